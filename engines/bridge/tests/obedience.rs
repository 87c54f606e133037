//! Searches end when they are told to, and take no more memory than they may. By itself in this file, so that no other test
//! takes its time.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::combination::Combination;
use parlour_bridge::solver::MEMORY;
use parlour_bridge::{Algorithm, Bridge, Deal, Setup, Solver};
use parlour_core::obedience::{check_brain, check_search};
use parlour_core::{Control, Engine, Game};

/// Deals on which DDS took long.
fn hard() -> impl Iterator<Item = Deal> {
    let lines = include_str!("data/hard.txt").lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.rsplit_once(' ').unwrap().0.parse().unwrap())
}

#[test]
fn stop_and_deadline_are_obeyed() {
    let deal = hard().next().unwrap();
    let mut game = Bridge::new(&Setup { deal, ..Setup::default() }).unwrap();
    check_search("solving a deal", |control| assert!(game.solve(control).is_err()));
    check_search("solving a table", |control| assert!(Solver::default().table(&deal, control).is_none()));
    check_search("analysing open hands", |control| {
        let thought = Bridge::analyst().think(&game.open_view(), control).unwrap();
        assert!(!thought.exact && thought.ranked.len() == 13);
    });
    let lead = game.legal_moves()[0];
    game.play(lead).unwrap();
    check_brain("analyst", &game, Bridge::analyst().as_mut());
    for opponent in Bridge::opponents() {
        check_brain(&opponent.id, &game, Bridge::brain(&opponent.algorithm).as_mut());
    }
    let alpha_mu = Algorithm::AlphaMu { worlds: 8, moves: 3 };
    check_brain("alpha-mu", &game, Bridge::brain(&alpha_mu).as_mut());
    let combination: Combination = "AJ9642/T753".parse().unwrap();
    check_search("a suit combination", |control| drop(combination.analyse(4, control)));
}

/// Stopped at once, the analyst has a word on every card.
#[test]
fn a_stopped_analyst_ranks_every_card() {
    let game = Bridge::new(&Setup::default()).unwrap();
    let control = Control::default();
    control.stop.stop();
    let thought = Bridge::analyst().think(&game.view(game.to_move()), &control).unwrap();
    let mut ranked: Vec<_> = thought.ranked.iter().map(|ranked| ranked.mv).collect();
    assert_eq!(ranked.first(), Some(&thought.best));
    ranked.sort_unstable();
    assert_eq!(ranked, game.legal_moves());
}

/// A small table is forgotten now and then: slower, and as right.
#[test]
fn memory_is_capped() {
    const SMALL: usize = 2 << 20;
    // The easiest of the hard deals.
    let deal = hard().last().unwrap();
    let solve = |bytes: usize| {
        let mut solver = Solver::new(bytes);
        let table = solver.table(&deal, &Control::default()).unwrap();
        assert!(solver.memory() <= bytes + bytes / 8, "{} of {bytes}", solver.memory());
        (table, solver.nodes())
    };
    let (small, large) = (solve(SMALL), solve(MEMORY));
    assert_eq!(small.0, large.0);
    assert!(small.1 > large.1, "it was forgotten, and found again");
    const { assert!(MEMORY <= 64 << 20, "what a web page may take") };
}
