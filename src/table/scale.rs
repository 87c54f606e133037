//! What the values of an engine mean: for bars, graphs and verdicts.

/// How the values of a game's analyst are read, in games whose positions it can only estimate.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    /// The value of a position in which the game is won for the player to move.
    pub won: i32,
    /// What part of a point, from 0 to 1, a player makes on average from a position of that value for him.
    pub share: fn(i32) -> f32,
    /// A value for the first player as it is written.
    pub written: fn(i32) -> String,
}

/// How well a move that spoils so much of a point was chosen, from 0 to 100. The curve is that of Lichess
/// (<https://lichess.org/page/accuracy>).
pub fn accuracy(spoilt: f32) -> f32 {
    (103.1668 * (-4.354 * spoilt.max(0.0)).exp() - 3.1669).clamp(0.0, 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accuracy_falls_from_all_to_nothing() {
        assert!((accuracy(0.0) - 100.0).abs() < 0.01);
        // Values of the published curve: 10 points of winning chance cost about a third, 80 everything.
        assert!((accuracy(0.1) - 63.58).abs() < 0.1, "{}", accuracy(0.1));
        assert!(accuracy(0.9) <= 0.01);
        assert!((accuracy(-0.2) - 100.0).abs() < 0.01);
    }
}
