//! The modern set: flat and bold, drawn from straight lines and arcs.

use super::flat::{Figure, Ink, turned};
use super::{Kind, Side};
use crate::picture::Picture;

const WHITE: Ink =
    Ink { fill: "#FFFDF7", outline: "#2F3238", outline_width: 7.0, line: "#2F3238", line_width: 7.0, rim_width: 0.0 };

const BLACK: Ink = Ink { fill: "#2F3238", outline: "#2F3238", line: "#FFFDF7", rim_width: 3.0, ..WHITE };

/// Draws a piece.
pub fn draw(side: Side, kind: Kind) -> Picture {
    figure(kind).draw(side, [&WHITE, &BLACK])
}

fn figure(kind: Kind) -> Figure {
    let (body, lines, details, parts) = match kind {
        Kind::Pawn => (
            turned("M0 106 C20 106 34 120 34 138 C34 152 28 160 20 166 L44 207 L62 207 L62 231 L0 231"),
            "M60 207 H196 M90 166 H166",
            "",
            String::new(),
        ),
        Kind::Rook => (
            turned("M0 78 L15 78 L15 98 L33 98 L33 78 L58 78 L58 124 L42 140 L48 207 L72 207 L72 231 L0 231"),
            "M50 207 H206 M70 140 H186",
            "",
            String::new(),
        ),
        Kind::Bishop => (
            turned("M0 44 C34 76 50 98 50 124 C50 146 40 160 24 166 L48 207 L72 207 L72 231 L0 231"),
            "M50 207 H206 M90 166 H166 M166 84 L131 130",
            "",
            String::new(),
        ),
        Kind::Queen => (
            turned("M0 40 L24 98 L56 50 L62 110 L88 80 L58 166 L54 207 L76 207 L76 231 L0 231"),
            "M50 207 H206 M60 166 H196",
            "",
            String::new(),
        ),
        Kind::King => (
            turned(
                "M0 18 L13 18 L13 36 L31 36 L31 60 L13 60 L13 86 C36 66 74 76 74 110 C74 136 60 146 54 166 L54 207 \
                 L76 207 L76 231 L0 231",
            ),
            "M50 207 H206 M60 166 H196",
            "",
            String::new(),
        ),
        Kind::Knight => (
            "M72 207 C74 178 112 170 122 138 L88 160 C78 166 66 164 60 156 L48 140 C44 134 45 127 49 121 L82 72 L116 60 L116 32 \
             L144 56 C188 66 206 112 202 207 L210 207 L210 231 L58 231 L58 207 Z"
                .to_owned(),
            "M50 207 H216 M140 86 C164 102 172 150 168 207",
            "M91 98 a8 8 0 1 1 16 0 a8 8 0 1 1 -16 0 Z",
            String::new(),
        ),
    };
    Figure { body, lines, details, parts }
}
