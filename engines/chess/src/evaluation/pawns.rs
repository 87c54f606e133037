//! Pawn structure and passed pawns (the usual terms of Hans Kmoch, *Pawn Power in Chess*, 1959).

use super::scene::{Scene, ahead, beside, distance};
use super::{Tally, terms};
use crate::bitboard::Bitboard;
use crate::piece::{Color, Piece};
use crate::square::Square;

/// The pawns of a colour.
pub fn add(scene: &Scene, color: Color, tally: &mut impl Tally) {
    let own = scene.board.men(color, Piece::Pawn);
    let other = scene.board.men(color.other(), Piece::Pawn);
    let defended = own.pawn_attacks(color);
    for square in own {
        let rank = usize::from(square.relative_rank(color));
        let file = Bitboard::file(square.file());
        let beside = beside(square.file());
        let ahead = ahead(color, square);
        if (own & beside).is_empty() {
            tally.add(color, terms::ISOLATED.first, 1);
        } else if (own & beside).without(ahead).is_empty() && is_stopped(color, square, other) {
            tally.add(color, terms::BACKWARD.first, 1);
        }
        let is_doubled = (own & file).meets(ahead);
        if is_doubled {
            tally.add(color, terms::DOUBLED.first, 1);
        }
        if own.meets(square.bit().east() | square.bit().west()) {
            tally.add(color, terms::PHALANX.at(rank), 1);
        }
        if defended.has(square) {
            tally.add(color, terms::SUPPORTED.at(rank), 1);
        }
        if !is_doubled && !other.meets((file | beside) & ahead) {
            passed(scene, color, square, tally);
        }
    }
}

/// Whether an enemy pawn attacks or holds the square before the pawn.
fn is_stopped(color: Color, square: Square, other: Bitboard) -> bool {
    let stop = square.bit().forward(color);
    stop.meets(other | other.pawn_attacks(color.other()))
}

fn passed(scene: &Scene, color: Color, square: Square, tally: &mut impl Tally) {
    let board = scene.board;
    let rank = usize::from(square.relative_rank(color));
    tally.add(color, terms::PASSED.at(rank), 1);
    let stop = square.bit().forward(color);
    if !stop.meets(board.occupied() | scene.all[color.other().index()]) {
        tally.add(color, terms::PASSED_FREE.at(rank), 1);
    }
    if rank >= 3
        && let Some(stop) = stop.first()
    {
        tally.add(color, terms::PASSED_OWN_KING.at(distance(board.king(color), stop)), 1);
        tally.add(color, terms::PASSED_OTHER_KING.at(distance(board.king(color.other()), stop)), 1);
    }
    let behind = Bitboard::file(square.file()).without(ahead(color, square));
    if behind.meets(board.men(color, Piece::Rook)) {
        tally.add(color, terms::PASSED_ROOK.first, 1);
    }
}
