//! The modern set: flat and bold, drawn from straight lines and arcs.

use super::flat::{Figure, Ink, turned};
use super::{Kind, Side};
use crate::picture::Picture;

const WHITE: Ink =
    Ink { body: "#FFFDF7", outline: "#2F3238", outline_width: 7.0, line: "#2F3238", line_width: 7.0, rim_width: 0.0 };

const BLACK: Ink = Ink { body: "#2F3238", outline: "#2F3238", line: "#FFFDF7", rim_width: 3.0, ..WHITE };

/// Draws a piece.
pub fn draw(side: Side, kind: Kind) -> Picture {
    figure(kind).draw(match side {
        Side::White => &WHITE,
        Side::Black => &BLACK,
    })
}

fn figure(kind: Kind) -> Figure {
    let (shapes, lines) = match kind {
        Kind::Pawn => (
            vec![turned("M0 168 L30 168 L50 207 L62 207 L62 231 L0 231"), turned("M0 108 C44 108 44 172 0 172")],
            "M78 207 H178",
        ),
        Kind::Rook => (
            vec![turned(
                "M0 78 L14 78 L14 98 L32 98 L32 78 L56 78 L56 126 L40 140 L46 207 L72 207 L72 231 L0 231",
            )],
            "M82 207 H174 M88 140 H168",
        ),
        Kind::Bishop => (
            vec![turned(
                "M0 44 C34 76 48 98 48 124 C48 146 38 160 22 166 L46 207 L72 207 L72 231 L0 231",
            )],
            "M82 207 H174 M106 166 H150 M156 92 L128 128",
        ),
        Kind::Queen => (
            vec![turned("M0 42 L24 96 L56 50 L60 110 L84 82 L52 207 L76 207 L76 231 L0 231")],
            "M76 207 H180 M69 166 H187",
        ),
        Kind::King => (
            vec![turned(
                "M0 18 L12 18 L12 36 L30 36 L30 58 L12 58 L12 84 C36 66 72 76 72 110 C72 136 58 150 50 168 L54 207 L76 207 L76 231 L0 231",
            )],
            "M74 207 H182 M78 168 H178",
        ),
        Kind::Knight => (
            vec![
                "M72 207 L112 150 L78 166 L50 142 L86 74 L116 62 V34 L140 58 C184 64 204 104 200 207 L208 207 V231 H60 V207 Z"
                    .to_owned(),
            ],
            "M72 207 H200 M96 96 L104 92",
        ),
    };
    Figure { shapes, lines, details: "" }
}
