//! The games: one folder and one plugin each. No game knows another.

use bevy::prelude::*;

#[cfg(test)]
mod conformance;
pub mod dots;
pub mod notakto;

/// Registers all games.
pub fn plugin(app: &mut App) {
    app.add_plugins((dots::plugin, notakto::plugin));
}
