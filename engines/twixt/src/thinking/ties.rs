//! Pegs that belong together without a link: virtual connections.
//!
//! Two pegs that two knight's moves join can be linked over either of two points (the five setups of the players), and a
//! peg one or two rows from its border row over either of two points of it. That is a tie as long as the other player
//! cannot spoil both ways with one peg: by taking one of the points, or with links to older pegs that cross the ways.
//! Who has a tie answers an intrusion; so a tie counts as joined, and as a wall for the other player (the principle of
//! virtual connections: Anshelevich, *A Hierarchical Approach to Computer Hex*, 2002).

use std::sync::LazyLock;

use parlour_core::Seat;

use super::templates::Templates;
use crate::field::Field;
use crate::geometry::{DIRECTIONS, Link, separates};
use crate::grid::bits;
use crate::point::Point;

/// Columns and rows.
pub(super) type Offset = (i8, i8);

/// Links of the other player that lead through something: points, seen from its first peg, with directions.
pub(super) type Wall = Vec<(Offset, u8)>;

/// The directions of the links of a way: from the first peg to the point that the way needs, and to there from the second
/// peg, if there is one.
type Way = (u8, Option<u8>);

/// Where one peg of the other player may spoil both ways.
#[derive(Clone, Copy, Debug)]
struct Spoiler {
    /// The point, seen from the first peg.
    offset: Offset,
    /// For each way the directions from there whose links cross it; all, if the point is the one that the way needs.
    crossing: [u8; 2],
    /// The ways that need the point, as bits.
    takes: u8,
}

/// Two pegs, or a peg and a border row, with two ways between them.
#[derive(Clone, Debug)]
pub(super) struct Shape {
    /// From the first peg to the second.
    pub offset: Offset,
    pub ways: [Way; 2],
    spoilers: Vec<Spoiler>,
    wall: Wall,
}

/// The middle of a large enough board, from which shapes are measured.
const ORIGIN: Point = Point::new(20, 20);

fn at(offset: Offset) -> Point {
    Point::new(ORIGIN.col.wrapping_add_signed(offset.0), ORIGIN.row.wrapping_add_signed(offset.1))
}

fn sum(a: Offset, b: Offset) -> Offset {
    (a.0 + b.0, a.1 + b.1)
}

/// All links near the origin: where from, and the direction.
fn nearby() -> impl Iterator<Item = (Offset, u8)> {
    let offsets = (-6..=6).flat_map(|col| (-6..=6).map(move |row| (col, row)));
    offsets.flat_map(|offset| (0..8).map(move |direction| (offset, direction)))
}

fn link(from: Offset, direction: u8) -> Link {
    let to = sum(from, DIRECTIONS[usize::from(direction)]);
    Link::between(at(from), at(to)).expect("directions are knight's moves")
}

/// The wall between the origin and another point.
pub(super) fn wall(end: Offset) -> Wall {
    let mut wall = Wall::new();
    for (from, direction) in nearby().filter(|&(from, direction)| separates(link(from, direction), ORIGIN, at(end))) {
        match wall.last_mut() {
            Some((last, closed)) if *last == from => *closed |= 1 << direction,
            _ => wall.push((from, 1 << direction)),
        }
    }
    wall
}

impl Shape {
    /// The shape with two ways, each its links and the point that it needs, and with a wall from the origin to `end`.
    fn new(offset: Offset, ways: [Way; 2], lines: [(Vec<Link>, Offset); 2], end: Offset) -> Self {
        let mut spoilers: Vec<Spoiler> = Vec::new();
        for (from, direction) in nearby() {
            let other = link(from, direction);
            let crosses = |way: usize| lines[way].0.iter().any(|own| own.crosses(other));
            if spoilers.last().is_none_or(|last| last.offset != from) {
                let takes = (0..2).filter(|&way| lines[way].1 == from).fold(0, |takes, way| takes | 1 << way);
                spoilers.push(Spoiler { offset: from, crossing: [0; 2], takes });
            }
            let Some(spoiler) = spoilers.last_mut() else { continue };
            for way in 0..2 {
                spoiler.crossing[way] |= u8::from(crosses(way)) << direction;
            }
        }
        spoilers.retain(|spoiler| (0..2).all(|way| spoiler.crossing[way] != 0 || spoiler.takes >> way & 1 == 1));
        Self { offset, ways, spoilers, wall: wall(end) }
    }

