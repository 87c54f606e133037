//! Where the person is.

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
    /// A position is laid out by hand.
    Editor(GameId),
    /// A page that belongs to one game, by its name ([`GamePage`](crate::catalogue::GamePage)).
    Page(GameId, &'static str),
    /// Settings.
    Settings,
    /// Statistics.
    Statistics,
    /// Help: controls and the rules of every game.
    Help,
}
