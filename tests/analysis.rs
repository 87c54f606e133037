//! The engine beside the board, free analysis, and the review of games whose positions are estimated.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use std::path::Path;

use bevy::prelude::*;
use hands::Person;
use parlour::args::{Args, SideChoice};
use parlour::catalogue::{GameId, Player, Purpose};
use parlour::locale::Language;
use parlour::profile::Profiles;
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::Phase;
use parlour::table::analysis::Analysis;
use parlour::table::layout::Layout;
use parlour::table::review::{Judgement, Review};
use parlour_chess::Chess;
use parlour_core::Game;
use tempfile::tempdir as folder;

fn chess(folder: &Path, size: [u32; 2], args: Args) -> Person {
    let args = Args { game: Some("chess".to_owned()), lang: Some(Language::En), ..args };
    let mut person = Person::with_args(size[0], size[1], folder, args);
    person.until("table", |person| person.screen() == Screen::Table(GameId::Chess));
    person.hurry();
    person.frames(3);
    person
}

fn analysis(person: &Person) -> &Analysis<Chess> {
    person.app.world().resource()
}

/// The first moves of the lines as they are written.
fn firsts(person: &Person) -> Vec<String> {
    analysis(person).lines.iter().map(|line| line.steps[0].text.clone()).collect()
}

/// The fool's mate but for its last move.
const FOOLISH: &str = "f2f3 e7e5 g2g4";

fn shown(person: &Person) -> usize {
    person.app.world().resource::<Review<Chess>>().at
}

#[test]
fn lines_grow_are_played_and_point_at_the_board() {
    let folder = folder().unwrap();
    let mut person =
        chess(folder.path(), [1280, 800], Args { analysis: true, moves: Some(FOOLISH.to_owned()), ..default() });
    assert_eq!(person.table::<Chess>().purpose, Purpose::Analysis);
    person.until("lines", |person| analysis(person).lines.len() == 3);
    person.until("mate", |person| firsts(person)[0].starts_with("2… ♕h4#"));
    // Black mates in one: that is said from White's point of view.
    let best = &analysis(&person).lines[0];
    let scale = <Chess as parlour::table::TableGame>::SCALE.unwrap();
    assert_eq!((scale.written)(best.value), "#−1");
    assert_eq!(analysis(&person).pointed().len(), 3);
    // A mate that cannot be shorter ends the search.
    person.until("end", |person| !analysis(person).is_searching());
    person.frames(2);
    assert!(person.sees("gauge") && person.sees("line-1"));
    person.press("line-1-1");
    person.frames(3);
    assert_eq!(person.table::<Chess>().position().outcome().unwrap().reason, "checkmate");
    assert_eq!(analysis(&person).lines, []);
    assert_eq!(analysis(&person).value(None).map(scale.written).as_deref(), Some("#"));
    // Nothing is counted, and the moves can be gone through.
    assert_eq!(person.app.world().resource::<Profiles>().chosen().games.get(&GameId::Chess), None);
    person.press("move-1");
    person.frames(2);
    assert_eq!((person.table::<Chess>().history.at(), person.table::<Chess>().history.plies().len()), (1, 4));
    person.key(KeyCode::PageDown, bevy::input::keyboard::Key::PageDown);
    assert_eq!(person.table::<Chess>().history.at(), 2);
}

#[test]
fn the_engine_is_switched_and_says_as_many_lines_as_are_wanted() {
    let folder = folder().unwrap();
    let two = Args { side: Some(SideChoice::Both), time: Some("none".to_owned()), ..default() };
    let mut person = chess(folder.path(), [1280, 800], two);
    assert!(!analysis(&person).on && !person.app.world().resource::<Layout>().gauge);
    person.letter(KeyCode::KeyA, "a");
    person.until("lines", |person| analysis(person).lines.len() == 3);
    person.frames(2);
    assert!(person.sees("gauge"));
    person.press("lines");
    person.until("one line", |person| analysis(person).lines.len() == 1);
    assert_eq!(person.app.world().resource::<Settings>().lines, 1);
    let depth = analysis(&person).depth;
    person.until("deeper", |person| analysis(person).depth > depth);
    // Another position is looked at at once.
    person.make::<Chess>("e2e4".parse().unwrap());
    person.until("lines", |person| firsts(person).first().is_some_and(|text| text.starts_with("1… ")));
    person.press("analysis");
    person.frames(3);
    assert!(!analysis(&person).is_searching() && analysis(&person).lines.is_empty());
    assert!(!person.app.world().resource::<Layout>().gauge);
}

#[test]
fn nobody_is_helped_against_an_opponent() {
    let folder = folder().unwrap();
    let mut person = chess(folder.path(), [1280, 800], Args { time: Some("none".to_owned()), ..default() });
    assert!(person.my_turn());
    person.letter(KeyCode::KeyA, "a");
    person.letter(KeyCode::KeyE, "e");
    person.frames(5);
    assert!(!analysis(&person).on && !analysis(&person).is_searching());
    assert_eq!(person.table::<Chess>().purpose, Purpose::Play);
}

/// The fool's mate, looked back at.
fn review(folder: &Path) -> Person {
    let game = Some(format!("{FOOLISH} d8h4"));
    let mut person = chess(folder, [1280, 800], Args { side: Some(SideChoice::Both), moves: game, ..default() });
    person.until("over", |person| person.phase() == Phase::Over);
    person.letter(KeyCode::KeyV, "v");
    person.until("review", |person| person.phase() == Phase::Review);
    person
}

