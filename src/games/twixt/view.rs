//! A position as pegs and links on a drilled board, and the marks over its holes.

use bevy::prelude::*;
use parlour_core::{Seat, Side};
use parlour_twixt::{Board, Link, Point, Setup};

use super::spots::{self, MARGIN, PITCH, Place, SWAP};
use super::style::{Paint, Style};
use crate::table::game::{MarkKind, SpotId};
use crate::table::piece::{Entrance, Piece, soft_shadow};
use crate::theme::palette::{LAMP, hex};

/// What lies over what.
pub(super) mod layer {
    pub const SHADOW: f32 = 1.0;
    pub const RIM: f32 = 2.0;
    pub const BOARD: f32 = 3.0;
    pub const BAND: f32 = 4.0;
    pub const HATCH: f32 = 4.5;
    pub const BORDER: f32 = 5.0;
    pub const HELPER: f32 = 5.5;
    pub const HOLE: f32 = 6.0;
    pub const LIGHT: f32 = 6.5;
    pub const HEAT: f32 = 7.0;
    pub const WAY: f32 = 8.0;
    pub const GLOW: f32 = 9.0;
    pub const LINK: f32 = 20.0;
    pub const CORE: f32 = 21.0;
    pub const PEG: f32 = 30.0;
    pub const SHINE: f32 = 31.0;
    pub const GHOST: f32 = 40.0;
    pub const POINTER: f32 = 50.0;
}

/// The picture of a peg is this wide; the peg itself takes about two thirds of it.
const PEG: f32 = 1.04 * PITCH;

/// The length of a link from peg to peg.
const LENGTH: f32 = 2.236_068 * PITCH;

/// The picture of a link is this much longer than the way from peg to peg.
const LINK_PICTURE: f32 = 512.0 / 448.0;

/// The height of the picture of a link: the rod takes three eighths of it.
const LINK_HEIGHT: f32 = 0.56 * PITCH;

/// The thickness of the line along the second player's links.
const CORE: f32 = 0.055 * PITCH;

/// One tile of holes is four holes wide.
const HOLES_TILE: f32 = 4.0 * PITCH;

/// One tile of hatching.
const HATCHING_TILE: f32 = 4.0 * PITCH;

/// One tile of wood.
const WOOD_TILE: f32 = 9.0 * PITCH;

/// How far the rim stands out from the board.
const RIM: f32 = 8.0;

/// Keys of pieces: a number for the kind of thing and the number of its place.
pub(super) const fn key(kind: u64, place: u64) -> u64 {
    kind << 16 | place
}

/// The number of a hole.
pub(super) const fn number(point: Point) -> u64 {
    Place::Hole(point).id().0 as u64
}

/// The number of a link: that of its left end, and its direction.
pub(super) fn link_number(link: Link) -> u64 {
    let [left, right] = link.ends();
    let steep = right.col - left.col == 1;
    let direction = u64::from(right.row > left.row) << 1 | u64::from(steep);
    number(left) << 2 | direction
}

/// The size of the board with its shadow and names.
pub fn extent(setup: Setup) -> Vec2 {
    Vec2::splat(spots::sheet(setup) + 2.0 * spots::border(setup))
}

/// Everything that lies on the board.
pub fn pieces(board: &Board, style: &str) -> Vec<Piece> {
    let (setup, style) = (board.setup(), Style::of(style));
    let mut pieces = empty(setup, &style);
    if can_swap(board) {
        pieces.extend(swap_sign(setup, &style));
    }
    for (link, seat) in board.links() {
        pieces.extend(link_pieces(setup, link, style.paint(seat.side())));
    }
    for (point, seat) in board.pegs() {
        pieces.extend(peg_pieces(setup, point, seat.side(), style.paint(seat.side())));
    }
    pieces
}

/// Whether the board is one on which the first peg may be taken over.
fn can_swap(board: &Board) -> bool {
    let mut pegs = board.pegs();
    let only = pegs.next().filter(|_| pegs.next().is_none());
    board.setup().variant.has_swap() && only.is_some_and(|(_, seat)| seat == Seat::FIRST)
}

/// The empty board: wood, border rows in the colours of their owners, holes.
fn empty(setup: Setup, style: &Style) -> Vec<Piece> {
    let side = spots::sheet(setup);
    let square = Vec2::splat(side);
    let mut pieces: Vec<Piece> =
        soft_shadow(key(1, 0), Vec2::ZERO, square + 2.0 * RIM, 0.5 * spots::border(setup), layer::SHADOW).collect();
    pieces.push(
        Piece::new(key(2, 0), "rim", None, Vec2::ZERO, square + 2.0 * RIM).tinted(style.rim).on_layer(layer::RIM),
    );
    let wood = style.wooden.then_some("twixt-board");
    pieces.push(
        Piece::new(key(2, 1), "board", wood, Vec2::ZERO, square)
            .tiled(WOOD_TILE)
            .tinted(style.board)
            .on_layer(layer::BOARD),
    );
    pieces.extend(borders(setup, style));
    pieces.extend(holes(setup, style));
    pieces
}

