//! The endgame tables against plain search by the rules, and the opponents against the tables.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod common;

use std::collections::HashMap;

use common::{all, position};
use parlour_core::{Chance, Control, Engine, Game, Seat, StopFlag};
use parlour_mancala::endgame::{COMMON, Endgames, FULL};
use parlour_mancala::{Mancala, Ruleset, Setup, State, Variant};

/// A rule set on a board of that size, played out also when the winner is certain.
fn ruleset(variant: Variant, houses: u8) -> Ruleset {
    let setup = Setup::sized(variant, houses, 1).unwrap();
    let is_oware = matches!(variant, Variant::Wari | Variant::Oware);
    *if is_oware { setup.with("majority", "plays-on").unwrap() } else { setup }.ruleset()
}

fn endgames(ruleset: &Ruleset, seeds: usize) -> Endgames {
    Endgames::prepare(ruleset, seeds, &Control::default()).unwrap()
}

/// The position of the first player to move with these pits.
fn state(pits: &[u8]) -> State {
    let mut state = *Setup::usual(Variant::Kalah).start();
    state.pits = [0; 32];
    state.pits[..pits.len()].copy_from_slice(pits);
    state
}

/// A position with exactly that many seeds, each dropped by chance.
fn random(pits: usize, seeds: usize, chance: &mut Chance) -> Vec<u8> {
    let mut position = vec![0; pits];
    for _ in 0..seeds {
        position[chance.below(pits)] += 1;
    }
    position
}

/// What the player to move has more than the other.
fn margin(state: &State, seat: Seat) -> i32 {
    i32::from(state.stores[seat.index()]) - i32::from(state.stores[seat.other().index()])
}

/// A search by the rules over all moves, so many plies deep. Of a game that is not over by then it takes the worst, or the
/// best, for the player who was first asked about.
struct Plain {
    ruleset: Ruleset,
    known: HashMap<(Vec<u8>, bool, u32), i32>,
}

impl Plain {
    fn new(ruleset: Ruleset) -> Self {
        Self { ruleset, known: HashMap::new() }
    }

    /// The value of what is still to come.
    fn value(&mut self, state: &State, plies: u32, worst: bool) -> i32 {
        // If the game is over here, the rules share out what is left.
        let mut start = State { stores: [0; 2], verdict: None, ..*state };
        self.ruleset.settle(&mut start, &mut ());
        if start.verdict.is_some() {
            return margin(&start, start.mover);
        }
        let seeds: i32 = start.pits.iter().map(|&seeds| i32::from(seeds)).sum();
        if plies == 0 {
            return if worst { -seeds } else { seeds };
        }
        let (own, other) = (self.ruleset.own(start.mover), self.ruleset.own(start.mover.other()));
        let key = ([&start.pits[own], &start.pits[other]].concat(), worst, plies);
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let mut moves = Vec::new();
        self.ruleset.legal(&start, &mut moves);
        let worth = moves.into_iter().map(|mv| {
            let mut next = start;
            self.ruleset.play(&mut next, mv, &mut ());
            let gain = margin(&next, start.mover);
            if next.verdict.is_some() {
                gain
            } else if next.mover == start.mover {
                gain + self.value(&next, plies - 1, worst)
            } else {
                gain - self.value(&next, plies - 1, !worst)
            }
        });
        let value = worth.max().unwrap();
        self.known.insert(key, value);
        value
    }

    /// Checks a position of Kalah, which is over after so many plies however it is played.
    fn check_kalah(&mut self, endgames: &Endgames, pits: &[u8]) {
        let state = state(pits);
        let value = self.value(&state, u32::MAX, true);
        assert_eq!(endgames.bounds(&self.ruleset, &state), Some([value; 2]), "{:?} {pits:?}", self.ruleset.variant);
    }

    /// Checks a position of Oware. The bounds that the plain search proves are never better than the table's, and the same
    /// if it is deep enough.
    fn check_oware(&mut self, endgames: &Endgames, pits: &[u8], plies: u32, is_deep_enough: bool) {
        let state = state(pits);
        let [least, greatest] = endgames.bounds(&self.ruleset, &state).unwrap();
        let proved = [true, false].map(|worst| self.value(&state, plies, worst));
        let name = format!("{pits:?}: [{least}, {greatest}], {plies} plies prove {proved:?}");
        assert!(proved[0] <= least && least <= greatest && greatest <= proved[1], "{name}");
        if is_deep_enough {
            assert_eq!(proved, [least, greatest], "{name}");
        }
    }
}

const KALAH: [Variant; 2] = [Variant::Kalah, Variant::KalahEmpty];

#[test]
fn kalah_has_the_values_of_plain_search() {
    let mut chance = Chance::new(1);
    for variant in KALAH {
        for houses in 1..=4 {
            let mut plain = Plain::new(ruleset(variant, houses));
            let endgames = endgames(&plain.ruleset, 5);
            let pits = 2 * usize::from(houses);
            (0..=5).flat_map(|seeds| all(pits, seeds)).for_each(|position| plain.check_kalah(&endgames, &position));
        }
        let mut plain = Plain::new(ruleset(variant, 6));
        let endgames = endgames(&plain.ruleset, COMMON);
        for number in 0..60 {
            plain.check_kalah(&endgames, &random(12, 6 + number % 4, &mut chance));
        }
    }
}

