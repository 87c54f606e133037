//! The search: principal variation search (Marsland & Campbell 1982) with iterative deepening, a transposition table and
//! quiescence, in which unpromising moves are searched less deep or not at all.
//!
//! A [`Search`] runs on one thread. Several that share a [`Table`] and work on the same position help each other (*lazy
//! SMP*); one alone with a limit on positions is deterministic.

mod checks;
mod history;
mod picker;
mod pvs;
mod quiescence;
mod root;
pub mod table;
mod threats;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parlour_core::Control;

use crate::board::Board;
use crate::evaluation::PawnTable;
use crate::moves::Move;
use crate::rules::Chess;
use crate::score::CERTAIN;
use crate::zobrist::mix;
use history::History;
pub use root::Line;
pub use table::Table;

/// The most plies from the root that are looked at.
pub const MOST_PLIES: usize = 128;

/// The greatest depth of an iteration.
pub const MOST_DEPTH: u32 = 100;

/// After how many positions a search tells its team of them and looks at clock and stop.
const TOLD: u64 = 1024;

/// What is asked of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Task {
    /// How many of the best moves are wanted with their values; 0 is taken for 1.
    pub lines: usize,
    /// The moves to choose among; all if empty.
    pub only: Vec<Move>,
    /// How far the evaluation of a position may be off, in hundredths of a pawn: a weakness.
    pub noise: i32,
    /// What decides how far it is off.
    pub seed: u64,
}

/// What the search knows at one ply of the line it is looking at.
#[derive(Clone, Default)]
struct Frame {
    /// The evaluation, for the player to move.
    eval: i32,
    /// Quiet moves that refuted others at this ply (*killer heuristic*, Akl & Newborn 1977).
    killers: [Move; 2],
    /// The move that leads to the next ply, as [`history::step`]; `None` for a null move.
    step: Option<usize>,
    /// A move that is left out, to see how good the others are.
    excluded: Move,
    /// The line of best play from here.
    pv: Vec<Move>,
}

/// A search on one thread.
pub struct Search {
    table: Arc<Table>,
    pawns: PawnTable,
    history: History,
    frames: Vec<Frame>,
    board: Board,
    task: Task,
    /// The hashes of the positions on the way here, those of the game included.
    path: Vec<u64>,
    /// How many of them were there before the root.
    root: usize,
    /// After how many quiet plies the game is drawn, if it is.
    quiet_limit: Option<u8>,
    /// The moves of the root, the best first.
    lines: Vec<Line>,
    depth: u32,
    /// The depth of the iteration that is being made.
    iteration: i32,
    nodes: u64,
    /// The positions that all searches of the team have told of, each [`TOLD`] at a time.
    team_nodes: Arc<AtomicU64>,
    deepest: usize,
    control: Control,
    has_ended: bool,
}

impl Search {
    /// A search that remembers in `table` and has nothing to do.
    pub fn new(table: Arc<Table>) -> Self {
        Self {
            table,
            pawns: PawnTable::new(),
            history: History::new(),
            frames: vec![Frame::default(); MOST_PLIES + 2],
            board: Board::default(),
            task: Task::default(),
            path: Vec::new(),
            root: 0,
            quiet_limit: Some(100),
            lines: Vec::new(),
            depth: 0,
            iteration: 0,
            nodes: 0,
            team_nodes: Arc::default(),
            deepest: 0,
            control: Control::default(),
            has_ended: false,
        }
    }

    /// Forgets all that was learnt, the table excepted.
    pub fn forget(&mut self) {
        self.history.clear();
    }

    /// Turns to a position, alone.
    pub fn set(&mut self, game: &Chess, task: Task) {
        self.board = *game.position();
        self.path.clear();
        self.path.extend_from_slice(game.past());
        self.root = self.path.len();
        // A draw that nobody claims is none, nor one after which the game goes on.
        self.quiet_limit = [100, 150].into_iter().find(|&limit| self.board.quiet_plies() < limit);
        self.lines = self.board.moves().iter().map(|&mv| Line::new(mv)).collect();
        self.lines.retain(|line| task.only.is_empty() || task.only.contains(&line.mv));
        self.task = task;
        self.depth = 0;
        self.nodes = 0;
        self.team_nodes = Arc::default();
        self.deepest = 0;
        self.frames.iter_mut().for_each(|frame| frame.killers = [Move::NULL; 2]);
    }

