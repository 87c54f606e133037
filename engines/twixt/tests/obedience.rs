//! Searches end when they are told to. By itself in this file, so that no other test takes its time.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::obedience::check_brain;
use parlour_core::{Brain, Chance, Control, Engine, Game};
use parlour_twixt::classic::{Aim, Classic, Level, Method, Wish};
use parlour_twixt::thinking::Analyst;
use parlour_twixt::{Setup, Twixt, Variant};

/// A game of chance after so many pegs, which must not be over.
fn game_after(pegs: usize, size: u8) -> Twixt {
    let mut game = Twixt::new(&Setup { variant: Variant::Classic, size }).unwrap();
    let mut chance = Chance::new(1);
    for _ in 0..pegs {
        game.play(chance.pick(&game.legal_moves()).unwrap()).unwrap();
    }
    assert_eq!(game.outcome(), None, "{}", game.to_text());
    game
}

/// The longer the more pegs there are, for the classic estimates go through all pairs.
#[test]
fn stop_and_deadline_are_obeyed() {
    for (size, pegs) in [(12, 2), (24, 2), (48, 2), (48, 1_000)] {
        let game = game_after(pegs, size);
        let name = |who: &str| format!("{who}, {size}x{size} with {pegs} pegs");
        check_brain(&name("analyst"), &game, &mut Analyst::new(u64::MAX));
        for opponent in Twixt::opponents() {
            check_brain(&name(&opponent.id), &game, Twixt::brain(&opponent.algorithm).as_mut());
        }
    }
}

#[test]
fn classic_opponents_look_at_no_more_positions_than_they_may() {
    let game = game_after(2, 12);
    for method in Method::ALL {
        for limit in [1, 10, 130, 300, 1_000] {
            let level = Level { method, aim: Aim::Mixed, depth: 3 };
            let mut brain = Classic::new(level, Wish::Best);
            let thought = brain.think(&game, &Control::default().with_nodes(limit)).unwrap();
            assert!(thought.nodes <= limit, "{method:?}: {} of {limit}", thought.nodes);
        }
    }
}
