//! Deals as they may be: the hidden cards dealt anew, in agreement with all that a seat has seen.

use parlour_core::{Chance, Seat};

use crate::bidding::{POINTS, points};
use crate::card::{Card, Cards, Suit};
use crate::deal::{SEATS, seat_after};
use crate::solver::trick_winner;
use crate::view::View;

/// How often cards are dealt anew to find a layout that somebody would have bid and led from.
const TRIES: u32 = 20;

/// By how many points a side may lie below those for its contract: people count long suits as well.
const LACKING: u32 = 2;

/// The hands still held, as they may be, given the cards seen, the suits in which seats have shown out, the contract, the
/// opening lead and tricks that nobody would have declined. Discards tell nothing.
pub fn sample(view: &View, chance: &mut Chance) -> [Cards; 4] {
    let mut hands = deal(view, chance);
    for _ in 1..TRIES {
        if is_plausible(view, &hands) {
            break;
        }
        hands = deal(view, chance);
    }
    hands
}

/// Each of the possible layouts with the same chance, if suits in which a seat has shown out are all that limits them.
fn deal(view: &View, chance: &mut Chance) -> [Cards; 4] {
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

/// Whether declarer's side would have bid so high, and the leader led this suit.
fn is_plausible(view: &View, hands: &[Cards; 4]) -> bool {
    let play = view.play();
    let dealt = |seat: Seat| hands[seat.index()] | play.played_by(seat);
    let declaring = [play.declarer(), play.dummy()];
    // Who sees both hands knows what was bid on.
    if declaring.iter().any(|&seat| view.hand_of(seat).is_none()) {
        let level = usize::from(view.contract().level());
        if points(declaring.map(dealt), view.contract().strain()) + LACKING < POINTS[level - 1] {
            return false;
        }
    }
    let declined =
        |number: usize| play.complete_trick(number).is_some_and(|trick| declines(view, number, trick, dealt));
    if (0..play.cards().len() / 4).any(declined) {
        return false;
    }
    play.cards().first().is_none_or(|&lead| {
        let hand = dealt(seat_after(play.declarer(), 1));
        is_led_by_habit(hand, lead) && (play.trumps().is_some() || is_long(hand, lead.suit()))
    })
}

/// Whether a hidden hand, last to play to a trick that the others won, had a card that would have won it and was not the
/// highest of its suit. With the highest players wait; a lower one they take their trick with.
fn declines(view: &View, number: usize, trick: (Seat, &[Card]), dealt: impl Fn(Seat) -> Cards) -> bool {
    let (leader, cards) = trick;
    let (last, led) = (seat_after(leader, 3), cards[0].suit());
    let Some(winner) = trick_winner(cards, leader, view.play().trumps()) else { return false };
    let best = cards[usize::from((winner.0 + 4 - leader.0) & 3)];
    if view.hand_of(last).is_some() || winner.side() == last.side() || cards[3].suit() != led || best.suit() != led {
        return false;
    }
    let before: Cards = view.play().cards()[..number * 4].iter().copied().collect();
    let suit = Cards::suit(led) & !before;
    let winning = (dealt(last) & suit).iter().find(|&card| card > best);
    winning.is_some_and(|card| (suit & !dealt(last)).highest() > Some(card))
}

/// Against no-trump a long suit is led.
fn is_long(hand: Cards, suit: Suit) -> bool {
    let length = |suit: Suit| hand.of_suit(suit).len();
    Suit::ALL.iter().all(|&other| length(other) <= length(suit) + 1)
}

/// An honour or a ten is led from touching cards, of which it is the highest but for the king under the ace, or from a short
/// suit.
fn is_led_by_habit(hand: Cards, lead: Card) -> bool {
    let touches = |rank: u8| hand.contains(Card::new(lead.suit(), rank));
    match lead.rank() {
        TEN..KING => touches(lead.rank() - 1) || hand.of_suit(lead.suit()).len() <= 2,
        KING => touches(KING - 1) || touches(KING + 1) || hand.of_suit(lead.suit()).len() <= 2,
        _ => true,
    }
}

const TEN: u8 = 8;
const KING: u8 = 11;
