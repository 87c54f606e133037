//! Oware and Wari: positions come again, so that the values of a level depend on one another, and `rounds` bounds them.
//!
//! Where the rules halve what goes round for ever, endless play is worth 0, and every position has one value: 0 if it lies
//! between the bounds, since then neither player can be made to end the game to his loss, or else the nearer bound, which
//! the player whom it favours can enforce. This holds for one level if the levels below it are exact, so each is made exact
//! before the next one is begun. Where each player gets what is on his own side, as by the Abapa rules, the share depends on
//! the move at which the game is stopped, so on its past, and the bounds are all that can be said of a position alone.

use std::sync::Arc;

use super::rounds::{NO_MOVE, Rounds, Step, better, with_endless_draws};
use super::{Index, Level, STEP, position};
use crate::oware::{move_seeds, playable};
use crate::state::Ruleset;
use crate::variant::Cycle;

/// Makes the tables of a rule set.
pub(super) struct Maker {
    ruleset: Ruleset,
    /// The level that is being made.
    rounds: Option<Rounds>,
    /// The positions before this one have been entered.
    next: usize,
}

impl Maker {
    pub const fn new(ruleset: Ruleset) -> Self {
        Self { ruleset, rounds: None, next: 0 }
    }

    /// Looks at the moves of a position: values what leaves the level, notes what stays in it.
    fn look(&self, rounds: &mut Rounds, index: &Index, below: &[Arc<Level>], number: usize) {
        let seeds = below.len();
        let state = position(&self.ruleset, index, seeds, number);
        let mut captures = NO_MOVE;
        let mut is_over = true;
        for from in playable(&self.ruleset, &state) {
            is_over = false;
            let mut next = state;
            move_seeds(&self.ruleset, &mut next, from, &mut ());
            let gain = next.stores[state.mover.index()];
            let (own, other) = (self.ruleset.own(state.mover), self.ruleset.own(state.mover.other()));
            // Seen by the opponent, whose move it is.
            let backwards = next.pits[other].iter().chain(&next.pits[own]).rev().copied();
            let reply = index.number(backwards);
            match below.get(seeds - usize::from(gain)) {
                Some(level) => {
                    let step = Step { gain: gain as i8, again: false };
                    captures = better(captures, step, level.bounds(reply));
                }
                None => rounds.reply(reply, false),
            }
        }
        if is_over {
            let [own, other] = [state.mover, state.mover.other()].map(|seat| self.ruleset.seeds_of(&state, seat) as i8);
            captures = [own - other; 2];
        }
        rounds.enter(number, captures);
    }
}

impl super::Maker for Maker {
    fn step(&mut self, index: &Index, done: &[Arc<Level>]) -> Option<Level> {
        let seeds = done.len();
        let Some(mut rounds) = self.rounds.take() else {
            self.rounds = Some(Rounds::new(index.count(seeds), seeds));
            self.next = 0;
            return None;
        };
        if self.next < rounds.count() {
            for number in (self.next..rounds.count()).take(STEP) {
                self.look(&mut rounds, index, done, number);
            }
            self.next += STEP;
        } else if let Some(bounds) = rounds.step() {
            return Some(match self.ruleset.rules.cycle {
                Cycle::OwnSide => Level::Bounds(bounds),
                Cycle::Halves => Level::Values(with_endless_draws(bounds)),
            });
        }
        self.rounds = Some(rounds);
        None
    }
}
