//! The exact solver: alpha-beta over strings and coins.

mod canonical;
mod position;
mod symmetry;

use parlour_core::search::{Position, Searcher};
use parlour_core::{Control, Ranked, Solution, Unsolved};

use crate::edge::Edge;
use crate::graph::Graph;
use crate::rules::Dots;
use crate::state::Move;
use canonical::Canonical;
use position::{MOST_STRINGS, Strings};

/// The largest transposition table, in bytes. To make a larger one would take longer than a stop may.
const MOST_MEMORY: u64 = 16 << 20;

/// The exact value of a position and all moves that reach it.
///
/// # Errors
/// If a limit of `control` comes first, or if so much is undrawn that no search could end.
pub fn solve(game: &Dots, control: &Control) -> Result<Solution<Edge>, Unsolved> {
    let board = Prepared::new(game)?;
    let mut root = board.root();
    let moves = root.cuts();
    let found = board.searcher(control).solve(&mut root, &moves, control)?;
    Ok(Solution {
        value: game.margin() + found.value,
        best: found.best.into_iter().filter_map(|mv| board.edge(mv)).collect(),
        nodes: found.nodes,
    })
}

/// The exact values of all legal moves, best first, and the number of positions looked at.
///
/// # Errors
/// As [`solve`].
pub fn values(game: &Dots, control: &Control) -> Result<(Vec<Ranked<Edge>>, u64), Unsolved> {
    let board = Prepared::new(game)?;
    let mut root = board.root();
    let mut searcher = board.searcher(control);
    let mut nodes = 0;
    let mut ranked = Vec::new();
    for mv in root.cuts() {
        let step = root.make(mv);
        let rest =
            Control { node_limit: control.node_limit.map(|limit| limit.saturating_sub(nodes)), ..control.clone() };
        let future = searcher.solve(&mut root, &[], &rest)?;
        root.unmake(mv);
        nodes += future.nodes;
        let score = game.margin() + step.value(future.value);
        ranked.extend(board.edge(mv).map(|mv| Ranked { mv, score }));
    }
    ranked.sort_by_key(|ranked| -ranked.score);
    Ok((ranked, nodes))
}

/// What a search needs and a position of it refers to.
struct Prepared<'a> {
    game: &'a Dots,
    graph: Graph<u64>,
    canonical: Canonical,
    open: u64,
}

impl<'a> Prepared<'a> {
    fn new(game: &'a Dots) -> Result<Self, Unsolved> {
        let (graph, open) = Graph::of(game.grid(), game.undrawn()).ok_or(Unsolved::Limit)?;
        if graph.strings() > MOST_STRINGS {
            return Err(Unsolved::Limit);
        }
        let canonical = Canonical::of(game.grid(), &graph);
        Ok(Self { game, graph, canonical, open })
    }

    fn root(&self) -> Strings<'_> {
        Strings::new(&self.graph, &self.canonical, self.open)
    }

    /// A searcher with a table that is no larger than the search can use.
    fn searcher(&self, control: &Control) -> Searcher<Strings<'_>> {
        const ENTRY: u64 = 16;
        if control.interrupted() {
            return Searcher::new(0);
        }
        // Of the sets of n strings about 2^(2n/3) are visited.
        let sets = 4_u64 << (self.open.count_ones() * 2 / 3);
        let wanted = control.node_limit.map_or(sets, |limit| sets.min(limit / 2)).saturating_mul(ENTRY);
        Searcher::new(wanted.min(MOST_MEMORY) as usize)
    }

    fn edge(&self, mv: Move) -> Option<Edge> {
        match mv {
            Move::Cut(string) => Some(self.game.grid().edge(self.graph.line(string))),
            Move::TakeAll | Move::Decline => None,
        }
    }
}
