//! The game as the command line and the table see it: its opponents and its solver.

use std::fmt::Write as _;
use std::sync::LazyLock;
use std::time::Duration;

use parlour_core::{Brain, Clock, Control, Engine, Game, Opponent, Solution, Unsolved};
use serde::{Deserialize, Serialize};

use crate::classic::{self, Classic, Row, Wish};
use crate::field::mix;
use crate::moves::Move;
use crate::rules::Twixt;
use crate::setup::{Setup, Variant};
use crate::solver;
use crate::thinking::{Analyst, Level, Player};

/// The positions the analyst looks at if nobody says how many.
const ANALYSIS: u64 = 200_000;

/// What an opponent can be made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Algorithm {
    /// [`Classic`].
    Classic(classic::Level),
    /// [`Player`].
    Player(Level),
}

/// The classic opponents, then ours, weakest first.
static OPPONENTS: LazyLock<Vec<Opponent<Algorithm>>> = LazyLock::new(|| {
    let ours: Vec<_> = ron::from_str(include_str!("../../../levels/twixt/opponents.ron"))
        .expect("the opponents in levels/twixt are well formed");
    classic::Level::all().map(classic_opponent).chain(ours).collect()
});

/// How long a classic opponent thinks at most. On large boards the deeper ones do not come to their end by then.
const CLASSIC_TIME_MS: u64 = 5_000;

fn classic_opponent(level: classic::Level) -> Opponent<Algorithm> {
    Opponent { id: level.name(), algorithm: Algorithm::Classic(level), time_ms: Some(CLASSIC_TIME_MS) }
}

impl Engine for Twixt {
    type Algorithm = Algorithm;

    fn opponents() -> &'static [Opponent<Algorithm>] {
        &OPPONENTS
    }

    fn brain(algorithm: &Algorithm) -> Box<dyn Brain<Self>> {
        match *algorithm {
            Algorithm::Classic(level) => Box::new(Classic::new(level, Wish::Best)),
            Algorithm::Player(level) => Box::new(Player::new(level)),
        }
    }

    fn analyst() -> Box<dyn Brain<Self>> {
        Box::new(Analyst::new(ANALYSIS))
    }

    fn solve(&self, control: &Control) -> Result<Solution<Move>, Unsolved> {
        solver::solve(self, control)
    }

    /// The classic opponents beside their model.
    fn bench_report(clock: &dyn Clock) -> Option<String> {
        Some(classic_table(clock))
    }

    /// The nine classic opponents at depth 4 on 5×5 and 7×7, and the strongest one on 12×12 and 24×24.
    fn bench() -> (u64, u64) {
        let classic = classic::benchmark(&NoClock).into_iter().map(|row| (row.nodes, row.score as u64));
        let searched = [(12, "f4 g7 e8"), (24, "l12 m14 o11 k17")].map(|(size, moves)| {
            let mut game = Self::new(&Setup { variant: Variant::Pp, size }).expect("the bench names boards");
            for word in moves.split_whitespace() {
                let mv = word.parse().expect("the bench names moves");
                game.play(mv).expect("the bench names legal moves");
            }
            let level = Level { nodes: 10_000, ..Level::STRONGEST };
            let thought = Player::new(level).think(&game, &Control::seeded(1)).expect("the game goes on");
            (thought.nodes, hash_of(thought.best) ^ thought.score as u64)
        });
        let all = classic.chain(searched);
        all.fold((0, 0), |(nodes, signature), (more, result)| (nodes + more, mix(signature ^ mix(more) ^ result)))
    }
}

/// What the classic opponents did beside what their model did, as a table.
pub fn classic_table(clock: &dyn Clock) -> String {
    let mut text =
        String::from("classic opponents, depth 4, after a peg in the middle   positions (2010)      ms (2010)");
    for Row { size, level, nodes, time, published: (positions, millis), .. } in classic::benchmark(clock) {
        let board = format!("{size}x{size}");
        let name = format!("{:?}, {:?}", level.method, level.aim);
        let time = time.as_millis();
        let _ = write!(text, "\n{board:<6}{name:<44}{nodes:>9} {positions:>9}  {time:>6} {millis:>6}");
    }
    text
}

/// For work of which only the result counts.
struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

fn hash_of(mv: Move) -> u64 {
    mv.to_string().bytes().fold(0, |hash, byte| mix(hash ^ u64::from(byte)))
}
