//! The classic opponents: three ways to search a tree to a fixed depth, and three estimates of what is at its end.
//!
//! They are those of a Hungarian desktop program of 2010, with the signs that its author meant: every opponent, on
//! whichever side it plays, chooses what is best for itself by its own estimate, and knows a won game when it sees one.
//! Nothing is left to chance: of moves with equal values the first in the order of the search is played.

mod estimate;
mod search;
mod tree;

use std::time::Duration;

use parlour_core::{Brain, Clock, Control, Game, Progress, Ranked, Thought};
use serde::{Deserialize, Serialize};

pub use estimate::Aim;
use search::Search;
pub use search::{Method, WIN};
pub use tree::{Branch, Certainty, Tree, TreeSearch};

use crate::moves::Move;
use crate::rules::Twixt;
use crate::setup::{Setup, Variant};

/// A classic opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// How it searches.
    pub method: Method,
    /// What it strives for.
    pub aim: Aim,
    /// How many plies it looks ahead, at least one.
    pub depth: u32,
}

impl Level {
    /// How many plies the deepest of [`Level::all`] looks ahead.
    pub const DEEPEST: u32 = 4;

    /// Every method with every aim, from one ply to [`Level::DEEPEST`].
    pub fn all() -> impl Iterator<Item = Self> {
        let pairs = Method::ALL.into_iter().flat_map(|method| Aim::ALL.map(|aim| (method, aim)));
        pairs.flat_map(|(method, aim)| (1..=Self::DEEPEST).map(move |depth| Self { method, aim, depth }))
    }

    /// What it is called where opponents are named, such as `alpha-beta-mixed-3`.
    pub fn name(self) -> String {
        format!("{}-{}-{}", self.method.name(), self.aim.name(), self.depth)
    }
}

/// What a search is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The best move.
    Best,
    /// The value of every move.
    All,
}

/// A brain of that kind.
pub struct Classic {
    level: Level,
    wish: Wish,
    interrupted: Option<Work>,
}

impl Classic {
    /// A brain that plays so.
    pub fn new(level: Level, wish: Wish) -> Self {
        Self { level, wish, interrupted: None }
    }
}

impl Brain<Twixt> for Classic {
    /// It does not swap, for its estimates know nothing of whose turn it is.
    fn think(&mut self, view: &Twixt, control: &Control) -> Option<Thought<Move>> {
        if view.outcome().is_some() {
            return None;
        }
        let depth = control.depth_limit.map_or(self.level.depth, |limit| self.level.depth.min(limit)).max(1);
        let level = Level { depth, ..self.level };
        let is_same = |work: &Work| work.game == *view && work.level == level;
        let mut work = self.interrupted.take().filter(is_same).unwrap_or_else(|| Work::new(view, level, self.wish));
        work.run(control);
        let thought = work.thought();
        if !work.is_done() {
            self.interrupted = Some(work);
        }
        Some(thought)
    }
}

/// The thinking about one position, so that it can be interrupted and go on. It looks one ply deep first, then two, and so
/// on: what is played is the best move of the deepest search that came to its end.
struct Work {
    game: Twixt,
    /// How it thinks, to what depth in the end.
    level: Level,
    wish: Wish,
    /// The search that goes on. The first has valued one move at least.
    search: Search,
    /// The depth of the last search that came to its end, what it has found, and the positions of all before the one that
    /// goes on.
    depth: u32,
    valued: Vec<(usize, i32)>,
    nodes_before: u64,
}

impl Work {
    fn new(game: &Twixt, level: Level, wish: Wish) -> Self {
        let mut search = search(game, level, 1, wish);
        // There is a move to play even if no time is left at all.
        search.step();
        Self { game: game.clone(), level, wish, search, depth: 0, valued: Vec::new(), nodes_before: 0 }
    }

    fn is_done(&self) -> bool {
        self.depth == self.level.depth
    }

