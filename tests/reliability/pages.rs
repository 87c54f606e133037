//! Pages between the games: what lies over them covers nothing, and whoever comes back finds the focus where it was.

use bevy::prelude::*;
use parlour::args::SideChoice;
use parlour::catalogue::GameId;
use parlour::notice::{Notice, Notices};
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::layout::{Layout, Reading, Shape};
use parlour_dots::Dots;

use super::hands::Person;
use super::{folder, sit_down};

const WINDOWS: [(u32, u32); 4] = [(320, 480), (390, 844), (800, 600), (1280, 800)];

/// Shows a long notice; its place.
fn notice(person: &mut Person) -> Rect {
    let long =
        Notice::warning("notice-file-damaged").with("file", "settings.ron").with("kept", "settings.ron.damaged-12");
    person.app.world_mut().resource_mut::<Notices>().push(long);
    person.frames(5);
    assert!(person.sees("notice") && person.sees("notice-dismiss"));
    person.place("notice").unwrap()
}

fn dismiss(person: &mut Person) {
    person.press("notice-dismiss");
    person.frames(4);
    assert!(person.place("notice").is_none());
}

fn covers_none(person: &mut Person, notice: Rect, controls: &[&str], case: &str) {
    for control in controls {
        let place = person.place(control).unwrap_or_else(|| panic!("no '{control}': {case}"));
        assert!(person.sees(control) && place.intersect(notice).is_empty(), "{control}: {case}");
    }
}

#[test]
fn a_notice_covers_nothing_on_a_page() {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    for (window, scale) in WINDOWS.into_iter().flat_map(|window| [(window, 1.0), (window, 1.5)]) {
        person.app.world_mut().resource_mut::<Settings>().scale = scale;
        person.resize(window.0, window.1);
        person.frames(4);
        let case = format!("{window:?} at {scale}");
        let place = notice(&mut person);
        covers_none(&mut person, place, &["settings", "statistics", "help", "quit"], &case);
        dismiss(&mut person);
        person.open(GameId::Chess);
        let place = notice(&mut person);
        covers_none(&mut person, place, &["play", "back"], &case);
        dismiss(&mut person);
        person.press("back");
        person.until("title", |person| person.screen() == Screen::Title);
        person.frames(3);
    }
}

#[test]
fn a_notice_covers_no_control_at_the_table_and_moves_nothing_beside_the_board() {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::First, None, "easy", folder.path());
    for window in WINDOWS {
        person.resize(window.0, window.1);
        person.frames(4);
        let case = format!("{window:?}");
        let before = person.app.world().resource::<Layout>().clone();
        let place = notice(&mut person);
        let layout = person.app.world().resource::<Layout>().clone();
        for taken in [layout.board, layout.plate_above, layout.plate_below, layout.bar, layout.words] {
            assert!(taken.intersect(place).is_empty(), "{taken:?}: {case}");
        }
        let beside = layout.shape == Shape::Wide;
        assert!(!beside || layout == before, "everything keeps its place: {case}");
        let back = if beside { ["back", "theory"] } else { ["leave", "sheet"] };
        covers_none(&mut person, place, &["undo", "redo", "hint", "restart", back[0], back[1]], &case);
        dismiss(&mut person);
        assert_eq!(*person.app.world().resource::<Layout>(), before, "{case}");
    }
}

#[test]
fn play_is_seen_in_every_window() {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    person.open(GameId::Notakto);
    let wide = [(844, 390), (1280, 400), (3840, 2160), (600, 600)];
    for (window, scale) in WINDOWS.into_iter().chain(wide).flat_map(|window| [(window, 1.0), (window, 2.0)]) {
        person.app.world_mut().resource_mut::<Settings>().scale = scale;
        person.resize(window.0, window.1);
        person.frames(4);
        assert!(person.sees("play"), "{window:?} at {scale}");
    }
}

/// Waits for a screen and until it has settled.
fn arrive(person: &mut Person, screen: Screen) {
    person.until("the next screen", |person| person.screen() == screen);
    person.frames(4);
}

