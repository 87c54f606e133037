//! Games with clocks, and games that end by a player's word.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::WindowFocused;
use hands::Person;
use parlour::args::{Args, SideChoice};
use parlour::catalogue::{Allowance, ClockStart, GameId, TimeControl};
use parlour::games;
use parlour::notice::Dialog;
use parlour::profile::{Profiles, Tally};
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::Phase;
use parlour::table::announce::{self, Announcement};
use parlour::table::saves::Unfinished;
use parlour_chess::{Chess, UciMove};
use parlour_core::{Game, Outcome, Side};

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// Sits down to chess against the weakest opponent, or as `args` say.
fn chess(folder: &Path, args: Args) -> Person {
    let args = Args { game: Some("chess".to_owned()), seed: Some(1), ..args };
    let mut person = Person::with_args(1280, 800, folder, args);
    person.until("table", |person| person.screen() == Screen::Table(GameId::Chess));
    person.hurry();
    person.frames(3);
    person
}

fn timed(time: &str, side: SideChoice) -> Args {
    Args { time: Some(time.to_owned()), side: Some(side), ..Args::default() }
}

/// Lets seconds pass.
fn wait(person: &mut Person, seconds: usize) {
    person.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    person.frames(seconds);
    person.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(16)));
    person.frames(2);
}

fn make(person: &mut Person, moves: &str) {
    for mv in moves.split_whitespace() {
        assert!(person.my_turn());
        let before = person.table::<Chess>().history.at();
        person.make::<Chess>(mv.parse::<UciMove>().unwrap());
        person.frames(2);
        assert!(person.table::<Chess>().history.at() > before, "{mv} did not come through");
    }
}

/// Asserts what a clock shows, to the second: frames take time as well.
#[track_caller]
fn shows(person: &Person, side: Side, seconds: u64) {
    let left = person.table::<Chess>().time_left(side).unwrap();
    let expected = Duration::from_secs(seconds);
    assert!(left <= expected && left + Duration::from_secs(1) > expected, "{left:?} and not {expected:?}");
}

fn outcome(person: &Person) -> Option<Outcome> {
    person.table::<Chess>().outcome()
}

fn ended(winner: Option<Side>, reason: &'static str) -> Outcome {
    Outcome { winner, reason }
}

fn said(person: &Person) -> String {
    person.app.world().resource::<Announcement>().0.clone()
}

fn tally(person: &Person) -> Tally {
    let profile = person.app.world().resource::<Profiles>().chosen();
    profile.games.get(&GameId::Chess).map_or_else(Tally::default, |profile| profile.against("newcomer", None)[0])
}

#[test]
fn whoever_runs_out_of_time_has_lost() {
    let folder = folder();
    let mut person = chess(folder.path(), timed("1+0", SideChoice::First));
    // The clock waits for the first move.
    wait(&mut person, 90);
    shows(&person, Side::First, 60);
    make(&mut person, "e2e4");
    assert!(person.my_turn());
    wait(&mut person, 50);
    assert!(said(&person).replace('\u{a0}', " ").contains("10 seconds left"), "{}", said(&person));
    assert_eq!(person.phase(), Phase::Hand);
    wait(&mut person, 12);
    person.frames(3);
    assert_eq!(person.phase(), Phase::Over);
    assert_eq!(outcome(&person), Some(ended(Some(Side::Second), "time")));
    assert_eq!(said(&person), "You lost. You ran out of time.");
    assert_eq!(tally(&person), Tally { lost: 1, ..Tally::default() });
    assert_eq!(*person.app.world().resource::<Unfinished>(), Unfinished(None));
    // The turn can be taken anew, with the time there was; it is not counted again.
    person.letter(KeyCode::KeyU, "u");
    person.frames(3);
    assert_eq!(person.phase(), Phase::Hand);
    shows(&person, Side::First, 60);
    wait(&mut person, 62);
    assert_eq!(person.phase(), Phase::Over);
    person.frames(3);
    assert_eq!(tally(&person).played(), 1);
}

#[test]
fn out_of_time_against_a_bare_king_is_a_draw() {
    let folder = folder();
    let position = Some("8/8/4k3/8/8/4KQ2/8/8 w - - 0 1".to_owned());
    let mut person = chess(folder.path(), Args { position, ..timed("1+0", SideChoice::Both) });
    make(&mut person, "f3g3 e6e7");
    wait(&mut person, 62);
    assert_eq!(outcome(&person), Some(ended(None, "time-but-no-mate")));
    assert_eq!(said(&person), "A draw. Time ran out, but the other side has nothing to mate with.");
}