/// The border rows: a band each, hatched for the second player, with a line before it.
fn borders(setup: Setup, style: &Style) -> Vec<Piece> {
    let size = f32::from(setup.size);
    let (inner, outer) = ((size - 2.0) * PITCH, (size - 1.0) / 2.0 * PITCH);
    let mut pieces = Vec::new();
    for (side, end) in [(Side::First, 1.0), (Side::First, -1.0), (Side::Second, 1.0), (Side::Second, -1.0)] {
        let paint = style.paint(side);
        let n = side.index() as u64 * 2 + u64::from(end > 0.0);
        let away = if side == Side::First { Vec2::Y * end } else { Vec2::X * end };
        let lay =
            |long: f32, wide: f32| if side == Side::First { Vec2::new(long, wide) } else { Vec2::new(wide, long) };
        let at = away * (outer + MARGIN / 2.0);
        let band = lay(inner, PITCH + MARGIN);
        let name = format!("border of {}", side.name());
        pieces.push(
            Piece::new(key(3, n), name, None, at, band).tinted(paint.border.with_alpha(0.26)).on_layer(layer::BAND),
        );
        if side == Side::Second {
            pieces.push(
                Piece::new(key(4, n), "hatching", Some("twixt-hatching"), at, band)
                    .tiled(HATCHING_TILE)
                    .tinted(paint.border.with_alpha(0.3))
                    .on_layer(layer::HATCH),
            );
        }
        pieces.push(
            Piece::new(key(5, n), "border line", None, away * (outer - PITCH / 2.0), lay(inner, 5.0))
                .tinted(paint.border)
                .on_layer(layer::BORDER),
        );
    }
    pieces
}

/// The holes: without corners the outer rows are shorter.
fn holes(setup: Setup, style: &Style) -> Vec<Piece> {
    let size = f32::from(setup.size);
    let whole = |n: u64, at: Vec2, cols: f32, rows: f32| {
        let area = Vec2::new(cols, rows) * PITCH;
        [
            Piece::new(key(6, n), "holes", Some("twixt-holes"), at, area)
                .tiled(HOLES_TILE)
                .tinted(style.hole)
                .on_layer(layer::HOLE),
            Piece::new(key(7, n), "rims", Some("twixt-rims"), at, area)
                .tiled(HOLES_TILE)
                .tinted(style.light.with_alpha(0.7))
                .on_layer(layer::LIGHT),
        ]
    };
    if setup.variant.has_corners() {
        return whole(0, Vec2::ZERO, size, size).into();
    }
    let outer = (size - 1.0) / 2.0 * PITCH;
    let rows = [
        (0, Vec2::ZERO, size, size - 2.0),
        (1, Vec2::Y * outer, size - 2.0, 1.0),
        (2, Vec2::NEG_Y * outer, size - 2.0, 1.0),
    ];
    rows.into_iter().flat_map(|(n, at, cols, rows)| whole(n, at, cols, rows)).collect()
}

/// The sign in the corner that the first peg may be taken over.
fn swap_sign(setup: Setup, style: &Style) -> [Piece; 2] {
    let at = spots::hole_at(setup, SWAP);
    [
        Piece::new(key(8, 0), "swap", Some("mark-first"), at, Vec2::splat(1.2 * PITCH))
            .tinted(style.paint(Side::Second).peg)
            .on_layer(layer::PEG)
            .entering(Entrance::Pop),
        Piece::new(key(8, 1), "swap sign", Some("swap"), at, Vec2::splat(0.62 * PITCH))
            .tinted(style.board)
            .on_layer(layer::SHINE)
            .entering(Entrance::Pop),
    ]
}

/// A peg in its hole.
fn peg_pieces(setup: Setup, point: Point, side: Side, paint: Paint) -> [Piece; 2] {
    let at = spots::hole_at(setup, point);
    let (top, light) = match paint.core {
        None => ("twixt-shine", Color::WHITE),
        Some(core) => ("twixt-socket", core),
    };
    let piece = |kind, name: String, art, tint, layer| {
        Piece::new(key(kind, number(point)), name, Some(art), at, Vec2::splat(PEG))
            .tinted(tint)
            .on_layer(layer)
            .entering(Entrance::Drop)
    };
    [
        piece(9, format!("{} peg {point}", side.name()), "twixt-peg", paint.peg, layer::PEG),
        piece(10, format!("top of peg {point}"), top, light, layer::SHINE),
    ]
}

/// A link, drawn out from its left end; the second player's has a line along its middle.
pub(super) fn link_pieces(setup: Setup, link: Link, paint: Paint) -> impl Iterator<Item = Piece> {
    let rod = along(setup, link, Vec2::new(LENGTH * LINK_PICTURE, LINK_HEIGHT), key(11, link_number(link)))
        .tinted(paint.link)
        .on_layer(layer::LINK);
    let rod = Piece { art: Some("twixt-link"), ..rod }.entering(Entrance::Stroke);
    let core = paint.core.map(|core| {
        along(setup, link, Vec2::new(LENGTH, CORE), key(12, link_number(link)))
            .tinted(core.with_alpha(0.85))
            .on_layer(layer::CORE)
            .entering(Entrance::Stroke)
    });
    std::iter::once(rod).chain(core)
}

