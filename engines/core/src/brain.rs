//! Whoever can think of a move.

use serde::{Deserialize, Serialize};

use crate::{Control, Game};

/// One move with its value for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ranked<M> {
    /// The move.
    pub mv: M,
    /// Its value in the engine's own scale: the higher, the better for the player to move.
    pub score: i32,
}

/// What came of thinking.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thought<M> {
    /// The move to play.
    pub best: M,
    /// Its value for the player to move. Points games: the expected final margin, what is already scored included.
    pub score: i32,
    /// Whether the score is the true value under best play and not an estimate.
    pub exact: bool,
    /// Completed depth in plies.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The expected continuation, beginning with the best move.
    pub pv: Vec<M>,
    /// The moves that were valued, best first. Brains that only choose leave it empty.
    pub ranked: Vec<Ranked<M>>,
}

impl<M: Copy> Thought<M> {
    /// A choice without search: depth 0, no values.
    pub fn choice(best: M) -> Self {
        Self { best, score: 0, exact: false, depth: 0, nodes: 0, pv: vec![best], ranked: Vec::new() }
    }
}

/// An opponent, adviser or analyst. It gets what its seat may know and nothing else.
pub trait Brain<G: Game>: Send + Sync {
    /// Chooses a move, obeying `control`. Ended early, it answers with the best move found so far.
    ///
    /// `None` only if the game is over.
    ///
    /// Ended early by stop or deadline and asked again about the same view with the same seed, it goes on where it was:
    /// so a search can be cut into slices (see [`Slices`](crate::Slices)). Limits on nodes then hold for all slices
    /// together.
    fn think(&mut self, view: &G::View, control: &Control) -> Option<Thought<G::Move>>;
}
