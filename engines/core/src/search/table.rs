//! The transposition table: what is known of positions that can be reached in several ways.

use super::Bounds;

/// The depth of a value that no estimate went into: it holds for every depth.
pub(super) const COMPLETE: u8 = u8::MAX;

/// Code of "no move".
const NO_MOVE: u16 = u16::MAX;

/// Entries that share a cache line and compete for their places.
const BUCKET: usize = 4;

/// What is known of one position. The default knows nothing, whatever its key.
#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    lower: i16,
    upper: i16,
    best: u16,
    depth: u8,
    /// Six bits: logarithm of the nodes that went into it. Two bits: the search it is from.
    worth: u8,
}

impl Entry {
    const EMPTY: Self = Self { key: 0, lower: i16::MIN, upper: i16::MAX, best: NO_MOVE, depth: 0, worth: 0 };

    fn generation(self) -> u8 {
        self.worth >> 6
    }

    fn work(self) -> u8 {
        self.worth & 63
    }
}

/// What the table knows of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    /// The interval its value lies in, if searched to `depth`.
    pub bounds: Bounds,
    /// The depth it was searched to; [`COMPLETE`] if to the end.
    pub depth: u8,
    /// The code of the move that was best.
    pub best: Option<u16>,
}

/// A table of fixed size. Old entries give way first, then those that cost the least work.
pub(super) struct Table {
    buckets: Vec<[Entry; BUCKET]>,
    generation: u8,
}

impl Table {
    /// A table of at most `bytes`, but of at least one bucket (64 bytes).
    pub fn new(bytes: usize) -> Self {
        let count = (bytes / size_of::<[Entry; BUCKET]>()).max(1);
        Self { buckets: vec![[Entry::EMPTY; BUCKET]; count], generation: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill([Entry::EMPTY; BUCKET]);
    }

    /// Begins a new search: what is in the table stays, but may be replaced.
    pub fn renew(&mut self) {
        self.generation = (self.generation + 1) & 3;
    }

    /// What is known of the position with that key.
    pub fn probe(&self, key: u64) -> Option<Known> {
        let entry = self.buckets[self.index(key)].iter().find(|entry| entry.key == key)?;
        Some(Known {
            bounds: Bounds {
                lower: if entry.lower == i16::MIN { Bounds::ANY.lower } else { entry.lower.into() },
                upper: if entry.upper == i16::MAX { Bounds::ANY.upper } else { entry.upper.into() },
            },
            depth: entry.depth,
            best: (entry.best != NO_MOVE).then_some(entry.best),
        })
    }

    /// Remembers a position that took `nodes` to search.
    pub fn store(&mut self, key: u64, known: Known, nodes: u64) {
        let (index, generation) = (self.index(key), self.generation);
        let bucket = &mut self.buckets[index];
        let place = bucket
            .iter()
            .position(|entry| entry.key == key)
            .or_else(|| (0..BUCKET).min_by_key(|&at| (bucket[at].generation() == generation, bucket[at].work())))
            .unwrap_or_default();
        bucket[place] = Entry {
            key,
            lower: narrow(known.bounds.lower),
            upper: narrow(known.bounds.upper),
            best: known.best.unwrap_or(NO_MOVE),
            depth: known.depth,
            worth: (generation << 6) | nodes.max(1).ilog2() as u8,
        };
    }

    /// The bucket of a key: the high half of a product spreads keys evenly over any number of buckets, if the key's own
    /// bits are spread first (multiplier: 2⁶⁴ divided by the golden ratio).
    fn index(&self, key: u64) -> usize {
        let spread = (key ^ (key >> 32)).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(spread) * self.buckets.len() as u128) >> 64) as usize
    }
}

/// Bounds beyond 16 bits are cut off there, which leaves them true: the outermost values mean "unknown".
fn narrow(bound: i32) -> i16 {
    bound.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]

    use super::*;

    fn known(value: i32, depth: u8) -> Known {
        Known { bounds: Bounds { lower: value, upper: value }, depth, best: Some(7) }
    }

    #[test]
    fn an_entry_fills_a_quarter_of_a_cache_line() {
        assert_eq!(size_of::<[Entry; BUCKET]>(), 64);
    }

    #[test]
    fn what_is_stored_is_found_until_something_dearer_needs_the_place() {
        let mut table = Table::new(0);
        for key in 1..=4 {
            table.store(key, known(key as i32, 3), 1 << key);
        }
        assert_eq!(table.probe(1).unwrap(), known(1, 3));
        table.store(5, known(5, 1), 1);
        assert_eq!(table.probe(1), None, "the cheapest gave way");
        assert_eq!(table.probe(5).unwrap(), known(5, 1));
        table.renew();
        table.store(6, known(6, 1), 1);
        table.store(7, known(7, 1), 1);
        assert!(table.probe(6).is_some() && table.probe(4).is_some(), "old entries give way before new ones");
    }

    #[test]
    fn an_unwritten_place_knows_nothing() {
        let known = Table::new(1 << 12).probe(0).unwrap();
        assert_eq!(known, Known { bounds: Bounds::ANY, depth: 0, best: None });
    }

    #[test]
    fn bounds_too_wide_for_the_table_stay_true() {
        let mut table = Table::new(0);
        table.store(1, Known { bounds: Bounds { lower: -40_000, upper: 40_000 }, depth: 1, best: None }, 1);
        assert_eq!(table.probe(1).unwrap().bounds, Bounds::ANY);
        table.store(2, Known { bounds: Bounds { lower: 40_000, upper: 50_000 }, depth: 1, best: None }, 1);
        let bounds = table.probe(2).unwrap().bounds;
        assert!(bounds.lower <= 40_000 && bounds.upper >= 50_000);
    }
}
