//! The styles of the board: the colours of wood and seeds.

use bevy::prelude::*;
use parlour_core::Side;

use crate::theme::palette::hex;

/// The names of the styles, the default first.
pub const NAMES: &[&str] = &["mahogany", "olive", "ebony", "contrast"];

/// The colours of one style.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The wood: multiplied with its grain, or plain.
    pub wood: Color,
    /// Whether grain is seen.
    pub grained: bool,
    /// The edge of the board.
    pub rim: Color,
    /// Numbers on the wood.
    pub ink: Color,
    /// What the seeds are tinted with, in turn.
    pub seeds: [Color; 5],
    sides: [Color; 2],
}

/// A warm carved board with tropical seeds.
const MAHOGANY: Style = Style {
    wood: hex(0x9c5f35),
    grained: true,
    rim: hex(0x5e3219),
    ink: hex(0xfff4e2),
    seeds: [hex(0xeadfc8), hex(0xd1aa80), hex(0xf0d49c), hex(0xa8bdb2), hex(0xdcb9a8)],
    sides: [hex(0xe07a2f), hex(0x3e8ede)],
};

/// A pale board with dark seeds.
const OLIVE: Style = Style {
    wood: hex(0xd8bd8a),
    grained: true,
    rim: hex(0x7d6236),
    ink: hex(0x2a1c0c),
    seeds: [hex(0x4f6b4a), hex(0x6d5a3c), hex(0x35506b), hex(0x7d4a3a), hex(0x595f3a)],
    sides: [hex(0xe08a3f), hex(0x5e9ee6)],
};

/// A dark board with bright seeds.
const EBONY: Style = Style {
    wood: hex(0x4b4038),
    grained: true,
    rim: hex(0x241d18),
    ink: hex(0xf7ecdc),
    seeds: [hex(0xf0d9a8), hex(0xd7e4ea), hex(0xe9b37a), hex(0xbfd6b4), hex(0xeac9c4)],
    sides: [hex(0xf0a048), hex(0x7fb6f0)],
};

/// Black and white, for those who see little.
const CONTRAST: Style = Style {
    wood: hex(0x2c2c2c),
    grained: false,
    rim: hex(0xffffff),
    ink: hex(0xffffff),
    seeds: [hex(0xffffff); 5],
    sides: [hex(0xffffff), hex(0xffe400)],
};

impl Style {
    /// The style of that name; the default for a name that is none.
    pub fn of(name: &str) -> Self {
        match name {
            "olive" => OLIVE,
            "ebony" => EBONY,
            "contrast" => CONTRAST,
            _ => MAHOGANY,
        }
    }

    /// The colour of a side: its band on the board and its plate.
    pub const fn side(&self, side: Side) -> Color {
        self.sides[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::palette::{Palette, colour, contrast};

    #[test]
    fn numbers_stand_out_from_the_wood() {
        for name in NAMES {
            let style = Style::of(name);
            assert!(contrast(style.ink, style.wood) >= 4.5, "{name}: {}", contrast(style.ink, style.wood));
        }
    }

    #[test]
    fn plates_can_be_seen_on_panels() {
        for name in NAMES {
            for side in Side::BOTH {
                let plate = Style::of(name).side(side);
                assert!(contrast(plate, colour(Palette::default().panel)) >= 3.0, "{name} {side:?}");
            }
        }
    }
}
