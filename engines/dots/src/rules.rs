//! The rules, written once.

use parlour_core::{Game, IllegalMove, Outcome, Seat, SetupError, SetupOptions, Side};
use serde::{Deserialize, Serialize};

use crate::edge::Edge;
use crate::grid::{Grid, Size};
use crate::lines::Lines;
use crate::sheet::{Marks, Sheet};

/// One thing that a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A line appeared.
    LineDrawn {
        /// Which.
        edge: Edge,
        /// Who drew it.
        by: Seat,
    },
    /// A box got its fourth side and an owner.
    BoxClosed {
        /// Its row, from 1.
        row: u8,
        /// Its column, from 1.
        col: u8,
        /// Who closed it.
        by: Seat,
    },
}

/// The picture of a position: who drew each line and who owns each box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    size: Size,
    lines: Vec<Option<Seat>>,
    boxes: Vec<Option<Seat>>,
}

impl Board {
    /// The size in boxes.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Who drew the line; `None` if nobody has, or if the board has no such line.
    pub fn line(&self, edge: Edge) -> Option<Seat> {
        Grid::of(self.size).index(edge).and_then(|index| self.lines[index])
    }

    /// Who owns the box at `row` and `col`, both from 1; `None` if nobody does, or if the board has no such box.
    pub fn owner(&self, row: u8, col: u8) -> Option<Seat> {
        self.boxes.get(self.square(row, col)?).copied().flatten()
    }

    fn square(&self, row: u8, col: u8) -> Option<usize> {
        let inside = (1..=self.size.rows).contains(&row) && (1..=self.size.cols).contains(&col);
        inside.then(|| usize::from(row - 1) * usize::from(self.size.cols) + usize::from(col - 1))
    }
}

/// A position of Dots and Boxes.
///
/// Players draw lines in turn; whoever draws the fourth side of a box owns it and moves again. Closing a box is never
/// compulsory. When all lines are drawn, the larger number of boxes wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Sheet", into = "Sheet")]
pub struct Dots {
    size: Size,
    drawn: Lines,
    drawn_by_second: Lines,
    /// Closed boxes, by bit.
    closed: u128,
    closed_by_second: u128,
    to_move: Seat,
    /// Zobrist hash of the drawn lines (Zobrist 1970), kept up move by move.
    lines_hash: u64,
}

impl Dots {
    /// The geometry of the board.
    pub fn grid(&self) -> &'static Grid {
        Grid::of(self.size)
    }

    /// The drawn lines.
    pub fn drawn(&self) -> Lines {
        self.drawn
    }

    /// The lines that can still be drawn.
    pub fn undrawn(&self) -> Lines {
        self.grid().all() & !self.drawn
    }

    /// The boxes of the player to move minus those of the other.
    pub fn margin(&self) -> i32 {
        let [first, second] = self.points();
        if self.to_move == Seat::FIRST { first - second } else { second - first }
    }

    fn points(&self) -> [i32; 2] {
        let second = self.closed_by_second.count_ones() as i32;
        [self.closed.count_ones() as i32 - second, second]
    }

    fn is_over(&self) -> bool {
        self.drawn.len() == self.grid().edges()
    }

    /// The index of a line that may be drawn now, or why it may not: as a stable word and in plain English.
    fn check(&self, edge: Edge) -> Result<usize, (&'static str, &'static str)> {
        let index = self.grid().index(edge).ok_or(("off-board", "this board has no such line"))?;
        if self.is_over() {
            return Err(("game-over", "the game is over"));
        }
        if self.drawn.contains(index) { Err(("edge-drawn", "that line is drawn already")) } else { Ok(index) }
    }
}

impl From<Dots> for Sheet {
    fn from(game: Dots) -> Self {
        let Dots { size, drawn, drawn_by_second, closed, closed_by_second, to_move, .. } = game;
        Self::write(size, &Marks { drawn, drawn_by_second, closed, closed_by_second }, to_move)
    }
}

impl TryFrom<Sheet> for Dots {
    type Error = SetupError;

    fn try_from(sheet: Sheet) -> Result<Self, SetupError> {
        let Marks { drawn, drawn_by_second, closed, closed_by_second } = sheet.read()?;
        let lines_hash = drawn.iter().fold(0, |hash, line| hash ^ line_key(line));
        let (size, to_move) = (sheet.size, sheet.to_move);
        Ok(Self { size, drawn, drawn_by_second, closed, closed_by_second, to_move, lines_hash })
    }
}

impl Game for Dots {
    const ID: &'static str = "dots";

    type Setup = Size;
    type Move = Edge;
    type Effect = Effect;
    type Board = Board;
    type View = Self;

