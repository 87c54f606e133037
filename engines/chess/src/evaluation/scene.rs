//! The pieces, where they stand and what they attack.

use super::{Tally, terms};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Color, Piece};
use crate::square::Square;

/// A position with all that several terms ask for.
pub struct Scene<'a> {
    pub board: &'a Board,
    /// What the pieces of a kind attack, by colour and kind.
    pub attacks: [[Bitboard; 6]; 2],
    /// What a colour attacks at all.
    pub all: [Bitboard; 2],
    /// What a colour attacks more than once.
    pub twice: [Bitboard; 2],
    /// The squares around the king of a colour, and those one further ahead.
    pub zones: [Bitboard; 2],
    /// How strongly a colour attacks the zone of the other's king.
    pub units: [usize; 2],
    /// How many pieces do so.
    pub attackers: [usize; 2],
}

/// What an attack on one square near the king counts, by kind of piece.
const UNITS: [usize; 6] = [0, 2, 2, 3, 5, 0];

impl<'a> Scene<'a> {
    pub fn new(board: &'a Board) -> Self {
        let mut scene = Self {
            board,
            attacks: [[Bitboard::EMPTY; 6]; 2],
            all: [Bitboard::EMPTY; 2],
            twice: [Bitboard::EMPTY; 2],
            zones: [Bitboard::EMPTY; 2],
            units: [0; 2],
            attackers: [0; 2],
        };
        for color in Color::BOTH {
            let king = board.king(color);
            let around = attacks::king(king);
            scene.zones[color.index()] = around | king.bit() | around.forward(color);
            scene.attack(color, Piece::King, around);
            let pawns = board.men(color, Piece::Pawn).forward(color);
            scene.attack(color, Piece::Pawn, pawns.east());
            scene.attack(color, Piece::Pawn, pawns.west());
        }
        scene
    }

    fn attack(&mut self, color: Color, piece: Piece, squares: Bitboard) {
        let side = color.index();
        self.twice[side] |= self.all[side] & squares;
        self.all[side] |= squares;
        self.attacks[side][piece.index()] |= squares;
    }

    /// Material, squares and mobility of the pieces of a colour. Notes what they attack.
    pub fn pieces(&mut self, color: Color, tally: &mut impl Tally) {
        for piece in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen] {
            for square in self.board.men(color, piece) {
                stand(color, piece, square, tally);
                self.piece(color, piece, square, tally);
            }
        }
        tally.add(color, terms::SQUARES.at(Piece::King.index() * 32 + place(color, self.board.king(color))), 1);
        self.bishops(color, tally);
    }

    fn piece(&mut self, color: Color, piece: Piece, square: Square, tally: &mut impl Tally) {
        let (us, them) = (color.index(), color.other().index());
        let board = self.board;
        let occupied = board.occupied();
        // Pieces that move the same way see through one another.
        let queens = board.men(color, Piece::Queen);
        let (squares, mobility) = match piece {
            Piece::Knight => (attacks::knight(square), terms::KNIGHT_MOBILITY),
            Piece::Bishop => (attacks::bishop(square, occupied ^ queens), terms::BISHOP_MOBILITY),
            Piece::Rook => {
                let rooks = board.men(color, Piece::Rook);
                (attacks::rook(square, occupied ^ queens ^ rooks), terms::ROOK_MOBILITY)
            }
            _ => (attacks::queen(square, occupied), terms::QUEEN_MOBILITY),
        };
        self.attack(color, piece, squares);
        let free = squares.without(board.color(color) & (board.pieces(Piece::Pawn) | board.pieces(Piece::King)));
        let safe = free.without(self.attacks[them][Piece::Pawn.index()]);
        tally.add(color, mobility.at(safe.count() as usize), 1);

        let near_king = (squares & self.zones[them]).count() as usize;
        if near_king > 0 {
            self.attackers[us] += 1;
            self.units[us] += UNITS[piece.index()] * near_king;
        }
        match piece {
            Piece::Rook => self.rook(color, square, tally),
            Piece::Knight | Piece::Bishop => self.minor(color, piece, square, tally),
            _ => {}
        }
    }

    fn rook(&self, color: Color, square: Square, tally: &mut impl Tally) {
        let pawns = self.board.pieces(Piece::Pawn) & Bitboard::file(square.file());
        if !pawns.meets(self.board.color(color)) {
            tally.add(color, terms::ROOK_FILE.at(usize::from(pawns.is_empty())), 1);
        }
    }

    /// Outposts (Hans Kmoch, *Pawn Power in Chess*, 1959).
    fn minor(&self, color: Color, piece: Piece, square: Square, tally: &mut impl Tally) {
        let is_defended = self.attacks[color.index()][Piece::Pawn.index()].has(square);
        if is_defended && square.relative_rank(color) >= 3 {
            let attackers = ahead(color, square) & beside(square.file());
            if !attackers.meets(self.board.men(color.other(), Piece::Pawn)) {
                tally.add(color, terms::OUTPOST.at(usize::from(piece == Piece::Bishop)), 1);
            }
        }
    }

    fn bishops(&self, color: Color, tally: &mut impl Tally) {
        let bishops = self.board.men(color, Piece::Bishop);
        let pawns = self.board.men(color, Piece::Pawn);
        let both = [Bitboard::LIGHT, Bitboard::DARK].map(|shade| bishops.meets(shade));
        if both == [true; 2] {
            tally.add(color, terms::BISHOP_PAIR.first, 1);
        }
        for (has, shade) in both.into_iter().zip([Bitboard::LIGHT, Bitboard::DARK]) {
            if has {
                tally.add(color, terms::BAD_BISHOP.first, (pawns & shade).count() as i32);
            }
        }
    }
}

/// A piece other than a king is there, and on that square.
pub fn stand(color: Color, piece: Piece, square: Square, tally: &mut impl Tally) {
    tally.add(color, terms::MATERIAL.at(piece.index()), 1);
    tally.add(color, terms::SQUARES.at(piece.index() * 32 + place(color, square)), 1);
}

/// The place of a square among the 32 of [`terms::SQUARES`].
fn place(color: Color, square: Square) -> usize {
    let file = square.file().min(7 - square.file());
    usize::from(square.relative_rank(color) * 4 + file)
}

/// The files beside a file.
pub fn beside(file: u8) -> Bitboard {
    let file = Bitboard::file(file);
    file.east() | file.west()
}

/// All ranks before the square, as `color` sees it.
pub fn ahead(color: Color, square: Square) -> Bitboard {
    let rank = u32::from(square.rank());
    match color {
        Color::White => Bitboard(u64::MAX.checked_shl(8 * (rank + 1)).unwrap_or(0)),
        Color::Black => Bitboard((1 << (8 * rank)) - 1),
    }
}

/// The king's steps from one square to another.
pub fn distance(from: Square, to: Square) -> usize {
    let [files, ranks] = [from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank())];
    usize::from(files.max(ranks))
}
