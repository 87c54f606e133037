//! How a search is steered from outside: stop, clock, limits, seed and progress.

use std::fmt::Debug;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// Asks a search on another thread to end. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// Asks for the stop.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the stop has been asked for.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// A clock that only goes forward. Engines read no other, so that they also run where the system has none.
pub trait Clock: Send + Sync {
    /// The time since any fixed moment.
    fn now(&self) -> Duration;
}

/// A line of play that a running search tells of. The moves are text, since [`Progress`] is the same for all games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ToldLine {
    /// Value for the player to move, in the engine's own scale.
    pub score: i32,
    /// The moves in the game's own notation, separated by spaces.
    pub moves: String,
}

/// What a running search can tell of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Progress {
    /// Completed depth in plies.
    pub depth: u32,
    /// Value for the player to move, in the engine's own scale.
    pub score: i32,
    /// Positions looked at.
    pub nodes: u64,
    /// The best lines, the best first, if [`Control::lines`] asks for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub lines: Vec<ToldLine>,
}

/// Limits and wishes for one search. Without a deadline and a stop, equal controls give equal thoughts on every platform.
#[derive(Clone, Default)]
pub struct Control {
    /// Obeyed within 50 ms.
    pub stop: StopFlag,
    /// The clock and the moment on it at which the search must have answered.
    pub deadline: Option<(Arc<dyn Clock>, Duration)>,
    /// The number of positions after which the search ends.
    pub node_limit: Option<u64>,
    /// The depth in plies after which the search ends.
    pub depth_limit: Option<u32>,
    /// How many of the best lines an analyst is to find and tell of; `None`: it values all moves and tells of no lines.
    pub lines: Option<u8>,
    /// The seed of everything that chance decides.
    pub seed: u64,
    /// Called now and then from inside the search.
    pub progress: Option<Listener>,
}

/// Who is told how far a search is.
pub type Listener = Arc<dyn Fn(Progress) + Send + Sync>;

impl Control {
    /// No limits: the search ends when it is done.
    pub fn seeded(seed: u64) -> Self {
        Self { seed, ..Self::default() }
    }

    /// The same, with `time` from now on `clock`.
    #[must_use]
    pub fn with_time(mut self, clock: Arc<dyn Clock>, time: Duration) -> Self {
        let deadline = clock.now() + time;
        self.deadline = Some((clock, deadline));
        self
    }

    /// The same, with at most `nodes` positions.
    #[must_use]
    pub fn with_nodes(mut self, nodes: u64) -> Self {
        self.node_limit = Some(nodes);
        self
    }

    /// The time left, if there is a deadline.
    pub fn time_left(&self) -> Option<Duration> {
        self.deadline.as_ref().map(|(clock, deadline)| deadline.saturating_sub(clock.now()))
    }

    /// Whether the stop has been asked for or the time is over. Reads the clock, so it is not for every node.
    pub fn interrupted(&self) -> bool {
        self.stop.is_stopped() || self.time_left().is_some_and(|left| left.is_zero())
    }

    /// Whether a search that has looked at `nodes` positions must end now. Reads the clock only every 1024 nodes, so
    /// that it may be called at every node.
    pub fn must_end(&self, nodes: u64) -> bool {
        if self.node_limit.is_some_and(|limit| nodes >= limit) {
            return true;
        }
        nodes.is_multiple_of(1024) && self.interrupted()
    }

    /// Tells the listener, if there is one, how far the search is.
    pub fn report(&self, progress: Progress) {
        if let Some(listener) = &self.progress {
            listener(progress);
        }
    }
}

impl Debug for Control {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Control")
            .field("time_left", &self.time_left())
            .field("node_limit", &self.node_limit)
            .field("depth_limit", &self.depth_limit)
            .field("lines", &self.lines)
            .field("seed", &self.seed)
            .finish_non_exhaustive()
    }
}
