//! Notakto at the table.

use bevy::prelude::*;

/// Registers the game.
pub fn plugin(_app: &mut App) {}
