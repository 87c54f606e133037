//! Points of the board and their names.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use parlour_core::ParseMoveError;

/// What a point looks like, for error messages.
const EXPECTED: &str = "the letter of the column and the number of the row, as in f6; column 27 is aa";

/// A point of the board. Ordered by column, then by row, as the names are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    /// Counted from 1, left to right.
    pub col: u8,
    /// Counted from 1, top to bottom.
    pub row: u8,
}

impl Point {
    /// The point in that column and row, both counted from 1.
    pub const fn new(col: u8, row: u8) -> Self {
        Self { col, row }
    }

    /// The point mirrored on the main diagonal, which changes rows into columns and so one player's direction into the
    /// other's.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self { col: self.row, row: self.col }
    }

    /// Reads a point from the front of a text; gives what is left, too.
    pub(crate) fn read(text: &str) -> Option<(Self, &str)> {
        let letters = text.bytes().take_while(u8::is_ascii_lowercase).count();
        let digits = text[letters..].bytes().take_while(u8::is_ascii_digit).count();
        let (name, rest) = text.split_at(letters + digits);
        let (letters, digits) = name.split_at(letters);
        if digits.starts_with('0') {
            return None;
        }
        Some((Self { col: column(letters)?, row: digits.parse().ok()? }, rest))
    }
}

/// The number of a column: a to z, then aa, ab and so on.
pub(crate) fn column(letters: &str) -> Option<u8> {
    let number = letters.bytes().try_fold(0_u32, |number, letter| {
        let digit = letter.is_ascii_lowercase().then(|| u32::from(letter - b'a' + 1))?;
        number.checked_mul(26)?.checked_add(digit)
    })?;
    if number == 0 { None } else { u8::try_from(number).ok() }
}

/// The letters of a column, counted from 1.
pub(crate) fn letters(col: u8) -> String {
    let letter = |number: u8| char::from(b'a' + number);
    let col = col.saturating_sub(1);
    if col < 26 { letter(col).into() } else { [letter(col / 26 - 1), letter(col % 26)].iter().collect() }
}

impl Display for Point {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", letters(self.col), self.row)
    }
}

impl FromStr for Point {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        match Self::read(text) {
            Some((point, "")) => Ok(point),
            _ => Err(ParseMoveError { text: text.to_owned(), expected: EXPECTED }),
        }
    }
}