    /// Turns all the searches to a position as a team: a limit on positions then holds for all of them together.
    pub fn set_team(team: &mut [Self], game: &Chess, task: &Task) {
        let nodes = Arc::new(AtomicU64::new(0));
        for search in team {
            search.set(game, task.clone());
            search.team_nodes = nodes.clone();
        }
    }

    /// The moves to choose among, the best first: of as many as the task wants the value is known.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The depth in plies that has been completed.
    pub fn depth(&self) -> u32 {
        self.depth
    }

    /// The greatest distance from the root, in plies.
    pub fn deepest(&self) -> usize {
        self.deepest
    }

    /// Positions looked at.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Positions looked at by the whole team, but for the last few of the others.
    pub fn team_nodes(&self) -> u64 {
        self.team_nodes.load(Ordering::Relaxed) + self.nodes % TOLD
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Counts a position and looks whether the search must end.
    fn count(&mut self, ply: usize) {
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if self.nodes.is_multiple_of(TOLD) {
            self.team_nodes.fetch_add(TOLD, Ordering::Relaxed);
        }
        // Iterations before the first is complete give no answer.
        self.has_ended |= self.depth > 0 && self.must_end();
    }

    /// Whether the search must end now. Looks at clock and stop only now and then, so that it may be asked at every position.
    fn must_end(&self) -> bool {
        let is_spent = self.control.node_limit.is_some_and(|limit| self.team_nodes() >= limit);
        is_spent || self.nodes.is_multiple_of(TOLD) && self.control.interrupted()
    }

    /// Comes to a position. Its value, if the search ends here, the game is drawn, or the line is as long as it may be.
    fn visit(&mut self, board: &Board, ply: usize) -> Option<i32> {
        self.count(ply);
        self.frames[ply].pv.clear();
        if self.has_ended || self.is_drawn(board) {
            return Some(0);
        }
        (ply >= MOST_PLIES).then(|| self.evaluate(board))
    }

    /// The evaluation of a position, with what has been learnt of such pawns and pieces and what the player cannot see.
    fn evaluate(&mut self, board: &Board) -> i32 {
        let value = self.pawns.evaluate(board) + self.history.correction(board) + self.error(board);
        // Long before the fifty moves are over, they are felt.
        let value = value * (220 - i32::from(board.quiet_plies()).min(200)) / 220;
        value.clamp(1 - CERTAIN, CERTAIN - 1)
    }

    /// How far the evaluation of a position is off: always equally for the same position.
    fn error(&self, board: &Board) -> i32 {
        let noise = self.task.noise;
        if noise == 0 {
            return 0;
        }
        let bits = mix(board.hash() ^ mix(self.task.seed));
        let part = |bits: u64| (bits & 0xFFFF) as i32 * (noise + 1) / 0x1_0000;
        // The sum of two: small errors are the most frequent.
        part(bits) + part(bits >> 16) - noise
    }

    /// Whether the position is drawn: by repetition, once within the search or twice with the game before it, by fifty
    /// moves, or because nobody can mate.
    fn is_drawn(&self, board: &Board) -> bool {
        if self.quiet_limit.is_some_and(|limit| board.quiet_plies() >= limit) {
            return !board.is_mate();
        }
        self.repeats(board) || board.is_dead_by_material()
    }

    fn repeats(&self, board: &Board) -> bool {
        let len = self.path.len();
        let first = len.saturating_sub(board.quiet_plies().into());
        let mut times = 0;
        for at in (first..(len + 1).saturating_sub(4)).rev().filter(|at| (len - at).is_multiple_of(2)) {
            if self.path[at] == board.hash() {
                times += 1;
                if at >= self.root || times > 1 {
                    return true;
                }
            }
        }
        false
    }

    /// The steps that led to the position at `ply`, the last first.
    fn before(&self, ply: usize) -> [Option<usize>; 2] {
        [1, 2].map(|back| ply.checked_sub(back).and_then(|ply| self.frames[ply].step))
    }

    /// The line of best play from `ply` begins with `mv` and goes on as found one ply later.
    fn keep_line(&mut self, ply: usize, mv: Move) {
        let (here, after) = self.frames.split_at_mut(ply + 1);
        let line = &mut here[ply].pv;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&after[0].pv);
    }
}
