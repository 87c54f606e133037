//! Endgame tables: what is known for certain of all positions with few seeds, for Kalah, Oware and Woaley.
//!
//! A table has a level for every number of seeds on the board. Moves never add seeds, so that a level is made from the
//! levels below it and itself: in `kalah` in one pass, in `oware` and `woaley`, where positions come again, in `rounds` until
//! nothing changes. Values are those of what is still to come, for the player to move; `index` gives a position its place.
//!
//! Tables are made at first use, some thousand positions at a time, and kept for all who ask for the same rules: whoever has
//! to stop while one is being made leaves the work to who asks next.

mod index;
mod kalah;
mod oware;
mod rounds;
mod woaley;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use parlour_core::{Control, Seat};

use crate::kalah_word;
use crate::state::{Ruleset, State};
use crate::variant::{Majority, Rest, Rules, Variant};
use crate::woaley::{bound_to, is_opening};
use crate::woaley_word::{Run, Words};
use index::Index;

/// The most seeds of tables for opponents: the same everywhere, so that everywhere they play the same.
pub const COMMON: usize = 12;

/// The most seeds of the tables that exact values are asked of.
pub const FULL: usize = if cfg!(target_family = "wasm") { COMMON } else { 15 };

/// As [`COMMON`], for Woaley: there is room for more seeds, since all rotations of a position are one.
pub const COMMON_ROUND: usize = 16;

/// As [`FULL`], for Woaley.
pub const FULL_ROUND: usize = if cfg!(target_family = "wasm") { COMMON_ROUND } else { 18 };

/// The most positions of one level: as many as the usual board has with [`FULL`] seeds. Larger boards have fewer levels.
const MOST_POSITIONS: u64 = if cfg!(target_family = "wasm") { 1_352_078 } else { 7_726_160 };

/// The most seeds of tables for opponents of a rule set.
pub fn common_seeds(ruleset: &Ruleset) -> usize {
    if Words::can_hold(ruleset) { COMMON_ROUND } else { COMMON }
}

/// The most seeds of the tables that exact values of a rule set are asked of.
pub fn full_seeds(ruleset: &Ruleset) -> usize {
    if Words::can_hold(ruleset) { FULL_ROUND } else { FULL }
}

/// How many positions are looked at in a step: some milliseconds.
const STEP: usize = 4096;

/// The tables that are kept at most.
const KEPT: usize = 4;

/// What is known of all positions with the same number of seeds.
enum Level {
    /// The value of each.
    Values(Vec<i8>),
    /// The least and the greatest value of each.
    Bounds(Vec<[i8; 2]>),
    /// The value of each of some positions; nothing of the others is asked.
    Chosen(woaley::Subset, Vec<i8>),
}

impl Level {
    fn bounds(&self, number: usize) -> [i8; 2] {
        match self {
            Self::Values(values) => [values[number]; 2],
            Self::Bounds(bounds) => bounds[number],
            Self::Chosen(subset, values) => [values[subset.rank(number)]; 2],
        }
    }
}

/// Makes the levels of a table, one after the other.
trait Maker: Send {
    /// Works on the level above those that are done, and gives it when it is complete.
    fn step(&mut self, index: &Index, done: &[Arc<Level>]) -> Option<Level>;
}

/// The endgame tables of a rule set, or none.
#[derive(Clone, Default)]
pub struct Endgames {
    index: Option<Arc<Index>>,
    /// Those of Woaley.
    words: Option<Arc<Words>>,
    /// By the number of seeds.
    levels: Vec<Arc<Level>>,
}

impl Endgames {
    /// The tables of a rule set up to that many seeds, or as many as there is room for; none if the rule set has none.
    /// `None` if the control ends the work before they are made.
    pub fn prepare(ruleset: &Ruleset, seeds: usize, control: &Control) -> Option<Self> {
        let Some(kind) = kind(ruleset) else { return Some(Self::default()) };
        let wanted = 1 + seeds.min(most_seeds(&kind));
        let shared = table_of(kind);
        loop {
            let mut table = lock(&shared);
            if table.levels.len() >= wanted {
                let (index, words) = (Some(table.index.clone()), table.words.clone());
                return Some(Self { index, words, levels: table.levels[..wanted].to_vec() });
            }
            table.step();
            drop(table);
            if control.interrupted() {
                return None;
            }
        }
    }

    /// The least and the greatest value of what is still to come for the player to move, in seeds; equal where the table
    /// knows the value. `None` if there are too many seeds on the board.
    pub fn bounds(&self, ruleset: &Ruleset, state: &State) -> Option<[i32; 2]> {
        let index = self.index.as_ref()?;
        if let Some(words) = &self.words {
            return self.value_of_woaley(words, ruleset, state).map(|value| [value; 2]);
        }
        let level = self.levels.get(state.on_board() as usize)?;
        let (own, other) = (ruleset.own(state.mover), ruleset.own(state.mover.other()));
        let backwards = state.pits[own].iter().chain(&state.pits[other]).rev().copied();
        Some(level.bounds(index.number(backwards)).map(i32::from))
    }

    /// The most seeds on the board of positions that the tables have.
    pub(crate) const fn most_seeds(&self) -> usize {
        self.levels.len().saturating_sub(1)
    }

