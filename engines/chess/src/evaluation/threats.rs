//! Pieces that are attacked by lesser ones or not defended.

use super::scene::Scene;
use super::{Tally, terms};
use crate::bitboard::Bitboard;
use crate::piece::{Color, Piece};

/// What a colour threatens.
pub fn add(scene: &Scene, color: Color, tally: &mut impl Tally) {
    let (us, them) = (color.index(), color.other().index());
    let by = |piece: Piece| scene.attacks[us][piece.index()];
    let targets = |piece, squares: Bitboard| (scene.board.men(color.other(), piece) & squares).count() as i32;
    for (index, piece) in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen].into_iter().enumerate() {
        tally.add(color, terms::PAWN_THREAT.at(index), targets(piece, by(Piece::Pawn)));
    }
    let by_pawn = scene.attacks[them][Piece::Pawn.index()];
    let minor = (by(Piece::Knight) | by(Piece::Bishop)).without(by_pawn);
    let rook = by(Piece::Rook).without(by_pawn);
    for piece in [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen] {
        tally.add(color, terms::MINOR_THREAT.at(piece.index()), targets(piece, minor));
        tally.add(color, terms::ROOK_THREAT.at(piece.index()), targets(piece, rook));
    }
    let loose = (scene.board.color(color.other()) & scene.all[us]).without(scene.all[them]);
    tally.add(color, terms::HANGING.first, loose.count() as i32);
}
