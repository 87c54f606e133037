//! The games there are.

use parlour_bridge::Bridge;
use parlour_chess::Chess;
use parlour_core::Engine;
use parlour_dots::Dots;
use parlour_mancala::Mancala;
use parlour_notakto::Notakto;
use parlour_twixt::Twixt;

/// Something to be done for games.
pub trait Visitor {
    /// Does it for one game.
    fn visit<G: Engine>(&mut self);
}

/// Does something for every game. A new one is added here and nowhere else.
pub fn for_each(visitor: &mut impl Visitor) {
    visitor.visit::<Notakto>();
    visitor.visit::<Dots>();
    visitor.visit::<Chess>();
    visitor.visit::<Twixt>();
    visitor.visit::<Mancala>();
    visitor.visit::<Bridge>();
}
