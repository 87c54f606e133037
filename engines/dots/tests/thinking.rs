//! What a thought says of itself: positions looked at, depth, and the expected line.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::sync::{Arc, Mutex};

use parlour_core::{Brain, Chance, Control, Engine, Game, Progress, Thought};
use parlour_dots::classic::Classic;
use parlour_dots::thinker::{Analyst, Thinker};
use parlour_dots::{Dots, Edge, solver};

/// A position of careful play, from which so many lines are undrawn.
fn careful(size: &str, undrawn: usize, seed: u64) -> Dots {
    let mut game = Dots::new(&size.parse().unwrap()).unwrap();
    let mut chance = Chance::new(seed);
    while game.undrawn().len() > undrawn {
        game.play(chance.pick(&Classic::Medium.candidates(&game)).unwrap()).unwrap();
    }
    game
}

/// Any position with so many lines undrawn.
fn random(size: &str, undrawn: usize, seed: u64) -> Dots {
    let mut game = Dots::new(&size.parse().unwrap()).unwrap();
    let mut chance = Chance::new(seed);
    while game.undrawn().len() > undrawn {
        game.play(chance.pick(&game.legal_moves()).unwrap()).unwrap();
    }
    game
}

/// Plays the line and checks that every move of it can be played; gives the end.
fn follow(mut game: Dots, line: &[Edge]) -> Dots {
    for &mv in line {
        game.play(mv).unwrap();
    }
    game
}

/// Checks that every move of the line is a best one.
fn assert_optimal(mut game: Dots, line: &[Edge]) {
    for &mv in line {
        let best = solver::solve(&game, &Control::default()).unwrap().best;
        assert!(best.contains(&mv), "{mv} is not among {best:?} in\n{}", game.to_text());
        game.play(mv).unwrap();
    }
}

/// No more than the longest playout with the way to it, in positions.
const SLACK: u64 = 2 * 180;

#[test]
fn no_thinker_looks_at_more_positions_than_it_may() {
    let games = [
        careful("3x3", 24, 1),
        careful("4x4", 40, 1),
        careful("4x4", 26, 1),
        careful("4x4", 22, 2),
        careful("5x5", 30, 3),
        careful("9x9", 180, 1),
        random("3x3", 14, 4),
        random("4x4", 30, 5),
    ];
    for game in games {
        for nodes in [1, 100, 3_000, 60_000, 400_000] {
            for thought in [
                Thinker::new(7).think(&game, &Control::seeded(1).with_nodes(nodes)).unwrap(),
                Thinker::new(nodes).think(&game, &Control::seeded(1)).unwrap(),
            ] {
                assert!(thought.nodes <= nodes + SLACK, "{} instead of {nodes} in\n{}", thought.nodes, game.to_text());
            }
            // The analyst plays every move out at least once.
            let round = game.legal_moves().len() as u64 * SLACK;
            let thought = Analyst::new(nodes).think(&game, &Control::seeded(1)).unwrap();
            assert!(thought.nodes <= nodes + round, "{} instead of {nodes} in\n{}", thought.nodes, game.to_text());
        }
    }
}

#[test]
fn no_search_looks_deeper_than_it_may() {
    for (game, undrawn) in [(careful("3x3", 16, 1), 16), (random("4x4", 20, 2), 20), (careful("9x9", 150, 1), 150)] {
        let think = |depth| {
            let control = Control { depth_limit: Some(depth), ..Control::seeded(1).with_nodes(100_000) };
            [Thinker::new(1).think(&game, &control).unwrap(), Analyst::new(1).think(&game, &control).unwrap()]
        };
        for depth in [1, 2, 3, 5, undrawn - 1] {
            for thought in think(depth) {
                assert!((1..=depth).contains(&thought.depth), "{} instead of {depth}", thought.depth);
                assert!(!thought.exact, "the end is {undrawn} moves away and was not seen");
            }
        }
    }
    let game = careful("3x3", 16, 1);
    let deep = Control { depth_limit: Some(16), ..Control::seeded(1).with_nodes(100_000) };
    let thought = Thinker::new(1).think(&game, &deep).unwrap();
    assert_eq!((thought.exact, thought.depth), (true, 16));
}

#[test]
fn the_line_of_a_solved_position_is_best_play_to_the_end() {
    for seed in 0..30 {
        for game in
            [careful("3x3", 16, seed), random("3x3", 16, seed), careful("4x4", 18, seed), random("4x4", 18, seed)]
        {
            for mut brain in [Box::new(Thinker::new(1 << 20)) as Box<dyn Brain<Dots>>, Box::new(Analyst::new(1 << 20))]
            {
                let thought = brain.think(&game, &Control::seeded(seed)).unwrap();
                assert!(thought.exact);
                assert_eq!(thought.pv[0], thought.best);
                let end = follow(game.clone(), &thought.pv);
                assert!(end.outcome().is_some(), "{:?} does not lead to the end of\n{}", thought.pv, game.to_text());
                assert_optimal(game.clone(), &thought.pv);
            }
        }
    }
}

#[test]
fn the_line_of_a_search_can_be_played() {
    for seed in 0..10 {
        for game in
            [random("5x5", 60, seed), random("5x5", 40, seed), careful("9x9", 100, seed), random("9x9", 90, seed)]
        {
            for mut brain in [Box::new(Thinker::new(30_000)) as Box<dyn Brain<Dots>>, Box::new(Analyst::new(30_000))] {
                let Thought { best, depth, pv, .. } = brain.think(&game, &Control::seeded(seed)).unwrap();
                assert_eq!(pv[0], best);
                assert!(depth >= 1);
                follow(game.clone(), &pv);
            }
        }
    }
    let thought = Thinker::new(100_000).think(&careful("4x4", 40, 1), &Control::seeded(1)).unwrap();
    assert!(thought.depth >= 4 && thought.pv.len() >= 4, "{thought:?}");
}

#[test]
fn a_search_tells_how_deep_and_how_good() {
    let told = Arc::new(Mutex::new(Vec::new()));
    let listener = {
        let told = Arc::clone(&told);
        Arc::new(move |progress: Progress| told.lock().unwrap().push(progress))
    };
    let game = random("5x5", 40, 3);
    let control = Control { progress: Some(listener), ..Control::seeded(1) };
    let thought = Thinker::new(200_000).think(&game, &control).unwrap();
    let told = told.lock().unwrap();
    let last = told.last().unwrap();
    assert!(told.len() > 10 && told.iter().all(|progress| progress.depth > 0));
    assert!(told.is_sorted_by_key(|progress| progress.nodes));
    assert!(last.depth.abs_diff(thought.depth) <= 3 && last.score.abs_diff(thought.score) <= 1, "{last:?} {thought:?}");
}

#[test]
fn a_whole_game_of_best_play_is_expected_from_the_start() {
    let game = Dots::new(&"2x3".parse().unwrap()).unwrap();
    let thought = Dots::brain(&Dots::opponent("perfect").unwrap().algorithm).think(&game, &Control::seeded(1)).unwrap();
    assert_eq!((thought.score, thought.exact, thought.pv.len()), (-2, true, 17));
    let end = follow(game, &thought.pv);
    assert_eq!(end.score(), Some([2, 4]));
}
