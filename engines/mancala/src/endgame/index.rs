//! Positions with equally many seeds as numbers without gaps: the combinatorial number system (Knuth, *The Art of Computer
//! Programming*, 7.2.1.3).
//!
//! A position is decided by how many seeds lie in its last pit, in its last two, in its last three and so on. In the order
//! of these sums, the longest first, the positions before one with `s` seeds in the last `k` pits are those with fewer there
//! and as many in every longer stretch: C(s+k−1, k) of them. So its number is the sum of these over all stretches.

/// The numbering of the positions of a board.
pub struct Index {
    pits: usize,
    /// For stretches of 1, 2, 3 … pits a row each: for every number of seeds how many positions of the stretch have fewer.
    rows: Vec<u32>,
    /// The length of a row.
    width: usize,
}

impl Index {
    /// The numbering for boards with that many pits, at least two, and up to that many seeds: fewer than 2³² positions.
    pub fn new(pits: usize, seeds: usize) -> Self {
        let width = seeds + 2;
        let mut rows: Vec<u32> = (0..width as u32).collect();
        for at in width..pits * width {
            // Fewer seeds in all, or as many of which fewer are in the shorter stretch.
            let fewer = if at.is_multiple_of(width) { 0 } else { rows[at - 1] };
            rows.push(fewer + rows[at - width]);
        }
        Self { pits, rows, width }
    }

    /// How many positions have exactly that many seeds.
    pub fn count(&self, seeds: usize) -> usize {
        let whole = &self.rows[(self.pits - 1) * self.width..];
        (whole[seeds + 1] - whole[seeds]) as usize
    }

    /// The number of a position among those with as many seeds. Its pits come from the last to the first.
    pub fn number(&self, backwards: impl Iterator<Item = u8>) -> usize {
        let mut seeds = 0;
        let shorter = self.rows.chunks_exact(self.width).take(self.pits - 1);
        let fewer = shorter.zip(backwards).map(|(row, pit)| {
            seeds += usize::from(pit);
            row[seeds]
        });
        fewer.sum::<u32>() as usize
    }

    /// Writes the position of that number and that many seeds into `pits`, the first pit first.
    pub fn fill(&self, seeds: usize, number: usize, pits: &mut [u8]) {
        let (mut left, mut number) = (seeds, number as u32);
        let shorter = self.rows.chunks_exact(self.width).take(self.pits - 1).rev();
        for (pit, row) in pits.iter_mut().zip(shorter) {
            let mut behind = left;
            while row[behind] > number {
                behind -= 1;
            }
            number -= row[behind];
            *pit = (left - behind) as u8;
            left = behind;
        }
        pits[self.pits - 1] = left as u8;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every number names another position, and the position has that number.
    #[test]
    fn numbers_and_positions_belong_together() {
        for (pits, seeds, expected) in [(2, 7, 8), (4, 5, 56), (12, 6, 12_376)] {
            let index = Index::new(pits, 8);
            assert_eq!(index.count(seeds), expected, "C(seeds + pits − 1, seeds)");
            for number in 0..expected {
                let mut position = vec![0; pits];
                index.fill(seeds, number, &mut position);
                assert_eq!(position.iter().map(|&pit| usize::from(pit)).sum::<usize>(), seeds);
                assert_eq!(index.number(position.iter().rev().copied()), number, "{position:?}");
            }
        }
    }
}
