//! The rules against the conformance checks of the core and against what has gone wrong in other programs.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::{Game, Outcome, Seat, SetupOptions, Side, conformance};
use parlour_dots::{Dots, Edge, Effect, Size};
use proptest::prelude::*;

fn game(size: &str, moves: &str) -> Dots {
    let options = SetupOptions { size: Some(size.into()), ..SetupOptions::default() };
    let mut game = Dots::new(&Dots::setup_from(&options).unwrap()).unwrap();
    for mv in moves.split_whitespace() {
        play(&mut game, mv);
    }
    game
}

fn play(game: &mut Dots, mv: &str) -> Vec<Effect> {
    game.play(mv.parse().unwrap()).unwrap()
}

fn reason(game: &Dots, mv: &str) -> &'static str {
    let mut same = game.clone();
    let refusal = same.play(mv.parse().unwrap()).unwrap_err();
    assert_eq!(same, *game, "a refused move changes nothing");
    assert_eq!(refusal.mv, mv);
    refusal.reason
}

#[test]
fn random_games_conform() {
    let small: Vec<Size> = (1..=4).flat_map(|rows| (1..=4).map(move |cols| Size { rows, cols })).collect();
    conformance::check::<Dots>(&small, 60, 1);
    conformance::check::<Dots>(&[Size { rows: 9, cols: 9 }, Size { rows: 7, cols: 8 }], 3, 2);
}

#[test]
fn a_game_has_nine_boxes_and_24_lines_unless_another_size_is_asked_for() {
    let game = Dots::new(&Dots::setup_from(&SetupOptions::default()).unwrap()).unwrap();
    assert_eq!(*game.setup(), Size { rows: 3, cols: 3 });
    assert_eq!(game.legal_moves().len(), 24);
    let large = SetupOptions { size: Some("4x4".into()), ..SetupOptions::default() };
    assert_eq!(Dots::new(&Dots::setup_from(&large).unwrap()).unwrap().legal_moves().len(), 40);
}

#[test]
fn options_that_make_no_board_are_refused() {
    for size in ["0x3", "10x3", "3", "3x", "3×3"] {
        assert!(
            Dots::setup_from(&SetupOptions { size: Some(size.into()), ..SetupOptions::default() }).is_err(),
            "{size}"
        );
    }
    assert!(Dots::setup_from(&SetupOptions { variant: Some("swedish".into()), ..SetupOptions::default() }).is_err());
    assert!(Dots::new(&Size { rows: 3, cols: 0 }).is_err());
}

#[test]
fn closing_a_box_gives_a_point_and_exactly_one_more_move() {
    let mut game = game("1x2", "h1-1 h2-1 v1-1");
    assert_eq!(game.to_move(), Seat::SECOND);
    let effects = play(&mut game, "v1-2");
    let edge: Edge = "v1-2".parse().unwrap();
    assert_eq!(
        effects,
        [Effect::LineDrawn { edge, by: Seat::SECOND }, Effect::BoxClosed { row: 1, col: 1, by: Seat::SECOND }]
    );
    assert_eq!((game.score(), game.to_move()), (Some([0, 1]), Seat::SECOND));
    play(&mut game, "h1-2");
    assert_eq!(game.to_move(), Seat::FIRST, "one more move, not two");
}

#[test]
fn closing_two_boxes_with_one_line_gives_two_points_and_exactly_one_more_move() {
    let mut game = game("2x2", "h1-1 h2-1 v1-1 h1-2 h2-2 v1-3");
    let effects = play(&mut game, "v1-2");
    assert_eq!(effects.len(), 3);
    assert_eq!((game.score(), game.to_move()), (Some([2, 0]), Seat::FIRST));
    play(&mut game, "v2-2");
    assert_eq!(game.to_move(), Seat::SECOND, "one more move, not two");
}

