//! The lessons of `levels/chess`: every scene can be staged, and what is asked for is right.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::HashSet;
use std::sync::Arc;

use parlour_chess::search::{Search, Table, Task};
use parlour_chess::{Chess, UciMove, Variant};
use parlour_core::lesson::{Slide, read_list};
use parlour_core::{Control, Game};

fn slides() -> Vec<Slide> {
    read_list(include_str!("../../../levels/chess/tutorial.ron")).unwrap()
}

fn moves(words: &[String]) -> Vec<UciMove> {
    words.iter().map(|word| word.parse().unwrap()).collect()
}

fn game(slide: &Slide) -> Chess {
    slide.scene.stage::<Chess>().unwrap_or_else(|error| panic!("{}: {error}", slide.id)).position().clone()
}

#[test]
fn every_slide_can_be_shown() {
    let slides = slides();
    assert!(slides.len() >= 35);
    assert_eq!(slides.iter().map(|slide| &slide.id).collect::<HashSet<_>>().len(), slides.len());
    for slide in slides {
        let mut game = game(&slide);
        assert!(game.outcome().is_none(), "{}", slide.id);
        // A mark is written as a move to itself.
        assert!(moves(&slide.marks).iter().all(|mark| mark.from == mark.to), "{}", slide.id);
        for mv in moves(&slide.your_turn) {
            assert!(game.legal_moves().contains(&mv), "{}: {mv}", slide.id);
        }
        for mv in moves(&slide.demo) {
            game.play(mv).unwrap_or_else(|error| panic!("{}: {error}", slide.id));
        }
    }
}

/// How the demonstrations of special positions end.
#[test]
fn demonstrations_end_as_they_say() {
    for (id, reason) in [("stalemate", "stalemate"), ("ladder", "checkmate"), ("dead", "dead-position")] {
        let slide = slides().into_iter().find(|slide| slide.id == id).unwrap();
        let mut game = game(&slide);
        for mv in moves(&slide.demo) {
            game.play(mv).unwrap();
        }
        assert_eq!(game.outcome().unwrap().reason, reason, "{id}");
    }
    let slide = slides().into_iter().find(|slide| slide.id == "repetition").unwrap();
    let mut game = game(&slide);
    for mv in moves(&slide.demo) {
        assert_eq!(game.claim(), None);
        game.play(mv).unwrap();
    }
    assert_eq!(game.claim().unwrap().reason, "threefold-repetition");
}

/// Slides that ask for mate ask for every move that mates in so many, and no other.
#[test]
fn mates_are_all_that_there_are() {
    let asked = [
        ("mate", 1),
        ("not-stalemate", 1),
        ("two-rooks", 1),
        ("queen-mate", 1),
        ("rook-mate", 1),
        ("double-check", 1),
        ("smothered", 2),
        ("back-rank", 2),
    ];
    for (id, within) in asked {
        let slide = slides().into_iter().find(|slide| slide.id == id).unwrap();
        let mates = game(&slide).position().mates_within(within);
        let mates: Vec<UciMove> = mates.into_iter().map(|mv| mv.uci(Variant::Standard)).collect();
        assert_eq!(mates, moves(&slide.your_turn), "{id}");
    }
}

/// Slides about winning and holding ask for every move that does it, as the search sees it: all others are much worse.
#[test]
fn what_is_asked_for_is_best() {
    let asked = [
        "values",
        "underpromotion",
        "fork",
        "pin",
        "skewer",
        "discovered",
        "defender",
        "square",
        "opposition",
        "breakthrough",
    ];
    for (id, least) in asked.map(|id| (id, 150)).into_iter().chain([("hold", 0)]) {
        let slide = slides().into_iter().find(|slide| slide.id == id).unwrap();
        let (game, right) = (game(&slide), moves(&slide.your_turn));
        let mut search = Search::new(Arc::new(Table::new(16 << 20)));
        search.set(&game, Task { lines: right.len() + 1, ..Task::default() });
        search.run(&Control::seeded(1).with_nodes(100_000), |_| true);
        let (best, rest) = search.lines().split_at(right.len());
        let best: Vec<_> = best.iter().map(|line| (line.mv.uci(Variant::Standard), line.score)).collect();
        assert!(best.iter().all(|(mv, _)| right.contains(mv)), "{id}: {best:?}");
        let worst = best.iter().map(|(_, score)| *score).min().unwrap();
        assert!(worst >= least && worst >= rest[0].score + 150, "{id}: {best:?} {} {:?}", rest[0].score, rest[0].mv);
    }
}
