//! Alpha-beta for games of full information, with a transposition table.
//!
//! A game describes its positions as [`Position`]; a [`Searcher`] then plays, values and solves them. Values are those of
//! the *future*, for the player to move: what has been scored is not in them, so that positions reached with different
//! scores share their entry in the table. A move may gain points at once, and the same player may move again:
//!
//! > value(p) = max over moves of gain + value(p′) if the same player moves again, else of gain − value(p′)
//!
//! The search is fail-soft principal variation search (Marsland & Campbell, *Parallel Search of Strongly Ordered Game
//! Trees*, 1982) with a table of two-sided bounds, the best move of an earlier visit first, and the history heuristic
//! (Schaeffer, *The History Heuristic*, 1983) for games that want it. It allocates nothing once it has been at a depth.

mod table;
mod walk;

pub use walk::Searcher;

/// What a move does apart from changing the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Points for the player who moves (those of the other count negative).
    pub gain: i32,
    /// Whether the same player moves again.
    pub same_player: bool,
}

impl Step {
    /// The value of the move for who makes it, if what comes after is worth `future` to the next player to move.
    pub fn value(self, future: i32) -> i32 {
        if self.same_player { self.gain + future } else { self.gain - future }
    }

    /// The reverse: what comes after is worth this, if the move is worth `value`.
    fn future(self, value: i32) -> i32 {
        if self.same_player { value - self.gain } else { self.gain - value }
    }

    /// The bounds on what comes after that correspond to `bounds` on the move.
    fn shift(self, bounds: Bounds) -> Bounds {
        let (lower, upper) = (self.future(bounds.lower), self.future(bounds.upper));
        if self.same_player { Bounds { lower, upper } } else { Bounds { lower: upper, upper: lower } }
    }
}

/// An interval of values, both ends included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The least value.
    pub lower: i32,
    /// The greatest value.
    pub upper: i32,
}

impl Bounds {
    /// Every value a game may have. Far from the ends of `i32`, so that gains can be added.
    pub const ANY: Self = Self { lower: -(1 << 28), upper: 1 << 28 };

    /// The values that lie in both intervals.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self { lower: self.lower.max(other.lower), upper: self.upper.min(other.upper) }
    }

    /// The value, if the interval leaves only one.
    pub fn exact(self) -> Option<i32> {
        (self.lower >= self.upper).then_some(self.lower)
    }
}

/// A position as the search sees it: mutable, with moves made and taken back in place.
///
/// Equal keys must mean equal futures. A value of a game that is over, an estimate and a gain lie within ±32 000.
pub trait Position {
    /// A move.
    type Move: Copy + Eq;

    /// Whether the history heuristic orders the moves (after the table's move). `false` keeps the order of
    /// [`Position::moves`], which is right where the game knows it well.
    const HISTORY: bool = false;

    /// A number that decides the future for the player to move: what is already scored, and who moves if that changes
    /// nothing, should not be in it. Positions that are symmetric to one another may share it.
    fn key(&self) -> u64;

    /// Whether the game is over.
    fn is_over(&self) -> bool;

    /// Appends the moves, those likely to be best first; never none unless the game is over. Moves that cannot be better
    /// than another one may be left out.
    fn moves(&self, moves: &mut Vec<Self::Move>);

    /// A number for a move below 65 535, different for each move of a position and small (it is an index of the history
    /// table).
    fn code(mv: Self::Move) -> u16;

    /// Makes a move.
    fn make(&mut self, mv: Self::Move) -> Step;

    /// Takes back the last move made, which was `mv`. A game that cannot tell the position before from the one after
    /// keeps a stack of its own.
    fn unmake(&mut self, mv: Self::Move);

    /// An estimate of the value for the player to move; the true value once the game is over.
    fn evaluate(&self) -> i32;

    /// What is certain of the value without search, for the player to move.
    fn bounds(&self) -> Bounds {
        Bounds::ANY
    }
}
