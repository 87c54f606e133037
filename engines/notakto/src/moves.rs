//! Moves and their notation: `a1` to `i9`, the letter of the board and the number of the cell.

use std::fmt;
use std::str::FromStr;

use parlour_core::ParseMoveError;
use serde::{Deserialize, Serialize};

use crate::grid::CELLS;

/// The greatest number of boards.
pub const MAX_BOARDS: u8 = 9;

/// An X in one cell of one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Move {
    board: u8,
    cell: u8,
}

impl Move {
    /// The move on `board` (0–8, from the left) in `cell` (0–8, row by row); `None` for other numbers.
    pub const fn new(board: u8, cell: u8) -> Option<Self> {
        if board < MAX_BOARDS && cell < CELLS { Some(Self { board, cell }) } else { None }
    }

    /// The board, counted from 0 at the left.
    pub const fn board(self) -> u8 {
        self.board
    }

    /// The cell, counted from 0 row by row.
    pub const fn cell(self) -> u8 {
        self.cell
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.board), self.cell + 1)
    }
}

impl FromStr for Move {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = match *text.as_bytes() {
            [board @ b'a'..=b'i', cell @ b'1'..=b'9'] => Self::new(board - b'a', cell - b'1'),
            _ => None,
        };
        read.ok_or_else(|| ParseMoveError {
            text: text.to_owned(),
            expected: "write the letter of the board, a to i, and the number of the cell, 1 to 9, as in b5",
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
