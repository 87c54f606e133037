//! The tutorials and the puzzles, gone through from the first to the last by simulated hands.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use hands::Person;
use parlour::catalogue::Catalogue;
use parlour::profile::Profile;
use parlour::screen::Screen;
use parlour::table::TableGame;
use parlour::table::game::SpotId;
use parlour::table::layout::Layout;
use parlour::table::lesson::Lesson;
use parlour::table::puzzle::{PuzzleRun, Standing};
use parlour_chess::Chess;
use parlour_core::lesson::{Puzzle, Slide, read_list};
use parlour_dots::Dots;
use parlour_notakto::Notakto;
use parlour_twixt::Twixt;

fn open<G: TableGame>(folder: &std::path::Path) -> Person {
    let mut person = Person::new(1280, 800, folder);
    person.hurry();
    person.open(G::GAME);
    person
}

fn at_table<G: TableGame>(person: &mut Person) {
    person.until("table", |person| person.screen() == Screen::Table(G::GAME));
    person.frames(4);
}

fn page_down(person: &mut Person) {
    person.key(KeyCode::PageDown, Key::PageDown);
    person.frames(3);
}

/// Every slide: what is shown is possible, wrong moves change nothing, right ones are praised, demonstrations run.
fn the_tutorial_is_gone_through<G: TableGame>() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = open::<G>(folder.path());
    person.press("tutorial");
    at_table::<G>(&mut person);
    let slides: Vec<Slide> = read_list(G::slides()).unwrap();
    for (index, slide) in slides.iter().enumerate() {
        let id = &slide.id;
        let lesson = person.app.world().resource::<Lesson<G>>();
        assert_eq!((lesson.place(), &lesson.slide().id), ((index, slides.len()), id));
        let table = person.table::<G>();
        let start = slide.scene.stage::<G>().unwrap();
        assert!(!slide.demo.is_empty() || table.history == start, "{id}");
        let places = G::spots(table.setup(), person.app.world().resource::<Layout>().aspect());
        let is_there = |spot: &SpotId| places.iter().any(|place| place.id == *spot);
        assert!(table.teach.iter().all(is_there), "{id}: a mark beside the board");
        assert_eq!(lesson.asks(), !slide.your_turn.is_empty(), "{id}");
        if lesson.asks() {
            let right: Vec<G::Move> = slide.your_turn.iter().map(|word| word.parse().unwrap()).collect();
            let wrong = start.position().legal_moves().into_iter().find(|mv| !right.contains(mv));
            if let Some(wrong) = wrong {
                person.make::<G>(wrong);
                assert_eq!(person.table::<G>().history, start, "{id}: a wrong move was taken");
                assert!(person.app.world().resource::<Lesson<G>>().asks(), "{id}");
            }
            person.make::<G>(right[index % right.len()]);
            person.frames(2);
            assert_eq!(person.table::<G>().history.at(), start.at() + 1, "{id}: the right move was not taken");
            assert!(person.app.world().resource::<Lesson<G>>().found, "{id}");
        } else if !slide.demo.is_empty() {
            let end = start.at() + slide.demo.len();
            person.until("the demonstration", |person| person.table::<G>().history.at() == end);
            person.until("its repetition", |person| person.table::<G>().history.at() == start.at());
        }
        // By key and by button in turn.
        if index % 2 == 0 {
            page_down(&mut person);
        } else {
            person.press("next-slide");
            person.frames(3);
        }
    }
    // After the last slide come the puzzles.
    assert_eq!(person.screen(), Screen::Table(G::GAME));
    assert_eq!(person.app.world().resource::<PuzzleRun<G>>().place().0, 0);
    let passed = &person.app.world().resource::<Profile>().games[&G::GAME].slides_passed;
    assert!(passed.iter().copied().eq(0..slides.len()));
}

#[test]
fn the_tutorial_of_chess() {
    the_tutorial_is_gone_through::<Chess>();
}

#[test]
fn the_tutorial_of_dots() {
    the_tutorial_is_gone_through::<Dots>();
}

#[test]
fn the_tutorial_of_notakto() {
    the_tutorial_is_gone_through::<Notakto>();
}

#[test]
fn the_tutorial_of_twixt() {
    the_tutorial_is_gone_through::<Twixt>();
}

/// Pages turned as fast as keys can be pressed, back and forth, with clicks on the board in between: a slide is never
/// praised for what was done on another.
fn pages_are_turned_in_haste<G: TableGame>() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = open::<G>(folder.path());
    person.press("tutorial");
    at_table::<G>(&mut person);
    let slides: Vec<Slide> = read_list(G::slides()).unwrap();
    for _ in 1..slides.len() {
        page_down(&mut person);
    }
    for (index, slide) in slides.iter().enumerate().rev() {
        person.until("the slide", |person| person.app.world().resource::<Lesson<G>>().place().0 == index);
        person.frames(2);
        if let Some(word) = slide.your_turn.first() {
            let at = person.place_of::<G>(word.parse().unwrap());
            person.point(at);
            person.button(bevy::input::ButtonState::Pressed);
            person.button(bevy::input::ButtonState::Released);
        }
        if index > 0 {
            person.key(KeyCode::PageUp, Key::PageUp);
            let lesson = person.app.world().resource::<Lesson<G>>();
            assert!(!lesson.found, "{} was praised for {}", lesson.slide().id, slide.id);
        }
    }
    // Back from the first slide there is nothing.
    person.key(KeyCode::PageUp, Key::PageUp);
    assert_eq!(person.app.world().resource::<Lesson<G>>().place().0, 0);
    person.escape();
    person.until("set-up", |person| person.screen() == Screen::Setup(G::GAME));
}

