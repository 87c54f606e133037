//! The materials of the tables. All of them tile, except for the table top under the lamp.

use std::f32::consts::TAU;

use crate::noise::{hash, layered, mix, smooth, step};
use crate::palette;
use crate::picture::Picture;

/// Edge of the large textures in pixels.
const SIZE: u32 = 512;

/// Squares of the paper across one picture.
const SQUARES: u32 = 16;

/// The colour a part of the way from one colour to another, opaque.
fn ramp(from: [f32; 3], to: [f32; 3], t: f32) -> [f32; 4] {
    let t = t.clamp(0.0, 1.0);
    [mix(from[0], to[0], t), mix(from[1], to[1], t), mix(from[2], to[2], t), 255.0]
}

/// Dark slate that has been wiped often: clouds and streaks of old chalk, grain, and a few bright specks.
pub fn slate() -> Picture {
    Picture::from_pixels(SIZE, SIZE, |x, y| {
        let (u, v) = (x as f32 / SIZE as f32, y as f32 / SIZE as f32);
        let clouds = layered(u * 3.0, v * 3.0, (3, 3), 4, 17);
        // Whole-number combinations of u and v keep slanting streaks tileable.
        let wipes = layered((2.0 * u + v) * 2.0, (2.0 * v - u) * 14.0, (2, 14), 3, 29);
        let grain = layered((u + 2.0 * v) * 64.0, (2.0 * u - v) * 64.0, (64, 64), 3, 31);
        let speck = step(0.9965, 1.0, hash(x as i32, y as i32, 37)) * clouds;
        let dust = step(0.3, 0.85, clouds) * 0.55 + step(0.45, 0.9, wipes) * 0.4;
        let dither = hash(x as i32, y as i32, 43) - 0.5;
        let level = 0.16 + dust * 0.5 + (grain - 0.5) * 0.26 + speck * 0.6;
        ramp([33.0, 35.0, 36.0], [80.0, 83.0, 83.0], (level * 43.0 + dither).round() / 43.0)
    })
}

/// Warm squared paper with faint blue lines, [`SQUARES`] squares across.
pub fn paper() -> Picture {
    const PITCH: u32 = SIZE / SQUARES;
    let (sheet, shade, blue) = ([246.0, 239.0, 222.0], [233.0, 223.0, 201.0], palette::channels("#7FA3CC"));
    let line = |position: u32| {
        let offset = (position % PITCH) as f32 - PITCH as f32 * 0.5 + 0.5;
        1.0 - step(0.5, 1.6, offset.abs())
    };
    Picture::from_pixels(SIZE, SIZE, |x, y| {
        let (u, v) = (x as f32 / SIZE as f32, y as f32 / SIZE as f32);
        let clouds = layered(u * 4.0, v * 4.0, (4, 4), 3, 51);
        let fibres = layered((u + 2.0 * v) * 48.0, (2.0 * u - v) * 48.0, (48, 48), 3, 53);
        let level = (0.10 + (clouds - 0.5) * 0.34 + (fibres - 0.5) * 0.36).clamp(0.0, 1.0);
        let [r, g, b, _] = ramp(sheet, shade, (level * 12.0).round() / 12.0);
        let print = 0.30 + 0.10 * smooth(u * 64.0, v * 64.0, (64, 64), 57);
        let ink = ((line(x).max(line(y)) * print) * 14.0).round() / 14.0;
        ramp([r, g, b], blue, ink)
    })
}

/// The room: very dark, warm wood whose grain one feels rather than sees.
pub fn room() -> Picture {
    Picture::from_pixels(SIZE, SIZE, |x, y| {
        let dither = hash(x as i32, y as i32, 73) - 0.5;
        ramp(SHADE, WOOD, (grain(x, y) * 15.0 + dither).round() / 15.0)
    })
}

