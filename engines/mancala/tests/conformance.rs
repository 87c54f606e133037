//! The checks that every rule set of Parlour must pass, for all variants, sizes and switches.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::{Chance, Game, conformance};
use parlour_mancala::{Choices, Mancala, Setup, Switch, Variant};

#[test]
fn random_games_of_every_variant() {
    let setups = Variant::ALL.map(Setup::usual);
    conformance::check::<Mancala>(&setups, 20, 1);
}

#[test]
fn random_games_on_other_boards() {
    let variants = Variant::ALL.into_iter().filter(|variant| !variant.has_four_rows());
    let sizes = [(1, 1), (1, 10), (2, 3), (3, 6), (7, 2), (12, 10)];
    let setups: Vec<Setup> = variants
        .flat_map(|variant| sizes.map(|(houses, seeds)| Setup::sized(variant, houses, seeds).unwrap()))
        .collect();
    conformance::check::<Mancala>(&setups, 4, 2);
}

/// Every setting of every switch.
#[test]
fn random_games_with_every_switch() {
    let mut setups = Vec::new();
    for variant in Variant::ALL {
        for switch in Switch::of(variant) {
            let words: Vec<String> = match switch.choices {
                Choices::Words(words) => words.iter().map(|&word| word.to_owned()).collect(),
                Choices::UpTo(_) => vec!["2".to_owned(), "5".to_owned()],
            };
            setups.extend(words.iter().map(|word| Setup::usual(variant).with(switch.name, word).unwrap()));
        }
    }
    conformance::check::<Mancala>(&setups, 6, 3);
}

/// After every single effect all seeds are still there.
#[test]
fn no_effect_loses_a_seed() {
    let mut chance = Chance::new(4);
    for variant in Variant::ALL {
        for _ in 0..100 {
            let mut game = Mancala::new(&Setup::usual(variant)).unwrap();
            let mut board = game.board();
            let all = board.seeds();
            assert_eq!(all, if variant.has_four_rows() { 64 } else { 48 });
            while let Some(mv) = chance.pick(&game.legal_moves()) {
                for effect in game.play(mv).unwrap() {
                    Mancala::show(&mut board, &effect);
                    assert_eq!(board.seeds(), all, "{effect:?} of {mv}");
                }
                assert!(board.hand.is_empty());
            }
        }
    }
}

/// Positions of random games, written and read.
#[test]
fn positions_round_trip() {
    let mut chance = Chance::new(5);
    for variant in Variant::ALL {
        for _ in 0..30 {
            let mut game = Mancala::new(&Setup::usual(variant)).unwrap();
            while let Some(mv) = chance.pick(&game.legal_moves()) {
                let text = game.position();
                let read = Mancala::new(&Setup::usual(variant).from_position(&text).unwrap()).unwrap();
                assert_eq!(read.state(), game.state(), "{text}");
                assert_eq!(read.position(), text);
                game.play(mv).unwrap();
            }
        }
    }
}
