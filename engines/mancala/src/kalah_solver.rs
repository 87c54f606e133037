//! Exact values of Kalah.
//!
//! MTD(f) (Plaat et al., *Best-first fixed-depth minimax algorithms*, 1996) with a transposition table and an endgame table,
//! as Irving, Donkers and Uiterwijk used them (*Solving Kalah*, 2000), on positions as words. Values are what the player to
//! move will still gain over the other; they have the parity of the seeds on the board, which also bound them.

use parlour_core::{Control, Solution, Unsolved};

use crate::endgame::Endgames;
use crate::kalah_word::{MOST_HOUSES, Made, Words};
use crate::state::{Ruleset, State, mix};
use crate::variant::Rest;

/// The most seeds there may be: values must fit into a byte.
const MOST_SEEDS: u32 = 120;

/// Entries of the table that share a cache line.
const BUCKET: usize = 8;

/// With fewer seeds it does not pay to look whether a move is known to be good enough before searching any.
const LOOK_AHEAD: i32 = 14;

/// What is known of a position: the value is in the interval.
#[derive(Clone, Copy)]
struct Known {
    lower: i32,
    upper: i32,
    /// The house that was best.
    best: Option<u8>,
}

/// What the table knows of a position, in one word: 40 bits of its key; then a quarter of the seeds on the board, since
/// positions with more cost more to search; the best house, from 1; and the bounds, so that 0 knows nothing.
#[derive(Clone, Copy, Default)]
struct Entry(u64);

impl Entry {
    const KEY: u64 = !0 << 24;

    const fn new(key: u64, seeds: i32, known: Known) -> Self {
        let Known { lower, upper, best } = known;
        let best = if let Some(best) = best { best + 1 } else { 0 };
        let small = (seeds as u64 / 4) << 19 | (best as u64) << 16;
        Self(key & Self::KEY | small | ((lower as u8 ^ 0x80) as u64) << 8 | (upper as u8 ^ 0x7f) as u64)
    }

    const fn is_of(self, key: u64) -> bool {
        (self.0 ^ key) & Self::KEY == 0
    }

    const fn seeds(self) -> u64 {
        self.0 >> 19 & 31
    }

    const fn known(self) -> Known {
        let lower = (self.0 >> 8) as u8 ^ 0x80;
        let upper = self.0 as u8 ^ 0x7f;
        let best = (self.0 >> 16) as u8 & 7;
        Known { lower: lower as i8 as i32, upper: upper as i8 as i32, best: best.checked_sub(1) }
    }
}

/// A cache line of entries.
#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

/// Solves positions of one rule set on one size of board.
pub struct Solver {
    words: Words,
    endgames: Endgames,
    table: Vec<Bucket>,
    nodes: u64,
}

/// Whether this solver can solve the position.
pub fn can_solve(ruleset: &Ruleset, state: &State) -> bool {
    Words::can_hold(ruleset) && ruleset.rules.rest == Rest::Owner && state.seeds() <= MOST_SEEDS
}

impl Solver {
    /// A solver with a table of about so many bytes, for a rule set that [`can_solve`] accepts and its endgame tables.
    pub fn new(ruleset: &Ruleset, bytes: usize, endgames: Endgames) -> Self {
        let buckets = (bytes / size_of::<Bucket>()).max(1);
        Self { words: Words::new(ruleset), endgames, table: vec![Bucket::default(); buckets], nodes: 0 }
    }

    /// The value of what is still to come, and the houses (from 0) of all moves that reach it.
    ///
    /// # Errors
    /// If the control ends the search.
    pub fn solve(&mut self, ruleset: &Ruleset, state: &State, control: &Control) -> Result<Solution<u8>, Unsolved> {
        self.nodes = 0;
        let word = self.words.of(ruleset, state);
        let seeds = state.on_board() as i32;
        let value = self.value(word, seeds, 0, control).ok_or(Unsolved::Limit)?;
        let mut best = Vec::new();
        for house in 0..self.words.houses() {
            let Some(made) = self.words.make(word, house) else { continue };
            // Values go in steps of two.
            let reaches = self.after(made, seeds, value - 1, value, control).ok_or(Unsolved::Limit)? >= value;
            if reaches {
                best.push(house as u8);
            }
        }
        Ok(Solution { value, best, nodes: self.nodes })
    }

    /// The exact value, found by asking again and again whether it is above a bound.
    fn value(&mut self, word: u128, seeds: i32, guess: i32, control: &Control) -> Option<i32> {
        let (mut lower, mut upper) = (-seeds, seeds);
        let mut bound = guess + (guess + seeds).rem_euclid(2);
        while lower < upper {
            let beta = if bound == lower { bound + 2 } else { bound };
            bound = self.search(word, seeds, beta - 1, beta, control)?;
            if bound < beta {
                upper = bound;
            } else {
                lower = bound;
            }
        }
        Some(lower)
    }

