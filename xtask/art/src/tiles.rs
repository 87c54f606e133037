//! One small scene for each game, and the icon of the program.

use std::fmt::Write;

use crate::noise::mix;
use crate::palette::{CREAM, FELT, FIRST, INK, LAMP, MAPLE, PANEL, ROOM, SECOND, WALNUT, channels};
use crate::picture::Picture;
use crate::strokes::Stroke;
use crate::textures;

/// Edge of a tile in pixels and in the units of its drawing.
const SIZE: u32 = 256;

/// The rounded shape of every tile.
const SHAPE: &str = r#"<rect x="1" y="1" width="254" height="254" rx="30"/>"#;

/// The light of the lamp from above, the darkening away from it, and the bevel that catches the light.
const LIGHT: &str = r##"
  <defs>
    <radialGradient id="lamp" cx="0.5" cy="0.05" r="1.05">
      <stop offset="0" stop-color="#FFE2B0" stop-opacity="0.30"/><stop offset="0.45" stop-color="#FFE2B0" stop-opacity="0.05"/>
      <stop offset="0.7" stop-color="#000" stop-opacity="0.06"/><stop offset="1" stop-color="#000" stop-opacity="0.42"/>
    </radialGradient>
    <linearGradient id="bevel" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#FFF1D6" stop-opacity="0.55"/><stop offset="0.5" stop-color="#FFF1D6" stop-opacity="0.06"/>
      <stop offset="1" stop-color="#000" stop-opacity="0.35"/>
    </linearGradient>
  </defs>
  <rect width="256" height="256" fill="url(#lamp)"/>
  <rect x="2" y="2" width="252" height="252" rx="29" fill="none" stroke="url(#bevel)" stroke-width="2.5"/>"##;

/// Lays lamp light over a scene and cuts it to the shape of a tile.
fn finish(scene: &Picture) -> Picture {
    scene.under(&drawing(LIGHT)).within(&drawing(SHAPE))
}

fn drawing(elements: &str) -> Picture {
    Picture::from_svg(SIZE, SIZE, SIZE as f32, elements)
}

/// A soft shadow of any shape: the same elements in black, blurred and moved down.
fn shadow(elements: &str) -> String {
    format!(
        r#"<filter id="blur" x="-0.3" y="-0.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="4.5"/></filter>
        <g transform="translate(0 7)" opacity="0.55" filter="url(#blur)">{elements}</g>"#
    )
}