    /// The setup of two pegs that far apart, if it is one.
    fn setup(offset: Offset) -> Option<Self> {
        let ways: Vec<(u8, u8)> = (0..64)
            .map(|both| (both / 8, both % 8))
            .filter(|&(first, second)| {
                let [first, second] = [first, second].map(|direction: u8| DIRECTIONS[usize::from(direction)]);
                first == sum(offset, second)
            })
            .collect();
        let &[a, b] = &ways[..] else { return None };
        let line = |(first, second): (u8, u8)| {
            (vec![link((0, 0), first), link(offset, second)], DIRECTIONS[usize::from(first)])
        };
        let ways = [a, b].map(|(first, second)| (first, Some(second)));
        Some(Self::new(offset, ways, [line(a), line(b)], offset))
    }

    /// A peg and the border row `height` rows away in the direction of `step`, one row.
    fn border(step: Offset, height: i8) -> Self {
        let foot = (step.0 * height, step.1 * height);
        let reaches = |direction: &u8| {
            let (cols, rows) = DIRECTIONS[usize::from(*direction)];
            if step.0 == 0 { rows == foot.1 } else { cols == foot.0 }
        };
        let ways: Vec<u8> = (0..8).filter(reaches).collect();
        let line = |way: u8| (vec![link((0, 0), way)], DIRECTIONS[usize::from(way)]);
        Self::new(foot, [(ways[0], None), (ways[1], None)], [line(ways[0]), line(ways[1])], foot)
    }
}

/// The setups, in both directions: first those with the second peg lower, or on the same row and to the right.
pub(super) static SETUPS: LazyLock<Vec<Shape>> = LazyLock::new(|| {
    let offsets = (-4..=4).flat_map(|row| (-4..=4).map(move |col| (col, row))).filter(|&offset| offset != (0, 0));
    let mut shapes: Vec<Shape> = offsets.filter_map(Shape::setup).collect();
    shapes.sort_by_key(|shape| (shape.offset.1, shape.offset.0) < (0, 0));
    shapes
});

/// For each seat and border row a peg one and two rows away.
static BORDERS: LazyLock<[[[Shape; 2]; 2]; 2]> = LazyLock::new(|| {
    let shapes = |step| [1, 2].map(|height| Shape::border(step, height));
    [[shapes((0, -1)), shapes((0, 1))], [shapes((-1, 0)), shapes((1, 0))]]
});

/// The ties of a position. Keeps its lists to be used again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Ties {
    /// For each seat and point the directions in which a peg there would be linked at once.
    near: [Vec<u8>; 2],
    /// For each seat and point the directions in which ties of the other player are in the way.
    walls: [Vec<u8>; 2],
    /// For each seat pairs of groups, or border rows, that are tied, by their roots.
    pairs: [Vec<(u16, u16)>; 2],
    /// Where pegs are, or would be, connected to border rows farther away.
    templates: Templates,
}

impl Ties {
    /// Finds all ties.
    pub fn find(&mut self, field: &Field) {
        let points = field.grid().points();
        self.templates.find(field);
        for seat in [Seat::FIRST, Seat::SECOND] {
            let near = &mut self.near[seat.index()];
            near.clear();
            near.resize(points, 0);
            for peg in field.pegs(seat) {
                for direction in bits(field.open(seat, peg)) {
                    near[field.grid().towards(peg, direction)] |= 1 << (direction ^ 4);
                }
            }
            self.walls[seat.index()].clear();
            self.walls[seat.index()].resize(points, 0);
            self.pairs[seat.index()].clear();
        }
        for seat in [Seat::FIRST, Seat::SECOND] {
            for peg in field.pegs(seat) {
                self.find_setups(field, seat, peg);
                self.find_border(field, seat, peg);
            }
        }
    }

    /// The directions in which a link of `seat` may be made without running into a tie.
    pub fn open(&self, field: &Field, seat: Seat, index: usize) -> u8 {
        field.open(seat, index) & !self.walls[seat.index()][index]
    }

