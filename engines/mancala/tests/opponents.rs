//! The opponents: that they play by the rules, think the same twice, obey, and learn.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod common;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use common::{legal, position, with};
use parlour_core::search::{Position, Searcher};
use parlour_core::{Brain, Chance, Control, Engine, Game};
use parlour_mancala::classic::Classic;
use parlour_mancala::learning::{Key, Known, PROVED, Table};
use parlour_mancala::search::{SEED, Walk};
use parlour_mancala::{Mancala, Ruleset, Setup, State, Variant};

fn start(variant: Variant) -> Mancala {
    Mancala::new(&Setup::usual(variant)).unwrap()
}

/// A game after random moves.
fn later(variant: Variant, plies: usize, seed: u64) -> Mancala {
    let mut chance = Chance::new(seed);
    let mut game = start(variant);
    for _ in 0..plies {
        let mut next = game.clone();
        next.play(chance.pick(&next.legal_moves()).unwrap()).unwrap();
        if next.outcome().is_some() {
            break;
        }
        game = next;
    }
    game
}

#[test]
fn every_opponent_plays_every_variant() {
    for opponent in Mancala::opponents() {
        for variant in Variant::ALL {
            let mut game = later(variant, 8, 1);
            let mut brain = Mancala::brain(&opponent.algorithm);
            for seed in 0..6 {
                let control = Control::seeded(seed).with_nodes(500);
                let Some(thought) = brain.think(&game, &control) else { break };
                assert_eq!(thought.pv[0], thought.best);
                let mut line = game.clone();
                assert!(
                    thought.pv.iter().all(|&mv| line.play(mv).is_ok()),
                    "{} {variant:?} {:?}",
                    opponent.id,
                    thought.pv
                );
                game.play(thought.best).unwrap();
            }
        }
    }
    let over = position(Variant::Kalah, "0,0,0/1,0,0 3,5 A");
    for opponent in Mancala::opponents() {
        assert_eq!(Mancala::brain(&opponent.algorithm).think(&over, &Control::default()), None);
    }
}

#[test]
fn equal_seeds_and_limits_give_equal_thoughts() {
    for variant in Variant::ALL {
        let game = later(variant, 6, 2);
        let control = Control::seeded(9).with_nodes(2000);
        for opponent in Mancala::opponents() {
            let think = || Mancala::brain(&opponent.algorithm).think(&game, &control);
            assert_eq!(think(), think(), "{} {variant:?}", opponent.id);
        }
    }
}

#[test]
fn the_analyst_ranks_every_move() {
    for variant in Variant::ALL {
        let game = later(variant, 7, 3);
        for nodes in [1, 5000] {
            let thought = Mancala::analyst().think(&game, &Control::seeded(1).with_nodes(nodes)).unwrap();
            let mut ranked: Vec<_> = thought.ranked.iter().map(|ranked| ranked.mv).collect();
            ranked.sort_unstable();
            assert_eq!(ranked, game.legal_moves());
            assert!(thought.ranked.is_sorted_by_key(|ranked| -ranked.score));
        }
    }
}

/// In Kalah a search to the end has the value of the solver, and the analyst values the same moves best.
#[test]
fn search_and_solver_agree() {
    for seed in 0..10 {
        let game = later(if seed % 2 == 0 { Variant::Kalah } else { Variant::KalahEmpty }, 32, seed);
        let solution = game.solve(&Control::default()).unwrap();
        let thought = Mancala::analyst().think(&game, &Control::seeded(1).with_nodes(300_000)).unwrap();
        if thought.exact {
            assert_eq!(thought.score, solution.value, "{}", game.position());
            let mut best: Vec<_> =
                thought.ranked.iter().filter(|ranked| ranked.score == thought.score).map(|ranked| ranked.mv).collect();
            best.sort_unstable();
            assert_eq!(best, solution.best, "{}", game.position());
        }
    }
}

#[test]
fn learned_positions_are_counted_shown_kept_and_forgotten() {
    let table = Arc::new(Mutex::new(Table::default()));
    let mut game = start(Variant::Woaley);
    let mut brain = Classic::with_table(4, table.clone());
    while let Some(thought) = brain.think(&game, &Control::default()) {
        game.play(thought.best).unwrap();
    }
    let mut table = table.lock().unwrap();
    assert!(table.count() > 20, "{}", table.count());
    let text = table.to_text(6);
    assert_eq!(text.lines().count(), table.count());
    assert!(text.lines().any(|line| line.ends_with(" !")), "ends of games are proved");
    assert_eq!(Table::from_text(&text), (table.clone(), Vec::new()));
    table.clear();
    assert_eq!(table.count(), 0);
}

