//! The emblem of the program: its icon.

use std::fmt::Write;

use crate::noise::mix;
use crate::palette::{FIRST, LAMP, PANEL, ROOM, SECOND};
use crate::picture::Picture;

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
