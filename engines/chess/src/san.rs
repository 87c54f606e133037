//! Moves as people write them: SAN (standard algebraic notation, FIDE Laws appendix C and PGN standard 8.2.3).
//!
//! Writing gives the shortest unambiguous form. Reading also takes what else is in use: long forms (`Ng1-f3`, `e2e4`),
//! more detail than needed, no sign for captures and checks, `0-0`, `e8Q`, `e8(Q)`, figurines, and piece letters of the
//! language asked for.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::{Board, Wing};
use crate::moves::{Kind, Move};
use crate::piece::Piece;
use crate::square::Square;
use crate::uci::UciMove;

/// The signs for the pieces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Letters {
    /// `N B R Q K`, which PGN prescribes.
    #[default]
    English,
    /// `H F B V K`: huszár, futó, bástya, vezér, király.
    Hungarian,
    /// `♘ ♗ ♖ ♕ ♔`, understood in every language.
    Figurine,
}

impl Letters {
    /// The sign of a piece; pawns have none.
    const fn sign(self, piece: Piece) -> &'static str {
        let signs = match self {
            Self::English => ["", "N", "B", "R", "Q", "K"],
            Self::Hungarian => ["", "H", "F", "B", "V", "K"],
            Self::Figurine => ["", "♘", "♗", "♖", "♕", "♔"],
        };
        signs[piece.index()]
    }

    /// The piece of a sign. Figurines of both colours are known in every language.
    fn piece(self, sign: char) -> Option<Piece> {
        let letters = match self {
            Self::English | Self::Figurine => ['P', 'N', 'B', 'R', 'Q', 'K'],
            Self::Hungarian => ['G', 'H', 'F', 'B', 'V', 'K'],
        };
        let sets = [letters, ['♙', '♘', '♗', '♖', '♕', '♔'], ['♟', '♞', '♝', '♜', '♛', '♚']];
        let mut places = sets.iter().filter_map(|set| set.iter().position(|&known| known == sign));
        places.next().map(|place| Piece::ALL[place])
    }

    /// The piece at the start of a move. Small letters that are no files, typed in haste, count as well.
    fn leading_piece(self, sign: char) -> Option<Piece> {
        let is_file = matches!(sign, 'a'..='h');
        self.piece(if is_file { sign } else { sign.to_ascii_uppercase() })
    }

    /// What a pawn becomes; here small letters cannot be mistaken.
    fn promotion(self, sign: char) -> Option<Piece> {
        let piece = self.piece(sign.to_ascii_uppercase());
        piece.filter(|piece| !matches!(piece, Piece::Pawn | Piece::King))
    }
}

/// Why a text is no move here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SanError {
    /// It is not written like a move.
    #[error("this is not written like a move")]
    NoMove,
    /// No piece can make the move.
    #[error("this move is not legal here")]
    Illegal,
    /// Several pieces can make the move.
    #[error("several pieces can make this move")]
    Ambiguous,
}

/// What a text says of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Castle(Wing),
    Move {
        /// `None` if origin and target are given and leave no doubt.
        piece: Option<Piece>,
        /// Where the piece may come from.
        from: Bitboard,
        to: Square,
        promotion: Option<Piece>,
    },
}

/// Longer than any way to write a move.
const LONGEST: usize = 16;

impl Board {
    /// The move in SAN. It must be legal here; the null move is `--`.
    pub fn san(&self, mv: Move, letters: Letters) -> String {
        let mut text = self.san_without_check(mv, letters);
        if !mv.is_null() {
            let next = self.after(mv);
            if next.in_check() {
                text.push(if next.can_move() { '+' } else { '#' });
            }
        }
        text
    }

    fn san_without_check(&self, mv: Move, letters: Letters) -> String {
        if mv.is_null() {
            return "--".to_owned();
        }
        let (from, to) = (mv.from(), mv.to());
        if mv.is_castle() {
            return match Wing::of(from, to) {
                Wing::King => "O-O".to_owned(),
                Wing::Queen => "O-O-O".to_owned(),
            };
        }
        let piece = self.piece_on(from).unwrap_or(Piece::Pawn);
        let mut text = String::with_capacity(8);
        text.push_str(letters.sign(piece));
        let capture = self.is_capture(mv);
        if piece != Piece::Pawn {
            self.push_origin(&mut text, mv, piece);
        } else if capture {
            text.push(from.file_letter());
        }
        if capture {
            text.push('x');
        }
        text.push(to.file_letter());
        text.push(to.rank_digit());
        if let Some(piece) = mv.promotion() {
            text.push('=');
            text.push_str(letters.sign(piece));
        }
        text
    }

    /// As much of the origin as tells the move from those of other pieces of the kind: the file, else the rank, else both.
    fn push_origin(&self, text: &mut String, mv: Move, piece: Piece) {
        let rivals = self.rivals(mv, piece);
        let (from, any) = (mv.from(), !rivals.is_empty());
        let same_file = rivals.meets(Bitboard::file(from.file()));
        let same_rank = rivals.meets(Bitboard::rank(from.rank()));
        if any && (!same_file || same_rank) {
            text.push(from.file_letter());
        }
        if same_file {
            text.push(from.rank_digit());
        }
    }

