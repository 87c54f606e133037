//! The styles of the board: the colours of paper and ink.

use bevy::prelude::*;
use parlour_core::Side;

use crate::theme::palette::hex;

/// The names of the styles, the default first.
pub const NAMES: &[&str] = &["paper", "yellow", "blue", "dark", "contrast"];

/// How one side draws.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pen {
    /// The stroke.
    pub ink: Color,
    /// A thin stroke in the middle of the broad one, which makes the line a double one for those who see no colours.
    pub core: Option<Color>,
    /// The fill of a box.
    pub wash: Color,
    /// The name plate and the score, on dark panels.
    pub plate: Color,
}

/// The colours of one style.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The sheet: multiplied with the squared paper, or plain where the paper would only disturb.
    pub sheet: Color,
    /// Whether the sheet is squared paper.
    pub squared: bool,
    /// The dots, and fainter the lines that can still be drawn.
    pub dot: Color,
    /// The two pens.
    pens: [Pen; 2],
}

const fn pen(ink: u32, core: Option<u32>, wash: u32, plate: u32) -> Pen {
    let core = match core {
        Some(rgb) => Some(hex(rgb)),
        None => None,
    };
    Pen { ink: hex(ink), core, wash: hex(wash), plate: hex(plate) }
}

const PAPER: Style = Style {
    sheet: hex(0xffffff),
    squared: true,
    dot: hex(0x3a3f55),
    pens: [pen(0xb9480f, None, 0xe07a2f, 0xe07a2f), pen(0x1d5fa8, Some(0xf0e9d8), 0x3e8ede, 0x3e8ede)],
};

/// Mustard, claret and blue.
const YELLOW: Style = Style {
    sheet: hex(0xe8b53a),
    squared: true,
    dot: hex(0x4a3a10),
    pens: [pen(0x7d1230, None, 0x9c2344, 0xe0607f), pen(0x163a8a, Some(0xe3b340), 0x2448a5, 0x6f97ee)],
};

/// Pale blue, green and yellow.
const BLUE: Style = Style {
    sheet: hex(0xb8dcff),
    squared: true,
    dot: hex(0x33475e),
    pens: [pen(0x1c6b33, None, 0x37a055, 0x5fc57e), pen(0x6b5200, Some(0xffd62e), 0xf2c200, 0xf2c93a)],
};

/// Dark purple, pale pink and brown.
const DARK: Style = Style {
    sheet: hex(0x2e2140),
    squared: true,
    dot: hex(0x9d8bb5),
    pens: [pen(0xf3bccb, None, 0xf3bccb, 0xf3bccb), pen(0xb98552, Some(0x2e2140), 0xb98552, 0xc99763)],
};

/// Black, white and yellow.
const CONTRAST: Style = Style {
    sheet: hex(0x000000),
    squared: false,
    dot: hex(0xc8c8c8),
    pens: [pen(0xffffff, None, 0xffffff, 0xffffff), pen(0xffe400, Some(0x000000), 0xffe400, 0xffe400)],
};

impl Style {
    /// The style of that name; the default for a name that is none.
    pub fn of(name: &str) -> Self {
        match name {
            "yellow" => YELLOW,
            "blue" => BLUE,
            "dark" => DARK,
            "contrast" => CONTRAST,
            _ => PAPER,
        }
    }

    /// The pen of a side.
    pub const fn pen(&self, side: Side) -> Pen {
        self.pens[side.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::palette::{Palette, colour, contrast};

    /// The middle tone of the squared paper that the program's art draws, before tinting.
    const PAPER_TONE: [f32; 3] = [0.95, 0.92, 0.85];

    fn ground(style: &Style) -> Color {
        let Srgba { red, green, blue, .. } = style.sheet.to_srgba();
        if !style.squared {
            return style.sheet;
        }
        Color::srgb(red * PAPER_TONE[0], green * PAPER_TONE[1], blue * PAPER_TONE[2])
    }

    #[test]
    fn lines_and_dots_stand_out_from_the_sheet() {
        for name in NAMES {
            let style = Style::of(name);
            let ground = ground(&style);
            for mark in [style.dot, style.pen(Side::First).ink, style.pen(Side::Second).ink] {
                assert!(contrast(mark, ground) >= 3.0, "{name}: {} on {ground:?}", contrast(mark, ground));
            }
        }
    }

    #[test]
    fn the_second_line_is_double_also_without_colour() {
        for name in NAMES {
            let style = Style::of(name);
            assert_eq!(style.pen(Side::First).core, None);
            let pen = style.pen(Side::Second);
            assert!(pen.core.is_some_and(|core| contrast(core, pen.ink) >= 3.0), "{name}");
        }
    }

    #[test]
    fn plates_can_be_seen_on_panels() {
        for name in NAMES {
            for side in Side::BOTH {
                let plate = Style::of(name).pen(side).plate;
                assert!(contrast(plate, colour(Palette::default().panel)) >= 3.0, "{name} {side:?}");
            }
        }
    }
}
