//! Parlour: six classic games of thought at one table.
//!
//! | Module | What lives there |
//! |---|---|
//! | [`args`] | the command line |
//! | [`catalogue`] | the games of the house and what screens may ask of them |
//! | [`screen`], [`screens`] | where the person is, and what is not a game: loading, title, set-up, settings, statistics, help |
//! | [`table`] | what every game shares: moves, animation, opponents, hands, panels, lessons, review |
//! | [`games`] | one folder per game: how it looks and where it is touched |
//! | [`platform`] | what differs between a desktop and a browser |
//! | [`theme`], [`audio`], [`locale`] | how everything looks, sounds and speaks |
//! | [`settings`], [`profile`] | what is remembered of a person |
//! | [`notice`] | short messages |
//! | [`mod@packed`] | texts that lie packed in the program |
//!
//! Rules and opponents are not here: they are the crates under `engines/`, which know no window.

use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::prelude::*;

pub mod args;
pub mod audio;
pub mod catalogue;
pub mod games;
pub mod locale;
pub mod notice;
pub mod packed;
pub mod platform;
pub mod profile;
pub mod screen;
pub mod screens;
pub mod settings;
pub mod table;
pub mod theme;
pub mod window;

/// The whole program except for the window, the renderer and the sound device, which `main` (or a test) chooses.
pub struct AppPlugin;

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins((
            notice::plugin,
            platform::plugin,
            settings::plugin,
            profile::plugin,
            locale::plugin,
            screens::plugin,
            theme::plugin,
            audio::plugin,
            table::plugin,
            games::plugin,
        ));
    }

    /// Systems here are many and small: to hand them to other threads takes several times as long as to run them. What takes
    /// long, searches and loading, has threads of its own anyway.
    fn cleanup(&self, app: &mut App) {
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
    }
}
