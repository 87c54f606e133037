//! A position as strings and coins, and what its moves do.
//!
//! Everything that can be taken is taken at once, and what is left of that choice — leave the last two or four boxes or
//! not — is a position of its own. So a search decides only which string to cut where nothing can be taken, and whether to
//! decline.

use parlour_core::search::Step;

use crate::graph::{Graph, Offer};
use crate::lines::BitSet;

/// A move of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Cut a string.
    Cut(u8),
    /// Take the last boxes as well and move again.
    TakeAll,
    /// Leave the last boxes to the other player, who takes them and must move again.
    Decline,
}

/// What there is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Anything: the position is as it lies on the board, and there may be boxes to take. Only the root is such.
    Raw,
    /// Which string to cut: nothing can be taken.
    Quiet,
    /// Whether to decline the last boxes: all others are taken.
    Choice(Offer),
}

/// A position: the strings that are not cut, and what there is to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State<S> {
    /// The strings that are not cut.
    pub open: S,
    /// What there is to decide.
    pub kind: Kind,
}

impl<S: BitSet> State<S> {
    /// A position as it lies on the board.
    pub fn raw(open: S) -> Self {
        Self { open, kind: Kind::Raw }
    }

    /// The position after a move, and what the move did besides. Boxes that the next player to move can take are counted
    /// as theirs already.
    pub fn after(self, graph: &Graph<S>, mv: Move) -> (Self, Step) {
        let quiet = Self { open: self.open, kind: Kind::Quiet };
        match mv {
            Move::Cut(string) => self.after_cut(graph, string),
            Move::TakeAll => (quiet, Step { gain: 0, same_player: true }),
            Move::Decline => (quiet, Step { gain: -self.price(), same_player: false }),
        }
    }

    fn after_cut(self, graph: &Graph<S>, string: u8) -> (Self, Step) {
        let (closed, taken) = graph.cut(self.open, string);
        // In a position from the board there may be more to take than what the cut laid bare.
        let taken = if self.kind == Kind::Raw { graph.take_all(self.open & !S::one(string)) } else { taken };
        let kind = match taken.offer {
            Offer::Two | Offer::Four if !taken.left.is_none() => Kind::Choice(taken.offer),
            _ => Kind::Quiet,
        };
        let same_player = closed > 0;
        let gain = closed + if same_player { taken.boxes } else { -taken.boxes };
        (Self { open: taken.left, kind }, Step { gain, same_player })
    }

    /// What declining the last boxes costs.
    fn price(self) -> i32 {
        match self.kind {
            Kind::Choice(offer) => offer.price(),
            Kind::Raw | Kind::Quiet => 0,
        }
    }
}
