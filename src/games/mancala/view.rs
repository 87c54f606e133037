//! A position as seeds in the pits of a carved board, and the marks over its pits.

use std::f32::consts::FRAC_PI_2;

use bevy::prelude::*;
use parlour_core::{Seat, Side};
use parlour_mancala::{Board, Direction, Heap, Move, Pit, Place, Setup, Variant};

use super::spots::{self, BORDER, Plan};
use super::style::Style;
use crate::table::game::{Figure, MarkKind, SpotId};
use crate::table::layout::Aspect;
use crate::table::piece::{Piece, soft_shadow};
use crate::theme::palette::{LAMP, hex};

/// What lies over what.
pub(super) mod layer {
    pub const SHADOW: f32 = 1.0;
    pub const RIM: f32 = 2.0;
    pub const WOOD: f32 = 3.0;
    pub const BAND: f32 = 4.0;
    pub const HATCH: f32 = 4.5;
    pub const FRAME: f32 = 5.0;
    pub const PIT: f32 = 6.0;
    pub const EDGE: f32 = 7.0;
    pub const GLOW: f32 = 8.0;
    pub const LAMP: f32 = 9.0;
    /// Seeds in a heap lie over each other: up to 240 steps.
    pub const SEED: f32 = 20.0;
    pub const RING: f32 = 45.0;
    pub const HAND: f32 = 60.0;
}

/// The corners of the board.
const CORNER: f32 = 34.0;

/// How far the rim stands out from the wood.
const RIM: f32 = 7.0;

/// One tile of wood.
const WOOD_TILE: f32 = 460.0;

/// One tile of hatching.
const HATCHING_TILE: f32 = 150.0;

/// The size of the picture of a seed; the seed itself takes two thirds of it.
const SEED: f32 = 45.0;

/// So many seeds lie beside each other in a pit before others come to lie on them.
const BOTTOM: usize = 11;

/// The same in a store.
const STORE_BOTTOM: usize = 30;

/// Seeds in the hand are nearer to the eye.
const LIFTED: f32 = 1.2;

/// The place of the house of Bao.
const HOUSE: u8 = 4;

/// Keys of pieces: a number for the kind of thing and the number of its place.
pub(super) const fn key(kind: u64, place: u64) -> u64 {
    kind << 16 | place
}

/// The number of a place.
pub(super) const fn number(place: Place) -> u64 {
    match place {
        Place::Pit(pit) => (spots::spot_of(pit).0) as u64,
        Place::Store(seat) => 1 << 12 | seat.0 as u64,
    }
}

/// Everything that lies on the board.
pub fn pieces(board: &Board, setup: &Setup, place: Aspect, style: &str) -> Vec<Piece> {
    let (plan, style) = (Plan::of(setup, place), Style::of(style));
    let mut pieces = wood(&plan, &style);
    for seat in [Seat::FIRST, Seat::SECOND] {
        pieces.extend(band(&plan, seat, &style));
    }
    for (place, heap) in board.heaps().filter(|(place, _)| plan.has_stores() || matches!(place, Place::Pit(_))) {
        pieces.extend(carved(&plan, place));
        pieces.extend(heap_pieces(&plan, place, heap, &style));
    }
    pieces.extend(houses(board, &plan));
    pieces
        .extend(board.mark.filter(|_| plan.variant() == Variant::Bao).into_iter().flat_map(|pit| blocked(&plan, pit)));
    pieces.extend(hand(board, &plan, &style));
    pieces
}

/// The board: its shadow, a rim, and wood with rounded corners.
fn wood(plan: &Plan, style: &Style) -> Vec<Piece> {
    let size = plan.board();
    let mut pieces: Vec<Piece> =
        soft_shadow(key(1, 0), Vec2::ZERO, size - CORNER / 2.0, BORDER + CORNER / 4.0 - 8.0, layer::SHADOW).collect();
    pieces.extend(rounded(2, size + 2.0 * RIM, CORNER + RIM, style.rim, layer::RIM));
    // As dark as the grain makes it on the average.
    let edge = if style.grained { style.wood.darker(0.045) } else { style.wood };
    pieces.extend(rounded(3, size, CORNER, edge, layer::WOOD));
    if style.grained {
        let turn = if plan.is_tall() { FRAC_PI_2 } else { 0.0 };
        let inner = size - 0.6 * CORNER;
        let along = if plan.is_tall() { inner.yx() } else { inner };
        pieces.push(
            Piece::new(key(4, 0), "grain", Some("chess-wood"), Vec2::ZERO, along)
                .tiled(WOOD_TILE)
                .turned(turn)
                .tinted(style.wood)
                .on_layer(layer::WOOD + 0.5),
        );
    }
    pieces
}

