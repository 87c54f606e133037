//! Solves the boards with published values, and random 4×4 positions with 24 undrawn lines, and prints time and nodes.
#![allow(clippy::print_stdout, reason = "an example speaks to a person")]

use std::time::Instant;

use parlour_core::{Chance, Control, Game};
use parlour_dots::{Dots, Size, solver};

fn main() {
    let sizes: Vec<String> = std::env::args().skip(1).collect();
    let usual = ["1x1", "1x2", "1x3", "1x4", "1x5", "1x6", "2x2", "2x3", "2x4", "2x5", "3x3"];
    let sizes = if sizes.is_empty() { usual.map(str::to_owned).to_vec() } else { sizes };
    for size in sizes {
        let size: Size = size.parse().expect("a size");
        report(&size.to_string(), &Dots::new(&size).expect("a possible size"));
    }
    for seed in 0..20 {
        let mut game = Dots::new(&Size { rows: 4, cols: 4 }).expect("a possible size");
        let mut chance = Chance::new(seed);
        while game.undrawn().len() > 24 {
            let mv = chance.pick(&game.legal_moves()).expect("lines are left");
            game.play(mv).expect("a legal move");
        }
        report(&format!("4x4 with 24 undrawn, seed {seed}"), &game);
    }
}

fn report(name: &str, game: &Dots) {
    let start = Instant::now();
    let solution = solver::solve(game, &Control::default()).expect("no limit");
    let best = solution.best.len();
    println!(
        "{name}: value {}, {best} best, {} nodes, {:.3} s",
        solution.value,
        solution.nodes,
        start.elapsed().as_secs_f64()
    );
}
