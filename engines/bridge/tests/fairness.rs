//! Players play by the rules, and by what they see alone.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::deal::SEATS;
use parlour_bridge::worlds::sample;
use parlour_bridge::{Algorithm, Bridge, Deal, Setup, Strain};
use parlour_core::{Chance, Control, Engine, Game};

/// Positions that a player may look at for one card.
const NODES: u64 = 8_000;

/// A deal in any contract, by any declarer.
fn setup(number: u64) -> Setup {
    let level = 1 + number % 7;
    let contract = format!("{level}{}", Strain::ALL[number as usize % 5]).parse().unwrap();
    Setup { deal: Deal::numbered(number), contract, declarer: SEATS[number as usize % 4], ..Setup::default() }
}

/// Who plays: all opponents, and alpha-mu search with few layouts.
fn players() -> Vec<Algorithm> {
    let opponents = Bridge::opponents().iter().map(|opponent| opponent.algorithm);
    opponents.chain([Algorithm::AlphaMu { worlds: 4, moves: 2 }]).collect()
}

#[test]
fn every_player_plays_every_deal_by_the_rules() {
    for number in 1..=40 {
        for player in players() {
            let mut game = Bridge::new(&setup(number)).unwrap();
            let mut brain = Bridge::brain(&player);
            while game.outcome().is_none() {
                let seed = number * 100 + game.play_so_far().cards().len() as u64;
                let control = Control::seeded(seed).with_nodes(NODES);
                let thought = brain.think(&game.view(game.to_move()), &control).unwrap();
                let legal = game.legal_moves();
                assert!(thought.ranked.iter().all(|ranked| legal.contains(&ranked.mv)), "{player:?} {number}");
                game.play(thought.best).unwrap_or_else(|error| panic!("{player:?}: {error}\n{}", game.to_text()));
            }
            assert!(brain.think(&game.view(game.to_move()), &Control::default()).is_none(), "it is over");
        }
    }
}

/// The hidden cards dealt anew, so that the same cards could have been played: the view is the same, and so is what every player
/// chooses.
#[test]
fn hidden_cards_make_no_difference() {
    let mut chance = Chance::new(4);
    let mut changed = 0;
    for number in 1..=100 {
        let mut game = Bridge::new(&setup(number)).unwrap();
        for _ in 0..chance.below(45) {
            let card = chance.pick(&game.legal_moves()).unwrap();
            game.play(card).unwrap();
        }
        let view = game.view(game.to_move());
        let held = sample(&view, &mut chance);
        let dealt = SEATS.map(|seat| held[seat.index()] | game.play_so_far().played_by(seat));
        let other = Setup { deal: Deal::new(dealt).unwrap(), ..*game.setup() };
        let mut twin = Bridge::new(&other).unwrap();
        for &card in game.play_so_far().cards() {
            twin.play(card).unwrap_or_else(|error| panic!("deal {number}: {error}"));
        }
        assert_eq!(twin.view(twin.to_move()), view);
        changed += u32::from(other != *game.setup());
        for player in players() {
            let [one, other] = [&game, &twin].map(|game| {
                let control = Control::seeded(number).with_nodes(NODES);
                Bridge::brain(&player).think(&game.view(game.to_move()), &control).unwrap()
            });
            assert_eq!(one, other, "{player:?} in deal {number}");
        }
    }
    assert!(changed > 80, "the deals must differ: {changed}");
}
