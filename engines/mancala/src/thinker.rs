//! Opponents that search, and the analyst.

use parlour_core::search::Searcher;
use parlour_core::{Brain, Chance, Control, Game, Ranked, Thought};
use serde::{Deserialize, Serialize};

use crate::endgame::{Endgames, common_seeds};
use crate::pit::Move;
use crate::rules::Mancala;
use crate::search::{SEED, VICTORY, Walk};
use crate::state::Ruleset;
use crate::woaley_solver::{Interval, Proof, Solver, can_solve};

/// Memory of a search, in bytes.
const TABLE: usize = 16 << 20;

/// The positions that are looked at if the time is over before the endgame tables are made.
const HASTY: u64 = 500;

/// One in so many positions is looked at to prove what a search leaves open. It costs more than others.
const PROVING: u64 = 4;

/// How well a player plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// The positions it looks at for each move.
    pub nodes: u64,
    /// The plies it looks ahead; `None`: as many as it can.
    #[serde(default)]
    pub depth: Option<u32>,
    /// By how much, in tenths of a seed, it misjudges each move at most. What the endgame tables know nobody misjudges.
    #[serde(default)]
    pub noise: u32,
    /// Whether it knows the endgame tables.
    #[serde(default)]
    pub endgames: bool,
}

impl Level {
    /// Whether it proves what its moves are worth, which it can in Woaley: who misjudges nothing and looks as far as he can.
    fn proves(&self, game: &Mancala) -> bool {
        self.noise == 0 && self.depth.is_none() && self.endgames && can_solve(game.ruleset(), game.state())
    }
}

/// An opponent that searches and may misjudge what it finds.
pub struct Player {
    level: Level,
    searcher: Searcher<Walk>,
    /// Proves in Woaley what the search leaves open, by the rules of the last game it was asked about.
    solver: Option<(Ruleset, Solver)>,
    interrupted: Option<Pause>,
}

/// A search that was interrupted: what it was about, and what had come of it.
struct Pause {
    game: Mancala,
    seed: u64,
    thought: Thought<Move>,
    proof: Option<Proof>,
}

impl Pause {
    /// The thought of all slices together: the deepest one, with the positions of all.
    fn join(before: Option<Thought<Move>>, thought: Thought<Move>) -> Thought<Move> {
        let Some(before) = before else { return thought };
        let nodes = before.nodes + thought.nodes;
        let deepest = if before.depth > thought.depth && !thought.exact { before } else { thought };
        Thought { nodes, ..deepest }
    }
}

impl Player {
    /// A player of that level.
    pub fn new(level: Level) -> Self {
        let searcher = Searcher::new(TABLE.min(level.nodes as usize * 64));
        Self { level, searcher, solver: None, interrupted: None }
    }

    /// Forgets what was found before, unless this goes on with it: then what had come of it.
    fn begin(&mut self, game: &Mancala, seed: u64) -> Option<Pause> {
        let paused = self.interrupted.take().filter(|paused| paused.game == *game && paused.seed == seed);
        if paused.is_none() {
            self.searcher.clear();
        }
        paused
    }

    /// Begins or goes on to prove what the position is worth: first, whether the game can be won, and by the move hoped for.
    fn prove(
        &mut self,
        game: &Mancala,
        before: Option<Proof>,
        hope: Move,
        endgames: Endgames,
        control: &Control,
    ) -> Proof {
        let (ruleset, state) = (game.ruleset(), game.state());
        if self.solver.as_ref().is_none_or(|(rules, _)| rules != ruleset) {
            self.solver = Some((*ruleset, Solver::new(ruleset, TABLE, endgames)));
        }
        let (_, solver) = self.solver.as_mut().expect("there is a solver now");
        let mut proof = before.unwrap_or_else(|| {
            solver.clear();
            Proof::new(state, 1 - margin(game)).with_first(hope)
        });
        solver.prove(&mut proof, ruleset, state, control);
        proof
    }
}