/// What a table of plain values knows is kept, as the least founded; each line that says nothing is left out and told.
#[test]
fn an_older_or_damaged_table_is_read_as_far_as_it_can_be() {
    let old = "0,0,0,0,3,0,2,0,0,0,0,0* 2\r\n3,0,2,0,0,0,0,0,0,0,0,0  -2  7\r\n";
    let (table, left_out) = Table::from_text(old);
    assert_eq!((table.count(), left_out), (2, Vec::new()));
    assert!(table.to_text(6).contains("0,0,0,0,3,0,2,0,0,0,0,0* 2 0\n"), "without depth: none");
    for (line, why) in [
        ("nonsense", "houses, a value"),
        ("1,2 3 4", "twelve"),
        ("0,0,0,0,3,0,2,0,0,0,0,x 2 1", "numbers of seeds"),
        ("0,0,0,0,3,0,2,0,0,0,0,300 2 1", "numbers of seeds"),
        ("0,0,0,0,3,0,2,0,0,0,0,0 6 1", "value"),
        ("0,0,0,0,3,0,2,0,0,0,0,0 -32768 1", "value"),
        ("0,0,0,0,3,0,2,0,0,0,0,0 2 255", "depth"),
        ("0,0,0,0,3,0,2,0,0,0,0,0 2 1 1", "houses, a value"),
        ("", "houses, a value"),
        ("0,0,0,0,3/0,2,0,0,0,0,0 2 1", "numbers of seeds"),
        ("0,0,0,0,3,0/2,0,0,0,0,0@a7 2 1", "on no house"),
        ("0,0,0,0,3,0/2,0,0,0,0,0@a1x 2 1", "on no house"),
        ("0,0,0,0,3,0/2,0,0,0,0,0* 2 1", "numbers of seeds"),
        ("0,0,0,0,3,0,2,0,0,0,0,0@a1 2 1", "numbers of seeds"),
    ] {
        let (table, left_out) = Table::from_text(&format!("{old}{line}\n"));
        assert_eq!((table.count(), left_out.len()), (2, 1), "{line}");
        assert!(left_out[0].starts_with("line 3: ") && left_out[0].contains(why), "{}", left_out[0]);
    }
}

/// Whatever happens to a table, the lines that nothing happened to are kept, and the opponent plays on.
#[test]
fn damage_costs_no_more_than_the_damaged_lines() {
    let classic = &Mancala::opponent("classic-easy").unwrap().algorithm;
    let mut knowledge = String::new();
    let mut game = start(Variant::Woaley);
    while let Some(thought) = Mancala::learned_brain(classic, &knowledge).think(&game, &Control::default()) {
        game.learn(&mut knowledge, &thought);
        game.play(thought.best).unwrap();
    }
    let game = later(Variant::Woaley, 12, 4);
    let mut chance = Chance::new(6);
    for _ in 0..200 {
        let mut bytes = knowledge.clone().into_bytes();
        for _ in 0..=chance.below(5) {
            let at = chance.below(bytes.len());
            match chance.below(3) {
                0 => bytes[at] = chance.below(256) as u8,
                1 => bytes.insert(at, chance.below(256) as u8),
                _ => bytes.truncate(at.max(1)),
            }
        }
        let damaged = String::from_utf8_lossy(&bytes).into_owned();
        let (table, left_out) = Table::from_text(&damaged);
        assert!(table.count() + left_out.len() <= damaged.lines().count());
        let kept = table.to_text(6);
        let whole = damaged.lines().filter(|line| knowledge.lines().any(|before| before == *line));
        for line in whole {
            // Damage can make another line say more of the same position.
            let position = line.split(' ').next().unwrap();
            assert!(kept.lines().any(|other| other.split(' ').next() == Some(position)), "{line}");
        }
        let thought = Mancala::learned_brain(classic, &damaged).think(&game, &Control::default()).unwrap();
        assert!(game.legal_moves().contains(&thought.best));
    }
}

