//! A position as ink on a sheet of squared paper.

use std::f32::consts::{FRAC_PI_2, PI};

use bevy::prelude::*;
use parlour_core::{Seat, Side};
use parlour_dots::{Board, Direction, Edge, Size};

use super::spots::{self, BORDER, BOX, Place};
use super::style::{Pen, Style};
use crate::table::game::{MarkKind, SpotId};
use crate::table::piece::{ArtName, Entrance, Piece, soft_shadow};
use crate::theme::palette::{LAMP, hex};

/// What lies over what.
mod layer {
    pub const SHADOW: f32 = 1.0;
    pub const SHEET: f32 = 2.0;
    pub const FAINT: f32 = 3.0;
    pub const WASH: f32 = 4.0;
    pub const OWNER: f32 = 5.0;
    pub const GLOW: f32 = 6.0;
    pub const LINE: f32 = 7.0;
    pub const CORE: f32 = 7.5;
    pub const DOT: f32 = 8.0;
    pub const LINE_MARK: f32 = 7.7;
    pub const LINE_MARK_CORE: f32 = 7.8;
    pub const DOT_MARK: f32 = 9.0;
}

/// One tile of the squared paper is 16 squares wide; four of them are the side of a box.
const PAPER_TILE: f32 = 4.0 * BOX;

/// The picture of an ink stroke is this much longer than the stroke from end to end.
const STROKE_PICTURE: f32 = 512.0 / 476.0;

/// The picture of an ink stroke is this much higher than the stroke is thick.
const STROKE_HEIGHT: f32 = 40.0 / 15.0;

/// The thickness of a first player's line, of a second player's, and of the core of the latter.
const THICKNESS: [f32; 3] = [11.0, 13.0, 4.0];

const DOT: f32 = 24.0;

/// Keys of pieces: a number for the kind of thing and the number of its place.
const fn key(kind: u64, place: u64) -> u64 {
    kind << 16 | place
}

/// The size of the board with its shadow.
pub fn extent(size: Size) -> Vec2 {
    spots::sheet(size) + 2.0 * BORDER
}

/// The boxes of the first and of the second player.
pub fn score(board: &Board) -> [i32; 2] {
    let owners = || spots::dots(board.size()).filter_map(|(row, col)| board.owner(row, col));
    Side::BOTH.map(|side| owners().filter(|seat| seat.side() == side).count() as i32)
}

/// Everything that lies on the board.
pub fn pieces(board: &Board, style: &str) -> Vec<Piece> {
    let (size, style) = (board.size(), Style::of(style));
    let mut pieces = sheet(size, &style);
    pieces.extend(spots::dots(size).map(|(row, col)| dot(size, row, col, &style)));
    for edge in spots::lines(size) {
        match board.line(edge) {
            Some(seat) => pieces.extend(line(size, edge, style.pen(seat.side()))),
            None => pieces.push(faint(size, edge, &style)),
        }
    }
    for (row, col) in spots::dots(size) {
        if let Some(seat) = board.owner(row, col) {
            pieces.extend(closed_box(size, row, col, seat.side(), &style));
        }
    }
    pieces
}

fn sheet(size: Size, style: &Style) -> Vec<Piece> {
    let sheet = spots::sheet(size);
    let mut pieces: Vec<Piece> = soft_shadow(key(1, 0), Vec2::ZERO, sheet, 0.5 * BORDER, layer::SHADOW).collect();
    let paper = Piece::new(key(2, 0), "sheet", style.squared.then_some("paper"), Vec2::ZERO, sheet);
    pieces.push(paper.tiled(PAPER_TILE).tinted(style.sheet).on_layer(layer::SHEET));
    pieces
}

fn dot(size: Size, row: u8, col: u8, style: &Style) -> Piece {
    let place = Place::Dot(row, col);
    Piece::new(
        key(3, place.id().0.into()),
        format!("dot {row}-{col}"),
        Some("ink-dot"),
        place.at(size),
        Vec2::splat(DOT),
    )
    .turned(wobble(place.id(), 3) * PI)
    .tinted(style.dot)
    .on_layer(layer::DOT)
}

