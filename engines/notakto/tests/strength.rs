//! What the opponents choose, and how well they play: exact winning chances, not samples.

#![expect(clippy::unwrap_used, reason = "a failed test should panic")]
#![expect(clippy::print_stdout, reason = "the tables are worth seeing: cargo test -- --nocapture")]

mod common;

use std::collections::HashMap;

use common::{after, live_classes_and_a_dead_one, merged, moves_of, played, position, unordered};
use parlour_core::{Chance, Control, Engine, Game, Seat};
use parlour_notakto::theory::{Theory, good_moves};
use parlour_notakto::{Algorithm, Grid, Move, Notakto, Setup};

const ALL: [Algorithm; 4] = [Algorithm::Easy, Algorithm::Medium, Algorithm::Hard, Algorithm::Expert];

fn random(grids: &[Grid]) -> Vec<Move> {
    let moves =
        |(board, grid): (u8, &Grid)| grid.free_cells().map(move |cell| Move::new(board, cell).unwrap()).collect();
    (0..).zip(grids).flat_map(|board| -> Vec<Move> { moves(board) }).collect()
}

/// An easy opponent that plays the last board well.
fn easy_b(grids: &[Grid]) -> Vec<Move> {
    let last = grids.iter().filter(|grid| grid.is_live()).count() == 1;
    let good = good_moves(grids);
    if last && !good.is_empty() { good } else { Algorithm::Easy.candidates(grids) }
}

/// For every position of three boards, classes and their order forgotten, those that a player chooses with equal
/// chances.
struct Policy(HashMap<Vec<u8>, Vec<Vec<u8>>>);

impl Policy {
    fn of(candidates: impl Fn(&[Grid]) -> Vec<Move>) -> Self {
        let positions = unordered(&live_classes_and_a_dead_one(), 3);
        let next = |grids: &Vec<Grid>| candidates(grids).iter().map(|&mv| merged(&after(grids, mv))).collect();
        Self(positions.iter().map(|grids| (merged(grids), next(grids))).collect())
    }
}

/// The chance, in per cent, that the opener wins from three empty boards.
fn opener_wins(opener: &Policy, replier: &Policy) -> f64 {
    fn chance(key: &[u8], turn: usize, policies: [&Policy; 2], known: &mut HashMap<(Vec<u8>, usize), f64>) -> f64 {
        if let Some(&chance) = known.get(&(key.to_vec(), turn)) {
            return chance;
        }
        let next = &policies[turn].0[key];
        let result = if next.is_empty() {
            // The other has killed the last board.
            if turn == 0 { 100.0 } else { 0.0 }
        } else {
            next.iter().map(|next| chance(next, 1 - turn, policies, known)).sum::<f64>() / next.len() as f64
        };
        known.insert((key.to_vec(), turn), result);
        result
    }
    chance(&merged(&[Grid::EMPTY; 3]), 0, [opener, replier], &mut HashMap::new())
}

#[test]
fn winning_chances_with_three_boards() {
    let players = [
        ("random", Policy::of(random)),
        ("easy", Policy::of(|grids| Algorithm::Easy.candidates(grids))),
        ("easy B", Policy::of(easy_b)),
        ("medium", Policy::of(|grids| Algorithm::Medium.candidates(grids))),
        ("hard", Policy::of(|grids| Algorithm::Hard.candidates(grids))),
        ("expert", Policy::of(|grids| Algorithm::Expert.candidates(grids))),
    ];
    let table: Vec<Vec<f64>> = players
        .iter()
        .map(|(_, opener)| players.iter().map(|(_, replier)| opener_wins(opener, replier)).collect())
        .collect();
    for ((name, _), row) in players.iter().zip(&table) {
        println!("{name:7} {row:7.3?}");
    }
    let expected = [
        [50.00, 18.22, 13.52, 0.16, 0.01],
        [81.80, 50.02, 33.49, 0.32, 0.05],
        [86.50, 66.54, 50.01, 0.62, 0.36],
        [100.0; 5],
        [100.0; 5],
        [100.0; 5],
    ];
    for (row, expected) in table.iter().zip(expected) {
        let rounded: Vec<f64> = row[..5].iter().map(|chance| (chance * 100.0).round() / 100.0).collect();
        assert_eq!(rounded, expected);
    }
    for row in &table[..3] {
        assert!(
            row.windows(2).all(|pair| pair[0] > pair[1]),
            "every opponent is stronger than the one before: {row:?}"
        );
    }
}

