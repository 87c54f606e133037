//! What a person sees: the board and what moves do to it.

use std::collections::BTreeMap;

use parlour_core::Seat;

use crate::geometry::Link;
use crate::point::Point;
use crate::setup::Setup;

/// One thing that a move did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The first peg changed its owner and was mirrored on the main diagonal.
    Swapped {
        /// Where it was.
        from: Point,
        /// Where it is now.
        to: Point,
        /// Whose it is now.
        by: Seat,
    },
    /// A peg was put.
    PegPut {
        /// Where.
        point: Point,
        /// Whose.
        by: Seat,
    },
    /// A link was made.
    LinkAdded {
        /// Which.
        link: Link,
        /// Whose.
        by: Seat,
    },
    /// A link between a new peg and an older one could not be made.
    LinkRefused {
        /// Which.
        link: Link,
        /// Whose it would have been.
        by: Seat,
        /// The link that crosses it.
        crossing: Link,
    },
    /// A link was removed.
    LinkRemoved {
        /// Which.
        link: Link,
        /// Whose it was.
        by: Seat,
    },
    /// A player has joined both border rows.
    Connected {
        /// Who.
        by: Seat,
        /// A shortest chain of pegs, from border to border.
        chain: Vec<Point>,
    },
    /// Nobody can win any more.
    Drawn {
        /// Why, as in the outcome.
        reason: &'static str,
    },
}

/// The picture of a position: pegs and links with their owners.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    setup: Setup,
    pegs: BTreeMap<Point, Seat>,
    links: BTreeMap<Link, Seat>,
}

impl Board {
    pub(crate) fn new(setup: Setup, pegs: BTreeMap<Point, Seat>, links: BTreeMap<Link, Seat>) -> Self {
        Self { setup, pegs, links }
    }

    /// Rule set and size.
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// Whose peg is on a point.
    pub fn peg(&self, point: Point) -> Option<Seat> {
        self.pegs.get(&point).copied()
    }

    /// All pegs, by column and row.
    pub fn pegs(&self) -> impl Iterator<Item = (Point, Seat)> + '_ {
        self.pegs.iter().map(|(&point, &seat)| (point, seat))
    }

    /// All links, by their left ends.
    pub fn links(&self) -> impl Iterator<Item = (Link, Seat)> + '_ {
        self.links.iter().map(|(&link, &seat)| (link, seat))
    }

    /// Whose link it is, if there is one.
    pub fn link(&self, link: Link) -> Option<Seat> {
        self.links.get(&link).copied()
    }

    /// Changes the picture as an effect says.
    pub(crate) fn show(&mut self, effect: &Effect) {
        match *effect {
            Effect::Swapped { from, to, by } => {
                self.pegs.remove(&from);
                self.pegs.insert(to, by);
            }
            Effect::PegPut { point, by } => {
                self.pegs.insert(point, by);
            }
            Effect::LinkAdded { link, by } => {
                self.links.insert(link, by);
            }
            Effect::LinkRemoved { link, .. } => {
                self.links.remove(&link);
            }
            Effect::LinkRefused { .. } | Effect::Connected { .. } | Effect::Drawn { .. } => {}
        }
    }
}
