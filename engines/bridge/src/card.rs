//! Cards and sets of cards.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};
use std::str::FromStr;

use parlour_core::ParseMoveError;
use serde::{Deserialize, Serialize};

/// The letters of the ranks, lowest first.
pub const RANKS: &[u8; 13] = b"23456789TJQKA";

/// A suit, in the order of the auction: clubs are lowest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Suit {
    /// ♣
    Clubs,
    /// ♦
    Diamonds,
    /// ♥
    Hearts,
    /// ♠
    Spades,
}

impl Suit {
    /// All suits, the lowest first.
    pub const ALL: [Self; 4] = [Self::Clubs, Self::Diamonds, Self::Hearts, Self::Spades];

    /// All suits as hands are written: spades first.
    pub const WRITTEN: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    /// 0 for clubs to 3 for spades.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The suit of that [`Suit::index`], of which only the last two bits count.
    pub const fn from_index(index: usize) -> Self {
        Self::ALL[index & 3]
    }

    /// `C`, `D`, `H` or `S`.
    pub const fn letter(self) -> char {
        ['C', 'D', 'H', 'S'][self as usize]
    }

    /// The suit of a letter, large or small.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter.to_ascii_uppercase() {
            'C' => Some(Self::Clubs),
            'D' => Some(Self::Diamonds),
            'H' => Some(Self::Hearts),
            'S' => Some(Self::Spades),
            _ => None,
        }
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// The rank of a letter, large or small: 0 for the deuce to 12 for the ace.
pub fn rank_from_letter(letter: char) -> Option<u8> {
    let letter = u8::try_from(letter.to_ascii_uppercase()).ok()?;
    RANKS.iter().position(|&rank| rank == letter).map(|rank| rank as u8)
}

/// The letter of a rank from 0 (deuce) to 12 (ace).
pub const fn rank_letter(rank: u8) -> char {
    RANKS[rank as usize] as char
}

/// One card. Clubs come before spades and the deuce before the ace; the notation is suit and rank: `SA`, `HT`, `D2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card(u8);

impl Card {
    /// The card of a suit and a rank from 0 (deuce) to 12 (ace), which is the greatest.
    pub const fn new(suit: Suit, rank: u8) -> Self {
        let rank = if rank > 12 { 12 } else { rank };
        Self(suit as u8 * 13 + rank)
    }

    /// The card of that [`Card::index`].
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 52 { Some(Self(index as u8)) } else { None }
    }

    /// 0 for the deuce of clubs to 51 for the ace of spades.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The suit.
    pub const fn suit(self) -> Suit {
        Suit::from_index(self.0 as usize / 13)
    }

    /// 0 for the deuce to 12 for the ace.
    pub const fn rank(self) -> u8 {
        self.0 % 13
    }

    /// Whether it is an ace, king, queen or jack.
    pub const fn is_honour(self) -> bool {
        self.rank() >= 9
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.suit(), rank_letter(self.rank()))
    }
}

impl FromStr for Card {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut letters = text.chars();
        let suit = letters.next().and_then(Suit::from_letter);
        let rank = letters.next().and_then(rank_from_letter);
        match (suit, rank, letters.next()) {
            (Some(suit), Some(rank), None) => Ok(Self::new(suit, rank)),
            _ => Err(ParseMoveError {
                text: text.to_owned(),
                expected: "write suit and rank of a card, as in SA, HT or D2",
            }),
        }
    }
}

impl TryFrom<String> for Card {
    type Error = ParseMoveError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}

/// A set of cards: bit [`Card::index`] says whether a card is in it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Cards(u64);

impl Cards {
    /// No card.
    pub const EMPTY: Self = Self(0);
    /// All 52 cards.
    pub const DECK: Self = Self((1 << 52) - 1);

