//! A position on paper: the form in which it is handed to whoever thinks elsewhere.

use parlour_core::{Seat, SetupError};
use serde::{Deserialize, Serialize};

use crate::grid::{Grid, Size};
use crate::lines::Lines;

/// A position of Dots and Boxes as a text: a sign for every line and every box, in the order of their numbers. `1` and `2`
/// say which player drew or owns it, `.` that nobody does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sheet {
    /// The size in boxes.
    pub size: Size,
    /// The lines.
    pub lines: String,
    /// The boxes.
    pub boxes: String,
    /// Who moves next.
    pub to_move: Seat,
}

/// What is on a sheet, as sets of numbers.
pub(crate) struct Marks {
    pub drawn: Lines,
    pub drawn_by_second: Lines,
    pub closed: u128,
    pub closed_by_second: u128,
}

impl Sheet {
    /// Writes the marks down.
    pub(crate) fn write(size: Size, marks: &Marks, to_move: Seat) -> Self {
        let grid = Grid::of(size);
        let sign = |is_made, by_second| match (is_made, by_second) {
            (false, _) => '.',
            (true, false) => '1',
            (true, true) => '2',
        };
        let has = |boxes: u128, index: usize| boxes >> index & 1 == 1;
        Self {
            size,
            lines: (0..grid.edges())
                .map(|line| sign(marks.drawn.contains(line), marks.drawn_by_second.contains(line)))
                .collect(),
            boxes: (0..grid.boxes())
                .map(|square| sign(has(marks.closed, square), has(marks.closed_by_second, square)))
                .collect(),
            to_move,
        }
    }

    /// Reads the marks.
    ///
    /// # Errors
    /// If they are not those of a position: too few or too many signs, other signs, a box that is closed without its four
    /// sides or is not closed with them, or a player who does not exist.
    pub(crate) fn read(&self) -> Result<Marks, SetupError> {
        let grid = Grid::of(self.size.check()?);
        let fault = |what: &str| Err(SetupError(format!("this is no position of {} boxes: {what}", self.size)));
        if self.lines.len() != grid.edges() || self.boxes.len() != grid.boxes() {
            return fault("it needs a sign for every line and every box");
        }
        if !self.lines.bytes().chain(self.boxes.bytes()).all(|sign| matches!(sign, b'.' | b'1' | b'2')) {
            return fault("the signs are '1', '2' and '.'");
        }
        if self.to_move > Seat::SECOND {
            return fault("there are two players");
        }
        let lines = |wanted: fn(&u8) -> bool| -> Lines {
            (0..).zip(self.lines.bytes()).filter(|(_, sign)| wanted(sign)).map(|(line, _)| line).collect()
        };
        let boxes = |wanted: fn(&u8) -> bool| {
            (0..).zip(self.boxes.bytes()).filter(|(_, sign)| wanted(sign)).fold(0, |set, (square, _)| set | 1 << square)
        };
        let marks = Marks {
            drawn: lines(|&sign| sign != b'.'),
            drawn_by_second: lines(|&sign| sign == b'2'),
            closed: boxes(|&sign| sign != b'.'),
            closed_by_second: boxes(|&sign| sign == b'2'),
        };
        let is_closed = |square: usize| grid.count(square, marks.drawn) == 4;
        if (0..grid.boxes()).any(|square| is_closed(square) != (marks.closed >> square & 1 == 1)) {
            return fault("a box has an owner exactly if its four sides are drawn");
        }
        Ok(marks)
    }
}
