//! Endings whose winner is known: they are won by driving the bare king where it can be mated.

use super::scene::distance;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Color, Piece};
use crate::square::Square;

/// More than the pieces alone are worth, less than a mate.
const WON: i32 = 10_000;

/// The value for White of a position in which one side has a bare king and the other can mate it without pawns.
pub fn evaluate(board: &Board) -> Option<i32> {
    Color::BOTH.into_iter().find_map(|strong| {
        let value = mop_up(board, strong)?;
        Some(if strong == Color::White { value } else { -value })
    })
}

/// Whether one side has a bare king and the other can mate it without pawns.
pub fn is_bare_king_lost(board: &Board) -> bool {
    evaluate(board).is_some()
}

/// How far the strong side has come: the bare king is to be near the edge (with bishop and knight: near a corner of the
/// bishop's colour), and the kings near each other (the *mop-up evaluation* of Slate & Atkin, *Chess 4.5*, 1977).
fn mop_up(board: &Board, strong: Color) -> Option<i32> {
    let weak = strong.other();
    if board.color(weak).has_several() || !board.pieces(Piece::Pawn).is_empty() {
        return None;
    }
    let [knights, bishops, rooks, queens] =
        [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen].map(|piece| board.men(strong, piece));
    let has_pair = bishops.meets(Bitboard::LIGHT) && bishops.meets(Bitboard::DARK);
    let has_bishop_and_knight = !bishops.is_empty() && !knights.is_empty();
    let has_heavy = !(rooks | queens).is_empty();
    if !(has_heavy || has_pair || has_bishop_and_knight || knights.count() > 2) {
        return None;
    }
    let [king, bare] = [board.king(strong), board.king(weak)];
    let needs_corner = has_bishop_and_knight && !has_heavy && !has_pair;
    let edge = if needs_corner { 7 * (7 - to_corner(bare, bishops)) } else { from_centre(bare) * 10 };
    let material = (9 * queens.count() + 5 * rooks.count() + 3 * (bishops | knights).count()) as i32 * 100;
    Some(WON + material + edge * 4 + (7 - distance(king, bare) as i32) * 12)
}

/// Steps from the four squares of the centre, files and ranks added: 0 to 6.
fn from_centre(square: Square) -> i32 {
    let steps = |at: u8| i32::from(if at < 4 { 3 - at } else { at - 4 });
    steps(square.file()) + steps(square.rank())
}

/// Steps of files and ranks along the edge to the nearest corner of the bishop's colour, roughly: 0 to 7.
fn to_corner(square: Square, bishops: Bitboard) -> i32 {
    let corners = if bishops.meets(Bitboard::DARK) { [(0, 0), (7, 7)] } else { [(7, 0), (0, 7)] };
    let steps = |(file, rank): (u8, u8)| square.file().abs_diff(file).max(square.rank().abs_diff(rank));
    corners.into_iter().map(|corner| i32::from(steps(corner))).min().unwrap_or(0)
}
