//! What is told of a position, and why a move is good.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::{Control, Engine, Game};
use parlour_twixt::heat::{Heat, at_a_glance, of_values};
use parlour_twixt::theory::{Pattern, Reason, Theory, reasons};
use parlour_twixt::thinking::principal_lines;
use parlour_twixt::{Point, Setup, Twixt, Variant};

fn played(size: u8, moves: &str) -> Twixt {
    let mut game = Twixt::new(&Setup { variant: Variant::Classic, size }).unwrap();
    for mv in moves.split_whitespace() {
        game.play(mv.parse().unwrap()).unwrap();
    }
    game
}

fn points(names: &str) -> Vec<Point> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

fn because(game: &Twixt, mv: &str) -> Vec<Reason> {
    reasons(game, mv.parse().unwrap())
}

#[test]
fn patterns_are_named_and_hold_only_while_both_ways_are_open() {
    use Pattern::{Beam, Coign, Mesh, Short, Tilt};
    for (other, pattern) in [("j5", Beam), ("i6", Tilt), ("i8", Coign), ("h5", Mesh), ("g6", Short)] {
        let game = played(20, &format!("f5 r17 {other}"));
        let theory = Theory::of(&game);
        assert_eq!(theory.patterns[1], [("f5".parse().unwrap(), other.parse().unwrap(), pattern)], "{other}");
    }
    // A peg on one of the two points between f5 and j5 leaves one.
    assert_eq!(Theory::of(&played(20, "f5 h6 j5")).patterns[1], []);
}

#[test]
fn ways_count_the_pegs_that_are_missing() {
    let theory = Theory::of(&played(20, "j10 k3"));
    // 19 rows in steps of two: from row 10 down to row 20 five more pegs, up to row 1 five more.
    assert_eq!(theory.ways[0].as_ref().unwrap().missing.len(), 10);
    assert_eq!(theory.ways[1].as_ref().unwrap().missing.len(), 10);
    assert!(theory.ways[0].as_ref().unwrap().points.contains(&"j10".parse().unwrap()));
}

#[test]
fn threats_and_their_answers_are_told() {
    // The first player threatens a5 and c5, on its own border: nothing helps.
    let theory = Theory::of(&played(5, "c1 a2 b3"));
    assert_eq!(theory.winning, [points("a5 c5"), vec![]]);
    assert_eq!(theory.answers, []);
    // Two chains with a gap that only e5 fills.
    let game = played(9, "d1 a2 e3 a3 e7 a4 d9");
    let theory = Theory::of(&game);
    assert_eq!(theory.winning[0], points("d5 f5"));
    let mut next = game.clone();
    next.play("d5".parse().unwrap()).unwrap();
    assert_eq!(Theory::of(&next).winning[0], points("f5"));
}

#[test]
fn moves_have_reasons() {
    let game = played(5, "c1 a2 b3 a3");
    assert_eq!(because(&game, "a5"), [Reason::Wins]);
    let game = played(20, "j10 c3");
    let link = because(&game, "k12");
    assert!(link.contains(&Reason::Links(1)) && link.contains(&Reason::Advances), "{link:?}");
    assert!(because(&game, "j14").contains(&Reason::Holds(Pattern::Beam)));
    assert_eq!(because(&game, "a1"), []);
    let game = played(9, "d1 a2 e3 a3 e7 a4 d9 d5 f9");
    let answer = because(&game, "f5");
    assert!(answer.contains(&Reason::Prevents), "{answer:?}");
}

#[test]
fn every_peg_has_its_heat() {
    for moves in ["", "f6", "f6 g8 k3 h9"] {
        let game = played(12, moves);
        let heat = at_a_glance(&game);
        assert_eq!(heat.len(), game.legal_moves().len());
        assert!(heat.is_sorted_by_key(|heat| 100 - heat.warmth));
        assert_eq!(heat[0].warmth, 100);
        let thought = Twixt::analyst().think(&game, &Control::seeded(1).with_nodes(500)).unwrap();
        let searched = of_values(&thought.ranked);
        assert_eq!(searched.len(), heat.len());
        assert_eq!(searched[0], Heat { warmth: 100, point: thought.best.to_string().parse().unwrap() });
    }
    assert_eq!(at_a_glance(&played(5, "c1 a2 b3 a3 c5")), []);
}

#[test]
fn principal_lines_begin_with_different_pegs_and_can_be_played() {
    let game = played(12, "f6 g8 h4");
    let lines = principal_lines(&game, 4, &Control::seeded(1).with_nodes(2_000));
    assert_eq!(lines.len(), 4);
    assert!(lines.is_sorted_by_key(|line| -line.score));
    for (at, line) in lines.iter().enumerate() {
        assert!(lines[..at].iter().all(|other| other.moves[0] != line.moves[0]));
        let mut next = game.clone();
        for &mv in &line.moves {
            next.play(mv).unwrap();
        }
    }
}