    fn new(setup: &Size) -> Result<Self, SetupError> {
        Ok(Self {
            size: setup.check()?,
            drawn: Lines::default(),
            drawn_by_second: Lines::default(),
            closed: 0,
            closed_by_second: 0,
            to_move: Seat::FIRST,
            lines_hash: 0,
        })
    }

    fn setup_from(options: &SetupOptions) -> Result<Size, SetupError> {
        options.allow_only(Self::ID, &["size"])?;
        options.size.as_deref().map_or(Ok(Size::default()), str::parse)
    }

    fn setup(&self) -> &Size {
        &self.size
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn legal_moves(&self) -> Vec<Edge> {
        self.undrawn().iter().map(|index| self.grid().edge(index)).collect()
    }

    fn play(&mut self, mv: Edge) -> Result<Vec<Effect>, IllegalMove> {
        let illegal = |(reason, explanation)| IllegalMove { mv: mv.to_string(), reason, explanation };
        let index = self.check(mv).map_err(illegal)?;
        let by = self.to_move;
        let mut effects = vec![Effect::LineDrawn { edge: mv, by }];
        for square in self.grid().closed_by(index, self.drawn) {
            self.closed |= 1 << square;
            if by == Seat::SECOND {
                self.closed_by_second |= 1 << square;
            }
            let (row, col) = self.grid().place(square);
            effects.push(Effect::BoxClosed { row, col, by });
        }
        self.drawn.insert(index);
        if by == Seat::SECOND {
            self.drawn_by_second.insert(index);
        }
        self.lines_hash ^= line_key(index);
        if effects.len() == 1 {
            self.to_move = by.other();
        }
        Ok(effects)
    }

    fn outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let [first, second] = self.points();
        let winner = match first.cmp(&second) {
            std::cmp::Ordering::Greater => Some(Side::First),
            std::cmp::Ordering::Less => Some(Side::Second),
            std::cmp::Ordering::Equal => None,
        };
        Some(Outcome { winner, reason: "most-boxes" })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.points())
    }

    fn most_moves_left(&self) -> Option<u32> {
        Some(self.undrawn().len() as u32)
    }

    fn hash(&self) -> u64 {
        let [first, second] = self.points();
        let rest = [self.size.rows.into(), self.size.cols.into(), self.to_move.0.into(), first as u64, second as u64];
        rest.into_iter().fold(self.lines_hash, |hash, part| mix(hash ^ part))
    }

    fn board(&self) -> Board {
        let seat = |second: bool| if second { Seat::SECOND } else { Seat::FIRST };
        let line = |index| self.drawn.contains(index).then(|| seat(self.drawn_by_second.contains(index)));
        let square = |index| (self.closed >> index & 1 == 1).then(|| seat(self.closed_by_second >> index & 1 == 1));
        Board {
            size: self.size,
            lines: (0..self.grid().edges()).map(line).collect(),
            boxes: (0..self.grid().boxes()).map(square).collect(),
        }
    }

    fn show(board: &mut Board, effect: &Effect) {
        match *effect {
            Effect::LineDrawn { edge, by } => {
                if let Some(index) = Grid::of(board.size).index(edge) {
                    board.lines[index] = Some(by);
                }
            }
            Effect::BoxClosed { row, col, by } => {
                if let Some(square) = board.square(row, col) {
                    board.boxes[square] = Some(by);
                }
            }
        }
    }

    fn view(&self, _seat: Seat) -> Self {
        self.clone()
    }

    fn to_text(&self) -> String {
        let board = self.board();
        let mut rows = Vec::new();
        for row in 1..=self.size.rows + 1 {
            let line = |col| if board.line(Edge::horizontal(row, col)).is_some() { "---+" } else { "   +" };
            rows.push(std::iter::once("+").chain((1..=self.size.cols).map(line)).collect::<String>());
            if row <= self.size.rows {
                let text: String = (1..=self.size.cols + 1).map(|col| wall_and_box(&board, row, col)).collect();
                rows.push(text.trim_end().to_owned());
            }
        }
        rows.join("\n")
    }
}

/// A vertical line and the box on its right, which shows its owner as 1 or 2.
fn wall_and_box(board: &Board, row: u8, col: u8) -> String {
    let wall = if board.line(Edge::vertical(row, col)).is_some() { '|' } else { ' ' };
    let owner = board.owner(row, col).map_or(' ', |seat| char::from(b'1' + seat.0));
    format!("{wall} {owner} ")
}

/// The Zobrist key of a line.
fn line_key(index: usize) -> u64 {
    mix(index as u64 + 1)
}

/// The output function of `SplitMix64` (Steele, Lea & Flood 2014): every bit of the input moves every bit of the result.
pub(crate) const fn mix(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
