//! Lines as a hand draws them: chalk on slate and ink on paper.

use crate::noise::{NO_PERIOD, hash, layered, mix, smooth, step};
use crate::picture::Picture;

/// The path of one stroke, in pixels.
pub struct Stroke {
    points: Vec<(f32, f32)>,
    width: f32,
}

/// Where a pixel lies as seen from a stroke.
struct Place {
    /// Pixels from the start of the stroke, along it.
    along: f32,
    /// Pixels to the side, negative to the left.
    aside: f32,
    /// Part of the stroke that is drawn at this place, 0 to 1.
    progress: f32,
}

impl Stroke {
    /// A nearly straight stroke from `from` to `to` that sways by up to `sway` pixels and bends by `bend` in its middle.
    pub fn new(from: (f32, f32), to: (f32, f32), width: f32, bend: f32, sway: f32, seed: u32) -> Self {
        const PARTS: u16 = 48;
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy);
        let points = (0..=PARTS)
            .map(|part| {
                let t = f32::from(part) / f32::from(PARTS);
                let aside = bend * 4.0 * t * (1.0 - t) + sway * (layered(t * 4.0, 0.5, NO_PERIOD, 2, seed) * 2.0 - 1.0);
                (from.0 + dx * t - dy / length * aside, from.1 + dy * t + dx / length * aside)
            })
            .collect();
        Self { points, width }
    }

    /// The place of a point as seen from the nearest part of the stroke.
    fn place(&self, x: f32, y: f32) -> Place {
        let total: f32 = self.points.windows(2).map(|pair| (pair[1].0 - pair[0].0).hypot(pair[1].1 - pair[0].1)).sum();
        let mut nearest = (f32::MAX, Place { along: 0.0, aside: 0.0, progress: 0.0 });
        let mut start = 0.0;
        for pair in self.points.windows(2) {
            let (dx, dy) = (pair[1].0 - pair[0].0, pair[1].1 - pair[0].1);
            let length = dx.hypot(dy);
            let (px, py) = (x - pair[0].0, y - pair[0].1);
            let t = ((px * dx + py * dy) / (length * length)).clamp(0.0, 1.0);
            let distance = (px - dx * t).hypot(py - dy * t);
            if distance < nearest.0 {
                let along = start + t * length;
                let aside = distance.copysign(dx * py - dy * px);
                nearest = (distance, Place { along, aside, progress: along / total });
            }
            start += length;
        }
        nearest.1
    }

    /// How much chalk, 0 to 1, the stroke leaves at a pixel of a slate.
    ///
    /// Chalk catches on the grain of the slate, is drawn out in streaks along the stroke, starts heavy and lifts off.
    pub fn chalk(&self, x: u32, y: u32, seed: u32) -> f32 {
        let (px, py) = (x as f32 + 0.5, y as f32 + 0.5);
        let Place { along, aside, progress } = self.place(px, py);
        let edge = (layered(along / 9.0, 3.0, NO_PERIOD, 3, seed) - 0.5) * self.width * 0.22;
        let half = self.width * 0.5 * mix(1.04, 0.9, progress) + edge;
        let reach = aside.abs() / half;
        let body = 1.0 - step(0.55, 1.12, reach);
        // The grain's lattice is turned against the pixels so that its cells do not show.
        let (u, v) = ((px + 0.6 * py) / 4.4, (py - 0.6 * px) / 4.4);
        let grain = layered(u, v, NO_PERIOD, 3, seed.wrapping_add(11));
        let streak = layered(along / 46.0, aside / 2.3, NO_PERIOD, 3, seed.wrapping_add(23));
        let pressure = mix(1.08, 0.80, progress) * body * (1.0 - 0.28 * step(0.0, 0.8, reach));
        let roughness = (grain - 0.5) * 1.5 + (streak - 0.5) * 1.25;
        let caught = step(0.18, 0.72, pressure - roughness) * step(0.0, 0.2, body);
        let dust = 0.10 * (1.0 - step(0.7, 1.75, reach)) * step(0.42, 0.7, grain);
        (caught * mix(0.90, 1.0, hash(x as i32, y as i32, seed))).max(dust)
    }

    /// How much ink, 0 to 1, a pen on the stroke leaves at a pixel of a paper.
    ///
    /// The pen pools a little where it is set down and where it stops, and its line swells and thins with the hand.
    pub fn ink(&self, x: u32, y: u32, seed: u32) -> f32 {
        let (px, py) = (x as f32 + 0.5, y as f32 + 0.5);
        let Place { along, aside, progress } = self.place(px, py);
        let pool = (1.0 - step(0.0, 0.05, progress)) * 0.10 + step(0.955, 1.0, progress) * 0.16;
        let swell = (layered(along / 70.0, 1.0, NO_PERIOD, 3, seed) - 0.5) * 0.30;
        let fibre = (smooth(px / 2.3, py / 2.3, NO_PERIOD, seed.wrapping_add(7)) - 0.5) * self.width * 0.05;
        let half = self.width * 0.5 * (1.0 + swell + pool);
        let body = 1.0 - step(half - 0.9, half + 0.9, aside.abs() + fibre);
        body * mix(0.84, 1.0, layered(along / 26.0, aside / 5.0, NO_PERIOD, 2, seed.wrapping_add(3)))
    }
}