/// The thoughts of a game, told one by one, become the same table that the opponent fills itself; and with it the opponent
/// comes to the same thoughts as one that has kept its own.
#[test]
fn what_is_learned_can_be_told_from_game_to_game() {
    let classic = &Mancala::opponent("classic-easy").unwrap().algorithm;
    let table = Arc::new(Mutex::new(Table::default()));
    let mut knowledge = String::new();
    for _ in 0..2 {
        let mut game = start(Variant::Woaley);
        assert_eq!(game.lore(classic).as_deref(), Some("woaley"));
        let mut own = Classic::with_table(2, table.clone());
        while let Some(thought) = Mancala::learned_brain(classic, &knowledge).think(&game, &Control::default()) {
            assert_eq!(own.think(&game, &Control::default()).as_ref(), Some(&thought));
            game.learn(&mut knowledge, &thought);
            game.play(thought.best).unwrap();
        }
        assert_eq!(knowledge, table.lock().unwrap().to_text(6));
    }
    assert!(knowledge.lines().count() > 20);
    let player = &Mancala::opponent("club").unwrap().algorithm;
    assert_eq!(start(Variant::Woaley).lore(player), None, "who searches anew learns nothing");
    assert_eq!(start(Variant::Kalah).lore(classic), None, "the table tells only positions of Woaley apart");
}

/// A position is learned once, however it is turned, and a worse founded value does not replace a better one.
#[test]
fn equal_positions_share_what_is_learned() {
    let key = |text: &str| {
        let game = position(Variant::Woaley, text);
        Key::of(game.ruleset(), game.state()).unwrap()
    };
    assert_eq!(key("3,0,2,0,0,0/0,0,0,0,0,0 20,22 A @a1"), key("0,0,0,0,3,0/2,0,0,0,0,0 22,20 B @a5"));
    assert_ne!(key("3,0,5,0,0,0/0,0,0,0,0,0 20,20 A @a1"), key("3,0,5,0,0,0/0,0,0,0,0,0 20,20 A @a3"));
    let mut table = Table::default();
    let here = key("3,0,2,0,0,0/0,0,0,0,0,0 20,22 A @a1");
    table.learn(here, Known { value: 2, depth: PROVED });
    table.learn(here, Known { value: 0, depth: 3 });
    assert_eq!(table.get(&here), Some(Known { value: 2, depth: PROVED }));
}

/// The switches of Woaley that ask whose row a house is in.
const SIDES: [(&str, &str); 3] = [("rest", "owner"), ("rest", "other"), ("end", "one-side")];

/// Where the rules ask whose row a house is in, a turned position is another one; seen from the other seat it is the same.
#[test]
fn positions_are_told_apart_where_sides_matter() {
    let here = "3,0,2,0,0,0/0,0,0,0,1,0 20,22 A";
    for variant in [Variant::Woaley, Variant::WoaleyP2] {
        for (switch, value) in SIDES {
            let keys = |text: &str| {
                let game = with(Setup::usual(variant).with(switch, value).unwrap(), text);
                let (ruleset, state) = (game.ruleset(), game.state());
                (Key::of(ruleset, state).unwrap(), Walk::new(ruleset, state).key())
            };
            let marked = keys(&format!("{here} @a1"));
            assert_eq!(marked, keys("0,0,0,0,1,0/3,0,2,0,0,0 22,20 B @b1"));
            for other in ["0,0,0,3,0,2/0,0,0,0,0,0 20,22 A @a4", &format!("{here} @b5"), here] {
                assert_ne!(marked.0, keys(other).0, "{other}");
                assert_ne!(marked.1, keys(other).1, "{other}");
            }
            let usual = position(variant, here);
            assert_ne!(keys(here).0, Key::of(usual.ruleset(), usual.state()).unwrap(), "rules are not mixed up");
        }
    }
}

/// What is known of positions with so many plies to go: the final margin for the player to move, if every line has ended.
type Margins = HashMap<(State, u32), Option<i32>>;

/// The final margin for the player to move, by plain search; `None` if a line is longer than that.
fn final_margin(ruleset: &Ruleset, state: &State, plies: u32, known: &mut Margins) -> Option<i32> {
    if let Some(margin) = known.get(&(*state, plies)) {
        return *margin;
    }
    let mut moves = Vec::new();
    ruleset.legal(state, &mut moves);
    let mut worth = |mv| {
        let mut next = *state;
        ruleset.play(&mut next, mv, &mut ());
        final_margin(ruleset, &next, plies.checked_sub(1)?, known).map(|margin| -margin)
    };
    let [own, other] = [state.mover, state.mover.other()].map(|seat| i32::from(state.stores[seat.index()]));
    let margin = if moves.is_empty() {
        Some(own - other)
    } else {
        moves.into_iter().map(&mut worth).collect::<Option<Vec<i32>>>().and_then(|margins| margins.into_iter().max())
    };
    known.insert((*state, plies), margin);
    margin
}

