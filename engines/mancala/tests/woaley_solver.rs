//! Woaley solved: endgame tables and solver against play by the rules, and an opponent that does not err.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod common;

use std::collections::HashMap;

use common::{all, position};
use parlour_core::{Chance, Control, Engine, Game, Seat, Unsolved};
use parlour_mancala::endgame::{COMMON_ROUND, Endgames};
use parlour_mancala::woaley_solver::{Proof, Solver, can_solve};
use parlour_mancala::{Mancala, Move, Ruleset, Setup, State, Variant};

const VARIANTS: [Variant; 2] = [Variant::Woaley, Variant::WoaleyP2];

fn endgames(ruleset: &Ruleset, seeds: usize) -> Endgames {
    Endgames::prepare(ruleset, seeds, &Control::default()).unwrap()
}

/// The position of the first player to move with these pits, and what makes it none of a beginning game.
fn state(pits: &[u8], mark: Option<u8>) -> State {
    let mut state = *Setup::usual(Variant::Woaley).start();
    state.pits = [0; 32];
    state.pits[..pits.len()].copy_from_slice(pits);
    State { stores: [2, 0], mark, ..state }
}

/// A game with exactly that many seeds on the board, each dropped by chance.
fn random(variant: Variant, seeds: usize, chance: &mut Chance) -> Mancala {
    let mut pits = [0; 12];
    for _ in 0..seeds {
        pits[chance.below(12)] += 1;
    }
    let [own, other] = [&pits[..6], &pits[6..]].map(|row| row.iter().map(u8::to_string).collect::<Vec<_>>().join(","));
    let even = 20 + 2 * chance.below(3);
    position(variant, &format!("{own}/{other} {even},22 A"))
}

/// What the player to move has more than the other.
fn margin(state: &State, seat: Seat) -> i32 {
    i32::from(state.stores[seat.index()]) - i32::from(state.stores[seat.other().index()])
}

/// The pits and the mark.
type Place = (Vec<u8>, Option<u8>);

/// What a move leads to: the gain, and the place, if the game goes on.
type Step = (i32, Option<Place>);

/// Values of all positions by the rules alone, move for move and house for house: of every number of seeds bounds are
/// brought together, starting with everything lost or won, and what is left between them goes round for ever and brings
/// nothing.
fn by_the_rules(ruleset: &Ruleset, most: u8) -> HashMap<Place, i32> {
    let mut values = HashMap::new();
    for seeds in 0..=most {
        let mut waiting: Vec<Place> = all(ruleset.ring(), seeds).into_iter().map(|pits| (pits, None)).collect();
        let mut steps: HashMap<Place, Vec<Step>> = HashMap::new();
        while let Some(place) = waiting.pop() {
            if steps.contains_key(&place) {
                continue;
            }
            let mut start = state(&place.0, place.1);
            ruleset.settle(&mut start, &mut ());
            let mut moves = Vec::new();
            ruleset.legal(&start, &mut moves);
            let lead = moves.into_iter().map(|mv| {
                let mut next = start;
                ruleset.play(&mut next, mv, &mut ());
                let gain = margin(&next, Seat::FIRST) - margin(&start, Seat::FIRST);
                let place = (next.pits[..ruleset.ring()].to_vec(), next.mark);
                (gain, next.verdict.is_none().then_some(place))
            });
            let lead: Vec<Step> = lead.collect();
            waiting.extend(lead.iter().filter(|step| step.0 == 0).filter_map(|step| step.1.clone()));
            steps.insert(place, lead);
        }
        let all = i32::from(seeds);
        let mut bounds: HashMap<&Place, [i32; 2]> = steps.keys().map(|place| (place, [-all, all])).collect();
        loop {
            let mut has_changed = false;
            for (place, lead) in &steps {
                let worth = lead.iter().map(|(gain, next)| match next {
                    None => [*gain; 2],
                    Some(next) => {
                        let [least, greatest] =
                            bounds.get(next).copied().unwrap_or_else(|| [values.get(next).copied().unwrap(); 2]);
                        [gain - greatest, gain - least]
                    }
                });
                let best = worth.reduce(|a, b| [a[0].max(b[0]), a[1].max(b[1])]).unwrap_or_default();
                has_changed |= bounds.insert(place, best) != Some(best);
            }
            if !has_changed {
                break;
            }
        }
        let decided: Vec<(Place, i32)> =
            bounds.into_iter().map(|(place, [least, greatest])| (place.clone(), 0.clamp(least, greatest))).collect();
        values.extend(decided);
    }
    values
}

