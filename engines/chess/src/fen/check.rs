//! Whether men can stand so in any game.
//!
//! Not every impossibility is found — that is a branch of problem chess — but all that could lead rules or search astray.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Color, Piece};
use crate::square::Square;

/// Why no game leads to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Impossible {
    /// Each side has one king.
    #[error("{color} has {}", if *kings == 0 { "no king".to_owned() } else { format!("{kings} kings") })]
    Kings {
        /// Whose.
        color: &'static str,
        /// How many.
        kings: u32,
    },
    /// Nobody has more than 16 men.
    #[error("{0} has more than 16 men")]
    Men(
        /// Whose.
        &'static str,
    ),
    /// Nobody has more than 8 pawns.
    #[error("{0} has more than 8 pawns")]
    Pawns(
        /// Whose.
        &'static str,
    ),
    /// Every piece beyond those of the start was a pawn.
    #[error("{0} has more pieces than pawns could have become")]
    Promotions(
        /// Whose.
        &'static str,
    ),
    /// Pawns never stand on the first or last rank.
    #[error("a pawn stands on {0}")]
    PawnRank(
        /// Where.
        Square,
    ),
    /// Nobody leaves his king in check.
    #[error("{0} is in check, but it is the other's move")]
    KingCapturable(
        /// Who.
        &'static str,
    ),
    /// No move gives such a check.
    #[error("no move can have given this check")]
    Check,
}

/// Checks where the men stand.
pub(super) fn men(board: &Board) -> Result<(), Impossible> {
    for color in Color::BOTH {
        numbers(board, color)?;
    }
    let edge = Bitboard::rank(0) | Bitboard::rank(7);
    if let Some(square) = (board.pieces(Piece::Pawn) & edge).first() {
        return Err(Impossible::PawnRank(square));
    }
    checks(board)
}

fn numbers(board: &Board, color: Color) -> Result<(), Impossible> {
    let count = |piece| board.men(color, piece).count();
    let (kings, pawns) = (count(Piece::King), count(Piece::Pawn));
    if kings != 1 {
        return Err(Impossible::Kings { color: color.name(), kings });
    }
    if board.color(color).count() > 16 {
        return Err(Impossible::Men(color.name()));
    }
    if pawns > 8 {
        return Err(Impossible::Pawns(color.name()));
    }
    let bishops = [Bitboard::LIGHT, Bitboard::DARK].map(|squares| (board.men(color, Piece::Bishop) & squares).count());
    let beyond = [(count(Piece::Knight), 2), (bishops[0], 1), (bishops[1], 1), (count(Piece::Rook), 2)];
    let beyond = beyond.into_iter().chain([(count(Piece::Queen), 1)]);
    let promoted: u32 = beyond.map(|(number, first)| number.saturating_sub(first)).sum();
    if promoted + pawns > 8 { Err(Impossible::Promotions(color.name())) } else { Ok(()) }
}

fn checks(board: &Board) -> Result<(), Impossible> {
    let (us, them) = (board.turn(), board.turn().other());
    let attackers = board.attackers(board.king(them), board.occupied());
    if attackers.meets(board.color(us)) {
        return Err(Impossible::KingCapturable(them.name()));
    }
    let mut checkers = board.checkers().into_iter();
    let possible = match (checkers.next(), checkers.next(), checkers.next()) {
        (_, None, _) | (None, ..) => true,
        (Some(one), Some(other), None) => is_possible_double_check(board, one, other),
        _ => false,
    };
    if possible { Ok(()) } else { Err(Impossible::Check) }
}

/// In a double check one of the two was uncovered, so it is a line piece, and two line pieces share no line with the king.
fn is_possible_double_check(board: &Board, one: Square, other: Square) -> bool {
    let lines = board.pieces(Piece::Bishop) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let king = board.king(board.turn());
    lines.meets(one.bit() | other.bit()) && !attacks::through(one, other).has(king)
}
