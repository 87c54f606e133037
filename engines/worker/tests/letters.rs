//! Requests and answers as texts, in this process.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::sync::{Arc, LazyLock, Mutex};
use std::time::Duration;

use parlour_bridge::{Bridge, Setup};
use parlour_core::job::{Answer, Reply, Request, Task};
use parlour_core::{Clock, Control, Engine, Game, Job, Slices, Stopwatch, Thought};
use parlour_worker::games::{self, Visitor};
use parlour_worker::samples::{self, sample};
use proptest::prelude::*;
use proptest::sample::Index;
use serde_json::{Value, json};

fn watch() -> Arc<dyn Clock> {
    Arc::new(Stopwatch::start())
}

/// Everything a worker posts for a request.
fn posted(request: &str) -> Vec<String> {
    let posted = Arc::new(Mutex::new(Vec::new()));
    let box_for_letters = posted.clone();
    parlour_worker::handle(
        request,
        watch(),
        Arc::new(move |text| box_for_letters.lock().unwrap().push(text.to_owned())),
    );
    let posted = posted.lock().unwrap();
    posted.clone()
}

/// The last letter and its number.
fn answer(request: &str) -> Answer<Value> {
    serde_json::from_str(posted(request).last().unwrap()).unwrap()
}

#[test]
fn every_game_comes_to_the_same_moves_through_a_worker() {
    for (id, sample) in (1..).zip(samples::of_every_game(100)) {
        let request = json!({ "id": id, "game": sample.game, "job": sample.job }).to_string();
        let answer = answer(&request);
        assert_eq!(answer.id, id);
        match answer.reply {
            Reply::Thought(Some(Thought { best, .. })) => assert_eq!(best, sample.mv, "{request}"),
            other => panic!("{request}: {other:?}"),
        }
    }
}

/// Jobs cut into slices end, and where the game is seen to its end they come to the same value.
struct Sliced;

impl Visitor for Sliced {
    fn visit<G: Engine>(&mut self) {
        for number in 0..20 {
            let (job, _) = sample::<G>(number);
            let whole = job.run(watch(), parlour_core::StopFlag::default(), Arc::new(|_| ())).unwrap().unwrap();
            let mut slices = Slices::new(job.clone(), watch(), Arc::new(|_| ())).unwrap();
            let mut steps = 0;
            let thought = loop {
                steps += 1;
                assert!(steps < 10_000, "{} does not end: {job:?}", G::ID);
                if let Some(thought) = slices.step(Duration::from_millis(2)) {
                    break thought.unwrap();
                }
            };
            if whole.exact && thought.exact {
                assert_eq!(thought.score, whole.score, "{} {job:?}", G::ID);
            }
            if steps == 1 {
                assert_eq!(thought, whole, "{} {job:?}", G::ID);
            }
        }
    }
}

#[test]
fn slices_end_for_every_game() {
    games::for_each(&mut Sliced);
}

/// Requests and answers of every game keep their meaning as texts.
struct Written;

impl Visitor for Written {
    fn visit<G: Engine>(&mut self) {
        let (job, _) = sample::<G>(3);
        let request = Request { id: 3, game: G::ID.to_owned(), task: Task::Job(job) };
        let text = serde_json::to_string(&request).unwrap();
        assert_eq!(serde_json::from_str::<Request<Job<G>>>(&text).unwrap(), request);
        let letter = posted(&text).pop().unwrap();
        let answer: Answer<G::Move> = serde_json::from_str(&letter).unwrap();
        assert_eq!(serde_json::from_str::<Answer<G::Move>>(&serde_json::to_string(&answer).unwrap()).unwrap(), answer);
        assert!(matches!(answer, Answer { id: 3, reply: Reply::Thought(Some(_)) }), "{letter}");
    }
}

#[test]
fn letters_of_every_game_can_be_read() {
    games::for_each(&mut Written);
}

