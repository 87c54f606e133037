//! A weight for the middle game and one for the endgame, added up together.

use std::fmt::{self, Debug, Formatter};
use std::ops::{Add, AddAssign, Mul, Sub};

/// Two values in hundredths of a pawn, each within ±32 000. Both halves of one word are added at once.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub struct Pair(i32);

impl Pair {
    /// The values of the middle game and of the endgame.
    pub const fn new(middle: i16, end: i16) -> Self {
        Self(((end as i32) << 16) + middle as i32)
    }

    /// The value in the middle game.
    pub const fn middle(self) -> i32 {
        self.0 as i16 as i32
    }

    /// The value in the endgame.
    pub const fn end(self) -> i32 {
        // A negative lower half has taken one from the upper half.
        (self.0.wrapping_add(0x8000) >> 16) as i16 as i32
    }
}

impl Add for Pair {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        Self(self.0.wrapping_add(other.0))
    }
}

impl AddAssign for Pair {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Pair {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0.wrapping_sub(other.0))
    }
}

impl Mul<i32> for Pair {
    type Output = Self;
    #[inline]
    fn mul(self, count: i32) -> Self {
        Self(self.0.wrapping_mul(count))
    }
}

impl Debug for Pair {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "({}, {})", self.middle(), self.end())
    }
}
