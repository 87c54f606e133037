//! Four hands, their notation, and deals by number.

use std::fmt;
use std::str::FromStr;

use parlour_core::Seat;
use serde::{Deserialize, Serialize};

use crate::card::{Card, Cards, ParseHandError};

/// North. Seats go clockwise: N, E, S, W.
pub const NORTH: Seat = Seat(0);
/// East.
pub const EAST: Seat = Seat(1);
/// South.
pub const SOUTH: Seat = Seat(2);
/// West.
pub const WEST: Seat = Seat(3);

/// The seats, clockwise from North.
pub const SEATS: [Seat; 4] = [NORTH, EAST, SOUTH, WEST];

/// The seat `steps` places on, clockwise.
pub const fn seat_after(seat: Seat, steps: u8) -> Seat {
    Seat((seat.0 + steps) & 3)
}

/// The seat across the table.
pub const fn partner(seat: Seat) -> Seat {
    seat_after(seat, 2)
}

/// `N`, `E`, `S` or `W`.
pub const fn seat_letter(seat: Seat) -> char {
    ['N', 'E', 'S', 'W'][seat.0 as usize & 3]
}

/// The seat of a letter, large or small.
pub const fn seat_from_letter(letter: char) -> Option<Seat> {
    match letter.to_ascii_uppercase() {
        'N' => Some(NORTH),
        'E' => Some(EAST),
        'S' => Some(SOUTH),
        'W' => Some(WEST),
        _ => None,
    }
}

/// The seat that a word of one letter names.
pub fn seat_named(word: &str) -> Option<Seat> {
    let mut letters = word.chars();
    letters.next().and_then(seat_from_letter).filter(|_| letters.next().is_none())
}

/// The cards that the four seats hold: disjoint, and equally many each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Deal {
    hands: [Cards; 4],
}

/// What is wrong with four hands.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DealError {
    /// A hand cannot be read.
    #[error(transparent)]
    Hand(#[from] ParseHandError),
    /// The text is not that of a deal.
    #[error("'{0}' is not a deal: write a seat, a colon and four hands clockwise, as in N:AK.. and so on")]
    Form(String),
    /// Two hands hold the same card.
    #[error("{0} is in two hands")]
    Twice(Card),
    /// The hands differ in their number of cards.
    #[error("the hands must be equally long, but have {0:?} cards (N, E, S, W)")]
    Lengths([u32; 4]),
}

impl Deal {
    /// A deal of the hands of N, E, S, W.
    ///
    /// # Errors
    /// If a card is in two hands or the hands differ in length.
    pub fn new(hands: [Cards; 4]) -> Result<Self, DealError> {
        let mut seen = Cards::EMPTY;
        for hand in hands {
            if let Some(card) = (seen & hand).lowest() {
                return Err(DealError::Twice(card));
            }
            seen |= hand;
        }
        let lengths = hands.map(Cards::len);
        if lengths.iter().any(|&length| length != lengths[0]) {
            return Err(DealError::Lengths(lengths));
        }
        Ok(Self { hands })
    }

    /// The deal of that number: the same for all times on every machine.
    ///
    /// The 52 cards from the deuce of clubs to the ace of spades are shuffled by Fisher and Yates (from the last place down,
    /// each place exchanged with one at or below it), and dealt thirteen each to N, E, S, W. The random numbers are
    /// `SplitMix64` (Steele, Lea and Flood 2014) started at `number`; a number below n is the high half of the product of n
    /// and the next 64 bits.
    pub fn numbered(number: u64) -> Self {
        let mut random = SplitMix(number);
        let mut order: [u8; 52] = std::array::from_fn(|place| place as u8);
        for last in (1..52).rev() {
            order.swap(last, random.below(last as u64 + 1) as usize);
        }
        let mut hands = [Cards::EMPTY; 4];
        for (place, index) in order.into_iter().enumerate() {
            let hand = &mut hands[place / 13];
            *hand = Cards::from_bits(hand.bits() | 1 << index);
        }
        Self { hands }
    }

    /// The cards of a seat.
    pub const fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.0 as usize & 3]
    }

    /// The cards of N, E, S, W.
    pub const fn hands(&self) -> [Cards; 4] {
        self.hands
    }

    /// All cards dealt.
    pub fn cards(&self) -> Cards {
        self.hands.into_iter().fold(Cards::EMPTY, |all, hand| all | hand)
    }

    /// The number of cards in each hand.
    pub const fn tricks(&self) -> u32 {
        self.hands[0].len()
    }

    /// The deal with every hand `steps` seats on, clockwise: what was North's is East's after one step.
    #[must_use]
    pub fn turned(&self, steps: u8) -> Self {
        Self { hands: std::array::from_fn(|seat| self.hands[(seat + 4 - usize::from(steps & 3)) & 3]) }
    }

    /// The deal written from `first` on, as PBN does.
    pub fn text_from(&self, first: Seat) -> String {
        let hands = (0..4).map(|steps| self.hand(seat_after(first, steps)).to_string());
        format!("{}:{}", seat_letter(first), hands.collect::<Vec<_>>().join(" "))
    }
}

/// From North on, as PBN does.
impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text_from(NORTH))
    }
}

impl FromStr for Deal {
    type Err = DealError;

    /// Reads the form of PBN: `N:S.H.D.C S.H.D.C S.H.D.C S.H.D.C`, clockwise from the seat named.
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let form = || DealError::Form(text.to_owned());
        let (seat, hands) = text.split_once(':').ok_or_else(form)?;
        let first = seat_named(seat.trim()).ok_or_else(form)?;
        let texts: Vec<&str> = hands.split_whitespace().collect();
        let texts: [&str; 4] = texts.try_into().map_err(|_| form())?;
        let mut hands = [Cards::EMPTY; 4];
        for (steps, text) in (0..).zip(texts) {
            hands[seat_after(first, steps).index()] = text.parse()?;
        }
        Self::new(hands)
    }
}

impl TryFrom<String> for Deal {
    type Error = DealError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Deal> for String {
    fn from(deal: Deal) -> Self {
        deal.to_string()
    }
}

/// The generator of deal numbers, fixed for all times.
#[derive(Clone, Debug)]
pub(crate) struct SplitMix(pub u64);

impl SplitMix {
    /// The next 64 bits.
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number from 0 to `below` − 1.
    pub fn below(&mut self, below: u64) -> u64 {
        ((u128::from(self.bits()) * u128::from(below)) >> 64) as u64
    }
}
