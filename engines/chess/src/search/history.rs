//! What has been learnt of moves while searching: which quiet moves and captures refuted others, in general and after the
//! moves before them (Schaeffer, *The History Heuristic*, 1983; continuation histories as in today's engines), and how far
//! the evaluation was off with the same pawns or the same pieces (*correction histories*).

use crate::board::Board;
use crate::moves::{Kind, Move};
use crate::piece::{Color, Piece};

/// Values stay within ± this.
pub const MOST: i32 = 16_384;

/// The kind of a piece with its colour and a square: what the continuation history is asked for.
pub const STEPS: usize = 2 * 6 * 64;

/// The entries of a correction history for each colour.
const STRUCTURES: usize = 1 << 14;

/// The correction histories: by the pawns, by White's pieces, by Black's pieces.
const ASPECTS: usize = 3;

/// Corrections are kept this many times finer than hundredths of a pawn.
const FINER: i32 = 256;

/// The largest correction, in hundredths of a pawn.
const MOST_CORRECTION: i32 = 96;

/// The tables.
pub struct History {
    /// By colour, whether origin and target are attacked left aside: origin and target.
    butterfly: Box<[i16]>,
    /// By the step before (see [`step`]) and this one.
    continuation: Box<[i16]>,
    /// By step and kind of the captured piece.
    captures: Box<[i16]>,
    /// By aspect, colour and a hash of the pawns or pieces (see [`structures`]), in parts of [`FINER`].
    corrections: Box<[i16]>,
}

/// A move as a number below [`STEPS`].
pub fn step(board: &Board, mv: Move) -> usize {
    let piece = board.piece_on(mv.from()).unwrap_or(Piece::Pawn);
    (board.turn().index() * 6 + piece.index()) * 64 + mv.to().index()
}

impl History {
    /// Knows nothing.
    pub fn new() -> Self {
        let zeros = |len| vec![0; len].into_boxed_slice();
        Self {
            butterfly: zeros(2 * 64 * 64),
            continuation: zeros(STEPS * STEPS),
            captures: zeros(STEPS * 6),
            corrections: zeros(ASPECTS * 2 * STRUCTURES),
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.butterfly.fill(0);
        self.continuation.fill(0);
        self.captures.fill(0);
        self.corrections.fill(0);
    }

    /// How good a quiet move has been, in general and after the moves `before`.
    pub fn quiet(&self, board: &Board, mv: Move, before: [Option<usize>; 2]) -> i32 {
        let now = step(board, mv);
        let after = |before: usize| i32::from(self.continuation[before * STEPS + now]);
        i32::from(self.butterfly[from_to(board.turn(), mv)]) + before.into_iter().flatten().map(after).sum::<i32>()
    }

    /// How good a capture has been.
    pub fn capture(&self, board: &Board, mv: Move) -> i32 {
        i32::from(self.captures[capture(board, mv)])
    }

    /// A quiet move was good (`bonus` positive) or not.
    pub fn learn_quiet(&mut self, board: &Board, mv: Move, before: [Option<usize>; 2], bonus: i32) {
        learn(&mut self.butterfly[from_to(board.turn(), mv)], bonus);
        let now = step(board, mv);
        for before in before.into_iter().flatten() {
            learn(&mut self.continuation[before * STEPS + now], bonus);
        }
    }

    /// A capture was good (`bonus` positive) or not.
    pub fn learn_capture(&mut self, board: &Board, mv: Move, bonus: i32) {
        learn(&mut self.captures[capture(board, mv)], bonus);
    }

    /// What is to be added to the evaluation of the position.
    pub fn correction(&self, board: &Board) -> i32 {
        structures(board).map(|structure| i32::from(self.corrections[structure])).iter().sum::<i32>() / FINER
    }

    /// The search to `depth` came to a value that is so far from the evaluation.
    pub fn learn_correction(&mut self, board: &Board, depth: i32, difference: i32) {
        let weight = (depth + 1).min(16);
        let wanted = (difference * FINER).clamp(-MOST_CORRECTION * FINER, MOST_CORRECTION * FINER);
        for structure in structures(board) {
            let entry = &mut self.corrections[structure];
            *entry = ((i32::from(*entry) * (256 - weight) + wanted * weight) / 256) as i16;
        }
    }
}

/// Moves a value towards ±[`MOST`], the slower the nearer it is.
fn learn(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / MOST) as i16;
}

fn from_to(color: Color, mv: Move) -> usize {
    (color.index() * 64 + mv.from().index()) * 64 + mv.to().index()
}

fn capture(board: &Board, mv: Move) -> usize {
    let captured = match mv.kind() {
        Kind::EnPassant => Piece::Pawn,
        _ => board.piece_on(mv.to()).unwrap_or(Piece::King),
    };
    step(board, mv) * 6 + captured.index()
}

/// The places of the corrections for a position, by each aspect.
fn structures(board: &Board) -> [usize; ASPECTS] {
    let place = |aspect: usize, key: u64| {
        (aspect * 2 + board.turn().index()) * STRUCTURES + (key >> (u64::BITS - STRUCTURES.ilog2())) as usize
    };
    let [white, black] = Color::BOTH.map(|color| board.piece_hash(color));
    [place(0, board.pawn_hash()), place(1, white), place(2, black)]
}
