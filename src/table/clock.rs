//! The clocks of the players. What is left follows from the moves, each of which notes how long it was thought about:
//! so moves that are taken back give their time back, and a game that is kept keeps its clocks.
//!
//! A clock runs while somebody may move: not while a move is being shown, not in a pause, and not while nobody can be
//! at the table because the machine sleeps or the page lies behind another. When the window is left, the game pauses.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowFocused;
use parlour_core::Side;

use super::announce::{self, Announcement};
use super::frames::Pulse;
use super::game::{MoveLimit, TableGame};
use super::gate;
use super::hands::Gesture;
use super::state::Table;
use super::{Action, GameSystems, Phase, TableSystems};
use crate::audio::{PlaySound, Sfx};
use crate::catalogue::{ClockStart, Player, Purpose, TimeControl};
use crate::locale::Locale;

/// Frames come more often than this while a clock runs. Where they do not, nobody was there.
const LONGEST_FRAME: Duration = Duration::from_secs(3);

/// When tenths of seconds are shown, and the last warning is given.
pub const LAST_SECONDS: Duration = Duration::from_secs(10);

/// What an opponent leaves on its clock for what passes outside its searches: some milliseconds with every move.
const RESERVE: Duration = Duration::from_millis(2500);

/// The moves among which an opponent divides its time.
const MOVES: u32 = 30;

/// What the clocks know that the moves do not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// How long the player to move has thought about this move so far.
    pub thought: Duration,
    /// Whether the game is paused.
    pub paused: bool,
    /// How many warnings each side has had that its time is short; where moves have a limit, for the last move.
    warned: [usize; 2],
}

impl Clock {
    /// A move has been made: the next player begins to think.
    pub fn pass_turn(&mut self) {
        self.thought = Duration::ZERO;
    }

    /// Moves have been taken back or played again: the player thinks anew.
    pub fn turn_back(&mut self) {
        *self = Self { paused: self.paused, ..Self::default() };
    }
}

impl<G: TableGame> Table<G> {
    /// How long the players may think, in games that are played with clocks. Lessons and puzzles are not.
    pub fn time_control(&self) -> Option<TimeControl> {
        self.choice.time.filter(|_| self.purpose == Purpose::Play)
    }

    /// What the clock of `side` showed when the move after so many plies began to be thought about.
    pub fn time_before(&self, ply: usize, side: Side) -> Option<Duration> {
        let allowance = self.time_control()?.each[side.index()];
        let plies = self.history.plies().iter().take(ply).enumerate();
        let own = plies.filter(|(ply, _)| {
            self.history.position_at(*ply).is_some_and(|position| position.to_move().side() == side)
        });
        Some(own.fold(allowance.stock(), |left, (_, ply)| left.saturating_sub(ply.time) + allowance.bonus()))
    }

    /// What is left to `side` now for the whole game.
    fn stock_left(&self, side: Side) -> Option<Duration> {
        Some(self.less_thought(side, self.time_before(self.history.at(), side)?))
    }

    /// A time less what the player to move has thought about this move, if `side` is the one.
    fn less_thought(&self, side: Side, time: Duration) -> Duration {
        let thinks = self.position().to_move().side() == side;
        if thinks { time.saturating_sub(self.clock.thought) } else { time }
    }

    /// How long a player may think about one move, in games whose rules limit that. Lessons and puzzles do not.
    fn move_limit(&self) -> Option<MoveLimit> {
        self.position().move_limit().filter(|_| self.purpose == Purpose::Play)
    }

    /// What the clock of `side` shows now: what is left for the game, or for this move if that is less.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        let of_move = self.move_limit().map(|limit| self.less_thought(side, limit.time));
        self.stock_left(side).into_iter().chain(of_move).min()
    }

    /// From when on the time of `side` is short.
    pub fn short(&self, side: Side) -> Option<Duration> {
        let of_game = self.time_control().map(|control| control.each[side.index()].short());
        of_game.or_else(|| self.move_limit().map(|limit| limit.time / 10))
    }

    /// Whether the clock waits for the first move.
    fn waits_for_the_first_move(&self) -> bool {
        let begins = |control: TimeControl| control.start == ClockStart::FirstMove;
        self.history.at() == 0 && self.time_control().is_some_and(begins)
    }

    /// Whether a clock runs whenever somebody may move.
    pub fn is_timed(&self) -> bool {
        let has_clocks = self.time_control().is_some() || self.move_limit().is_some();
        has_clocks && self.outcome().is_none() && !self.waits_for_the_first_move()
    }

    /// Whether the game can be paused: where a clock runs, and where nobody decides who could use the time.
    pub fn can_pause(&self) -> bool {
        let watched = !self.choice.players.contains(&Player::Hand);
        self.purpose == Purpose::Play && self.outcome().is_none() && (watched || self.is_timed())
    }

    /// Whether the board is hidden, so that nobody thinks in a pause.
    pub fn is_hidden(&self) -> bool {
        self.clock.paused && self.choice.players.contains(&Player::Hand)
    }

    /// The longest an opponent may think about this move so that its time lasts; `None` without clocks.
    pub fn allotted(&self) -> Option<Duration> {
        let side = self.position().to_move().side();
        let bonus = self.time_control()?.each[side.index()].bonus();
        Some(allotment(self.stock_left(side)?, bonus))
    }
}

/// What may be spent on one move with `left` on the clock and `bonus` for every move.
fn allotment(left: Duration, bonus: Duration) -> Duration {
    let usable = left.saturating_sub(RESERVE).max(left / 50);
    (usable / MOVES + bonus * 3 / 4).min(usable / 2)
}