    /// The points from which a peg of `seat` would be connected to a border row three or more rows away.
    pub fn at_border(&self, field: &Field, seat: Seat, border: usize) -> impl Iterator<Item = usize> + '_ {
        self.templates.points(field, seat, border)
    }

    /// The groups or border rows tied to the one with that root.
    pub fn partners(&self, seat: Seat, root: usize) -> impl Iterator<Item = usize> + '_ {
        let root = root as u16;
        self.pairs[seat.index()].iter().filter_map(move |&(a, b)| {
            if a == root { Some(usize::from(b)) } else { (b == root).then_some(usize::from(a)) }
        })
    }

    fn find_setups(&mut self, field: &Field, seat: Seat, peg: usize) {
        let grid = field.grid();
        for shape in &SETUPS[..SETUPS.len() / 2] {
            let Some(other) = grid.offset(peg, shape.offset) else { continue };
            if field.owner(other) == Some(seat)
                && field.root(peg) != field.root(other)
                && self.holds(field, seat, peg, shape)
            {
                self.pairs[seat.index()].push((field.root(peg) as u16, field.root(other) as u16));
                self.build_wall(field, seat, peg, &shape.wall);
            }
        }
    }

    fn find_border(&mut self, field: &Field, seat: Seat, peg: usize) {
        for border in [0, 1] {
            let root = field.root_of_border(seat, border);
            if field.root(peg) == root {
                continue;
            }
            let shape = border_shape(field, seat, border, peg).filter(|shape| self.holds(field, seat, peg, shape));
            let wall = shape.map(|shape| &shape.wall);
            if let Some(wall) = wall.or_else(|| self.templates.wall(field, seat, border, peg)) {
                self.pairs[seat.index()].push((field.root(peg) as u16, root as u16));
                self.build_wall(field, seat, peg, wall);
            }
        }
    }

    /// Whether both ways of a shape are open and cannot be spoilt with one peg.
    fn holds(&self, field: &Field, seat: Seat, from: usize, shape: &Shape) -> bool {
        is_open(field, seat, from, shape)
            && !shape.spoilers.iter().any(|spoiler| {
                let Some(point) = field.grid().offset(from, spoiler.offset) else { return false };
                let links = self.near[seat.other().index()][point];
                let spoils = |way: usize| spoiler.takes >> way & 1 == 1 || links & spoiler.crossing[way] != 0;
                links != 0 && spoils(0) && spoils(1) && field.may_put(seat.other(), point)
            })
    }

    fn build_wall(&mut self, field: &Field, seat: Seat, peg: usize, wall: &Wall) {
        let walls = &mut self.walls[seat.other().index()];
        for &(offset, closed) in wall {
            if let Some(point) = field.grid().offset(peg, offset) {
                walls[point] |= closed;
            }
        }
    }
}

/// The shape of a peg one or two rows from a border row.
pub(super) fn border_shape(field: &Field, seat: Seat, border: usize, point: usize) -> Option<&'static Shape> {
    let height = field.grid().height(seat, border, point);
    BORDERS[seat.index()][border].get(height.checked_sub(1)?)
}

