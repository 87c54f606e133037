//! Games and positions come and go as texts, and positions are laid out by hand: the whole program, by simulated hands.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use std::path::Path;

use bevy::input::ButtonState;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use hands::Person;
use parlour::args::{Args, SideChoice};
use parlour::catalogue::{GameId, Purpose};
use parlour::notice::{Dialog, Notices};
use parlour::platform::exchange::{Exchange, Exchanged};
use parlour::screen::Screen;
use parlour::table::training::Training;
use parlour::table::transfer::{Transfer, Tray};
use parlour::table::tree::Tree;
use parlour::table::{Action, Phase};
use parlour_chess::{Board, Chess, UciMove, Variant};
use parlour_core::Side;
use parlour_dots::Dots;

/// What was wished for, frame by frame: messages themselves soon pass.
#[derive(Resource, Default)]
struct Wishes(Vec<Exchange>);

fn note(mut wishes: ResMut<Wishes>, mut messages: MessageReader<Exchange>) {
    wishes.0.extend(messages.read().cloned());
}

fn at_the_table(game: &str, moves: &str, folder: &Path) -> Person {
    let args = Args {
        game: Some(game.to_owned()),
        moves: (!moves.is_empty()).then(|| moves.to_owned()),
        side: Some(SideChoice::Both),
        ..Args::default()
    };
    let mut person = Person::with_args(1280, 900, folder, args);
    person.app.init_resource::<Wishes>().add_systems(Last, note);
    person.hurry();
    person.until("table", |person| matches!(person.screen(), Screen::Table(_)));
    person.frames(5);
    person
}

fn wish(person: &mut Person, wish: Transfer) {
    person.app.world_mut().write_message(wish);
    person.frames(4);
}

fn given(person: &mut Person, wanted: Transfer) -> String {
    person.app.insert_resource(Wishes::default());
    wish(person, wanted);
    match person.app.world().resource::<Wishes>().0.as_slice() {
        [Exchange::Save { text, .. } | Exchange::Copy(text)] => text.clone(),
        other => panic!("{other:?}"),
    }
}

