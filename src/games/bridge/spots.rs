//! Every card that is still held is a spot, and to choose it is to play it.

use bevy::prelude::*;
use parlour_bridge::deal::SEATS;
use parlour_bridge::{Bridge, Card};
use parlour_core::{Game, Seat};

use super::plan::{CARD, Plan};
use crate::table::game::{Choice, Direction, Spot, SpotId};
use crate::table::pointing::nearest;

/// The spot of a card.
pub const fn spot_of(card: Card) -> SpotId {
    SpotId(card.index() as u16)
}

/// The card of a spot.
pub const fn card_of(SpotId(id): SpotId) -> Option<Card> {
    Card::from_index(id as usize)
}

/// All cards that are held, hand by hand, those below first.
fn held(game: &Bridge, plan: &Plan) -> impl Iterator<Item = (Seat, Vec<(Card, Vec2)>)> {
    SEATS.into_iter().map(move |seat| (seat, plan.open_hand(seat, game.hand(seat))))
}

/// All spots: of each card the part that is seen.
pub fn all(game: &Bridge, plan: &Plan) -> Vec<Spot> {
    let hands = held(game, plan).flat_map(|(_, cards)| {
        let places: Vec<Vec2> = cards.iter().map(|(_, at)| *at).collect();
        cards.into_iter().enumerate().map(move |(slot, (card, at))| {
            let (at, size) = seen_part(at, &places[slot + 1..]);
            Spot { id: spot_of(card), at, size, cursor: true }
        })
    });
    hands.collect()
}

/// What is seen of a card under the next of its row or column, or under the whole row that lies over its own.
fn seen_part(at: Vec2, above: &[Vec2]) -> (Vec2, Vec2) {
    let whole = Rect::from_center_size(at, CARD);
    let covering = |other: &Vec2| (*other - at).abs().cmplt(CARD).all();
    let covered = above.iter().filter(|other| covering(other));
    let seen = covered.fold(whole, |seen, other| {
        let (right, down) = (other.x - at.x, at.y - other.y);
        if down > 1.0 {
            // It lies lower, so that a strip at the top is left.
            Rect { min: seen.min.with_y(seen.min.y.max(other.y + CARD.y / 2.0)), ..seen }
        } else {
            Rect { max: seen.max.with_x(seen.max.x.min(at.x - CARD.x / 2.0 + right)), ..seen }
        }
    });
    (seen.center(), seen.size())
}

/// The card on top at a point.
pub fn under(game: &Bridge, plan: &Plan, point: Vec2) -> Option<SpotId> {
    let is_there = |at: Vec2| (point - at).abs().cmple(CARD / 2.0).all();
    let cards = held(game, plan).flat_map(|(_, cards)| cards);
    cards.filter(|(_, at)| is_there(*at)).last().map(|(card, _)| spot_of(card))
}

/// The card to which the cursor goes: the nearest in that direction, be it far aside when hands are short.
pub fn neighbour(game: &Bridge, plan: &Plan, from: SpotId, direction: Direction) -> Option<SpotId> {
    let spots = all(game, plan);
    let near = nearest(&spots, from, direction);
    near.or_else(|| {
        let here = spots.iter().find(|spot| spot.id == from)?.at;
        let ahead = spots.iter().filter(|spot| (spot.at - here).dot(direction.vector()) > 0.1);
        let closest = ahead.min_by(|one, other| one.at.distance(here).total_cmp(&other.at.distance(here)));
        closest.map(|spot| spot.id)
    })
}

/// What choosing a card means.
pub fn choose(game: &Bridge, spot: SpotId) -> Choice<Card> {
    let Some(card) = card_of(spot) else { return Choice::Refuse("not-held") };
    if game.legal_moves().contains(&card) {
        return Choice::Move(card);
    }
    match game.clone().play(card) {
        Err(refused) => Choice::Refuse(refused.reason),
        Ok(_) => Choice::Move(card),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use std::collections::HashSet;

    use super::*;
    use crate::games::conformance::{PLACES, random_game};

    #[test]
    fn the_cursor_comes_from_every_card_to_every_other() {
        for (seed, game) in random_game::<Bridge>(&parlour_bridge::Setup::default(), 3).iter().enumerate() {
            let plan = Plan::of(game.setup(), PLACES[seed % PLACES.len()]);
            let cards: HashSet<SpotId> = all(game, &plan).iter().map(|spot| spot.id).collect();
            for &start in &cards {
                let (mut seen, mut ahead) = (HashSet::from([start]), vec![start]);
                while let Some(here) = ahead.pop() {
                    let next = Direction::ALL.into_iter().filter_map(|way| neighbour(game, &plan, here, way));
                    ahead.extend(next.filter(|spot| seen.insert(*spot)));
                }
                assert_eq!(seen, cards, "from {start:?} after {seed} cards");
            }
        }
    }
}
