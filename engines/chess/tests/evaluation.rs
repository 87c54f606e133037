//! The evaluation and the exchange on one square.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_chess::evaluation::{Pair, evaluate, is_bare_king_lost};
use parlour_chess::see::value;
use parlour_chess::{Board, Piece};
use proptest::prelude::*;

fn board(fen: &str) -> Board {
    fen.parse().unwrap()
}

/// The position seen from the other side: colours exchanged, ranks turned over.
fn flipped(board: &Board) -> Board {
    let fen = board.to_string();
    let fields: Vec<&str> = fen.split(' ').collect();
    let swap = |text: &str| -> String {
        let other = |c: char| if c.is_ascii_lowercase() { c.to_ascii_uppercase() } else { c.to_ascii_lowercase() };
        text.chars().map(other).collect()
    };
    let ranks: Vec<String> = fields[0].rsplit('/').map(swap).collect();
    let turn = if fields[1] == "w" { "b" } else { "w" };
    let passed = fields[3].replace('3', "x").replace('6', "3").replace('x', "6");
    let text = format!("{} {turn} {} {passed} {} {}", ranks.join("/"), swap(fields[2]), fields[4], fields[5]);
    text.parse().unwrap()
}

/// The position with left and right exchanged, which has no castling.
fn mirrored(board: &Board) -> Option<Board> {
    let fen = board.to_string();
    let fields: Vec<&str> = fen.split(' ').collect();
    if fields[2] != "-" || fields[3] != "-" {
        return None;
    }
    let ranks: Vec<String> = fields[0].split('/').map(|rank| rank.chars().rev().collect()).collect();
    format!("{} {} - - {} {}", ranks.join("/"), fields[1], fields[4], fields[5]).parse().ok()
}

fn walk(choices: &[prop::sample::Index]) -> Board {
    let mut position = Board::default();
    for choice in choices {
        let moves = position.moves();
        if moves.is_empty() {
            break;
        }
        position.play(moves[choice.index(moves.len())]);
    }
    position
}

proptest! {
    #[test]
    fn both_colours_and_both_wings_are_valued_alike(choices in prop::collection::vec(any::<prop::sample::Index>(), 0..160)) {
        let position = walk(&choices);
        prop_assert_eq!(evaluate(&position), evaluate(&flipped(&position)), "{}", position);
        if let Some(mirrored) = mirrored(&position) {
            prop_assert_eq!(evaluate(&position), evaluate(&mirrored), "{}", position);
        }
    }

    #[test]
    fn pairs_add_up_by_halves(a in -9000_i16..9000, b in -9000_i16..9000, c in -9000_i16..9000, d in -9000_i16..9000, n in -3..=3) {
        let (one, other) = (Pair::new(a, b), Pair::new(c, d));
        prop_assert_eq!(((one + other).middle(), (one + other).end()), ((a + c).into(), (b + d).into()));
        prop_assert_eq!(((one - other).middle(), (one - other).end()), ((a - c).into(), (b - d).into()));
        prop_assert_eq!(((one * n).middle(), (one * n).end()), (i32::from(a) * n, i32::from(b) * n));
    }

    /// The threshold that an exchange just reaches is what plain minimax over all captures on the square finds.
    #[test]
    fn exchanges_are_worth_what_minimax_says(choices in prop::collection::vec(any::<prop::sample::Index>(), 10..80)) {
        let position = walk(&choices);
        let pinned_or_check = |board: &Board| board.in_check() || !board.pinned().is_empty();
        for &mv in &position.noisy_moves() {
            if mv.promotion().is_some() || pinned_or_check(&position) || pinned_or_check(&position.after(mv)) {
                continue;
            }
            let Some(worth) = exchange(&position, mv) else { continue };
            prop_assert!(position.exchange_reaches(mv, worth), "{position} {mv:?} {worth}");
            prop_assert!(!position.exchange_reaches(mv, worth + 1), "{position} {mv:?} {worth}");
        }
    }
}