    /// Of how many positions the tables know the value, and how many they hold.
    pub fn known(&self) -> (usize, usize) {
        let counts = self.levels.iter().map(|level| match &**level {
            Level::Values(values) | Level::Chosen(_, values) => (values.len(), values.len()),
            Level::Bounds(bounds) => (bounds.iter().filter(|[least, most]| least == most).count(), bounds.len()),
        });
        counts.fold((0, 0), |(known, all), (here, level)| (known + here, all + level))
    }

    /// The value of a position with that many seeds on the board, if there are few enough, in a game whose values are all
    /// known. Its pits come from the last to the first.
    pub(crate) fn value(&self, backwards: impl Iterator<Item = u8>, seeds: usize) -> Option<i32> {
        let level = self.levels.get(seeds)?;
        Some(level.bounds(self.index.as_ref()?.number(backwards))[0].into())
    }

    /// The value of a position of Woaley, if there are few enough seeds where the choice is free next.
    fn value_of_woaley(&self, words: &Words, ruleset: &Ruleset, state: &State) -> Option<i32> {
        let word = words.of(&state.pits);
        if state.verdict.is_some() || words.is_over(word) {
            return Some(0);
        }
        if is_opening(state) {
            return None;
        }
        let here = Run { word, gain: 0, again: true, is_over: false };
        let run = bound_to(ruleset, state).map_or(here, |house| words.run(word, house));
        if run.is_over {
            return Some(run.gain);
        }
        let seeds = state.on_board() as usize - run.gain.unsigned_abs() as usize;
        Some(run.value(self.value(words.backwards(words.canonical(run.word)), seeds)?))
    }
}

/// A table and who makes it.
struct Table {
    index: Arc<Index>,
    words: Option<Arc<Words>>,
    levels: Vec<Arc<Level>>,
    maker: Box<dyn Maker>,
}

impl Table {
    fn new(kind: Ruleset) -> Self {
        let words = Words::can_hold(&kind).then(|| Arc::new(Words::new(&kind)));
        let maker: Box<dyn Maker> = match (kind.variant, &words) {
            (_, Some(words)) => Box::new(woaley::Maker::new(words.clone())),
            (Variant::Oware, _) => Box::new(oware::Maker::new(kind)),
            _ => Box::new(kalah::Maker::new(kalah_word::Words::new(&kind))),
        };
        let index = Arc::new(Index::new(kind.ring(), most_seeds(&kind)));
        Self { index, words, levels: Vec::new(), maker }
    }

    /// Works on the next level.
    fn step(&mut self) {
        if let Some(level) = self.maker.step(&self.index, &self.levels) {
            self.levels.push(Arc::new(level));
        }
    }
}

/// A table that several searches work on, a step each in turn.
type Shared = Arc<Mutex<Table>>;

/// The tables made so far, the one asked for last at the end.
static TABLES: Mutex<Vec<(Ruleset, Shared)>> = Mutex::new(Vec::new());

/// The table for those rules. One that gives way to it stays with who is working on it.
fn table_of(kind: Ruleset) -> Shared {
    let mut tables = lock(&TABLES);
    let table = match tables.iter().position(|(rules, _)| *rules == kind) {
        Some(place) => tables.remove(place),
        None => (kind, Arc::new(Mutex::new(Table::new(kind)))),
    };
    if tables.len() == KEPT {
        tables.remove(0);
    }
    let shared = table.1.clone();
    tables.push(table);
    shared
}

/// Locks even after a panic elsewhere: a table grows by whole levels.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The rule set reduced to what the values depend on; `None` if there are no tables for it.
fn kind(ruleset: &Ruleset) -> Option<Ruleset> {
    let Rules { rest, capture_side, grand_slam, origin, cycle, .. } = ruleset.rules;
    let variant = match ruleset.variant {
        Variant::Kalah | Variant::KalahEmpty if rest == Rest::Owner && kalah_word::Words::can_hold(ruleset) => {
            ruleset.variant
        }
        Variant::Woaley | Variant::WoaleyP2 if Words::can_hold(ruleset) => ruleset.variant,
        Variant::Wari | Variant::Oware => Variant::Oware,
        _ => return None,
    };
    let usual = Rules { majority: Majority::PlaysOn, ..Rules::usual(variant) };
    let rules = match variant {
        Variant::Oware => Rules { capture_side, grand_slam, origin, cycle, ..usual },
        _ => usual,
    };
    Some(Ruleset { variant, rules, ..*ruleset })
}

/// The most seeds that tables of a rule set have room for.
fn most_seeds(kind: &Ruleset) -> usize {
    let pits = kind.ring() as u64;
    // How many positions are the same.
    let alike = if Words::can_hold(kind) { pits } else { 1 };
    // C(seeds + pits − 1, seeds) positions.
    let counts = (1..=full_seeds(kind) as u64).scan(1, |count, seeds| {
        *count = *count * (seeds + pits - 1) / seeds;
        Some(*count)
    });
    counts.take_while(|&count| count <= alike * MOST_POSITIONS).count()
}

/// A position of that many seeds with the first player to move, by its number.
fn position(ruleset: &Ruleset, index: &Index, seeds: usize, number: usize) -> State {
    let mut state = State::empty();
    index.fill(seeds, number, &mut state.pits[..ruleset.ring()]);
    debug_assert_eq!(state.mover, Seat::FIRST);
    state
}