/// One of the hand-drawn crosses of Notakto.
pub fn chalk_cross(seed: u32) -> Picture {
    const SIZE: u32 = 256;
    let shift = |corner: i32| (hash(corner, 0, seed) - 0.5) * 22.0;
    let point = |x: f32, y: f32, corner: i32| (x + shift(corner), y + shift(corner + 10));
    let bend = |stroke: i32| (hash(stroke, 5, seed) - 0.5) * 16.0;
    let strokes = [
        Stroke::new(point(54.0, 50.0, 1), point(204.0, 208.0, 2), 27.0, bend(1), 4.0, seed),
        Stroke::new(point(206.0, 52.0, 3), point(50.0, 206.0, 4), 26.0, bend(2), 4.0, seed + 1),
    ];
    Picture::white(SIZE, SIZE, |x, y| {
        let [first, second] = [0, 1].map(|i| strokes[i].chalk(x, y, seed * 7 + i as u32));
        1.0 - (1.0 - first) * (1.0 - second)
    })
}

/// A straight stroke of chalk across a picture of 512 by 32, for the grids of the slates.
pub fn chalk_line() -> Picture {
    let stroke = Stroke::new((14.0, 16.0), (498.0, 16.0), 15.0, 1.0, 1.2, 3);
    Picture::white(512, 32, |x, y| stroke.chalk(x, y, 41))
}

/// A pen's stroke across a picture of 512 by 40, for the edges of Dots and Boxes.
pub fn ink_line(seed: u32) -> Picture {
    let bend = (hash(1, 1, seed) - 0.5) * 6.0;
    let stroke = Stroke::new((18.0, 20.0), (494.0, 20.0), 15.0, bend, 2.6, seed * 5);
    Picture::white(512, 40, |x, y| stroke.ink(x, y, seed))
}

/// A dot of ink, not quite round.
pub fn ink_dot() -> Picture {
    Picture::white(64, 64, |x, y| {
        let (dx, dy) = (x as f32 - 31.5, y as f32 - 31.5);
        let turn = dy.atan2(dx) / std::f32::consts::TAU + 0.5;
        let radius = 23.0 + (layered(turn * 8.0, 0.5, (8, 8), 2, 9) - 0.5) * 3.4;
        let body = 1.0 - step(radius - 1.2, radius + 1.2, dx.hypot(dy));
        body * mix(0.9, 1.0, smooth(x as f32 / 7.0, y as f32 / 7.0, NO_PERIOD, 2))
    })
}
