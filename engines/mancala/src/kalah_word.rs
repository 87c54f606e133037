//! Positions of Kalah as single words: a byte for every house and for both stores, the houses of the player to move first. A
//! sowing is one addition.

use crate::state::{Ruleset, State};
use crate::variant::Variant;

/// The most houses of a player that fit into the word, with both stores.
pub(crate) const MOST_HOUSES: u8 = 7;

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
pub(crate) struct Made {
    pub word: u128,
    /// The seeds that went into the mover's store.
    pub gain: i32,
    /// Whether the same player moves again.
    pub again: bool,
}

/// How the words of a board are read and played.
pub(crate) struct Words {
    houses: usize,
    takes_single: bool,
    /// For every house and number of seeds.
    sowings: Vec<Sowing>,
}

impl Words {
    /// Whether the positions of a rule set fit into words.
    pub const fn can_hold(ruleset: &Ruleset) -> bool {
        matches!(ruleset.variant, Variant::Kalah | Variant::KalahEmpty) && ruleset.side <= MOST_HOUSES
    }

    /// The words of a rule set whose positions fit.
    pub fn new(ruleset: &Ruleset) -> Self {
        let houses = usize::from(ruleset.side);
        let sowings =
            (0..houses).flat_map(|house| (0..=u8::MAX).map(move |seeds| sowing(houses, house, seeds))).collect();
        Self { houses, takes_single: ruleset.variant == Variant::KalahEmpty, sowings }
    }

    /// The houses of a player.
    pub const fn houses(&self) -> usize {
        self.houses
    }

    /// The word of a position.
    pub fn of(&self, ruleset: &Ruleset, state: &State) -> u128 {
        let (own, other) = (ruleset.own(state.mover), ruleset.own(state.mover.other()));
        self.of_pits(state.pits[own].iter().chain(&state.pits[other]))
    }

    /// The word of a position given as its pits, those of the player to move first.
    pub fn of_pits<'a>(&self, pits: impl Iterator<Item = &'a u8>) -> u128 {
        let places = (0..self.houses).chain(self.houses + 1..=2 * self.houses);
        places.zip(pits).map(|(place, &seeds)| u128::from(seeds) << (8 * place)).sum()
    }

    /// The seeds in the pits from the other player's last to the first of the player to move.
    pub fn backwards(&self, word: u128) -> impl Iterator<Item = u8> {
        let side = 8 * self.houses;
        let (own, other) = (word & ((1 << side) - 1), word >> (side + 8));
        // Without the store between them, moved up to the end of the word.
        let mut pits = (own | other << side) << (128 - 2 * side);
        (0..2 * self.houses).map(move |_| {
            pits = pits.rotate_left(8);
            pits as u8
        })
    }

    /// Plays a house; `None` if it is empty.
    pub fn make(&self, word: u128, house: usize) -> Option<Made> {
        let seeds = seeds_in(word, house);
        if seeds == 0 {
            return None;
        }
        let Sowing { adds, last } = self.sowings[house << 8 | usize::from(seeds)];
        let last = usize::from(last);
        let mut word = (word & !(0xff << (8 * house))) + adds;
        let store = self.houses;
        let mut gain = i32::from(seeds_in(word, store));
        word &= !(0xff << (8 * store));
        if last == store {
            return Some(Made { word, gain, again: true });
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
        Some(Made { word: word >> half | (word & ((1 << half) - 1)) << half, gain, again: false })
    }

    /// What the player to move still gains over the other if the game is over: whose side is not empty gets the `seeds`.
    pub fn end(&self, word: u128, seeds: i32) -> Option<i32> {
        let half = 8 * (self.houses + 1);
        let (own, other) = (word & ((1 << half) - 1), word >> half);
        match (own == 0, other == 0) {
            (false, false) => None,
            (own_is_empty, _) => Some(if own_is_empty { -seeds } else { seeds }),
        }
    }
}

impl Made {
    /// The value of the move for who made it, if what comes after is worth `future` to the player who moves next.
    pub const fn value(self, future: i32) -> i32 {
        if self.again { self.gain + future } else { self.gain - future }
    }
}

/// The byte of a word with that number.
const fn seeds_in(word: u128, place: usize) -> u8 {
    (word >> (8 * place)) as u8
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