    /// The other pieces of the kind that can legally go to the same square.
    fn rivals(&self, mv: Move, piece: Piece) -> Bitboard {
        let near = match piece {
            Piece::Knight => attacks::knight(mv.to()),
            Piece::Bishop => attacks::bishop(mv.to(), self.occupied()),
            Piece::Rook => attacks::rook(mv.to(), self.occupied()),
            Piece::Queen => attacks::queen(mv.to(), self.occupied()),
            Piece::Pawn | Piece::King => Bitboard::EMPTY,
        };
        let near = (near & self.men(self.turn(), piece)).without(mv.from().bit());
        if near.is_empty() {
            return near;
        }
        let same = |other: &&Move| other.to() == mv.to() && near.has(other.from());
        self.moves().iter().filter(same).map(|other| other.from()).collect()
    }

    /// The legal move that the text means.
    ///
    /// # Errors
    /// If it is not written like a move, or no or several moves are meant.
    pub fn parse_san(&self, text: &str, letters: Letters) -> Result<Move, SanError> {
        let said = read(text, letters).ok_or(SanError::NoMove)?;
        let moves = self.moves();
        let mut meant = moves.iter().filter(|&&mv| self.is_meant(mv, said));
        let found = *meant.next().ok_or(SanError::Illegal)?;
        if meant.next().is_some() { Err(SanError::Ambiguous) } else { Ok(found) }
    }

    /// The moves, legal or not, that the text may mean: those of every piece of its kind.
    pub(crate) fn written_in_san(&self, text: &str, letters: Letters) -> Vec<UciMove> {
        let us = self.turn();
        match read(text, letters) {
            None => Vec::new(),
            Some(Said::Castle(wing)) => {
                let king = self.king(us);
                vec![UciMove { from: king, to: king.with_file(wing.king_file()), promotion: None }]
            }
            Some(Said::Move { piece, from, to, promotion }) => {
                let own = piece.map_or(self.color(us), |piece| self.men(us, piece)) & from;
                own.into_iter().map(|from| UciMove { from, to, promotion }).collect()
            }
        }
    }

    fn is_meant(&self, mv: Move, said: Said) -> bool {
        match said {
            Said::Castle(wing) => mv.is_castle() && Wing::of(mv.from(), mv.to()) == wing,
            Said::Move { piece, from, to, promotion } => {
                let target = if mv.is_castle() { mv.uci(crate::Variant::Standard).to } else { mv.to() };
                target == to
                    && from.has(mv.from())
                    && mv.promotion() == promotion
                    && match piece {
                        Some(piece) => mv.kind() != Kind::Castle && self.pieces(piece).has(mv.from()),
                        None => true,
                    }
            }
        }
    }
}

/// Reads what a text says of a move; `None` if it is not written like one.
fn read(text: &str, letters: Letters) -> Option<Said> {
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    match text {
        "O-O" | "0-0" | "o-o" => return Some(Said::Castle(Wing::King)),
        "O-O-O" | "0-0-0" | "o-o-o" => return Some(Said::Castle(Wing::Queen)),
        _ => {}
    }
    let mut signs = ['\0'; LONGEST];
    let mut len = 0;
    for sign in text
        .trim_end_matches("e.p.")
        .trim_end()
        .chars()
        .filter(|sign| !matches!(sign, 'x' | ':' | '-' | '×' | '\u{fe0e}'))
    {
        *signs.get_mut(len)? = sign;
        len += 1;
    }
    let (piece, rest) = match &signs[..len] {
        [sign, rest @ ..] if let Some(piece) = letters.leading_piece(*sign) => (Some(piece), rest),
        rest => (None, rest),
    };
    let (promotion, rest) = read_promotion(rest, letters)?;
    let [origin @ .., file, rank] = rest else { return None };
    let to = square(*file, *rank)?;
    let (from, is_square) = read_origin(origin)?;
    let piece = if is_square { piece } else { Some(piece.unwrap_or(Piece::Pawn)) };
    Some(Said::Move { piece, from, to, promotion })
}

/// Takes `Q`, `=Q` or `(Q)` off the end; `None` if there is something else.
fn read_promotion(signs: &[char], letters: Letters) -> Option<(Option<Piece>, &[char])> {
    match signs {
        [.., '1'..='8'] => Some((None, signs)),
        [rest @ .., '(', sign, ')'] | [rest @ .., '=' | '/', sign] | [rest @ .., sign] => {
            Some((Some(letters.promotion(*sign)?), rest))
        }
        [] => None,
    }
}

/// The squares of an origin of which file, rank, both or nothing is given, and whether it is a square.
fn read_origin(signs: &[char]) -> Option<(Bitboard, bool)> {
    match *signs {
        [] => Some((Bitboard::ALL, false)),
        [file @ 'a'..='h'] => Some((Bitboard::file(file as u8 - b'a'), false)),
        [rank @ '1'..='8'] => Some((Bitboard::rank(rank as u8 - b'1'), false)),
        [file, rank] => Some((square(file, rank)?.bit(), true)),
        _ => None,
    }
}

fn square(file: char, rank: char) -> Option<Square> {
    Square::from_chars(u8::try_from(file).ok()?, u8::try_from(rank).ok()?)
}
