//! Oware and Wari: positions come again, so that the values of a level depend on one another.
//!
//! Each position has a least and a greatest value: what the player to move gets for certain, and what he cannot be kept
//! from, if a game that goes on for ever gives everything that is left to the other, or to him. They are found by beginning
//! with all or nothing and looking again and again at the moves, until nothing changes. Where both are the same, the value
//! is true whatever the rules say of endless games.
//!
//! Where the rules halve what goes round for ever, endless play is worth 0, and every position has one value: 0 if it lies
//! between the bounds, since then neither player can be made to end the game to his loss, or else the nearer bound, which
//! the player whom it favours can enforce. This holds for one level if the levels below it are exact, so each is made exact
//! before the next one is begun. Where each player gets what is on his own side, as by the Abapa rules, the share depends on
//! the move at which the game is stopped, so on its past, and the bounds are all that can be said of a position alone.

use std::sync::Arc;

use super::{Index, Level, STEP, position};
use crate::oware::{move_seeds, playable};
use crate::state::{Ruleset, State};
use crate::variant::Cycle;

/// Makes the tables of a rule set.
pub(super) struct Maker {
    ruleset: Ruleset,
    /// The level that is being made, empty before its first step.
    bounds: Vec<[i8; 2]>,
    /// The positions before this one have been looked at; then the open ones before this one in the present round.
    next: usize,
    /// Those whose value is not decided yet.
    open: Vec<Open>,
    /// The positions in the same level that their moves lead to.
    replies: Vec<u32>,
    /// How many of them are still open in the present round, which have been moved to the front.
    kept: usize,
    /// Whether the present round has changed anything.
    has_changed: bool,
    /// Whether all positions have been looked at, and the rounds have begun.
    is_listed: bool,
}

/// A position whose value is not decided yet.
#[derive(Clone, Copy)]
struct Open {
    number: u32,
    /// Where its replies begin, and how many there are.
    first: u32,
    count: u8,
    /// What it is worth by a move that captures.
    captures: [i8; 2],
}

impl Maker {
    pub fn new(ruleset: Ruleset) -> Self {
        Self {
            ruleset,
            bounds: Vec::new(),
            next: 0,
            open: Vec::new(),
            replies: Vec::new(),
            kept: 0,
            has_changed: false,
            is_listed: false,
        }
    }

    /// Begins a level: a player may lose or win everything.
    fn begin(&mut self, index: &Index, seeds: usize) {
        let all = seeds as i8;
        self.bounds = vec![[-all, all]; index.count(seeds)];
        self.next = 0;
        self.is_listed = false;
    }

    /// Looks at the moves of some positions.
    fn list(&mut self, index: &Index, below: &[Arc<Level>]) {
        for number in (self.next..self.bounds.len()).take(STEP) {
            let state = position(&self.ruleset, index, below.len(), number);
            self.look(index, below, &state, number);
        }
        self.next += STEP;
        if self.next >= self.bounds.len() {
            self.is_listed = true;
            self.begin_round();
        }
    }

    /// Looks at the moves of a position: values what leaves the level, notes what stays in it.
    fn look(&mut self, index: &Index, below: &[Arc<Level>], state: &State, number: usize) {
        let seeds = below.len();
        let first = self.replies.len();
        let mut captures = [i8::MIN; 2];
        let mut is_over = true;
        for from in playable(&self.ruleset, state) {
            is_over = false;
            let mut next = *state;
            move_seeds(&self.ruleset, &mut next, from, &mut ());
            let gain = next.stores[state.mover.index()];
            let (own, other) = (self.ruleset.own(state.mover), self.ruleset.own(state.mover.other()));
            // Seen by the opponent, whose move it is.
            let backwards = next.pits[other].iter().chain(&next.pits[own]).rev().copied();
            let reply = index.number(backwards);
            match below.get(seeds - usize::from(gain)) {
                Some(level) => captures = better(captures, level.bounds(reply), gain as i8),
                None => self.replies.push(reply as u32),
            }
        }
        let count = (self.replies.len() - first) as u8;
        if is_over {
            let [own, other] = [state.mover, state.mover.other()].map(|seat| self.ruleset.seeds_of(state, seat) as i8);
            self.bounds[number] = [own - other; 2];
        } else if count == 0 {
            self.bounds[number] = captures;
        } else {
            self.bounds[number][0] = self.bounds[number][0].max(captures[0]);
            self.open.push(Open { number: number as u32, first: first as u32, count, captures });
        }
    }

    fn begin_round(&mut self) {
        (self.next, self.kept, self.has_changed) = (0, 0, false);
    }

    /// Looks again at some open positions.
    fn improve(&mut self) {
        for at in (self.next..self.open.len()).take(STEP) {
            let open = self.open[at];
            let replies = &self.replies[open.first as usize..][..open.count.into()];
            let value = replies.iter().fold(open.captures, |best, &reply| better(best, self.bounds[reply as usize], 0));
            let known = &mut self.bounds[open.number as usize];
            if value != *known {
                *known = value;
                self.has_changed = true;
            }
            if value[0] < value[1] {
                self.open[self.kept] = open;
                self.kept += 1;
            }
        }
        self.next += STEP;
    }
}

/// The better of what a player has and a move that gains so much, where the opponent's bounds are these.
fn better([least, greatest]: [i8; 2], [others_least, others_greatest]: [i8; 2], gain: i8) -> [i8; 2] {
    [least.max(gain - others_greatest), greatest.max(gain - others_least)]
}

impl super::Maker for Maker {
    fn step(&mut self, index: &Index, done: &[Arc<Level>]) -> Option<Level> {
        if self.bounds.is_empty() {
            self.begin(index, done.len());
        }
        if !self.is_listed {
            self.list(index, done);
            return None;
        }
        self.improve();
        if self.next < self.open.len() {
            return None;
        }
        self.open.truncate(self.kept);
        if self.has_changed {
            self.begin_round();
            return None;
        }
        self.open = Vec::new();
        self.replies = Vec::new();
        let bounds = std::mem::take(&mut self.bounds);
        Some(match self.ruleset.rules.cycle {
            Cycle::OwnSide => Level::Bounds(bounds),
            Cycle::Halves => {
                Level::Values(bounds.into_iter().map(|[least, greatest]| 0.clamp(least, greatest)).collect())
            }
        })
    }
}
