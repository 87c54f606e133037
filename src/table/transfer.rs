//! Games and positions that come and go as texts: by the clipboard, as files, and dropped on the window.

use std::sync::Arc;

use bevy::prelude::*;

use super::arrival::Arrived;
use super::game::TableGame;
use super::notation::{Found, Sheet};
use super::review::Review;
use super::state::Table;
use super::{GameSystems, TableSystems};
use crate::catalogue::{Launch, Purpose};
use crate::locale::Locale;
use crate::notice::{Confirmed, Dialog, Notice, Notices};
use crate::platform::exchange::{Exchange, Exchanged};
use crate::screen::Screen;

/// The question before a game that is not over makes room for another one.
const REPLACE: &str = "replace-game";

/// What a person wants of the games as texts.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Transfer {
    /// To see what can be done, or to see it no more.
    Menu,
    /// The position on show on the clipboard.
    CopyPosition,
    /// The game on the clipboard.
    CopyGame,
    /// The game as a file of that kind, a place in [`TableGame::FILES`].
    Save(usize),
    /// A game from the clipboard.
    Paste,
    /// A game from a file.
    Open,
    /// This one of the games that were found.
    Choose(usize),
    /// To lay out a position by hand, beginning with the one on show.
    Edit,
}

/// What lies over the table.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum Tray {
    /// Nothing.
    #[default]
    Closed,
    /// What can be done.
    Menu,
    /// Several games were found, of which one is to be chosen.
    Games(Arc<[Found]>),
}

/// The game that waits for the answer to whether it may replace the one on the table.
#[derive(Resource, Default)]
struct Waiting(Option<Found>);

/// What is laid out by hand.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct ToEdit {
    /// The position to begin with.
    pub position: Option<String>,
    /// How to come back to the table that was left for it. Beside it lies the game itself, as one that was opened, unless
    /// it is kept.
    pub back: Option<Launch>,
}

/// Registers what all games share.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tray>().init_resource::<Waiting>().init_resource::<ToEdit>().add_message::<Transfer>();
}

/// Registers the texts of a game.
pub fn game_plugin<G: TableGame>(app: &mut App) {
    app.add_systems(OnExit(super::screen::<G>()), close).add_systems(
        Update,
        (grant::<G>.in_set(TableSystems::Intent), (hear::<G>, replace::<G>).in_set(TableSystems::Rules))
            .in_set(GameSystems::<G>::default()),
    );
}

fn close(mut tray: ResMut<Tray>, mut waiting: ResMut<Waiting>) {
    tray.set_if_neq(Tray::Closed);
    waiting.0 = None;
}

fn grant<G: TableGame>(
    mut wishes: MessageReader<Transfer>,
    table: Res<Table<G>>,
    review: Option<Res<Review<G>>>,
    locale: Res<Locale>,
    mut tray: ResMut<Tray>,
    mut exchange: MessageWriter<Exchange>,
    mut opening: Opening<G>,
    mut to_edit: ResMut<ToEdit>,
) {
    for wish in wishes.read() {
        let before = std::mem::take(&mut *tray);
        let shown = review.as_ref().and_then(|review| table.history.position_at(review.at));
        let shown = shown.unwrap_or_else(|| table.position());
        match wish {
            Transfer::Menu if before == Tray::Closed => *tray = Tray::Menu,
            Transfer::Menu => {}
            Transfer::CopyPosition => {
                exchange.write_batch(shown.write_position().map(Exchange::Copy));
            }
            Transfer::CopyGame => drop(exchange.write(Exchange::Copy(G::write_game(&Sheet::of(&table, &locale))))),
            Transfer::Save(kind) => {
                let ending = G::FILES[(*kind).min(G::SAVED - 1)];
                let text = G::write_file(&Sheet::of(&table, &locale), ending);
                exchange.write(Exchange::Save { name: format!("{}.{ending}", G::ID), text });
            }
            Transfer::Paste => drop(exchange.write(Exchange::Paste)),
            Transfer::Open => drop(exchange.write(Exchange::Open { endings: G::FILES })),
            Transfer::Choose(index) => {
                if let Tray::Games(games) = before
                    && let Some(found) = games.get(*index)
                {
                    opening.ask(&table, found.clone(), &locale);
                }
            }
            Transfer::Edit => {
                to_edit.position = shown.write_position();
                to_edit.back = Some(opening.leave(&table));
                opening.screen.set(Screen::Editor(G::GAME));
            }
        }
    }
}

