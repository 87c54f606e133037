//! What lies on a board of `TwixT`: the board, its holes, pegs and links. All are in shades of grey near white, so that the
//! program can tint them; shadows are black and stay so.

use std::fmt::Write as _;

use crate::noise::{hash, layered, mix, step};
use crate::picture::Picture;

/// Edge of the pictures that tile.
const TILE: u32 = 512;

/// Holes across one tile.
const HOLES: u32 = 4;

/// Pale, fine-grained board, sanded and waxed.
pub fn board() -> Picture {
    Picture::from_pixels(TILE, TILE, |x, y| {
        let (u, v) = (x as f32 / TILE as f32, y as f32 / TILE as f32);
        let clouds = layered(u * 2.0, v * 2.0, (2, 2), 3, 131);
        let fibres = layered(u * 4.0, v * 120.0, (4, 120), 2, 133);
        let fleck = step(0.78, 0.95, layered(u * 24.0, v * 60.0, (24, 60), 2, 137));
        let level = 0.72 + (clouds - 0.5) * 0.5 + (fibres - 0.5) * 0.35 - fleck * 0.2;
        let dither = (hash(x as i32, y as i32, 139) - 0.5) / 24.0;
        let shade = mix(224.0, 255.0, ((level + dither) * 24.0).round() / 24.0);
        [shade, shade, shade, 255.0]
    })
}

/// One drawing repeated for every hole of a tile: `$X` and `$Y` are the middle.
fn holes_of(drawing: impl Fn(f32, f32) -> String) -> Picture {
    let pitch = (TILE / HOLES) as f32;
    let mut elements = String::new();
    for hole in 0..HOLES * HOLES {
        let middle = |n: u32| (n as f32 + 0.5) * pitch;
        elements.push_str(&drawing(middle(hole % HOLES), middle(hole / HOLES)));
    }
    Picture::white_from_svg(TILE, TILE, TILE as f32, &elements)
}

/// Drilled holes, four by four.
pub fn holes() -> Picture {
    holes_of(|x, y| format!(r#"<circle cx="{x}" cy="{y}" r="17"/>"#))
}

/// The lower rims of the holes, on which the lamp shines.
pub fn rims() -> Picture {
    holes_of(|x, y| {
        format!(
            r##"<path d="M{} {y} A19 19 0 0 0 {} {y}" fill="none" stroke="#000" stroke-width="5" stroke-linecap="round"/>"##,
            x - 18.0,
            x + 18.0
        )
    })
}

/// Slanting hatching, for the border rows of the second player.
pub fn hatching() -> Picture {
    let lines: Vec<String> = (-16..16).map(|line| format!("M{} {TILE} l{TILE} -{TILE}", line * 32)).collect();
    let lines = lines.join(" ");
    Picture::white_from_svg(
        TILE,
        TILE,
        TILE as f32,
        &format!(r##"<path d="{lines}" fill="none" stroke="#000" stroke-width="9"/>"##),
    )
}

/// A peg from above, with its shadow.
pub fn peg() -> Picture {
    Picture::from_svg(
        128,
        128,
        128.0,
        r##"<defs>
          <radialGradient id="dusk"><stop offset="0.55" stop-color="#000" stop-opacity="0.5"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
          <radialGradient id="round" cx="0.4" cy="0.32" r="0.75"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="0.55" stop-color="#000" stop-opacity="0.06"/><stop offset="1" stop-color="#000" stop-opacity="0.42"/></radialGradient>
        </defs>
        <ellipse cx="64" cy="74" rx="54" ry="52" fill="url(#dusk)"/>
        <circle cx="64" cy="62" r="44" fill="#FFF"/>
        <circle cx="64" cy="62" r="44" fill="url(#round)"/>"##,
    )
}

/// The light on a round peg.
pub fn shine() -> Picture {
    Picture::white_from_svg(
        128,
        128,
        128.0,
        r#"<defs><radialGradient id="light"><stop offset="0" stop-opacity="0.95"/><stop offset="0.45" stop-opacity="0.5"/><stop offset="1" stop-opacity="0"/></radialGradient></defs>
        <ellipse cx="48" cy="42" rx="22" ry="17" fill="url(#light)" transform="rotate(-35 48 42)"/>"#,
    )
}

/// The square socket in the head of the second player's pegs, with the light on them.
pub fn socket() -> Picture {
    Picture::white_from_svg(
        128,
        128,
        128.0,
        r##"<defs><radialGradient id="light"><stop offset="0" stop-opacity="0.8"/><stop offset="1" stop-opacity="0"/></radialGradient></defs>
        <ellipse cx="46" cy="38" rx="17" ry="11" fill="url(#light)" transform="rotate(-40 46 38)"/>
        <rect x="49" y="48" width="30" height="30" rx="5" fill="none" stroke="#000" stroke-width="8"/>"##,
    )
}

/// A link from peg to peg: a rod, lit along its upper side, with a soft shadow all around.
pub fn link() -> Picture {
    let mut shadow = String::new();
    for step in 0..7 {
        let (reach, dark) = (12.0 - 1.7 * step as f32, 0.035 + 0.012 * step as f32);
        let _ = write!(
            shadow,
            r##"<rect x="{}" y="{}" width="{}" height="{}" rx="{}" fill="#000" opacity="{dark}"/>"##,
            20.0 - reach,
            20.0 - reach + 2.0,
            472.0 + 2.0 * reach,
            24.0 + 2.0 * reach,
            12.0 + reach
        );
    }
    Picture::from_svg(
        512,
        64,
        512.0,
        &format!(
            r##"<defs><linearGradient id="rod" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#C4C4C4"/><stop offset="0.34" stop-color="#FFF"/><stop offset="0.6" stop-color="#D8D8D8"/><stop offset="1" stop-color="#8A8A8A"/></linearGradient></defs>
            {shadow}<rect x="20" y="20" width="472" height="24" rx="12" fill="url(#rod)"/>"##
        ),
    )
}
