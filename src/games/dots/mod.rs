//! Dots and Boxes at the table: ink on squared paper.

use bevy::prelude::*;

pub mod cues;
pub mod spots;
pub mod style;
pub mod view;

/// Registers the game.
pub fn plugin(_app: &mut App) {}