/// With each of these switches the search and the classic opponent, who goes on learning from one position to the next,
/// find the values of plain search.
#[test]
fn values_are_true_where_sides_matter() {
    let (mut chance, mut searcher) = (Chance::new(8), Searcher::new(1 << 16));
    for (switch, value) in SIDES {
        let setup = Setup::usual(Variant::Woaley).with(switch, value).unwrap();
        let (table, mut knowledge) = (Arc::default(), String::new());
        let (mut known, mut proved) = (HashMap::new(), 0);
        for _ in 0..200 {
            let mut pits = [0_u8; 12];
            (0..5 + chance.below(4)).for_each(|_| pits[chance.below(12)] += 1);
            let [own, other] = [&pits[..6], &pits[6..]].map(|row| row.iter().map(u8::to_string).collect::<Vec<_>>());
            let game = with(setup.clone(), &format!("{}/{} 20,18 A", own.join(","), other.join(",")));
            let Some(margin) = final_margin(game.ruleset(), game.state(), 14, &mut known) else { continue };
            let moves = game.legal_moves();
            if moves.is_empty() {
                continue;
            }
            searcher.clear();
            let mut walk = Walk::new(game.ruleset(), game.state());
            let found = searcher.rank(&mut walk, &moves, &Control::default().with_nodes(100_000)).unwrap();
            assert_eq!((2 + found.score / SEED, found.exact), (margin, true), "{switch} {}", game.position());
            let thought = Classic::with_table(4, Arc::clone(&table)).think(&game, &Control::default()).unwrap();
            if thought.exact {
                proved += 1;
                assert_eq!(thought.score, margin, "{switch} {}", game.position());
            }
            game.learn(&mut knowledge, &thought);
        }
        assert!(proved > 20, "{switch}: {proved}");
        let (read, left_out) = Table::from_text(&knowledge);
        assert_eq!((&read, left_out), (&*table.lock().unwrap(), Vec::new()), "{knowledge}");
        assert!(read.lines(6).all(|line| line.contains('/')));
    }
}

/// What a search has found by the time it is ended is neither the value of a depth nor learned.
#[test]
fn only_finished_searches_are_learned() {
    let classic = &Mancala::opponent("classic-medium").unwrap().algorithm;
    let game = later(Variant::Woaley, 12, 4);
    let stopped = Control::default();
    stopped.stop.stop();
    for control in [Control::default().with_nodes(20), stopped] {
        let table = Arc::default();
        let thought = Classic::with_table(6, Arc::clone(&table)).think(&game, &control).unwrap();
        assert_eq!((thought.depth, thought.exact, table.lock().unwrap().count()), (0, false, 0));
        let mut knowledge = String::new();
        game.learn(&mut knowledge, &Mancala::brain(classic).think(&game, &control).unwrap());
        assert_eq!(knowledge, "");
    }
    let mut knowledge = String::new();
    game.learn(&mut knowledge, &Mancala::brain(classic).think(&game, &Control::default()).unwrap());
    assert_eq!(knowledge.lines().count(), 1);
}

/// Proved values are those of a search to the end without a table.
#[test]
fn what_is_proved_is_true() {
    let table = Arc::new(Mutex::new(Table::default()));
    for seed in 0..10 {
        let mut chance = Chance::new(seed);
        let mut game = start(Variant::Woaley);
        let mut brain = Classic::with_table(4, table.clone());
        while let Some(thought) = brain.think(&game, &Control::default()) {
            let mv = if chance.below(3) == 0 { chance.pick(&game.legal_moves()).unwrap() } else { thought.best };
            if thought.exact {
                let mut plain = Classic::new(60);
                if let Some(deep) =
                    plain.think(&game, &Control::default().with_nodes(200_000)).filter(|deep| deep.exact)
                {
                    assert_eq!(deep.score, thought.score, "{}", game.position());
                }
            }
            game.play(mv).unwrap();
        }
    }
}

/// The classic search with pruning finds the values of the start that plain negamax has (see the tests of Woaley).
#[test]
fn the_classic_opponent_has_the_published_values() {
    let values = [0, 0, 0, 0, 0, -2, 0, -4, -2, -4, 0, -4, -2, -6, -2, -8];
    for (depth, value) in (1..).zip(values) {
        let thought = Classic::new(depth).think(&start(Variant::Woaley), &Control::default()).unwrap();
        assert_eq!((thought.score, thought.best.to_string().as_str()), (value, "a1"), "depth {depth}");
    }
    assert_eq!(legal(&start(Variant::Woaley)), "a1 a2 a3 a4 a5 a6");
}