/// Whether both ways of a shape are open. The second end, where it is a point, is not looked at.
pub(super) fn is_open(field: &Field, seat: Seat, from: usize, shape: &Shape) -> bool {
    let is_possible = |point: usize, direction: u8| {
        let direction = usize::from(direction);
        field.open(seat, point) >> direction & 1 == 1
            && (field.may_cross(seat) || field.crossing(seat, field.grid().link(point, direction)).is_none())
    };
    shape.ways.iter().all(|&(first, second)| {
        is_possible(from, first) && {
            let middle = field.grid().towards(from, first.into());
            field.is_empty(middle) && second.is_none_or(|second| is_possible(middle, second ^ 4))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::setup::{Setup, Variant};

    /// A board with some pegs of the second player.
    fn board(pegs: &[usize]) -> Field {
        let mut field = Field::new(Setup { variant: Variant::Pp, size: 13 });
        for &peg in pegs {
            field.put(Seat::SECOND, peg);
        }
        field
    }

    /// Whether there is a reply that joins a peg of the first player to another place, whatever the second does.
    fn survives(field: &mut Field, from: usize, to: impl Fn(&Field) -> usize) -> bool {
        let intrusions: Vec<usize> = field.free(Seat::SECOND).collect();
        intrusions.into_iter().all(|intrusion| {
            field.put(Seat::SECOND, intrusion);
            let replies: Vec<usize> = field.free(Seat::FIRST).collect();
            let joins = replies.into_iter().any(|reply| {
                field.put(Seat::FIRST, reply);
                let is_joined = field.root(from) == field.root(to(field));
                field.take_back();
                is_joined
            });
            field.take_back();
            joins
        })
    }

    /// All pairs of points near one.
    fn pairs(field: &Field, middle: usize) -> Vec<[usize; 2]> {
        let near = (-2..=4).flat_map(|row| (-3..=3).map(move |col| (col, row)));
        let points: Vec<usize> = near.filter_map(|offset| field.grid().offset(middle, offset)).collect();
        let points: Vec<usize> = points.into_iter().filter(|&point| field.may_put(Seat::SECOND, point)).collect();
        points.iter().flat_map(|&a| points.iter().map(move |&b| [a, b])).filter(|[a, b]| a < b).collect()
    }

    #[test]
    fn setups_are_the_five_that_players_know() {
        let mut sizes: Vec<(i8, i8)> = SETUPS
            .iter()
            .map(|shape| {
                (shape.offset.0.abs().max(shape.offset.1.abs()), shape.offset.0.abs().min(shape.offset.1.abs()))
            })
            .collect();
        sizes.sort_unstable();
        sizes.dedup();
        assert_eq!(sizes, [(1, 1), (2, 0), (3, 1), (3, 3), (4, 0)]);
        assert_eq!(SETUPS.len(), 24);
    }

    /// Exhaustive: two pegs of the other player anywhere near, and every intrusion and reply.
    #[test]
    fn a_setup_holds_if_and_only_if_every_intrusion_has_an_answer() {
        let (from, mut held, mut broken) = (4 * 13 + 6, 0, 0);
        for shape in &SETUPS[..SETUPS.len() / 2] {
            let empty = board(&[]);
            let to = empty.grid().offset(from, shape.offset).expect("the board is large enough");
            for pegs in pairs(&empty, from).into_iter().filter(|pegs| !pegs.contains(&from) && !pegs.contains(&to)) {
                let mut field = board(&pegs);
                field.put(Seat::FIRST, from);
                field.put(Seat::FIRST, to);
                let mut ties = Ties::default();
                ties.find(&field);
                let holds = ties.partners(Seat::FIRST, field.root(from)).any(|root| root == field.root(to));
                assert_eq!(holds, survives(&mut field, from, |_| to), "{:?} {pegs:?}", shape.offset);
                if holds { held += 1 } else { broken += 1 }
            }
        }
        assert!(held > 1_000 && broken > 1_000, "{held} {broken}");
    }

    #[test]
    fn a_peg_with_two_open_ways_to_its_border_holds_if_and_only_if_every_intrusion_has_an_answer() {
        let (mut held, mut broken) = (0, 0);
        for from in [13 + 6, 2 * 13 + 6] {
            let empty = board(&[]);
            for pegs in pairs(&empty, from).into_iter().filter(|pegs| !pegs.contains(&from)) {
                let mut field = board(&pegs);
                field.put(Seat::FIRST, from);
                let mut ties = Ties::default();
                ties.find(&field);
                let border = field.root_of_border(Seat::FIRST, 0);
                let holds = ties.partners(Seat::FIRST, field.root(from)).any(|root| root == border);
                let shape = border_shape(&field, Seat::FIRST, 0, from).expect("it is near");
                if !is_open(&field, Seat::FIRST, from, shape) {
                    assert!(!holds, "{from} {pegs:?}");
                    continue;
                }
                let survives = survives(&mut field, from, |field| field.root_of_border(Seat::FIRST, 0));
                assert_eq!(holds, survives, "{from} {pegs:?}");
                if holds { held += 1 } else { broken += 1 }
            }
        }
        assert!(held > 100 && broken > 0, "{held} {broken}");
    }
}
