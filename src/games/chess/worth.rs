//! What the engine's values mean: hundredths of a pawn, and mates at the ends of the scale.

use parlour_chess::score::{self, MATE, share};

use crate::table::scale::Scale;

/// How the values are read.
pub const SCALE: Scale = Scale { won: MATE, share, written };

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
}
