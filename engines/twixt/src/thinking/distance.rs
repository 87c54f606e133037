//! How far a player is from connecting, if the other player may spoil the best way at every step.
//!
//! The two-distance of van Rijswijck (*Search and Evaluation in Hex*, 2002), carried over to pegs and links: a free point
//! is one peg farther from a border row than the second nearest of the points to which it could be linked, for the other
//! player can take away the nearest; a group of linked pegs is as far as the second nearest free point around it. Where
//! there is no second way, the first costs [`ONLY_WAY`] more. Links of the other player cut ways off.

use parlour_core::Seat;

use super::ties::{SETUPS, Ties, border_shape, is_open};
use crate::field::Field;
use crate::grid::bits;

/// What a peg costs.
pub(crate) const PEG: u16 = 4;

/// What it costs more if the other player leaves only one way.
const ONLY_WAY: u16 = 5;

/// What it costs to rely on a tie, which takes a peg once the other player intrudes.
const TIE: u16 = 1;

/// Farther than everything that can be reached.
pub(crate) const FAR: u16 = 400;

/// No point or group.
const NONE: u16 = u16::MAX;

/// Measures distances. It keeps its lists to be used again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Meter {
    /// The distance of every free point, a peg there included, and of every group by its root; [`FAR`] if unknown.
    value: Vec<u16>,
    /// The distance of the nearest neighbour of a point or group, if only one is known.
    nearest: Vec<u16>,
    /// The first peg of the group with that root, and the next peg of the group of a peg.
    head: Vec<u16>,
    next: Vec<u16>,
    /// What may be at a distance.
    waiting: Vec<Vec<u16>>,
}

impl Meter {
    /// Measures from a border row of `seat` (0 or 1) to the other; gives the distance between them. Unless the `whole`
    /// board is asked for, it ends there.
    pub fn measure(&mut self, field: &Field, ties: &Ties, seat: Seat, border: usize, whole: bool) -> u16 {
        self.begin(field, seat);
        let grid = field.grid();
        let (start, goal) = (field.root_of_border(seat, border), field.root_of_border(seat, 1 - border));
        self.waiting[0].push(start as u16);
        for index in grid.border(seat, border == 1).filter(|&index| field.may_put(seat, index)) {
            self.waiting[usize::from(PEG)].push(index as u16);
        }
        self.approach_border(field, ties, seat, border);
        let points = grid.points();
        for distance in 0..FAR {
            while let Some(place) = self.waiting[usize::from(distance)].pop() {
                let place = usize::from(place);
                if self.value[place] != FAR {
                    continue;
                }
                self.value[place] = distance;
                if place == goal && !whole {
                    self.waiting.iter_mut().for_each(Vec::clear);
                    return distance;
                }
                // Roots are pegs or border rows.
                if place >= points || field.owner(place) == Some(seat) {
                    self.leave_group(field, ties, seat, place, distance);
                } else {
                    self.leave_point(field, ties, seat, place, distance, (border, goal));
                }
            }
        }
        self.value[goal]
    }

    /// The distance of a free point, a peg there included.
    pub fn value(&self, index: usize) -> u16 {
        self.value[index]
    }

    fn begin(&mut self, field: &Field, seat: Seat) {
        let places = field.grid().points() + 4;
        for (list, filling) in
            [(&mut self.value, FAR), (&mut self.nearest, FAR), (&mut self.head, NONE), (&mut self.next, NONE)]
        {
            list.clear();
            list.resize(places, filling);
        }
        self.waiting.resize_with(usize::from(FAR), Vec::new);
        for peg in field.pegs(seat) {
            let root = field.root(peg);
            self.next[peg] = self.head[root];
            self.head[root] = peg as u16;
        }
    }

    /// The points around a group are a peg farther: whoever takes one of the ways to the group away leaves another.
    fn leave_group(&mut self, field: &Field, ties: &Ties, seat: Seat, root: usize, distance: u16) {
        for partner in ties.partners(seat, root) {
            self.wait(partner, distance + TIE);
        }
        let mut peg = self.head[root];
        while peg != NONE {
            let at = usize::from(peg);
            for direction in bits(ties.open(field, seat, at)) {
                let to = field.grid().towards(at, direction);
                if field.is_empty(to) && self.value[to] == FAR && self.nearest[to] != 0 {
                    // Nothing can come nearer to this point.
                    self.nearest[to] = 0;
                    self.wait(to, distance + PEG);
                }
            }
            for shape in SETUPS.iter() {
                let Some(to) = field.grid().offset(at, shape.offset) else { continue };
                if self.value[to] == FAR && field.may_put(seat, to) && is_open(field, seat, at, shape) {
                    self.wait(to, distance + PEG + TIE);
                }
            }
            peg = self.next[at];
        }
    }

    /// The points from which a peg would be tied to the border row.
    fn approach_border(&mut self, field: &Field, ties: &Ties, seat: Seat, border: usize) {
        for height in [1, 2] {
            for along in 0..field.setup().size.into() {
                let point = field.grid().above(seat, border, height, along);
                let tied = |index| {
                    border_shape(field, seat, border, index).is_some_and(|shape| is_open(field, seat, index, shape))
                };
                if field.may_put(seat, point) && tied(point) {
                    self.wait(point, PEG + TIE);
                }
            }
        }
        for point in ties.at_border(field, seat, border).filter(|&point| field.is_empty(point)) {
            self.wait(point, PEG + TIE);
        }
    }

    fn leave_point(
        &mut self,
        field: &Field,
        ties: &Ties,
        seat: Seat,
        index: usize,
        distance: u16,
        (border, goal): (usize, usize),
    ) {
        let grid = field.grid();
        for direction in bits(ties.open(field, seat, index)) {
            let to = grid.towards(index, direction);
            if field.is_empty(to) {
                self.arrive(to, distance, PEG);
            } else if field.owner(to) == Some(seat) {
                self.arrive(field.root(to), distance, 0);
            }
        }
        if grid.border_of(seat, index) == Some(1 - border) {
            self.arrive(goal, distance, 0);
        }
    }

    /// A neighbour of a point or group is at a distance: the first lets it be reached if need be, the second surely.
    fn arrive(&mut self, place: usize, distance: u16, cost: u16) {
        match self.nearest[place] {
            FAR => {
                self.nearest[place] = distance;
                self.wait(place, distance + ONLY_WAY + cost);
            }
            0 => {}
            _ => {
                self.nearest[place] = 0;
                self.wait(place, distance + cost);
            }
        }
    }

    fn wait(&mut self, place: usize, distance: u16) {
        if let Some(waiting) = self.waiting.get_mut(usize::from(distance)) {
            waiting.push(place as u16);
        }
    }
}
