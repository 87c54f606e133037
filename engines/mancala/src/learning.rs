//! What the classic opponent of Woaley has learned: positions with their values.
//!
//! This is rote learning (Samuel, *Some Studies in Machine Learning Using the Game of Checkers*, 1959). A position is known by
//! its houses and the marked one, turned so that equal positions look the same; the value is what the player to move will
//! still gain over the other. It is stored after every search of a position in play, with the plies it was searched to, or
//! as proved if the search saw every line to its end: so ends of games come first, and what is known grows backwards from
//! them. A better founded value replaces a worse one, never the reverse.
//!
//! The searcher trusts a value that is proved or was searched at least as deep as it would search itself; at its horizon,
//! where it would only count the stores, it trusts every value.

use std::collections::BTreeMap;

use parlour_core::SetupError;

use crate::search::normal_form;
use crate::state::{PITS, Ruleset, State};
use crate::variant::Variant;

/// The search depth of a proved value.
pub const PROVED: u8 = u8::MAX;

/// The houses of the board that is learned.
const HOUSES: usize = 2 * Variant::Woaley.usual_houses() as usize;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// What the player to move still gains over the other, in seeds.
    pub value: i16,
    /// The plies it was searched to, or [`PROVED`].
    pub depth: u8,
}

/// A position as the table knows it: the houses, and whether the first of them is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    pits: [u8; PITS],
    is_marked: bool,
}

impl Key {
    /// The key of a position.
    pub fn of(ruleset: &Ruleset, state: &State) -> Self {
        Self { pits: normal_form(ruleset, state), is_marked: state.mark.is_some() }
    }
}

/// The learned positions of one person's opponent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    known: BTreeMap<Key, Known>,
}

impl Table {
    /// How many positions it holds.
    pub fn count(&self) -> usize {
        self.known.len()
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.known.clear();
    }

    /// What is known of a position.
    pub fn get(&self, key: &Key) -> Option<Known> {
        self.known.get(key).copied()
    }

    /// Remembers a value unless a better founded one is there.
    pub fn learn(&mut self, key: Key, known: Known) {
        let place = self.known.entry(key).or_insert(known);
        if known.depth >= place.depth {
            *place = known;
        }
    }

    /// The positions with their values, to be shown: the houses from the marked one on, a star if it is marked.
    pub fn lines(&self, houses: u8) -> impl Iterator<Item = String> {
        self.known.iter().map(move |(key, known)| write_line(key, *known, houses))
    }

    /// Everything as text, one position a line.
    pub fn to_text(&self, houses: u8) -> String {
        self.lines(houses).map(|line| line + "\n").collect()
    }

    /// Reads what [`Table::to_text`] wrote. Lines that cannot be read are left out; says which they are, and why.
    pub fn from_text(text: &str) -> (Self, Vec<String>) {
        let mut table = Self::default();
        let mut left_out = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            match read_line(line) {
                Ok((key, known)) => table.learn(key, known),
                Err(why) => left_out.push(format!("line {number}: {why}")),
            }
        }
        (table, left_out)
    }
}

/// `4,5,0,…* -2 6`: houses, value, depth, or `!` for a proved value.
fn write_line(key: &Key, known: Known, houses: u8) -> String {
    let pits: Vec<String> = key.pits[..2 * usize::from(houses)].iter().map(u8::to_string).collect();
    let star = if key.is_marked { "*" } else { "" };
    let depth = if known.depth == PROVED { "!".to_owned() } else { known.depth.to_string() };
    format!("{}{star} {} {depth}", pits.join(","), known.value)
}

/// Reads a line of a table of Woaley on its usual board. A value without depth, as in a table of mere values, is taken for
/// the least founded.
fn read_line(line: &str) -> Result<(Key, Known), SetupError> {
    let wrong = |what: &str| SetupError(format!("'{line}' is no learned position: {what}"));
    let words: Vec<&str> = line.split_ascii_whitespace().collect();
    let (houses, value, depth) = match words[..] {
        [houses, value] => (houses, value, "0"),
        [houses, value, depth] => (houses, value, depth),
        _ => return Err(wrong("it has houses, a value and a depth")),
    };
    let (houses, is_marked) = houses.strip_suffix('*').map_or((houses, false), |houses| (houses, true));
    let seeds: Result<Vec<u8>, _> = houses.split(',').map(str::parse).collect();
    let seeds = seeds.map_err(|_| wrong("houses hold numbers of seeds"))?;
    if seeds.len() != HOUSES {
        return Err(wrong("there are twelve houses"));
    }
    let most: u16 = seeds.iter().map(|&seeds| u16::from(seeds)).sum();
    let value: Option<i16> = value.parse().ok();
    let value = value.filter(|value| value.unsigned_abs() <= most);
    let value = value.ok_or_else(|| wrong("the value is a number, at most that of the seeds"))?;
    let depth = if depth == "!" { Some(PROVED) } else { depth.parse().ok().filter(|&depth| depth < PROVED) };
    let depth = depth.ok_or_else(|| wrong("the depth is a number of plies, or ! where the value is proved"))?;
    let mut pits = [0; PITS];
    pits[..HOUSES].copy_from_slice(&seeds);
    Ok((Key { pits, is_marked }, Known { value, depth }))
}