/// A rectangle with round corners.
fn rounded(kind: u64, size: Vec2, corner: f32, tint: Color, layer: f32) -> impl Iterator<Item = Piece> {
    let inner = size - 2.0 * corner;
    let sheet =
        |n: u64, at: Vec2, size: Vec2| Piece::new(key(kind, n), "board", None, at, size).tinted(tint).on_layer(layer);
    let sides = [
        sheet(0, Vec2::ZERO, Vec2::new(size.x, inner.y)),
        sheet(1, Vec2::Y * (inner.y + corner) / 2.0, Vec2::new(inner.x, corner)),
        sheet(2, Vec2::NEG_Y * (inner.y + corner) / 2.0, Vec2::new(inner.x, corner)),
    ];
    let corners = [(-1.0, 1.0, 0.0), (-1.0, -1.0, 1.0), (1.0, -1.0, 2.0), (1.0, 1.0, 3.0)];
    let corners = (3..).zip(corners).map(move |(n, (x, y, turns))| {
        let at = Vec2::new(x, y) * (inner + corner) / 2.0;
        Piece::new(key(kind, n), "corner of the board", Some("mancala-corner"), at, Vec2::splat(corner))
            .turned(turns * FRAC_PI_2)
            .tinted(tint)
            .on_layer(layer)
    });
    sides.into_iter().chain(corners)
}

/// The band along the outer row of a player, in his colour; hatched for the second player.
fn band(plan: &Plan, seat: Seat, style: &Style) -> impl Iterator<Item = Piece> {
    let (n, (at, size)) = (u64::from(seat.0), plan.band(seat));
    let colour = style.side(seat.side());
    let name = format!("side of {}", seat.side().name());
    let plain = Piece::new(key(5, n), name, None, at, size).tinted(colour.with_alpha(0.26)).on_layer(layer::BAND);
    let hatching = (seat == Seat::SECOND).then(|| {
        Piece::new(key(6, 0), "hatching", Some("twixt-hatching"), at, size)
            .tiled(HATCHING_TILE)
            .tinted(colour.with_alpha(0.34))
            .on_layer(layer::HATCH)
    });
    let divide = (seat == Seat::FIRST).then(|| {
        Piece::new(key(7, 0), "line between the players", None, Vec2::ZERO, plan.divide())
            .tinted(hex(0x1c0f06).with_alpha(0.35))
            .on_layer(layer::BAND)
    });
    std::iter::once(plain).chain(hatching).chain(divide)
}

/// A carved pit or store.
fn carved(plan: &Plan, place: Place) -> [Piece; 2] {
    let (at, size) = (plan.at(place), plan.size(place));
    let name = match place {
        Place::Pit(pit) => format!("pit {pit}"),
        Place::Store(seat) => format!("store of {}", seat.side().name()),
    };
    [
        Piece::new(key(8, number(place)), name, Some("mancala-pit"), at, size).on_layer(layer::PIT),
        Piece::new(key(9, number(place)), "rim", Some("mancala-rim"), at, size)
            .tinted(hex(0xffdcb0))
            .on_layer(layer::EDGE),
    ]
}

/// The seeds of a heap: those below lie apart, those above on them.
fn heap_pieces(plan: &Plan, place: Place, heap: &Heap, style: &Style) -> Vec<Piece> {
    let (at, size) = (plan.at(place), plan.size(place));
    let room = size / 2.0 - SEED * 0.42;
    let bottom = if matches!(place, Place::Pit(_)) { BOTTOM } else { STORE_BOTTOM };
    let from = number(place) as u32;
    let seeds = heap.seeds().iter().enumerate();
    seeds
        .map(|(slot, &id)| {
            let here = at + scattered(slot, bottom, room, from);
            seed(id, here, SEED, style).on_layer(layer::SEED + slot as f32 * 0.1)
        })
        .collect()
}

/// Where in a heap the seed that came in that place lies: along a spiral in the golden angle (Vogel 1979), as seeds lie in a
/// sunflower, so that none has to make room for the next; a little out of order, as a hand lets them fall.
fn scattered(slot: usize, bottom: usize, room: Vec2, heap: u32) -> Vec2 {
    const GOLDEN_ANGLE: f32 = 2.399_963;
    let (level, place) = (slot / bottom, slot % bottom);
    let chance = |salt: u32| (mixed(heap * 977 + slot as u32 * 31 + salt) & 0xff) as f32 / 255.0 - 0.5;
    let turn = place as f32 * GOLDEN_ANGLE + heap as f32 * 1.7 + level as f32 * 0.9;
    let reach = ((place as f32 + 0.35) / bottom as f32).sqrt() / (1.0 + 0.35 * level as f32);
    (Vec2::from_angle(turn) * reach + Vec2::new(chance(1), chance(2)) * 0.14) * room
}