/// A line that can still be drawn, barely there.
fn faint(size: Size, edge: Edge, style: &Style) -> Piece {
    let piece = Piece::new(
        key(4, Place::Line(edge).id().0.into()),
        format!("open line {edge}"),
        None,
        spots::line_at(size, edge),
        Vec2::new(0.6 * BOX, 2.5),
    );
    piece.turned(along(edge)).tinted(style.dot.with_alpha(0.22)).on_layer(layer::FAINT)
}

/// A drawn line in its owner's ink: a broad stroke, and for the second player a thin one in its middle.
fn line(size: Size, edge: Edge, pen: Pen) -> impl Iterator<Item = Piece> {
    let thickness = if pen.core.is_some() { THICKNESS[1] } else { THICKNESS[0] };
    let broad = stroke(size, edge, thickness, 5).tinted(pen.ink).on_layer(layer::LINE);
    let core = pen.core.map(|core| stroke(size, edge, THICKNESS[2], 6).tinted(core).on_layer(layer::CORE));
    std::iter::once(broad).chain(core)
}

/// A stroke from dot to dot, never quite straight. The hand is the same for the same line: its number decides the
/// picture, the turn and the direction of the stroke.
fn stroke(size: Size, edge: Edge, thickness: f32, kind: u64) -> Piece {
    const PICTURES: [ArtName; 3] = ["ink-line-1", "ink-line-2", "ink-line-3"];
    let id = Place::Line(edge).id();
    let picture = PICTURES[usize::from(id.0 % 7 % 3)];
    let aside = Vec2::from_angle(along(edge)).perp() * wobble(id, 1) * 1.5;
    Piece::new(
        key(kind, id.0.into()),
        format!("line {edge}"),
        Some(picture),
        spots::line_at(size, edge) + aside,
        Vec2::new(BOX * STROKE_PICTURE, thickness * STROKE_HEIGHT),
    )
    .turned(along(edge) + wobble(id, 2) * 0.012)
    .entering(Entrance::Stroke)
}

/// The direction in which a line is drawn: to the right or downwards.
const fn along(edge: Edge) -> f32 {
    match edge.direction {
        Direction::Horizontal => 0.0,
        Direction::Vertical => -FRAC_PI_2,
    }
}

/// A number from −1 to 1 that depends on a spot and on what it is wanted for.
fn wobble(spot: SpotId, purpose: u32) -> f32 {
    let mixed = (u32::from(spot.0) * 8 + purpose).wrapping_mul(0x9e37_79b1);
    (mixed >> 16) as f32 / 32767.5 - 1.0
}

/// A box washed in its owner's colour, with the owner's mark.
fn closed_box(size: Size, row: u8, col: u8, side: Side, style: &Style) -> [Piece; 2] {
    let (at, place) = (spots::box_at(size, row, col), Place::Dot(row, col).id().0.into());
    let pen = style.pen(side);
    // The pictures are equally wide, but a square with as much room inside looks smaller than a disc.
    let (art, width) = match side {
        Side::First => ("mark-first", 0.44),
        Side::Second => ("mark-second", 0.54),
    };
    [
        Piece::new(key(7, place), format!("box {row}-{col}"), Some("wash"), at, Vec2::splat(1.08 * BOX))
            .tinted(pen.wash.with_alpha(0.55))
            .on_layer(layer::WASH)
            .entering(Entrance::Pop),
        Piece::new(key(8, place), format!("mark {row}-{col}"), Some(art), at, Vec2::splat(width * BOX))
            .tinted(pen.ink)
            .on_layer(layer::OWNER)
            .entering(Entrance::Pop),
    ]
}

/// How a marked spot looks.
pub fn mark(spot: SpotId, kind: MarkKind, seat: Seat, size: Size, style: &str) -> Vec<Piece> {
    let style = Style::of(style);
    match Place::of(spot) {
        Place::Dot(row, col) => mark_dot(spots::dot_at(size, row, col), kind),
        Place::Line(edge) => mark_line(size, edge, kind, style.pen(seat.side())),
    }
}

