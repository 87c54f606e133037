//! Positions as text: FEN (Forsyth–Edwards Notation, PGN standard 16.1) with X-FEN and Shredder-FEN for Chess960.
//!
//! Reading takes both habits of writing the en passant square — after every double step, or only where a pawn can really
//! be captured — and fields left out at the end. Writing gives X-FEN: the square only where a capture is legal, and
//! `KQkq` unless an outer rook on the same side makes the file letter necessary.

mod check;

use std::fmt::{self, Display, Formatter, Write as _};
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::bitboard::Bitboard;
use crate::board::{Board, Wing};
use crate::piece::{Color, Man, Piece};
use crate::square::Square;

pub use check::Impossible;

/// The start of every ordinary game.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FenError {
    /// There is nothing.
    #[error("there is no position")]
    Empty,
    /// There are more than the six fields of a FEN.
    #[error("a FEN has six fields, this has more")]
    TooManyFields,
    /// The placement has not eight ranks.
    #[error("the board has 8 ranks, this has {0}")]
    Ranks(
        /// How many.
        usize,
    ),
    /// A rank has not eight squares.
    #[error("rank {rank} has {squares} squares and not 8")]
    Squares {
        /// Which rank, 1–8.
        rank: u8,
        /// How many squares.
        squares: usize,
    },
    /// A character that is no piece.
    #[error("'{0}' is no piece")]
    Piece(
        /// The character.
        char,
    ),
    /// The second field is neither `w` nor `b`.
    #[error("the player to move is w or b, not '{0}'")]
    Turn(
        /// The field.
        String,
    ),
    /// The third field names no rights to castle.
    #[error(
        "'{0}' does not say who may castle: it is - or letters such as KQkq or, in Chess960, those of the rooks' files"
    )]
    Castling(
        /// The field.
        String,
    ),
    /// A right to castle without king and rook in their places.
    #[error("'{0}' needs {1}'s king and a rook on that side of it on the first rank")]
    NoCastling(
        /// The letter.
        char,
        /// Whose.
        &'static str,
    ),
    /// The fourth field is no square that a pawn can have passed.
    #[error("'{0}' is no square that a pawn has just passed")]
    EnPassant(
        /// The field.
        String,
    ),
    /// The fifth field is no number of quiet plies.
    #[error("'{0}' is no number of plies without capture or pawn move: it goes from 0 to 255")]
    QuietPlies(
        /// The field.
        String,
    ),
    /// The sixth field is no move number.
    #[error("'{0}' is no move number")]
    Number(
        /// The field.
        String,
    ),
    /// The men cannot stand so in any game.
    #[error(transparent)]
    Impossible(#[from] Impossible),
}

impl FromStr for Board {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        let mut fields = text.split_ascii_whitespace();
        let placement = fields.next().ok_or(FenError::Empty)?;
        let mut field = |missing| fields.next().unwrap_or(missing);
        let turn = field("w");
        let (castling, en_passant, quiet_plies, number) = (field("-"), field("-"), field("0"), field("1"));
        if fields.next().is_some() {
            return Err(FenError::TooManyFields);
        }
        let turn = match turn {
            "w" | "W" => Color::White,
            "b" | "B" => Color::Black,
            _ => return Err(FenError::Turn(turn.to_owned())),
        };
        let mut board = Self::from_men(read_placement(placement)?, turn);
        check::men(&board)?;
        read_castling(&mut board, castling)?;
        read_en_passant(&mut board, en_passant)?;
        board.count_from(read_quiet_plies(quiet_plies)?, read_number(number)?);
        Ok(board)
    }
}