/// A time as clocks show it: minutes and seconds, and tenths of them at last. Time that is left is never shown as none.
pub fn written(left: Duration) -> String {
    if left < LAST_SECONDS {
        let tenths = left.as_millis().div_ceil(100);
        return format!("00:{:02}.{}", tenths / 10, tenths % 10);
    }
    let seconds = left.as_millis().div_ceil(1000);
    format!("{:02}:{:02}", seconds / 60, seconds % 60)
}

/// Registers the clocks.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            (pause_when_left::<G>, pause::<G>).chain().in_set(TableSystems::Intent),
            run::<G>.before(gate::pass_gate::<G>).in_set(TableSystems::Rules),
            (warn::<G>, keep_pace::<G>).in_set(TableSystems::Present),
        )
            .in_set(GameSystems::<G>::default()),
    );
}

/// Whoever leaves the window cannot lose on time behind it; and the pause hides the board, so that nothing is won by it.
fn pause_when_left<G: TableGame>(mut focus: MessageReader<WindowFocused>, mut table: ResMut<Table<G>>) {
    let left = focus.read().any(|focus| !focus.focused);
    if left && table.is_timed() && table.choice.players.contains(&Player::Hand) {
        table.clock.paused = true;
    }
}

/// Pauses on request. In a pause the board is not there, and to choose a place on it is to go on with the game.
fn pause<G: TableGame>(
    mut actions: MessageReader<Action>,
    mut gestures: MessageReader<Gesture>,
    phase: Res<State<Phase>>,
    mut table: ResMut<Table<G>>,
) {
    let chosen = gestures.read().filter(|gesture| **gesture == Gesture::Choose).count() > 0;
    let goes_on = chosen && *phase.get() == Phase::Paused;
    let asked = actions.read().filter(|action| **action == Action::Pause).count() % 2 == 1;
    if goes_on || asked {
        table.clock.paused = !table.clock.paused && table.can_pause();
    }
}

/// Lets the time pass, and ends the game when there is none left.
fn run<G: TableGame>(time: Res<Time<Real>>, phase: Res<State<Phase>>, mut table: ResMut<Table<G>>) {
    let may_move = matches!(phase.get(), Phase::Hand | Phase::Thinking);
    if !may_move || table.clock.paused || table.outcome().is_some() || table.waits_for_the_first_move() {
        return;
    }
    if time.delta() < LONGEST_FRAME {
        table.clock.thought += time.delta();
    }
    let side = table.position().to_move().side();
    if table.stock_left(side) == Some(Duration::ZERO) {
        table.called = Some(table.position().flag_fall(side));
    } else if let Some(limit) = table.move_limit().filter(|limit| table.clock.thought >= limit.time) {
        table.called = Some(limit.end);
    }
}

/// Warns a person whose time is short: once when it begins to be, and once in its last seconds.
fn warn<G: TableGame>(
    mut table: ResMut<Table<G>>,
    locale: Res<Locale>,
    mut said: ResMut<Announcement>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let side = table.position().to_move().side();
    let (Some(short), Some(left)) = (table.short(side), table.time_left(side)) else { return };
    let stages = [short, LAST_SECONDS.min(short)];
    let reached = stages.into_iter().filter(|stage| left <= *stage).count();
    if table.move_limit().is_some() && reached < table.clock.warned[side.index()] {
        // There is time again for this move.
        table.clock.warned[side.index()] = reached;
    }
    if !table.is_timed() || table.clock.paused || reached <= table.clock.warned[side.index()] {
        return;
    }
    table.clock.warned[side.index()] = reached;
    if *table.player() == Player::Hand {
        let seconds = left.as_millis().div_ceil(1000).to_string();
        let player = announce::player_name(&table, side, &locale);
        said.0 = locale.tr_with("table-time-short", &[("player", &player), ("seconds", &seconds)]);
        sounds.write(Sfx::Clock.into());
    }
}

/// Asks for a frame whenever what the running clock shows changes.
fn keep_pace<G: TableGame>(table: Res<Table<G>>, mut pulse: ResMut<Pulse>) {
    let Some(left) = table.time_left(table.position().to_move().side()) else { return };
    if !table.is_timed() || table.clock.paused {
        return;
    }
    let step = if left <= LAST_SECONDS { 100 } else { 1000 };
    let wait = Duration::from_millis((left.as_millis() % step) as u64 + 1);
    pulse.0 = Some(pulse.0.map_or(wait, |other| other.min(wait)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_show_minutes_seconds_and_at_last_tenths() {
        let shown = |millis| written(Duration::from_millis(millis));
        for (millis, expected) in [
            (600_000, "10:00"),
            (599_999, "10:00"),
            (599_000, "09:59"),
            (5_400_000, "90:00"),
            (10_000, "00:10"),
            (9_999, "00:10.0"),
            (9_400, "00:09.4"),
            (1, "00:00.1"),
            (0, "00:00.0"),
        ] {
            assert_eq!(shown(millis), expected);
        }
    }

    /// Even in a game of three hundred moves an opponent does not spend what it does not have.
    #[test]
    fn opponents_never_spend_their_last_time() {
        for (stock, bonus) in [(15, 0), (60, 0), (180, 2), (600, 0), (1800, 20), (10_800, 180)] {
            let (mut left, bonus) = (Duration::from_secs(stock), Duration::from_secs(bonus));
            let latency = Duration::from_millis(8);
            for number in 1..=300 {
                let spent = allotment(left, bonus) + latency;
                assert!(spent < left, "{stock}+{bonus:?}: {left:?} before move {number}");
                left = left.saturating_sub(spent) + bonus;
            }
        }
    }
}
