//! Positions as text.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_chess::{Board, Epd, Letters};
use proptest::prelude::*;

#[test]
fn impossible_positions_are_refused_with_a_reason() {
    let cases = [
        ("", "no position"),
        ("8/8/8/8/8/8/8/8 w - - 0 1", "White has no king"),
        ("4k3/8/8/8/8/8/8/4KK2 w - - 0 1", "White has 2 kings"),
        ("4k3/8/8/8/8/8/8/4K2P w - - 0 1", "pawn stands on h1"),
        ("4k3/8/8/8/8/8/8/4RK2 w - - 0 1", "Black is in check"),
        ("8/8/8/3kK3/8/8/8/8 w - - 0 1", "Black is in check"),
        ("4k3/8/8/8/PPPPPPPP/P7/8/4K3 w - - 0 1", "more than 8 pawns"),
        ("4k3/QQ6/8/8/8/8/PPPPPPPP/4K3 b - - 0 1", "pawns could have become"),
        ("4k3/8/8/8/8/NNNNNNNN/PPPPPPPP/3NK3 b - - 0 1", "more than 16 men"),
        ("4k3/8/8/8/8/3n1n2/8/4K3 w - - 0 1", "given this check"),
        ("4k3/8/8/8/8/8/8/r3K2r w - - 0 1", "given this check"),
        ("4k3/8/8/8/8/8/8/4K3 x - - 0 1", "w or b"),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", "needs White's king and a rook"),
        ("r3k3/8/8/8/8/8/4K3/R6R w Q - 0 1", "needs White's king and a rook"),
        ("4k3/8/8/8/8/8/8/RR2K3 w AB - 0 1", "does not say who may castle"),
        ("4k3/8/8/8/8/8/8/4K3 w - e6 0 1", "just passed"),
        ("4k3/8/8/4p3/8/8/8/4K3 w - e3 0 1", "just passed"),
        ("4k3/4p3/8/4p3/8/8/8/4K3 w - e6 0 1", "just passed"),
        ("4k3/8/8/8/8/8/8/4K3 w - - -1 1", "plies"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 one", "move number"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1 extra", "six fields"),
        ("4k3/8/8/8/8/8/8 w - - 0 1", "has 7"),
        ("4k3/8/8/9/8/8/8/4K3 w - - 0 1", "'9' is no piece"),
        ("4k3/8/8/44p/8/8/8/4K3 w - - 0 1", "rank 5 has 9"),
        ("4k3/8/8/7/8/8/8/4K3 w - - 0 1", "rank 5 has 7"),
    ];
    for (fen, reason) in cases {
        let error = fen.parse::<Board>().unwrap_err().to_string();
        assert!(error.contains(reason), "{fen}: {error}");
    }
}

/// Both habits are read; the square is written only where a pawn can capture
/// (<https://github.com/lichess-org/lila/issues/6827>).
#[test]
fn both_habits_of_en_passant_are_read() {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    let board: Board = fen.parse().unwrap();
    assert_eq!(board.to_string(), fen.replace("e3", "-"));
    let real = "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3";
    assert_eq!(real.parse::<Board>().unwrap().to_string(), real);
}

#[test]
fn missing_fields_have_their_defaults() {
    let full: Board = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse().unwrap();
    assert_eq!("4k3/8/8/8/8/8/8/4K2R".parse(), Ok(full));
    assert_eq!("4k3/8/8/8/8/8/8/4K2R w - -".parse(), Ok(full));
    assert_eq!("4k3/8/8/8/8/8/8/4K2R w - - 0 0".parse(), Ok(full), "some programs count from 0");
}

