//! The adviser: shows where it would move, if asked.

use std::time::Duration;

use bevy::prelude::*;
use parlour_core::{Chance, Engine, Job, Thought};

use super::gate::MovePlayed;
use super::opponent::ply_seed;
use super::state::Table;
use super::{Action, GameSystems, TableGame, TableSystems};
use crate::audio::{PlaySound, Sfx};
use crate::catalogue::Purpose;
use crate::locale::Locale;
use crate::platform::thinking::Thinking;
use crate::profile::Profiles;

/// The longest the adviser thinks.
pub const PATIENCE: Duration = Duration::from_millis(1500);

/// The adviser's search under way.
#[derive(Resource)]
pub struct Adviser<G: Engine> {
    search: Option<Thinking<G>>,
    /// Asked again, it may choose another among equally good moves.
    asked: usize,
}

impl<G: Engine> Default for Adviser<G> {
    fn default() -> Self {
        Self { search: None, asked: 0 }
    }
}

impl<G: Engine> Adviser<G> {
    /// Whether a search is under way.
    pub fn is_thinking(&self) -> bool {
        self.search.is_some()
    }
}

/// Registers the adviser.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Adviser<G>>().add_systems(OnExit(super::screen::<G>()), cancel::<G>).add_systems(
        Update,
        (forget::<G>, ask::<G>, show::<G>).chain().in_set(TableSystems::Opponent).in_set(GameSystems::<G>::default()),
    );
}

fn cancel<G: TableGame>(mut adviser: ResMut<Adviser<G>>) {
    adviser.search = None;
}

/// A hint to a position that is no longer on the board is of no use.
fn forget<G: TableGame>(
    mut played: MessageReader<MovePlayed<G>>,
    mut actions: MessageReader<Action>,
    mut adviser: ResMut<Adviser<G>>,
) {
    let moved = played.read().count() > 0;
    let jumped = actions.read().any(|action| matches!(action, Action::Undo | Action::Redo | Action::Restart));
    if moved || jumped {
        adviser.search = None;
    }
}

/// Starts a search of the analyst on a position.
pub fn analyse<G: TableGame>(position: &G, seed: u64, patience: Duration) -> Thinking<G> {
    Thinking::start(Job::of_analyst(position.view(position.to_move()), seed, patience))
}

fn ask<G: TableGame>(
    mut actions: MessageReader<Action>,
    mut table: ResMut<Table<G>>,
    mut adviser: ResMut<Adviser<G>>,
    mut profiles: ResMut<Profiles>,
) {
    for action in actions.read() {
        if *action != Action::Hint || !table.hand_to_move() || adviser.search.is_some() {
            continue;
        }
        adviser.asked += 1;
        if table.purpose == Purpose::Play {
            profiles.game(G::GAME).hints += 1;
        }
        if let Some(expected) = &table.expected {
            // Lessons and puzzles know their answer.
            table.hint = Chance::new(adviser.asked as u64).pick(expected);
            continue;
        }
        let seed = ply_seed(table.seed.wrapping_add(adviser.asked as u64), table.history.at());
        adviser.search = Some(analyse(table.position(), seed, PATIENCE));
    }
}

fn show<G: TableGame>(
    mut table: ResMut<Table<G>>,
    mut adviser: ResMut<Adviser<G>>,
    locale: Res<Locale>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let Some(search) = &mut adviser.search else { return };
    let Some(thought) = search.poll() else { return };
    adviser.search = None;
    if let Some(thought) = thought {
        let hint = one_of_the_best(&thought, adviser.asked as u64);
        table.reason = table.position().say_reason(hint, &thought, &locale);
        table.hint = Some(hint);
        sounds.write(Sfx::Hint.into());
    }
}

fn one_of_the_best<M: Copy>(thought: &Thought<M>, seed: u64) -> M {
    let best = thought.ranked.first().map_or(0, |ranked| ranked.score);
    let equal: Vec<M> = thought.ranked.iter().filter(|ranked| ranked.score == best).map(|ranked| ranked.mv).collect();
    Chance::new(seed).pick(&equal).unwrap_or(thought.best)
}
