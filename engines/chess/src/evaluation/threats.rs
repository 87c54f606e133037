//! Pieces that are attacked by lesser ones or not defended.

use super::scene::Scene;
use super::{Tally, terms};
use crate::bitboard::Bitboard;
use crate::piece::{Color, Piece};

/// What a colour threatens.
pub fn add(scene: &Scene, color: Color, tally: &mut impl Tally) {
    let (us, them) = (color.index(), color.other().index());
    let by = |piece: Piece| scene.attacks[us][piece.index()];
    let others = scene.board.color(color.other());
    let kings = scene.board.pieces(Piece::King);
    // There are few targets: going from one to the next is quicker than counting each kind.
    let mut threaten = |squares: Bitboard, term: fn(Piece) -> usize| {
        for piece in (squares & others).without(kings).into_iter().filter_map(|square| scene.board.piece_on(square)) {
            tally.add(color, term(piece), 1);
        }
    };
    let by_pawn = scene.attacks[them][Piece::Pawn.index()];
    let not_pawns = !scene.board.pieces(Piece::Pawn);
    threaten(by(Piece::Pawn) & not_pawns, |piece| terms::PAWN_THREAT.at(piece.index() - 1));
    let minor = by(Piece::Knight) | by(Piece::Bishop);
    threaten(minor.without(by_pawn), |piece| terms::MINOR_THREAT.at(piece.index()));
    threaten(by(Piece::Rook).without(by_pawn), |piece| terms::ROOK_THREAT.at(piece.index()));
    threaten(scene.all[us].without(scene.all[them]), |piece| terms::HANGING.at(piece.index()));
    pushes(scene, color, tally);
    let king = (by(Piece::King) & others).without(by_pawn);
    tally.add(color, terms::KING_THREAT.first, king.count() as i32);
    let held = by_pawn | (scene.twice[them].without(scene.twice[us]));
    tally.add(color, terms::RESTRICTED.first, (scene.all[us] & scene.all[them]).without(held).count() as i32);
}

/// Enemy pieces that a pawn could attack by a safe step.
fn pushes(scene: &Scene, color: Color, tally: &mut impl Tally) {
    let (us, them) = (color.index(), color.other().index());
    let board = scene.board;
    let free = !board.occupied();
    let one = board.men(color, Piece::Pawn).forward(color) & free;
    let two = (one & Bitboard::relative_rank(color, 2)).forward(color) & free;
    let by_pawn = scene.attacks[them][Piece::Pawn.index()];
    let safe = (one | two).without(by_pawn) & (scene.all[us] | !scene.all[them]);
    let targets = board.color(color.other()).without(board.pieces(Piece::Pawn) | board.pieces(Piece::King));
    tally.add(color, terms::PUSH_THREAT.first, (safe.pawn_attacks(color) & targets).count() as i32);
}
