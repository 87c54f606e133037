//! Pegs and links as the rules and the searches work on them.

use parlour_core::Seat;

use crate::grid::{Grid, bits};
use crate::groups::Groups;
use crate::setup::Setup;

/// Nobody's: the value of a point without a peg.
const EMPTY: u8 = 2;

/// What came of the link between a new peg and an older one a knight's move away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Linking {
    /// The link of that number was made.
    Made(usize),
    /// It was not, for the link `by` crosses it.
    Refused {
        /// Its number.
        link: usize,
        /// The number of the one that crosses.
        by: usize,
    },
}

/// The pegs and links on a board.
///
/// Pegs are put and taken back like on a stack, quickly enough for a search.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    setup: Setup,
    grid: &'static Grid,
    /// Whether links of each seat may cross one another.
    may_cross: [bool; 2],
    /// For every point who may ever put a peg there, seat 0 as bit 0.
    usable: Vec<u8>,
    /// The seat that owns the peg on each point, or [`EMPTY`].
    owner: Vec<u8>,
    /// For every point the directions in which its peg is linked.
    links: Vec<u8>,
    /// For each seat and point the directions in which a link of that seat is possible: the other end is a point it may
    /// use, and no link of the other player crosses.
    open: [Vec<u8>; 2],
    /// The same of the empty board.
    open_at_first: [Vec<u8>; 2],
    /// The pegs of each seat, in the order in which they came.
    pegs: [Vec<u16>; 2],
    /// Points by links; the last four elements are the border rows, two of each seat.
    groups: Groups,
    hash: u64,
    /// The pegs put, to be taken back.
    frames: Vec<Frame>,
    /// Values of `open` that changed: seat, point and what was there.
    closed: Vec<(u8, u16, u8)>,
}

/// What is needed to take a peg back.
#[derive(Clone, Copy, Debug)]
struct Frame {
    point: u16,
    hash: u64,
    groups: usize,
    closed: usize,
}

impl Field {
    /// The empty board of a setup, which must be possible.
    pub fn new(setup: Setup) -> Self {
        let grid = Grid::of(setup.size);
        let may_use = |seat, index| {
            let (col, row) = grid.place(index);
            setup.may_use(seat, col, row)
        };
        let open = |seat, index| {
            let towards = bits(grid.inside(index)).filter(|&d| may_use(seat, grid.towards(index, d)));
            towards.fold(0, |mask, d| mask | 1 << d)
        };
        let points = grid.points();
        let mut field = Self {
            setup,
            grid,
            may_cross: [setup.variant.own_links_may_cross(); 2],
            usable: (0..points)
                .map(|index| u8::from(may_use(Seat::FIRST, index)) | u8::from(may_use(Seat::SECOND, index)) << 1)
                .collect(),
            owner: vec![EMPTY; points],
            links: vec![0; points],
            open: [Seat::FIRST, Seat::SECOND].map(|seat| (0..points).map(|index| open(seat, index)).collect()),
            open_at_first: [Vec::new(), Vec::new()],
            pegs: [Vec::new(), Vec::new()],
            groups: Groups::new(points + 4),
            hash: mix(u64::from(setup.size) << 8 | setup.variant as u64),
            frames: Vec::new(),
            closed: Vec::new(),
        };
        if !setup.variant.has_corners() {
            // A corner leads nowhere.
            for corner in [0, points - 1, usize::from(setup.size) - 1, points - usize::from(setup.size)] {
                field.open.iter_mut().for_each(|open| open[corner] = 0);
            }
        }
        field.open_at_first = field.open.clone();
        field
    }

    pub fn setup(&self) -> Setup {
        self.setup
    }