#[test]
fn moves_add_time_and_taking_them_back_restores_it() {
    let folder = folder();
    let mut person = chess(folder.path(), timed("3+2/5+0", SideChoice::Both));
    make(&mut person, "e2e4");
    wait(&mut person, 10);
    shows(&person, Side::First, 182);
    shows(&person, Side::Second, 290);
    make(&mut person, "e7e5");
    wait(&mut person, 20);
    shows(&person, Side::First, 162);
    make(&mut person, "g1f3");
    shows(&person, Side::First, 164);
    person.letter(KeyCode::KeyU, "u");
    person.frames(2);
    shows(&person, Side::First, 182);
    shows(&person, Side::Second, 290);
    person.letter(KeyCode::KeyR, "r");
    person.frames(2);
    shows(&person, Side::First, 164);
    assert!(person.table::<Chess>().history.plies()[2].time >= Duration::from_secs(20));
}

#[test]
fn in_a_pause_the_clocks_stand_and_the_board_is_covered() {
    let folder = folder();
    let mut person = chess(folder.path(), timed("5+0", SideChoice::Both));
    // Before the clock runs there is nothing to pause.
    person.letter(KeyCode::KeyP, "p");
    assert_eq!(person.phase(), Phase::Hand);
    make(&mut person, "e2e4");
    assert_eq!(person.find("go-on"), None);
    for round in 0..4 {
        match round {
            0 => person.press("pause"),
            1 => person.letter(KeyCode::KeyP, "p"),
            2 => person.pad(GamepadButton::LeftTrigger2),
            _ => {
                let window = person.window();
                person.tell(WindowFocused { window, focused: false });
                person.frames(2);
                person.tell(WindowFocused { window, focused: true });
            }
        }
        person.frames(3);
        assert_eq!(person.phase(), Phase::Paused, "round {round}");
        let left = person.table::<Chess>().time_left(Side::Second);
        wait(&mut person, 30);
        assert_eq!(person.table::<Chess>().time_left(Side::Second), left);
        person.make::<Chess>("e7e5".parse().unwrap());
        person.letter(KeyCode::KeyU, "u");
        assert_eq!(person.table::<Chess>().history.at(), 1, "the board is covered");
        match round {
            0 => person.press("go-on"),
            1 => person.letter(KeyCode::KeyP, "p"),
            _ => person.enter(),
        }
        person.frames(3);
        assert_eq!(person.phase(), Phase::Hand, "round {round}");
    }
    shows(&person, Side::Second, 300);
    make(&mut person, "e7e5");
}

#[test]
fn opponents_do_not_think_in_a_pause() {
    let folder = folder();
    let opponent = Some("grandmaster".to_owned());
    let mut person = chess(folder.path(), Args { opponent, ..timed("5+0", SideChoice::First) });
    make(&mut person, "e2e4");
    person.until("thinking", |person| person.phase() == Phase::Thinking);
    person.letter(KeyCode::KeyP, "p");
    person.frames(3);
    assert_eq!(person.phase(), Phase::Paused);
    std::thread::sleep(Duration::from_millis(300));
    wait(&mut person, 30);
    assert_eq!(person.table::<Chess>().history.at(), 1);
    shows(&person, Side::Second, 300);
    person.letter(KeyCode::KeyP, "p");
    assert!(person.my_turn());
    assert_eq!(person.table::<Chess>().history.at(), 2);
}

#[test]
fn clocks_are_kept_with_the_game() {
    let folder = folder();
    let mut person = chess(folder.path(), timed("3+2/1+0", SideChoice::Both));
    make(&mut person, "e2e4");
    wait(&mut person, 10);
    make(&mut person, "e7e5");
    wait(&mut person, 7);
    person.escape();
    person.until("set-up", |person| matches!(person.screen(), Screen::Setup(_)));
    drop(person);
    let mut person = Person::new(1280, 800, folder.path());
    person.press("continue");
    person.until("table", |person| person.screen() == Screen::Table(GameId::Chess));
    person.frames(3);
    assert_eq!(person.phase(), Phase::Paused);
    wait(&mut person, 30);
    shows(&person, Side::First, 175);
    shows(&person, Side::Second, 50);
    person.press("go-on");
    person.frames(3);
    assert_eq!(person.phase(), Phase::Hand);
    wait(&mut person, 5);
    shows(&person, Side::First, 170);
}

#[test]
fn clocks_are_chosen_before_the_game() {
    let folder = folder();
    let mut person = Person::new(1280, 1600, folder.path());
    person.hurry();
    person.open(GameId::Chess);
    for control in
        ["players-two", "time-3+2", "time-own", "time-both-stock-more", "time-both-bonus-less", "time-at-once"]
    {
        person.press(control);
        person.frames(3);
    }
    person.press("time-odds");
    person.frames(3);
    person.press("time-second-stock-less");
    person.frames(3);
    person.play(GameId::Chess);
    let each = [Allowance::of(4, 1), Allowance::of(3, 1)];
    let expected = TimeControl { each, start: ClockStart::AtOnce };
    assert_eq!(person.table::<Chess>().time_control(), Some(expected));
    // The clock runs from the start, as was chosen.
    wait(&mut person, 5);
    shows(&person, Side::First, 235);
    assert!(person.find("clock-first").is_some());
    person.escape();
    person.until("set-up", |person| matches!(person.screen(), Screen::Setup(_)));
    person.frames(3);
    person.press("time-none");
    person.frames(3);
    person.play(GameId::Chess);
    assert_eq!(person.table::<Chess>().time_control(), None);
    assert_eq!(person.find("clock-first"), None);
}

