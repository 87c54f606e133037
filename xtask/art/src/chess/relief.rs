//! Carved shapes: a flat drawing puffed up to a relief.

use super::SIZE;
use crate::picture::Picture;

/// Rounds of relaxation after which the largest shape of a piece has settled.
const ROUNDS: u32 = 260;

/// Over-relaxation that lets a field of this size settle fastest (Young's optimum, 2 / (1 + sin(pi / n)), for the widest shape).
const RELAXATION: f32 = 1.95;

/// The height of a puffed-up shape at each pixel of its drawing: that of a ball over a disc, and as round over any other shape.
///
/// The square of a ball's height falls off evenly in all directions: its Laplacian is the same everywhere. The heights are the roots
/// of the solution of that equation with zero at the shape's edge.
pub fn puffed(shape: &Picture) -> Vec<f32> {
    let edge = SIZE as usize;
    let inside: Vec<bool> =
        (0..SIZE).flat_map(|y| (0..SIZE).map(move |x| (x, y))).map(|(x, y)| shape.pixel(x, y)[3] > 127).collect();
    let mut squares = vec![0.0_f32; edge * edge];
    let places: Vec<usize> = (edge + 1..edge * (edge - 1) - 1).filter(|&place| inside[place]).collect();
    for _ in 0..ROUNDS {
        for &place in &places {
            let around = squares[place - 1] + squares[place + 1] + squares[place - edge] + squares[place + edge];
            squares[place] += RELAXATION * ((around + 4.0) * 0.25 - squares[place]);
        }
    }
    squares.into_iter().map(|square| square.max(0.0).sqrt()).collect()
}
