//! Moves and their notation.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use parlour_core::ParseMoveError;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::geometry::Link;
use crate::point::Point;

/// What a player can do. A turn ends with a peg or the swap; links are added and removed before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Move {
    /// Puts a peg, with all links that it can have: `f6`.
    Peg(Point),
    /// Takes over the first peg, mirrored on the main diagonal: `swap`.
    Swap,
    /// Adds a link between two older pegs: `+f6h7`. Only where links may be removed.
    Add(Link),
    /// Removes a link: `-f6h7`. Only where links may be removed.
    Remove(Link),
}

impl Display for Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Peg(point) => point.fmt(f),
            Self::Swap => f.write_str("swap"),
            Self::Add(link) => write!(f, "+{link}"),
            Self::Remove(link) => write!(f, "-{link}"),
        }
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        parse(text).ok_or_else(|| ParseMoveError {
            text: text.to_owned(),
            expected: "the column and row of a peg as in f6, or swap; a link is added as in +f6h7 and removed as in -f6h7",
        })
    }
}

fn parse(text: &str) -> Option<Move> {
    if text == "swap" {
        return Some(Move::Swap);
    }
    match text.split_at_checked(1)? {
        ("+", ends) => link(ends).map(Move::Add),
        ("-", ends) => link(ends).map(Move::Remove),
        _ => text.parse().ok().map(Move::Peg),
    }
}

/// A link by its ends, the left one first, as [`Display`] writes it.
fn link(text: &str) -> Option<Link> {
    let (left, rest) = Point::read(text)?;
    let (right, rest) = Point::read(rest)?;
    let link = Link::between(left, right)?;
    (rest.is_empty() && link.ends() == [left, right]).then_some(link)
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}
