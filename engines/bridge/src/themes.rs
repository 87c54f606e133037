//! What a position is an example of: the technique that the right card shows, seen with all cards on the table.

use parlour_core::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, Suit};
use crate::deal::{SEATS, partner};
use crate::rules::Bridge;

/// A technique of card play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// Declarer wins with a card that a higher one, in front of it, could beat.
    Finesse,
    /// The highest card of a suit that the others lead is kept.
    HoldUp,
    /// Declarer gives a trick away that he could win, in a suit that he leads.
    Ducking,
    /// Declarer drives out high cards before cashing his own.
    Establishing,
    /// Declarer plays high under a trick that is his already, to be able to cross later.
    Entries,
    /// Declarer leads trumps, and nothing else will do.
    DrawingTrumps,
    /// Declarer ruffs rather than discards.
    Ruffing,
    /// Declarer discards rather than ruffs, or one suit and not another.
    Discarding,
    /// The second hand keeps its honour when a small card is led.
    SecondHandLow,
    /// The second hand plays its honour though a small card is led.
    SecondHandHigh,
    /// The third hand plays its highest card when partner leads.
    ThirdHandHigh,
    /// An honour is covered with a higher one.
    Covering,
    /// An honour is not covered.
    NotCovering,
    /// The defence goes on with the suit that partner began.
    Returning,
    /// The defence leaves the suit it has led for another.
    Switching,
    /// The defence keeps the right cards.
    Guarding,
}

impl Theme {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Finesse,
        Self::HoldUp,
        Self::Ducking,
        Self::Establishing,
        Self::Entries,
        Self::DrawingTrumps,
        Self::Ruffing,
        Self::Discarding,
        Self::SecondHandLow,
        Self::SecondHandHigh,
        Self::ThirdHandHigh,
        Self::Covering,
        Self::NotCovering,
        Self::Returning,
        Self::Switching,
        Self::Guarding,
    ];

    /// The name in level data and locale keys.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Finesse => "finesse",
            Self::HoldUp => "hold-up",
            Self::Ducking => "ducking",
            Self::Establishing => "establishing",
            Self::Entries => "entries",
            Self::DrawingTrumps => "drawing-trumps",
            Self::Ruffing => "ruffing",
            Self::Discarding => "discarding",
            Self::SecondHandLow => "second-hand-low",
            Self::SecondHandHigh => "second-hand-high",
            Self::ThirdHandHigh => "third-hand-high",
            Self::Covering => "covering",
            Self::NotCovering => "not-covering",
            Self::Returning => "returning",
            Self::Switching => "switching",
            Self::Guarding => "guarding",
        }
    }

    /// The theme of a position in which the cards of `right` reach the goal and all others fail; `None` if there is no choice
    /// or it shows none of these.
    pub fn of(game: &Bridge, right: Cards) -> Option<Self> {
        let choice = Choice::new(game, right)?;
        match game.play_so_far().led() {
            None => choice.lead(),
            Some(led) if choice.right.iter().all(|card| card.suit() == led) && !choice.hand.of_suit(led).is_empty() => {
                choice.follow(led)
            }
            Some(_) => choice.void(),
        }
    }
}

/// A choice between right and wrong cards.
struct Choice<'a> {
    game: &'a Bridge,
    seat: Seat,
    declares: bool,
    hand: Cards,
    right: Cards,
    wrong: Cards,
}

impl<'a> Choice<'a> {
    fn new(game: &'a Bridge, right: Cards) -> Option<Self> {
        let seat = game.to_move();
        let playable: Cards = game.legal_moves().into_iter().collect();
        let wrong = playable & !right;
        let declares = seat.side() == game.setup().declarer.side();
        let choice = Self { game, seat, declares, hand: game.hand(seat), right: right & playable, wrong };
        (!choice.right.is_empty() && !wrong.is_empty()).then_some(choice)
    }

    /// The highest card of a suit that is not played yet, and whose it is.
    fn master(&self, suit: Suit) -> Option<(Seat, Card)> {
        let of = |seat: Seat| self.game.hand(seat).of_suit(suit).highest().map(|card| (seat, card));
        SEATS.into_iter().filter_map(of).max_by_key(|&(_, card)| card)
    }

    /// The suit of a set, if it is one only.
    fn suit_of(cards: Cards) -> Option<Suit> {
        let suit = cards.lowest()?.suit();
        (cards.of_suit(suit) == cards).then_some(suit)
    }

    /// The first and the last suit led by the seat's side, and by whom the first.
    fn suits_led(&self) -> Option<((Seat, Suit), Suit)> {
        let play = self.game.play_so_far();
        let tricks = (0..play.cards().len() / 4).filter_map(|number| play.complete_trick(number));
        let leads: Vec<(Seat, Suit)> = tricks.map(|(leader, cards)| (leader, cards[0].suit())).collect();
        let ours = |lead: &&(Seat, Suit)| lead.0.side() == self.seat.side();
        Some((*leads.iter().find(ours)?, leads.iter().rfind(ours)?.1))
    }