/// Says what came of it. A text that has come is read.
fn hear<G: TableGame>(
    mut exchanged: ResMut<Messages<Exchanged>>,
    table: Res<Table<G>>,
    locale: Res<Locale>,
    mut tray: ResMut<Tray>,
    mut opening: Opening<G>,
    mut arrived: MessageWriter<Arrived>,
) {
    for exchanged in exchanged.drain() {
        let notice = match exchanged.into_notice() {
            Ok(notice) => notice,
            Err(text) => match G::find_games(&text, &locale) {
                // It may be one of another game.
                Err(_) => {
                    arrived.write(Arrived { text, first: G::GAME });
                    continue;
                }
                Ok(found) => {
                    tray.set_if_neq(Tray::Closed);
                    match <[Found; 1]>::try_from(found) {
                        Ok([found]) => opening.ask(&table, found, &locale),
                        Err(found) => *tray = Tray::Games(found.into()),
                    }
                    continue;
                }
            },
        };
        opening.notices.push(notice);
    }
}

fn replace<G: TableGame>(
    mut confirmed: MessageReader<Confirmed>,
    table: Res<Table<G>>,
    locale: Res<Locale>,
    mut opening: Opening<G>,
) {
    if confirmed.read().any(|confirmed| confirmed.0 == REPLACE)
        && let Some(found) = opening.waiting.0.take()
    {
        opening.open(&table, &found, &locale);
    }
}

/// What it takes to lay another game on the table.
#[derive(bevy::ecs::system::SystemParam)]
struct Opening<'w, 's, G: TableGame> {
    commands: Commands<'w, 's>,
    waiting: ResMut<'w, Waiting>,
    dialog: ResMut<'w, Dialog>,
    notices: ResMut<'w, Notices>,
    screen: ResMut<'w, NextState<Screen>>,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: TableGame> Opening<'_, '_, G> {
    /// Lays the game out, after a question if one that is not over would be lost.
    fn ask(&mut self, table: &Table<G>, found: Found, locale: &Locale) {
        if table.is_worth_keeping() {
            self.waiting.0 = Some(found);
            self.dialog.ask(REPLACE);
        } else {
            self.open(table, &found, locale);
        }
    }

    /// Makes the game on the table ready to be come back to.
    fn leave(&mut self, table: &Table<G>) -> Launch {
        let resume = table.is_worth_keeping();
        if !resume && table.purpose.is_game() {
            self.commands.insert_resource(table.as_opened());
        }
        let (choice, purpose, seed) = (table.choice.clone(), table.purpose.clone(), table.seed);
        Launch { game: G::GAME, purpose, choice, moves: String::new(), seed, resume }
    }

    fn open(&mut self, table: &Table<G>, found: &Found, locale: &Locale) {
        let opened = match G::open_game(&found.text, locale) {
            Ok(opened) => opened,
            Err(reason) => return self.notices.push(Notice::warning("notice-not-read").with("reason", reason)),
        };
        if let Some(fault) = &found.fault {
            self.notices.push(Notice::warning("notice-read-in-part").with("reason", fault.clone()));
        }
        // Whoever opens a game looks at it; where that cannot be done with the engine's help, two persons go on.
        let purpose = if G::SCALE.is_some() { Purpose::Analysis } else { Purpose::Play };
        let mut choice = table.choice.clone();
        choice.setup = opened.options.clone();
        choice.play_alone();
        (choice.time, choice.draw_sides) = (None, false);
        let (game, seed) = (G::GAME, table.seed);
        self.commands.insert_resource(Launch { game, purpose, choice, moves: String::new(), seed, resume: false });
        self.commands.insert_resource(opened);
        self.screen.set(super::screen::<G>());
    }
}
