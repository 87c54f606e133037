//! The endgame tables: how many positions they hold, for how many of them the value is known, and the time to make them.
//!
//! Usage: `endgames [SEEDS]`, usually as many as opponents know.
#![allow(clippy::print_stdout, reason = "the purpose of this program")]

use std::time::Instant;

use parlour_core::Control;
use parlour_mancala::endgame::{COMMON, Endgames};
use parlour_mancala::{Setup, Variant};

fn main() {
    let seeds = std::env::args().nth(1).map_or(COMMON, |word| word.parse().expect("a number of seeds"));
    for variant in [Variant::Kalah, Variant::KalahEmpty, Variant::Oware, Variant::Wari] {
        let setup = Setup::usual(variant);
        let begin = Instant::now();
        let endgames =
            Endgames::prepare(setup.ruleset(), seeds, &Control::default()).expect("nothing ends the work early");
        let time = begin.elapsed();
        let (known, all) = endgames.known();
        println!("{} to {seeds} seeds: {all} positions, {known} with their value, {time:.1?}", variant.name());
    }
}
