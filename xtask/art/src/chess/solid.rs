//! Bodies seen slightly from above: samples of their surfaces in a depth buffer, shaded under the lamp.

use std::f64::consts::TAU;

use super::material::Material;
use super::profile::{Point, Profile};
use super::relief::Relief;
use super::{AXIS, SIZE, Vector};
use crate::noise::mix;
use crate::picture::Picture;

/// Samples across and down for each pixel of the picture.
const FINENESS: u32 = 4;

/// Units between neighbouring samples of a surface: a little less than those of the raster, so that no holes stay.
const STEP: f32 = 0.8 / FINENESS as f32;

/// Sine and cosine of the angle at which the viewer looks down on the board: 12 degrees.
const TILT: (f32, f32) = (0.207_911_7, 0.978_147_6);

/// The height at which drawings put the table, and the line of the picture on which the middle of a piece's foot stands.
const TABLE: f32 = 231.0;
const FOOT: f32 = 221.0;

/// Where the light comes from: above, left, and before the board. Length 1.
const LIGHT: Vector = [-0.44, -0.56, 0.702_0];

/// Steps of lightness from the deepest shade to full light: within a piece and, where its pixels also differ in how much
/// of them is covered, at its rim; and the steps of that coverage.
const TONES: f32 = 72.0;
const RIM_TONES: f32 = 10.0;
const COVERAGES: f32 = 8.0;

/// What is seen at one sample of the raster.
#[derive(Clone, Copy)]
struct Seen {
    /// How near to the viewer.
    depth: f32,
    /// How light it is there.
    tone: f32,
}

/// The raster on which a piece takes shape.
pub struct Scene {
    gloss: f32,
    samples: Vec<Option<Seen>>,
}

impl Scene {
    /// An empty raster for a piece that mirrors so much of the lamp, 0 to 1.
    pub fn new(gloss: f32) -> Self {
        Self { gloss, samples: vec![None; ((SIZE * FINENESS) * (SIZE * FINENESS)) as usize] }
    }

    /// Adds a point of a surface.
    fn add(&mut self, [x, y, z]: Vector, normal: Vector, open: f32) {
        let (sin, cos) = TILT;
        if normal[2] * cos - normal[1] * sin <= 0.0 {
            return;
        }
        let height = y - TABLE;
        self.put((AXIS + x, FOOT + height * cos + z * sin), z * cos - height * sin, normal, open);
    }

    /// Adds a sample at a place of the picture unless something nearer is there.
    fn put(&mut self, (x, y): Point, depth: f32, normal: Vector, open: f32) {
        let edge = SIZE * FINENESS;
        let (column, row) = ((x * FINENESS as f32) as u32, (y * FINENESS as f32) as u32);
        if column < edge && row < edge {
            let place = &mut self.samples[(row * edge + column) as usize];
            if place.is_none_or(|there| there.depth < depth) {
                *place = Some(Seen { depth, tone: tone(normal, open, self.gloss) });
            }
        }
    }

    /// Adds a body turned on a lathe around an upright axis at `centre`, to the right of the piece's axis and before it.
    /// `finish` says of each point, as seen from the body's own axis, how much light it keeps; what keeps none is cut away.
    pub fn turn(&mut self, profile: &Profile, centre: (f32, f32), finish: impl Fn(Vector) -> f32) {
        let points = profile.sampled(STEP);
        for (index, pair) in points.windows(2).enumerate() {
            let ((r, y), (dr, dy)) = (pair[0], (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1));
            let length = dr.hypot(dy);
            if length == 0.0 {
                continue;
            }
            let (outward, down) = (dy / length, -dr / length);
            let open = openness(&points, index);
            let around = (TAU as f32 * r / STEP).ceil().max(1.0) as u32;
            for part in 0..around {
                // In double precision, so that all systems round to the same sample.
                let (sin, cos) = (TAU * f64::from(part) / f64::from(around)).sin_cos();
                let (sin, cos) = (sin as f32, cos as f32);
                let kept = finish([r * cos, y, r * sin]);
                if kept > 0.0 {
                    let normal = [outward * cos, down, outward * sin];
                    self.add([centre.0 + r * cos, y, centre.1 + r * sin], normal, open * kept);
                }
            }
        }
    }

    /// Adds an upright wall along a ray from the axis at `angle`, from one radius to another and one height to another,
    /// seen from the side of smaller angles if `before`, else from that of larger ones.
    pub fn wall(&mut self, angle: f32, radii: (f32, f32), heights: (f32, f32), before: bool) {
        let (sin, cos) = angle.sin_cos();
        let normal = if before { [sin, 0.0, -cos] } else { [-sin, 0.0, cos] };
        let steps = |(from, to): (f32, f32)| {
            let count = ((to - from) / STEP).ceil() as u32;
            (0..=count).map(move |step| mix(from, to, step as f32 / count as f32))
        };
        for r in steps(radii) {
            for y in steps(heights) {
                self.add([r * cos, y, r * sin], normal, 0.8);
            }
        }
    }

