//! The squares of the board.

use std::fmt::{self, Debug, Display, Formatter};
use std::str::FromStr;

use crate::bitboard::Bitboard;
use crate::piece::Color;

/// A square, numbered from 0 (a1) over 7 (h1) to 63 (h8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square of that number; only the lowest six bits count.
    pub const fn from_index(index: u8) -> Self {
        Self(index & 63)
    }

    /// The square on `file` (0 for a to 7 for h) and `rank` (0 for the first to 7 for the eighth).
    pub const fn at(file: u8, rank: u8) -> Self {
        Self((rank & 7) * 8 + (file & 7))
    }

    /// All squares, a1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..64).map(Self)
    }

    /// Its number, 0–63.
    pub const fn index(self) -> usize {
        // The mask tells the compiler that tables of 64 entries need no check.
        (self.0 & 63) as usize
    }

    /// Its file, 0 (a) to 7 (h).
    pub const fn file(self) -> u8 {
        self.0 & 7
    }

    /// Its rank, 0 (first) to 7 (eighth).
    pub const fn rank(self) -> u8 {
        self.0 >> 3
    }

    /// Its rank as `color` counts: 0 is the rank its king starts on.
    pub const fn relative_rank(self, color: Color) -> u8 {
        match color {
            Color::White => self.rank(),
            Color::Black => 7 - self.rank(),
        }
    }

    /// The set of this square alone.
    pub const fn bit(self) -> Bitboard {
        Bitboard(1 << (self.0 & 63))
    }

    /// The square on the same file with first and eighth rank exchanged.
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0 ^ 0b11_1000)
    }

    /// The square with that file (0–7) on the same rank.
    #[must_use]
    pub const fn with_file(self, file: u8) -> Self {
        Self::at(file, self.rank())
    }

    /// The square on the same file with the rank of the other.
    #[must_use]
    pub const fn with_rank_of(self, other: Self) -> Self {
        Self::at(self.file(), other.rank())
    }

    /// The square `ahead` ranks further on as `color` sees it; it must be on the board.
    #[must_use]
    pub(crate) const fn forward(self, color: Color, ahead: u8) -> Self {
        match color {
            Color::White => Self::from_index(self.0.wrapping_add(8 * ahead)),
            Color::Black => Self::from_index(self.0.wrapping_sub(8 * ahead)),
        }
    }

    /// `a` to `h`.
    pub const fn file_letter(self) -> char {
        (b'a' + self.file()) as char
    }

    /// `1` to `8`.
    pub const fn rank_digit(self) -> char {
        (b'1' + self.rank()) as char
    }

    /// The square written with these two characters, as in `e` and `4`.
    pub const fn from_chars(file: u8, rank: u8) -> Option<Self> {
        match (file, rank) {
            (b'a'..=b'h', b'1'..=b'8') => Some(Self::at(file - b'a', rank - b'1')),
            _ => None,
        }
    }
}

impl Display for Square {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file_letter(), self.rank_digit())
    }
}

impl Debug for Square {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

/// A text that names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a square is a letter from a to h and a digit from 1 to 8, as in e4")]
pub struct NoSquare;

impl FromStr for Square {
    type Err = NoSquare;

    fn from_str(text: &str) -> Result<Self, NoSquare> {
        match *text.as_bytes() {
            [file, rank] => Self::from_chars(file, rank).ok_or(NoSquare),
            _ => Err(NoSquare),
        }
    }
}
