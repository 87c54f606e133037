//! The checks that every rule set of Parlour must pass.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_chess::{Board, Chess, Setup, Variant};
use parlour_core::conformance;

fn setup(variant: Variant, fen: &str) -> Setup {
    Setup { variant, start: fen.parse().unwrap() }
}

#[test]
fn random_games_from_the_start() {
    conformance::check::<Chess>(&[Setup::default()], 25, 1);
}

#[test]
fn random_games_from_positions_with_everything_in_them() {
    let setups = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "8/8/4k3/3pP3/8/4K3/8/8 w - d6 0 60",
        "4k3/8/8/8/8/8/8/R3K3 b Q - 140 90",
    ]
    .map(|fen| setup(Variant::Standard, fen));
    conformance::check::<Chess>(&setups, 5, 2);
}

#[test]
fn random_games_of_chess960() {
    let mut setups: Vec<Setup> = (0..960)
        .step_by(87)
        .map(|number| Setup { variant: Variant::Chess960, start: Board::chess960(number).unwrap() })
        .collect();
    let tricky = [
        "1rqbkrbn/1ppppp1p/1n6/p1N3p1/8/2P4P/PP1PPPP1/1RQBKRBN w FBfb - 0 9",
        "2rkr3/5PP1/8/8/8/8/5pp1/2RKR3 w KQkq - 0 1",
        "rr6/2kpp3/1ppn2p1/p2b1q1p/P4P1P/1PNN2P1/2PP4/1K2R2R b E - 1 20",
    ];
    setups.extend(tricky.map(|fen| setup(Variant::Chess960, fen)));
    conformance::check::<Chess>(&setups, 2, 3);
}
