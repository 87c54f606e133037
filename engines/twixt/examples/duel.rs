//! Matches between opponents of any kind, at fixed positions or with a limit on time.
//!
//! ```text
//! cargo run --release -p parlour-twixt --example duel -- SIZE GAMES OPENING-PLIES FIRST SECOND [MILLISECONDS]
//! ```
//!
//! An opponent is written as in levels/twixt/opponents.ron, such as `Player((nodes: 600))` or `Classic((method: Minimax, aim:
//! Mixed, depth: 2))`; `(nodes: 600)` is short for the former. The time limits the moves of the first one. Every opening of
//! chance is played from both sides.
#![allow(clippy::print_stdout, reason = "a tool for measuring")]

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use parlour_core::{Brain, Chance, Clock, Control, Engine, Game, Side, Stopwatch};
use parlour_twixt::{Algorithm, Setup, Twixt, Variant};

fn opponent(text: &str) -> Result<Algorithm, ron::error::SpannedError> {
    if text.starts_with('(') { ron::from_str(&format!("Player({text})")) } else { ron::from_str(text) }
}

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [size, games, plies, first, second, time @ ..] = &args[..] else {
        return Err("SIZE GAMES OPENING-PLIES FIRST SECOND [MILLISECONDS]".into());
    };
    let time = time.first().map(|time| time.parse()).transpose()?.map(Duration::from_millis);
    let (setup, plies) = (Setup { variant: Variant::Classic, size: size.parse()? }, plies.parse::<u32>()?);
    let opponents = [opponent(first)?, opponent(second)?];
    let (mut won, mut drawn, mut lost, mut moves, mut slowest) = (0, 0, 0, 0, [Duration::ZERO; 2]);
    for number in 0..games.parse::<u64>()? {
        let mut game = Twixt::new(&setup)?;
        let mut chance = Chance::new(number / 2);
        for _ in 0..plies {
            game.play(chance.pick(&game.legal_moves()).ok_or("a board has points")?)?;
        }
        let first_sits = (number % 2) as usize;
        let mut brains: Vec<Box<dyn Brain<Twixt>>> = opponents.iter().map(Twixt::brain).collect();
        while game.outcome().is_none() {
            let who = game.to_move().index() ^ first_sits;
            let stopwatch = Arc::new(Stopwatch::start());
            let control = match time.filter(|_| who == 0) {
                Some(time) => Control::seeded(number).with_time(stopwatch.clone(), time),
                None => Control::seeded(number),
            };
            let thought = brains[who].think(&game, &control).ok_or("the game goes on")?;
            slowest[who] = slowest[who].max(stopwatch.now());
            game.play(thought.best)?;
        }
        moves += game.moves().len();
        match game.outcome().and_then(|outcome| outcome.winner) {
            None => drawn += 1,
            Some(side) if (side == Side::First) == (first_sits == 0) => won += 1,
            Some(_) => lost += 1,
        }
    }
    let length = moves as f64 / f64::from(won + drawn + lost);
    let [own, other] = slowest.map(|time| time.as_millis());
    println!(
        "won {won}, drawn {drawn}, lost {lost}; average length {length:.1}; slowest moves {own} ms and {other} ms"
    );
    Ok(())
}