    pub fn grid(&self) -> &'static Grid {
        self.grid
    }

    /// Whose peg is on a point.
    pub fn owner(&self, index: usize) -> Option<Seat> {
        let owner = self.owner[index];
        (owner != EMPTY).then_some(Seat(owner))
    }

    /// Whether there is no peg on a point.
    pub fn is_empty(&self, index: usize) -> bool {
        self.owner[index] == EMPTY
    }

    /// The pegs of a seat in the order in which they came.
    pub fn pegs(&self, seat: Seat) -> impl ExactSizeIterator<Item = usize> + '_ {
        self.pegs[seat.index()].iter().map(|&index| usize::from(index))
    }

    /// How many pegs there are.
    pub fn count(&self) -> usize {
        self.pegs.iter().map(Vec::len).sum()
    }

    /// The directions in which the peg on a point is linked, as bits.
    pub fn links(&self, index: usize) -> u8 {
        self.links[index]
    }

    /// The directions in which a link of `seat` is possible, as far as it depends on points and on links of the other.
    pub fn open(&self, seat: Seat, index: usize) -> u8 {
        self.open[seat.index()][index]
    }

    /// A number that tells positions apart: pegs and links, but not whose move it is.
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// A number that tells positions apart that are no mirror images of one another, from left to right or from top to
    /// bottom.
    pub fn mirrored_hash(&self) -> u64 {
        let grid = self.grid;
        let points = grid.points();
        let side = usize::from(self.setup.size);
        let mirror = |image: usize, index: usize| match image {
            0 => index,
            1 => index / side * side + side - 1 - index % side,
            2 => (side - 1 - index / side) * side + index % side,
            _ => points - 1 - index,
        };
        let mut hashes = [0_u64; 4];
        for seat in [Seat::FIRST, Seat::SECOND] {
            for peg in self.pegs(seat) {
                for (image, hash) in hashes.iter_mut().enumerate() {
                    let at = mirror(image, peg) as u64;
                    *hash = hash.wrapping_add(mix(at << 1 | u64::from(seat.0)));
                    for direction in bits(self.links(peg) & 0b1111) {
                        let to = mirror(image, grid.towards(peg, direction)) as u64;
                        *hash = hash.wrapping_add(mix(at.min(to) << 20 | at.max(to) << 4 | 0xF));
                    }
                }
            }
        }
        hashes.into_iter().min().unwrap_or(0)
    }

    /// Whether `seat` may put a peg on a point now.
    pub fn may_put(&self, seat: Seat, index: usize) -> bool {
        self.is_empty(index) && self.usable[index] >> seat.0 & 1 == 1
    }

    /// The points on which `seat` may put a peg, ascending.
    pub fn free(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        (0..self.grid.points()).filter(move |&index| self.may_put(seat, index))
    }

    /// Whether there is a link of that number.
    pub fn has_link(&self, link: usize) -> bool {
        self.links[link / 4] >> (link % 4) & 1 == 1
    }

    /// A link of `seat` that crosses the one of that number.
    pub fn crossing(&self, seat: Seat, link: usize) -> Option<usize> {
        self.grid.crossings(link).find(|&other| self.has_link(other) && self.owner[other / 4] == seat.0)
    }

    /// What keeps `seat` from making the link of that number, whose ends must be its pegs.
    pub fn obstacle(&self, seat: Seat, link: usize) -> Option<usize> {
        let own = || {
            if self.may_cross[seat.index()] { None } else { self.crossing(seat, link) }
        };
        self.crossing(seat.other(), link).or_else(own)
    }

    /// Puts a peg of `seat` on a point, where it must be allowed, and makes all links that can be made.
    pub fn put(&mut self, seat: Seat, index: usize) {
        self.put_watched(seat, index, |_| ());
    }

    /// The same, and tells what came of every link, clockwise.
    pub fn put_watched(&mut self, seat: Seat, index: usize, mut watch: impl FnMut(Linking)) {
        self.frames.push(Frame {
            point: index as u16,
            hash: self.hash,
            groups: self.groups.mark(),
            closed: self.closed.len(),
        });
        self.owner[index] = seat.0;
        self.pegs[seat.index()].push(index as u16);
        self.hash ^= mix((index as u64) << 1 | u64::from(seat.0));
        if let Some(border) = self.grid.border_of(seat, index) {
            self.groups.join(index, self.border(seat, border));
        }
        for direction in bits(self.grid.inside(index)) {
            if self.owner[self.grid.towards(index, direction)] != seat.0 {
                continue;
            }
            let link = self.grid.link(index, direction);
            let is_free = self.open[seat.index()][index] >> direction & 1 == 1;
            if is_free && (self.may_cross[seat.index()] || self.crossing(seat, link).is_none()) {
                self.join(seat, link);
                watch(Linking::Made(link));
            } else {
                let by = self.obstacle(seat, link).expect("only a crossing link refuses one");
                watch(Linking::Refused { link, by });
            }
        }
    }

    /// Takes the peg that came last, with its links.
    pub fn take_back(&mut self) {
        let frame = self.frames.pop().expect("a peg was put");
        let index = usize::from(frame.point);
        for direction in bits(self.links[index]) {
            self.links[self.grid.towards(index, direction)] &= !(1 << (direction ^ 4));
        }
        self.links[index] = 0;
        self.pegs[usize::from(self.owner[index])].pop();
        self.owner[index] = EMPTY;
        for (seat, point, open) in self.closed.drain(frame.closed..).rev() {
            self.open[usize::from(seat)][usize::from(point)] = open;
        }
        self.groups.go_back(frame.groups);
        self.hash = frame.hash;
    }

    /// The same position for a game in which links of `seat` may cross one another: all that it could ever have between its
    /// pegs are there.
    pub fn favouring(&self, seat: Seat) -> Self {
        let mut field = self.clone();
        field.may_cross[seat.index()] = true;
        for peg in self.pegs(seat) {
            for direction in bits(self.open(seat, peg) & 0b1111 & !self.links(peg)) {
                if self.owner(self.grid.towards(peg, direction)) == Some(seat) {
                    field.join(seat, self.grid.link(peg, direction));
                }
            }
        }
        field.settle();
        field
    }

    /// Whether links of `seat` may cross one another.
    pub fn may_cross(&self, seat: Seat) -> bool {
        self.may_cross[seat.index()]
    }

    /// Makes what is on the board final: nothing of it will be taken back.
    pub fn settle(&mut self) {
        self.frames.clear();
        self.closed.clear();
    }

    /// Makes a link of `seat` and closes those of the other that it crosses.
    pub fn join(&mut self, seat: Seat, link: usize) {
        let other = seat.other();
        let [(left, right_hand), (right, left_hand)] = self.grid.ends(link);
        self.links[left] |= 1 << right_hand;
        self.links[right] |= 1 << left_hand;
        self.groups.join(left, right);
        self.hash ^= link_key(link);
        for crossed in self.grid.crossings(link) {
            for (end, direction) in self.grid.ends(crossed) {
                let open = &mut self.open[other.index()][end];
                if *open >> direction & 1 == 1 {
                    self.closed.push((other.0, end as u16, *open));
                    *open &= !(1 << direction);
                }
            }
        }
    }

    /// Removes a link of `seat` for good.
    pub fn part(&mut self, seat: Seat, link: usize) {
        let other = seat.other();
        for (end, direction) in self.grid.ends(link) {
            self.links[end] &= !(1 << direction);
        }
        self.hash ^= link_key(link);
        for crossed in self.grid.crossings(link) {
            if self.crossing(seat, crossed).is_some() {
                continue;
            }
            for (end, direction) in self.grid.ends(crossed) {
                self.open[other.index()][end] |= self.open_at_first[other.index()][end] & 1 << direction;
            }
        }
        self.groups = Groups::new(self.grid.points() + 4);
        for seat in [Seat::FIRST, Seat::SECOND] {
            for at in 0..self.pegs[seat.index()].len() {
                let index = usize::from(self.pegs[seat.index()][at]);
                if let Some(border) = self.grid.border_of(seat, index) {
                    self.groups.join(index, self.border(seat, border));
                }
                for direction in bits(self.links[index]) {
                    self.groups.join(index, self.grid.towards(index, direction));
                }
            }
        }
        self.settle();
    }

    /// The element of the groups that stands for a border row.
    fn border(&self, seat: Seat, border: usize) -> usize {
        self.grid.points() + 2 * seat.index() + border
    }

    /// The peg or border row that stands for all that is joined to a peg.
    pub fn root(&self, index: usize) -> usize {
        self.groups.root(index)
    }

    /// The peg or border row that stands for all that is joined to border row 0 or 1 of `seat`. The numbers of border rows
    /// are above those of points.
    pub fn root_of_border(&self, seat: Seat, border: usize) -> usize {
        self.groups.root(self.border(seat, border))
    }

    /// Whether `seat` has joined its two border rows.
    pub fn is_connected(&self, seat: Seat) -> bool {
        self.groups.are_joined(self.border(seat, 0), self.border(seat, 1))
    }

    /// A shortest chain of linked pegs that joins the border rows of `seat`, if there is one.
    pub fn chain(&self, seat: Seat) -> Option<Vec<usize>> {
        let step = |from: usize, to: usize, direction: usize| {
            let both_own = self.owner[from] == seat.0 && self.owner[to] == seat.0;
            both_own && self.links[from] >> direction & 1 == 1
        };
        self.way(seat, |index| self.owner[index] == seat.0, step)
    }

    /// Whether `seat` could still join its border rows if the other player did nothing more: over its own links and over
    /// those that it can still make.
    pub fn can_connect(&self, seat: Seat) -> bool {
        let usable = |index: usize| self.owner[index] == seat.0 || self.may_put(seat, index);
        let step = |from: usize, to: usize, direction: usize| {
            self.open[seat.index()][from] >> direction & 1 == 1 && (self.owner[to] == seat.0 || self.is_empty(to))
        };
        self.way(seat, usable, step).is_some()
    }

    /// A shortest way from border to border (breadth-first search).
    fn way(
        &self,
        seat: Seat,
        usable: impl Fn(usize) -> bool,
        step: impl Fn(usize, usize, usize) -> bool,
    ) -> Option<Vec<usize>> {
        const UNSEEN: usize = usize::MAX;
        let mut from = vec![UNSEEN; self.grid.points()];
        let mut queue: Vec<usize> = self.grid.border(seat, false).filter(|&index| usable(index)).collect();
        for &index in &queue {
            from[index] = index;
        }
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            if self.grid.border_of(seat, at) == Some(1) {
                let back = std::iter::successors(Some(at), |&at| Some(from[at]).filter(|&before| before != at));
                let mut way: Vec<usize> = back.collect();
                way.reverse();
                return Some(way);
            }
            for direction in bits(self.grid.inside(at)) {
                let to = self.grid.towards(at, direction);
                if from[to] == UNSEEN && step(at, to, direction) {
                    from[to] = at;
                    queue.push(to);
                }
            }
        }
        None
    }
}

/// The Zobrist key of a link (Zobrist 1970).
fn link_key(link: usize) -> u64 {
    mix((link as u64) << 16 | 0xFFFF)
}

/// The output function of `SplitMix64` (Steele, Lea & Flood 2014): every bit of the input moves every bit of the result.
pub(crate) const fn mix(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