#[test]
fn medium_and_better_always_win_a_won_position() {
    for grids in unordered(&live_classes_and_a_dead_one(), 3) {
        let good = good_moves(&grids);
        if good.is_empty() {
            continue;
        }
        for algorithm in [Algorithm::Medium, Algorithm::Hard] {
            assert_eq!(algorithm.candidates(&grids), good, "any winning move");
        }
        assert!(Algorithm::Expert.candidates(&grids).iter().all(|mv| good.contains(mv)));
    }
}

#[test]
fn medium_plays_any_move_in_a_lost_position() {
    for grids in unordered(&live_classes_and_a_dead_one(), 2) {
        if good_moves(&grids).is_empty() {
            assert_eq!(Algorithm::Medium.candidates(&grids), random(&grids));
        }
    }
}

#[test]
fn easy_avoids_killing_only_on_the_last_board() {
    let last = position("XXX....../XX.......");
    assert_eq!(Algorithm::Easy.candidates(last.grids()), moves_of("b4 b5 b6 b7 b8 b9"));
    let two = position("XX......./XX.......");
    assert_eq!(Algorithm::Easy.candidates(two.grids()), two.legal_moves());
    let doomed = position("XX.X.X.XX");
    assert_eq!(Algorithm::Easy.candidates(doomed.grids()), doomed.legal_moves());
}

/// Ending the game leaves the opponent no winning reply, but it loses at once.
#[test]
fn hard_and_expert_never_end_a_lost_game_early() {
    let corner_to_corner = position("X.......X");
    assert_eq!(Theory::of(&corner_to_corner).good_moves, []);
    for algorithm in [Algorithm::Hard, Algorithm::Expert] {
        assert!(!algorithm.candidates(corner_to_corner.grids()).contains(&"a5".parse().unwrap()));
        for grids in unordered(&live_classes_and_a_dead_one(), 3) {
            let ends = |mv: &Move| after(&grids, *mv).iter().all(|grid| !grid.is_live());
            let candidates = algorithm.candidates(&grids);
            assert!(!candidates.iter().any(ends) || random(&grids).iter().all(ends), "{grids:?}");
        }
    }
}

#[test]
fn the_best_reply_to_the_centre_leaves_nine_good_moves() {
    let game = played(3, "a5");
    for algorithm in [Algorithm::Hard, Algorithm::Expert] {
        assert_eq!(algorithm.candidates(game.grids()), moves_of("b5 c5"));
    }
    assert_eq!(good_moves(played(3, "a5 b5").grids()).len(), 9);
}

#[test]
fn thoughts_are_exact_and_ranked() {
    for (moves, score) in [("", 1), ("a5", -1), ("a1 a2", 1)] {
        let game = played(3, moves);
        let thought = Notakto::analyst().think(&game, &Control::seeded(7)).unwrap();
        assert_eq!((thought.score, thought.exact), (score, true));
        assert_eq!(thought.ranked[0].mv, thought.best);
        assert!(thought.ranked.is_sorted_by(|x, y| x.score >= y.score));
        let good = thought.ranked.iter().filter(|ranked| ranked.score == 1).count();
        assert_eq!(good, good_moves(game.grids()).len());
        let mut all: Vec<Move> = thought.ranked.iter().map(|ranked| ranked.mv).collect();
        all.sort_unstable();
        assert_eq!(all, game.legal_moves());
    }
    assert_eq!(Notakto::analyst().think(&played(1, "a1 a2 a3"), &Control::seeded(7)), None);
}

/// Whether every move of the line, played from `game`, keeps the value, and the line goes to the end.
fn is_optimal_to_the_end(mut game: Notakto, line: &[Move]) -> bool {
    for &mv in line {
        let solution = game.solve(&Control::default()).unwrap();
        if !solution.best.contains(&mv) {
            return false;
        }
        game.play(mv).unwrap();
    }
    game.outcome().is_some()
}