    fn lead(&self) -> Option<Theme> {
        let suit = Self::suit_of(self.right)?;
        if self.ducks(suit) {
            return Some(Theme::Ducking);
        }
        if Self::suit_of(self.wrong) == Some(suit) {
            return None;
        }
        let ours = |(seat, _): (Seat, Card)| seat.side() == self.seat.side();
        if self.declares {
            if self.game.play_so_far().trumps() == Some(suit) {
                return Some(Theme::DrawingTrumps);
            }
            let driven_out = self.master(suit).is_some_and(|master| !ours(master));
            let cashes = |card: Card| card.suit() != suit && self.master(card.suit()) == Some((self.seat, card));
            return (driven_out && self.wrong.iter().any(cashes)).then_some(Theme::Establishing);
        }
        let ((leader, first), last) = self.suits_led()?;
        if leader == partner(self.seat) && suit == first {
            return Some(Theme::Returning);
        }
        let could_go_on = !self.wrong.of_suit(last).is_empty();
        (suit != last && could_go_on).then_some(Theme::Switching)
    }

    fn follow(&self, led: Suit) -> Option<Theme> {
        let play = self.game.play_so_far();
        let (winner, best) = play.winning()?;
        let seat_in_trick = play.trick().len() + 1;
        let wins = |card: Card| best.suit() == led && card > best;
        let partner_wins = winner == partner(self.seat);
        let our_lead = play.leader().side() == self.seat.side();
        let (right_high, right_low) = (self.right.highest()?, self.right.lowest()?);
        let (wrong_high, wrong_low) = (self.wrong.highest()?, self.wrong.lowest()?);
        let master = self.master(led).filter(|&(seat, card)| seat == self.seat && wins(card)).map(|(_, card)| card);
        let gives_up_master = master.is_some_and(|card| self.wrong.contains(card)) && !wins(right_high);
        if partner_wins && self.declares && right_low > wrong_high && right_low.is_honour() {
            return Some(Theme::Entries);
        }
        if gives_up_master && !partner_wins {
            return if our_lead { self.declares.then_some(Theme::Ducking) } else { Some(Theme::HoldUp) };
        }
        let honour = play.trick()[0].is_honour();
        match (seat_in_trick, self.declares) {
            (3, true) if our_lead && wins(right_low) && self.finesses(right_high, wrong_high) => Some(Theme::Finesse),
            (2, false) if honour && right_low > play.trick()[0] && right_low > wrong_high => Some(Theme::Covering),
            (2, false) if honour && wrong_high > play.trick()[0] && right_high < wrong_low => Some(Theme::NotCovering),
            (2, false) if !honour && wrong_low.is_honour() && right_high < wrong_low => Some(Theme::SecondHandLow),
            (2, false) if !honour && right_low.is_honour() && right_low > wrong_high => Some(Theme::SecondHandHigh),
            (3, false) if our_lead && right_low > wrong_high && wins(right_low) => Some(Theme::ThirdHandHigh),
            _ => None,
        }
    }

    /// Whether a higher card was played in vain, since the one between is with the opponent who has just played.
    fn finesses(&self, right: Card, wrong: Card) -> bool {
        let before = SEATS[(self.seat.index() + 3) % 4];
        let held = self.game.hand(before).of_suit(right.suit());
        wrong > right && held.iter().any(|card| card > right && card < wrong)
    }

    /// Whether declarer's lead of the suit's highest card is wrong, and what is right gives the trick away: the hand across
    /// cannot win it either.
    fn ducks(&self, suit: Suit) -> bool {
        let master = self.master(suit).filter(|&(seat, card)| seat == self.seat && self.wrong.contains(card));
        let highest = |steps: usize| self.game.hand(SEATS[(self.seat.index() + steps) % 4]).of_suit(suit).highest();
        let theirs = highest(1).max(highest(3));
        self.declares && master.is_some() && self.right.highest().max(highest(2)) < theirs
    }

    fn void(&self) -> Option<Theme> {
        // Where most cards will do there is little to find.
        if self.right.len() > self.wrong.len() {
            return None;
        }
        let trumps = self.game.play_so_far().trumps();
        let is_trump = |card: Card| Some(card.suit()) == trumps;
        if self.declares {
            let ruffs = self.right.iter().all(is_trump) && !self.wrong.iter().any(is_trump);
            let discards = !self.right.iter().any(is_trump);
            return if ruffs { Some(Theme::Ruffing) } else { discards.then_some(Theme::Discarding) };
        }
        let is_discard = !self.right.iter().chain(self.wrong.iter()).any(is_trump);
        is_discard.then_some(Theme::Guarding)
    }
}
