//! What a player of Dots and Boxes counts: chains, loops, joints, and who will be in control.
//!
//! Terms as in Berlekamp, *The Dots and Boxes Game* (2000).

use parlour_core::{Game, Seat};

use crate::endgame::LONG;
use crate::grid::Grid;
use crate::lines::Lines;
use crate::rules::Dots;

/// The place of a box: row and column, from 1.
pub type Place = (u8, u8);

/// Boxes with one or two undrawn sides in a row or a ring, tied together by their undrawn sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    /// The boxes in the order in which they hang together.
    pub boxes: Vec<Place>,
    /// Whether it is a loop: the last box hangs on the first.
    pub is_loop: bool,
    /// Whether a box of it can be closed now.
    pub is_open: bool,
}

impl Chain {
    /// Whether it is a chain (no loop) of three boxes or more. Whoever takes it may leave the last two.
    pub fn is_long(&self) -> bool {
        !self.is_loop && self.boxes.len() >= usize::from(LONG)
    }
}

/// The reading of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theory {
    /// Chains and loops, in the order of their first boxes.
    pub chains: Vec<Chain>,
    /// Boxes with three or four undrawn sides at which a chain ends.
    pub joints: Vec<Place>,
    /// How many lines give nothing away.
    pub safe_moves: usize,
    /// Who will take the last chain if the long chains stay as they are and each of them but the last is declined once;
    /// `None` while there is no long chain.
    pub control: Option<Seat>,
}

impl Theory {
    /// Reads a position.
    pub fn of(game: &Dots) -> Self {
        let (grid, undrawn) = (game.grid(), game.undrawn());
        let chains = chains(grid, undrawn);
        let joints =
            (0..grid.boxes()).filter(|&square| is_joint(grid, undrawn, square)).map(|square| grid.place(square));
        let long = chains.iter().filter(|chain| chain.is_long()).count();
        Self {
            joints: joints.collect(),
            safe_moves: undrawn.iter().filter(|&line| is_safe(grid, undrawn, line)).count(),
            control: (long > 0).then(|| controller(game, long)),
            chains,
        }
    }

    /// How many long chains there are.
    pub fn long_chains(&self) -> usize {
        self.chains.iter().filter(|chain| chain.is_long()).count()
    }

    /// How many loops there are.
    pub fn loops(&self) -> usize {
        self.chains.iter().filter(|chain| chain.is_loop).count()
    }
}

/// Who makes the last move if there are that many long chains, at least one, to be taken.
///
/// A turn ends with a line that closes nothing. If B boxes are closed by the U lines left, and D lines close two at once,
/// then U − B + D lines close nothing. Every long chain but the last brings one such D when its last two boxes are declined;
/// a loop brings two, which changes nothing. From the empty board this is the long chain rule: U − B is one less than the
/// number of dots, so the first player wants dots and long chains together to be even.
fn controller(game: &Dots, long: usize) -> Seat {
    let boxes_left = game.grid().boxes() as i32 - game.score().map_or(0, |score| score.iter().sum());
    let turns = game.undrawn().len() as i32 - boxes_left + long as i32 - 1;
    if turns % 2 == 0 { game.to_move() } else { game.to_move().other() }
}

fn is_safe(grid: &Grid, undrawn: Lines, line: usize) -> bool {
    grid.beside(line).into_iter().flatten().all(|square| grid.count(square, undrawn) > 2)
}

fn is_link(grid: &Grid, undrawn: Lines, square: usize) -> bool {
    (1..=2).contains(&grid.count(square, undrawn))
}

fn is_joint(grid: &Grid, undrawn: Lines, square: usize) -> bool {
    grid.count(square, undrawn) > 2 && tied(grid, undrawn, square).any(|next| is_link(grid, undrawn, next))
}

/// The boxes beyond the undrawn sides of a box.
fn tied(grid: &Grid, undrawn: Lines, square: usize) -> impl Iterator<Item = usize> {
    let sides = grid.sides(square).into_iter().filter(move |&side| undrawn.contains(side));
    sides.flat_map(move |side| grid.beside(side)).flatten().filter(move |&next| next != square)
}

