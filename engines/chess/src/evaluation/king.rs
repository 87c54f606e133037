//! Safety of the kings: pawns before them, pieces around them, checks that could be given.

use super::scene::{Scene, ahead};
use super::{Tally, terms};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::piece::{Color, Piece};
use crate::square::Square;

/// The safety of the king of a colour, and its attack on the other's.
pub fn add(scene: &Scene, color: Color, tally: &mut impl Tally) {
    shelter(scene, color, tally);
    attack(scene, color, tally);
    wing(scene, color, tally);
}

/// How far the king is from the pawns, which it is to attack and to defend in endgames.
fn wing(scene: &Scene, color: Color, tally: &mut impl Tally) {
    let board = scene.board;
    let king = board.king(color);
    let pawns = board.pieces(Piece::Pawn);
    if !pawns.meets(wing_of(king)) {
        tally.add(color, terms::BARE_WING.first, 1);
    }
    let mut around = king.bit();
    let mut steps = 0;
    while steps < 7 && !around.meets(pawns) {
        around |= around.east() | around.west();
        around |= around.forward(Color::White) | around.forward(Color::Black);
        steps += 1;
    }
    tally.add(color, terms::PAWN_DISTANCE.first, steps);
}

/// The files around a king: three at the edge, else four or more.
fn wing_of(king: Square) -> Bitboard {
    Bitboard(match king.file() {
        0 => 0x0707_0707_0707_0707,
        1 | 2 => 0x0F0F_0F0F_0F0F_0F0F,
        3 | 4 => 0x3C3C_3C3C_3C3C_3C3C,
        5 | 6 => 0xF0F0_F0F0_F0F0_F0F0,
        _ => 0xE0E0_E0E0_E0E0_E0E0,
    })
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

/// What a safe check with a knight, bishop, rook, queen adds to the units of an attack.
const CHECK_UNITS: [usize; 4] = [5, 3, 6, 4];

/// The attack on the other's king. Only two pieces together are one, or one and a queen.
fn attack(scene: &Scene, color: Color, tally: &mut impl Tally) {
    let (us, them) = (color.index(), color.other().index());
    let board = scene.board;
    let has_queen = usize::from(!board.men(color, Piece::Queen).is_empty());
    let weak = (scene.zones[them] & scene.all[us]).without(scene.twice[them]);
    let mut units = scene.units[us] + 2 * weak.count() as usize;
    let king = board.king(color.other());
    let occupied = board.occupied();
    let straight = attacks::rook(king, occupied);
    let diagonal = attacks::bishop(king, occupied);
    // A square that only king or queen defends is no safer for them if it is attacked twice.
    let royal = scene.attacks[them][Piece::King.index()] | scene.attacks[them][Piece::Queen.index()];
    let outnumbered = scene.twice[us] & royal.without(scene.twice[them]);
    let safe = (outnumbered | !scene.all[them]).without(board.color(color));
    let checks = [(Piece::Knight, attacks::knight(king)), (Piece::Bishop, diagonal), (Piece::Rook, straight)];
    let checks = checks.into_iter().chain([(Piece::Queen, straight | diagonal)]);
    for (index, (piece, lines)) in checks.enumerate() {
        let squares = lines & scene.attacks[us][piece.index()] & safe;
        if !squares.is_empty() {
            let count = if squares.has_several() { 2 } else { 1 };
            tally.add(color, terms::SAFE_CHECK.at(index), count);
            units += CHECK_UNITS[index] * count as usize;
        }
    }
    if scene.attackers[us] + has_queen >= 2 {
        let half = terms::KING_ATTACK.len / 2;
        tally.add(color, terms::KING_ATTACK.at((units / 2).min(half - 1) + half * has_queen), 1);
    }
}
