//! Counts leaves of the tree of moves: `cargo run --release -p parlour-chess --example perft -- DEPTH [FEN]`.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::time::Instant;

use parlour_chess::Board;
use parlour_chess::perft::perft;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let depth = arguments.first().map_or(Ok(5), |text| text.parse())?;
    let board: Board = if arguments.len() > 1 { arguments[1..].join(" ").parse()? } else { Board::default() };
    let start = Instant::now();
    let nodes = perft(&board, depth);
    let time = start.elapsed();
    println!("{nodes} in {time:.2?}: {:.0} million a second", nodes as f64 / time.as_secs_f64() / 1e6);
    Ok(())
}
