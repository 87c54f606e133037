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
