//! Writing games, in the export format of the PGN standard.

use std::fmt::{self, Display, Formatter};

use super::tree::{NodeId, PgnGame, after};
use crate::board::Board;
use crate::piece::Color;
use crate::san::Letters;
use crate::uci::Variant;

/// The tags every game has, and what they say where nothing is known.
const ROSTER: [(&str, &str); 6] =
    [("Event", "?"), ("Site", "?"), ("Date", "????.??.??"), ("Round", "?"), ("White", "?"), ("Black", "?")];

/// The longest line.
const WIDTH: usize = 79;

/// Words in lines.
#[derive(Default)]
struct Lines {
    text: String,
    column: usize,
    /// Whether the next word follows without a blank, as after an opening bracket.
    joined: bool,
}

impl Lines {
    fn word(&mut self, word: &str) {
        let length = word.chars().count();
        if self.column > 0 && !self.joined {
            // What looks like a tag or an escaped line must not stand where one is looked for.
            let fits = self.column + 1 + length <= WIDTH || word.starts_with(['[', '%']);
            self.text.push(if fits { ' ' } else { '\n' });
            self.column = if fits { self.column + 1 } else { 0 };
        }
        self.text.push_str(word);
        self.column += length;
        self.joined = false;
    }

    fn open(&mut self) {
        self.word("(");
        self.joined = true;
    }

    fn close(&mut self) {
        self.joined = true;
        self.word(")");
    }

    fn comment(&mut self, comment: &str) {
        let text = super::tidy(comment);
        if !text.is_empty() {
            format!("{{{text}}}").split(' ').for_each(|word| self.word(word));
        }
    }
}

/// What is still to be written.
enum Task {
    /// The moves after a node, whose position is given; whether the number of the next move must be written.
    Line(NodeId, Board, bool),
    /// A variation that begins with this move.
    Variation(NodeId, Board),
    Close,
}

impl PgnGame {
    /// The moves in lines, with the result.
    fn movetext(&self) -> String {
        let mut lines = Lines::default();
        for comment in &self.node(Self::ROOT).after {
            lines.comment(comment);
        }
        let mut tasks = vec![Task::Line(Self::ROOT, *self.start(), true)];
        while let Some(task) = tasks.pop() {
            match task {
                Task::Line(node, board, numbered) => self.line(node, board, numbered, &mut lines, &mut tasks),
                Task::Variation(node, board) => {
                    lines.open();
                    for comment in &self.node(node).before {
                        lines.comment(comment);
                    }
                    self.write_move(node, &board, true, &mut lines);
                    tasks.push(Task::Close);
                    let talks = !self.node(node).after.is_empty();
                    tasks.push(Task::Line(node, after(&board, self.node(node).mv), talks));
                }
                Task::Close => lines.close(),
            }
        }
        lines.word(&self.result);
        lines.text
    }

    /// Writes the moves after a node up to the first that has variations, and leaves those and the rest as tasks.
    fn line(&self, mut at: NodeId, mut board: Board, mut numbered: bool, lines: &mut Lines, tasks: &mut Vec<Task>) {
        while let Some(main) = self.next(at) {
            self.write_move(main, &board, numbered, lines);
            let next = after(&board, self.node(main).mv);
            let variations: Vec<NodeId> = self.children(at).skip(1).collect();
            numbered = !self.node(main).after.is_empty();
            if !variations.is_empty() {
                tasks.push(Task::Line(main, next, true));
                tasks.extend(variations.into_iter().rev().map(|first| Task::Variation(first, board)));
                return;
            }
            (at, board) = (main, next);
        }
    }

    fn write_move(&self, id: NodeId, board: &Board, numbered: bool, lines: &mut Lines) {
        let node = self.node(id);
        match board.turn() {
            Color::White => lines.word(&format!("{}.", board.number())),
            Color::Black if numbered => lines.word(&format!("{}...", board.number())),
            Color::Black => {}
        }
        lines.word(&board.san(node.mv, Letters::English));
        for mark in &node.marks {
            lines.word(&format!("${mark}"));
        }
        for comment in &node.after {
            lines.comment(comment);
        }
    }

    /// All tags as they are written: the roster first, then the start position, then the others.
    fn all_tags(&self) -> Vec<(&str, String)> {
        let value = |name, missing: &str| self.tag(name).unwrap_or(missing).to_owned();
        let mut tags: Vec<(&str, String)> =
            ROSTER.iter().map(|&(name, missing)| (name, value(name, missing))).collect();
        tags.push(("Result", self.result.clone()));
        if self.variant == Variant::Chess960 {
            tags.push(("Variant", "Chess960".to_owned()));
        }
        if *self.start() != Board::default() {
            tags.push(("SetUp", "1".to_owned()));
            tags.push(("FEN", self.start().to_string()));
        }
        let others = self.tags.iter().filter(|(name, _)| ROSTER.iter().all(|(known, _)| known != name));
        tags.extend(others.map(|(name, value)| (name.as_str(), value.clone())));
        tags
    }
}

impl Display for PgnGame {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (name, value) in self.all_tags() {
            let value = value.replace(['\n', '\r'], " ").replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        writeln!(f, "\n{}", self.movetext())
    }
}