#[test]
fn tables_have_the_values_of_the_rules() {
    for variant in VARIANTS {
        for (houses, most) in [(1, 12), (2, 10), (3, 8), (6, 5)] {
            let setup = Setup::sized(variant, houses, 1).unwrap();
            let ruleset = setup.ruleset();
            let endgames = endgames(ruleset, most.into());
            let values = by_the_rules(ruleset, most);
            assert!(values.len() > 1000 || houses < 2);
            for ((pits, mark), value) in &values {
                let found = endgames.bounds(ruleset, &state(pits, *mark));
                assert_eq!(found, Some([*value; 2]), "{variant:?} {pits:?} {mark:?}");
            }
            assert!(values.values().any(|&value| value > 0) && values.values().any(|&value| value < 0));
        }
    }
}

/// With few seeds in the tables the solver searches, round and round too; it finds what larger tables know.
#[test]
fn the_solver_has_the_values_of_larger_tables() {
    let mut chance = Chance::new(1);
    for variant in VARIANTS {
        let ruleset = *Setup::usual(variant).ruleset();
        let large = endgames(&ruleset, 12);
        let mut solver = Solver::new(&ruleset, 1 << 20, endgames(&ruleset, 4));
        for number in 0..300 {
            let game = random(variant, 5 + number % 8, &mut chance);
            let moves = game.legal_moves();
            if moves.is_empty() {
                continue;
            }
            let [value, _] = large.bounds(&ruleset, game.state()).unwrap();
            let solution = solver.solve(&ruleset, game.state(), &Control::default()).unwrap();
            assert_eq!(solution.value, value, "{}", game.position());
            let reaches = |mv: &Move| {
                let mut next = *game.state();
                ruleset.play(&mut next, *mv, &mut ());
                let [after, _] = large.bounds(&ruleset, &next).unwrap();
                margin(&next, Seat::FIRST) - margin(game.state(), Seat::FIRST) - after == value
            };
            let best: Vec<Move> = moves.into_iter().filter(reaches).collect();
            assert_eq!(solution.best, best, "{}", game.position());
        }
    }
}

/// Three, two and one seeds one after the other march on for ever if both players wish: every move leaves the same picture.
#[test]
fn what_goes_round_for_ever_brings_nothing() {
    let game = position(Variant::Woaley, "0,0,3,2,1,0/0,0,0,0,0,0 20,22 A");
    assert_eq!(game.solve(&Control::default()).unwrap().value, -2);
    let mut solver = Solver::new(game.ruleset(), 1 << 10, endgames(game.ruleset(), 0));
    let solution = solver.solve(game.ruleset(), game.state(), &Control::default()).unwrap();
    assert_eq!(solution.value, 0);
    let next = common::after(&game, "a3");
    assert_eq!(next.position(), "0,0,0,3,2,1/0,0,0,0,0,0 20,22 B @a6");
}

/// A proof that is ended early bounds the value, and goes on where it was.
#[test]
fn proofs_can_be_interrupted() {
    let mut chance = Chance::new(2);
    let setup = Setup::usual(Variant::Woaley);
    let ruleset = setup.ruleset();
    let endgames = endgames(ruleset, 10);
    let mut interrupted = 0;
    for _ in 0..20 {
        let game = random(Variant::Woaley, 22, &mut chance);
        let mut whole = Solver::new(ruleset, 1 << 20, endgames.clone());
        let solution = whole.solve(ruleset, game.state(), &Control::default()).unwrap();
        let mut solver = Solver::new(ruleset, 1 << 20, endgames.clone());
        let mut proof = Proof::new(game.state(), 2);
        while proof.value().is_none() {
            let limit = 2 * proof.nodes + 20;
            solver.prove(&mut proof, ruleset, game.state(), &Control::default().with_nodes(limit));
            assert!(proof.known.lower <= solution.value && solution.value <= proof.known.upper, "{}", game.position());
            interrupted += u32::from(proof.value().is_none());
        }
        assert_eq!(proof.value(), Some(solution.value));
        assert!(solution.best.contains(&proof.best.unwrap()), "{}", game.position());
        let short = Solver::new(ruleset, 1 << 20, endgames.clone()).solve(
            ruleset,
            game.state(),
            &Control::default().with_nodes(1),
        );
        assert!(
            short.as_ref().is_ok_and(|short| short.nodes <= 1) || solution.nodes > 1 && short == Err(Unsolved::Limit)
        );
    }
    assert!(interrupted > 20, "{interrupted}");
}

