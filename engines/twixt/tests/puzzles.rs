//! The puzzles of `levels/twixt`: each is proved by a search over all moves.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::HashSet;

use parlour_core::Game;
use parlour_core::lesson::{Puzzle, read_list};
use parlour_twixt::solver::forced_wins;
use parlour_twixt::{Move, Twixt};

fn puzzles() -> Vec<Puzzle> {
    read_list(include_str!("../../../levels/twixt/puzzles.ron")).unwrap()
}

fn moves(words: &[String]) -> Vec<Move> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

/// With how many pegs the connection is to be forced.
fn pegs(puzzle: &Puzzle) -> u32 {
    match puzzle.theme.as_deref() {
        Some("two-pegs") => 2,
        Some("three-pegs") => 3,
        Some("four-pegs") => 4,
        other => panic!("{}: {other:?}", puzzle.id),
    }
}

#[test]
fn there_are_enough_and_the_easiest_come_first() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 40, "{}", puzzles.len());
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.difficulty));
    assert_eq!(puzzles.iter().map(|puzzle| &puzzle.id).collect::<HashSet<_>>().len(), puzzles.len());
}

#[test]
fn exactly_one_move_forces_the_connection() {
    for puzzle in puzzles() {
        let game = puzzle.scene.stage::<Twixt>().unwrap().position().clone();
        let (id, pegs) = (&puzzle.id, pegs(&puzzle));
        assert_eq!(game.setup().size, 12, "{id}");
        assert_eq!(forced_wins(&game, pegs), moves(&puzzle.solution), "{id}\n{}", game.to_text());
        assert_eq!(forced_wins(&game, pegs - 1), [], "{id}");
        assert_eq!((puzzle.solution.len(), puzzle.value), (1, 1), "{id}");
    }
}

#[test]
fn every_move_of_a_line_is_the_only_one() {
    for puzzle in puzzles() {
        let (id, line) = (&puzzle.id, moves(&puzzle.line));
        let mut game = puzzle.scene.stage::<Twixt>().unwrap().position().clone();
        let solver = game.to_move();
        assert_eq!(line.len(), 2 * usize::from(puzzle.length) - 1, "{id}");
        for &mv in &line {
            if game.to_move() == solver {
                let shortest = (1..=pegs(&puzzle)).map(|pegs| (pegs, forced_wins(&game, pegs)));
                let (left, right) = shortest.into_iter().find(|(_, moves)| !moves.is_empty()).unwrap();
                assert!(right == [mv] || left == 1 && right.contains(&mv), "{id}: {mv}\n{}", game.to_text());
            }
            game.play(mv).unwrap();
        }
    }
}
