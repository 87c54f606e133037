//! Bodies seen slightly from above: samples of their surfaces in a depth buffer, shaded under the lamp.

use std::f32::consts::TAU;

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

/// What is seen at one sample of the raster.
#[derive(Clone, Copy)]
struct Seen {
    /// How near to the viewer.
    depth: f32,
    normal: Vector,
    /// Part of the light of the room that reaches the place, 0 to 1.
    open: f32,
}

/// Colours of a polished material from its deepest shade over its own colour to where the lamp shines on it.
pub struct Material {
    pub shade: [f32; 3],
    pub body: [f32; 3],
    pub light: [f32; 3],
    /// How much of the lamp is mirrored, 0 to 1.
    pub gloss: f32,
    /// The line around the piece, and how many pixels wide it is.
    pub outline: [f32; 3],
    pub outline_width: f32,
}

/// The raster on which a piece takes shape.
pub struct Scene(Vec<Option<Seen>>);

impl Scene {
    pub fn new() -> Self {
        Self(vec![None; ((SIZE * FINENESS) * (SIZE * FINENESS)) as usize])
    }

    /// Adds a point of a surface.
    fn add(&mut self, [x, y, z]: Vector, normal: Vector, open: f32) {
        let (sin, cos) = TILT;
        if normal[2] * cos - normal[1] * sin <= 0.0 {
            return;
        }
        let height = y - TABLE;
        self.put((AXIS + x, FOOT + height * cos + z * sin), Seen { depth: z * cos - height * sin, normal, open });
    }

    fn put(&mut self, (x, y): Point, seen: Seen) {
        let edge = SIZE * FINENESS;
        let (column, row) = ((x * FINENESS as f32) as u32, (y * FINENESS as f32) as u32);
        if column < edge && row < edge {
            let place = &mut self.0[(row * edge + column) as usize];
            if place.is_none_or(|there| there.depth < seen.depth) {
                *place = Some(seen);
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
            let around = (TAU * r / STEP).ceil().max(1.0) as u32;
            for part in 0..around {
                let (sin, cos) = (TAU * part as f32 / around as f32).sin_cos();
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
                self.put((x, y), Seen { depth: depth + relief.height(x, y), normal, open });
            }
        }
    }

    /// The picture of the piece in a material.
    pub fn shaded(&self, material: &Material) -> Picture {
        let edge = SIZE * FINENESS;
        let piece = Picture::from_pixels(SIZE, SIZE, |x, y| {
            let mut sum = [0.0_f32; 4];
            for row in y * FINENESS..(y + 1) * FINENESS {
                for column in x * FINENESS..(x + 1) * FINENESS {
                    if let Some(seen) = &self.0[(row * edge + column) as usize] {
                        let colour = material.lit(seen);
                        sum = [sum[0] + colour[0], sum[1] + colour[1], sum[2] + colour[2], sum[3] + 1.0];
                    }
                }
            }
            let count = sum[3].max(1.0);
            [sum[0] / count, sum[1] / count, sum[2] / count, 255.0 * sum[3] / (FINENESS * FINENESS) as f32]
        });
        outline(&piece, material.outline_width).tinted(material.outline).under(&piece)
    }
}

impl Material {
    fn lit(&self, seen: &Seen) -> [f32; 3] {
        let dot = |a: Vector, b: Vector| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        let viewer = [0.0, -TILT.0, TILT.1];
        let middle = [LIGHT[0] + viewer[0], LIGHT[1] + viewer[1], LIGHT[2] + viewer[2]];
        // The board throws some of the light back.
        let room = 0.6 - 0.4 * seen.normal[1];
        let lamp = dot(seen.normal, LIGHT).max(0.0);
        let level = seen.open * (0.30 * room + 0.70 * lamp);
        let mirrored =
            (dot(seen.normal, middle) / dot(middle, middle).sqrt()).max(0.0).powi(28) * self.gloss * seen.open;
        // Half of the range leads to the body's own colour.
        let tone = |i: usize| {
            if level < 0.5 {
                mix(self.shade[i], self.body[i], level * 2.0)
            } else {
                mix(self.body[i], self.light[i], (level * 2.0 - 1.0).min(1.0))
            }
        };
        [0, 1, 2].map(|i| mix(tone(i), 255.0, mirrored))
    }
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
fn outline(piece: &Picture, width: f32) -> Picture {
    let reach = width.ceil() as i32;
    let near: Vec<(i32, i32, f32)> = (-reach..=reach)
        .flat_map(|dy| (-reach..=reach).map(move |dx| (dx, dy)))
        .map(|(dx, dy)| (dx, dy, (width + 0.5 - (dx as f32).hypot(dy as f32)).clamp(0.0, 1.0)))
        .filter(|place| place.2 > 0.0)
        .collect();
    let opacity = |x: i32, y: i32| {
        let inside = (0..SIZE as i32).contains(&x) && (0..SIZE as i32).contains(&y);
        if inside { f32::from(piece.pixel(x as u32, y as u32)[3]) / 255.0 } else { 0.0 }
    };
    Picture::white(SIZE, SIZE, |x, y| {
        near.iter().map(|&(dx, dy, weight)| weight * opacity(x as i32 + dx, y as i32 + dy)).fold(0.0, f32::max)
    })
}
