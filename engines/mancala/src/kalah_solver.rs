//! Exact values of Kalah.
//!
//! MTD(f) (Plaat et al., *Best-first fixed-depth minimax algorithms*, 1996) with a transposition table, as Irving, Donkers and
//! Uiterwijk used it (*Solving Kalah*, 2000). A position is one word: a byte for every house and for both stores, the houses
//! of the player to move first. A sowing is one addition. Values are what the player to move will still gain over the other;
//! they have the parity of the seeds on the board, which also bound them.

use parlour_core::{Control, Solution, Unsolved};

use crate::state::{Ruleset, State, mix};
use crate::variant::{Rest, Variant};

/// The most houses of a player that fit into the word, with both stores.
pub const MOST_HOUSES: u8 = 7;

/// The most seeds there may be: values must fit into a byte.
const MOST_SEEDS: u32 = 120;

/// Entries of the table that share a cache line.
const BUCKET: usize = 4;

/// With fewer seeds it does not pay to look whether a move is known to be good enough before searching any.
const LOOK_AHEAD: i32 = 10;

/// What is known of a position: the value is in the interval.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    lower: i8,
    upper: i8,
    /// The seeds on the board: positions with more cost more to search.
    seeds: u8,
    best: u8,
}

const EMPTY: Entry = Entry { key: 0, lower: i8::MIN, upper: i8::MAX, seeds: 0, best: u8::MAX };

/// The effect of sowing a house.
#[derive(Clone, Copy, Default)]
struct Sowing {
    /// What it adds to the bytes of the word.
    adds: u128,
    /// The byte that gets the last seed.
    last: u8,
}

/// A move made: the word after it for the player who moves next.
#[derive(Clone, Copy)]
struct Made {
    word: u128,
    gain: i32,
    again: bool,
}

/// Solves positions of one rule set on one size of board.
pub struct Solver {
    houses: usize,
    takes_single: bool,
    /// For every house and number of seeds.
    sowings: Vec<Sowing>,
    table: Vec<[Entry; BUCKET]>,
    nodes: u64,
}

/// Whether this solver can solve the position.
pub fn can_solve(ruleset: &Ruleset, state: &State) -> bool {
    matches!(ruleset.variant, Variant::Kalah | Variant::KalahEmpty)
        && ruleset.side <= MOST_HOUSES
        && ruleset.rules.rest == Rest::Owner
        && state.seeds() <= MOST_SEEDS
}

impl Solver {
    /// A solver with a table of about so many bytes, for a rule set that [`can_solve`] accepts.
    pub fn new(ruleset: &Ruleset, bytes: usize) -> Self {
        let houses = usize::from(ruleset.side);
        let sowings =
            (0..houses).flat_map(|house| (0..=u8::MAX).map(move |seeds| sowing(houses, house, seeds))).collect();
        let buckets = (bytes / size_of::<[Entry; BUCKET]>()).max(1);
        Self {
            houses,
            takes_single: ruleset.variant == Variant::KalahEmpty,
            sowings,
            table: vec![[EMPTY; BUCKET]; buckets],
            nodes: 0,
        }
    }

