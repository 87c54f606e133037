//! Monte Carlo tree search over strings and coins.
//!
//! Playouts (see [`Playout`]) value the leaves; moves are chosen by PUCT (Rosin 2011, in the form of Silver et al. 2017),
//! which needs no logarithm and so gives the same tree on every platform.

use parlour_core::{Chance, Control, Progress};

use crate::captures::{self, Captures};
use crate::graph::Graph;
use crate::lines::BitSet;
use crate::playout::Playout;
use crate::state::{Kind, Move, State};

/// How strongly rarely tried moves are preferred.
const CURIOSITY: f64 = 1.5;

/// The part of a reward that is for the margin; the rest is for winning.
const MARGIN_SHARE: f64 = 0.6;

/// Playouts between two looks at the clock: far less than the 50 ms within which a stop must be obeyed.
const PATIENCE: u32 = 64;

/// The most branches and nodes of a tree: 16 and 18 MB. A full tree still learns, but grows no more.
const MOST_BRANCHES: usize = 2_000_000;
const MOST_NODES: usize = 200_000;

/// A move of a node, in eight bytes: most of a tree's memory are branches that were never tried.
struct Branch {
    mv: Move,
    /// How many boxes more than the least it gives away.
    excess: u8,
    /// Index of the node it leads to, or [`UNTRIED`].
    node: u32,
}

/// Instead of the index of a node: the root, to which no branch leads.
const UNTRIED: u32 = 0;

impl Branch {
    fn untried(mv: Move, excess: u8) -> Self {
        Self { mv, excess, node: UNTRIED }
    }

    /// How likely it is the best move, as far as one can tell without looking, compared with the others of its node.
    fn weight(&self) -> f64 {
        1.0 / f64::from(1 + 2 * i32::from(self.excess))
    }
}

struct Node<S> {
    state: State<S>,
    /// Boxes of the player to move minus those of the other, what can be taken at once included.
    margin: i32,
    /// Whether the player to move is the one at the root.
    ours: bool,
    visits: u32,
    /// Sums over the visits, for the player at the root.
    reward: f64,
    margins: i64,
    /// Empty until the second visit.
    branches: Box<[Branch]>,
    /// The sum of the weights of the branches.
    weights: f64,
}

impl<S> Node<S> {
    fn new(state: State<S>, margin: i32, ours: bool) -> Self {
        Self { state, margin, ours, visits: 0, reward: 0.0, margins: 0, branches: Box::default(), weights: 0.0 }
    }

    /// The mean final margin of the playouts that went through it, for the player at the root.
    fn margin_for_root(&self) -> f64 {
        self.margins as f64 / f64::from(self.visits.max(1))
    }

    fn expand(&mut self, branches: Box<[Branch]>) {
        self.weights = branches.iter().map(Branch::weight).sum();
        self.branches = branches;
    }
}

/// What the search thinks of a move at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Opinion {
    /// The string that is cut.
    pub string: u8,
    /// How often it was tried.
    pub visits: u32,
    /// The mean final margin.
    pub margin: f64,
}

/// A search from one position.
pub struct Tree<S> {
    graph: Graph<S>,
    playout: Playout,
    boxes: f64,
    nodes: Vec<Node<S>>,
    branches: usize,
    chance: Chance,
    seen: u64,
}

impl<S: BitSet> Tree<S> {
    /// A search that chooses among the cuts of `candidates` in a position as it lies on the board, with `margin` for the
    /// player to move on a board of `boxes` boxes.
    pub fn new(graph: Graph<S>, open: S, candidates: &[u8], margin: i32, boxes: usize, seed: u64) -> Self {
        let branches = candidates.iter().map(|&string| Branch::untried(Move::Cut(string), 0)).collect();
        let mut root = Node::new(State::raw(open), margin, true);
        root.expand(branches);
        let (playout, chance) = (Playout::default(), Chance::new(seed));
        Self { graph, playout, boxes: boxes as f64, nodes: vec![root], branches: candidates.len(), chance, seen: 0 }
    }

    /// Positions looked at so far.
    pub fn seen(&self) -> u64 {
        self.seen
    }

    /// Goes on until `budget` positions were looked at in all, a few more for the playout under way, or until `control`
    /// says stop; at least one playout is made in all. A depth limit keeps the tree so low; playouts go to the end.
    pub fn grow(&mut self, budget: u64, control: &Control) {
        while self.seen < budget || self.nodes[0].visits == 0 {
            let first = self.step(0).unwrap_or_default();
            self.descend(first, control);
            if self.pauses(control) {
                break;
            }
        }
    }

