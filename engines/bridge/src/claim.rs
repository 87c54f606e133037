//! Claims and concessions.

use parlour_core::{Control, Side};

use crate::rules::Bridge;
use crate::solver::Solver;

/// What the solver says of a claim.
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
    /// The solver was ended before it knew.
    Undecided,
}

/// Whether `side` takes `tricks` of those left, the current one included, against any play, all cards being seen.
pub fn check(game: &Bridge, side: Side, tricks: u8, solver: &mut Solver, control: &Control) -> Verdict {
    let Ok(position) = game.position() else { return Verdict::Impossible };
    let left = position.tricks_left() as u8;
    if tricks > left {
        return Verdict::Impossible;
    }
    let Some(of_mover) = solver.tricks(&position, control) else { return Verdict::Undecided };
    let sure = if position.to_move().side() == side { of_mover } else { left - of_mover };
    if tricks <= sure { Verdict::Sound } else { Verdict::Overstated { sure } }
}
