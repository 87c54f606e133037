//! `TwixT` at the table: what it has besides the other games.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use hands::Person;
use parlour::args::{Args, SideChoice};
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::announce::Announcement;
use parlour::table::layout::Layout;
use parlour::table::motion::Laid;
use parlour::table::pointing::Pointing;
use parlour::table::{Phase, TableGame};
use parlour_core::Seat;
use parlour_twixt::{Move, Twixt};

/// Sits down at a board of that variant and size, after some moves, with two persons.
fn sit_down(window: (u32, u32), variant: &str, size: &str, moves: &str, folder: &std::path::Path) -> Person {
    let args = Args {
        game: Some("twixt".to_owned()),
        variant: Some(variant.to_owned()),
        size: Some(size.to_owned()),
        side: Some(SideChoice::Both),
        moves: Some(moves.to_owned()),
        ..Args::default()
    };
    let mut person = Person::with_args(window.0, window.1, folder, args);
    person.until("table", |person| person.screen() == Screen::Table(Twixt::GAME));
    person.hurry();
    person.frames(4);
    person
}

fn mv(text: &str) -> Move {
    text.parse().unwrap()
}

fn played(person: &Person) -> String {
    let words: Vec<String> = person.table::<Twixt>().position().moves().iter().map(ToString::to_string).collect();
    words.join(" ")
}

fn named(person: &mut Person, start: &str) -> usize {
    let world = person.app.world_mut();
    world.query::<&Laid>().iter(world).filter(|laid| laid.0.name.starts_with(start)).count()
}

#[test]
fn the_first_peg_is_taken_over_by_button_or_in_the_corner_and_given_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down((1280, 800), "pp", "12", "e7", folder.path());
    let before = person.table::<Twixt>().position().clone();
    person.press("special-move");
    person.frames(3);
    assert_eq!(played(&person), "e7 swap");
    assert_eq!(person.table::<Twixt>().position().peg("g5".parse().unwrap()), Some(Seat::SECOND));
    assert!(person.find("special-move").is_none());
    person.press("undo");
    person.frames(3);
    assert_eq!(*person.table::<Twixt>().position(), before);
    assert_eq!(person.table::<Twixt>().position().peg("e7".parse().unwrap()), Some(Seat::FIRST));
    let corner = person.place_of::<Twixt>(Move::Swap);
    person.click(corner);
    assert_eq!(played(&person), "e7 swap");
}

#[test]
fn a_game_that_was_resigned_goes_on_after_undo() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down((1280, 800), "classic", "12", "e7 f6", folder.path());
    let before = person.table::<Twixt>().position().clone();
    person.press("resign");
    person.frames(3);
    person.press("dialog-yes");
    person.frames(4);
    assert_eq!(person.phase(), Phase::Over);
    person.press("undo");
    person.frames(4);
    assert_eq!(person.phase(), Phase::Hand);
    assert_eq!(*person.table::<Twixt>().position(), before);
}

#[test]
fn links_are_taken_away_and_added_before_the_peg() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down((1280, 800), "standard", "10", "c3 h8 e4 h6", folder.path());
    let [from, to] = person.places_of::<Twixt>(mv("-c3e4"))[..] else { panic!("a link has two ends") };
    // Upon the link itself.
    person.click(from.midpoint(to));
    assert_eq!(played(&person), "c3 h8 e4 h6 -c3e4");
    // A link is touched once in a turn.
    person.click(from);
    person.click(to);
    assert_eq!(played(&person), "c3 h8 e4 h6 -c3e4");
    for text in ["b8", "i3"] {
        let at = person.place_of::<Twixt>(mv(text));
        person.click(at);
    }
    person.drag(from, to);
    assert_eq!(played(&person), "c3 h8 e4 h6 -c3e4 b8 i3 +c3e4");
}

#[test]
fn pointing_at_a_hole_shows_the_links_to_come_and_those_refused() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down((1280, 800), "classic", "12", "f5 d4 g4 e6 h6 f4", folder.path());
    let at = person.place_of::<Twixt>(mv("e5"));
    person.point(at);
    person.frames(2);
    assert!(named(&mut person, "refused link e5g4") > 0);
    let elsewhere = person.place_of::<Twixt>(mv("i4"));
    person.point(elsewhere);
    person.frames(2);
    assert_eq!(named(&mut person, "refused link"), 0);
    assert!(named(&mut person, "link h6i4") > 0);
}

#[test]
fn a_hint_is_gone_after_the_move() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down((1280, 800), "classic", "8", "", folder.path());
    person.press("hint");
    person.until("the hint", |person| person.table::<Twixt>().hint.is_some());
    person.frames(2);
    let at = person.place_of::<Twixt>(mv("c3"));
    person.click(at);
    assert_eq!(person.table::<Twixt>().hint, None);
    assert_eq!(played(&person), "c3");
}

