//! Wari and Oware.
//!
//! All seeds of one of one's own houses are sown counterclockwise, the stores left out. If the last seed makes two or three in
//! a house of the opponent, they are captured, and so are the houses before it that hold two or three, up to the first that
//! does not. If the opponent has no seeds, a move must give him some if one can. Who captures more than half wins at once;
//! when the player to move cannot, or can give nothing, each gets what is on his own side.
//!
//! [`Variant::Oware`](crate::Variant::Oware) plays by the Abapa rules of tournaments: a capture of everything the opponent
//! has captures nothing, the house a sowing began in is always left out, and of a game that repeats itself each gets what is
//! on his side. [`Variant::Wari`](crate::Variant::Wari) captures everything, leaves the house out only with more than twelve
//! seeds, and halves what would go round for ever. Each of these is a switch.

use std::ops::Range;

use crate::effect::Watch;
use crate::pit::Move;
use crate::state::{Reason, Ruleset, State};
use crate::variant::{CaptureSide, Cycle, GrandSlam, Majority, Origin};
use crate::woaley::next;

pub(crate) fn legal(ruleset: &Ruleset, state: &State, moves: &mut Vec<Move>) {
    let own = ruleset.own(state.mover).filter(|&index| state.pits[index] > 0);
    let opponent = ruleset.own(state.mover.other());
    let must_feed = state.pits[opponent.clone()].iter().all(|&seeds| seeds == 0);
    let feeds = |&index: &usize| {
        let mut next = *state;
        move_seeds(ruleset, &mut next, index, &mut ());
        next.pits[opponent.clone()].iter().any(|&seeds| seeds > 0)
    };
    let slams = |&index: &usize| {
        let mut next = *state;
        let last = sow(ruleset, &mut next, index, &mut ());
        is_grand_slam(ruleset, &next, &chain(ruleset, &next, last))
    };
    let plain = |index| Move::plain(ruleset.pit(index));
    if must_feed {
        moves.extend(own.filter(feeds).map(plain));
    } else if ruleset.rules.grand_slam == GrandSlam::Illegal {
        moves.extend(own.clone().filter(|index| !slams(index)).map(plain));
        if moves.is_empty() {
            moves.extend(own.map(plain));
        }
    } else {
        moves.extend(own.map(plain));
    }
}

pub(crate) fn play(ruleset: &Ruleset, state: &mut State, mv: Move, watch: &mut impl Watch) {
    move_seeds(ruleset, state, ruleset.place(mv), watch);
    state.mover = state.mover.other();
}

/// Sows a house and captures.
fn move_seeds(ruleset: &Ruleset, state: &mut State, from: usize, watch: &mut impl Watch) {
    let last = sow(ruleset, state, from, watch);
    let mut prize = chain(ruleset, state, last);
    if is_grand_slam(ruleset, state, &prize) {
        match ruleset.rules.grand_slam {
            GrandSlam::Nothing => prize = Vec::new(),
            GrandSlam::AllButLast => prize.truncate(prize.len() - 1),
            GrandSlam::Illegal | GrandSlam::Everything => {}
        }
    }
    for index in prize {
        ruleset.capture(state, index, watch);
    }
}

/// Sows a house and gives the one that the last seed fell into.
fn sow(ruleset: &Ruleset, state: &mut State, from: usize, watch: &mut impl Watch) -> usize {
    let ring = ruleset.ring();
    let seeds = state.pits[from];
    let skips = match ruleset.rules.origin {
        Origin::Skipped => true,
        Origin::ReachedByLap => usize::from(seeds) > ring,
    };
    ruleset.lift(state, from, seeds, watch);
    let mut at = from;
    for _ in 0..seeds {
        at = next(at, ring);
        if skips && at == from {
            at = next(at, ring);
        }
        ruleset.drop(state, at, watch);
    }
    at
}

/// The houses that are captured after a sowing that ended in `last`, the last first.
fn chain(ruleset: &Ruleset, state: &State, last: usize) -> Vec<usize> {
    let ring = ruleset.ring();
    let opponent = ruleset.own(state.mover.other());
    let allowed = |index: &usize| ruleset.rules.capture_side == CaptureSide::Both || opponent.contains(index);
    let backwards = (0..ring).map(|back| (last + ring - back) % ring);
    backwards.take_while(allowed).take_while(|&index| matches!(state.pits[index], 2 | 3)).collect()
}

/// Whether these houses are all that the opponent has.
fn is_grand_slam(ruleset: &Ruleset, state: &State, prize: &[usize]) -> bool {
    let mut opponent = ruleset.own(state.mover.other());
    prize.iter().any(|index| opponent.contains(index))
        && opponent.all(|index| state.pits[index] == 0 || prize.contains(&index))
}

pub(crate) fn settle(ruleset: &Ruleset, state: &mut State, watch: &mut impl Watch) {
    let on_board: u32 = state.pits.iter().map(|&seeds| u32::from(seeds)).sum();
    let [first, second] = state.stores.map(u32::from);
    if ruleset.rules.majority == Majority::Ends && 2 * first.max(second) > on_board + first + second {
        state.verdict = Some((Reason::Majority, None));
        return;
    }
    let mut moves = Vec::new();
    legal(ruleset, state, &mut moves);
    if moves.is_empty() {
        ruleset.sweep_home(state, watch);
        state.verdict = Some((Reason::NoMove, None));
    }
}

/// Shares out the seeds of a game that would never end.
pub(crate) fn share_out(ruleset: &Ruleset, state: &mut State, watch: &mut impl Watch) {
    if ruleset.rules.cycle == Cycle::OwnSide {
        return ruleset.sweep_home(state, watch);
    }
    let half = state.pits.iter().map(|&seeds| u32::from(seeds)).sum::<u32>() / 2;
    let owners = [state.mover, state.mover.other()];
    for to in owners {
        let mut due = half as u8;
        let all: Range<usize> = 0..ruleset.ring();
        for index in all {
            let seeds = state.pits[index].min(due);
            ruleset.sweep(state, index, seeds, to, watch);
            due -= seeds;
        }
    }
}
