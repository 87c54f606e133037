//! Principal variation search of a position below the root.

use super::checks::Checks;
use super::picker::Picker;
use super::table::{Bound, Entry};
use super::{Search, history};
use crate::board::Board;
use crate::moves::{Move, MoveList};
use crate::piece::Piece;
use crate::score::{CERTAIN, INFINITE, MATE, is_mate, mated_in};

/// Whether the value itself is wanted, or only whether it is above a bound.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Node {
    /// The value is wanted: the line of best play may go through here.
    Pv,
    /// A bound that is expected to be exceeded.
    Cut,
    /// A bound that is expected not to be exceeded.
    All,
}

impl Node {
    /// What a node below is, that is searched only for a bound.
    fn below(self) -> Self {
        if self == Self::Cut { Self::All } else { Self::Cut }
    }
}

impl Search {
    /// The value of a position for the player to move, as far as it lies between `alpha` and `beta` (fail-soft).
    pub(super) fn value(
        &mut self,
        board: &Board,
        ply: usize,
        mut depth: i32,
        mut alpha: i32,
        mut beta: i32,
        node: Node,
    ) -> i32 {
        if depth <= 0 {
            return self.quiesce(board, ply, alpha, beta);
        }
        let in_check = board.in_check();
        let is_pv = node == Node::Pv;
        if let Some(value) = self.visit(board, ply) {
            return value;
        }
        // Mate distance pruning: no mate is shorter than one already found.
        alpha = alpha.max(mated_in(ply));
        beta = beta.min(MATE - ply as i32 - 1);
        if alpha >= beta {
            return alpha;
        }

        let excluded = self.frames[ply].excluded;
        let found = if excluded.is_null() { self.table.get(board.hash(), ply) } else { None };
        if let Some(entry) = found
            && !is_pv
            && entry.depth >= depth
            && entry.decides(alpha, beta)
            && board.quiet_plies() < 90
        {
            return entry.score;
        }
        let table_move = found.map(|entry| entry.mv).filter(|&mv| !mv.is_null() && board.is_legal(mv));
        let table_move = table_move.unwrap_or(Move::NULL);
        let was_pv = is_pv || found.is_some_and(|entry| entry.was_pv);

        // Internal iterative reduction (Ed Schröder): without a move to begin with, the search is not worth its depth.
        if depth >= 4 && table_move.is_null() && node != Node::All {
            depth -= 1;
        }

        let static_eval = if in_check {
            0
        } else if !excluded.is_null() {
            self.frames[ply].eval
        } else {
            found.map_or_else(|| self.evaluate(board), |entry| entry.eval)
        };
        self.frames[ply].eval = if in_check && ply >= 2 { self.frames[ply - 2].eval } else { static_eval };
        let improving = !in_check && ply >= 2 && static_eval > self.frames[ply - 2].eval;
        let eval = match found {
            Some(entry) if entry.decides(static_eval, static_eval + 1) && !is_mate(entry.score) => entry.score,
            _ => static_eval,
        };
        if !is_pv
            && !in_check
            && excluded.is_null()
            && let Some(value) = self.prune(board, ply, depth, alpha, beta, eval, improving, node)
        {
            return value;
        }
        self.frames[ply + 1].killers = [Move::NULL; 2];
        self.try_moves(board, ply, depth, alpha, beta, node, table_move, found, improving, was_pv)
    }

    /// What can be said of a position without trying its moves.
    fn prune(
        &mut self,
        board: &Board,
        ply: usize,
        depth: i32,
        alpha: i32,
        beta: i32,
        eval: i32,
        improving: bool,
        node: Node,
    ) -> Option<i32> {
        // Reverse futility pruning: so far above the bound that the move will not spoil it.
        if depth <= 8 && eval - 60 * (depth - i32::from(improving)) >= beta && !is_mate(eval) {
            return Some(i32::midpoint(eval, beta));
        }
        // Razoring: so far below that only captures could help.
        if depth <= 3 && eval + 250 * depth < alpha {
            let value = self.quiesce(board, ply, alpha, alpha + 1);
            if value <= alpha || self.has_ended {
                return Some(value);
            }
        }
        // Null move pruning (Donninger, *Null Move and Deep Search*, 1993): if even passing is good enough, a move will be.
        // Not with pawns alone, where having to move may be the trouble (zugzwang), and not twice in a row.
        let has_pieces =
            !(board.color(board.turn()).without(board.pieces(Piece::Pawn) | board.pieces(Piece::King))).is_empty();
        let was_null = ply > 0 && self.frames[ply - 1].step.is_none();
        if depth >= 3
            && eval >= beta
            && has_pieces
            && !was_null
            && beta > -CERTAIN
            && let Some(next) = board.after_null()
        {
            let reduced = depth - 4 - depth / 3 - ((eval - beta) / 100).min(5);
            self.path.push(board.hash());
            self.frames[ply].step = None;
            let value = -self.value(&next, ply + 1, reduced, -beta, 1 - beta, node.below());
            self.path.pop();
            if self.has_ended {
                return Some(0);
            }
            if value >= beta {
                return Some(if is_mate(value) { beta } else { value });
            }
        }
        None
    }

