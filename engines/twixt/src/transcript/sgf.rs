//! The Smart Game Format, FF[4], with the properties for `TwixT` (red-bean.com/sgf/twixt.html) and as Little Golem writes
//! it. Only the main line is read. Links that are added or removed stand in nodes of their own.

use std::fmt::Write as _;

use parlour_core::{Game, Seat, Side};

use super::moves::word;
use super::{Ending, Fault, Transcript, board_for, play};
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

pub(super) fn read(text: &str) -> Result<Transcript, Fault> {
    let properties = main_line(text);
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
    let is_move = |name: &str| matches!(name, "W" | "B" | "R");
    // Little Golem puts the offers that come with a move behind it.
    let bare = |value: &str| value.split('|').next().unwrap_or_default().trim().to_owned();
    let words: Vec<String> =
        properties.iter().filter(|(name, _)| is_move(name)).map(|(_, value)| bare(value)).collect();
    let setup = match value("SZ") {
        None => board_for(variant, &words),
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
    play(setup, &words, names)
}

/// The properties of the main line, which goes on until the first variation ends.
fn main_line(text: &str) -> Vec<Property> {
    let mut properties = Vec::new();
    let mut name = String::new();
    let mut signs = text.chars();
    while let Some(sign) = signs.next() {
        match sign {
            ')' => break,
            '[' => {
                let value = read_value(&mut signs);
                // Further values of the same property have no name of their own.
                if !name.is_empty() {
                    properties.push((std::mem::take(&mut name), value));
                }
            }
            letter if letter.is_ascii_alphabetic() => name.push(letter.to_ascii_uppercase()),
            _ => name.clear(),
        }
    }
    properties
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
    let Setup { variant, size } = *game.setup();
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
    if let Some(result) = result(game, ending) {
        let _ = write!(text, "RE[{result}]");
    }
    let mut replay = Twixt::new(game.setup()).expect("the setup of a game is possible");
    for &mv in game.moves() {
        let _ = write!(text, ";{}[{mv}]", color(replay.to_move()));
        replay.play(mv).expect("the moves of a game are legal");
    }
    if let Some(ending) = ending {
        let _ = write!(text, ";{}[{}]", color(game.to_move()), word(ending));
    }
    text + ")"
}

fn color(seat: Seat) -> char {
    if seat == Seat::FIRST { 'W' } else { 'B' }
}

fn result(game: &Twixt, ending: Option<Ending>) -> Option<String> {
    match (game.outcome(), ending) {
        (_, Some(Ending::DrawAgreed)) => Some("0".to_owned()),
        (_, Some(Ending::Resigned(seat))) => Some(format!("{}+R", color(seat.other()))),
        (Some(outcome), None) => Some(match outcome.winner {
            Some(Side::First) => "W+".to_owned(),
            Some(Side::Second) => "B+".to_owned(),
            None => "0".to_owned(),
        }),
        (None, None) => None,
    }
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]")
}
