//! Safety of the kings: pawns before them, pieces around them, checks that could be given.

use super::scene::{Scene, ahead};
use super::{Tally, terms};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::piece::{Color, Piece};

/// The safety of the king of a colour, and its attack on the other's.
pub fn add(scene: &Scene, color: Color, tally: &mut impl Tally) {
    shelter(scene, color, tally);
    attack(scene, color, tally);
}

/// Own and enemy pawns on the three files around the king.
fn shelter(scene: &Scene, color: Color, tally: &mut impl Tally) {
    let board = scene.board;
    let king = board.king(color);
    let not_behind = ahead(color, king) | Bitboard::rank(king.rank());
    let middle = king.file().clamp(1, 6);
    for file in middle - 1..=middle + 1 {
        let pawns = board.pieces(Piece::Pawn) & Bitboard::file(file) & not_behind;
        let rank = |pawns: Bitboard| {
            let nearest = if color == Color::White { pawns.first() } else { pawns.last() };
            nearest.map_or(0, |square| usize::from(square.relative_rank(color)))
        };
        tally.add(color, terms::SHELTER.at(rank(pawns & board.color(color))), 1);
        tally.add(color, terms::STORM.at(rank(pawns & board.color(color.other()))), 1);
    }
}

/// The attack on the other's king. Only two pieces together are one, or one and a queen.
fn attack(scene: &Scene, color: Color, tally: &mut impl Tally) {
    let (us, them) = (color.index(), color.other().index());
    let board = scene.board;
    let has_queen = usize::from(!board.men(color, Piece::Queen).is_empty());
    if scene.attackers[us] + has_queen >= 2 {
        let weak = (scene.zones[them] & scene.all[us]).without(scene.twice[them]);
        let units = scene.units[us] + 2 * weak.count() as usize;
        tally.add(color, terms::KING_ATTACK.at((units / 2).min(terms::KING_ATTACK.len - 1)), 1);
    }
    let king = board.king(color.other());
    let occupied = board.occupied();
    let straight = attacks::rook(king, occupied);
    let diagonal = attacks::bishop(king, occupied);
    let safe = (!board.color(color)).without(scene.all[them]);
    let checks = [(Piece::Knight, attacks::knight(king)), (Piece::Bishop, diagonal), (Piece::Rook, straight)];
    let checks = checks.into_iter().chain([(Piece::Queen, straight | diagonal)]);
    for (index, (piece, lines)) in checks.enumerate() {
        let count = (lines & scene.attacks[us][piece.index()] & safe).count() as i32;
        tally.add(color, terms::SAFE_CHECK.at(index), count.min(2));
    }
}
