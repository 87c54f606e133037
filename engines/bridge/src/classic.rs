//! The classic players: fixed rules for leading and following.
//!
//! All follow suit and discard alike. The advanced declarer leads by [`suit_tree`](crate::suit_tree); everybody else by the
//! rules of thumb.

use parlour_core::{Brain, Control, Seat, Thought};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, Suit};
use crate::deal::{SEATS, partner};
use crate::rules::Bridge;
use crate::suit_tree::{best_lead, holding, symbol};
use crate::view::View;

/// How a classic player leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Classic {
    /// By rules of thumb, as declarer or defender.
    Simple,
    /// As declarer by a search in one suit; as defender like [`Classic::Simple`].
    Advanced,
}

/// From how many trumps in both hands of declarer's side, or in a defender's own, a long suit is led.
const MANY_TRUMPS: [u32; 2] = [8, 4];

impl Classic {
    /// The card that the seat on turn plays; `None` if it is not this view's to choose, or the play is over.
    pub fn choose(self, view: &View) -> Option<Card> {
        let playable = view.playable();
        match (view.play().winning(), playable.len()) {
            (_, 0 | 1) => playable.lowest(),
            (None, _) => self.lead(view, playable),
            (Some((winner, best)), _) => follow(view, playable, winner, best),
        }
    }

    fn lead(self, view: &View, hand: Cards) -> Option<Card> {
        let is_declarer = view.seat() == view.play().declarer();
        let suit = if view.play().trumps().is_some() {
            suit_at_trumps(view, hand, is_declarer)
        } else {
            continued(view).filter(|&suit| has(hand, suit)).or_else(|| longest(view, hand))
        };
        let suit = suit.or_else(|| hand.highest().map(Card::suit))?;
        if self == Self::Advanced
            && is_declarer
            && let Some(card) = lead_by_search(view, hand, suit)
        {
            return Some(card);
        }
        let gained = continued(view) == Some(suit) && last_trick_was_ours(view);
        let cards = hand.of_suit(suit);
        if gained { cards.highest() } else { lead_from(cards) }
    }
}

/// The trumps of declarer's side at the start of the play, as far as the view shows them; 0 at no-trump.
pub fn trumps_at_start(view: &View) -> u32 {
    let Some(trumps) = view.play().trumps() else { return 0 };
    let of = |seat: Seat| view.hand_of(seat).unwrap_or_default() | view.play().played_by(seat);
    (of(view.play().declarer()) | of(view.play().dummy())).of_suit(trumps).len()
}

/// The longest suit of a side after trumps: of both hands for declarer's, of his own for a defender.
pub fn strongest_suit(view: &View) -> Option<Suit> {
    let mut cards = view.hand();
    if view.seat() == view.play().declarer() {
        cards |= view.dummy().unwrap_or_default();
    }
    side_suits(view).filter(|&suit| has(cards, suit)).max_by_key(|&suit| (cards.of_suit(suit).len(), suit))
}

/// All suits but trumps.
fn side_suits(view: &View) -> impl Iterator<Item = Suit> {
    let trumps = view.play().trumps();
    Suit::ALL.into_iter().filter(move |&suit| Some(suit) != trumps)
}

const fn has(hand: Cards, suit: Suit) -> bool {
    !hand.of_suit(suit).is_empty()
}

/// A card to a trick that others have begun. `winner` wins it so far with `best`.
fn follow(view: &View, playable: Cards, winner: Seat, best: Card) -> Option<Card> {
    let seat = view.play().to_move();
    let trick = view.play().trick();
    let led = trick.first()?;
    let partner_wins = winner == partner(seat);
    if playable.lowest().map(Card::suit) == Some(led.suit()) {
        let low = playable.lowest();
        if trick.len() == 1 {
            let honour = playable.iter().find(|card| card.is_honour() && card > led);
            return if led.is_honour() { honour.or(low) } else { low };
        }
        if partner_wins || best.suit() != led.suit() {
            return low;
        }
        let mut winning = playable.iter().filter(|&card| card > best);
        let honour = winning.clone().find(|card| card.is_honour());
        return honour.or_else(|| winning.next()).or(low);
    }
    let trumps = view.play().trumps().map(|suit| playable.of_suit(suit)).unwrap_or_default();
    if !partner_wins {
        let is_ruffed = Some(best.suit()) == view.play().trumps();
        let ruff = trumps.iter().find(|&card| !is_ruffed || card > best);
        if ruff.is_some() {
            return ruff;
        }
    }
    discard(view, playable)
}

/// The lowest card of the shortest suit that is neither trumps nor, if another is left, the strongest of the side.
fn discard(view: &View, hand: Cards) -> Option<Card> {
    let strongest = strongest_suit(view);
    let shortest = |keep: Option<Suit>| {
        let suits = side_suits(view).filter(move |&suit| has(hand, suit) && Some(suit) != keep);
        suits.min_by_key(|&suit| hand.of_suit(suit).len())
    };
    let suit = shortest(strongest).or_else(|| shortest(None));
    suit.map_or_else(|| hand.lowest(), |suit| hand.of_suit(suit).lowest())
}