fn take(person: &mut Person, text: &str) {
    person.app.world_mut().write_message(Exchanged::Taken(text.to_owned()));
    person.frames(6);
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

const GAME: &str =
    "[White \"Anna\"]\n[Black \"Béla\"]\n[Result \"1-0\"]\n\n1. e4 {best by test} e5 2. Qh5 Nc6 3. Bc4 Nf6 1-0\n";

#[test]
fn a_game_is_given_and_taken() {
    let folder = folder();
    let mut person = at_the_table("chess", "e2e4 e7e5", folder.path());
    let pgn = given(&mut person, Transfer::CopyGame);
    assert!(pgn.contains("[Event \"Parlour\"]") && pgn.contains("1. e4"), "{pgn}");
    let fen = given(&mut person, Transfer::CopyPosition);
    assert!(fen.starts_with("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/"), "{fen}");
    // A game that somebody has begun is not lost without a question.
    take(&mut person, GAME);
    assert!(person.app.world().resource::<Dialog>().is_open());
    assert_eq!(person.table::<Chess>().history.at(), 2);
    person.press("dialog-yes");
    person.frames(8);
    let table = person.table::<Chess>();
    assert_eq!((table.history.at(), &table.purpose), (6, &Purpose::Analysis));
    assert_eq!(table.outcome().unwrap().winner, Some(Side::First));
    let first = table.tree.children(Tree::<UciMove>::ROOT)[0];
    assert_eq!(table.tree.node(first).after, "best by test");
    let again = given(&mut person, Transfer::CopyGame);
    assert!(again.contains("[White \"Anna\"]") && again.contains("{best by test}"), "{again}");
}

/// The moves of one side are found, wrong tries are told, the other side answers by itself, and the game comes back whole.
#[test]
fn a_game_that_was_opened_can_be_trained() {
    let folder = folder();
    let mut person = at_the_table("chess", "", folder.path());
    take(&mut person, GAME);
    person.until("end", |person| person.phase() == Phase::Over);
    // The moves of Black, who sits at the bottom.
    person.app.world_mut().write_message(Action::Turn);
    person.app.world_mut().write_message(Action::Review);
    person.until("review", |person| person.phase() == Phase::Review);
    person.frames(3);
    person.app.world_mut().write_message(Action::Train);
    let turn = |person: &mut Person, plies: usize| {
        person.until("turn", |person| person.phase() == Phase::Hand && person.table::<Chess>().history.at() == plies);
        person.frames(2);
    };
    turn(&mut person, 1);
    let table = person.table::<Chess>();
    assert_eq!((&table.purpose, table.seen_by), (&Purpose::Training, Side::Second));
    let found = |person: &Person| person.app.world().resource::<Training<Chess>>().found();
    person.make::<Chess>("g8f6".parse().unwrap());
    person.frames(3);
    assert_eq!((person.table::<Chess>().history.at(), found(&person)), (1, (0, 0)));
    assert!(person.app.world().resource::<Training<Chess>>().is_missed());
    person.make::<Chess>("e7e5".parse().unwrap());
    turn(&mut person, 3);
    assert_eq!(found(&person), (0, 1));
    for (mv, plies) in [("b8c6", 5), ("g8f6", 6)] {
        person.make::<Chess>(mv.parse().unwrap());
        person.until("made", |person| person.table::<Chess>().history.at() == plies);
        person.frames(3);
    }
    assert_eq!(found(&person), (2, 3));
    person.press("train");
    person.frames(8);
    let table = person.table::<Chess>();
    assert_eq!((table.history.at(), &table.purpose), (6, &Purpose::Analysis));
    assert_eq!(table.outcome().unwrap().winner, Some(Side::First));
    assert!(given(&mut person, Transfer::CopyGame).contains("{best by test}"));
}

#[test]
fn a_recorded_end_keeps_nobody_from_trying_other_moves() {
    let folder = folder();
    let mut person = at_the_table("chess", "", folder.path());
    take(&mut person, GAME);
    person.until("end", |person| person.phase() == Phase::Over);
    person.key(KeyCode::PageUp, Key::PageUp);
    person.until("earlier", |person| person.phase() == Phase::Hand);
    // At the last move the end holds again.
    person.key(KeyCode::PageDown, Key::PageDown);
    person.until("end", |person| person.phase() == Phase::Over);
    person.key(KeyCode::PageUp, Key::PageUp);
    person.make::<Chess>("g7g6".parse().unwrap());
    person.until("moved", |person| person.phase() == Phase::Hand);
    let table = person.table::<Chess>();
    assert_eq!((table.history.at(), table.history.plies().len(), table.outcome()), (6, 6, None));
}

const LINES: &str = "[White \"Anna\"]\n[Result \"1-0\"]\n\n1. e4 {best} (1. d4 d5 (1... Nf6 2. c4) 2. c4) 1... e5 \
                     2. Qh5? (2. Nf3! Nc6 3. Bb5) 2... Nc6 3. Bc4 Nf6 1-0\n";

fn made(person: &Person) -> String {
    let history = &person.table::<Chess>().history;
    let moves: Vec<String> = history.plies()[..history.at()].iter().map(|ply| ply.mv.to_string()).collect();
    moves.join(" ")
}

#[test]
fn variations_are_kept_stepped_into_and_written_again() {
    let folder = folder();
    let mut person = at_the_table("chess", "", folder.path());
    take(&mut person, LINES);
    person.until("end", |person| person.phase() == Phase::Over);
    let whole = given(&mut person, Transfer::CopyGame);
    person.press("other-3-♘f3!");
    person.frames(3);
    assert_eq!(made(&person), "e2e4 e7e5 g1f3");
    // The recorded end is not that of another line.
    person.key(KeyCode::End, Key::End);
    person.until("line", |person| person.phase() == Phase::Hand);
    assert_eq!(made(&person), "e2e4 e7e5 g1f3 b8c6 f1b5");
    // By key to the other moves in turn.
    person.key(KeyCode::Home, Key::Home);
    person.key(KeyCode::PageDown, Key::PageDown);
    assert_eq!(made(&person), "e2e4");
    for (expected, _) in [("d2d4", 1), ("e2e4", 2)] {
        person.letter(KeyCode::KeyW, "w");
        assert_eq!(made(&person), expected);
    }
    // What is tried is one more line, and the rest stays as it was.
    person.make::<Chess>("c7c5".parse().unwrap());
    person.frames(3);
    assert_eq!(made(&person), "e2e4 c7c5");
    let again = given(&mut person, Transfer::CopyGame);
    let words = |text: &str| text.split_whitespace().map(ToOwned::to_owned).collect::<Vec<_>>();
    let without = again.replace("(1... c5)", " ");
    assert_eq!(words(&without).join(" "), words(&whole).join(" "));
    // The game begins again as it was read.
    person.letter(KeyCode::KeyN, "n");
    person.frames(6);
    let table = person.table::<Chess>();
    assert_eq!((table.history.at(), table.history.plies().len()), (0, 6));
    let kept = |line: &str| table.tree.find(line.split(' ').map(|mv| mv.parse().unwrap())).is_some();
    assert_eq!(["e2e4 e7e5 g1f3 b8c6 f1b5", "e2e4 c7c5"].map(kept), [true, false]);
}

#[test]
fn lines_are_put_in_order_and_taken_out() {
    let folder = folder();
    let mut person = at_the_table("chess", "", folder.path());
    take(&mut person, LINES);
    person.until("end", |person| person.phase() == Phase::Over);
    person.press("other-3-♘f3!");
    person.frames(3);
    // By key before the other line, by its button out of the game.
    let shift = (KeyCode::ShiftLeft, Key::Shift);
    person.key_now(shift.0, shift.1.clone(), ButtonState::Pressed);
    person.letter(KeyCode::KeyW, "W");
    person.key_now(shift.0, shift.1, ButtonState::Released);
    person.frames(3);
    let pgn = given(&mut person, Transfer::CopyGame);
    assert!(pgn.contains("2. Nf3 $1 (2. Qh5 $2"), "{pgn}");
    assert_eq!(person.find("promote"), None, "nothing stands before the first line");
    person.press("prune");
    person.frames(3);
    assert_eq!(made(&person), "e2e4 e7e5");
    let pgn = given(&mut person, Transfer::CopyGame);
    assert!(pgn.contains("2. Qh5") && !pgn.contains("Nf3"), "{pgn}");
    // To the start, where nothing is left to be deleted.
    for _ in 0..3 {
        person.key(KeyCode::Delete, Key::Delete);
        person.frames(3);
    }
    assert_eq!((made(&person).as_str(), person.find("prune")), ("", None));
    assert!(person.table::<Chess>().tree.find(["d2d4".parse().unwrap()]).is_some());
}

#[test]
fn one_of_several_games_is_chosen() {
    let folder = folder();
    let mut person = at_the_table("chess", "", folder.path());
    take(&mut person, &format!("{GAME}\n\n[White \"Cili\"]\n[Black \"Dani\"]\n\n1. d4 *\n"));
    assert!(matches!(person.app.world().resource::<Tray>(), Tray::Games(games) if games.len() == 2));
    person.press("found-1");
    person.frames(8);
    assert_eq!(person.table::<Chess>().history.at(), 1);
    assert_eq!(person.table::<Chess>().notes.players[0].as_deref(), Some("Cili"));
}

#[test]
fn what_is_no_game_changes_nothing_and_is_said() {
    let folder = folder();
    let mut person = at_the_table("chess", "e2e4", folder.path());
    for text in ["", "Dear diary", "8/8/8/8/8/8/8/8 w - - 0 1", "1. e5"] {
        person.app.world_mut().insert_resource(Notices::default());
        take(&mut person, text);
        assert!(person.read_notices().join(" ").contains("notice-not-read"), "{text:?}");
        assert_eq!(person.table::<Chess>().history.at(), 1);
    }
    take(&mut person, "1. e4 e5 2. Ke3 Nf6");
    person.press("dialog-yes");
    person.frames(8);
    assert_eq!(person.table::<Chess>().history.at(), 2);
    assert!(person.read_notices().join(" ").contains("notice-read-in-part"));
}

#[test]
fn games_arrive_wherever_the_person_is() {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    person.hurry();
    // At the title by key, even if the keys come and go within a frame.
    person.app.init_resource::<Wishes>().add_systems(Last, note);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        person.key_now(KeyCode::ControlLeft, Key::Control, state);
        person.key_now(KeyCode::KeyV, Key::Character("v".into()), state);
    }
    person.frames(2);
    assert_eq!(person.app.world().resource::<Wishes>().0, [Exchange::Paste]);
    person.read_notices();
    // A game of any kind.
    take(&mut person, "game: dots\nsize: 2x2\nmoves: h1-1 v1-1 h2-1\n");
    assert_eq!(person.screen(), Screen::Table(GameId::Dots));
    assert_eq!(person.table::<Dots>().history.at(), 3);
    // At the table of another game.
    take(&mut person, GAME);
    assert_eq!(person.screen(), Screen::Table(GameId::Chess));
    assert_eq!(person.table::<Chess>().history.at(), 6);
    // At the choices, several.
    person.escape();
    person.until("choices", |person| matches!(person.screen(), Screen::Setup(_)));
    take(&mut person, &format!("{GAME}\n\n[White \"Cili\"]\n[Black \"Dani\"]\n\n1. d4 *\n"));
    assert!(matches!(person.app.world().resource::<Tray>(), Tray::Games(games) if games.len() == 2));
    person.press("found-1");
    person.frames(8);
    assert_eq!(person.table::<Chess>().history.at(), 1);
    // What nobody understands is said.
    person.escape();
    person.until("choices", |person| matches!(person.screen(), Screen::Setup(_)));
    take(&mut person, "Dear diary");
    assert!(person.read_notices().join(" ").contains("notice-not-read"));
}

