//! Woaley: a table has those positions in which the choice is free. What leaves no choice is played on in one run.
//!
//! All rotations of a position are the same, and only one of them is in the table, so that there is room for more seeds than
//! in other games. With single seeds that may be played, a choice leads to the next only by a capture. With two needed,
//! positions come again, and `rounds` bounds them. Endless play brings nobody seeds, so that it is worth 0: values are exact
//! for the same reason as where the rules of Oware halve what goes round for ever.

use std::sync::Arc;

use super::rounds::{NO_MOVE, Rounds, Step, better, with_endless_draws};
use super::{Index, Level, STEP};
use crate::state::PITS;
use crate::woaley_word::Words;

/// Some of the numbers of an [`Index`], numbered themselves without gaps.
pub(super) struct Subset {
    /// A bit for every number of the index.
    bits: Vec<u64>,
    /// How many are in the words before each.
    before: Vec<u32>,
}

impl Subset {
    fn new(bits: Vec<u64>) -> Self {
        let mut sum = 0;
        let count = |word: &u64| {
            let before = sum;
            sum += word.count_ones();
            before
        };
        Self { before: bits.iter().map(count).collect(), bits }
    }

    /// How many numbers there are.
    fn count(&self) -> usize {
        self.bits.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// The place among its like of a number that is in the subset.
    pub fn rank(&self, number: usize) -> usize {
        let (at, bit) = (number / 64, number % 64);
        (self.before[at] + (self.bits[at] & ((1 << bit) - 1)).count_ones()) as usize
    }

    /// The numbers in that word of bits.
    fn members(&self, at: usize) -> impl Iterator<Item = usize> {
        let word = self.bits[at];
        (0..64).filter(move |bit| word >> bit & 1 == 1).map(move |bit| 64 * at + bit)
    }
}

/// The seeds in the last houses of a position, and what is still to be placed in the others.
#[derive(Clone, Copy)]
struct Part {
    word: u128,
    houses: usize,
    seeds: usize,
}

/// How far the level is that is being made.
enum Work {
    /// Those positions that stand for their rotations are being listed.
    Listing { parts: Vec<Part>, bits: Vec<u64> },
    /// Their moves are being looked at, those of the words of bits before `next` have been.
    Looking { subset: Subset, rounds: Rounds, next: usize },
}

/// Makes the tables of a rule set.
pub(super) struct Maker {
    words: Arc<Words>,
    work: Option<Work>,
}

impl Maker {
    pub const fn new(words: Arc<Words>) -> Self {
        Self { words, work: None }
    }

    /// The last house has the most seeds.
    fn begin(&self, index: &Index, seeds: usize) -> Work {
        let houses = self.words.houses() - 1;
        let least = seeds.div_ceil(houses + 1);
        let part = |last: usize| Part { word: (last as u128) << (8 * houses), houses, seeds: seeds - last };
        Work::Listing { parts: (least..=seeds).map(part).collect(), bits: vec![0; index.count(seeds).div_ceil(64)] }
    }

    /// Goes on with some of the parts.
    fn list(&self, index: &Index, parts: &mut Vec<Part>, bits: &mut [u64]) {
        for _ in 0..STEP {
            let Some(Part { word, houses, seeds }) = parts.pop() else { return };
            if houses == 0 {
                if self.words.canonical(word) == word {
                    let number = index.number(self.words.backwards(word));
                    bits[number / 64] |= 1 << (number % 64);
                }
                continue;
            }
            let houses = houses - 1;
            let most = (word >> (8 * (self.words.houses() - 1))) as usize;
            parts.extend((seeds.saturating_sub(most * houses)..=seeds.min(most)).map(|here| Part {
                word: word | (here as u128) << (8 * houses),
                houses,
                seeds: seeds - here,
            }));
        }
    }

    /// Looks at the choices in a position: values what leaves the level, notes what stays in it.
    fn look(&self, word: u128, index: &Index, below: &[Arc<Level>], subset: &Subset, rounds: &mut Rounds) {
        let seeds = below.len();
        let number = |word| index.number(self.words.backwards(word));
        let mut captures = NO_MOVE;
        let is_over = self.words.is_over(word);
        for house in (0..self.words.houses()).filter(|&house| !is_over && self.words.can_play(word, house)) {
            let run = self.words.run(word, house);
            let step = Step { gain: run.gain as i8, again: run.again };
            let next = self.words.canonical(run.word);
            match below.get(seeds - run.gain.unsigned_abs() as usize) {
                _ if run.is_over => captures = better(captures, step, [0; 2]),
                Some(level) => captures = better(captures, step, level.bounds(number(next))),
                None => rounds.reply(subset.rank(number(next)), run.again),
            }
        }
        rounds.enter(subset.rank(number(word)), if is_over { [0; 2] } else { captures });
    }
}

impl super::Maker for Maker {
    fn step(&mut self, index: &Index, done: &[Arc<Level>]) -> Option<Level> {
        let seeds = done.len();
        let mut work = self.work.take().unwrap_or_else(|| self.begin(index, seeds));
        match &mut work {
            Work::Listing { parts, bits } if parts.is_empty() => {
                let subset = Subset::new(std::mem::take(bits));
                work = Work::Looking { rounds: Rounds::new(subset.count(), seeds), subset, next: 0 };
            }
            Work::Listing { parts, bits } => self.list(index, parts, bits),
            Work::Looking { subset, rounds, next } if *next < subset.bits.len() => {
                let mut pits = [0; PITS];
                let pits = &mut pits[..self.words.houses()];
                for at in (*next..subset.bits.len()).take(STEP / 64) {
                    for number in subset.members(at) {
                        index.fill(seeds, number, pits);
                        self.look(self.words.of(pits), index, done, subset, rounds);
                    }
                }
                *next += STEP / 64;
            }
            Work::Looking { subset, rounds, .. } => {
                if let Some(bounds) = rounds.step() {
                    let subset =
                        Subset { bits: std::mem::take(&mut subset.bits), before: std::mem::take(&mut subset.before) };
                    return Some(Level::Chosen(subset, with_endless_draws(bounds)));
                }
            }
        }
        self.work = Some(work);
        None
    }
}
