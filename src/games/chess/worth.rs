//! What the engine's values mean: hundredths of a pawn, and mates at the ends of the scale.

use parlour_chess::score::{self, MATE};

use crate::table::scale::Scale;

/// How the values are read.
pub const SCALE: Scale = Scale { won: MATE, share, written };

/// More hundredths of a pawn than this are not worth more.
const ENOUGH: f32 = 1000.0;

/// How fast a lead becomes a win: the logistic curve that Lichess fitted to its games between players of 2300
/// (<https://lichess.org/page/accuracy>).
const STEEPNESS: f32 = 0.003_682_08;

/// What part of a point a player makes on average from a position of that value for him.
fn share(value: i32) -> f32 {
    if score::is_mate(value) {
        return if value > 0 { 1.0 } else { 0.0 };
    }
    let lead = (value as f32).clamp(-ENOUGH, ENOUGH);
    1.0 / (1.0 + (-STEEPNESS * lead).exp())
}

/// A value for White: pawns with two decimals, or the moves to a mate; on the board it is a mate in none.
fn written(value: i32) -> String {
    let sign = |positive: &'static str| if value < 0 { "−" } else { positive };
    match score::plies_to_mate(value) {
        Some(0) => "#".to_owned(),
        Some(plies) => format!("#{}{}", sign(""), plies.unsigned_abs().div_ceil(2)),
        None if value == 0 => "0.00".to_owned(),
        None => format!("{}{}.{:02}", sign("+"), value.unsigned_abs() / 100, value.unsigned_abs() % 100),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_written_as_players_do() {
        let values = [0, 34, -120, -5, 1234, MATE - 1, MATE - 5, 2 - MATE, 4 - MATE, MATE];
        let expected = ["0.00", "+0.34", "−1.20", "−0.05", "+12.34", "#1", "#3", "#−1", "#−2", "#"];
        assert_eq!(values.map(written), expected);
    }

    #[test]
    fn a_lead_becomes_a_share_of_the_point() {
        // 1 / (1 + e^(-0.368208)) = 0.5910.
        assert!((share(100) - 0.591).abs() < 1e-3, "{}", share(100));
        assert!((share(0) - 0.5).abs() < f32::EPSILON);
        assert!((share(100) + share(-100) - 1.0).abs() < 1e-6);
        assert!(share(5000) < share(MATE - 3) && (share(3 - MATE)).abs() < f32::EPSILON);
    }
}
