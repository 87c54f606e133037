//! Positions as the search sees them.
//!
//! Everything that can be taken is taken at once, and what is left of that choice — leave the last two or four boxes or
//! not — is a position of its own. So the search decides only which string to cut where nothing can be taken, and
//! whether to decline.

use parlour_core::search::{Bounds, Position, Step};

use super::canonical::Canonical;
use crate::graph::{Graph, Offer};
use crate::lines::BitSet;

/// The most strings of a position: what is left of a word beside the two bits that a key needs for its kind.
pub const MOST_STRINGS: usize = 62;

/// A move of the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// Cut a string.
    Cut(u8),
    /// Take the last boxes as well and move again.
    TakeAll,
    /// Leave the last boxes to the other player, who takes them and must move again.
    Decline,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// As it lies on the board: there may be boxes to take. Only the root is.
    Raw,
    /// Nothing can be taken.
    Quiet,
    /// All but the last boxes are taken, and the player may decline those.
    Choice(Offer),
}

/// A position of the search.
#[derive(Debug)]
pub struct Strings<'a> {
    graph: &'a Graph<u64>,
    canonical: &'a Canonical,
    open: u64,
    kind: Kind,
    past: Vec<(u64, Kind)>,
}

impl<'a> Strings<'a> {
    /// The position in which the strings of `open` are not cut yet.
    pub fn new(graph: &'a Graph<u64>, canonical: &'a Canonical, open: u64) -> Self {
        Self { graph, canonical, open, kind: Kind::Raw, past: Vec::with_capacity(128) }
    }

    /// Every legal move of the position on the board, ascending.
    pub fn cuts(&self) -> Vec<Move> {
        self.open.numbers().map(Move::Cut).collect()
    }

    fn cut(&mut self, string: u8) -> Step {
        let (closed, taken) = self.graph.cut(self.open, string);
        let same_player = closed > 0;
        // What was there to take before, or is there now, goes to whoever moves next.
        let rest = if self.kind == Kind::Raw { self.graph.take_all(self.open & !(1 << string)) } else { taken };
        self.open = rest.left;
        self.kind = if rest.offer == Offer::None || rest.left == 0 { Kind::Quiet } else { Kind::Choice(rest.offer) };
        Step { gain: closed + if same_player { rest.boxes } else { -rest.boxes }, same_player }
    }

    /// The boxes that declining costs: those left, twice, for one does not get them and the other does.
    fn price(&self) -> i32 {
        match self.kind {
            Kind::Choice(Offer::Two) => 4,
            Kind::Choice(Offer::Four) => 8,
            _ => 0,
        }
    }
}

impl Position for Strings<'_> {
    type Move = Move;

    fn key(&self) -> u64 {
        let kind = match self.kind {
            Kind::Quiet | Kind::Choice(Offer::None) => 0,
            Kind::Choice(Offer::Two) => 1,
            Kind::Choice(Offer::Four) => 2,
            Kind::Raw => 3,
        };
        self.canonical.form(self.open) << 2 | kind
    }

    fn is_over(&self) -> bool {
        self.open == 0
    }

    fn moves(&self, moves: &mut Vec<Move>) {
        match self.kind {
            Kind::Raw => moves.extend(self.cuts()),
            Kind::Choice(_) => moves.extend([Move::TakeAll, Move::Decline]),
            Kind::Quiet => {
                let mut cuts = Vec::with_capacity(64);
                self.graph.openings(self.open, &mut cuts);
                moves.extend(cuts.into_iter().map(Move::Cut));
            }
        }
    }

    fn code(mv: Move) -> u16 {
        match mv {
            Move::Cut(string) => string.into(),
            Move::TakeAll => 62,
            Move::Decline => 63,
        }
    }

    fn make(&mut self, mv: Move) -> Step {
        self.past.push((self.open, self.kind));
        match mv {
            Move::Cut(string) => self.cut(string),
            Move::TakeAll => {
                self.kind = Kind::Quiet;
                Step { gain: 0, same_player: true }
            }
            Move::Decline => {
                let gain = -self.price();
                self.kind = Kind::Quiet;
                Step { gain, same_player: false }
            }
        }
    }

    fn unmake(&mut self, _mv: Move) {
        (self.open, self.kind) = self.past.pop().expect("a move was made");
    }

    fn evaluate(&self) -> i32 {
        0
    }

    fn bounds(&self) -> Bounds {
        let all = self.graph.coins_on(self.open);
        match self.kind {
            Kind::Raw => Bounds { lower: -all, upper: all },
            // Whoever chooses gets the better of v and −price − v.
            Kind::Choice(_) => Bounds { lower: -self.price() / 2, upper: all },
            Kind::Quiet => self
                .graph
                .loony_value(self.open)
                .map_or(Bounds { lower: -all, upper: all }, |value| Bounds { lower: value, upper: value }),
        }
    }
}