#[test]
fn the_expected_line_is_best_play_to_the_end() {
    for (boards, moves) in [(1, ""), (1, "a1"), (2, ""), (3, ""), (3, "a5 b5 c1"), (9, "a1 b2")] {
        for algorithm in [Algorithm::Medium, Algorithm::Hard, Algorithm::Expert] {
            let game = played(boards, moves);
            let thought = Notakto::brain(&algorithm).think(&game, &Control::seeded(1)).unwrap();
            assert_eq!(thought.pv[0], thought.best);
            assert!(is_optimal_to_the_end(game, &thought.pv), "{algorithm:?} {moves:?} {:?}", thought.pv);
        }
    }
}

#[test]
fn limits_of_depth_and_positions_are_kept() {
    for (boards, moves) in [(3, ""), (3, "a5"), (9, "a1")] {
        let game = played(boards, moves);
        let all = game.legal_moves().len() as u64;
        let shallow = Control { depth_limit: Some(1), ..Control::seeded(2) };
        for algorithm in [Algorithm::Hard, Algorithm::Expert] {
            let mut brain = Notakto::brain(&algorithm);
            assert_eq!(brain.think(&game, &Control::seeded(2)).unwrap().depth, 2);
            let thought = brain.think(&game, &shallow).unwrap();
            assert_eq!((thought.depth, thought.exact), (1, true), "the algebra needs no depth");
            for nodes in [all, 2 * all, all * all, 2 * all * all] {
                let thought = brain.think(&game, &Control::seeded(2).with_nodes(nodes)).unwrap();
                assert!(thought.nodes <= nodes, "{} of {nodes}", thought.nodes);
            }
        }
        let ranked = Notakto::analyst().think(&game, &shallow).unwrap().ranked;
        assert_eq!(ranked.len() as u64, all, "every move has its value at any depth");
        assert!(ranked.is_sorted_by(|x, y| x.score >= y.score));
    }
}

#[test]
fn every_opponent_chooses_among_its_candidates() {
    let mut chosen = HashMap::new();
    for algorithm in ALL {
        for seed in 0..200 {
            let game = played(3, "a5");
            let best = Notakto::brain(&algorithm).think(&game, &Control::seeded(seed)).unwrap().best;
            assert!(algorithm.candidates(game.grids()).contains(&best));
            chosen.entry((algorithm as u8, best)).or_insert(0);
        }
        let kinds = chosen.keys().filter(|(a, _)| *a == algorithm as u8).count();
        assert!(kinds > 1, "equally good moves vary");
    }
}

#[test]
fn opponents_are_listed_weakest_first() {
    let listed: Vec<(&str, Algorithm)> =
        Notakto::opponents().iter().map(|opponent| (opponent.id.as_str(), opponent.algorithm)).collect();
    assert_eq!(listed, ["easy", "medium", "hard", "expert"].into_iter().zip(ALL).collect::<Vec<_>>());
}

#[test]
fn the_expert_keeps_every_won_position_against_medium() {
    let mut chance = Chance::new(1);
    let mut won_positions = 0;
    let mut expert_wins = 0;
    for number in 0..1000 {
        let expert = if number % 2 == 0 { Seat::FIRST } else { Seat::SECOND };
        let mut game = Notakto::new(&Setup::default()).unwrap();
        let mut stood_won = false;
        while game.outcome().is_none() {
            let at_move = game.to_move() == expert;
            stood_won |= at_move && Theory::of(&game).winning;
            let algorithm = if at_move { Algorithm::Expert } else { Algorithm::Medium };
            let thought = Notakto::brain(&algorithm).think(&game, &Control::seeded(chance.bits())).unwrap();
            game.play(thought.best).unwrap();
        }
        let wins = game.outcome().unwrap().winner == Some(expert.side());
        assert_eq!(wins, stood_won);
        won_positions += u32::from(stood_won);
        expert_wins += u32::from(wins);
    }
    println!("expert stood on a won position in {won_positions} of 1000 games and won {expert_wins}");
}

#[test]
fn the_bench_repeats_itself() {
    assert_eq!(Notakto::bench(), Notakto::bench());
}