fn mark_dot(at: Vec2, kind: MarkKind) -> Vec<Piece> {
    let piece = |n, art, size: f32, tint| {
        Piece::new(key(9, n), "mark", Some(art), at, Vec2::splat(size)).tinted(tint).on_layer(layer::DOT_MARK)
    };
    let ring = piece(1, "ring", 0.62 * BOX, LAMP);
    match kind {
        MarkKind::Selected => vec![ring, piece(2, "mark-first", 0.41 * BOX, Color::BLACK)],
        MarkKind::Hover | MarkKind::Cursor | MarkKind::Target | MarkKind::Prey => {
            vec![piece(1, "ring", 0.56 * BOX, LAMP.with_alpha(0.8))]
        }
        MarkKind::Hint | MarkKind::Last | MarkKind::Teach | MarkKind::Alarm | MarkKind::Ahead => vec![ring],
    }
}

fn mark_line(size: Size, edge: Edge, kind: MarkKind, pen: Pen) -> Vec<Piece> {
    let stroke = |n, thickness, tint, layer| {
        let stroke = stroke(size, edge, thickness, 9).tinted(tint).on_layer(layer).entering(Entrance::None);
        Piece { key: key(9, n), name: "mark".to_owned(), ..stroke }
    };
    let glow = |tint: Color| {
        Piece::new(key(9, 3), "mark", Some("glow"), spots::line_at(size, edge), Vec2::new(1.5, 0.62) * BOX)
            .turned(along(edge))
            .tinted(tint)
            .on_layer(layer::GLOW)
    };
    match kind {
        MarkKind::Hint => {
            vec![stroke(1, 20.0, hex(0x161210), layer::LINE_MARK), stroke(2, 12.0, Color::WHITE, layer::LINE_MARK_CORE)]
        }
        MarkKind::Last => vec![glow(LAMP.with_alpha(0.75))],
        MarkKind::Cursor => {
            let (middle, way) = (spots::line_at(size, edge), Vec2::from_angle(along(edge)) * 0.5 * BOX);
            let end = |n, at| {
                Piece::new(key(9, n), "mark", Some("ring"), at, Vec2::splat(0.56 * BOX))
                    .tinted(LAMP)
                    .on_layer(layer::DOT_MARK)
            };
            vec![glow(LAMP), end(1, middle - way), end(2, middle + way)]
        }
        MarkKind::Hover | MarkKind::Selected | MarkKind::Target | MarkKind::Prey | MarkKind::Ahead => {
            let preview = line(size, edge, pen).map(|piece| {
                let tint = piece.tint.with_alpha(0.5);
                piece.tinted(tint).entering(Entrance::None)
            });
            preview.chain([glow(LAMP.with_alpha(0.35))]).collect()
        }
        MarkKind::Teach | MarkKind::Alarm => vec![glow(LAMP), stroke(1, 9.0, LAMP.with_alpha(0.85), layer::LINE_MARK)],
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_core::Game;
    use parlour_dots::Dots;

    use super::*;
    use crate::games::conformance::random_game;

    #[test]
    fn every_line_and_box_is_on_the_picture_in_its_owners_colour() {
        let mut game = Dots::new(&Size { rows: 1, cols: 2 }).unwrap();
        for word in "h1-1 h2-1 v1-1 v1-2".split(' ') {
            game.play(word.parse().unwrap()).unwrap();
        }
        let pieces = pieces(&game.board(), "paper");
        let tint = |name: &str| pieces.iter().find(|piece| piece.name == name).map(|piece| piece.tint);
        let pen = |side| Style::of("paper").pen(side);
        assert_eq!(tint("line h1-1"), Some(pen(Side::First).ink));
        assert_eq!(tint("line h2-1"), Some(pen(Side::Second).ink));
        assert_eq!(tint("line h1-2"), None);
        assert!(tint("open line h1-2").is_some());
        assert_eq!(tint("mark 1-1"), Some(pen(Side::Second).ink));
        assert_eq!(tint("box 1-2"), None);
    }

    #[test]
    fn a_drawn_line_keeps_its_look_for_the_rest_of_the_game() {
        for pair in random_game::<Dots>(&Size { rows: 3, cols: 4 }, 3).windows(2) {
            let before = pieces(&pair[0].board(), "blue");
            let after = pieces(&pair[1].board(), "blue");
            assert!(before.iter().all(|piece| piece.name.starts_with("open line") || after.contains(piece)));
        }
    }
}
