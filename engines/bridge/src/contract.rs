//! Strains, contracts and vulnerability.

use std::fmt;
use std::str::FromStr;

use parlour_core::{Seat, Side};
use serde::{Deserialize, Serialize};

use crate::card::Suit;

/// What is trumps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Strain {
    /// ♣ are trumps.
    Clubs,
    /// ♦ are trumps.
    Diamonds,
    /// ♥ are trumps.
    Hearts,
    /// ♠ are trumps.
    Spades,
    /// There are no trumps.
    NoTrump,
}

impl Strain {
    /// All strains in the order of the auction, clubs first.
    pub const ALL: [Self; 5] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades, Self::NoTrump];

    /// 0 for clubs to 4 for no-trump.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The suit that is trumps.
    pub const fn trumps(self) -> Option<Suit> {
        match self {
            Self::NoTrump => None,
            suit => Some(Suit::from_index(suit as usize)),
        }
    }

    /// `C`, `D`, `H`, `S` or `NT`.
    pub const fn name(self) -> &'static str {
        ["C", "D", "H", "S", "NT"][self as usize]
    }
}

impl From<Option<Suit>> for Strain {
    fn from(trumps: Option<Suit>) -> Self {
        trumps.map_or(Self::NoTrump, |suit| Self::ALL[suit.index()])
    }
}

impl fmt::Display for Strain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that does not name what was asked for.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is not {expected}")]
pub struct ParseContractError {
    /// The text as given.
    pub text: String,
    /// What it should be, in English.
    pub expected: &'static str,
}

impl FromStr for Strain {
    type Err = ParseContractError;

    /// Reads `C`, `D`, `H`, `S`, and `NT` or `N`, large or small.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.to_ascii_uppercase().as_str() {
            "C" => Ok(Self::Clubs),
            "D" => Ok(Self::Diamonds),
            "H" => Ok(Self::Hearts),
            "S" => Ok(Self::Spades),
            "N" | "NT" => Ok(Self::NoTrump),
            _ => Err(ParseContractError { text: text.to_owned(), expected: "a strain: S, H, D, C or NT" }),
        }
    }
}

/// Whether a contract is doubled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Doubling {
    /// Not doubled.
    #[default]
    Undoubled,
    /// Doubled by the defence.
    Doubled,
    /// Doubled, and redoubled by declarer's side.
    Redoubled,
}

impl Doubling {
    /// By how much trick points are multiplied: 1, 2 or 4.
    pub const fn factor(self) -> i32 {
        1 << self as i32
    }

    /// Empty, `X` or `XX`.
    pub const fn name(self) -> &'static str {
        ["", "X", "XX"][self as usize]
    }
}

/// What declarer undertakes: level + 6 tricks in a strain. The notation is `3NT`, `4SX`, `6HXX`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Contract {
    level: u8,
    strain: Strain,
    doubling: Doubling,
}

impl Contract {
    /// A contract of that level, from 1 to 7; `None` for other levels.
    pub const fn new(level: u8, strain: Strain, doubling: Doubling) -> Option<Self> {
        if matches!(level, 1..=7) { Some(Self { level, strain, doubling }) } else { None }
    }

    /// The lowest contract in a strain that is worth a game undoubled.
    pub const fn game(strain: Strain) -> Option<Self> {
        let level = match strain {
            Strain::NoTrump => 3,
            Strain::Hearts | Strain::Spades => 4,
            Strain::Clubs | Strain::Diamonds => 5,
        };
        Self::new(level, strain, Doubling::Undoubled)
    }

    /// 1 to 7.
    pub const fn level(self) -> u8 {
        self.level
    }

    /// What is trumps.
    pub const fn strain(self) -> Strain {
        self.strain
    }

    /// Whether it is doubled.
    pub const fn doubling(self) -> Doubling {
        self.doubling
    }

    /// The tricks declarer needs: 7 to 13.
    pub const fn tricks(self) -> u8 {
        self.level + 6
    }

    /// The tricks with which a side reaches its aim: declarer's to make the contract, the others to defeat it.
    pub const fn aim(self, declares: bool) -> u8 {
        if declares { self.tricks() } else { 14 - self.tricks() }
    }
}

impl fmt::Display for Contract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.level, self.strain, self.doubling.name())
    }
}

impl FromStr for Contract {
    type Err = ParseContractError;

    /// Reads what [`Display`](fmt::Display) writes, in large or small letters, with `N` for `NT` as well.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseContractError { text: text.to_owned(), expected: "a contract like 3NT, 4SX or 6HXX" };
        let upper = text.trim().to_ascii_uppercase();
        let undoubled = upper.trim_end_matches('X');
        let doubling = match upper.len() - undoubled.len() {
            0 => Doubling::Undoubled,
            1 => Doubling::Doubled,
            2 => Doubling::Redoubled,
            _ => return Err(wrong()),
        };
        let mut letters = undoubled.chars();
        let level = letters.next().and_then(|digit| digit.to_digit(10)).ok_or_else(wrong)?;
        let strain = letters.as_str().parse().map_err(|_| wrong())?;
        Self::new(level as u8, strain, doubling).ok_or_else(wrong)
    }
}

impl TryFrom<String> for Contract {
    type Error = ParseContractError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Contract> for String {
    fn from(contract: Contract) -> Self {
        contract.to_string()
    }
}

/// Which sides are vulnerable.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Vulnerability {
    /// Neither side.
    #[default]
    None,
    /// North and South.
    NorthSouth,
    /// East and West.
    EastWest,
    /// Both sides.
    Both,
}

impl Vulnerability {
    /// The vulnerability of those two sides.
    pub const fn of(north_south: bool, east_west: bool) -> Self {
        match (north_south, east_west) {
            (false, false) => Self::None,
            (true, false) => Self::NorthSouth,
            (false, true) => Self::EastWest,
            (true, true) => Self::Both,
        }
    }

    /// The vulnerability of a board by the Laws of Duplicate Bridge (law 2), which repeats after sixteen boards. Boards
    /// count from 1.
    pub const fn of_board(board: u32) -> Self {
        const ORDER: [Vulnerability; 4] =
            [Vulnerability::None, Vulnerability::NorthSouth, Vulnerability::EastWest, Vulnerability::Both];
        let place = board.wrapping_sub(1) % 16;
        ORDER[(place % 4 + place / 4) as usize % 4]
    }

    /// Whether that side is vulnerable.
    pub const fn includes(self, side: Side) -> bool {
        matches!((self, side), (Self::Both, _) | (Self::NorthSouth, Side::First) | (Self::EastWest, Side::Second))
    }

    /// `None`, `NS`, `EW` or `All`, as PBN writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "None",
            Self::NorthSouth => "NS",
            Self::EastWest => "EW",
            Self::Both => "All",
        }
    }
}

impl FromStr for Vulnerability {
    type Err = ParseContractError;

    /// Reads what PBN allows: `None`, `Love`, `-`, `NS`, `EW`, `All` and `Both`, large or small.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.to_ascii_lowercase().as_str() {
            "none" | "love" | "-" => Ok(Self::None),
            "ns" => Ok(Self::NorthSouth),
            "ew" => Ok(Self::EastWest),
            "all" | "both" => Ok(Self::Both),
            _ => Err(ParseContractError { text: text.to_owned(), expected: "a vulnerability: None, NS, EW or All" }),
        }
    }
}

/// The dealer of a board, which counts from 1: North deals the first.
pub const fn dealer_of_board(board: u32) -> Seat {
    Seat((board.wrapping_sub(1) % 4) as u8)
}
