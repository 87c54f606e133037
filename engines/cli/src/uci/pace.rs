//! How long to think about a move when a clock runs for the game.

use std::time::Duration;

use parlour_chess::Move;

/// The times within which a move should be found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// After this no further iteration begins, more or less.
    pub wanted: Duration,
    /// After this the move must be there.
    pub most: Duration,
}

impl Pace {
    /// The pace with `left` on the clock, `increment` after each move and `moves` to the next time control, if
    /// `overhead` of each move passes outside.
    pub fn of(left: Duration, increment: Duration, moves: Option<u32>, overhead: Duration) -> Self {
        let left = left.saturating_sub(overhead).max(Duration::from_millis(1));
        // What each move costs beyond its increment must be there for many moves more, and some delays on a machine that does
        // other work.
        let reserve = overhead * 8 + overhead.saturating_sub(increment) * moves.unwrap_or(40).min(40);
        let spare = left.saturating_sub(reserve);
        let wanted = match moves {
            Some(moves) => spare / moves.clamp(1, 40) + (increment / 2).min(spare / 8),
            None => spare / 20 + increment.min(spare / 4),
        };
        // Without anything to spare, the clock has to recover.
        let wanted = wanted.max(left / 64);
        let most = (wanted * 4).min(match moves {
            Some(1) => left * 9 / 10,
            _ => left / 3,
        });
        Self { wanted: wanted.min(most), most }
    }
}

/// Whether the search is worth another iteration: less so the longer the best move has stayed the same and the more of the
/// search it took.
#[derive(Debug, Default)]
pub struct Patience {
    best: Move,
    /// For how many iterations it has been the best.
    same: u32,
    score: i32,
}

impl Patience {
    /// How much of the wanted time the search should get, in hundredths, after an iteration that found `best` with `score`
    /// and spent `share` (0 to 1) of all positions on it.
    pub fn after(&mut self, best: Move, score: i32, share: f64) -> u32 {
        self.same = if best == self.best { self.same + 1 } else { 0 };
        let fall = (self.score - score).clamp(0, 80) as u32;
        (self.best, self.score) = (best, score);
        let steadiness = 190 - 12 * self.same.min(8);
        let doubt = (155.0 - 110.0 * share.clamp(0.0, 1.0)) as u32;
        steadiness * doubt / 100 * (100 + fall) / 100
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Delays as long as the increment do not use up the clock.
    #[test]
    fn a_busy_machine_is_survived() {
        let [mut clock, increment, overhead, delay] = [1000, 20, 10, 20].map(Duration::from_millis);
        for number in 0..100 {
            let pace = Pace::of(clock, increment, None, overhead);
            assert!(pace.wanted + delay < clock, "{pace:?} of {clock:?} at move {number}");
            clock = clock.saturating_sub(pace.wanted + delay) + increment;
        }
    }

    /// A hundred moves do not let the clock run out.
    #[test]
    fn the_clock_never_runs_out() {
        for (left, increment, moves) in [(1000, 10, None), (1000, 0, None), (60_000, 0, Some(40)), (50, 5, Some(3))] {
            let [mut clock, increment] = [left, increment].map(Duration::from_millis);
            let overhead = Duration::from_millis(1);
            for number in 0..moves.unwrap_or(100) {
                let pace = Pace::of(clock, increment, moves.map(|moves| moves - number), overhead);
                assert!(pace.wanted <= pace.most && pace.most < clock, "{pace:?} of {clock:?} at move {number}");
                clock = clock.saturating_sub(pace.wanted + overhead) + increment;
            }
        }
    }

    #[test]
    fn a_steady_move_is_played_sooner() {
        let mut patience = Patience::default();
        let mv = Move::from_bits(77);
        let first = patience.after(mv, 0, 0.5);
        let later = (0..8).map(|_| patience.after(mv, 0, 0.9)).last();
        assert!(later < Some(first / 2));
        assert!(Some(patience.after(mv, -60, 0.9)) > later, "a value that falls wants more thought");
    }
}