#[test]
fn the_menu_is_opened_by_key_and_closed_by_escape() {
    let folder = folder();
    let mut person = at_the_table("chess", "e2e4", folder.path());
    person.press("transfer");
    person.frames(4);
    assert!(person.sees("transfer-copy-game") && person.sees("transfer-edit"));
    person.escape();
    person.frames(4);
    assert!(!person.sees("transfer-copy-game"));
    assert_eq!(person.screen(), Screen::Table(GameId::Chess));
}

#[test]
fn other_games_are_texts_too() {
    let folder = folder();
    let mut person = at_the_table("dots", "h1-1 v1-1", folder.path());
    let text = given(&mut person, Transfer::CopyGame);
    assert!(text.starts_with("game: dots\n") && text.ends_with("moves: h1-1 v1-1\n"), "{text}");
    take(&mut person, "game: dots\nsize: 2x2\nmoves: h1-1 v1-1 h2-1\n");
    person.press("dialog-yes");
    person.frames(8);
    assert_eq!(person.table::<Dots>().history.at(), 3);
}

#[test]
fn a_position_is_laid_out_and_played_from() {
    let folder = folder();
    let mut person = at_the_table("chess", "e2e4", folder.path());
    wish(&mut person, Transfer::Edit);
    person.frames(4);
    assert_eq!(person.screen(), Screen::Editor(GameId::Chess));
    person.press("editor-clear");
    person.frames(3);
    for (tool, square) in [("tray-K", "square-e1"), ("tray-k", "square-e8"), ("tray-Q", "square-d1")] {
        person.press(tool);
        person.frames(3);
        person.press(square);
        person.frames(3);
    }
    person.press("editor-analyse");
    person.until("table", |person| person.screen() == Screen::Table(GameId::Chess));
    person.frames(5);
    let table = person.table::<Chess>();
    assert_eq!(table.position().position().to_string(), "4k3/8/8/8/8/8/8/3QK3 w - - 0 1");
    assert_eq!(table.purpose, Purpose::Analysis);
}

