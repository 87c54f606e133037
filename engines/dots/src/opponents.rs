//! The game as the command line and the table see it: its opponents and its solver.

use std::sync::LazyLock;

use parlour_core::{Brain, Control, Engine, Opponent, Solution, Unsolved};
use serde::{Deserialize, Serialize};

use crate::classic::Classic;
use crate::edge::Edge;
use crate::rules::Dots;
use crate::solver;
use crate::thinker::Thinker;

/// What an opponent can be made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Algorithm {
    /// [`Classic::Easy`].
    Easy,
    /// [`Classic::Medium`].
    Medium,
    /// [`Classic::Hard`].
    Hard,
    /// [`Thinker`].
    Thinker {
        /// The positions it looks at for each move.
        nodes: u64,
    },
}

static OPPONENTS: LazyLock<Vec<Opponent<Algorithm>>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../levels/dots/opponents.ron"))
        .expect("the opponents in levels/dots are well formed")
});

impl Engine for Dots {
    type Algorithm = Algorithm;

    fn opponents() -> &'static [Opponent<Algorithm>] {
        &OPPONENTS
    }

    fn brain(algorithm: &Algorithm) -> Box<dyn Brain<Self>> {
        match *algorithm {
            Algorithm::Easy => Box::new(Classic::Easy),
            Algorithm::Medium => Box::new(Classic::Medium),
            Algorithm::Hard => Box::new(Classic::Hard),
            Algorithm::Thinker { nodes } => Box::new(Thinker { nodes }),
        }
    }

    fn analyst() -> Box<dyn Brain<Self>> {
        Box::new(Classic::Hard)
    }

    fn solve(&self, control: &Control) -> Result<Solution<Edge>, Unsolved> {
        solver::solve(self, control)
    }

    fn bench() -> (u64, u64) {
        (0, 0)
    }
}
