//! Deals as they may be: the hidden cards dealt anew, in agreement with all that a seat has seen.

use parlour_core::{Chance, Seat};

use crate::card::{Card, Cards};
use crate::deal::SEATS;
use crate::view::View;

/// The hands still held, as they may be: each of the possible layouts equally likely, if suits in which a seat has shown
/// out are all that limits them.
pub fn sample(view: &View, chance: &mut Chance) -> [Cards; 4] {
    let mut hands = SEATS.map(|seat| view.hand_of(seat).unwrap_or_default());
    let hidden: Vec<Seat> = view.hidden_seats().collect();
    let may_hold = |seat: Seat, card: Card| !view.play().has_shown_out(seat, card.suit());
    let mut free: Vec<Card> = Vec::new();
    // Cards that only one seat can have go there first: what is left can be dealt freely.
    for card in view.unseen().iter() {
        let mut able = hidden.iter().filter(|&&seat| may_hold(seat, card));
        match (able.next(), able.next()) {
            (Some(seat), None) => hands[seat.index()] = hands[seat.index()].with(card),
            _ => free.push(card),
        }
    }
    for last in (1..free.len()).rev() {
        free.swap(last, chance.below(last + 1));
    }
    let mut rest = free.into_iter();
    for seat in hidden {
        let room = view.cards_left(seat).saturating_sub(hands[seat.index()].len());
        for card in rest.by_ref().take(room as usize) {
            hands[seat.index()] = hands[seat.index()].with(card);
        }
    }
    hands
}
