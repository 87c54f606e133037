//! The exact solver: alpha-beta over strings and coins.

mod canonical;
mod position;
mod symmetry;

use std::sync::Arc;

use parlour_core::search::{Position, Searcher};
use parlour_core::{Control, Ranked, Solution, Unsolved};

use crate::captures::unfold;
use crate::edge::Edge;
use crate::graph::Graph;
use crate::rules::Dots;
use crate::state::Move;
use canonical::Canonical;
use position::{Board, MOST_STRINGS, Strings};

/// The largest transposition table, in bytes. To make a larger one would take longer than a stop may.
const MOST_MEMORY: u64 = 16 << 20;

/// The exact value of a position and all moves that reach it.
///
/// # Errors
/// If a limit of `control` comes first, or if so much is undrawn that no search could end.
pub fn solve(game: &Dots, control: &Control) -> Result<Solution<Edge>, Unsolved> {
    Solver::new(game)?.solve(control)
}

/// The exact values of all legal moves, best first, and the number of positions looked at.
///
/// # Errors
/// As [`solve`].
pub fn values(game: &Dots, control: &Control) -> Result<(Vec<Ranked<Edge>>, u64), Unsolved> {
    Solver::new(game)?.values(control)
}

/// A solver of one position. Interrupted and asked again, it finds what it has proved in its table; limits on nodes hold
/// for all times together.
pub struct Solver {
    game: Dots,
    board: Arc<Board>,
    root: Strings,
    /// Made when it is first needed.
    searcher: Option<Searcher<Strings>>,
    nodes: u64,
    solution: Option<Solution<Edge>>,
}

impl Solver {
    /// A solver before its first search.
    ///
    /// # Errors
    /// If so much is undrawn that no search could end.
    pub fn new(game: &Dots) -> Result<Self, Unsolved> {
        let (graph, open) = Graph::of(game.grid(), game.undrawn()).ok_or(Unsolved::Limit)?;
        if graph.strings() > MOST_STRINGS {
            return Err(Unsolved::Limit);
        }
        let canonical = Canonical::of(game.grid(), &graph);
        let board = Arc::new(Board { graph, canonical });
        let root = Strings::new(board.clone(), open);
        Ok(Self { game: game.clone(), board, root, searcher: None, nodes: 0, solution: None })
    }

    /// The exact value and all moves that reach it.
    ///
    /// # Errors
    /// If a limit of `control` comes first.
    pub fn solve(&mut self, control: &Control) -> Result<Solution<Edge>, Unsolved> {
        if let Some(solution) = &self.solution {
            return Ok(solution.clone());
        }
        let mut root = self.root.clone();
        let moves = root.cuts();
        let found = self.search(&mut root, &moves, control)?;
        let solution = Solution {
            value: self.game.margin() + found.value,
            best: found.best.into_iter().filter_map(|mv| self.edge(mv)).collect(),
            nodes: self.nodes,
        };
        Ok(self.solution.insert(solution).clone())
    }

    /// The exact values of all legal moves, best first, and the number of positions looked at.
    ///
    /// # Errors
    /// If a limit of `control` comes first.
    pub fn values(&mut self, control: &Control) -> Result<(Vec<Ranked<Edge>>, u64), Unsolved> {
        let mut root = self.root.clone();
        let mut ranked = Vec::new();
        for mv in root.cuts() {
            let step = root.make(mv);
            let future = self.search(&mut root, &[], control)?.value;
            root.unmake(mv);
            let score = self.game.margin() + step.value(future);
            ranked.extend(self.edge(mv).map(|mv| Ranked { mv, score }));
        }
        ranked.sort_by_key(|ranked| -ranked.score);
        Ok((ranked, self.nodes))
    }

    /// Positions looked at so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// A line of best play that begins with `first`, which must be a best move: to the end of the game, or as far as
    /// `control` lets it be found.
    pub fn line(&mut self, first: Ranked<Edge>, control: &Control) -> Vec<Edge> {
        let board = self.board.clone();
        let string = self.game.grid().index(first.mv).and_then(|line| board.graph.string(line));
        let (Some(string), Some(searcher)) = (string, &mut self.searcher) else { return vec![first.mv] };
        let mv = Ranked { mv: Move::Cut(string), score: first.score - self.game.margin() };
        let moves = searcher.line(&mut self.root, mv, &left(self.nodes, control));
        self.nodes += searcher.nodes();
        let cuts = unfold(&board.graph, self.root.open(), &moves);
        cuts.into_iter().map(|string| self.game.grid().edge(board.graph.line(string))).collect()
    }

    fn search(&mut self, at: &mut Strings, moves: &[Move], control: &Control) -> Result<Solution<Move>, Unsolved> {
        if control.interrupted() {
            return Err(Unsolved::Limit);
        }
        let open = self.root.open();
        let searcher = self.searcher.get_or_insert_with(|| Searcher::new(table_size(open, control)));
        let found = searcher.solve(at, moves, &left(self.nodes, control));
        self.nodes += searcher.nodes();
        found
    }

    fn edge(&self, mv: Move) -> Option<Edge> {
        match mv {
            Move::Cut(string) => Some(self.game.grid().edge(self.board.graph.line(string))),
            Move::TakeAll | Move::Decline => None,
        }
    }
}

/// What is left of the limits after so many positions.
fn left(nodes: u64, control: &Control) -> Control {
    Control { node_limit: control.node_limit.map(|limit| limit.saturating_sub(nodes)), ..control.clone() }
}

/// The size in bytes of a table that is no larger than the search can use.
fn table_size(open: u64, control: &Control) -> usize {
    const ENTRY: u64 = 16;
    // Of the sets of n strings about 2^(2n/3) are visited.
    let sets = 4_u64 << (open.count_ones() * 2 / 3);
    let wanted = control.node_limit.map_or(sets, |limit| sets.min(limit / 2)).saturating_mul(ENTRY);
    wanted.min(MOST_MEMORY) as usize
}
