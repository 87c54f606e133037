//! The opponents that think: exact where the end can be seen, Monte Carlo tree search before.

use parlour_core::{Brain, Control, Game, Ranked, Solution, Thought};

use crate::edge::Edge;
use crate::graph::Graph;
use crate::lines::Lines;
use crate::rules::Dots;
use crate::solver::Solver;
use crate::tree::{self, Tree};

/// The share of a budget with which the solver must be done; what is left is for the search that follows in vain.
const TO_SOLVE: u64 = 2;

/// The share of a budget that the choice among moves of equal value may take, and as much to find the line of best play.
const EXTRA: u64 = 8;

/// An opponent that solves the position if that may succeed within its budget, and else searches.
///
/// Of moves that are equally good it plays the one that is hardest to answer in playouts.
pub struct Thinker {
    /// The positions it looks at for each move, unless the control says another number.
    nodes: u64,
    interrupted: Option<Work>,
}

impl Thinker {
    /// An opponent that looks at `nodes` positions for each move, unless the control says another number.
    pub fn new(nodes: u64) -> Self {
        Self { nodes, interrupted: None }
    }
}

impl Brain<Dots> for Thinker {
    fn think(&mut self, view: &Dots, control: &Control) -> Option<Thought<Edge>> {
        let budget = control.node_limit.unwrap_or(self.nodes);
        let legal = view.legal_moves();
        if legal.len() <= 1 {
            return legal.first().map(|&only| last_line(view, only));
        }
        let mut work = Work::go_on(self.interrupted.take(), view, budget, control);
        let thought = work.choose(control);
        if control.interrupted() {
            self.interrupted = Some(work);
        }
        Some(thought)
    }
}

/// The only move left.
fn last_line(game: &Dots, only: Edge) -> Thought<Edge> {
    let closes = game.grid().index(only).map_or(0, |line| game.grid().closed_by(line, game.drawn()).count());
    Thought { score: game.margin() + closes as i32, exact: true, depth: 1, nodes: 1, ..Thought::choice(only) }
}

/// Values every legal move: exactly if the solver is done within the budget, else by playouts.
pub struct Analyst {
    /// The positions it looks at, unless the control says another number.
    nodes: u64,
    interrupted: Option<Work>,
}

impl Analyst {
    /// An analyst that looks at `nodes` positions, unless the control says another number.
    pub fn new(nodes: u64) -> Self {
        Self { nodes, interrupted: None }
    }
}

impl Brain<Dots> for Analyst {
    fn think(&mut self, view: &Dots, control: &Control) -> Option<Thought<Edge>> {
        let budget = control.node_limit.unwrap_or(self.nodes);
        if view.outcome().is_some() {
            return None;
        }
        let mut work = Work::go_on(self.interrupted.take(), view, budget, control);
        let thought = work.value_all(control);
        if control.interrupted() {
            self.interrupted = Some(work);
        }
        Some(thought)
    }
}

/// The thinking about one position: what has been found so far, so that it can be interrupted and go on.
struct Work {
    game: Dots,
    budget: u64,
    seed: u64,
    /// `None` if the position cannot be solved within the budget.
    solver: Option<Solver>,
    /// The search and the moves it chooses among.
    search: Option<(Vec<Edge>, Tree<Lines>)>,
}

impl Work {
    /// The work that was interrupted, if it is the same.
    fn go_on(interrupted: Option<Self>, game: &Dots, budget: u64, control: &Control) -> Self {
        let seed = control.seed;
        let is_same = |work: &Self| work.game == *game && work.budget == budget && work.seed == seed;
        interrupted.filter(is_same).unwrap_or_else(|| {
            let is_worth_it = sees_the_end(game, control) && may_be_solved(game, budget / TO_SOLVE);
            let solver = if is_worth_it { Solver::new(game).ok() } else { None };
            Self { game: game.clone(), budget, seed, solver, search: None }
        })
    }

    fn choose(&mut self, control: &Control) -> Thought<Edge> {
        let limits = control.clone().with_nodes(self.budget / TO_SOLVE);
        if let Some(Ok(solution)) = self.solver.as_mut().map(|solver| solver.solve(&limits)) {
            return self.choose_solved(&solution, control);
        }
        let nodes = self.solver.as_ref().map_or(0, Solver::nodes);
        let thought = self.search(&candidates(&self.game), self.budget - nodes, control);
        Thought { nodes: nodes + thought.nodes, ..thought }
    }

    /// One of the best moves of a solved position.
    fn choose_solved(&mut self, solution: &Solution<Edge>, control: &Control) -> Thought<Edge> {
        let Solution { value, best, nodes } = solution;
        let extra = (*nodes).min(self.budget / EXTRA);
        let choice = match best[..] {
            [only] => Thought::choice(only),
            _ => self.search(best, extra, control),
        };
        let best = Ranked { mv: choice.best, score: *value };
        let thought = self.exact(best, nodes + extra, control);
        Thought { nodes: thought.nodes + choice.nodes, ..thought }
    }

