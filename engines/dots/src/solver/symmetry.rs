//! The rotations and reflections of a board, as mappings of sets of its lines.

use crate::grid::Grid;

/// A symmetry of the board. The image of a set is looked up byte by byte.
#[derive(Debug)]
pub struct Symmetry(Vec<[u64; 256]>);

impl Symmetry {
    /// The symmetries of a board of at most 64 lines, the identity left out: 7 of a square, 3 of a rectangle.
    pub fn all(grid: &Grid) -> Vec<Self> {
        let square = grid.size().rows == grid.size().cols;
        let kinds = if square { 1..8_u8 } else { 1..4 };
        kinds.map(|kind| Self::of(grid, kind)).collect()
    }

    /// Bits of `kind`: 1 turns columns round, 2 turns rows round, 4 then exchanges rows and columns.
    fn of(grid: &Grid, kind: u8) -> Self {
        let (rows, cols) = (grid.size().rows, grid.size().cols);
        let dot = |(row, col): (u8, u8)| {
            let row = if kind & 2 == 0 { row } else { rows + 2 - row };
            let col = if kind & 1 == 0 { col } else { cols + 2 - col };
            if kind & 4 == 0 { (row, col) } else { (col, row) }
        };
        let image = |line: usize| {
            let [one, other] = grid.edge(line).dots().map(dot);
            let edge = crate::edge::Edge::between(one, other).expect("symmetries keep neighbours together");
            grid.index(edge).expect("symmetries keep the board")
        };
        let images: Vec<usize> = (0..grid.edges()).map(image).collect();
        let table = |first: usize| {
            std::array::from_fn(|byte| {
                let set = (0..8).filter(|bit| byte >> bit & 1 == 1 && first + bit < images.len());
                set.fold(0, |all, bit| all | 1 << images[first + bit])
            })
        };
        Self((0..grid.edges()).step_by(8).map(table).collect())
    }

    /// The set of the images of the lines of `set`.
    pub fn image(&self, set: u64) -> u64 {
        self.0.iter().zip(set.to_le_bytes()).fold(0, |image, (table, byte)| image | table[usize::from(byte)])
    }
}
