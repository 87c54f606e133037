//! The Bao of Zanzibar, after de Voogt (*Limits of the Mind*, 1995) as put into rules for the computer by Donkers (*Nosce
//! Hostem*, 2003, appendix C), with what others tell of the same game. The tests follow these numbers.
//!
//! 1. Four rows of eight pits; a player's front and back row are his. In the front row the first and last pit are the
//!    *kichwa*, they and their neighbours the *kimbi*; the fifth from the left is the *nyumba*, the house.
//! 2. At the start each has six seeds in his house, two in each of the next two pits to the right, and 22 in stock.
//! 3. Seeds are sown one by one round one's own two rows; the direction does not change during a sowing.
//! 4. A sowing that ends in an occupied front pit facing an occupied front pit of the opponent may capture the seeds there.
//!    They are sown on one's own side, the first into a kichwa: the left one clockwise, the right one counterclockwise.
//! 5. A capture in the left kimbi is sown from the left kichwa, one in the right kimbi from the right; elsewhere the
//!    direction stays, and at the first capture in the first stage the player chooses it.
//! 6. A sowing that ends in an empty pit ends the move.
//! 7. *Endelea*: a sowing that ends in an occupied pit without capture goes on with all the seeds there.
//! 8. Who can capture with the beginning of his move must do so. *Takasa*: a move that does not begin with a capture captures
//!    nothing, and its direction never changes.
//! 9. A player whose front row is empty has lost, at the end of a sowing also during a move; and so has who cannot move.
//! 10. First stage (*namua*), while the player has stock: a move begins with one seed from the stock put into an occupied
//!     front pit. If that pit faces an occupied one, it captures.
//! 11. Takasa in the first stage: the pit that got the seed is sown. Not the house while it is owned and holds six; not a pit
//!     with a single seed, unless there are only such or the house is owned.
//! 12. If the house, owned and with six or more, is the only occupied front pit, only two seeds of it are sown.
//! 13. If a kichwa is the only occupied front pit, takasa goes from it along the front row.
//! 14. A house is owned until it is emptied, by its owner or by a capture.
//! 15. A takasa of the first stage that ends in the owned house with six or more ends there. A capturing move that ends there
//!     without capture may stop or play the house on (*safari*).
//! 16. Second stage (*mtaji*): a capturing move begins with a pit of 2 to 15 seeds in either row.
//! 17. Takasa in the second stage begins in the front row with a pit of two or more; only if there is none, in the back row.
//! 18. In the second stage a sowing that ends in the house goes on (a switch lets it stop as in the first).
//! 19. *Takasia*: after a takasa in the second stage that leaves the opponent without a capture, while exactly one of his pits
//!     could be captured, that pit is blocked for his next move: he may not begin with it, and a sowing that ends in it ends
//!     the move. Not his house, not a single seed, not the only occupied front pit, nor the only one with two or more.
//! 20. A move that would never end may not be played; who has no other has lost. More than [`MOST_LAPS`] count as never.
//!
//! The numbers of [`Move`] run clockwise: 1 to 8 are the front row from the left, 9 to 16 the back row from the right.

use parlour_core::{Seat, Side};

use crate::effect::{Effect, Watch};
use crate::pit::{Direction, Move, Way};
use crate::ring::{Play, ROW, SIDE, end_of, facing, step};
use crate::state::{MOST_LAPS, Reason, Ruleset, State};
use crate::variant::{Custom, EndlessMove, HouseInMtaji};

/// The place of the house.
pub(crate) const HOUSE: usize = 4;

/// The seeds with which the house has its powers.
const FULL_HOUSE: u8 = 6;

/// The seeds that cannot begin a capturing move any more.
const TOO_MANY: u8 = 16;

/// The seeds that are sown from a house which is all there is in the front row.
const TAX: u8 = 2;

/// The pits with seeds on each side at the start, and the stock.
pub(crate) const START: [(usize, u8); 3] = [(HOUSE, 6), (5, 2), (6, 2)];

/// The stock of each player at the start.
pub(crate) const STOCK: u8 = 22;

