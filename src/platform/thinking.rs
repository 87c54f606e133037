//! Thinking that does not hold up the frames.

use bevy::app::TaskPoolPlugin;
use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, futures::check_ready};
use parlour_core::{Brain, Control, Game, StopFlag, Thought};

/// Threads for searches that give way to the one that draws: on few cores frames matter more than nodes.
pub fn task_pools() -> TaskPoolPlugin {
    let mut pools = TaskPoolPlugin::default();
    #[cfg(not(target_arch = "wasm32"))]
    {
        pools.task_pool_options.async_compute.on_thread_spawn = Some(std::sync::Arc::new(super::priority::give_way));
    }
    pools
}

/// A search that runs beside the frames. Dropping it asks the search to stop.
pub struct Thinking<G: Game> {
    task: Task<Option<Thought<G::Move>>>,
    stop: StopFlag,
}

impl<G: Game> Thinking<G> {
    /// Starts a search. It uses `control`, whose stop flag from now on belongs to this value.
    pub fn start(mut brain: Box<dyn Brain<G>>, view: G::View, control: Control) -> Self {
        let stop = control.stop.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move { brain.think(&view, &control) });
        Self { task, stop }
    }

    /// The thought, once it is complete. `Some(None)`: there was nothing to think about.
    pub fn poll(&mut self) -> Option<Option<Thought<G::Move>>> {
        check_ready(&mut self.task)
    }

    /// Asks the search to answer now with the best it has.
    pub fn hurry(&self) {
        self.stop.stop();
    }
}

impl<G: Game> Drop for Thinking<G> {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
