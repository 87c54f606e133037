//! Solves Kalah from the start with both rules of capture: value, positions looked at, and time.
//!
//! Usage: `solve_kalah [HOUSES SEEDS]`, usually 6 and 4.
#![allow(clippy::print_stdout, reason = "the purpose of this program")]

use std::time::Instant;

use parlour_core::{Control, Engine, Game};
use parlour_mancala::{Mancala, Setup, Variant};

fn main() {
    let mut sizes = std::env::args().skip(1).map(|word| word.parse().expect("sizes are numbers"));
    let (houses, seeds) = (sizes.next().unwrap_or(6), sizes.next().unwrap_or(4));
    for variant in [Variant::KalahEmpty, Variant::Kalah] {
        let setup = Setup::sized(variant, houses, seeds).expect("a possible size");
        let game = Mancala::new(&setup).expect("a possible start");
        let begin = Instant::now();
        let solution = game.solve(&Control::default()).expect("the search has no limits");
        let best: Vec<String> = solution.best.iter().map(ToString::to_string).collect();
        let (value, nodes) = (solution.value, solution.nodes);
        println!(
            "{} {houses}x{seeds}: {value:+} by {}; {nodes} positions, {:?}",
            variant.name(),
            best.join(" "),
            begin.elapsed()
        );
    }
}
