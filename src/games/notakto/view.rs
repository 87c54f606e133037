//! A position as chalk on framed slates.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use parlour_core::Seat;
use parlour_notakto::{Board, Move, Slate};

use super::arrangement::{Arrangement, BOARD, BORDER, CELL, FRAME, LETTER, cell_in_board};
use super::style::Style;
use super::{letters, spots};
use crate::table::game::{MarkKind, SpotId};
use crate::table::piece::{ArtName, Entrance, Piece, soft_shadow};
use crate::theme::palette::{LAMP, hex};

/// What lies over what.
mod layer {
    pub const SHADOW: f32 = 1.0;
    pub const FRAME: f32 = 2.0;
    pub const EDGE: f32 = 2.5;
    pub const GROUND: f32 = 3.0;
    pub const SLATE: f32 = 3.5;
    pub const CHALK: f32 = 4.0;
    pub const GLOW: f32 = 5.0;
    pub const CROSS: f32 = 6.0;
    pub const VEIL: f32 = 7.0;
    pub const DUST: f32 = 7.5;
    pub const STRIKE: f32 = 8.0;
    pub const CHIP: f32 = 9.0;
    pub const MARK: f32 = 9.5;
}

/// The picture of a chalk stroke is this much longer than the stroke from end to end.
const STROKE_PICTURE: f32 = 512.0 / 484.0;

/// The picture of a chalk stroke is this much higher than the stroke is thick.
const STROKE_HEIGHT: f32 = 32.0 / 15.0;

/// The side of the picture of a cross.
const CROSS: f32 = 1.2 * CELL;

/// The height of the letters of the boards.
const LETTER_HEIGHT: f32 = 32.0;

const INK: Color = hex(0x0c0b0a);

/// Keys of pieces: the board, a number for the kind of thing, and the number of its place.
const fn key(board: u8, kind: u64, place: u64) -> u64 {
    (board as u64) << 16 | kind << 8 | place
}

/// Everything that lies on the table.
pub fn pieces(board: &Board, arrangement: Arrangement, style: &str) -> Vec<Piece> {
    let style = Style::of(style);
    let mut pieces = Vec::new();
    for (number, &slate) in (0..).zip(board) {
        let at = arrangement.board_at(number);
        pieces.extend(empty_board(number, at, &style));
        pieces.extend(letter(number, at, &style));
        pieces.extend(crosses(number, at, slate, &style));
        if !slate.struck.is_empty() {
            pieces.extend(death(number, at, slate, &style));
        }
    }
    pieces
}

fn empty_board(board: u8, at: Vec2, style: &Style) -> Vec<Piece> {
    let name = format!("board {}", char::from(b'a' + board));
    let square = |kind, size: f32, tint, layer| {
        Piece::new(key(board, kind, 0), name.clone(), None, at, Vec2::splat(size)).tinted(tint).on_layer(layer)
    };
    let framed = BOARD + 2.0 * FRAME;
    let mut pieces: Vec<Piece> =
        soft_shadow(key(board, 1, 0), at, Vec2::splat(framed), BORDER / 1.3, layer::SHADOW).collect();
    pieces.push(square(2, framed, style.frame, layer::FRAME));
    // The upper edges of the frame catch the light of the lamp, the inner ones lie in shadow.
    let light =
        Piece::new(key(board, 2, 1), name.clone(), None, at + Vec2::Y * (framed - 3.0) / 2.0, Vec2::new(framed, 3.0));
    pieces.push(light.tinted(Color::srgba(1.0, 1.0, 1.0, 0.22)).on_layer(layer::EDGE));
    pieces.push(square(3, BOARD + 5.0, Color::srgba(0.0, 0.0, 0.0, 0.5), layer::EDGE));
    pieces.push(square(4, BOARD, style.ground, layer::GROUND));
    if style.slate > 0.0 {
        // Each board is turned another way, so that no two look alike.
        let quarter = f32::from(board % 4) * FRAC_PI_2;
        let slate =
            Piece { art: Some("slate"), ..square(5, BOARD, Color::WHITE.with_alpha(style.slate), layer::SLATE) };
        pieces.push(slate.turned(quarter));
    }
    let lines = [(-0.5, 0.0), (0.5, 0.0), (-0.5, FRAC_PI_2), (0.5, FRAC_PI_2)];
    for (place, (aside, turn)) in (0..).zip(lines) {
        let direction = Vec2::from_angle(turn);
        let middle = at + direction.perp() * aside * CELL;
        let reach = direction * 1.46 * CELL;
        let line = stroke(key(board, 6, place), &name, middle - reach, middle + reach, 6.0);
        pieces.push(line.tinted(style.chalk).on_layer(layer::CHALK));
    }
    pieces
}

