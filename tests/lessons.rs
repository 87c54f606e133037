//! The tutorials and the puzzles, gone through from the first to the last by simulated hands.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use bevy::input::keyboard::Key;
use bevy::prelude::*;
use hands::Person;
use parlour::catalogue::{Catalogue, Chapter, GameChoice};
use parlour::profile::{GameProfile, Profiles};
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::TableGame;
use parlour::table::game::SpotId;
use parlour::table::layout::Layout;
use parlour::table::lesson::Lesson;
use parlour::table::puzzle::{PuzzleRun, Standing};
use parlour_bridge::Bridge;
use parlour_chess::Chess;
use parlour_core::SetupOptions;
use parlour_core::lesson::{Puzzle, Slide, read_list};
use parlour_dots::Dots;
use parlour_mancala::Mancala;
use parlour_notakto::Notakto;
use parlour_twixt::Twixt;

/// At the set-up of a game, with a rule set chosen or, with `None`, the usual one.
fn open<G: TableGame>(folder: &std::path::Path, variant: Option<&str>) -> Person {
    let mut person = Person::new(1280, 800, folder);
    person.hurry();
    if let Some(variant) = variant {
        let usual = person.app.world().resource::<Catalogue>().get(G::GAME).unwrap().default_choice();
        let setup = SetupOptions { variant: Some(variant.to_owned()), ..SetupOptions::default() };
        let choice = GameChoice { setup, ..usual };
        person.app.world_mut().resource_mut::<Settings>().choices.insert(G::GAME, choice);
    }
    person.open(G::GAME);
    person
}

/// What there is to learn of a rule set.
fn chapter<G: TableGame>(person: &Person, variant: Option<&str>) -> Chapter {
    let entry = person.app.world().resource::<Catalogue>().get(G::GAME).unwrap();
    let usual = entry.default_choice().setup;
    let variant = variant.map(str::to_owned).or(usual.variant.clone());
    entry.chapter(&SetupOptions { variant, ..usual })
}

