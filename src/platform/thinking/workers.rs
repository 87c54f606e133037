//! The Web Workers of the page: who is free, who works on what, and what they say. `assets/web/worker.js` is their side.
//!
//! A worker that thinks hears nothing, so a search that is no longer wanted is ended together with its worker. That is why
//! one more than is busy is always ready.

use std::cell::RefCell;
use std::collections::{HashMap, VecDeque};
use std::mem;

use bevy::log::warn;
use web_sys::js_sys::{Reflect, WebAssembly};
use web_sys::wasm_bindgen::prelude::Closure;
use web_sys::wasm_bindgen::{JsCast, JsValue};
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

/// The script of a worker, beside the page.
const SCRIPT: &str = "worker.js";

/// The most searches side by side: each may take 64 MB.
const MOST: usize = 4;

/// After so many failures in a row the page is taken to have no workers.
const MOST_FAILURES: u32 = 3;

/// Something that came from a worker about a job.
pub enum Letter {
    /// An answer as text.
    Answer(String),
    /// The worker is gone, and will not say anything more.
    Lost,
}

thread_local! {
    static OFFICE: RefCell<Office> = RefCell::default();
}

/// How many searches can run side by side. Between the frames it is one.
pub fn at_once() -> usize {
    if are_blocked() { 1 } else { most() }
}

/// How many workers may be busy: one core is for the page.
fn most() -> usize {
    let cores = web_sys::window().map_or(1.0, |window| window.navigator().hardware_concurrency());
    (cores as usize).saturating_sub(1).clamp(1, MOST)
}

/// Starts a worker before it is needed. `wake` is called whenever something has come from a worker.
pub fn prepare(wake: impl Fn() + 'static) {
    OFFICE.with_borrow_mut(|office| {
        office.wake = Some(Box::new(wake));
        office.assign();
    });
}

/// Whether the page cannot have workers.
pub fn are_blocked() -> bool {
    OFFICE.with_borrow(|office| office.blocked)
}

/// Has a worker do a job, as soon as one is free. The request is made for the number of the job, which is returned;
/// `None` if the page cannot have workers.
pub fn ask(request: impl FnOnce(u32) -> String) -> Option<u32> {
    OFFICE.with_borrow_mut(|office| office.ask(request))
}

/// What has come about a job since the last time.
pub fn read(id: u32) -> Vec<Letter> {
    OFFICE.with_borrow_mut(|office| office.letters.get_mut(&id).map(mem::take).unwrap_or_default())
}

/// The job is done: its worker is free for others.
pub fn free(id: u32) {
    OFFICE.with_borrow_mut(|office| office.free(id));
}

/// The job is no longer wanted: its worker is ended.
pub fn give_up(id: u32) {
    OFFICE.with_borrow_mut(|office| office.give_up(id));
}

#[derive(Default)]
struct Office {
    /// The compiled program, once a worker has sent it.
    program: Option<JsValue>,
    ready: Vec<Worker>,
    busy: HashMap<u32, Worker>,
    /// Requests for which no worker is free yet.
    waiting: VecDeque<(u32, String)>,
    /// What has come and was not read yet, for every job that is not done.
    letters: HashMap<u32, Vec<Letter>>,
    last: u32,
    /// Failures since a worker last said something.
    failures: u32,
    /// Whether the page cannot have workers.
    blocked: bool,
    ears: Option<Ears>,
    wake: Option<Box<dyn Fn()>>,
}

/// What hears the workers. The same for all of them: an event says where it is from.
struct Ears {
    message: Closure<dyn FnMut(MessageEvent)>,
    error: Closure<dyn FnMut(Event)>,
}

impl Default for Ears {
    fn default() -> Self {
        let hear = |event: MessageEvent| OFFICE.with_borrow_mut(|office| office.hear(&event));
        let lose = |event: Event| OFFICE.with_borrow_mut(|office| office.lose(&source(&event), &event));
        Self { message: Closure::new(hear), error: Closure::new(lose) }
    }
}

