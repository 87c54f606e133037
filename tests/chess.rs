//! Chess at the table, played by simulated hands.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use hands::Person;
use parlour::args::{Args, SideChoice};
use parlour::catalogue::GameId;
use parlour::screen::Screen;
use parlour::settings::{Pace, Settings};
use parlour::table::announce::Announcement;
use parlour::table::drawing::Drawings;
use parlour::table::game::{SpotId, TableGame};
use parlour::table::layout::Layout;
use parlour::table::motion::Laid;
use parlour::table::pointing::{Ahead, Pointing};
use parlour::table::{Action, Phase};
use parlour_chess::{Chess, Square, UciMove};
use parlour_core::{Game, Side};

fn sit_down(side: SideChoice, position: Option<&str>, folder: &std::path::Path) -> Person {
    play_against("newcomer", side, position, folder)
}

fn play_against(opponent: &str, side: SideChoice, position: Option<&str>, folder: &std::path::Path) -> Person {
    let args = Args {
        game: Some("chess".to_owned()),
        opponent: Some(opponent.to_owned()),
        side: Some(side),
        position: position.map(ToOwned::to_owned),
        ..Args::default()
    };
    let mut person = Person::with_args(1280, 800, folder, args);
    person.until("table", |person| person.screen() == Screen::Table(GameId::Chess));
    person.hurry();
    person.frames(3);
    person
}

fn mv(text: &str) -> UciMove {
    text.parse().unwrap()
}

fn spot(square: &str) -> SpotId {
    let square: Square = square.parse().unwrap();
    SpotId(square.index() as u16)
}

/// The middle of a square in the window.
fn at(person: &Person, square: &str) -> Vec2 {
    let layout = person.app.world().resource::<Layout>();
    let spots = person.table::<Chess>().position().spots(layout.aspect());
    layout.to_window(spots.iter().find(|place| place.id == spot(square)).unwrap().at)
}

fn played(person: &Person) -> Vec<String> {
    let history = &person.table::<Chess>().history;
    history.plies()[..history.at()].iter().map(|ply| ply.mv.to_string()).collect()
}

/// What was said last. Words that are not to be torn apart have spaces of their own between them.
fn said(person: &Person) -> String {
    person.app.world().resource::<Announcement>().0.replace('\u{a0}', " ")
}

fn pointing(person: &Person) -> &Pointing {
    person.app.world().resource::<Pointing>()
}

/// The square on which the man stands whose picture has that name.
fn picture_at(person: &mut Person, name: &str) -> Vec2 {
    let world = person.app.world_mut();
    let mut laid = world.query::<(&Laid, &Transform)>();
    let found = laid.iter(world).find(|(laid, _)| laid.0.name == name);
    found.unwrap_or_else(|| panic!("no {name} on the board")).1.translation.truncate()
}

/// Moves the cursor to a square with the arrows and chooses it.
fn walk_to(person: &mut Person, square: &str) {
    if pointing(person).focus.is_none() {
        person.arrow(KeyCode::ArrowRight);
    }
    for _ in 0..16 {
        let here = at_spot(person, pointing(person).focus.unwrap());
        let way = at(person, square) - here;
        if way.length() < 1.0 {
            break;
        }
        person.arrow(match (way.x.abs() > way.y.abs(), way.x > 0.0, way.y > 0.0) {
            (true, true, _) => KeyCode::ArrowRight,
            (true, false, _) => KeyCode::ArrowLeft,
            (false, _, true) => KeyCode::ArrowDown,
            (false, _, false) => KeyCode::ArrowUp,
        });
    }
    assert_eq!(pointing(person).focus, Some(spot(square)));
    person.enter();
}

fn at_spot(person: &Person, spot: SpotId) -> Vec2 {
    at(person, &Square::from_index(spot.0 as u8).to_string())
}

