//! Solves the deals of a file, one a line: prints each with its twenty results and how long they took.
//!
//! `cargo run --release -p parlour-bridge --example table_times -- FILE [COUNT]`. A line is a deal of PBN, a space and
//! twenty digits (♠ ♥ ♦ ♣ NT by N E S W), which are compared if they are there.
#![allow(clippy::print_stdout, reason = "a program for people to read")]

use std::time::Instant;

use parlour_bridge::deal::SEATS;
use parlour_bridge::{Deal, Solver, Strain};
use parlour_core::Control;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().ok_or("name a file of deals")?;
    let count = arguments.next().map_or(Ok(usize::MAX), |count| count.parse())?;
    let text = std::fs::read_to_string(file)?;
    let (mut times, mut wrong, mut nodes, mut entries) = (Vec::new(), 0, 0, 0);
    for line in text.lines().take(count) {
        let (deal, rest) = line.split_at(69);
        let deal: Deal = deal.parse()?;
        let start = Instant::now();
        let mut solver = Solver::default();
        let table = solver.table(&deal, &Control::default()).ok_or("nothing ends the search")?;
        let time = start.elapsed().as_secs_f64() * 1000.0;
        let mut digits = String::new();
        for strain in [Strain::Spades, Strain::Hearts, Strain::Diamonds, Strain::Clubs, Strain::NoTrump] {
            for declarer in SEATS {
                digits.extend(char::from_digit(table.tricks(strain, declarer).into(), 16));
            }
        }
        let expected = rest.split_whitespace().next();
        if expected.is_some_and(|expected| expected != digits) {
            wrong += 1;
            if wrong <= 5 {
                println!("{deal} {digits} but expected {}", expected.unwrap_or_default());
            }
        }
        nodes += solver.nodes();
        entries = entries.max(solver.entries());
        times.push(time);
    }
    times.sort_by(f64::total_cmp);
    let mean = times.iter().sum::<f64>() / times.len() as f64;
    let at = |share: usize| times[(times.len() - 1) * share / 100];
    println!(
        "{} deals, {wrong} wrong; ms: mean {mean:.1}, median {:.1}, 90 % {:.1}, most {:.1}; {} nodes each; at most {entries} entries",
        times.len(),
        at(50),
        at(90),
        at(100),
        nodes / times.len() as u64
    );
    Ok(())
}
