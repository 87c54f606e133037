//! The transposition table.

/// What a value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true value is at least this.
    Lower,
    /// It is this.
    Exact,
    /// It is at most this.
    Upper,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    key: u64,
    /// The value for the player to move.
    pub value: i32,
    /// The best move known, or [`Entry::NO_MOVE`].
    pub best: u16,
    /// The depth to which it was searched.
    pub depth: u8,
    /// What the value says.
    pub bound: Bound,
}

impl Entry {
    /// No point of any board.
    pub const NO_MOVE: u16 = u16::MAX;

    /// Knowledge of the position with that key.
    pub fn new(key: u64, value: i32, best: u16, depth: u8, bound: Bound) -> Self {
        Self { key, value, best, depth, bound }
    }
}

/// A table of fixed size in which the newest knowledge replaces older one.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    entries: Vec<Option<Entry>>,
}

impl Table {
    /// A table with `2^bits` places.
    pub fn new(bits: u32) -> Self {
        Self { entries: vec![None; 1 << bits] }
    }

    /// What is known of the position with that key.
    pub fn probe(&self, key: u64) -> Option<Entry> {
        self.entries[self.place(key)].filter(|entry| entry.key == key)
    }

    /// Remembers; knowledge of a deeper search of the same position stays.
    pub fn store(&mut self, entry: Entry) {
        let place = self.place(entry.key);
        let keeps = |old: &Entry| old.key == entry.key && old.depth > entry.depth && old.bound == Bound::Exact;
        if !self.entries[place].as_ref().is_some_and(keeps) {
            self.entries[place] = Some(entry);
        }
    }

    fn place(&self, key: u64) -> usize {
        (key as usize) & (self.entries.len() - 1)
    }
}
