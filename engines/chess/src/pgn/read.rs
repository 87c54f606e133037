//! Reading games.

use super::marks;
use super::tokens::{Token, Tokens};
use super::tree::{NodeId, PgnGame, after};
use crate::board::Board;
use crate::fen::FenError;
use crate::moves::Move;
use crate::piece::Color;
use crate::san::{Letters, SanError};
use crate::uci::Variant;

/// Lines within lines within lines; what is nested deeper is left out.
const DEEPEST: usize = 500;

/// What could not be read, where. What stands before it is kept.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// A word is no legal move; the rest of its line is left out.
    #[error("line {line}: move {number}{}{word} (ply {ply}): {reason}", if *.turn == Color::White { ". " } else { "... " })]
    Move {
        /// The line of the text, from 1.
        line: usize,
        /// How many plies from the start, this one included.
        ply: usize,
        /// The number of the move as the position counts.
        number: u16,
        /// Whose move it is.
        turn: Color,
        /// The word.
        word: String,
        /// What is wrong with it.
        reason: SanError,
        /// Whether it stands in a variation and not in the main line.
        in_variation: bool,
    },
    /// The start position is none; the game has no moves.
    #[error("line {line}: the start position: {reason}")]
    Start {
        /// The line of the text at which the tags end, from 1.
        line: usize,
        /// What is wrong with it.
        reason: FenError,
    },
}

/// The games of a text, one after the other.
pub fn read(text: &str) -> Reader<'_> {
    Reader { tokens: Tokens::new(text) }
}

/// Reads games one after the other.
#[derive(Clone, Debug)]
pub struct Reader<'a> {
    tokens: Tokens<'a>,
}

impl Iterator for Reader<'_> {
    type Item = PgnGame;

    fn next(&mut self) -> Option<PgnGame> {
        self.tokens.skip_blanks();
        if self.tokens.at_end() {
            return None;
        }
        let mut game = self.read_tags();
        Moves::new(&mut game, &mut self.tokens).read();
        Some(game)
    }
}

impl Reader<'_> {
    /// Reads the tags and sets the game up as they say.
    fn read_tags(&mut self) -> PgnGame {
        let mut tags: Vec<(String, String)> = Vec::new();
        while self.tokens.at_tag() {
            // A game without moves and result is followed by the next at once.
            if self.tokens.at_event() && tags.iter().any(|(name, _)| name == "Event") {
                break;
            }
            if let Some((name, value)) = self.tokens.tag() {
                tags.push((name.to_owned(), value));
            }
            self.tokens.skip_blanks();
        }
        let mut take = |wanted: &str| {
            let taken: Vec<_> = tags.extract_if(.., |(name, _)| name.eq_ignore_ascii_case(wanted)).collect();
            taken.into_iter().next().map(|(_, value)| value)
        };
        let (fen, variant, result) = (take("FEN"), take("Variant"), take("Result"));
        take("SetUp");
        let start = fen.as_deref().map_or(Ok(Board::default()), str::parse);
        let board = start.as_ref().copied().unwrap_or_default();
        let named = variant.as_deref().is_some_and(is_chess960);
        let is_960 = named || !board.castles_ordinarily();
        let mut game = PgnGame::new(if is_960 { Variant::Chess960 } else { Variant::Standard }, board);
        if let Some(other) = variant.filter(|_| !is_960) {
            tags.push(("Variant".to_owned(), other));
        }
        game.tags = tags;
        if let Some(result) = result.filter(|text| matches!(text.as_str(), "1-0" | "0-1" | "1/2-1/2")) {
            game.result = result;
        }
        if let Err(reason) = start {
            game.faults.push(Fault::Start { line: self.tokens.line(), reason });
        }
        game
    }
}

fn is_chess960(name: &str) -> bool {
    let letters: String = name.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_ascii_lowercase();
    matches!(letters.as_str(), "chess960" | "fischerandom" | "fischerrandom" | "freestyle" | "frc" | "960")
}

/// A line being read.
#[derive(Clone, Copy)]
struct Line {
    /// The last move.
    node: NodeId,
    /// The position before it.
    before: Board,
    /// The position after it.
    board: Board,
    /// How many moves from the start.
    ply: usize,
    /// Whether the line has a move of its own.
    begun: bool,
    /// Whether a fault has ended it.
    broken: bool,
}