    fn try_moves(
        &mut self,
        board: &Board,
        ply: usize,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        node: Node,
        table_move: Move,
        found: Option<Entry>,
        improving: bool,
        was_pv: bool,
    ) -> i32 {
        let is_pv = node == Node::Pv;
        let in_check = board.in_check();
        let first_alpha = alpha;
        let excluded = self.frames[ply].excluded;
        let eval = self.frames[ply].eval;
        let before = self.before(ply);
        let killers = self.frames[ply].killers;
        let checks = Checks::of(board);
        let mut picker = Picker::new(table_move, killers, before);
        let (mut best, mut best_move) = (-INFINITE, Move::NULL);
        let (mut quiets, mut captures) = (MoveList::new(), MoveList::new());
        let mut count = 0;
        while let Some(mv) = picker.next(board, &self.history) {
            if mv == excluded {
                continue;
            }
            count += 1;
            let is_quiet = !board.is_capture(mv) && mv.promotion().is_none();
            let merit = if is_quiet { self.history.quiet(board, mv, before) } else { self.history.capture(board, mv) };
            let mut reduction = reduction(depth, count);
            if best > -CERTAIN && !in_check {
                let reduced = (depth - 1 - reduction / ONE).max(0);
                if is_quiet {
                    // Late move pruning: of many quiet moves the last are rarely good.
                    let most = (4 + depth * depth) as usize / if improving { 1 } else { 2 };
                    if depth <= 8 && count > most {
                        picker.skip_quiet();
                    }
                    // Futility pruning (Heinz, *Extended Futility Pruning*, 1998). A check that loses nothing may do more than
                    // a quiet move.
                    if depth <= 8
                        && eval + 60 + 50 * reduced + merit / 200 <= alpha
                        && !(checks.has(board, mv) && board.exchange_reaches(mv, 0))
                    {
                        continue;
                    }
                    if depth <= 4 && merit < -3000 * depth {
                        continue;
                    }
                    if depth <= 8 && !board.exchange_reaches(mv, -25 * reduced * reduced - 20) {
                        continue;
                    }
                } else if depth <= 6 && picker.is_at_bad() && !board.exchange_reaches(mv, -100 * depth) {
                    continue;
                }
            }

            let extension =
                if mv == table_move { self.singular(board, ply, depth, beta, found, node) } else { Some(0) };
            if self.has_ended {
                return 0;
            }
            let Some(extension) = extension else { return beta };
            let new_depth = depth - 1 + extension;
            let step = history::step(board, mv);
            self.frames[ply].step = Some(step);
            self.table.fetch(board.likely_hash_after(mv));
            self.path.push(board.hash());
            let next = board.after(mv);
            let mut value = -INFINITE;
            if depth >= 2 && count > 1 + usize::from(is_pv) && (is_quiet || picker.is_at_bad() || count > 3) {
                // Late move reductions: moves that come late are searched less deep, and again only if they surprise.
                reduction += if was_pv { -ONE } else { 0 };
                reduction += if node == Node::Cut { ONE + ONE / 2 } else { 0 };
                reduction += if improving { 0 } else { ONE / 2 };
                reduction -= if next.in_check() || in_check { ONE } else { 0 };
                reduction -= if killers.contains(&mv) { ONE } else { 0 };
                reduction -= merit * ONE / 9000;
                let reduced = (new_depth - reduction / ONE).clamp(1, new_depth.max(1));
                value = -self.value(&next, ply + 1, reduced, -alpha - 1, -alpha, Node::Cut);
                if value > alpha && reduced < new_depth {
                    value = -self.value(&next, ply + 1, new_depth, -alpha - 1, -alpha, node.below());
                }
            } else if !is_pv || count > 1 {
                value = -self.value(&next, ply + 1, new_depth, -alpha - 1, -alpha, node.below());
            }
            if is_pv && (count == 1 || value > alpha) {
                value = -self.value(&next, ply + 1, new_depth, -beta, -alpha, Node::Pv);
            }
            self.path.pop();
            if self.has_ended {
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    best_move = mv;
                    if is_pv {
                        self.keep_line(ply, mv);
                    }
                    if value >= beta {
                        break;
                    }
                    alpha = value;
                }
            }
            if mv != best_move {
                if is_quiet { quiets.push(mv) } else { captures.push(mv) }
            }
        }
        if count == 0 {
            return if !excluded.is_null() {
                alpha
            } else if in_check {
                mated_in(ply)
            } else {
                0
            };
        }
        if best >= beta {
            self.learn(board, ply, depth, best_move, &quiets, &captures);
        }
        if excluded.is_null() {
            let bound = if best >= beta {
                Bound::Lower
            } else if best > first_alpha {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let is_calm = !in_check && (best_move.is_null() || !board.is_capture(best_move)) && !is_mate(best);
            if is_calm && Entry::says(bound, best, eval) {
                self.history.learn_correction(board, depth, best - eval);
            }
            let static_eval = if in_check { 0 } else { eval };
            let entry = Entry { mv: best_move, score: best, eval: static_eval, depth, bound, was_pv };
            self.table.put(board.hash(), ply, entry);
        }
        best
    }

