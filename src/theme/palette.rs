//! The colours of the program.

use bevy::prelude::*;
use bevy_egui::egui::Color32;

use crate::settings::ThemeName;

/// The colours in force.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Palette {
    /// Behind everything.
    pub room: Color32,
    /// Around boards.
    pub edge: Color32,
    /// Panels.
    pub panel: Color32,
    /// Controls on panels.
    pub raised: Color32,
    /// Controls under the pointer or in focus.
    pub hover: Color32,
    /// Controls being pressed.
    pub pressed: Color32,
    /// Lines between things.
    pub hairline: Color32,
    /// Text.
    pub text: Color32,
    /// Less important text.
    pub secondary: Color32,
    /// Text of what cannot be used now.
    pub disabled: Color32,
    /// The lamp: selection, focus, the one main action.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// Good.
    pub good: Color32,
    /// Doubtful.
    pub warning: Color32,
    /// Bad.
    pub bad: Color32,
    /// The first player.
    pub first: Color32,
    /// The second player.
    pub second: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
}

impl Default for Palette {
    fn default() -> Self {
        Self::of(ThemeName::Lamp)
    }
}

impl Palette {
    /// The colours of a theme.
    pub const fn of(theme: ThemeName) -> Self {
        match theme {
            ThemeName::Lamp => Self {
                room: rgb(0x191512),
                edge: rgb(0x241e1a),
                panel: rgb(0x2b2520),
                raised: rgb(0x3a322b),
                hover: rgb(0x4a4038),
                pressed: rgb(0x5a4a38),
                hairline: rgb(0x4a4038),
                text: rgb(0xf4ecdf),
                secondary: rgb(0xbdb0a0),
                disabled: rgb(0x7d7267),
                accent: rgb(0xe9a23b),
                on_accent: rgb(0x241e1a),
                good: rgb(0x58b368),
                warning: rgb(0xe8c547),
                bad: rgb(0xe4572e),
                first: rgb(0xe07a2f),
                second: rgb(0x3e8ede),
            },
            ThemeName::HighContrast => Self {
                room: rgb(0x000000),
                edge: rgb(0x000000),
                panel: rgb(0x0a0a0a),
                raised: rgb(0x1e1e1e),
                hover: rgb(0x333333),
                pressed: rgb(0x4d4d00),
                hairline: rgb(0x9a9a9a),
                text: rgb(0xffffff),
                secondary: rgb(0xe0e0e0),
                disabled: rgb(0x9a9a9a),
                accent: rgb(0xffd800),
                on_accent: rgb(0x000000),
                good: rgb(0x5cff7a),
                warning: rgb(0xffe45c),
                bad: rgb(0xff8066),
                first: rgb(0xffa033),
                second: rgb(0x66b8ff),
            },
            // The pair orange and sky blue of Okabe and Ito's colour set, told apart with every kind of colour vision.
            ThemeName::ColourSafe => Self {
                good: rgb(0x56b4e9),
                bad: rgb(0xe69f00),
                warning: rgb(0xf0e442),
                first: rgb(0xe69f00),
                second: rgb(0x56b4e9),
                ..Self::of(ThemeName::Lamp)
            },
        }
    }

    /// The colour of a side.
    pub const fn side(&self, side: parlour_core::Side) -> Color32 {
        match side {
            parlour_core::Side::First => self.first,
            parlour_core::Side::Second => self.second,
        }
    }
}

/// The same colour for sprites.
pub fn colour(colour: Color32) -> Color {
    Color::srgba_u8(colour.r(), colour.g(), colour.b(), colour.a())
}

/// The same colour for egui.
pub fn egui_colour(colour: Color) -> Color32 {
    let [red, green, blue, alpha] = colour.to_srgba().to_u8_array();
    Color32::from_rgba_unmultiplied(red, green, blue, alpha)
}

/// The colour written `#RRGGBB`, for sprites.
pub const fn hex(rgb: u32) -> Color {
    Color::srgb_u8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

/// The light of the lamp on boards: what is last, chosen or pointed at.
pub const LAMP: Color = hex(0xe9a23b);

/// Contrast of two opaque colours after WCAG 2.2, from 1 to 21.
pub fn contrast(one: Color, other: Color) -> f32 {
    let light = |colour: Color| colour.to_linear().luminance() + 0.05;
    let (a, b) = (light(one), light(other));
    a.max(b) / a.min(b)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contrast(one: Color32, other: Color32) -> f32 {
        super::contrast(colour(one), colour(other))
    }

    #[test]
    fn text_can_be_read_and_marks_can_be_seen() {
        for theme in [ThemeName::Lamp, ThemeName::HighContrast, ThemeName::ColourSafe] {
            let p = Palette::of(theme);
            for ground in [p.room, p.edge, p.panel, p.raised, p.hover] {
                for text in [p.text, p.secondary] {
                    assert!(contrast(text, ground) >= 4.5, "{theme:?} {text:?} on {ground:?}");
                }
            }
            assert!(contrast(p.on_accent, p.accent) >= 4.5, "{theme:?}");
            for mark in [p.accent, p.good, p.warning, p.bad, p.first, p.second] {
                for ground in [p.room, p.panel] {
                    assert!(contrast(mark, ground) >= 3.0, "{theme:?} {mark:?} on {ground:?}");
                }
            }
        }
    }
}