/// Which rook castles is written by its file only where `K` or `Q` would mean another
/// (<https://github.com/lichess-org/lila/issues/15770>).
#[test]
fn inner_rooks_are_written_by_their_file() {
    let inner = "8/k7/8/8/8/8/8/1KR1R3 w C - 0 1";
    let outer = "8/k7/8/8/8/8/8/1KR1R3 w K - 0 1";
    assert_eq!(inner.parse::<Board>().unwrap().to_string(), inner);
    assert_eq!(outer.parse::<Board>().unwrap().to_string(), outer);
    assert_eq!(outer.parse::<Board>().unwrap().shredder_fen(), outer.replace("w K", "w E"));
    let issue = "rkbnrqnb/8/8/pppppppp/PPPPP3/B7/5PPP/1KRNRQNB b Kkq - 1 9";
    assert_eq!(issue.parse::<Board>().unwrap().shredder_fen(), issue.replace("Kkq", "Eea"));
}

#[test]
fn every_start_position_of_chess960_is_another() {
    let mut starts: Vec<String> = (0..960).map(|number| Board::chess960(number).unwrap().to_string()).collect();
    let known = [(5, "qnbbnrkr"), (519, "rnbqknrb"), (700, "rbqknnbr"), (959, "rkrnnqbb")];
    for (number, rank) in known {
        assert!(starts[number].starts_with(rank), "{number}: {}", starts[number]);
    }
    starts.sort_unstable();
    starts.dedup();
    assert_eq!(starts.len(), 960);
    assert_eq!(Board::chess960(960), None);
}

#[test]
fn epd_operations_are_read_and_written() {
    let text = "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id \"BK.01\"; hmvc 3; fmvn 20;";
    let epd: Epd = text.parse().unwrap();
    assert_eq!(epd.operands("id").unwrap(), ["BK.01"]);
    let best = &epd.operands("bm").unwrap()[0];
    assert_eq!(epd.board.parse_san(best, Letters::English).unwrap().to().to_string(), "d1");
    assert_eq!((epd.board.quiet_plies(), epd.board.number()), (3, 20));
    assert_eq!(epd.to_string().parse(), Ok(epd));
    let suite: Epd = "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66".parse().unwrap();
    assert_eq!(suite.operands("D2").unwrap(), ["66"]);
    assert!("4k3/8/8/8/8/8/8/4K2R w K".parse::<Epd>().unwrap().operations.is_empty());
}

/// Signs that positions are made of, so that random texts come near to some.
fn like_a_position() -> impl Strategy<Value = String> {
    proptest::string::string_regex(
        "([pnbrqkPNBRQK1-8]{0,9}/){6,8}[KQkqA-H1-8/]{0,9} [wb] [KQkqA-Ha-h-]{1,4} ([a-h][36]|-) [0-9]{1,3} [0-9]{1,3}",
    )
    .unwrap()
}

/// A position with one sign exchanged.
fn damaged_position() -> impl Strategy<Value = String> {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    (0..fen.len(), "[pnbrqkPNBRQK1-8/ wa-h-]").prop_map(move |(at, sign)| {
        let mut text = fen.to_owned();
        text.replace_range(at..=at, &sign);
        text
    })
}

fn check_any_text(text: &str) {
    if let Ok(board) = text.parse::<Board>() {
        assert_eq!(board.to_string().parse(), Ok(board));
        assert_eq!(board.shredder_fen().parse(), Ok(board));
        assert_eq!(board.hash(), board.fresh_hash());
        for &mv in &board.moves() {
            let next = board.after(mv);
            assert_eq!(next.hash(), next.fresh_hash());
            assert_eq!(board.parse_san(&board.san(mv, Letters::English), Letters::English), Ok(mv));
        }
    }
    if let Ok(epd) = text.parse::<Epd>() {
        assert_eq!(epd.to_string().parse::<Epd>().unwrap().board, epd.board);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>()) {
        check_any_text(&text);
    }

    #[test]
    fn nothing_like_a_position_makes_the_reader_panic(text in like_a_position()) {
        check_any_text(&text);
    }

    #[test]
    fn damaged_positions_are_refused_or_whole(text in damaged_position()) {
        check_any_text(&text);
    }
}
