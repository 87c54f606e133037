//! A game with opponents: what the command line and the table ask of every game crate.

use std::fmt::Debug;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Brain, Clock, Control, Game, Thought};

/// A named opponent: an algorithm with its parameters, as `levels/<game>/opponents.ron` lists them, weakest first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent<A> {
    /// The name on the command line, in saves and in locale keys (`opponent-<id>`).
    pub id: String,
    /// What it does.
    pub algorithm: A,
    /// The longest it thinks about one move, in milliseconds; `None` where it answers at once.
    #[serde(default)]
    pub time_ms: Option<u64>,
}

/// The exact value of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// For the player to move: the final margin in games of points (what is already scored included), else 1, 0 or −1.
    pub value: i32,
    /// All moves that reach the value, ascending. Empty if the game is over.
    pub best: Vec<M>,
    /// Positions looked at.
    pub nodes: u64,
}

/// Why there is no exact value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unsolved {
    /// The game has no exact solver.
    #[error("this game has no exact solver")]
    NoSolver,
    /// A limit or the stop came first.
    #[error("not solved within the limits")]
    Limit,
}

/// A game with opponents and, where it can be had, exact values.
pub trait Engine: Game {
    /// What an opponent can be made of.
    type Algorithm: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// The opponents, weakest first. Read once from the game's level data.
    fn opponents() -> &'static [Opponent<Self::Algorithm>];

    /// A brain that plays as `algorithm` says.
    fn brain(algorithm: &Self::Algorithm) -> Box<dyn Brain<Self>>;

    /// The same brain with what it has learned in earlier games. Most opponents learn nothing.
    fn learned_brain(algorithm: &Self::Algorithm, _knowledge: &str) -> Box<dyn Brain<Self>> {
        Self::brain(algorithm)
    }

    /// What is learned in a game like this is of use in all games for which this name is the same; `None` for an opponent
    /// that learns nothing from it.
    fn lore(&self, _algorithm: &Self::Algorithm) -> Option<String> {
        None
    }

    /// Adds what came of a thought about this position to what was learned before: a text with a line for every position.
    fn learn(&self, _knowledge: &mut String, _thought: &Thought<Self::Move>) {}

    /// The brain that hints, reviews and teaches: it ranks every legal move.
    fn analyst() -> Box<dyn Brain<Self>>;

    /// What is to be said of all that a view shows, in a form that the game reads again; `None` if there is nothing, or if
    /// `control` ended it. In bridge the tricks of every contract and par, with all hands seen.
    fn summary(_view: &Self::View, _control: &Control) -> Option<String> {
        None
    }

    /// The exact value of the position.
    ///
    /// # Errors
    /// If there is no solver, or a limit of `control` came first.
    fn solve(&self, _control: &Control) -> Result<Solution<Self::Move>, Unsolved> {
        Err(Unsolved::NoSolver)
    }

    /// Whether a player to whom the position is worth `value`, in the analyst's scale, agrees to a draw. By default
    /// whoever does not stand better does.
    fn agrees_to_draw(&self, value: i32) -> bool {
        value <= 0
    }

    /// A fixed piece of work for `bench`: returns the positions looked at and a signature that changes only when
    /// behaviour does.
    fn bench() -> (u64, u64);

    /// What a person may want to read of that work beside its totals, timed by `clock`: lines without a final line break.
    fn bench_report(_clock: &dyn Clock) -> Option<String> {
        None
    }

    /// The opponent of that name.
    fn opponent(id: &str) -> Option<&'static Opponent<Self::Algorithm>> {
        Self::opponents().iter().find(|opponent| opponent.id == id)
    }
}