fn read_placement(text: &str) -> Result<Vec<(Square, Man)>, FenError> {
    let ranks: Vec<&str> = text.split('/').collect();
    if ranks.len() != 8 {
        return Err(FenError::Ranks(ranks.len()));
    }
    let mut men = Vec::with_capacity(32);
    for (rank, text) in (0..8).rev().zip(ranks) {
        let mut file = 0;
        for letter in text.chars() {
            if let Some(gap @ 1..=8) = letter.to_digit(10) {
                file += gap as usize;
                continue;
            }
            let man = Man::from_letter(letter).ok_or(FenError::Piece(letter))?;
            if file < 8 {
                men.push((Square::at(file as u8, rank), man));
            }
            file += 1;
        }
        if file != 8 {
            return Err(FenError::Squares { rank: rank + 1, squares: file });
        }
    }
    Ok(men)
}

fn read_castling(board: &mut Board, text: &str) -> Result<(), FenError> {
    if text == "-" {
        return Ok(());
    }
    for letter in text.chars() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let rook = match letter.to_ascii_lowercase() {
            'k' => outer_rook(board, color, Wing::King),
            'q' => outer_rook(board, color, Wing::Queen),
            file @ 'a'..='h' => home_rooks(board, color).into_iter().find(|rook| rook.file_letter() == file),
            _ => return Err(FenError::Castling(text.to_owned())),
        };
        let rook = rook.ok_or(FenError::NoCastling(letter, color.name()))?;
        let wing = Wing::of(board.king(color), rook);
        if board.castling_rook(color, wing).is_some_and(|other| other != rook) {
            return Err(FenError::Castling(text.to_owned()));
        }
        board.allow_castling(rook);
    }
    Ok(())
}

/// The rooks that stand on the king's rank, if that is the first.
fn home_rooks(board: &Board, color: Color) -> Bitboard {
    let home = Bitboard::relative_rank(color, 0);
    if home.has(board.king(color)) { board.men(color, Piece::Rook) & home } else { Bitboard::EMPTY }
}

/// The rook furthest out on that side of the king, which X-FEN means by `K` and `Q`.
fn outer_rook(board: &Board, color: Color, wing: Wing) -> Option<Square> {
    let rooks = home_rooks(board, color);
    let outer = match wing {
        Wing::King => rooks.last(),
        Wing::Queen => rooks.first(),
    };
    outer.filter(|&rook| Wing::of(board.king(color), rook) == wing)
}

fn read_en_passant(board: &mut Board, text: &str) -> Result<(), FenError> {
    if text == "-" {
        return Ok(());
    }
    let refusal = || FenError::EnPassant(text.to_owned());
    let square: Square = text.parse().map_err(|_| refusal())?;
    let them = board.turn().other();
    if square.relative_rank(them) != 2 {
        return Err(refusal());
    }
    let pawn = square.forward(them, 1);
    let origin = square.forward(board.turn(), 1);
    if !board.men(them, Piece::Pawn).has(pawn) || board.occupied().meets(square.bit() | origin.bit()) {
        return Err(refusal());
    }
    board.offer_en_passant(square);
    Ok(())
}

/// The number of quiet plies. It may be beyond the 150 that end a game by the Laws of today: older games went on.
fn read_quiet_plies(text: &str) -> Result<u8, FenError> {
    let plies = plain_number(text).and_then(|plies| u8::try_from(plies).ok());
    plies.ok_or_else(|| FenError::QuietPlies(text.to_owned()))
}

/// The move number. Some programs count from 0; that is taken for 1.
fn read_number(text: &str) -> Result<u16, FenError> {
    plain_number(text).map(|number| number.max(1)).ok_or_else(|| FenError::Number(text.to_owned()))
}

