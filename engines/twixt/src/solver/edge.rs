//! Edge templates: pegs that are connected to their border row although the other player is to move, because the points
//! around them are empty.
//!
//! Nothing good is assumed of what lies outside of the region of a template: every point there that the other player may
//! use counts as its peg, and whatever it puts into the region is linked to them at once, as far as no link of the owner is
//! in the way. Only links between two points outside that would cross the region are not there yet; the other player needs
//! a move at one of their ends for them. Links of the owner may not cross one another here, so that what holds in this game
//! holds in every variant; where links are chosen, the owner may first have to remove one that is in the way.
//!
//! The name is that of Hex (Browne, *Hex Strategy*, 2000). [`Template::holds`] decides by exhaustive search whether a region
//! suffices, and [`smallest`] finds those that need the fewest points. With at most [`REPLIES`] pegs of the owner a peg one
//! row away needs one point, two rows away 8, three rows away 12 and four rows away 23; five rows away it is not connected
//! even if nobody else is near, but a peg that is linked two to the side and one up is, with 40 points.

use std::collections::HashMap;
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use parlour_core::Seat;

use crate::field::mix;
use crate::grid::{Grid, bits};
use crate::groups::Groups;

/// A point: columns to the right of the first peg, and rows above the border row, which is row 0.
pub type Spot = (i8, i8);

/// The pegs that the owner of a template may put until it is connected.
pub const REPLIES: usize = 3;

/// The side of the board in whose upper middle everything happens.
const SIDE: u8 = 32;

/// Linked pegs and the points around them.
///
/// Its picture shows the rows from the uppermost to the border row, separated by `/`: `O` for the first peg, `o` for others
/// and `+` for points of the region. No point may be more than 15 columns to the left or right of the first peg.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    /// The pegs, of which there is at least one.
    pub pegs: Vec<Spot>,
    /// The points that must be empty.
    pub region: Vec<Spot>,
}

impl Template {
    /// How many rows the first peg is above the border row.
    pub fn height(&self) -> usize {
        self.pegs[0].1 as usize
    }

    /// The same with left and right exchanged.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mirror = |spots: &[Spot]| spots.iter().map(|&(along, row)| (-along, row)).collect();
        Self { pegs: mirror(&self.pegs), region: mirror(&self.region) }
    }

    /// Whether the pegs are connected to the border row if the other player is to move and the owner puts at most so many
    /// pegs.
    pub fn holds(&self, replies: usize) -> bool {
        Siege::new(&self.pegs, &self.region, replies).holds(replies)
    }
}

impl Display for Template {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let all = || self.pegs.iter().chain(&self.region);
        let left = all().map(|spot| spot.0).min().unwrap_or(0);
        let right = all().map(|spot| spot.0).max().unwrap_or(0);
        let top = all().map(|spot| spot.1).max().unwrap_or(0);
        let sign = |spot: Spot| match self.pegs.iter().position(|&peg| peg == spot) {
            Some(0) => 'O',
            Some(_) => 'o',
            None if self.region.contains(&spot) => '+',
            None => '.',
        };
        let row = |row: i8| (left..=right).map(|along| sign((along, row))).collect::<String>();
        let rows: Vec<String> = (0..=top).rev().map(row).collect();
        f.write_str(&rows.join("/"))
    }
}

/// A text that is no picture of a template.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "a template is drawn row by row, with one O, and with o, + and . for other pegs, points of the region and the rest"
)]
pub struct NoTemplate;

impl FromStr for Template {
    type Err = NoTemplate;

    fn from_str(text: &str) -> Result<Self, NoTemplate> {
        let rows: Vec<&str> = text.split('/').rev().collect();
        let most = usize::from(SIDE);
        if rows.len() >= most
            || rows.iter().any(|row| row.len() >= most || row.chars().any(|sign| !"Oo+.".contains(sign)))
        {
            return Err(NoTemplate);
        }
        let signs = (0..)
            .zip(rows)
            .flat_map(|(row, signs)| (0..).zip(signs.chars()).map(move |(along, sign)| ((along, row), sign)));
        let spots = |wanted: char| signs.clone().filter(move |&(_, sign)| sign == wanted).map(|(spot, _)| spot);
        let (mut firsts, others, region) = (spots('O'), spots('o'), spots('+'));
        let (Some(first), None) = (firsts.next(), firsts.next()) else { return Err(NoTemplate) };
        let from_first = |(along, row): Spot| (along - first.0, row);
        let pegs: Vec<Spot> = [first].into_iter().chain(others).map(from_first).collect();
        let region: Vec<Spot> = region.map(from_first).collect();
        let is_far = |spot: &Spot| usize::from(spot.0.unsigned_abs()) >= most / 2;
        if pegs.iter().chain(&region).any(is_far) { Err(NoTemplate) } else { Ok(Self { pegs, region }) }
    }
}

