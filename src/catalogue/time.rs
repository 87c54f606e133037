//! How long the players may think: time controls as people write them, `3+2` for three minutes and two seconds a move.

use std::fmt::{self, Display};
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// What one player may think: a stock of time for the whole game, and some more for every move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Allowance {
    /// Seconds for the whole game.
    pub seconds: u32,
    /// Seconds that every move adds once it is made.
    pub increment: u32,
}

impl Allowance {
    /// The least and the most seconds for a game: a quarter of a minute and three hours.
    const SECONDS: [u32; 2] = [15, 3 * 3600];

    /// The most seconds that a move may add.
    const INCREMENT: u32 = 180;

    /// Minutes for the game, and seconds that every move adds.
    pub const fn of(minutes: u32, increment: u32) -> Self {
        Self { seconds: minutes * 60, increment }
    }

    /// The time for the whole game.
    pub fn stock(self) -> Duration {
        Duration::from_secs(self.seconds.into())
    }

    /// The time that a move adds.
    pub fn bonus(self) -> Duration {
        Duration::from_secs(self.increment.into())
    }

    /// From when on time is short: the last tenth, but not more than a minute and not less than ten seconds, and never
    /// more than half.
    pub fn short(self) -> Duration {
        let tenth = (self.stock() / 10).clamp(Duration::from_secs(10), Duration::from_mins(1));
        tenth.min(self.stock() / 2)
    }

    fn in_range(self) -> Self {
        let [least, most] = Self::SECONDS;
        Self { seconds: self.seconds.clamp(least, most), increment: self.increment.min(Self::INCREMENT) }
    }
}

impl Display for Allowance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}+{}", f64::from(self.seconds) / 60.0, self.increment)
    }
}

/// When the clock of the player who moves first begins to run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ClockStart {
    /// With the first move: nobody loses time while the players sit down.
    #[default]
    FirstMove,
    /// As soon as the game is laid out.
    AtOnce,
}

/// How long both players may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TimeControl {
    /// What the first and the second player have. They differ where one gives the other odds.
    pub each: [Allowance; 2],
    /// When the first clock begins to run.
    #[serde(default)]
    pub start: ClockStart,
}

impl TimeControl {
    /// What is offered before a game: minutes and seconds a move from bullet to classical chess.
    pub const PRESETS: [Allowance; 6] = [
        Allowance::of(1, 0),
        Allowance::of(3, 2),
        Allowance::of(5, 0),
        Allowance::of(10, 0),
        Allowance::of(15, 10),
        Allowance::of(30, 20),
    ];

    /// The same for both.
    pub const fn even(allowance: Allowance) -> Self {
        Self { each: [allowance; 2], start: ClockStart::FirstMove }
    }

    /// The same, as far as anybody can play with it: a control may come from a file.
    #[must_use]
    pub fn in_range(self) -> Self {
        Self { each: self.each.map(Allowance::in_range), ..self }
    }
}

/// As [`TimeControl::from_str`] reads it.
impl Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.each;
        if first == second { write!(f, "{first}") } else { write!(f, "{first}/{second}") }
    }
}

/// A text that is no time control.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "'{0}' is not a time control: write minutes and seconds a move, for instance 3+2; for both players 5+0/1+0; or none"
)]
pub struct ParseTimeError(
    /// The text as given.
    pub String,
);

/// Minutes (which may be `0.5`) and seconds a move, `3+2`; where the players have different times, those of the first and
/// the second, `5+0/1+0`.
impl FromStr for TimeControl {
    type Err = ParseTimeError;

    fn from_str(text: &str) -> Result<Self, ParseTimeError> {
        let control = match text.split_once('/') {
            Some((first, second)) => read(first).zip(read(second)).map(|(first, second)| [first, second]),
            None => read(text).map(|each| [each; 2]),
        };
        let each = control.ok_or_else(|| ParseTimeError(text.to_owned()))?;
        Ok(Self { each, start: ClockStart::default() })
    }
}

fn read(text: &str) -> Option<Allowance> {
    let (minutes, increment) = text.trim().split_once('+')?;
    let seconds = minutes.parse::<f64>().ok().filter(|minutes| (0.0..=1e6).contains(minutes))? * 60.0;
    let allowance = Allowance { seconds: seconds.round() as u32, increment: increment.parse().ok()? };
    (allowance == allowance.in_range()).then_some(allowance)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_are_read_as_they_are_written() {
        for (text, first, second) in [
            ("3+2", (180, 2), (180, 2)),
            ("0.5+0", (30, 0), (30, 0)),
            ("180+180", (10_800, 180), (10_800, 180)),
            ("5+0/1+0", (300, 0), (60, 0)),
        ] {
            let control: TimeControl = text.parse().unwrap();
            let each = [first, second].map(|(seconds, increment)| Allowance { seconds, increment });
            assert_eq!(control, TimeControl { each, start: ClockStart::FirstMove });
            assert_eq!(control.to_string(), text);
        }
        for text in
            ["", "3", "3+", "+2", "-1+0", "0+1", "181+0", "3+181", "3+2/", "3+2/1+0/1+0", "NaN+1", "3+0.5", "inf+0"]
        {
            assert_eq!(text.parse::<TimeControl>(), Err(ParseTimeError(text.to_owned())));
        }
    }

    #[test]
    fn a_control_from_a_file_is_one_that_can_be_played() {
        let wild = [Allowance { seconds: 0, increment: 9999 }, Allowance { seconds: u32::MAX, increment: 0 }];
        let tamed = TimeControl { each: wild, start: ClockStart::AtOnce }.in_range();
        let expected = [Allowance { seconds: 15, increment: 180 }, Allowance::of(180, 0)];
        assert_eq!(tamed, TimeControl { each: expected, start: ClockStart::AtOnce });
    }

    #[test]
    fn time_is_short_in_the_last_tenth() {
        let short = |minutes, increment| Allowance::of(minutes, increment).short().as_secs();
        assert_eq!([short(1, 0), short(3, 2), short(5, 0), short(10, 0), short(90, 30)], [10, 18, 30, 60, 60]);
        assert_eq!(Allowance { seconds: 15, increment: 0 }.short(), Duration::from_millis(7500));
    }
}
