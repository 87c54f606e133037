//! Positions of Woaley after the first move as single words: a byte for every house, in the order of sowing. A sowing is one
//! addition, and all moves that leave no choice are played in one run.
//!
//! Nothing but the seeds matters where the choice is free: whose row a house is in means nothing any more, so that all
//! rotations of a word are the same position, and one of them stands for all.

use crate::state::Ruleset;
use crate::woaley::{is_prize, is_round, least};

/// The most houses of a player whose positions are held.
pub(crate) const MOST_HOUSES: u8 = 6;

/// The effect of sowing a house.
#[derive(Clone, Copy)]
struct Sowing {
    /// What it adds to the bytes of the word.
    adds: u128,
    /// The house that gets the last seed.
    last: u8,
}

impl Sowing {
    fn new(houses: usize, house: usize, seeds: u8) -> Self {
        let reached = |seed: u8| (house + usize::from(seed)) % houses;
        let adds = (1..=seeds).map(|seed| 1 << (8 * reached(seed))).sum();
        Self { adds, last: reached(seeds) as u8 }
    }
}

/// What a chosen house leads to: the position of the next free choice, after all moves that leave none.
#[derive(Clone, Copy, Default)]
pub(crate) struct Run {
    /// The seeds on the board.
    pub word: u128,
    /// The seeds that who chose has captured on the way, or minus those that the other has.
    pub gain: i32,
    /// Whether it is who chose that chooses next.
    pub again: bool,
    /// Whether there is no next choice: the game is over, or the moves that leave none go round for ever. Nobody wins any
    /// seeds then.
    pub is_over: bool,
}

/// How the words of a board are read and played.
pub(crate) struct Words {
    houses: usize,
    least: u8,
    /// One in the byte of every house.
    ones: u128,
    /// For every house and number of seeds.
    sowings: Vec<Sowing>,
}

impl Words {
    /// Whether the positions of a rule set fit into words.
    pub const fn can_hold(ruleset: &Ruleset) -> bool {
        is_round(ruleset) && ruleset.side <= MOST_HOUSES
    }

    /// The words of a rule set whose positions fit.
    pub fn new(ruleset: &Ruleset) -> Self {
        let houses = ruleset.ring();
        let sowing = |house, seeds| Sowing::new(houses, house, seeds);
        Self {
            houses,
            least: least(ruleset),
            ones: (0..houses).map(|house| 1 << (8 * house)).sum(),
            sowings: (0..houses).flat_map(|house| (0..=u8::MAX).map(move |seeds| sowing(house, seeds))).collect(),
        }
    }

    /// The houses of both players.
    pub const fn houses(&self) -> usize {
        self.houses
    }

    /// The word of a position given as its pits, the first one first; those that the board has not are left out.
    pub fn of(&self, pits: &[u8]) -> u128 {
        pits[..self.houses].iter().rev().fold(0, |word, &seeds| word << 8 | u128::from(seeds))
    }

    /// Whether a house holds enough seeds to be played.
    pub const fn can_play(&self, word: u128, house: usize) -> bool {
        seeds_in(word, house) >= self.least
    }

    /// Whether no house holds two seeds, so that the game is over.
    pub const fn is_over(&self, word: u128) -> bool {
        word & !self.ones == 0
    }

    /// Plays a house and then all moves that leave no choice.
    pub fn run(&self, mut word: u128, house: usize) -> Run {
        let mut from = house;
        // Who chose moves now.
        let mut again = true;
        // The position after a power of two of moves is kept until twice as many: if it comes again in between, the moves
        // go round (Brent, An Improved Monte Carlo Factorization Algorithm, 1980).
        let (mut kept, mut moves, mut turn) = ((0, 0), 0_u32, 1);
        loop {
            let last = self.sow(&mut word, from);
            if is_prize(seeds_in(word, last)) {
                let prize = self.capture(&mut word, last);
                let gain = if again { prize } else { -prize };
                return Run { word, gain, again: !again, is_over: self.is_over(word) };
            }
            again = !again;
            let goes_round = kept == (word, last);
            if goes_round || self.is_over(word) || !self.can_play(word, last) {
                return Run { word, gain: 0, again, is_over: goes_round || self.is_over(word) };
            }
            moves += 1;
            if moves == turn {
                (kept, turn) = ((word, last), 2 * turn);
            }
            from = last;
        }
    }

    /// Sows a house, and says where the last seed fell.
    fn sow(&self, word: &mut u128, house: usize) -> usize {
        let Sowing { adds, last } = self.sowings[house << 8 | usize::from(seeds_in(*word, house))];
        *word = (*word & !(0xff << (8 * house))) + adds;
        last.into()
    }

    /// Captures backwards from a house, and says how many seeds.
    fn capture(&self, word: &mut u128, mut house: usize) -> i32 {
        let mut prize = 0;
        loop {
            let seeds = seeds_in(*word, house);
            if !is_prize(seeds) {
                return prize;
            }
            prize += i32::from(seeds);
            *word -= u128::from(seeds) << (8 * house);
            house = house.checked_sub(1).unwrap_or(self.houses - 1);
        }
    }

    /// The rotation that stands for all: the one whose word is greatest, which has no house with more seeds than the last.
    pub fn canonical(&self, word: u128) -> u128 {
        let last = 8 * (self.houses - 1);
        let (mut greatest, mut turned) = (word, word);
        for _ in 1..self.houses {
            turned = turned >> 8 | (turned & 0xff) << last;
            greatest = greatest.max(turned);
        }
        greatest
    }

    /// The seeds in the houses, from the last to the first.
    pub fn backwards(&self, word: u128) -> impl Iterator<Item = u8> {
        let mut pits = word << (128 - 8 * self.houses);
        (0..self.houses).map(move |_| {
            pits = pits.rotate_left(8);
            pits as u8
        })
    }
}

impl Run {
    /// What the choice is worth to who made it, if what comes after is worth `future` to who chooses next.
    pub const fn value(self, future: i32) -> i32 {
        if self.again { self.gain + future } else { self.gain - future }
    }
}

/// The byte of a word with that number.
const fn seeds_in(word: u128, house: usize) -> u8 {
    (word >> (8 * house)) as u8
}
