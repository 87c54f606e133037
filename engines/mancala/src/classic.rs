//! The classic opponent: negamax with alpha-beta pruning to a fixed depth, the difference of the stores, and learning.

use std::sync::{Arc, Mutex, PoisonError};

use parlour_core::{Brain, Control, Game, Seat, Thought};

use crate::learning::{Key, Known, PROVED, Table};
use crate::pit::Move;
use crate::rules::Mancala;
use crate::state::{Ruleset, State};
use crate::thinker::margin;
use crate::variant::Variant;

/// The classic opponent. It plays the first of the moves that are worth most; what it learns is in its [`Table`].
///
/// In games without points it counts the seeds of both sides. It learns only Woaley, whose positions its table can tell
/// apart.
pub struct Classic {
    depth: u32,
    table: Arc<Mutex<Table>>,
    interrupted: Option<(Mancala, Search)>,
}

impl Classic {
    /// An opponent that looks `depth` plies ahead and has learned nothing.
    pub fn new(depth: u32) -> Self {
        Self::with_table(depth, Arc::default())
    }

    /// An opponent that uses what is in the table and adds to it.
    pub fn with_table(depth: u32, table: Arc<Mutex<Table>>) -> Self {
        Self { depth, table, interrupted: None }
    }
}

impl Brain<Mancala> for Classic {
    fn think(&mut self, game: &Mancala, control: &Control) -> Option<Thought<Move>> {
        let depth = control.depth_limit.map_or(self.depth, |limit| limit.min(self.depth)).max(1);
        let first = game.legal_moves().first().copied()?;
        // A table left locked by a panic is still a table: every entry is whole.
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let learns = matches!(game.ruleset().variant, Variant::Woaley | Variant::WoaleyP2);
        let before = self.interrupted.take().filter(|(before, search)| before == game && search.depth == depth);
        let mut search = before.map_or_else(|| Search::new(game, depth), |(_, search)| search);
        let is_done = search.run(game.ruleset(), learns.then_some(&table), control);
        let Search { nodes, best, .. } = search;
        if !is_done && control.interrupted() {
            self.interrupted = Some((game.clone(), search));
        }
        let Some((mv, worth)) = best else { return Some(Thought::choice(first)) };
        if let Some(key) = Key::of(game.ruleset(), game.state()).filter(|_| learns && is_done) {
            table.learn(key, Known::new(worth.value, depth, worth.is_proved));
        }
        let exact = is_done && worth.is_proved;
        // What an unfinished search has found is the value of no depth.
        let depth = if is_done { depth } else { 0 };
        Some(Thought { score: margin(game) + worth.value, exact, depth, nodes, ..Thought::choice(mv) })
    }
}

/// More than any value.
const LIMIT: i32 = 1000;

/// A value of what is still to come, for the player to move.
#[derive(Clone, Copy)]
struct Worth {
    value: i32,
    /// Whether every line was seen to its end.
    is_proved: bool,
}

/// A position on the way that the search looks at now.
struct Node {
    state: State,
    /// The plies still to look ahead.
    depth: u32,
    moves: Vec<Move>,
    /// How many of the moves have been looked at, or are being.
    tried: usize,
    /// The window.
    least: i32,
    most: i32,
    best: Worth,
    /// What the move that led here gained for the player who made it, and whether he moves again.
    gain: i32,
    same_player: bool,
}

/// Negamax with alpha-beta pruning. It keeps its place on the way, so that it can be interrupted and go on.
struct Search {
    depth: u32,
    path: Vec<Node>,
    nodes: u64,
    /// The best of the first moves that have been looked at, the first of equals. Proved if all of them are.
    best: Option<(Move, Worth)>,
}

impl Search {
    fn new(game: &Mancala, depth: u32) -> Self {
        let root = Node::new(game.ruleset(), *game.state(), depth, [-LIMIT, LIMIT], (0, true));
        Self { depth, path: vec![root], nodes: 0, best: None }
    }

    /// Searches on; whether it has come to its end.
    fn run(&mut self, ruleset: &Ruleset, table: Option<&Table>, control: &Control) -> bool {
        while let Some(node) = self.path.last_mut() {
            if node.tried == node.moves.len() || node.least >= node.most {
                let Some(node) = self.path.pop() else { break };
                self.back_up(node.best, node.gain, node.same_player);
                continue;
            }
            if control.must_end(self.nodes) {
                return false;
            }
            self.nodes += 1;
            node.tried += 1;
            let child = node.after(ruleset, node.moves[node.tried - 1]);
            match known(ruleset, &child, table) {
                Some(worth) => self.back_up(worth, child.gain, child.same_player),
                None => self.path.push(child),
            }
        }
        true
    }

    /// Tells the position before what a move of it is worth.
    fn back_up(&mut self, worth: Worth, gain: i32, same_player: bool) {
        let is_root = self.path.len() == 1;
        let Some(node) = self.path.last_mut() else { return };
        let value = gain + if same_player { worth.value } else { -worth.value };
        if is_root && value > node.best.value {
            self.best = Some((node.moves[node.tried - 1], node.best));
        }
        node.best = Worth { value: node.best.value.max(value), is_proved: node.best.is_proved && worth.is_proved };
        node.least = node.least.max(node.best.value);
        if let Some((_, best)) = self.best.as_mut().filter(|_| is_root) {
            *best = node.best;
        }
    }
}

/// What is known of a position without looking further.
fn known(ruleset: &Ruleset, node: &Node, table: Option<&Table>) -> Option<Worth> {
    if node.state.verdict.is_some() {
        return Some(Worth { value: 0, is_proved: true });
    }
    let known = table.and_then(|table| table.get(&Key::of(ruleset, &node.state)?));
    if let Some(known) = known.filter(|known| node.depth == 0 || u32::from(known.depth) >= node.depth) {
        return Some(Worth { value: known.value.into(), is_proved: known.depth == PROVED });
    }
    (node.depth == 0).then_some(Worth { value: 0, is_proved: false })
}

impl Node {
    fn new(
        ruleset: &Ruleset,
        state: State,
        depth: u32,
        [least, most]: [i32; 2],
        (gain, same_player): (i32, bool),
    ) -> Self {
        let mut moves = Vec::new();
        if depth > 0 {
            ruleset.legal(&state, &mut moves);
        }
        let best = Worth { value: -LIMIT, is_proved: true };
        Self { state, depth, moves, tried: 0, least, most, best, gain, same_player }
    }

    /// The position after a move, with the window as the player to move there sees it.
    fn after(&self, ruleset: &Ruleset, mv: Move) -> Self {
        let mut next = self.state;
        ruleset.play(&mut next, mv, &mut ());
        let seat = self.state.mover;
        let gain = count(ruleset, &next, seat) - count(ruleset, &self.state, seat);
        let same_player = next.mover == seat;
        let window =
            if same_player { [self.least - gain, self.most - gain] } else { [gain - self.most, gain - self.least] };
        Self::new(ruleset, next, self.depth - 1, window, (gain, same_player))
    }
}

/// What a player has more than the other: in the stores, or in games without points on the board.
fn count(ruleset: &Ruleset, state: &State, seat: Seat) -> i32 {
    let own = |seat: Seat| {
        let store = i32::from(state.stores[seat.index()]);
        if ruleset.variant.has_four_rows() { store + ruleset.seeds_of(state, seat) as i32 } else { store }
    };
    own(seat) - own(seat.other())
}
