//! The gate: whoever decides a move, here it is asked of the rules and becomes part of the game.

use bevy::prelude::*;

use super::review::Review;
use super::state::Table;
use super::timeline::Timeline;
use super::{GameSystems, TableGame, TableSystems};
use crate::catalogue::{Player, Purpose};

/// Who decided a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decider {
    /// A person.
    Hand,
    /// An opponent.
    Opponent,
    /// A lesson or puzzle plays it itself.
    Script,
}

/// Somebody wants to make a move.
#[derive(Message, Clone, Copy, Debug)]
pub struct MoveIntent<G: TableGame> {
    /// The move.
    pub mv: G::Move,
    /// Who decided it.
    pub by: Decider,
}

/// A move has been made.
#[derive(Message, Clone, Debug)]
pub struct MovePlayed<G: TableGame> {
    /// The move.
    pub mv: G::Move,
    /// Who decided it.
    pub by: Decider,
    /// What it did, in the order in which it should be seen.
    pub effects: Vec<G::Effect>,
}

/// A move was refused; nothing has changed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveRefused {
    /// The reason as a word: locale key `<game>-illegal-<reason>`, or `table-refused-<reason>` for the table's own.
    pub reason: &'static str,
}

/// Registers the gate.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_message::<MoveIntent<G>>()
        .add_message::<MovePlayed<G>>()
        .add_systems(Update, pass_gate::<G>.in_set(TableSystems::Rules).in_set(GameSystems::<G>::default()));
}

/// Asks the rules about every intent. Runs before a game is taken back or laid anew, so that an answer to the position
/// on the table is never played in another.
pub(super) fn pass_gate<G: TableGame>(
    mut intents: MessageReader<MoveIntent<G>>,
    mut played: MessageWriter<MovePlayed<G>>,
    mut refused: MessageWriter<MoveRefused>,
    mut table: ResMut<Table<G>>,
    mut timeline: ResMut<Timeline<G>>,
    review: Option<Res<Review<G>>>,
) {
    for intent in intents.read() {
        let wanted = match intent.by {
            Decider::Hand => *table.player() == Player::Hand,
            Decider::Opponent => *table.player() != Player::Hand,
            Decider::Script => true,
        };
        let closed = match table.purpose {
            _ if table.clock.paused => Some("paused"),
            Purpose::Analysis if review.is_some() => Some("in-review"),
            // A recorded end keeps nobody from trying what else there was.
            Purpose::Analysis => None,
            _ => table.called.as_ref().map(|_| "game-over"),
        };
        if let Some(reason) = closed {
            refused.write(MoveRefused { reason });
            continue;
        }
        if !wanted && table.position().outcome().is_none() {
            refused.write(MoveRefused { reason: "not-your-turn" });
            continue;
        }
        if intent.by == Decider::Hand && table.expected.as_ref().is_some_and(|moves| !moves.contains(&intent.mv)) {
            refused.write(MoveRefused { reason: "not-the-move" });
            continue;
        }
        let thought_for = table.clock.thought;
        let goes_on = table.call().is_some();
        match table.history.play(intent.mv, thought_for) {
            Ok(effects) => {
                if goes_on {
                    table.called = None;
                }
                if table.purpose == Purpose::Analysis {
                    table.note_line();
                }
                table.clock.pass_turn();
                table.forget_marks();
                timeline.add(&effects);
                played.write(MovePlayed { mv: intent.mv, by: intent.by, effects });
            }
            Err(error) => {
                refused.write(MoveRefused { reason: error.reason });
            }
        }
    }
}
