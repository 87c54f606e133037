//! Positions as the alpha-beta search sees them.

use std::sync::Arc;

use parlour_core::search::{Bounds, Position, Step};

use super::canonical::Canonical;
use crate::captures::Captures;
use crate::graph::{Graph, Offer};
use crate::lines::BitSet;
use crate::state::{Kind, Move, State};

/// The most strings of a position: what is left of a word beside the two bits that a key needs for its kind.
pub const MOST_STRINGS: usize = 62;

/// What does not change during a search.
#[derive(Debug)]
pub struct Board {
    /// The strings and coins.
    pub graph: Graph<u64>,
    /// Which sets of strings are alike.
    pub canonical: Canonical,
}

/// A position of the search.
#[derive(Clone, Debug)]
pub struct Strings {
    board: Arc<Board>,
    state: State<u64>,
    past: Vec<State<u64>>,
}

impl Strings {
    /// The position in which the strings of `open` are not cut yet.
    pub fn new(board: Arc<Board>, open: u64) -> Self {
        let kind = if board.graph.take_all(open).boxes == 0 { Kind::Quiet } else { Kind::Raw };
        Self { board, state: State { open, kind }, past: Vec::with_capacity(128) }
    }

    /// The strings that are not cut.
    pub fn open(&self) -> u64 {
        self.state.open
    }

    /// Every legal move of the position on the board, ascending.
    pub fn cuts(&self) -> Vec<Move> {
        self.state.open.numbers().map(Move::Cut).collect()
    }
}

impl Position for Strings {
    type Move = Move;

    fn key(&self) -> u64 {
        let kind = match self.state.kind {
            Kind::Quiet | Kind::Choice(Offer::None) => 0,
            Kind::Choice(Offer::Two) => 1,
            Kind::Choice(Offer::Four) => 2,
            Kind::Raw => 3,
        };
        self.board.canonical.form(self.state.open) << 2 | kind
    }

    fn is_over(&self) -> bool {
        self.state.open == 0
    }

    fn moves(&self, moves: &mut Vec<Move>) {
        match self.state.kind {
            Kind::Raw => {
                let Captures { take, decline } = Captures::of(&self.board.graph, self.state.open);
                moves.extend(take.into_iter().chain(decline).map(Move::Cut));
            }
            Kind::Choice(_) => moves.extend([Move::TakeAll, Move::Decline]),
            Kind::Quiet => self.board.graph.openings(self.state.open, |_, string| moves.push(Move::Cut(string))),
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
        self.past.push(self.state);
        let (state, step) = self.state.after(&self.board.graph, mv);
        self.state = state;
        step
    }

    fn unmake(&mut self, _mv: Move) {
        self.state = self.past.pop().expect("a move was made");
    }

    fn evaluate(&self) -> i32 {
        0
    }

    fn bounds(&self) -> Bounds {
        let all = self.board.graph.coins_on(self.state.open);
        match self.state.kind {
            Kind::Raw => Bounds { lower: -all, upper: all },
            // Whoever chooses gets the better of v and −price − v.
            Kind::Choice(offer) => Bounds { lower: -offer.price() / 2, upper: all },
            Kind::Quiet => self
                .board
                .graph
                .loony_value(self.state.open)
                .map_or(Bounds { lower: -all, upper: all }, |value| Bounds { lower: value, upper: value }),
        }
    }
}
