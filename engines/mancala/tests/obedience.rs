//! Searches end when they are told to. By itself in this file, so that no other test takes its time.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::obedience::check_brain;
use parlour_core::{Brain, Engine, Game};
use parlour_mancala::classic::Classic;
use parlour_mancala::thinker::{Level, Player};
use parlour_mancala::{Mancala, Setup, Variant};

#[test]
fn stop_and_deadline_are_obeyed() {
    for variant in Variant::ALL {
        let mut game = Mancala::new(&Setup::usual(variant)).unwrap();
        for _ in 0..6 {
            game.play(game.legal_moves()[0]).unwrap();
        }
        let brains: [Box<dyn Brain<Mancala>>; 3] = [
            Box::new(Player::new(Level { nodes: u64::MAX / 128, endgames: true, ..Level::default() })),
            Box::new(Classic::new(60)),
            Mancala::analyst(),
        ];
        for mut brain in brains {
            check_brain(&format!("{variant:?}"), &game, &mut *brain);
        }
    }
}
