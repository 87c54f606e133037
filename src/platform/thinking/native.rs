//! Searches as tasks on threads of their own.

use std::sync::Arc;
use std::time::Duration;

use bevy::app::TaskPoolPlugin;
use bevy::log::error;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use parlour_core::{Engine, Job, Progress, StopFlag, Thought};

use super::News;
use crate::platform::clock::SystemClock;
use crate::platform::priority;

/// Threads for searches that give way to the one that draws: on few cores frames matter more than nodes.
pub fn task_pools() -> TaskPoolPlugin {
    let mut pools = TaskPoolPlugin::default();
    pools.task_pool_options.async_compute.on_thread_spawn = Some(Arc::new(priority::give_way));
    pools
}

/// Makes ready for the first search: threads are.
pub const fn prepare() {}

/// The time between frames while a search runs.
pub const fn pace() -> Duration {
    Duration::from_millis(30)
}

/// How many searches can run side by side.
pub fn at_once() -> usize {
    AsyncComputeTaskPool::get().thread_num().max(1)
}

/// A search that runs beside the frames. Dropping it asks the search to stop.
pub struct Thinking<G: Engine> {
    task: Task<Option<Thought<G::Move>>>,
    stop: StopFlag,
    news: News,
}

impl<G: Engine> Thinking<G> {
    /// Starts a search. Its time begins to run when a thread is free for it.
    pub fn start(job: Job<G>) -> Self {
        let (stop, news) = (StopFlag::default(), News::default());
        let (stopped, listener) = (stop.clone(), news.listener());
        let task = AsyncComputeTaskPool::get().spawn(async move {
            let thought = job.run(Arc::new(SystemClock::default()), stopped, listener);
            thought.inspect_err(|fault| error!("{fault}")).ok().flatten()
        });
        Self { task, stop, news }
    }

    /// The thought, once it is complete. `Some(None)`: there was nothing to think about.
    pub fn poll(&mut self) -> Option<Option<Thought<G::Move>>> {
        check_ready(&mut self.task)
    }

    /// How far the search is, if it has told.
    pub fn progress(&self) -> Option<Progress> {
        self.news.get()
    }
}

impl<G: Engine> Drop for Thinking<G> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
