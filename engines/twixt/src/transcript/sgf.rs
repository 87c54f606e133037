//! The Smart Game Format, FF[4], with the properties for `TwixT` (red-bean.com/sgf/twixt.html) and as Little Golem writes
//! it. Links that are added or removed stand in nodes of their own.

use std::fmt::Write as _;
use std::ops::ControlFlow;

use parlour_core::{Game, History, Seat, Side};

use super::lines::{Lines, NodeId};
use super::moves::word;
use super::{Ending, Fault, Transcript, board_for, play_word};
use crate::moves::Move;
use crate::rules::Twixt;
use crate::setup::{Setup, Variant};

/// The number of `TwixT` in SGF.
const GAME: &str = "21";

/// The names of the players; the first one is white in SGF.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// Who moves first.
    pub first: Option<String>,
    /// Who moves second.
    pub second: Option<String>,
}

/// A property of a node: its name in capital letters and its first value.
type Property = (String, String);

/// What a file is made of.
enum Part {
    /// A variation begins.
    Open,
    /// It ends.
    Close,
    /// A node with its properties.
    Node(Vec<Property>),
}

pub(super) fn read(text: &str) -> Result<Transcript, Fault> {
    let parts = parts(text);
    let nodes = parts.iter().filter_map(|part| if let Part::Node(properties) = part { Some(properties) } else { None });
    let properties: Vec<&Property> = nodes.flatten().collect();
    let value = |name: &str| properties.iter().find(|(found, _)| found == name).map(|(_, value)| value.as_str());
    if let Some(game) = value("GM").filter(|game| game.trim() != GAME) {
        return Err(Fault::OtherGame(game.to_owned()));
    }
    // Little Golem plays TwixT PP and calls the players red and black.
    let is_golem = properties.iter().any(|(name, _)| name == "R")
        || value("SO").is_some_and(|source| source.to_ascii_lowercase().contains("littlegolem"));
    let variant = match value("RU").map(str::to_ascii_uppercase).as_deref() {
        None if is_golem => Variant::Pp,
        None | Some("STD" | "STANDARD") => Variant::Standard,
        Some("PP") => Variant::Pp,
        Some("CLASSIC") => Variant::Classic,
        Some(other) => return Err(Fault::Rules(other.to_owned())),
    };
    let setup = match value("SZ") {
        None => {
            let moves = properties.iter().filter(|(name, _)| is_move(name));
            board_for(variant, &moves.map(|(_, value)| bare(value).to_owned()).collect::<Vec<_>>())
        }
        Some(size) => {
            let wrong = || parlour_core::SetupError(format!("'{size}' is no size of a board"));
            Setup { variant, size: size.trim().parse().map_err(|_| wrong())? }
        }
    };
    let name = |key| value(key).filter(|name| !name.is_empty()).map(str::to_owned);
    let names = if is_golem {
        Names { first: name("PB"), second: name("PW") }
    } else {
        Names { first: name("PW"), second: name("PB") }
    };
    let mut reader = Reader {
        is_golem,
        history: History::new(&setup)?,
        lines: Lines::default(),
        at: Some(Lines::ROOT),
        main: None,
        fault: None,
    };
    reader.read(&parts);
    let Reader { history, lines, main, fault, .. } = reader;
    let (history, ending) = main.unwrap_or((history, None));
    Transcript { history, lines, ending, names, fault }.checked()
}

fn is_move(name: &str) -> bool {
    matches!(name, "W" | "B" | "R")
}

/// A move without the offers that Little Golem puts behind it.
fn bare(value: &str) -> &str {
    value.split('|').next().unwrap_or_default().trim()
}

/// Reads the parts of a file one after the other.
struct Reader {
    is_golem: bool,
    /// The game up to where we are.
    history: History<Twixt>,
    lines: Lines,
    /// Where we are; `None` behind the end of a line.
    at: Option<NodeId>,
    /// The first line, once it has come to its end, and how the game ended there.
    main: Option<(History<Twixt>, Option<Ending>)>,
    fault: Option<Fault>,
}

impl Reader {
    fn read(&mut self, parts: &[Part]) {
        let mut branchings = Vec::new();
        for part in parts {
            match part {
                Part::Open => branchings.push((self.at, self.history.at())),
                Part::Close => {
                    self.end_line(None);
                    if let Some((at, ply)) = branchings.pop() {
                        self.at = at;
                        self.history.jump(ply);
                    }
                }
                Part::Node(properties) => self.read_node(properties),
            }
        }
        self.end_line(None);
    }

    fn read_node(&mut self, properties: &[Property]) {
        for (color, value) in properties.iter().filter(|(name, _)| is_move(name)) {
            let Some(at) = self.at else { return };
            match play_word(&mut self.history, bare(value)) {
                Ok(ControlFlow::Continue(mv)) => self.at = Some(self.lines.add(at, mv)),
                Ok(ControlFlow::Break(ending)) => self.end_line(ending.map(|ending| self.of_color(ending, color))),
                Err(fault) => {
                    self.fault.get_or_insert(fault);
                    self.end_line(None);
                }
            }
        }
        let Some(at) = self.at else { return };
        let comment = &mut self.lines.node_mut(at).comment;
        for (_, words) in properties.iter().filter(|(name, words)| name == "C" && !words.is_empty()) {
            if !comment.is_empty() {
                comment.push('\n');
            }
            comment.push_str(words);
        }
    }

