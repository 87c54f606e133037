//! What lies on a board of mancala: carved pits, the corners of the board, seeds. Pits are shadow and light alone, so that
//! they can be carved into any wood; seeds are in shades of grey near white, so that the program can tint them.

use crate::noise::step;
use crate::picture::Picture;

/// Edge of the picture of a pit, in pixels.
const PIT: u32 = 192;

/// How far a pixel of a pit's picture lies from its middle, to the right and down, with the rim at 1.
fn in_pit(x: u32, y: u32) -> (f32, f32) {
    let place = |pixel: u32| ((pixel as f32 + 0.5) / PIT as f32 * 2.0 - 1.0) / 0.96;
    (place(x), place(y))
}

/// Opacity in few steps: smooth to the eye, and a small file.
fn stepped(alpha: f32) -> f32 {
    (alpha * 96.0).round() / 96.0
}

/// The shadow in a carved pit: under the lamp above, the upper wall lies in the dark.
pub fn pit() -> Picture {
    Picture::from_pixels(PIT, PIT, |x, y| {
        let (across, down) = in_pit(x, y);
        let reach = across.hypot(down);
        let hollow = 0.36 + 0.20 * reach * reach;
        // The shadow of the upper edge: where the edge, moved down, still covers.
        let shade = step(0.5, 1.3, across.hypot(down - 0.42)) * 0.46;
        let inside = 1.0 - step(0.965, 1.0, reach);
        [12.0, 6.0, 2.0, 255.0 * stepped(inside * (hollow + shade).min(0.86))]
    })
}

/// The light on the lower wall and the lower rim of a pit.
pub fn rim() -> Picture {
    Picture::white(PIT, PIT, |x, y| {
        let (across, down) = in_pit(x, y);
        let reach = across.hypot(down);
        let below = step(-0.1, 0.9, down / reach.max(0.01));
        let line = 1.0 - step(0.012, 0.036, (reach - 0.985).abs());
        let wall = step(0.55, 0.97, reach) * (1.0 - step(0.965, 0.99, reach));
        stepped(below * (0.5 * line).max(0.07 * wall))
    })
}

/// A quarter of a disc, its middle at the lower right: a corner of the board.
pub fn corner() -> Picture {
    Picture::white_from_svg(64, 64, 64.0, r#"<path d="M64 64 V0 A64 64 0 0 0 0 64 Z"/>"#)
}

/// A seed from above with its shadow, in one of three shapes.
pub fn seed(shape: usize) -> Picture {
    let (rx, ry, turn) = [(31.0, 25.0, -24.0), (28.0, 27.0, 12.0), (33.0, 23.0, 38.0)][shape - 1];
    Picture::from_svg(
        96,
        96,
        96.0,
        &format!(
            r##"<defs>
              <radialGradient id="dusk"><stop offset="0.45" stop-color="#000" stop-opacity="0.55"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>
              <radialGradient id="round" cx="0.38" cy="0.3" r="0.8"><stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="0.5" stop-color="#000" stop-opacity="0.1"/><stop offset="1" stop-color="#000" stop-opacity="0.6"/></radialGradient>
              <radialGradient id="light"><stop offset="0" stop-color="#FFF" stop-opacity="0.95"/><stop offset="1" stop-color="#FFF" stop-opacity="0"/></radialGradient>
            </defs>
            <ellipse cx="51" cy="58" rx="{}" ry="{}" fill="url(#dusk)"/>
            <g transform="rotate({turn} 48 46)"><ellipse cx="48" cy="46" rx="{rx}" ry="{ry}" fill="#DDD"/></g>
            <g transform="rotate({turn} 48 46)"><ellipse cx="48" cy="46" rx="{rx}" ry="{ry}" fill="url(#round)"/></g>
            <ellipse cx="38" cy="35" rx="11" ry="7.5" fill="url(#light)" transform="rotate(-32 38 35)"/>"##,
            rx + 8.0,
            ry + 8.0
        ),
    )
}
