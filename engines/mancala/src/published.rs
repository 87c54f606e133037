//! Woaley as published: the player himself goes on, in laps (Mancala World, *Woaley*, after Kanga Ballou 1984).
//!
//! The player takes one of his own houses, leaves one seed in it and sows the others counterclockwise; a single seed cannot
//! be played. If the last seed falls into an empty house, the move is over. If the house now holds two or four seeds, it is
//! captured, with the unbroken line of houses before it that hold two or four, on both sides, and the move is over. Else the
//! house is sown in another lap. A player who cannot move is passed over; when nobody can, each gets what is in his houses.
//!
//! The published text leaves two things open. "Contains two or four" is read as after the last seed. Whether later laps too
//! leave one seed behind is a switch (`laps`); the usual choice is that they do, as the first.

use parlour_core::Seat;

use crate::effect::{Effect, Watch};
use crate::pit::Move;
use crate::state::{MOST_LAPS, Reason, Ruleset, State};
use crate::variant::{EndlessMove, Laps};
use crate::woaley::{capture_chain, is_prize, next};

pub(crate) fn legal(ruleset: &Ruleset, state: &State, moves: &mut Vec<Move>) {
    moves.extend(playable(ruleset, state, state.mover));
}

/// The houses that a player could play if it were his move.
fn playable(ruleset: &Ruleset, state: &State, seat: Seat) -> impl Iterator<Item = Move> {
    let state = State { mover: seat, ..*state };
    let ends = move |mv: &Move| {
        ruleset.rules.endless_move == EndlessMove::Void || sow(ruleset, &mut state.clone(), *mv, &mut ()).is_ok()
    };
    let large = move |index: &usize| state.pits[*index] >= 2;
    ruleset.own(seat).filter(large).map(|index| Move::plain(ruleset.pit(index))).filter(ends)
}

/// A sowing that never ends.
struct Endless;

pub(crate) fn play(ruleset: &Ruleset, state: &mut State, mv: Move, watch: &mut impl Watch) {
    if sow(ruleset, state, mv, watch).is_err() {
        state.verdict = Some((Reason::Void, None));
    }
    state.mover = state.mover.other();
}

fn sow(ruleset: &Ruleset, state: &mut State, mv: Move, watch: &mut impl Watch) -> Result<(), Endless> {
    let ring = ruleset.ring();
    let mut at = ruleset.place(mv);
    let mut stays = 1;
    for _ in 0..MOST_LAPS {
        let seeds = state.pits[at] - stays;
        ruleset.lift(state, at, seeds, watch);
        for _ in 0..seeds {
            at = next(at, ring);
            ruleset.drop(state, at, watch);
        }
        if is_prize(state.pits[at]) {
            capture_chain(ruleset, state, at, watch);
            return Ok(());
        }
        if state.pits[at] == 1 {
            return Ok(());
        }
        stays = u8::from(ruleset.rules.laps == Laps::LeaveOne);
    }
    Err(Endless)
}

pub(crate) fn settle(ruleset: &Ruleset, state: &mut State, watch: &mut impl Watch) {
    let can_move = |seat| playable(ruleset, state, seat).next().is_some();
    if can_move(state.mover) {
        return;
    }
    if can_move(state.mover.other()) {
        watch.see(Effect::Passed { by: state.mover });
        state.mover = state.mover.other();
        return;
    }
    ruleset.sweep_home(state, watch);
    state.verdict = Some((Reason::NoMove, None));
}

/// What a game gives towards a match: twelve points to the winner and one for every seed above half; six each in a draw.
pub fn match_points(stores: [u8; 2]) -> [u8; 2] {
    let [first, second] = stores;
    let half = first.midpoint(second);
    match first.cmp(&second) {
        std::cmp::Ordering::Greater => [12 + (first - half), 0],
        std::cmp::Ordering::Less => [0, 12 + (second - half)],
        std::cmp::Ordering::Equal => [6, 6],
    }
}
