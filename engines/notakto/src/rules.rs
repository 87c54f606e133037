//! The rules: one X a turn in any empty cell of any live board; who kills the last live board loses.

use std::fmt::Write as _;
use std::str::FromStr;

use parlour_core::{Game, IllegalMove, Outcome, Seat, SetupError, SetupOptions};
use serde::{Deserialize, Serialize};

use crate::grid::{Grid, Lines};
use crate::moves::{MAX_BOARDS, Move};

/// The boards at the start, from the left. The first seat moves first, whatever is marked already.
///
/// As text: the boards one after the other, nine cells row by row each, `X` or `.`, separated by `/`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// One to nine boards, each one that can arise in play.
    pub boards: Vec<Grid>,
}

impl Setup {
    /// `boards` empty boards. [`Game::new`] refuses any number but 1–9.
    pub fn empty(boards: u8) -> Self {
        Self { boards: vec![Grid::EMPTY; usize::from(boards)] }
    }

    fn check(&self) -> Result<(), SetupError> {
        if !(1..=usize::from(MAX_BOARDS)).contains(&self.boards.len()) {
            return Err(SetupError(format!("Notakto has 1 to {MAX_BOARDS} boards, not {}", self.boards.len())));
        }
        match self.boards.iter().find(|grid| !grid.can_arise()) {
            Some(grid) => Err(SetupError(format!(
                "the board '{grid}' cannot arise: it was dead before its last X, and a dead board takes none"
            ))),
            None => Ok(()),
        }
    }
}

impl Default for Setup {
    /// Three empty boards.
    fn default() -> Self {
        Self::empty(3)
    }
}

impl FromStr for Setup {
    type Err = SetupError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let boards: Result<Vec<Grid>, _> = text.split('/').map(str::parse).collect();
        let setup = Self { boards: boards.map_err(|error| SetupError(error.to_string()))? };
        setup.check()?;
        Ok(setup)
    }
}

/// What a move did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// An X was written.
    Marked {
        /// Where.
        mv: Move,
        /// Who wrote it. All X are equal; this is only for the moment of writing.
        by: Seat,
    },
    /// A board died of the X just written.
    BoardDied {
        /// The board, counted from 0 at the left.
        board: u8,
        /// The lines that are complete now: one to three.
        lines: Lines,
    },
}

/// One board as a picture: its X and the strokes through its complete lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Slate {
    /// The X. They belong to nobody.
    pub grid: Grid,
    /// The lines struck out; none while the board lives.
    pub struck: Lines,
}

/// The picture of the position: the boards from the left.
pub type Board = Vec<Slate>;

/// A game of Notakto.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Slates", into = "Slates")]
pub struct Notakto {
    setup: Setup,
    /// As many as the setup has; the rest stays empty and is never read.
    grids: [Grid; MAX_BOARDS as usize],
    to_move: Seat,
    hash: u64,
}

impl Notakto {
    /// The boards from the left.
    pub fn grids(&self) -> &[Grid] {
        &self.grids[..self.setup.boards.len()]
    }

    /// Why the move may not be played now, as a stable word and in plain English.
    fn refusal(&self, mv: Move) -> Option<(&'static str, &'static str)> {
        match self.grids().get(usize::from(mv.board())) {
            _ if self.outcome().is_some() => Some(("game-over", "the game is over")),
            None => Some(("off-board", "this game has no such board")),
            Some(grid) if !grid.is_live() => Some(("board-dead", "that board already has three in a row")),
            Some(grid) if grid.is_marked(mv.cell()) => Some(("cell-taken", "that cell already holds an X")),
            Some(_) => None,
        }
    }
}

/// A position as a text: the boards at the start and now. Whose turn it is follows from the marks between.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Slates {
    start: Setup,
    now: Vec<Grid>,
}

impl From<Notakto> for Slates {
    fn from(game: Notakto) -> Self {
        Self { now: game.grids().to_vec(), start: game.setup }
    }
}

impl TryFrom<Slates> for Notakto {
    type Error = SetupError;

    fn try_from(Slates { start, now }: Slates) -> Result<Self, SetupError> {
        let mut game = Self::new(&start)?;
        if now.len() != start.boards.len() {
            return Err(SetupError("there are not as many boards now as at the start".into()));
        }
        for (board, (&before, &after)) in (0..).zip(start.boards.iter().zip(&now)) {
            for mv in new_marks(board, before, after) {
                game.play(mv).map_err(|error| SetupError(error.to_string()))?;
            }
            if game.grids[usize::from(board)] != after {
                return Err(SetupError(format!("play does not lead from the board '{before}' to '{after}'")));
            }
        }
        Ok(game)
    }
}

/// The moves from one state of a board to another. If the last mark kills the board, it is put last.
fn new_marks(board: u8, before: Grid, after: Grid) -> Vec<Move> {
    let is_new = |mv: &Move| after.is_marked(mv.cell()) && !before.is_marked(mv.cell());
    let mut marks: Vec<Move> = (0..).map_while(|cell| Move::new(board, cell)).filter(is_new).collect();
    let kills = |mv: &Move| after.without(mv.cell()).is_live();
    if !after.is_live()
        && let Some(last) = marks.iter().position(kills)
    {
        let last = marks.remove(last);
        marks.push(last);
    }
    marks
}

