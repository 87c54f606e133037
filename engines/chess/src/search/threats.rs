//! Where pieces are attacked by lesser ones, which is where quiet moves take them from and not to.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::moves::Move;
use crate::piece::Piece;

/// How much more a quiet move is worth that brings a piece of a kind out of such an attack, on the scale of the histories.
const RELIEF: [i32; 6] = [0, 800, 800, 1400, 2400, 0];

/// The squares on which the player to move would lose a piece to a lesser one.
pub struct Threats {
    /// By the kind of the piece that stands there.
    squares: [Bitboard; 6],
}

impl Threats {
    /// The threats in a position.
    pub fn of(board: &Board) -> Self {
        let them = board.turn().other();
        let occupied = board.occupied();
        let by = |piece, attack: fn(_, _) -> Bitboard| {
            board.men(them, piece).into_iter().fold(Bitboard::EMPTY, |all, square| all | attack(square, occupied))
        };
        let pawns = board.men(them, Piece::Pawn).pawn_attacks(them);
        let minors = pawns | board.men(them, Piece::Knight).knight_attacks() | by(Piece::Bishop, attacks::bishop);
        let rooks = minors | by(Piece::Rook, attacks::rook);
        Self { squares: [Bitboard::EMPTY, pawns, pawns, minors, rooks, Bitboard::EMPTY] }
    }

    /// What a quiet move is worth for leaving such a square, or loses for going to one.
    pub fn relief(&self, board: &Board, mv: Move) -> i32 {
        let piece = board.piece_on(mv.from()).unwrap_or(Piece::King).index();
        let [from, to] = [mv.from(), mv.to()].map(|square| i32::from(self.squares[piece].has(square)));
        RELIEF[piece] * (from - to)
    }
}
