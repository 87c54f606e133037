//! Searches end when they are told to. By itself in this file, so that no other test takes its time.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use parlour_core::{Brain, Clock, Control, Game, StopFlag};
use parlour_twixt::thinking::{Analyst, Level, Player};
use parlour_twixt::{Setup, Twixt, Variant};

fn played(variant: Variant, size: u8, moves: &str) -> Twixt {
    let mut game = Twixt::new(&Setup { variant, size }).unwrap();
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

struct Watch(Instant);

impl Clock for Watch {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// How long it takes: the least of a few tries, for others may be busy.
fn quickest(mut run: impl FnMut()) -> Duration {
    let time = |()| {
        let begin = Instant::now();
        run();
        begin.elapsed()
    };
    [(); 4].map(time).into_iter().min().unwrap()
}

#[test]
fn stop_and_deadline_are_obeyed() {
    const SOON: Duration = Duration::from_millis(50);
    const TIME: Duration = Duration::from_millis(20);
    for size in [12, 24, 48] {
        let game = played(Variant::Classic, size, "f6 g8");
        let mut brains: [Box<dyn Brain<Twixt>>; 2] =
            [Box::new(Player::new(Level::STRONGEST)), Box::new(Analyst::new(u64::MAX))];
        for brain in &mut brains {
            let stopped = || {
                let stop = StopFlag::default();
                stop.stop();
                Control { stop, ..Control::default() }
            };
            let stop = quickest(|| assert!(brain.think(&game, &stopped()).is_some()));
            assert!(stop < SOON, "{size} {stop:?}");
            let late = || Control::default().with_time(Arc::new(Watch(Instant::now())), TIME);
            let end = quickest(|| assert!(brain.think(&game, &late()).is_some()));
            assert!(end < TIME + SOON, "{size} {end:?}");
        }
    }
}
