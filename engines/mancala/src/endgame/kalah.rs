//! Kalah: no position comes again, since seeds only ever move on to a store. So every position has one value, found by
//! trying all its moves; those that reach no store lead to the same level, and their values are found on the way.

use std::sync::Arc;

use super::{Index, Level, STEP};
use crate::kalah_word::Words;
use crate::state::PITS;

/// Stands for a value that is not known yet.
const UNKNOWN: i8 = i8::MIN;

/// Makes the tables of a board.
pub(super) struct Maker {
    words: Words,
    /// The level that is being made, empty before its first step.
    values: Vec<i8>,
    /// The positions before this one are done.
    next: usize,
}

impl Maker {
    pub fn new(words: Words) -> Self {
        Self { words, values: Vec::new(), next: 0 }
    }

    /// The value of a position with as many seeds as there are levels below.
    fn value(&mut self, word: u128, index: &Index, below: &[Arc<Level>]) -> i32 {
        let number = index.number(self.words.backwards(word));
        if self.values[number] != UNKNOWN {
            return self.values[number].into();
        }
        let seeds = below.len();
        let value = self.words.end(word, seeds as i32).unwrap_or_else(|| {
            let worth = (0..self.words.houses()).rev().filter_map(|house| {
                let made = self.words.make(word, house)?;
                let left = seeds - made.gain as usize;
                let future = match below.get(left) {
                    Some(level) => level.bounds(index.number(self.words.backwards(made.word)))[0].into(),
                    None => self.value(made.word, index, below),
                };
                Some(made.value(future))
            });
            worth.max().unwrap_or_default()
        });
        self.values[number] = value as i8;
        value
    }
}

impl super::Maker for Maker {
    fn step(&mut self, index: &Index, done: &[Arc<Level>]) -> Option<Level> {
        let seeds = done.len();
        if self.values.is_empty() {
            self.values = vec![UNKNOWN; index.count(seeds)];
            self.next = 0;
        }
        let mut pits = [0; PITS];
        let pits = &mut pits[..2 * self.words.houses()];
        for number in (self.next..self.values.len()).take(STEP) {
            index.fill(seeds, number, pits);
            self.value(self.words.of_pits(pits.iter()), index, done);
        }
        self.next += STEP;
        (self.next >= self.values.len()).then(|| Level::Values(std::mem::take(&mut self.values)))
    }
}
