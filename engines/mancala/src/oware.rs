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
    moves.extend(playable(ruleset, state).map(|index| Move::plain(ruleset.pit(index))));
}

/// The houses that may be played.
pub(crate) fn playable(ruleset: &Ruleset, state: &State) -> impl Iterator<Item = usize> {
    let full = ruleset.own(state.mover).filter(|&index| state.pits[index] > 0);
    let allowed: u32 = if ruleset.seeds_of(state, state.mover.other()) == 0 {
        bits(full.filter(|&index| feeds(ruleset, state, index)))
    } else if ruleset.rules.grand_slam == GrandSlam::Illegal {
        let others = bits(full.clone().filter(|&index| !slams(ruleset, state, index)));
        if others == 0 { bits(full) } else { others }
    } else {
        bits(full)
    };
    ruleset.own(state.mover).filter(move |&index| allowed >> index & 1 == 1)
}

/// Indices of houses as bits.
fn bits(houses: impl Iterator<Item = usize>) -> u32 {
    houses.map(|index| 1 << index).sum()
}

/// Whether a house gives seeds to the opponent, who has none.
fn feeds(ruleset: &Ruleset, state: &State, from: usize) -> bool {
    let mut next = *state;
    move_seeds(ruleset, &mut next, from, &mut ());
    ruleset.seeds_of(&next, state.mover.other()) > 0
}

/// Whether a house would capture everything that the opponent has.
fn slams(ruleset: &Ruleset, state: &State, from: usize) -> bool {
    let mut next = *state;
    let last = sow(ruleset, &mut next, from, &mut ());
    is_grand_slam(ruleset, &next, last, chain(ruleset, &next, last))
}

pub(crate) fn play(ruleset: &Ruleset, state: &mut State, mv: Move, watch: &mut impl Watch) {
    move_seeds(ruleset, state, ruleset.place(mv), watch);
    state.mover = state.mover.other();
}

/// Sows a house and captures.
pub(crate) fn move_seeds(ruleset: &Ruleset, state: &mut State, from: usize, watch: &mut impl Watch) {
    let last = sow(ruleset, state, from, watch);
    let mut prizes = chain(ruleset, state, last);
    if is_grand_slam(ruleset, state, last, prizes) {
        match ruleset.rules.grand_slam {
            GrandSlam::Nothing => prizes = 0,
            GrandSlam::AllButLast => prizes -= 1,
            GrandSlam::Illegal | GrandSlam::Everything => {}
        }
    }
    for index in backwards(ruleset, last).take(prizes) {
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

/// The houses from one of them backwards, once around.
fn backwards(ruleset: &Ruleset, from: usize) -> impl Iterator<Item = usize> {
    let ring = ruleset.ring();
    (0..ring).map(move |back| (from + ring - back) % ring)
}

/// How many houses are captured after a sowing that ended in `last`: that one and those before it.
fn chain(ruleset: &Ruleset, state: &State, last: usize) -> usize {
    let opponent = ruleset.own(state.mover.other());
    let allowed = |index: &usize| ruleset.rules.capture_side == CaptureSide::Both || opponent.contains(index);
    let is_prize = |index: &usize| allowed(index) && matches!(state.pits[*index], 2 | 3);
    backwards(ruleset, last).take_while(is_prize).count()
}

/// Whether that many houses, from `last` backwards, are all that the opponent has.
fn is_grand_slam(ruleset: &Ruleset, state: &State, last: usize, prizes: usize) -> bool {
    let mut opponent = ruleset.own(state.mover.other());
    let in_chain = |index: &usize| backwards(ruleset, last).take(prizes).any(|prize| prize == *index);
    let takes_any = backwards(ruleset, last).take(prizes).any(|prize| opponent.contains(&prize));
    takes_any && opponent.all(|index| state.pits[index] == 0 || in_chain(&index))
}

pub(crate) fn settle(ruleset: &Ruleset, state: &mut State, watch: &mut impl Watch) {
    let on_board = state.on_board();
    let [first, second] = state.stores.map(u32::from);
    if ruleset.rules.majority == Majority::Ends && 2 * first.max(second) > on_board + first + second {
        state.verdict = Some((Reason::Majority, None));
    } else if playable(ruleset, state).next().is_none() {
        ruleset.sweep_home(state, watch);
        state.verdict = Some((Reason::NoMove, None));
    }
}

/// Shares out the seeds of a game that would never end.
pub(crate) fn share_out(ruleset: &Ruleset, state: &mut State, watch: &mut impl Watch) {
    if ruleset.rules.cycle == Cycle::OwnSide {
        return ruleset.sweep_home(state, watch);
    }
    let half = state.on_board() / 2;
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
