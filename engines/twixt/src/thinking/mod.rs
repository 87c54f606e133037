//! The opponents that think, from weak to strong, and the analyst.

mod candidates;
mod distance;
mod links;
pub mod opening;
mod search;
mod table;
mod templates;
mod threats;
mod ties;

use parlour_core::{Brain, Chance, Control, Game, Progress, Ranked, Thought, ToldLine};
use serde::{Deserialize, Serialize};

use crate::moves::Move;
use crate::rules::Twixt;

pub(crate) use candidates::Scout;
pub use search::WIN;
use search::{CERTAIN, Search, Task, Valued};

/// How well an opponent plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// The positions it looks at for each move, at most.
    pub nodes: u64,
    /// How many plies it looks ahead at most, threats that must be answered not counted.
    #[serde(default = "deepest")]
    pub depth: u32,
    /// How far it may misjudge a position: 40 are one peg.
    #[serde(default)]
    pub noise: i32,
}

fn deepest() -> u32 {
    search::DEEPEST
}

impl Level {
    /// As good as it gets, for as long as it is allowed to think.
    pub const STRONGEST: Self = Self { nodes: u64::MAX, depth: search::DEEPEST, noise: 0 };
}

/// The size of the table of a search that looks at so many positions at most, as a power of two: an entry takes 16 bytes.
fn table_bits(nodes: u64) -> u32 {
    nodes.clamp(1 << 10, 1 << 20).ilog2()
}

/// An opponent that searches. It decides by a rule about the first peg and the swap.
pub struct Player {
    level: Level,
    interrupted: Option<Work>,
}

impl Player {
    /// An opponent of that level.
    pub fn new(level: Level) -> Self {
        Self { level, interrupted: None }
    }
}

impl Brain<Twixt> for Player {
    fn think(&mut self, view: &Twixt, control: &Control) -> Option<Thought<Move>> {
        if view.outcome().is_some() {
            return None;
        }
        match view.moves() {
            [] => {
                let mut chance = Chance::new(control.seed);
                return Some(Thought::choice(Move::Peg(opening::first_peg(*view.setup(), &mut chance))));
            }
            [Move::Peg(first)] if view.may_swap() && opening::is_worth_taking(*view.setup(), *first) => {
                return Some(Thought::choice(Move::Swap));
            }
            _ => {}
        }
        if let Some((mv, _)) = links::wanted(view) {
            return Some(Thought::choice(mv));
        }
        let Level { nodes, depth, noise } = self.level;
        let nodes = control.node_limit.map_or(nodes, |limit| limit.min(nodes));
        let depth = control.depth_limit.map_or(depth, |limit| limit.min(depth));
        let limits = Control { node_limit: Some(nodes), depth_limit: Some(depth), ..control.clone() };
        let task = Task { noise, seed: control.seed, values_all: false, table_bits: table_bits(nodes) };
        let work = Work::go_on(&mut self.interrupted, view, task);
        work.run(&limits, 0);
        let thought = work.thought();
        if !control.interrupted() {
            self.interrupted = None;
        }
        Some(thought)
    }
}

/// Values every legal move: those worth a look by a search, the others by how far off the short ways they are.
pub struct Analyst {
    /// The positions it looks at, unless the control says another number.
    nodes: u64,
    interrupted: Option<Work>,
}

impl Analyst {
    /// An analyst that looks at `nodes` positions, unless the control says another number.
    pub fn new(nodes: u64) -> Self {
        Self { nodes, interrupted: None }
    }
}

impl Brain<Twixt> for Analyst {
    fn think(&mut self, view: &Twixt, control: &Control) -> Option<Thought<Move>> {
        if view.outcome().is_some() {
            return None;
        }
        let nodes = control.node_limit.unwrap_or(self.nodes);
        let limits = control.clone().with_nodes(nodes);
        let task = Task { noise: 0, seed: control.seed, values_all: true, table_bits: table_bits(nodes) };
        let work = Work::go_on(&mut self.interrupted, view, task);
        work.run(&limits, control.lines.unwrap_or(0));
        let mut ranked = work.ranked();
        let thought = work.thought();
        if !control.interrupted() {
            self.interrupted = None;
        }
        let Ranked { mv: best, score } = ranked[0];
        let pv = if best == thought.best { thought.pv } else { vec![best] };
        ranked.truncate(control.lines.map_or(usize::MAX, usize::from));
        Some(Thought { best, score, pv, ranked, ..thought })
    }
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// What it is worth to the player to move, in the scale of the analyst.
    pub score: i32,
    /// The moves, beginning with that of the player to move.
    pub moves: Vec<Move>,
}

