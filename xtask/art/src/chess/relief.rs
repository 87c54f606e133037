//! Carvings: drawings puffed up to a relief and worked over with a chisel.

use super::{SIZE, Vector};
use crate::noise::mix;
use crate::picture::Picture;

/// Rounds of relaxation after which the largest shape of a piece has settled.
const ROUNDS: u32 = 260;

/// How far each round overshoots; near the best value for a shape as wide as a piece (Young's successive over-relaxation).
const RELAXATION: f32 = 1.95;

/// The places around a point to which it is compared to find out whether it lies in a hollow.
const AROUND: [(f32, f32); 8] =
    [(4.0, 0.0), (-4.0, 0.0), (0.0, 4.0), (0.0, -4.0), (2.8, 2.8), (-2.8, 2.8), (2.8, -2.8), (-2.8, -2.8)];

/// A shape with a height at each pixel.
pub struct Relief {
    opacities: Vec<f32>,
    heights: Vec<f32>,
}

impl Relief {
    /// A shape puffed up to so much of its full roundness, on which the opacity of further drawings raises so many units,
    /// or cuts if negative.
    pub fn new(shape: &Picture, roundness: f32, chisel: &[(Picture, f32)]) -> Self {
        let opacities = opacities(shape);
        let mut heights: Vec<f32> = puffed(&opacities).into_iter().map(|height| height * roundness).collect();
        for (drawing, units) in chisel {
            for (height, opacity) in heights.iter_mut().zip(self::opacities(drawing)) {
                *height += units * opacity;
            }
        }
        Self { opacities, heights }
    }

    /// Whether a point of the picture belongs to the shape.
    pub fn covers(&self, x: f32, y: f32) -> bool {
        at(&self.opacities, x, y) > 0.5
    }

    /// Units towards the viewer.
    pub fn height(&self, x: f32, y: f32) -> f32 {
        at(&self.heights, x, y)
    }

    /// Where the surface faces.
    pub fn normal(&self, x: f32, y: f32) -> Vector {
        let right = (self.height(x + 1.0, y) - self.height(x - 1.0, y)) * 0.5;
        let down = (self.height(x, y + 1.0) - self.height(x, y - 1.0)) * 0.5;
        let length = (right * right + down * down + 1.0).sqrt();
        [-right / length, -down / length, 1.0 / length]
    }

    /// How much of the light of the room reaches a place, 0 to 1: less in a hollow.
    pub fn openness(&self, x: f32, y: f32) -> f32 {
        let around = AROUND.iter().map(|(dx, dy)| self.height(x + dx, y + dy)).sum::<f32>() / AROUND.len() as f32;
        1.0 - ((around - self.height(x, y)) * 0.28).clamp(0.0, 0.6)
    }
}

/// The opacity of each pixel, 0 to 1.
fn opacities(picture: &Picture) -> Vec<f32> {
    (0..SIZE * SIZE).map(|place| f32::from(picture.pixel(place % SIZE, place / SIZE)[3]) / 255.0).collect()
}

/// The value of a field, known in the middles of the pixels, at any point; its edge goes on for ever.
fn at(field: &[f32], x: f32, y: f32) -> f32 {
    let last = (SIZE - 1) as f32;
    let (x, y) = ((x - 0.5).clamp(0.0, last), (y - 0.5).clamp(0.0, last));
    let (left, top) = (x as usize, y as usize);
    let (right, bottom) = ((left + 1).min(SIZE as usize - 1), (top + 1).min(SIZE as usize - 1));
    let value = |column: usize, row: usize| field[row * SIZE as usize + column];
    let along = |row: usize| mix(value(left, row), value(right, row), x.fract());
    mix(along(top), along(bottom), y.fract())
}

/// The height of a puffed-up shape at each pixel: that of a ball over a disc, and as round over any other shape.
///
/// The Laplacian of the square of a ball's height is -4 everywhere. The heights are the roots of the solution of that
/// equation, with zero where the shape ends, found by successive over-relaxation.
fn puffed(opacities: &[f32]) -> Vec<f32> {
    let edge = SIZE as usize;
    let inner = edge + 1..edge * (edge - 1) - 1;
    let inside: Vec<usize> = inner.filter(|&place| opacities[place] > 0.5).collect();
    let mut squares = vec![0.0_f32; edge * edge];
    for _ in 0..ROUNDS {
        for &place in &inside {
            let around = squares[place - 1] + squares[place + 1] + squares[place - edge] + squares[place + edge];
            squares[place] += RELAXATION * ((around + 4.0) * 0.25 - squares[place]);
        }
    }
    squares.into_iter().map(|square| square.max(0.0).sqrt()).collect()
}

#[cfg(test)]
mod tests {
    use super::super::drawing;
    use super::*;

    #[test]
    fn a_disc_is_puffed_up_to_a_ball() {
        let relief = Relief::new(&drawing(r#"<circle cx="128" cy="128" r="60"/>"#), 1.0, &[]);
        for (across, height) in [(0.0, 60.0), (36.0, 48.0), (48.0, 36.0)] {
            let found = relief.height(128.0 + across, 128.0);
            assert!((found - height).abs() < 1.5, "{found} for {height}");
        }
        let [right, down, front] = relief.normal(164.0, 128.0);
        assert!((right - 0.6).abs() < 0.03 && down.abs() < 0.03 && (front - 0.8).abs() < 0.03);
        assert!(relief.covers(128.0, 70.0) && !relief.covers(128.0, 66.0));
    }

    #[test]
    fn a_groove_is_lower_and_darker() {
        let plain = drawing(r#"<circle cx="128" cy="128" r="60"/>"#);
        let groove = drawing(r##"<path d="M100 128 H156" stroke="#000" stroke-width="4"/>"##);
        let relief = Relief::new(&plain, 0.5, &[(groove, -5.0)]);
        assert!((relief.height(128.0, 120.0) - relief.height(128.0, 128.0) - 5.0).abs() < 0.5);
        assert!(relief.openness(128.0, 128.0) < relief.openness(128.0, 116.0));
    }
}