/// The largest tables on random positions: `cargo test --release -p parlour-mancala --test endgame -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn kalah_has_the_values_of_plain_search_with_more_seeds() {
    let mut chance = Chance::new(2);
    for variant in KALAH {
        let mut plain = Plain::new(ruleset(variant, 6));
        let endgames = endgames(&plain.ruleset, FULL);
        for number in 0..40 {
            plain.check_kalah(&endgames, &random(12, 12 + number % (FULL - 11), &mut chance));
        }
    }
}

/// Every switch that the values of Oware depend on, but for the one of endless games.
fn owares(houses: u8) -> Vec<Ruleset> {
    let mut rulesets = Vec::new();
    for grand_slam in ["nothing", "illegal", "everything", "all-but-last"] {
        for origin in ["skipped", "reached-by-lap"] {
            for side in ["opponent", "both"] {
                let setup = Setup::sized(Variant::Oware, houses, 1).unwrap().with("majority", "plays-on").unwrap();
                let setup = setup.with("grand-slam", grand_slam).unwrap().with("origin", origin).unwrap();
                rulesets.push(*setup.with("capture-side", side).unwrap().ruleset());
            }
        }
    }
    rulesets
}

#[test]
fn oware_has_the_bounds_of_plain_search() {
    for ruleset in owares(2) {
        let mut plain = Plain::new(ruleset);
        let endgames = endgames(&ruleset, 8);
        (0..=8).flat_map(|seeds| all(4, seeds)).for_each(|pits| plain.check_oware(&endgames, &pits, 60, true));
    }
    let mut plain = Plain::new(ruleset(Variant::Oware, 6));
    let endgames = endgames(&plain.ruleset, 8);
    (0..=3).flat_map(|seeds| all(12, seeds)).for_each(|pits| plain.check_oware(&endgames, &pits, 60, true));
    let mut chance = Chance::new(3);
    for number in 0..40 {
        plain.check_oware(&endgames, &random(12, 4 + number % 5, &mut chance), 12, false);
    }
}

/// All positions with up to six seeds, random ones with seven and eight:
/// `cargo test --release -p parlour-mancala --test endgame -- --ignored`.
#[test]
#[ignore = "takes minutes"]
fn oware_has_the_bounds_of_plain_search_with_more_seeds() {
    let mut plain = Plain::new(ruleset(Variant::Oware, 6));
    let endgames = endgames(&plain.ruleset, 8);
    (4..=6).flat_map(|seeds| all(12, seeds)).for_each(|pits| plain.check_oware(&endgames, &pits, 120, true));
    let mut chance = Chance::new(4);
    for number in 0..100 {
        plain.check_oware(&endgames, &random(12, 7 + number % 2, &mut chance), 30, false);
    }
}

/// Where endless play halves what is left, the plain search, which calls it worth nothing, agrees on every level: there the
/// bounds are those of the moves that stay, and the levels below are exact.
#[test]
fn wari_halves_what_goes_round_for_ever() {
    let ruleset = ruleset(Variant::Wari, 6);
    let endgames = endgames(&ruleset, 8);
    let value = |pits: &[u8]| endgames.bounds(&ruleset, &state(pits)).unwrap();
    // One seed each, far apart: whoever is caught loses two, and nobody need be.
    assert_eq!(value(&[1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]), [0, 0]);
    for seeds in 0..=8 {
        let mut chance = Chance::new(seeds as u64);
        for _ in 0..50 {
            let [least, greatest] = value(&random(12, seeds, &mut chance));
            assert_eq!(least, greatest);
        }
    }
}

/// Ends that can be worked out by hand.
#[test]
fn small_ends_of_oware() {
    let value = |variant, pits: &[u8]| {
        let ruleset = ruleset(variant, 6);
        endgames(&ruleset, 3).bounds(&ruleset, &state(pits)).unwrap()
    };
    // The only seed feeds the opponent, who cannot give it back and keeps it; a step farther back it does not reach him.
    assert_eq!(value(Variant::Oware, &[0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]), [-1, -1]);
    assert_eq!(value(Variant::Oware, &[0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0]), [1, 1]);
    // The only move would capture all the opponent has: by the rules of tournaments it captures nothing, and gives him both.
    assert_eq!(value(Variant::Oware, &[0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]), [-2, -2]);
    assert_eq!(value(Variant::Wari, &[0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0]), [2, 2]);
}

