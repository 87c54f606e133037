//! The game as the command line and the table see it: its opponents.

use std::sync::LazyLock;

use parlour_core::{Brain, Control, Engine, Game, Opponent};
use serde::{Deserialize, Serialize};

use crate::classic::{Classic, Wish};
use crate::rules::{Chess, Setup};
use crate::thinker::{Analyst, Level, Player};
use crate::uci::Variant;
use crate::zobrist::mix;

/// The positions the analyst looks at if nobody says how many.
const ANALYSIS: u64 = 2_000_000;

/// What an opponent can be made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Algorithm {
    /// [`Classic`].
    Classic {
        /// How many plies it looks ahead.
        depth: u32,
    },
    /// [`Player`].
    Player(Level),
}

static OPPONENTS: LazyLock<Vec<Opponent<Algorithm>>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../levels/chess/opponents.ron"))
        .expect("the opponents in levels/chess are well formed")
});

impl Engine for Chess {
    type Algorithm = Algorithm;

    fn opponents() -> &'static [Opponent<Algorithm>] {
        &OPPONENTS
    }

    fn brain(algorithm: &Algorithm) -> Box<dyn Brain<Self>> {
        match *algorithm {
            Algorithm::Classic { depth } => Box::new(Classic::new(depth, Wish::Best)),
            Algorithm::Player(level) => Box::new(Player::new(level)),
        }
    }

    fn analyst() -> Box<dyn Brain<Self>> {
        Box::new(Analyst::new(ANALYSIS))
    }

    /// Searches the start and a middle game.
    fn bench() -> (u64, u64) {
        let middle = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
        let results = [crate::fen::START, middle].map(|fen| {
            let start = fen.parse().expect("the bench names positions");
            let game = Self::new(&Setup { variant: Variant::Standard, start }).expect("the bench names positions");
            let level = Level { nodes: 400_000, noise: 0 };
            let thought = Player::new(level).think(&game, &Control::seeded(1)).expect("the game goes on");
            let best = thought.best.from.index() * 64 + thought.best.to.index();
            (thought.nodes, mix(best as u64) ^ thought.score as u64)
        });
        results
            .into_iter()
            .fold((0, 0), |(nodes, signature), (more, result)| (nodes + more, mix(signature ^ mix(more) ^ result)))
    }
}
