//! Wari and Oware, rule by rule, and the faults that other programs were told of.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod common;

use common::{after, end, legal, position, with};
use parlour_core::Game;
use parlour_mancala::{Setup, Variant};

fn oware(text: &str) -> parlour_mancala::Mancala {
    position(Variant::Oware, text)
}

#[test]
fn two_or_three_are_captured_backwards_on_the_other_side_only() {
    // The last seed makes two in b2; b1 has three; a6 has two, but it is one's own.
    let game = oware("0,0,0,0,4,1/2,1,0,0,5,5 10,10 A");
    let next = after(&game, "a5");
    assert_eq!(next.position(), "0,0,0,0,0,2/3,2,1,0,5,5 10,10 B", "a fourth seed, in b3, makes only one there");
    let game = oware("0,0,0,0,3,1/2,1,0,0,5,5 10,10 A");
    assert_eq!(after(&game, "a5").position(), "0,0,0,0,0,2/0,0,0,0,5,5 15,10 B");
    let both =
        with(Setup::usual(Variant::Oware).with("capture-side", "both").unwrap(), "0,0,0,0,3,1/2,1,0,0,5,5 10,10 A");
    assert_eq!(after(&both, "a5").position(), "0,0,0,0,0,0/0,0,0,0,5,5 17,10 B");
}

/// Complaint: with twelve seeds or more, the house is left out on every round.
#[test]
fn the_house_of_origin_is_left_out() {
    let text = |seeds: u8| format!("{seeds},0,0,0,0,0/1,1,1,1,1,1 0,0 A");
    assert_eq!(after(&oware(&text(12)), "a1").position(), "0,2,1,1,1,1/2,2,2,2,2,2 0,0 B");
    assert_eq!(after(&oware(&text(23)), "a1").position(), "0,3,2,2,2,2/3,3,3,3,3,3 0,0 B", "a slam captures nothing");
    let wari = |seeds| after(&position(Variant::Wari, &text(seeds)), "a1").position();
    assert_eq!(wari(12), "1,1,1,1,1,1/2,2,2,2,2,2 0,0 B", "as Wari is told, twelve reach the house again");
    assert_eq!(wari(13), "0,2,2,1,1,1/2,2,2,2,2,2 0,0 B");
}

/// Complaint: a grand slam is legal and captures nothing, or by choice illegal, or everything, or all but one house.
#[test]
fn grand_slams() {
    let text = "5,0,0,0,0,2/1,1,0,0,0,0 20,19 A";
    let play = |choice| after(&with(Setup::usual(Variant::Oware).with("grand-slam", choice).unwrap(), text), "a6");
    assert_eq!(play("nothing").position(), "5,0,0,0,0,0/2,2,0,0,0,0 20,19 B");
    assert_eq!(play("all-but-last").position(), "5,0,0,0,0,0/2,0,0,0,0,0 22,19 B");
    let everything = play("everything");
    assert_eq!(end(&everything), ("no-move", 1), "the opponent cannot move: each gets what is at home");
    assert_eq!(everything.score(), Some([29, 19]));
    let illegal = Setup::usual(Variant::Oware).with("grand-slam", "illegal").unwrap();
    assert_eq!(legal(&with(illegal.clone(), text)), "a1");
    assert_eq!(legal(&with(illegal, "0,0,0,0,0,2/1,1,0,0,0,0 22,22 A")), "a6", "unless every move is one");
}

/// Complaint: an empty opponent must be fed; if nobody can, the game ends with a score and never stands still.
#[test]
fn feeding() {
    assert_eq!(legal(&oware("1,0,3,0,0,1/0,0,0,0,0,0 23,20 A")), "a6", "neither a1 nor a3 reaches the other side");
    let over = oware("1,0,3,0,0,0/0,0,0,0,0,0 23,21 A");
    assert_eq!((end(&over), over.score()), (("no-move", 1), Some([27, 21])));
    assert_eq!(legal(&over), "");
}

#[test]
fn more_than_half_wins_at_once_or_not() {
    let text = "1,0,0,0,0,2/1,1,4,0,0,3 24,12 A";
    assert_eq!(end(&after(&oware(text), "a6")), ("majority", 1));
    let on = with(Setup::usual(Variant::Oware).with("majority", "plays-on").unwrap(), text);
    assert_eq!(after(&on, "a6").outcome(), None);
    let drawn = oware("0,0,0,0,0,0/0,0,0,0,0,0 24,24 A");
    assert_eq!(end(&drawn), ("no-move", 0));
}

/// Complaint: endless cycles end, and the rule used is told.
#[test]
fn cycles_end_by_repetition() {
    let play = |variant| {
        let mut game = position(variant, "1,0,0,0,0,0/1,0,0,0,0,0 23,23 A");
        while let Some(&mv) = game.legal_moves().first() {
            game.play(mv).unwrap();
        }
        game
    };
    let oware = play(Variant::Oware);
    assert_eq!((end(&oware), oware.score()), (("repetition", 0), Some([24, 24])));
    assert!(oware.played() >= 24, "the third time, after two rounds of twelve moves each: {}", oware.played());
    assert_eq!(end(&play(Variant::Wari)).0, "repetition");
}