/// A stroke of chalk from one point to another.
fn stroke(key: u64, name: &str, from: Vec2, to: Vec2, thickness: f32) -> Piece {
    let way = to - from;
    let size = Vec2::new(way.length() * STROKE_PICTURE, thickness * STROKE_HEIGHT);
    Piece::new(key, name, Some("chalk-line"), from.midpoint(to), size).turned(way.to_angle())
}

fn letter(board: u8, at: Vec2, style: &Style) -> impl Iterator<Item = Piece> {
    // Nearer to its own board than to the one below.
    let middle = at - Vec2::Y * (BOARD / 2.0 + FRAME + LETTER * 0.44);
    let tint = style.chalk.mix(&Color::WHITE, 0.25);
    (0..).zip(letters::strokes(board, LETTER_HEIGHT)).map(move |(place, (from, to))| {
        let name = format!("letter {}", char::from(b'a' + board));
        stroke(key(board, 7, place), &name, middle + from, middle + to, 5.0).tinted(tint).on_layer(layer::CHALK)
    })
}

fn crosses(board: u8, at: Vec2, slate: Slate, style: &Style) -> impl Iterator<Item = Piece> {
    let (grid, tint) = (slate.grid, style.cross);
    let marked = (0..9).filter(move |&cell| grid.is_marked(cell)).filter_map(move |cell| Move::new(board, cell));
    marked.map(move |mv| cross(mv, at + cell_in_board(mv.cell())).tinted(tint).entering(Entrance::Pop))
}

/// The cross of a move in its cell at that place: one of four, a little turned, always the same for the same cell.
fn cross(mv: Move, at: Vec2) -> Piece {
    const PICTURES: [ArtName; 4] = ["chalk-x-1", "chalk-x-2", "chalk-x-3", "chalk-x-4"];
    let number = usize::from(mv.board()) * 5 + usize::from(mv.cell()) * 7;
    Piece::new(
        key(mv.board(), 8, mv.cell().into()),
        format!("cross {mv}"),
        Some(PICTURES[number / 3 % 4]),
        at,
        Vec2::splat(CROSS),
    )
    .turned((number % 5) as f32 * 0.06 - 0.12)
    .on_layer(layer::CROSS)
}

/// What shows that a board is dead: a grey veil, a stroke through each complete line, and the dust of it.
fn death(board: u8, at: Vec2, slate: Slate, style: &Style) -> Vec<Piece> {
    let name = format!("dead board {}", char::from(b'a' + board));
    let mut pieces = vec![
        Piece::new(key(board, 9, 0), name.clone(), None, at, Vec2::splat(BOARD))
            .tinted(style.veil)
            .on_layer(layer::VEIL)
            .entering(Entrance::Fade),
    ];
    for (place, [first, middle, last]) in (0..).zip(slate.struck.iter()) {
        let [first, middle, last] = [first, middle, last].map(|cell| at + cell_in_board(cell));
        let beyond = (last - first).normalize() * 0.4 * CELL;
        pieces.push(
            stroke(key(board, 10, place), &name, first - beyond, last + beyond, 13.0)
                .tinted(style.strike)
                .on_layer(layer::STRIKE)
                .entering(Entrance::Stroke),
        );
        for (puff, at) in (0..).zip([first, middle, last]) {
            let size = Vec2::splat(if puff == 1 { 1.4 } else { 1.2 } * CELL);
            pieces.push(
                Piece::new(key(board, 11, 3 * place + puff), name.clone(), Some("dust"), at, size)
                    .turned((3 * place + puff) as f32)
                    .tinted(style.strike.with_alpha(0.2))
                    .on_layer(layer::DUST)
                    .entering(Entrance::Pop),
            );
        }
    }
    pieces
}

