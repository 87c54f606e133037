//! Searches end when they are told to. By itself in this file, so that no other test takes its time.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::obedience::{check_brain, check_search};
use parlour_core::{Brain, Control, Engine, Game, StopFlag};
use parlour_dots::Dots;
use parlour_dots::thinker::{Analyst, Thinker};

/// A stop and a time that is over are obeyed by everyone.
#[test]
fn stop_and_deadline_are_obeyed() {
    const HUGE: u64 = u64::MAX / 4;
    for size in ["4x4", "5x5", "9x9"] {
        let game = Dots::new(&size.parse().unwrap()).unwrap();
        check_brain(size, &game, &mut Thinker::new(HUGE));
        check_brain(size, &game, &mut Analyst::new(HUGE));
        check_search(size, |control| assert!(game.solve(control).is_err()));
    }
}

/// Even stopped at once, the analyst has a word on every move.
#[test]
fn a_stopped_analyst_ranks_every_move() {
    for size in ["3x3", "9x9"] {
        let game = Dots::new(&size.parse().unwrap()).unwrap();
        let stop = StopFlag::default();
        stop.stop();
        let thought = Analyst::new(10_000).think(&game, &Control { stop, ..Control::default() }).unwrap();
        let mut ranked: Vec<_> = thought.ranked.iter().map(|ranked| ranked.mv).collect();
        ranked.sort_unstable();
        assert_eq!(ranked, game.legal_moves());
        assert!(thought.ranked.is_sorted_by_key(|ranked| -ranked.score));
    }
}
