//! Jobs with known answers: the same moves must come out of every way to run them.

use std::sync::Arc;
use std::time::Duration;

use parlour_core::{Chance, Clock, Engine, Game, Job, Limits, SetupOptions, StopFlag, Thinker};
use serde::Serialize;

use crate::games::{self, Visitor};

/// The positions looked at for each move.
const NODES: u64 = 20_000;

/// A job and the move that comes of it. No number in it is greater than a script can hold.
#[derive(Clone, Debug, Serialize)]
pub struct Sample {
    /// The name of the game.
    pub game: &'static str,
    /// The job.
    pub job: serde_json::Value,
    /// The move, in the game's notation.
    #[serde(rename = "move")]
    pub mv: String,
}

/// `count` samples of every game: random positions of its variants and sizes, for its opponents and its analyst in turn.
/// No clock limits them.
pub fn of_every_game(count: usize) -> Vec<Sample> {
    let mut collection = Collection { count, samples: Vec::new() };
    games::for_each(&mut collection);
    collection.samples
}

/// The job of a sample and what it must lead to.
///
/// # Panics
/// If a random position of the game cannot be made, which would be a fault of its rules.
pub fn sample<G: Engine>(number: usize) -> (Job<G>, G::Move) {
    let mut chance = Chance::new(number as u64);
    let view = loop {
        let position = random_position::<G>(number, &mut chance);
        if position.outcome().is_none() {
            break position.view(position.to_move());
        }
    };
    let opponents = G::opponents();
    let thinker = match opponents.get(number % (opponents.len() + 1)) {
        Some(opponent) => Thinker::Opponent(opponent.id.clone()),
        None => Thinker::Analyst,
    };
    let job = Job {
        thinker,
        view,
        limits: Limits { seed: number as u64, nodes: Some(NODES), ..Limits::default() },
        knowledge: None,
    };
    let thought = job.run(Arc::new(NoClock), StopFlag::default(), Arc::new(|_| ()));
    let thought = thought.expect("the thinker is one of the game's").expect("the game goes on");
    (job, thought.best)
}

fn random_position<G: Game>(number: usize, chance: &mut Chance) -> G {
    let setups = setups::<G>();
    let setup = &setups[number % setups.len()];
    let mut positions = vec![G::new(setup).expect("setups from options are possible")];
    while let Some(mv) = positions.last().and_then(|position| chance.pick(&position.legal_moves())) {
        let mut next = positions[positions.len() - 1].clone();
        next.play(mv).expect("listed moves are legal");
        positions.push(next);
    }
    positions.swap_remove(chance.below(positions.len()))
}

/// The setups that a game knows among all that a game might know.
fn setups<G: Game>() -> Vec<G::Setup> {
    let variants =
        G::VARIANTS.iter().map(|&variant| SetupOptions { variant: Some(variant.into()), ..SetupOptions::default() });
    let sizes = ["2x3", "4x4", "5x5", "6x6", "9x9", "12", "24"];
    let sizes = sizes.map(|size| SetupOptions { size: Some(size.into()), ..SetupOptions::default() });
    let boards = [1, 2, 5, 9].map(|boards| SetupOptions { boards: Some(boards), ..SetupOptions::default() });
    let all = [SetupOptions::default()].into_iter().chain(variants).chain(sizes).chain(boards);
    all.filter_map(|options| G::setup_from(&options).ok()).collect()
}

/// For searches without a limit of time.
struct NoClock;

impl Clock for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

struct Collection {
    count: usize,
    samples: Vec<Sample>,
}

impl Visitor for Collection {
    fn visit<G: Engine>(&mut self) {
        self.samples.extend((0..self.count).map(|number| {
            let (job, mv) = sample::<G>(number);
            let job = serde_json::to_value(&job).expect("jobs can be written");
            Sample { game: G::ID, job, mv: mv.to_string() }
        }));
    }
}
