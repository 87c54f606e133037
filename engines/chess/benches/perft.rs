//! Perft with bulk counting, one thread, side by side with `cozy-chess`: `cargo bench -p parlour-chess --bench perft`.
//!
//! The two take turns, so that both meet the same disturbances; the best of several rounds counts.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::time::{Duration, Instant};

use parlour_chess::Board;
use parlour_chess::perft::perft;

const ROUNDS: usize = 5;

/// Positions of the usual tables, with depth and count.
const POSITIONS: [(&str, u32, u64); 4] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 6, 119_060_324),
    ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 5, 193_690_690),
    ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 6, 11_030_083),
    ("r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10", 5, 164_075_551),
];

fn cozy_perft(board: &cozy_chess::Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for mv in moves {
                let mut next = board.clone();
                next.play_unchecked(mv);
                nodes += cozy_perft(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

fn time(nodes: u64, count: impl FnOnce() -> u64) -> Duration {
    let start = Instant::now();
    assert_eq!(count(), nodes);
    start.elapsed()
}

fn main() {
    let mut product = 1.0;
    for (fen, depth, nodes) in POSITIONS {
        let ours: Board = fen.parse().expect("the positions are legal");
        let cozy: cozy_chess::Board = fen.parse().expect("the positions are legal");
        let mut best = [Duration::MAX; 2];
        for _ in 0..ROUNDS {
            best[0] = best[0].min(time(nodes, || perft(&ours, depth)));
            best[1] = best[1].min(time(nodes, || cozy_perft(&cozy, depth)));
        }
        let [ours, cozy] = best.map(|time| nodes as f64 / time.as_secs_f64() / 1e6);
        product *= ours / cozy;
        println!("{ours:4.0} million a second, cozy-chess {cozy:4.0}, ratio {:.2}: {fen}", ours / cozy);
    }
    println!("ratio on average: {:.2}", product.powf(1.0 / POSITIONS.len() as f64));
}
