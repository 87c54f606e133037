//! Side by side with the independent move generator of `cozy-chess`, in thousands of random positions.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_chess::{Board, MoveList, Variant};
use parlour_core::Chance;

/// Their moves as UCI, castling as the king taking its rook, sorted.
fn theirs(board: &cozy_chess::Board) -> Vec<String> {
    let mut moves = Vec::new();
    board.generate_moves(|set| {
        moves.extend(set.into_iter().map(|mv| mv.to_string()));
        false
    });
    moves.sort_unstable();
    moves
}

fn ours(moves: &MoveList) -> Vec<String> {
    let mut moves: Vec<String> = moves.iter().map(|mv| mv.uci(Variant::Chess960).to_string()).collect();
    moves.sort_unstable();
    moves
}

/// What must hold in every position, the other generator aside.
fn check_against_itself(board: &Board) {
    let moves = board.moves();
    assert_eq!(board.hash(), board.fresh_hash(), "{board}");
    assert_eq!(board.count_moves(), moves.len() as u64, "{board}");
    assert!(board.noisy_moves().iter().all(|&mv| board.is_capture(mv) || mv.promotion().is_some()), "{board}");
    assert!(board.quiet_moves().iter().all(|&mv| !board.is_capture(mv) && mv.promotion().is_none()), "{board}");
    assert_eq!(board.noisy_moves().len() + board.quiet_moves().len(), moves.len(), "{board}");
    // Only what FEN does not write may differ between a position reached and one read: nothing.
    assert_eq!(board.to_string().parse(), Ok(*board), "{board}");
    assert_eq!(board.shredder_fen().parse(), Ok(*board), "{board}");
}

fn play(mut board: Board, chance: &mut Chance) -> u32 {
    let mut other = cozy_chess::Board::from_fen(&board.shredder_fen(), true).unwrap();
    for ply in 0..300 {
        check_against_itself(&board);
        let moves = board.moves();
        assert_eq!(ours(&moves), theirs(&other), "{board}");
        assert_eq!(board.checkers().0, other.checkers().0, "{board}");
        let Some(mv) = chance.pick(&moves) else { return ply };
        other.play(mv.uci(Variant::Chess960).to_string().parse().unwrap());
        board.play(mv);
    }
    300
}

#[test]
fn random_games() {
    let mut chance = Chance::new(64);
    let positions: u32 = (0..40).map(|_| play(Board::default(), &mut chance)).sum();
    assert!(positions > 5_000);
}

#[test]
fn random_games_from_all_start_positions_of_chess960() {
    let mut chance = Chance::new(960);
    for number in (0..960).step_by(8) {
        play(Board::chess960(number).unwrap(), &mut chance);
    }
}

#[test]
fn random_games_with_castling_en_passant_and_promotions_at_hand() {
    let mut chance = Chance::new(3);
    let fens = [
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "8/ppp3p1/8/1K1k4/8/8/1P1P1PPP/8 w - - 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "2rkr3/5PP1/8/8/8/8/5pp1/2RKR3 w KQkq - 0 1",
        "1rr1k3/8/8/8/8/8/8/RR2K1R1 w BGb - 0 1",
    ];
    for fen in fens {
        for _ in 0..20 {
            play(fen.parse().unwrap(), &mut chance);
        }
    }
}