fn chains(grid: &Grid, undrawn: Lines) -> Vec<Chain> {
    let mut chains = Vec::new();
    let mut seen = vec![false; grid.boxes()];
    for square in 0..grid.boxes() {
        if seen[square] || !is_link(grid, undrawn, square) {
            continue;
        }
        // From any box of it to an end, and from there to the other end.
        let (there, is_loop) = walk(grid, undrawn, square);
        let end = there.last().copied().unwrap_or(square);
        let boxes = if is_loop { there } else { walk(grid, undrawn, end).0 };
        for &square in &boxes {
            seen[square] = true;
        }
        chains.push(Chain {
            is_open: boxes.iter().any(|&square| grid.count(square, undrawn) == 1),
            boxes: boxes.into_iter().map(|square| grid.place(square)).collect(),
            is_loop,
        });
    }
    chains
}

/// The boxes of a chain from one of them on in one direction, and whether they lead back to it.
fn walk(grid: &Grid, undrawn: Lines, from: usize) -> (Vec<usize>, bool) {
    let mut boxes = vec![from];
    let mut at = from;
    loop {
        let mut links = tied(grid, undrawn, at).filter(|&next| is_link(grid, undrawn, next));
        let next = links.find(|next| !boxes.contains(next));
        let Some(next) = next else {
            let closes = boxes.len() > 2 && tied(grid, undrawn, at).any(|next| next == from);
            return (boxes, closes);
        };
        boxes.push(next);
        at = next;
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_core::SetupOptions;

    use super::*;

    fn after(size: &str, moves: &str) -> Dots {
        let options = SetupOptions { size: Some(size.into()), ..SetupOptions::default() };
        let mut game = Dots::new(&Dots::setup_from(&options).unwrap()).unwrap();
        for mv in moves.split_whitespace() {
            game.play(mv.parse().unwrap()).unwrap();
        }
        game
    }

    fn lengths(theory: &Theory) -> Vec<usize> {
        theory.chains.iter().map(|chain| chain.boxes.len()).collect()
    }

    #[test]
    fn the_empty_board_has_no_chains() {
        let theory = Theory::of(&after("3x3", ""));
        assert_eq!(theory, Theory { chains: vec![], joints: vec![], safe_moves: 24, control: None });
    }

    #[test]
    fn three_rows_closed_off_are_three_chains() {
        let theory = Theory::of(&after("3x3", "h1-1 h1-2 h1-3 h2-1 h2-2 h2-3 h3-1 h3-2 h3-3 h4-1 h4-2 h4-3"));
        assert_eq!(lengths(&theory), [3, 3, 3]);
        assert_eq!(theory.long_chains(), 3);
        assert_eq!(theory.safe_moves, 0);
        assert_eq!(theory.chains[1].boxes, [(2, 3), (2, 2), (2, 1)]);
        // 12 lines, 9 boxes: 12 − 9 + 2 turns end before the last move, so the other player makes it.
        assert_eq!(theory.control, Some(Seat::SECOND));
    }

    #[test]
    fn a_ring_is_a_loop_and_no_long_chain() {
        let theory = Theory::of(&after("2x2", "h1-1 h1-2 h3-1 h3-2 v1-1 v2-1 v1-3 v2-3"));
        assert_eq!((theory.loops(), theory.long_chains(), theory.control), (1, 0, None));
        assert_eq!(theory.chains[0].boxes.len(), 4);
        assert!(theory.chains[0].is_loop && !theory.chains[0].is_open);
    }

    #[test]
    fn a_chain_that_was_opened_is_seen_as_open() {
        let theory = Theory::of(&after("1x3", "h1-1 h1-2 h1-3 h2-1 h2-2 h2-3 v1-1"));
        assert_eq!(lengths(&theory), [3]);
        assert!(theory.chains[0].is_open);
    }

    #[test]
    fn chains_meet_at_a_joint() {
        let theory = Theory::of(&after("2x3", "h1-1 h1-2 h1-3 h2-1 h2-3 h3-1 h3-3 v2-1 v1-1"));
        assert_eq!(theory.joints, [(1, 2), (2, 2)]);
    }

    /// The rule on the empty board, by who moves last in a game with that many long chains.
    #[test]
    fn the_long_chain_rule_follows_from_counting_turns() {
        for size in ["3x3", "4x4", "4x5", "5x5"] {
            let game = after(size, "");
            let dots = usize::from(game.setup().rows + 1) * usize::from(game.setup().cols + 1);
            for long in 1..6 {
                let first = (dots + long).is_multiple_of(2);
                assert_eq!(controller(&game, long), if first { Seat::FIRST } else { Seat::SECOND });
            }
        }
    }
}
