//! The game as the command line and the table see it: its opponents and its solver.

use std::sync::{Arc, LazyLock, Mutex};

use parlour_core::search::{Bounds, Position, Searcher};
use parlour_core::{Brain, Chance, Control, Engine, Game, Opponent, Solution, Thought, Unsolved, lesson};
use serde::{Deserialize, Serialize};

use crate::classic::Classic;
use crate::endgame::{Endgames, common_seeds, full_seeds};
use crate::learning::{Key, Known, Table};
use crate::pit::{Move, Pit};
use crate::rules::Mancala;
use crate::search::{SEED, VICTORY, Walk};
use crate::setup::Setup;
use crate::state::mix;
use crate::thinker::{Analyst, Level, Player, margin};
use crate::variant::Variant;
use crate::{kalah_solver, woaley_solver};

/// The positions the analyst looks at if nobody says how many.
const ANALYSIS: u64 = 1_000_000;

/// Memory of the solver, in bytes, and for positions with few seeds on the board.
const SOLVER: usize = if cfg!(target_family = "wasm") { 32 << 20 } else { 192 << 20 };
const SMALL_SOLVER: usize = 8 << 20;

/// So many seeds are few.
const FEW_SEEDS: u32 = 24;

/// So many are enough in Kalah, and in Woaley where a house needs two, for the largest endgame tables to save more than
/// they cost.
const MANY_SEEDS: u32 = 40;

/// What an opponent can be made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Algorithm {
    /// [`Classic`], with a table of its own that is empty unless it is told what it has learned.
    Classic {
        /// How many plies it looks ahead.
        depth: u32,
    },
    /// [`Player`].
    Player(Level),
}

impl Engine for Mancala {
    type Algorithm = Algorithm;

