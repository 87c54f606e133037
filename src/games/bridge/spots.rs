//! Every card that is still held is a spot, and to choose it is to play it.

use bevy::prelude::*;
use parlour_bridge::deal::SEATS;
use parlour_bridge::{Bridge, Card};
use parlour_core::{Game, Seat};

use super::plan::{CARD, Plan};
use crate::table::game::{Choice, Spot, SpotId};

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
