//! The scale of values: hundredths of a pawn for the player to move, and mates at its ends.

/// The value of mating at once. Each ply until then makes it less by one.
pub const MATE: i32 = 30_000;

/// Values at least as great tell of a mate.
pub const CERTAIN: i32 = MATE - 1_000;

/// More than any value.
pub const INFINITE: i32 = MATE + 1;

/// The value of being mated after so many plies.
pub const fn mated_in(plies: usize) -> i32 {
    plies as i32 - MATE
}

/// Whether the value tells of a mate, for either side.
pub const fn is_mate(score: i32) -> bool {
    score.abs() >= CERTAIN
}

/// The plies until the mate of which the value tells: positive if the player to move mates, negative if he is mated.
pub const fn plies_to_mate(score: i32) -> Option<i32> {
    if score >= CERTAIN {
        Some(MATE - score)
    } else if score <= -CERTAIN {
        Some(-MATE - score)
    } else {
        None
    }
}

/// The same in moves of the side that mates, rounded up.
pub const fn moves_to_mate(score: i32) -> Option<i32> {
    match plies_to_mate(score) {
        Some(plies) => Some(i32::midpoint(plies, plies.signum())),
        None => None,
    }
}

/// Whether the value tells of a mate and the search has been so much deeper that it will hardly find a shorter one.
pub fn is_settled(score: i32, depth: u32) -> bool {
    plies_to_mate(score).is_some_and(|plies| 2 * plies.unsigned_abs() <= depth)
}

/// The value as the table keeps it: mates counted from the position and not from the root, which is `ply` plies before.
pub const fn to_table(score: i32, ply: usize) -> i32 {
    if score >= CERTAIN {
        score + ply as i32
    } else if score <= -CERTAIN {
        score - ply as i32
    } else {
        score
    }
}

/// The reverse of [`to_table`].
pub const fn from_table(score: i32, ply: usize) -> i32 {
    if score >= CERTAIN {
        score - ply as i32
    } else if score <= -CERTAIN {
        score + ply as i32
    } else {
        score
    }
}

/// More hundredths of a pawn than this are not worth more.
const ENOUGH: f32 = 1000.0;

/// How fast a lead becomes a win: the logistic curve that Lichess fitted to its games between players of 2300
/// (<https://lichess.org/page/accuracy>).
const STEEPNESS: f32 = 0.003_682_08;

/// What part of a point a player makes on average from a position of that value for him.
pub fn share(value: i32) -> f32 {
    if is_mate(value) {
        return if value > 0 { 1.0 } else { 0.0 };
    }
    let lead = (value as f32).clamp(-ENOUGH, ENOUGH);
    1.0 / (1.0 + (-STEEPNESS * lead).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_becomes_a_share_of_the_point() {
        // 1 / (1 + e^(-0.368208)) = 0.5910.
        assert!((share(100) - 0.591).abs() < 1e-3, "{}", share(100));
        assert!((share(0) - 0.5).abs() < f32::EPSILON);
        assert!((share(100) + share(-100) - 1.0).abs() < 1e-6);
        assert!(share(5000) < share(MATE - 3) && (share(3 - MATE)).abs() < f32::EPSILON);
    }
}
