//! The names of openings.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::HashSet;

use parlour_chess::openings::{Opening, all, named, of_game};
use parlour_chess::san::Letters;
use parlour_chess::{Board, Chess, Setup};
use parlour_core::Game;

/// The positions of a game in SAN, the start included.
fn positions(moves: &str) -> Vec<Board> {
    let mut boards = vec![Board::default()];
    for word in moves.split_whitespace() {
        let board = boards[boards.len() - 1];
        let mv = board.parse_san(word, Letters::English).unwrap_or_else(|error| panic!("{moves}: {word}: {error}"));
        // Written as SAN is.
        assert_eq!(board.san(mv, Letters::English), word, "{moves}");
        boards.push(board.after(mv));
    }
    boards
}

fn opening_of(moves: &str) -> &'static Opening {
    of_game(&positions(moves)).unwrap()
}

#[test]
fn every_line_leads_to_a_position_of_its_own() {
    assert!(all().len() >= 250);
    assert!(all().is_sorted_by_key(|opening| &opening.eco));
    let unique = |of: fn(&Opening) -> &str| all().iter().map(of).collect::<HashSet<_>>().len();
    assert_eq!([unique(|opening| &opening.en), unique(|opening| &opening.hu)], [all().len(); 2]);
    let mut seen = HashSet::new();
    for opening in all() {
        let boards = positions(&opening.moves);
        let end = &boards[boards.len() - 1];
        assert!(seen.insert(end.hash()), "{}", opening.en);
        assert_eq!(named(end), Some(opening));
    }
}

/// The codes of the Encyclopaedia of Chess Openings by the first moves: the first line that fits counts.
const CODES: [(&str, &str, &str); 14] = [
    ("e4 e6", "C00", "C19"),
    ("e4 e5", "C20", "C99"),
    ("e4 c5", "B20", "B99"),
    ("e4 c6", "B10", "B19"),
    ("e4", "B00", "B09"),
    ("d4 d5 c4", "D06", "D69"),
    ("d4 d5", "D00", "D05"),
    ("d4 Nf6 c4 g6 f3 d5", "D70", "D70"),
    ("d4 Nf6 c4 g6 Nc3 d5", "D80", "D99"),
    ("d4 Nf6 c4 g6", "E60", "E99"),
    ("d4 Nf6 c4 e6", "E00", "E59"),
    ("d4", "A40", "A99"),
    ("c4", "A10", "A39"),
    ("", "A00", "A09"),
];

#[test]
fn codes_go_with_the_moves() {
    for Opening { eco, moves, .. } in all() {
        let begins = |start: &str| start.is_empty() || format!("{moves} ").starts_with(&format!("{start} "));
        let (_, first, last) = CODES.into_iter().find(|(start, ..)| begins(start)).unwrap();
        assert!(eco.len() == 3 && (first..=last).contains(&eco.as_str()), "{eco} {moves}");
    }
}

#[test]
fn well_known_openings_have_their_names() {
    for (moves, eco, name) in [
        ("e4", "B00", "King's Pawn Game"),
        ("e4 e5 Nf3 Nc6 Bb5", "C60", "Ruy Lopez"),
        ("e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6", "B90", "Sicilian Defence: Najdorf Variation"),
        ("d4 Nf6 c4 g6 Nc3 d5", "D80", "Grünfeld Defence"),
        ("d4 Nf6 c4 e6 Nc3 Bb4", "E20", "Nimzo-Indian Defence"),
        // Beyond the table the last name holds.
        ("e4 e5 Nf3 Nc6 Bc4 Nf6 Ng5 d5 exd5 Nxd5 Nxf7 Kxf7 Qf3+", "C57", "Italian Game: Fried Liver Attack"),
    ] {
        let opening = opening_of(moves);
        assert_eq!((opening.eco.as_str(), opening.en.as_str()), (eco, name), "{moves}");
    }
}

#[test]
fn the_order_of_the_moves_does_not_matter() {
    for (one, other) in [
        ("d4 d5 c4 e6 Nc3 Nf6 Nf3", "Nf3 d5 d4 Nf6 c4 e6 Nc3"),
        ("e4 c6 d4 d5 exd5 cxd5 c4", "e4 c6 c4 d5 exd5 cxd5 d4"),
        ("d4 Nf6 c4 g6 Nc3 Bg7 e4 d6 Nf3", "c4 g6 d4 Bg7 e4 d6 Nc3 Nf6 Nf3"),
        ("e4 e6 d4 d5", "d4 e6 e4 d5"),
    ] {
        assert_eq!(opening_of(one), opening_of(other), "{other}");
        assert_eq!(positions(other).last().and_then(named), Some(opening_of(one)), "{other}");
    }
}

#[test]
fn what_has_no_name_has_none() {
    assert_eq!(named(&Board::default()), None);
    let elsewhere: Board = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse().unwrap();
    assert_eq!(of_game([&elsewhere]), None);
    // In Chess960 an opening has a name only where the position is one of ordinary chess.
    let game = Chess::new(&Setup {
        start: Board::chess960(0).unwrap(),
        ..Chess::setup_from(&parlour_core::SetupOptions { variant: Some("chess960".to_owned()), ..Default::default() })
            .unwrap()
    })
    .unwrap();
    assert_eq!(named(game.position()), None);
}
