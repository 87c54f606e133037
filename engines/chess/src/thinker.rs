//! The opponents that search, from weak to strong, and the analyst.

use std::sync::Arc;

use parlour_core::{Brain, Control, Game, Progress, Ranked, Thought, ToldLine};
use serde::{Deserialize, Serialize};

use crate::board::Board;
use crate::evaluation;
use crate::rules::Chess;
use crate::score;
use crate::search::{Line, Search, Table, Task};
use crate::uci::{UciMove, Variant};

/// How well an opponent plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Level {
    /// The positions it looks at for each move, at most.
    pub nodes: u64,
    /// How far it may misjudge a position, in hundredths of a pawn.
    #[serde(default)]
    pub noise: i32,
    /// Whether it looks at as many positions as it is let: `nodes` then holds only where nobody sets a number or a time. A
    /// weak opponent stays weak however much time it has; one that plays as well as it can has to use its time.
    #[serde(default)]
    pub unbounded: bool,
}

/// The positions even a weak player looks at when the other's king is bare: everybody learns these mates first.
const TECHNIQUE: u64 = 10_000;

impl Level {
    /// How well it plays in this position.
    #[must_use]
    pub fn in_position(self, board: &Board) -> Self {
        if evaluation::is_bare_king_lost(board) {
            Self { nodes: self.nodes.max(TECHNIQUE), noise: 0, ..self }
        } else {
            self
        }
    }

    /// The positions it looks at under that control; `None`: as many as time allows.
    fn node_limit(self, control: &Control) -> Option<u64> {
        match control.node_limit {
            limit if !self.unbounded => Some(limit.map_or(self.nodes, |limit| limit.min(self.nodes))),
            None if control.deadline.is_none() => Some(self.nodes),
            limit => limit,
        }
    }
}

/// The most memory for a table, in bytes.
const MOST_MEMORY: usize = 32 << 20;

/// An opponent that searches.
///
/// A weak one looks at few positions and misjudges them, but sees what it looks at: so it makes the mistakes of a
/// beginner and no moves without sense between perfect ones.
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

impl Brain<Chess> for Player {
    fn think(&mut self, view: &Chess, control: &Control) -> Option<Thought<UciMove>> {
        if let [only] = view.legal_moves()[..] {
            return Some(Thought::choice(only));
        }
        let level = self.level.in_position(view.position());
        let task = Task { noise: level.noise, seed: control.seed, ..Task::default() };
        let control = Control { node_limit: level.node_limit(control), ..control.clone() };
        let (thought, _) = think(&mut self.interrupted, view, task, &control)?;
        Some(thought)
    }
}

/// Values every legal move, or as many of the best as the control asks for.
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

impl Brain<Chess> for Analyst {
    fn think(&mut self, view: &Chess, control: &Control) -> Option<Thought<UciMove>> {
        let nodes = control.node_limit.unwrap_or(self.nodes);
        let lines = control.lines.map_or(usize::MAX, usize::from);
        let task = Task { lines, seed: control.seed, ..Task::default() };
        let (thought, mut ranked) = think(&mut self.interrupted, view, task, &control.clone().with_nodes(nodes))?;
        ranked.truncate(lines);
        Some(Thought { ranked, ..thought })
    }
}

/// The thinking about one position, so that it can be interrupted and go on.
struct Work {
    game: Chess,
    task: Task,
    search: Search,
}

/// Thinks, going on with what was `interrupted` if it is the same. Gives the thought and all lines that have a value.
fn think(
    interrupted: &mut Option<Work>,
    game: &Chess,
    task: Task,
    control: &Control,
) -> Option<(Thought<UciMove>, Vec<Ranked<UciMove>>)> {
    if game.outcome().is_some() {
        return None;
    }
    let is_same = |work: &Work| work.game == *game && work.task == task;
    let mut work = interrupted.take().filter(is_same).unwrap_or_else(|| Work::new(game, task, control));
    work.run(control);
    let result = work.result();
    if control.interrupted() {
        *interrupted = Some(work);
    }
    Some(result)
}

impl Work {
    fn new(game: &Chess, task: Task, control: &Control) -> Self {
        let mut search = Search::new(Arc::new(Table::for_nodes(control.node_limit, MOST_MEMORY)));
        search.set(game, task.clone());
        Self { game: game.clone(), task, search }
    }

    fn run(&mut self, control: &Control) {
        self.search.run(control, |search| {
            let score = search.lines()[0].score;
            let lines = told(search, self.game.setup().variant, control.lines);
            control.report(Progress { depth: search.depth(), score, nodes: search.nodes(), lines });
            !score::is_settled(score, search.depth())
        });
    }

    fn result(&self) -> (Thought<UciMove>, Vec<Ranked<UciMove>>) {
        let variant = self.game.setup().variant;
        let lines = self.search.lines();
        let Line { mv, score, pv, .. } = &lines[0];
        let thought = Thought {
            score: *score,
            exact: score::is_mate(*score),
            depth: self.search.depth(),
            nodes: self.search.nodes(),
            pv: pv.iter().map(|mv| mv.uci(variant)).collect(),
            ..Thought::choice(mv.uci(variant))
        };
        let ranked = lines.iter().map(|line| Ranked { mv: line.mv.uci(variant), score: line.score }).collect();
        (thought, ranked)
    }
}

/// The best lines of a search as it tells of them, if it is to tell of any.
fn told(search: &Search, variant: Variant, wanted: Option<u8>) -> Vec<ToldLine> {
    let moves = |line: &Line| line.pv.iter().map(|mv| mv.uci(variant).to_string()).collect::<Vec<_>>().join(" ");
    let tell = |line: &Line| ToldLine { score: line.score, moves: moves(line) };
    search.lines().iter().take(wanted.unwrap_or(0).into()).map(tell).collect()
}
