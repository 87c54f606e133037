//! Opponents think beside the frames, and move not sooner than a person can follow.

use std::time::Duration;

use bevy::prelude::*;
use parlour_core::{Engine, Job, Outcome, Progress, Side, Thought};

use super::announce;
use super::gate::{Decider, MoveIntent};
use super::state::Table;
use super::word::Offer;
use super::{Action, GameSystems, Phase, TableGame, TableSystems};
use crate::catalogue::Player;
use crate::locale::Locale;
use crate::notice::{Notice, Notices};
use crate::platform::thinking::Thinking;
use crate::profile::Profiles;
use crate::settings::Settings;

/// Within one turn, when the opponent moves again, it takes this part of its time.
const WITHIN_TURN: f32 = 0.5;

/// The opponent's search under way, and what it has come to think of the game.
#[derive(Resource)]
pub struct Opponent<G: Engine> {
    search: Option<Search<G>>,
    /// By side.
    moods: [Mood; 2],
}

struct Search<G: Engine> {
    thinking: Thinking<G>,
    /// The hash of the position it thinks about: an answer to another position is dropped.
    position: u64,
    answer: Option<G::Move>,
    /// What it thinks the position is worth for it, if it had to think.
    value: Option<i32>,
    waited: f32,
}

impl<G: Engine> Default for Opponent<G> {
    fn default() -> Self {
        Self { search: None, moods: [Mood::default(); 2] }
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

/// At so many of its moves in a row an opponent must see the game as lost before it resigns.
const RESIGNS_AFTER: u8 = 4;

/// A game is lost in which a player can expect less than this part of a point.
const LOST: f32 = 0.03;

/// Nobody resigns against a clock that shows less.
const ALMOST_OUT_OF_TIME: Duration = Duration::from_secs(20);

/// A game is level in which a player can expect half a point, give or take so much.
const LEVEL: f32 = 0.08;

/// At so many of its moves in a row an opponent must see the game as level before it offers a draw.
const OFFERS_AFTER: u8 = 6;

/// After so many plies it may offer one again.
const OFFERS_AGAIN_AFTER: usize = 30;

/// How an opponent has seen the game at its last moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Mood {
    /// At so many in a row it was lost.
    lost: u8,
    /// At so many in a row it was level, with little left to play for.
    level: u8,
}

impl Mood {
    /// The mood after one more thought.
    fn after(self, is_lost: bool, is_level: bool) -> Self {
        let count = |is_so: bool, before: u8| if is_so { before.saturating_add(1) } else { 0 };
        Self { lost: count(is_lost, self.lost), level: count(is_level, self.level) }
    }
}

/// Whether the opponent gives up what is lost. The weaker third plays on to the end: whoever learns to win must be let.
fn is_proud<G: TableGame>(id: &str) -> bool {
    let place = G::opponents().iter().position(|opponent| opponent.id == id);
    let (easiest, all) = (G::easiest(), G::opponents().len());
    place.is_some_and(|place| place >= easiest && 3 * (place - easiest) >= all - easiest)
}

/// Registers the opponents.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Opponent<G>>().add_systems(OnExit(super::screen::<G>()), cancel::<G>).add_systems(
        Update,
        (begin::<G>, answer::<G>).chain().in_set(TableSystems::Opponent).in_set(GameSystems::<G>::default()),
    );
}

fn cancel<G: TableGame>(mut opponent: ResMut<Opponent<G>>) {
    *opponent = Opponent::default();
}

/// A seed for each ply of a game, so that the same game goes the same way again.
pub fn ply_seed(seed: u64, ply: usize) -> u64 {
    seed ^ (ply as u64 + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15)
}

fn begin<G: TableGame>(
    phase: Res<State<Phase>>,
    table: Res<Table<G>>,
    profiles: Res<Profiles>,
    mut opponent: ResMut<Opponent<G>>,
) {
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
    let known = profiles.chosen().games.get(&G::GAME);
    let lore = position.lore(&chosen.algorithm);
    job.knowledge = lore.map(|lore| known.and_then(|game| game.learned.get(&lore)).cloned().unwrap_or_default());
    let own = chosen.time_ms.map(Duration::from_millis);
    job.limits.time_ms = own.into_iter().chain(table.allotted()).min().map(|time| time.as_millis() as u64);
    let thinking = Thinking::start(job);
    opponent.search = Some(Search { thinking, position: position.hash(), answer: None, value: None, waited: 0.0 });
}

