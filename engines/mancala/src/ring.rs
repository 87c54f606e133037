//! Boards of four rows: each player sows round his own two.

use parlour_core::Seat;

use crate::effect::{Effect, Watch};
use crate::pit::Direction;
use crate::state::{Ruleset, State};

/// The pits of one side.
pub(crate) const SIDE: usize = 16;

/// The pits of one row: a player's front row are his pits 0 to 7.
pub(crate) const ROW: usize = 8;

/// The pit so many steps from another one.
pub(crate) const fn step(at: usize, steps: usize, direction: Direction) -> usize {
    match direction {
        Direction::Clockwise => (at + steps) % SIDE,
        Direction::Counterclockwise => (at + SIDE - steps % SIDE) % SIDE,
    }
}

/// The opponent's front pit that faces one's own.
pub(crate) const fn facing(place: usize) -> usize {
    ROW - 1 - place
}

/// The back pit in the column of a front pit.
pub(crate) const fn behind(place: usize) -> usize {
    SIDE - 1 - place
}

/// A move while it is played: places are those on the mover's side, or on the opponent's where it says so.
pub(crate) struct Play<'a, W> {
    pub ruleset: &'a Ruleset,
    pub state: &'a mut State,
    pub watch: &'a mut W,
    pub me: Seat,
}

impl<'a, W: Watch> Play<'a, W> {
    pub fn new(ruleset: &'a Ruleset, state: &'a mut State, watch: &'a mut W) -> Self {
        let me = state.mover;
        Self { ruleset, state, watch, me }
    }

    /// The index of one's own pit.
    const fn mine(&self, place: usize) -> usize {
        self.ruleset.base(self.me) + place
    }

    /// The index of a pit of the opponent.
    const fn yours(&self, place: usize) -> usize {
        self.ruleset.base(self.me.other()) + place
    }

    /// The seeds in one's own pit.
    pub const fn own(&self, place: usize) -> u8 {
        self.state.pits[self.mine(place)]
    }

    /// The seeds in a pit of the opponent.
    pub const fn opposed(&self, place: usize) -> u8 {
        self.state.pits[self.yours(place)]
    }

    /// Takes seeds from one's own pit into the hand.
    pub fn lift(&mut self, place: usize, seeds: u8) {
        let index = self.mine(place);
        self.ruleset.lift(self.state, index, seeds, self.watch);
    }

    /// Takes all seeds of a pit of the opponent into the hand, and says how many.
    pub fn raid(&mut self, place: usize) -> u8 {
        let index = self.yours(place);
        let seeds = std::mem::take(&mut self.state.pits[index]);
        self.watch.see(Effect::Raided { pit: self.ruleset.pit(index), seeds, by: self.me });
        seeds
    }

    /// Sows the hand, the first seed into `first`, and gives the place of the last.
    pub fn sow(&mut self, first: usize, seeds: u8, direction: Direction) -> usize {
        for count in 0..usize::from(seeds) {
            let index = self.mine(step(first, count, direction));
            self.ruleset.drop(self.state, index, self.watch);
        }
        step(first, usize::from(seeds) + SIDE - 1, direction)
    }
}

/// The place where a sowing that begins with `first` would end, and the seeds that would be there before the last one.
pub(crate) fn end_of(state: &State, base: usize, first: usize, seeds: u8, direction: Direction) -> (usize, u8) {
    let last = step(first, usize::from(seeds) + SIDE - 1, direction);
    (last, state.pits[base + last] + (seeds - 1) / SIDE as u8)
}
