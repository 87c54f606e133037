//! Exact values of small boards, and proofs of them.
//!
//! Two questions are asked: whether the player to move can force its connection, and if not, whether the other can; if
//! neither, the game is drawn. [`prove`] answers them.
//!
//! A swap needs no search: the board mirrored, the players change places. If the position without swap is worth v to the
//! player to move, taking over is worth −v.
//!
//! Where links may be removed, the tree would be endless in practice. There two games are solved that are no better for
//! one player: it never touches its links again, while links of the other may cross one another and so are all there at
//! once, whatever the other could add or remove. Who wins such a game wins the real one. If neither does, the value stays
//! unknown.

pub mod edge;
mod forced;
mod proof;
mod prover;

use parlour_core::{Control, Game, Outcome, Seat, Side, Solution, Unsolved};

pub use forced::{forced_wins, toughest_reply};
pub use proof::{Claim, Proof, prove};
use prover::Prover;

use crate::field::Field;
use crate::moves::Move;
use crate::point::Point;
use crate::rules::Twixt;

/// The memory of a prover, in bytes: it doubles with every second free point, up to 32 MiB.
fn memory(free: usize) -> usize {
    (64 << 10) << (free / 2).min(9)
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
    let mut solver = Solver { provers: provers(game), control };
    let has_start_swap = game.setup().variant.has_swap() && game.moves().is_empty();
    let valued = if has_start_swap { solver.first_pegs(game)? } else { solver.moves(game)? };
    let value = valued.iter().map(|&(_, value)| value).max().unwrap_or(0);
    let mut best: Vec<Move> = valued.into_iter().filter(|&(_, of_move)| of_move == value).map(|(mv, _)| mv).collect();
    best.sort_unstable();
    Ok(Solution { value, best, nodes: solver.nodes() })
}

/// A prover for each player.
fn provers(game: &Twixt) -> [Prover; 2] {
    let field = game.field();
    let free = (0..field.grid().points()).filter(|&index| field.is_empty(index)).count();
    [Seat::FIRST, Seat::SECOND].map(|attacker| Prover::new(arena(game, attacker), attacker, memory(free)))
}

/// The position in a game that is no better for `attacker` and can be searched.
fn arena(game: &Twixt, attacker: Seat) -> Field {
    if game.setup().variant.own_links_may_cross() {
        game.field().clone()
    } else {
        game.field().favouring(attacker.other())
    }
}

struct Solver<'a> {
    provers: [Prover; 2],
    control: &'a Control,
}

impl Solver<'_> {
    fn nodes(&self) -> u64 {
        self.provers.iter().map(Prover::nodes).sum()
    }

    /// Whether `attacker` connects in a position, or after one more peg.
    fn connects(&mut self, game: &Twixt, attacker: Seat, peg: Option<usize>) -> Result<bool, Unsolved> {
        let others = self.provers[attacker.other().index()].nodes();
        let left = self.control.node_limit.map(|limit| limit.saturating_sub(others));
        let control = Control { node_limit: left, ..self.control.clone() };
        let prover = &mut self.provers[attacker.index()];
        prover.set(arena(game, attacker));
        match peg {
            None => prover.connects(game.to_move(), &control),
            Some(point) => prover.connects_after(game.to_move(), point, &control),
        }
    }

    /// The value of a position without swap.
    fn value(&mut self, game: &Twixt) -> Result<i32, Unsolved> {
        let mover = game.to_move();
        if self.connects(game, mover, None)? {
            Ok(WIN)
        } else if self.connects(game, mover.other(), None)? {
            Ok(-WIN)
        } else if game.setup().variant.own_links_may_cross() {
            Ok(0)
        } else {
            Err(Unsolved::Limit)
        }
    }

    /// The best moves of a position with their value. Where links may be removed, some may be missing.
    fn moves(&mut self, game: &Twixt) -> Result<Vec<(Move, i32)>, Unsolved> {
        let (mover, value) = (game.to_move(), self.value(game)?);
        let pegs: Vec<usize> = game.field().free(mover).collect();
        let mut valued = Vec::new();
        for point in pegs {
            let reaches = match value {
                WIN => self.connects(game, mover, Some(point))?,
                0 => !self.connects(game, mover.other(), Some(point))?,
                _ => true,
            };
            if reaches {
                valued.push((Move::Peg(game.field().grid().point(point)), value));
            }
        }
        if game.may_swap() {
            valued.push((Move::Swap, -value));
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
            let twin = Move::Peg(Point::new(col, row));
            let value = if let Some(&(_, value)) = known.iter().find(|&&(other, _)| other == twin) {
                value
            } else {
                let mut next = game.clone();
                next.play(mv).expect("listed moves are legal");
                -self.value(&next)?.abs()
            };
            known.push((mv, value));
        }
        Ok(known)
    }
}
