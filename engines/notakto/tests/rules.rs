//! The rules, their notation and their texts.

#![expect(clippy::unwrap_used, reason = "a failed test should panic")]

mod common;

use common::{moves_of, played, position};
use parlour_core::{Game, Seat, SetupOptions, Side};
use parlour_notakto::{Effect, Grid, Move, Notakto, Setup};
use proptest::prelude::*;

fn refusal(game: &mut Notakto, mv: &str) -> &'static str {
    let before = game.clone();
    let reason = game.play(mv.parse().unwrap()).unwrap_err().reason;
    assert_eq!(*game, before);
    reason
}

#[test]
fn three_empty_boards_are_the_default() {
    let game = Notakto::new(&Setup::default()).unwrap();
    assert_eq!(game.grids(), [Grid::EMPTY; 3]);
    assert_eq!(game.to_move(), Seat::FIRST);
    assert_eq!(game.legal_moves().len(), 27);
    let notation: Vec<String> = game.legal_moves().iter().map(Move::to_string).collect();
    assert!(notation.is_sorted());
    assert_eq!((notation[0].as_str(), notation[26].as_str()), ("a1", "c9"));
}

#[test]
fn a_board_with_three_in_line_is_dead_whoever_wrote_them() {
    let mut game = played(2, "a1 a2");
    let effects = game.play("a3".parse().unwrap()).unwrap();
    let [Effect::Marked { mv, by }, Effect::BoardDied { board: 0, lines }] = &effects[..] else {
        panic!("{effects:?}")
    };
    assert_eq!((mv.to_string().as_str(), *by), ("a3", Seat::FIRST));
    assert_eq!(lines.iter().collect::<Vec<_>>(), [[0, 1, 2]]);
    assert_eq!(refusal(&mut game, "a4"), "board-dead");
    assert_eq!(refusal(&mut game, "a1"), "board-dead");
    assert!(game.legal_moves().iter().all(|mv| mv.board() == 1));
    assert_eq!(game.outcome(), None);
}

#[test]
fn every_line_kills() {
    let lines = ["123", "456", "789", "147", "258", "369", "159", "357"];
    let dead = Grid::all().filter(|grid| grid.marks() == 3 && !grid.is_live());
    let mut dead: Vec<String> = dead
        .map(|grid| ('1'..='9').zip(grid.to_string().chars()).filter(|&(_, x)| x == 'X').map(|(n, _)| n).collect())
        .collect();
    dead.sort_unstable();
    let mut expected = lines.to_vec();
    expected.sort_unstable();
    assert_eq!(dead, expected);
}

#[test]
fn one_mark_can_complete_three_lines() {
    let mut game = position("XX.X.X.XX/.........");
    let effects = game.play("a5".parse().unwrap()).unwrap();
    let Effect::BoardDied { board: 0, lines } = effects[1] else { panic!("{effects:?}") };
    assert_eq!(lines.iter().collect::<Vec<_>>(), [[3, 4, 5], [1, 4, 7], [0, 4, 8]]);
}

#[test]
fn a_position_of_dead_boards_is_a_finished_game() {
    let outcome = position("XXX....../X...X...X").outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Side::First), "last-board"));
}

#[test]
fn who_kills_the_last_board_loses() {
    let mut game = played(2, "a1 a2 a3 b1 b2");
    assert_eq!(game.to_move(), Seat::SECOND);
    game.play("b3".parse().unwrap()).unwrap();
    let outcome = game.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.reason), (Some(Side::First), "last-board"));
    assert_eq!(game.legal_moves(), []);
    assert_eq!(refusal(&mut game, "b4"), "game-over");
}

#[test]
fn illegal_moves_are_refused_with_a_reason() {
    let mut game = played(3, "a1");
    assert_eq!(refusal(&mut game, "a1"), "cell-taken");
    assert_eq!(refusal(&mut game, "d1"), "off-board");
}

#[test]
fn no_more_than_six_marks_on_a_live_board() {
    assert_eq!(Grid::all().filter(|grid| grid.is_live()).map(Grid::marks).max(), Some(6));
    assert!(Grid::all().filter(|grid| grid.is_live()).all(|grid| grid.free_cells().count() >= 3));
}

#[test]
fn equal_positions_by_other_moves_have_equal_hashes() {
    let (x, y) = (played(3, "a1 b5 c9"), played(3, "c9 b5 a1"));
    assert_eq!(x, y);
    assert_eq!(x.hash(), y.hash());
    assert_ne!(played(3, "a1").hash(), played(3, "a2").hash());
    assert_ne!(played(3, "").hash(), played(2, "").hash());
    assert_ne!(position("X......../.........").hash(), played(2, "a1").hash(), "the turn counts");
}

