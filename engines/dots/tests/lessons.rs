//! The lessons of `levels/dots`: every scene can be staged, every puzzle is proved.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::HashSet;

use parlour_core::lesson::{Puzzle, Slide, read_list};
use parlour_core::{Control, Engine, Game};
use parlour_dots::{Dots, Edge};

fn slides() -> Vec<Slide> {
    read_list(include_str!("../../../levels/dots/tutorial.ron")).unwrap()
}

fn puzzles() -> Vec<Puzzle> {
    read_list(include_str!("../../../levels/dots/puzzles.ron")).unwrap()
}

fn edges(words: &[String]) -> Vec<Edge> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

fn best(game: &Dots) -> (i32, Vec<Edge>) {
    let solution = game.solve(&Control::default()).unwrap();
    (solution.value, solution.best)
}

#[test]
fn every_slide_can_be_shown() {
    let slides = slides();
    assert!(slides.len() >= 15);
    assert_eq!(slides.iter().map(|slide| &slide.id).collect::<HashSet<_>>().len(), slides.len());
    for slide in slides {
        let mut game = slide.scene.stage::<Dots>().unwrap().position().clone();
        for mark in edges(&slide.marks) {
            assert!(game.grid().index(mark).is_some(), "{}: {mark}", slide.id);
        }
        for mv in edges(&slide.your_turn) {
            assert!(game.legal_moves().contains(&mv), "{}: {mv}", slide.id);
        }
        for mv in edges(&slide.demo) {
            game.play(mv).unwrap_or_else(|error| panic!("{}: {error}", slide.id));
        }
    }
}

#[test]
fn what_a_slide_asks_for_is_best() {
    for slide in slides().into_iter().filter(|slide| !slide.your_turn.is_empty() && slide.id != "third") {
        let game = slide.scene.stage::<Dots>().unwrap().position().clone();
        assert_eq!(edges(&slide.your_turn), best(&game).1, "{}\n{}", slide.id, game.to_text());
    }
}

#[test]
fn the_slide_about_third_sides_asks_for_all_safe_lines() {
    let slide = slides().into_iter().find(|slide| slide.id == "third").unwrap();
    let game = slide.scene.stage::<Dots>().unwrap().position().clone();
    assert_eq!(edges(&slide.your_turn), parlour_dots::classic::Classic::Medium.candidates(&game));
}

#[test]
fn every_puzzle_is_proved() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 14);
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.difficulty));
    assert_eq!(puzzles.iter().map(|puzzle| &puzzle.id).collect::<HashSet<_>>().len(), puzzles.len());
    for puzzle in puzzles {
        let game = puzzle.scene.stage::<Dots>().unwrap().position().clone();
        assert_eq!((puzzle.value, edges(&puzzle.solution)), best(&game), "{}\n{}", puzzle.id, game.to_text());
        assert!(puzzle.value > 0, "{}: a puzzle is to be won", puzzle.id);
        let thought = Dots::analyst().think(&game, &Control::default()).unwrap();
        assert!(thought.exact, "{}: the analyst must see to the end", puzzle.id);
        assert_eq!((thought.best, thought.score), (edges(&puzzle.solution)[0], puzzle.value), "{}", puzzle.id);
        check_line(&puzzle, game);
    }
}

/// Every move that a puzzle asks for can be missed, along the line of first best moves.
fn check_line(puzzle: &Puzzle, mut game: Dots) {
    let seat = game.to_move();
    for step in 1..=puzzle.length {
        let (_, moves) = best(&game);
        assert!(moves.len() < game.legal_moves().len(), "{} step {step}\n{}", puzzle.id, game.to_text());
        game.play(moves[0]).unwrap();
        while step < puzzle.length && game.to_move() != seat {
            let (_, replies) = best(&game);
            game.play(*replies.first().unwrap_or_else(|| panic!("{} ends at step {step}", puzzle.id))).unwrap();
        }
    }
}
