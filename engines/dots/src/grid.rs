//! The geometry of a board: its size, and which line borders which box.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;
use std::sync::OnceLock;

use parlour_core::SetupError;
use serde::{Deserialize, Serialize};

use crate::edge::{Direction, Edge};
use crate::lines::Lines;

/// The longest side of a board, in boxes.
pub const LONGEST_SIDE: u8 = 9;

/// The size of a board in boxes. Written `RxC`, rows first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Size {
    /// Rows of boxes, 1 to 9.
    pub rows: u8,
    /// Columns of boxes, 1 to 9.
    pub cols: u8,
}

impl Default for Size {
    fn default() -> Self {
        Self { rows: 3, cols: 3 }
    }
}

impl Size {
    /// Refuses sizes that no board has.
    ///
    /// # Errors
    /// If a side is not 1 to 9 boxes long.
    pub fn check(self) -> Result<Self, SetupError> {
        let sides = 1..=LONGEST_SIDE;
        if sides.contains(&self.rows) && sides.contains(&self.cols) {
            Ok(self)
        } else {
            Err(SetupError(format!("no board of {self} boxes: each side must be 1 to {LONGEST_SIDE} boxes long")))
        }
    }
}

impl Display for Size {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.rows, self.cols)
    }
}

impl FromStr for Size {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, SetupError> {
        let sides = text.split_once('x').and_then(|(rows, cols)| Some((rows.parse().ok()?, cols.parse().ok()?)));
        let (rows, cols) = sides.ok_or_else(|| {
            SetupError(format!("'{text}' is not a size: rows x columns in boxes is meant, as in 3x3 or 4x5"))
        })?;
        Self { rows, cols }.check()
    }
}

/// The index that stands for "outside the board" where a box could be.
pub const OUTSIDE: u8 = u8::MAX;

/// Which line borders which box. Lines and boxes are numbered in the order of their notation: horizontal lines row by
/// row, then vertical lines row by row; boxes row by row.
#[derive(Debug)]
pub struct Grid {
    size: Size,
    box_edges: Vec<[u8; 4]>,
    edge_boxes: Vec<[u8; 2]>,
}