#[test]
fn what_cannot_be_done_is_an_error() {
    let analyst = json!("analyst");
    let faults = [
        ("", 0),
        ("null", 0),
        (r#"{"id": -1, "game": "dots", "job": {}}"#, 0),
        (r#"{"id": 5, "game": "ludo", "job": {}}"#, 5),
        (r#"{"id": 5, "game": "dots", "job": {}}"#, 5),
        (r#"{"id": 5, "game": "dots", "job": [1, 2, 3]}"#, 5),
    ];
    for (text, id) in faults {
        assert!(matches!(answer(text), Answer { id: found, reply: Reply::Error(_) } if found == id), "{text}");
    }
    let views = [
        ("dots", json!({ "size": { "rows": 0, "cols": 3 }, "lines": "", "boxes": "", "to_move": 0 })),
        ("dots", json!({ "size": { "rows": 1, "cols": 1 }, "lines": "....", "boxes": ".", "to_move": 2 })),
        ("dots", json!({ "size": { "rows": 1, "cols": 1 }, "lines": ".....", "boxes": ".", "to_move": 0 })),
        ("dots", json!({ "size": { "rows": 1, "cols": 1 }, "lines": ".é.", "boxes": ".", "to_move": 0 })),
        ("dots", json!({ "size": { "rows": 1, "cols": 1 }, "lines": "1111", "boxes": ".", "to_move": 0 })),
        ("dots", json!({ "size": { "rows": 1, "cols": 1 }, "lines": "11.1", "boxes": "1", "to_move": 0 })),
        ("notakto", json!({ "start": { "boards": [] }, "now": [] })),
        ("notakto", json!({ "start": { "boards": ["........."] }, "now": [] })),
        ("notakto", json!({ "start": { "boards": ["X........"] }, "now": ["........."] })),
        ("notakto", json!({ "start": { "boards": ["........."] }, "now": ["XXXXXX..."] })),
        ("notakto", json!({ "start": { "boards": ["XXX......"] }, "now": ["XXXX....."] })),
    ];
    for (game, view) in views {
        let request = json!({ "id": 9, "game": game, "job": { "thinker": analyst, "view": view, "limits": {} } });
        let answer = answer(&request.to_string());
        assert!(matches!(answer, Answer { id: 9, reply: Reply::Error(_) }), "{request}: {answer:?}");
    }
}

#[test]
fn a_game_that_is_over_needs_no_thought() {
    let views = [
        ("dots", json!({ "size": { "rows": 1, "cols": 1 }, "lines": "1212", "boxes": "2", "to_move": 1 })),
        ("notakto", json!({ "start": { "boards": ["........."] }, "now": ["XXX......"] })),
    ];
    for (game, view) in views {
        let request = json!({ "id": 9, "game": game, "job": { "thinker": "analyst", "view": view, "limits": {} } });
        assert_eq!(answer(&request.to_string()), Answer { id: 9, reply: Reply::Thought(None) }, "{request}");
    }
}

/// A whole deal of bridge is solved in a worker; other games have no summaries.
#[test]
fn inquiries_are_answered_with_summaries() {
    let game = Bridge::new(&Setup::numbered(1)).unwrap();
    let ask = |game: &str, view: Value| {
        let request = json!({ "id": 4, "game": game, "inquiry": { "view": view, "limits": { "time_ms": 600_000 } } });
        answer(&request.to_string())
    };
    let open = serde_json::to_value(game.open_view()).unwrap();
    let expected = Bridge::summary(&game.open_view(), &Control::default());
    assert!(expected.is_some());
    assert_eq!(ask("bridge", open), Answer { id: 4, reply: Reply::Summary(expected) });
    let own = serde_json::to_value(game.view(game.to_move())).unwrap();
    assert_eq!(ask("bridge", own), Answer { id: 4, reply: Reply::Summary(None) });
    let dots = json!({ "size": { "rows": 1, "cols": 1 }, "lines": "....", "boxes": ".", "to_move": 0 });
    assert_eq!(ask("dots", dots.clone()), Answer { id: 4, reply: Reply::Summary(None) });
    assert!(matches!(ask("bridge", dots), Answer { id: 4, reply: Reply::Error(_) }));
}

#[test]
fn a_long_search_tells_how_far_it_is() {
    let view =
        json!({ "size": { "rows": 9, "cols": 9 }, "lines": ".".repeat(180), "boxes": ".".repeat(81), "to_move": 0 });
    let thinker = json!({ "opponent": "perfect" });
    let limits = json!({ "time_ms": 1200, "nodes": 1_000_000_000 });
    let request = json!({ "id": 1, "game": "dots", "job": { "thinker": thinker, "view": view, "limits": limits } });
    let posted = posted(&request.to_string());
    assert!((2..=4).contains(&posted.len()), "{posted:?}");
    for text in &posted[..posted.len() - 1] {
        assert!(
            matches!(serde_json::from_str(text).unwrap(), Answer::<()> { id: 1, reply: Reply::Progress(_) }),
            "{text}"
        );
    }
}

static REQUESTS: LazyLock<Vec<String>> = LazyLock::new(|| {
    let quick = |sample: samples::Sample| {
        let mut request = json!({ "id": 1, "game": sample.game, "job": sample.job });
        request["job"]["limits"] = json!({ "seed": 1, "nodes": 500, "time_ms": 50 });
        request.to_string()
    };
    samples::of_every_game(15).into_iter().map(quick).collect()
});

proptest! {
    /// A sign of a good request replaced by another: it is answered, and nothing breaks.
    #[test]
    fn damaged_requests_are_answered(which in any::<Index>(), place in any::<Index>(), sign in any::<char>()) {
        let mut request: Vec<char> = which.get(&REQUESTS).chars().collect();
        *place.get_mut(&mut request) = sign;
        let request: String = request.into_iter().collect();
        prop_assert!(!posted(&request).is_empty());
    }
}
