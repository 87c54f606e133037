//! What one seat knows, or somebody who sees all cards.

use parlour_core::{Seat, Side};
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards};
use crate::contract::{Contract, Vulnerability};
use crate::deal::{SEATS, partner};
use crate::play::Play;

/// What a player knows who sits at `seat`: his hand, dummy's once it lies on the table, and the cards played. Nothing
/// else is in it, so that nobody can peek.
///
/// An open view has all hands as well, for those who look back on a game. Who plays asks for none but [`View::hand_of`],
/// which tells the same of an open view as of the player's own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct View {
    contract: Contract,
    vulnerability: Vulnerability,
    seat: Seat,
    hand: Cards,
    dummy: Option<Cards>,
    play: Play,
    open: Option<[Cards; 4]>,
}

/// A view as it is written.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    contract: Contract,
    vulnerability: Vulnerability,
    declarer: Seat,
    seat: Seat,
    hand: Cards,
    dummy: Option<Cards>,
    played: Vec<Card>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    open: Option<[Cards; 4]>,
}

/// What cannot be known at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ViewError {
    /// There are four seats.
    #[error("seats are numbered from 0 to 3")]
    Seat,
    /// A card is in two places or was played twice.
    #[error("{0} is in two places")]
    Twice(Card),
    /// A hand has the wrong number of cards.
    #[error("a hand has {found} cards, not {expected}")]
    Length {
        /// Its cards.
        found: u32,
        /// As many as it should have.
        expected: u32,
    },
    /// A player had a card of the suit led, but played another.
    #[error("{0} was played by a hand that could follow suit")]
    Revoke(Card),
    /// Dummy is seen from the opening lead on, and not before.
    #[error("dummy is seen after the opening lead")]
    Dummy,
    /// A hand is not the one that it is among all hands.
    #[error("a hand differs from itself")]
    Open,
}

impl View {
    pub(crate) const fn new(
        contract: Contract,
        vulnerability: Vulnerability,
        seat: Seat,
        hand: Cards,
        dummy: Option<Cards>,
        play: Play,
    ) -> Self {
        Self { contract, vulnerability, seat, hand, dummy, play, open: None }
    }

    /// The same with all hands, those of N, E, S, W.
    pub(crate) fn opened(self, hands: [Cards; 4]) -> Self {
        Self { open: Some(hands), ..self }
    }

    /// The contract that is played.
    pub const fn contract(&self) -> Contract {
        self.contract
    }

    /// Which sides are vulnerable.
    pub const fn vulnerability(&self) -> Vulnerability {
        self.vulnerability
    }

    /// Whose view it is: declarer's also when dummy is to play.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// The cards this seat still holds.
    pub const fn hand(&self) -> Cards {
        self.hand
    }

    /// The cards dummy still holds, after the opening lead.
    pub const fn dummy(&self) -> Option<Cards> {
        self.dummy
    }

    /// What has been played.
    pub const fn play(&self) -> &Play {
        &self.play
    }

    /// The cards that N, E, S, W still hold, in an open view.
    pub const fn open(&self) -> Option<[Cards; 4]> {
        self.open
    }

    /// The tricks in all with which a side reaches its aim: to make the contract, or to defeat it.
    pub fn aim(&self, side: Side) -> u8 {
        self.contract.aim(side == self.play.declarer().side())
    }

    /// The hand of a seat, if the player sees it.
    pub fn hand_of(&self, seat: Seat) -> Option<Cards> {
        if seat == self.seat {
            Some(self.hand)
        } else if seat == self.play.dummy() {
            self.dummy
        } else {
            None
        }
    }

    /// Whether the card of the seat on turn is this player's to choose.
    pub fn is_to_choose(&self) -> bool {
        let mover = self.play.to_move();
        mover == self.seat || (self.seat == self.play.declarer() && mover == self.play.dummy())
    }

    /// The cards that may be played, if this player is to choose.
    pub fn playable(&self) -> Cards {
        let hand = self.hand_of(self.play.to_move()).filter(|_| self.is_to_choose());
        hand.unwrap_or_default().playable(self.play.led())
    }

    /// The cards that the seat on turn and others hold, but this one does not see.
    pub fn unseen(&self) -> Cards {
        !(self.hand | self.dummy.unwrap_or_default() | self.play.played())
    }

    /// The seats whose hands are not seen.
    pub fn hidden_seats(&self) -> impl Iterator<Item = Seat> + '_ {
        SEATS.into_iter().filter(|&seat| self.hand_of(seat).is_none())
    }

    /// How many cards a seat still holds.
    pub fn cards_left(&self, seat: Seat) -> u32 {
        13 - self.play.played_by(seat).len()
    }

    fn check(&self) -> Result<(), ViewError> {
        self.check_hands(SEATS.map(|seat| self.hand_of(seat)))?;
        if self.dummy.is_some() == self.play.cards().is_empty() || self.seat == self.play.dummy() {
            return Err(ViewError::Dummy);
        }
        if let Some(open) = self.open {
            self.check_hands(open.map(Some))?;
            let is_same = |seat: Seat| self.hand_of(seat).is_none_or(|hand| hand == open[seat.index()]);
            if !SEATS.into_iter().all(is_same) {
                return Err(ViewError::Open);
            }
        }
        Ok(())
    }

    /// Whether these hands, as far as they are known, can be held after what has been played.
    fn check_hands(&self, hands: [Option<Cards>; 4]) -> Result<(), ViewError> {
        let mut seen = self.play.played();
        for (seat, hand) in SEATS.into_iter().zip(hands).filter_map(|(seat, hand)| hand.map(|hand| (seat, hand))) {
            if let Some(card) = (seen & hand).lowest() {
                return Err(ViewError::Twice(card));
            }
            seen |= hand;
            if hand.len() != self.cards_left(seat) {
                return Err(ViewError::Length { found: hand.len(), expected: self.cards_left(seat) });
            }
            for suit in crate::card::Suit::ALL {
                let kept = hand.of_suit(suit).lowest().filter(|_| self.play.has_shown_out(seat, suit));
                if let Some(card) = kept {
                    return Err(ViewError::Revoke(card));
                }
            }
        }
        Ok(())
    }
}

impl From<View> for Written {
    fn from(view: View) -> Self {
        Self {
            contract: view.contract,
            vulnerability: view.vulnerability,
            declarer: view.play.declarer(),
            seat: view.seat,
            hand: view.hand,
            dummy: view.dummy,
            played: view.play.cards().to_vec(),
            open: view.open,
        }
    }
}

impl TryFrom<Written> for View {
    type Error = ViewError;

    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let Written { contract, vulnerability, declarer, seat, hand, dummy, played, open } = written;
        if declarer.0 > 3 || seat.0 > 3 || seat == partner(declarer) {
            return Err(ViewError::Seat);
        }
        let mut play = Play::new(contract.strain().trumps(), declarer);
        for card in played {
            if play.played().contains(card) {
                return Err(ViewError::Twice(card));
            }
            // A card of a suit in which the player had shown out.
            if play.has_shown_out(play.to_move(), card.suit()) {
                return Err(ViewError::Revoke(card));
            }
            play.push(card);
        }
        let view = Self { open, ..Self::new(contract, vulnerability, seat, hand, dummy, play) };
        view.check()?;
        Ok(view)
    }
}
