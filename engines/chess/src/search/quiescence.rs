//! Quiescence: captures and answers to checks until nothing is to be gained by them, so that no evaluation falls into the
//! middle of an exchange.

use super::Search;
use super::picker::Picker;
use super::table::{Bound, Entry};
use crate::board::Board;
use crate::moves::Move;
use crate::score::{INFINITE, mated_in};
use crate::see;

/// How much the position may improve beyond what is captured.
const MARGIN: i32 = 150;

impl Search {
    /// The value of a position for the player to move when only captures follow, as far as it lies between `alpha` and
    /// `beta` (fail-soft).
    pub(super) fn quiesce(&mut self, board: &Board, ply: usize, mut alpha: i32, beta: i32) -> i32 {
        if let Some(value) = self.visit(board, ply) {
            return value;
        }
        let found = self.table.get(board.hash(), ply);
        if let Some(entry) = found
            && entry.decides(alpha, beta)
            && beta - alpha == 1
        {
            return entry.score;
        }
        let in_check = board.in_check();
        let (eval, mut best) = if in_check {
            (0, -INFINITE)
        } else {
            let eval = found.map_or_else(|| self.evaluate(board), |entry| entry.eval);
            // The table may know the value of the position better.
            let better = found.filter(|entry| entry.decides(eval, eval + 1)).map_or(eval, |entry| entry.score);
            if better >= beta {
                return better;
            }
            alpha = alpha.max(better);
            (eval, better)
        };
        let first_alpha = alpha;
        let table_move = found.map_or(Move::NULL, |entry| entry.mv);
        let is_useful = !table_move.is_null()
            && (in_check || board.is_capture(table_move) || table_move.promotion().is_some())
            && board.is_legal(table_move);
        let table_move = if is_useful { table_move } else { Move::NULL };
        let mut picker = if in_check {
            Picker::new(table_move, [Move::NULL; 2], self.before(ply))
        } else {
            Picker::noisy(table_move)
        };
        let mut best_move = Move::NULL;
        while let Some(mv) = picker.next(board, &self.history) {
            if best > -crate::score::CERTAIN {
                if picker.is_at_bad() {
                    break;
                }
                if !in_check {
                    // Delta pruning: not even the victim would bring enough.
                    let gain = board.captured(mv).map_or(0, see::value) + mv.promotion().map_or(0, see::value);
                    if eval + gain + MARGIN <= alpha {
                        best = best.max(eval + gain + MARGIN);
                        continue;
                    }
                } else if !board.is_capture(mv) {
                    // One quiet way out of check is enough.
                    picker.skip_quiet();
                }
            }
            let value = -self.descend(board, mv, ply, |search, next| search.quiesce(next, ply + 1, -beta, -alpha));
            if self.has_ended {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = mv;
                    self.keep_line(ply, mv);
                    if value >= beta {
                        break;
                    }
                }
            }
        }
        if in_check && best == -INFINITE {
            return mated_in(ply);
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best > first_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry { mv: best_move, score: best, eval, depth: 0, bound, was_pv: false };
        self.table.put(board.hash(), ply, entry);
        best
    }
}
