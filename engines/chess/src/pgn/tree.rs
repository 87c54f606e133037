//! A game as a tree: moves, variations, comments and marks.

use std::time::Duration;

use parlour_core::{Game, History, SetupError};

use super::read::Fault;
use crate::board::Board;
use crate::moves::Move;
use crate::rules::{Chess, Setup};
use crate::uci::Variant;

/// A place in the tree of a [`PgnGame`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub(super) u32);

/// A move with what is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The move; [`Move::NULL`] at the root and where a line passes the turn.
    pub mv: Move,
    /// The marks (numeric annotation glyphs): 1 is `!`, 2 is `?`.
    pub marks: Vec<u8>,
    /// A comment that stands before the move, at the start of a variation.
    pub before: Vec<String>,
    /// The comments after the move. At the root: those before the first move.
    pub after: Vec<String>,
    parent: Option<NodeId>,
    first_child: Option<NodeId>,
    last_child: Option<NodeId>,
    next_sibling: Option<NodeId>,
}

impl Node {
    fn new(mv: Move, parent: Option<NodeId>) -> Self {
        let (marks, before, after) = Default::default();
        Self { mv, marks, before, after, parent, first_child: None, last_child: None, next_sibling: None }
    }

    /// The node before; `None` at the root.
    pub const fn parent(&self) -> Option<NodeId> {
        self.parent
    }

    /// The time on the mover's clock, from a comment with `[%clk 0:09:58]`.
    pub fn clock(&self) -> Option<Duration> {
        self.after.iter().find_map(|comment| time_in(comment, "[%clk "))
    }

    /// Notes the time on the mover's clock after the move, unless a comment tells it already.
    pub fn note_clock(&mut self, left: Duration) {
        if self.clock().is_none() {
            self.after.push(format!("[%clk {}]", time_text(left)));
        }
    }

    /// The time the mover thought, from a comment with `[%emt 0:00:02]`.
    pub fn thought(&self) -> Option<Duration> {
        self.after.iter().find_map(|comment| time_in(comment, "[%emt "))
    }
}

/// A time `h:mm:ss` (hours and minutes may be left out, seconds have a fraction) after a key in a comment.
fn time_in(comment: &str, key: &str) -> Option<Duration> {
    let (_, rest) = comment.split_once(key)?;
    let (text, _) = rest.split_once(']')?;
    let parts: Vec<&str> = text.trim().split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    let mut seconds = 0.0;
    for part in parts {
        let digits = part.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        seconds = seconds * 60.0 + part.parse::<f64>().ok().filter(|_| digits)?;
    }
    Duration::try_from_secs_f64(seconds).ok()
}

/// A time as comments write it.
fn time_text(time: Duration) -> String {
    let seconds = time.as_secs();
    let text = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
    match time.subsec_millis() {
        0 => text,
        millis => format!("{text}.{millis:03}").trim_end_matches('0').to_owned(),
    }
}

/// A game with everything that is said of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnGame {
    /// The tags in their order: `("White", "Morphy, Paul")`. Those of the start position (`SetUp`, `FEN`) and the result
    /// are not among them.
    pub tags: Vec<(String, String)>,
    /// The rule set, from the tag `Variant` or from the start position.
    pub variant: Variant,
    /// The result as written: `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: String,
    /// What could not be read.
    pub faults: Vec<Fault>,
    start: Board,
    nodes: Vec<Node>,
}

impl PgnGame {
    /// The root: no move has been made.
    pub const ROOT: NodeId = NodeId(0);

    /// A game without moves and tags.
    pub fn new(variant: Variant, start: Board) -> Self {
        let nodes = vec![Node::new(Move::NULL, None)];
        Self { tags: Vec::new(), variant, result: "*".to_owned(), faults: Vec::new(), start, nodes }
    }

    /// The position at the root.
    pub const fn start(&self) -> &Board {
        &self.start
    }

    /// The value of a tag.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }

    /// A node of this game.
    ///
    /// # Panics
    /// If the id is of a larger game.
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// A node of this game, to be changed.
    ///
    /// # Panics
    /// If the id is of a larger game.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.0 as usize]
    }

    /// How many moves there are in all lines.
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Whether there is no move.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The moves after a node: first the one of the main line, then those of the variations.
    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.node(id).first_child, |&child| self.node(child).next_sibling)
    }

    /// The move that continues the line.
    pub fn next(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).first_child
    }

    /// Adds a move after a node, which must be legal there: it continues the line, or is a variation if there is a move
    /// already.
    pub fn add(&mut self, parent: NodeId, mv: Move) -> NodeId {
        let id = NodeId(self.nodes.len() as u32);
        self.nodes.push(Node::new(mv, Some(parent)));
        let last = self.node_mut(parent).last_child.replace(id);
        match last {
            Some(sibling) => self.node_mut(sibling).next_sibling = Some(id),
            None => self.node_mut(parent).first_child = Some(id),
        }
        id
    }

    /// The nodes of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.next(Self::ROOT), |&id| self.next(id))
    }

    /// The position at a node.
    pub fn board(&self, id: NodeId) -> Board {
        let mut moves: Vec<Move> = Vec::new();
        let mut at = self.node(id);
        while let Some(parent) = at.parent {
            moves.push(at.mv);
            at = self.node(parent);
        }
        moves.iter().rev().fold(self.start, |board, &mv| after(&board, mv))
    }

    /// The main line as a game. Where the rules end the game before the line does, the rest is left out.
    ///
    /// # Errors
    /// If the start is none of the rule set.
    pub fn history(&self) -> Result<History<Chess>, SetupError> {
        let mut history = History::new(&Setup { variant: self.variant, start: self.start })?;
        for id in self.main_line() {
            let node = self.node(id);
            if history.play(node.mv.uci(self.variant), node.thought().unwrap_or_default()).is_err() {
                break;
            }
        }
        Ok(history)
    }

    /// A game as it was played, with the time of each move.
    pub fn of_history(history: &History<Chess>) -> Self {
        let start = history.position_at(0).unwrap_or(history.position());
        let Setup { variant, start } = *start.setup();
        let mut game = Self::new(variant, start);
        let (mut at, mut board) = (Self::ROOT, start);
        for ply in &history.plies()[..history.at()] {
            let Some(mv) = board.find(ply.mv) else { break };
            board.play(mv);
            at = game.add(at, mv);
            if !ply.time.is_zero() {
                game.node_mut(at).after.push(format!("[%emt {}]", time_text(ply.time)));
            }
        }
        let winner = history.position().outcome().map(|outcome| outcome.winner_name());
        let result = match winner {
            Some("first") => "1-0",
            Some("second") => "0-1",
            Some(_) => "1/2-1/2",
            None => "*",
        };
        result.clone_into(&mut game.result);
        game
    }
}

/// The position after a move of a line, which may pass the turn.
pub(super) fn after(board: &Board, mv: Move) -> Board {
    if mv.is_null() { board.after_null().unwrap_or(*board) } else { board.after(mv) }
}
