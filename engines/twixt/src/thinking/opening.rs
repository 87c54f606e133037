//! The first peg, and whether to take it over.

use parlour_core::Chance;

use crate::point::Point;
use crate::setup::Setup;

/// Whether the first peg is so good that the second player takes it over: anywhere in the middle half of the rows, and
/// near the sides one row beyond.
///
/// This is the policy of the program twixtbot (Jordan Lampe) on 24×24 points, namely rows 7 to 18 and B6 C6 V6 W6 B19 C19
/// V19 W19, in proportion to the size.
pub fn is_worth_taking(setup: Setup, first: Point) -> bool {
    let Setup { size, .. } = setup;
    let (above, below) = (size / 4, size - size / 4);
    let near_side = |col: u8| (2..=3).contains(&col.min(size + 1 - col));
    (above < first.row && first.row <= below)
        || ((first.row == above || first.row == below + 1) && near_side(first.col))
}

/// A first peg: in the middle where it cannot be taken over, else where that is just not worth it.
pub(crate) fn first_peg(setup: Setup, chance: &mut Chance) -> Point {
    let size = setup.size;
    // A fifth of the board, about the middle.
    let spread = usize::from(size / 5) | 1;
    let col = size.div_ceil(2) + chance.below(spread) as u8 - (spread / 2) as u8;
    let row = if !setup.variant.has_swap() {
        size.div_ceil(2)
    } else if chance.below(2) == 0 {
        size / 4
    } else {
        size + 1 - size / 4
    };
    Point::new(col, row)
}
