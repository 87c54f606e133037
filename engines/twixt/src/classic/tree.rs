//! The tree that a classic opponent's search builds, to be looked at.

use parlour_core::{Control, Game as _};

use super::Level;
use super::search::{INFINITE, Search};
use crate::grid::Grid;
use crate::moves::Move;
use crate::rules::Twixt;

/// What a value in the tree says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// It is the value of the search.
    Exact,
    /// The position is worth at least this to who made the move: more was not asked for.
    AtLeast,
    /// The position is worth at most this to who made the move: it was not good enough to be looked at more closely.
    AtMost,
}

/// A move in the tree, with all that was searched below it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The move.
    pub mv: Move,
    /// How many moves lead from the root to here, this one included.
    pub ply: u32,
    /// What it is worth to the player who makes it; `None` if the search has not come so far.
    pub value: Option<i32>,
    /// What the value says.
    pub certainty: Certainty,
    /// The positions looked at here and below.
    pub positions: u64,
    /// The moves after this one that were not searched: cut off, or passed over by a heuristic search.
    pub left_out: u32,
    /// The moves after this one that were searched, in that order. Empty also where they were not kept.
    pub children: Vec<Self>,
}

/// The tree of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    /// The moves of the root that were searched, in that order.
    pub branches: Vec<Branch>,
    /// The moves of the root that were not.
    pub left_out: u32,
    /// So many plies are kept; there may be more that were searched.
    pub plies: u32,
    /// The positions looked at.
    pub positions: u64,
}

impl Tree {
    /// The branch that these moves lead to.
    pub fn find(&self, moves: &[Move]) -> Option<&Branch> {
        let (last, before) = moves.split_last()?;
        let mut branches = &self.branches;
        for mv in before {
            branches = &branches.iter().find(|branch| branch.mv == *mv)?.children;
        }
        branches.iter().find(|branch| branch.mv == *last)
    }
}

/// A search of a classic opponent that keeps its tree. It can be cut into slices.
pub struct TreeSearch {
    grid: &'static Grid,
    search: Search,
}

impl TreeSearch {
    /// The search of that opponent in a position whose game goes on. Of its tree so many branches are kept at most: where
    /// there are more, the deepest plies are forgotten. The moves of the root are always kept.
    pub fn new(game: &Twixt, level: Level, most: usize) -> Self {
        let (field, depth) = (game.field().clone(), level.depth.max(1) as usize);
        let grid = field.grid();
        let search = Search::recorded(field, game.to_move(), level.method, level.aim, depth, most);
        Self { grid, search }
    }

    /// Goes on; tells whether all is searched. Ended early by `control`, it can be called again.
    pub fn run(&mut self, control: &Control) -> bool {
        self.search.run(control)
    }

    /// The tree so far.
    pub fn tree(&self) -> Tree {
        let record = self.search.record().expect("this search keeps a record");
        record.tree(self.grid, self.search.nodes())
    }
}

/// A branch while it is recorded. The first one is the root.
#[derive(Clone, Copy, Debug)]
struct Entry {
    parent: u32,
    mv: u16,
    ply: u16,
    window: (i32, i32),
    value: Option<i32>,
    /// The positions looked at before, and once the value is known those looked at here.
    positions: u64,
    left_out: u32,
}

/// What is kept of a search while it goes on.
#[derive(Clone, Debug)]
pub(super) struct Record {
    entries: Vec<Entry>,
    most: usize,
    /// The plies that are kept.
    plies: usize,
    /// The entries from the root to where the search is, as far as they are kept.
    way: Vec<u32>,
    /// How deep the search is.
    ply: usize,
}

impl Record {
    pub fn new(depth: usize, most: usize) -> Self {
        let root =
            Entry { parent: 0, mv: 0, ply: 0, window: (-INFINITE, INFINITE), value: None, positions: 0, left_out: 0 };
        Self { entries: vec![root], most: most.max(1), plies: depth, way: vec![0], ply: 0 }
    }

    /// A move is made.
    pub fn go_down(&mut self, mv: u16, window: (i32, i32), positions: u64) {
        self.ply += 1;
        if self.ply <= self.plies && self.entries.len() > self.most {
            self.forget_deepest();
        }
        if self.ply <= self.plies {
            let parent = self.way[self.ply - 1];
            self.way.push(self.entries.len() as u32);
            let entry = Entry { parent, mv, ply: self.ply as u16, window, value: None, positions, left_out: 0 };
            self.entries.push(entry);
        }
    }

    /// It is taken back with that value, after so many positions all in all.
    pub fn go_up(&mut self, value: i32, positions: u64) {
        if let Some(entry) = self.here() {
            entry.value = Some(value);
            entry.positions = positions + 1 - entry.positions;
            self.way.pop();
        }
        self.ply -= 1;
    }

    /// So many more moves of the position where the search is are not looked at.
    pub fn leave_out(&mut self, moves: usize) {
        if let Some(entry) = self.here() {
            entry.left_out += moves as u32;
        }
    }

    fn here(&mut self) -> Option<&mut Entry> {
        let at = *self.way.get(self.ply)?;
        self.entries.get_mut(at as usize)
    }

    /// Makes room. The moves of the root stay.
    fn forget_deepest(&mut self) {
        let deepest = self.entries.iter().map(|entry| usize::from(entry.ply)).max().unwrap_or(0);
        if deepest < 2 {
            return;
        }
        self.plies = deepest - 1;
        self.way.truncate(deepest);
        let mut places = vec![0; self.entries.len()];
        let mut kept = 0;
        for (entry, place) in self.entries.iter().zip(&mut places) {
            if usize::from(entry.ply) < deepest {
                *place = kept;
                kept += 1;
            }
        }
        self.entries.retain(|entry| usize::from(entry.ply) < deepest);
        let moved = |place: &mut u32| *place = places[*place as usize];
        self.entries.iter_mut().for_each(|entry| moved(&mut entry.parent));
        self.way.iter_mut().for_each(moved);
    }

    fn tree(&self, grid: &Grid, positions: u64) -> Tree {
        let mut children: Vec<Vec<Branch>> = vec![Vec::new(); self.entries.len()];
        // Parents come before their children.
        for (at, entry) in self.entries.iter().enumerate().skip(1).rev() {
            let (alpha, beta) = entry.window;
            let certainty = match entry.value {
                Some(value) if value <= alpha => Certainty::AtMost,
                Some(value) if value >= beta => Certainty::AtLeast,
                _ => Certainty::Exact,
            };
            let mut below = std::mem::take(&mut children[at]);
            below.reverse();
            children[entry.parent as usize].push(Branch {
                mv: Move::Peg(grid.point(entry.mv.into())),
                ply: entry.ply.into(),
                value: entry.value,
                certainty,
                positions: if entry.value.is_some() { entry.positions } else { positions + 1 - entry.positions },
                left_out: entry.left_out,
                children: below,
            });
        }
        let mut branches = std::mem::take(&mut children[0]);
        branches.reverse();
        Tree { branches, left_out: self.entries[0].left_out, plies: self.plies as u32, positions }
    }
}