    /// Singular extension (Anantharaman, Campbell & Hsu 1990, in the form of today's engines): the table's move is searched
    /// one ply deeper if all others are clearly worse, or two, and less deep if others might do as well. `None`: others are
    /// good enough, too, so that the position is (*multi-cut*).
    fn singular(
        &mut self,
        board: &Board,
        ply: usize,
        depth: i32,
        beta: i32,
        found: Option<Entry>,
        node: Node,
    ) -> Option<i32> {
        let Some(entry) = found else { return Some(0) };
        let is_pv = node == Node::Pv;
        let is_worth_it = depth >= 5
            && self.frames[ply].excluded.is_null()
            && entry.bound != Bound::Upper
            && entry.depth >= depth - 3
            && !is_mate(entry.score)
            && ply < 2 * self.iteration as usize;
        if !is_worth_it {
            return Some(0);
        }
        let bound = entry.score - 2 * depth;
        let killers = self.frames[ply].killers;
        self.frames[ply].excluded = entry.mv;
        let others = self.value(board, ply, (depth - 1) / 2, bound - 1, bound, if is_pv { Node::Cut } else { node });
        self.frames[ply].excluded = Move::NULL;
        self.frames[ply].killers = killers;
        if others < bound {
            Some(1 + i32::from(!is_pv && others < bound - 20))
        } else if bound >= beta {
            is_pv.then_some(-1)
        } else if entry.score >= beta {
            Some(-2)
        } else {
            Some(0)
        }
    }

    /// The best move gets better in the histories, those tried before it worse.
    fn learn(&mut self, board: &Board, ply: usize, depth: i32, best: Move, quiets: &MoveList, captures: &MoveList) {
        let bonus = (280 * depth - 80).clamp(40, 1600);
        let before = self.before(ply);
        if board.is_capture(best) || best.promotion().is_some() {
            self.history.learn_capture(board, best, bonus);
        } else {
            let killers = &mut self.frames[ply].killers;
            if killers[0] != best {
                *killers = [best, killers[0]];
            }
            self.history.learn_quiet(board, best, before, bonus);
            for &mv in quiets {
                self.history.learn_quiet(board, mv, before, -bonus);
            }
        }
        for &mv in captures {
            self.history.learn_capture(board, mv, -bonus);
        }
    }

    /// Makes a move, does something with the position after it, and takes it back.
    pub(super) fn descend(
        &mut self,
        board: &Board,
        mv: Move,
        ply: usize,
        value: impl FnOnce(&mut Self, &Board) -> i32,
    ) -> i32 {
        self.table.fetch(board.likely_hash_after(mv));
        self.frames[ply].step = Some(history::step(board, mv));
        self.path.push(board.hash());
        let value = value(self, &board.after(mv));
        self.path.pop();
        value
    }
}

/// One ply, where parts of plies are counted.
pub(super) const ONE: i32 = 1024;

/// By how much the `count`-th move is reduced, in 1024ths of a ply: with the logarithms of depth and count, as is usual.
pub(super) fn reduction(depth: i32, count: usize) -> i32 {
    let logarithms = LOGARITHMS[(depth as usize).min(63)] * LOGARITHMS[count.min(63)];
    1700 + logarithms / 4900
}

/// Logarithms of base 2 in 1024ths. Whole numbers are the same on every machine.
static LOGARITHMS: [i32; 64] = logarithms();

const fn logarithms() -> [i32; 64] {
    let mut table = [0; 64];
    let mut number = 1_u64;
    while number < 64 {
        let whole = number.ilog2();
        let mut logarithm = whole as i32;
        // The number brought between 1 and 2; each squaring gives one more binary digit of the logarithm.
        let mut rest = (number << 30) >> whole;
        let mut digit = 0;
        while digit < 10 {
            rest = (rest * rest) >> 30;
            logarithm *= 2;
            if rest >= 2 << 30 {
                rest >>= 1;
                logarithm += 1;
            }
            digit += 1;
        }
        table[number as usize] = logarithm;
        number += 1;
    }
    table
}
