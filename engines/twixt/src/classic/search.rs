//! The three searches of the classic opponents.
//!
//! A search keeps its way through the tree in a list and not on the stack, so that it can stop anywhere and go on later.

use parlour_core::{Control, Seat};
use serde::{Deserialize, Serialize};

use super::estimate::Aim;
use super::tree::Record;
use crate::field::Field;

/// The value of a game that is won at once. A later win is worth one less for every ply.
pub const WIN: i32 = 1_000_000;

/// Greater than every value.
pub(super) const INFINITE: i32 = WIN + 1;

/// How a tree is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Method {
    /// All moves of every position.
    Minimax,
    /// The same value with fewer positions (Knuth & Moore, *An Analysis of Alpha-Beta Pruning*, 1975): moves that have cut
    /// off before come first, then those near the middle.
    AlphaBeta,
    /// Only the moves after which the position is estimated best for the player who moves.
    Heuristic,
}

impl Method {
    /// All methods.
    pub const ALL: [Self; 3] = [Self::Minimax, Self::AlphaBeta, Self::Heuristic];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Minimax => "minimax",
            Self::AlphaBeta => "alpha-beta",
            Self::Heuristic => "heuristic",
        }
    }
}

/// A position on the way through the tree.
struct Node {
    /// The moves to look at, and how far we are.
    moves: Vec<u16>,
    next: usize,
    /// The best value so far for the player to move.
    best: i32,
    /// What the player to move has elsewhere, and what the other has.
    alpha: i32,
    beta: i32,
    /// While a heuristic search chooses among the moves: what the first of them look like.
    estimates: Option<Vec<i32>>,
}

/// A search of one position.
pub(crate) struct Search {
    field: Field,
    method: Method,
    aim: Aim,
    /// Who looks for a move.
    seat: Seat,
    depth: usize,
    /// From the root to where we are.
    way: Vec<Node>,
    /// The moves of the root whose value is known, as they were searched.
    valued: Vec<(usize, i32)>,
    /// Whether each move of the root needs its value, and not only the best one.
    values_all: bool,
    nodes: u64,
    /// How often a move cut off, weighted by what it saved (Schaeffer, *The History Heuristic*, 1983).
    successes: [Vec<u32>; 2],
    /// The moves that cut off last at each ply (Akl & Newborn, *The Principal Continuation and the Killer Heuristic*,
    /// 1977).
    killers: Vec<[u16; 2]>,
    /// The tree, if somebody wants to see it.
    record: Option<Record>,
}

impl Search {
    /// A search `depth` plies deep, at least one, for the player to move.
    pub fn new(field: Field, seat: Seat, method: Method, aim: Aim, depth: usize, values_all: bool) -> Self {
        let points = field.grid().points();
        let mut search = Self {
            field,
            method,
            aim,
            seat,
            depth: depth.max(1),
            way: Vec::new(),
            valued: Vec::new(),
            values_all,
            nodes: 0,
            successes: [vec![0; points], vec![0; points]],
            killers: vec![[u16::MAX; 2]; depth.max(1)],
            record: None,
        };
        search.enter(-INFINITE, INFINITE);
        search
    }

    /// The same for the best move, which keeps at most so many branches of its tree.
    pub fn recorded(field: Field, seat: Seat, method: Method, aim: Aim, depth: usize, most: usize) -> Self {
        let mut search = Self::new(field, seat, method, aim, depth, false);
        search.record = Some(Record::new(search.depth, most));
        search
    }

    /// What was kept of the tree.
    pub fn record(&self) -> Option<&Record> {
        self.record.as_ref()
    }

    /// The positions looked at, the root not counted.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The moves of the root whose value is known, best first; of equals the one that was looked at first.
    pub fn valued(&self) -> Vec<(usize, i32)> {
        let mut valued = self.valued.clone();
        valued.sort_by_key(|&(_, value)| -value);
        valued
    }

    /// Goes on until all is searched, which it tells, or `control` says stop.
    pub fn run(&mut self, control: &Control) -> bool {
        while !self.way.is_empty() {
            let spent = control.node_limit.is_some_and(|limit| self.nodes >= limit);
            // Asked at every position: among a thousand pegs one estimate takes milliseconds, and reading the clock next to
            // nothing.
            if spent || control.interrupted() {
                return false;
            }
            self.step();
        }
        true
    }

    /// Whose move it is where we are.
    fn mover(&self) -> Seat {
        if self.way.len().is_multiple_of(2) { self.seat.other() } else { self.seat }
    }

    /// Looks at one more position at most.
    pub fn step(&mut self) {
        if self.way.last().is_some_and(|node| node.estimates.is_some()) { self.choose() } else { self.advance() }
    }

