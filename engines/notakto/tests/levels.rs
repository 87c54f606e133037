//! The tutorial and the puzzles: every position can be reached, every solution is proved, every key has its words.

#![expect(clippy::unwrap_used, reason = "a failed test should panic")]

mod common;

use std::collections::BTreeSet;

use common::moves_of;
use parlour_core::lesson::{Puzzle, Scene, Slide, read_list};
use parlour_core::{Control, Engine, Game};
use parlour_notakto::{Algorithm, Move, Notakto};

const LOCALES: [&str; 2] =
    [include_str!("../../../assets/locales/en/notakto.ftl"), include_str!("../../../assets/locales/hu/notakto.ftl")];

fn slides() -> Vec<Slide> {
    read_list(include_str!("../../../levels/notakto/tutorial.ron")).unwrap()
}

fn puzzles() -> Vec<Puzzle> {
    read_list(include_str!("../../../levels/notakto/puzzles.ron")).unwrap()
}

fn staged(scene: &Scene) -> Notakto {
    scene.stage::<Notakto>().unwrap().position().clone()
}

/// The winning moves, if there is something to find: the position is won, but not by every move.
fn to_be_found(game: &Notakto) -> Vec<Move> {
    let solution = game.solve(&Control::default()).unwrap();
    assert_eq!(solution.value, 1);
    assert!(solution.best.len() < game.legal_moves().len(), "every move wins:\n{}", game.to_text());
    solution.best
}

#[test]
fn slides_show_what_can_be_played() {
    for slide in slides() {
        let mut game = staged(&slide.scene);
        for mark in &slide.marks {
            let mark: Move = mark.parse().unwrap();
            assert!(usize::from(mark.board()) < game.grids().len(), "{}: {mark}", slide.id);
        }
        if !slide.your_turn.is_empty() {
            assert_eq!(moves_of(&slide.your_turn.join(" ")), to_be_found(&game), "{}", slide.id);
        }
        for mv in moves_of(&slide.demo.join(" ")) {
            game.play(mv).unwrap();
        }
    }
}

#[test]
fn puzzles_are_solved_by_their_solutions_alone() {
    for puzzle in puzzles() {
        let game = staged(&puzzle.scene);
        assert_eq!(game.solve(&Control::default()).unwrap().value, puzzle.value, "{}", puzzle.id);
        assert_eq!(moves_of(&puzzle.solution.join(" ")), to_be_found(&game), "{}", puzzle.id);
        check_length(&game, puzzle.length);
    }
}

/// Whatever solution is found and whichever of the strongest replies comes, there is something to find `length` times.
fn check_length(game: &Notakto, length: u8) {
    for mv in to_be_found(game) {
        let mut answered = game.clone();
        answered.play(mv).unwrap();
        if length > 1 {
            for reply in Algorithm::Expert.candidates(answered.grids()) {
                let mut next = answered.clone();
                next.play(reply).unwrap();
                check_length(&next, length - 1);
            }
        }
    }
}

#[test]
fn puzzles_rise_in_difficulty_and_number_of_boards() {
    let puzzles = puzzles();
    assert!(puzzles.len() >= 14);
    assert!(puzzles.is_sorted_by_key(|puzzle| puzzle.difficulty));
    assert_eq!((puzzles[0].difficulty, puzzles[puzzles.len() - 1].difficulty), (1, 5));
    let boards: BTreeSet<usize> = puzzles.iter().map(|puzzle| staged(&puzzle.scene).grids().len()).collect();
    assert_eq!(boards, BTreeSet::from([1, 2, 3]));
    assert!(puzzles.iter().any(|puzzle| puzzle.length == 2) && puzzles.iter().any(|puzzle| puzzle.length == 3));
}

fn keys(locale: &str) -> BTreeSet<String> {
    let key = |line: &str| line.split_once(" = ").map(|(key, _)| key.to_owned());
    locale.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).filter_map(key).collect()
}

#[test]
fn every_lesson_has_its_words_in_both_languages() {
    let [english, hungarian] = LOCALES.map(keys);
    assert_eq!(english, hungarian);
    let lessons: BTreeSet<String> = slides()
        .iter()
        .map(|slide| format!("slide-notakto-{}", slide.id))
        .chain(puzzles().iter().map(|puzzle| format!("puzzle-notakto-{}", puzzle.id)))
        .flat_map(|key| [format!("{key}-text"), key])
        .chain(Notakto::opponents().iter().flat_map(|opponent| {
            let key = format!("opponent-notakto-{}", opponent.id);
            [format!("{key}-about"), key]
        }))
        .collect();
    let written: BTreeSet<String> = english
        .into_iter()
        .filter(|key| ["slide-", "puzzle-", "opponent-"].iter().any(|kind| key.starts_with(kind)))
        .collect();
    assert_eq!(lessons, written);
}

#[test]
fn words_are_calm() {
    assert!(LOCALES.iter().all(|locale| !locale.contains('!')));
}
