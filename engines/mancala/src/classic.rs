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
}

impl Classic {
    /// An opponent that looks `depth` plies ahead and has learned nothing.
    pub fn new(depth: u32) -> Self {
        Self::with_table(depth, Arc::default())
    }

    /// An opponent that uses what is in the table and adds to it.
    pub fn with_table(depth: u32, table: Arc<Mutex<Table>>) -> Self {
        Self { depth, table }
    }
}

impl Brain<Mancala> for Classic {
    fn think(&mut self, game: &Mancala, control: &Control) -> Option<Thought<Move>> {
        let depth = control.depth_limit.map_or(self.depth, |limit| limit.min(self.depth)).max(1);
        let moves = game.legal_moves();
        // A table left locked by a panic is still a table: every entry is whole.
        let mut table = self.table.lock().unwrap_or_else(PoisonError::into_inner);
        let learns = matches!(game.ruleset().variant, Variant::Woaley | Variant::WoaleyP2);
        let mut search = Search { ruleset: game.ruleset(), table: learns.then_some(&table), control, nodes: 0 };
        let mut best: Option<(Move, Worth)> = None;
        let mut all_proved = true;
        for &mv in &moves {
            let least = best.map_or(-LIMIT, |(_, worth)| worth.value);
            let Some(worth) = search.after(game.state(), mv, depth, least, LIMIT) else { break };
            all_proved &= worth.is_proved;
            if best.is_none_or(|(_, before)| worth.value > before.value) {
                best = Some((mv, worth));
            }
        }
        let nodes = search.nodes;
        let Some((mv, worth)) = best else { return moves.first().map(|&first| Thought::choice(first)) };
        if learns && !control.must_end(nodes) {
            let depth = if all_proved { PROVED } else { depth as u8 };
            table.learn(Key::of(game.ruleset(), game.state()), Known { value: worth.value as i16, depth });
        }
        Some(Thought { score: margin(game) + worth.value, exact: all_proved, depth, nodes, ..Thought::choice(mv) })
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

struct Search<'a> {
    ruleset: &'a Ruleset,
    table: Option<&'a Table>,
    control: &'a Control,
    nodes: u64,
}

impl Search<'_> {
    /// The value of a move within the window; `None` if the search must end.
    fn after(&mut self, state: &State, mv: Move, depth: u32, least: i32, most: i32) -> Option<Worth> {
        let mut next = *state;
        self.ruleset.play(&mut next, mv, &mut ());
        let seat = state.mover;
        let gain = count(self.ruleset, &next, seat) - count(self.ruleset, state, seat);
        if next.mover == seat {
            let worth = self.value(&next, depth - 1, least - gain, most - gain)?;
            Some(Worth { value: gain + worth.value, ..worth })
        } else {
            let worth = self.value(&next, depth - 1, gain - most, gain - least)?;
            Some(Worth { value: gain - worth.value, ..worth })
        }
    }

    fn value(&mut self, state: &State, depth: u32, mut least: i32, most: i32) -> Option<Worth> {
        if self.control.must_end(self.nodes) {
            return None;
        }
        self.nodes += 1;
        if state.verdict.is_some() {
            return Some(Worth { value: 0, is_proved: true });
        }
        let known = self.table.and_then(|table| table.get(&Key::of(self.ruleset, state)));
        if let Some(known) = known.filter(|known| depth == 0 || u32::from(known.depth) >= depth) {
            return Some(Worth { value: known.value.into(), is_proved: known.depth == PROVED });
        }
        if depth == 0 {
            return Some(Worth { value: 0, is_proved: false });
        }
        let mut moves = Vec::new();
        self.ruleset.legal(state, &mut moves);
        let mut best = Worth { value: -LIMIT, is_proved: true };
        for mv in moves {
            let worth = self.after(state, mv, depth, least, most)?;
            best = Worth { value: best.value.max(worth.value), is_proved: best.is_proved && worth.is_proved };
            least = least.max(best.value);
            if least >= most {
                break;
            }
        }
        Some(best)
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
