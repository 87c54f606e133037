//! Small things laid on the boards, all of them white so that the program can tint them.

use crate::noise::{NO_PERIOD, layered, mix, step};
use crate::picture::Picture;

/// The distance of a pixel from the middle of a square picture, 0 in the middle and 1 at its sides.
fn from_middle(x: u32, y: u32, size: u32) -> f32 {
    let half = size as f32 * 0.5;
    (x as f32 + 0.5 - half).hypot(y as f32 + 0.5 - half) / half
}

/// A soft ring around a chosen or focused thing.
pub fn ring() -> Picture {
    Picture::white(128, 128, |x, y| {
        let reach = from_middle(x, y, 128);
        let line = 1.0 - step(0.03, 0.075, (reach - 0.74).abs());
        let halo = (-((reach - 0.74) / 0.11).powi(2)).exp() * 0.5;
        (line.max(halo)) * (1.0 - step(0.9, 1.0, reach))
    })
}

/// Soft light that fades to nothing at the picture's sides.
pub fn glow() -> Picture {
    Picture::white(256, 256, |x, y| {
        let reach = from_middle(x, y, 256).min(1.0);
        (1.0 - reach * reach).powi(3)
    })
}

/// The shadow of a rounded square: solid in the middle half, gone at the sides. Also fit for nine slices of a quarter each.
pub fn shadow() -> Picture {
    const SIZE: f32 = 128.0;
    const SOFTNESS: f32 = 31.0;
    Picture::white(128, 128, |x, y| {
        let inside = |position: u32| ((position as f32 + 0.5 - SIZE * 0.5).abs() - SIZE * 0.25).max(0.0);
        let distance = inside(x).hypot(inside(y)) / SOFTNESS;
        1.0 - step(0.0, 1.0, distance)
    })
}

/// A puff of chalk dust: thick in the middle, torn at the rim.
pub fn dust() -> Picture {
    Picture::white(128, 128, |x, y| {
        let reach = from_middle(x, y, 128);
        let cloud = layered(x as f32 / 26.0, y as f32 / 26.0, NO_PERIOD, 4, 91);
        // The lattice is turned against the pixels so that its cells do not show.
        let (u, v) = ((x as f32 + 0.6 * y as f32) / 4.2, (y as f32 - 0.6 * x as f32) / 4.2);
        let grain = layered(u, v, NO_PERIOD, 3, 93);
        let body = 1.0 - step(0.0, 0.95, reach + (cloud - 0.5) * 1.1);
        body * mix(0.45, 1.0, step(0.3, 0.7, grain)) * (1.0 - step(0.8, 1.0, reach))
    })
}

/// A square of water colour: uneven inside, darker where the pigment dried at its rim.
pub fn wash() -> Picture {
    const SIZE: f32 = 128.0;
    Picture::white(128, 128, |x, y| {
        let (px, py) = (x as f32 + 0.5, y as f32 + 0.5);
        let wander = |seed: u32| (layered(px / 21.0, py / 21.0, NO_PERIOD, 4, seed) - 0.5) * 13.0;
        let (dx, dy) = ((px + wander(95) - SIZE * 0.5).abs() - 44.0, (py + wander(97) - SIZE * 0.5).abs() - 44.0);
        let outside = dx.max(0.0).hypot(dy.max(0.0)) + dx.max(dy).min(0.0) - 8.0;
        let body = 1.0 - step(-1.6, 1.6, outside);
        let rim = (-((outside + 3.0) / 3.2).powi(2)).exp() * 0.22;
        let blotches = layered(px / 34.0, py / 34.0, NO_PERIOD, 3, 99);
        let fibres = layered(px / 2.4, py / 2.4, NO_PERIOD, 2, 101);
        body * (mix(0.50, 0.86, step(0.25, 0.75, blotches)) + rim + (fibres - 0.5) * 0.10)
    })
}

/// The first player's mark: a solid disc.
pub fn mark_first() -> Picture {
    Picture::white_from_svg(128, 128, 128.0, r#"<circle cx="64" cy="64" r="46"/>"#)
}

/// The second player's mark: a hollow square.
pub fn mark_second() -> Picture {
    Picture::white_from_svg(
        128,
        128,
        128.0,
        r##"<rect x="29" y="29" width="70" height="70" rx="11" fill="none" stroke="#000" stroke-width="20"/>"##,
    )
}

/// A tick, drawn in one sweep that grows thicker.
pub fn tick() -> Picture {
    Picture::white_from_svg(
        128,
        128,
        128.0,
        r#"<path d="M22 66 C24 60 32 58 36 63 L53 84 L94 28 C98 22 108 28 104 35 L61 102 C57 108 50 108 46 102 L23 74 C21 71 21 69 22 66 Z"/>"#,
    )
}

/// The head of an arrow that points to the right, with a hollow back and soft edges.
pub fn arrow_head() -> Picture {
    Picture::white_from_svg(
        128,
        128,
        128.0,
        r##"<path d="M22 22 L112 64 L22 106 L36 64 Z" stroke="#000" stroke-width="8" stroke-linejoin="round"/>"##,
    )
}

/// A dot on a field that can be moved to.
pub fn target() -> Picture {
    Picture::white(128, 128, |x, y| 1.0 - step(0.26, 0.31, from_middle(x, y, 128)))
}

/// A ring at the sides of a field on which something can be captured.
pub fn capture() -> Picture {
    Picture::white(128, 128, |x, y| {
        let reach = from_middle(x, y, 128);
        step(0.785, 0.825, reach) * (1.0 - step(0.955, 0.995, reach))
    })
}
