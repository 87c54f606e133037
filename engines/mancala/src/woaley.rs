//! Woaley: each player goes on from the house where the opponent's last seed fell.
//!
//! All seeds of a house are sown counterclockwise, one by one, the stores left out and the house itself not. If the last
//! house then holds two or four seeds, they go to the mover's store, whosever house it is, and so do those of the houses
//! before it that hold two or four, up to the first that does not. After a capture the next player may play any house, on
//! both sides; before the first capture of the game the first move must begin in one's own row. The game is over when no
//! house holds two seeds; what is left belongs to nobody (or, a switch, to the owners of the houses or their opponents, also
//! when the limit of moves or a player ends the game).
//!
//! A house needs two seeds to be played ([`Variant::Woaley`]), and where the house to go on from has not, the player chooses
//! freely; or one seed is enough ([`Variant::WoaleyP2`]).

use crate::effect::Watch;
use crate::pit::Move;
use crate::state::{Reason, Ruleset, State};
use crate::variant::{End, Rest, Variant};

/// The least seeds a house must hold to be played.
pub(crate) const fn least(ruleset: &Ruleset) -> u8 {
    if matches!(ruleset.variant, Variant::WoaleyP2) { 1 } else { 2 }
}

/// Whether nobody has captured or moved, so that the move must begin in one's own row.
pub(crate) fn is_opening(state: &State) -> bool {
    state.mark.is_none() && state.stores == [0, 0]
}

/// The house that the move must begin from; `None` where the choice is free.
pub(crate) fn bound_to(ruleset: &Ruleset, state: &State) -> Option<usize> {
    state.mark.map(usize::from).filter(|&mark| state.pits[mark] >= least(ruleset))
}

/// Whether whose row a house is in means nothing after the first move: it does only if the end of the game asks for it.
pub(crate) const fn is_round(ruleset: &Ruleset) -> bool {
    matches!(ruleset.variant, Variant::Woaley | Variant::WoaleyP2)
        && matches!(ruleset.rules.end, End::AllSmall)
        && matches!(ruleset.rules.rest, Rest::Nobody)
}

/// Whether the board looks the same from every house.
pub(crate) fn is_ring(ruleset: &Ruleset, state: &State) -> bool {
    is_round(ruleset) && !is_opening(state)
}

pub(crate) fn legal(ruleset: &Ruleset, state: &State, moves: &mut Vec<Move>) {
    let playable = |index: usize| state.pits[index] >= least(ruleset);
    let add = |moves: &mut Vec<Move>, range: std::ops::Range<usize>| {
        moves.extend(range.filter(|&index| playable(index)).map(|index| Move::plain(ruleset.pit(index))));
    };
    if let Some(mark) = bound_to(ruleset, state) {
        return add(moves, mark..mark + 1);
    }
    if is_opening(state) {
        add(moves, ruleset.own(state.mover));
    }
    // A start position may leave the first mover nothing in his own row.
    if moves.is_empty() {
        add(moves, 0..ruleset.ring());
    }
}

pub(crate) fn play(ruleset: &Ruleset, state: &mut State, mv: Move, watch: &mut impl Watch) {
    let ring = ruleset.ring();
    let mut at = ruleset.place(mv);
    let seeds = state.pits[at];
    ruleset.lift(state, at, seeds, watch);
    for _ in 0..seeds {
        at = next(at, ring);
        ruleset.drop(state, at, watch);
    }
    let captures = is_prize(state.pits[at]);
    let mark = if captures { None } else { Some(at) };
    capture_chain(ruleset, state, at, watch);
    ruleset.mark(state, mark, watch);
    state.mover = state.mover.other();
}

/// Captures backwards from a house, as long as there are two or four seeds.
pub(crate) fn capture_chain(ruleset: &Ruleset, state: &mut State, mut at: usize, watch: &mut impl Watch) {
    while is_prize(state.pits[at]) {
        ruleset.capture(state, at, watch);
        at = (at + ruleset.ring() - 1) % ruleset.ring();
    }
}

/// Whether so many seeds are captured.
pub(crate) const fn is_prize(seeds: u8) -> bool {
    matches!(seeds, 2 | 4)
}

/// The next house on the ring.
pub(crate) const fn next(at: usize, ring: usize) -> usize {
    if at + 1 == ring { 0 } else { at + 1 }
}

pub(crate) fn settle(ruleset: &Ruleset, state: &mut State, watch: &mut impl Watch) {
    let small = |range: std::ops::Range<usize>| state.pits[range].iter().all(|&seeds| seeds < 2);
    let [first, second] = [ruleset.own(state.mover), ruleset.own(state.mover.other())].map(small);
    let over = match ruleset.rules.end {
        End::AllSmall => first && second,
        End::OneSide => first || second,
    };
    if over {
        share_out(ruleset, state, watch);
        state.verdict = Some((Reason::HousesSmall, None));
    }
}

/// Shares out what is left at the end, however it came. Empty houses are no place to go on from.
pub(crate) fn share_out(ruleset: &Ruleset, state: &mut State, watch: &mut impl Watch) {
    if ruleset.rules.rest != Rest::Nobody {
        give_rest(ruleset, state, watch);
        ruleset.mark(state, None, watch);
    }
}

/// Gives what is left to the owners of the houses or to their opponents, as the switch says.
pub(crate) fn give_rest(ruleset: &Ruleset, state: &mut State, watch: &mut impl Watch) {
    for index in 0..ruleset.ring() {
        let owner = ruleset.pit(index).seat;
        let to = if ruleset.rules.rest == Rest::Other { owner.other() } else { owner };
        ruleset.sweep(state, index, state.pits[index], to, watch);
    }
}
