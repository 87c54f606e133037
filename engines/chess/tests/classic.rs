//! The classic opponent against positions whose answer is known.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use parlour_chess::classic::{Classic, Wish, material};
use parlour_chess::score::MATE;
use parlour_chess::{Board, Chess, Setup, Variant};
use parlour_core::{Brain, Clock, Control, Engine, Game, Thought};

fn game(fen: &str) -> Chess {
    Chess::new(&Setup { variant: Variant::Standard, start: fen.parse().unwrap() }).unwrap()
}

fn think(fen: &str, depth: u32, seed: u64) -> Thought<parlour_chess::UciMove> {
    Classic::new(depth, Wish::Best).think(&game(fen), &Control::seeded(seed)).unwrap()
}

#[test]
fn material_is_counted_for_the_player_to_move() {
    assert_eq!(material(&Board::default()), 0);
    let without_a_knight = "rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    assert_eq!(material(&without_a_knight.parse().unwrap()), 300);
    assert_eq!(material(&without_a_knight.replace(" w ", " b ").parse().unwrap()), -300);
}

/// Counting material alone, these mates look no better than other moves.
#[test]
fn mate_in_one_is_played_at_every_depth_and_seed() {
    let fools_mate = "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2";
    let back_rank = "r5k1/5ppp/4p3/3N4/8/8/5PPP/6K1 b - - 0 1";
    for (fen, best) in [(fools_mate, "d8h4"), (back_rank, "a8a1")] {
        for depth in 1..=4 {
            for seed in 0..4 {
                let thought = think(fen, depth, seed);
                assert_eq!((thought.best.to_string().as_str(), thought.score), (best, MATE - 1), "depth {depth}");
            }
        }
    }
}

#[test]
fn mate_in_two_is_found_and_stalemate_avoided() {
    let two = think("7k/8/8/8/8/8/R7/1R2K3 w - - 0 1", 4, 1);
    assert_eq!(two.score, MATE - 3);
    // Qf7 leaves Black no move and throws the win away.
    let thought = think("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", 4, 1);
    assert_eq!(thought.score, MATE - 1);
}

/// The value is that of plain minimax, which visits everything.
#[test]
fn pruning_changes_no_value() {
    fn minimax(game: &Chess, depth: u32, ply: i32) -> i32 {
        match game.outcome() {
            Some(outcome) if outcome.winner.is_some() => return ply - MATE,
            Some(_) => return 0,
            None if depth == 0 => return material(game.position()),
            None => {}
        }
        let values = game.legal_moves().into_iter().map(|mv| {
            let mut next = game.clone();
            next.play(mv).unwrap();
            -minimax(&next, depth - 1, ply + 1)
        });
        values.max().unwrap()
    }
    let fens = [
        "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 2 3",
        "4k3/P7/8/8/8/8/p7/4K3 w - - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    ];
    for fen in fens {
        let expected = minimax(&game(fen), 3, 0);
        assert_eq!(think(fen, 3, 7).score, expected, "{fen}");
        let all = Classic::new(3, Wish::All).think(&game(fen), &Control::default()).unwrap();
        assert_eq!((all.score, all.ranked.len()), (expected, game(fen).legal_moves().len()));
        assert!(all.ranked.is_sorted_by_key(|line| -line.score));
    }
}

/// Each look at it, the time is a little later.
struct Ticking(AtomicU64);

impl Clock for Ticking {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

#[test]
fn slices_lead_to_the_same_move() {
    let whole = think(parlour_chess::fen::START, 4, 3);
    let mut brain = Classic::new(4, Wish::Best);
    let clock: Arc<dyn Clock> = Arc::new(Ticking(AtomicU64::new(0)));
    let mut slices = 0;
    let last = loop {
        let control = Control::seeded(3).with_time(clock.clone(), Duration::from_millis(5));
        let thought = brain.think(&game(parlour_chess::fen::START), &control).unwrap();
        slices += 1;
        if thought.depth == 4 {
            break thought;
        }
    };
    assert!(slices > 4);
    assert_eq!(last, whole);
}

#[test]
fn opponents_are_listed_and_play() {
    assert!(Chess::opponent("classic").is_some());
    assert_eq!(Chess::bench(), Chess::bench());
    let mut over = game("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(Chess::analyst().think(&over, &Control::default()).is_none());
    over = game(parlour_chess::fen::START);
    assert_eq!(Chess::analyst().think(&over, &Control::default()).unwrap().ranked.len(), 20);
}
