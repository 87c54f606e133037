//! Where requests come in and answers go out.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use parlour_core::job::{Answer, Reply, Request, Task};
use parlour_core::{Clock, Engine, Inquiry, Job, Listener, StopFlag};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::games::{self, Visitor};

/// The shortest time between two reports of one job, in milliseconds: as often as a person can read them. Each has the
/// page drawn.
const REPORT_EVERY: u64 = 500;

/// Takes the answers, as texts.
pub type Post = Arc<dyn Fn(&str) + Send + Sync>;

/// Does what a text asks for. The last text posted, always one, is a thought, a summary or an error; what cannot be
/// understood is answered with an error.
pub fn handle(request: &str, clock: Arc<dyn Clock>, post: Post) {
    match serde_json::from_str(request) {
        Ok(Request { id, game, task }) => {
            let mut desk = Desk { id, game, task: Some(task), clock, post, is_done: false };
            games::for_each(&mut desk);
            if !desk.is_done {
                let error = format!("there is no game '{}'", desk.game);
                send::<()>(&desk.post, id, Reply::Error(error));
            }
        }
        Err(error) => send::<()>(&post, 0, Reply::Error(format!("this is no request: {error}"))),
    }
}

/// A request that waits for the game it belongs to.
struct Desk {
    id: u32,
    game: String,
    task: Option<Task<Value>>,
    clock: Arc<dyn Clock>,
    post: Post,
    is_done: bool,
}

impl Visitor for Desk {
    fn visit<G: Engine>(&mut self) {
        if G::ID == self.game
            && let Some(task) = self.task.take()
        {
            let reply = self.work::<G>(task).unwrap_or_else(Reply::Error);
            send(&self.post, self.id, reply);
            self.is_done = true;
        }
    }
}

impl Desk {
    fn work<G: Engine>(&self, task: Task<Value>) -> Result<Reply<G::Move>, String> {
        let (clock, stop) = (self.clock.clone(), StopFlag::default());
        match task {
            Task::Job(job) => {
                let thought = read::<Job<G>>(job, "job")?.run(clock, stop, self.listener());
                thought.map(Reply::Thought).map_err(|error| error.to_string())
            }
            Task::Inquiry(inquiry) => Ok(Reply::Summary(read::<Inquiry<G>>(inquiry, "inquiry")?.run(clock, stop))),
        }
    }

    /// Posts progress, but not too often.
    fn listener(&self) -> Listener {
        let (id, clock, post) = (self.id, self.clock.clone(), self.post.clone());
        let last = AtomicU64::new(0);
        Arc::new(move |progress| {
            let now = clock.now().as_millis() as u64;
            if now >= last.load(Ordering::Relaxed) + REPORT_EVERY {
                last.store(now, Ordering::Relaxed);
                send::<()>(&post, id, Reply::Progress(progress));
            }
        })
    }
}

fn read<T: DeserializeOwned>(value: Value, kind: &str) -> Result<T, String> {
    serde_json::from_value(value).map_err(|error| format!("this is no {kind}: {error}"))
}

fn send<M: Serialize>(post: &Post, id: u32, reply: Reply<M>) {
    let text = serde_json::to_string(&Answer { id, reply }).expect("answers can be written");
    post(&text);
}
