//! Links: which points they join, and which of them cross.
//!
//! Two points are a knight's move apart if their distances along the two axes are 1 and 2. The segment between them has no
//! lattice point inside. So two links that share no end cross exactly if each separates the ends of the other, which the
//! signs of four orientations tell (de Berg et al., *Computational Geometry*, chapter 2); links that share an end never
//! cross. Every link is crossed by at most nine others.

use std::fmt::{self, Display, Formatter};
use std::sync::LazyLock;

use crate::point::Point;

/// The eight knight's moves as (columns, rows), clockwise from the upper right. The first four lead to the right; the
/// opposite of direction `d` is `d ^ 4`.
pub const DIRECTIONS: [(i8, i8); 8] = [(1, -2), (2, -1), (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2)];

/// A link between two points a knight's move apart, named by its left end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Link {
    /// The left end.
    left: Point,
    /// The right end.
    right: Point,
}

impl Link {
    /// The link between two points, in either order; `None` if they are not a knight's move apart.
    pub fn between(a: Point, b: Point) -> Option<Self> {
        let (left, right) = if a.col <= b.col { (a, b) } else { (b, a) };
        let steps = (right.col - left.col, right.row.abs_diff(left.row));
        matches!(steps, (1, 2) | (2, 1)).then_some(Self { left, right })
    }

    /// Its two ends, the left one first.
    pub const fn ends(self) -> [Point; 2] {
        [self.left, self.right]
    }

    /// Whether two links cross. Links with a common end do not.
    pub fn crosses(self, other: Self) -> bool {
        let [a, b] = self.ends();
        let [c, d] = other.ends();
        let apart = |p, q, r, s| orientation(p, q, r) * orientation(p, q, s) < 0;
        apart(a, b, c, d) && apart(c, d, a, b)
    }
}

/// Whether a link crosses the segment between two points, or has an end on it between them.
pub(crate) fn separates(link: Link, a: Point, b: Point) -> bool {
    let [c, d] = link.ends();
    let side = |p, q, r| orientation(p, q, r).signum();
    let between = |point: Point| {
        let (cols, rows) = ([a.col.min(b.col), a.col.max(b.col)], [a.row.min(b.row), a.row.max(b.row)]);
        let is_within = (cols[0]..=cols[1]).contains(&point.col) && (rows[0]..=rows[1]).contains(&point.row);
        side(a, b, point) == 0 && is_within && point != a && point != b
    };
    side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0 || between(c) || between(d)
}

/// Positive if `r` lies to the one side of the line from `p` to `q`, negative if to the other, 0 if on it.
fn orientation(p: Point, q: Point, r: Point) -> i32 {
    let difference = |a: u8, b: u8| i32::from(a) - i32::from(b);
    difference(q.col, p.col) * difference(r.row, p.row) - difference(q.row, p.row) * difference(r.col, p.col)
}

impl Display for Link {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.left, self.right)
    }
}

/// A link that crosses another one, as seen from the left end of that one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Crossing {
    /// Columns and rows from there to the left end of this one.
    pub offset: (i8, i8),
    /// Its direction, one of the first four.
    pub direction: u8,
}

/// For each of the first four directions the links that cross a link in it.
pub(crate) static CROSSINGS: LazyLock<[Vec<Crossing>; 4]> = LazyLock::new(|| {
    // Any point far enough from the edge will do.
    let origin = Point::new(10, 10);
    let link = |from: Point, direction: u8| {
        let (col, row) = DIRECTIONS[usize::from(direction)];
        let to = Point::new(from.col.wrapping_add_signed(col), from.row.wrapping_add_signed(row));
        Link { left: from, right: to }
    };
    std::array::from_fn(|direction| {
        let crossed = link(origin, direction as u8);
        let offsets = (-3..=3).flat_map(|col| (-3..=3).map(move |row| (col, row)));
        let all = offsets.flat_map(|offset| (0..4).map(move |direction| Crossing { offset, direction }));
        all.filter(|other| {
            let (col, row) = other.offset;
            let left = Point::new(origin.col.wrapping_add_signed(col), origin.row.wrapping_add_signed(row));
            crossed.crosses(link(left, other.direction))
        })
        .collect()
    })
});