    /// The value of a move for who made it.
    fn after(&mut self, made: Made, seeds: i32, alpha: i32, beta: i32, control: &Control) -> Option<i32> {
        let Made { word, gain, again } = made;
        let seeds = seeds - gain;
        if let Some(future) = self.words.end(word, seeds) {
            return Some(made.value(future));
        }
        let (alpha, beta) = if again { (alpha - gain, beta - gain) } else { (gain - beta, gain - alpha) };
        Some(made.value(self.search(word, seeds, alpha, beta, control)?))
    }

    /// The value if it is between the bounds, else one that is beyond the same bound.
    fn search(&mut self, word: u128, seeds: i32, alpha: i32, beta: i32, control: &Control) -> Option<i32> {
        if seeds <= alpha {
            return Some(seeds);
        }
        if -seeds >= beta {
            return Some(-seeds);
        }
        if let Some(value) = self.endgames.value(self.words.backwards(word), seeds as usize) {
            return Some(value);
        }
        if control.must_end(self.nodes) {
            return None;
        }
        self.nodes += 1;
        let key = key(word);
        let known = self.probe(key);
        if known.lower >= beta || known.lower == known.upper {
            return Some(known.lower);
        }
        if known.upper <= alpha {
            return Some(known.upper);
        }
        let (order, count) = self.order(word, known.best);
        if seeds >= LOOK_AHEAD
            && let Some(value) = self.known_cut(&order[..count], seeds, beta)
        {
            self.store(key, seeds, Known { lower: value.max(known.lower), ..known });
            return Some(value);
        }
        let (mut best, mut value) = (None, -seeds - 1);
        for &(house, made) in &order[..count] {
            let now = self.after(made, seeds, alpha.max(value), beta, control)?;
            if now > value {
                (value, best) = (now, Some(house));
            }
            if value >= beta {
                break;
            }
        }
        let (lower, upper) = match value {
            _ if value >= beta => (value.max(known.lower), known.upper),
            _ if value <= alpha => (known.lower, value.min(known.upper)),
            _ => (value, value),
        };
        self.store(key, seeds, Known { lower, upper, best });
        Some(value)
    }

    /// A value at or above the bound that a move reaches by what the table knows (enhanced transposition cut-off).
    fn known_cut(&self, order: &[(u8, Made)], seeds: i32, beta: i32) -> Option<i32> {
        order.iter().find_map(|&(_, made)| {
            let known = self.probe(key(made.word));
            let rest = seeds - made.gain;
            let least = made.value(if made.again { known.lower.max(-rest) } else { known.upper.min(rest) });
            (least >= beta).then_some(least)
        })
    }

    /// The moves, those likely to be best first: the one the table knows, those that move again, captures, and from the
    /// right to the left. To count what the other can win back at once was tried: it orders worse.
    fn order(&self, word: u128, known: Option<u8>) -> ([(u8, Made); MOST_HOUSES as usize], usize) {
        let mut order = [(0, Made { word: 0, gain: 0, again: false }); MOST_HOUSES as usize];
        let mut ranks = [0; MOST_HOUSES as usize];
        let mut count = 0;
        for house in (0..self.words.houses()).rev() {
            let Some(made) = self.words.make(word, house) else { continue };
            let rank = if known == Some(house as u8) {
                1000
            } else if made.again {
                500
            } else {
                made.gain
            };
            let mut place = count;
            while place > 0 && ranks[place - 1] < rank {
                (order[place], ranks[place]) = (order[place - 1], ranks[place - 1]);
                place -= 1;
            }
            (order[place], ranks[place]) = ((house as u8, made), rank);
            count += 1;
        }
        (order, count)
    }

    fn bucket(&self, key: u64) -> usize {
        ((u128::from(key) * self.table.len() as u128) >> 64) as usize
    }

    fn probe(&self, key: u64) -> Known {
        let Bucket(entries) = &self.table[self.bucket(key)];
        entries.iter().find(|entry| entry.is_of(key)).copied().unwrap_or_default().known()
    }

    /// Stores what is known; it takes the place of what was known of the position, or of what cost least.
    fn store(&mut self, key: u64, seeds: i32, known: Known) {
        let at = self.bucket(key);
        let Bucket(entries) = &mut self.table[at];
        let cheapest = || (0..BUCKET).min_by_key(|&place| entries[place].seeds()).unwrap_or_default();
        let place = entries.iter().position(|entry| entry.is_of(key)).unwrap_or_else(cheapest);
        entries[place] = Entry::new(key, seeds, known);
    }
}

/// A key of a position.
const fn key(word: u128) -> u64 {
    mix(mix(word as u64) ^ (word >> 64) as u64)
}
