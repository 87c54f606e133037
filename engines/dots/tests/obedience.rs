//! Searches end when they are told to. By itself in this file, so that no other test takes its time.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::sync::Arc;
use std::time::{Duration, Instant};

use parlour_core::{Brain, Clock, Control, Engine, Game, StopFlag};
use parlour_dots::Dots;
use parlour_dots::thinker::{Analyst, Thinker};

struct Watch(Instant);

impl Clock for Watch {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// How long it takes: the least of a few tries, for other tests may be busy.
fn quickest(mut run: impl FnMut()) -> Duration {
    let time = |()| {
        let begin = Instant::now();
        run();
        begin.elapsed()
    };
    [(); 4].map(time).into_iter().min().unwrap()
}

/// A stop and a time that is over must be obeyed within 50 ms, by everyone.
#[test]
fn stop_and_deadline_are_obeyed() {
    const SOON: Duration = Duration::from_millis(50);
    const TIME: Duration = Duration::from_millis(20);
    const HUGE: u64 = u64::MAX / 4;
    let stopped = || {
        let stop = StopFlag::default();
        stop.stop();
        Control { stop, ..Control::default() }
    };
    let late = || Control::default().with_time(Arc::new(Watch(Instant::now())), TIME);
    for size in ["4x4", "5x5", "9x9"] {
        let game = Dots::new(&size.parse().unwrap()).unwrap();
        let mut brains: [Box<dyn Brain<Dots>>; 2] = [Box::new(Thinker::new(HUGE)), Box::new(Analyst::new(HUGE))];
        for brain in &mut brains {
            let stop = quickest(|| assert!(brain.think(&game, &stopped()).is_some()));
            assert!(stop < SOON, "{size} {stop:?}");
            let end = quickest(|| assert!(brain.think(&game, &late()).is_some()));
            assert!(end < TIME + SOON, "{size} {end:?}");
        }
        let stop = quickest(|| assert!(game.solve(&stopped()).is_err()));
        assert!(stop < SOON, "{size} {stop:?}");
        let end = quickest(|| assert!(game.solve(&late()).is_err()));
        assert!(end < TIME + SOON, "{size} {end:?}");
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
