//! Searches end when they are told to. By itself in this file, so that no other test takes its time.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use parlour_core::{Brain, Clock, Control, Engine, Game, StopFlag};
use parlour_mancala::classic::Classic;
use parlour_mancala::thinker::{Level, Player};
use parlour_mancala::{Mancala, Setup, Variant};

struct Watch(Instant);

impl Clock for Watch {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// The least time of a few tries, for the machine may be busy.
fn quickest(mut run: impl FnMut()) -> Duration {
    let time = |()| {
        let begin = Instant::now();
        run();
        begin.elapsed()
    };
    [(); 12].map(time).into_iter().min().unwrap()
}

#[test]
fn stop_and_deadline_are_obeyed() {
    const SOON: Duration = Duration::from_millis(50);
    const TIME: Duration = Duration::from_millis(20);
    let stopped = || {
        let stop = StopFlag::default();
        stop.stop();
        Control { stop, ..Control::default() }
    };
    let late = || Control::default().with_time(Arc::new(Watch(Instant::now())), TIME);
    for variant in Variant::ALL {
        let mut game = Mancala::new(&Setup::usual(variant)).unwrap();
        for _ in 0..6 {
            game.play(game.legal_moves()[0]).unwrap();
        }
        let brains: [Box<dyn Brain<Mancala>>; 3] = [
            Box::new(Player::new(Level { nodes: u64::MAX / 128, depth: None, noise: 0 })),
            Box::new(Classic::new(60)),
            Mancala::analyst(),
        ];
        for mut brain in brains {
            let stop = quickest(|| assert!(brain.think(&game, &stopped()).is_some()));
            assert!(stop < SOON, "{variant:?} {stop:?}");
            let end = quickest(|| assert!(brain.think(&game, &late()).is_some()));
            assert!(end < TIME + SOON, "{variant:?} {end:?}");
        }
    }
}