/// Both directions.
const DIRECTIONS: [Direction; 2] = [Direction::Counterclockwise, Direction::Clockwise];

/// How a sowing ended.
enum End {
    /// As it should. The flag tells whether the player could have played his house on.
    Done { could_play_house: bool },
    /// Never.
    Endless,
}

pub(crate) fn legal(ruleset: &Ruleset, state: &State, moves: &mut Vec<Move>) {
    moves.extend(playable(ruleset, state));
}

/// The legal moves, ascending.
fn playable(ruleset: &Ruleset, state: &State) -> Vec<Move> {
    let mut begins = captures(ruleset, state);
    if begins.is_empty() {
        begins = takasas(ruleset, state);
    }
    let mut moves = Vec::with_capacity(begins.len());
    for (place, direction) in begins {
        let mv = Move { pit: ruleset.pit(ruleset.base(state.mover) + place), way: Way::one(direction) };
        let played_on = Move { way: mv.way.with_house(), ..mv };
        let mut run = |mv| match run(ruleset, &mut state.clone(), mv, &mut ()) {
            End::Done { could_play_house } => {
                moves.push(mv);
                could_play_house
            }
            End::Endless => {
                if ruleset.rules.endless_move == EndlessMove::Void {
                    moves.push(mv);
                }
                false
            }
        };
        if run(mv) {
            run(played_on);
        }
    }
    moves.sort_unstable();
    moves
}

/// Why the player to move cannot, if so.
fn stuck(ruleset: &Ruleset, state: &State) -> Option<Reason> {
    let mut begins = captures(ruleset, state);
    if begins.is_empty() {
        begins = takasas(ruleset, state);
    }
    if begins.is_empty() {
        return Some(Reason::NoMove);
    }
    let ends = |(place, direction)| {
        let mv = Move { pit: ruleset.pit(ruleset.base(state.mover) + place), way: Way::one(direction) };
        matches!(run(ruleset, &mut state.clone(), mv, &mut ()), End::Done { .. })
    };
    let can_move = ruleset.rules.endless_move == EndlessMove::Void || begins.into_iter().any(ends);
    (!can_move).then_some(Reason::OnlyEndless)
}

/// Rules 4, 10 and 16: the pits and directions that begin with a capture.
fn captures(ruleset: &Ruleset, state: &State) -> Vec<(usize, Direction)> {
    let base = ruleset.base(state.mover);
    let prize = |place: usize| state.pits[ruleset.base(state.mover.other()) + facing(place)];
    if state.stores[state.mover.index()] > 0 {
        let markers = (0..ROW).filter(|&place| state.pits[base + place] > 0 && prize(place) > 0);
        return markers.flat_map(|place| entries(place).iter().map(move |&direction| (place, direction))).collect();
    }
    let mut begins = Vec::new();
    for place in (0..SIDE).filter(|&place| (2..TOO_MANY).contains(&state.pits[base + place])) {
        for direction in DIRECTIONS {
            let (last, there) = end_of(state, base, step(place, 1, direction), state.pits[base + place], direction);
            if last < ROW && there > 0 && prize(last) > 0 {
                begins.push((place, direction));
            }
        }
    }
    begins
}

/// Rule 5: the directions in which a first capture of the first stage may be sown.
fn entries(place: usize) -> &'static [Direction] {
    match forced_direction(place) {
        Some(Direction::Clockwise) => &[Direction::Clockwise],
        Some(Direction::Counterclockwise) => &[Direction::Counterclockwise],
        None => &DIRECTIONS,
    }
}

/// Rule 5: the direction that a capture in the kimbi forces.
const fn forced_direction(place: usize) -> Option<Direction> {
    match place {
        0 | 1 => Some(Direction::Clockwise),
        6 | 7 => Some(Direction::Counterclockwise),
        _ => None,
    }
}

/// The kichwa from which seeds are sown in a direction.
const fn kichwa(direction: Direction) -> usize {
    match direction {
        Direction::Clockwise => 0,
        Direction::Counterclockwise => ROW - 1,
    }
}

