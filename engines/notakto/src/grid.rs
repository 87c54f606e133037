//! One board of nine cells: its marks, its lines and its symmetries.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// The number of cells of a board.
pub const CELLS: u8 = 9;

/// The cells of the eight lines, counted from 0: rows, columns, diagonals.
const LINES: [[u8; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// For every board, the most marks it can still take.
static ROOM: LazyLock<[u32; 512]> = LazyLock::new(|| {
    let mut room = [0; 512];
    // Every mark leads to a greater number, so the longer positions are done before those that lead to them.
    let mut grids: Vec<Grid> = Grid::all().collect();
    grids.reverse();
    for grid in grids {
        let longest = grid.free_cells().map(|cell| 1 + room[grid.with(cell).index()]).max();
        room[grid.index()] = longest.unwrap_or(0);
    }
    room
});

/// The marks of one board. Cells are counted from 0, row by row.
///
/// The bits read as the text does: the first cell is the highest of nine. So among boards with equally many marks the
/// greater number has the lexicographically smaller list of cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Grid(u16);

impl Grid {
    /// The board without marks.
    pub const EMPTY: Self = Self(0);

    /// All 512 boards, those that cannot arise included.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..1 << CELLS).map(Self)
    }

    /// The board as a number from 0 to 511.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Whether `cell` (0–8) holds an X.
    pub const fn is_marked(self, cell: u8) -> bool {
        self.0 & Self::bit(cell) != 0
    }

    /// The board with an X in `cell` (0–8).
    #[must_use]
    pub const fn with(self, cell: u8) -> Self {
        Self(self.0 | Self::bit(cell))
    }

    /// The board without the X in `cell` (0–8), if there is one.
    #[must_use]
    pub const fn without(self, cell: u8) -> Self {
        Self(self.0 & !Self::bit(cell))
    }

    /// The number of marks.
    pub const fn marks(self) -> u32 {
        self.0.count_ones()
    }

    /// The complete lines.
    pub fn lines(self) -> Lines {
        let complete = |line: &[u8; 3]| line.iter().all(|&cell| self.is_marked(cell));
        Lines(LINES.iter().enumerate().fold(0, |lines, (n, line)| lines | u8::from(complete(line)) << n))
    }

    /// Whether no line is complete, so that the board takes marks.
    pub fn is_live(self) -> bool {
        self.lines().is_empty()
    }

    /// The cells that may be marked, ascending: the empty ones of a live board, none of a dead one.
    pub fn free_cells(self) -> impl Iterator<Item = u8> {
        let live = self.is_live();
        (0..CELLS).filter(move |&cell| live && !self.is_marked(cell))
    }

    /// The most marks it can still take: 7 on the empty board, none on a dead one.
    pub fn room(self) -> u32 {
        ROOM[self.index()]
    }

    /// Whether play can lead here: the board is live, or some last mark killed it.
    pub fn can_arise(self) -> bool {
        let was_last = |cell| self.is_marked(cell) && self.without(cell).is_live();
        self.is_live() || (0..CELLS).any(was_last)
    }

    /// The board turned and mirrored in all eight ways, itself first.
    pub fn images(self) -> [Self; 8] {
        let mut images = [self; 8];
        for n in 1..8 {
            images[n] = if n == 4 { self.mirrored() } else { images[n - 1].turned() };
        }
        images
    }

    /// The board that stands for all its images: the one whose list of marked cells comes first.
    #[must_use]
    pub fn canonical(self) -> Self {
        self.images().into_iter().fold(self, Self::max)
    }

    const fn bit(cell: u8) -> u16 {
        1 << (CELLS - 1 - cell)
    }

    /// A quarter turn clockwise.
    fn turned(self) -> Self {
        self.moved(|row, column| (column, 2 - row))
    }

    /// Left and right exchanged.
    fn mirrored(self) -> Self {
        self.moved(|row, column| (row, 2 - column))
    }

    fn moved(self, to: impl Fn(u8, u8) -> (u8, u8)) -> Self {
        (0..CELLS).filter(|&cell| self.is_marked(cell)).fold(Self::EMPTY, |grid, cell| {
            let (row, column) = to(cell / 3, cell % 3);
            grid.with(3 * row + column)
        })
    }
}

impl fmt::Display for Grid {
    /// Nine characters row by row, `X` or `.`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text: String = (0..CELLS).map(|cell| if self.is_marked(cell) { 'X' } else { '.' }).collect();
        f.pad(&text)
    }
}

/// A text that is not a board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is not a board: write its 9 cells row by row, 'X' or '.'")]
pub struct ParseGridError(String);

impl FromStr for Grid {
    type Err = ParseGridError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let error = || ParseGridError(text.to_owned());
        if text.chars().count() != usize::from(CELLS) {
            return Err(error());
        }
        text.chars().zip(0..).try_fold(Self::EMPTY, |grid, (sign, cell)| match sign {
            'X' => Ok(grid.with(cell)),
            '.' => Ok(grid),
            _ => Err(error()),
        })
    }
}

impl TryFrom<String> for Grid {
    type Error = ParseGridError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Grid> for String {
    fn from(grid: Grid) -> Self {
        grid.to_string()
    }
}

/// A set of the eight lines of a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lines(u8);

impl Lines {
    /// Whether the set has no line.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cells (0–8) of each line, in the order rows, columns, diagonals.
    pub fn iter(self) -> impl Iterator<Item = [u8; 3]> {
        LINES.into_iter().enumerate().filter(move |(n, _)| self.0 >> n & 1 == 1).map(|(_, line)| line)
    }
}
