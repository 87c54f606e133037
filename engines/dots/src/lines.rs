//! Sets of lines.

/// A set of lines of one board, by index; room for the 180 lines of 9×9 boxes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lines([u64; 3]);

impl Lines {
    /// How many lines a set has room for.
    pub const CAPACITY: usize = 192;

    /// The lines with indices 0 to `count` − 1.
    pub fn first(count: usize) -> Self {
        (0..count).collect()
    }

    /// Whether the line is in the set.
    pub const fn contains(&self, line: usize) -> bool {
        self.0[line / 64] >> (line % 64) & 1 == 1
    }

    /// Puts the line in.
    pub const fn insert(&mut self, line: usize) {
        self.0[line / 64] |= 1 << (line % 64);
    }

    /// Takes the line out.
    pub const fn remove(&mut self, line: usize) {
        self.0[line / 64] &= !(1 << (line % 64));
    }

    /// The lines of this set that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & !other.0[word]))
    }

    /// How many lines are in the set.
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    /// Whether no line is in the set.
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// The lines in ascending order.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        self.0.into_iter().enumerate().flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                if bits == 0 {
                    return None;
                }
                let line = bits.trailing_zeros() as usize;
                bits &= bits - 1;
                Some(word * 64 + line)
            })
        })
    }
}

impl FromIterator<usize> for Lines {
    fn from_iter<I: IntoIterator<Item = usize>>(lines: I) -> Self {
        let mut set = Self::default();
        for line in lines {
            set.insert(line);
        }
        set
    }
}