/// A knight on a corner of a walnut and maple board.
pub fn chess() -> Picture {
    const KNIGHT: &str = "M88 214 C86 184 116 168 121 136 C112 146 100 150 88 151 C82 163 71 170 61 165 C49 160 45 147 52 134 \
        C61 118 69 107 76 92 C80 73 92 60 109 55 L113 34 C124 40 131 47 136 55 C176 62 200 98 200 152 C200 180 195 200 190 214 Z";
    let mut elements = format!(r#"<rect width="256" height="256" fill="{MAPLE}"/>"#);
    for square in (0..16).filter(|square| (square + square / 4) % 2 == 1) {
        let (x, y) = (square % 4 * 64, square / 4 * 64);
        let _ = write!(elements, r#"<rect x="{x}" y="{y}" width="64" height="64" fill="{WALNUT}"/>"#);
    }
    let base = r#"<path d="M74 214 H204 C212 214 214 222 214 228 H64 C64 222 66 214 74 214 Z"/>"#;
    let silhouette = format!(r#"<path d="{KNIGHT}"/>{base}"#);
    let piece = format!(
        r##"<defs><linearGradient id="ivory" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#FFF8E9"/><stop offset="1" stop-color="#E4D0AC"/></linearGradient></defs>
        <g fill="url(#ivory)" stroke="#3A2619" stroke-width="6" stroke-linejoin="round">{silhouette}</g>
        <g fill="none" stroke="#3A2619" stroke-width="6" stroke-linecap="round"><path d="M140 76 C164 88 178 118 178 160"/><path d="M67 148 L72 146"/></g>
        <circle cx="106" cy="96" r="6.5" fill="#3A2619"/>"##
    );
    finish(&drawing(&(elements + &shadow(&silhouette) + &piece)))
}

/// Four cards, one of each suit, fanned on green felt.
pub fn bridge() -> Picture {
    const SPADE: &str = "M0 -17 C5 -8 17 -2 17 7 C17 15 7 17 2.5 10 C3 15 5 18 8 20 H-8 C-5 18 -3 15 -2.5 10 C-7 17 -17 15 -17 7 C-17 -2 -5 -8 0 -17 Z";
    const HEART: &str = "M0 18 C-6 9 -18 2 -18 -7 C-18 -17 -5 -20 0 -9 C5 -20 18 -17 18 -7 C18 2 6 9 0 18 Z";
    const DIAMOND: &str = "M0 -20 C4 -12 9 -6 15 0 C9 6 4 12 0 20 C-4 12 -9 6 -15 0 C-9 -6 -4 -12 0 -20 Z";
    const CLUB: &str = "M-2.5 8 C-7 17 -19 13 -18 4 C-17 -4 -10 -6 -6 -4 C-12 -10 -9 -20 0 -20 C9 -20 12 -10 6 -4 C10 -6 17 -4 18 4 C19 13 7 17 2.5 8 C3 14 5 17 8 20 H-8 C-5 17 -3 14 -2.5 8 Z";
    const RED: &str = "#C8402C";
    const BLACK: &str = "#26221F";
    let mut elements = format!(r#"<rect width="256" height="256" fill="{FELT}"/>"#);
    let cards = [(-27.0, CLUB, BLACK), (-9.0, DIAMOND, RED), (9.0, HEART, RED), (27.0, SPADE, BLACK)];
    elements += r##"<filter id="soft" x="-0.3" y="-0.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="4"/></filter>
        <linearGradient id="card" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFFCF4"/><stop offset="1" stop-color="#EFE6D4"/></linearGradient>"##;
    for (turn, suit, colour) in cards {
        let _ = write!(
            elements,
            r##"<g transform="rotate({turn} 128 246)">
              <rect x="86" y="70" width="84" height="120" rx="9" filter="url(#soft)" opacity="0.55"/>
              <rect x="86" y="64" width="84" height="120" rx="9" fill="url(#card)" stroke="#B9AA90" stroke-width="1"/>
              <path transform="translate(106 87) scale(0.68)" d="{suit}" fill="{colour}"/>
            </g>"##
        );
    }
    let _ = write!(
        elements,
        r#"<path transform="rotate(27 128 246) translate(132 134) scale(1.25)" d="{SPADE}" fill="{BLACK}"/>"#
    );
    finish(&drawing(&elements))
}

/// Two rows of carved pits with stones of many tints.
pub fn mancala() -> Picture {
    const TINTS: [&str; 6] = ["#E2B65A", "#C65A3A", "#5E93B8", "#8DAE63", "#EADBC0", "#9C6B9E"];
    const PLACES: [(f32, f32); 4] = [(-11.0, 8.0), (12.0, 10.0), (1.0, -11.0), (-16.0, -9.0)];
    let mut elements = format!(
        r##"<defs>
          <radialGradient id="pit" cx="0.5" cy="0.62" r="0.62"><stop offset="0" stop-color="#54341F"/><stop offset="0.75" stop-color="#3B2314"/><stop offset="1" stop-color="#2A180D"/></radialGradient>
          <linearGradient id="lip" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#1F120A" stop-opacity="0.9"/><stop offset="1" stop-color="#D8A471" stop-opacity="0.9"/></linearGradient>
          <radialGradient id="shine" cx="0.36" cy="0.28" r="0.75"><stop offset="0" stop-color="#FFF" stop-opacity="0.75"/><stop offset="0.4" stop-color="#FFF" stop-opacity="0.08"/><stop offset="1" stop-color="#000" stop-opacity="0.38"/></radialGradient>
        </defs>
        <rect width="256" height="256" fill="#8A5A38"/>
        <g fill="none" stroke="{WALNUT}" stroke-opacity="0.35" stroke-width="3">
          <path d="M-10 26 C70 14 150 40 270 22"/><path d="M-10 128 C60 116 180 140 270 124"/><path d="M-10 232 C80 244 170 220 270 236"/>
          <path d="M-10 8 C90 20 160 0 270 10"/><path d="M-10 142 C90 132 150 150 270 140"/><path d="M-10 250 C90 240 160 256 270 246"/>
        </g>"##
    );
    let stones = [3, 1, 4, 2, 4, 3];
    for (pit, count) in stones.into_iter().enumerate() {
        let (x, y) = (52.0 + 76.0 * (pit % 3) as f32, 78.0 + 100.0 * (pit / 3) as f32);
        let _ = write!(
            elements,
            r#"<ellipse cx="{x}" cy="{y}" rx="33" ry="41" fill="url(#pit)" stroke="url(#lip)" stroke-width="3"/>"#
        );
        for (stone, (dx, dy)) in PLACES.into_iter().take(count).enumerate() {
            let (cx, cy, tint) = (x + dx, y + dy * 1.3, TINTS[(stone * 2 + pit) % TINTS.len()]);
            let _ = write!(
                elements,
                r##"<ellipse cx="{cx}" cy="{}" rx="12" ry="11" fill="#000" opacity="0.4"/><ellipse cx="{cx}" cy="{cy}" rx="12" ry="11" fill="{tint}"/><ellipse cx="{cx}" cy="{cy}" rx="12" ry="11" fill="url(#shine)"/>"##,
                cy + 3.5
            );
        }
    }
    finish(&drawing(&elements))
}

/// Pegs and links of two players crossing on a drilled board.
pub fn twixt() -> Picture {
    const PITCH: f32 = 41.0;
    let place = |column: i32, row: i32| (25.5 + PITCH * column as f32, 25.5 + PITCH * row as f32);
    let mut elements = String::from(
        r##"<defs><radialGradient id="gloss" cx="0.35" cy="0.28" r="0.8"><stop offset="0" stop-color="#FFF" stop-opacity="0.85"/><stop offset="0.35" stop-color="#FFF" stop-opacity="0.05"/><stop offset="1" stop-color="#000" stop-opacity="0.4"/></radialGradient></defs>
        <rect width="256" height="256" fill="#D9CBB0"/>"##,
    );
    for hole in 0..36 {
        let (x, y) = place(hole % 6, hole / 6);
        let _ = write!(
            elements,
            r##"<circle cx="{x}" cy="{}" r="5.4" fill="#F3E9D4"/><circle cx="{x}" cy="{y}" r="5.2" fill="#7C6B52"/><circle cx="{x}" cy="{}" r="4.2" fill="#54462F"/>"##,
            y + 1.4,
            y + 0.6
        );
    }
    let links: [(&str, &[(i32, i32)]); 2] =
        [(SECOND, &[(0, 3), (2, 4), (4, 3), (5, 5)]), (FIRST, &[(4, 0), (2, 1), (1, 3)])];
    for (colour, pegs) in links {
        let points: Vec<String> = pegs.iter().map(|&(c, r)| place(c, r)).map(|(x, y)| format!("{x} {y}")).collect();
        let path = format!("M{}", points.join(" L"));
        let _ = write!(
            elements,
            r##"<g fill="none" stroke-linecap="round" stroke-linejoin="round">
              <path d="{path}" transform="translate(0 6)" stroke="#000" stroke-opacity="0.28" stroke-width="11"/>
              <path d="{path}" stroke="{colour}" stroke-width="11"/>
              <path d="{path}" transform="translate(-0.5 -2)" stroke="#FFF" stroke-opacity="0.42" stroke-width="3"/>
            </g>"##
        );
        for &(column, row) in pegs {
            let (x, y) = place(column, row);
            let _ = write!(
                elements,
                r##"<circle cx="{x}" cy="{}" r="14" fill="#000" opacity="0.3"/><circle cx="{x}" cy="{y}" r="14" fill="{colour}"/><circle cx="{x}" cy="{y}" r="14" fill="url(#gloss)"/>"##,
                y + 5.0
            );
        }
    }
    finish(&drawing(&elements))
}

/// Squared paper with dots, inked edges and two taken boxes.
pub fn dots() -> Picture {
    // Two squares of the paper to each box, with the dots on the crossings of its lines.
    const START: f32 = 32.0;
    const PITCH: f32 = 64.0;
    let place = |position: u32| START + PITCH * position as f32;
    let paper = textures::paper();
    let crop = Picture::from_pixels(SIZE, SIZE, |x, y| paper.pixel(x + 16, y + 16).map(f32::from));
    let boxes = format!(
        r##"<rect x="{0}" y="{0}" width="{PITCH}" height="{PITCH}" fill="{FIRST}" opacity="0.72"/>
        <circle cx="{1}" cy="{1}" r="14" fill="#FFF6E6"/>
        <clipPath id="box"><rect x="{2}" y="{0}" width="{PITCH}" height="{PITCH}"/></clipPath>
        <rect x="{2}" y="{0}" width="{PITCH}" height="{PITCH}" fill="{SECOND}" opacity="0.22"/>
        <g clip-path="url(#box)" stroke="{SECOND}" stroke-width="3.4" opacity="0.85"><path d="{3}"/></g>
        <rect x="{4}" y="{5}" width="23" height="23" rx="3" fill="#F6EFDE" stroke="{SECOND}" stroke-width="6"/>"##,
        place(1),
        place(1) + PITCH * 0.5,
        place(2),
        (-6..7)
            .map(|i| format!("M{} {} l{PITCH} -{PITCH}", place(2) + 10.2 * i as f32, place(2)))
            .collect::<Vec<_>>()
            .concat(),
        place(2) + PITCH * 0.5 - 11.5,
        place(1) + PITCH * 0.5 - 11.5,
    );
    // Column and row of the upper or left end, and whether the edge runs to the right.
    let edges: [(u32, u32, bool); 11] = [
        (1, 1, true),
        (1, 2, true),
        (1, 1, false),
        (2, 1, false),
        (2, 1, true),
        (2, 2, true),
        (3, 1, false),
        (0, 0, true),
        (0, 2, false),
        (2, 3, true),
        (1, 2, false),
    ];
    let strokes: Vec<Stroke> = edges
        .iter()
        .zip(1..)
        .map(|(&(column, row, across), seed)| {
            let from = (place(column), place(row));
            let to = if across { (from.0 + PITCH, from.1) } else { (from.0, from.1 + PITCH) };
            Stroke::new(from, to, 6.4, 0.6, 1.6, seed)
        })
        .collect();
    let ink = channels(INK);
    let lines = Picture::white(SIZE, SIZE, |x, y| strokes.iter().map(|stroke| stroke.ink(x, y, 7)).fold(0.0, f32::max));
    let points = (0..16)
        .map(|dot| format!(r#"<circle cx="{}" cy="{}" r="7.6" fill="{INK}"/>"#, place(dot % 4), place(dot / 4)))
        .collect::<Vec<_>>()
        .concat();
    finish(&crop.under(&drawing(&boxes)).under(&lines.tinted(ink)).under(&drawing(&points)))
}

/// A slate with a grid and crosses of chalk, the last one still in the light.
pub fn notakto() -> Picture {
    let slate = textures::slate();
    let crop = Picture::from_pixels(SIZE, SIZE, |x, y| slate.pixel(x + 40, y + 190).map(f32::from));
    let grid = [
        Stroke::new((96.0, 30.0), (94.0, 228.0), 9.0, 1.5, 2.0, 11),
        Stroke::new((162.0, 28.0), (164.0, 226.0), 9.0, -1.5, 2.0, 12),
        Stroke::new((30.0, 95.0), (228.0, 94.0), 9.0, 1.5, 2.0, 13),
        Stroke::new((28.0, 162.0), (228.0, 163.0), 9.0, -1.5, 2.0, 14),
    ];
    let cross = |column: u32, row: u32, seed: u32| {
        let (x, y) = (62.0 + 67.0 * column as f32, 62.0 + 67.0 * row as f32);
        [
            Stroke::new((x - 19.0, y - 20.0), (x + 19.0, y + 20.0), 11.0, 2.0, 2.0, seed),
            Stroke::new((x + 20.0, y - 19.0), (x - 19.0, y + 19.0), 11.0, -2.0, 2.0, seed + 1),
        ]
    };
    let chalk = |strokes: &[Stroke]| {
        Picture::white(SIZE, SIZE, |x, y| strokes.iter().map(|stroke| stroke.chalk(x, y, 5)).fold(0.0, f32::max))
    };
    let older: Vec<Stroke> = [cross(1, 1, 21), cross(2, 0, 31), cross(0, 2, 61)].into_iter().flatten().collect();
    finish(
        &crop
            .under(&chalk(&grid).tinted([178.0, 178.0, 172.0]))
            .under(&chalk(&older).tinted(channels(CREAM)))
            .under(&chalk(&cross(2, 2, 41)).tinted(channels(LAMP))),
    )
}

/// The icon: a board in the light of a lamp.
pub fn icon(size: u32) -> Picture {
    Picture::from_svg(size, size, 256.0, &icon_drawing())
}

fn icon_drawing() -> String {
    // The board lies on the table: `across` and `down` from 0 to 1, further rows are narrower and lower.
    let corner = |across: f32, down: f32| {
        let depth = down.powf(1.25);
        let half = mix(60.0, 96.0, depth);
        (128.0 + half * (2.0 * across - 1.0), mix(142.0, 222.0, depth))
    };
    let mut fields = String::new();
    for field in 0..16_u8 {
        let (column, row) = (f32::from(field % 4), f32::from(field / 4));
        let points: Vec<String> = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
            .map(|(dx, dy)| corner((column + dx) / 4.0, (row + dy) / 4.0))
            .map(|(x, y)| format!("{x:.2},{y:.2}"))
            .to_vec();
        let colour = if (field + field / 4) % 2 == 0 { "#F0D3A0" } else { "#8A5430" };
        let _ = write!(fields, r#"<polygon points="{}" fill="{colour}"/>"#, points.join(" "));
    }
    format!(
        r##"<defs>
          <radialGradient id="room" cx="0.5" cy="0.62" r="0.75"><stop offset="0" stop-color="#4A392B"/><stop offset="0.55" stop-color="{PANEL}"/><stop offset="1" stop-color="{ROOM}"/></radialGradient>
          <linearGradient id="beam" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFD58A" stop-opacity="0.78"/><stop offset="1" stop-color="#FFD58A" stop-opacity="0.05"/></linearGradient>
          <linearGradient id="shade" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#F4B858"/><stop offset="0.5" stop-color="{LAMP}"/><stop offset="1" stop-color="#B9761F"/></linearGradient>
          <radialGradient id="away" cx="0.5" cy="0.45" r="0.62"><stop offset="0" stop-color="#FFF3D0" stop-opacity="0.28"/><stop offset="0.5" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.5"/></radialGradient>
          <linearGradient id="edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#FFF1D6" stop-opacity="0.22"/><stop offset="1" stop-color="#FFF1D6" stop-opacity="0.04"/></linearGradient>
        </defs>
        <rect x="4" y="4" width="248" height="248" rx="54" fill="url(#room)"/>
        <g transform="translate(128 128) scale(1.05) translate(-128 -133)">
        <polygon points="30,227 226,227 226,234 30,234" fill="#4E2E19"/>
        <polygon points="30,227 62,138 194,138 226,227" fill="#6A3F22"/>
        {fields}
        <polygon points="30,227 62,138 194,138 226,227" fill="url(#away)"/>
        <polygon points="92,88 164,88 226,227 30,227" fill="url(#beam)"/>
        <ellipse cx="94" cy="196" rx="23" ry="10" fill="#000" opacity="0.4"/>
        <ellipse cx="94" cy="190" rx="22" ry="11" fill="#A9521A"/><ellipse cx="94" cy="184" rx="22" ry="11" fill="{FIRST}"/>
        <ellipse cx="160" cy="166" rx="19" ry="8" fill="#000" opacity="0.4"/>
        <ellipse cx="160" cy="161" rx="18" ry="8.5" fill="#24609E"/><ellipse cx="160" cy="156" rx="18" ry="8.5" fill="{SECOND}"/>
        <path d="M128 16 V46" stroke="#0D0A08" stroke-width="5"/>
        <path d="M116 44 H140 C140 60 176 66 178 88 H78 C80 66 116 60 116 44 Z" fill="url(#shade)"/>
        <ellipse cx="128" cy="88" rx="50" ry="8" fill="#FFF0C4"/></g>
        <rect x="5.5" y="5.5" width="245" height="245" rx="52.5" fill="none" stroke="url(#edge)" stroke-width="3"/>"##
    )
}