/// A number that looks like chance.
fn mixed(number: u32) -> u32 {
    let n = (number ^ (number >> 15)).wrapping_mul(0x2c1b_3c6d);
    let n = (n ^ (n >> 12)).wrapping_mul(0x297a_2d39);
    n ^ (n >> 15)
}

/// A seed: its number decides its looks, wherever it lies.
fn seed(id: u8, at: Vec2, size: f32, style: &Style) -> Piece {
    const SHAPES: [&str; 3] = ["mancala-seed-1", "mancala-seed-2", "mancala-seed-3"];
    let look = mixed(u32::from(id) + 1) as usize;
    let tint = style.seeds[look % style.seeds.len()];
    Piece::new(key(10, u64::from(id)), "seed", Some(SHAPES[look / 7 % SHAPES.len()]), at, Vec2::splat(size))
        .tinted(tint)
}

/// Seeds in the hand, over the place where the next one falls.
fn hand(board: &Board, plan: &Plan, style: &Style) -> Vec<Piece> {
    let Some(over) = board.hand_over else { return Vec::new() };
    let at = plan.at(over) + Vec2::Y * 16.0;
    let seeds = board.hand.seeds().iter().enumerate();
    seeds
        .map(|(slot, &id)| {
            let here = at + scattered(slot, BOTTOM, Vec2::splat(26.0), 999);
            seed(id, here, SEED * LIFTED, style).on_layer(layer::HAND + slot as f32 * 0.1)
        })
        .collect()
}

/// The frames around the houses of Bao that their owners still have.
fn houses(board: &Board, plan: &Plan) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for seat in [Seat::FIRST, Seat::SECOND].into_iter().filter(|seat| board.houses[seat.index()]) {
        let house = Place::Pit(Pit::new(seat, HOUSE));
        let (at, size) = (plan.at(house), plan.size(house) + 4.0);
        let frame = |n: u64, size: Vec2, tint: Color| {
            let n = u64::from(seat.0) << 1 | n;
            Piece::new(key(11, n), "house", None, at, size).tinted(tint).on_layer(layer::FRAME + n as f32 * 0.1)
        };
        pieces.push(frame(0, size, hex(0xf2d6a2)));
        pieces.push(frame(1, size - 8.0, hex(0x3d2412)));
    }
    pieces
}

/// The mark of a pit that is blocked in Bao.
fn blocked(plan: &Plan, pit: Pit) -> [Piece; 2] {
    let at = plan.at(Place::Pit(pit));
    let bar = |n, turn: f32| {
        let bar = Piece::new(key(12, n), "blocked", None, at, Vec2::new(74.0, 9.0));
        bar.turned(turn).tinted(hex(0xe4572e)).on_layer(layer::RING)
    };
    [bar(0, std::f32::consts::FRAC_PI_4), bar(1, -std::f32::consts::FRAC_PI_4)]
}

/// The numbers of seeds: beside every pit and at the stores. `seat` is the one who looks: what the tournament rule says
/// about counting depends on him.
pub fn figures(board: &Board, plan: &Plan, uncounted: Option<(Seat, Option<Pit>)>, style: &str) -> Vec<Figure> {
    let ink = Style::of(style).ink;
    let hidden = |place: Place| match (uncounted, place) {
        (Some((_, focus)), Place::Pit(pit)) => focus != Some(pit),
        _ => false,
    };
    let of_opponent =
        |place: Place| matches!((uncounted, place), (Some((seat, _)), Place::Pit(pit)) if pit.seat != seat);
    let heaps = board.heaps().filter(|(place, _)| plan.has_stores() || matches!(place, Place::Pit(_)));
    heaps
        .filter(|(place, _)| !of_opponent(*place) && !hidden(*place))
        .map(|(place, heap)| {
            let (strip, along) = plan.strip(place);
            match place {
                Place::Pit(_) => Figure { at: strip + along * 15.0, text: heap.len().to_string(), size: 30.0, ink },
                Place::Store(_) => Figure { at: strip, text: heap.len().to_string(), size: 40.0, ink },
            }
        })
        .collect()
}