/// Rules 11 to 13, 17 and 19: the pits and directions of moves without capture.
fn takasas(ruleset: &Ruleset, state: &State) -> Vec<(usize, Direction)> {
    let base = ruleset.base(state.mover);
    let seeds = |place: usize| state.pits[base + place];
    let blocked = state.mark.map(|mark| usize::from(mark) - base);
    let large = |range: std::ops::Range<usize>| -> Vec<usize> {
        range.filter(|&place| seeds(place) >= 2 && Some(place) != blocked).collect()
    };
    let occupied: Vec<usize> = (0..ROW).filter(|&place| seeds(place) > 0).collect();
    let owns_house = state.notes[state.mover.index()] == 1;
    let has_full_house = owns_house && seeds(HOUSE) >= FULL_HOUSE;
    let places = if state.stores[state.mover.index()] == 0 {
        let front = large(0..ROW);
        if front.is_empty() { large(ROW..SIDE) } else { front }
    } else if has_full_house {
        let others: Vec<usize> = occupied.iter().copied().filter(|&place| place != HOUSE).collect();
        if others.is_empty() { vec![HOUSE] } else { others }
    } else if owns_house || large(0..ROW).is_empty() {
        occupied.clone()
    } else {
        large(0..ROW)
    };
    let along_the_row = |&(place, direction): &(usize, Direction)| match occupied[..] {
        [only] if only == place => kichwa(direction.reversed()) != place,
        _ => true,
    };
    let begins = places.into_iter().flat_map(|place| DIRECTIONS.map(|direction| (place, direction)));
    begins.filter(along_the_row).collect()
}

impl Direction {
    /// The other one.
    const fn reversed(self) -> Self {
        match self {
            Self::Clockwise => Self::Counterclockwise,
            Self::Counterclockwise => Self::Clockwise,
        }
    }
}

pub(crate) fn play(ruleset: &Ruleset, state: &mut State, mv: Move, watch: &mut impl Watch) {
    let mover = state.mover;
    let was_capture = !captures(ruleset, state).is_empty();
    if matches!(run(ruleset, state, mv, watch), End::Endless) {
        state.verdict = Some((Reason::Void, None));
    }
    state.mover = mover.other();
    let block = if was_capture || state.verdict.is_some() { None } else { takasia(ruleset, state) };
    ruleset.mark(state, block, watch);
}

/// Plays a move, but does not pass the turn on.
fn run(ruleset: &Ruleset, state: &mut State, mv: Move, watch: &mut impl Watch) -> End {
    let place = usize::from(mv.pit.place);
    let mut direction = mv.way.at(0);
    let namua = state.stores[state.mover.index()] > 0;
    let may_stop = namua || ruleset.rules.house_in_mtaji == HouseInMtaji::MayStop;
    let capturing = captures(ruleset, state).contains(&(place, direction));
    let mut play = Play::new(ruleset, state, watch);
    let mut last;
    if namua {
        play.enter(place);
    }
    if namua && capturing {
        last = play.take(place, direction);
    } else {
        let is_tax = namua && place == HOUSE && play.has_full_house() && play.front_row_is_only(HOUSE);
        let seeds = if is_tax { TAX } else { play.own(place) };
        last = play.sow_from(place, seeds, direction);
    }
    let mut could_play_house = false;
    for _ in 0..MOST_LAPS {
        if play.is_decided() || play.own(last) == 1 {
            return End::Done { could_play_house };
        }
        if capturing && last < ROW && play.opposed(facing(last)) > 0 {
            direction = forced_direction(last).unwrap_or(direction);
            last = play.take(last, direction);
            continue;
        }
        if last == HOUSE && may_stop && play.has_full_house() {
            could_play_house = capturing;
            if !capturing || !mv.way.plays_house() {
                return End::Done { could_play_house };
            }
        }
        if play.is_blocked(last) {
            return End::Done { could_play_house };
        }
        last = play.sow_from(last, play.own(last), direction);
    }
    End::Endless
}

