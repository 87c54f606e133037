//! What a position is worth without looking ahead.
//!
//! The value is a sum of terms, each a count times a weight, tapered between middle game and endgame by the pieces on the
//! board (the usual *tapered evaluation*). The same code adds up the weights for the search and lists the counts for the
//! tuner (see [`Tally`]). The weights are made by `examples/tune.rs`.

mod endings;
mod king;
mod pair;
mod pawns;
mod scene;
pub mod terms;
mod threats;
mod weights;

pub use endings::is_bare_king_lost;
pub use pair::Pair;
pub use pawns::PawnTable;
pub use weights::WEIGHTS;

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Color, Piece};
use scene::Scene;

/// Takes the terms that a position has.
pub trait Tally {
    /// A term, by its place in the list of weights, is there `count` times in favour of `color`.
    fn add(&mut self, color: Color, term: usize, count: i32);
}

/// Adds up the weights.
#[derive(Default)]
struct Sum([Pair; 2]);

impl Sum {
    /// White's sum minus Black's.
    fn difference(&self) -> Pair {
        self.0[0] - self.0[1]
    }
}

impl Tally for Sum {
    #[inline]
    fn add(&mut self, color: Color, term: usize, count: i32) {
        self.0[color.index()] += WEIGHTS[term] * count;
    }
}

/// The phase with all pieces on the board.
pub const FULL_PHASE: i32 = 24;

/// The phase, by how much of the middle game each piece carries: [`FULL_PHASE`] with all pieces on the board, 0 without.
pub fn phase(board: &Board) -> i32 {
    let minors = board.pieces(Piece::Knight) | board.pieces(Piece::Bishop);
    let [minors, rooks, queens] = [minors, board.pieces(Piece::Rook), board.pieces(Piece::Queen)].map(Bitboard::count);
    (minors + 2 * rooks + 4 * queens).cast_signed().min(FULL_PHASE)
}

/// The value of the position for the player to move, in hundredths of a pawn.
pub fn evaluate(board: &Board) -> i32 {
    evaluate_with(board, &pawns::Structure::of(board))
}

/// The value of the position for the player to move, whose pawns have that structure.
fn evaluate_with(board: &Board, pawns: &pawns::Structure) -> i32 {
    let us = board.turn();
    if let Some(value) = endings::evaluate(board) {
        return if us == Color::White { value } else { -value };
    }
    let mut sum = Sum::default();
    tally_pieces(board, pawns.passed, &mut sum);
    let pair = pawns.value + sum.difference();
    let end = pair.end() * scale(board, pair.end()) / FULL_SCALE;
    let phase = phase(board);
    let value = (pair.middle() * phase + end * (FULL_PHASE - phase)) / FULL_PHASE;
    if us == Color::White { value } else { -value }
}

/// Gives all terms of the position to `tally`.
pub fn tally(board: &Board, tally: &mut impl Tally) {
    let passed = Color::BOTH.map(|color| pawns::structure(board, color, tally));
    tally_pieces(board, passed, tally);
}

/// Gives all terms to `tally` that do not depend on the pawns alone; `passed` are the passed pawns of both colours.
fn tally_pieces(board: &Board, passed: [Bitboard; 2], tally: &mut impl Tally) {
    let mut scene = Scene::new(board);
    for color in Color::BOTH {
        scene.pieces(color, tally);
    }
    for color in Color::BOTH {
        pawns::passed(&scene, color, passed[color.index()], tally);
        threats::add(&scene, color, tally);
        king::add(&scene, color, tally);
    }
    tally.add(board.turn(), terms::TEMPO.first, 1);
}

/// The scale of an ending that is as good as any.
pub const FULL_SCALE: i32 = 64;

/// How much of the value of an endgame counts, in 64ths, if White's advantage is `advantage`: little where the stronger
/// side has no pawns and less than a rook more, less with bishops of opposite colours.
pub fn scale(board: &Board, advantage: i32) -> i32 {
    let strong = if advantage >= 0 { Color::White } else { Color::Black };
    let weak = strong.other();
    let pawns = board.men(strong, Piece::Pawn).count() as i32;
    if pawns == 0 {
        let knights = board.men(strong, Piece::Knight).count() as i32;
        let [own, other] = [strong, weak].map(|color| worth(board, color));
        if own < 4 || own == 6 && knights == 2 {
            return 0;
        }
        if own - other < 4 {
            return 12;
        }
    }
    if has_opposite_bishops(board) {
        return if worth(board, strong) == 3 && worth(board, weak) == 3 { 16 + 6 * pawns } else { 44 + 2 * pawns }
            .min(FULL_SCALE);
    }
    (44 + 8 * pawns).min(FULL_SCALE)
}

/// The pieces of a side without pawns, in pawns.
fn worth(board: &Board, color: Color) -> i32 {
    const WORTH: [i32; 6] = [0, 3, 3, 5, 9, 0];
    Piece::ALL.into_iter().map(|piece| WORTH[piece.index()] * board.men(color, piece).count() as i32).sum()
}

/// Whether each side has one bishop, and one is on light squares and one on dark squares.
fn has_opposite_bishops(board: &Board) -> bool {
    let bishops = board.pieces(Piece::Bishop);
    bishops.count() == 2
        && Color::BOTH.into_iter().all(|color| bishops.meets(board.color(color)))
        && bishops.meets(Bitboard::LIGHT)
        && bishops.meets(Bitboard::DARK)
}