impl Brain<Mancala> for Player {
    fn think(&mut self, game: &Mancala, control: &Control) -> Option<Thought<Move>> {
        let moves = game.legal_moves();
        if moves.len() <= 1 {
            return moves.first().map(|&only| Thought { score: margin(game), ..Thought::choice(only) });
        }
        let Level { nodes, depth, noise, endgames } = self.level;
        let Some(mut walk) = start(game, endgames, control) else {
            self.interrupted = None;
            self.searcher.clear();
            let mut walk = Walk::new(game.ruleset(), game.state());
            return Some(told(game, self.searcher.best(&mut walk, &Control::default().with_nodes(HASTY))?));
        };
        let before = self.begin(game, control.seed);
        let (before, proof) = before.map_or((None, None), |paused| (Some(paused.thought), paused.proof));
        let proved = proof.as_ref().map_or(0, |proof| proof.nodes);
        let spent = before.as_ref().map_or(0, |before| before.nodes) - proved;
        let all = control.node_limit.unwrap_or(nodes);
        let searched = if self.level.proves(game) { all - all / PROVING } else { all };
        let limits = Control {
            node_limit: Some(searched.saturating_sub(spent).max(1)),
            depth_limit: control.depth_limit.into_iter().chain(depth).min(),
            ..control.clone()
        };
        let thought = if noise == 0 || walk.is_tabled() {
            self.searcher.best(&mut walk, &limits)?
        } else {
            misjudged(self.searcher.rank(&mut walk, &moves, &limits)?, noise, control.seed ^ game.hash())
        };
        let mut thought = Pause::join(before, thought);
        let mut proof = proof;
        if self.level.proves(game) && !thought.exact && !control.interrupted() {
            let limits = Control { node_limit: Some(all - searched), ..control.clone() };
            let now = self.prove(game, proof, thought.best, walk.endgames().clone(), &limits);
            thought.nodes += now.nodes - proved;
            proof = Some(now);
        }
        if control.interrupted() {
            let (game, thought, proof) = (game.clone(), thought.clone(), proof.clone());
            self.interrupted = Some(Pause { game, seed: control.seed, thought, proof });
        }
        let thought = if let Some(proof) = proof { agreeing(game, thought, &proof) } else { thought };
        Some(told(game, thought))
    }
}

/// The thought, changed where it is against what has been proved: a move that certainly wins, or that is certainly worth no
/// less than the search hopes for, is better than one that is only thought to be.
fn agreeing(game: &Mancala, thought: Thought<Move>, proof: &Proof) -> Thought<Move> {
    let Interval { lower, upper } = proof.known;
    let exact = proof.value().is_some();
    let is_enough = exact || margin(game) + lower > 0 || SEED * lower >= thought.score;
    let best = proof.best.filter(|_| is_enough).unwrap_or(thought.best);
    let pv = if best == thought.best { thought.pv } else { vec![best] };
    Thought { best, score: thought.score.clamp(SEED * lower, SEED * upper), exact, pv, ..thought }
}

/// The position to search from, with endgame tables if they are wanted and near. `None` if the control ended the search
/// before they were made.
fn start(game: &Mancala, endgames: bool, control: &Control) -> Option<Walk> {
    let (ruleset, state) = (game.ruleset(), game.state());
    let (seeds, most) = (state.on_board() as usize, common_seeds(ruleset));
    // With more seeds on the board, a search seldom comes to what the endgame tables know; a proof does.
    if !endgames || seeds > 2 * most && !can_solve(ruleset, state) {
        return Some(Walk::new(ruleset, state));
    }
    let endgames = Endgames::prepare(ruleset, most.min(seeds), control)?;
    Some(Walk::with(ruleset, state, endgames))
}

/// The thought of a player who takes every move to be worth up to `noise` more than it is.
fn misjudged(thought: Thought<Move>, noise: u32, seed: u64) -> Thought<Move> {
    let mut chance = Chance::new(seed);
    let mut judged: Vec<(i32, Ranked<Move>)> =
        thought.ranked.iter().map(|&ranked| (ranked.score + chance.below(noise as usize + 1) as i32, ranked)).collect();
    judged.sort_by_key(|&(score, _)| -score);
    match judged.first() {
        Some(&(_, best)) if best.mv != thought.best => {
            Thought { best: best.mv, score: best.score, exact: false, pv: vec![best.mv], ranked: Vec::new(), ..thought }
        }
        _ => Thought { ranked: Vec::new(), ..thought },
    }
}