#[test]
fn a_box_belongs_to_whoever_closes_it_whoever_drew_its_other_sides() {
    // The first player draws three sides of the box, the second the last.
    let mut game = game("2x2", "h1-1 v2-3 h2-1 h3-2 v1-1");
    play(&mut game, "v1-2");
    assert_eq!(game.board().owner(1, 1), Some(Seat::SECOND));
    for mine in ["h1-1", "h2-1", "v1-1"] {
        assert_eq!(game.board().line(mine.parse().unwrap()), Some(Seat::FIRST));
    }
}

#[test]
fn boxes_need_not_be_closed_and_none_is_closed_by_itself() {
    // A chain of three was opened: the next player takes one box and declines the other two.
    let mut game = game("1x3", "h1-1 h1-2 h1-3 h2-1 h2-2 h2-3 v1-1");
    play(&mut game, "v1-2");
    play(&mut game, "v1-4");
    assert_eq!(game.score(), Some([0, 1]));
    assert_eq!(game.to_move(), Seat::FIRST);
    assert_eq!(play(&mut game, "v1-3").len(), 3, "one line closes both that were left");
    assert_eq!(game.score(), Some([2, 1]));
}

#[test]
fn illegal_lines_are_refused_and_change_nothing() {
    let game = game("2x3", "h1-1");
    assert_eq!(reason(&game, "h1-1"), "edge-drawn");
    for beside in ["h4-1", "h1-4", "v3-1", "v1-5", "h200-1"] {
        assert_eq!(reason(&game, beside), "off-board", "{beside}");
    }
}

/// What a person reads at the command line.
#[test]
fn refusals_are_plain_sentences() {
    let refused = |size, moves, mv: &str| game(size, moves).play(mv.parse().unwrap()).unwrap_err().to_string();
    assert_eq!(refused("2x3", "", "h4-1"), "h4-1 cannot be played: this board has no such line");
    assert_eq!(refused("2x3", "h1-1", "h1-1"), "h1-1 cannot be played: that line is drawn already");
    assert_eq!(refused("1x1", "h1-1 h2-1 v1-1 v1-2", "h1-1"), "h1-1 cannot be played: the game is over");
}

#[test]
fn after_the_last_line_most_boxes_win_and_no_line_is_legal() {
    let over = game("1x1", "h1-1 h2-1 v1-1 v1-2");
    assert_eq!(over.outcome(), Some(Outcome { winner: Some(Side::Second), reason: "most-boxes" }));
    assert_eq!(reason(&over, "h1-1"), "game-over");
    let drawn = game("1x2", "v1-2 h1-1 h1-2 h2-1 v1-1 h2-2 v1-3");
    assert_eq!(drawn.score(), Some([1, 1]));
    assert_eq!(drawn.outcome(), Some(Outcome { winner: None, reason: "most-boxes" }));
}

#[test]
fn the_picture_in_text_shows_lines_and_owners() {
    let game = game("2x2", "h1-1 h2-1 v1-1 v1-2 v2-3");
    assert_eq!(game.to_text(), "+---+   +\n| 2 |\n+---+   +\n        |\n+   +   +");
}

proptest! {
    /// Lines in any order: every box is closed once, and by whoever drew its last side.
    #[test]
    fn any_order_of_lines_gives_every_box_to_who_drew_its_last_side(
        rows in 1..=5_u8, cols in 1..=5_u8, order in any::<u64>(),
    ) {
        let mut game = Dots::new(&Size { rows, cols }).unwrap();
        let mut chance = parlour_core::Chance::new(order);
        while let Some(mv) = chance.pick(&game.legal_moves()) {
            let mover = game.to_move();
            let sides_before = game.drawn();
            let effects = game.play(mv).unwrap();
            let closed = game.grid().closed_by(game.grid().index(mv).unwrap(), sides_before).count();
            prop_assert_eq!(effects.len(), 1 + closed);
            prop_assert_eq!(game.to_move() == mover, closed > 0);
        }
        let [first, second] = game.score().unwrap();
        prop_assert_eq!(first + second, i32::from(rows) * i32::from(cols));
    }
}
