//! Finds the smallest edge templates and prints them.
//!
//! ```text
//! cargo run --release -p parlour-twixt --example find_edge_templates -- [HEIGHT…]
//! ```
//!
//! For a peg so many rows above its border row (1 to 5, if none is named), alone and with a peg linked to it from above, it
//! looks for all regions of the fewest points that must be empty for the peg to be connected, whatever surrounds them.
#![allow(clippy::print_stdout, reason = "it is a program")]

use std::error::Error;

use parlour_twixt::solver::edge::{Spot, smallest};

fn main() -> Result<(), Box<dyn Error>> {
    let mut heights: Vec<i8> = std::env::args().skip(1).map(|word| word.parse()).collect::<Result<_, _>>()?;
    if heights.is_empty() {
        heights = (1..=5).collect();
    }
    for height in heights {
        let peg = (0, height);
        for pegs in [vec![peg], vec![peg, (1, height + 2)], vec![peg, (2, height + 1)]] {
            let templates = smallest(&pegs, &room(&pegs, height));
            println!("{pegs:?}: {}", templates.len());
            for template in templates {
                println!("{} points: {template}", template.region.len());
            }
        }
    }
    Ok(())
}

/// The points around a peg, those nearest to the way to the border first.
fn room(pegs: &[Spot], height: i8) -> Vec<Spot> {
    let width = height + 2;
    let rows = (0..=height + 1).flat_map(|row| (-width..=width).map(move |col| (col, row)));
    let mut room: Vec<Spot> = rows.filter(|spot| !pegs.contains(spot)).collect();
    room.sort_by_key(|&(col, row)| (col.abs() + (row - height / 2).abs(), row, col));
    room
}
