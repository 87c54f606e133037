//! What the tests of several games need.
#![allow(dead_code, reason = "not every game needs all of it")]

use parlour_core::Game;
use parlour_mancala::{Mancala, Setup, Variant};

/// The game from a position.
pub fn position(variant: Variant, text: &str) -> Mancala {
    with(Setup::usual(variant), text)
}

/// The game from a position with switches.
pub fn with(setup: Setup, text: &str) -> Mancala {
    Mancala::new(&setup.from_position(text).unwrap()).unwrap()
}

/// The position after moves.
pub fn after(game: &Mancala, moves: &str) -> Mancala {
    let mut game = game.clone();
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

/// The legal moves in one line.
pub fn legal(game: &Mancala) -> String {
    game.legal_moves().iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Why the game is over, and who won: 1, 2 or 0.
pub fn end(game: &Mancala) -> (&'static str, usize) {
    let outcome = game.outcome().unwrap();
    (outcome.reason, outcome.winner.map_or(0, |side| side.index() + 1))
}

/// Every position of a board with exactly that many seeds.
pub fn all(pits: usize, seeds: u8) -> Vec<Vec<u8>> {
    if pits == 1 {
        return vec![vec![seeds]];
    }
    let with_first = |first: u8| {
        all(pits - 1, seeds - first).into_iter().map(move |rest| [vec![first], rest].concat()).collect::<Vec<_>>()
    };
    (0..=seeds).flat_map(with_first).collect()
}
