//! Kalah.
//!
//! All seeds of one of one's own houses are sown counterclockwise, one into one's own store on the way, never into the
//! opponent's. A last seed in one's own store gives another move. A last seed in an empty house of one's own captures itself
//! and the seeds in the house opposite, if there are any; in [`Variant::KalahEmpty`] itself also if there are none. The
//! game is over when a side is empty; the other player gets what is on his.

use crate::effect::{Effect, Watch};
use crate::pit::Move;
use crate::state::{Reason, Ruleset, State};
use crate::variant::{Rest, Variant};
use crate::woaley::{give_rest, next};

pub(crate) fn legal(ruleset: &Ruleset, state: &State, moves: &mut Vec<Move>) {
    let own = ruleset.own(state.mover).filter(|&index| state.pits[index] > 0);
    moves.extend(own.map(|index| Move::plain(ruleset.pit(index))));
}

pub(crate) fn play(ruleset: &Ruleset, state: &mut State, mv: Move, watch: &mut impl Watch) {
    let ring = ruleset.ring();
    let mover = state.mover;
    let own = ruleset.own(mover);
    let mut at = ruleset.place(mv);
    let mut seeds = state.pits[at];
    ruleset.lift(state, at, seeds, watch);
    while seeds > 0 {
        if at + 1 == own.end {
            seeds -= 1;
            state.stores[mover.index()] += 1;
            watch.see(Effect::Banked { by: mover });
            if seeds == 0 {
                watch.see(Effect::Again { by: mover });
                return;
            }
        }
        at = next(at, ring);
        seeds -= 1;
        ruleset.drop(state, at, watch);
    }
    if own.contains(&at) && state.pits[at] == 1 {
        let opposite = ring - 1 - at;
        if state.pits[opposite] > 0 || ruleset.variant == Variant::KalahEmpty {
            ruleset.capture(state, at, watch);
            ruleset.capture(state, opposite, watch);
        }
    }
    state.mover = mover.other();
}

pub(crate) fn settle(ruleset: &Ruleset, state: &mut State, watch: &mut impl Watch) {
    let empty = |seat| ruleset.seeds_of(state, seat) == 0;
    if empty(state.mover) || empty(state.mover.other()) {
        if ruleset.rules.rest != Rest::Nobody {
            give_rest(ruleset, state, watch);
        }
        state.verdict = Some((Reason::SideEmpty, None));
    }
}