/// In every position with few enough seeds the strong opponents and the analyst play a move that certainly keeps its value,
/// or where endless play is best, one that gives nothing up for certain.
#[test]
fn strong_opponents_agree_with_the_tables() {
    let mut chance = Chance::new(5);
    for variant in [Variant::Kalah, Variant::KalahEmpty, Variant::Oware, Variant::Wari] {
        for number in 0..30 {
            let pits = random(12, 3 + number % (COMMON - 2), &mut chance);
            let [own, other] =
                [&pits[..6], &pits[6..]].map(|pits| pits.iter().map(u8::to_string).collect::<Vec<_>>().join(","));
            let game = position(variant, &format!("{own}/{other} 0,0 A"));
            let moves = game.legal_moves();
            if moves.is_empty() {
                continue;
            }
            let endgames = endgames(game.ruleset(), COMMON);
            let after = |mv| {
                let mut next = *game.state();
                ruleset(variant, 6).play(&mut next, mv, &mut ());
                let gain = margin(&next, Seat::FIRST);
                let [least, greatest] = endgames.bounds(game.ruleset(), &next).unwrap();
                if next.mover == Seat::FIRST {
                    [gain + least, gain + greatest]
                } else {
                    [gain - greatest, gain - least]
                }
            };
            let [least, greatest] = endgames.bounds(game.ruleset(), game.state()).unwrap();
            let brains = ["club", "master"].map(|id| Mancala::brain(&Mancala::opponent(id).unwrap().algorithm));
            for mut brain in brains.into_iter().chain([Mancala::analyst()]) {
                let best = brain.think(&game, &Control::seeded(1).with_nodes(1000)).unwrap().best;
                let kept = after(best);
                let name = format!("{variant:?} {} {best}: {kept:?} of [{least}, {greatest}]", game.position());
                assert!(if least == greatest { kept == [least; 2] } else { kept[1] >= least }, "{name}");
            }
            let solved = game.solve(&Control::default());
            if least == greatest {
                let solution = solved.unwrap();
                assert_eq!(solution.value, least);
                let best: Vec<_> = moves.into_iter().filter(|&mv| after(mv)[0] == least).collect();
                assert_eq!(solution.best, best, "{}", game.position());
            } else {
                assert!(solved.is_err(), "{}", game.position());
            }
        }
    }
}

/// The work on a table can be interrupted at every step, and goes on where it was.
#[test]
fn tables_are_made_in_steps() {
    let stop = StopFlag::default();
    stop.stop();
    let control = Control { stop, ..Control::default() };
    for variant in [Variant::Kalah, Variant::Oware, Variant::Woaley] {
        // A board that no other test asks for.
        let ruleset = ruleset(variant, 5);
        let calls = (1..1_000_000).find(|_| Endgames::prepare(&ruleset, 10, &control).is_some());
        assert!(calls > Some(10), "{calls:?}");
        assert!(Endgames::prepare(&ruleset, 8, &control).is_some(), "what is there needs no work");
    }
    let game = position(Variant::Oware, "0,3,0,1,2,1,0/0,2,3,0,0,1,0 10,10 A");
    let mut brain = Mancala::brain(&Mancala::opponent("club").unwrap().algorithm);
    assert!(brain.think(&game, &control).is_some(), "a move even so");
}

/// Thoughts do not depend on how much of the tables has been made for others.
#[test]
fn larger_tables_change_no_move() {
    let game = position(Variant::KalahEmpty, "0,3,0,1,2/2,2,3,4,0 10,13 A");
    let think = |id| {
        Mancala::brain(&Mancala::opponent(id).unwrap().algorithm).think(&game, &Control::seeded(1).with_nodes(2000))
    };
    let before = ["club", "master"].map(think);
    endgames(game.ruleset(), FULL);
    assert_eq!(["club", "master"].map(think), before);
}

/// A position whose value is known from the tables of those who solved Awari: a draw. The strongest opponent finds it by the
/// rules it was solved by and by those of tournaments, and keeps it against itself until our tables know the value.
#[test]
fn a_published_draw_is_kept() {
    let solved = Setup::usual(Variant::Oware).with("grand-slam", "illegal").unwrap().with("cycle", "halves").unwrap();
    let start = |setup: Setup| Mancala::new(&setup.from_position("1,1,1,1,1,2/4,2,3,0,0,0 16,16 A").unwrap()).unwrap();
    let mut master = Mancala::brain(&Mancala::opponent("master").unwrap().algorithm);
    let mut think = |game: &Mancala, nodes| master.think(game, &Control::seeded(1).with_nodes(nodes)).unwrap();
    let by_tournament = think(&start(Setup::usual(Variant::Oware)), 100_000);
    let mut game = start(solved);
    let thought = think(&game, 100_000);
    assert_eq!([by_tournament.score, thought.score], [0, 0]);
    game.play(thought.best).unwrap();
    while game.outcome().is_none() && game.state().on_board() > COMMON as u32 {
        let best = think(&game, 20_000).best;
        game.play(best).unwrap();
    }
    let bounds = endgames(game.ruleset(), COMMON).bounds(game.ruleset(), game.state());
    let future = if game.outcome().is_some() { [0, 0] } else { bounds.unwrap() };
    assert_eq!(future.map(|future| margin(game.state(), game.to_move()) + future), [0, 0], "{}", game.position());
}
