//! The board as strings and coins: the dual picture in which the search works.
//!
//! A coin is a box, a string an undrawn line; a string ties two coins together or one to the ground, and who cuts a coin's
//! last string takes it (Berlekamp, Conway & Guy, *Winning Ways*, chapter 16).

use crate::endgame::{self, LONG};
use crate::grid::Grid;
use crate::lines::{BitSet, Lines};

/// Where a string ends that leads out of the board.
const GROUND: u8 = u8::MAX;

/// The boxes that the player who takes a run of boxes may leave to the other, who must then move first in the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// None: take everything.
    None,
    /// The last two of a chain.
    Two,
    /// The last four of a loop.
    Four,
}

impl Offer {
    /// What it costs to leave them: twice their number, for one does not get them and the other does.
    pub const fn price(self) -> i32 {
        match self {
            Self::None => 0,
            Self::Two => 4,
            Self::Four => 8,
        }
    }
}

/// What is left and what was taken when a player takes every box there is to take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken<S> {
    /// The strings left. No coin hangs on a single one of them.
    pub left: S,
    /// How many boxes were taken.
    pub boxes: i32,
    /// What the player could have left instead.
    pub offer: Offer,
}

/// Coins tied in a row or a ring by single strings, together with the strings at both ends.
#[derive(Clone, Copy, Debug)]
pub struct Segment<S> {
    /// Its strings.
    pub strings: S,
    /// How many coins it has.
    pub coins: u8,
    /// Whether it is a ring or a row with both ends on the ground, and so touches nothing else.
    pub isolated: bool,
    /// Whether it is a ring.
    pub ring: bool,
}

/// Strings and coins.
#[derive(Debug)]
pub struct Graph<S> {
    /// The strings of every coin.
    coins: Vec<S>,
    /// The coins at both ends of every string.
    ends: Vec<[u8; 2]>,
    /// The line of every string.
    lines: Vec<usize>,
    /// How far from the centre of the board every string is: the square of the distance, in half boxes.
    distances: Vec<u8>,
}

impl<S: BitSet> Graph<S> {
    /// The graph of the undrawn lines, and the set of its strings that are not cut; `None` if the set has no room for them.
    ///
    /// If the set has room for all lines of the board, the graph is that of the empty board and its strings are the lines.
    pub fn of(grid: &Grid, undrawn: Lines) -> Option<(Self, S)> {
        let lines: Vec<usize> =
            if grid.edges() <= S::ROOM { (0..grid.edges()).collect() } else { undrawn.iter().collect() };
        if lines.len() > S::ROOM {
            return None;
        }
        let mut open = S::NONE;
        let mut coins = vec![S::NONE; grid.boxes()];
        for (string, &line) in lines.iter().enumerate() {
            if undrawn.contains(line) {
                open = open.with(string as u8);
            }
            for square in grid.beside(line).into_iter().flatten() {
                coins[square] = coins[square].with(string as u8);
            }
        }
        let end = |square: Option<usize>| square.map_or(GROUND, |square| square as u8);
        let ends = lines.iter().map(|&line| grid.beside(line).map(end)).collect();
        let distances = lines.iter().map(|&line| from_centre(grid, line)).collect();
        Some((Self { coins, ends, lines, distances }, open))
    }

    /// The line of a string.
    pub fn line(&self, string: u8) -> usize {
        self.lines[usize::from(string)]
    }

    /// The string of a line, if it has one.
    pub fn string(&self, line: usize) -> Option<u8> {
        self.lines.iter().position(|&other| other == line).map(|string| string as u8)
    }

    /// How many strings it has, cut or not.
    pub fn strings(&self) -> usize {
        self.lines.len()
    }

    /// Whether the strings are all lines of the board.
    pub fn is_whole(&self, grid: &Grid) -> bool {
        self.lines.len() == grid.edges()
    }

    /// For every coin that two or more strings tie to the ground: those strings.
    pub fn parallel(&self) -> Vec<S> {
        let all = (0..self.lines.len() as u8).fold(S::NONE, S::with);
        let grounded = (0..self.coins.len() as u8).map(|coin| self.grounded(coin, all));
        grounded.filter(|strings| !strings.rest().is_none()).collect()
    }

