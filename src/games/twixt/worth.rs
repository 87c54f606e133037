//! What the engine's values mean: forty are a peg, and won games are at the ends of the scale.

use parlour_twixt::thinking::{WIN, is_certain};

use crate::table::scale::Scale;

/// How the values are read.
pub const SCALE: Scale = Scale { won: WIN, share, written };

/// The value of being one peg nearer.
const PEG: f32 = 40.0;

/// How fast a lead becomes a win: a player one peg ahead is taken to win three games of four.
const STEEPNESS: f32 = 1.098_6;

/// What part of a point a player makes on average from a position of that value for him.
fn share(value: i32) -> f32 {
    if is_certain(value) {
        return if value > 0 { 1.0 } else { 0.0 };
    }
    1.0 / (1.0 + (-STEEPNESS * value as f32 / PEG).exp())
}

/// A value for the first player: pegs with one decimal, or that the game is decided.
fn written(value: i32) -> String {
    let sign = match value {
        0 => "",
        1.. => "+",
        _ => "−",
    };
    if is_certain(value) {
        return format!("{sign}#");
    }
    let tenths = (value.unsigned_abs() as f32 / PEG * 10.0).round() as u32;
    format!("{}{}.{}", if tenths == 0 { "" } else { sign }, tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_in_pegs() {
        let values = [0, 1, 40, -60, 1234, WIN - 9, 12 - WIN];
        assert_eq!(values.map(written), ["0.0", "0.0", "+1.0", "−1.5", "+30.9", "+#", "−#"]);
    }

    #[test]
    fn a_lead_becomes_a_share_of_the_point() {
        assert!((share(0) - 0.5).abs() < f32::EPSILON);
        assert!((share(40) - 0.75).abs() < 1e-3);
        assert!((share(70) + share(-70) - 1.0).abs() < 1e-6);
        assert!(share(WIN - 3) > share(2000) - f32::EPSILON && share(3 - WIN) < f32::EPSILON);
    }
}
