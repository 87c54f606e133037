//! Numbered lists of moves: `1.f6 2.swap 3.m16 … 33.resign`.

use parlour_core::Game as _;

use super::{Ending, Fault, Transcript, board_for, play};
use crate::rules::Twixt;
use crate::setup::Variant;

/// Reads a list of moves of `TwixT` PP. Numbers before the moves, with one or more points behind them, may be left out.
pub(super) fn read(text: &str) -> Result<Transcript, Fault> {
    let words: Vec<String> = text
        .split_whitespace()
        .map(|word| word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.'))
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    if words.is_empty() {
        return Err(Fault::Empty);
    }
    play(board_for(Variant::Pp, &words), &words)
}

/// Writes a game as a list of moves. `None` if it would be read as a game on another board or of other rules, for a list
/// says nothing of them: it is one of `TwixT` PP on the smallest board of Little Golem that has its pegs. SGF holds every
/// game.
pub fn write_moves(game: &Twixt, ending: Option<Ending>) -> Option<String> {
    let moves: Vec<String> = game.moves().iter().map(ToString::to_string).collect();
    if moves.is_empty() || *game.setup() != board_for(Variant::Pp, &moves) {
        return None;
    }
    let words = moves.into_iter().chain(ending.map(|ending| word(ending).to_owned()));
    let numbered: Vec<String> = (1..).zip(words).map(|(number, word)| format!("{number}.{word}")).collect();
    Some(numbered.join(" "))
}

/// An ending as a move is written.
pub(super) fn word(ending: Ending) -> &'static str {
    match ending {
        Ending::Resigned(_) => "resign",
        Ending::DrawAgreed => "draw",
    }
}