/// The suit that the player's side led last.
fn continued(view: &View) -> Option<Suit> {
    let side = view.seat().side();
    let tricks = (0..view.play().cards().len() / 4).rev().filter_map(|number| view.play().complete_trick(number));
    tricks.filter(|(leader, _)| leader.side() == side).map(|(_, cards)| cards[0].suit()).next()
}

/// Whether the last trick was led by the player's side and won by it.
fn last_trick_was_ours(view: &View) -> bool {
    let last = (view.play().cards().len() / 4).checked_sub(1).and_then(|number| view.play().complete_trick(number));
    last.is_some_and(|(leader, _)| leader.side() == view.seat().side() && view.play().leader().side() == leader.side())
}

fn longest(view: &View, hand: Cards) -> Option<Suit> {
    let of_side = |suit: Suit| {
        let open = if view.seat() == view.play().declarer() { view.dummy().unwrap_or_default() } else { Cards::EMPTY };
        (view.hand() | open).of_suit(suit).len()
    };
    side_suits(view).filter(|&suit| has(hand, suit)).max_by_key(|&suit| (of_side(suit), suit))
}

/// Where there are trumps: declarer draws them unless a ruff is to come; otherwise what gained a trick is continued, and a
/// long suit led from long trumps, a short one from short.
fn suit_at_trumps(view: &View, hand: Cards, is_declarer: bool) -> Option<Suit> {
    let trumps = view.play().trumps()?;
    if is_declarer && has(hand, trumps) && has(view.unseen(), trumps) && !ruff_is_to_come(view, trumps) {
        return Some(trumps);
    }
    if last_trick_was_ours(view)
        && let Some(suit) = continued(view).filter(|&suit| suit != trumps && has(hand, suit))
    {
        return Some(suit);
    }
    let own = if is_declarer { trumps_at_start(view) } else { hand.of_suit(trumps).len() };
    if own >= MANY_TRUMPS[usize::from(!is_declarer)] {
        return longest(view, hand);
    }
    side_suits(view).filter(|&suit| has(hand, suit)).min_by_key(|&suit| hand.of_suit(suit).len())
}

/// Whether dummy has trumps and at most one card of a side suit in which declarer has two more that may lose.
fn ruff_is_to_come(view: &View, trumps: Suit) -> bool {
    let dummy = view.dummy().unwrap_or_default();
    let losers = |suit: Suit| view.hand().of_suit(suit).iter().filter(|card| !card.is_honour()).count();
    has(dummy, trumps)
        && side_suits(view).any(|suit| {
            let short = dummy.of_suit(suit).len();
            short <= 1 && losers(suit) >= 2 + short as usize
        })
}

/// The card to lead from a suit: the top of touching honours, low from other honours, else the fifth or third highest.
fn lead_from(cards: Cards) -> Option<Card> {
    let down: Vec<Card> = cards.iter().rev().collect();
    if !down.first()?.is_honour() {
        let place = if down.len() >= 5 { 4 } else { 2 };
        return down.get(place).or(down.first()).copied();
    }
    let touching = down.windows(2).find(|pair| pair[1].is_honour() && pair[0].rank() == pair[1].rank() + 1);
    touching.map_or(down.last(), |pair| pair.first()).copied()
}

/// The card of a suit that the search of the advanced declarer leads, if it finds that the suit may gain anything.
fn lead_by_search(view: &View, hand: Cards, suit: Suit) -> Option<Card> {
    let guess = guess(view, suit);
    let hands = SEATS.map(|seat| {
        let cards = view.hand_of(seat).unwrap_or(guess[seat.index()]);
        holding(cards.of_suit(suit).iter())
    });
    let (lead, gain) = best_lead(&hands, view.play().to_move().index())?;
    hand.of_suit(suit).iter().find(|&card| symbol(card) == lead).filter(|_| gain > 0)
}

/// How the unseen cards of a suit may lie: dealt in turn from the highest, the defender on dummy's left first, unless one has
/// shown out.
pub fn guess(view: &View, suit: Suit) -> [Cards; 4] {
    let play = view.play();
    let mut hands = [Cards::EMPTY; 4];
    // Dummy's left-hand opponent is declarer's right-hand one.
    let seats = [3, 1].map(|steps| crate::deal::seat_after(play.declarer(), steps));
    let able: Vec<Seat> = seats.into_iter().filter(|&seat| !play.has_shown_out(seat, suit)).collect();
    if able.is_empty() {
        return hands;
    }
    for (place, card) in view.unseen().of_suit(suit).iter().rev().enumerate() {
        let hand = &mut hands[able[place % able.len()].index()];
        *hand = hand.with(card);
    }
    hands
}

impl Brain<Bridge> for Classic {
    /// Answers at once; the limits are not needed.
    fn think(&mut self, view: &View, _control: &Control) -> Option<Thought<Card>> {
        self.choose(view).map(Thought::choice)
    }
}