impl Grid {
    /// The grid of a possible size, made once per process.
    pub fn of(size: Size) -> &'static Self {
        const SIDE: usize = LONGEST_SIDE as usize;
        static GRIDS: [OnceLock<Grid>; SIDE * SIDE] = [const { OnceLock::new() }; SIDE * SIDE];
        let place = usize::from(size.rows - 1) * SIDE + usize::from(size.cols - 1);
        GRIDS[place].get_or_init(|| Self::build(size))
    }

    fn build(size: Size) -> Self {
        let (rows, cols) = (usize::from(size.rows), usize::from(size.cols));
        let horizontal = (rows + 1) * cols;
        let mut edge_boxes = vec![[OUTSIDE; 2]; horizontal + rows * (cols + 1)];
        let mut box_edges = Vec::with_capacity(rows * cols);
        for square in 0..rows * cols {
            let (row, col) = (square / cols, square % cols);
            let above = row * cols + col;
            let left = horizontal + row * (cols + 1) + col;
            let sides = [above, above + cols, left, left + 1];
            // A box lies below or right of its first sides and above or left of its second ones.
            for (side, place) in sides.into_iter().zip([1, 0, 1, 0]) {
                edge_boxes[side][place] = square as u8;
            }
            box_edges.push(sides.map(|side| side as u8));
        }
        Self { size, box_edges, edge_boxes }
    }

    /// The size of the board.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The number of lines.
    pub fn edges(&self) -> usize {
        self.edge_boxes.len()
    }

    /// The number of boxes.
    pub fn boxes(&self) -> usize {
        self.box_edges.len()
    }

    /// All lines.
    pub fn all(&self) -> Lines {
        Lines::first(self.edges())
    }

    /// The sides of a box: above, below, left, right.
    pub fn sides(&self, square: usize) -> [usize; 4] {
        self.box_edges[square].map(usize::from)
    }

    /// The boxes on the two sides of a line: above and below, or left and right. `None` is outside the board.
    pub fn beside(&self, edge: usize) -> [Option<usize>; 2] {
        self.edge_boxes[edge].map(|square| (square != OUTSIDE).then_some(usize::from(square)))
    }

    /// How many sides of the box are among `lines`.
    pub fn count(&self, square: usize, lines: Lines) -> usize {
        self.sides(square).into_iter().filter(|&side| lines.contains(side)).count()
    }

    /// The boxes (0 to 2) that `edge` closes when drawn beside the lines of `drawn`.
    pub fn closed_by(&self, edge: usize, drawn: Lines) -> impl Iterator<Item = usize> {
        self.beside(edge)
            .into_iter()
            .flatten()
            .filter(move |&square| self.sides(square).into_iter().all(|side| side == edge || drawn.contains(side)))
    }

    /// The index of a line; `None` if the board has no such line.
    pub fn index(&self, edge: Edge) -> Option<usize> {
        let (rows, cols) = (usize::from(self.size.rows), usize::from(self.size.cols));
        let (row, col) = (usize::from(edge.row).checked_sub(1)?, usize::from(edge.col).checked_sub(1)?);
        match edge.direction {
            Direction::Horizontal => (row <= rows && col < cols).then_some(row * cols + col),
            Direction::Vertical => (row < rows && col <= cols).then_some((rows + 1) * cols + row * (cols + 1) + col),
        }
    }

    /// The line of an index.
    pub fn edge(&self, index: usize) -> Edge {
        let (rows, cols) = (usize::from(self.size.rows), usize::from(self.size.cols));
        match index.checked_sub((rows + 1) * cols) {
            None => Edge::horizontal((index / cols + 1) as u8, (index % cols + 1) as u8),
            Some(index) => Edge::vertical((index / (cols + 1) + 1) as u8, (index % (cols + 1) + 1) as u8),
        }
    }

    /// The row and column of a box, from 1.
    pub fn place(&self, square: usize) -> (u8, u8) {
        let cols = usize::from(self.size.cols);
        ((square / cols + 1) as u8, (square % cols + 1) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_numbers_its_lines_and_boxes_in_order() {
        for rows in 1..=LONGEST_SIDE {
            for cols in 1..=LONGEST_SIDE {
                let grid = Grid::of(Size { rows, cols });
                assert!(grid.edges() <= Lines::CAPACITY);
                let edges: Vec<Edge> = (0..grid.edges()).map(|index| grid.edge(index)).collect();
                assert!(edges.is_sorted());
                for (index, &edge) in edges.iter().enumerate() {
                    assert_eq!(grid.index(edge), Some(index));
                    for square in grid.beside(index).into_iter().flatten() {
                        assert!(grid.sides(square).contains(&index));
                    }
                }
                let inner: usize =
                    (0..grid.edges()).map(|index| grid.beside(index).into_iter().flatten().count()).sum();
                assert_eq!(inner, 4 * grid.boxes());
            }
        }
    }

    #[test]
    fn lines_beside_the_board_have_no_index() {
        let grid = Grid::of(Size { rows: 2, cols: 3 });
        for edge in [Edge::horizontal(4, 1), Edge::horizontal(1, 4), Edge::vertical(3, 1), Edge::vertical(1, 5)] {
            assert_eq!(grid.index(edge), None, "{edge}");
        }
    }

    #[test]
    fn sizes_are_read_as_they_are_written() {
        assert_eq!("4x5".parse(), Ok(Size { rows: 4, cols: 5 }));
        assert_eq!(Size { rows: 4, cols: 5 }.to_string(), "4x5");
        for text in ["", "4", "x", "0x3", "3x0", "10x3", "3x10", "3X3", "axb", "-1x2", "3x3x3", "300x3"] {
            assert!(text.parse::<Size>().is_err(), "{text}");
        }
    }
}
