//! How fast games are read and written: `cargo bench -p parlour-chess --bench pgn`.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::time::Instant;

use parlour_chess::{Chess, PgnGame, Setup, pgn};
use parlour_core::{Chance, Game, History};

const GAMES: usize = 4_000;

/// Random games of the length of real ones.
fn games() -> String {
    let mut chance = Chance::new(1);
    let mut text = String::new();
    for _ in 0..GAMES / 20 {
        let mut history = History::<Chess>::new(&Setup::default()).expect("the start is a position");
        for _ in 0..80 {
            let Some(mv) = chance.pick(&history.position().legal_moves()) else { break };
            history.play(mv, std::time::Duration::from_secs(2)).expect("legal moves can be played");
        }
        text += &PgnGame::of_history(&history).to_string();
        text.push('\n');
    }
    text.repeat(20)
}

fn main() {
    let text = games();
    let start = Instant::now();
    let games: Vec<PgnGame> = pgn::read(&text).collect();
    let read = start.elapsed();
    assert_eq!(games.len(), GAMES);
    let moves: usize = games.iter().map(PgnGame::len).sum();
    let start = Instant::now();
    let written: usize = games.iter().map(|game| game.to_string().len()).sum();
    let write = start.elapsed();
    let rate = |time: std::time::Duration| GAMES as f64 / time.as_secs_f64();
    println!("{GAMES} games, {moves} moves, {} KiB", text.len() / 1024);
    println!("read {:.0} games a second, written {:.0} ({} KiB)", rate(read), rate(write), written / 1024);
}
