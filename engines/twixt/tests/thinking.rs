//! The opponents that think: what they see, that they are the same everywhere.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::sync::{Arc, Mutex};

use parlour_core::{Brain, Control, Engine, Game, Listener, Ranked, Thought};
use parlour_twixt::thinking::{Analyst, Level, Player, is_certain, opening};
use parlour_twixt::{Move, Point, Setup, Twixt, Variant};

fn played(variant: Variant, size: u8, moves: &str) -> Twixt {
    let mut game = Twixt::new(&Setup { variant, size }).unwrap();
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

fn think(game: &Twixt, nodes: u64) -> Thought<Move> {
    Player::new(Level::STRONGEST).think(game, &Control::seeded(1).with_nodes(nodes)).unwrap()
}

#[test]
fn a_win_is_taken_and_a_threat_is_met() {
    // The first player has a chain from the top to f5 and wins at e7 or g7.
    let game = played(Variant::Classic, 7, "d1 a2 e3 a3 f5 a4");
    let thought = think(&game, 500);
    assert!(is_certain(thought.score) && ["e7", "g7"].map(|mv| mv.parse().unwrap()).contains(&thought.best));
    // The second player, to move, can stop it nowhere: both points are on the border of the other.
    let game = played(Variant::Classic, 7, "d1 a2 e3 a3 f5");
    let thought = think(&game, 500);
    assert!(is_certain(thought.score) && thought.score < 0, "{thought:?}");
}

#[test]
fn every_opponent_plays_legal_moves_in_every_variant() {
    for opponent in Twixt::opponents() {
        for variant in Variant::ALL {
            for size in [5, 9] {
                let mut game = played(variant, size, "");
                let mut brain = Twixt::brain(&opponent.algorithm);
                for seed in 0..14 {
                    let Some(thought) = brain.think(&game, &Control::seeded(seed).with_nodes(300)) else { break };
                    game.play(thought.best).unwrap();
                }
            }
        }
        let over = played(Variant::Classic, 5, "c1 a2 b3 a3 c5");
        assert_eq!(Twixt::brain(&opponent.algorithm).think(&over, &Control::default()), None);
    }
}

#[test]
fn equal_seeds_and_limits_give_equal_thoughts() {
    for game in [played(Variant::Classic, 12, "f6 g8"), played(Variant::Standard, 24, "f6 m12 k9 o14")] {
        let control = Control::seeded(9).with_nodes(600);
        for opponent in Twixt::opponents() {
            let think = || Twixt::brain(&opponent.algorithm).think(&game, &control);
            assert_eq!(think(), think(), "{}", opponent.id);
        }
        assert_eq!(Twixt::analyst().think(&game, &control), Twixt::analyst().think(&game, &control));
    }
}

#[test]
fn the_analyst_ranks_every_move() {
    for moves in ["", "f6", "f6 g8 k3 h9", "c9 b2 e8 b4 g7 b6"] {
        for variant in Variant::ALL {
            let game = played(variant, 12, moves);
            let thought = Analyst::new(2_000).think(&game, &Control::seeded(1)).unwrap();
            assert!(thought.ranked.is_sorted_by_key(|ranked| -ranked.score));
            assert_eq!((thought.ranked[0].mv, thought.ranked[0].score), (thought.best, thought.score));
            let mut ranked: Vec<Move> = thought.ranked.iter().map(|ranked| ranked.mv).collect();
            ranked.sort_unstable();
            assert_eq!(ranked, game.legal_moves());
        }
    }
}

#[test]
fn links_that_are_wanted_are_made() {
    // c5 is refused its link to e4 by the link d3e5 of the same player; with that one away, e4 and c5 can be joined.
    let game = played(Variant::Standard, 7, "d3 b2 e5 b3 c5 b4 e4 b5");
    let refused = game.legal_moves().iter().any(|mv| mv.to_string() == "+c5e4");
    assert!(!refused && game.board().links().count() > 0);
    // Once the link in the way is gone, the other one is added before the next peg.
    let mut next = game.clone();
    next.play("-d3e5".parse().unwrap()).unwrap();
    let thought = think(&next, 200);
    assert_eq!(thought.best.to_string(), "+c5e4");
    assert_eq!(Analyst::new(200).think(&next, &Control::seeded(1)).unwrap().best, thought.best);
    next.play(thought.best).unwrap();
    assert!(matches!(think(&next, 200).best, Move::Peg(_)));
}

#[test]
fn a_link_that_keeps_a_win_away_is_removed() {
    // Games of chance: as soon as a link is to be removed, the game is won in the same turn.
    let mut won = 0;
    for seed in 0..40 {
        let mut game = played(Variant::Standard, 7, "");
        let mut chance = parlour_core::Chance::new(seed);
        while game.outcome().is_none() {
            let best = think(&game, 30).best;
            if let Move::Remove(_) = best {
                let mover = game.to_move();
                while game.outcome().is_none() && game.to_move() == mover {
                    game.play(think(&game, 30).best).unwrap();
                }
                assert_eq!(game.outcome().and_then(|outcome| outcome.winner), Some(mover.side()), "{}", game.to_text());
                won += 1;
                break;
            }
            let pegs: Vec<Move> = game.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Peg(_))).collect();
            game.play(chance.pick(&pegs).unwrap()).unwrap();
        }
    }
    assert!(won > 0, "links are removed to win");
}