/// What a capture wins when the least valuable piece captures on each turn or nobody does; `None` where pins, checks and
/// promotions make it more than an exchange.
fn exchange(board: &Board, mv: parlour_chess::Move) -> Option<i32> {
    let gain = board.captured(mv).map_or(0, value);
    let next = board.after(mv);
    if next.in_check() || !next.pinned().is_empty() {
        return None;
    }
    let captures: Vec<_> = next.noisy_moves().iter().copied().filter(|answer| answer.to() == mv.to()).collect();
    if captures.iter().any(|answer| answer.promotion().is_some()) {
        return None;
    }
    let least = captures.into_iter().min_by_key(|answer| next.piece_on(answer.from()).map(Piece::index));
    match least {
        None => Some(gain),
        Some(answer) => Some(gain - exchange(&next, answer)?.max(0)),
    }
}

#[test]
fn exchanges_of_known_worth() {
    let [pawn, knight, rook, queen] = [Piece::Pawn, Piece::Knight, Piece::Rook, Piece::Queen].map(value);
    let cases = [
        ("1k1r4/1pp4p/p7/4p3/8/P5P1/1PP4P/2K1R3 w - - 0 1", "e1e5", pawn),
        ("1k1r3q/1ppn3p/p4b2/4p3/8/P2N2P1/1PP1R1BP/2K1Q3 w - - 0 1", "d3e5", pawn - knight),
        ("4k3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", pawn),
        ("4k3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5", pawn),
        ("4k3/2n5/8/3p4/8/8/3R4/4K3 w - - 0 1", "d2d5", pawn - rook),
        ("4k3/8/2p5/3p4/8/8/3Q4/4K3 w - - 0 1", "d2d5", pawn - queen),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6", pawn),
        ("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8q", queen - pawn),
        ("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7b8q", rook + queen - pawn),
        ("r3k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1", 0),
        // The king may not capture what is defended.
        ("8/8/8/3k4/4p3/8/3N4/3K1B2 w - - 0 1", "d2e4", pawn - knight),
        ("8/8/8/3k4/4p3/8/3N2B1/3K4 w - - 0 1", "d2e4", pawn),
    ];
    for (fen, mv, worth) in cases {
        let board = board(fen);
        let mv = board.find(mv.parse().unwrap()).unwrap();
        assert!(board.exchange_reaches(mv, worth), "{fen}: at least {worth}");
        assert!(!board.exchange_reaches(mv, worth + 1), "{fen}: at most {worth}");
    }
}

#[test]
fn material_and_plain_truths() {
    assert!(evaluate(&Board::default()).abs() < 60);
    let more = |better: &str, worse: &str| {
        let [better_value, worse_value] = [better, worse].map(|fen| evaluate(&board(fen)));
        assert!(better_value > worse_value, "{better} ({better_value}) against {worse} ({worse_value})");
    };
    // A queen more.
    more("rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", fen_of_start());
    // A passed pawn further on.
    more("8/7k/3P4/8/8/8/8/3K4 w - - 0 1", "8/7k/8/8/3P4/8/8/3K4 w - - 0 1");
    // A knight in the centre.
    more("4k3/pppp4/8/8/4N3/8/PPPP4/4K3 w - - 0 1", "4k3/pppp4/8/8/8/8/PPPP4/N3K3 w - - 0 1");
    // The bare king nearer to a corner.
    more("k7/8/2K5/8/8/8/8/7R w - - 0 1", "8/8/2K5/8/4k3/8/8/7R w - - 0 1");
}

fn fen_of_start() -> &'static str {
    parlour_chess::fen::START
}

#[test]
fn won_and_drawn_endings() {
    for lost in ["8/8/8/4k3/8/8/8/KR6 w - - 0 1", "8/8/8/4k3/8/8/8/KBN5 w - - 0 1", "8/8/8/4k3/8/8/8/KBB5 b - - 0 1"] {
        assert!(is_bare_king_lost(&board(lost)), "{lost}");
        assert!(evaluate(&board(lost)).abs() > 5_000, "{lost}");
    }
    for drawn in [
        "8/8/8/4k3/8/8/8/KNN5 w - - 0 1",
        "8/8/8/4k3/4b3/8/8/KR6 w - - 0 1",
        "8/8/8/4k3/8/4n3/8/KB6 w - - 0 1",
        "8/8/3r4/4k3/8/4n3/8/KR6 w - - 0 1",
    ] {
        assert!(!is_bare_king_lost(&board(drawn)), "{drawn}");
        assert!(evaluate(&board(drawn)).abs() < 150, "{drawn}: {}", evaluate(&board(drawn)));
    }
}
