//! Seeded randomness that gives the same numbers on every platform and in every version.

use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A source of chance. Equal seeds give equal sequences everywhere.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The sequence that belongs to `seed`.
    pub fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }

    /// A whole number from 0 to `below` − 1. `below` must not be 0.
    pub fn below(&mut self, below: usize) -> usize {
        // Drawn as u64: `usize` ranges consume differently on 32-bit platforms.
        self.0.random_range(0..below as u64) as usize
    }

    /// One of the items, each equally likely; `None` if there are none.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(items[self.below(items.len())]) }
    }

    /// 64 random bits, for instance a seed for another source.
    pub fn bits(&mut self) -> u64 {
        self.0.next_u64()
    }
}
