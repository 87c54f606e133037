//! Searches in Web Workers, and where there are none in slices between the frames.

use std::sync::Arc;
use std::time::Duration;

use bevy::app::TaskPoolPlugin;
use bevy::log::error;
use bevy::prelude::*;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use parlour_core::job::{Answer, Reply, Request, Task};
use parlour_core::{Engine, Inquiry, Job, Limits, Progress, Slices, StopFlag, Thought};
use serde::Serialize;
use serde::de::DeserializeOwned;

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
        let place = match ask::<G>(Task::Job(&job)) {
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
        match read(letter) {
            Reply::Progress(progress) => {
                self.news.set(progress);
                None
            }
            Reply::Thought(thought) => {
                workers::free(id);
                self.place = Place::Nowhere;
                Some(thought)
            }
            other => {
                report(&other);
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

/// The longest time that the page may stand still for a summary.
const STANDSTILL: Duration = Duration::from_millis(500);

/// An inquiry that a worker answers. Dropping it ends the work. Where there are no workers the page stands still for it, for
/// at most [`STANDSTILL`].
pub struct Summarising {
    /// The number of the task, if a worker has it.
    worker: Option<u32>,
    here: Box<dyn Fn() -> Option<String> + Send + Sync>,
}

impl Summarising {
    /// Asks. Its time begins to run when a worker is free for it.
    pub fn start<G: Engine>(inquiry: Inquiry<G>) -> Self {
        let worker = ask::<G>(Task::Inquiry(&inquiry));
        let time = inquiry.limits.time_ms.unwrap_or(u64::MAX).min(STANDSTILL.as_millis() as u64);
        let inquiry = Inquiry { limits: Limits { time_ms: Some(time), ..inquiry.limits }, ..inquiry };
        Self { worker, here: Box::new(move || inquiry.run(Arc::new(SystemClock::default()), StopFlag::default())) }
    }

    /// The summary, once it is there. `Some(None)`: there is none. Then it is not to be polled again.
    pub fn poll(&mut self) -> Option<Option<String>> {
        let Some(id) = self.worker else { return Some((self.here)()) };
        let reply = workers::read(id).into_iter().map(read::<()>).find(|reply| !matches!(reply, Reply::Progress(_)))?;
        workers::free(id);
        self.worker = None;
        match reply {
            Reply::Summary(summary) => Some(summary),
            other => {
                report(&other);
                None
            }
        }
    }
}

impl Drop for Summarising {
    fn drop(&mut self) {
        if let Some(id) = self.worker {
            workers::give_up(id);
        }
    }
}

/// Has a worker do it, and says under which number; `None` where there are no workers.
fn ask<G: Engine>(task: Task<impl Serialize>) -> Option<u32> {
    workers::ask(|id| {
        let request = Request { id, game: G::ID.to_owned(), task };
        serde_json::to_string(&request).inspect_err(|fault| error!("{fault}")).unwrap_or_default()
    })
}

/// What a letter says.
fn read<M: DeserializeOwned>(letter: Letter) -> Reply<M> {
    let reply = match letter {
        Letter::Answer(text) => serde_json::from_str::<Answer<M>>(&text).map(|answer| answer.reply),
        Letter::Lost => Ok(Reply::Error("the worker is lost".to_owned())),
    };
    reply.unwrap_or_else(|fault| Reply::Error(fault.to_string()))
}

/// Tells of a reply by which nothing came of a task.
fn report<M>(reply: &Reply<M>) {
    let fault = if let Reply::Error(fault) = reply { fault.as_str() } else { "the reply is to something else" };
    error!("{fault}; working between the frames instead");
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