#[test]
fn a_review_says_where_the_game_turned() {
    let folder = folder().unwrap();
    let mut person = review(folder.path());
    person.until("verdicts", |person| person.app.world().resource::<Review<Chess>>().looked_at() == 4);
    person.frames(3);
    let review = person.app.world().resource::<Review<Chess>>();
    let judged: Vec<Judgement> = review.verdicts.iter().map(|verdict| verdict.as_ref().unwrap().judgement).collect();
    // The second move allows a mate in one, and the last one mates.
    assert_eq!(judged[2..], [Judgement::Blunder, Judgement::Best]);
    assert!(review.spoilt(2).unwrap() > 0.3 && review.spoilt(3).unwrap() < 0.001);
    let better = &review.verdicts[2].as_ref().unwrap().line;
    assert!(!better.is_empty() && better[0].to_string() != "g2g4");
    // From the list and along the graph to any position.
    person.press("turn-3");
    person.frames(2);
    assert_eq!(shown(&person), 3);
    let graph = person.place("graph").unwrap();
    person.click(Vec2::new(graph.min.x + 3.0, graph.center().y));
    assert_eq!(shown(&person), 0);
    person.key(KeyCode::ArrowRight, bevy::input::keyboard::Key::ArrowRight);
    assert_eq!(shown(&person), 1);
    person.pad(GamepadButton::RightTrigger);
    assert_eq!(shown(&person), 2);
}

#[test]
fn moves_are_tried_out_from_a_review_and_the_game_comes_back() {
    let folder = folder().unwrap();
    let mut person = review(folder.path());
    person.key(KeyCode::PageUp, bevy::input::keyboard::Key::PageUp);
    person.key(KeyCode::PageUp, bevy::input::keyboard::Key::PageUp);
    person.press("review-explore");
    person.frames(3);
    assert_eq!((person.table::<Chess>().purpose.clone(), person.phase()), (Purpose::Analysis, Phase::Hand));
    assert_eq!(person.table::<Chess>().history.at(), 2);
    person.make::<Chess>("e2e4".parse().unwrap());
    assert_eq!(person.table::<Chess>().history.plies().len(), 3);
    person.press("back-to-game");
    person.frames(3);
    let table = person.table::<Chess>();
    assert_eq!((table.purpose.clone(), table.history.plies().len(), person.phase()), (Purpose::Play, 4, Phase::Over));
    assert_eq!(table.choice.players, [Player::Hand, Player::Hand]);
}

#[test]
fn an_analysis_is_reviewed_and_gone_on_with_before_the_game_comes_back() {
    let folder = folder().unwrap();
    let mut person = review(folder.path());
    person.key(KeyCode::Home, bevy::input::keyboard::Key::Home);
    person.press("review-explore");
    person.frames(3);
    // More moves than the game had.
    for mv in ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6"] {
        person.make::<Chess>(mv.parse().unwrap());
    }
    person.letter(KeyCode::KeyV, "v");
    person.until("review", |person| person.phase() == Phase::Review);
    // Under review nothing is moved.
    person.make::<Chess>("f3g1".parse().unwrap());
    assert_eq!((person.table::<Chess>().history.plies().len(), shown(&person)), (6, 6));
    person.key(KeyCode::PageUp, bevy::input::keyboard::Key::PageUp);
    person.letter(KeyCode::KeyE, "e");
    person.until("analysis", |person| person.phase() == Phase::Hand);
    let table = person.table::<Chess>();
    assert_eq!((table.purpose.clone(), table.history.at()), (Purpose::Analysis, 5));
    person.letter(KeyCode::KeyE, "e");
    person.until("game", |person| person.phase() == Phase::Over);
    assert_eq!(person.table::<Chess>().history.plies().len(), 4);
}

#[test]
fn a_line_is_played_out_of_the_review_of_an_analysis() {
    let folder = folder().unwrap();
    let args = Args { analysis: true, moves: Some(FOOLISH.to_owned()), ..default() };
    let mut person = chess(folder.path(), [1280, 800], args);
    person.letter(KeyCode::KeyV, "v");
    person.until("review", |person| person.phase() == Phase::Review);
    person.until("mate", |person| firsts(person).first().is_some_and(|first| first.starts_with("2… ♕h4#")));
    person.frames(2);
    person.press("line-1-1");
    person.until("moved", |person| person.table::<Chess>().history.plies().len() == 4);
    assert_eq!(person.phase(), Phase::Over);
}

#[test]
fn the_bar_finds_room_beside_the_board_in_every_window() {
    let folder = folder().unwrap();
    let mut person = chess(folder.path(), [1280, 800], Args { analysis: true, ..default() });
    for (width, height) in [(1280, 800), (1920, 1080), (800, 600), (390, 844), (320, 480), (844, 390)] {
        person.resize(width, height);
        person.frames(3);
        let layout = person.app.world().resource::<Layout>().clone();
        let (bar, board) = (layout.gauge_place(), layout.board_taken());
        assert!(layout.window.contains(bar.min) && layout.window.contains(bar.max), "{width}×{height}: {bar:?}");
        assert!(bar.max.x <= board.min.x && bar.width() >= 8.0, "{width}×{height}: {bar:?} {board:?}");
        let (above, below) = (layout.plate_above, layout.plate_below);
        assert!(bar.intersect(above).is_empty() && bar.intersect(below).is_empty(), "{width}×{height}");
    }
}

#[test]
fn the_setup_offers_a_board_for_analysis() {
    let folder = folder().unwrap();
    let mut person = Person::new(1280, 800, folder.path());
    person.open(GameId::Chess);
    person.press("analysis");
    person.until("table", |person| person.screen() == Screen::Table(GameId::Chess));
    person.frames(3);
    let table = person.table::<Chess>();
    assert_eq!((table.purpose.clone(), table.time_control()), (Purpose::Analysis, None));
    assert!(person.find("lines").is_some());
    person.press("back");
    person.until("set-up", |person| person.screen() == Screen::Setup(GameId::Chess));
    assert!(!analysis(&person).is_searching());
}