    /// The thought about a solved position in which that move is best, with the line that follows from it, as far as it is
    /// found before the solver has looked at so many positions.
    fn exact(&mut self, best: Ranked<Edge>, nodes: u64, control: &Control) -> Thought<Edge> {
        let solver = self.solver.as_mut().expect("the position was solved");
        let pv = solver.line(best, &control.clone().with_nodes(nodes));
        let depth = self.game.undrawn().len() as u32;
        Thought { score: best.score, exact: true, depth, nodes: solver.nodes(), pv, ..Thought::choice(best.mv) }
    }

    fn value_all(&mut self, control: &Control) -> Thought<Edge> {
        let limits = control.clone().with_nodes(self.budget / TO_SOLVE);
        if let Some(Ok((ranked, nodes))) = self.solver.as_mut().map(|solver| solver.values(&limits)) {
            let thought = self.exact(ranked[0], nodes + nodes.min(self.budget / EXTRA), control);
            return Thought { ranked, ..thought };
        }
        self.estimate(control)
    }

    /// Searches among some moves.
    fn search(&mut self, among: &[Edge], budget: u64, control: &Control) -> Thought<Edge> {
        let tree = self.tree(among);
        tree.grow(budget, control);
        let score = tree.score();
        let best = tree.best().map_or(among[0], |string| self.edge(string));
        self.expected(Ranked { mv: best, score })
    }

    /// What the search thinks of a move, with the line that it expects to follow.
    fn expected(&mut self, best: Ranked<Edge>) -> Thought<Edge> {
        let grid = self.game.grid();
        let (Some((_, tree)), Some(line)) = (&self.search, grid.index(best.mv)) else {
            return Thought::choice(best.mv);
        };
        let line = tree.line(line as u8);
        let pv = tree.unfold(&line).into_iter().map(|string| self.edge(string)).collect();
        Thought { score: best.score, depth: line.len() as u32, nodes: tree.seen(), pv, ..Thought::choice(best.mv) }
    }

    /// Values all moves by playouts: half of them for all moves alike, half where the best move is looked for.
    fn estimate(&mut self, control: &Control) -> Thought<Edge> {
        let solving = self.solver.as_ref().map_or(0, Solver::nodes);
        let (moves, budget) = (self.game.legal_moves(), self.budget - solving);
        let tree = self.tree(&moves);
        tree.grow_evenly(budget / 2, control);
        if !control.interrupted() {
            tree.grow(budget, control);
        }
        let opinions = tree.opinions();
        let mut ranked: Vec<Ranked<Edge>> = opinions
            .iter()
            .map(|opinion| Ranked { mv: self.edge(opinion.string), score: opinion.margin.round() as i32 })
            .collect();
        // Ended early, the search has no opinion of some moves: they count as the worst there can be.
        let worst = self.game.margin() - self.game.grid().boxes() as i32;
        let unseen = moves.iter().filter(|mv| !opinions.iter().any(|opinion| self.edge(opinion.string) == **mv));
        ranked.extend(unseen.map(|mv| Ranked { mv: *mv, score: worst }));
        // Of equals the one looked at longest: the sort is stable.
        ranked.sort_by_key(|ranked| -ranked.score);
        let thought = self.expected(ranked[0]);
        Thought { nodes: solving + thought.nodes, ranked, ..thought }
    }

    /// The search among those moves: the one that is under way, or a new one.
    fn tree(&mut self, among: &[Edge]) -> &mut Tree<Lines> {
        let under_way = self.search.take().filter(|(moves, _)| moves == among);
        let (_, tree) = self.search.insert(under_way.unwrap_or_else(|| {
            let game = &self.game;
            let (graph, open) = whole(game);
            let strings: Vec<u8> =
                among.iter().filter_map(|&mv| game.grid().index(mv)).map(|line| line as u8).collect();
            let seed = self.seed ^ game.hash();
            (among.to_vec(), Tree::new(graph, open, &strings, game.margin(), game.grid().boxes(), seed))
        }));
        tree
    }

    /// The line of a string: in the search they have the same numbers.
    fn edge(&self, string: u8) -> Edge {
        self.game.grid().edge(string.into())
    }
}

/// Whether a look ahead to the end of the game is allowed.
fn sees_the_end(game: &Dots, control: &Control) -> bool {
    control.depth_limit.is_none_or(|limit| game.undrawn().len() <= limit as usize)
}

/// Whether the solver may be done before it has looked at that many positions: of the sets of n lines it visits about
/// 2^(n/2) in the middle of a game and more at the start.
fn may_be_solved(game: &Dots, nodes: u64) -> bool {
    game.undrawn().len() / 2 <= nodes.max(1).ilog2() as usize + 1
}

fn candidates(game: &Dots) -> Vec<Edge> {
    let (graph, open) = whole(game);
    tree::candidates(&graph, open).into_iter().map(|string| game.grid().edge(string.into())).collect()
}

/// Every line of the board is a string of the graph, with the same number.
fn whole(game: &Dots) -> (Graph<Lines>, Lines) {
    Graph::of(game.grid(), game.undrawn()).expect("the set has room for every board")
}
