//! Exact values, held against a plain search by the rules alone.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::{Chance, Control, Engine, Game};
use parlour_twixt::{Move, Setup, Twixt, Variant};

fn start(variant: Variant, size: u8) -> Twixt {
    Twixt::new(&Setup { variant, size }).unwrap()
}

/// Plain negamax by the rules alone: the obvious way to the same value.
fn negamax(game: &Twixt) -> i32 {
    if let Some(outcome) = game.outcome() {
        return outcome.value_for(game.to_move().side());
    }
    let mut best = -1;
    for mv in game.legal_moves() {
        let mut next = game.clone();
        next.play(mv).unwrap();
        best = best.max(-negamax(&next));
        if best == 1 {
            break;
        }
    }
    best
}

#[test]
fn late_positions_have_the_value_of_plain_negamax() {
    let mut solved = 0;
    for seed in 0..40 {
        let mut chance = Chance::new(seed);
        let variant = [Variant::Classic, Variant::Pp][(seed % 2) as usize];
        let mut game = start(variant, 5);
        while game.outcome().is_none() && game.legal_moves().len() > 7 {
            game.play(chance.pick(&game.legal_moves()).unwrap()).unwrap();
        }
        if game.outcome().is_some() {
            continue;
        }
        solved += 1;
        let solution = game.solve(&Control::default()).unwrap();
        assert_eq!(solution.value, negamax(&game), "{}", game.to_text());
        let reaches = |&mv: &Move| {
            let mut next = game.clone();
            next.play(mv).unwrap();
            -negamax(&next) == solution.value
        };
        let best: Vec<Move> = game.legal_moves().into_iter().filter(reaches).collect();
        assert_eq!(solution.best, best, "{}", game.to_text());
    }
    assert!(solved >= 10, "{solved}");
}

#[test]
fn a_limit_ends_the_solver() {
    assert!(start(Variant::Classic, 24).solve(&Control::default().with_nodes(1_000)).is_err());
}