    /// Adds a carving that faces the viewer at a depth.
    pub fn carve(&mut self, relief: &Relief, depth: f32) {
        let middles = || (0..SIZE * FINENESS).map(|sample| (sample as f32 + 0.5) / FINENESS as f32);
        for (x, y) in middles().flat_map(|y| middles().map(move |x| (x, y))) {
            if relief.covers(x, y) {
                let (normal, open) = (relief.normal(x, y), relief.openness(x, y));
                self.put((x, y), depth + relief.height(x, y), normal, open);
            }
        }
    }

    /// The picture of the piece in a material. It has fewer than 256 colours, so that its file is small.
    pub fn shaded(&self, material: &Material) -> Picture {
        let piece = Picture::from_pixels(SIZE, SIZE, |x, y| {
            let samples: Vec<f32> = self.samples_of(x, y).map(|seen| seen.tone).collect();
            if samples.is_empty() {
                return [0.0; 4];
            }
            let coverage = samples.len() as f32 / (FINENESS * FINENESS) as f32;
            let tone = samples.iter().sum::<f32>() / samples.len() as f32;
            let [r, g, b] = material.colour(rounded(tone, if coverage < 1.0 { RIM_TONES } else { TONES }));
            [r, g, b, 255.0 * rounded(coverage, COVERAGES)]
        });
        grown(&piece, material.outline_width).tinted(material.outline).under(&piece)
    }

    /// What is seen at the samples of a pixel at which anything is.
    fn samples_of(&self, x: u32, y: u32) -> impl Iterator<Item = &Seen> {
        let rows = y * FINENESS..(y + 1) * FINENESS;
        rows.flat_map(move |row| {
            let left = ((row * SIZE + x) * FINENESS) as usize;
            &self.samples[left..left + FINENESS as usize]
        })
        .flatten()
    }
}

/// A value in steps of which so many make 1.
fn rounded(value: f32, steps: f32) -> f32 {
    (value * steps).round() / steps
}

/// How light a place of a surface is, from 0 in the deepest shade to 1 in full light and beyond where the lamp is mirrored.
fn tone(normal: Vector, open: f32, gloss: f32) -> f32 {
    let dot = |a: Vector, b: Vector| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    // Blinn's highlight: a surface that faces halfway between lamp and viewer mirrors the one to the other.
    let halfway = [LIGHT[0], LIGHT[1] - TILT.0, LIGHT[2] + TILT.1];
    let mirrored = (dot(normal, halfway) / dot(halfway, halfway).sqrt()).max(0.0).powi(28);
    // The board throws some of the light of the room back.
    let room = 0.6 - 0.4 * normal[1];
    let lamp = dot(normal, LIGHT).max(0.0);
    open * ((0.30 * room + 0.70 * lamp).min(1.0) + gloss * mirrored)
}

/// How much of the room a place of a profile sees past what juts out above it, 0 to 1.
fn openness(points: &[Point], index: usize) -> f32 {
    const REACH: f32 = 26.0;
    let (r, y) = points[index];
    let overhang = points[..index]
        .iter()
        .map(|&(jut, top)| (jut - r, y - top))
        .filter(|(out, up)| *out > 0.0 && (0.0..REACH).contains(up))
        .map(|(out, up)| out / (up + 4.0) * (1.0 - up / REACH))
        .fold(0.0, f32::max);
    1.0 - 0.5 * (overhang / (1.0 + overhang))
}

/// A picture's shape grown by so many pixels on all sides, in white.
fn grown(piece: &Picture, width: f32) -> Picture {
    let reach = width.ceil() as i32;
    let near: Vec<(i32, i32, f32)> = (-reach..=reach)
        .flat_map(|dy| (-reach..=reach).map(move |dx| (dx, dy)))
        .map(|(dx, dy)| (dx, dy, (width + 0.5 - ((dx * dx + dy * dy) as f32).sqrt()).clamp(0.0, 1.0)))
        .filter(|place| place.2 > 0.0)
        .collect();
    let opacity = |x: i32, y: i32| {
        let inside = (0..SIZE as i32).contains(&x) && (0..SIZE as i32).contains(&y);
        if inside { f32::from(piece.pixel(x as u32, y as u32)[3]) / 255.0 } else { 0.0 }
    };
    Picture::white(SIZE, SIZE, |x, y| {
        let opacities = near.iter().map(|&(dx, dy, weight)| weight * opacity(x as i32 + dx, y as i32 + dy));
        rounded(opacities.fold(0.0, f32::max), COVERAGES)
    })
}
