//! The endgame tables: how many positions they hold, for how many of them the value is known, and the time to make them.
//!
//! Usage: `endgames [SEEDS]`, usually as many as opponents know.
#![allow(clippy::print_stdout, reason = "the purpose of this program")]

use std::time::Instant;

use parlour_core::Control;
use parlour_mancala::endgame::{Endgames, common_seeds};
use parlour_mancala::{Setup, Variant};

fn main() {
    let wanted = std::env::args().nth(1).map(|word| word.parse().expect("a number of seeds"));
    let variants =
        [Variant::Kalah, Variant::KalahEmpty, Variant::Oware, Variant::Wari, Variant::Woaley, Variant::WoaleyP2];
    for variant in variants {
        let setup = Setup::usual(variant);
        let seeds = wanted.unwrap_or_else(|| common_seeds(setup.ruleset()));
        let begin = Instant::now();
        let endgames =
            Endgames::prepare(setup.ruleset(), seeds, &Control::default()).expect("nothing ends the work early");
        let time = begin.elapsed();
        let (known, all) = endgames.known();
        println!("{} to {seeds} seeds: {all} positions, {known} with their value, {time:.1?}", variant.name());
    }
}
