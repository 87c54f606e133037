//! The opponents: what they choose, how they fare against each other, and how they obey.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::matches::Match;
use parlour_core::{Brain, Chance, Control, Engine, Game, Seat};
use parlour_dots::classic::{Classic, neighbours, sacrifices};
use parlour_dots::thinker::Thinker;
use parlour_dots::{Dots, Edge, Size, solver};

fn game(size: &str, moves: &str) -> Dots {
    let mut game = Dots::new(&size.parse().unwrap()).unwrap();
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

fn edges(words: &str) -> Vec<Edge> {
    words.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// A corner of one box and two chains of four are left of 3×3.
fn corner_and_two_chains() -> Dots {
    game("3x3", "h1-2 h1-3 h2-1 h2-3 h3-2 h3-3 h4-1 h4-2 h4-3 v1-2 v2-2 v3-1")
}

#[test]
fn easy_closes_a_box_or_draws_any_line() {
    assert_eq!(Classic::Easy.candidates(&game("3x3", "h1-1 h2-1 v1-1")), edges("v1-2"));
    let two_sides = game("3x3", "h1-1 h2-1");
    assert_eq!(Classic::Easy.candidates(&two_sides), two_sides.legal_moves());
}

#[test]
fn medium_closes_or_plays_safe_or_draws_any_line() {
    assert_eq!(Classic::Medium.candidates(&game("3x3", "h1-1 h2-1 v1-1")), edges("v1-2"));
    let safe = Classic::Medium.candidates(&game("3x3", "h1-1 h2-1"));
    assert_eq!(safe.len(), 20, "all but the two that draw a third side");
    assert!(!safe.contains(&edges("v1-1")[0]) && !safe.contains(&edges("v1-2")[0]));
    let endgame = corner_and_two_chains();
    assert_eq!(Classic::Medium.candidates(&endgame), endgame.legal_moves());
}

#[test]
fn hard_sees_what_every_line_gives_away_and_gives_least() {
    let endgame = corner_and_two_chains();
    let four = "h2-2 h3-1 v1-3 v1-4 v2-1 v2-3 v2-4 v3-2 v3-3 v3-4";
    let mut expected: Vec<(Edge, usize)> = edges(four).into_iter().map(|edge| (edge, 4)).collect();
    expected.extend(edges("h1-1 v1-1").into_iter().map(|edge| (edge, 1)));
    expected.sort_unstable();
    assert_eq!(sacrifices(&endgame), expected);
    assert_eq!(Classic::Hard.candidates(&endgame), edges("h1-1 v1-1"));
}

#[test]
fn neighbours_count_the_fuller_box_and_two_closed_at_once_as_four() {
    let count = |moves, word| {
        let game = game("2x2", moves);
        neighbours(game.grid(), game.grid().index(edges(word)[0]).unwrap(), game.drawn())
    };
    assert_eq!(count("h1-1 h2-1 v1-1 h1-2 h2-2 v1-3", "v1-2"), 4);
    assert_eq!(count("h1-1 h2-1 v1-1 h1-2 h2-2", "v1-2"), 3);
    assert_eq!(count("h1-1 h2-1", "v1-2"), 2);
    assert_eq!(count("h1-1 h2-1", "h3-1"), 1);
    assert_eq!(count("h1-1 h2-1", "v2-3"), 0);
}

/// The margin of the player to move at the end of a game between two brains.
fn play_out(mut game: Dots, mut mover: impl Brain<Dots>, mut other: impl Brain<Dots>, seed: u64) -> i32 {
    let seat = game.to_move();
    let mut seeds = Chance::new(seed);
    while game.outcome().is_none() {
        let control = Control::seeded(seeds.bits());
        let thought = if game.to_move() == seat { mover.think(&game, &control) } else { other.think(&game, &control) };
        game.play(thought.unwrap().best).unwrap();
    }
    let score = game.score().unwrap();
    score[seat.index()] - score[seat.other().index()]
}

#[test]
fn where_hard_loses_4_to_5_a_perfect_player_wins_6_to_3() {
    let endgame = corner_and_two_chains();
    let solution = endgame.solve(&Control::default()).unwrap();
    assert_eq!((solution.value, solution.best), (3, edges("h1-1 v1-1")));
    let (values, _) = solver::values(&endgame, &Control::default()).unwrap();
    assert!(values[2..].iter().all(|ranked| ranked.score == -7), "every other line loses by seven");
    let perfect = || Thinker::new(100_000);
    assert_eq!(play_out(endgame.clone(), Classic::Hard, Classic::Hard, 1), -1);
    assert_eq!(play_out(endgame.clone(), perfect(), perfect(), 1), 3);
    assert!(play_out(endgame, perfect(), Classic::Hard, 1) >= 3);
}

/// Winning percentages of the starter on 3×3, from 200 000 games of an independent program.
#[test]
fn the_classic_opponents_win_as_often_as_they_should() {
    use Classic::{Easy, Hard, Medium};
    const GAMES: u32 = 20_000;
    let expected = [
        (Easy, Easy, 36.0),
        (Medium, Medium, 41.6),
        (Medium, Easy, 77.0),
        (Hard, Easy, 81.8),
        (Easy, Medium, 8.6),
        (Easy, Hard, 1.6),
        (Hard, Medium, 58.5),
        (Medium, Hard, 11.0),
        (Hard, Hard, 20.5),
    ];
    for (starter, other, percent) in expected {
        let mut seeds = Chance::new(5);
        let mut wins = 0;
        for _ in 0..GAMES {
            let mut game = game("3x3", "");
            while game.outcome().is_none() {
                let who = if game.to_move() == Seat::FIRST { starter } else { other };
                let mv = seeds.pick(&who.candidates(&game)).unwrap();
                game.play(mv).unwrap();
            }
            wins += u32::from(game.score().unwrap()[0] > 4);
        }
        let share = f64::from(wins) / f64::from(GAMES);
        let sigma = (percent / 100.0 * (1.0 - percent / 100.0) / f64::from(GAMES)).sqrt();
        // 0.1 points are the error of the numbers themselves.
        let off = (share - percent / 100.0).abs();
        assert!(off < 3.0 * sigma + 0.001, "{starter:?} against {other:?}: {:.2} instead of {percent}", share * 100.0);
    }
}

#[test]
fn perfect_never_loses_to_hard_on_3x3_when_second_and_hardly_ever_when_first() {
    let perfect = || Thinker::new(1_000_000);
    let wins = (0..15).filter(|&seed| play_out(game("3x3", ""), perfect(), Classic::Hard, seed) > 0).count();
    assert!(wins >= 12, "{wins} of 15");
    for seed in 0..15 {
        assert!(play_out(game("3x3", ""), Classic::Hard, perfect(), seed) < 0, "seed {seed}");
    }
}

#[test]
fn strong_beats_hard_on_4x4() {
    let opponent = |id| Dots::opponent(id).unwrap().clone();
    let games = Match::<Dots>::new(game("4x4", ""), opponent("strong"), opponent("hard"), 30, 3);
    let tally = games.play(|_| ());
    assert!(2 * tally.first_wins() + tally.draws() >= 54, "{tally:?}");
}

#[test]
fn every_opponent_plays_legal_moves_on_every_kind_of_board() {
    for opponent in Dots::opponents() {
        for size in ["1x1", "1x9", "2x2", "7x7", "9x9"] {
            let mut game = game(size, "");
            let mut brain = Dots::brain(&opponent.algorithm);
            for seed in 0..12 {
                let control = Control::seeded(seed).with_nodes(300);
                let Some(thought) = brain.think(&game, &control) else { break };
                game.play(thought.best).unwrap();
            }
        }
        let over = game("1x1", "h1-1 h2-1 v1-1 v1-2");
        assert_eq!(Dots::brain(&opponent.algorithm).think(&over, &Control::default()), None);
    }
}

#[test]
fn equal_seeds_and_limits_give_equal_thoughts() {
    for moves in ["", "h1-1 h2-1 v3-3 v4-4 h5-5", "h1-1 h2-1 v1-1"] {
        let game = game("5x5", moves);
        let control = Control::seeded(9).with_nodes(3000);
        for opponent in Dots::opponents() {
            let think = || Dots::brain(&opponent.algorithm).think(&game, &control);
            assert_eq!(think(), think(), "{}", opponent.id);
        }
        assert_eq!(Dots::analyst().think(&game, &control), Dots::analyst().think(&game, &control));
    }
}

#[test]
fn the_analyst_ranks_every_move_and_says_whether_its_values_are_exact() {
    for (moves, exact) in [(14, true), (0, false)] {
        let mut game = Dots::new(&Size { rows: 4, cols: 4 }).unwrap();
        for seed in 0..moves {
            let mv = Classic::Medium.think(&game, &Control::seeded(seed)).unwrap().best;
            game.play(mv).unwrap();
        }
        let thought = Dots::analyst().think(&game, &Control::seeded(1).with_nodes(200_000)).unwrap();
        assert_eq!(thought.exact, exact);
        assert!(thought.ranked.is_sorted_by_key(|ranked| -ranked.score));
        assert_eq!((thought.ranked[0].mv, thought.ranked[0].score), (thought.best, thought.score));
        let mut ranked: Vec<Edge> = thought.ranked.iter().map(|ranked| ranked.mv).collect();
        ranked.sort_unstable();
        assert_eq!(ranked, game.legal_moves());
        if exact {
            let solution = game.solve(&Control::default()).unwrap();
            let best: Vec<Edge> = {
                let top = thought.ranked.iter().filter(|ranked| ranked.score == solution.value);
                let mut top: Vec<Edge> = top.map(|ranked| ranked.mv).collect();
                top.sort_unstable();
                top
            };
            assert_eq!(best, solution.best);
        }
    }
}
