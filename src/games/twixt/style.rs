//! The styles of the board: the colours of wood, pegs and links.

use bevy::prelude::*;
use parlour_core::Side;

use crate::theme::palette::hex;

/// The names of the styles, the default first.
pub const NAMES: &[&str] = &["maple", "green", "box", "dark", "contrast"];

/// How the pegs and links of one side look.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paint {
    /// Pegs: multiplied with their shades of grey.
    pub peg: Color,
    /// Links, likewise.
    pub link: Color,
    /// A thin line along the middle of links and the socket of pegs, which tell the second player's without colour.
    pub core: Option<Color>,
    /// The side's border rows, faintly, and the lines before them.
    pub border: Color,
    /// The name plate, on dark panels.
    pub plate: Color,
}

/// The colours of one style.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The board: multiplied with the wood, or plain.
    pub board: Color,
    /// Whether wood is seen.
    pub wooden: bool,
    /// Around the board.
    pub rim: Color,
    /// The holes.
    pub hole: Color,
    /// The light on the lower edges of the holes.
    pub light: Color,
    /// Lines that help to see.
    pub helper: Color,
    paints: [Paint; 2],
}

const fn paint(peg: u32, link: u32, core: Option<u32>, border: u32, plate: u32) -> Paint {
    let core = match core {
        Some(rgb) => Some(hex(rgb)),
        None => None,
    };
    Paint { peg: hex(peg), link: hex(link), core, border: hex(border), plate: hex(plate) }
}

const MAPLE: Style = Style {
    board: hex(0xe6d5b4),
    wooden: true,
    rim: hex(0x6b4a2c),
    hole: hex(0x4d3d28),
    light: hex(0xfff6df),
    helper: hex(0x6d5535),
    paints: [
        paint(0xe9812f, 0xe07423, None, 0xb64f12, 0xe07a2f),
        paint(0x3f8de0, 0x2f7ace, Some(0xf3f8ff), 0x1c5aa5, 0x3e8ede),
    ],
};

/// Green and blue.
const GREEN: Style = Style {
    board: hex(0xe9e4d4),
    wooden: true,
    rim: hex(0x55585c),
    hole: hex(0x45453f),
    light: hex(0xffffff),
    helper: hex(0x60605a),
    paints: [
        paint(0x3fa458, 0x2f9149, None, 0x1b6a31, 0x58b368),
        paint(0x4b74dd, 0x3a62cc, Some(0xf0f3ff), 0x2342a0, 0x7b9bf0),
    ],
};

/// Red and black on a grey board.
const BOX: Style = Style {
    board: hex(0xbfc2bd),
    wooden: false,
    rim: hex(0x3c3f42),
    hole: hex(0x3a3c3c),
    light: hex(0xe6e8e4),
    helper: hex(0x505452),
    paints: [
        paint(0xd8352c, 0xc62a22, None, 0xa51d17, 0xe8604f),
        paint(0x3a3d42, 0x34373c, Some(0xe8e8e8), 0x1d1f22, 0xb9bec6),
    ],
};

const DARK: Style = Style {
    board: hex(0x4a3b30),
    wooden: true,
    rim: hex(0x1f1814),
    hole: hex(0xa08c74),
    light: hex(0x2b211a),
    helper: hex(0x8b7862),
    paints: [
        paint(0xffb054, 0xf5a040, None, 0xf0a048, 0xf0a048),
        paint(0x86bdf7, 0x78b0ee, Some(0x16283c), 0x7fb6f0, 0x7fb6f0),
    ],
};

/// White and yellow on black.
const CONTRAST: Style = Style {
    board: hex(0x000000),
    wooden: false,
    rim: hex(0xffffff),
    hole: hex(0x9a9a9a),
    light: hex(0x000000),
    helper: hex(0x6a6a6a),
    paints: [
        paint(0xffffff, 0xffffff, None, 0xffffff, 0xffffff),
        paint(0xffe400, 0xffe400, Some(0x000000), 0xffe400, 0xffe400),
    ],
};

impl Style {
    /// The style of that name; the default for a name that is none.
    pub fn of(name: &str) -> Self {
        match name {
            "green" => GREEN,
            "box" => BOX,
            "dark" => DARK,
            "contrast" => CONTRAST,
            _ => MAPLE,
        }
    }

    /// How the pegs and links of a side look.
    pub const fn paint(&self, side: Side) -> Paint {
        self.paints[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::palette::{Palette, colour, contrast};

    #[test]
    fn border_rows_and_holes_stand_out_from_the_board() {
        for name in NAMES {
            let style = Style::of(name);
            for mark in [style.hole, style.paint(Side::First).border, style.paint(Side::Second).border] {
                assert!(contrast(mark, style.board) >= 3.0, "{name}: {}", contrast(mark, style.board));
            }
        }
    }

    #[test]
    fn the_second_player_is_told_without_colour() {
        for name in NAMES {
            let style = Style::of(name);
            assert_eq!(style.paint(Side::First).core, None);
            let paint = style.paint(Side::Second);
            assert!(paint.core.is_some_and(|core| contrast(core, paint.link) >= 3.0), "{name}");
        }
    }

    #[test]
    fn plates_can_be_seen_on_panels() {
        for name in NAMES {
            for side in Side::BOTH {
                let plate = Style::of(name).paint(side).plate;
                assert!(contrast(plate, colour(Palette::default().panel)) >= 3.0, "{name} {side:?}");
            }
        }
    }
}
