//! Makes puzzles from games the opponents play against each other.
//!
//! ```text
//! cargo run --release -p parlour-chess --example puzzles -- find <games> <seed> > found.ron
//! cargo run --release -p parlour-chess --example puzzles -- choose found.ron > levels/chess/puzzles.ron
//! ```
//!
//! `find` plays games of good opponents, lets a weak one slip at every move, and looks for positions in which exactly one
//! move then wins, or saves the game. Every move that the solver has to find is the only one: of mates that is proved with
//! all moves and answers, of other puzzles a deep search for the two best moves must see a wide gap. `choose` takes some of
//! each theme, from easy to hard.
//!
//! Both are repeatable to the bit with the same engine; one that searches or judges otherwise plays other games. The file in
//! levels was chosen from 25 games with each of the seeds 1 to 7, found one after the other.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is a program")]

mod choose;
mod find;
mod play;
mod rate;
mod theme;

use std::error::Error;

use parlour_core::Chance;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["find", games, seed] => find(games.parse()?, seed.parse()?)?,
        ["choose", file] => print!("{}", choose::choose(&std::fs::read_to_string(file)?)?),
        _ => return Err("find <games> <seed>, or choose <file>".into()),
    }
    Ok(())
}

fn find(games: u64, seed: u64) -> Result<(), Box<dyn Error>> {
    for number in 0..games {
        let mut chance = Chance::new(seed ^ number << 32);
        for found in find::in_game(&play::game(&mut chance), &mut chance) {
            println!("{}", ron::to_string(&found)?);
        }
        eprint!("\rgame {}", number + 1);
    }
    eprintln!();
    Ok(())
}
