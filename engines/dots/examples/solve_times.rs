//! Solves the boards named on the command line (or those with published values) and positions of 4×4 with 24 undrawn lines,
//! half of them random and half after careful play, and prints time and nodes.
#![allow(clippy::print_stdout, reason = "an example speaks to a person")]

use std::time::Instant;

use parlour_core::{Chance, Control, Game};
use parlour_dots::classic::Classic;
use parlour_dots::{Dots, Size, solver};

fn main() {
    let sizes: Vec<String> = std::env::args().skip(1).collect();
    let usual = ["1x1", "1x2", "1x3", "1x4", "1x5", "1x6", "2x2", "2x3", "2x4", "2x5", "3x3"];
    let sizes = if sizes.is_empty() { usual.map(str::to_owned).to_vec() } else { sizes };
    for size in sizes {
        let size: Size = size.parse().expect("a size");
        report(&size.to_string(), &Dots::new(&size).expect("a possible size"));
    }
    for seed in 0..40 {
        let mut game = Dots::new(&Size { rows: 4, cols: 4 }).expect("a possible size");
        let mut chance = Chance::new(seed);
        let careful = seed >= 20;
        while game.undrawn().len() > 24 {
            let moves = if careful { Classic::Medium.candidates(&game) } else { game.legal_moves() };
            game.play(chance.pick(&moves).expect("lines are left")).expect("a legal move");
        }
        let play = if careful { "careful" } else { "random" };
        report(&format!("4x4 after {play} play, 24 undrawn, seed {seed}"), &game);
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
