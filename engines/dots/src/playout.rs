//! A quick guess at the future: random safe moves, then the endgame as theory plays it.

use parlour_core::Chance;

use crate::endgame::{self, LONG};
use crate::graph::Graph;
use crate::lines::BitSet;

/// Plays positions out. It only keeps its lists from one time to the next.
#[derive(Default)]
pub struct Playout {
    safe: Vec<u8>,
    /// The lengths of what is opened, and what it costs its taker to decline the last boxes.
    opened: Vec<(i32, i32)>,
    chains: Vec<u8>,
    loops: Vec<u8>,
}

impl Playout {
    /// The margin of the future for the player to move where nothing can be taken, and how many moves were made.
    pub fn run<S: BitSet>(&mut self, graph: &Graph<S>, mut open: S, chance: &mut Chance) -> (i32, u64) {
        self.safe.clear();
        self.safe.extend(open.numbers().filter(|&string| graph.is_safe(open, string)));
        let mut moves = 0;
        while !self.safe.is_empty() {
            let string = self.safe.swap_remove(chance.below(self.safe.len()));
            if graph.is_safe(open, string) {
                open = open & !S::one(string);
                moves += 1;
            }
        }
        let future = self.endgame(graph, open);
        (if moves % 2 == 0 { future } else { -future }, moves + 1 + self.opened.len() as u64)
    }

    /// The margin for the player to move if every line gives something away and always the shortest segment is opened.
    fn endgame<S: BitSet>(&mut self, graph: &Graph<S>, mut open: S) -> i32 {
        self.opened.clear();
        while let Some(shortest) = graph.segments(open).filter(|segment| !segment.isolated).min_by_key(|s| s.coins) {
            // What touches nothing else can be opened before or after without a difference, but for the order of lengths.
            let (_, taken) = graph.cut(open, graph.opener(open, &shortest));
            self.opened.push((taken.boxes, taken.offer.price()));
            open = taken.left;
        }
        self.chains.clear();
        self.loops.clear();
        for segment in graph.segments(open) {
            match segment.coins {
                boxes if segment.ring => self.loops.push(boxes),
                boxes @ LONG.. => self.chains.push(boxes),
                boxes => self.opened.push((boxes.into(), 0)),
            }
        }
        self.chains.sort_unstable();
        self.loops.sort_unstable();
        // Short ones are opened first; the sort is stable, so that those that hang together stay in their order.
        self.opened.sort_by_key(|&(boxes, price)| (price > 0, boxes));
        let last = -endgame::controlled(&self.chains, &self.loops);
        self.opened.iter().rev().fold(last, |rest, &(boxes, price)| {
            let taker = if price > 0 { rest.max(-price - rest) } else { rest };
            -(boxes + taker)
        })
    }
}
