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

/// After so many plies without capture or pawn move, or with so few men, there is little left to play for.
const DULL_PLIES: u8 = 20;
const DULL_MEN: u32 = 10;

/// Values, in hundredths of a pawn, that are much worse than level, and that still are level.
const MUCH_WORSE: i32 = 150;
const LEVEL: i32 = 20;

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

    /// Whoever stands much worse agrees at once; whoever stands level, once there is little left to play for.
    fn agrees_to_draw(&self, value: i32) -> bool {
        let board = self.position();
        let dull = board.quiet_plies() >= DULL_PLIES || board.occupied().count() <= DULL_MEN;
        value <= -MUCH_WORSE || dull && value <= LEVEL
    }

    /// Searches the start and a middle game.
    fn bench() -> (u64, u64) {
        let middle = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
        let results = [crate::fen::START, middle].map(|fen| {
            let start = fen.parse().expect("the bench names positions");
            let game = Self::new(&Setup { variant: Variant::Standard, start }).expect("the bench names positions");
            let level = Level { nodes: 400_000, ..Level::default() };
            let thought = Player::new(level).think(&game, &Control::seeded(1)).expect("the game goes on");
            let best = thought.best.from.index() * 64 + thought.best.to.index();
            (thought.nodes, mix(best as u64) ^ thought.score as u64)
        });
        results
            .into_iter()
            .fold((0, 0), |(nodes, signature), (more, result)| (nodes + more, mix(signature ^ mix(more) ^ result)))
    }
}