    /// Looks at the next move of the position where we are, or leaves it.
    fn advance(&mut self) {
        let (ply, mover) = (self.way.len(), self.mover());
        let is_root = ply == 1;
        let Some(node) = self.way.last_mut() else { return };
        let Some(&mv) = node.moves.get(node.next).filter(|_| node.best < node.beta) else {
            return self.leave();
        };
        node.next += 1;
        let (alpha, beta) = match self.method {
            Method::AlphaBeta if !(is_root && self.values_all) => (node.alpha.max(node.best), node.beta),
            _ => (-INFINITE, INFINITE),
        };
        self.nodes += 1;
        self.field.put(mover, mv.into());
        if let Some(record) = &mut self.record {
            record.go_down(mv, (alpha, beta), self.nodes);
        }
        if let Some(value) = self.leaf(ply, mover) {
            self.back_up(value);
        } else {
            self.enter(-beta, -alpha);
        }
    }

    /// The value for the player who has just moved, if the position is not searched further.
    fn leaf(&self, ply: usize, mover: Seat) -> Option<i32> {
        if self.field.is_connected(mover) {
            Some(WIN - ply as i32 + 1)
        } else if self.field.free(mover.other()).next().is_none() {
            Some(0)
        } else if ply == self.depth {
            Some(self.estimate(mover))
        } else {
            None
        }
    }

    /// The estimate of the player who looks for a move, from the side of `mover`.
    fn estimate(&self, mover: Seat) -> i32 {
        let estimate = self.aim.estimate(&self.field, self.seat);
        if mover == self.seat { estimate } else { -estimate }
    }

    /// Goes down into the position on the board.
    fn enter(&mut self, alpha: i32, beta: i32) {
        let ply = self.way.len() + 1;
        self.way.push(Node { moves: Vec::new(), next: 0, best: -INFINITE, alpha, beta, estimates: None });
        let mover = self.mover();
        let mut moves: Vec<u16> = self.field.free(mover).map(|index| index as u16).collect();
        if self.method == Method::AlphaBeta {
            self.order(&mut moves, mover);
        }
        // Where the last move is looked for, all are estimated anyway.
        let chooses = self.method == Method::Heuristic && ply < self.depth && !moves.is_empty();
        if let Some(node) = self.way.last_mut() {
            node.moves = moves;
            node.estimates = chooses.then(Vec::new);
        }
    }

    /// Puts first what is likely to be best.
    fn order(&self, moves: &mut [u16], mover: Seat) {
        let middle = i32::from(self.field.setup().size) - 1;
        let killers = self.killers[self.way.len() - 1];
        moves.sort_by_cached_key(|&mv| {
            let (col, row) = self.field.grid().place(mv.into());
            let off_middle = |number: u8| (2 * i32::from(number) - middle).abs();
            let killer = killers.iter().position(|&killer| killer == mv).unwrap_or(killers.len());
            let successes = self.successes[mover.index()][usize::from(mv)];
            (killer, u32::MAX - successes, off_middle(col) + off_middle(row))
        });
    }

    /// Estimates the next move among which a heuristic search chooses. After the last one it leaves only the moves after
    /// which the position looks best for the player who moves.
    fn choose(&mut self) {
        let mover = self.mover();
        let next = |node: &Node| node.moves.get(node.estimates.as_ref()?.len()).copied();
        let Some(mv) = self.way.last().and_then(next) else { return };
        self.nodes += 1;
        self.field.put(mover, mv.into());
        let value = if self.field.is_connected(mover) { WIN } else { self.estimate(mover) };
        self.field.take_back();
        let Some(Node { moves, estimates, .. }) = self.way.last_mut() else { return };
        if let Some(estimates) = estimates {
            estimates.push(value);
        }
        let all = moves.len();
        if let Some(values) = estimates.take_if(|values| values.len() == all) {
            let best = values.iter().max();
            let mut values = values.iter();
            moves.retain(|_| values.next() == best);
            if let Some(record) = &mut self.record {
                record.leave_out(all - moves.len());
            }
        }
    }

    /// Goes back up from the position where we are.
    fn leave(&mut self) {
        let Some(node) = self.way.pop() else { return };
        if let Some(record) = &mut self.record {
            record.leave_out(node.moves.len() - node.next);
        }
        if node.best >= node.beta
            && let Some(&mv) = node.moves.get(node.next - 1)
        {
            self.remember(mv);
        }
        if !self.way.is_empty() {
            self.back_up(-node.best);
        }
    }

    /// A move cut off in the position just left.
    fn remember(&mut self, mv: u16) {
        let ply = self.way.len();
        let mover = if ply.is_multiple_of(2) { self.seat } else { self.seat.other() };
        let saved = (self.depth - ply) as u32;
        self.successes[mover.index()][usize::from(mv)] += saved * saved;
        let killers = &mut self.killers[ply];
        if killers[0] != mv {
            *killers = [mv, killers[0]];
        }
    }

    /// Takes the last move back and counts its value for who made it.
    fn back_up(&mut self, value: i32) {
        self.field.take_back();
        if let Some(record) = &mut self.record {
            record.go_up(value, self.nodes);
        }
        let is_root = self.way.len() == 1;
        let Some(node) = self.way.last_mut() else { return };
        if is_root && (self.values_all || value > node.best) {
            self.valued.push((node.moves[node.next - 1].into(), value));
        }
        node.best = node.best.max(value);
    }
}
