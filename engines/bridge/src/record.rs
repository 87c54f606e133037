//! A board as files know it: deal, auction, contract, play and result, as far as they are there.

use parlour_core::Seat;

pub use crate::auction::WrongCall;
use crate::auction::{self, Auction};
use crate::card::Card;
use crate::contract::{Contract, Vulnerability};
use crate::deal::{Deal, DealError, SEATS};

/// What a file says of one board. Whatever it leaves open is `None` or empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoardRecord {
    /// The number or name of the board.
    pub board: Option<String>,
    /// Who opened the auction.
    pub dealer: Option<Seat>,
    /// Which sides were vulnerable.
    pub vulnerability: Option<Vulnerability>,
    /// The cards.
    pub deal: Option<Deal>,
    /// The names of N, E, S, W; empty where unknown.
    pub players: [String; 4],
    /// The calls in order, as PBN writes them: `Pass`, `X`, `XX`, `1NT`.
    pub calls: Vec<String>,
    /// What was undertaken, and by whom.
    pub contract: Option<(Contract, Seat)>,
    /// Whether everybody passed.
    pub passed_out: bool,
    /// The cards played, in order, as far as they are known.
    pub play: Vec<Card>,
    /// The tricks that declarer's side took in all.
    pub tricks: Option<u8>,
}

/// Something in a file that is wrong and was left out. The rest was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The place of the board it is in among [`Reading::boards`]; their number if no board follows.
    pub board: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong in a file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// A line in brackets is no tag.
    #[error("'{0}' is no tag")]
    Tag(String),
    /// A line stands before the first tag.
    #[error("'{0}' belongs to no tag")]
    Stray(String),
    /// A tag is to be what it was on the board before, but is not there.
    #[error("no board before this one has the tag {0}")]
    Inherited(String),
    /// A word is none of the four seats.
    #[error("'{0}' is no seat")]
    Seat(String),
    /// A word names no vulnerability.
    #[error("'{0}' is no vulnerability")]
    Vulnerability(String),
    /// A word is no contract.
    #[error("'{0}' is no contract")]
    Contract(String),
    /// A word is no number of tricks.
    #[error("'{0}' is no number of tricks")]
    Tricks(String),
    /// The hands are no deal.
    #[error(transparent)]
    Deal(#[from] DealError),
    /// A text is no hand.
    #[error("'{0}' is not a hand")]
    Hand(String),
    /// A card is in a hand twice.
    #[error("{0} is there twice")]
    Twice(Card),
    /// A word is no card.
    #[error("'{0}' is no card")]
    Card(String),
    /// A call is against the laws.
    #[error("call {number}: {wrong}")]
    Call {
        /// Which one, counted from 1.
        number: usize,
        /// Why.
        wrong: WrongCall,
    },
    /// Calls are missing at the end.
    #[error("the auction does not come to an end")]
    Unfinished,
    /// The play is written from a seat that did not lead.
    #[error("the first column of the play must be the opening leader's")]
    Leader,
    /// A card was played by who does not hold it.
    #[error("card {number}, {card}, is not in the hand of the player on turn")]
    NotHeld {
        /// Which one of the play, counted from 1.
        number: usize,
        /// The card.
        card: Card,
    },
    /// A card was played instead of one of the suit led.
    #[error("card {number}, {card}, does not follow suit")]
    Revoke {
        /// Which one of the play, counted from 1.
        number: usize,
        /// The card.
        card: Card,
    },
    /// There is a play, but no contract.
    #[error("cards are played, but not in which contract is known")]
    NoContract,
}

/// What a file gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The boards, in order.
    pub boards: Vec<BoardRecord>,
    /// What could not be understood.
    pub faults: Vec<Fault>,
}

impl BoardRecord {
    /// Works out contract and declarer from the calls, if they are complete and the dealer is known. The first call against the
    /// laws and all after it are left out. Returns what is wrong, and the place of the call that it is about, if anything is. A
    /// file may say that the auction breaks off: then that is not wrong.
    pub(crate) fn conclude_auction(&mut self, breaks_off: bool) -> Option<(usize, Problem)> {
        let mut auction = Auction::default();
        let wrong = self.calls.iter().enumerate().find_map(|(place, call)| {
            // A pass too many at the end changes nothing.
            if auction.is_over() && call == "Pass" {
                return None;
            }
            let wrong = auction.push(call).err()?;
            Some((place, Problem::Call { number: place + 1, wrong }))
        });
        self.calls.truncate(auction.len());
        self.passed_out = auction.is_passed_out();
        self.contract = self.dealer.and_then(|dealer| auction.contract(dealer));
        let last = self.calls.len().checked_sub(1).filter(|_| !breaks_off && !auction.is_over());
        wrong.or_else(|| Some((last?, Problem::Unfinished)))
    }

    /// Whether there are calls, but not the last ones.
    pub(crate) fn breaks_off(&self) -> bool {
        let mut auction = Auction::default();
        let allowed = self.calls.iter().all(|call| auction.push(call).is_ok());
        !(self.calls.is_empty() || allowed && auction.is_over())
    }

    /// The calls that lead to the contract, and who begins: those that are known, or else, where they do not lead there, the
    /// shortest auction that does. Without a contract the calls are as they are.
    pub(crate) fn auction(&self) -> (Option<Seat>, Vec<String>) {
        let begins = |dealer: &Seat| {
            let mut auction = Auction::default();
            self.calls.iter().all(|call| auction.push(call).is_ok()) && auction.contract(*dealer) == self.contract
        };
        match self.contract {
            None if self.passed_out && self.calls.is_empty() => (self.dealer, vec!["Pass".to_owned(); 4]),
            None => (self.dealer, self.calls.clone()),
            Some((contract, declarer)) => {
                let mut may_deal = SEATS.into_iter().filter(|&seat| self.dealer.is_none_or(|dealer| dealer == seat));
                may_deal.find(begins).map_or_else(
                    || {
                        let dealer = self.dealer.unwrap_or(declarer);
                        (Some(dealer), auction::shortest(dealer, contract, declarer))
                    },
                    |dealer| (Some(dealer), self.calls.clone()),
                )
            }
        }
    }

    /// Why the cards played cannot have been played like this, naming the first wrong one; `None` if they can.
    pub fn fault_of_play(&self) -> Option<Problem> {
        self.wrong_card().map(|(_, problem)| problem)
    }

    /// The place of the first card that cannot have been played like this, and why.
    pub(crate) fn wrong_card(&self) -> Option<(usize, Problem)> {
        let (deal, (contract, declarer)) = (self.deal?, self.contract?);
        let mut hands = deal.hands();
        let mut play = crate::play::Play::new(contract.strain().trumps(), declarer);
        for (place, &card) in self.play.iter().enumerate() {
            let hand = &mut hands[play.to_move().index()];
            if !hand.contains(card) {
                return Some((place, Problem::NotHeld { number: place + 1, card }));
            }
            if !hand.playable(play.led()).contains(card) {
                return Some((place, Problem::Revoke { number: place + 1, card }));
            }
            *hand = hand.without(card);
            play.push(card);
        }
        None
    }
}