    /// How many coins hang on the strings.
    pub fn coins_on(&self, open: S) -> i32 {
        self.coins.iter().filter(|&&strings| !(strings & open).is_none()).count() as i32
    }

    /// Cuts a string of `open`: the coins it takes at once, and what its end coins, now hanging on one string, let somebody
    /// take then.
    pub fn cut(&self, open: S, string: u8) -> (i32, Taken<S>) {
        let open = open & !S::one(string);
        let ends = self.ends[usize::from(string)];
        let closed =
            ends.into_iter().filter(|&end| end != GROUND && (self.coins[usize::from(end)] & open).is_none()).count();
        (closed as i32, self.take(open, ends.into_iter().filter(|&end| end != GROUND)))
    }

    /// Takes all there is to take in any position.
    pub fn take_all(&self, open: S) -> Taken<S> {
        self.take(open, 0..self.coins.len() as u8)
    }

    /// Takes everything that can be taken beginning at `coins`.
    ///
    /// Every capture is right except that of the last boxes of a run: a run of two or more that ends at the ground or a
    /// junction may be left with two, and one of four or more that ends in itself with four. Only in one run is that of
    /// use, and the cheaper is better (Barker & Korf 2012).
    fn take(&self, open: S, coins: impl Iterator<Item = u8>) -> Taken<S> {
        let mut taken = Taken { left: open, boxes: 0, offer: Offer::None };
        for coin in coins {
            if (self.coins[usize::from(coin)] & taken.left).is_single() {
                let (boxes, ends_in_itself) = self.follow(&mut taken.left, usize::from(coin));
                taken.boxes += boxes;
                taken.offer = match (taken.offer, ends_in_itself) {
                    (_, false) if boxes >= 2 => Offer::Two,
                    (Offer::None, true) if boxes >= 4 => Offer::Four,
                    (offer, _) => offer,
                };
            }
        }
        taken
    }

    /// Takes the coin, which hangs on one string, and all that then hang on one in turn. Gives their number and whether
    /// the last two of them were taken by one cut.
    fn follow(&self, open: &mut S, mut coin: usize) -> (i32, bool) {
        let mut boxes = 1;
        loop {
            let string = self.coins[coin] & *open;
            *open = *open & !string;
            let next = self.across(string.smallest(), coin as u8);
            if next == GROUND {
                return (boxes, false);
            }
            coin = usize::from(next);
            let hangs_on = self.coins[coin] & *open;
            if hangs_on.is_none() {
                return (boxes + 1, true);
            }
            if !hangs_on.is_single() {
                return (boxes, false);
            }
            boxes += 1;
        }
    }

    /// The other end of a string.
    fn across(&self, string: u8, coin: u8) -> u8 {
        let [one, other] = self.ends[usize::from(string)];
        if one == coin { other } else { one }
    }

    /// Whether the coin hangs on exactly two of the strings.
    fn is_link(&self, coin: u8, open: S) -> bool {
        if coin == GROUND {
            return false;
        }
        (self.coins[usize::from(coin)] & open).rest().is_single()
    }

    /// Tells the cuts that need be looked at where nothing can be taken, each with the boxes of the segment it opens: those
    /// that give nothing away first, then those that give the fewest, and of equals those near the centre (the order of
    /// Barker & Korf 2012). Of cuts that lead to the same future one is enough;
    /// a segment of two is opened in the middle, where it offers nothing to decline.
    pub fn openings(&self, open: S, mut tell: impl FnMut(u8, u8)) {
        let mut found = [(0_u8, 0_u8, 0_u8); Lines::CAPACITY];
        let mut count = 0;
        let mut seen = [0_u128; 2];
        let mut rest = open;
        while !rest.is_none() {
            let string = rest.smallest();
            if self.is_safe(open, string) {
                rest = rest & !S::one(string);
                if let [GROUND, coin] | [coin, GROUND] = self.ends[usize::from(string)] {
                    rest = rest & !self.grounded(coin, open);
                }
                found[count] = (0, self.distances[usize::from(string)], string);
            } else {
                let segment = self.segment(open, string);
                rest = rest & !segment.strings;
                let same = &mut seen[usize::from(segment.ring)];
                if segment.isolated && *same >> segment.coins & 1 == 1 {
                    continue;
                }
                if segment.isolated {
                    *same |= 1 << segment.coins;
                }
                let string = self.opener(open, &segment);
                found[count] = (segment.coins, self.distances[usize::from(string)], string);
            }
            count += 1;
        }
        let found = &mut found[..count];
        found.sort_unstable();
        for &(boxes, _, string) in &*found {
            tell(boxes, string);
        }
    }

