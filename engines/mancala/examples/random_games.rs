//! Random games of every variant: how long they are, how many moves there are to choose from, and how they end.
#![allow(clippy::print_stdout, reason = "the purpose of this program")]

use std::collections::BTreeMap;
use std::time::Instant;

use parlour_core::{Chance, Game};
use parlour_mancala::{Mancala, Setup, Variant};

fn main() {
    const GAMES: u32 = 200;
    for variant in Variant::ALL {
        let mut chance = Chance::new(1);
        let (mut plies, mut longest, mut choices, mut ends) = (0, 0, 0, BTreeMap::<&str, u32>::new());
        let begin = Instant::now();
        for _ in 0..GAMES {
            let mut game = Mancala::new(&Setup::usual(variant)).expect("the usual setup is possible");
            loop {
                let moves = game.legal_moves();
                let Some(mv) = chance.pick(&moves) else { break };
                choices += moves.len();
                game.play(mv).expect("listed moves are legal");
            }
            plies += u32::from(game.played());
            longest = longest.max(game.played());
            *ends.entry(game.outcome().expect("the game is over").reason).or_default() += 1;
        }
        let (average, width) = (f64::from(plies) / f64::from(GAMES), choices as f64 / f64::from(plies));
        println!(
            "{}: {average:.1} plies, at most {longest}; {width:.1} moves; {ends:?}; {:?}",
            variant.name(),
            begin.elapsed()
        );
    }
}
