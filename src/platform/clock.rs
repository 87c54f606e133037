//! The clock that engines are handed.

use std::time::Duration;

use bevy::platform::time::Instant;
use parlour_core::Clock;

/// A clock that counts from its creation.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(Instant);

impl Default for SystemClock {
    fn default() -> Self {
        Self(Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