#[test]
fn clocks_are_asked_for_on_the_command_line() {
    let time = |game: &str, time: Option<&str>| {
        let args = Args { game: Some(game.to_owned()), time: time.map(str::to_owned), ..Args::default() };
        args.launch(&games::catalogue(), 1).map(|launch| launch.unwrap().choice.time)
    };
    assert_eq!(time("chess", None), Ok(Some(TimeControl::even(Allowance::of(10, 0)))));
    assert_eq!(time("chess", Some("none")), Ok(None));
    assert_eq!(time("chess", Some("15+10")), Ok(Some(TimeControl::even(Allowance::of(15, 10)))));
    assert_eq!(time("dots", None), Ok(None));
    assert!(time("dots", Some("3+2")).unwrap_err().contains("without clocks"));
    assert!(time("chess", Some("fast")).unwrap_err().contains("for instance 3+2"));
}

#[test]
fn whoever_resigns_is_asked_and_has_lost() {
    let folder = folder();
    let mut person = chess(folder.path(), timed("none", SideChoice::First));
    let question = |person: &Person| person.app.world().resource::<Dialog>().question();
    // Before the first move there is nothing to resign.
    person.letter(KeyCode::KeyG, "g");
    assert_eq!(question(&person), None);
    make(&mut person, "e2e4");
    assert!(person.my_turn());
    person.letter(KeyCode::KeyG, "g");
    assert_eq!(question(&person), Some("resign"));
    person.frames(2);
    person.escape();
    person.frames(2);
    assert_eq!((question(&person), outcome(&person)), (None, None));
    person.press("resign");
    person.frames(2);
    person.press("dialog-yes");
    person.frames(3);
    assert_eq!(outcome(&person), Some(ended(Some(Side::Second), "resigned")));
    assert_eq!(person.phase(), Phase::Over);
    assert_eq!(said(&person), "You lost. You resigned.");
    assert_eq!(tally(&person), Tally { lost: 1, ..Tally::default() });
    // Nobody moves any more, and the game can be looked through.
    person.make::<Chess>("d2d4".parse().unwrap());
    assert_eq!(person.table::<Chess>().history.at(), 2);
    person.press("review");
    person.frames(3);
    assert_eq!(person.phase(), Phase::Review);
    person.press("review-close");
    person.frames(3);
    // The word can be taken back.
    person.letter(KeyCode::KeyU, "u");
    person.frames(3);
    assert_eq!((person.phase(), outcome(&person)), (Phase::Hand, None));
    make(&mut person, "d2d4");
}

#[test]
fn opponents_accept_a_draw_when_they_stand_worse() {
    let folder = folder();
    let position = Some("4k3/8/8/8/8/8/8/3QK3 w - - 0 1".to_owned());
    let mut person = chess(folder.path(), Args { position, ..timed("none", SideChoice::First) });
    make(&mut person, "d1d2");
    assert!(person.my_turn());
    person.press("draw");
    person.until("answer", |person| outcome(person).is_some());
    assert_eq!(outcome(&person), Some(ended(None, "agreed")));
    person.frames(5);
    assert_eq!(said(&person), "A draw. Both sides agreed.");
    assert_eq!(tally(&person), Tally { drawn: 1, ..Tally::default() });
}

#[test]
fn opponents_decline_a_draw_when_they_stand_better() {
    let folder = folder();
    let position = Some("3qk3/pppp4/8/8/8/8/7P/7K w - - 0 1".to_owned());
    let mut person = chess(folder.path(), Args { position, ..timed("none", SideChoice::First) });
    make(&mut person, "h2h3");
    assert!(person.my_turn());
    person.letter(KeyCode::KeyD, "d");
    assert_eq!(said(&person), "A draw is offered");
    person.until("answer", |person| said(person).contains("no draw"));
    assert_eq!(outcome(&person), None);
    // It is not asked again at once.
    person.letter(KeyCode::KeyD, "d");
    person.frames(3);
    assert!(said(&person).contains("no draw"));
}

#[test]
fn two_persons_agree_on_a_draw() {
    let folder = folder();
    let mut person = chess(folder.path(), timed("3+2", SideChoice::Both));
    make(&mut person, "e2e4 e7e5");
    person.press("draw");
    person.frames(2);
    person.press("dialog-yes");
    person.frames(3);
    assert_eq!(outcome(&person), Some(ended(None, "agreed")));
    assert_eq!(person.phase(), Phase::Over);
}

