//! Searches as data, and in slices.

#![allow(clippy::unwrap_used, reason = "tests")]

mod coins;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use coins::{Coins, Rows};
use parlour_core::job::{Answer, Reply, Request, Task};
use parlour_core::*;

/// A clock on which a millisecond passes whenever somebody looks.
#[derive(Default)]
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

fn position() -> Coins {
    let mut chance = Chance::new(3);
    Coins::new(&Rows((0..3).map(|_| (0..8).map(|_| 1 + chance.below(9) as u8).collect()).collect())).unwrap()
}

fn job(limits: Limits) -> Job<Coins> {
    Job { thinker: Thinker::Analyst, view: position(), limits, knowledge: None }
}

fn nobody() -> Listener {
    Arc::new(|_| ())
}

fn run(job: &Job<Coins>) -> Thought<coins::Take> {
    job.run(Arc::new(Ticking::default()), StopFlag::default(), nobody()).unwrap().unwrap()
}

#[test]
fn slices_lead_to_the_same_thought() {
    let whole = run(&job(Limits::default()));
    let mut slices = Slices::new(job(Limits::default()), Arc::new(Ticking::default()), nobody()).unwrap();
    let mut steps = 1;
    let thought = loop {
        assert!(steps < 10_000, "the slices do not end");
        match slices.step(Duration::from_millis(4)) {
            Some(thought) => break thought.unwrap(),
            None => steps += 1,
        }
    };
    assert!(whole.exact && whole.nodes > 20_000, "this is no test with {} positions", whole.nodes);
    assert!(steps > 3, "{steps}");
    assert_eq!((thought.best, thought.score, thought.exact), (whole.best, whole.score, true));
}

#[test]
fn slices_end_when_the_time_of_the_job_is_over() {
    let limits = Limits { time_ms: Some(9), ..Limits::default() };
    let clock = Arc::new(Ticking::default());
    let mut slices = Slices::new(job(limits), clock.clone(), nobody()).unwrap();
    while slices.step(Duration::from_millis(4)).is_none() {}
    let over = clock.now().as_millis();
    assert!((9..40).contains(&over), "{over}");
}

#[test]
fn a_job_survives_a_letter() {
    let limits = Limits { seed: u64::MAX, time_ms: Some(5), nodes: None, depth: Some(3), lines: Some(2) };
    let request = Request { id: 7, game: "coins".to_owned(), task: Task::Job(job(limits)) };
    let text = serde_json::to_string(&request).unwrap();
    assert_eq!(serde_json::from_str::<Request<Job<Coins>>>(&text).unwrap(), request);
}

#[test]
fn limits_left_out_are_none() {
    assert_eq!(ron::from_str::<Limits>("(seed: 4)").unwrap(), Limits { seed: 4, ..Limits::default() });
}

#[test]
fn an_unknown_opponent_is_an_error() {
    let job = Job { thinker: Thinker::Opponent("nobody".into()), ..job(Limits::default()) };
    let error = job.run(Arc::new(Ticking::default()), StopFlag::default(), nobody()).unwrap_err();
    assert_eq!(error.to_string(), "there is no opponent 'nobody'");
    assert!(Slices::new(job, Arc::new(Ticking::default()), nobody()).is_err());
}

#[test]
fn answers_are_told_apart() {
    let thought = run(&job(Limits { nodes: Some(10), ..Limits::default() }));
    let progress =
        Progress { depth: 3, score: -5, nodes: 900, lines: vec![ToldLine { score: -5, moves: "a b".into() }] };
    let replies =
        [Reply::Progress(progress), Reply::Thought(Some(thought)), Reply::Thought(None), Reply::Error("no".into())];
    for reply in replies {
        let answer = Answer { id: 12, reply };
        let text = serde_json::to_string(&answer).unwrap();
        assert_eq!(serde_json::from_str::<Answer<coins::Take>>(&text).unwrap(), answer, "{text}");
    }
}
