//! Where the boards lie, by their number and the shape of their place.
//!
//! Board units: 100 for the side of a cell, the origin in the middle of everything.

use bevy::prelude::*;
use parlour_notakto::{Move, Setup};

use crate::table::layout::Aspect;

/// The side of a cell.
pub const CELL: f32 = 100.0;

/// The side of a board without its frame.
pub const BOARD: f32 = 3.0 * CELL + 2.0 * INSET;

/// From the outer cells to the frame.
pub const INSET: f32 = 14.0;

/// The width of the frame.
pub const FRAME: f32 = 16.0;

/// Between the frames of two boards side by side.
const GAP: f32 = 30.0;

/// Below each board: room for its letter.
pub const LETTER: f32 = 50.0;

/// Around everything: room for the shadows.
pub const BORDER: f32 = 22.0;

/// From board to board: each with its frame and, below, its letter.
const PITCH: Vec2 = Vec2::new(BOARD + 2.0 * FRAME + GAP, BOARD + 2.0 * FRAME + LETTER);

/// How much smaller boards may be where their rows are all full, which looks better.
const FULL_ROWS: f32 = 1.1;

/// Boards in rows from the top, as many in each as there are columns; the last row may have fewer and is centred.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrangement {
    boards: u8,
    columns: u8,
}

impl Arrangement {
    /// The arrangement of a game in a place of that shape.
    pub fn of(setup: &Setup, place: Aspect) -> Self {
        Self::of_boards(setup.boards.len() as u8, place)
    }

    /// The arrangement in which so many boards are largest.
    fn of_boards(boards: u8, place: Aspect) -> Self {
        let worth = |one: &Self, other: &Self| one.worth(place).total_cmp(&other.worth(place));
        let of_columns = |columns| Self { boards, columns };
        (1..=boards).map(of_columns).max_by(worth).unwrap_or(of_columns(boards))
    }

    /// How well the boards are seen in a place: their size, with a grace for full rows.
    fn worth(self, place: Aspect) -> f32 {
        let extent = self.extent();
        let size = (place.ratio / extent.x).min(1.0 / extent.y);
        if self.boards.is_multiple_of(self.columns) { size * FULL_ROWS } else { size }
    }

    /// The number of boards.
    pub const fn boards(self) -> u8 {
        self.boards
    }

    const fn rows(self) -> u8 {
        self.boards.div_ceil(self.columns)
    }

    /// The size of everything.
    pub fn extent(self) -> Vec2 {
        Vec2::new(self.columns.into(), self.rows().into()) * PITCH - Vec2::X * GAP + 2.0 * BORDER
    }

    /// The middle of a board, counted from 0.
    pub fn board_at(self, board: u8) -> Vec2 {
        let (row, column) = (board / self.columns, board % self.columns);
        let beside = self.columns.min(self.boards - row * self.columns);
        let from_middle = |place: u8, places: u8| f32::from(place) - f32::from(places - 1) / 2.0;
        Vec2::new(from_middle(column, beside), -from_middle(row, self.rows())) * PITCH + Vec2::Y * LETTER / 2.0
    }

    /// The middle of the cell of a move.
    pub fn cell_at(self, mv: Move) -> Vec2 {
        self.board_at(mv.board()) + cell_in_board(mv.cell())
    }
}

/// The middle of a cell (0–8, row by row) as seen from the middle of its board.
pub fn cell_in_board(cell: u8) -> Vec2 {
    Vec2::new(f32::from(cell % 3) - 1.0, 1.0 - f32::from(cell / 3)) * CELL
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::conformance::PLACES;
    use crate::table::layout::{Layout, Reading};

    /// How many boards lie in each row.
    fn rows(boards: u8, place: f32) -> Vec<u8> {
        let arrangement = Arrangement::of_boards(boards, Aspect::wide(place));
        let in_row = |row: u8| (0..boards).filter(|board| board / arrangement.columns == row).count() as u8;
        (0..arrangement.rows()).map(in_row).collect()
    }

    /// The side of a cell in pixels in a window of that size.
    fn cell(boards: u8, width: f32, height: f32) -> f32 {
        let mut layout = Layout::of(Vec2::new(width, height), 1.0, Reading::Nothing);
        layout.extent = Arrangement::of_boards(boards, layout.aspect()).extent();
        CELL * layout.board_scale()
    }

    #[test]
    fn the_rows_suit_the_place() {
        let wide = [vec![1], vec![2], vec![3], vec![2, 2], vec![3, 2], vec![3, 3], vec![4, 3], vec![4, 4]];
        for (boards, expected) in (1..).zip(wide) {
            assert_eq!(rows(boards, 1.3), expected);
        }
        let tall = [vec![1], vec![1, 1], vec![1, 1, 1], vec![2, 2], vec![2, 2, 1], vec![2, 2, 2]];
        for (boards, expected) in (1..).zip(tall) {
            assert_eq!(rows(boards, 0.55), expected);
        }
        assert_eq!(rows(3, 0.95), [2, 1]);
        assert_eq!(rows(9, 0.6), [3, 3, 3]);
        assert_eq!(rows(9, 1.3), [3, 3, 3]);
    }

    #[test]
    fn cells_are_large_enough_for_a_finger_on_a_phone() {
        for boards in 1..=6 {
            assert!(cell(boards, 390.0, 844.0) >= 48.0, "{boards}: {}", cell(boards, 390.0, 844.0));
        }
        assert!(cell(3, 390.0, 844.0) > 54.0);
        assert!(cell(3, 320.0, 480.0) > 37.0);
        assert!(cell(3, 800.0, 600.0) > 56.0);
    }

    #[test]
    fn no_other_arrangement_has_much_larger_boards() {
        for (boards, place) in
            (1..=9).filter(|&boards| boards != 3).flat_map(|boards| PLACES.map(|place| (boards, place)))
        {
            let size = |arrangement: Arrangement| (Vec2::new(place.ratio, 1.0) / arrangement.extent()).min_element();
            let chosen = size(Arrangement::of_boards(boards, place));
            let best = (1..=boards).map(|columns| size(Arrangement { boards, columns })).fold(0.0, f32::max);
            assert!(best <= chosen * FULL_ROWS, "{boards} in {place:?}");
        }
    }

    #[test]
    fn boards_keep_apart() {
        for (boards, place) in (1..=9).flat_map(|boards| PLACES.map(|place| (boards, place))) {
            let arrangement = Arrangement::of_boards(boards, place);
            for (one, other) in (0..boards).flat_map(|one| (0..one).map(move |other| (one, other))) {
                let apart = (arrangement.board_at(one) - arrangement.board_at(other)).abs();
                assert!(apart.max_element() >= BOARD + 2.0 * FRAME, "{one} and {other} of {boards}");
            }
        }
    }
}