/// How a marked spot looks.
pub fn mark(spot: SpotId, kind: MarkKind, seat: Seat, plan: &Plan, style: &str) -> Vec<Piece> {
    let (at, size) = (plan.at(Place::Pit(spots::pit_of(spot))), plan.pit_size());
    let ring = |grow: f32, tint: Color| {
        Piece::new(key(13, 1), "mark", Some("ring"), at, size * grow).tinted(tint).on_layer(layer::RING + 1.0)
    };
    let glow = |tint: Color| {
        Piece::new(key(13, 2), "mark", Some("glow"), at, size + 50.0).tinted(tint).on_layer(layer::GLOW + 0.5)
    };
    match kind {
        MarkKind::Hover => vec![ring(1.36, Style::of(style).side(seat.side())), glow(LAMP.with_alpha(0.5))],
        MarkKind::Cursor => vec![ring(1.36, LAMP)],
        MarkKind::Hint => vec![ring(1.4, hex(0xffffff)), glow(LAMP)],
        MarkKind::Last => vec![ring(1.32, LAMP.with_alpha(0.45))],
        MarkKind::Teach | MarkKind::Alarm | MarkKind::Selected => vec![ring(1.36, LAMP), glow(LAMP)],
        MarkKind::Target | MarkKind::Ahead => vec![ring(1.36, hex(0x58b368))],
        MarkKind::Prey => vec![ring(1.36, hex(0xe4572e))],
    }
}

/// The way of a move that has one, over its pit.
pub fn sign(mv: Move, plan: &Plan) -> Vec<Piece> {
    if mv.way.is_empty() {
        return Vec::new();
    }
    let over = plan.at(Place::Pit(mv.pit));
    let plate = Piece::new(key(16, 0), "plate", Some("mark-first"), over, plan.pit_size() * 0.8)
        .tinted(hex(0xffffff).with_alpha(0.86))
        .on_layer(layer::RING + 2.0);
    let signs = option(mv, plan).into_iter();
    let signs = signs.map(|piece| Piece { at: piece.at + over, layer: piece.layer + layer::RING + 2.0, ..piece });
    std::iter::once(plate).chain(signs).collect()
}

/// How one of several moves of a pit is shown to be chosen: an arrow for every direction, a frame if the house is played on.
pub fn option(mv: Move, plan: &Plan) -> Vec<Piece> {
    let onward = plan.onward(mv.pit);
    let arrows = mv.way.len().max(1);
    let unit = plan.pit_size().min_element() / f32::from(arrows.max(2)) * 1.5;
    let mut pieces = Vec::new();
    for n in 0..arrows {
        let way = if mv.way.at(n) == Direction::Clockwise { onward } else { -onward };
        let at = Vec2::X * (f32::from(n) - f32::from(arrows - 1) / 2.0) * unit * 0.8;
        pieces.extend(arrow(u64::from(n), at, way, unit));
    }
    if mv.way.plays_house() {
        let frame = |n, size: f32, tint| {
            let at = Vec2::NEG_Y * unit * 0.42;
            Piece::new(key(15, n), "house", None, at, Vec2::splat(size)).tinted(tint).on_layer(1.0 + n as f32)
        };
        pieces.extend([frame(0, 20.0, hex(0x2b1a0c)), frame(1, 12.0, hex(0xf2d6a2))]);
    }
    pieces
}

/// An arrow of a length in a direction.
pub(super) fn arrow(n: u64, at: Vec2, way: Vec2, long: f32) -> [Piece; 2] {
    let turn = way.to_angle();
    let ink = hex(0x2b1a0c);
    let shaft = Vec2::new(long * 0.42, long * 0.13);
    [
        Piece::new(key(14, 2 * n), "arrow", None, at - way * long * 0.16, shaft).turned(turn).tinted(ink).on_layer(1.0),
        Piece::new(key(14, 2 * n + 1), "arrow", Some("arrow-head"), at + way * long * 0.18, Vec2::splat(long * 0.42))
            .turned(turn)
            .tinted(ink)
            .on_layer(2.0),
    ]
}

/// The points that lie on a board. On boards of four rows there are none.
pub fn score(board: &Board) -> Option<[i32; 2]> {
    let has_points = board.pits[0].len() < usize::from(parlour_mancala::pit::MAX_SIDE);
    has_points.then(|| [Seat::FIRST, Seat::SECOND].map(|seat| i32::from(board.heap(Place::Store(seat)).len())))
}

/// The colour in which a side is shown.
pub fn side_colour(side: Side, style: &str) -> Color {
    Style::of(style).side(side)
}
