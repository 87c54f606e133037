//! Counting the leaves of the tree of moves: the usual check of a move generator, and its usual race.

use crate::board::Board;

/// How many sequences of `depth` legal moves there are. Those of the last move are counted without being made.
pub fn perft(board: &Board, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => board.count_moves(),
        _ => board.moves().iter().map(|&mv| perft(&board.after(mv), depth - 1)).sum(),
    }
}