#[test]
fn the_cursor_jumps_by_knights_moves_and_says_what_a_peg_would_do() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down((1280, 800), "classic", "12", "e5 k2", folder.path());
    let focus = |person: &Person| person.app.world().resource::<Pointing>().focus;
    person.arrow(KeyCode::ArrowRight);
    for _ in 0..2 {
        person.arrow(KeyCode::ArrowRight);
        person.arrow(KeyCode::ArrowDown);
    }
    assert_eq!(focus(&person), Twixt::path(mv("c3")).first().copied());
    let jump = |person: &mut Person, with: KeyCode, named: Key, arrow: KeyCode| {
        person.key_now(with, named.clone(), ButtonState::Pressed);
        person.frames(1);
        person.arrow(arrow);
        person.key_now(with, named, ButtonState::Released);
        person.frames(2);
    };
    jump(&mut person, KeyCode::AltLeft, Key::Alt, KeyCode::ArrowDown);
    assert_eq!(focus(&person), Twixt::path(mv("d5")).first().copied());
    jump(&mut person, KeyCode::ShiftLeft, Key::Shift, KeyCode::ArrowDown);
    assert_eq!(focus(&person), Twixt::path(mv("c7")).first().copied());
    jump(&mut person, KeyCode::ShiftLeft, Key::Shift, KeyCode::ArrowUp);
    jump(&mut person, KeyCode::ShiftLeft, Key::Shift, KeyCode::ArrowUp);
    let said = person.app.world().resource::<Announcement>().0.replace('\u{a0}', " ");
    assert_eq!(said, "Peg on e3");
    person.arrow(KeyCode::ArrowRight);
    person.arrow(KeyCode::ArrowDown);
    person.arrow(KeyCode::ArrowDown);
    person.arrow(KeyCode::ArrowRight);
    person.arrow(KeyCode::ArrowUp);
    let said = person.app.world().resource::<Announcement>().0.replace('\u{a0}', " ");
    assert_eq!(said, "Peg on g4, linked to e5");
    person.enter();
    assert_eq!(played(&person), "e5 k2 g4");
}

#[test]
fn moves_are_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down((1280, 800), "pp", "24", "", folder.path());
    for (text, expected) in [("F6", "f6"), ("swap", "f6 swap"), ("a1", "f6 swap"), ("m16", "f6 swap m16")] {
        person.letter(KeyCode::Slash, "/");
        person.frames(2);
        person.erase(4);
        person.write(text);
        person.enter();
        person.frames(3);
        assert_eq!(played(&person), expected);
    }
}

fn zoom(person: &Person) -> f32 {
    person.app.world().resource::<Layout>().lens.unwrap().zoom
}

#[test]
fn the_wheel_brings_the_board_nearer_and_dragging_moves_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down((800, 600), "classic", "48", "", folder.path());
    let target = mv("k12");
    let at = person.place_of::<Twixt>(target);
    for _ in 0..4 {
        person.wheel(at, 2.0);
    }
    person.frames(2);
    assert!(zoom(&person) > 3.0, "{}", zoom(&person));
    // What is under the pointer stays there.
    assert!(person.place_of::<Twixt>(target).distance(at) < 3.0);
    let to = at + Vec2::new(60.0, 40.0);
    person.drag(at, to);
    assert_eq!(played(&person), "", "a drag puts no peg");
    assert!(person.place_of::<Twixt>(target).distance(to) < 4.0);
    person.click(to);
    assert_eq!(played(&person), "k12");
    person.letter(KeyCode::Digit0, "0");
    assert!((zoom(&person) - 1.0).abs() < 1e-3);
}

#[test]
fn small_holes_are_tapped_twice_and_two_fingers_bring_them_nearer() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down((390, 844), "pp", "24", "", folder.path());
    let (first, second) = (person.place_of::<Twixt>(mv("g9")), person.place_of::<Twixt>(mv("p9")));
    person.tap(first);
    assert_eq!(played(&person), "");
    assert!(person.find("own-move").is_some(), "a button confirms it, too");
    person.tap(second);
    assert_eq!(played(&person), "");
    person.tap(second + Vec2::new(5.0, -4.0));
    assert_eq!(played(&person), "p9");
    // Spread two fingers.
    let window = person.window();
    let middle = person.place_of::<Twixt>(mv("h14"));
    let touch = |person: &mut Person, id: u64, phase: TouchPhase, x: f32| {
        let position = middle + Vec2::new(x, 0.0);
        person.tell(TouchInput { phase, position, window, force: None, id });
        person.frames(1);
    };
    for (id, x) in [(1, -20.0), (2, 20.0)] {
        touch(&mut person, id, TouchPhase::Started, x);
    }
    for (id, x) in [(1, -60.0), (2, 60.0)] {
        touch(&mut person, id, TouchPhase::Moved, x);
    }
    for (id, x) in [(1, -60.0), (2, 60.0)] {
        touch(&mut person, id, TouchPhase::Ended, x);
    }
    person.frames(2);
    assert!((zoom(&person) - 3.0).abs() < 0.1, "{}", zoom(&person));
    assert!(person.place_of::<Twixt>(mv("h14")).distance(middle) < 4.0);
    assert_eq!(played(&person), "p9");
    // Now holes are large enough for one tap.
    person.tap(middle);
    assert_eq!(played(&person), "p9 h14");
}

#[test]
fn overlays_and_the_search_tree_are_shown_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down((1280, 800), "classic", "8", "c3 d5", folder.path());
    for name in ["lines", "ways", "heat"] {
        person.press(&format!("overlay-{name}"));
        person.frames(3);
        assert!(person.app.world().resource::<Settings>().overlays.contains(&format!("twixt-{name}")));
    }
    assert_eq!(named(&mut person, "guide line"), 8);
    assert!(named(&mut person, "missing peg") > 4 && named(&mut person, "warmth of") > 0);
    person.press("overlay-tree");
    person.until("the choices of the tree", |person| person.find("tree-depth-2").is_some());
    person.press("tree-method-minimax");
    person.frames(10);
    person.press("overlay-tree");
    person.frames(3);
    assert!(person.find("tree-method-minimax").is_none());
}

#[test]
fn a_won_game_shows_its_chain() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down((1280, 800), "classic", "5", "b1 a2 c3 a3", folder.path());
    let at = person.place_of::<Twixt>(mv("d5"));
    person.click(at);
    person.until("the end", |person| person.phase() == Phase::Over);
    person.frames(3);
    assert!(named(&mut person, "winning peg") >= 3);
    assert!(person.app.world().resource::<Announcement>().0.contains("Top and bottom"));
}