/// The templates of some linked pegs with the fewest points, out of at most 128 that are given. Empty if not even all of
/// them suffice.
///
/// What does not hold does not hold with fewer points either. So the region of every template has a point outside of each
/// greatest region that fails; from these conditions, found as they are needed, the smallest regions follow (implicit
/// hitting sets: Moreno-Centeno & Karp, *The Implicit Hitting Set Approach to Solve Combinatorial Optimization Problems*,
/// 2013).
pub fn smallest(pegs: &[Spot], room: &[Spot]) -> Vec<Template> {
    let mut search = Smallest { pegs, room, conditions: Vec::new(), found: Vec::new() };
    if !search.template(search.all()).holds(REPLIES) {
        return Vec::new();
    }
    (0..=room.len()).find(|&size| {
        search.complete(0, 0, size);
        !search.found.is_empty()
    });
    search.found.iter().map(|&region| search.template(region)).collect()
}

/// A set of points of the room, as bits.
type Region = u128;

struct Smallest<'a> {
    pegs: &'a [Spot],
    room: &'a [Spot],
    /// Every region that holds has a point of each of these.
    conditions: Vec<Region>,
    found: Vec<Region>,
}

impl Smallest<'_> {
    /// The whole room.
    fn all(&self) -> Region {
        Region::MAX >> (Region::BITS as usize - self.room.len())
    }

    fn template(&self, region: Region) -> Template {
        let is_in = |&(at, _): &(usize, &Spot)| region >> at & 1 == 1;
        let region = self.room.iter().enumerate().filter(is_in).map(|(_, &spot)| spot).collect();
        Template { pegs: self.pegs.to_vec(), region }
    }

    fn holds(&self, region: Region) -> bool {
        self.template(region).holds(REPLIES)
    }

    /// Finds all regions that hold with `left` more points than `region`, none of them `barred`.
    fn complete(&mut self, region: Region, mut barred: Region, left: usize) {
        if self.needs(region, barred) > left {
            return;
        }
        let open = self.conditions.iter().copied().filter(|condition| condition & region == 0);
        let narrowest = open.min_by_key(|condition| (condition & !barred).count_ones());
        let condition = match narrowest {
            Some(condition) => condition,
            None if self.holds(region) => return self.found.push(region),
            None => self.new_condition(region),
        };
        if left == 0 {
            return;
        }
        for at in (0..self.room.len()).filter(|at| condition & !barred & 1 << at != 0).collect::<Vec<_>>() {
            self.complete(region | 1 << at, barred, left - 1);
            barred |= 1 << at;
        }
    }

    /// A bound from below on how many more points are needed: as many conditions as can be found that have none in common.
    fn needs(&self, region: Region, barred: Region) -> usize {
        let (mut used, mut count) = (barred, 0);
        for &condition in self.conditions.iter().filter(|&condition| condition & region == 0) {
            if condition & !barred == 0 {
                return usize::MAX;
            }
            if condition & used & !barred == 0 {
                used |= condition;
                count += 1;
            }
        }
        count
    }

    /// The points outside of a greatest region that fails and contains one that does.
    fn new_condition(&mut self, mut failing: Region) -> Region {
        for at in (0..self.room.len()).rev() {
            let more = failing | 1 << at;
            if more != failing && !self.holds(more) {
                failing = more;
            }
        }
        let condition = self.all() & !failing;
        self.conditions.push(condition);
        condition
    }
}

/// Who is on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Holder {
    /// Nobody: a point of the region.
    Free,
    Owner,
    Intruder,
    /// A point outside, which counts as the intruder's if it may use it.
    Outside,
}