    /// The set of the bits that stand for cards; the others are dropped.
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits & Self::DECK.0)
    }

    /// The set as bits.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Just that card.
    pub const fn of(card: Card) -> Self {
        Self(1 << card.0)
    }

    /// All cards of a suit.
    pub const fn suit(suit: Suit) -> Self {
        Self(0x1FFF << (suit as u64 * 13))
    }

    /// The cards of a suit that are in the set.
    #[must_use]
    pub const fn of_suit(self, suit: Suit) -> Self {
        Self(self.0 & Self::suit(suit).0)
    }

    /// The ranks of a suit that are in the set: bit 0 is the deuce, bit 12 the ace.
    pub const fn ranks(self, suit: Suit) -> u16 {
        (self.0 >> (suit as u64 * 13)) as u16 & 0x1FFF
    }

    /// How many cards.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in it.
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// Whether all cards of `other` are in it.
    pub const fn contains_all(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// The same with the card.
    #[must_use]
    pub const fn with(self, card: Card) -> Self {
        Self(self.0 | 1 << card.0)
    }

    /// The same without the card.
    #[must_use]
    pub const fn without(self, card: Card) -> Self {
        Self(self.0 & !(1 << card.0))
    }

    /// The lowest card in the order of [`Card`]; of a set of one suit the lowest rank.
    pub const fn lowest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// The highest card in the order of [`Card`]; of a set of one suit the highest rank.
    pub const fn highest(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(63 - self.0.leading_zeros() as u8)) }
    }

    /// The cards, ascending.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Card> + Clone {
        (0..52).filter(move |index| self.0 >> index & 1 == 1).map(Card)
    }

    /// The cards that may be played from this hand when `led` was led (`None`: the hand leads).
    #[must_use]
    pub const fn playable(self, led: Option<Suit>) -> Self {
        match led {
            Some(suit) if !self.of_suit(suit).is_empty() => self.of_suit(suit),
            _ => self,
        }
    }

    /// Points for aces (4), kings (3), queens (2) and jacks (1).
    pub fn high_card_points(self) -> u32 {
        self.iter().map(|card| u32::from(card.rank().saturating_sub(8))).sum()
    }

    /// The ranks of a suit as letters, highest first; empty for a void.
    pub fn suit_text(self, suit: Suit) -> String {
        self.of_suit(suit).iter().rev().map(|card| rank_letter(card.rank())).collect()
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        cards.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl BitOr for Cards {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Cards {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitAnd for Cards {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Cards {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl Not for Cards {
    type Output = Self;

    fn not(self) -> Self {
        Self::from_bits(!self.0)
    }
}

/// Spades, hearts, diamonds and clubs, separated by dots, as PBN writes a hand.
impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", Suit::WRITTEN.map(|suit| self.suit_text(suit)).join("."))
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// A text that is not a hand.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is not a hand: {problem}")]
pub struct ParseHandError {
    /// The text as given.
    pub text: String,
    /// What is wrong with it, in English.
    pub problem: String,
}

impl FromStr for Cards {
    type Err = ParseHandError;

    /// Reads what [`Display`](fmt::Display) writes. A `-` may stand for a void, `10` for the ten, and every suit may begin
    /// with its letter (`SA7.H864.D2.C3`).
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = |problem: String| ParseHandError { text: text.to_owned(), problem };
        let suits: Vec<&str> = text.split('.').collect();
        if suits.len() != 4 {
            return Err(wrong("write spades, hearts, diamonds and clubs, separated by three dots".into()));
        }
        let mut hand = Self::EMPTY;
        for (suit, ranks) in Suit::WRITTEN.into_iter().zip(suits) {
            let ranks = ranks.trim().trim_start_matches(|c: char| c.eq_ignore_ascii_case(&suit.letter()));
            for letter in ranks.replace("10", "T").chars().filter(|&letter| letter != '-') {
                let rank = rank_from_letter(letter).ok_or_else(|| wrong(format!("'{letter}' is no rank")))?;
                let card = Card::new(suit, rank);
                if hand.contains(card) {
                    return Err(wrong(format!("{card} is there twice")));
                }
                hand = hand.with(card);
            }
        }
        Ok(hand)
    }
}

impl Serialize for Cards {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
