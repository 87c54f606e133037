//! Omweso, the mancala of Uganda, after Nsimbi (*Omweso, a Game People Play in Uganda*, 1968) and what others tell of it. The
//! tests follow these numbers.
//!
//! 1. Four rows of eight pits; the two rows nearest to a player are his. 64 seeds: at the start four in each pit of the back
//!    rows, or each player's 32 as he arranged them (a start position).
//! 2. Only pits with two seeds or more may be played. Sowing goes counterclockwise round one's own two rows.
//! 3. If the last seed falls into an occupied pit, the seeds there are sown on.
//! 4. Capture: if that pit is in the front row and both pits of the opponent in its column are occupied, their seeds are taken
//!    and sown from where the capturing lap began (or, a switch, from where it ended).
//! 5. A lap that ends in an empty pit ends the move.
//! 6. Reverse capture: from the four leftmost pits (two columns) a lap may go clockwise if that captures directly. This holds
//!    for the first lap of a move, for later laps that begin there (a switch), and again for the seeds brought in by a
//!    reverse capture. There is no compulsion.
//! 7. Who cannot move has lost (*okwa bulijo*).
//! 8. *Okutema* by *emitwe-ebiri*: whoever captures both end columns of the opponent in one move has won at once.
//! 9. *Akawumbi*: the same with the last seeds of the opponent.
//! 10. *Akakyala* (a switch): captures in two moves running while the opponent has never captured.
//! 11. *Okukoneeza* (a switch): pits with three, two and one seeds one after the other in the direction of sowing, while the
//!     opponent has never captured.
//! 12. A move that would never end (more than [`MOST_LAPS`] laps) may not be played; or (a switch) it makes the game void. So
//!     does (a switch) who thinks longer than three minutes about a move, as at championships.
//! 13. A match (a switch) goes to who first has twelve points: [`points`]. The loser of a game begins the next one; who began
//!     a game that nobody won begins again.
//!
//! The numbers of [`Move`] run clockwise: 1 to 8 are the front row from the left, 9 to 16 the back row from the right.

use std::time::Duration;

use parlour_core::{Outcome, Seat, Side};

use crate::effect::Watch;
use crate::pit::{Direction, Move, Way};
use crate::ring::{Play, ROW, SIDE, behind, end_of, facing, step};
use crate::state::{MOST_LAPS, Reason, Ruleset, State};
use crate::variant::{Akawumbi, Custom, EndlessMove, ReEntry, Reverse};

/// The points that win a match.
pub const MATCH: u8 = 12;

/// How long a player may think about a move where that is limited.
pub const MOVE_TIME: Duration = Duration::from_mins(3);

/// The points that the winner of a game gets. Victories that are none on the board, because the other player resigned or had
/// no time left, count as the usual one.
pub fn points(outcome: &Outcome, akawumbi: Akawumbi) -> u8 {
    let is = |reason: Reason| outcome.reason == reason.word();
    match akawumbi {
        _ if outcome.winner.is_none() => 0,
        Akawumbi::Six if is(Reason::Akawumbi) => 6,
        Akawumbi::Twelve if is(Reason::Akawumbi) => MATCH,
        _ if is(Reason::EmitweEbiri) || is(Reason::Akakyala) => 2,
        _ => 1,
    }
}

/// Who has won a match that stands so.
pub fn match_winner(score: [u8; 2]) -> Option<Side> {
    Side::BOTH.into_iter().find(|side| score[side.index()] >= MATCH)
}

/// Whether a pit is one of the four leftmost.
const fn is_leftmost(place: usize) -> bool {
    matches!(place, 0 | 1 | 14 | 15)
}

/// What came of a sowing.
struct Ran {
    /// At how many places the player could have gone clockwise.
    decisions: u8,
    /// Whether it never ends.
    is_endless: bool,
}

pub(crate) fn legal(ruleset: &Ruleset, state: &State, moves: &mut Vec<Move>) {
    moves.extend(playable(ruleset, state).0);
}

/// The legal moves, ascending, and whether endless ones were left out.
fn playable(ruleset: &Ruleset, state: &State) -> (Vec<Move>, bool) {
    let mut found = (Vec::new(), false);
    for index in ruleset.own(state.mover).filter(|&index| state.pits[index] >= 2) {
        explore(ruleset, state, Move::plain(ruleset.pit(index)), &mut found);
    }
    found.0.sort_unstable();
    found
}

/// Tries a move, and all that begin like it but go clockwise at a later place.
fn explore(ruleset: &Ruleset, state: &State, mv: Move, found: &mut (Vec<Move>, bool)) {
    let ran = run(ruleset, &mut state.clone(), mv, &mut ());
    if !ran.is_endless || ruleset.rules.endless_move == EndlessMove::Void {
        found.0.push(mv);
    } else {
        found.1 = true;
    }
    for decision in mv.way.len()..ran.decisions {
        explore(ruleset, state, Move { way: mv.way.clockwise_at(decision), ..mv }, found);
    }
}

pub(crate) fn play(ruleset: &Ruleset, state: &mut State, mv: Move, watch: &mut impl Watch) {
    if run(ruleset, state, mv, watch).is_endless {
        state.verdict = Some((Reason::Void, None));
    }
    state.mover = state.mover.other();
}

