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

use parlour_core::Seat;
use serde::{Deserialize, Serialize};

use crate::field::Field;
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

/// How well a player stands, the other left aside.
fn standing(field: &Field, seat: Seat) -> i32 {
    let grid = field.grid();
    let own = |index: usize| field.owner(index) == Some(seat);
    let usable = |index: usize| own(index) || field.may_put(seat, index);
    let at_border = |index: usize| grid.border_of(seat, index).is_some() && usable(index);
    let mut sum = 0;
    for peg in field.pegs(seat) {
        // Each link is found at both of its ends.
        sum += LINK / 2 * field.links(peg).count_ones() as i32;
        if bits(field.open(seat, peg)).any(|d| at_border(grid.towards(peg, d))) {
            sum += AT_BORDER;
        }
        // At most 33 points are two knight's moves away.
        let (mut near, mut count) = ([0; 64], 0);
        let middles = bits(grid.inside(peg)).map(|d| grid.towards(peg, d)).filter(|&middle| usable(middle));
        for middle in middles {
            for end in bits(grid.inside(middle)).map(|d| grid.towards(middle, d)).filter(|&end| end != peg) {
                if at_border(end) {
                    sum += WAY_TO_BORDER;
                }
                if own(end) && !near[..count].contains(&end) {
                    near[count] = end;
                    count += 1;
                    sum += NEAR_PEG;
                }
            }
        }
    }
    sum
}
