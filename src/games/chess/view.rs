//! A position as men on a board, and the marks over its squares.

use std::f32::consts::PI;

use bevy::prelude::*;
use parlour_chess::square::Square;
use parlour_chess::{Bitboard, Color as Side, Diagram, Man, Setup};

use super::spots::{self, EXTENT, FRAME, SQUARE};
use super::style::{self, ALARM, BY_WORTH, POINTER, Style, Target};
use crate::table::game::{MarkKind, Spoils, SpotId};
use crate::table::piece::{Piece, soft_shadow};

/// What lies over what.
mod layer {
    pub const SHADOW: f32 = 1.0;
    pub const FRAME: f32 = 2.0;
    pub const LINE: f32 = 3.0;
    pub const SQUARE: f32 = 4.0;
    pub const LAST: f32 = 6.0;
    pub const AHEAD: f32 = 7.0;
    pub const ALARM: f32 = 8.0;
    pub const SELECTED: f32 = 9.0;
    pub const TARGET: f32 = 10.0;
    pub const MAN: f32 = 20.0;
    pub const POINTER: f32 = 30.0;
}

/// The picture of a man is this wide.
const MAN: f32 = 0.94 * SQUARE;

/// Keys of pieces: a number for the kind of thing and the number of its place.
const fn key(kind: u64, place: u64) -> u64 {
    kind << 16 | place
}

/// The key of the man who stood on `origin` at first.
const fn man_key(origin: Square) -> u64 {
    key(4, origin.index() as u64)
}

/// Everything that lies on the board.
pub fn pieces(board: &Diagram, turned: bool, style: &str) -> Vec<Piece> {
    let mut pieces = squares(&Style::of(style));
    pieces.extend(board.men().map(|(square, man)| {
        let name = format!("{} {:?} {square}", man.color.name(), man.piece);
        let key = man_key(board.origin(square));
        Piece::new(key, name, Some(style::picture(man, style)), spots::at(square, turned), Vec2::splat(MAN))
            .on_layer(layer::MAN)
    }));
    pieces
}

/// The keys of what a hand lifts from a square.
pub fn lifted(board: &Diagram, spot: SpotId) -> Vec<u64> {
    let square = spots::square(spot);
    board.man_on(square).map(|_| man_key(board.origin(square))).into_iter().collect()
}

/// The empty board. It looks the same from both sides.
fn squares(style: &Style) -> Vec<Piece> {
    let inner = Vec2::splat(8.0 * SQUARE);
    let framed = inner + 2.0 * FRAME;
    let reach = (EXTENT.x - framed.x) / 2.0 * 0.75;
    let mut pieces: Vec<Piece> = soft_shadow(key(1, 0), Vec2::ZERO, framed, reach, layer::SHADOW).collect();
    let wood = style.wooden.then_some("chess-wood");
    let plain = |n, name: &str, art, size, tint, layer| {
        Piece::new(key(2, n), name, art, Vec2::ZERO, size).tinted(tint).on_layer(layer)
    };
    pieces.push(plain(0, "frame", wood, framed, style.frame, layer::FRAME));
    pieces.push(plain(1, "line around the squares", None, inner + 4.0, style.light, layer::LINE));
    pieces.extend(Square::all().map(|square| {
        let tint = if Bitboard::LIGHT.has(square) { style.light } else { style.dark };
        let (at, n) = (spots::at(square, false), square.index() as u64);
        // Cut from different boards, as it were: every other one is turned round.
        let turn = if n * 5 % 7 % 2 == 0 { 0.0 } else { PI };
        Piece::new(key(3, n), "square", wood, at, Vec2::splat(SQUARE)).tinted(tint).turned(turn).on_layer(layer::SQUARE)
    }));
    pieces
}

