//! Bao and Omweso against slow second implementations, on random games.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod slow;

use parlour_core::{Chance, Game, Side};
use parlour_mancala::{Mancala, Setup, Variant};

/// A slow game: its moves with what they lead to, its position, and who has won.
trait Slow: Clone {
    fn moves(&self) -> Vec<(String, Self)>;
    fn position(&self) -> String;
    fn winner(&self) -> Option<usize>;
}

impl Slow for slow::bao::Bao {
    fn moves(&self) -> Vec<(String, Self)> {
        self.moves()
    }
    fn position(&self) -> String {
        self.position()
    }
    fn winner(&self) -> Option<usize> {
        self.winner
    }
}

impl Slow for slow::omweso::Omweso {
    fn moves(&self) -> Vec<(String, Self)> {
        self.moves()
    }
    fn position(&self) -> String {
        self.position()
    }
    fn winner(&self) -> Option<usize> {
        self.winner.map(|(player, _)| player)
    }
}

/// Plays random games; in every position the moves must be the same, and lead to the same. Gives the plies played.
fn compare<S: Slow>(variant: Variant, start: &S, games: u32, seed: u64) -> usize {
    let mut chance = Chance::new(seed);
    let mut plies = 0;
    for _ in 0..games {
        let mut game = Mancala::new(&Setup::usual(variant)).unwrap();
        let mut slow = start.clone();
        loop {
            assert_eq!(game.position(), slow.position());
            let mut expected = slow.moves();
            if game.outcome().is_some_and(|outcome| ["move-limit", "repetition"].contains(&outcome.reason)) {
                break;
            }
            expected.sort_by_key(|(name, _)| name.parse::<parlour_mancala::Move>().unwrap());
            let names: Vec<String> = expected.iter().map(|(name, _)| name.clone()).collect();
            let legal: Vec<String> = game.legal_moves().iter().map(ToString::to_string).collect();
            assert_eq!(legal, names, "{}", game.position());
            if names.is_empty() {
                let loser_to_move = slow.winner().is_none();
                let winner = slow.winner().unwrap_or(1 - game.to_move().index());
                assert_eq!(game.outcome().unwrap().winner, Some(Side::BOTH[winner]), "{loser_to_move}");
                break;
            }
            for (name, next) in &expected {
                let mut other = game.clone();
                other.play(name.parse().unwrap()).unwrap();
                assert_eq!(other.position(), next.position(), "{name} in {}", game.position());
            }
            let at = chance.below(names.len());
            game.play(names[at].parse().unwrap()).unwrap();
            slow = expected.swap_remove(at).1;
            plies += 1;
        }
    }
    plies
}

#[test]
fn bao() {
    let plies = compare(Variant::Bao, &slow::bao::Bao::start(), 400, 1);
    assert!(plies > 15_000, "{plies}");
}

#[test]
fn omweso() {
    let plies = compare(Variant::Omweso, &slow::omweso::Omweso::start(), 400, 2);
    assert!(plies > 8_000, "{plies}");
}
