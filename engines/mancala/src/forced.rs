//! Forced victories, by a search over all moves, in games in which the players always alternate.

use crate::pit::Move;
use crate::state::{Ruleset, State};

/// The moves after which the player to move wins with at most so many moves of his own, whatever the other plays, this one
/// counted. Neither the limit of moves nor repetitions are looked at.
pub fn forced_wins(ruleset: &Ruleset, state: &State, within: u32) -> Vec<Move> {
    legal(ruleset, state).into_iter().filter(|&mv| forces(ruleset, state, mv, within)).collect()
}

fn legal(ruleset: &Ruleset, state: &State) -> Vec<Move> {
    let mut moves = Vec::new();
    ruleset.legal(state, &mut moves);
    moves
}

fn after(ruleset: &Ruleset, state: &State, mv: Move) -> State {
    let mut next = *state;
    ruleset.play(&mut next, mv, &mut ());
    next
}

/// Whether a move forces the victory.
fn forces(ruleset: &Ruleset, state: &State, mv: Move, within: u32) -> bool {
    let next = after(ruleset, state, mv);
    match ruleset.outcome(&next) {
        Some(outcome) => within > 0 && outcome.winner == Some(state.mover.side()),
        None => within > 1 && legal(ruleset, &next).into_iter().all(|reply| is_lost(ruleset, &next, reply, within - 1)),
    }
}

/// Whether a player who replies like this lets the other win.
fn is_lost(ruleset: &Ruleset, state: &State, reply: Move, within: u32) -> bool {
    let next = after(ruleset, state, reply);
    match ruleset.outcome(&next) {
        Some(outcome) => outcome.winner == Some(state.mover.other().side()),
        None => legal(ruleset, &next).into_iter().any(|mv| forces(ruleset, &next, mv, within)),
    }
}

/// A reply to `mv` that puts the forced victory off for longest, and with how many moves it is then won; `None` if the game
/// is over after `mv` or no victory within so many moves is forced.
pub fn toughest_reply(ruleset: &Ruleset, state: &State, mv: Move, within: u32) -> Option<(Move, u32)> {
    let next = after(ruleset, state, mv);
    let needed = |reply: Move| (1..within).find(|&moves| is_lost(ruleset, &next, reply, moves));
    let replies: Option<Vec<(Move, u32)>> =
        legal(ruleset, &next).into_iter().map(|reply| Some((reply, needed(reply)?))).collect();
    replies?.into_iter().rev().max_by_key(|&(_, moves)| moves)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use super::*;
    use crate::setup::Setup;
    use crate::variant::Variant;

    #[test]
    fn a_capture_of_all_seeds_wins_at_once() {
        // The two seeds of a4 end in a2, which holds one and faces the only column of the opponent; those of a11 capture
        // nothing.
        let position = "0,1,0,2,0,0,0,0,0,0,2,0,0,0,0,0/0,0,0,0,0,0,2,0,0,2,0,0,0,0,0,0 0,0 A";
        let setup = Setup::usual(Variant::Omweso).from_position(position).unwrap();
        let (ruleset, state) = (setup.ruleset(), setup.start());
        assert_eq!(forced_wins(ruleset, state, 1), ["a4".parse().unwrap()]);
        assert!(forced_wins(ruleset, state, 0).is_empty());
        assert_eq!(toughest_reply(ruleset, state, "a4".parse().unwrap(), 3), None);
    }
}
