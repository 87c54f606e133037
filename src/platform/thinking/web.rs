//! Searches in Web Workers, and where there are none in slices between the frames.

use std::sync::Arc;
use std::time::Duration;

use bevy::app::TaskPoolPlugin;
use bevy::log::error;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use parlour_core::job::{Answer, Reply, Request};
use parlour_core::{Engine, Job, Progress, Slices, Thought};

use super::News;
use super::workers::{self, Letter};
use crate::platform::clock::SystemClock;

/// How long a slice may hold up a frame.
const SLICE: Duration = Duration::from_millis(8);

/// A page has one thread for everything.
pub fn task_pools() -> TaskPoolPlugin {
    TaskPoolPlugin::default()
}

/// Makes ready for the first search: loads the program of the workers.
pub fn prepare(events: Option<Res<EventLoopProxyWrapper>>) {
    let events = events.map(|events| (**events).clone());
    workers::prepare(move || {
        if let Some(events) = &events {
            // It fails only when the program has ended.
            let _ = events.send_event(WinitUserEvent::WakeUp);
        }
    });
}

/// The longest time between frames while a search runs. What comes from a worker has a frame drawn at once: to draw more
/// often would only take time from the search where no graphics hardware draws.
pub fn pace() -> Duration {
    if workers::are_blocked() { 2 * SLICE } else { Duration::from_millis(500) }
}

/// How many searches can run side by side.
pub fn at_once() -> usize {
    workers::at_once()
}

/// A search that runs beside the frames. Dropping it ends the search.
pub struct Thinking<G: Engine> {
    job: Job<G>,
    place: Place<G>,
    news: News,
}

/// Where a search runs.
enum Place<G: Engine> {
    /// In a worker, under this number.
    Worker(u32),
    /// Here.
    Here(Slices<G>),
    /// Nowhere: it is done, or it cannot be done.
    Nowhere,
}

impl<G: Engine> Thinking<G> {
    /// Starts a search. Its time begins to run when a worker is free for it.
    pub fn start(job: Job<G>) -> Self {
        let news = News::default();
        let request = |id| {
            let request = Request { id, game: G::ID.to_owned(), job: &job };
            serde_json::to_string(&request).inspect_err(|fault| error!("{fault}")).unwrap_or_default()
        };
        let place = match workers::ask(request) {
            Some(id) => Place::Worker(id),
            None => here(&job, &news),
        };
        Self { job, place, news }
    }

    /// The thought, once it is complete. `Some(None)`: there was nothing to think about.
    pub fn poll(&mut self) -> Option<Option<Thought<G::Move>>> {
        let thought = match &mut self.place {
            Place::Worker(id) => {
                let id = *id;
                return workers::read(id).into_iter().find_map(|letter| self.understand(id, letter));
            }
            Place::Here(slices) => slices.step(SLICE)?,
            Place::Nowhere => None,
        };
        self.place = Place::Nowhere;
        Some(thought)
    }

    fn understand(&mut self, id: u32, letter: Letter) -> Option<Option<Thought<G::Move>>> {
        let reply = match letter {
            Letter::Answer(text) => serde_json::from_str::<Answer<G::Move>>(&text).map(|answer| answer.reply),
            Letter::Lost => Ok(Reply::Error("the worker is lost".to_owned())),
        };
        match reply.unwrap_or_else(|fault| Reply::Error(fault.to_string())) {
            Reply::Progress(progress) => {
                self.news.set(progress);
                None
            }
            Reply::Thought(thought) => {
                workers::free(id);
                self.place = Place::Nowhere;
                Some(thought)
            }
            Reply::Error(fault) => {
                error!("{fault}; thinking between the frames instead");
                workers::free(id);
                self.place = here(&self.job, &self.news);
                None
            }
        }
    }

    /// How far the search is, if it has told.
    pub fn progress(&self) -> Option<Progress> {
        self.news.get()
    }
}

impl<G: Engine> Drop for Thinking<G> {
    fn drop(&mut self) {
        if let Place::Worker(id) = self.place {
            workers::give_up(id);
        }
    }
}

fn here<G: Engine>(job: &Job<G>, news: &News) -> Place<G> {
    match Slices::new(job.clone(), Arc::new(SystemClock::default()), news.listener()) {
        Ok(slices) => Place::Here(slices),
        Err(fault) => {
            error!("{fault}");
            Place::Nowhere
        }
    }
}
