//! What the command line asks for, and what it is told when it asks for what there is not.

use bevy::prelude::*;
use clap::Parser;
use parlour::args::{Args, SideChoice, Wish};
use parlour::catalogue::{GameId, Launch, Player};
use parlour::games;
use parlour::locale::Language;
use parlour::screen::Screen;
use parlour::table::{Phase, TableGame};
use parlour_core::{Game, Seat};
use parlour_dots::Dots;
use parlour_notakto::Notakto;

use super::folder;
use super::hands::Person;

fn parse(line: &[&str]) -> Result<Args, String> {
    Args::try_parse_from(std::iter::once(&"parlour").chain(line)).map_err(|error| error.to_string())
}

fn launch(line: &[&str]) -> Result<Option<Launch>, String> {
    parse(line)?.launch(&games::catalogue(), 5)
}

#[test]
fn a_game_begins_as_asked_for() {
    let asked = launch(&["--game", "dots", "--size", "2x3", "--opponent", "hard", "--side", "second", "--seed", "9"]);
    let asked = asked.unwrap().unwrap();
    assert_eq!((asked.game, asked.seed), (Dots::GAME, 9));
    assert_eq!(asked.choice.setup.size.as_deref(), Some("2x3"));
    assert_eq!(asked.choice.players, [Player::Opponent("hard".to_owned()), Player::Hand]);
    let asked = launch(&["--game", "notakto", "--boards", "4", "--side", "both"]).unwrap().unwrap();
    assert_eq!((asked.game, asked.seed), (Notakto::GAME, 5));
    assert_eq!(asked.choice.players, [Player::Hand, Player::Hand]);
    let opponents = |line: &[&str]| launch(line).unwrap().unwrap().choice.players;
    let opponent = |id: &str| Player::Opponent(id.to_owned());
    let alone = opponents(&["--game", "dots", "--opponent", "hard", "--side", "none"]);
    assert_eq!(alone, [opponent("hard"), opponent("hard")]);
    let two = opponents(&["--game", "dots", "--opponent", "strong,easy", "--side", "none"]);
    assert_eq!(two, [opponent("strong"), opponent("easy")]);
    // Who names nobody meets the easiest, whoever stands first in the list.
    assert_eq!(opponents(&["--game", "twixt"]), [Player::Hand, opponent("newcomer")]);
    assert_eq!(launch(&[]).unwrap(), None);
    let window = parse(&["--window", "800x600"]).unwrap().window;
    assert_eq!(window, Some(UVec2::new(800, 600)));
}

#[test]
fn what_there_is_not_is_refused_with_what_there_is() {
    let refused: [(&[&str], &[&str]); 20] = [
        (&["--game", "checkers"], &["checkers", "dots", "notakto"]),
        (&["--game", "Dots"], &["Dots", "dots", "notakto"]),
        (&["--game", "dots", "--opponent", "god"], &["god", "easy", "medium", "hard", "strong", "perfect"]),
        (&["--game", "notakto", "--opponent", "perfect"], &["perfect", "easy", "medium", "hard", "expert"]),
        (&["--game", "dots", "--opponent", "easy,god", "--side", "none"], &["'god'", "easy", "perfect"]),
        (&["--game", "dots", "--opponent", "easy,", "--side", "none"], &["''", "easy", "perfect"]),
        (&["--game", "dots", "--opponent", "easy,hard"], &["--side none"]),
        (&["--game", "dots", "--opponent", "easy,hard,easy", "--side", "none"], &["two", "easy,hard,easy"]),
        (&["--game", "dots", "--side", "third"], &["third", "first", "second", "both", "none"]),
        (&["--game", "dots", "--size", "10x3"], &["9"]),
        (&["--game", "dots", "--size", "0x3"], &["1"]),
        (&["--game", "dots", "--size", "large"], &["large"]),
        (&["--game", "dots", "--boards", "3"], &["boards"]),
        (&["--game", "notakto", "--size", "3x3"], &["size"]),
        (&["--game", "notakto", "--boards", "10"], &["9"]),
        (&["--game", "notakto", "--boards", "-1"], &["-1"]),
        (&["--game", "dots", "--variant", "swedish"], &["variant"]),
        (&["--game", "dots", "--moves", "h1-1 h1-1"], &["move 2", "h1-1"]),
        (&["--game", "notakto", "--moves", "a1 e5"], &["e5"]),
        (&["--lang", "xx"], &["xx", "en", "hu"]),
    ];
    for (line, words) in refused {
        let message = launch(line).unwrap_err();
        for word in words {
            assert!(message.contains(word), "{line:?} says: {message}");
        }
    }
    for line in [
        &["--window", "big"][..],
        &["--window", "10x10"],
        &["--window", "99999x600"],
        &["--size", "3x3"],
        &["--moves", "h1-1"],
        &["--seed", "x"],
    ] {
        let message = launch(line).unwrap_err();
        assert!(message.contains(line[0]), "{line:?} says: {message}");
    }
}

