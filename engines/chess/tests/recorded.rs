//! Moves, notation and material as `python-chess` sees them; `data/make_facts.py` tells how they were recorded.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_chess::{Board, Color, Letters, Variant};

#[test]
fn moves_notation_and_ends_are_those_of_python_chess() {
    for line in include_str!("data/facts.txt").lines() {
        let mut parts = line.split(';');
        let [variant, fen, flags, moves] = std::array::from_fn(|_| parts.next().unwrap());
        let variant = if variant == "chess960" { Variant::Chess960 } else { Variant::Standard };
        let board: Board = fen.parse().unwrap();
        assert_eq!(board.to_string(), fen);
        assert_eq!(board.shredder_fen().parse(), Ok(board), "{fen}");

        let flag = |letter| flags.contains(letter);
        assert_eq!(board.is_mate(), flag('m'), "{fen}");
        assert_eq!(board.is_stalemate(), flag('s'), "{fen}");
        assert_eq!(board.is_dead_by_material(), flag('i'), "{fen}");
        assert_eq!(board.could_mate(Color::White), !flag('W'), "{fen}");
        assert_eq!(board.could_mate(Color::Black), !flag('B'), "{fen}");

        let mut ours: Vec<String> = Vec::new();
        for &mv in &board.moves() {
            let (uci, san) = (mv.uci(variant), board.san(mv, Letters::English));
            ours.push(format!("{uci}={san}"));
            assert_eq!(board.find(uci), Some(mv), "{fen}");
            for letters in [Letters::English, Letters::Hungarian, Letters::Figurine] {
                assert_eq!(board.parse_san(&board.san(mv, letters), letters), Ok(mv), "{fen}: {san}");
            }
        }
        ours.sort_unstable();
        assert_eq!(ours.join(" "), moves, "{fen}");
    }
}