/// Where a single seed may be played, the game is a draw.
#[test]
fn the_second_profile_is_a_draw() {
    let game = Mancala::new(&Setup::usual(Variant::WoaleyP2)).unwrap();
    let solution = game.solve(&Control::default()).unwrap();
    assert_eq!((solution.value, solution.best), (0, game.legal_moves()));
}

/// Where a house needs two seeds, the second player wins, and by no more than 36: the first move and the four after it are
/// forced, and then he chooses.
#[test]
fn the_second_player_wins_the_first_profile() {
    let game = common::after(&Mancala::new(&Setup::usual(Variant::Woaley)).unwrap(), "a1 a5 b4 a3 b3");
    let mut solver = Solver::new(game.ruleset(), 16 << 20, endgames(game.ruleset(), COMMON_ROUND));
    let mut prove = |goal| {
        let mut proof = Proof::new(game.state(), goal);
        solver.prove(&mut proof, game.ruleset(), game.state(), &Control::default().with_nodes(30_000));
        proof
    };
    let wins = prove(10);
    assert!(wins.known.lower >= 10, "{:?}", wins.known);
    assert_eq!(prove(38).known.upper, 36);
    let mut master = Mancala::brain(&Mancala::opponent("master").unwrap().algorithm);
    let best = master.think(&game, &Control::seeded(1).with_nodes(100_000)).unwrap().best;
    let mut next = game.clone();
    next.play(best).unwrap();
    let mut proof = Proof::new(next.state(), 0);
    solver.prove(&mut proof, next.ruleset(), next.state(), &Control::default().with_nodes(100_000));
    assert!(proof.known.upper < 0, "{best}: {:?}", proof.known);
}

/// Where the strongest opponent comes to the value, it plays a move that reaches it.
#[test]
fn the_strongest_opponent_does_not_err() {
    let mut chance = Chance::new(3);
    for variant in VARIANTS {
        let mut proved = 0;
        for number in 0..24 {
            let game = random(variant, 17 + number % 10, &mut chance);
            if game.legal_moves().len() < 2 {
                continue;
            }
            let solution = game.solve(&Control::default()).unwrap();
            let mut master = Mancala::brain(&Mancala::opponent("master").unwrap().algorithm);
            let thought = master.think(&game, &Control::seeded(1).with_nodes(4_000)).unwrap();
            if thought.exact {
                proved += 1;
                assert_eq!(thought.score, solution.value, "{}", game.position());
                assert!(solution.best.contains(&thought.best), "{} {}", game.position(), thought.best);
            }
        }
        assert!(proved > 16, "{variant:?}: {proved}");
    }
}

/// Other ends of the game, and boards that are too large, are left to the search.
#[test]
fn it_is_known_what_can_be_solved() {
    let can = |setup: Setup| can_solve(setup.ruleset(), setup.start());
    for variant in VARIANTS {
        assert!(can(Setup::usual(variant)) && can(Setup::sized(variant, 6, 10).unwrap()));
        assert!(!can(Setup::sized(variant, 7, 1).unwrap()));
        for (switch, value) in [("rest", "owner"), ("end", "one-side")] {
            let setup = Setup::usual(variant).with(switch, value).unwrap();
            assert!(!can(setup.clone()));
            let opened = State { stores: [2, 2], ..*setup.start() };
            assert_eq!(endgames(setup.ruleset(), COMMON_ROUND).bounds(setup.ruleset(), &opened), None);
        }
    }
    assert!(!can(Setup::usual(Variant::WoaleyPublished)));
}
