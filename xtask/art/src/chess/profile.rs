//! Shapes that are the same on both sides of an upright axis, given by their right side alone.

use std::fmt::Write;

/// A point in units of the drawing.
pub type Point = (f32, f32);

/// The right side of a shape, from its top to its bottom: Bézier curves with their ends, distances counted from the axis.
pub struct Profile {
    start: Point,
    /// The two control points and the end of each curve. Straight lines are curves whose control points lie on them.
    curves: Vec<[Point; 3]>,
}

impl Profile {
    /// Reads SVG path data of absolute `M`, `L` and `C` commands.
    ///
    /// # Panics
    /// If the data are anything else.
    pub fn new(data: &str) -> Self {
        let mut commands = data.split(['M', 'L', 'C']).skip(1).map(points);
        let start = commands.next().expect("a profile starts somewhere")[0];
        let mut curves: Vec<[Point; 3]> = Vec::new();
        for command in commands {
            let from = curves.last().map_or(start, |curve| curve[2]);
            curves.push(match command[..] {
                [to] => [between(from, to, 1.0 / 3.0), between(from, to, 2.0 / 3.0), to],
                [first, second, to] => [first, second, to],
                _ => panic!("{command:?} is neither a line nor a curve"),
            });
        }
        Self { start, curves }
    }

    /// Points along the right side, at most `step` apart.
    pub fn sampled(&self, step: f32) -> Vec<Point> {
        let mut points = vec![self.start];
        for &[first, second, to] in &self.curves {
            let from = points[points.len() - 1];
            // The control polygon is at least as long as the curve, and the speed along it at most three halves of the mean.
            let length = distance(from, first) + distance(first, second) + distance(second, to);
            let parts = (length * 1.5 / step).ceil().max(1.0) as u32;
            points.extend((1..=parts).map(|part| {
                let t = part as f32 / parts as f32;
                let [a, b, c] = [between(from, first, t), between(first, second, t), between(second, to, t)];
                between(between(a, b, t), between(b, c, t), t)
            }));
        }
        points
    }

    /// SVG path data of the whole closed shape around an axis at `axis`.
    pub fn path(&self, axis: f32) -> String {
        let mut path = format!("M{} {}", axis + self.start.0, self.start.1);
        for curve in &self.curves {
            push(&mut path, curve.map(|(x, y)| (axis + x, y)));
        }
        let end = self.curves.last().map_or(self.start, |curve| curve[2]);
        let _ = write!(path, "L{} {}", axis - end.0, end.1);
        for (index, &[first, second, _]) in self.curves.iter().enumerate().rev() {
            let to = index.checked_sub(1).map_or(self.start, |before| self.curves[before][2]);
            push(&mut path, [second, first, to].map(|(x, y)| (axis - x, y)));
        }
        path + "Z"
    }
}

fn points(numbers: &str) -> Vec<Point> {
    let numbers: Vec<f32> =
        numbers.split_whitespace().map(|number| number.parse().expect("path data are numbers")).collect();
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

fn between(from: Point, to: Point, part: f32) -> Point {
    (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part)
}

fn distance(from: Point, to: Point) -> f32 {
    (to.0 - from.0).hypot(to.1 - from.1)
}

fn push(path: &mut String, [first, second, to]: [Point; 3]) {
    let _ = write!(path, "C{} {} {} {} {} {}", first.0, first.1, second.0, second.1, to.0, to.1);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_is_the_same_on_both_sides() {
        let path = Profile::new("M0 10 C5 10 9 14 9 20 L6 40").path(100.0);
        assert_eq!(
            path,
            "M100 10C105 10 109 14 109 20C108 26.666668 107 33.333336 106 40L94 40C93 33.333336 92 26.666668 91 20C91 14 95 10 100 10Z"
        );
    }

    #[test]
    fn samples_lie_on_the_curve_and_close_together() {
        // A quarter of a circle of radius 100, which a cubic follows to a thirtieth of a unit.
        let quarter = Profile::new("M0 0 C55.23 0 100 44.77 100 100").sampled(0.5);
        assert_eq!((quarter[0], quarter[quarter.len() - 1]), ((0.0, 0.0), (100.0, 100.0)));
        assert!(quarter.windows(2).all(|pair| distance(pair[0], pair[1]) <= 0.5));
        assert!(quarter.iter().all(|&point| (distance(point, (0.0, 100.0)) - 100.0).abs() < 0.04));
    }
}
