//! How moves are judged whose positions can only be estimated.

/// By how much of a point a move must spoil the position to be called an inaccuracy, a mistake or a blunder: the limits
/// of Lichess, which counts from −1 to 1 and so has them twice as large
/// (<https://github.com/lichess-org/lila/blob/master/modules/tree/src/main/Advice.scala>).
pub const SPOILS: [f32; 3] = [0.05, 0.1, 0.15];