#[test]
fn a_whole_game_by_keyboard_is_said_and_won_by_black() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(SideChoice::Both, None, folder.path());
    for (from, to) in [("f2", "f3"), ("e7", "e5"), ("g2", "g4")] {
        walk_to(&mut person, from);
        assert_eq!(pointing(&person).selected, Some(spot(from)));
        walk_to(&mut person, to);
    }
    assert_eq!(said(&person), "Pawn g2 to g4");
    walk_to(&mut person, "d8");
    walk_to(&mut person, "h4");
    assert_eq!(played(&person), ["f2f3", "e7e5", "g2g4", "d8h4"]);
    person.until("the end", |person| person.phase() == Phase::Over);
    person.frames(2);
    assert_eq!(said(&person), "Black won. Checkmate.");
}

#[test]
fn the_cursor_says_what_stands_there_and_what_may_not_be() {
    let folder = tempfile::tempdir().unwrap();
    let pinned = "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1";
    let mut person = sit_down(SideChoice::Both, Some(pinned), folder.path());
    walk_to(&mut person, "e2");
    person.arrow(KeyCode::ArrowUp);
    assert_eq!(said(&person), "E3: empty");
    walk_to(&mut person, "g3");
    assert_eq!(said(&person), "Your king would be in check");
    assert!(played(&person).is_empty());
}

#[test]
fn a_pawn_becomes_what_is_picked_and_the_question_can_be_left() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(SideChoice::Both, Some("7k/P7/8/8/8/8/8/K7 w - - 0 1"), folder.path());
    for square in ["a7", "a8"] {
        let at = at(&person, square);
        person.click(at);
    }
    assert_eq!(pointing(&person).asked, Some([spot("a7"), spot("a8")]));
    person.escape();
    person.frames(2);
    assert_eq!(pointing(&person).asked, None);
    assert_eq!(person.screen(), Screen::Table(GameId::Chess));
    // A click anywhere else leaves it too, and the pawn where it was.
    for square in ["a7", "a8", "e4"] {
        let at = at(&person, square);
        person.click(at);
        person.frames(2);
    }
    assert_eq!((pointing(&person).asked, pointing(&person).selected), (None, None));
    assert!(played(&person).is_empty());
    person.make::<Chess>(mv("a7a8r"));
    person.frames(2);
    assert_eq!(played(&person), ["a7a8r"]);
    // Without a question, by drag.
    person.app.world_mut().write_message(Action::Undo);
    person.app.world_mut().resource_mut::<Settings>().auto_queen = true;
    person.frames(3);
    let (from, to) = (at(&person, "a7"), at(&person, "a8"));
    person.drag(from, to);
    assert_eq!(played(&person), ["a7a8q"]);
}

#[test]
fn a_drag_carries_the_man_and_puts_it_back_where_it_may_not_go() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(SideChoice::Both, None, folder.path());
    let home = picture_at(&mut person, "White Knight g1");
    let (from, beside) = (at(&person, "g1"), at(&person, "g4"));
    person.point(from);
    person.button(ButtonState::Pressed);
    person.point(beside);
    person.frames(1);
    assert!(picture_at(&mut person, "White Knight g1").distance(home) > 250.0);
    person.button(ButtonState::Released);
    person.frames(2);
    assert!(played(&person).is_empty());
    assert_eq!(picture_at(&mut person, "White Knight g1"), home);
    let to = at(&person, "f3");
    person.drag(from, to);
    assert_eq!(played(&person), ["g1f3"]);
}

#[test]
fn a_move_decided_ahead_is_made_at_once_and_another_click_takes_it_back() {
    let folder = tempfile::tempdir().unwrap();
    // One that thinks long enough.
    let mut person = play_against("grandmaster", SideChoice::First, None, folder.path());
    let ahead = |person: &Person| person.app.world().resource::<Ahead<Chess>>().0;
    person.make::<Chess>(mv("e2e4"));
    person.until("thinking", |person| person.phase() == Phase::Thinking);
    let [b1, c3, e5] = ["b1", "c3", "e5"].map(|square| at(&person, square));
    person.click(b1);
    person.click(c3);
    assert_eq!(ahead(&person), Some(mv("b1c3")));
    person.click(e5);
    assert_eq!(ahead(&person), None);
    person.click(b1);
    person.click(c3);
    person.until("the planned move", |person| played(person).len() >= 3);
    assert_eq!(played(&person)[2], "b1c3");
    assert_eq!(ahead(&person), None);
}