/// How a marked cell looks. All X are alike, so the preview does not depend on who is to move.
pub fn mark(spot: SpotId, kind: MarkKind, _seat: Seat, arrangement: Arrangement, style: &str) -> Vec<Piece> {
    let Some(mv) = spots::cell_of(spot) else { return Vec::new() };
    let at = arrangement.cell_at(mv);
    let piece = |place, art, size: f32, tint, layer| {
        Piece::new(key(mv.board(), 12, place), "mark", art, at, Vec2::splat(size * CELL)).tinted(tint).on_layer(layer)
    };
    let cross = |size: f32, tint| Piece {
        key: key(mv.board(), 12, 9),
        name: "mark".to_owned(),
        size: Vec2::splat(size * CROSS),
        ..cross(mv, at).tinted(tint).on_layer(layer::MARK)
    };
    match kind {
        // The adviser's X is black in every style. Boards are dark, so it lies on a light chip.
        MarkKind::Hint => {
            vec![piece(1, Some("mark-first"), 1.3, hex(0xf4ecdf), layer::CHIP), cross(0.95, INK)]
        }
        MarkKind::Last => vec![piece(2, Some("glow"), 1.5, LAMP.with_alpha(0.6), layer::GLOW)],
        MarkKind::Hover | MarkKind::Target | MarkKind::Prey | MarkKind::Ahead => vec![
            piece(3, None, 0.92, LAMP.with_alpha(0.14), layer::GLOW),
            cross(1.0, Style::of(style).cross.with_alpha(0.5)),
        ],
        MarkKind::Cursor => vec![piece(6, Some("ring"), 1.0, LAMP, layer::MARK)],
        MarkKind::Teach | MarkKind::Selected | MarkKind::Alarm => vec![
            piece(4, Some("glow"), 1.5, LAMP.with_alpha(0.5), layer::GLOW),
            piece(5, Some("ring"), 1.2, LAMP, layer::MARK),
        ],
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::Game;
    use parlour_notakto::{Notakto, Setup};

    use super::*;
    use crate::games::conformance::random_game;
    use crate::table::layout::Aspect;

    #[test]
    fn every_mark_and_every_death_is_on_the_picture() {
        let setup = Setup::empty(3);
        let arrangement = Arrangement::of(&setup, Aspect::wide(1.4));
        for game in random_game::<Notakto>(&setup, 3) {
            let pieces = pieces(&game.board(), arrangement, "blue");
            let count = |start: &str| pieces.iter().filter(|piece| piece.name.starts_with(start)).count();
            assert_eq!(count("cross"), game.grids().iter().map(|grid| grid.marks() as usize).sum::<usize>());
            for (grid, letter) in game.grids().iter().zip('a'..) {
                assert_eq!(count(&format!("dead board {letter}")) == 0, grid.is_live());
            }
        }
    }

    #[test]
    fn what_lies_there_stays_as_it_is() {
        let setup = Setup::empty(4);
        let arrangement = Arrangement::of(&setup, Aspect::wide(1.4));
        for pair in random_game::<Notakto>(&setup, 4).windows(2) {
            let [before, after] = [0, 1].map(|ply: usize| pieces(&pair[ply].board(), arrangement, "dark"));
            assert!(before.iter().all(|piece| after.contains(piece)));
        }
    }
}