    fn run(&mut self, control: &Control) {
        loop {
            let node_limit = control.node_limit.map(|limit| limit.saturating_sub(self.nodes_before));
            if !self.search.run(&Control { node_limit, ..control.clone() }) {
                return;
            }
            self.depth += 1;
            self.valued = self.search.valued();
            if let Some(&(_, score)) = self.valued.first() {
                control.report(Progress { depth: self.depth, score, nodes: self.nodes(), ..Progress::default() });
            }
            if self.is_done() {
                return;
            }
            self.nodes_before += self.search.nodes();
            self.search = search(&self.game, self.level, self.depth + 1, self.wish);
        }
    }

    /// The positions looked at. Those of less deep searches do not count once they were not needed.
    fn nodes(&self) -> u64 {
        if self.is_done() { self.search.nodes() } else { self.nodes_before + self.search.nodes() }
    }

    fn thought(&self) -> Thought<Move> {
        let grid = self.game.field().grid();
        let valued = if self.depth == 0 { self.search.valued() } else { self.valued.clone() };
        let ranked: Vec<Ranked<Move>> =
            valued.into_iter().map(|(index, score)| Ranked { mv: Move::Peg(grid.point(index)), score }).collect();
        let Ranked { mv, score } = ranked[0];
        Thought {
            score,
            exact: score.abs() > WIN - self.level.depth as i32 - 1,
            depth: self.depth,
            nodes: self.nodes(),
            ranked: if self.wish == Wish::All { ranked } else { Vec::new() },
            ..Thought::choice(mv)
        }
    }
}

/// The search of such an opponent, so many plies deep.
fn search(game: &Twixt, level: Level, depth: u32, wish: Wish) -> Search {
    let field = game.field().clone();
    Search::new(field, game.to_move(), level.method, level.aim, depth as usize, wish == Wish::All)
}

/// What a classic opponent did on a small board, beside what its model did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The size of the board.
    pub size: u8,
    /// The opponent.
    pub level: Level,
    /// The positions it looked at.
    pub nodes: u64,
    /// The value it found.
    pub score: i32,
    /// How long that took.
    pub time: Duration,
    /// The positions and milliseconds of the program of 2010.
    pub published: (u64, u64),
}

/// The positions and milliseconds of the program of 2010, by method and aim, on 5×5 and on 7×7 points at depth 4. Its
/// minimax counted two positions too many.
const PUBLISHED: [(u8, &str, [[(u64, u64); 3]; 3]); 2] = [
    (
        5,
        "c3",
        [
            [(85_460, 1_468), (85_460, 953), (85_460, 2_297)],
            [(9_719, 250), (6_304, 157), (6_830, 266)],
            [(3_702, 500), (31_857, 968), (16_969, 2_094)],
        ],
    ),
    (
        7,
        "d4",
        [
            [(1_877_832, 33_125), (1_877_832, 19_578), (1_877_832, 56_063)],
            [(64_699, 1_266), (9_711, 171), (19_789, 594)],
            [(55_092, 15_593), (1_110_304, 27_234), (160_578, 30_157)],
        ],
    ),
];

/// Has every method with every aim answer a first peg in the middle of 5×5 and 7×7 points, four plies deep.
pub fn benchmark(clock: &dyn Clock) -> Vec<Row> {
    let mut rows = Vec::new();
    for (size, first, methods) in PUBLISHED {
        let mut game = Twixt::new(&Setup { variant: Variant::Classic, size }).expect("the benchmark names sizes");
        game.play(first.parse().expect("the benchmark names points")).expect("the benchmark names legal moves");
        for (method, aims) in Method::ALL.into_iter().zip(methods) {
            for (aim, published) in Aim::ALL.into_iter().zip(aims) {
                let level = Level { method, aim, depth: 4 };
                let begin = clock.now();
                let thought = Classic::new(level, Wish::Best).think(&game, &Control::default());
                let time = clock.now().saturating_sub(begin);
                let Thought { nodes, score, .. } = thought.expect("the game goes on");
                rows.push(Row { size, level, nodes, score, time, published });
            }
        }
    }
    rows
}
