//! A line of the board as people write it.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use parlour_core::ParseMoveError;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The direction of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// From a dot to the dot on its right.
    Horizontal,
    /// From a dot to the dot below it.
    Vertical,
}

/// A line between two neighbouring dots, named by its left or upper dot.
///
/// Written `h2-3` (horizontal, from the third dot of the second row of dots) or `v1-4`. Rows are counted from the top
/// and columns from the left, both from 1. Lines sort horizontal first, then by row, then by column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Edge {
    /// Horizontal or vertical.
    pub direction: Direction,
    /// The row of its left or upper dot, from 1.
    pub row: u8,
    /// The column of its left or upper dot, from 1.
    pub col: u8,
}

impl Edge {
    /// The horizontal line from the dot at (`row`, `col`) to the right.
    pub const fn horizontal(row: u8, col: u8) -> Self {
        Self { direction: Direction::Horizontal, row, col }
    }

    /// The vertical line from the dot at (`row`, `col`) downwards.
    pub const fn vertical(row: u8, col: u8) -> Self {
        Self { direction: Direction::Vertical, row, col }
    }

    /// The line between two dots, each given as (row, column); `None` unless they are neighbours.
    pub fn between(a: (u8, u8), b: (u8, u8)) -> Option<Self> {
        let (first, second) = if a <= b { (a, b) } else { (b, a) };
        match (second.0 - first.0, second.1.checked_sub(first.1)?) {
            (0, 1) => Some(Self::horizontal(first.0, first.1)),
            (1, 0) => Some(Self::vertical(first.0, first.1)),
            _ => None,
        }
    }

    /// The two dots it joins, each as (row, column).
    pub const fn dots(self) -> [(u8, u8); 2] {
        match self.direction {
            Direction::Horizontal => [(self.row, self.col), (self.row, self.col + 1)],
            Direction::Vertical => [(self.row, self.col), (self.row + 1, self.col)],
        }
    }
}

impl Display for Edge {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let letter = match self.direction {
            Direction::Horizontal => 'h',
            Direction::Vertical => 'v',
        };
        write!(f, "{letter}{}-{}", self.row, self.col)
    }
}

impl FromStr for Edge {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        parse(text).ok_or_else(|| ParseMoveError {
            text: text.to_owned(),
            expected: "h or v, the row and the column of the line's left or upper dot, as in h1-1 or v2-3",
        })
    }
}

fn parse(text: &str) -> Option<Edge> {
    let (direction, numbers) = match text.split_at_checked(1)? {
        ("h", numbers) => (Direction::Horizontal, numbers),
        ("v", numbers) => (Direction::Vertical, numbers),
        _ => return None,
    };
    let (row, col) = numbers.split_once('-')?;
    Some(Edge { direction, row: number(row)?, col: number(col)? })
}

/// A number from 1 written in the one way that [`Display`] writes it.
fn number(text: &str) -> Option<u8> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    if plain { text.parse().ok() } else { None }
}

impl Serialize for Edge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Edge {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use super::*;

    #[test]
    fn notation_round_trips() {
        for text in ["h1-1", "h10-9", "v3-2", "v9-10"] {
            assert_eq!(text.parse::<Edge>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "h", "h1", "x1-1", "H1-1", "h0-1", "h01-1", "h1-", "h1--1", "h1-1-1", "v+1-1", "h999-1", "é1-1"]
        {
            assert!(text.parse::<Edge>().is_err(), "{text}");
        }
    }

    #[test]
    fn two_neighbouring_dots_give_the_line_in_either_order() {
        assert_eq!(Edge::between((1, 2), (1, 1)), Some(Edge::horizontal(1, 1)));
        assert_eq!(Edge::between((2, 3), (3, 3)), Some(Edge::vertical(2, 3)));
        for (a, b) in [((1, 1), (1, 1)), ((1, 1), (1, 3)), ((1, 1), (2, 2)), ((1, 2), (2, 1))] {
            assert_eq!(Edge::between(a, b), None);
        }
        let edge = Edge::vertical(2, 3);
        assert_eq!(Edge::between(edge.dots()[0], edge.dots()[1]), Some(edge));
    }
}
