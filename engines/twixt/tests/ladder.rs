//! A ladder: a chase along the edge, in which each peg threatens to reach the border row and must be answered.
//!
//! The position comes from a game of our own opponents. The first player has joined the bottom row to h4 and g6; between
//! these and the top row the second player's link g3i4 is in the way. Along the top the chase goes to the left, with f3,
//! d2 and b1, as long as nothing stands at its end.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::Game;
use parlour_twixt::solver::{forced_wins, toughest_reply};
use parlour_twixt::{Move, Setup, Twixt, Variant};

const BEFORE: &str = "j2 g9 g8 e8 h10 h5 h4 j6 e7 j10 g6 i4 g12 g3";

fn played(moves: &str) -> Twixt {
    let mut game = Twixt::new(&Setup { variant: Variant::Classic, size: 12 }).unwrap();
    for word in moves.split_whitespace() {
        game.play(word.parse().unwrap()).unwrap();
    }
    game
}

fn names(moves: Vec<Move>) -> Vec<String> {
    moves.iter().map(ToString::to_string).collect()
}

#[test]
fn a_ladder_is_won_by_the_only_move_that_keeps_ahead() {
    let start = played(BEFORE);
    assert_eq!([1, 2].map(|pegs| forced_wins(&start, pegs).len()), [0, 0]);
    assert_eq!(names(forced_wins(&start, 3)), ["f3"]);
    // After the strongest reply only the next step along the edge wins.
    let first: Move = "f3".parse().unwrap();
    let (reply, pegs) = toughest_reply(&start, first, 3).unwrap();
    assert_eq!((reply.to_string().as_str(), pegs), ("e2", 2));
    let next = played(&format!("{BEFORE} f3 e2"));
    assert_eq!(names(forced_wins(&next, 2)), ["d2"]);
    // Now two points of the top row win, and the second player can take away neither.
    let last = played(&format!("{BEFORE} f3 e2 d2 a1"));
    assert_eq!(names(forced_wins(&last, 1)), ["b1", "f1"]);
}

#[test]
fn a_peg_at_its_end_breaks_a_ladder() {
    for (breaker, breaks) in [("d2", true), ("c3", true), ("a3", false), ("b2", false)] {
        let game = played(&format!("{BEFORE} l1 {breaker}"));
        assert_eq!(names(forced_wins(&game, 3)), if breaks { vec![] } else { vec!["f3"] }, "{breaker}");
    }
}