#[test]
fn whoever_leaves_the_editor_finds_the_game_again() {
    let folder = folder();
    let mut person = at_the_table("chess", "e2e4 e7e5", folder.path());
    take(&mut person, GAME);
    person.press("dialog-yes");
    person.frames(8);
    wish(&mut person, Transfer::Edit);
    person.frames(4);
    person.escape();
    person.until("table", |person| person.screen() == Screen::Table(GameId::Chess));
    person.frames(5);
    assert_eq!(person.table::<Chess>().history.at(), 6);
    assert_eq!(person.table::<Chess>().notes.players[1].as_deref(), Some("Béla"));
}

#[test]
fn the_editor_is_found_from_the_choices_and_left_to_them() {
    let folder = folder();
    let mut person = Person::new(1280, 1800, folder.path());
    person.hurry();
    person.press("tile-chess");
    person.until("choices", |person| person.screen() == Screen::Setup(GameId::Chess));
    person.frames(3);
    person.press("edit");
    person.until("editor", |person| person.screen() == Screen::Editor(GameId::Chess));
    person.frames(3);
    person.escape();
    person.until("choices", |person| person.screen() == Screen::Setup(GameId::Chess));
    person.frames(3);
    // A start position of Chess960 is chosen by its number.
    person.press("size-chess960-number");
    person.frames(3);
    person.press("play");
    person.until("table", |person| person.screen() == Screen::Table(GameId::Chess));
    person.frames(5);
    let setup = person.table::<Chess>().setup();
    assert_eq!((setup.variant, setup.start), (Variant::Chess960, Board::default()));
}

#[test]
fn keys_that_come_and_go_within_a_frame_are_known() {
    let folder = folder();
    let mut person = at_the_table("chess", "e2e4", folder.path());
    for state in [ButtonState::Pressed, ButtonState::Released] {
        person.key_now(KeyCode::ControlLeft, Key::Control, state);
        person.key_now(KeyCode::KeyC, Key::Character("c".into()), state);
    }
    person.frames(4);
    let wishes = &person.app.world().resource::<Wishes>().0;
    assert!(matches!(wishes.as_slice(), [Exchange::Copy(text)] if text.contains("1. e4")), "{wishes:?}");
}