    fn opponents() -> &'static [Opponent<Algorithm>] {
        static OPPONENTS: LazyLock<Vec<Opponent<Algorithm>>> = LazyLock::new(|| {
            lesson::read_list(include_str!("../../../levels/mancala/opponents.ron")).expect("the list is valid")
        });
        &OPPONENTS
    }

    fn brain(algorithm: &Algorithm) -> Box<dyn Brain<Self>> {
        match *algorithm {
            Algorithm::Classic { depth } => Box::new(Classic::new(depth)),
            Algorithm::Player(level) => Box::new(Player::new(level)),
        }
    }

    fn learned_brain(algorithm: &Algorithm, knowledge: &str) -> Box<dyn Brain<Self>> {
        match *algorithm {
            Algorithm::Classic { depth } => {
                // Lines that cannot be read any more are learned anew.
                let (table, _) = Table::from_text(knowledge);
                Box::new(Classic::with_table(depth, Arc::new(Mutex::new(table))))
            }
            Algorithm::Player(_) => Self::brain(algorithm),
        }
    }

    /// The classic opponent learns Woaley on its usual board, each set of rules by itself.
    fn lore(&self, algorithm: &Algorithm) -> Option<String> {
        let variant = self.ruleset().variant;
        let is_learned = matches!(variant, Variant::Woaley | Variant::WoaleyP2)
            && self.ruleset().side == variant.usual_houses()
            && matches!(algorithm, Algorithm::Classic { .. });
        is_learned.then(|| self.setup().to_string())
    }

    fn learn(&self, knowledge: &mut String, thought: &Thought<Move>) {
        // A thought without depth is no finished search.
        let Some(key) = Key::of(self.ruleset(), self.state()).filter(|_| thought.depth > 0) else { return };
        let (mut table, _) = Table::from_text(knowledge);
        table.learn(key, Known::new(thought.score - margin(self), thought.depth, thought.exact));
        *knowledge = table.to_text(self.ruleset().side);
    }

    fn analyst() -> Box<dyn Brain<Self>> {
        Box::new(Analyst::new(ANALYSIS))
    }

    /// By search to the end, deeper and deeper where a game may be endless. The value is that of the game without limit of
    /// moves and end by repetition, played out also when the winner is certain.
    fn solve(&self, control: &Control) -> Result<Solution<Move>, Unsolved> {
        let moves = self.legal_moves();
        if moves.is_empty() {
            let value = self.outcome().map_or(0, |outcome| outcome.value_for(self.to_move().side()));
            let value = if self.score().is_some() { margin(self) } else { value };
            return Ok(Solution { value, best: moves, nodes: 1 });
        }
        let seeds = self.state().on_board();
        let is_kalah = kalah_solver::can_solve(self.ruleset(), self.state());
        let is_woaley = woaley_solver::can_solve(self.ruleset(), self.state());
        let is_quick = self.ruleset().variant == Variant::WoaleyP2 || seeds < MANY_SEEDS;
        let most = if is_quick && (is_kalah || is_woaley) { common_seeds } else { full_seeds };
        let few = most(self.ruleset());
        let endgames = Endgames::prepare(self.ruleset(), few.min(seeds as usize), control).ok_or(Unsolved::Limit)?;
        if let Some(bounds) = endgames.bounds(self.ruleset(), self.state()) {
            return self.known(&endgames, bounds, &moves);
        }
        let memory = if seeds <= FEW_SEEDS { SMALL_SOLVER } else { SOLVER };
        if is_kalah {
            let mut solver = kalah_solver::Solver::new(self.ruleset(), memory, endgames);
            let Solution { value, best, nodes } = solver.solve(self.ruleset(), self.state(), control)?;
            let best = best.into_iter().map(|place| Move::plain(Pit::new(self.to_move(), place))).collect();
            return Ok(Solution { value: margin(self) + value, best, nodes });
        }
        if is_woaley {
            let mut solver = woaley_solver::Solver::new(self.ruleset(), memory, endgames);
            let solution = solver.solve(self.ruleset(), self.state(), control)?;
            return Ok(Solution { value: margin(self) + solution.value, ..solution });
        }
        let mut walk = Walk::with(self.ruleset(), self.state(), endgames);
        let mut searcher = Searcher::new(SOLVER);
        let finite = matches!(self.ruleset().variant, Variant::Kalah | Variant::KalahEmpty);
        let (future, best, nodes) = if finite {
            let Solution { value, best, nodes } = searcher.solve(&mut walk, &moves, control)?;
            (value, best, nodes)
        } else {
            let thought = searcher.rank(&mut walk, &moves, control).filter(|thought| thought.exact);
            let thought = thought.ok_or(Unsolved::Limit)?;
            let best = thought.ranked.iter().filter(|ranked| ranked.score == thought.score).map(|ranked| ranked.mv);
            let mut best: Vec<Move> = best.collect();
            best.sort_unstable();
            (thought.score, best, thought.nodes)
        };
        let value = if self.score().is_some() { margin(self) + future / SEED } else { future / VICTORY };
        Ok(Solution { value, best, nodes })
    }

    /// The search at the start and in the middle of a random game of every variant.
    fn bench() -> (u64, u64) {
        let (mut nodes, mut signature) = (0, 0);
        for variant in Variant::ALL {
            let mut game = Self::new(&Setup::usual(variant)).expect("the usual setup is possible");
            let mut chance = Chance::new(1);
            for plies in [0, 12] {
                for _ in 0..plies {
                    let Some(mv) = chance.pick(&game.legal_moves()) else { break };
                    game.play(mv).expect("listed moves are legal");
                }
                let mut player = Player::new(Level { nodes: 20_000, ..Level::default() });
                let Some(thought) = player.think(&game, &Control::seeded(1)) else { continue };
                nodes += thought.nodes;
                let place = u64::from(thought.best.pit.place) << 1 | u64::from(thought.best.pit.seat.0);
                signature = mix(signature ^ mix(thought.nodes) ^ mix(place) ^ thought.score as u64);
            }
        }
        (nodes, signature)
    }
}

impl Mancala {
    /// The value of a position in the endgame tables, where they know one, and the moves that certainly reach it.
    fn known(
        &self,
        endgames: &Endgames,
        [least, greatest]: [i32; 2],
        moves: &[Move],
    ) -> Result<Solution<Move>, Unsolved> {
        if least < greatest {
            // Played well it goes on for ever, and what it is worth then depends on its past.
            return Err(Unsolved::Limit);
        }
        let mut walk = Walk::with(self.ruleset(), self.state(), endgames.clone());
        let mut reaches = |mv: Move| {
            let step = walk.make(mv);
            let Bounds { lower, upper } = walk.bounds();
            walk.unmake(mv);
            step.value(if step.same_player { lower } else { upper }) >= SEED * least
        };
        let best = moves.iter().copied().filter(|&mv| reaches(mv)).collect();
        Ok(Solution { value: margin(self) + least, best, nodes: 1 + moves.len() as u64 })
    }
}