    /// The value of what is still to come, and the houses (from 0) of all moves that reach it.
    ///
    /// # Errors
    /// If the control ends the search.
    pub fn solve(&mut self, ruleset: &Ruleset, state: &State, control: &Control) -> Result<Solution<u8>, Unsolved> {
        self.nodes = 0;
        let word = self.word(ruleset, state);
        let seeds = state.pits.iter().map(|&seeds| i32::from(seeds)).sum();
        let value = self.value(word, seeds, 0, control).ok_or(Unsolved::Limit)?;
        let mut best = Vec::new();
        for house in 0..self.houses {
            if seeds_in(word, house) == 0 {
                continue;
            }
            let made = self.make(word, house);
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

    fn word(&self, ruleset: &Ruleset, state: &State) -> u128 {
        let own = &state.pits[ruleset.own(state.mover)];
        let other = &state.pits[ruleset.own(state.mover.other())];
        let byte = |place: usize, seeds: u8| u128::from(seeds) << (8 * place);
        let first: u128 = (0..).zip(own).map(|(place, &seeds)| byte(place, seeds)).sum();
        let second: u128 = (self.houses + 1..).zip(other).map(|(place, &seeds)| byte(place, seeds)).sum();
        first | second
    }

    /// Plays a house.
    fn make(&self, word: u128, house: usize) -> Made {
        let seeds = seeds_in(word, house);
        let Sowing { adds, last } = self.sowings[house << 8 | usize::from(seeds)];
        let last = usize::from(last);
        let mut word = (word & !(0xff << (8 * house))) + adds;
        let store = self.houses;
        let mut gain = i32::from(seeds_in(word, store));
        word &= !(0xff << (8 * store));
        if last == store {
            return Made { word, gain, again: true };
        }
        if last < store && seeds_in(word, last) == 1 {
            let opposite = 2 * self.houses - last;
            let prize = seeds_in(word, opposite);
            if prize > 0 || self.takes_single {
                gain += 1 + i32::from(prize);
                word &= !(0xff << (8 * last) | 0xff << (8 * opposite));
            }
        }
        let half = 8 * (self.houses + 1);
        Made { word: word >> half | (word & ((1 << half) - 1)) << half, gain, again: false }
    }

    /// The value of a move for who made it.
    fn after(&mut self, made: Made, seeds: i32, alpha: i32, beta: i32, control: &Control) -> Option<i32> {
        let Made { word, gain, again } = made;
        let seeds = seeds - gain;
        let half = 8 * (self.houses + 1);
        let own = word & ((1 << half) - 1);
        if own == 0 || word >> half == 0 {
            // The player whose side is not empty gets the rest.
            let mover_keeps = (own != 0) == again;
            return Some(if mover_keeps { gain + seeds } else { gain - seeds });
        }
        if again {
            Some(gain + self.search(word, seeds, alpha - gain, beta - gain, control)?)
        } else {
            Some(gain - self.search(word, seeds, gain - beta, gain - alpha, control)?)
        }
    }

    /// The value if it is between the bounds, else one that is beyond the same bound.
    fn search(&mut self, word: u128, seeds: i32, alpha: i32, beta: i32, control: &Control) -> Option<i32> {
        if seeds <= alpha {
            return Some(seeds);
        }
        if -seeds >= beta {
            return Some(-seeds);
        }
        if control.must_end(self.nodes) {
            return None;
        }
        self.nodes += 1;
        let key = key(word);
        let known = self.probe(key);
        let (lower, upper) = (i32::from(known.lower), i32::from(known.upper));
        if lower >= beta || lower == upper {
            return Some(lower);
        }
        if upper <= alpha {
            return Some(upper);
        }
        let (order, count) = self.order(word, known.best);
        if seeds >= LOOK_AHEAD
            && let Some(value) = self.known_cut(&order[..count], seeds, beta)
        {
            self.store(key, seeds, value.max(lower), upper, known.best);
            return Some(value);
        }
        let (mut best, mut value) = (u8::MAX, -seeds - 1);
        for &(house, made) in &order[..count] {
            let now = self.after(made, seeds, alpha.max(value), beta, control)?;
            if now > value {
                (value, best) = (now, house);
            }
            if value >= beta {
                break;
            }
        }
        let (lower, upper) = match value {
            _ if value >= beta => (value.max(lower), upper),
            _ if value <= alpha => (lower, value.min(upper)),
            _ => (value, value),
        };
        self.store(key, seeds, lower, upper, best);
        Some(value)
    }

    /// A value at or above the bound that a move reaches by what the table knows (enhanced transposition cut-off).
    fn known_cut(&self, order: &[(u8, Made)], seeds: i32, beta: i32) -> Option<i32> {
        order.iter().find_map(|&(_, made)| {
            let known = self.probe(key(made.word));
            let rest = seeds - made.gain;
            let (lower, upper) = (i32::from(known.lower).max(-rest), i32::from(known.upper).min(rest));
            let least = if made.again { made.gain + lower } else { made.gain - upper };
            (least >= beta).then_some(least)
        })
    }

    /// The moves, those likely to be best first: the one the table knows, those that move again, captures, and from the
    /// right to the left.
    fn order(&self, word: u128, known: u8) -> ([(u8, Made); MOST_HOUSES as usize], usize) {
        let mut order = [(0, Made { word: 0, gain: 0, again: false }); MOST_HOUSES as usize];
        let mut ranks = [0; MOST_HOUSES as usize];
        let mut count = 0;
        for house in (0..self.houses).rev().filter(|&house| seeds_in(word, house) > 0) {
            let made = self.make(word, house);
            let rank = if house as u8 == known {
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

    fn probe(&self, key: u64) -> Entry {
        let bucket = &self.table[self.bucket(key)];
        bucket.iter().find(|entry| entry.key == key).copied().unwrap_or(EMPTY)
    }

    /// Stores what is known; it takes the place of what was known of the position, or of what cost least.
    fn store(&mut self, key: u64, seeds: i32, lower: i32, upper: i32, best: u8) {
        let at = self.bucket(key);
        let bucket = &mut self.table[at];
        let cheapest = || (0..BUCKET).min_by_key(|&place| bucket[place].seeds).unwrap_or_default();
        let place = bucket.iter().position(|entry| entry.key == key).unwrap_or_else(cheapest);
        bucket[place] = Entry { key, lower: lower as i8, upper: upper as i8, seeds: seeds as u8, best };
    }
}

/// The byte of a word with that number.
const fn seeds_in(word: u128, place: usize) -> u8 {
    (word >> (8 * place)) as u8
}

/// A key of a position: never 0 in practice, which stands for nothing.
const fn key(word: u128) -> u64 {
    mix(mix(word as u64) ^ (word >> 64) as u64)
}

/// What sowing a house with so many seeds does.
fn sowing(houses: usize, house: usize, seeds: u8) -> Sowing {
    let mut bytes = [0_u8; 16];
    let mut at = house;
    for _ in 0..seeds {
        // The other store, behind the last byte that counts, is left out.
        at = (at + 1) % (2 * houses + 1);
        bytes[at] += 1;
    }
    Sowing { adds: u128::from_le_bytes(bytes), last: at as u8 }
}
