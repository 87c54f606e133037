//! Exact values of small boards.
//!
//! Alpha-beta to the end of the game over all moves, with the transposition table of the core. Where a player can win at
//! once it does; where the other threatens to, only moves that prevent it are looked at; and who can no longer connect
//! cannot win any more.
//!
//! A swap needs no search: the board mirrored, the players change places. If the position without swap is worth v to the
//! player to move, taking over is worth −v.
//!
//! Where links may be removed, the tree would be endless in practice. There two games are solved that are no better for
//! one player: it never touches its links again, while links of the other may cross one another and so are all there at
//! once, whatever the other could add or remove. Who wins such a game wins the real one. If neither does, the value stays
//! unknown.

use parlour_core::search::{Bounds, Position, Searcher, Step};
use parlour_core::{Control, Game, Outcome, Seat, Side, Solution, Unsolved};

use crate::field::Field;
use crate::moves::Move;
use crate::rules::Twixt;
use crate::thinking::Scout;

/// The memory of the solver, in bytes: it doubles with every fourth free point, up to 32 MiB.
fn memory(free: usize) -> usize {
    (64 << 10) << (free / 4).min(9)
}

/// The value of a win.
const WIN: i32 = 1;

/// The exact value of a position.
///
/// # Errors
/// If a limit of `control` comes first, or, where links may be removed, neither player could be shown to win.
pub fn solve(game: &Twixt, control: &Control) -> Result<Solution<Move>, Unsolved> {
    if let Some(Outcome { winner, .. }) = game.outcome() {
        let value = winner.map_or(0, |side: Side| if side == game.to_move().side() { WIN } else { -WIN });
        return Ok(Solution { value, best: Vec::new(), nodes: 0 });
    }
    let mut solver = Solver { nodes: 0, control };
    let has_start_swap = game.setup().variant.has_swap() && game.moves().is_empty();
    let valued = if has_start_swap { solver.first_pegs(game)? } else { solver.moves(game)? };
    let value = valued.iter().map(|&(_, value)| value).max().unwrap_or(0);
    let mut best: Vec<Move> = valued.into_iter().filter(|&(_, of_move)| of_move == value).map(|(mv, _)| mv).collect();
    best.sort_unstable();
    Ok(Solution { value, best, nodes: solver.nodes })
}

struct Solver<'a> {
    nodes: u64,
    control: &'a Control,
}

impl Solver<'_> {
    /// The best moves of a position with their value; moves that are no better than others may be missing.
    fn moves(&mut self, game: &Twixt) -> Result<Vec<(Move, i32)>, Unsolved> {
        let grid = game.field().grid();
        let solution = self.pegs(game)?;
        let pegs = solution.best.iter().map(|&index| Move::Peg(grid.point(index.into())));
        let mut valued: Vec<(Move, i32)> = pegs.map(|mv| (mv, solution.value)).collect();
        if game.may_swap() {
            valued.push((Move::Swap, -solution.value));
        }
        Ok(valued)
    }

    /// The value of every first peg where the second player may take it over: never above 0.
    fn first_pegs(&mut self, game: &Twixt) -> Result<Vec<(Move, i32)>, Unsolved> {
        let size = game.setup().size;
        let mut known: Vec<(Move, i32)> = Vec::new();
        for mv in game.legal_moves() {
            let Move::Peg(point) = mv else { continue };
            // The board looks the same mirrored from left to right and from top to bottom.
            let (col, row) = (point.col.min(size + 1 - point.col), point.row.min(size + 1 - point.row));
            let twin = Move::Peg(crate::point::Point::new(col, row));
            let value = if let Some(&(_, value)) = known.iter().find(|&&(other, _)| other == twin) {
                value
            } else {
                let mut next = game.clone();
                next.play(mv).expect("listed moves are legal");
                -self.pegs(&next)?.value.abs()
            };
            known.push((mv, value));
        }
        Ok(known)
    }

    /// The value of a position without swap, and the pegs that reach it.
    fn pegs(&mut self, game: &Twixt) -> Result<Solution<u16>, Unsolved> {
        let mover = game.to_move();
        if game.setup().variant.own_links_may_cross() {
            return self.search(game.field().clone(), mover);
        }
        let won = self.search(game.field().favouring(mover.other()), mover)?;
        if won.value == WIN {
            return Ok(won);
        }
        let lost = self.search(game.field().favouring(mover), mover)?;
        if lost.value == -WIN { Ok(lost) } else { Err(Unsolved::Limit) }
    }

    fn search(&mut self, field: Field, mover: Seat) -> Result<Solution<u16>, Unsolved> {
        let moves: Vec<u16> = field.free(mover).map(|index| index as u16).collect();
        let mut tree = Tree { field, mover, scout: std::cell::RefCell::default() };
        let left = self.control.node_limit.map(|limit| limit.saturating_sub(self.nodes));
        let control = Control { node_limit: left, ..self.control.clone() };
        let mut searcher = Searcher::new(memory(moves.len()));
        let solution = searcher.solve(&mut tree, &moves, &control);
        self.nodes += searcher.nodes();
        solution
    }
}

/// A position as the search of the core sees it.
struct Tree {
    field: Field,
    mover: Seat,
    scout: std::cell::RefCell<Scout>,
}

impl Position for Tree {
    type Move = u16;

    fn key(&self) -> u64 {
        self.field.hash() ^ u64::from(self.mover.0)
    }

    fn is_over(&self) -> bool {
        self.field.is_connected(self.mover.other()) || self.field.free(self.mover).next().is_none()
    }

    fn moves(&self, moves: &mut Vec<u16>) {
        let mut scout = self.scout.borrow_mut();
        let mut field = self.field.clone();
        scout.winning(&mut field, self.mover, moves);
        if !moves.is_empty() {
            return;
        }
        let mut threats = Vec::new();
        scout.winning(&mut field, self.mover.other(), &mut threats);
        if !threats.is_empty() {
            scout.answers(&mut field, self.mover.other(), &threats, moves);
            if !moves.is_empty() {
                return;
            }
        }
        scout.candidates(&field, self.mover, usize::MAX, moves);
    }

    fn code(mv: u16) -> u16 {
        mv
    }

    fn make(&mut self, mv: u16) -> Step {
        self.field.put(self.mover, mv.into());
        self.mover = self.mover.other();
        Step { gain: 0, same_player: false }
    }

    fn unmake(&mut self, _mv: u16) {
        self.field.take_back();
        self.mover = self.mover.other();
    }

    fn evaluate(&self) -> i32 {
        if self.field.is_connected(self.mover.other()) { -WIN } else { 0 }
    }

    fn bounds(&self) -> Bounds {
        let can_connect = |seat| self.field.can_connect(seat);
        Bounds {
            lower: if can_connect(self.mover.other()) { -WIN } else { 0 },
            upper: if can_connect(self.mover) { WIN } else { 0 },
        }
    }
}
