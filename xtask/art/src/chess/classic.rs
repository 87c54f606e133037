//! The classic set: Staunton silhouettes with lines as in a printed diagram.

use super::flat::{Figure, Ink, turned};
use super::{Kind, Side};
use crate::picture::Picture;

const WHITE: Ink =
    Ink { body: "#FFF9EC", outline: "#2A1E16", outline_width: 8.5, line: "#2A1E16", line_width: 6.5, rim_width: 0.0 };

const BLACK: Ink = Ink { body: "#2B221C", outline: "#17110D", line: "#F1E3CB", rim_width: 2.25, ..WHITE };

/// Draws a piece.
pub fn draw(side: Side, kind: Kind) -> Picture {
    figure(kind).draw(match side {
        Side::White => &WHITE,
        Side::Black => &BLACK,
    })
}

fn figure(kind: Kind) -> Figure {
    match kind {
        Kind::Pawn => Figure {
            shapes: vec![turned(
                "M0 106 C16 106 28 118 28 133 C28 143 23 150 17 155 L30 157 C36 159 36 170 30 172 L19 173 \
                 C22 192 50 194 56 213 L58 213 C62 213 64 217 64 221 L64 231 L0 231",
            )],
            lines: "M103 172 H153 M76 214 H180",
            details: "",
        },
        Kind::Rook => Figure {
            shapes: vec![turned(
                "M0 78 L16 78 L16 92 L32 92 L32 78 L54 78 L54 108 L40 121 C40 150 43 172 48 190 L60 199 \
                 L60 213 L66 213 C70 213 72 217 72 221 L72 231 L0 231",
            )],
            lines: "M78 108 H178 M90 121 H166 M82 190 H174 M70 213 H186",
            details: "",
        },
        Kind::Bishop => Figure {
            shapes: vec![
                turned(
                    "M0 62 C20 76 44 96 44 124 C44 138 37 146 30 152 L40 155 C45 158 45 168 40 170 L25 172 \
                     C27 192 56 194 62 213 L66 213 C70 213 72 217 72 221 L72 231 L0 231",
                ),
                turned("M0 38 C8 38 13 44 13 50 C13 57 8 63 0 63"),
            ],
            lines: "M96 152 H160 M100 171 H156 M68 213 H188 M152 94 L132 124",
            details: "",
        },
        Kind::Queen => Figure {
            shapes: vec![
                turned(
                    "M0 60 L20 112 L40 62 L46 116 L78 76 C72 104 52 128 44 152 L48 155 C53 158 53 168 48 170 L34 172 \
                     C38 192 62 196 68 213 L72 213 C76 213 78 217 78 221 L78 231 L0 231",
                ),
                turned("M0 36 C8 36 13 42 13 49 C13 56 8 61 0 61"),
                "M88 42 a12 12 0 1 1 -0.1 0 Z".to_owned(),
                "M168 42 a12 12 0 1 1 -0.1 0 Z".to_owned(),
                "M48 58 a12 12 0 1 1 -0.1 0 Z".to_owned(),
                "M208 58 a12 12 0 1 1 -0.1 0 Z".to_owned(),
            ],
            lines: "M84 152 H172 M92 171 H164 M62 213 H194",
            details: "",
        },
        Kind::King => Figure {
            shapes: vec![
                turned(
                    "M0 70 C26 70 58 76 62 92 C64 112 48 132 42 152 L48 155 C53 158 53 168 48 170 L34 172 \
                     C38 192 62 196 68 213 L72 213 C76 213 78 217 78 221 L78 231 L0 231",
                ),
                turned("M0 18 L9 18 L7 32 L22 29 L22 47 L7 44 L9 68 L0 68"),
            ],
            lines: "M84 152 H172 M92 171 H164 M62 213 H194 M70 96 C90 86 166 86 186 96",
            details: "",
        },
        Kind::Knight => Figure {
            shapes: vec![
                "M84 213 C84 184 122 172 124 142 C114 152 102 157 92 159 C86 167 80 172 71 172 C60 172 49 162 49 148 \
                 C49 138 56 130 62 120 C68 110 72 98 80 86 C86 76 94 68 106 63 L110 40 C118 44 126 50 132 58 \
                 C176 60 206 98 206 160 C206 184 203 200 200 213 Z"
                    .to_owned(),
                "M76 213 H204 C210 213 212 217 212 221 V231 H68 V221 C68 217 70 213 76 213 Z".to_owned(),
            ],
            lines: "M138 78 C166 88 182 120 180 176 M70 156 C76 156 82 152 86 148",
            details: "M96 96 a8 7 0 1 1 -0.1 0 Z M62 142 a4 5 0 1 1 -0.1 0 Z",
        },
    }
}
