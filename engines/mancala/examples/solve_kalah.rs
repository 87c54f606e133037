//! Solves Kalah from the start with both rules of capture: value, positions looked at, time, and where the system tells it
//! the most memory that the program had so far.
//!
//! Usage: `solve_kalah [HOUSES SEEDS [VARIANT]]`, usually 6 and 4 and both.
#![allow(clippy::print_stdout, reason = "the purpose of this program")]

use std::time::Instant;

use parlour_core::{Control, Engine, Game};
use parlour_mancala::{Mancala, Setup, Variant};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let size = |at: usize, usual: u8| words.get(at).map_or(usual, |word| word.parse().expect("sizes are numbers"));
    let (houses, seeds) = (size(0, 6), size(1, 4));
    let chosen = |variant: &Variant| words.get(2).is_none_or(|name| variant.name() == name);
    for variant in [Variant::KalahEmpty, Variant::Kalah].into_iter().filter(chosen) {
        let setup = Setup::sized(variant, houses, seeds).expect("a possible size");
        let game = Mancala::new(&setup).expect("a possible start");
        let begin = Instant::now();
        let solution = game.solve(&Control::default()).expect("the search has no limits");
        let best: Vec<String> = solution.best.iter().map(ToString::to_string).collect();
        let (value, nodes) = (solution.value, solution.nodes);
        println!(
            "{} {houses}x{seeds}: {value:+} by {}; {nodes} positions, {:.1?}{}",
            variant.name(),
            best.join(" "),
            begin.elapsed(),
            memory()
        );
    }
}

/// The most memory that the program had so far, where the system tells it.
fn memory() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.map_or(String::new(), |peak| format!(", {} at most", peak.trim()))
}
