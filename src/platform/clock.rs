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

/// Today in the Gregorian calendar: year, month, day.
pub fn today() -> [u16; 3] {
    civil(seconds_since_1970() / (24 * 60 * 60))
}

/// In the time of Greenwich, which every system knows.
#[cfg(not(target_arch = "wasm32"))]
fn seconds_since_1970() -> u64 {
    use std::time::SystemTime;
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default().as_secs()
}

#[cfg(target_arch = "wasm32")]
fn seconds_since_1970() -> u64 {
    (web_sys::js_sys::Date::now() / 1000.0) as u64
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
}
