//! A board as files know it: deal, auction, contract, play and result, as far as they are there.

use parlour_core::Seat;

use crate::card::Card;
use crate::contract::{Contract, Vulnerability};
use crate::deal::Deal;

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
    /// What is wrong, in English.
    pub problem: String,
}

/// What a file gave.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The boards, in order.
    pub boards: Vec<BoardRecord>,
    /// What could not be understood.
    pub faults: Vec<Fault>,
}

/// The text of a file: UTF-8, or UTF-16 with its byte order mark. Other bytes are read as Latin-1.
pub fn text_of(bytes: &[u8]) -> String {
    let utf16 = |bytes: &[u8], unit: fn([u8; 2]) -> u16| {
        let units: Vec<u16> = bytes.chunks_exact(2).map(|pair| unit([pair[0], pair[1]])).collect();
        String::from_utf16_lossy(&units)
    };
    match bytes {
        [0xFF, 0xFE, rest @ ..] => utf16(rest, u16::from_le_bytes),
        [0xFE, 0xFF, rest @ ..] => utf16(rest, u16::from_be_bytes),
        [0xEF, 0xBB, 0xBF, rest @ ..] => String::from_utf8_lossy(rest).into_owned(),
        _ => std::str::from_utf8(bytes)
            .map_or_else(|_| bytes.iter().map(|&byte| char::from(byte)).collect(), str::to_owned),
    }
}

impl BoardRecord {
    /// Works out contract and declarer from the calls, if they are complete and the dealer is known.
    pub(crate) fn conclude_auction(&mut self) {
        let Some(dealer) = self.dealer else { return };
        let mut last: Option<(Contract, usize)> = None;
        let mut first_of = [[None; 5]; 2];
        for (place, call) in self.calls.iter().enumerate() {
            let seat = crate::deal::seat_after(dealer, (place % 4) as u8);
            if let Ok(contract) = call.parse::<Contract>() {
                first_of[seat.side().index()][contract.strain().index()].get_or_insert(seat);
                last = Some((contract, place));
            } else if let (Some((contract, place)), "X" | "XX") = (last, call.as_str()) {
                let doubled = format!("{}{}{call}", contract.level(), contract.strain());
                last = doubled.parse().ok().map(|contract| (contract, place));
            }
        }
        match last {
            Some((contract, place)) => {
                let side = crate::deal::seat_after(dealer, (place % 4) as u8).side();
                let declarer = first_of[side.index()][contract.strain().index()];
                self.contract = declarer.map(|declarer| (contract, declarer));
            }
            None => self.passed_out = self.calls.len() >= 4 && self.calls.iter().all(|call| call == "Pass"),
        }
    }

    /// Why the cards played cannot have been played like this, naming the first wrong one; `None` if they can.
    pub fn fault_of_play(&self) -> Option<String> {
        let (deal, (contract, declarer)) = (self.deal?, self.contract?);
        let mut hands = deal.hands();
        let mut play = crate::play::Play::new(contract.strain().trumps(), declarer);
        for (place, &card) in self.play.iter().enumerate() {
            let hand = &mut hands[play.to_move().index()];
            if !hand.contains(card) {
                return Some(format!("card {}, {card}, is not in the hand of the player on turn", place + 1));
            }
            if !hand.playable(play.led()).contains(card) {
                return Some(format!("card {}, {card}, does not follow suit", place + 1));
            }
            *hand = hand.without(card);
            play.push(card);
        }
        None
    }
}