fn assert_focus(person: &mut Person, name: &str) {
    let (focus, place) = (person.focused_at(), person.place(name).unwrap());
    assert!(focus.is_some_and(|at| place.contains(at)), "'{name}' at {place:?} and not {focus:?}");
}

#[test]
fn a_screen_returned_to_has_its_focus() {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    person.arrow(KeyCode::ArrowRight);
    person.frames(2);
    assert_focus(&mut person, "tile-chess");
    person.arrow(KeyCode::ArrowRight);
    assert_focus(&mut person, "tile-bridge");
    person.arrow(KeyCode::ArrowRight);
    assert_focus(&mut person, "tile-mancala");
    person.arrow(KeyCode::ArrowDown);
    assert_focus(&mut person, "tile-notakto");
    person.enter();
    arrive(&mut person, Screen::Setup(GameId::Notakto));
    assert_focus(&mut person, "play");
    person.arrow(KeyCode::ArrowDown);
    assert_focus(&mut person, "puzzles");
    person.arrow(KeyCode::ArrowLeft);
    assert_focus(&mut person, "tutorial");
    person.enter();
    arrive(&mut person, Screen::Table(GameId::Notakto));
    person.escape();
    arrive(&mut person, Screen::Setup(GameId::Notakto));
    assert_focus(&mut person, "tutorial");
    person.escape();
    arrive(&mut person, Screen::Title);
    assert_focus(&mut person, "tile-notakto");
    // An unfinished game gives the title another main action; the game just left still has the focus.
    person.enter();
    arrive(&mut person, Screen::Setup(GameId::Notakto));
    person.enter();
    arrive(&mut person, Screen::Table(GameId::Notakto));
    person.enter();
    person.frames(4);
    person.escape();
    arrive(&mut person, Screen::Setup(GameId::Notakto));
    assert_focus(&mut person, "play");
    person.escape();
    arrive(&mut person, Screen::Title);
    assert_focus(&mut person, "tile-notakto");
}

#[test]
fn the_focus_is_scrolled_into_sight() {
    let folder = folder();
    let mut person = Person::new(390, 844, folder.path());
    for key in [KeyCode::ArrowDown, KeyCode::ArrowDown, KeyCode::ArrowDown] {
        person.arrow(key);
        person.frames(2);
    }
    person.enter();
    arrive(&mut person, Screen::Setup(GameId::Dots));
    // The puzzles begin with the first of them, and lead back to their button.
    person.press("puzzles");
    person.frames(6);
    assert_focus(&mut person, "puzzle-0");
    person.escape();
    person.frames(6);
    assert_focus(&mut person, "puzzles");
    for key in [KeyCode::ArrowUp; 30].into_iter().chain([KeyCode::ArrowDown; 40]) {
        person.arrow(key);
        person.frames(40);
        let (focus, play) = (person.focused_at().unwrap(), person.place("play").unwrap());
        let header = person.place("back").unwrap();
        let seen = (header.min.y..play.min.y).contains(&focus.y);
        assert!(seen || play.contains(focus), "{focus} after {key:?}");
    }
}

#[test]
fn escape_closes_the_sheet_before_it_leaves_the_table() {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::First, None, "easy", folder.path());
    person.resize(390, 844);
    person.frames(4);
    person.press("sheet");
    person.frames(4);
    assert_eq!(person.app.world().resource::<Layout>().reading, Reading::Sheet);
    person.escape();
    person.frames(4);
    assert_eq!(person.app.world().resource::<Layout>().reading, Reading::Nothing);
    assert_eq!(person.screen(), Screen::Table(GameId::Dots));
    person.escape();
    arrive(&mut person, Screen::Setup(GameId::Dots));
}

#[test]
fn the_title_remembers_which_page_was_opened() {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    person.press("statistics");
    arrive(&mut person, Screen::Statistics);
    person.escape();
    arrive(&mut person, Screen::Title);
    assert_focus(&mut person, "statistics");
}