/// How a marked square looks.
pub fn mark(spot: SpotId, kind: MarkKind, turned: bool, style: &str) -> Vec<Piece> {
    let style = Style::of(style);
    let at = spots::at(spots::square(spot), turned);
    let piece = |n, art, side: f32, tint, layer| {
        Piece::new(key(9, n), "mark", art, at, Vec2::splat(side * SQUARE)).tinted(tint).on_layer(layer)
    };
    let square = |tint, layer| vec![piece(1, None, 1.0, tint, layer)];
    match kind {
        MarkKind::Last => square(style.last, layer::LAST),
        MarkKind::Selected => square(style.selected, layer::SELECTED),
        MarkKind::Ahead => square(style.ahead, layer::AHEAD),
        MarkKind::Alarm => vec![
            piece(1, None, 1.0, ALARM.with_alpha(0.45), layer::ALARM),
            piece(2, Some("glow"), 1.0, ALARM, layer::ALARM),
        ],
        MarkKind::Target => match style.target {
            Target::Dot(tint) => vec![piece(1, Some("target"), 1.0, tint, layer::TARGET)],
            Target::Square(tint) => vec![piece(1, None, 0.8, tint, layer::TARGET)],
        },
        MarkKind::Prey => match style.target {
            Target::Dot(tint) => vec![piece(1, Some("capture"), 1.0, tint, layer::TARGET)],
            Target::Square(tint) => vec![piece(1, None, 0.8, tint, layer::TARGET)],
        },
        MarkKind::Hover => border(at, 0.06, Color::srgba(1.0, 1.0, 1.0, 0.75), layer::POINTER),
        MarkKind::Cursor => border(at, 0.06, POINTER, layer::POINTER),
        MarkKind::Hint => square(POINTER.with_alpha(0.75), layer::SELECTED),
        MarkKind::Teach => {
            let mut mark = square(POINTER.with_alpha(0.35), layer::SELECTED);
            mark.extend(border(at, 0.05, POINTER, layer::POINTER));
            mark
        }
    }
}

/// A frame within a square, so much of it thick, with a dark line inside that is seen on light squares.
fn border(at: Vec2, thickness: f32, tint: Color, layer: f32) -> Vec<Piece> {
    let ring = |from: f32, thick: f32, tint: Color, layer: f32, first: u64| {
        let (outer, thick) = ((1.0 - 2.0 * from) * SQUARE, thick * SQUARE);
        let beside = (outer - thick) / 2.0;
        let (long, high) = (Vec2::new(outer, thick), Vec2::new(thick, outer - 2.0 * thick));
        let sides = [(Vec2::Y, long), (Vec2::NEG_Y, long), (Vec2::X, high), (Vec2::NEG_X, high)];
        sides.into_iter().zip(first..).map(move |((way, size), n)| {
            Piece::new(key(9, n), "mark", None, at + way * beside, size).tinted(tint).on_layer(layer)
        })
    };
    let inner = Color::srgba(0.1, 0.08, 0.06, 0.7 * tint.alpha());
    ring(0.0, thickness, tint, layer, 10).chain(ring(thickness, thickness * 0.4, inner, layer, 20)).collect()
}

/// What promotes a pawn, in the place of a square.
pub fn portrait(man: Man, style: &str) -> Vec<Piece> {
    vec![Piece::new(key(4, 0), "portrait", Some(style::picture(man, style)), Vec2::ZERO, Vec2::splat(MAN))]
}

/// What the usual count gives a man of each kind, pawn to king.
const WORTH: [u32; 6] = [1, 3, 3, 5, 9, 0];

/// How far apart captured men lie, of the same kind and of different kinds, by the width of their picture.
const STEP: [f32; 2] = [0.42, 0.72];

