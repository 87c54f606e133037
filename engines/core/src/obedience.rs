//! What every search must pass: it ends when it is told to.
//!
//! These checks measure time. Call them from a test file of their own, so that no other test takes theirs.

use std::sync::Arc;
use std::time::Duration;

use crate::{Brain, Clock, Control, Game, StopFlag, Stopwatch};

/// How long a search may go on after it should have ended.
const SOON: Duration = Duration::from_millis(50);

/// The time that is given to a search.
const TIME: Duration = Duration::from_millis(20);

/// How often is tried: other programs may take the processor for a while, so once in time is enough.
const TRIES: usize = 12;

/// Checks that `search` ends at once where the stop has been asked for, and in time where there is a deadline.
///
/// # Panics
/// If it goes on, saying in what (`name`) and how long.
pub fn check_search(name: &str, mut search: impl FnMut(&Control)) {
    let stopped = || {
        let stop = StopFlag::default();
        stop.stop();
        Control { stop, ..Control::default() }
    };
    let late = || Control::default().with_time(Arc::new(Stopwatch::start()), TIME);
    check_within(SOON, &format!("{name}, stopped"), || search(&stopped()));
    check_within(TIME + SOON, &format!("{name}, with a deadline"), || search(&late()));
}

/// The same for a brain that thinks about the position, which must not be over: it has a move each time.
///
/// # Panics
/// If it goes on or has no move, saying in what (`name`).
pub fn check_brain<G: Game>(name: &str, position: &G, brain: &mut dyn Brain<G>) {
    let view = position.view(position.to_move());
    check_search(name, |control| assert!(brain.think(&view, control).is_some(), "{name}: no move"));
}

fn check_within(limit: Duration, what: &str, mut run: impl FnMut()) {
    let mut quickest = Duration::MAX;
    for _ in 0..TRIES {
        let watch = Stopwatch::start();
        run();
        quickest = quickest.min(watch.now());
        if quickest < limit {
            return;
        }
    }
    panic!("{what}: it took {quickest:?}, and may take {limit:?}");
}
