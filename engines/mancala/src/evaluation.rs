//! Estimates of what is still to come, for the player to move.

use std::ops::Range;

use crate::ring::ROW;
use crate::search::SEED;
use crate::state::{Ruleset, State};
use crate::variant::Variant;
use crate::woaley::bound_to;

/// An estimate for the player to move, in games of points in the units of [`SEED`].
pub fn evaluate(ruleset: &Ruleset, state: &State) -> i32 {
    match ruleset.variant {
        Variant::Woaley | Variant::WoaleyP2 => tempo(ruleset, state),
        Variant::WoaleyPublished => difference(ruleset, state, seeds) * SEED / 4,
        Variant::Wari | Variant::Oware => difference(ruleset, state, oware_houses),
        Variant::Kalah | Variant::KalahEmpty => difference(ruleset, state, seeds) * SEED * 2 / 5,
        Variant::Bao | Variant::Omweso => {
            difference(ruleset, state, |pits| 10 * seeds(pits) + 4 * seeds(&pits[..ROW]) + 6 * count(pits, 2..u8::MAX))
                / 4
        }
    }
}

/// The mover's figure minus the other's.
fn difference(ruleset: &Ruleset, state: &State, figure: impl Fn(&[u8]) -> i32) -> i32 {
    figure(&state.pits[ruleset.own(state.mover)]) - figure(&state.pits[ruleset.own(state.mover.other())])
}

fn seeds(pits: &[u8]) -> i32 {
    pits.iter().map(|&seeds| i32::from(seeds)).sum()
}

/// How many pits hold so many seeds.
fn count(pits: &[u8], range: Range<u8>) -> i32 {
    pits.iter().filter(|&seeds| range.contains(seeds)).count() as i32
}

/// Oware: seeds at home are nearly one's own, houses with one or two are prey, empty ones worse; a house that goes round is a
/// threat.
fn oware_houses(pits: &[u8]) -> i32 {
    2 * seeds(pits) - 6 * count(pits, 0..1) - 5 * count(pits, 1..3) + 15 * count(pits, 12..u8::MAX)
}

/// Woaley: nothing on the board belongs to anybody, but whoever may choose freely will capture.
fn tempo(ruleset: &Ruleset, state: &State) -> i32 {
    let is_free = bound_to(ruleset, state).is_none();
    if is_free { SEED * count(&state.pits[..ruleset.ring()], 2..u8::MAX).min(4) / 2 } else { 0 }
}
