//! Opponents think beside the frames, and move not sooner than a person can follow.

use std::time::Duration;

use bevy::prelude::*;
use parlour_core::{Engine, Job, Progress};

use super::gate::{Decider, MoveIntent};
use super::state::Table;
use super::{Action, GameSystems, Phase, TableGame, TableSystems};
use crate::catalogue::Player;
use crate::platform::thinking::Thinking;
use crate::settings::Settings;

/// The shortest time between a person's move and the answer, in seconds at normal pace.
const PAUSE: f32 = 0.7;

/// The same within one turn, when the opponent moves again.
const PAUSE_WITHIN_TURN: f32 = 0.35;

/// The opponent's search under way.
#[derive(Resource)]
pub struct Opponent<G: Engine> {
    search: Option<Search<G>>,
}

struct Search<G: Engine> {
    thinking: Thinking<G>,
    /// The hash of the position it thinks about: an answer to another position is dropped.
    position: u64,
    answer: Option<G::Move>,
    /// Whether it claims a draw if there is one to claim: it stands worse.
    claims: bool,
    waited: f32,
}

impl<G: Engine> Default for Opponent<G> {
    fn default() -> Self {
        Self { search: None }
    }
}

impl<G: Engine> Opponent<G> {
    /// How far the search is, if one is under way and has told.
    pub fn progress(&self) -> Option<Progress> {
        self.search.as_ref().and_then(|search| search.thinking.progress())
    }

    /// Whether a search is under way.
    pub fn is_thinking(&self) -> bool {
        self.search.is_some()
    }
}

/// Registers the opponents.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Opponent<G>>().add_systems(OnExit(super::screen::<G>()), cancel::<G>).add_systems(
        Update,
        (begin::<G>, answer::<G>).chain().in_set(TableSystems::Opponent).in_set(GameSystems::<G>::default()),
    );
}

fn cancel<G: TableGame>(mut opponent: ResMut<Opponent<G>>) {
    opponent.search = None;
}

/// A seed for each ply of a game, so that the same game goes the same way again.
pub fn ply_seed(seed: u64, ply: usize) -> u64 {
    seed ^ (ply as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn begin<G: TableGame>(phase: Res<State<Phase>>, table: Res<Table<G>>, mut opponent: ResMut<Opponent<G>>) {
    let (ply, position) = (table.history.at(), table.position());
    let over = table.outcome().is_some() || table.clock.paused;
    if over || opponent.search.as_ref().is_some_and(|search| search.position != position.hash()) {
        opponent.search = None;
    }
    if *phase.get() != Phase::Thinking || opponent.search.is_some() || over {
        return;
    }
    let Player::Opponent(id) = table.player() else { return };
    let Some(chosen) = G::opponent(id).or_else(|| G::opponents().first()) else { return };
    let mut job = Job::of_opponent(chosen, position.view(position.to_move()), ply_seed(table.seed, ply));
    let own = chosen.time_ms.map(Duration::from_millis);
    job.limits.time_ms = own.into_iter().chain(table.allotted()).min().map(|time| time.as_millis() as u64);
    let thinking = Thinking::start(job);
    opponent.search = Some(Search { thinking, position: position.hash(), answer: None, claims: false, waited: 0.0 });
}

fn answer<G: TableGame>(
    time: Res<Time>,
    settings: Res<Settings>,
    phase: Res<State<Phase>>,
    mut table: ResMut<Table<G>>,
    mut actions: MessageReader<Action>,
    mut opponent: ResMut<Opponent<G>>,
    mut intents: MessageWriter<MoveIntent<G>>,
) {
    let finish = actions.read().any(|action| *action == Action::Finish);
    let Some(search) = &mut opponent.search else { return };
    search.waited += time.delta_secs();
    if search.answer.is_none()
        && let Some(thought) = search.thinking.poll()
    {
        search.claims = thought.as_ref().is_some_and(|thought| thought.score < 0);
        search.answer = thought.map(|thought| thought.best);
    }
    let pause = if moves_again(&table) { PAUSE_WITHIN_TURN } else { PAUSE };
    // A running clock leaves less time to be polite.
    let pause = table.allotted().map_or(pause, |time| pause.min(time.as_secs_f32()));
    let patient = search.waited >= settings.paced(pause) || finish;
    if let Some(mv) = search.answer
        && patient
        && *phase.get() == Phase::Thinking
        && search.position == table.position().hash()
    {
        let claim = table.position().claim().filter(|_| search.claims);
        if claim.is_some() {
            table.called = claim;
        } else {
            intents.write(MoveIntent { mv, by: Decider::Opponent });
        }
        opponent.search = None;
    }
}

/// Whether the side to move also made the last move.
fn moves_again<G: TableGame>(table: &Table<G>) -> bool {
    let before = table.history.at().checked_sub(1).and_then(|ply| table.history.position_at(ply));
    before.is_some_and(|before| before.to_move() == table.position().to_move())
}