#[test]
fn a_repetition_is_claimed() {
    let folder = folder();
    let moves = Some("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8".to_owned());
    let mut person = chess(folder.path(), Args { moves, ..timed("none", SideChoice::Both) });
    assert!(person.table::<Chess>().position().claim().is_some());
    person.press("draw");
    person.frames(3);
    assert_eq!(outcome(&person), Some(ended(None, "threefold-repetition")));
    let locale = person.app.world().resource::<parlour::locale::Locale>();
    let words = announce::result(person.table::<Chess>(), locale);
    assert!(words.starts_with("A draw. ") && words.contains("third time"), "{words}");
}

#[test]
fn a_draw_is_claimed_by_announcing_the_move_that_repeats() {
    let folder = folder();
    let moves = Some("g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1".to_owned());
    let mut person = chess(folder.path(), Args { moves, ..timed("none", SideChoice::Both) });
    assert_eq!(person.table::<Chess>().position().claim(), None);
    person.press("draw");
    person.frames(3);
    // The move is announced and not made.
    assert_eq!(person.table::<Chess>().history.at(), 7);
    assert_eq!(outcome(&person), Some(ended(None, "threefold-repetition")));
}

/// Makes these moves, one whenever the opponent has answered, unless the game is over.
fn walk(person: &mut Person, ways: &[&str]) {
    for way in ways {
        if !person.my_turn() {
            return;
        }
        make(person, way);
    }
    person.my_turn();
}

#[test]
fn strong_opponents_resign_what_is_lost_unless_they_are_not_to() {
    const LOST: &str = "4k3/5p1p/8/8/8/8/8/QR2K3 w - - 0 1";
    for (opponent, concede, resigned) in [("club", true, true), ("club", false, false), ("learner", true, false)] {
        let folder = folder();
        let (position, opponent) = (Some(LOST.to_owned()), Some(opponent.to_owned()));
        let mut person = chess(folder.path(), Args { position, opponent, ..timed("none", SideChoice::First) });
        person.app.world_mut().resource_mut::<Settings>().opponents_concede = concede;
        walk(&mut person, &["a1a2", "a2a1", "a1a2", "a2a1", "a1a2"]);
        assert_eq!(outcome(&person), resigned.then(|| ended(Some(Side::First), "resigned")));
        assert_eq!(person.table::<Chess>().history.at(), if resigned { 7 } else { 10 });
    }
}

#[test]
fn opponents_offer_a_draw_where_nothing_is_left_to_play_for() {
    let folder = folder();
    let position = Some("k7/8/8/p1p1p1p1/P1P1P1P1/8/8/K7 w - - 40 60".to_owned());
    let opponent = Some("candidate".to_owned());
    let mut person = chess(folder.path(), Args { position, opponent, ..timed("none", SideChoice::First) });
    // Nothing is repeated.
    walk(&mut person, &["a1b1", "b1c1", "c1d1", "d1e1", "e1f1", "f1g1"]);
    assert_eq!(person.read_notices(), ["table-draw-proposed"]);
    person.press("draw");
    person.frames(3);
    assert_eq!(outcome(&person), Some(ended(None, "agreed")));
}

/// In real time: the strongest opponents use of their time what their search needs, and still have time left.
#[test]
fn opponents_keep_within_their_time() {
    let folder = folder();
    let opponent = Some("grandmaster,grandmaster".to_owned());
    let mut person = chess(folder.path(), Args { opponent, ..timed("0.25+0", SideChoice::None) });
    person.app.insert_resource(TimeUpdateStrategy::Automatic);
    person.until("twenty moves", |person| person.table::<Chess>().history.at() >= 20);
    let table = person.table::<Chess>();
    assert_eq!(table.outcome(), None);
    for side in Side::BOTH {
        let left = table.time_left(side).unwrap();
        assert!((5.0..15.0).contains(&left.as_secs_f32()), "{side:?} has {left:?} left of 15 s");
    }
}

#[test]
fn whoever_watches_can_pause_and_sees_the_board() {
    let folder = folder();
    let mut person = chess(folder.path(), timed("none", SideChoice::None));
    person.until("some moves", |person| person.table::<Chess>().history.at() >= 2);
    assert!(person.find("resign").is_none() && person.find("draw").is_none());
    person.press("pause");
    person.frames(5);
    assert_eq!(person.phase(), Phase::Paused);
    assert!(!person.table::<Chess>().is_hidden());
    let at = person.table::<Chess>().history.at();
    person.frames(100);
    assert_eq!(person.table::<Chess>().history.at(), at);
    person.press("pause");
    person.until("another move", |person| person.table::<Chess>().history.at() > at);
}
