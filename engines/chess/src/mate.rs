//! Proofs of mates: every move of the attacker and every answer to it, with nothing left out.

use crate::board::Board;
use crate::moves::{Move, MoveList};

/// A proof under way. For each number of moves left it remembers the answer that refuted last: it often refutes again.
struct Prover {
    refutations: Vec<Move>,
}

impl Board {
    /// The moves with which the player to move forces mate in at most `moves` moves of his own.
    ///
    /// Repetitions and the fifty moves are not looked at. Three moves take milliseconds, four can take seconds.
    pub fn mates_within(&self, moves: usize) -> Vec<Move> {
        let mut prover = Prover { refutations: vec![Move::NULL; moves] };
        let all = self.moves();
        all.iter().copied().filter(|&mv| moves > 0 && prover.mates(&self.after(mv), moves - 1)).collect()
    }
}

impl Prover {
    /// Whether the player to move is mated, or will be in at most `left` more moves of the other.
    fn mates(&mut self, board: &Board, left: usize) -> bool {
        if left == 0 {
            return board.is_mate();
        }
        let mut answers = board.moves();
        if answers.is_empty() {
            return board.in_check();
        }
        if let Some(place) = answers.iter().position(|&answer| answer == self.refutations[left]) {
            answers.swap(0, place);
        }
        for &answer in &answers {
            if !self.can_mate(&board.after(answer), left) {
                self.refutations[left] = answer;
                return false;
            }
        }
        true
    }

    /// Whether the player to move can force mate in at most `left` moves, checks tried first.
    fn can_mate(&mut self, board: &Board, left: usize) -> bool {
        let (mut checks, mut others) = (MoveList::new(), MoveList::new());
        for &mv in &board.moves() {
            if board.after(mv).in_check() {
                checks.push(mv);
            } else if left > 1 {
                others.push(mv);
            }
        }
        checks.iter().chain(&others).any(|&mv| self.mates(&board.after(mv), left - 1))
    }
}
