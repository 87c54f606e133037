//! The three estimates of the classic opponents.
//!
//! Their author counted for a player, over all its pegs p: 1 for every other own peg from which some point is a knight's
//! move away that is one from p, too; 5 if p can be joined to a point of an own border row; 3 for every way over one point
//! to a point of an own border row; and 10 for every link. What he left open is read so:
//!
//! - points on the way, and those of the border, must be free for the player to use or carry its pegs;
//! - the first term counts the pegs q, however many points lie between, so that a pair counts twice, once for each end;
//! - the second counts once for each p, and a link of the other player in the way forbids it;
//! - the third is summed over all points of both border rows, whether the second holds or not;
//! - corners belong to the border rows of the player that may use them.

use std::sync::LazyLock;

use parlour_core::Seat;
use serde::{Deserialize, Serialize};

use crate::field::Field;
use crate::geometry::DIRECTIONS;
use crate::grid::bits;

/// What an opponent strives for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aim {
    /// That the other player stands badly ("akadályozó").
    Obstructing,
    /// That it stands well itself ("nyerni akaró").
    Winning,
    /// That it stands better than the other player ("vegyes").
    Mixed,
}

impl Aim {
    /// All aims.
    pub const ALL: [Self; 3] = [Self::Obstructing, Self::Winning, Self::Mixed];

    /// What it is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Obstructing => "obstructing",
            Self::Winning => "winning",
            Self::Mixed => "mixed",
        }
    }

    /// How well `seat`, who has this aim, stands.
    pub(crate) fn estimate(self, field: &Field, seat: Seat) -> i32 {
        match self {
            Self::Obstructing => -standing(field, seat.other()),
            Self::Winning => standing(field, seat),
            Self::Mixed => standing(field, seat) - standing(field, seat.other()),
        }
    }
}

const NEAR_PEG: i32 = 1;
const AT_BORDER: i32 = 5;
const WAY_TO_BORDER: i32 = 3;
const LINK: i32 = 10;

/// How far apart two points may be, in columns and rows, that are both a knight's move from a third.
const REACH: i8 = 4;

/// For every offset within [`REACH`] the directions of the points that are a knight's move from both ends.
static MIDDLES: LazyLock<[[u8; 2 * REACH as usize + 1]; 2 * REACH as usize + 1]> = LazyLock::new(|| {
    let is_step = |step: (i8, i8)| DIRECTIONS.contains(&step);
    let middles = |cols: i8, rows: i8| {
        let leads = |&at: &usize| is_step((cols - DIRECTIONS[at].0, rows - DIRECTIONS[at].1));
        (0..8).filter(leads).fold(0, |mask, direction| mask | 1 << direction)
    };
    std::array::from_fn(|row| std::array::from_fn(|col| middles(col as i8 - REACH, row as i8 - REACH)))
});

/// How well a player stands, the other left aside.
fn standing(field: &Field, seat: Seat) -> i32 {
    let grid = field.grid();
    let usable = |index: usize| field.owner(index) == Some(seat) || field.may_put(seat, index);
    let at_border = |index: usize| grid.border_of(seat, index).is_some() && usable(index);
    let middles = |index: usize, mask: u8| {
        bits(grid.inside(index) & mask).map(move |d| grid.towards(index, d)).filter(|&middle| usable(middle))
    };
    let mut sum = 0;
    for (number, peg) in field.pegs(seat).enumerate() {
        // Each link is found at both of its ends.
        sum += LINK / 2 * field.links(peg).count_ones() as i32;
        let (col, row) = grid.place(peg);
        for other in field.pegs(seat).take(number) {
            let (other_col, other_row) = grid.place(other);
            let [cols, rows] = [other_col as i8 - col as i8, other_row as i8 - row as i8];
            if cols.abs() <= REACH && rows.abs() <= REACH {
                let mask = MIDDLES[(rows + REACH) as usize][(cols + REACH) as usize];
                sum += if middles(peg, mask).next().is_some() { 2 * NEAR_PEG } else { 0 };
            }
        }
        // Borders farther away than two knight's moves do not count.
        if [0, 1].iter().all(|&border| grid.height(seat, border, peg) > REACH as usize) {
            continue;
        }
        if bits(field.open(seat, peg)).any(|d| at_border(grid.towards(peg, d))) {
            sum += AT_BORDER;
        }
        let ends = |middle: usize| bits(grid.inside(middle)).map(move |d| grid.towards(middle, d));
        let ways = middles(peg, u8::MAX).flat_map(ends).filter(|&end| end != peg && at_border(end));
        sum += WAY_TO_BORDER * ways.count() as i32;
    }
    sum
}
