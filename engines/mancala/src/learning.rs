//! What the classic opponent of Woaley has learned: positions with their values.
//!
//! This is rote learning (Samuel, *Some Studies in Machine Learning Using the Game of Checkers*, 1959). A position is
//! known by its houses and the marked one, turned so that equal positions look the same; where it matters whose row a
//! house is in, as the player to move sees them. The value is what the player to move will still gain over the other.
//! It is stored after every search of a position in play, with the plies it was searched to, or as proved if the search
//! saw every line to its end: so ends of games come first, and what is known grows backwards from them. A better
//! founded value replaces a worse one, never the reverse.
//!
//! The searcher trusts a value that is proved or was searched at least as deep as it would search itself; at its horizon,
//! where it would only count the stores, it trusts every value.

use std::collections::BTreeMap;

use parlour_core::{Seat, SetupError};

use crate::pit::{Pit, read_pit};
use crate::search::normal_form;
use crate::state::{PITS, Ruleset, State};
use crate::variant::Variant;
use crate::woaley::{is_opening, is_ring};

/// The search depth of a proved value.
pub const PROVED: u8 = u8::MAX;

/// The houses of each player on the board that is learned, and of both.
const SIDE: usize = Variant::Woaley.usual_houses() as usize;
const HOUSES: usize = 2 * SIDE;

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    /// What the player to move still gains over the other, in seeds.
    pub value: i16,
    /// The plies it was searched to, or [`PROVED`].
    pub depth: u8,
}

impl Known {
    /// What a finished search of so many plies has found.
    pub fn new(value: i32, depth: u32, is_proved: bool) -> Self {
        let depth = if is_proved { PROVED } else { depth.min(u32::from(PROVED) - 1) as u8 };
        Self { value: value as i16, depth }
    }
}

/// A position as the table knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// The houses: from the marked one on, or where it matters whose they are, from the first of the player to move on.
    pits: [u8; PITS],
    /// The place of the marked house.
    mark: Option<u8>,
    /// Whether it matters whose the houses are.
    has_sides: bool,
}

impl Key {
    /// The key of a position; `None` before the first move, which has a choice of its own and never comes again.
    pub fn of(ruleset: &Ruleset, state: &State) -> Option<Self> {
        let (pits, mark) = normal_form(ruleset, state);
        (!is_opening(state)).then(|| Self { pits, mark, has_sides: !is_ring(ruleset, state) })
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

    /// The positions with their values, to be shown: the houses from the marked one on, a star if it is marked. Where it
    /// matters whose they are, those of the player to move, `/` and those of the other, and `@` and the marked one, as in a
    /// position of the first player.
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

/// `4,5,0,…* -2 6` or `4,5,…/0,3,…@b2 -2 6`: houses, value, depth, or `!` for a proved value.
fn write_line(key: &Key, known: Known, houses: u8) -> String {
    let list = |pits: &[u8]| pits.iter().map(u8::to_string).collect::<Vec<_>>().join(",");
    let (own, others) = key.pits[..2 * usize::from(houses)].split_at(houses.into());
    let separator = if key.has_sides { '/' } else { ',' };
    let mark = match key.mark {
        Some(mark) if mark < houses && key.has_sides => format!("@{}", Pit::new(Seat::FIRST, mark)),
        Some(mark) if key.has_sides => format!("@{}", Pit::new(Seat::SECOND, mark - houses)),
        Some(_) => "*".to_owned(),
        None => String::new(),
    };
    let depth = if known.depth == PROVED { "!".to_owned() } else { known.depth.to_string() };
    format!("{}{separator}{}{mark} {} {depth}", list(own), list(others), known.value)
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
    let has_sides = houses.contains('/');
    let (houses, mark) = match (houses.split_once('@'), houses.strip_suffix('*')) {
        (Some((houses, pit)), _) if has_sides => {
            let place = |(pit, rest): (Pit, &str)| {
                let place = usize::from(pit.place);
                (rest.is_empty() && place < SIDE).then_some((pit.seat.index() * SIDE + place) as u8)
            };
            let mark = read_pit(pit).and_then(place).ok_or_else(|| wrong("the mark is on no house"))?;
            (houses, Some(mark))
        }
        (_, Some(houses)) if !has_sides => (houses, Some(0)),
        _ => (houses, None),
    };
    let houses = match houses.split_once('/') {
        Some((own, others)) if own.split(',').count() == SIDE => format!("{own},{others}"),
        _ => houses.to_owned(),
    };
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
    Ok((Key { pits, mark, has_sides }, Known { value, depth }))
}
