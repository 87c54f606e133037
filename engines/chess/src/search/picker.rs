//! The order in which moves are tried: the move of the table, captures that win, killers, quiet moves by their history and
//! by the threats they evade, captures that lose.

use super::history::{History, MOST};
use super::threats::Threats;
use crate::board::Board;
use crate::moves::{Move, MoveList};
use crate::see;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Table,
    ListNoisy,
    Noisy,
    ListQuiet,
    Quiet,
    Bad,
    End,
}

/// Gives the moves of a position one by one.
pub struct Picker {
    stage: Stage,
    table: Move,
    killers: [Move; 2],
    before: [Option<usize>; 2],
    /// Whether quiet moves are wanted.
    quiet: bool,
    moves: MoveList,
    scores: [i32; 256],
    next: usize,
    /// Captures that lose material, for the end.
    bad: MoveList,
    next_bad: usize,
}

impl Picker {
    /// All moves. `table` must be legal or null.
    pub fn new(table: Move, killers: [Move; 2], before: [Option<usize>; 2]) -> Self {
        Self {
            stage: Stage::Table,
            table,
            killers,
            before,
            quiet: true,
            moves: MoveList::new(),
            scores: [0; 256],
            next: 0,
            bad: MoveList::new(),
            next_bad: 0,
        }
    }

    /// Captures and promotions only.
    pub fn noisy(table: Move) -> Self {
        Self { quiet: false, ..Self::new(table, [Move::NULL; 2], [None; 2]) }
    }

    /// No more quiet moves.
    pub fn skip_quiet(&mut self) {
        self.quiet = false;
    }

    /// The next move.
    pub fn next(&mut self, board: &Board, history: &History) -> Option<Move> {
        loop {
            match self.stage {
                Stage::Table => {
                    self.stage = Stage::ListNoisy;
                    if !self.table.is_null() {
                        return Some(self.table);
                    }
                }
                Stage::ListNoisy => {
                    self.moves = board.noisy_moves();
                    for (&mv, score) in self.moves.iter().zip(&mut self.scores) {
                        let gain = board.captured(mv).map_or(0, see::value) + mv.promotion().map_or(0, see::value);
                        *score = 16 * gain + history.capture(board, mv) / 4;
                    }
                    self.next = 0;
                    self.stage = Stage::Noisy;
                }
                Stage::Noisy => match self.best() {
                    Some((mv, _)) if mv == self.table => {}
                    Some((mv, _)) if !board.exchange_reaches(mv, 0) => self.bad.push(mv),
                    Some((mv, _)) => return Some(mv),
                    None => self.stage = Stage::ListQuiet,
                },
                Stage::ListQuiet => {
                    self.stage = Stage::Quiet;
                    self.next = 0;
                    self.list_quiet(board, history);
                }
                Stage::Quiet => match self.best().filter(|_| self.quiet) {
                    Some((mv, _)) if mv == self.table => {}
                    Some((mv, _)) => return Some(mv),
                    None => self.stage = Stage::Bad,
                },
                Stage::Bad => match self.bad.get(self.next_bad) {
                    Some(&mv) => {
                        self.next_bad += 1;
                        return Some(mv);
                    }
                    None => self.stage = Stage::End,
                },
                Stage::End => return None,
            }
        }
    }

    fn list_quiet(&mut self, board: &Board, history: &History) {
        if !self.quiet {
            self.moves = MoveList::new();
            return;
        }
        self.moves = board.quiet_moves();
        let threats = Threats::of(board);
        for (&mv, score) in self.moves.iter().zip(&mut self.scores) {
            *score = match self.killers.iter().position(|&killer| killer == mv) {
                Some(index) => 8 * MOST - index as i32,
                None => history.quiet(board, mv, self.before) + threats.relief(board, mv),
            };
        }
    }

    /// Whether the moves that come are captures that lose material.
    pub fn is_at_bad(&self) -> bool {
        self.stage == Stage::Bad
    }

    /// The best of the moves that are left, by selection: often the first few suffice.
    fn best(&mut self) -> Option<(Move, i32)> {
        let len = self.moves.len();
        if self.next >= len {
            return None;
        }
        let mut best = self.next;
        for index in self.next + 1..len {
            if self.scores[index] > self.scores[best] {
                best = index;
            }
        }
        self.moves.swap(self.next, best);
        self.scores.swap(self.next, best);
        self.next += 1;
        Some((self.moves[self.next - 1], self.scores[self.next - 1]))
    }
}
