//! Searches end when they are told to. By itself in this file, so that no other test takes its time.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::Game;
use parlour_core::obedience::check_brain;
use parlour_twixt::thinking::{Analyst, Level, Player};
use parlour_twixt::{Setup, Twixt, Variant};

#[test]
fn stop_and_deadline_are_obeyed() {
    for size in [12, 24, 48] {
        let mut game = Twixt::new(&Setup { variant: Variant::Classic, size }).unwrap();
        for mv in ["f6", "g8"] {
            game.play(mv.parse().unwrap()).unwrap();
        }
        check_brain(&size.to_string(), &game, &mut Player::new(Level::STRONGEST));
        check_brain(&size.to_string(), &game, &mut Analyst::new(u64::MAX));
    }
}
