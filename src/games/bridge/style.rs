//! The styles of the table and of the deck.

use bevy::prelude::*;
use parlour_bridge::Suit;
use parlour_core::Side;

use crate::catalogue::parts_of_style;
use crate::theme::palette::hex;

/// The names of the styles, the default first.
pub const NAMES: &[&str] = &["felt", "plain", "night", "contrast"];

/// The names of the decks, the default first.
pub const DECKS: &[&str] = &["two-colours", "four-colours"];

/// The colours of a table with a deck.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The cloth: multiplied with its nap, or plain.
    pub cloth: Color,
    /// Whether the nap is seen.
    pub napped: bool,
    /// Whether cards are plain white from behind.
    pub white_backs: bool,
    /// Whether every suit has a colour of its own.
    pub four_colours: bool,
    sides: [Color; 2],
}

/// Deep green felt.
const FELT: Style = Style {
    cloth: hex(0x1d6b47),
    napped: true,
    white_backs: false,
    four_colours: false,
    sides: [hex(0xe07a2f), hex(0x3e8ede)],
};

/// A plain table, and cards that are white rectangles from behind.
const PLAIN: Style = Style { cloth: hex(0x6f8f7c), napped: false, white_backs: true, ..FELT };

/// Dark blue felt.
const NIGHT: Style = Style { cloth: hex(0x2b3f63), ..FELT };

/// Black, for those who see little.
const CONTRAST: Style = Style { cloth: hex(0x101010), napped: false, sides: [hex(0xffffff), hex(0xffe400)], ..FELT };

impl Style {
    /// The style of that name; the default for a name that is none.
    pub fn of(name: &str) -> Self {
        let (table, deck) = parts_of_style(name);
        let style = match table {
            "plain" => PLAIN,
            "night" => NIGHT,
            "contrast" => CONTRAST,
            _ => FELT,
        };
        Self { four_colours: deck == Some("four-colours"), ..style }
    }

    /// The colour of a side.
    pub const fn side(&self, side: Side) -> Color {
        self.sides[side.index()]
    }

    /// The ink of a suit on a card.
    pub const fn ink(&self, suit: Suit) -> Color {
        match (suit, self.four_colours) {
            (Suit::Spades, _) | (Suit::Clubs, false) => hex(0x1b1a1c),
            (Suit::Hearts, _) | (Suit::Diamonds, false) => hex(0xc2231c),
            (Suit::Diamonds, true) => hex(0x1c5fb8),
            (Suit::Clubs, true) => hex(0x1a7440),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::palette::contrast;

    #[test]
    fn suits_can_be_read_on_cards() {
        for style in ["felt", "felt+four-colours"].map(Style::of) {
            for suit in Suit::ALL {
                assert!(contrast(style.ink(suit), hex(0xfffdf8)) >= 4.5, "{suit:?}");
            }
        }
    }

    #[test]
    fn cards_stand_out_from_the_cloth() {
        for name in NAMES {
            assert!(contrast(Style::of(name).cloth, hex(0xfffdf8)) >= 3.0, "{name}");
        }
    }
}
