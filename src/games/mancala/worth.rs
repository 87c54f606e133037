//! What the engine's values mean: seeds, and in games without points how near the end is.

use parlour_mancala::search::VICTORY;

use crate::table::scale::Scale;

/// How the values are read.
pub const SCALE: Scale = Scale { won: VICTORY, share, written };

/// A lead of so many seeds is taken to win three games of four.
const LEAD: f32 = 4.0;

/// Values beyond this are those of won games.
const DECIDED: i32 = VICTORY - 5_000;

/// What part of a point a player makes on average from a position of that value for him.
fn share(value: i32) -> f32 {
    const STEEPNESS: f32 = 1.098_6;
    1.0 / (1.0 + (-STEEPNESS * value as f32 / LEAD).exp())
}

/// A value for the first player, or that the game is decided.
fn written(value: i32) -> String {
    let sign = match value {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    if value.abs() >= DECIDED { format!("{sign}#") } else { format!("{sign}{}", value.unsigned_abs()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_in_seeds() {
        assert_eq!([0, 3, -12, VICTORY - 8, 8 - VICTORY].map(written), ["0", "+3", "−12", "+#", "−#"]);
    }

    #[test]
    fn a_lead_becomes_a_share_of_the_point() {
        assert!((share(0) - 0.5).abs() < f32::EPSILON);
        assert!((share(4) - 0.75).abs() < 1e-3);
        assert!(share(VICTORY) > 0.999 && share(-VICTORY) < 0.001);
    }
}