#[test]
fn the_analyst_tells_of_lines_if_asked() {
    let game = played(Variant::Classic, 12, "f6 g8");
    let told = Arc::new(Mutex::new(Vec::new()));
    let listener: Listener = {
        let told = Arc::clone(&told);
        Arc::new(move |progress| *told.lock().unwrap() = progress.lines)
    };
    let control = Control { lines: Some(3), progress: Some(listener), ..Control::seeded(1) };
    let best = Analyst::new(1_000).think(&game, &control).unwrap().ranked;
    let told: Vec<(String, i32)> = told.lock().unwrap().iter().map(|line| (line.moves.clone(), line.score)).collect();
    assert_eq!((best.len(), told.len()), (3, 3));
    for (Ranked { mv, score }, (moves, told)) in best.iter().zip(told) {
        assert_eq!((moves.split(' ').next(), told), (Some(mv.to_string().as_str()), *score));
    }
}

/// The published policy of twixtbot on 24x24 points: rows 7 to 18, and B6 C6 V6 W6 B19 C19 V19 W19.
#[test]
fn first_pegs_are_taken_over_as_a_strong_program_does() {
    let setup = Setup::usual(Variant::Pp);
    let mut same = 0;
    let mut all = 0;
    for mv in Twixt::new(&setup).unwrap().legal_moves() {
        let game = played(Variant::Pp, 24, &mv.to_string());
        let Move::Peg(Point { row, .. }) = mv else { panic!("{mv}") };
        let listed = ["b6", "c6", "v6", "w6", "b19", "c19", "v19", "w19"].contains(&mv.to_string().as_str());
        let policy = (7..=18).contains(&row) || listed;
        let thought = Player::new(Level { nodes: 1, ..Level::STRONGEST }).think(&game, &Control::seeded(1)).unwrap();
        all += 1;
        same += u32::from((thought.best == Move::Swap) == policy);
    }
    assert_eq!((same, all), (528, 528));
}

#[test]
fn our_own_first_peg_is_not_worth_taking_over() {
    for variant in [Variant::Pp, Variant::Standard] {
        for size in [12, 20, 24, 30, 48] {
            for seed in 0..10 {
                let game = played(variant, size, "");
                let thought = Player::new(Level::STRONGEST).think(&game, &Control::seeded(seed)).unwrap();
                let Move::Peg(point) = thought.best else { panic!("{}", thought.best) };
                assert!(!opening::is_worth_taking(*game.setup(), point), "{point}");
            }
        }
    }
}