#[test]
fn pages_of_chess_in_haste() {
    pages_are_turned_in_haste::<Chess>();
}

#[test]
fn pages_of_dots_in_haste() {
    pages_are_turned_in_haste::<Dots>();
}

#[test]
fn pages_of_notakto_in_haste() {
    pages_are_turned_in_haste::<Notakto>();
}

#[test]
fn pages_of_twixt_in_haste() {
    pages_are_turned_in_haste::<Twixt>();
}

/// The tutorial opens again at the first slide that has not been passed, also where later ones have been.
#[test]
fn the_tutorial_opens_again_at_the_first_slide_not_passed() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = open::<Dots>(folder.path());
    let slides: Vec<Slide> = read_list(Dots::slides()).unwrap();
    let first_task = slides.iter().position(|slide| !slide.your_turn.is_empty()).unwrap();
    person.press("tutorial");
    at_table::<Dots>(&mut person);
    for _ in 0..first_task + 3 {
        page_down(&mut person);
    }
    let opened_at = |person: &mut Person| {
        person.escape();
        person.until("set-up", |person| person.screen() == Screen::Setup(Dots::GAME));
        person.frames(3);
        person.press("tutorial");
        at_table::<Dots>(person);
        person.app.world().resource::<Lesson<Dots>>().place().0
    };
    assert_eq!(opened_at(&mut person), first_task);
    person.make::<Dots>(slides[first_task].your_turn[0].parse().unwrap());
    person.frames(3);
    // Found, so passed; the slides read before are not asked for again.
    let second_task = (first_task + 1..slides.len())
        .find(|&slide| slide >= first_task + 3 || !slides[slide].your_turn.is_empty())
        .unwrap();
    assert_eq!(opened_at(&mut person), second_task);
}

fn standing<G: TableGame>(person: &Person) -> Standing {
    person.app.world().resource::<PuzzleRun<G>>().standing
}

/// Every puzzle: a wrong move is refused and tried again, the right ones solve it, and the profile notes it. Where puzzles
/// have ratings, the next is one that suits the person, and every first try counts once.
fn every_puzzle_is_solved<G: TableGame>() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = open::<G>(folder.path());
    person.press("puzzles");
    person.frames(4);
    person.press("puzzle-0");
    at_table::<G>(&mut person);
    let puzzles: Vec<Puzzle> = read_list(G::puzzles()).unwrap();
    assert!(puzzles.len() >= 12);
    let mut index = 0;
    for tries in 1..=puzzles.len() {
        let puzzle = &puzzles[index];
        let id = &puzzle.id;
        person.until("the puzzle", |person| {
            let run = person.app.world().get_resource::<PuzzleRun<G>>();
            run.is_some_and(|run| run.place().0 == index)
        });
        person.frames(4);
        let start = puzzle.scene.stage::<G>().unwrap();
        let solution: Vec<G::Move> = puzzle.solution.iter().map(|word| word.parse().unwrap()).collect();
        if let Some(wrong) = start.position().legal_moves().into_iter().find(|mv| !solution.contains(mv)) {
            person.make::<G>(wrong);
            assert_eq!(person.table::<G>().history, start, "{id}: a wrong move was taken");
            assert_eq!(standing::<G>(&person), Standing::Wrong, "{id}");
        }
        for step in 0..puzzle.length {
            let right = if step == 0 { solution.clone() } else { person.table::<G>().expected.clone().unwrap() };
            assert!(!right.is_empty(), "{id}: nothing is right at step {step}");
            person.make::<G>(right[0]);
            person.until("what follows", |person| matches!(standing::<G>(person), Standing::Open | Standing::Solved));
            person.frames(2);
            if standing::<G>(&person) == Standing::Solved {
                break;
            }
        }
        assert_eq!(standing::<G>(&person), Standing::Solved, "{id}");
        assert!(person.app.world().resource::<Profile>().games[&G::GAME].puzzles_solved.contains(id));
        assert_eq!(person.table::<G>().expected, Some(Vec::new()));
        let profile = person.app.world().resource::<Profile>();
        let counted = profile.games[&G::GAME].puzzle_skill.tries as usize;
        assert_eq!(counted, if puzzle.rating.is_some() { tries } else { 0 }, "{id}");
        index = person.app.world().resource::<PuzzleRun<G>>().next_place(profile);
        person.press("next-slide");
        person.frames(3);
    }
    assert_eq!(person.screen(), Screen::Setup(G::GAME));
    let catalogue = person.app.world().resource::<Catalogue>();
    let all = catalogue.get(G::GAME).unwrap().puzzles().len();
    assert_eq!(person.app.world().resource::<Profile>().games[&G::GAME].puzzles_solved.len(), all);
    // Results are of games alone.
    let profile = &person.app.world().resource::<Profile>().games[&G::GAME];
    assert!(profile.results.is_empty() && profile.other_games == 0);
    assert!(!folder.path().join(format!("game-{}.ron", G::GAME.name())).exists());
}

#[test]
fn the_puzzles_of_chess() {
    every_puzzle_is_solved::<Chess>();
}

#[test]
fn the_puzzles_of_dots() {
    every_puzzle_is_solved::<Dots>();
}

#[test]
fn the_puzzles_of_notakto() {
    every_puzzle_is_solved::<Notakto>();
}

#[test]
fn the_puzzles_of_twixt() {
    every_puzzle_is_solved::<Twixt>();
}
