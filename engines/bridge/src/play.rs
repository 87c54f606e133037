//! The play as everybody at the table sees it: which cards were played, by whom, and who took the tricks.

use parlour_core::{Seat, Side};

use crate::card::{Card, Cards, Suit};
use crate::deal::{partner, seat_after};
use crate::solver::trick_winner;

/// All that the cards played say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Play {
    trumps: Option<Suit>,
    declarer: Seat,
    cards: Vec<Card>,
    /// The seats that led, one for each trick begun or about to begin.
    leaders: Vec<Seat>,
    tricks: [u8; 2],
    /// By seat the suits of which it has shown to have none left, as bits.
    shown_out: [u8; 4],
    by_seat: [Cards; 4],
}

impl Play {
    /// The play before the opening lead, which the seat after `declarer` makes.
    pub fn new(trumps: Option<Suit>, declarer: Seat) -> Self {
        Self {
            trumps,
            declarer: seat_after(declarer, 0),
            cards: Vec::new(),
            leaders: vec![seat_after(declarer, 1)],
            tricks: [0; 2],
            shown_out: [0; 4],
            by_seat: [Cards::EMPTY; 4],
        }
    }

    /// Adds the card that the seat on turn plays. Returns who took the trick, if that was its last card.
    pub fn push(&mut self, card: Card) -> Option<Seat> {
        let seat = self.to_move();
        if let Some(led) = self.led()
            && led != card.suit()
        {
            self.shown_out[seat.index()] |= 1 << led.index();
        }
        self.by_seat[seat.index()] = self.by_seat[seat.index()].with(card);
        self.cards.push(card);
        if !self.cards.len().is_multiple_of(4) {
            return None;
        }
        let trick = &self.cards[self.cards.len() - 4..];
        let winner = trick_winner(trick, self.leader(), self.trumps)?;
        self.tricks[winner.side().index()] += 1;
        self.leaders.push(winner);
        Some(winner)
    }

    /// What is trumps.
    pub const fn trumps(&self) -> Option<Suit> {
        self.trumps
    }

    /// Who plays the contract.
    pub const fn declarer(&self) -> Seat {
        self.declarer
    }

    /// Whose hand lies open after the opening lead.
    pub const fn dummy(&self) -> Seat {
        partner(self.declarer)
    }

    /// All cards played, in order.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Who led to the current trick, or leads to the next.
    pub fn leader(&self) -> Seat {
        self.leaders.last().copied().unwrap_or(self.declarer)
    }

    /// The cards of the current trick, the leader's first: none to three.
    pub fn trick(&self) -> &[Card] {
        &self.cards[self.cards.len() / 4 * 4..]
    }

    /// Who led to a trick, the first being number 0, or leads to the next.
    pub fn leader_of(&self, trick: usize) -> Option<Seat> {
        self.leaders.get(trick).copied()
    }

    /// A complete trick, the first being number 0: who led, and the four cards from his on.
    pub fn complete_trick(&self, number: usize) -> Option<(Seat, &[Card])> {
        let cards = self.cards.get(number * 4..number * 4 + 4)?;
        Some((*self.leaders.get(number)?, cards))
    }

    /// The suit led to the current trick.
    pub fn led(&self) -> Option<Suit> {
        self.trick().first().map(|card| card.suit())
    }

    /// Whose card is next.
    pub fn to_move(&self) -> Seat {
        seat_after(self.leader(), self.trick().len() as u8)
    }

    /// Who wins the current trick so far, and with which card.
    pub fn winning(&self) -> Option<(Seat, Card)> {
        let seat = trick_winner(self.trick(), self.leader(), self.trumps)?;
        let step = (seat.0 + 4 - self.leader().0) & 3;
        Some((seat, self.trick()[usize::from(step)]))
    }

    /// The tricks of a side.
    pub const fn tricks(&self, side: Side) -> u8 {
        self.tricks[side.index()]
    }

    /// Whether a seat has shown that it has no card of the suit left.
    pub const fn has_shown_out(&self, seat: Seat, suit: Suit) -> bool {
        self.shown_out[seat.index() & 3] >> suit.index() & 1 == 1
    }

    /// The cards that a seat has played.
    pub const fn played_by(&self, seat: Seat) -> Cards {
        self.by_seat[seat.index() & 3]
    }

    /// All cards that were played.
    pub fn played(&self) -> Cards {
        self.by_seat.into_iter().fold(Cards::EMPTY, |all, cards| all | cards)
    }

    /// Whether all tricks of a whole deal are over.
    pub fn is_over(&self) -> bool {
        self.cards.len() == 52
    }
}
