//! Exact values, held against a plain search by the rules alone.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::HashSet;

use parlour_core::{Chance, Control, Engine, Game, Seat};
use parlour_twixt::solver::{Claim, Proof, prove};
use parlour_twixt::{Link, Move, Point, Setup, Twixt, Variant};

fn start(variant: Variant, size: u8) -> Twixt {
    Twixt::new(&Setup { variant, size }).unwrap()
}

/// Plain negamax by the rules alone: the obvious way to the same value.
fn negamax(game: &Twixt) -> i32 {
    if let Some(outcome) = game.outcome() {
        return outcome.value_for(game.to_move().side());
    }
    let mut best = -1;
    for mv in game.legal_moves() {
        let mut next = game.clone();
        next.play(mv).unwrap();
        best = best.max(-negamax(&next));
        if best == 1 {
            break;
        }
    }
    best
}

#[test]
fn late_positions_have_the_value_of_plain_negamax() {
    let mut solved = 0;
    for seed in 0..40 {
        let mut chance = Chance::new(seed);
        let variant = [Variant::Classic, Variant::Pp][(seed % 2) as usize];
        let mut game = start(variant, 5);
        while game.outcome().is_none() && game.legal_moves().len() > 7 {
            game.play(chance.pick(&game.legal_moves()).unwrap()).unwrap();
        }
        if game.outcome().is_some() {
            continue;
        }
        solved += 1;
        let solution = game.solve(&Control::default()).unwrap();
        assert_eq!(solution.value, negamax(&game), "{}", game.to_text());
        let reaches = |&mv: &Move| {
            let mut next = game.clone();
            next.play(mv).unwrap();
            -negamax(&next) == solution.value
        };
        let best: Vec<Move> = game.legal_moves().into_iter().filter(reaches).collect();
        assert_eq!(solution.best, best, "{}", game.to_text());
    }
    assert!(solved >= 10, "{solved}");
}

#[test]
fn a_limit_ends_the_solver() {
    assert!(start(Variant::Classic, 24).solve(&Control::default().with_nodes(1_000)).is_err());
}

/// Whether a player could still connect if the other did nothing more, by the picture of the board alone: over its links,
/// and over those that it could still make between its pegs and free points.
fn could_connect(game: &Twixt, seat: Seat) -> bool {
    let (board, size) = (game.board(), game.setup().size);
    let far = |point: Point| {
        if seat == Seat::FIRST { point.row } else { point.col }
    };
    let along = |point: Point| {
        if seat == Seat::FIRST { point.col } else { point.row }
    };
    let has_corners = game.setup().variant.has_corners();
    let usable = |point: Point| match board.peg(point) {
        Some(owner) => owner == seat,
        None if [1, size].contains(&along(point)) => has_corners && [1, size].contains(&far(point)),
        None => true,
    };
    let points: Vec<Point> = (1..=size).flat_map(|col| (1..=size).map(move |row| Point::new(col, row))).collect();
    let enemy: Vec<Link> = board.links().filter(|&(_, owner)| owner != seat).map(|(link, _)| link).collect();
    let joined = |a: Point, b: Point| {
        Link::between(a, b).is_some_and(|link| {
            let is_possible = board.peg(a).is_none() || board.peg(b).is_none() || board.link(link).is_some();
            is_possible && enemy.iter().all(|other| !link.crosses(*other))
        })
    };
    let mut reached: Vec<Point> = points.iter().copied().filter(|&point| far(point) == 1 && usable(point)).collect();
    let mut next = 0;
    while let Some(&at) = reached.get(next) {
        next += 1;
        if far(at) == size {
            return true;
        }
        let more = points.iter().copied().filter(|&to| usable(to) && joined(at, to));
        let more: Vec<Point> = more.filter(|to| !reached.contains(to)).collect();
        reached.extend(more);
    }
    false
}

/// Plays a proof against every move of the other player, by the rules alone, and counts the positions.
fn check(game: &Twixt, proof: &Proof, seen: &mut HashSet<u64>) -> usize {
    let (claimant, loser) = (proof.claim().claimant(), proof.claim().claimant().other());
    if let Some(outcome) = game.outcome() {
        match proof.claim() {
            Claim::Connects(_) => {
                assert_eq!(outcome.winner, Some(claimant.side()), "{}", game.to_text());
            }
            Claim::Holds(_) => assert_ne!(outcome.winner, Some(loser.side()), "{}", game.to_text()),
        }
        return 1;
    }
    if matches!(proof.claim(), Claim::Holds(_)) && !could_connect(game, loser) {
        return 1;
    }
    if !seen.insert(game.hash()) {
        return 0;
    }
    let after = |mv: Move| {
        let mut next = game.clone();
        next.play(mv).unwrap();
        next
    };
    if game.to_move() == claimant {
        return 1 + check(&after(proof.reply(game).expect("a move for every position")), proof, seen);
    }
    let pegs = game.legal_moves().into_iter().filter(|mv| matches!(mv, Move::Peg(_)));
    1 + pegs.map(|mv| check(&after(mv), proof, seen)).sum::<usize>()
}

fn prove_and_check(game: &Twixt, claim: Claim) -> usize {
    let proof = prove(game, claim, &Control::default()).unwrap().expect("the claim is true");
    check(game, &proof, &mut HashSet::new())
}

#[test]
fn who_starts_wins_5x5_without_swap() {
    let game = start(Variant::Classic, 5);
    let solution = game.solve(&Control::default()).unwrap();
    assert_eq!(solution.value, 1);
    assert!(prove_and_check(&game, Claim::Connects(Seat::FIRST)) > 100);
    assert!(prove(&game, Claim::Holds(Seat::SECOND), &Control::default()).unwrap().is_none());
}

#[test]
fn with_swap_5x5_is_drawn() {
    let game = start(Variant::Pp, 5);
    let solution = game.solve(&Control::default()).unwrap();
    assert_eq!(solution.value, 0);
    // Taken over or not, neither player can force a connection.
    let mut next = game.clone();
    next.play(solution.best[0]).unwrap();
    assert!(prove_and_check(&next, Claim::Holds(Seat::FIRST)) > 100);
    assert!(prove_and_check(&next, Claim::Holds(Seat::SECOND)) > 100);
}
