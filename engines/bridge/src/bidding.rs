//! A contract for a deal: what a side might bid by counting points and cards. There is no auction; this stands in for one.
//! And deals by the kind of contract that they get.

use std::str::FromStr;

use parlour_core::{Seat, SetupError, Side};

use crate::card::{Cards, Suit};
use crate::contract::{Contract, Doubling, Strain, Vulnerability};
use crate::deal::{Deal, SEATS, SplitMix};
use crate::rules::Setup;

/// Points of a side from which contracts of level 1 to 7 are bid.
pub const POINTS: [u32; 7] = [18, 20, 23, 25, 28, 31, 35];

/// The deal in the contract that its stronger side might reach, turned so that North is declarer.
pub fn setup(deal: &Deal) -> Setup {
    let strength = |side: Side| hands(deal, side).map(Cards::high_card_points).iter().sum::<u32>();
    let side = if strength(Side::First) >= strength(Side::Second) { Side::First } else { Side::Second };
    let strain = strain(deal, side);
    let points = points(hands(deal, side), strain);
    let enough = POINTS.iter().filter(|&&needed| points >= needed).count() as u8;
    // Between a game and a slam there is nothing to gain.
    let game = Contract::game(strain).map_or(1, Contract::level);
    let level = if (game..6).contains(&enough) { game } else { enough.max(1) };
    let declarer = declarer(deal, side, strain);
    Setup {
        deal: deal.turned((4 - declarer.0) & 3),
        contract: Contract::new(level, strain, Doubling::Undoubled).unwrap_or(Setup::default().contract),
        declarer: SEATS[0],
        vulnerability: Vulnerability::None,
        number: None,
    }
}

/// A kind of contract to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Whatever comes.
    Any,
    /// Without trumps.
    NoTrump,
    /// With trumps.
    Suit,
    /// Worth less than a game.
    Partscore,
    /// Worth a game, but no slam.
    Game,
    /// Twelve or thirteen tricks.
    Slam,
}

/// The greatest number of the deals that [`Kind::deal_number`] chooses from: short enough to be remembered and told.
pub const LAST_DEAL: u64 = 1_000_000;

impl Kind {
    /// All kinds, the widest first.
    pub const ALL: [Self; 6] = [Self::Any, Self::NoTrump, Self::Suit, Self::Partscore, Self::Game, Self::Slam];

    /// `any`, `notrump`, `suit`, `partscore`, `game` or `slam`.
    pub const fn name(self) -> &'static str {
        ["any", "notrump", "suit", "partscore", "game", "slam"][self as usize]
    }

    /// Whether a contract is of this kind.
    pub fn includes(self, contract: Contract) -> bool {
        let is_slam = contract.level() >= 6;
        let is_game = Contract::game(contract.strain()).is_some_and(|game| contract.level() >= game.level());
        match self {
            Self::Any => true,
            Self::NoTrump => contract.strain() == Strain::NoTrump,
            Self::Suit => contract.strain() != Strain::NoTrump,
            Self::Partscore => !is_game,
            Self::Game => is_game && !is_slam,
            Self::Slam => is_slam,
        }
    }

    /// The number of a deal, from 1 to [`LAST_DEAL`], that is played in a contract of this kind ([`Setup::numbered`]): the
    /// first from one that the seed names. The same seed always gives the same deal.
    pub fn deal_number(self, seed: u64) -> u64 {
        let start = SplitMix(seed).below(LAST_DEAL);
        self.deal_after(start)
    }

    /// The first number of such a deal after `number`, beginning anew behind the last.
    pub(crate) fn deal_after(self, number: u64) -> u64 {
        let mut numbers = (number..LAST_DEAL).chain(0..number).map(|before| before + 1);
        let is_one = |number: &u64| self.includes(setup(&Deal::numbered(*number)).contract);
        numbers.find(is_one).unwrap_or(1)
    }
}

impl FromStr for Kind {
    type Err = SetupError;

    fn from_str(name: &str) -> Result<Self, SetupError> {
        let wrong = || {
            let names = Self::ALL.map(Self::name).join(", ");
            SetupError(format!("there is no kind of contract '{name}': write one of {names}"))
        };
        Self::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(wrong)
    }
}

fn hands(deal: &Deal, side: Side) -> [Cards; 2] {
    [0, 2].map(|step| deal.hand(SEATS[side.index() + step]))
}

/// Eight cards in a major, or else nine in a minor; no-trump without such a fit.
fn strain(deal: &Deal, side: Side) -> Strain {
    let fit = |suit: Suit| hands(deal, side).iter().map(|hand| hand.of_suit(suit).len()).sum::<u32>();
    let longest = |suits: [Suit; 2], needed: u32| {
        suits.into_iter().filter(|&suit| fit(suit) >= needed).max_by_key(|&suit| (fit(suit), suit))
    };
    longest([Suit::Hearts, Suit::Spades], 8).or_else(|| longest([Suit::Clubs, Suit::Diamonds], 9)).into()
}

/// What the two hands of a side are worth in a strain: their high-card points, and what the shorter trumps can ruff.
pub fn points(hands: [Cards; 2], strain: Strain) -> u32 {
    let high: u32 = hands.map(Cards::high_card_points).iter().sum();
    high + strain.trumps().map_or(0, |trumps| shortness(hands, trumps))
}

/// What the shorter trumps can ruff: 5 points for a void, 3 for a singleton, 1 for a doubleton.
fn shortness([one, other]: [Cards; 2], trumps: Suit) -> u32 {
    let length = |hand: Cards, suit: Suit| hand.of_suit(suit).len();
    let short = if length(one, trumps) < length(other, trumps) { one } else { other };
    let suits = Suit::ALL.into_iter().filter(|&suit| suit != trumps);
    suits.map(|suit| [5, 3, 1].get(length(short, suit) as usize).copied().unwrap_or(0)).sum()
}

/// Who has more trumps, or more points at no-trump.
fn declarer(deal: &Deal, side: Side, strain: Strain) -> Seat {
    let merit = |seat: &Seat| {
        let hand = deal.hand(*seat);
        let trumps = strain.trumps().map_or(0, |trumps| hand.of_suit(trumps).len());
        (trumps, hand.high_card_points(), std::cmp::Reverse(seat.0))
    };
    let seats = SEATS.into_iter().filter(|seat| seat.side() == side);
    seats.max_by_key(merit).unwrap_or(SEATS[side.index()])
}
