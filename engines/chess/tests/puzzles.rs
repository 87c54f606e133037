//! The puzzles of `levels/chess`: every line can be played, mates mate, and every move asked for is the only one.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use parlour_chess::score::{self, MATE};
use parlour_chess::search::{Search, Table, Task};
use parlour_chess::{Chess, Move, UciMove, Variant};
use parlour_core::lesson::{Puzzle, read_list};
use parlour_core::{Control, Game};

fn puzzles() -> Vec<Puzzle> {
    read_list(include_str!("../../../levels/chess/puzzles.ron")).unwrap()
}

fn start(puzzle: &Puzzle) -> Chess {
    puzzle.scene.stage::<Chess>().unwrap_or_else(|error| panic!("{}: {error}", puzzle.id)).position().clone()
}

/// The positions in which the solver has to find a move, with the move.
fn tasks(puzzle: &Puzzle) -> Vec<(Chess, Move)> {
    let mut game = start(puzzle);
    let mut tasks = Vec::new();
    for (ply, word) in puzzle.line.iter().enumerate() {
        let mv: UciMove = word.parse().unwrap();
        if ply % 2 == 0 {
            tasks.push((game.clone(), game.find(mv).unwrap_or_else(|| panic!("{}: {word}", puzzle.id))));
        }
        game.play(mv).unwrap_or_else(|error| panic!("{}: {error}", puzzle.id));
    }
    tasks
}

fn end(puzzle: &Puzzle) -> Chess {
    let mut game = start(puzzle);
    for word in &puzzle.line {
        game.play(word.parse().unwrap()).unwrap();
    }
    game
}

/// In how many moves the solver mates, if he does.
fn mate(puzzle: &Puzzle) -> Option<usize> {
    score::moves_to_mate(puzzle.value).map(|moves| moves as usize)
}

/// The values of the two best moves, the best first.
fn two_best(game: &Chess, nodes: u64) -> (Move, i32, i32) {
    let mut search = Search::new(Arc::new(Table::new(4 << 20)));
    search.set(game, Task { lines: 2, ..Task::default() });
    search.run(&Control::seeded(1).with_nodes(nodes), |_| true);
    let [best, second, ..] = search.lines() else { panic!("nothing is to be found where one move is legal") };
    (best.mv, best.score, second.score)
}

#[test]
fn there_are_many_of_all_kinds() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 60, "{}", puzzles.len());
    assert_eq!(puzzles.iter().map(|puzzle| &puzzle.id).collect::<HashSet<_>>().len(), puzzles.len());
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.rating.unwrap()));
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.difficulty));
    let mut themes: BTreeMap<&str, usize> = BTreeMap::new();
    for puzzle in &puzzles {
        *themes.entry(puzzle.theme.as_deref().unwrap()).or_default() += 1;
    }
    assert!(themes.len() >= 8, "{themes:?}");
    for difficulty in 1..=5 {
        let count = puzzles.iter().filter(|puzzle| puzzle.difficulty == difficulty).count();
        assert!(count >= if difficulty == 1 { 15 } else { 5 }, "{count} of difficulty {difficulty}");
    }
    let positions: HashSet<String> = puzzles.iter().map(|puzzle| start(puzzle).position().epd()).collect();
    assert_eq!(positions.len(), puzzles.len(), "a position stands twice");
}

#[test]
fn every_line_is_played_to_its_end() {
    for puzzle in puzzles() {
        let id = &puzzle.id;
        assert_eq!(puzzle.line.len(), 2 * usize::from(puzzle.length) - 1, "{id}");
        assert_eq!(puzzle.solution, puzzle.line[..1], "{id}");
        assert_eq!(tasks(&puzzle).len(), usize::from(puzzle.length), "{id}");
        let end = end(&puzzle).outcome();
        match mate(&puzzle) {
            Some(moves) => {
                assert_eq!((moves, puzzle.value), (usize::from(puzzle.length), MATE + 1 - 2 * moves as i32), "{id}");
                assert_eq!(end.unwrap().reason, "checkmate", "{id}");
            }
            None => assert!(end.is_none_or(|end| end.reason != "checkmate" || puzzle.value > 200), "{id}"),
        }
    }
}

/// Every move before the last is proved to be the only one that mates in time. On the last move any mate will do, but where
/// nothing else is to be found there is only one.
#[test]
fn mates_have_one_solution() {
    for puzzle in puzzles() {
        let Some(moves) = mate(&puzzle).filter(|&moves| moves < 4) else { continue };
        assert!(start(&puzzle).position().mates_within(moves - 1).is_empty(), "{}: there is a shorter mate", puzzle.id);
        for ((game, mv), left) in tasks(&puzzle).into_iter().zip((1..=moves).rev()) {
            let mates = game.position().mates_within(left);
            if left > 1 || moves == 1 {
                assert_eq!(mates, [mv], "{}", puzzle.id);
            } else {
                assert!(mates.contains(&mv), "{}", puzzle.id);
            }
        }
    }
}

/// Elsewhere the search sees a wide gap between the move asked for and all others.
#[test]
fn other_moves_are_much_worse() {
    for puzzle in puzzles() {
        if mate(&puzzle).is_some_and(|moves| moves < 4) {
            continue;
        }
        let tasks = tasks(&puzzle);
        let asked = if mate(&puzzle).is_some() { tasks.len() - 1 } else { tasks.len() };
        for (game, mv) in &tasks[..asked] {
            let (best, value, second) = two_best(game, 120_000);
            let found = best.uci(Variant::Standard);
            let least = if puzzle.value >= 300 { 200 } else { -100 };
            assert!(best == *mv, "{}: {found} is as good as {}", puzzle.id, mv.uci(Variant::Standard));
            assert!(value >= least && second <= value - 130, "{}: {found} {value}, then {second}", puzzle.id);
        }
    }
}
