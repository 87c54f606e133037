//! Deals that meet conditions: "25 to 27 points together, five cards in a major opposite".

use std::ops::RangeInclusive;

use parlour_core::{Seat, Side};
use serde::{Deserialize, Serialize};

use crate::card::Suit;
use crate::deal::{Deal, SEATS};

/// A condition on a deal. Ranges include both ends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Condition {
    /// High-card points of a seat.
    Points(Seat, RangeInclusive<u32>),
    /// High-card points of a side together.
    SidePoints(Side, RangeInclusive<u32>),
    /// Cards of a suit in a hand.
    Length(Seat, Suit, RangeInclusive<u32>),
    /// Cards of a suit in both hands of a side.
    Fit(Side, Suit, RangeInclusive<u32>),
    /// No void, no singleton, and at most one doubleton.
    Balanced(Seat),
    /// All of them hold.
    All(Vec<Condition>),
    /// At least one of them holds.
    Any(Vec<Condition>),
    /// It does not hold.
    Not(Box<Condition>),
}

impl Condition {
    /// Whether the deal meets it.
    pub fn holds(&self, deal: &Deal) -> bool {
        let hand = |seat: Seat| deal.hand(seat);
        let points = |seat: Seat| hand(seat).high_card_points();
        let length = |seat: Seat, suit: Suit| hand(seat).of_suit(suit).len();
        let of_side = |side: Side| SEATS.into_iter().filter(move |seat| seat.side() == side);
        match self {
            Self::Points(seat, range) => range.contains(&points(*seat)),
            Self::SidePoints(side, range) => range.contains(&of_side(*side).map(points).sum()),
            Self::Length(seat, suit, range) => range.contains(&length(*seat, *suit)),
            Self::Fit(side, suit, range) => range.contains(&of_side(*side).map(|seat| length(seat, *suit)).sum()),
            Self::Balanced(seat) => {
                let short = |most: u32| Suit::ALL.iter().filter(|&&suit| length(*seat, suit) <= most).count();
                short(1) == 0 && short(2) <= 1
            }
            Self::All(conditions) => conditions.iter().all(|condition| condition.holds(deal)),
            Self::Any(conditions) => conditions.iter().any(|condition| condition.holds(deal)),
            Self::Not(condition) => !condition.holds(deal),
        }
    }

    /// The first deal from number `from` on that meets it, with its number, among `tries` of them.
    pub fn first_from(&self, from: u64, tries: u64) -> Option<(u64, Deal)> {
        let numbers = (0..tries).map(|step| from.wrapping_add(step));
        numbers.map(|number| (number, Deal::numbered(number))).find(|(_, deal)| self.holds(deal))
    }
}
