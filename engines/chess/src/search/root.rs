//! The root: iterations, windows, and the moves to choose among.

use parlour_core::Control;

use super::pvs::{Node, ONE, reduction};
use super::{MOST_DEPTH, Search};
use crate::moves::Move;
use crate::score::{INFINITE, is_mate};

/// One of the moves to choose among.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The move.
    pub mv: Move,
    /// Its value for the player to move, by the last search that asked for it.
    pub score: i32,
    /// The line of best play, beginning with the move.
    pub pv: Vec<Move>,
    /// The positions looked at after it.
    pub nodes: u64,
}

impl Line {
    pub(super) fn new(mv: Move) -> Self {
        Self { mv, score: -INFINITE, pv: vec![mv], nodes: 0 }
    }
}

/// Half the width of the first window around the value of the last iteration.
const WINDOW: i32 = 16;

impl Search {
    /// Deepens until a limit of `control` comes, or the task is done, or `goes_on`, asked after each iteration, says no.
    /// At least one iteration is made. Called again, it goes on with the iteration that was interrupted.
    pub fn run(&mut self, control: &Control, mut goes_on: impl FnMut(&Self) -> bool) {
        self.control = control.clone();
        self.has_ended = false;
        if self.depth == 0 {
            self.table.grow_older();
        }
        let most = control.depth_limit.map_or(MOST_DEPTH, |limit| limit.clamp(1, MOST_DEPTH));
        while self.depth < most && !self.lines.is_empty() {
            self.has_ended = self.depth > 0 && (control.interrupted() || self.must_end());
            if self.has_ended {
                break;
            }
            self.iterate();
            if self.has_ended {
                break;
            }
            self.depth += 1;
            if !goes_on(self) {
                break;
            }
        }
    }

    /// Makes one more iteration. Interrupted, it leaves what the last one found, and of a search for one line also a better
    /// move that was found since.
    fn iterate(&mut self) {
        self.iteration = self.depth as i32 + 1;
        let wanted = self.task.lines.clamp(1, self.lines.len());
        let last = if wanted > 1 { self.lines.clone() } else { Vec::new() };
        for index in 0..wanted {
            self.aspire(index);
            if self.has_ended {
                if wanted > 1 {
                    self.lines = last;
                }
                return;
            }
            self.lines[..=index].sort_by_key(|line| -line.score);
        }
    }

    /// Searches the moves from `index` on with a window around the last value, which is opened when the value lies outside
    /// (*aspiration windows*).
    fn aspire(&mut self, index: usize) {
        let guess = self.lines[index].score;
        let mut delta = WINDOW;
        let is_wide = self.iteration < 5 || is_mate(guess) || guess == -INFINITE;
        let (mut alpha, mut beta) = if is_wide { (-INFINITE, INFINITE) } else { (guess - delta, guess + delta) };
        loop {
            let value = self.search_root(index, alpha, beta);
            if self.has_ended {
                return;
            }
            if value <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = (value - delta).max(-INFINITE);
            } else if value >= beta {
                beta = (value + delta).min(INFINITE);
            } else {
                return;
            }
            delta += delta;
            if delta > 600 {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }

    /// Searches the moves from `index` on and brings the best of them to that place.
    fn search_root(&mut self, index: usize, mut alpha: i32, beta: i32) -> i32 {
        let board = self.board;
        let depth = self.iteration - 1;
        let eval = if board.in_check() { 0 } else { self.evaluate(&board) };
        self.frames[0].eval = eval;
        self.frames[0].excluded = Move::NULL;
        let mut best = -INFINITE;
        for at in index..self.lines.len() {
            let mv = self.lines[at].mv;
            let nodes = self.nodes;
            let count = at - index + 1;
            let is_first = count == 1;
            let is_quiet = !board.is_capture(mv) && mv.promotion().is_none();
            let value = -self.descend(&board, mv, 0, |search, next| {
                let mut value = INFINITE;
                if !is_first {
                    let is_late = depth >= 3 && count > 3 && is_quiet && !next.in_check();
                    let less = if is_late { (reduction(depth, count) - ONE).max(0) / ONE } else { 0 };
                    value = search.value(next, 1, depth - less, -alpha - 1, -alpha, Node::Cut);
                    if less > 0 && -value > alpha {
                        value = search.value(next, 1, depth, -alpha - 1, -alpha, Node::Cut);
                    }
                }
                if is_first || -value > alpha {
                    value = search.value(next, 1, depth, -beta, -alpha, Node::Pv);
                }
                value
            });
            if self.has_ended {
                return best;
            }
            self.lines[at].nodes += self.nodes - nodes;
            if value > best {
                best = value;
                if is_first || value > alpha {
                    self.keep_line(0, mv);
                    let line = &mut self.lines[at];
                    line.score = value;
                    line.pv.clone_from(&self.frames[0].pv);
                    self.lines[index..=at].rotate_right(1);
                    alpha = alpha.max(value);
                }
                if value >= beta {
                    break;
                }
            }
        }
        best
    }
}
