//! The games: one folder and one plugin each. No game knows another.

use bevy::prelude::*;
use parlour_bridge::Bridge;
use parlour_chess::Chess;
use parlour_dots::Dots;
use parlour_mancala::Mancala;
use parlour_notakto::Notakto;
use parlour_twixt::Twixt;

use crate::catalogue::Catalogue;
use crate::table::entry;

pub mod bridge;
pub mod chess;
#[cfg(test)]
mod conformance;
pub mod dots;
pub mod mancala;
pub mod notakto;
pub mod twixt;

/// The games that can be played.
pub fn catalogue() -> Catalogue {
    let mut catalogue = Catalogue::default();
    entry::enter::<Bridge>(&mut catalogue);
    entry::enter::<Chess>(&mut catalogue);
    entry::enter::<Dots>(&mut catalogue);
    entry::enter::<Mancala>(&mut catalogue);
    entry::enter::<Notakto>(&mut catalogue);
    entry::enter::<Twixt>(&mut catalogue);
    catalogue
}

/// Registers all games.
pub fn plugin(app: &mut App) {
    app.insert_resource(catalogue()).add_plugins((
        bridge::plugin,
        chess::plugin,
        dots::plugin,
        mancala::plugin,
        notakto::plugin,
        twixt::plugin,
    ));
}
