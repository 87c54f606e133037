//! Thinking that does not hold up the frames: in threads, or on a page in Web Workers.
//!
//! Both back ends offer the same: `Thinking::start` begins a [`Job`](parlour_core::Job), `poll` asks for its thought,
//! `progress` how far it is, and dropping it ends the search at once. Where a page cannot have workers, it thinks in slices
//! between the frames. `Summarising` is the like for an [`Inquiry`](parlour_core::Inquiry).

use std::sync::{Arc, Mutex};

use parlour_core::{Listener, Progress};

#[cfg(not(target_arch = "wasm32"))]
#[path = "native.rs"]
mod backend;
#[cfg(target_arch = "wasm32")]
#[path = "web.rs"]
mod backend;
#[cfg(target_arch = "wasm32")]
mod workers;

pub use backend::{Summarising, Thinking, at_once, pace, prepare, task_pools};

/// The last that a search told of itself.
#[derive(Clone, Debug, Default)]
struct News(Arc<Mutex<Option<Progress>>>);

impl News {
    fn get(&self) -> Option<Progress> {
        self.0.lock().ok().and_then(|news| news.clone())
    }

    fn set(&self, progress: Progress) {
        if let Ok(mut news) = self.0.lock() {
            *news = Some(progress);
        }
    }

    /// Hands the news of a search on.
    fn listener(&self) -> Listener {
        let news = self.clone();
        Arc::new(move |progress| news.set(progress))
    }
}
