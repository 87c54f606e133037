//! Kalah: rules, the faults that other programs were told of, and exact values.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod common;

use common::{after, end, legal, position, with};
use parlour_core::{Control, Engine, Game, Seat};
use parlour_mancala::{Effect, Mancala, Setup, Variant};

/// Complaint: the outcome of a last seed in an empty house with nothing opposite follows the chosen rule.
#[test]
fn the_empty_capture() {
    let text = "0,1,0,4,4,4/4,4,4,0,4,4 5,10 A";
    assert_eq!(after(&position(Variant::Kalah, text), "a2").position(), "0,0,1,4,4,4/4,4,4,0,4,4 5,10 B");
    assert_eq!(after(&position(Variant::KalahEmpty, text), "a2").position(), "0,0,0,4,4,4/4,4,4,0,4,4 6,10 B");
    let full = "0,1,0,4,4,4/4,4,4,3,4,4 5,10 A";
    for variant in [Variant::Kalah, Variant::KalahEmpty] {
        assert_eq!(after(&position(variant, full), "a2").position(), "0,0,0,4,4,4/4,4,4,0,4,4 9,10 B");
    }
}

/// A round of thirteen ends in the house it began in, which is empty.
#[test]
fn a_whole_round_captures() {
    let game = position(Variant::Kalah, "0,0,13,0,0,0/1,1,1,1,1,1 0,0 A");
    assert_eq!(after(&game, "a3").position(), "1,1,0,1,1,1/2,2,2,0,2,2 4,0 B");
}

/// Complaint: sowing never enters the opponent's store, with however many seeds, for both players.
#[test]
fn the_other_store_is_left_out() {
    for seeds in 1..=40_u8 {
        for (text, mv) in [
            (format!("0,0,0,{seeds},1,1/1,1,1,1,1,1 3,5 A"), "a4"),
            (format!("1,1,1,1,1,1/0,0,0,{seeds},1,1 5,3 B"), "b4"),
        ] {
            let mut game = position(Variant::Kalah, &text);
            let (mover, other) = (game.to_move(), game.to_move().other());
            let effects = game.play(mv.parse().unwrap()).unwrap();
            let banked =
                effects.iter().filter(|effect| matches!(effect, Effect::Banked { by } if *by == mover)).count();
            assert_eq!(banked, (usize::from(seeds) + 10) / 13, "{seeds}");
            assert_eq!(game.state().stores[other.index()], 5);
        }
    }
}

/// Complaint: at the end the seeds on the other side are swept, the houses are empty, and the total is the same.
#[test]
fn the_end_sweeps() {
    let game = position(Variant::Kalah, "0,0,0,0,0,1/3,0,2,0,0,0 20,22 A");
    let over = after(&game, "a6");
    assert_eq!((end(&over), over.score()), (("side-empty", 2), Some([21, 27])));
    assert_eq!(over.state().pits, [0; 32]);
    let other = with(Setup::usual(Variant::Kalah).with("rest", "other").unwrap(), "0,0,0,0,0,1/3,0,2,0,0,0 20,22 A");
    assert_eq!(after(&other, "a6").score(), Some([26, 22]));
}

/// Complaint: a bonus turn and a capture exclude each other, and bonus turns have no limit.
#[test]
fn bonus_turns() {
    let game = position(Variant::Kalah, "6,5,4,3,2,1/4,4,4,4,4,4 0,0 A");
    let next = after(&game, "a6 a5 a6 a4 a6 a3 a6");
    assert_eq!(next.to_move(), Seat::FIRST);
    let mut again = game.clone();
    assert!(again.play("a6".parse().unwrap()).unwrap().contains(&Effect::Again { by: Seat::FIRST }));
    assert_eq!(legal(&again), "a1 a2 a3 a4 a5");
}

/// Complaint: from any start position, as many seeds come out as went in.
#[test]
fn own_start_positions_keep_their_seeds() {
    let game = position(Variant::Kalah, "1,0,7/0,9,2 3,4 B");
    assert_eq!(game.board().seeds(), 26);
    for mv in game.legal_moves() {
        assert_eq!(after(&game, &mv.to_string()).board().seeds(), 26);
    }
    for wrong in
        ["1,2/3 0,0 A", "1,2/3,4 0,0", "1,2/3,4 0,0 C", "1,x/3,4 0,0 A", "250,2/3,4 0,0 A", "0,0/0,0 0,0 A", ""]
    {
        assert!(Setup::usual(Variant::Kalah).from_position(wrong).is_err(), "{wrong}");
    }
}

fn value(variant: Variant, houses: u8, seeds: u8) -> i32 {
    let game = Mancala::new(&Setup::sized(variant, houses, seeds).unwrap()).unwrap();
    game.solve(&Control::default()).unwrap().value
}

/// Values of the first player by houses (1 to 6) and seeds, from an independent program and for six houses from Irving,
/// Donkers and Uiterwijk (2000) and Rawlings.
#[test]
fn values_with_empty_capture() {
    let rows: [&[i32]; 6] = [
        &[0, -2, 6, -2, 2, 0],
        &[2, -2, -2, -12, 6, 8],
        &[0, 4, 2, 2, 6, -10],
        &[2, 6, 8, 2, 2],
        &[0, 0, 8, 12],
        &[2, 10, 2],
    ];
    check(Variant::KalahEmpty, &rows);
}

#[test]
fn values_with_standard_capture() {
    let rows: [&[i32]; 6] = [
        &[0, -2, 6, -2, 2, 0],
        &[2, -2, -2, -10, 6, 8],
        &[0, 4, 2, 2, 6, -8],
        &[2, 6, 6, 2, 4],
        &[0, 2, 6],
        &[2, 6, 2],
    ];
    check(Variant::Kalah, &rows);
}

fn check(variant: Variant, rows: &[&[i32]]) {
    for (houses, row) in (1..).zip(rows) {
        for (seeds, &expected) in (1..).zip(row.iter()) {
            assert_eq!(value(variant, houses, seeds), expected, "{variant:?} {houses}x{seeds}");
        }
    }
}
