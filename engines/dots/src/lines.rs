//! Sets of lines.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, Not};

/// A set of small numbers, held as bits. The search uses a single word where the lines fit into one.
pub trait BitSet:
    Copy + Ord + Debug + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + Send + Sync + 'static
{
    /// How many numbers there is room for.
    const ROOM: usize;
    /// No numbers.
    const NONE: Self;

    /// The set of one number.
    fn one(number: u8) -> Self;

    /// The smallest number; undefined if there is none.
    fn smallest(self) -> u8;

    /// The set without its smallest number.
    #[must_use]
    fn rest(self) -> Self;

    /// Whether there are no numbers.
    fn is_none(self) -> bool {
        self == Self::NONE
    }

    /// Whether there is exactly one number.
    fn is_single(self) -> bool {
        !self.is_none() && self.rest().is_none()
    }

    /// Whether the number is in the set.
    fn has(self, number: u8) -> bool {
        !(self & Self::one(number)).is_none()
    }

    /// The set with the number in it.
    #[must_use]
    fn with(self, number: u8) -> Self {
        self | Self::one(number)
    }

    /// The numbers in ascending order.
    fn numbers(mut self) -> impl Iterator<Item = u8> {
        std::iter::from_fn(move || {
            if self.is_none() {
                return None;
            }
            let smallest = self.smallest();
            self = self.rest();
            Some(smallest)
        })
    }
}

impl BitSet for u64 {
    const ROOM: usize = 64;
    const NONE: Self = 0;

    fn one(number: u8) -> Self {
        1 << number
    }

    fn smallest(self) -> u8 {
        self.trailing_zeros() as u8
    }

    fn rest(self) -> Self {
        self & self.wrapping_sub(1)
    }
}

/// A set of lines of one board, by index; room for the 180 lines of 9×9 boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lines([u64; 3]);

impl Lines {
    /// How many lines a set has room for.
    pub const CAPACITY: usize = 192;

    /// The lines with indices 0 to `count` − 1.
    pub fn first(count: usize) -> Self {
        (0..count).collect()
    }

    /// Whether the line is in the set.
    pub const fn contains(&self, line: usize) -> bool {
        self.0[line / 64] >> (line % 64) & 1 == 1
    }

    /// Puts the line in.
    pub const fn insert(&mut self, line: usize) {
        self.0[line / 64] |= 1 << (line % 64);
    }

    /// Takes the line out.
    pub const fn remove(&mut self, line: usize) {
        self.0[line / 64] &= !(1 << (line % 64));
    }

    /// How many lines are in the set.
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether no line is in the set.
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The lines in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.numbers().map(usize::from)
    }
}

impl BitAnd for Lines {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Lines {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl Not for Lines {
    type Output = Self;

    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl BitSet for Lines {
    const ROOM: usize = Self::CAPACITY;
    const NONE: Self = Self([0; 3]);

    fn one(number: u8) -> Self {
        let mut set = Self::NONE;
        set.insert(number.into());
        set
    }

    fn smallest(self) -> u8 {
        let word = self.0.iter().position(|&word| word != 0).unwrap_or_default();
        (word as u32 * 64 + self.0[word].trailing_zeros()) as u8
    }

    fn rest(mut self) -> Self {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        self
    }
}

impl FromIterator<usize> for Lines {
    fn from_iter<I: IntoIterator<Item = usize>>(lines: I) -> Self {
        let mut set = Self::default();
        for line in lines {
            set.insert(line);
        }
        set
    }
}