#[test]
fn moves_are_played_before_anybody_is_asked() {
    let folder = folder();
    let line = ["--game", "dots", "--size", "2x2", "--side", "second", "--moves", "h1-1 v1-1 h2-1 v1-2"];
    let mut person = Person::with_args(1280, 800, folder.path(), parse(&line).unwrap());
    person.until("table", |person| person.screen() == Screen::Table(Dots::GAME));
    person.frames(3);
    let table = person.table::<Dots>();
    assert_eq!(table.history.at(), 4);
    assert_eq!(table.position().score(), Some([0, 1]));
    // The box was closed by the second player, who moves again: the person.
    assert_eq!(table.position().to_move(), Seat::SECOND);
    assert_eq!(person.phase(), Phase::Hand);
}

#[test]
fn moves_may_be_a_whole_game() {
    let folder = folder();
    let args = Args {
        game: Some("dots".to_owned()),
        size: Some("1x1".to_owned()),
        side: Some(SideChoice::First),
        moves: Some("h1-1 h2-1 v1-1 v1-2".to_owned()),
        ..Args::default()
    };
    let mut person = Person::with_args(1280, 800, folder.path(), args);
    person.until("the end", |person| person.phase() == Phase::Over);
    person.press("again");
    person.until("a new game", |person| person.phase() == Phase::Hand);
    assert_eq!(person.table::<Dots>().history.at(), 0);
}

/// Without a desktop the real program ends with a plain sentence.
#[test]
#[cfg(target_os = "linux")]
fn without_a_screen_a_sentence_says_so() {
    let start = |display: Option<&str>| {
        let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_parlour"));
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
            program.env_remove(name);
        }
        program.envs(display.map(|display| ("DISPLAY", display))).arg("--mute").output().unwrap()
    };
    for (display, expected) in [(None, "There is no screen"), (Some(":4077"), "does not answer")] {
        let output = start(display);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(!output.status.success() && said.contains(expected), "{display:?}: {said}");
    }
}

fn wish(query: &str) -> Wish {
    Wish::of_query(query, &games::catalogue(), 7)
}

#[test]
fn an_address_asks_like_a_command_line() {
    let asked = wish("?game=dots&moves=h1-1%20v1-1&size=4x4&opponent=strong&side=second&lang=hu&seed=12&mute");
    let launch = asked.launch.unwrap();
    assert_eq!(asked.left_out, [""; 0]);
    assert_eq!((launch.game, launch.seed, launch.moves.as_str()), (GameId::Dots, 12, "h1-1 v1-1"));
    assert_eq!(launch.choice.setup.size.as_deref(), Some("4x4"));
    assert_eq!(launch.choice.players, [Player::Opponent("strong".to_owned()), Player::Hand]);
    assert_eq!((asked.args.lang, asked.args.mute), (Some(Language::Hu), true));
    let watched = wish("?opponent=strong,easy&side=none&game=dots").launch.unwrap();
    assert_eq!(watched.choice.players, ["strong", "easy"].map(|id| Player::Opponent(id.to_owned())));
}

#[test]
fn what_an_address_asks_in_vain_is_left_out() {
    let some = wish("?fbclid=1&game=dots&size=9999x1&opponent=strong&opponent=weak&lang=tlh");
    let launch = some.launch.unwrap();
    assert_eq!(launch.game, GameId::Dots);
    assert_eq!(launch.choice.players[1], Player::Opponent("strong".to_owned()));
    assert_eq!(some.left_out, ["fbclid=1", "opponent=weak", "size=9999x1", "lang=tlh"]);
    for nothing in ["", "?", "?game=tictactoe", "?size=4x4", "?%ff=%00&&=&==", "?version=1&help=1"] {
        assert!(wish(nothing).launch.is_none(), "{nothing}");
    }
}