/// A bar along a link, with its middle there.
pub(super) fn along(setup: Setup, link: Link, size: Vec2, key: u64) -> Piece {
    let [left, right] = link.ends().map(|end| spots::hole_at(setup, end));
    Piece::new(key, format!("link {link}"), None, left.midpoint(right), size).turned((right - left).to_angle())
}

/// How a marked spot looks.
pub fn mark(spot: SpotId, kind: MarkKind, seat: Seat, setup: Setup, style: &str) -> Vec<Piece> {
    let style = Style::of(style);
    let place = Place::of(spot);
    let at = place.at(setup);
    let piece = |n, art, size: f32, tint, layer| {
        Piece::new(key(13, n), "mark", Some(art), at, Vec2::splat(size * PITCH)).tinted(tint).on_layer(layer)
    };
    let ring = |size, tint| piece(1, "ring", size, tint, layer::POINTER);
    let ghost = || {
        let paint = style.paint(seat.side());
        let Place::Hole(point) = Place::of(spot) else { return Vec::new() };
        let ghostly = |piece: Piece| {
            let tint = piece.tint.with_alpha(0.6);
            let above = layer::GHOST + piece.layer / 100.0;
            Piece { name: "mark".to_owned(), key: key(13, 10 + piece.layer as u64), ..piece }
                .tinted(tint)
                .on_layer(above)
                .entering(Entrance::None)
        };
        peg_pieces(setup, point, seat.side(), paint).map(ghostly).into()
    };
    let is_swap = place == Place::Hole(SWAP) && spots::is_swap(setup, SWAP);
    let is_hole = matches!(place, Place::Hole(_)) && !is_swap;
    match kind {
        MarkKind::Hover if is_hole => ghost(),
        MarkKind::Hover | MarkKind::Cursor => vec![ring(1.25, LAMP)],
        MarkKind::Hint if is_hole => {
            let mut marks = ghost();
            marks.push(ring(1.5, hex(0xffffff)));
            marks.push(piece(2, "glow", 2.2, LAMP, layer::GLOW));
            marks
        }
        MarkKind::Hint => vec![ring(1.5, hex(0xffffff))],
        MarkKind::Last => {
            vec![piece(2, "glow", 2.4, LAMP.with_alpha(0.9), layer::GLOW), ring(1.2, LAMP.with_alpha(0.9))]
        }
        MarkKind::Teach | MarkKind::Alarm => vec![piece(2, "glow", 2.2, LAMP, layer::GLOW), ring(1.35, LAMP)],
        MarkKind::Selected => vec![piece(2, "glow", 2.2, LAMP, layer::GLOW), ring(1.4, LAMP)],
        MarkKind::Target | MarkKind::Ahead => vec![ring(1.2, hex(0x58b368))],
        MarkKind::Prey => vec![ring(1.2, hex(0xe4572e))],
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_core::Game;
    use parlour_twixt::{Twixt, Variant};

    use super::*;

    fn game(variant: Variant, moves: &str) -> Twixt {
        let mut game = Twixt::new(&Setup { variant, size: 10 }).unwrap();
        for word in moves.split_whitespace() {
            game.play(word.parse().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn every_peg_and_link_is_on_the_picture_in_its_owners_colour() {
        let game = game(Variant::Classic, "c3 h8 e4");
        let pieces = pieces(&game.board(), "maple");
        let tint = |name: &str| pieces.iter().find(|piece| piece.name == name).map(|piece| piece.tint);
        assert_eq!(tint("first peg c3"), Some(Style::of("maple").paint(Side::First).peg));
        assert_eq!(tint("second peg h8"), Some(Style::of("maple").paint(Side::Second).peg));
        assert_eq!(tint("link c3e4"), Some(Style::of("maple").paint(Side::First).link));
        assert_eq!(tint("second peg c3"), None);
    }

    #[test]
    fn a_link_lies_from_peg_to_peg() {
        let game = game(Variant::Classic, "c3 h8 e4");
        let pieces = pieces(&game.board(), "maple");
        let link = pieces.iter().find(|piece| piece.name == "link c3e4").unwrap();
        let half = Vec2::from_angle(link.turn) * LENGTH / 2.0;
        for (end, point) in [(link.at - half, "c3"), (link.at + half, "e4")] {
            assert!(end.distance(spots::hole_at(*game.setup(), point.parse().unwrap())) < 0.01);
        }
    }

    #[test]
    fn the_swap_is_offered_as_long_as_it_can_be_had() {
        let has_sign =
            |moves: &str| pieces(&game(Variant::Pp, moves).board(), "dark").iter().any(|piece| piece.name == "swap");
        assert_eq!(["", "e5", "e5 swap", "e5 c3"].map(has_sign), [false, true, false, false]);
    }
}
