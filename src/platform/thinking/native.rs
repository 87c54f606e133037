//! Searches as tasks on threads of their own.

use std::sync::Arc;
use std::time::Duration;

use bevy::app::TaskPoolPlugin;
use bevy::log::error;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use parlour_core::{Clock, Engine, Inquiry, Job, Progress, StopFlag, Thought};

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
    work: Work<Option<Thought<G::Move>>>,
    news: News,
}

impl<G: Engine> Thinking<G> {
    /// Starts a search. Its time begins to run when a thread is free for it.
    pub fn start(job: Job<G>) -> Self {
        let news = News::default();
        let listener = news.listener();
        let work = Work::start(move |clock, stop| {
            let thought = job.run(clock, stop, listener);
            thought.inspect_err(|fault| error!("{fault}")).ok().flatten()
        });
        Self { work, news }
    }

    /// The thought, once it is complete. `Some(None)`: there was nothing to think about.
    pub fn poll(&mut self) -> Option<Option<Thought<G::Move>>> {
        self.work.poll()
    }

    /// How far the search is, if it has told.
    pub fn progress(&self) -> Option<Progress> {
        self.news.get()
    }
}

/// An inquiry that is answered beside the frames. Dropping it asks to stop.
pub struct Summarising(Work<Option<String>>);

impl Summarising {
    /// Asks. Its time begins to run when a thread is free for it.
    pub fn start<G: Engine>(inquiry: Inquiry<G>) -> Self {
        Self(Work::start(move |clock, stop| inquiry.run(clock, stop)))
    }

    /// The summary, once it is there. `Some(None)`: there is none. Then it is not to be polled again.
    pub fn poll(&mut self) -> Option<Option<String>> {
        self.0.poll()
    }
}

/// Something that a thread works on. Dropping it asks to stop.
struct Work<T> {
    task: Task<T>,
    stop: StopFlag,
}

impl<T: Send + 'static> Work<T> {
    fn start(work: impl FnOnce(Arc<dyn Clock>, StopFlag) -> T + Send + 'static) -> Self {
        let stop = StopFlag::default();
        let stopped = stop.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move { work(Arc::new(SystemClock::default()), stopped) });
        Self { task, stop }
    }

    /// What came of it, once it is done.
    fn poll(&mut self) -> Option<T> {
        check_ready(&mut self.task)
    }
}

impl<T> Drop for Work<T> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