    /// The same, but gives every move at the root as many playouts as every other.
    pub fn grow_evenly(&mut self, budget: u64, control: &Control) {
        while self.seen < budget || self.nodes[0].visits == 0 {
            for branch in 0..self.nodes[0].branches.len() {
                let first = self.follow(0, branch).unwrap_or_default();
                self.descend(first, control);
                if self.pauses(control) {
                    return;
                }
            }
        }
    }

    /// Now and then tells how far the search is. Says whether it was asked to end.
    fn pauses(&self, control: &Control) -> bool {
        if !self.nodes[0].visits.is_multiple_of(PATIENCE) {
            return false;
        }
        let depth = self.best().map_or(0, |best| self.line(best).len() as u32);
        control.report(Progress { depth, score: self.score(), nodes: self.seen, ..Progress::default() });
        control.interrupted()
    }

    /// The string whose cut was tried most: of equals the one with the better margin. `None` before the first playout.
    pub fn best(&self) -> Option<u8> {
        match self.favourite(&self.nodes[0])?.mv {
            Move::Cut(string) => Some(string),
            Move::TakeAll | Move::Decline => None,
        }
    }

    /// The mean final margin for the player to move after the best move.
    pub fn score(&self) -> i32 {
        let favourite = self.favourite(&self.nodes[0]).and_then(|branch| self.node(branch));
        favourite.map_or(self.nodes[0].margin, |node| node.margin_for_root().round() as i32)
    }

    /// The line that begins with a cut at the root and goes on with what was tried most. Moves tried only once are not
    /// in it. Its length is how many plies the search looked ahead where it looked most, if boxes that are taken without
    /// a choice count with the move before.
    pub fn line(&self, first: u8) -> Vec<Move> {
        let first = Move::Cut(first);
        let mut line = vec![first];
        let mut at = self.nodes[0].branches.iter().find(|branch| branch.mv == first);
        while let Some(node) = at.and_then(|branch| self.node(branch)) {
            at = self.favourite(node).filter(|branch| self.node(branch).is_some_and(|next| next.visits > 1));
            line.extend(at.map(|branch| branch.mv));
        }
        line
    }

    /// A line from the root as the strings that are cut on the board, one by one.
    pub fn unfold(&self, line: &[Move]) -> Vec<u8> {
        captures::unfold(&self.graph, self.nodes[0].state.open, line)
    }

    /// The branch tried most, of equals the one with the better margin for who moves there.
    fn favourite<'a>(&'a self, node: &'a Node<S>) -> Option<&'a Branch> {
        let sign = if node.ours { 1.0 } else { -1.0 };
        let tried = node.branches.iter().filter_map(|branch| Some((branch, self.node(branch)?)));
        let order = |a: &Node<S>, b: &Node<S>| {
            let margins = [a, b].map(|node| sign * node.margin_for_root());
            b.visits.cmp(&a.visits).then(margins[1].total_cmp(&margins[0]))
        };
        tried.min_by(|(_, a), (_, b)| order(a, b)).map(|(branch, _)| branch)
    }

