//! Games and positions that come as texts while nobody sits at their table: opened or pasted at the title or the choices,
//! or dropped on the window anywhere.

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::transfer::Tray;
use super::{TableSystems, hands};
use crate::catalogue::{Catalogue, GameEntry, GameId, Launch, Purpose};
use crate::locale::Locale;
use crate::notice::{Notice, Notices};
use crate::platform::exchange::{Exchange, Exchanged};
use crate::screen::Screen;
use crate::settings::Settings;

/// A text has come in which the game on show has found nothing, or while none is on show.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub struct Arrived {
    /// The text.
    pub text: String,
    /// The game that is asked before the others, and that says what is wrong if none understands it.
    pub first: GameId,
}

/// Registers what is done away from the tables.
pub fn plugin(app: &mut App) {
    app.add_message::<Arrived>()
        .add_systems(Update, ((press_keys, hear).run_if(may_arrive), lay_out).chain().after(TableSystems::Rules));
}

/// At a table the game on it is asked first; in the settings texts are those that are kept.
fn may_arrive(screen: Res<State<Screen>>) -> bool {
    !matches!(screen.get(), Screen::Table(_) | Screen::Settings | Screen::Loading | Screen::Broken)
}

/// The keys of the table for opening and pasting, where nothing is typed.
fn press_keys(
    mut contexts: EguiContexts,
    codes: Res<ButtonInput<KeyCode>>,
    letters: Res<ButtonInput<Key>>,
    screen: Res<State<Screen>>,
    catalogue: Res<Catalogue>,
    mut exchange: MessageWriter<Exchange>,
) -> Result {
    if !hands::are_held(&codes, &hands::CONTROL) || contexts.ctx_mut()?.text_edit_focused() {
        return Ok(());
    }
    let pressed = |letter: &str| letters.just_pressed(Key::Character(letter.into()));
    if pressed("v") {
        exchange.write(Exchange::Paste);
    }
    let entry = asked_first(*screen.get(), &catalogue);
    if pressed("o")
        && let Some(entry) = entry.and_then(|game| catalogue.get(game))
    {
        exchange.write(Exchange::Open { endings: entry.files() });
    }
    Ok(())
}

/// The game of the screen, else the first of the house.
fn asked_first(screen: Screen, catalogue: &Catalogue) -> Option<GameId> {
    match screen {
        Screen::Setup(game) | Screen::Editor(game) | Screen::Page(game, _) => Some(game),
        _ => catalogue.games().next().map(GameEntry::id),
    }
}

fn hear(
    mut exchanged: ResMut<Messages<Exchanged>>,
    screen: Res<State<Screen>>,
    catalogue: Res<Catalogue>,
    mut arrived: MessageWriter<Arrived>,
    mut notices: ResMut<Notices>,
) {
    for exchanged in exchanged.drain() {
        match exchanged.into_notice() {
            Ok(notice) => notices.push(notice),
            Err(text) => {
                let first = asked_first(*screen.get(), &catalogue);
                arrived.write_batch(first.map(|first| Arrived { text, first }));
            }
        }
    }
}

/// Lays the game in a text on its table; of several the first, and over it the list of all.
fn lay_out(
    mut arrived: MessageReader<Arrived>,
    mut commands: Commands,
    catalogue: Res<Catalogue>,
    locale: Res<Locale>,
    settings: Res<Settings>,
    mut notices: ResMut<Notices>,
    mut tray: ResMut<Tray>,
    mut screen: ResMut<NextState<Screen>>,
) {
    for Arrived { text, first } in arrived.read() {
        let others = catalogue.games().filter(|entry| entry.id() != *first);
        let answers: Vec<_> = catalogue
            .get(*first)
            .into_iter()
            .chain(others)
            .map(|entry| (entry, entry.find_games(text, &locale)))
            .collect();
        let Some((entry, found)) = answers.iter().find_map(|(entry, answer)| Some((*entry, answer.as_ref().ok()?)))
        else {
            let reason = answers.into_iter().find_map(|(_, answer)| answer.err()).unwrap_or_default();
            notices.push(Notice::warning("notice-not-read").with("reason", reason));
            continue;
        };
        let mut choice = settings.choices.get(&entry.id()).cloned().unwrap_or_else(|| entry.default_choice());
        let Some(setup) = found.first().and_then(|one| entry.open(&one.text, &locale, &mut commands).ok()) else {
            continue;
        };
        if let Some(fault) = &found[0].fault {
            notices.push(Notice::warning("notice-read-in-part").with("reason", fault.clone()));
        }
        // Whoever opens a game looks at it; where that cannot be done with the engine's help, two persons go on.
        let purpose = if entry.analyses() { Purpose::Analysis } else { Purpose::Play };
        choice.play_alone();
        (choice.setup, choice.time, choice.draw_sides) = (setup, None, false);
        let (game, moves) = (entry.id(), String::new());
        commands.insert_resource(Launch { game, purpose, choice, moves, seed: 0, resume: false });
        if found.len() > 1 {
            *tray = Tray::Games(found.as_slice().into());
        }
        screen.set(Screen::Table(game));
    }
}
