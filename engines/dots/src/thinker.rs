//! The opponents that think: exact where the end can be seen, Monte Carlo tree search before.

use parlour_core::{Brain, Control, Game, Ranked, Thought};

use crate::edge::Edge;
use crate::graph::Graph;
use crate::lines::Lines;
use crate::rules::Dots;
use crate::solver;
use crate::tree::{self, Opinion, Tree};

/// The share of a budget that the choice among moves of equal value may take.
const TIE_BREAK: u64 = 8;

/// An opponent that solves the position if that may succeed within its budget, and else searches.
///
/// Of moves that are equally good it plays the one that is hardest to answer in playouts.
#[derive(Clone, Copy, Debug)]
pub struct Thinker {
    /// The positions it looks at for each move, unless the control says another number.
    pub nodes: u64,
}

impl Brain<Dots> for Thinker {
    fn think(&mut self, view: &Dots, control: &Control) -> Option<Thought<Edge>> {
        let budget = control.node_limit.unwrap_or(self.nodes);
        let legal = view.legal_moves();
        if legal.len() <= 1 {
            return legal.first().map(|&only| last_line(view, only));
        }
        let mut nodes = 0;
        if may_be_solved(view, budget) {
            let limits = Control { node_limit: Some(budget), ..control.clone() };
            if let Ok(solution) = solver::solve(view, &limits) {
                let best = &solution.best;
                let thought = if best.len() == 1 {
                    Thought::choice(best[0])
                } else {
                    search(view, best, solution.nodes.min(budget / TIE_BREAK), control)
                };
                let (nodes, depth) = (solution.nodes + thought.nodes, legal.len() as u32);
                return Some(Thought { score: solution.value, exact: true, depth, nodes, ..thought });
            }
            nodes = budget;
        }
        let thought = search(view, &candidates(view), budget, control);
        Some(Thought { nodes: nodes + thought.nodes, ..thought })
    }
}

/// The only move left.
fn last_line(game: &Dots, only: Edge) -> Thought<Edge> {
    let closes = game.grid().index(only).map_or(0, |line| game.grid().closed_by(line, game.drawn()).count());
    Thought { score: game.margin() + closes as i32, exact: true, depth: 1, nodes: 1, ..Thought::choice(only) }
}

/// Whether the solver may be done before it has looked at that many positions: of the sets of n lines it visits about
/// 2^(n/2) in the middle of a game and more at the start.
fn may_be_solved(game: &Dots, nodes: u64) -> bool {
    game.undrawn().len() / 2 <= nodes.max(1).ilog2() as usize + 1
}

fn candidates(game: &Dots) -> Vec<Edge> {
    let (graph, open) = whole(game);
    tree::candidates(&graph, open).into_iter().map(|string| game.grid().edge(graph.line(string))).collect()
}

/// Every line of the board is a string of the graph, with the same number.
fn whole(game: &Dots) -> (Graph<Lines>, Lines) {
    Graph::of(game.grid(), game.undrawn()).expect("the set has room for every board")
}

/// Searches among some moves.
fn search(game: &Dots, among: &[Edge], budget: u64, control: &Control) -> Thought<Edge> {
    let (graph, open) = whole(game);
    let mut tree = tree(game, &graph, open, among, control);
    let nodes = tree.grow(budget, control);
    let best = tree.opinions().first().map_or(among[0], |best| game.grid().edge(graph.line(best.string)));
    Thought { score: tree.score(), nodes, ..Thought::choice(best) }
}

fn tree<'a>(game: &Dots, graph: &'a Graph<Lines>, open: Lines, among: &[Edge], control: &Control) -> Tree<'a, Lines> {
    let strings: Vec<u8> = among.iter().filter_map(|&mv| game.grid().index(mv)).map(|line| line as u8).collect();
    Tree::new(graph, open, &strings, game.margin(), game.grid().boxes(), control.seed ^ game.hash())
}

/// Values every legal move: exactly if the solver is done within the budget, else by playouts.
#[derive(Clone, Copy, Debug)]
pub struct Analyst {
    /// The positions it looks at, unless the control says another number.
    pub nodes: u64,
}

impl Brain<Dots> for Analyst {
    fn think(&mut self, view: &Dots, control: &Control) -> Option<Thought<Edge>> {
        let budget = control.node_limit.unwrap_or(self.nodes);
        let legal = view.legal_moves();
        if legal.is_empty() {
            return None;
        }
        if may_be_solved(view, budget) {
            let limits = Control { node_limit: Some(budget), ..control.clone() };
            if let Ok((ranked, nodes)) = solver::values(view, &limits) {
                let best = ranked[0];
                let depth = legal.len() as u32;
                return Some(Thought {
                    score: best.score,
                    exact: true,
                    depth,
                    nodes,
                    ranked,
                    ..Thought::choice(best.mv)
                });
            }
        }
        Some(estimate(view, &legal, budget, control))
    }
}

/// Values moves by playouts: half of them for all moves alike, half where the best move is looked for.
fn estimate(game: &Dots, moves: &[Edge], budget: u64, control: &Control) -> Thought<Edge> {
    let (graph, open) = whole(game);
    let mut tree = tree(game, &graph, open, moves, control);
    let mut nodes = tree.grow_evenly(budget / 2, control);
    nodes += tree.grow(budget / 2, control);
    let opinions = tree.opinions();
    let edge = |opinion: &Opinion| game.grid().edge(graph.line(opinion.string));
    let mut ranked: Vec<Ranked<Edge>> =
        opinions.iter().map(|opinion| Ranked { mv: edge(opinion), score: opinion.margin.round() as i32 }).collect();
    // Ended early, the search has no opinion of some moves: they count as the worst there can be.
    let worst = game.margin() - game.grid().boxes() as i32;
    let unseen = moves.iter().filter(|mv| !opinions.iter().any(|opinion| edge(opinion) == **mv));
    ranked.extend(unseen.map(|mv| Ranked { mv: *mv, score: worst }));
    // Of equals the one looked at longest: the sort is stable.
    ranked.sort_by_key(|ranked| -ranked.score);
    let best = ranked[0];
    Thought { score: best.score, nodes, ranked, ..Thought::choice(best.mv) }
}