    /// The moves at the root that were tried, the most tried first: of equals the one with the better margin.
    pub fn opinions(&self) -> Vec<Opinion> {
        let mut opinions: Vec<Opinion> = self.nodes[0]
            .branches
            .iter()
            .filter_map(|branch| {
                let (Move::Cut(string), Some(node)) = (branch.mv, self.node(branch)) else { return None };
                Some(Opinion { string, visits: node.visits, margin: node.margin_for_root() })
            })
            .collect();
        opinions.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.margin.total_cmp(&a.margin)));
        opinions
    }

    /// Goes from a child of the root down to a leaf, plays it out and tells the way back.
    fn descend(&mut self, child: usize, control: &Control) {
        let mut path = vec![0, child];
        let mut at = child;
        let deepest = control.depth_limit.map_or(usize::MAX, |limit| limit as usize);
        while path.len() <= deepest && !self.nodes[at].state.open.is_none() && self.nodes[at].visits > 0 {
            if self.nodes[at].branches.is_empty() && !self.is_full() {
                let branches = branches(&self.graph, self.nodes[at].state);
                self.branches += branches.len();
                self.nodes[at].expand(branches);
            }
            let Some(next) = self.step(at) else { break };
            at = next;
            path.push(at);
        }
        let (margin, moves) = self.play_out(at);
        let reward = self.reward(margin);
        for &node in &path {
            let node = &mut self.nodes[node];
            node.visits += 1;
            node.reward += reward;
            node.margins += i64::from(margin);
        }
        self.seen += path.len() as u64 + moves;
    }

    /// The node that the most promising branch leads to; `None` if it is not in the tree, which is full.
    fn step(&mut self, at: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let sign = if node.ours { 1.0 } else { -1.0 };
        let mean = |node: &Node<S>| sign * node.reward / f64::from(node.visits.max(1));
        let untried = mean(node);
        let spread = CURIOSITY * f64::from(node.visits).sqrt();
        let promise = |branch: &Branch| {
            let (value, visits) = self.node(branch).map_or((untried, 0), |node| (mean(node), node.visits));
            value + spread * (branch.weight() / node.weights) / f64::from(1 + visits)
        };
        let mut best = (0, f64::NEG_INFINITY);
        for (index, branch) in node.branches.iter().enumerate() {
            let promise = promise(branch);
            if promise > best.1 {
                best = (index, promise);
            }
        }
        self.follow(at, best.0)
    }

    /// The node that a branch leads to. If the branch was never tried, the node is made, in a full tree only at the root.
    fn follow(&mut self, at: usize, index: usize) -> Option<usize> {
        let node = &self.nodes[at];
        let branch = node.branches.get(index)?;
        if branch.node != UNTRIED {
            return Some(branch.node as usize);
        }
        if at != 0 && self.is_full() {
            return None;
        }
        let (state, step) = node.state.after(&self.graph, branch.mv);
        let margin = if step.same_player { node.margin + step.gain } else { -(node.margin + step.gain) };
        let ours = node.ours == step.same_player;
        let next = self.nodes.len();
        self.nodes[at].branches[index].node = next as u32;
        self.nodes.push(Node::new(state, margin, ours));
        Some(next)
    }

    /// The node a branch leads to, if it was tried.
    fn node(&self, branch: &Branch) -> Option<&Node<S>> {
        if branch.node == UNTRIED { None } else { self.nodes.get(branch.node as usize) }
    }

    fn is_full(&self) -> bool {
        self.branches >= MOST_BRANCHES || self.nodes.len() >= MOST_NODES
    }

    /// The final margin for the player at the root after a playout, and how many moves it took.
    fn play_out(&mut self, at: usize) -> (i32, u64) {
        let node = &self.nodes[at];
        let (future, moves) = self.playout.run(&self.graph, node.state.open, &mut self.chance);
        let future = match node.state.kind {
            Kind::Choice(offer) => future.max(-offer.price() - future),
            Kind::Raw | Kind::Quiet => future,
        };
        let margin = node.margin + future;
        (if node.ours { margin } else { -margin }, moves)
    }

    fn reward(&self, margin: i32) -> f64 {
        f64::from(margin.signum()) * (1.0 - MARGIN_SHARE) + MARGIN_SHARE * f64::from(margin) / self.boxes
    }
}

/// The moves worth a look. While there are safe moves, only small segments are worth opening.
fn branches<S: BitSet>(graph: &Graph<S>, state: State<S>) -> Box<[Branch]> {
    if let Kind::Choice(_) = state.kind {
        return [Move::TakeAll, Move::Decline].map(|mv| Branch::untried(mv, 0)).into();
    }
    let mut branches = Vec::new();
    for_each_candidate(graph, state.open, |string, excess| branches.push(Branch::untried(Move::Cut(string), excess)));
    branches.into()
}

/// The cuts worth a look where nothing can be taken, with how many boxes more than the least they
/// give away.
fn for_each_candidate<S: BitSet>(graph: &Graph<S>, open: S, mut tell: impl FnMut(u8, u8)) {
    const SACRIFICE: u8 = 2;
    let mut least = None;
    graph.openings(open, |boxes, string| {
        let least = *least.get_or_insert(boxes);
        if boxes <= least.max(SACRIFICE) || least > 0 {
            tell(string, boxes - least);
        }
    });
}

/// The cuts worth a look in any position: of those that take something, one that keeps the choice to decline the last boxes;
/// those that decline them now; and where nothing can be taken, those that the search looks at.
pub fn candidates<S: BitSet>(graph: &Graph<S>, open: S) -> Vec<u8> {
    let Captures { take, decline: mut candidates } = Captures::of(graph, open);
    if take.is_none() {
        for_each_candidate(graph, open, |string, _| candidates.push(string));
    }
    candidates.extend(take);
    candidates
}
