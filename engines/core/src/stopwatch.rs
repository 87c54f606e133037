//! The clock of the system, for those who hand engines theirs. In a browser it cannot be read.

use std::time::{Duration, Instant};

use crate::Clock;

/// Counts from the moment it is made.
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts counting.
    pub fn start() -> Self {
        Self(Instant::now())
    }

    /// Whole milliseconds since the start.
    pub fn millis(&self) -> u64 {
        self.now().as_millis() as u64
    }
}

impl Clock for Stopwatch {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