/// Values every move.
pub struct Analyst {
    nodes: u64,
    searcher: Searcher<Walk>,
    interrupted: Option<Pause>,
}

impl Analyst {
    /// An analyst that looks at `nodes` positions, unless the control says another number.
    pub fn new(nodes: u64) -> Self {
        Self { nodes, searcher: Searcher::new(TABLE), interrupted: None }
    }
}

impl Brain<Mancala> for Analyst {
    fn think(&mut self, game: &Mancala, control: &Control) -> Option<Thought<Move>> {
        let moves = game.legal_moves();
        let Some(mut walk) = start(game, true, control) else {
            self.interrupted = None;
            self.searcher.clear();
            let mut walk = Walk::new(game.ruleset(), game.state());
            let thought = self.searcher.rank(&mut walk, &moves, &Control::default().with_nodes(HASTY))?;
            return Some(told(game, with_all(moves, thought)));
        };
        let before = self.interrupted.take().filter(|paused| paused.game == *game).map(|paused| paused.thought);
        if before.is_none() {
            self.searcher.clear();
        }
        let spent = before.as_ref().map_or(0, |before| before.nodes);
        let most = control.node_limit.unwrap_or(self.nodes).saturating_sub(spent).max(1);
        let limits = Control { node_limit: Some(most), ..control.clone() };
        let thought = self.searcher.rank(&mut walk, &moves, &limits)?;
        let thought = Pause::join(before, thought);
        if control.interrupted() {
            self.interrupted =
                Some(Pause { game: game.clone(), seed: control.seed, thought: thought.clone(), proof: None });
        }
        Some(told(game, with_all(moves, thought)))
    }
}

/// The thought with those moves that the search, ended early, has no opinion of: they stand last.
fn with_all(moves: Vec<Move>, mut thought: Thought<Move>) -> Thought<Move> {
    let worst = thought.ranked.last().map_or(0, |ranked| ranked.score);
    let unseen = moves.into_iter().filter(|mv| !thought.ranked.iter().any(|ranked| ranked.mv == *mv));
    let unseen: Vec<_> = unseen.map(|mv| Ranked { mv, score: worst }).collect();
    thought.ranked.extend(unseen);
    thought.best = thought.ranked[0].mv;
    thought
}

/// The seeds that the player to move has more than the other; 0 in games without points.
pub(crate) fn margin(game: &Mancala) -> i32 {
    let mover = game.to_move();
    game.score().map_or(0, |score| score[mover.index()] - score[mover.other().index()])
}

/// A thought about the future, told with what has been scored already, in seeds.
fn told(game: &Mancala, thought: Thought<Move>) -> Thought<Move> {
    let in_seeds = |future: i32| (future + (SEED / 2) * future.signum()) / SEED;
    let value = |future: i32| match game.score() {
        Some(_) => margin(game) + in_seeds(future),
        // Victories, sooner or later, stay what they are.
        None if future.abs() > VICTORY / 2 => future,
        None => in_seeds(future),
    };
    let ranked = thought.ranked.iter().map(|ranked| Ranked { score: value(ranked.score), ..*ranked }).collect();
    Thought { score: value(thought.score), ranked, pv: playable(game, &thought.pv), ..thought }
}

/// The line as it is played, with the moves that leave no choice.
fn playable(game: &Mancala, line: &[Move]) -> Vec<Move> {
    let mut game = game.clone();
    let mut played = Vec::new();
    for &mv in line {
        while let [only] = game.legal_moves()[..]
            && only != mv
            && game.play(only).is_ok()
        {
            played.push(only);
        }
        if game.play(mv).is_err() {
            break;
        }
        played.push(mv);
    }
    played
}