/// What a side has taken, the most valuable first, and by how much it is ahead. Pawns that became something else have not
/// been taken.
pub fn spoils(board: &Diagram, setup: &Setup, side: Side, style: &str) -> Spoils {
    let now = |color| counts(board.men().filter(|(_, man)| man.color == color).map(|(_, man)| man));
    let at_first = Square::all().filter_map(|square| setup.start.man_on(square));
    let lost = taken(counts(at_first.filter(|man| man.color == side.other())), now(side.other()));
    let mut pieces: Vec<Piece> = Vec::new();
    let mut x = 0.0;
    for kind in BY_WORTH {
        for copy in 0..lost[kind.index()] {
            if !pieces.is_empty() {
                x += if copy == 0 { STEP[1] } else { STEP[0] };
            }
            // Plates are dark, so all are shown light.
            let art = style::picture(Man { color: Side::White, piece: kind }, style);
            let n = pieces.len() as u64;
            pieces.push(Piece::new(key(5, n), "captured", Some(art), Vec2::X * x, Vec2::ONE).on_layer(1.0 + n as f32));
        }
    }
    let extent = if pieces.is_empty() { Vec2::ZERO } else { Vec2::new(x + 1.0, 1.0) };
    for piece in &mut pieces {
        piece.at.x -= x / 2.0;
    }
    let worth = |counts: [u32; 6]| counts.iter().zip(WORTH).map(|(count, worth)| count * worth).sum::<u32>();
    Spoils { extent, pieces, ahead: worth(now(side)).saturating_sub(worth(now(side.other()))) }
}

/// How many men there are of each kind, pawn to king.
fn counts(men: impl Iterator<Item = Man>) -> [u32; 6] {
    let mut counts = [0; 6];
    for man in men {
        counts[man.piece.index()] += 1;
    }
    counts
}

/// How many men of each kind are gone, where officers beyond those at first have been pawns.
fn taken(at_first: [u32; 6], now: [u32; 6]) -> [u32; 6] {
    let mut gone: [u32; 6] = std::array::from_fn(|kind| at_first[kind].saturating_sub(now[kind]));
    let promoted: u32 = (1..6).map(|kind| now[kind].saturating_sub(at_first[kind])).sum();
    gone[0] = gone[0].saturating_sub(promoted);
    gone
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_chess::Chess;
    use parlour_core::Game;

    use super::*;

    fn played(moves: &str) -> (Chess, Diagram) {
        let mut game = Chess::new(&Setup::default()).unwrap();
        let mut shown = game.board();
        for word in moves.split(' ') {
            for effect in game.play(word.parse().unwrap()).unwrap() {
                Chess::show(&mut shown, &effect);
            }
        }
        (game, shown)
    }

    #[test]
    fn a_man_that_moves_keeps_its_key() {
        let (_, shown) = played("g1f3 e7e5 f3e5");
        let pieces = pieces(&shown, false, "walnut+classic");
        let knight = pieces.iter().find(|piece| piece.name == "White Knight e5").unwrap();
        assert_eq!(knight.key, man_key("g1".parse().unwrap()));
        assert_eq!(lifted(&shown, spots::id("e5".parse().unwrap())), [knight.key]);
        assert!(lifted(&shown, spots::id("e4".parse().unwrap())).is_empty());
    }

    #[test]
    fn what_was_taken_lies_with_its_captor_and_a_promoted_pawn_was_not_taken() {
        let (game, shown) = played("a2a4 b7b5 a4b5 a7a6 b5a6 c8b7 a6b7 h7h6 b7a8q");
        let mine = spoils(&shown, game.setup(), Side::White, "walnut");
        let art: Vec<_> = mine.pieces.iter().filter_map(|piece| piece.art).collect();
        let expected = ["rook", "bishop", "pawn", "pawn"].map(|kind| format!("chess-classic-white-{kind}"));
        assert_eq!(art, expected);
        // Rook, bishop, two pawns, and a queen for a pawn.
        assert_eq!(mine.ahead, 5 + 3 + 2 + 8);
        let theirs = spoils(&shown, game.setup(), Side::Black, "walnut");
        assert_eq!((theirs.pieces.len(), theirs.ahead), (0, 0));
    }
}
