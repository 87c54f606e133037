//! Bao and Omweso against slow second implementations, on random games.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod slow;

use std::collections::BTreeMap;

use parlour_core::{Chance, Game, Side};
use parlour_mancala::{Choices, Mancala, Setup, Switch, Variant};
use slow::{Ending, Switches};

/// A slow game: its moves with what they lead to, its position, and how it has ended.
trait Slow: Clone {
    fn start(switches: Switches) -> Self;
    fn moves(&self) -> Vec<(String, Self)>;
    fn position(&self) -> String;
    fn ending(&self) -> Option<Ending>;
}

macro_rules! slow {
    ($game:ty) => {
        impl Slow for $game {
            fn start(switches: Switches) -> Self {
                Self::start(switches)
            }
            fn moves(&self) -> Vec<(String, Self)> {
                self.moves()
            }
            fn position(&self) -> String {
                self.position()
            }
            fn ending(&self) -> Option<Ending> {
                self.ending()
            }
        }
    };
}

slow!(slow::bao::Bao);
slow!(slow::omweso::Omweso);

/// The rule set with switches drawn by chance, and what they are set to.
fn draw(variant: Variant, chance: &mut Chance) -> (Setup, Vec<(&'static str, &'static str)>) {
    let mut setup = Setup::usual(variant);
    let mut drawn = Vec::new();
    for switch in Switch::of(variant) {
        if let Choices::Words(words) = switch.choices {
            let word = chance.pick(words).unwrap();
            setup = setup.with(switch.name, word).unwrap();
            drawn.push((switch.name, word));
        }
    }
    (setup, drawn)
}

/// Plays random games, every other one with switches drawn by chance; in every position the moves must be the same, and lead
/// to the same. Gives the plies played and how often the games ended in which way.
fn compare<S: Slow>(variant: Variant, games: u32, seed: u64) -> (usize, BTreeMap<&'static str, u32>) {
    let mut chance = Chance::new(seed);
    let (mut plies, mut endings) = (0, BTreeMap::new());
    for number in 0..games {
        let (setup, switches) =
            if number % 2 == 0 { (Setup::usual(variant), Vec::new()) } else { draw(variant, &mut chance) };
        let mut game = Mancala::new(&setup).unwrap();
        let mut slow = S::start(&switches);
        loop {
            assert_eq!(game.position(), slow.position());
            if game.outcome().is_some_and(|outcome| ["move-limit", "repetition"].contains(&outcome.reason)) {
                break;
            }
            let mut expected = slow.moves();
            expected.sort_by_key(|(name, _)| name.parse::<parlour_mancala::Move>().unwrap());
            let names: Vec<String> = expected.iter().map(|(name, _)| name.clone()).collect();
            let legal: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
            assert_eq!(legal, names, "{switches:?} {}", game.position());
            if names.is_empty() {
                let ending = game.outcome().map(|end| (end.winner.map(Side::index), end.reason));
                assert_eq!(ending, slow.ending(), "{switches:?} {}", game.position());
                *endings.entry(game.outcome().unwrap().reason).or_default() += 1;
                break;
            }
            for (name, next) in &expected {
                let mut other = game.clone();
                other.play(name.parse().unwrap()).unwrap();
                assert_eq!(other.position(), next.position(), "{switches:?} {name} in {}", game.position());
            }
            let at = chance.below(names.len());
            game.play(names[at].parse().unwrap()).unwrap();
            slow = expected.swap_remove(at).1;
            plies += 1;
        }
    }
    (plies, endings)
}

#[test]
fn bao() {
    let (plies, endings) = compare::<slow::bao::Bao>(Variant::Bao, 400, 1);
    assert!(plies > 10_000, "{plies}");
    assert!(["front-row-empty", "no-move"].iter().all(|reason| endings.contains_key(reason)), "{endings:?}");
}

#[test]
fn omweso() {
    let (plies, endings) = compare::<slow::omweso::Omweso>(Variant::Omweso, 400, 2);
    assert!(plies > 6_000, "{plies}");
    let seen = ["okwa-bulijo", "emitwe-ebiri", "akakyala", "okukoneeza"];
    assert!(seen.iter().all(|reason| endings.contains_key(reason)), "{endings:?}");
}