impl Game for Notakto {
    const ID: &'static str = "notakto";
    type Setup = Setup;
    type Move = Move;
    type Effect = Effect;
    type Board = Board;
    type View = Self;

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let mut grids = [Grid::EMPTY; MAX_BOARDS as usize];
        grids[..setup.boards.len()].copy_from_slice(&setup.boards);
        let marks = (0..).zip(&setup.boards).flat_map(|(board, &grid)| {
            (0..).map_while(move |cell| Move::new(board, cell)).filter(move |mv| grid.is_marked(mv.cell()))
        });
        let hash = marks.fold(mixed(setup.boards.len() as u64), |hash, mv| hash ^ mark_key(mv));
        Ok(Self { setup: setup.clone(), grids, to_move: Seat::FIRST, hash })
    }

    fn setup_from(options: &SetupOptions) -> Result<Setup, SetupError> {
        options.allow_only(Self::ID, &["boards", "position"])?;
        let setup = match (&options.position, options.boards) {
            (Some(position), Some(boards)) if position.split('/').count() != usize::from(boards) => {
                return Err(SetupError(format!("the position does not have {boards} boards")));
            }
            (Some(position), _) => position.parse()?,
            (None, Some(boards)) => Setup::empty(boards),
            (None, None) => Setup::default(),
        };
        setup.check()?;
        Ok(setup)
    }

    fn setup(&self) -> &Setup {
        &self.setup
    }

    fn to_move(&self) -> Seat {
        self.to_move
    }

    fn legal_moves(&self) -> Vec<Move> {
        legal_moves(self.grids()).collect()
    }

    fn play(&mut self, mv: Move) -> Result<Vec<Effect>, IllegalMove> {
        if let Some((reason, explanation)) = self.refusal(mv) {
            return Err(IllegalMove { mv: mv.to_string(), reason, explanation });
        }
        let grid = &mut self.grids[usize::from(mv.board())];
        *grid = grid.with(mv.cell());
        let lines = grid.lines();
        let mut effects = vec![Effect::Marked { mv, by: self.to_move }];
        if !lines.is_empty() {
            effects.push(Effect::BoardDied { board: mv.board(), lines });
        }
        self.hash ^= mark_key(mv) ^ TURN_KEY;
        self.to_move = self.to_move.other();
        Ok(effects)
    }

    fn outcome(&self) -> Option<Outcome> {
        let over = self.grids().iter().all(|grid| !grid.is_live());
        // Whoever killed the last board has just moved and has lost.
        over.then(|| Outcome { winner: Some(self.to_move.side()), reason: "last-board" })
    }

    fn most_moves_left(&self) -> Option<u32> {
        Some(self.grids().iter().map(|grid| grid.room()).sum())
    }

    fn hash(&self) -> u64 {
        self.hash
    }

    fn board(&self) -> Board {
        self.grids().iter().map(|&grid| Slate { grid, struck: grid.lines() }).collect()
    }

    fn show(board: &mut Board, effect: &Effect) {
        match *effect {
            Effect::Marked { mv, .. } => {
                let grid = &mut board[usize::from(mv.board())].grid;
                *grid = grid.with(mv.cell());
            }
            Effect::BoardDied { board: died, lines } => board[usize::from(died)].struck = lines,
        }
    }

    fn view(&self, _seat: Seat) -> Self {
        self.clone()
    }

    /// The boards side by side under their letters, dead ones in brackets.
    fn to_text(&self) -> String {
        let mut text = String::new();
        for (grid, letter) in self.grids().iter().zip('a'..) {
            let name = if grid.is_live() { format!(" {letter} ") } else { format!("({letter})") };
            let _ = write!(text, "{name}  ");
        }
        for row in 0..3 {
            text.truncate(text.trim_end().len());
            text.push('\n');
            for grid in self.grids() {
                let _ = write!(text, "{}  ", &grid.to_string()[3 * row..3 * row + 3]);
            }
        }
        text.truncate(text.trim_end().len());
        text
    }
}

/// All moves on the boards `grids`, ascending.
pub(crate) fn legal_moves(grids: &[Grid]) -> impl Iterator<Item = Move> {
    (0..).zip(grids).flat_map(|(board, grid)| grid.free_cells().filter_map(move |cell| Move::new(board, cell)))
}

/// Zobrist key of the turn.
const TURN_KEY: u64 = mixed(0);

/// Zobrist key of an X.
const fn mark_key(mv: Move) -> u64 {
    mixed(0x100 + 0x10 * mv.board() as u64 + mv.cell() as u64)
}

/// The output of `SplitMix64` (Steele, Lea and Flood 2014) for the state `n`: 64 well mixed bits.
const fn mixed(n: u64) -> u64 {
    let z = n.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