impl Office {
    fn ask(&mut self, request: impl FnOnce(u32) -> String) -> Option<u32> {
        if self.blocked {
            return None;
        }
        self.last += 1;
        self.letters.insert(self.last, Vec::new());
        self.waiting.push_back((self.last, request(self.last)));
        self.assign();
        (!self.blocked).then_some(self.last)
    }

    fn free(&mut self, id: u32) {
        self.letters.remove(&id);
        if let Some(worker) = self.busy.remove(&id) {
            if self.ready.len() < MOST { self.ready.push(worker) } else { dismiss(&worker) }
        }
        self.assign();
    }

    fn give_up(&mut self, id: u32) {
        self.letters.remove(&id);
        self.waiting.retain(|(waiting, _)| *waiting != id);
        if let Some(worker) = self.busy.remove(&id) {
            dismiss(&worker);
        }
        self.assign();
    }

    /// Gives every request to a worker, as far as there may be workers, and has one more ready.
    fn assign(&mut self) {
        while !self.blocked && self.busy.len() < most() {
            let Some(worker) = self.ready.pop().or_else(|| self.hire()) else { return self.block() };
            let Some((id, request)) = self.waiting.pop_front() else {
                self.ready.push(worker);
                return;
            };
            if let Err(fault) = worker.post_message(&request.into()) {
                warn!("a worker cannot be spoken to: {fault:?}");
            }
            self.busy.insert(id, worker);
        }
    }

    fn hire(&mut self) -> Option<Worker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let ears = self.ears.get_or_insert_default();
        let hired = Worker::new_with_options(SCRIPT, &options).and_then(|worker| {
            worker.set_onmessage(Some(ears.message.as_ref().unchecked_ref()));
            worker.set_onerror(Some(ears.error.as_ref().unchecked_ref()));
            worker.post_message(self.program.as_ref().unwrap_or(&JsValue::NULL)).map(|()| worker)
        });
        hired.inspect_err(|fault| warn!("no worker can be had: {fault:?}")).ok()
    }

    fn hear(&mut self, event: &MessageEvent) {
        let data = event.data();
        if let Some(text) = data.as_string() {
            self.failures = 0;
            if let Some(id) = self.job_of(&source(event))
                && let Some(letters) = self.letters.get_mut(&id)
            {
                letters.push(Letter::Answer(text));
            }
        } else if data.has_type::<WebAssembly::Module>() {
            self.program = Some(data);
        } else {
            let fault = Reflect::get(&data, &"fault".into()).unwrap_or(data);
            self.lose(&source(event), &fault);
        }
        if let Some(wake) = &self.wake {
            wake();
        }
    }

    /// A worker has failed. If none has ever worked, none ever will.
    fn lose(&mut self, worker: &JsValue, fault: &JsValue) {
        warn!("a worker has failed: {fault:?}");
        self.failures += 1;
        if self.program.is_none() || self.failures > MOST_FAILURES {
            return self.block();
        }
        self.ready.retain(|ready| AsRef::<JsValue>::as_ref(ready) != worker);
        if let Some(id) = self.job_of(worker) {
            if let Some(worker) = self.busy.remove(&id) {
                dismiss(&worker);
            }
            self.letters.entry(id).or_default().push(Letter::Lost);
        }
        self.assign();
    }

    fn block(&mut self) {
        self.blocked = true;
        self.ready.drain(..).chain(self.busy.drain().map(|(_, worker)| worker)).for_each(|worker| dismiss(&worker));
        self.waiting.clear();
        self.letters.values_mut().for_each(|letters| letters.push(Letter::Lost));
    }

    fn job_of(&self, worker: &JsValue) -> Option<u32> {
        self.busy.iter().find(|(_, busy)| AsRef::<JsValue>::as_ref(*busy) == worker).map(|(&id, _)| id)
    }
}

/// The worker that an event is from.
fn source(event: &Event) -> JsValue {
    event.target().map_or(JsValue::NULL, JsValue::from)
}

/// Ends a worker at once, and hears nothing more of it.
fn dismiss(worker: &Worker) {
    worker.set_onmessage(None);
    worker.set_onerror(None);
    worker.terminate();
}
