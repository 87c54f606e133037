//! A search in slices, for places where nothing may run beside the frames.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::{Brain, Clock, Control, Engine, Job, Listener, StopFlag, Thought, UnknownOpponent};

/// A [`Job`] that runs a little at a time.
///
/// A job without limits ends only if the brain's memory has room for what it must prove: a brain that forgets between two
/// slices may prove the same again and again. Limits of time and nodes hold for all slices together.
pub struct Slices<G: Engine> {
    brain: Box<dyn Brain<G>>,
    view: G::View,
    clock: Arc<dyn Clock>,
    /// The limits of the whole.
    control: Control,
}

impl<G: Engine> Slices<G> {
    /// The job before its first slice. Its time begins to run now.
    ///
    /// # Errors
    /// If there is no such opponent.
    pub fn new(job: Job<G>, clock: Arc<dyn Clock>, progress: Listener) -> Result<Self, UnknownOpponent> {
        let control = job.control(clock.clone(), StopFlag::default(), progress);
        Ok(Self { brain: job.brain()?, view: job.view, clock, control })
    }

    /// Thinks for about `time`. The thought, once it is complete or the job's own time is over; `Some(None)`: the game is
    /// over.
    pub fn step(&mut self, time: Duration) -> Option<Option<Thought<G::Move>>> {
        let end = self.clock.now() + time;
        let until = self.control.deadline.as_ref().map_or(end, |(_, deadline)| end.min(*deadline));
        let watch = Arc::new(Watch { clock: self.clock.clone(), until, is_late: AtomicBool::new(false) });
        let slice = Control { deadline: Some((watch.clone(), until)), ..self.control.clone() };
        let thought = self.brain.think(&self.view, &slice);
        let is_done = !watch.is_late.load(Ordering::Relaxed) || self.control.interrupted();
        is_done.then_some(thought)
    }
}

/// A clock that remembers whether it ever told a time so late that the slice was over: then the brain may have ended early,
/// and otherwise it cannot.
struct Watch {
    clock: Arc<dyn Clock>,
    until: Duration,
    is_late: AtomicBool,
}

impl Clock for Watch {
    fn now(&self) -> Duration {
        let now = self.clock.now();
        if now >= self.until {
            self.is_late.store(true, Ordering::Relaxed);
        }
        now
    }
}
