//! How hard a puzzle is: by which opponents of the ladder solve it.

use parlour_chess::thinker::Player;
use parlour_chess::{Chess, Move, Variant};
use parlour_core::{Brain, Control, Game};

use crate::play::ladder;

/// The rating of the weakest opponent, and how much stronger the next is: about what the ladder's matches give.
const WEAKEST: f64 = 800.0;
const STEP: f64 = 145.0;

/// How often each opponent tries.
const TRIES: u64 = 8;

/// The ratings that are given. What every opponent solves every time has the least.
pub const RATINGS: std::ops::RangeInclusive<u16> = 600..=2900;

/// The rating at which the results of the ladder are most likely (Elo's formula, maximum likelihood).
pub fn rate(start: &Chess, line: &[Move]) -> u16 {
    let mut results = Vec::new();
    for (rung, level) in (0u32..).zip(ladder().filter(|level| level.nodes <= 100_000)) {
        let rating = WEAKEST + STEP * f64::from(rung);
        let tries = if level.noise == 0 { 1 } else { TRIES };
        let solved = (0..tries).filter(|&seed| solves(Player::new(level), seed, start, line)).count();
        results.push((rating, solved as f64 / tries as f64));
    }
    let likelihood = |rating: u16| -> f64 {
        let chance = |player: f64| 1.0 / (1.0 + 10f64.powf((f64::from(rating) - player) / 400.0));
        let logs = results
            .iter()
            .map(|&(player, share)| share * chance(player).ln() + (1.0 - share) * (1.0 - chance(player)).ln());
        logs.sum()
    };
    let ratings = RATINGS.step_by(5);
    ratings.max_by(|&a, &b| likelihood(a).total_cmp(&likelihood(b))).unwrap_or(*RATINGS.end())
}

/// Whether the player finds every move of the line. At the end any that wins at once will do.
fn solves(mut player: Player, seed: u64, start: &Chess, line: &[Move]) -> bool {
    let mut game = start.clone();
    for (ply, &mv) in line.iter().enumerate() {
        let mv = mv.uci(Variant::Standard);
        if ply % 2 == 0 {
            let Some(thought) = player.think(&game, &Control::seeded(seed)) else { return false };
            if thought.best != mv {
                let mut other = game.clone();
                let ends = other.play(thought.best).is_ok() && other.outcome().is_some_and(|end| end.winner.is_some());
                return ends;
            }
        }
        game.play(mv).expect("the line is legal");
    }
    true
}