#[test]
fn setups_from_options() {
    let setup = |boards, position: Option<&str>| {
        let position = position.map(str::to_owned);
        Notakto::setup_from(&SetupOptions { boards, position, ..SetupOptions::default() })
    };
    assert_eq!(setup(None, None), Ok(Setup::empty(3)));
    assert_eq!(setup(Some(9), None), Ok(Setup::empty(9)));
    assert_eq!(setup(Some(2), Some("XX......./.........")), setup(None, Some("XX......./.........")));
    let fault = |result: Result<Setup, parlour_core::SetupError>| result.unwrap_err().to_string();
    assert_eq!(fault(setup(Some(0), None)), "Notakto has 1 to 9 boards, not 0");
    assert_eq!(fault(setup(Some(10), None)), "Notakto has 1 to 9 boards, not 10");
    assert_eq!(fault(setup(Some(3), Some("........."))), "the position does not have 3 boards");
    assert_eq!(
        fault(setup(None, Some("........./X...."))),
        "'X....' is not a board: write its 9 cells row by row, 'X' or '.'"
    );
    assert_eq!(
        fault(setup(None, Some("XXX...XXX"))),
        "the board 'XXX...XXX' cannot arise: it was dead before its last X, and a dead board takes none"
    );
    let options = SetupOptions { size: Some("3x3".into()), ..SetupOptions::default() };
    assert_eq!(Notakto::setup_from(&options).unwrap_err().to_string(), "notakto has no option 'size'");
}

#[test]
fn a_position_as_text() {
    let game = position("XXX....../.X.X.X.X./........X");
    assert_eq!(game.to_text(), "(a)   b    c\nXXX  .X.  ...\n...  X.X  ...\n...  .X.  ..X");
}

#[test]
fn setups_and_moves_are_saved_as_text() {
    let setup: Setup = "XX......./.........".parse().unwrap();
    let saved = ron::to_string(&setup).unwrap();
    assert_eq!(saved, r#"(boards:["XX.......","........."])"#);
    assert_eq!(ron::from_str::<Setup>(&saved).unwrap(), setup);
    assert_eq!(ron::to_string(&moves_of("a1 i9")).unwrap(), r#"["a1","i9"]"#);
    assert!(ron::from_str::<Move>("\"j1\"").is_err());
    let impossible: Setup = ron::from_str(r#"(boards:["XXXXXXXXX"])"#).unwrap();
    assert!(Notakto::new(&impossible).is_err());
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_move_or_refused(text in ".*") {
        if let Ok(mv) = text.parse::<Move>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn any_text_is_a_position_or_refused(text in "[X./x ]{0,40}|.*") {
        if let Ok(setup) = text.parse::<Setup>() {
            let boards: Vec<String> = setup.boards.iter().map(Grid::to_string).collect();
            prop_assert_eq!(boards.join("/"), text);
            prop_assert!(Notakto::new(&setup).is_ok());
        }
    }

    #[test]
    fn games_end_within_their_bounds(boards in 1..=9_u8, picks in proptest::collection::vec(any::<prop::sample::Index>(), 63)) {
        let mut game = Notakto::new(&Setup::empty(boards)).unwrap();
        let mut length = 0;
        while game.outcome().is_none() {
            let moves = game.legal_moves();
            game.play(moves[picks[length].index(moves.len())]).unwrap();
            length += 1;
        }
        let boards = usize::from(boards);
        prop_assert!((3 * boards..=7 * boards).contains(&length));
    }
}

/// What a person reads at the command line.
#[test]
fn refusals_are_plain_sentences() {
    let refused = |mut game: Notakto, mv: &str| game.play(mv.parse().unwrap()).unwrap_err().to_string();
    assert_eq!(refused(played(3, ""), "d1"), "d1 cannot be played: this game has no such board");
    assert_eq!(refused(played(2, "a1 a2 a3"), "a4"), "a4 cannot be played: that board already has three in a row");
    assert_eq!(refused(played(2, "a1"), "a1"), "a1 cannot be played: that cell already holds an X");
    assert_eq!(refused(played(1, "a1 a2 a3"), "a4"), "a4 cannot be played: the game is over");
}

/// A board can hold six X without a line, but not seven.
#[test]
fn most_moves_left_is_the_longest_game() {
    assert_eq!(played(1, "").most_moves_left(), Some(7));
    assert_eq!(played(3, "").most_moves_left(), Some(21));
    assert_eq!(played(1, "a1 a2 a3").most_moves_left(), Some(0));
}
