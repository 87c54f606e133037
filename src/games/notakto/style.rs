//! The styles of the boards: the colours of slate and chalk.

use bevy::prelude::*;

use crate::theme::palette::hex;

/// The names of the styles, the default first.
pub const NAMES: &[&str] = &["slate", "brown", "blue", "dark", "contrast"];

/// The colours of one style.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The boards.
    pub ground: Color,
    /// How much of the picture of wiped slate lies over the ground, from 0 to 1.
    pub slate: f32,
    /// The wooden frames.
    pub frame: Color,
    /// The lines between the cells, and the letters of the boards.
    pub chalk: Color,
    /// The X, which belong to nobody and are all alike.
    pub cross: Color,
    /// The strokes through complete lines.
    pub strike: Color,
    /// What lies over a dead board.
    pub veil: Color,
}

const VEIL: Color = Color::srgba(0.46, 0.46, 0.46, 0.62);

const SLATE: Style = Style {
    ground: hex(0x2f3437),
    slate: 1.0,
    frame: hex(0x6b4630),
    chalk: hex(0xb9b8ae),
    cross: hex(0xf4ecdf),
    strike: hex(0xffb28a),
    veil: VEIL,
};

/// Brown with green crosses.
const BROWN: Style = Style {
    ground: hex(0x4a3021),
    slate: 0.25,
    frame: hex(0x7d5636),
    chalk: hex(0xc3ab90),
    cross: hex(0x8fd676),
    strike: hex(0xf6e3b4),
    veil: VEIL,
};

/// Dark blue with yellow crosses.
const BLUE: Style = Style {
    ground: hex(0x1d3557),
    slate: 0.25,
    frame: hex(0x55708f),
    chalk: hex(0x9fb4cf),
    cross: hex(0xf7d23e),
    strike: hex(0xffffff),
    veil: VEIL,
};

/// Dark purple with claret crosses, for dark surroundings.
const DARK: Style = Style {
    ground: hex(0x150d24),
    slate: 0.12,
    frame: hex(0x3a2a4e),
    chalk: hex(0x8573a0),
    cross: hex(0xd3415f),
    strike: hex(0xe6d5f5),
    veil: Color::srgba(0.36, 0.35, 0.38, 0.6),
};

/// Black, white and yellow.
const CONTRAST: Style = Style {
    ground: hex(0x000000),
    slate: 0.0,
    frame: hex(0x8c8c8c),
    chalk: hex(0xffffff),
    cross: hex(0xffe400),
    strike: hex(0xffffff),
    veil: Color::srgba(0.45, 0.45, 0.45, 0.6),
};

impl Style {
    /// The style of that name; the default for a name that is none.
    pub fn of(name: &str) -> Self {
        match name {
            "brown" => BROWN,
            "blue" => BLUE,
            "dark" => DARK,
            "contrast" => CONTRAST,
            _ => SLATE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::palette::contrast;

    /// The middle tone of the picture of wiped slate.
    const SLATE_TONE: Color = hex(0x34393b);

    fn laid_over(below: Color, above: Color, opacity: f32) -> Color {
        let (below, above) = (below.to_srgba(), above.to_srgba());
        let mix = |a: f32, b: f32| a + (b - a) * opacity;
        Color::srgb(mix(below.red, above.red), mix(below.green, above.green), mix(below.blue, above.blue))
    }

    #[test]
    fn chalk_stands_out_from_the_boards() {
        for name in NAMES {
            let style = Style::of(name);
            let ground = laid_over(style.ground, SLATE_TONE, style.slate);
            for chalk in [style.chalk, style.cross, style.strike] {
                assert!(contrast(chalk, ground) >= 3.0, "{name}: {}", contrast(chalk, ground));
            }
        }
    }

    #[test]
    fn a_dead_board_is_greyer_than_a_live_one_and_its_strike_stands_out() {
        for name in NAMES {
            let style = Style::of(name);
            let ground = laid_over(style.ground, SLATE_TONE, style.slate);
            let dead = laid_over(ground, style.veil, style.veil.alpha());
            assert!(contrast(dead, ground) >= 1.5, "{name}: {}", contrast(dead, ground));
            assert!(contrast(style.strike, dead) >= 2.0, "{name}: {}", contrast(style.strike, dead));
        }
    }
}