/// The same wood as a table top under the lamp, twice as large, lit in its middle. It is stretched and does not tile.
pub fn table() -> Picture {
    const EDGE: u32 = 2 * SIZE;
    const LAMPLIGHT: [f32; 3] = [92.0, 66.0, 34.0];
    Picture::from_pixels(EDGE, EDGE, |x, y| {
        let from_middle = |place: u32| place as f32 / EDGE as f32 * 2.0 - 1.0;
        let distance = from_middle(x).hypot(from_middle(y));
        let light = (1.0 - step(0.0, 1.35, distance)).powi(2);
        let level = (grain(x % SIZE, y % SIZE) * 9.0 + hash(x as i32, y as i32, 73) - 0.5).round() / 9.0;
        let [r, g, b, _] = ramp(SHADE, WOOD, level);
        ramp([r, g, b], LAMPLIGHT, (light * 22.0 + hash(x as i32, y as i32, 79) - 0.5).round() / 22.0 * 0.8)
    })
}

/// The darkest and the lightest of the wood.
const SHADE: [f32; 3] = [18.0, 14.0, 11.0];
const WOOD: [f32; 3] = [36.0, 29.0, 24.0];

/// How light the wood is at a pixel, about from 0 to 1.
fn grain(x: u32, y: u32) -> f32 {
    let (u, v) = (x as f32 / SIZE as f32, y as f32 / SIZE as f32);
    let drift = layered(u * 2.0, v * 2.0, (2, 2), 3, 61);
    let rings = ((v * 9.0 + drift * 2.6) * TAU).sin() * 0.5 + 0.5;
    let pores = layered(u * 6.0, v * 168.0, (6, 168), 2, 67);
    let clouds = layered(u * 2.0, v * 3.0, (2, 3), 3, 71);
    0.5 + (rings - 0.5) * 0.30 + (pores - 0.5) * 0.62 + (clouds - 0.5) * 0.55
}

/// Pale planed wood in shades of grey near white, for the program to tint: the fields of a wooden board.
pub fn chess_wood() -> Picture {
    const EDGE: u32 = 256;
    Picture::from_pixels(EDGE, EDGE, |x, y| {
        let (u, v) = (x as f32 / EDGE as f32, y as f32 / EDGE as f32);
        let drift = layered(u * 1.0, v * 3.0, (1, 3), 2, 111);
        let rings = ((v * 9.0 + drift * 1.6) * TAU).sin() * 0.5 + 0.5;
        let fibres = layered(u * 3.0, v * 96.0, (3, 96), 3, 113);
        let pores = step(0.68, 0.88, smooth(u * 8.0, v * 80.0, (8, 80), 117));
        let clouds = layered(u * 2.0, v * 4.0, (2, 4), 2, 119);
        let level = 0.66 + (rings - 0.5) * 0.22 + (fibres - 0.5) * 0.66 + (clouds - 0.5) * 0.30 - pores * 0.16;
        ramp([204.0; 3], [255.0; 3], (level * 40.0).round() / 40.0)
    })
}

/// Pencil hatching from bottom left to top right, white, as a fill that needs no colour.
pub fn hatch() -> Picture {
    const EDGE: u32 = 128;
    const LINES: f32 = 6.0;
    Picture::white(EDGE, EDGE, |x, y| {
        let (u, v) = ((x as f32 + 0.5) / EDGE as f32, (y as f32 + 0.5) / EDGE as f32);
        let wobble = (layered(u * 3.0, v * 3.0, (3, 3), 2, 81) - 0.5) * 0.34;
        let across = ((u + v) * LINES + wobble).rem_euclid(1.0) - 0.5;
        let width = 0.17 + (layered(u * 4.0, v * 4.0, (4, 4), 2, 83) - 0.5) * 0.10;
        let pencil = mix(0.72, 1.0, layered(u * 40.0, v * 40.0, (40, 40), 2, 85));
        (1.0 - step(width - 0.04, width + 0.05, across.abs())) * pencil
    })
}