/// What a peg did, to be taken back.
struct Frame {
    point: usize,
    before: Holder,
    groups: usize,
    links: usize,
    hash: u64,
}

/// The other player tries to keep the owner from its border row.
struct Siege {
    grid: &'static Grid,
    /// The first peg of the owner.
    root: usize,
    region: Vec<usize>,
    /// Where the other player can do something: in the region, or at the end of a link outside that would cross it.
    intrusions: Vec<usize>,
    holder: Vec<Holder>,
    owned: Vec<usize>,
    /// For every link how many links of the owner and of the intruder cross it.
    crossed: [Vec<u8>; 2],
    groups: Groups,
    hash: u64,
    frames: Vec<Frame>,
    /// The links made, with whose they are.
    links: Vec<(usize, Seat)>,
    /// What was last a good reply and a good intrusion, by the pegs left.
    favourites: [Vec<usize>; 2],
    known: HashMap<(u64, usize), bool>,
    /// How often a way to the border row was looked for, and for every point when it was last reached.
    searches: u64,
    seen: Vec<u64>,
}

const OWNER: Seat = Seat::FIRST;
const INTRUDER: Seat = Seat::SECOND;

impl Siege {
    fn new(pegs: &[Spot], region: &[Spot], most: usize) -> Self {
        let grid = Grid::of(SIDE);
        let index = |&(col, row): &Spot| {
            grid.offset(usize::from(SIDE) / 2, (col, row)).expect("templates are smaller than half of the board")
        };
        let mut siege = Self {
            grid,
            root: index(&pegs[0]),
            region: region.iter().map(index).collect(),
            intrusions: Vec::new(),
            holder: vec![Holder::Outside; grid.points()],
            owned: Vec::new(),
            crossed: [vec![0; 4 * grid.points()], vec![0; 4 * grid.points()]],
            groups: Groups::new(grid.points() + 1),
            hash: 0,
            frames: Vec::new(),
            links: Vec::new(),
            favourites: [vec![0; most + 1], vec![0; most + 1]],
            known: HashMap::new(),
            searches: 0,
            seen: vec![0; grid.points()],
        };
        for &point in &siege.region {
            siege.holder[point] = Holder::Free;
        }
        for peg in pegs {
            siege.put(OWNER, index(peg));
        }
        siege.intrusions = siege.find_intrusions();
        siege
    }

