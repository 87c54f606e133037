//! Counts of moves from published tables.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_chess::Board;
use parlour_chess::perft::perft;

/// Counts at depth 1, 2 … of a position.
fn check(fen: &str, counts: &[u64]) {
    let board: Board = fen.parse().unwrap();
    for (depth, &count) in (1..).zip(counts) {
        assert_eq!(perft(&board, depth), count, "depth {depth} of {fen}");
    }
}

fn check_at(fen: &str, depth: u32, count: u64) {
    assert_eq!(perft(&fen.parse().unwrap(), depth), count, "depth {depth} of {fen}");
}

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

#[test]
fn start() {
    check(parlour_chess::fen::START, &[20, 400, 8_902, 197_281, 4_865_609]);
    check_at("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1", 4, 405_385);
}

/// The positions of the Chess Programming Wiki's page "Perft Results" and of Stockfish's `tests/perft.sh`.
#[test]
fn positions_of_the_usual_tables() {
    check(KIWIPETE, &[48, 2_039, 97_862, 4_085_603]);
    check("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", &[14, 191, 2_812, 43_238, 674_624]);
    let promotions = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    check(promotions, &[6, 264, 9_467, 422_333]);
    check("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", &[44, 1_486, 62_379, 2_103_487]);
    let quiet = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
    check(quiet, &[46, 2_079, 89_890, 3_894_594]);
    check_at("r7/4p3/5p1q/3P4/4pQ2/4pP2/6pp/R3K1kr w Q - 1 3", 5, 11_609_488);
    check_at("rr6/2kpp3/1ppn2p1/p2b1q1p/P4P1P/1PNN2P1/2PP4/1K2R2R b E - 1 20", 2, 1_438);
}

/// The same tables where they take seconds to minutes: `cargo test --release -p parlour-chess --test perft -- --ignored`.
#[test]
#[ignore = "takes half a minute in a release build"]
fn deep() {
    check_at(KIWIPETE, 5, 193_690_690);
    check_at("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7, 178_633_661);
    check_at("r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 6, 706_045_033);
    check_at("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 5, 89_941_194);
    check_at("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164_075_551);
    check_at("1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9", 6, 191_762_235);
    check_at("4rrb1/1kp3b1/1p1p4/pP1Pn2p/5p2/1PR2P2/2P1NB1P/2KR1B2 w D - 0 21", 6, 872_323_796);
    check_at("1rkr3b/1ppn3p/3pB1n1/6q1/R2P4/4N1P1/1P5P/2KRQ1B1 b Dbd - 0 14", 6, 2_678_022_813);
}

#[test]
#[ignore = "takes a minute in a release build"]
fn deepest() {
    check_at(parlour_chess::fen::START, 7, 3_195_901_860);
    check_at(KIWIPETE, 6, 8_031_647_685);
}
