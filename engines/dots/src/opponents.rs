//! The game as the command line and the table see it: its opponents and its solver.

use std::sync::LazyLock;

use parlour_core::{Brain, Control, Engine, Game, Opponent, Solution, Unsolved};
use serde::{Deserialize, Serialize};

use crate::classic::Classic;
use crate::edge::Edge;
use crate::rules::{Dots, mix};
use crate::solver;
use crate::thinker::{Analyst, Thinker};

/// The positions the analyst looks at.
const ANALYSIS: u64 = 1_000_000;

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
            Algorithm::Thinker { nodes } => Box::new(Thinker::new(nodes)),
        }
    }

    fn analyst() -> Box<dyn Brain<Self>> {
        Box::new(Analyst::new(ANALYSIS))
    }

    fn solve(&self, control: &Control) -> Result<Solution<Edge>, Unsolved> {
        solver::solve(self, control)
    }

    /// Solves 3×3 and positions of 4×4, and searches on 5×5 and 9×9.
    fn bench() -> (u64, u64) {
        let solved = [("3x3", 0), ("4x4", 14), ("4x4", 16), ("4x4", 18)].map(|(size, moves)| {
            let game = bench_position(size, moves);
            let solution = solver::solve(&game, &Control::default()).expect("the search has no limits");
            let best = solution.best.iter().filter_map(|&mv| game.grid().index(mv));
            (solution.nodes, best.fold(solution.value as u64, |all, line| mix(all ^ line as u64)))
        });
        let searched = [("5x5", 0), ("9x9", 0), ("9x9", 40)].map(|(size, moves)| {
            let game = bench_position(size, moves);
            let thought = Thinker::new(20_000).think(&game, &Control::seeded(1)).expect("the game goes on");
            let best = game.grid().index(thought.best).unwrap_or_default();
            (thought.nodes, mix(best as u64) ^ thought.score as u64)
        });
        let all = solved.into_iter().chain(searched);
        all.fold((0, 0), |(nodes, signature), (more, result)| (nodes + more, mix(signature ^ mix(more) ^ result)))
    }
}

/// The position after some moves of the medium opponent against itself.
fn bench_position(size: &str, moves: u64) -> Dots {
    let mut game = Dots::new(&size.parse().expect("the bench names sizes")).expect("the bench names boards");
    for seed in 0..moves {
        let thought = Classic::Medium.think(&game, &Control::seeded(seed)).expect("the game goes on");
        game.play(thought.best).expect("brains play legal moves");
    }
    game
}
