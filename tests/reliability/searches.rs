//! Leaving, restarting, taking back and closing while an opponent thinks.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bevy::app::AppExit;
use bevy::prelude::*;
use parlour::args::SideChoice;
use parlour::catalogue::GameId;
use parlour::platform::clock::SystemClock;
use parlour::screen::Screen;
use parlour::table::gate::{Decider, MoveIntent};
use parlour::table::opponent::{Opponent, ply_seed};
use parlour::table::review::Review;
use parlour::table::{Action, Phase, TableGame};
use parlour_core::{Brain, Control, Engine, Game, SetupOptions};
use parlour_dots::Dots;
use parlour_notakto::Notakto;

use super::hands::Person;
use super::{folder, sit_down};

/// Searches obey a stop within this time.
const OBEYED: Duration = Duration::from_millis(50);

/// How long a search goes on after it was asked to stop; the best of three, for the machine may be busy.
fn obeys_after<G: TableGame>(brain: impl Fn() -> Box<dyn Brain<G>>, position: &G) -> Duration {
    let measure = || {
        let control = Control::seeded(1).with_time(Arc::new(SystemClock::default()), Duration::from_secs(20));
        let stop = control.stop.clone();
        let (mut brain, view) = (brain(), position.view(position.to_move()));
        let search = std::thread::spawn(move || (brain.think(&view, &control).is_some(), Instant::now()));
        std::thread::sleep(Duration::from_millis(60));
        let asked = Instant::now();
        stop.stop();
        let (answered, at) = search.join().unwrap();
        assert!(answered, "a stopped search still answers");
        at.saturating_duration_since(asked)
    };
    (0..3).map(|_| measure()).min().unwrap()
}

#[test]
fn every_search_stops_when_asked() {
    fn check<G: TableGame>(setups: &[SetupOptions]) {
        for setup in setups {
            let position = G::new(&G::setup_from(setup).unwrap()).unwrap();
            for opponent in G::opponents() {
                let after = obeys_after(|| G::brain(&opponent.algorithm), &position);
                assert!(after < OBEYED, "{} {setup:?}: {after:?}", opponent.id);
            }
            let after = obeys_after(G::analyst, &position);
            assert!(after < OBEYED, "analyst {setup:?}: {after:?}");
        }
    }
    let size = |size: &str| SetupOptions { size: Some(size.to_owned()), ..SetupOptions::default() };
    check::<Dots>(&[size("5x5"), size("9x9")]);
    check::<Notakto>(&[SetupOptions { boards: Some(9), ..SetupOptions::default() }]);
}

fn thinking(folder: &std::path::Path, side: SideChoice) -> Person {
    let mut person = sit_down::<Dots>(side, Some("6x6"), "perfect", folder);
    if side == SideChoice::First {
        person.make_any::<Dots>();
    }
    person.until("a search", |person| person.app.world().resource::<Opponent<Dots>>().is_thinking());
    person.frames(5);
    person
}

fn is_thinking(person: &Person) -> bool {
    person.app.world().resource::<Opponent<Dots>>().is_thinking()
}

#[test]
fn leaving_ends_the_search_and_another_game_is_played_at_once() {
    let folder = folder();
    let mut person = thinking(folder.path(), SideChoice::Second);
    person.escape();
    person.until("set-up", |person| person.screen() == Screen::Setup(GameId::Dots));
    assert!(!is_thinking(&person));
    person.frames(3);
    person.escape();
    person.until("title", |person| person.screen() == Screen::Title);
    person.frames(3);
    person.open(GameId::Notakto);
    person.play(GameId::Notakto);
    person.make_any::<Notakto>();
    let before = Instant::now();
    assert!(person.my_turn());
    // The opponent waits 0.7 seconds of the program's own time for the eye, and thinks for next to nothing.
    assert!(before.elapsed() < Duration::from_secs(10));
    assert_eq!(person.table::<Notakto>().history.at(), 2);
}

#[test]
fn restarting_during_a_search_begins_a_new_one() {
    let folder = folder();
    let mut person = thinking(folder.path(), SideChoice::Second);
    let count = |person: &mut Person| person.app.world_mut().query::<&Name>().iter(person.app.world()).count();
    let entities = count(&mut person);
    for _ in 0..5 {
        person.letter(KeyCode::KeyN, "n");
        person.until("a search", is_thinking_now);
        assert_eq!(person.table::<Dots>().history.at(), 0);
    }
    assert_eq!(count(&mut person), entities);
    assert_eq!(person.table::<Dots>().seed, 6);
    // The seat is still there: the newest game goes on with the newest answer.
    person.until("an answer", |person| person.table::<Dots>().history.at() == 1);
}

fn is_thinking_now(person: &mut Person) -> bool {
    is_thinking(person)
}