#[test]
fn a_promotion_decided_ahead_is_made() {
    let folder = tempfile::tempdir().unwrap();
    let waiting = "6k1/P4ppp/8/8/8/8/5PPP/6K1 b - - 0 1";
    let mut person = play_against("grandmaster", SideChoice::First, Some(waiting), folder.path());
    person.until("thinking", |person| person.phase() == Phase::Thinking);
    let [a7, a8] = ["a7", "a8"].map(|square| at(&person, square));
    person.click(a7);
    person.click(a8);
    person.until("the planned move", |person| played(person).len() >= 2);
    assert_eq!(played(&person)[1], "a7a8q");
    person.until("the game goes on", |person| played(person).len() >= 3 || person.phase() == Phase::Over);
}

#[test]
fn whoever_plays_both_sides_need_not_wait_for_what_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(SideChoice::Both, None, folder.path());
    person.app.world_mut().resource_mut::<Settings>().pace = Pace::Normal;
    for square in ["e2", "e4", "e7", "e5", "g1", "f3"] {
        let at = at(&person, square);
        person.point_now(at);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            person.button_now(state);
        }
        person.frames(1);
    }
    person.frames(2);
    assert_eq!(played(&person), ["e2e4", "e7e5", "g1f3"]);
}

#[test]
fn the_board_lies_before_whoever_plays_and_turns_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(SideChoice::Second, None, folder.path());
    assert!(at(&person, "e8").y > at(&person, "e1").y);
    let [black, white] = person.app.world().resource::<Layout>().plates();
    assert!(black.center().y > white.center().y);
    assert_eq!(person.table::<Chess>().seen_by, Side::Second);
    person.letter(KeyCode::KeyF, "f");
    person.frames(2);
    assert!(at(&person, "e8").y < at(&person, "e1").y);
}

#[test]
fn moves_can_be_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(SideChoice::Both, None, folder.path());
    person.key(KeyCode::Slash, Key::Character("/".into()));
    person.frames(3);
    for (text, moves) in [("Nf3", 1), ("e6", 2), ("Qh9", 2), ("Ke7", 2)] {
        person.write(text);
        person.enter();
        person.frames(3);
        assert_eq!(played(&person).len(), moves, "{text}");
        person.erase(4);
    }
    assert_eq!(played(&person), ["g1f3", "e7e6"]);
}

#[test]
fn arrows_and_rings_are_drawn_with_the_other_button_and_wiped_by_a_click() {
    let folder = tempfile::tempdir().unwrap();
    let mut person = sit_down(SideChoice::Both, None, folder.path());
    let figures = |person: &Person| -> Vec<[SpotId; 2]> {
        let figures = &person.app.world().resource::<Drawings>().figures;
        figures.iter().map(|figure| [figure.from, figure.to]).collect()
    };
    let [e2, e4, a5] = ["e2", "e4", "a5"].map(|square| at(&person, square));
    person.drag_other(e2, e4);
    person.drag_other(a5, a5);
    assert_eq!(figures(&person), [[spot("e2"), spot("e4")], [spot("a5"), spot("a5")]]);
    person.drag_other(a5, a5);
    assert_eq!(figures(&person).len(), 1);
    person.click(a5);
    assert!(figures(&person).is_empty());
    assert!(played(&person).is_empty());
}

#[test]
fn chess960_is_castled_by_the_rook() {
    let folder = tempfile::tempdir().unwrap();
    let args = Args {
        game: Some("chess".to_owned()),
        variant: Some("chess960".to_owned()),
        position: Some("4k3/8/8/8/8/8/8/R3K2R w HA - 0 1".to_owned()),
        side: Some(SideChoice::Both),
        ..Args::default()
    };
    let mut person = Person::with_args(390, 844, folder.path(), args);
    person.until("table", |person| person.screen() == Screen::Table(GameId::Chess));
    person.hurry();
    person.frames(3);
    for square in ["e1", "a1"] {
        let at = at(&person, square);
        person.tap(at);
    }
    assert_eq!(played(&person), ["e1a1"]);
    let board = person.table::<Chess>().position().board();
    let men: Vec<String> = board.men().map(|(square, man)| format!("{}{square}", man.letter())).collect();
    assert_eq!(men, ["Kc1", "Rd1", "Rh1", "ke8"]);
}
