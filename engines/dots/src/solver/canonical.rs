//! One set of strings for all that have the same future by symmetry.

use crate::graph::Graph;
use crate::grid::Grid;
use crate::lines::BitSet;
use crate::solver::symmetry::Symmetry;

/// What sets of strings have the same future.
#[derive(Debug)]
pub struct Canonical {
    /// For every coin with two or more strings to the ground: those strings.
    parallel: Vec<u64>,
    symmetries: Vec<Symmetry>,
}

impl Canonical {
    /// The symmetries of the graph of that board, or of a part of it.
    pub fn of(grid: &Grid, graph: &Graph<u64>) -> Self {
        let symmetries = if graph.is_whole(grid) { Symmetry::all(grid) } else { Vec::new() };
        Self { parallel: graph.parallel(), symmetries }
    }

    /// The same set for all sets that differ only by a symmetry of the board or by which of the strings that tie a coin to
    /// the ground are cut: the latter is the corner symmetry of Barker & Korf, *Solving Dots-and-Boxes* (2012).
    pub fn form(&self, open: u64) -> u64 {
        let mut set = open;
        for &strings in &self.parallel {
            set = set & !strings | lowest(strings, (open & strings).count_ones());
        }
        self.symmetries.iter().map(|symmetry| symmetry.image(set)).fold(set, u64::min)
    }
}

/// The lowest `count` bits of a set.
fn lowest(set: u64, count: u32) -> u64 {
    set.numbers().take(count as usize).fold(0, u64::with)
}