/// Plays a move, but does not pass the turn on.
fn run(ruleset: &Ruleset, state: &mut State, mv: Move, watch: &mut impl Watch) -> Ran {
    let mut play = Play::new(ruleset, state, watch);
    let mut lap = Lap { start: mv.pit.place.into(), seeds: 0, direction: Direction::Counterclockwise };
    let mut ran = Ran { decisions: 0, is_endless: true };
    let mut ends = [false; 2];
    let mut captured = false;
    lap.seeds = play.own(lap.start);
    play.lift(lap.start, lap.seeds);
    lap.choose(&play, mv.way, &mut ran);
    for _ in 0..MOST_LAPS {
        let last = play.sow(step(lap.start, 1, lap.direction), lap.seeds, lap.direction);
        if play.state.verdict.is_some() || play.own(last) == 1 {
            ran.is_endless = false;
            break;
        }
        if play.can_capture(last) {
            captured = true;
            lap.seeds = play.capture(last, &mut ends);
            if ruleset.rules.re_entry == ReEntry::LapEnd {
                lap.start = last;
            }
            let was_reverse =
                std::mem::replace(&mut lap.direction, Direction::Counterclockwise) == Direction::Clockwise;
            if was_reverse && play.state.verdict.is_none() {
                lap.choose(&play, mv.way, &mut ran);
            }
            continue;
        }
        lap = Lap { start: last, seeds: play.own(last), direction: Direction::Counterclockwise };
        play.lift(last, lap.seeds);
        if ruleset.rules.reverse == Reverse::Anywhere {
            lap.choose(&play, mv.way, &mut ran);
        }
    }
    if ran.is_endless {
        play.sow(step(lap.start, 1, lap.direction), lap.seeds, lap.direction);
    }
    play.note(captured);
    ran
}

/// A lap about to be sown, its seeds in the hand.
struct Lap {
    /// The pit before the first that gets a seed.
    start: usize,
    seeds: u8,
    direction: Direction,
}

impl Lap {
    /// Rule 6: goes clockwise if that is allowed and the player wants it.
    fn choose<W: Watch>(&mut self, play: &Play<'_, W>, way: Way, ran: &mut Ran) {
        let base = play.ruleset.base(play.me);
        let first = step(self.start, 1, Direction::Clockwise);
        let (last, there) = end_of(play.state, base, first, self.seeds, Direction::Clockwise);
        if is_leftmost(self.start) && there > 0 && play.can_capture(last) && ran.decisions < Way::LONGEST {
            self.direction = way.at(ran.decisions);
            ran.decisions += 1;
        }
    }
}

impl<W: Watch> Play<'_, W> {
    /// Whether a lap that ends in that pit, if it was occupied, captures.
    fn can_capture(&self, last: usize) -> bool {
        last < ROW && self.opposed(facing(last)) > 0 && self.opposed(behind(facing(last))) > 0
    }

    /// Takes both pits of a column and says how many seeds they held. Notes captured ends, and the victories by them.
    fn capture(&mut self, last: usize, ends: &mut [bool; 2]) -> u8 {
        let front = facing(last);
        let seeds = self.raid(front) + self.raid(behind(front));
        ends[0] |= front == 0;
        ends[1] |= front == ROW - 1;
        if *ends == [true; 2] {
            let nothing_left = (0..SIDE).all(|place| self.opposed(place) == 0);
            let reason = if nothing_left { Reason::Akawumbi } else { Reason::EmitweEbiri };
            self.state.verdict = Some((reason, Some(self.me.side())));
        }
        seeds
    }

    /// Notes whether the move captured, and the victories that depend on it.
    fn note(&mut self, captured: bool) {
        let rules = self.ruleset.rules;
        let (me, other) = (self.me.index(), self.me.other().index());
        let twice = captured && self.state.notes[me] == 2;
        self.state.notes[me] = if captured { 2 } else { self.state.notes[me].min(1) };
        if self.state.verdict.is_some() || self.state.notes[other] != 0 {
            return;
        }
        let reason = if rules.akakyala == Custom::On && twice {
            Reason::Akakyala
        } else if rules.okukoneeza == Custom::On && self.has_three_two_one() {
            Reason::Okukoneeza
        } else {
            return;
        };
        self.state.verdict = Some((reason, Some(self.me.side())));
    }

    fn has_three_two_one(&self) -> bool {
        let seeds = |start, steps| self.own(step(start, steps, Direction::Counterclockwise));
        (0..SIDE).any(|start| [seeds(start, 0), seeds(start, 1), seeds(start, 2)] == [3, 2, 1])
    }
}

pub(crate) fn settle(ruleset: &Ruleset, state: &mut State) {
    let mut large = ruleset.own(state.mover).filter(|&index| state.pits[index] >= 2);
    let ends = |index| !run(ruleset, &mut state.clone(), Move::plain(ruleset.pit(index)), &mut ()).is_endless;
    if large.any(ends) {
        return;
    }
    let (moves, left_out) = playable(ruleset, state);
    if moves.is_empty() {
        let reason = if left_out { Reason::OnlyEndless } else { Reason::OkwaBulijo };
        state.verdict = Some((reason, Some(winner_over(state.mover))));
    }
}

const fn winner_over(loser: Seat) -> Side {
    loser.other().side()
}
