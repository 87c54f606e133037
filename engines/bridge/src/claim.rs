//! Claims and concessions.

use parlour_core::{Side, Thought};

use crate::analyst;
use crate::card::Card;
use crate::view::View;

/// What is to be said of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The side takes these tricks however the others play.
    Sound,
    /// The others can hold the side to fewer.
    Overstated {
        /// The tricks of those left that it takes with best play.
        sure: u8,
    },
    /// More tricks are claimed than are left.
    Impossible,
    /// It is not known.
    Undecided,
}

/// Whether `side` takes `tricks` of those left, the current one included, against any play, all cards being seen: by what the
/// [`Analyst`](analyst::Analyst) thinks of the open view.
pub fn judge(view: &View, side: Side, tricks: u8, thought: &Thought<Card>) -> Verdict {
    let play = view.play();
    let mover = play.to_move().side();
    let left = 13 - Side::BOTH.map(|side| play.tricks(side)).iter().sum::<u8>();
    if tricks > left {
        return Verdict::Impossible;
    }
    if !thought.exact {
        return Verdict::Undecided;
    }
    let of_mover = analyst::tricks(thought.score, view.aim(mover)).saturating_sub(play.tricks(mover));
    let sure = if mover == side { of_mover } else { left.saturating_sub(of_mover) };
    if tricks <= sure { Verdict::Sound } else { Verdict::Overstated { sure } }
}
