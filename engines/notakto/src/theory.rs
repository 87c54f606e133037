//! What the algebra says of a position: who wins, by which moves, and how one sees it.

use crate::dictionary::{product, symbol};
use crate::grid::Grid;
use crate::moves::Move;
use crate::quotient::{Monomial, Step};
use crate::rules::Notakto;

/// The algebra of one position, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theory {
    /// The symbol of each board, from the left.
    pub symbols: Vec<Monomial>,
    /// Their product.
    pub product: Monomial,
    /// How the product reduces, step by step.
    pub steps: Vec<Step>,
    /// The normal form.
    pub reduced: Monomial,
    /// Whether the player to move wins with best play. After the end: whether the player who would move has won, which
    /// is always so.
    pub winning: bool,
    /// The moves after which the opponent loses, ascending. Empty in a lost position and after the end.
    pub good_moves: Vec<Move>,
}

impl Theory {
    /// The algebra of `game`.
    pub fn of(game: &Notakto) -> Self {
        let product = product(game.grids());
        let reduced = product.reduce();
        Self {
            symbols: game.grids().iter().map(|&grid| symbol(grid)).collect(),
            product,
            steps: product.reduction().collect(),
            reduced,
            winning: !reduced.is_p(),
            good_moves: good_moves(game.grids()),
        }
    }
}

/// The moves that lead to a position which the player to move there loses, ascending.
pub fn good_moves(grids: &[Grid]) -> Vec<Move> {
    let mut good = Vec::new();
    for (board, grid) in (0..).zip(grids) {
        let others: Monomial = (0..).zip(grids).filter(|&(other, _)| other != board).map(|(_, &g)| symbol(g)).product();
        let others = others.reduce();
        let wins = |cell: &u8| (others * symbol(grid.with(*cell))).is_p();
        good.extend(grid.free_cells().filter(wins).filter_map(|cell| Move::new(board, cell)));
    }
    good
}
