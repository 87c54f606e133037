//! The values of a level whose positions depend on one another, since positions come again.
//!
//! Each position has a least and a greatest value: what the player to move gets for certain, and what he cannot be kept
//! from, if a game that goes on for ever gives everything that is left to the other, or to him. They are found by beginning
//! with all or nothing and looking again and again at the moves, until nothing changes. Where both are the same, the value
//! is true whatever the rules say of endless games.

use super::STEP;

/// The least and the greatest value of a move, where there is none.
pub(super) const NO_MOVE: [i8; 2] = [i8::MIN; 2];

/// What a move does apart from changing the position.
#[derive(Clone, Copy)]
pub(super) struct Step {
    /// The seeds that the mover gains over the other.
    pub gain: i8,
    /// Whether the same player moves again.
    pub again: bool,
}

/// A level that is being made.
pub(super) struct Rounds {
    bounds: Vec<[i8; 2]>,
    /// The positions whose value is not decided yet.
    open: Vec<Open>,
    /// The positions of the level that their moves lead to, and in the highest bit whether the same player moves again.
    replies: Vec<u32>,
    /// The replies from here on are those of a position that has not been entered yet.
    entered: usize,
    /// The open positions before this one have been looked at in the present round.
    next: usize,
    /// How many of them are still open, which have been moved to the front.
    kept: usize,
    /// Whether the present round has changed anything.
    has_changed: bool,
}

/// A position whose value is not decided yet.
#[derive(Clone, Copy)]
struct Open {
    number: u32,
    /// Where its replies begin, and how many there are.
    first: u32,
    count: u8,
    /// What it is worth by a move that leaves the level.
    leaving: [i8; 2],
}

/// The bit of a reply after which the same player moves again.
const AGAIN: u32 = 1 << 31;

impl Rounds {
    /// A level of so many positions with so many seeds: a player may lose or win everything.
    pub fn new(count: usize, seeds: usize) -> Self {
        let all = seeds as i8;
        let bounds = vec![[-all, all]; count];
        Self { bounds, open: Vec::new(), replies: Vec::new(), entered: 0, next: 0, kept: 0, has_changed: false }
    }

    /// How many positions there are.
    pub const fn count(&self) -> usize {
        self.bounds.len()
    }

    /// Notes a move of the next position to be entered that stays in the level and gains nothing.
    pub fn reply(&mut self, number: usize, again: bool) {
        self.replies.push(number as u32 | if again { AGAIN } else { 0 });
    }

    /// Enters a position whose moves in the level have been noted. Its other moves are worth `leaving`.
    pub fn enter(&mut self, number: usize, leaving: [i8; 2]) {
        let (first, count) = (self.entered, self.replies.len() - self.entered);
        if count == 0 {
            self.bounds[number] = leaving;
        } else {
            self.bounds[number][0] = self.bounds[number][0].max(leaving[0]);
            self.open.push(Open { number: number as u32, first: first as u32, count: count as u8, leaving });
            self.entered += count;
        }
    }

    /// Looks again at some open positions once all have been entered; gives the bounds when nothing changes any more.
    pub fn step(&mut self) -> Option<Vec<[i8; 2]>> {
        self.improve();
        if self.next < self.open.len() {
            return None;
        }
        self.open.truncate(self.kept);
        (self.next, self.kept) = (0, 0);
        if std::mem::take(&mut self.has_changed) {
            return None;
        }
        Some(std::mem::take(&mut self.bounds))
    }

    fn improve(&mut self) {
        for at in (self.next..self.open.len()).take(STEP) {
            let open = self.open[at];
            let replies = &self.replies[open.first as usize..][..open.count.into()];
            let value = replies.iter().fold(open.leaving, |best, &reply| {
                let step = Step { gain: 0, again: reply & AGAIN != 0 };
                better(best, step, self.bounds[(reply & !AGAIN) as usize])
            });
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

/// The better of what a player has and a move after which the bounds are these for the player who moves next.
pub(super) fn better([least, greatest]: [i8; 2], step: Step, [next_least, next_greatest]: [i8; 2]) -> [i8; 2] {
    let Step { gain, again } = step;
    let now = if again { [gain + next_least, gain + next_greatest] } else { [gain - next_greatest, gain - next_least] };
    [least.max(now[0]), greatest.max(now[1])]
}

/// The exact values where endless play is worth 0.
pub(super) fn with_endless_draws(bounds: Vec<[i8; 2]>) -> Vec<i8> {
    bounds.into_iter().map(|[least, greatest]| 0.clamp(least, greatest)).collect()
}