fn plain_number(text: &str) -> Option<u16> {
    if text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

impl Serialize for Board {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Board {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

/// X-FEN.
impl Display for Board {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.write(false))
    }
}

impl Board {
    /// Shredder-FEN: rights to castle always by the files of the rooks (`HAha`).
    pub fn shredder_fen(&self) -> String {
        self.write(true)
    }

    /// The first four fields of the X-FEN, which is how EPD writes positions.
    pub fn epd(&self) -> String {
        self.four_fields(false)
    }

    fn write(&self, files: bool) -> String {
        format!("{} {} {}", self.four_fields(files), self.quiet_plies(), self.number())
    }

    fn four_fields(&self, files: bool) -> String {
        let mut text = self.placement();
        text.push_str(if self.turn() == Color::White { " w " } else { " b " });
        let castling = self.castling_field(files);
        text.push_str(if castling.is_empty() { "-" } else { &castling });
        match self.en_passant() {
            Some(square) => write!(text, " {square}").expect("a String takes everything"),
            None => text.push_str(" -"),
        }
        text
    }

    /// The first field: the men, from a8 to h1.
    fn placement(&self) -> String {
        let mut text = String::with_capacity(80);
        for rank in (0..8).rev() {
            let mut gap = 0;
            for file in 0..8 {
                let Some(man) = self.man_on(Square::at(file, rank)) else {
                    gap += 1;
                    continue;
                };
                push_gap(&mut text, &mut gap);
                text.push(man.letter());
            }
            push_gap(&mut text, &mut gap);
            if rank > 0 {
                text.push('/');
            }
        }
        text
    }

    fn castling_field(&self, files: bool) -> String {
        let mut text = String::with_capacity(4);
        for color in Color::BOTH {
            for wing in Wing::BOTH {
                let Some(rook) = self.castling_rook(color, wing) else { continue };
                let letter = match wing {
                    _ if files || outer_rook(self, color, wing) != Some(rook) => rook.file_letter(),
                    Wing::King => 'k',
                    Wing::Queen => 'q',
                };
                text.push(if color == Color::White { letter.to_ascii_uppercase() } else { letter });
            }
        }
        text
    }

    /// Whether every right to castle is one of ordinary chess: king on the e-file, rook in the corner.
    pub fn castles_ordinarily(&self) -> bool {
        Color::BOTH.into_iter().all(|color| {
            let rooks = self.castling() & self.color(color);
            rooks.is_empty()
                || self.king(color).file() == 4 && rooks.into_iter().all(|rook| matches!(rook.file(), 0 | 7))
        })
    }
}

fn push_gap(text: &mut String, gap: &mut u8) {
    if *gap > 0 {
        text.push(char::from(b'0' + *gap));
        *gap = 0;
    }
}

/// The start of an ordinary game.
impl Default for Board {
    fn default() -> Self {
        static BOARD: LazyLock<Board> = LazyLock::new(|| START.parse().expect("the start is a position"));
        *BOARD
    }
}

impl Board {
    /// The start position of Chess960 with that number, 0–959, after Reinhard Scharnagl's numbering (518 is the ordinary
    /// one); `None` beyond.
    pub fn chess960(number: u16) -> Option<Self> {
        let mut free: Vec<u8> = (0..8).collect();
        let mut rank = [Piece::Rook; 8];
        let mut place = |free: &mut Vec<u8>, index: usize, piece| rank[usize::from(free.remove(index))] = piece;
        let number = usize::from(number);
        if number >= 960 {
            return None;
        }
        let (rest, light) = (number / 4, 2 * (number % 4) + 1);
        let (rest, dark) = (rest / 4, 2 * (rest % 4));
        // The bishop on the greater file first: removing it does not shift the other.
        place(&mut free, light.max(dark), Piece::Bishop);
        place(&mut free, light.min(dark), Piece::Bishop);
        place(&mut free, rest % 6, Piece::Queen);
        let (first, second) = KNIGHTS[rest / 6];
        place(&mut free, second, Piece::Knight);
        place(&mut free, first, Piece::Knight);
        // King between the rooks, which take what is left.
        place(&mut free, 1, Piece::King);
        let letters: String = rank.iter().map(|piece| piece.letter()).collect();
        format!("{letters}/pppppppp/8/8/8/8/PPPPPPPP/{} w KQkq - 0 1", letters.to_uppercase()).parse().ok()
    }
}

/// The ten ways to put two knights on five squares, in Scharnagl's order.
const KNIGHTS: [(usize, usize); 10] = [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];
