//! What is not a game: loading, title, set-up before a game, settings, statistics, help.

use bevy::prelude::*;

use crate::catalogue::GameId;

/// Where the person is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures and sounds are being read.
    #[default]
    Loading,
    /// Something the program cannot do without is missing.
    Broken,
    /// Six tiles.
    Title,
    /// Choices before a game; also the way to its tutorial and puzzles.
    Setup(GameId),
    /// At the table: a game, a lesson or a puzzle.
    Table(GameId),
    /// Settings.
    Settings,
    /// Statistics.
    Statistics,
    /// Help: controls and the rules of every game.
    Help,
}

/// The screen a person comes back to with Escape.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CameFrom(pub Screen);

/// Registers all screens.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_resource::<CameFrom>();
}
