//! The pages that belong to bridge: results and suit combinations, by simulated hands.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use std::path::Path;

use bevy::prelude::*;
use hands::Person;
use parlour::catalogue::{GameChoice, GameId, Player};
use parlour::locale::Language;
use parlour::platform::exchange::Exchange;
use parlour::profile::{Answers, Entry, Profiles};
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::announce::Announcement;
use parlour_bridge::Bridge;
use parlour_core::SetupOptions;

const SETUP: Screen = Screen::Setup(GameId::Bridge);
const RESULTS: Screen = Screen::Page(GameId::Bridge, "results");
const COMBINATIONS: Screen = Screen::Page(GameId::Bridge, "combinations");

const WINDOWS: [(u32, u32); 4] = [(1280, 800), (800, 600), (390, 844), (320, 480)];

/// What was wished for, frame by frame: messages themselves soon pass.
#[derive(Resource, Default)]
struct Wishes(Vec<Exchange>);

fn note(mut wishes: ResMut<Wishes>, mut messages: MessageReader<Exchange>) {
    wishes.0.extend(messages.read().cloned());
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// Somebody on a page, in a window so high that nothing is below the fold.
fn on(page: Screen, entries: Vec<Entry>, folder: &Path) -> Person {
    let mut person = Person::new(1280, 2400, folder);
    person.hurry();
    person.app.init_resource::<Wishes>().add_systems(Last, note);
    for entry in entries {
        person.app.world_mut().resource_mut::<Profiles>().game(GameId::Bridge).journal.add(entry);
    }
    go_to(&mut person, page);
    person
}

fn go_to(person: &mut Person, screen: Screen) {
    person.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    person.until("the screen", |person| person.screen() == screen);
    person.frames(4);
}

fn press(person: &mut Person, name: &str) {
    person.press(name);
    person.frames(4);
}

fn opponent(id: &str) -> Player {
    Player::Opponent(id.to_owned())
}

/// A deal in which the person defended as East with a partner.
fn defended(deal: u32, aim: &str, level: &str, margin: i32, ended: u64) -> Entry {
    let choice = GameChoice {
        setup: SetupOptions { position: Some(deal.to_string()), ..SetupOptions::default() },
        players: [opponent(level), Player::Hand],
        partner: Some(opponent(level)),
        style: "night".to_owned(),
        draw_sides: false,
        time: None,
    };
    let value = if margin < 0 { 1 } else { -1 };
    Entry { ended, choice, aim: aim.to_owned(), value, margin, score: 0 }
}

fn some() -> Vec<Entry> {
    vec![
        defended(17, "3NT N", "expert", 1, 1_795_000_000),
        defended(4, "4S N", "beginner", -2, 1_795_010_000),
        defended(90, "6HX N", "advanced", 0, 1_795_020_000),
        defended(17, "3NT N", "expert", -1, 1_795_030_000),
    ]
}

/// The deals of the list on show, as they are taken along.
fn copied(person: &mut Person) -> Vec<String> {
    person.app.insert_resource(Wishes::default());
    press(person, "results-copy");
    person.read_notices();
    person.frames(3);
    match person.app.world().resource::<Wishes>().0.as_slice() {
        [Exchange::Copy(text)] => text.lines().skip(1).map(|line| line.split(',').next().unwrap().to_owned()).collect(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn pages_are_offered_before_the_game_and_lead_back() {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    go_to(&mut person, SETUP);
    for (button, page) in [("page-results", RESULTS), ("page-combinations", COMBINATIONS)] {
        assert!(person.reaches(button));
        press(&mut person, button);
        assert_eq!(person.screen(), page);
        assert!(person.sees("back"));
        person.escape();
        person.until("the choices", |person| person.screen() == SETUP);
        person.frames(4);
    }
}

#[test]
fn before_the_first_deal_the_page_says_so() {
    let folder = folder();
    let mut person = on(RESULTS, Vec::new(), folder.path());
    assert!(person.find("again-0").is_none() && person.find("results-copy").is_none());
    press(&mut person, "play");
    assert_eq!(person.screen(), SETUP);
}

#[test]
fn results_are_sorted_filtered_and_taken_along() {
    let folder = folder();
    let mut person = on(RESULTS, some(), folder.path());
    assert_eq!(copied(&mut person), ["17", "90", "4"], "the latest of each, newest first");
    press(&mut person, "history");
    assert_eq!(person.app.world().resource::<Announcement>().0, "4\u{a0}results");
    assert_eq!(copied(&mut person), ["17", "90", "4", "17"]);
    press(&mut person, "sort-number");
    assert_eq!(copied(&mut person), ["4", "17", "17", "90"]);
    press(&mut person, "sort-number");
    assert_eq!(copied(&mut person), ["90", "17", "17", "4"]);
    press(&mut person, "filters");
    press(&mut person, "kind-suit");
    assert_eq!(copied(&mut person), ["90", "4"]);
    press(&mut person, "result-lost");
    assert_eq!(copied(&mut person), ["90"]);
    press(&mut person, "level-expert");
    assert!(person.find("again-0").is_none(), "no such result");
    press(&mut person, "level-any");
    press(&mut person, "mode-declarer");
    assert!(person.find("again-0").is_none());
    press(&mut person, "mode-any");
    person.app.insert_resource(Wishes::default());
    press(&mut person, "results-save");
    let wishes = &person.app.world().resource::<Wishes>().0;
    assert!(matches!(wishes.as_slice(), [Exchange::Save { name, .. }] if name == "bridge.csv"), "{wishes:?}");
    let mut told = Vec::new();
    for _ in 0..2_000 {
        person.frames(1);
        told = person.read_notices();
        if !told.is_empty() {
            break;
        }
    }
    assert_eq!(told, ["notice-saved"]);
}

#[test]
fn a_deal_is_played_again_on_the_same_terms() {
    let folder = folder();
    let mut person = on(RESULTS, some(), folder.path());
    press(&mut person, "again-2");
    person.until("table", |person| person.screen() == Screen::Table(GameId::Bridge));
    person.frames(3);
    let table = person.table::<Bridge>();
    assert_eq!(table.setup().number, Some(4));
    assert_eq!(table.choice.players, [opponent("beginner"), Player::Hand]);
    assert_eq!(table.choice.partner, Some(opponent("beginner")));
    assert!(table.choice.style.starts_with("felt"), "as tables look now: {}", table.choice.style);
}

#[test]
fn thousands_of_results_are_shown_in_parts() {
    let folder = folder();
    let many = (0..200).map(|deal| defended(deal, "1NT N", "expert", 0, 1_795_000_000 + u64::from(deal)));
    let mut person = on(RESULTS, many.collect(), folder.path());
    assert!(person.find("again-39").is_some() && person.find("again-40").is_none());
    assert_eq!(copied(&mut person).len(), 200, "all are taken along");
    assert!(person.reaches("more"));
    press(&mut person, "more");
    assert!(person.find("again-79").is_some() && person.find("again-80").is_none());
}

#[test]
fn results_fit_into_every_window() {
    let folder = folder();
    let mut person = on(RESULTS, some(), folder.path());
    for language in Language::ALL {
        person.app.world_mut().resource_mut::<Settings>().language = Some(language);
        for (width, height) in WINDOWS {
            person.resize(width, height);
            go_to(&mut person, SETUP);
            go_to(&mut person, RESULTS);
            assert!(person.sees("back"));
            for control in ["history", "filters", "results-copy", "results-save", "again-0", "again-2"] {
                assert!(person.reaches(control), "{control} at {width}×{height} in {language:?}");
            }
        }
    }
}

fn answers(person: &Person) -> Vec<Answers> {
    let profile = &person.app.world().resource::<Profiles>().chosen().games;
    profile.get(&GameId::Bridge).map_or_else(Vec::new, |game| game.answers.values().copied().collect())
}

/// Types a combination of the person's own and asks for that many tricks.
fn ask(person: &mut Person, combination: &str, tricks: u8) {
    press(person, "own");
    person.write(combination);
    person.frames(3);
    press(person, &format!("goal-{tricks}"));
}

#[test]
fn a_suit_is_guessed_with_the_mouse_and_counted() {
    let folder = folder();
    let mut person = on(COMBINATIONS, Vec::new(), folder.path());
    // Which cards the first exercise has is the list's; that it has some is not.
    let card = |person: &mut Person, hand: &str| {
        let ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
        ranks.map(|rank| format!("{hand}-{rank}")).into_iter().find(|name| person.find(name).is_some()).unwrap()
    };
    let (north, south) = (card(&mut person, "north"), card(&mut person, "south"));
    press(&mut person, "check");
    assert!(answers(&person).is_empty(), "nothing is chosen yet");
    press(&mut person, &south);
    press(&mut person, &north);
    press(&mut person, "check");
    let [Answers { right, wrong }] = answers(&person)[..] else { panic!("{:?}", answers(&person)) };
    assert_eq!(right + wrong, 1);
    assert!(person.find(if right == 1 { "right" } else { "wrong" }).is_some());
    assert!(!person.app.world().resource::<Announcement>().0.is_empty());
    assert!(person.find("check").is_none() && person.find("line-0").is_some());
    press(&mut person, "line-1");
    press(&mut person, "layouts");
    press(&mut person, "again");
    assert!(person.find("line-0").is_none() && person.find("check").is_some());
    press(&mut person, "all");
    press(&mut person, "exercise-1");
    assert_eq!(answers(&person).len(), 1);
}

#[test]
fn a_suit_of_ones_own_is_typed_and_judged() {
    let folder = folder();
    let mut person = on(COMBINATIONS, Vec::new(), folder.path());
    // The finesse against the king: half of all deals.
    ask(&mut person, "AQ / 32", 2);
    for name in ["south-2", "north-Q"] {
        press(&mut person, name);
    }
    press(&mut person, "check");
    assert!(person.find("right").is_some());
    let said = person.app.world().resource::<Announcement>().0.clone();
    assert!(said.contains("50.00"), "{said}");
    assert!(answers(&person).is_empty(), "only exercises are counted");
    press(&mut person, "again");
    for name in ["north-A", "south-2"] {
        press(&mut person, name);
    }
    press(&mut person, "check");
    assert!(person.find("wrong").is_some());
}

#[test]
fn what_is_no_suit_is_refused() {
    let folder = folder();
    let mut person = on(COMBINATIONS, Vec::new(), folder.path());
    press(&mut person, "own");
    for text in ["AQ", "/", "x/2", "♠♠", "A/A", "9999999999999999999999999999999999999999999999999999"] {
        person.write(text);
        person.frames(2);
        assert!(person.find("goal-1").is_none(), "{text}");
        person.erase(60);
    }
    person.write("-/2");
    person.frames(3);
    assert!(person.find("goal-1").is_some() && person.find("goal-2").is_none());
}

#[test]
fn a_suit_is_guessed_by_keys_alone() {
    let folder = folder();
    let mut person = on(COMBINATIONS, Vec::new(), folder.path());
    ask(&mut person, "AQ / 32", 2);
    person.arrow(KeyCode::ArrowUp);
    for _ in 0..30 {
        let focus = person.focused_at();
        let card = person.place("south-3").unwrap();
        if focus.is_some_and(|at| card.contains(at)) {
            break;
        }
        person.arrow(KeyCode::ArrowUp);
        person.frames(2);
    }
    person.enter();
    person.arrow(KeyCode::ArrowUp);
    person.enter();
    person.frames(3);
    let complete = (0..10).any(|_| {
        person.arrow(KeyCode::ArrowDown);
        person.frames(2);
        let (focus, check) = (person.focused_at(), person.place("check").unwrap());
        focus.is_some_and(|at| check.contains(at))
    });
    assert!(complete, "the check is reached by keys");
    person.enter();
    person.frames(4);
    assert!(person.find("line-0").is_some());
}

#[test]
fn the_trainer_fits_into_every_window() {
    let folder = folder();
    let mut person = on(COMBINATIONS, Vec::new(), folder.path());
    ask(&mut person, "AQ109854 / 32", 5);
    for name in ["south-2", "north-Q"] {
        press(&mut person, name);
    }
    press(&mut person, "check");
    for language in Language::ALL {
        person.app.world_mut().resource_mut::<Settings>().language = Some(language);
        for (width, height) in WINDOWS {
            person.resize(width, height);
            go_to(&mut person, SETUP);
            go_to(&mut person, COMBINATIONS);
            assert!(person.sees("back"));
            for control in ["north-4", "north-A", "south-2", "next", "again"] {
                assert!(person.reaches(control), "{control} at {width}×{height} in {language:?}");
            }
        }
    }
}
