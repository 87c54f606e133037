//! Solves Woaley from the start with both rules for single seeds, as far as that goes: bounds of what the first player wins
//! by, positions looked at and time.
//!
//! Usage: `solve_woaley [NODES [MEBIBYTES]]`: so many positions for each question, usually 1,000,000, and so much memory for
//! the transposition table, usually 192.
#![allow(clippy::print_stdout, reason = "the purpose of this program")]

use std::time::Instant;

use parlour_core::{Control, Game};
use parlour_mancala::endgame::{Endgames, full_seeds};
use parlour_mancala::woaley_solver::{Proof, Solver};
use parlour_mancala::{Mancala, Setup, Variant};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, usual: u64| words.get(at).map_or(usual, |word| word.parse().expect("a number"));
    let (nodes, mebibytes) = (number(0, 1_000_000), number(1, 192));
    for variant in [Variant::Woaley, Variant::WoaleyP2] {
        let game = Mancala::new(&Setup::usual(variant)).expect("the usual setup is possible");
        let (ruleset, state) = (game.ruleset(), game.state());
        let begin = Instant::now();
        let endgames =
            Endgames::prepare(ruleset, full_seeds(ruleset), &Control::default()).expect("nothing ends the work early");
        println!("{}: endgame tables, {:.1?}", variant.name(), begin.elapsed());
        let mut solver = Solver::new(ruleset, (mebibytes as usize) << 20, endgames);
        let (mut lower, mut upper) = (i32::MIN, i32::MAX);
        // Great margins are refuted sooner than small ones, to either side.
        let most = state.on_board() as i32;
        let goals = (0..most).step_by(2).flat_map(|far| [most - far, far - most + 2]);
        for goal in goals {
            if goal <= lower || goal > upper {
                continue;
            }
            let mut proof = Proof::new(state, goal);
            solver.prove(&mut proof, ruleset, state, &Control::default().with_nodes(nodes));
            (lower, upper) = (lower.max(proof.known.lower), upper.min(proof.known.upper));
            if lower == upper {
                break;
            }
        }
        println!("{}: {lower:+} to {upper:+}, {:.1?}", variant.name(), begin.elapsed());
    }
}
