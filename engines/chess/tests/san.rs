//! Moves as text.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_chess::{Board, Letters, SanError, UciMove};
use proptest::prelude::*;

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

fn meant(fen: &str, text: &str, letters: Letters) -> Result<String, SanError> {
    let board: Board = fen.parse().unwrap();
    board.parse_san(text, letters).map(|mv| mv.uci(parlour_chess::Variant::Standard).to_string())
}

#[test]
fn what_is_in_use_is_read() {
    let english = |fen, text| meant(fen, text, Letters::English);
    for text in ["Nf3", "Ng1f3", "Ng1-f3", "g1f3", "Nf3!?", "nf3", "♘f3", "♞f3", "N1f3", "Ngf3+"] {
        assert_eq!(english(parlour_chess::fen::START, text), Ok("g1f3".into()), "{text}");
    }
    for text in ["e4", "e2e4", "e2-e4", "Pe4", "♙e4", "e4!!"] {
        assert_eq!(english(parlour_chess::fen::START, text), Ok("e2e4".into()), "{text}");
    }
    for text in ["O-O-O", "0-0-0", "o-o-o", "O-O-O!", "e1c1"] {
        assert_eq!(english(KIWIPETE, text), Ok("e1c1".into()), "{text}");
    }
    for text in ["gxh3", "gh3", "g2xh3", "gxh3?"] {
        assert_eq!(english(KIWIPETE, text), Ok("g2h3".into()), "{text}");
    }
    let promotion = "1r6/P6k/8/8/8/8/8/K7 w - - 0 1";
    for text in ["a8=Q", "a8Q", "a8(Q)", "a8/Q", "a8=q", "a8q"] {
        assert_eq!(english(promotion, text), Ok("a7a8q".into()), "{text}");
    }
    assert_eq!(english(promotion, "axb8=B"), Ok("a7b8b".into()));
    assert_eq!(english("8/8/8/K2pP3/8/8/8/7k w - d6 0 1", "exd6 e.p."), Ok("e5d6".into()));
}

#[test]
fn hungarian_letters() {
    let hungarian = |fen, text| meant(fen, text, Letters::Hungarian);
    assert_eq!(hungarian(KIWIPETE, "Hxd7"), Ok("e5d7".into()));
    assert_eq!(hungarian(KIWIPETE, "Fxa6"), Ok("e2a6".into()));
    assert_eq!(hungarian(KIWIPETE, "Bb1"), Ok("a1b1".into()), "bástya is the rook");
    assert_eq!(hungarian(KIWIPETE, "Vxf6"), Ok("f3f6".into()));
    assert_eq!(hungarian(KIWIPETE, "Kd1"), Ok("e1d1".into()));
    assert_eq!(hungarian("1r6/P6k/8/8/8/8/8/K7 w - - 0 1", "axb8=V"), Ok("a7b8q".into()));
    assert_eq!(hungarian(KIWIPETE, "Nxd7"), Err(SanError::NoMove));
}

#[test]
fn what_is_no_move_is_refused() {
    let english = |fen, text| meant(fen, text, Letters::English);
    for text in ["", "x", "e", "e9", "Xe4", "e2e4e6", "O-O-O-O", "a8=K", "a8=P", "hello", "Nf3abcdefghijklmnopq", "♘"]
    {
        assert_eq!(english(parlour_chess::fen::START, text), Err(SanError::NoMove), "{text}");
    }
    assert_eq!(english(parlour_chess::fen::START, "e5"), Err(SanError::Illegal));
    assert_eq!(english("7k/8/8/8/8/2N5/8/K5N1 w - - 0 1", "Ne2"), Err(SanError::Ambiguous));
    assert_eq!(
        english("1r6/P6k/8/8/8/8/8/K7 w - - 0 1", "a8"),
        Err(SanError::Illegal),
        "nobody becomes a queen unasked"
    );
}

#[test]
fn origins_are_as_short_as_can_be() {
    let written = |fen: &str, uci: &str| {
        let board: Board = fen.parse().unwrap();
        board.san(board.find(uci.parse().unwrap()).unwrap(), Letters::English)
    };
    assert_eq!(written("7k/8/8/8/8/2N5/8/K5N1 w - - 0 1", "g1e2"), "Nge2");
    assert_eq!(written("7k/8/8/R7/8/8/8/RK6 w - - 0 1", "a5a3"), "R5a3");
    assert_eq!(written("8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1"), "Qh4e1");
    let pinned = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
    assert_eq!(written(pinned, "g1e2"), "Ne2", "the other knight is pinned");
}

#[test]
fn uci_castles_in_both_ways() {
    let board: Board = KIWIPETE.parse().unwrap();
    let find = |text: &str| board.find(text.parse().unwrap());
    assert_eq!(find("e1g1"), find("e1h1"));
    assert!(find("e1c1").is_some_and(parlour_chess::Move::is_castle));
    for text in ["e2e4q5", "e7e8k", "e7e8p", "E2E4", "e2", "", "e2e9", "éé", "e2e4 "] {
        assert!(text.parse::<UciMove>().is_err(), "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 5_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_readers_panic(text in "\\PC{0,12}") {
        let board: Board = KIWIPETE.parse().unwrap();
        for letters in [Letters::English, Letters::Hungarian, Letters::Figurine] {
            if let Ok(mv) = board.parse_san(&text, letters) {
                prop_assert!(board.is_legal(mv));
            }
        }
        if let Ok(mv) = text.parse::<UciMove>() {
            prop_assert_eq!(mv.to_string(), text);
        }
    }

    #[test]
    fn nothing_like_a_move_makes_the_readers_panic(text in "[KQRBNOo0a-h]?[a-h1-8x=-]{0,6}[QRBNKq]?[+#!?]{0,2}") {
        let board: Board = KIWIPETE.parse().unwrap();
        for letters in [Letters::English, Letters::Hungarian, Letters::Figurine] {
            if let Ok(mv) = board.parse_san(&text, letters) {
                prop_assert!(board.is_legal(mv));
            }
        }
    }
}