/// The moves of one game.
struct Moves<'g, 't, 'a> {
    game: &'g mut PgnGame,
    tokens: &'t mut Tokens<'a>,
    /// The line being read.
    line: Line,
    /// The lines it is nested in, the main line first.
    outer: Vec<Line>,
    /// How many brackets are open that are left out.
    left_out: usize,
    /// Comments before the first move of a line.
    before: Vec<String>,
}

impl<'g, 't, 'a> Moves<'g, 't, 'a> {
    fn new(game: &'g mut PgnGame, tokens: &'t mut Tokens<'a>) -> Self {
        let board = *game.start();
        let broken = !game.faults.is_empty();
        let line = Line { node: PgnGame::ROOT, before: board, board, ply: 0, begun: false, broken };
        Self { game, tokens, line, outer: Vec::new(), left_out: 0, before: Vec::new() }
    }

    fn read(mut self) {
        while let Some(token) = self.tokens.next() {
            match token {
                Token::Open => self.open(),
                Token::Close => self.close(),
                Token::Result(result) => {
                    // In brackets it is part of a quoted game.
                    if self.outer.is_empty() && self.left_out == 0 {
                        result.clone_into(&mut self.game.result);
                        break;
                    }
                }
                _ if self.left_out > 0 || self.line.broken => {}
                Token::Comment(text) => self.comment(text),
                Token::Mark(mark) => self.mark(mark),
                Token::Word(word) => self.word(word),
            }
        }
        while !self.outer.is_empty() {
            self.left_out = 0;
            self.close();
        }
    }

    fn open(&mut self) {
        if self.left_out > 0 || self.line.broken || !self.line.begun || self.outer.len() >= DEEPEST {
            self.left_out += 1;
            return;
        }
        self.outer.push(self.line);
        let parent = self.game.node(self.line.node).parent().unwrap_or(PgnGame::ROOT);
        let Line { before, ply, .. } = self.line;
        self.line = Line { node: parent, before, board: before, ply: ply - 1, begun: false, broken: false };
    }

    fn close(&mut self) {
        if self.left_out > 0 {
            self.left_out -= 1;
            return;
        }
        // A closing bracket too many says nothing.
        let Some(outer) = self.outer.pop() else { return };
        self.line = outer;
        // A variation of comments alone belongs to the move it stands after.
        let comments = std::mem::take(&mut self.before);
        self.game.node_mut(self.line.node).after.extend(comments);
    }

    fn comment(&mut self, text: &str) {
        let text = super::tidy(text);
        if text.is_empty() {
            return;
        }
        if self.line.begun || self.outer.is_empty() {
            self.game.node_mut(self.line.node).after.push(text);
        } else {
            self.before.push(text);
        }
    }

    /// Marks the last move. Before the first there is nothing to mark.
    fn mark(&mut self, mark: u8) {
        if self.line.begun {
            self.game.node_mut(self.line.node).marks.push(mark);
        }
    }

    fn word(&mut self, word: &str) {
        let (text, marks) = marks::split(word);
        if let Some(mark) = marks::of_word(text) {
            self.mark(mark);
        } else if !text.is_empty() {
            match self.find(text) {
                Ok(mv) => self.play(mv),
                Err(reason) => return self.fail(word, reason),
            }
        }
        for mark in marks {
            self.mark(mark);
        }
    }

    fn find(&self, word: &str) -> Result<Move, SanError> {
        match word {
            "--" | "Z0" | "Z1" | "null" | "@@@@" | "0000" => {
                if self.line.board.in_check() {
                    Err(SanError::Illegal)
                } else {
                    Ok(Move::NULL)
                }
            }
            _ => self.line.board.parse_san(word, Letters::English),
        }
    }

    fn play(&mut self, mv: Move) {
        let node = self.game.add(self.line.node, mv);
        self.game.node_mut(node).before = std::mem::take(&mut self.before);
        let before = self.line.board;
        let board = after(&before, mv);
        self.line = Line { node, before, board, ply: self.line.ply + 1, begun: true, broken: false };
    }

    fn fail(&mut self, word: &str, reason: SanError) {
        let board = &self.line.board;
        self.game.faults.push(Fault::Move {
            line: self.tokens.line(),
            ply: self.line.ply + 1,
            number: board.number(),
            turn: board.turn(),
            word: word.chars().take(40).collect(),
            reason,
            in_variation: !self.outer.is_empty(),
        });
        self.line.broken = true;
    }
}