    /// Whether cutting the string lets nobody take a coin.
    pub fn is_safe(&self, open: S, string: u8) -> bool {
        let loose = |end: u8| end != GROUND && (self.coins[usize::from(end)] & open).rest().rest().is_none();
        !self.ends[usize::from(string)].into_iter().any(loose)
    }

    /// The string by which one opens a segment with the least harm.
    pub fn opener(&self, open: S, segment: &Segment<S>) -> u8 {
        if segment.coins == 2 { self.middle(open, segment.strings) } else { segment.strings.smallest() }
    }

    /// The segments of a position in which nothing can be taken and no cut is safe.
    pub fn segments(&self, open: S) -> impl Iterator<Item = Segment<S>> {
        let mut rest = open;
        std::iter::from_fn(move || {
            if rest.is_none() {
                return None;
            }
            let segment = self.segment(open, rest.smallest());
            rest = rest & !segment.strings;
            Some(segment)
        })
    }

    /// The strings that tie the coin to the ground.
    fn grounded(&self, coin: u8, open: S) -> S {
        let strings = (self.coins[usize::from(coin)] & open).numbers();
        strings.filter(|&string| self.ends[usize::from(string)].contains(&GROUND)).fold(S::NONE, S::with)
    }

    /// The segment that the string belongs to; one of its ends at least is a link.
    fn segment(&self, open: S, string: u8) -> Segment<S> {
        let mut segment = Segment { strings: S::one(string), coins: 0, isolated: true, ring: false };
        for end in self.ends[usize::from(string)] {
            let (mut coin, mut at) = (end, string);
            while self.is_link(coin, open) {
                segment.coins += 1;
                at = (self.coins[usize::from(coin)] & open & !S::one(at)).smallest();
                if at == string {
                    segment.ring = true;
                    return segment;
                }
                segment.strings = segment.strings.with(at);
                coin = self.across(at, coin);
            }
            segment.isolated &= coin == GROUND;
        }
        segment
    }

    /// The string between the two coins of a segment of two.
    fn middle(&self, open: S, strings: S) -> u8 {
        let between = |&string: &u8| self.ends[usize::from(string)].into_iter().all(|end| self.is_link(end, open));
        strings.numbers().find(between).expect("two coins of a segment share a string")
    }

    /// The value for the player to move where nothing can be taken and only long chains and loops are left; `None` if
    /// anything else is there.
    pub fn loony_value(&self, open: S) -> Option<i32> {
        if self.coins.iter().any(|&strings| !(strings & open).rest().rest().is_none()) {
            return None;
        }
        let (mut chains, mut loops) = (Vec::new(), Vec::new());
        for segment in self.segments(open) {
            match segment {
                Segment { ring: true, coins, .. } => loops.push(coins),
                Segment { coins: LONG.., .. } => chains.push(segment.coins),
                _ => return None,
            }
        }
        chains.sort_unstable();
        loops.sort_unstable();
        Some(-endgame::controlled(&chains, &loops))
    }
}

fn from_centre(grid: &Grid, line: usize) -> u8 {
    let [one, other] = grid.edge(line).dots();
    let off = |one: u8, other: u8, boxes: u8| i32::from(one + other) - i32::from(boxes + 2);
    let (down, right) = (off(one.0, other.0, grid.size().rows), off(one.1, other.1, grid.size().cols));
    (down * down + right * right) as u8
}
