//! Bodies seen slightly from above: samples of their surfaces in a depth buffer, shaded under the lamp.

use std::f32::consts::TAU;

use super::profile::{Point, Profile};
use super::relief::puffed;
use super::{AXIS, SIZE};
use crate::noise::mix;
use crate::picture::Picture;

/// A point or direction in space: to the right, down, and towards the viewer, in units of the drawing.
pub type Vector = [f32; 3];

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
const LIGHT: Vector = [-0.48, -0.72, 0.501_198_6];

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

    /// Adds a body turned on a lathe around an upright axis through `centre` (right, towards the viewer), without the
    /// parts that `cut` takes away by their angle (0 to the right, a quarter turn towards the viewer) and height.
    pub fn turn(&mut self, profile: &Profile, centre: (f32, f32), cut: impl Fn(f32, f32) -> bool) {
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
                let angle = TAU * part as f32 / around as f32;
                let (sin, cos) = angle.sin_cos();
                if !cut(angle, y) {
                    let normal = [outward * cos, down, outward * sin];
                    self.add([centre.0 + r * cos, y, centre.1 + r * sin], normal, open);
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

    /// Adds a carving that faces the viewer: puffed-up shapes, each with its flatness, laid on each other at a depth.
    pub fn carve(&mut self, layers: &[(&Picture, f32)], depth: f32) {
        let edge = SIZE as usize;
        let mut heights = vec![0.0_f32; edge * edge];
        for (shape, flatness) in layers {
            for (height, puffed) in heights.iter_mut().zip(puffed(shape)) {
                *height += flatness * puffed;
            }
        }
        let at = |field: &dyn Fn(usize) -> f32, x: f32, y: f32| {
            let (left, top) = (x.floor() as usize, y.floor() as usize);
            let place = top * edge + left;
            let (u, v) = (x.fract(), y.fract());
            mix(mix(field(place), field(place + 1), u), mix(field(place + edge), field(place + edge + 1), u), v)
        };
        let solid = |place: usize| f32::from(layers[0].0.pixel((place % edge) as u32, (place / edge) as u32)[3]);
        let height = |place: usize| heights[place];
        let fine = 1.0 / FINENESS as f32;
        for row in 2 * FINENESS..(SIZE - 2) * FINENESS {
            for column in 2 * FINENESS..(SIZE - 2) * FINENESS {
                let (x, y) = ((column as f32 + 0.5) * fine, (row as f32 + 0.5) * fine);
                // The fields are known in the middles of the pixels.
                let (u, v) = (x - 0.5, y - 0.5);
                if at(&solid, u, v) > 127.0 {
                    let slope = [
                        at(&height, u + 1.0, v) - at(&height, u - 1.0, v),
                        at(&height, u, v + 1.0) - at(&height, u, v - 1.0),
                    ];
                    let normal = [-slope[0] * 0.5, -slope[1] * 0.5, 1.0];
                    let length = (normal[0] * normal[0] + normal[1] * normal[1] + 1.0).sqrt();
                    let depth = depth + at(&height, u, v);
                    self.put((x, y), Seen { depth, normal: normal.map(|part| part / length), open: 1.0 });
                }
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
        let room = 0.5 - 0.5 * seen.normal[1];
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
        .rev()
        .take_while(|above| y - above.1 < REACH)
        .map(|above| (above.0 - r) / (y - above.1 + 4.0) * (1.0 - (y - above.1) / REACH))
        .fold(0.0, f32::max);
    1.0 - 0.62 * (overhang / (1.0 + overhang))
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
