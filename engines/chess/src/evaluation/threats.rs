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
    let loose = scene.all[us].without(scene.all[them]);
    for piece in [Piece::Pawn, Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen] {
        tally.add(color, terms::HANGING.at(piece.index()), targets(piece, loose));
    }
    pushes(scene, color, tally);
    let king = (by(Piece::King) & scene.board.color(color.other())).without(by_pawn);
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
