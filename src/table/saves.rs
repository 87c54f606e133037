//! The game on the table is kept after every move, and whenever it is paused or left; and can be gone on with.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;
use parlour_core::{Game, History, Record};
use serde::{Deserialize, Serialize};

use super::game::NextGame;
use super::gate::MovePlayed;
use super::state::Table;
use super::{Action, GameSystems, TableGame, TableSystems};
use crate::catalogue::{Catalogue, GameChoice, GameEntry, GameId, Purpose};
use crate::notice::{Notice, Notices};
use crate::platform::backup::Keepsakes;
use crate::platform::keep::{self, Kept, Unreadable};
use crate::platform::storage::Storage;
use crate::profile::{ProfileId, Profiles};

/// The version of the saved form.
pub const VERSION: u32 = 1;

/// The game that was not played to its end, the last one touched.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Unfinished(pub Option<GameId>);

impl Kept for Unfinished {
    const NAME: &'static str = "unfinished.ron";
    const VERSION: u32 = 1;
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Saved<G: Game> {
    /// Who plays.
    pub choice: GameChoice,
    /// The seed of the opponents' chance.
    pub seed: u64,
    /// The moves.
    pub record: Record<G>,
    /// How long the player to move has thought about the next move.
    #[serde(default)]
    pub thought: Duration,
    /// Whether it once came to an end that was counted, before moves were taken back.
    #[serde(default)]
    pub counted: bool,
}

/// The name of the file in which a person's game of this kind is kept.
pub fn file_name(game: GameId, person: ProfileId) -> String {
    // Those of the first person are named as when there was only one.
    let whose = if person == ProfileId::FIRST { String::new() } else { format!("-{}", person.0) };
    format!("game-{}{whose}.ron", game.name())
}

/// Keeps which game is unfinished.
pub fn plugin(app: &mut App) {
    app.add_plugins(keep::plugin::<Unfinished>)
        .add_systems(Startup, look_for_games)
        .add_systems(Update, change_person.run_if(resource_changed::<Profiles>));
}

/// A kept game can be gone on with even if the note about it was lost.
fn look_for_games(
    mut unfinished: ResMut<Unfinished>,
    profiles: Res<Profiles>,
    storage: Res<Storage>,
    catalogue: Res<Catalogue>,
) {
    let person = profiles.chosen_id();
    if unfinished.0.is_none_or(|game| !storage.has(&file_name(game, person))) {
        unfinished.bypass_change_detection().0 = any_kept(person, &storage, &catalogue);
    }
}

/// Whoever is chosen now has unfinished games of his own. With a person who is removed they go.
fn change_person(
    profiles: Res<Profiles>,
    storage: Res<Storage>,
    catalogue: Res<Catalogue>,
    mut unfinished: ResMut<Unfinished>,
    mut last: Local<Option<ProfileId>>,
) {
    let chosen = profiles.chosen_id();
    let Some(before) = last.replace(chosen).filter(|before| *before != chosen) else { return };
    if profiles.people().all(|(id, _)| id != before) {
        for game in catalogue.games().map(GameEntry::id) {
            // Nobody will look for a file that stays.
            drop(storage.remove(&file_name(game, before)));
        }
    }
    unfinished.set_if_neq(Unfinished(any_kept(chosen, &storage, &catalogue)));
}

/// Some game that this person has not played to its end.
pub fn any_kept(person: ProfileId, storage: &Storage, catalogue: &Catalogue) -> Option<GameId> {
    catalogue.games().map(GameEntry::id).find(|game| storage.has(&file_name(*game, person)))
}

/// Keeps the games of one kind.
pub fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(Update, enter_names::<G>.run_if(resource_changed::<Profiles>))
        .add_systems(Update, keep_game::<G>.in_set(TableSystems::Present).in_set(GameSystems::<G>::default()));
    // Of those, too, who may come with a text of all that is kept.
    let mut keepsakes = app.world_mut().get_resource_or_init::<Keepsakes>();
    (1..=Profiles::MOST as u32).for_each(|id| enter_name::<G>(&mut keepsakes, ProfileId(id)));
}

/// Enters the names of everybody's games among those of all that is kept.
fn enter_names<G: TableGame>(profiles: Res<Profiles>, mut keepsakes: ResMut<Keepsakes>) {
    profiles.people().for_each(|(id, _)| enter_name::<G>(&mut keepsakes, id));
}

fn enter_name<G: TableGame>(keepsakes: &mut Keepsakes, person: ProfileId) {
    keepsakes.enter(file_name(G::GAME, person), |text| read::<G>(text).map(drop));
}

/// The game in a kept text.
fn read<G: TableGame>(text: &str) -> Result<(History<G>, Saved<G>), Unreadable> {
    let saved: Saved<G> = keep::from_text(VERSION, text)?;
    let history = History::replay(&saved.record).map_err(|_| Unreadable::Damaged)?;
    Ok((history, saved))
}

/// The kept game of a person. One that cannot be used is set aside and reported.
pub fn resume<G: TableGame>(
    person: ProfileId,
    storage: &Storage,
    notices: &mut Notices,
) -> Option<(History<G>, Saved<G>)> {
    let name = file_name(G::GAME, person);
    if !storage.has(&name) {
        notices.push(Notice::warning("notice-game-gone"));
        return None;
    }
    keep::load(storage, &name, notices, read::<G>)
}

/// What is worth keeping of the table: a game that goes on, or the next game of a match that does.
fn to_keep<G: TableGame>(table: &Table<G>) -> Option<Saved<G>> {
    if table.outcome().is_none() {
        return Some(Saved {
            choice: table.choice.clone(),
            seed: table.seed,
            record: table.history.record(),
            thought: table.clock.thought,
            counted: table.counted,
        });
    }
    let NextGame { setup, .. } = table.next_game().filter(|next| !next.is_new_match)?;
    let history = History::<G>::new(&G::setup_from(&setup).ok()?).ok()?;
    Some(Saved {
        choice: GameChoice { setup, ..table.choice.clone() },
        seed: table.seed.wrapping_add(1),
        record: history.record(),
        thought: Duration::ZERO,
        counted: false,
    })
}

fn keep_game<G: TableGame>(
    table: Res<Table<G>>,
    mut played: MessageReader<MovePlayed<G>>,
    mut actions: MessageReader<Action>,
    mut unfinished: ResMut<Unfinished>,
    profiles: Res<Profiles>,
    storage: Res<Storage>,
    catalogue: Res<Catalogue>,
    mut closing: MessageReader<WindowCloseRequested>,
    mut notices: ResMut<Notices>,
    mut stood: Local<[bool; 2]>,
) {
    let stands = [table.outcome().is_some(), table.clock.paused];
    let moved = played.read().count() > 0 || std::mem::replace(&mut *stood, stands) != stands;
    let jumped = actions.read().any(|action| matches!(action, Action::Undo | Action::Redo | Action::Leave));
    let closed = closing.read().count() > 0;
    // Before somebody has decided a move, the game that was kept before is worth more.
    if table.purpose != Purpose::Play || !(moved || jumped || closed) || !table.is_begun() {
        return;
    }
    let name = file_name(G::GAME, profiles.chosen_id());
    let Some(saved) = to_keep(&table) else {
        // Nothing is lost if the file stays: a finished game is no longer offered.
        drop(storage.remove(&name));
        if unfinished.0 == Some(G::GAME) {
            unfinished.0 = any_kept(profiles.chosen_id(), &storage, &catalogue);
        }
        return;
    };
    keep::store(&storage, &name, VERSION, &saved, &mut notices);
    unfinished.set_if_neq(Unfinished(Some(G::GAME)));
}