/// The principal lines of our search, the best first: at most so many, each beginning with another peg. Empty if the game
/// is over. Without limits in `control` it goes on until the game is decided, as far as it sees.
pub fn principal_lines(game: &Twixt, count: usize, control: &Control) -> Vec<Line> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let bits = table_bits(control.node_limit.unwrap_or(u64::MAX));
    let task = Task { noise: 0, seed: control.seed, values_all: true, table_bits: bits };
    let mut search = Search::new(game.field().clone(), game.to_move(), task);
    search.run(control, |_| ());
    let best: Vec<Valued> = search.lines().iter().take(count).copied().collect();
    let line = |Valued { point, value }| {
        let moves = search.continuation(point).into_iter().map(|point| peg(game, point)).collect();
        Line { score: value, moves }
    };
    best.into_iter().map(line).collect()
}

/// The thinking about one position, so that it can be interrupted and go on.
struct Work {
    game: Twixt,
    task: Task,
    search: Search,
}

impl Work {
    /// The work that was interrupted, if it is the same, or else new work.
    fn go_on<'a>(interrupted: &'a mut Option<Self>, game: &Twixt, task: Task) -> &'a mut Self {
        let same = interrupted.take().filter(|work| work.game == *game && work.task == task);
        interrupted.insert(same.unwrap_or_else(|| Self {
            game: game.clone(),
            task,
            search: Search::new(game.field().clone(), game.to_move(), task),
        }))
    }

    /// Searches, and tells of so many lines after every round.
    fn run(&mut self, control: &Control, lines: u8) {
        let game = &self.game;
        self.search.run(control, |search| {
            let (depth, score, nodes) = (search.depth(), search.best().value, search.nodes());
            let best: Vec<Valued> = search.lines().iter().take(lines.into()).copied().collect();
            let told = best.into_iter().map(|line| {
                let moves: Vec<String> =
                    search.continuation(line.point).into_iter().map(|point| peg(game, point).to_string()).collect();
                ToldLine { score: line.value, moves: moves.join(" ") }
            });
            control.report(Progress { depth, score, nodes, lines: told.collect() });
        });
    }

    fn thought(&mut self) -> Thought<Move> {
        let best = self.search.best();
        Thought {
            score: best.value,
            depth: self.search.depth(),
            nodes: self.search.nodes(),
            pv: self.search.continuation(best.point).into_iter().map(|point| peg(&self.game, point)).collect(),
            ..Thought::choice(peg(&self.game, best.point))
        }
    }

    /// All legal moves, best first.
    fn ranked(&mut self) -> Vec<Ranked<Move>> {
        let mut ranked: Vec<Ranked<Move>> = self
            .search
            .lines()
            .iter()
            .map(|line| Ranked { mv: peg(&self.game, line.point), score: line.value })
            .collect();
        let others = self.search.others().into_iter();
        ranked.extend(others.map(|line| Ranked { mv: peg(&self.game, line.point), score: line.value }));
        // Links that may be added or removed change nothing by themselves: they are valued below every peg, but for one
        // that is wanted.
        let lowest = ranked.last().map_or(0, |ranked| ranked.score);
        let wanted = links::wanted(&self.game);
        let edits = self.game.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Add(_) | Move::Remove(_)));
        let others = edits.filter(|&mv| wanted.is_none_or(|(wanted, _)| wanted != mv));
        ranked.extend(others.map(|mv| Ranked { mv, score: lowest - 1 }));
        if let Some((mv, wins)) = wanted {
            let win = WIN - self.game.field().count() as i32;
            ranked.insert(0, Ranked { mv, score: if wins { win } else { ranked[0].score } });
        }
        if let (true, [Move::Peg(first)]) = (self.game.may_swap(), self.game.moves()) {
            // Who takes over changes places, so that the better of the two sides is worth as much as the other lacks.
            let value = ranked[0].score.abs().max(1);
            if opening::is_worth_taking(*self.game.setup(), *first) {
                ranked.insert(0, Ranked { mv: Move::Swap, score: value });
            } else {
                ranked.push(Ranked { mv: Move::Swap, score: lowest.min(-value) });
            }
            ranked.sort_by_key(|ranked| -ranked.score);
        }
        ranked
    }
}

fn peg(game: &Twixt, point: u16) -> Move {
    Move::Peg(game.field().grid().point(point.into()))
}

/// Whether a score of a thought means that the game is decided, as far as the search sees.
pub fn is_certain(score: i32) -> bool {
    score.abs() > CERTAIN
}