    /// Who gives up may do so while the other is to move: the color tells. Those of Little Golem depend on the swap.
    fn of_color(&self, ending: Ending, color: &str) -> Ending {
        match ending {
            Ending::Resigned(_) if !self.is_golem => {
                Ending::Resigned(if color == "W" { Seat::FIRST } else { Seat::SECOND })
            }
            _ => ending,
        }
    }

    /// What follows in this line is left out. The first line that ends is the main line.
    fn end_line(&mut self, ending: Option<Ending>) {
        self.at = None;
        if self.main.is_none() {
            self.main = Some((self.history.clone(), ending));
        }
    }
}

/// The parts of the first game in a file.
fn parts(text: &str) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut name = String::new();
    let mut open = 0_usize;
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        match sign {
            '(' => {
                open += 1;
                parts.push(Part::Open);
            }
            ')' => {
                parts.push(Part::Close);
                open = open.saturating_sub(1);
                if open == 0 {
                    break;
                }
            }
            ';' => parts.push(Part::Node(Vec::new())),
            '[' => {
                let value = read_value(&mut signs);
                // Further values of the same property have no name of their own.
                if let (Some(Part::Node(properties)), false) = (parts.last_mut(), name.is_empty()) {
                    properties.push((std::mem::take(&mut name), value));
                }
            }
            letter if letter.is_ascii_alphabetic() => name.push(letter.to_ascii_uppercase()),
            _ => {}
        }
        if !sign.is_ascii_alphabetic() {
            name.clear();
        }
    }
    parts
}

/// A value up to its closing bracket. A backslash takes the next sign as it is.
fn read_value(signs: &mut std::str::Chars<'_>) -> String {
    let mut value = String::new();
    while let Some(sign) = signs.next() {
        match sign {
            ']' => break,
            '\\' => value.extend(signs.next()),
            _ => value.push(sign),
        }
    }
    value
}

/// Writes a game as SGF.
pub fn write_sgf(game: &Twixt, ending: Option<Ending>, names: &Names) -> String {
    write_lines(*game.setup(), &Lines::of(game.moves().iter().copied()), ending, names)
}

/// Writes a game with its variations as SGF. The ending is that of the main line.
pub fn write_lines(setup: Setup, lines: &Lines, ending: Option<Ending>, names: &Names) -> String {
    let Setup { variant, size } = setup;
    let rules = match variant {
        Variant::Standard => "STD",
        Variant::Pp => "PP",
        Variant::Classic => "CLASSIC",
    };
    let mut text = format!("(;FF[4]GM[{GAME}]CA[UTF-8]AP[Parlour]SZ[{size}]RU[{rules}]");
    for (key, name) in [("PW", &names.first), ("PB", &names.second)] {
        if let Some(name) = name {
            let _ = write!(text, "{key}[{}]", escaped(name));
        }
    }
    if let Some(result) = result(setup, lines, ending) {
        let _ = write!(text, "RE[{result}]");
    }
    write_moves(&mut text, lines, ending);
    text + ")"
}

/// What is to be written next.
enum Next {
    /// A node, whose player is to move, and all that follows; in brackets if it does not go on alone.
    Node { id: NodeId, seat: Seat, in_brackets: bool },
    /// The end of a variation.
    Close,
}

/// Writes the moves with their comments, beginning with the comment of the root.
fn write_moves(text: &mut String, lines: &Lines, mut ending: Option<Ending>) {
    // A list of what is left to do and no recursion, for a line may be thousands of moves long.
    let mut waiting = vec![Next::Node { id: Lines::ROOT, seat: Seat::FIRST, in_brackets: false }];
    while let Some(next) = waiting.pop() {
        let Next::Node { id, mut seat, in_brackets } = next else {
            text.push(')');
            continue;
        };
        if in_brackets {
            text.push('(');
            waiting.push(Next::Close);
        }
        let node = lines.node(id);
        if let Some(mv) = node.mv {
            let _ = write!(text, ";{}[{mv}]", color(seat));
            seat = if matches!(mv, Move::Peg(_) | Move::Swap) { seat.other() } else { seat };
        }
        if !node.comment.is_empty() {
            let _ = write!(text, "C[{}]", escaped(&node.comment));
        }
        let children = lines.children(id);
        // The first line that ends is the main line.
        if let (Some(ending), []) = (ending, children) {
            let by = if let Ending::Resigned(loser) = ending { loser } else { seat };
            let _ = write!(text, ";{}[{}]", color(by), word(ending));
        }
        if children.is_empty() {
            ending = None;
        }
        let in_brackets = children.len() > 1;
        waiting.extend(children.iter().rev().map(|&id| Next::Node { id, seat, in_brackets }));
    }
}

fn color(seat: Seat) -> char {
    if seat == Seat::FIRST { 'W' } else { 'B' }
}

fn result(setup: Setup, lines: &Lines, ending: Option<Ending>) -> Option<String> {
    match ending {
        Some(Ending::DrawAgreed) => return Some("0".to_owned()),
        Some(Ending::Resigned(seat)) => return Some(format!("{}+R", color(seat.other()))),
        None => {}
    }
    let mut game = Twixt::new(&setup).ok()?;
    for mv in lines.main_line() {
        game.play(mv).ok()?;
    }
    Some(match game.outcome()?.winner {
        Some(Side::First) => "W+".to_owned(),
        Some(Side::Second) => "B+".to_owned(),
        None => "0".to_owned(),
    })
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}
