//! The pages that belong to bridge alone, offered before the game.
//!
//! | File | What it shows |
//! |---|---|
//! | [`results`] | the deals that were played to the end |
//! | [`combinations`] | one suit to be played for a number of tricks, and what the chances are |
//! | [`drawing`] | cards, suits and seats as the pages draw them |

use bevy::prelude::*;

use crate::catalogue::{GameId, GamePage};
use crate::screen::Screen;

pub mod combinations;
pub mod drawing;
pub mod results;

/// The pages, in the order in which they are offered.
pub const ALL: &[GamePage] =
    &[GamePage { name: combinations::NAME, icon: "chart" }, GamePage { name: results::NAME, icon: "trophy" }];

/// Registers the pages.
pub fn plugin(app: &mut App) {
    app.add_plugins((combinations::plugin, results::plugin));
}

/// The screen of the page of that name.
const fn screen(name: &'static str) -> Screen {
    Screen::Page(GameId::Bridge, name)
}

/// Where the pages lead back to.
const BACK: Screen = Screen::Setup(GameId::Bridge);
