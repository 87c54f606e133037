//! Pits and moves, with their notation.
//!
//! A pit is written as the letter of its side, `a` for the first player and `b` for the second, and its number from 1. On
//! boards of two rows the numbers run in the direction of sowing, from the owner's left to his right. On boards of four rows
//! 1 to 8 are the owner's front row from his left, 9 to 16 his back row from his right: clockwise from pit to pit.

use std::fmt;
use std::str::FromStr;

use parlour_core::{ParseMoveError, Seat};
use serde::{Deserialize, Serialize};

/// The greatest number of pits on one side.
pub const MAX_SIDE: u8 = 16;

/// A pit: whose side it is on and its place there, from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Pit {
    /// The owner of the side.
    pub seat: Seat,
    /// The place, counted from 0.
    pub place: u8,
}

impl Pit {
    /// The pit of `seat` in that place, from 0.
    pub const fn new(seat: Seat, place: u8) -> Self {
        Self { seat, place }
    }
}

impl fmt::Display for Pit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.seat.0), self.place + 1)
    }
}

/// Reads the pit at the start of a text and gives the rest of the text.
pub(crate) fn read_pit(text: &str) -> Option<(Pit, &str)> {
    let seat = match text.bytes().next()? {
        b'a' => Seat::FIRST,
        b'b' => Seat::SECOND,
        _ => return None,
    };
    let digits = text[1..].bytes().take_while(u8::is_ascii_digit).count();
    let (number, rest) = text[1..].split_at(digits);
    let number: u8 = number.parse().ok().filter(|_| !number.starts_with('0'))?;
    (1..=MAX_SIDE).contains(&number).then(|| (Pit::new(seat, number - 1), rest))
}

/// The way a sowing goes around the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// To lower numbers on boards of four rows.
    Counterclockwise,
    /// To higher numbers on boards of four rows.
    Clockwise,
}

/// What a player decides apart from the pit: the direction at every place where he may choose it, and whether he plays his
/// house on.
///
/// The directions are bits, the first the highest, behind a leading one; clockwise is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Way(u16);

impl Way {
    /// Nothing to decide.
    pub const NONE: Self = Self(1);
    /// The most directions that a move can name.
    pub const LONGEST: u8 = 8;
    /// The bit that plays the house on.
    const HOUSE: u16 = 1 << 9;

    /// One direction.
    pub const fn one(direction: Direction) -> Self {
        Self(2 | direction as u16)
    }

    /// The same, playing the house on.
    #[must_use]
    pub const fn with_house(self) -> Self {
        Self(self.0 | Self::HOUSE)
    }

    /// Whether the house is played on.
    pub const fn plays_house(self) -> bool {
        self.0 & Self::HOUSE != 0
    }

    /// How many directions it names.
    pub const fn len(self) -> u8 {
        (self.0 & !Self::HOUSE).ilog2() as u8
    }

    /// Whether it names no direction.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The direction at the decision with that number, from 0; counterclockwise where none is named.
    pub const fn at(self, decision: u8) -> Direction {
        let len = self.len();
        if decision < len && self.0 >> (len - 1 - decision) & 1 == 1 {
            Direction::Clockwise
        } else {
            Direction::Counterclockwise
        }
    }

    /// The same until the decision with that number, counterclockwise where none is named, and clockwise there.
    #[must_use]
    pub(crate) const fn clockwise_at(self, decision: u8) -> Self {
        let zeros = decision - self.len();
        Self(self.0 << (zeros + 1) | 1)
    }

    /// A number below 1024, different for every way.
    pub(crate) const fn code(self) -> u16 {
        self.0
    }
}

/// A move: the pit that is played, and what else the player decides.
///
/// Written as the pit, then `>` for every clockwise and `<` for every counterclockwise choice of direction, then `+` if the
/// house is played on: `a3` in games with one direction, `a3>` or `b5<+` in Bao. In Omweso `a3` is the usual,
/// counterclockwise way throughout; `a2>` begins with a reverse capture; `a2<>` makes it at the second chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Move {
    /// The pit.
    pub pit: Pit,
    /// The other decisions.
    pub way: Way,
}

impl Move {
    /// A move without further decisions.
    pub const fn plain(pit: Pit) -> Self {
        Self { pit, way: Way::NONE }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.pit)?;
        for decision in 0..self.way.len() {
            f.write_str(if self.way.at(decision) == Direction::Clockwise { ">" } else { "<" })?;
        }
        if self.way.plays_house() { f.write_str("+") } else { Ok(()) }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        let read = || {
            let (pit, rest) = read_pit(text)?;
            let (arrows, house) = rest.strip_suffix('+').map_or((rest, false), |arrows| (arrows, true));
            if arrows.len() > usize::from(Way::LONGEST) {
                return None;
            }
            let bits = arrows.bytes().try_fold(1, |bits, arrow| match arrow {
                b'>' => Some(bits << 1 | 1),
                b'<' => Some(bits << 1),
                _ => None,
            })?;
            let way = Way(bits);
            Some(Self { pit, way: if house { way.with_house() } else { way } })
        };
        read().ok_or_else(|| ParseMoveError {
            text: text.to_owned(),
            expected: "write the pit, a1 to b16, and in games with two directions > or <, as in a3 or b5>",
        })
    }
}

impl TryFrom<String> for Move {
    type Error = ParseMoveError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Move> for String {
    fn from(mv: Move) -> Self {
        mv.to_string()
    }
}