impl<W: Watch> Play<'_, W> {
    /// Puts a seed from the stock into a pit.
    fn enter(&mut self, place: usize) {
        let index = self.ruleset.base(self.me) + place;
        self.state.stores[self.me.index()] -= 1;
        self.state.pits[index] += 1;
        self.watch.see(Effect::Entered { pit: self.ruleset.pit(index), by: self.me });
    }

    /// Sows seeds of a pit, and gives the place of the last.
    fn sow_from(&mut self, place: usize, seeds: u8, direction: Direction) -> usize {
        self.lift(place, seeds);
        self.check_house(self.me);
        self.sow(step(place, 1, direction), seeds, direction)
    }

    /// Captures what one's own pit faces and sows it.
    fn take(&mut self, place: usize, direction: Direction) -> usize {
        let seeds = self.raid(facing(place));
        self.check_house(self.me.other());
        self.sow(kichwa(direction), seeds, direction)
    }

    /// Rule 14: an emptied house is one no more.
    fn check_house(&mut self, of: Seat) {
        if self.state.notes[of.index()] == 1 && self.state.pits[self.ruleset.base(of) + HOUSE] == 0 {
            self.state.notes[of.index()] = 0;
            self.watch.see(Effect::HouseLost { of });
        }
    }

    fn has_full_house(&self) -> bool {
        self.state.notes[self.me.index()] == 1 && self.own(HOUSE) >= FULL_HOUSE
    }

    fn front_row_is_only(&self, place: usize) -> bool {
        (0..ROW).all(|other| other == place || self.own(other) == 0)
    }

    fn is_blocked(&self, place: usize) -> bool {
        self.state.mark == Some((self.ruleset.base(self.me) + place) as u8)
    }

    /// Rule 9: whether a front row is empty, and then who has won.
    fn is_decided(&mut self) -> bool {
        let lost = |seat: Seat| {
            let base = self.ruleset.base(seat);
            self.state.pits[base..base + ROW].iter().all(|&seeds| seeds == 0)
        };
        let winner = match (lost(self.me), lost(self.me.other())) {
            (true, _) => self.me.other(),
            (_, true) => self.me,
            _ => return false,
        };
        self.state.verdict = Some((Reason::FrontRowEmpty, Some(winner.side())));
        true
    }
}

/// Rule 19: the pit of the player to move that is blocked after a takasa of the other one.
fn takasia(ruleset: &Ruleset, state: &State) -> Option<usize> {
    let attacker = State { mover: state.mover.other(), ..*state };
    if ruleset.rules.takasia == Custom::Off || state.stores != [0, 0] || !captures(ruleset, state).is_empty() {
        return None;
    }
    let targets: Vec<usize> =
        captures(ruleset, &attacker).into_iter().map(|begin| target(ruleset, &attacker, begin)).collect();
    let &first = targets.first()?;
    let front = &state.pits[ruleset.base(state.mover)..][..ROW];
    let is_only = |least: u8| front.iter().filter(|&&seeds| seeds >= least).count() == 1;
    let is_house = first == HOUSE && state.notes[state.mover.index()] == 1;
    let is_exempt = front[first] < 2 || is_house || is_only(1) || is_only(2);
    let block = targets.iter().all(|&target| target == first) && !is_exempt;
    block.then(|| ruleset.base(state.mover) + first)
}

/// The front pit of the opponent that a capturing move of the second stage takes first.
fn target(ruleset: &Ruleset, state: &State, (place, direction): (usize, Direction)) -> usize {
    let seeds = usize::from(state.pits[ruleset.base(state.mover) + place]);
    facing(step(place, seeds, direction))
}

pub(crate) fn settle(ruleset: &Ruleset, state: &mut State) {
    let mut winner = None;
    for seat in [Seat::FIRST, Seat::SECOND] {
        let base = ruleset.base(seat);
        if state.pits[base..base + ROW].iter().all(|&seeds| seeds == 0) {
            winner = Some((Reason::FrontRowEmpty, seat.other().side()));
        }
    }
    if winner.is_none() {
        winner = stuck(ruleset, state).map(|reason| (reason, state.mover.other().side()));
    }
    state.verdict = winner.map(|(reason, winner): (Reason, Side)| (reason, Some(winner)));
}
