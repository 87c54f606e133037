//! What never changes on a board of one size.

use std::ops::Range;
use std::sync::OnceLock;

use parlour_core::Seat;

use crate::geometry::{CROSSINGS, DIRECTIONS, Link};
use crate::point::Point;
use crate::setup::Setup;

/// The geometry of a board. Points are numbered row by row from 0; the link from point `p` in direction `d`, one of the
/// first four, has the number `4 p + d`.
#[derive(Debug)]
pub(crate) struct Grid {
    size: usize,
    /// What is added to the number of a point to go in a direction.
    steps: [isize; 8],
    /// The column and row of every point, counted from 0: dividing takes long.
    places: Vec<(u8, u8)>,
    /// For every point the directions that do not lead off the board.
    inside: Vec<u8>,
    /// The numbers of the links that cross each link, one list after the other.
    crossings: Vec<u16>,
    /// Where the list of each link begins.
    starts: Vec<u32>,
}

impl Grid {
    /// The geometry of boards of that size, which must be possible.
    pub fn of(size: u8) -> &'static Self {
        static GRIDS: [OnceLock<Grid>; Setup::GREATEST as usize + 1] =
            [const { OnceLock::new() }; Setup::GREATEST as usize + 1];
        GRIDS[usize::from(size)].get_or_init(|| Self::new(size))
    }

    fn new(size: u8) -> Self {
        let side = isize::from(size);
        let steps = DIRECTIONS.map(|(col, row)| isize::from(row) * side + isize::from(col));
        let on_board = |(col, row): (isize, isize)| (0..side).contains(&col) && (0..side).contains(&row);
        let places: Vec<(isize, isize)> = (0..side).flat_map(|row| (0..side).map(move |col| (col, row))).collect();
        let towards = |(col, row): (isize, isize), (by_col, by_row): (i8, i8)| {
            Some((col + isize::from(by_col), row + isize::from(by_row))).filter(|&place| on_board(place))
        };
        let leads = |place, direction: usize| towards(place, DIRECTIONS[direction]).is_some();
        let mask = |place| (0..8).filter(|&d| leads(place, d)).fold(0, |mask, d| mask | 1 << d);
        let (mut crossings, mut starts) = (Vec::new(), vec![0]);
        for &place in &places {
            for direction in 0..4 {
                let crossing = CROSSINGS[direction].iter().filter(|_| leads(place, direction));
                crossings.extend(crossing.filter_map(|crossing| {
                    let (col, row) = towards(place, crossing.offset)?;
                    let number = (row * side + col) as u16 * 4 + u16::from(crossing.direction);
                    leads((col, row), crossing.direction.into()).then_some(number)
                }));
                starts.push(crossings.len() as u32);
            }
        }
        let inside = places.iter().map(|&place| mask(place)).collect();
        let places = places.into_iter().map(|(col, row)| (col as u8, row as u8)).collect();
        Self { size: size.into(), steps, places, inside, crossings, starts }
    }

    /// How many points there are, corners included.
    pub fn points(&self) -> usize {
        self.size * self.size
    }

    /// The number of a point, if the board has it.
    pub fn index(&self, point: Point) -> Option<usize> {
        let inside = |number: u8| (1..=self.size).contains(&usize::from(number));
        let (col, row) = (usize::from(point.col), usize::from(point.row));
        (inside(point.col) && inside(point.row)).then(|| (row - 1) * self.size + col - 1)
    }

    /// The column and row of a point, counted from 0.
    pub fn place(&self, index: usize) -> (u8, u8) {
        self.places[index]
    }

    /// The point of that number.
    pub fn point(&self, index: usize) -> Point {
        let (col, row) = self.place(index);
        Point::new(col + 1, row + 1)
    }

    /// The directions that do not lead off the board, as bits.
    pub fn inside(&self, index: usize) -> u8 {
        self.inside[index]
    }

    /// The point in a direction that does not lead off the board.
    pub fn towards(&self, index: usize, direction: usize) -> usize {
        index.wrapping_add_signed(self.steps[direction])
    }

    /// The point so many columns and rows away, if the board has it.
    pub fn offset(&self, index: usize, (cols, rows): (i8, i8)) -> Option<usize> {
        let (col, row) = self.place(index);
        let move_along = |at: u8, by: i8| at.checked_add_signed(by).map(usize::from).filter(|&to| to < self.size);
        Some(move_along(row, rows)? * self.size + move_along(col, cols)?)
    }

    /// The number of the link that leads from a point in one of the eight directions.
    pub fn link(&self, index: usize, direction: usize) -> usize {
        if direction < 4 { index * 4 + direction } else { self.towards(index, direction) * 4 + (direction ^ 4) }
    }

    /// The two ends of the link of that number, the left one first, each with the direction to the other.
    pub fn ends(&self, link: usize) -> [(usize, usize); 2] {
        let (left, direction) = (link / 4, link % 4);
        [(left, direction), (self.towards(left, direction), direction ^ 4)]
    }

    /// The link of that number.
    pub fn link_at(&self, link: usize) -> Link {
        let [a, b] = self.ends(link).map(|(end, _)| self.point(end));
        Link::between(a, b).expect("directions are knight's moves")
    }

    /// The number of a link, if the board has it.
    pub fn number(&self, link: Link) -> Option<usize> {
        let [left, right] = link.ends().map(|end| self.index(end));
        let (left, right) = (left?, right?);
        (0..4).find(|&d| self.inside(left) >> d & 1 == 1 && self.towards(left, d) == right).map(|d| left * 4 + d)
    }

    /// The numbers of the links that cross the one of that number.
    pub fn crossings(&self, link: usize) -> impl Iterator<Item = usize> + '_ {
        let range: Range<usize> = self.starts[link] as usize..self.starts[link + 1] as usize;
        self.crossings[range].iter().map(|&link| usize::from(link))
    }

    /// The points of the border row at which `seat` starts (`far` is false) or that it must reach: the top and bottom
    /// rows of the first player, the left and right columns of the second.
    pub fn border(&self, seat: Seat, far: bool) -> impl Iterator<Item = usize> + '_ {
        (0..self.size).map(move |along| self.above(seat, far.into(), 0, along))
    }

    /// How many rows, or columns, a point is away from a border row of `seat`.
    pub fn height(&self, seat: Seat, border: usize, index: usize) -> usize {
        let (col, row) = self.place(index);
        let line = usize::from(if seat == Seat::FIRST { row } else { col });
        if border == 0 { line } else { self.size - 1 - line }
    }

    /// How far along the border rows of `seat` a point lies.
    pub fn along(&self, seat: Seat, index: usize) -> usize {
        let (col, row) = self.place(index);
        usize::from(if seat == Seat::FIRST { col } else { row })
    }

    /// The point so many rows, or columns, away from a border row of `seat`, and so far along it.
    pub fn above(&self, seat: Seat, border: usize, height: usize, along: usize) -> usize {
        let line = if border == 0 { height } else { self.size - 1 - height };
        if seat == Seat::FIRST { line * self.size + along } else { along * self.size + line }
    }

    /// On which of the two border rows of `seat` a point lies: 0 or 1; `None` if on neither.
    pub fn border_of(&self, seat: Seat, index: usize) -> Option<usize> {
        let (col, row) = self.place(index);
        let line = usize::from(if seat == Seat::FIRST { row } else { col });
        if line == 0 { Some(0) } else { (line == self.size - 1).then_some(1) }
    }
}

/// The numbers of the bits that are set, ascending.
pub(crate) fn bits(mut mask: u8) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let bit = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        bit
    })
}
