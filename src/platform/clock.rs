//! The clock that engines are handed.

use std::time::Duration;

use bevy::platform::time::Instant;
use parlour_core::Clock;

/// A clock that counts from its creation.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(Instant);

impl Default for SystemClock {
    fn default() -> Self {
        Self(Instant::now())
    }
}

impl Clock for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// A minute of the Gregorian calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Minute {
    /// The year.
    pub year: u32,
    /// The month, 1 to 12.
    pub month: u32,
    /// The day of the month, 1 to 31.
    pub day: u32,
    /// The hour, 0 to 23.
    pub hour: u32,
    /// The minute, 0 to 59.
    pub minute: u32,
}

/// Today in Greenwich: year, month, day.
pub fn today() -> [u16; 3] {
    civil(now() / DAY)
}

/// The seconds since the beginning of 1970 in Greenwich.
#[cfg(not(target_arch = "wasm32"))]
pub fn now() -> u64 {
    use std::time::SystemTime;
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs()
}

/// The seconds since the beginning of 1970 in Greenwich.
#[cfg(target_arch = "wasm32")]
pub fn now() -> u64 {
    (web_sys::js_sys::Date::now() / 1000.0) as u64
}

/// What the clocks on the walls around this machine show so many seconds after the beginning of 1970 in Greenwich.
pub fn on_the_wall(seconds: u64) -> Minute {
    minute(seconds.saturating_add_signed(ahead_of_greenwich(seconds)))
}

/// By how many seconds they are ahead.
#[cfg(not(target_arch = "wasm32"))]
fn ahead_of_greenwich(seconds: u64) -> i64 {
    use chrono::{DateTime, Local, Offset};
    let moment = i64::try_from(seconds).ok().and_then(|seconds| DateTime::from_timestamp(seconds, 0));
    moment.map_or(0, |moment| moment.with_timezone(&Local).offset().fix().local_minus_utc().into())
}

/// By how many seconds they are ahead.
#[cfg(target_arch = "wasm32")]
fn ahead_of_greenwich(seconds: u64) -> i64 {
    let moment = web_sys::js_sys::Date::new(&(seconds as f64 * 1000.0).into());
    -(moment.get_timezone_offset() * 60.0) as i64
}

const DAY: u64 = 24 * 60 * 60;

/// The minute in which so many seconds after the beginning of 1970 have passed.
fn minute(seconds: u64) -> Minute {
    let ([year, month, day], rest) = (civil(seconds / DAY), (seconds % DAY) as u32);
    let (year, month, day) = (year.into(), month.into(), day.into());
    Minute { year, month, day, hour: rest / 3600, minute: rest / 60 % 60 }
}

/// The date so many days after the first of January 1970 (H. Hinnant, *chrono-Compatible Low-Level Date Algorithms*,
/// `civil_from_days`): years begin in March, so that the leap day is their last.
fn civil(days: u64) -> [u16; 3] {
    let days = days + 719_468;
    let (era, day) = (days / 146_097, days % 146_097);
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, later) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    [(era * 400 + year + later) as u16, month as u16, day as u16]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_dates() {
        let known = [(0, [1970, 1, 1]), (59, [1970, 3, 1]), (11_016, [2000, 2, 29]), (20_514, [2026, 3, 2])];
        for (days, date) in known {
            assert_eq!(civil(days), date);
        }
    }

    #[test]
    fn seconds_have_minutes() {
        // As `date --utc --date=@…` says.
        let known =
            [(0, (1970, 1, 1, 0, 0)), (1_795_902_159, (2026, 11, 28, 21, 42)), (951_868_799, (2000, 2, 29, 23, 59))];
        for (seconds, (year, month, day, hour, minute)) in known {
            assert_eq!(super::minute(seconds), Minute { year, month, day, hour, minute });
        }
        // No place is more than a day ahead or behind.
        assert!(ahead_of_greenwich(1_795_902_159).unsigned_abs() <= DAY);
    }
}
