//! The loony endgame: only long chains and loops are left, and every line gives a whole one of them away.
//!
//! Terms and theory are those of Berlekamp, *The Dots and Boxes Game* (2000), and of Buzzard & Ciere, *Playing Simple Loony
//! Dots and Boxes Endgames Optimally* (2014).

/// The shortest chain of which one can decline the last two boxes whatever line opened it.
pub const LONG: u8 = 3;

/// How many boxes the player in control gets more than the other, who must open the first component.
///
/// `chains` (each of 3 boxes or more) and `loops` are the lengths of the components, ascending. Who takes a chain may leave
/// its last two boxes, and of a loop its last four, so that the other must open the next component; after that a rest worth
/// `v` to whoever is in control is worth |v − 2| or |v − 4| more. Of its kind the opener offers the shortest.
pub fn controlled(chains: &[u8], loops: &[u8]) -> i32 {
    // `after[j]`: the value when the chains from the present one on and the loops from `j` on are left.
    let mut after = vec![0; loops.len() + 1];
    for j in (0..loops.len()).rev() {
        after[j] = opened(loops[j], 4, after[j + 1]);
    }
    for &chain in chains.iter().rev() {
        for j in (0..=loops.len()).rev() {
            let open_chain = opened(chain, 2, after[j]);
            let open_loop = loops.get(j).map_or(i32::MAX, |&boxes| opened(boxes, 4, after[j + 1]));
            after[j] = open_chain.min(open_loop);
        }
    }
    after[0]
}

/// What a component brings its taker who may leave the last `declined` boxes of it, before a rest of that value.
fn opened(boxes: u8, declined: i32, rest: i32) -> i32 {
    i32::from(boxes) - declined + (rest - declined).abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The definition, without choosing what the opener offers.
    fn by_definition(chains: &[u8], loops: &[u8]) -> i32 {
        let without = |list: &[u8], at| [&list[..at], &list[at + 1..]].concat();
        let chain = (0..chains.len()).map(|at| opened(chains[at], 2, by_definition(&without(chains, at), loops)));
        let ring = (0..loops.len()).map(|at| opened(loops[at], 4, by_definition(chains, &without(loops, at))));
        chain.chain(ring).min().unwrap_or(0)
    }

    fn multisets(smallest: u8, largest: u8, step: usize, most: usize) -> Vec<Vec<u8>> {
        let mut all = vec![vec![]];
        let mut from = 0;
        for _ in 0..most {
            let to = all.len();
            for at in from..to {
                let least = all[at].last().copied().unwrap_or(smallest);
                for next in (least..=largest).step_by(step) {
                    let mut longer: Vec<u8> = all[at].clone();
                    longer.push(next);
                    all.push(longer);
                }
            }
            from = to;
        }
        all
    }

    #[test]
    fn offering_the_shortest_of_a_kind_is_best() {
        for chains in multisets(3, 7, 1, 4) {
            for loops in multisets(4, 10, 2, 2) {
                assert_eq!(controlled(&chains, &loops), by_definition(&chains, &loops), "{chains:?} {loops:?}");
            }
        }
    }

    /// Buzzard & Ciere's theorem: if the controlled value c is at least 2, the value is c.
    #[test]
    fn a_controlled_value_of_at_least_two_is_the_value() {
        for chains in multisets(3, 7, 1, 4) {
            for loops in multisets(4, 10, 2, 3) {
                let bonus = match (chains.as_slice(), loops.as_slice()) {
                    ([], []) => 0,
                    ([], _) => 8,
                    (chains, [_, ..]) if chains.iter().all(|&chain| chain == 3) => 6,
                    _ => 4,
                };
                let sum = |list: &[u8], cost: i32| list.iter().map(|&boxes| i32::from(boxes) - cost).sum::<i32>();
                let c = sum(&chains, 4) + sum(&loops, 8) + bonus;
                let v = controlled(&chains, &loops);
                if c >= 2 {
                    assert_eq!(v, c, "{chains:?} {loops:?}");
                } else {
                    assert!((0..=4).contains(&v), "{chains:?} {loops:?}");
                }
            }
        }
    }
}
