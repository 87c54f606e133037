//! Positions from our own games in which one move is better than all others by far, in the manner of Fred Reinfeld, *Win at
//! Chess*, 1945. Those named after a theme are the puzzles of `levels/chess` that Stockfish 15.1 confirmed: with 250 000
//! positions it chose the same move and valued it at least one and a half pawns above the next. Those named `game` are from
//! the games of `examples/tune.rs`, where the value of the search rose by more than 130 from one ply to the next, and were
//! confirmed in the same way with 400 000 positions; captures of what is worth more than the capturing piece are left out.
//! `examples/tactics.rs` has programs solve them against the clock.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_chess::thinker::{Level, Player};
use parlour_chess::{Chess, Epd, Letters, Setup, Variant};
use parlour_core::{Brain, Control, Game};

/// Far less than a second.
const NODES: u64 = 100_000;

#[test]
fn nine_of_ten_tactics_are_seen() {
    let text = include_str!("data/tactics.epd");
    let mut missed = Vec::new();
    for line in text.lines() {
        let epd: Epd = line.parse().unwrap();
        let best = epd.board.parse_san(&epd.operands("bm").unwrap()[0], Letters::English).unwrap();
        let game = Chess::new(&Setup { variant: Variant::Standard, start: epd.board }).unwrap();
        let thought =
            Player::new(Level { nodes: NODES, ..Level::default() }).think(&game, &Control::seeded(1)).unwrap();
        if game.position().find(thought.best) != Some(best) {
            missed.push(format!("{line}: {}", thought.best));
        }
    }
    assert!(missed.len() * 10 <= text.lines().count(), "{missed:#?}");
}