fn answer<G: TableGame>(
    time: Res<Time>,
    settings: Res<Settings>,
    phase: Res<State<Phase>>,
    mut table: ResMut<Table<G>>,
    mut actions: MessageReader<Action>,
    mut opponent: ResMut<Opponent<G>>,
    mut offer: ResMut<Offer<G>>,
    mut notices: ResMut<Notices>,
    mut profiles: ResMut<Profiles>,
    locale: Res<Locale>,
    mut intents: MessageWriter<MoveIntent<G>>,
) {
    let mut finish = false;
    for action in actions.read() {
        finish |= *action == Action::Finish;
        if matches!(action, Action::Undo | Action::Redo | Action::Restart) {
            opponent.moods = [Mood::default(); 2];
        }
    }
    let Opponent { search: Some(search), moods } = &mut *opponent else { return };
    search.waited += time.delta_secs();
    if search.answer.is_none()
        && let Some(thought) = search.thinking.poll()
    {
        if let Some(thought) = thought.as_ref().filter(|_| search.position == table.position().hash()) {
            learn(&table, thought, &mut profiles);
        }
        search.value = thought.as_ref().filter(|thought| thought.depth > 0).map(|thought| thought.score);
        search.answer = thought.map(|thought| thought.best);
    }
    let pause = settings.pause.factor() * if moves_again(&table) { G::PAUSE * WITHIN_TURN } else { G::PAUSE };
    // A running clock leaves less time to be polite.
    let pause = table.allotted().map_or(pause, |time| pause.min(time.as_secs_f32()));
    let patient = search.waited >= settings.paced(pause) || finish;
    if let Some(mv) = search.answer
        && patient
        && *phase.get() == Phase::Thinking
        && search.position == table.position().hash()
    {
        let side = table.position().to_move().side();
        let mood = &mut moods[side.index()];
        if let Some(value) = search.value {
            let share = G::SCALE.map_or(0.5, |scale| (scale.share)(value));
            let is_level = (share - 0.5).abs() < LEVEL && table.position().agrees_to_draw(value);
            *mood = mood.after(share < LOST, is_level);
        }
        // Whoever stands worse takes the draw that the rules give. To end a game that is not drawn is left to persons.
        let worse = search.value.is_some_and(|value| value < 0);
        let claim = table.position().claim().or_else(|| table.position().claim_with(mv));
        let claim = claim.filter(|outcome| worse && outcome.winner.is_none());
        if claim.is_some() {
            table.called = claim;
        } else if settings.opponents_concede && resigns(&table, side, *mood) {
            table.called = Some(Outcome { winner: Some(side.other()), reason: "resigned" });
        } else {
            if settings.opponents_concede && offers(&table, side, *mood, &offer) {
                offer.made = Some(table.history.at() + 1);
                let player = announce::player_name(&table, side, &locale);
                notices.push(Notice::info("table-draw-proposed").with("player", player));
            }
            intents.write(MoveIntent { mv, by: Decider::Opponent });
        }
        opponent.search = None;
    }
}

/// What an opponent learns from a thought is kept for the person it plays with.
fn learn<G: TableGame>(table: &Table<G>, thought: &Thought<G::Move>, profiles: &mut ResMut<Profiles>) {
    let Player::Opponent(id) = table.player() else { return };
    let lore = G::opponent(id).and_then(|opponent| table.position().lore(&opponent.algorithm));
    if let Some(lore) = lore.filter(|_| table.only_hand().is_some()) {
        table.position().learn(profiles.game(G::GAME).learned.entry(lore).or_default(), thought);
    }
}

fn resigns<G: TableGame>(table: &Table<G>, side: Side, mood: Mood) -> bool {
    let proud = matches!(table.choice.player(side), Player::Opponent(id) if is_proud::<G>(id));
    let hurried = table.time_left(side.other()).is_some_and(|left| left < ALMOST_OUT_OF_TIME);
    G::RESIGNS && proud && !hurried && mood.lost >= RESIGNS_AFTER
}

/// Whether the opponent offers a person a draw together with its move.
fn offers<G: TableGame>(table: &Table<G>, side: Side, mood: Mood, offer: &Offer<G>) -> bool {
    let fresh = offer.made.is_none_or(|plies| table.history.at() >= plies + OFFERS_AGAIN_AFTER);
    G::DRAWS && fresh && mood.level >= OFFERS_AFTER && *table.choice.player(side.other()) == Player::Hand
}

/// Whether the side to move also made the last move.
fn moves_again<G: TableGame>(table: &Table<G>) -> bool {
    let before = table.history.at().checked_sub(1).and_then(|ply| table.history.position_at(ply));
    before.is_some_and(|before| before.to_move() == table.position().to_move())
}

#[cfg(test)]
mod tests {
    use parlour_chess::Chess;

    use super::*;

    #[test]
    fn a_mood_lasts_as_long_as_what_it_comes_from() {
        let lost = (0..3).fold(Mood::default(), |mood, _| mood.after(true, false));
        assert_eq!(lost, Mood { lost: 3, level: 0 });
        assert_eq!(lost.after(false, true), Mood { lost: 0, level: 1 });
    }

    #[test]
    fn beginners_play_on() {
        let proud = |id: &str| is_proud::<Chess>(id);
        assert_eq!(["newcomer", "beginner", "classic"].map(proud), [false; 3]);
        assert_eq!(["club", "strong", "grandmaster"].map(proud), [true; 3]);
        assert!(!proud("nobody"));
    }
}
