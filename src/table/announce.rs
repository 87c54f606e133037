//! What happens is also said, for those who hear the screen rather than see it.
//!
//! The last sentence is the label of a live region in the accessibility tree, which screen readers read out when it
//! changes.

use accesskit::{Live, Node, Role};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use parlour_core::{Outcome, Seat, Side};

use super::game::{Choice, SpotId};
use super::gate::{MovePlayed, MoveRefused};
use super::hands::LastDevice;
use super::overlay::asked_of;
use super::pointing::Pointing;
use super::state::Table;
use super::{GameSystems, Phase, TableGame, TableSystems};
use crate::catalogue::{Player, name_of_opponent};
use crate::locale::{Locale, capitalised};
use crate::platform::display;
use crate::settings::Settings;

/// The sentence to be said.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Announcement(pub String);

/// What screen readers read out whenever it changes.
#[derive(Component)]
pub struct LiveRegion;

/// Registers the live region.
pub fn plugin(app: &mut App) {
    app.init_resource::<Announcement>()
        .add_systems(Startup, add_region)
        .add_systems(Update, speak.after(TableSystems::Present).run_if(resource_changed::<Announcement>));
}

/// Registers the sentences of a game.
pub fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (say_cursor::<G>, say_moves::<G>, say_refusals::<G>, say_result::<G>.run_if(state_changed::<Phase>))
            .chain()
            .in_set(TableSystems::Present)
            .in_set(GameSystems::<G>::default()),
    );
}

fn add_region(mut commands: Commands, window: Query<Entity, With<PrimaryWindow>>) {
    let Ok(window) = window.single() else { return };
    let mut node = Node::new(Role::Label);
    node.set_live(Live::Polite);
    commands.spawn((Name::new("Announcements"), LiveRegion, AccessibilityNode(node), ChildOf(window)));
}

/// Says the sentence.
pub fn speak(said: Res<Announcement>, mut region: Query<&mut AccessibilityNode, With<LiveRegion>>) {
    display::say(&said.0);
    for mut node in &mut region {
        node.set_value(said.0.clone());
        node.set_label(said.0.clone());
    }
}

/// The place under the cursor of the keyboard: the move it would make, or why it would make none.
fn say_cursor<G: TableGame>(
    pointing: Res<Pointing>,
    device: Res<LastDevice>,
    table: Res<Table<G>>,
    settings: Res<Settings>,
    locale: Res<Locale>,
    mut said: ResMut<Announcement>,
    mut before: Local<Option<SpotId>>,
) {
    if std::mem::replace(&mut *before, pointing.focus) == pointing.focus || *device != LastDevice::Keys {
        return;
    }
    let Some(spot) = pointing.focus else { return };
    let asked = asked_of::<G>(&settings);
    match table.position().choose(pointing.selected, spot) {
        Choice::Move(mv) => said.0 = capitalised(&table.position().say_choice(mv, &asked, &locale)),
        Choice::Refuse(reason) => said.0 = refusal::<G>(reason, &locale),
        Choice::Select | Choice::Clear | Choice::Ask => {
            if let Some(words) = table.position().say_spot(spot, &asked, &locale) {
                said.0 = capitalised(&words);
            }
        }
    }
}

fn say_moves<G: TableGame>(
    mut played: MessageReader<MovePlayed<G>>,
    table: Res<Table<G>>,
    locale: Res<Locale>,
    mut said: ResMut<Announcement>,
) {
    let Some(played) = played.read().last() else { return };
    let before = table.history.at().checked_sub(1).and_then(|ply| table.history.position_at(ply));
    if let Some(before) = before {
        said.0 = capitalised(&before.say_move(played.mv, &locale));
    }
}

/// The words for a refused move.
pub fn refusal<G: TableGame>(reason: &str, locale: &Locale) -> String {
    let of_game = format!("{}-illegal-{reason}", G::GAME.name());
    if locale.has(&of_game) { locale.tr(&of_game) } else { locale.tr(&format!("table-refused-{reason}")) }
}

fn say_refusals<G: TableGame>(
    mut refused: MessageReader<MoveRefused>,
    locale: Res<Locale>,
    mut said: ResMut<Announcement>,
) {
    if let Some(refused) = refused.read().last() {
        said.0 = refusal::<G>(refused.reason, &locale);
    }
}

fn say_result<G: TableGame>(
    phase: Res<State<Phase>>,
    table: Res<Table<G>>,
    locale: Res<Locale>,
    mut said: ResMut<Announcement>,
) {
    if *phase.get() == Phase::Over {
        said.0 = result(&table, &locale);
    }
}

/// What a player is called.
pub fn player_name<G: TableGame>(table: &Table<G>, side: Side, locale: &Locale) -> String {
    if let Some(name) = &table.notes.players[side.index()] {
        return name.clone();
    }
    match table.choice.player(side) {
        Player::Hand if table.only_hand().is_some() => locale.tr("table-you"),
        Player::Hand => locale.of_game(G::GAME.name(), &format!("player-{}", side.name())),
        Player::Opponent(id) => name_of_opponent(G::GAME, G::FAMILY, id, locale),
    }
}

/// Why the game ended, where the clock or a player's word ended it: in words of all games or, where the rules gave the
/// reason, in those of the game.
fn say_call<G: TableGame>(called: &Outcome, table: &Table<G>, locale: &Locale) -> String {
    let side = called.winner.map_or_else(|| table.position().to_move().side(), Side::other);
    let player = player_name(table, side, locale);
    let common = format!("table-called-{}", called.reason);
    let yours = format!("{common}-you");
    let by_the_person = called.winner.is_some() && table.only_hand().is_some_and(|hand| hand.side() == side);
    if by_the_person && locale.has(&yours) {
        locale.tr(&yours)
    } else if locale.has(&common) {
        locale.tr_with(&common, &[("player", &player)])
    } else {
        table.position().say_claimed(called.reason, locale)
    }
}

/// How the game ended: who won ("You", where one person plays), and with what.
pub fn result<G: TableGame>(table: &Table<G>, locale: &Locale) -> String {
    let why = match &table.called {
        Some(called) => say_call(called, table, locale),
        None => table.position().say_outcome(locale),
    };
    let Some(outcome) = table.outcome() else { return why };
    let key = match (outcome.winner, table.only_hand()) {
        (None, _) => "drawn",
        (Some(winner), Some(hand)) if hand.side() == winner => "you-won",
        (Some(_), Some(_)) => "you-lost",
        (Some(Side::First), None) => "won-first",
        (Some(Side::Second), None) => "won-second",
    };
    let stands = table.position().say_match(&outcome, table.only_hand().map(Seat::side), locale);
    let sentences = [Some(locale.of_game(G::GAME.name(), key)), Some(why), stands];
    sentences.into_iter().flatten().collect::<Vec<_>>().join(" ")
}