    /// The points of the region that the intruder may use, and the ends of links outside that would cross links inside.
    fn find_intrusions(&self) -> Vec<usize> {
        let is_within = |point: usize| matches!(self.holder[point], Holder::Free | Holder::Owner);
        let is_beyond = |point: usize| self.holder[point] == Holder::Outside && self.may_use(point);
        let mut found: Vec<usize> = self.region.iter().copied().filter(|&point| self.may_use(point)).collect();
        for &point in self.region.iter().chain(&self.owned) {
            for direction in bits(self.grid.inside(point)).filter(|&d| is_within(self.grid.towards(point, d))) {
                let crossing = self.grid.crossings(self.grid.link(point, direction));
                let ends = crossing.map(|link| self.grid.ends(link).map(|(end, _)| end));
                found.extend(ends.filter(|ends| ends.iter().all(|&end| is_beyond(end))).flatten());
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Whether the intruder may use a point: anywhere but on the border row.
    fn may_use(&self, point: usize) -> bool {
        self.grid.place(point).1 > 0
    }

    fn border(&self) -> usize {
        self.grid.points()
    }

    fn is_connected(&self) -> bool {
        self.groups.are_joined(self.root, self.border())
    }

    fn is_open(&self, link: usize) -> bool {
        self.crossed.iter().all(|crossed| crossed[link] == 0)
    }

    /// Puts a peg with all its links.
    fn put(&mut self, seat: Seat, point: usize) {
        let (before, groups, links) = (self.holder[point], self.groups.mark(), self.links.len());
        self.frames.push(Frame { point, before, groups, links, hash: self.hash });
        self.holder[point] = if seat == OWNER { Holder::Owner } else { Holder::Intruder };
        self.hash ^= mix((point as u64) << 1 | u64::from(seat.0));
        if seat == OWNER {
            self.owned.push(point);
            if self.grid.place(point).1 == 0 {
                self.groups.join(point, self.border());
            }
        }
        for direction in bits(self.grid.inside(point)) {
            let to = self.grid.towards(point, direction);
            let link = self.grid.link(point, direction);
            let (is_partner, is_possible) = match (seat, self.holder[to]) {
                (OWNER, Holder::Owner) => (true, self.is_open(link)),
                (INTRUDER, Holder::Intruder | Holder::Outside) => (self.may_use(to), self.crossed[0][link] == 0),
                _ => (false, false),
            };
            if !is_partner || !is_possible {
                continue;
            }
            if seat == OWNER {
                self.groups.join(point, to);
            }
            self.links.push((link, seat));
            self.hash ^= mix((link as u64) << 17 | 1 << 16 | u64::from(seat.0));
            for crossed in self.grid.crossings(link) {
                self.crossed[seat.index()][crossed] += 1;
            }
        }
    }

    fn take_back(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        for (link, seat) in self.links.drain(frame.links..) {
            for crossed in self.grid.crossings(link) {
                self.crossed[seat.index()][crossed] -= 1;
            }
        }
        if self.holder[frame.point] == Holder::Owner {
            self.owned.pop();
        }
        self.holder[frame.point] = frame.before;
        self.groups.go_back(frame.groups);
        self.hash = frame.hash;
    }

    /// Whether the owner connects with so many pegs if the intruder is to move.
    fn holds(&mut self, pegs: usize) -> bool {
        if self.is_connected() {
            return true;
        }
        if pegs == 0 || !self.could_connect(pegs) {
            return false;
        }
        let key = (self.hash, pegs);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let favourite = self.favourites[1][pegs];
        let mut holds = true;
        for at in 0..=self.intrusions.len() {
            let point = if at == 0 { favourite } else { self.intrusions[at - 1] };
            let is_tried = at > 0 && point == favourite;
            if is_tried || !matches!(self.holder[point], Holder::Free | Holder::Outside) || point == 0 {
                continue;
            }
            self.put(INTRUDER, point);
            let is_answered = self.answers(pegs);
            self.take_back();
            if !is_answered {
                self.favourites[1][pegs] = point;
                holds = false;
                break;
            }
        }
        self.known.insert(key, holds);
        holds
    }

    /// Whether the owner, to move, connects with so many pegs.
    fn answers(&mut self, pegs: usize) -> bool {
        if !self.could_connect(pegs) {
            return false;
        }
        let favourite = self.favourites[0][pegs];
        for at in 0..=self.region.len() {
            let point = if at == 0 { favourite } else { self.region[at - 1] };
            let is_tried = at > 0 && point == favourite;
            if is_tried || self.holder[point] != Holder::Free {
                continue;
            }
            self.put(OWNER, point);
            let holds = self.holds(pegs - 1);
            self.take_back();
            if holds {
                self.favourites[0][pegs] = point;
                return true;
            }
        }
        false
    }

    /// Whether the owner could connect with so many pegs if the intruder did nothing more.
    fn could_connect(&mut self, pegs: usize) -> bool {
        self.searches += 1;
        let is_root = |point: &usize| self.groups.are_joined(*point, self.root);
        let mut here: Vec<usize> = self.owned.iter().copied().filter(is_root).collect();
        for &point in &here {
            self.seen[point] = self.searches;
        }
        for spent in 0..=pegs {
            let mut beyond = Vec::new();
            while let Some(at) = here.pop() {
                if self.grid.place(at).1 == 0 {
                    return true;
                }
                for direction in bits(self.grid.inside(at)) {
                    let to = self.grid.towards(at, direction);
                    let is_link = match self.holder[to] {
                        Holder::Free => self.is_open(self.grid.link(at, direction)),
                        Holder::Owner => self.groups.are_joined(at, to) || self.is_open(self.grid.link(at, direction)),
                        _ => false,
                    };
                    if !is_link || self.seen[to] == self.searches {
                        continue;
                    }
                    self.seen[to] = self.searches;
                    if self.holder[to] == Holder::Owner { here.push(to) } else { beyond.push(to) }
                }
            }
            if spent == pegs {
                break;
            }
            here = beyond;
        }
        false
    }
}
