//! Small helpers for sets of cards as bits.

/// The cards of each suit; the fifth, no-trump, has none.
pub const SUIT: [u64; 5] = [0x1FFF, 0x1FFF << 13, 0x1FFF << 26, 0x1FFF << 39, 0];

/// The suit of each card index.
pub const SUIT_OF: [u8; 52] = {
    let mut suits = [0; 52];
    let mut card = 0;
    while card < 52 {
        suits[card] = (card / 13) as u8;
        card += 1;
    }
    suits
};

/// The lowest card of a set as a set of its own; empty for the empty set.
pub const fn lowest(cards: u64) -> u64 {
    cards & cards.wrapping_neg()
}

/// The highest card of a set as a set of its own; empty for the empty set.
pub const fn highest(cards: u64) -> u64 {
    if cards == 0 { 0 } else { 1 << cards.ilog2() }
}

/// All bits below that of a single card; all bits for the empty set.
pub const fn below(card: u64) -> u64 {
    card.wrapping_sub(1)
}

/// All bits above the highest of a set; all bits for the empty set.
pub const fn above(cards: u64) -> u64 {
    if cards == 0 { !0 } else { !(highest(cards) | below(highest(cards))) }
}

/// The suit of a set that has cards of one suit only, and at least one.
pub const fn suit_of(cards: u64) -> usize {
    SUIT_OF[cards.trailing_zeros() as usize] as usize
}