/// What the person at the table has done in a game.
fn done<G: TableGame>(person: &Person) -> &GameProfile {
    &person.app.world().resource::<Profiles>().chosen().games[&G::GAME]
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
fn the_tutorial_is_gone_through<G: TableGame>(variant: Option<&str>) {
    let folder = tempfile::tempdir().unwrap();
    let mut person = open::<G>(folder.path(), variant);
    person.press("tutorial");
    at_table::<G>(&mut person);
    let chapter = chapter::<G>(&person, variant);
    let slides: Vec<Slide> = read_list(G::slides()).unwrap();
    let slides = &slides[chapter.slides.clone()];
    for (index, slide) in slides.iter().enumerate() {
        let id = &slide.id;
        let lesson = person.app.world().resource::<Lesson<G>>();
        assert_eq!((lesson.place(), &lesson.slide().id), ((index, slides.len()), id));
        let table = person.table::<G>();
        let start = slide.scene.stage::<G>().unwrap();
        assert!(!slide.demo.is_empty() || table.history == start, "{id}");
        let places = table.position().spots(person.app.world().resource::<Layout>().aspect());
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
            person.wait("the demonstration", |person| person.table::<G>().history.at() == end);
            person.wait("its repetition", |person| person.table::<G>().history.at() == start.at());
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
    assert_eq!(person.app.world().resource::<PuzzleRun<G>>().place(), (0, chapter.puzzles.len()));
    assert!(done::<G>(&person).slides_passed.iter().copied().eq(chapter.slides));
}

#[test]
fn the_tutorial_of_bridge() {
    the_tutorial_is_gone_through::<Bridge>(None);
}

#[test]
fn the_tutorial_of_chess() {
    the_tutorial_is_gone_through::<Chess>(None);
}

#[test]
fn the_tutorial_of_dots() {
    the_tutorial_is_gone_through::<Dots>(None);
}

#[test]
fn the_tutorial_of_woaley() {
    the_tutorial_is_gone_through::<Mancala>(None);
}

#[test]
fn the_tutorial_of_wari() {
    the_tutorial_is_gone_through::<Mancala>(Some("wari"));
}

#[test]
fn the_tutorial_of_oware() {
    the_tutorial_is_gone_through::<Mancala>(Some("oware"));
}

#[test]
fn the_tutorial_of_kalah() {
    the_tutorial_is_gone_through::<Mancala>(Some("kalah-empty"));
}

#[test]
fn the_tutorial_of_bao() {
    the_tutorial_is_gone_through::<Mancala>(Some("bao"));
}

#[test]
fn the_tutorial_of_omweso() {
    the_tutorial_is_gone_through::<Mancala>(Some("omweso"));
}

#[test]
fn the_tutorial_of_notakto() {
    the_tutorial_is_gone_through::<Notakto>(None);
}

#[test]
fn the_tutorial_of_twixt() {
    the_tutorial_is_gone_through::<Twixt>(None);
}

/// Pages turned as fast as keys can be pressed, back and forth, with clicks on the board in between: a slide is never
/// praised for what was done on another.
fn pages_are_turned_in_haste<G: TableGame>() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = open::<G>(folder.path(), None);
    person.press("tutorial");
    at_table::<G>(&mut person);
    let slides: Vec<Slide> = read_list(G::slides()).unwrap();
    let slides = &slides[chapter::<G>(&person, None).slides];
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
fn pages_of_mancala_in_haste() {
    pages_are_turned_in_haste::<Mancala>();
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
    let mut person = open::<Dots>(folder.path(), None);
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
fn every_puzzle_is_solved<G: TableGame>(variant: Option<&str>) {
    let folder = tempfile::tempdir().unwrap();
    let mut person = open::<G>(folder.path(), variant);
    let places = chapter::<G>(&person, variant).puzzles;
    person.press("puzzles");
    person.frames(4);
    person.press(&format!("puzzle-{}", places.start));
    at_table::<G>(&mut person);
    let puzzles: Vec<Puzzle> = read_list(G::puzzles()).unwrap();
    assert!(places.len() >= 12);
    let mut next = Some(places.start);
    for tries in 1..=places.len() {
        let index = next.unwrap();
        let puzzle = &puzzles[index];
        let id = &puzzle.id;
        person.until("the puzzle", |person| {
            let run = person.app.world().get_resource::<PuzzleRun<G>>();
            run.is_some_and(|run| run.place() == (index - places.start, places.len()))
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
        assert!(done::<G>(&person).puzzles_solved.contains(id));
        assert_eq!(person.table::<G>().expected, Some(Vec::new()));
        let counted = done::<G>(&person).puzzle_skill.tries as usize;
        assert_eq!(counted, if puzzle.rating.is_some() { tries } else { 0 }, "{id}");
        let profiles = person.app.world().resource::<Profiles>();
        next = person.app.world().resource::<PuzzleRun<G>>().next_place(profiles);
        person.press("next-slide");
        person.frames(3);
    }
    assert_eq!(person.screen(), Screen::Setup(G::GAME));
    assert_eq!((next, done::<G>(&person).puzzles_solved.len()), (None, places.len()));
    // Results are of games alone.
    let profile = done::<G>(&person);
    assert!(profile.results.is_empty() && profile.other_games == 0);
    assert!(!folder.path().join(format!("game-{}.ron", G::GAME.name())).exists());
}

#[test]
fn the_puzzles_of_bridge() {
    every_puzzle_is_solved::<Bridge>(None);
}

#[test]
fn the_puzzles_of_chess() {
    every_puzzle_is_solved::<Chess>(None);
}

#[test]
fn the_puzzles_of_dots() {
    every_puzzle_is_solved::<Dots>(None);
}

#[test]
fn the_puzzles_of_woaley_and_its_relatives() {
    every_puzzle_is_solved::<Mancala>(None);
}

#[test]
fn the_puzzles_of_wari() {
    every_puzzle_is_solved::<Mancala>(Some("wari"));
}

#[test]
fn the_puzzles_of_oware() {
    every_puzzle_is_solved::<Mancala>(Some("oware"));
}

#[test]
fn the_puzzles_of_kalah() {
    every_puzzle_is_solved::<Mancala>(Some("kalah"));
}

#[test]
fn the_puzzles_of_bao() {
    every_puzzle_is_solved::<Mancala>(Some("bao"));
}

#[test]
fn the_puzzles_of_omweso() {
    every_puzzle_is_solved::<Mancala>(Some("omweso"));
}

#[test]
fn the_puzzles_of_notakto() {
    every_puzzle_is_solved::<Notakto>(None);
}

#[test]
fn the_puzzles_of_twixt() {
    every_puzzle_is_solved::<Twixt>(None);
}
