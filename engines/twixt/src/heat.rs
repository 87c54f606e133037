//! How good every point looks: for a map of colours over the board.

use parlour_core::{Game as _, Ranked};

use crate::moves::Move;
use crate::point::Point;
use crate::rules::Twixt;
use crate::thinking::Scout;

/// How good a peg on a point is for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heat {
    /// The point.
    pub point: Point,
    /// From 0 to 100, which is for the best.
    pub warmth: u8,
}

/// What a move may lose against the best one, in the scale of the analyst, before it is quite cold: four pegs.
const COLD: i64 = 160;

/// How much longer ways through a point may be before it is quite cold, in the unit of distances with one's own counting
/// twice: four pegs.
const FAR_OFF: u16 = 48;

/// The heat of every legal peg at a glance: by how short the ways of both players through its point are. Best first; takes
/// about a millisecond.
pub fn at_a_glance(game: &Twixt) -> Vec<Heat> {
    if game.outcome().is_some() {
        return Vec::new();
    }
    let (field, mut scout) = (game.field(), Scout::default());
    let appraised = scout.appraised(field, game.to_move());
    let least = appraised.first().map_or(0, |&(length, _)| length);
    let heat = |(length, index): (u16, u16)| {
        let off = u64::from((length - least).min(FAR_OFF)) * 100 / u64::from(FAR_OFF);
        Heat { point: field.grid().point(index.into()), warmth: 100 - off as u8 }
    };
    appraised.into_iter().map(heat).collect()
}

/// The heat of the pegs that an analyst has valued, in the same order.
pub fn of_values(ranked: &[Ranked<Move>]) -> Vec<Heat> {
    let best = ranked.iter().map(|ranked| i64::from(ranked.score)).max().unwrap_or(0);
    let heat = |ranked: &Ranked<Move>| match ranked.mv {
        Move::Peg(point) => {
            let loss = (best - i64::from(ranked.score)).min(COLD);
            Some(Heat { point, warmth: (100 - loss * 100 / COLD) as u8 })
        }
        _ => None,
    };
    ranked.iter().filter_map(heat).collect()
}
