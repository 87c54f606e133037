//! The styles of the board and the sets of pieces.

use bevy::prelude::*;
use parlour_chess::{Color as Side, Man, Piece};

use crate::catalogue::parts_of_style;
use crate::table::piece::ArtName;
use crate::theme::palette::{LAMP, hex};

/// The names of the boards, the default first.
pub const NAMES: &[&str] = &["walnut", "green", "blue", "marks", "contrast"];

/// The names of the sets of pieces, the default first.
pub const SETS: &[&str] = &["classic", "modern", "tournament"];

/// The colours of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// The light squares.
    pub light: Color,
    /// The dark squares.
    pub dark: Color,
    /// Whether the squares show the grain of wood.
    pub wooden: bool,
    /// Around them.
    pub frame: Color,
    /// Laid over the squares of the last move.
    pub last: Color,
    /// Laid over the square of the selected piece.
    pub selected: Color,
    /// Where it can go.
    pub target: Target,
    /// Laid over the squares of a move decided ahead.
    pub ahead: Color,
}

/// How the squares look to which the selected piece can go.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Target {
    /// A dot on an empty square, a ring around a piece that can be taken.
    Dot(Color),
    /// A square within the square, which leaves the mark of the last move to be seen around it.
    Square(Color),
}

/// A dark mark that both squares let through.
const SHADE: Target = Target::Dot(Color::srgba(0.06, 0.06, 0.04, 0.48));

const AHEAD: Color = Color::srgba(0.12, 0.3, 0.62, 0.62);

/// Walnut and maple.
const WALNUT: Style = Style {
    light: hex(0xe6c9a0),
    dark: hex(0x9c6b45),
    wooden: true,
    frame: hex(0x3c271b),
    last: Color::srgba(0.95, 0.68, 0.12, 0.55),
    selected: Color::srgba(0.95, 0.75, 0.2, 0.8),
    target: SHADE,
    ahead: AHEAD,
};

/// The mats of tournaments.
const GREEN: Style = Style {
    light: hex(0xeeecd6),
    dark: hex(0x6f9058),
    wooden: false,
    frame: hex(0x2f3d28),
    last: Color::srgba(0.98, 0.85, 0.2, 0.5),
    selected: Color::srgba(0.98, 0.85, 0.15, 0.8),
    ..WALNUT
};

/// Cool and quiet.
const BLUE: Style = Style {
    light: hex(0xdfe6ec),
    dark: hex(0x7f9ab4),
    wooden: false,
    frame: hex(0x2c3a47),
    last: Color::srgba(0.42, 0.72, 0.3, 0.5),
    selected: Color::srgba(0.35, 0.7, 0.3, 0.75),
    ..WALNUT
};

/// The marks of the first program of this line: grey for the selected piece, blue for where it can go, green for the last
/// move.
const MARKS: Style = Style {
    light: hex(0xf0d9b5),
    dark: hex(0xb58863),
    wooden: false,
    frame: hex(0x4a3728),
    last: Color::srgba(0.24, 0.66, 0.3, 0.8),
    selected: Color::srgba(0.5, 0.5, 0.5, 0.95),
    target: Target::Square(Color::srgba(0.2, 0.45, 0.9, 0.85)),
    ahead: Color::srgba(0.45, 0.2, 0.55, 0.7),
};

/// As different as squares can be on which black and white pieces stand.
const CONTRAST: Style = Style {
    light: hex(0xffffff),
    dark: hex(0x707070),
    wooden: false,
    frame: hex(0x000000),
    last: Color::srgba(1.0, 0.8, 0.0, 0.8),
    selected: Color::srgba(1.0, 0.62, 0.0, 0.95),
    target: Target::Dot(Color::srgba(0.0, 0.0, 0.0, 0.75)),
    ahead: Color::srgba(0.0, 0.25, 0.85, 0.75),
};

impl Style {
    /// The style of that name; the default for a name that is none.
    pub fn of(name: &str) -> Self {
        match parts_of_style(name).0 {
            "green" => GREEN,
            "blue" => BLUE,
            "marks" => MARKS,
            "contrast" => CONTRAST,
            _ => WALNUT,
        }
    }
}

/// The glow under a king in check.
pub const ALARM: Color = Color::srgba(0.9, 0.08, 0.02, 1.0);

/// What points something out, whatever the style.
pub const POINTER: Color = LAMP;

macro_rules! pictures {
    ($set:literal) => {
        [pictures!($set, "white"), pictures!($set, "black")]
    };
    ($set:literal, $side:literal) => {
        [
            concat!("chess-", $set, "-", $side, "-pawn"),
            concat!("chess-", $set, "-", $side, "-knight"),
            concat!("chess-", $set, "-", $side, "-bishop"),
            concat!("chess-", $set, "-", $side, "-rook"),
            concat!("chess-", $set, "-", $side, "-queen"),
            concat!("chess-", $set, "-", $side, "-king"),
        ]
    };
}

/// The pictures of a set, by colour and kind.
type Pictures = [[ArtName; 6]; 2];

const CLASSIC: Pictures = pictures!("classic");
const MODERN: Pictures = pictures!("modern");
const TOURNAMENT: Pictures = pictures!("tournament");

/// The picture of a man in the set that the style names.
pub fn picture(man: Man, style: &str) -> ArtName {
    let pictures = match parts_of_style(style).1 {
        Some("modern") => MODERN,
        Some("tournament") => TOURNAMENT,
        _ => CLASSIC,
    };
    pictures[man.color.index()][man.piece.index()]
}

/// The colour of a side's plate.
pub const fn plate(side: Side) -> Color {
    match side {
        Side::White => hex(0xf6f0e4),
        Side::Black => hex(0x9a8f84),
    }
}

/// The order in which captured men are shown.
pub const BY_WORTH: [Piece; 5] = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight, Piece::Pawn];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::theme::palette::{Palette, colour, contrast};

    #[test]
    fn squares_differ_and_plates_can_be_seen() {
        for name in NAMES {
            let style = Style::of(name);
            assert!(contrast(style.light, style.dark) >= 2.2, "{name}: {}", contrast(style.light, style.dark));
        }
        for side in Side::BOTH {
            assert!(contrast(plate(side), colour(Palette::default().panel)) >= 3.0);
        }
    }

    #[test]
    fn every_set_has_pictures_of_its_own() {
        let king = Man { color: Side::White, piece: Piece::King };
        let pictures = SETS.iter().map(|set| picture(king, &format!("walnut+{set}")));
        assert!(pictures.eq(["chess-classic-white-king", "chess-modern-white-king", "chess-tournament-white-king"]));
    }
}
