//! The classic set: Staunton silhouettes with lines as in a printed diagram.

use super::flat::{Figure, Ink, turned};
use super::profile::Point;
use super::{Kind, Side, knight};
use crate::picture::Picture;

const WHITE: Ink =
    Ink { fill: "#FFF9EC", outline: "#2A1E16", outline_width: 8.5, line: "#2A1E16", line_width: 6.5, rim_width: 0.0 };

const BLACK: Ink = Ink { fill: "#2B221C", outline: "#17110D", line: "#F1E3CB", rim_width: 2.25, ..WHITE };

/// Draws a piece.
pub fn draw(side: Side, kind: Kind) -> Picture {
    figure(kind).draw(side, [&WHITE, &BLACK])
}

fn figure(kind: Kind) -> Figure {
    let (body, lines, details, parts) = match kind {
        Kind::Pawn => (
            turned(
                "M0 105 C17 105 29 117 29 133 C29 143 24 150 18 155 L30 157 C36 159 36 170 30 172 L19 173 \
                 C22 192 50 194 56 213 L58 213 C62 213 64 217 64 221 L64 231 L0 231",
            ),
            "M98 172 H158 M64 214 H192",
            "",
            String::new(),
        ),
        Kind::Rook => (
            turned(
                "M0 78 L16 78 L16 92 L32 92 L32 78 L54 78 L54 108 L40 121 C40 150 43 172 48 190 L60 199 \
                 L60 213 L66 213 C70 213 72 217 72 221 L72 231 L0 231",
            ),
            "M74 108 H182 M86 121 H170 M76 190 H180 M60 213 H196",
            "",
            String::new(),
        ),
        Kind::Bishop => (
            turned(
                "M0 62 C20 76 44 96 44 124 C44 138 37 146 30 152 L40 155 C45 158 45 168 40 170 L25 172 \
                 C27 192 56 194 62 213 L66 213 C70 213 72 217 72 221 L72 231 L0 231",
            ),
            "M90 152 H166 M90 171 H166 M60 213 H196 M160 84 L133 124",
            "",
            turned("M0 38 C8 38 13 44 13 50 C13 57 8 63 0 63"),
        ),
        Kind::Queen => (
            turned(
                "M0 60 L20 112 L42 62 L49 116 L79 78 C72 104 52 128 44 152 L48 155 C53 158 53 168 48 170 L34 172 \
                 C38 192 62 196 68 213 L72 213 C76 213 78 217 78 221 L78 231 L0 231",
            ),
            "M76 152 H180 M80 171 H176 M50 213 H206 M70 128 C100 138 156 138 186 128",
            "",
            [(43.0, 68.0), (84.0, 53.0), (128.0, 47.0), (172.0, 53.0), (213.0, 68.0)].map(pearl).concat(),
        ),
        Kind::King => (
            turned(
                "M0 70 C26 70 58 76 62 92 C64 112 48 132 42 152 L48 155 C53 158 53 168 48 170 L34 172 \
                 C38 192 62 196 68 213 L72 213 C76 213 78 217 78 221 L78 231 L0 231",
            ),
            "M76 152 H180 M80 171 H176 M50 213 H206 M60 98 C90 86 166 86 196 98",
            "",
            turned("M0 18 L9 18 L7 32 L22 29 L22 47 L7 44 L9 68 L0 68"),
        ),
        Kind::Knight => (
            format!(
                "{} L206 213 C211 213 214 217 214 221 L214 231 L68 231 L68 221 C68 217 71 213 76 213 Z",
                knight::HEAD
            ),
            knight::LINES,
            knight::DETAILS,
            String::new(),
        ),
    };
    Figure { body, lines, details, parts }
}

/// A pearl of the queen's crown.
fn pearl((x, y): Point) -> String {
    const RADIUS: f32 = 11.5;
    format!(
        "M{} {y} a{RADIUS} {RADIUS} 0 1 1 {} 0 a{RADIUS} {RADIUS} 0 1 1 -{} 0 Z",
        x - RADIUS,
        2.0 * RADIUS,
        2.0 * RADIUS
    )
}