#[test]
fn what_is_taken_back_during_a_search_stays_taken_back() {
    let folder = folder();
    let mut person = thinking(folder.path(), SideChoice::First);
    person.letter(KeyCode::KeyU, "u");
    person.frames(200);
    assert!(!is_thinking(&person));
    assert_eq!(person.phase(), Phase::Hand);
    assert_eq!(person.table::<Dots>().history.at(), 0);
    // And played again, the search begins again.
    person.letter(KeyCode::KeyR, "r");
    person.until("a search", is_thinking_now);
    assert_eq!(person.table::<Dots>().history.at(), 1);
    // From the set-up too.
    person.escape();
    person.until("set-up", |person| person.screen() == Screen::Setup(GameId::Dots));
    person.frames(3);
    person.press("continue");
    person.until("the same game", |person| person.phase() == Phase::Thinking);
    assert_eq!(person.table::<Dots>().history.at(), 1);
}

#[test]
fn an_answer_to_another_position_is_never_played() {
    // Two first moves to which the opponent answers differently.
    let folder = folder();
    let mut person = sit_down::<Notakto>(SideChoice::First, None, "hard", folder.path());
    let start = person.table::<Notakto>().position().clone();
    let hard = Notakto::opponents().iter().find(|opponent| opponent.id == "hard").unwrap();
    let answer = |first| {
        let mut position = start.clone();
        position.play(first).unwrap();
        let control = Control::seeded(ply_seed(1, 1));
        Notakto::brain(&hard.algorithm).think(&position.view(position.to_move()), &control).unwrap().best
    };
    let moves = start.legal_moves();
    let (one, other) = (moves[0], *moves.iter().find(|mv| answer(**mv) != answer(moves[0])).unwrap());
    person.make::<Notakto>(one);
    person.until("thinking", |person| person.phase() == Phase::Thinking);
    person.frames(3);
    // In one frame the move is taken back; in the next, before anything else is seen, another is made.
    person.app.world_mut().write_message(Action::Undo);
    person.frames(1);
    person.app.world_mut().write_message(MoveIntent::<Notakto> { mv: other, by: Decider::Hand });
    person.until("an answer", |person| person.table::<Notakto>().history.at() == 2);
    let played: Vec<_> = person.table::<Notakto>().history.plies().iter().map(|ply| ply.mv).collect();
    assert_eq!(played, [other, answer(other)]);
}

#[test]
fn an_answer_on_its_way_does_not_reach_the_next_game() {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::None, Some("2x2"), "easy", folder.path());
    person.hurry();
    for _ in 0..40 {
        person.frames(1);
        person.app.world_mut().write_message(Action::Restart);
        person.frames(2);
        let seed = person.table::<Dots>().seed;
        assert!(person.table::<Dots>().history.at() <= 1);
        let table = person.table::<Dots>();
        if let Some(first) = table.history.plies().first() {
            let easy = Dots::opponents().iter().find(|opponent| opponent.id == "easy").unwrap();
            let start = table.history.position_at(0).unwrap();
            let control = Control::seeded(ply_seed(seed, 0));
            let best = Dots::brain(&easy.algorithm).think(&start.view(start.to_move()), &control).unwrap().best;
            assert_eq!(first.mv, best, "a move of the game before");
        }
    }
}

#[test]
fn the_window_is_closed_during_a_search() {
    let folder = folder();
    let mut person = thinking(folder.path(), SideChoice::First);
    person.close_window();
    let mut exits = 0;
    for _ in 0..5 {
        person.app.update();
        exits += person.app.world().resource::<Messages<AppExit>>().iter_current_update_messages().count();
        if exits > 0 {
            break;
        }
    }
    assert!(exits > 0, "the program ends with its window");
    let ended = Instant::now();
    drop(person);
    assert!(ended.elapsed() < Duration::from_secs(2));
    // Nothing is lost.
    let mut person = Person::new(1280, 800, folder.path());
    person.press("continue");
    person.until("thinking", |person| person.phase() == Phase::Thinking);
    assert_eq!(person.table::<Dots>().history.at(), 1);
}

#[test]
fn a_review_comes_to_its_end() {
    fn check<G: TableGame>(size: Option<&str>) {
        let folder = folder();
        let mut person = sit_down::<G>(SideChoice::None, size, "easy", folder.path());
        person.hurry();
        person.until("the end", |person| person.phase() == Phase::Over);
        person.letter(KeyCode::KeyV, "v");
        person.until("all verdicts", |person| {
            let review = person.app.world().get_resource::<Review<G>>();
            review.is_some_and(|review| review.verdicts.iter().all(Option::is_some))
        });
        // A review under way is left at once.
        person.letter(KeyCode::KeyN, "n");
        person.until("a new game", |person| person.phase() != Phase::Review && person.phase() != Phase::Over);
        assert!(person.app.world().get_resource::<Review<G>>().is_none());
    }
    check::<Dots>(Some("2x3"));
    check::<Notakto>(None);
}
