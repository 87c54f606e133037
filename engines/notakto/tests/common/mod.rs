//! Short ways to positions and moves, for the tests.

#![allow(dead_code, reason = "every test file uses a part of it")]
#![allow(clippy::unwrap_used, reason = "a failed test should panic")]

use parlour_core::Game;
use parlour_notakto::dictionary::{class, classes};
use parlour_notakto::{Grid, Move, Notakto, Setup};

/// The game that starts from a position text.
pub fn position(text: &str) -> Notakto {
    Notakto::new(&text.parse().unwrap()).unwrap()
}

/// A game from empty boards after some moves.
pub fn played(boards: u8, moves: &str) -> Notakto {
    let mut game = Notakto::new(&Setup::empty(boards)).unwrap();
    for mv in moves_of(moves) {
        game.play(mv).unwrap();
    }
    game
}

/// Moves separated by spaces.
pub fn moves_of(text: &str) -> Vec<Move> {
    text.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// One grid for each live class and, last, one dead grid for all dead ones.
pub fn live_classes_and_a_dead_one() -> Vec<Grid> {
    let live = classes().iter().map(|class| class.grid).filter(|grid| grid.is_live());
    live.chain(["XXX......".parse().unwrap()]).collect()
}

/// All unordered choices of `boards` of the grids in `kinds`.
pub fn unordered(kinds: &[Grid], boards: usize) -> Vec<Vec<Grid>> {
    if boards == 0 {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (n, &kind) in kinds.iter().enumerate() {
        for mut rest in unordered(&kinds[n..], boards - 1) {
            rest.insert(0, kind);
            all.push(rest);
        }
    }
    all
}

/// The boards as a set of classes, the order and the pictures of dead boards forgotten.
pub fn merged(grids: &[Grid]) -> Vec<u8> {
    let mut key: Vec<u8> = grids.iter().map(|&grid| if grid.is_live() { class(grid).number } else { 0 }).collect();
    key.sort_unstable();
    key
}

/// The boards after a move.
pub fn after(grids: &[Grid], mv: Move) -> Vec<Grid> {
    let mut grids = grids.to_vec();
    let grid = &mut grids[usize::from(mv.board())];
    *grid = grid.with(mv.cell());
    grids
}
