//! Makes puzzles from games that an opponent plays against itself on a quarter of the usual board.
//!
//! ```text
//! cargo run --release -p parlour-twixt --example make_twixt_puzzles -- <with two pegs> <three> <four> > levels/twixt/puzzles.ron
//! ```
//!
//! In every position of a game that the later winner is to move in, a search over all moves looks for the least number of
//! pegs with which it can force its connection. Where that is two to four and exactly one move does it, there is a puzzle.
//! The line goes on with a reply that needs the most pegs, as long as again exactly one move does it.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is a program")]

use std::error::Error;

use parlour_core::{Brain, Chance, Control, Game};
use parlour_twixt::solver::{forced_wins, toughest_reply};
use parlour_twixt::thinking::{Level, Player};
use parlour_twixt::{Move, Setup, Twixt, Variant};

/// A quarter of the usual board.
const SETUP: Setup = Setup { variant: Variant::Pp, size: 12 };

/// The names of the lengths, from two pegs.
const NAMES: [&str; 3] = ["two-pegs", "three-pegs", "four-pegs"];

struct Found {
    before: Vec<Move>,
    pegs: u32,
    line: Vec<Move>,
    /// Whether a player who looks one move ahead does not see it.
    is_hidden: bool,
}

fn main() -> Result<(), Box<dyn Error>> {
    let wanted: Vec<usize> = std::env::args().skip(1).map(|word| word.parse()).collect::<Result<_, _>>()?;
    if wanted.len() != NAMES.len() {
        return Err("how many with two, with three and with four pegs?".into());
    }
    let mut found: [Vec<Found>; 3] = Default::default();
    let mut seed = 0;
    while let Some(at) = (0..wanted.len()).find(|&at| found[at].len() < wanted[at]) {
        found[at].extend(puzzle_in(&played(seed)?, at as u32 + 2)?);
        seed += 1;
        eprint!("\r{seed} games: {:?}", found.each_ref().map(Vec::len));
    }
    eprintln!();
    println!(
        "// TwixT puzzles on a quarter of the board, the easiest first, made by engines/twixt/examples/puzzles.rs. The only"
    );
    println!("// move that forces the connection with so few pegs is to be found.");
    println!("[");
    let mut all: Vec<Found> = found.into_iter().flatten().collect();
    all.sort_by_key(difficulty);
    let mut counts = [0; 3];
    for puzzle in &all {
        let count = &mut counts[puzzle.pegs as usize - 2];
        *count += 1;
        print(puzzle, *count);
    }
    println!("]");
    Ok(())
}

/// A game with two pegs of chance at the start.
fn played(seed: u64) -> Result<Twixt, Box<dyn Error>> {
    let mut game = Twixt::new(&SETUP)?;
    let mut chance = Chance::new(seed);
    for _ in 0..2 {
        let pegs: Vec<Move> = game.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Peg(_))).collect();
        game.play(chance.pick(&pegs).ok_or("a board has points")?)?;
    }
    let mut player = Player::new(Level { nodes: 150, noise: 30, ..Level::STRONGEST });
    while let Some(thought) = player.think(&game, &Control::seeded(seed)) {
        game.play(thought.best)?;
    }
    Ok(game)
}

/// The last puzzle with so many pegs in a game.
fn puzzle_in(game: &Twixt, wanted: u32) -> Result<Option<Found>, Box<dyn Error>> {
    let moves = game.moves();
    // The winner made the last move; before it, it could connect with one peg.
    for back in 2..=6 {
        let Some(ply) = moves.len().checked_sub(2 * back - 1).filter(|&ply| ply >= 4) else { break };
        let mut before = Twixt::new(&SETUP)?;
        for &mv in &moves[..ply] {
            before.play(mv)?;
        }
        let Some((pegs, first)) = least(&before, wanted) else { break };
        if pegs == wanted
            && let &[first] = &first[..]
        {
            let look = Player::new(Level { nodes: 1, ..Level::STRONGEST }).think(&before, &Control::default());
            let is_hidden = look.is_none_or(|thought| thought.best != first);
            let line = line(&before, first, pegs);
            return Ok(Some(Found { line, before: moves[..ply].to_vec(), pegs, is_hidden }));
        }
    }
    Ok(None)
}

/// The least number of pegs that forces the connection, up to `most`, and all moves that begin it.
fn least(game: &Twixt, most: u32) -> Option<(u32, Vec<Move>)> {
    (1..=most).map(|pegs| (pegs, forced_wins(game, pegs))).find(|(_, moves)| !moves.is_empty())
}

/// The moves of both from the first on, as long as the attacker has only one.
fn line(game: &Twixt, first: Move, pegs: u32) -> Vec<Move> {
    let (mut game, mut line, mut pegs) = (game.clone(), vec![first], pegs);
    while let Some((reply, needed)) = toughest_reply(&game, line[line.len() - 1], pegs) {
        for mv in [line[line.len() - 1], reply] {
            if game.play(mv).is_err() {
                return line;
            }
        }
        let moves = forced_wins(&game, needed);
        if moves.len() != 1 && needed > 1 {
            break;
        }
        line.extend([reply, moves[0]]);
        pegs = needed;
    }
    line
}

fn difficulty(puzzle: &Found) -> u32 {
    puzzle.pegs - 1 + u32::from(puzzle.is_hidden)
}

fn print(puzzle: &Found, number: usize) {
    let Found { before, pegs, line, .. } = puzzle;
    let name = NAMES[*pegs as usize - 2];
    let words = |moves: &[Move]| moves.iter().map(ToString::to_string).collect::<Vec<_>>();
    println!("    (");
    println!("        id: \"{name}-{number}\",");
    println!(
        "        scene: (setup: (variant: Some(\"pp\"), size: Some(\"12\")), moves: \"{}\"),",
        words(before).join(" ")
    );
    println!("        solution: [\"{}\"],", line[0]);
    println!("        value: 1,");
    println!("        length: {},", line.len().div_ceil(2));
    println!("        difficulty: {},", difficulty(puzzle));
    println!("        line: {:?},", words(line));
    println!("        theme: Some(\"{name}\"),");
    println!("    ),");
}
