//! What is laid over the board because of the position: the links a peg would get and those refused, the winning chain, and
//! on request guide lines, the shortest ways and good places.

use bevy::prelude::*;
use parlour_core::Seat;
use parlour_twixt::theory::Theory;
use parlour_twixt::{Effect, Link, Point, Setup, Twixt, heat};

use super::spots::{self, PITCH, Place};
use super::style::{Paint, Style};
use super::view::{along, key, layer, link_number, link_pieces, number};
use crate::table::game::SpotId;
use crate::table::piece::Piece;
use crate::theme::palette::{LAMP, hex};

/// What can be asked for.
pub const NAMES: &[&str] = &["lines", "ways", "heat", super::tree_window::NAME];

/// The length of a link.
const LENGTH: f32 = 2.236_068 * PITCH;

/// A link that is refused, and the one in its way.
const REFUSED: Color = hex(0xc8321a);

/// Good places.
const WARM: Color = hex(0xd83a1e);

/// Points that are less warm are not marked.
const LEAST_WARM: u8 = 40;

/// Everything that is laid over the board.
pub fn pieces(game: &Twixt, focus: Option<SpotId>, asked: &[&str], style: &str) -> Vec<Piece> {
    let (setup, style) = (*parlour_core::Game::setup(game), Style::of(style));
    let mut pieces = Vec::new();
    if asked.contains(&"lines") {
        pieces.extend(guides(setup, &style));
    }
    if asked.contains(&"ways") {
        pieces.extend(ways(game, setup, &style));
    }
    if asked.contains(&"heat") {
        pieces.extend(warmth(game, setup));
    }
    if let Some(chain) = game.winning_chain() {
        pieces.extend(chain_lit(setup, &chain));
    }
    if let Some(Place::Hole(point)) = focus.map(Place::of) {
        pieces.extend(preview(game, setup, point, &style));
    }
    pieces
}

/// The links that a peg would get, and those that it would be refused with what is in their way.
fn preview(game: &Twixt, setup: Setup, point: Point, style: &Style) -> Vec<Piece> {
    let paint = style.paint(parlour_core::Game::to_move(game).side());
    let effects = game.preview(point).unwrap_or_default();
    let shown = effects.into_iter().flat_map(|effect| match effect {
        Effect::LinkAdded { link, .. } => ghost_link(setup, link, paint),
        Effect::LinkRefused { link, crossing, .. } => {
            let mut pieces = dashes(setup, link);
            pieces.push(
                along(setup, crossing, Vec2::new(LENGTH, 0.42 * PITCH), key(22, link_number(crossing)))
                    .tinted(REFUSED.with_alpha(0.4))
                    .on_layer(layer::GHOST),
            );
            pieces
        }
        _ => Vec::new(),
    });
    let mut pieces: Vec<Piece> = shown.collect();
    // One link may stand in the way of several.
    pieces.sort_by_key(|piece| piece.key);
    pieces.dedup_by_key(|piece| piece.key);
    pieces
}

fn ghost_link(setup: Setup, link: Link, paint: Paint) -> Vec<Piece> {
    let ghostly = |piece: Piece| {
        let (tint, above) = (piece.tint.with_alpha(0.55), layer::GHOST + piece.layer / 100.0);
        piece.tinted(tint).on_layer(above)
    };
    link_pieces(setup, link, paint).map(ghostly).collect()
}

/// A dashed line for a link that is not made.
fn dashes(setup: Setup, link: Link) -> Vec<Piece> {
    const DASHES: u8 = 6;
    let whole = along(setup, link, Vec2::new(LENGTH, 0.09 * PITCH), 0);
    let way = Vec2::from_angle(whole.turn) * LENGTH;
    let dash = |n: u8| {
        let at = whole.at + way * ((f32::from(n) + 0.5) / f32::from(DASHES) - 0.5);
        let place = link_number(link) << 3 | u64::from(n);
        Piece::new(key(23, 0) + place, format!("refused link {link}"), None, at, Vec2::new(0.22 * PITCH, 0.09 * PITCH))
            .turned(whole.turn)
            .tinted(REFUSED)
            .on_layer(layer::GHOST + 1.0)
    };
    (0..DASHES).map(dash).collect()
}

/// The chain that has won, lit.
fn chain_lit(setup: Setup, chain: &[Point]) -> Vec<Piece> {
    let glow = |point: &Point| {
        Piece::new(
            key(24, number(*point)),
            format!("winning peg {point}"),
            Some("glow"),
            spots::hole_at(setup, *point),
            Vec2::splat(2.4 * PITCH),
        )
        .tinted(LAMP)
        .on_layer(layer::GLOW)
    };
    let ring = |point: &Point| {
        Piece::new(
            key(25, number(*point)),
            format!("winning peg {point}"),
            Some("ring"),
            spots::hole_at(setup, *point),
            Vec2::splat(1.15 * PITCH),
        )
        .tinted(LAMP)
        .on_layer(layer::POINTER)
    };
    let beam = |link: Link| {
        along(setup, link, Vec2::new(LENGTH, 0.5 * PITCH), key(26, link_number(link)))
            .tinted(LAMP.with_alpha(0.55))
            .on_layer(layer::GLOW)
    };
    let links = chain.windows(2).filter_map(|pair| Link::between(pair[0], pair[1])).map(beam);
    chain.iter().map(glow).chain(chain.iter().map(ring)).chain(links).collect()
}

/// A way of each player that needs as few pegs as possible: a thin line in its colour, with rings where pegs are missing.
fn ways(game: &Twixt, setup: Setup, style: &Style) -> Vec<Piece> {
    let theory = Theory::of(game);
    let mut pieces = Vec::new();
    for (seat, way) in [Seat::FIRST, Seat::SECOND].into_iter().zip(&theory.ways) {
        let Some(way) = way else { continue };
        let (paint, kind) = (style.paint(seat.side()), 30 + 2 * u64::from(seat.0));
        let links = way.points.windows(2).filter_map(|pair| Link::between(pair[0], pair[1]));
        pieces.extend(links.map(|link| {
            along(setup, link, Vec2::new(LENGTH, 0.1 * PITCH), key(kind, link_number(link)))
                .tinted(paint.border.with_alpha(0.75))
                .on_layer(layer::WAY)
        }));
        pieces.extend(way.missing.iter().map(|point| {
            let (at, size) = (spots::hole_at(setup, *point), Vec2::splat(0.9 * PITCH));
            Piece::new(key(kind + 1, number(*point)), format!("missing peg {point}"), Some("ring"), at, size)
                .tinted(paint.border)
                .on_layer(layer::WAY + 0.5)
        }));
    }
    pieces
}

/// How good a peg is at every point, at a glance: the better, the more light. What is cold stays dark.
fn warmth(game: &Twixt, setup: Setup) -> Vec<Piece> {
    let shown = heat::at_a_glance(game).into_iter().filter(|heat| heat.warmth >= LEAST_WARM);
    shown
        .map(|heat| {
            let part = f32::from(heat.warmth - LEAST_WARM) / f32::from(100 - LEAST_WARM);
            let (at, size) = (spots::hole_at(setup, heat.point), Vec2::splat((0.5 + 0.6 * part) * PITCH));
            Piece::new(key(28, number(heat.point)), format!("warmth of {}", heat.point), Some("mark-first"), at, size)
                .tinted(WARM.with_alpha(0.12 + 0.5 * part * part))
                .on_layer(layer::HEAT)
        })
        .collect()
}

/// The lines along knight's moves from the four inner corners, by which players see who comes first to a border.
fn guides(setup: Setup, style: &Style) -> Vec<Piece> {
    let last = f32::from(setup.size) - 1.0;
    let reach = (last - 2.0) * PITCH;
    let corner = (last / 2.0 - 1.0) * PITCH;
    let mut pieces = Vec::new();
    let corners = [(-1.0, 1.0), (1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
    for (n, (x, y)) in (0..).zip(corners) {
        let from = Vec2::new(x, y) * corner;
        for (step, way) in (0..).zip([Vec2::new(-2.0 * x, -y), Vec2::new(-x, -2.0 * y)]) {
            let to = from + way * (reach / 2.0);
            pieces.push(
                Piece::new(
                    key(27, n * 2 + step),
                    "guide line",
                    None,
                    from.midpoint(to),
                    Vec2::new(from.distance(to), 0.05 * PITCH),
                )
                .turned((to - from).to_angle())
                .tinted(style.helper.with_alpha(0.5))
                .on_layer(layer::HELPER),
            );
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use std::collections::HashSet;

    use parlour_core::Game;
    use parlour_twixt::Variant;

    use super::*;

    fn game(size: u8, moves: &str) -> Twixt {
        let mut game = Twixt::new(&Setup { variant: Variant::Classic, size }).unwrap();
        for word in moves.split_whitespace() {
            game.play(word.parse().unwrap()).unwrap();
        }
        game
    }

    fn names(game: &Twixt, focus: Option<&str>, asked: &[&str]) -> Vec<String> {
        let focus = focus.map(|text| Place::Hole(text.parse().unwrap()).id());
        let pieces = pieces(game, focus, asked, "maple");
        let keys: HashSet<u64> = pieces.iter().map(|piece| piece.key).collect();
        assert_eq!(keys.len(), pieces.len(), "two pieces of one key");
        pieces.into_iter().map(|piece| piece.name).collect()
    }

    #[test]
    fn the_links_to_come_and_those_refused_are_shown() {
        let game = game(12, "f5 d4 g4 e6 h6 f4");
        let shown = names(&game, Some("e5"), &[]);
        assert!(
            shown.contains(&"refused link e5g4".to_owned()) && shown.contains(&"link e6f4".to_owned()),
            "{shown:?}"
        );
        assert!(names(&game, None, &[]).is_empty());
    }

    #[test]
    fn a_won_game_is_lit() {
        let game = game(5, "b1 a2 c3 a3 d5");
        assert_eq!(game.winning_chain().map(|chain| chain.len()), Some(3));
        let lit = names(&game, None, NAMES);
        assert!(["b1", "c3", "d5"].iter().all(|peg| lit.contains(&format!("winning peg {peg}"))), "{lit:?}");
    }

    #[test]
    fn ways_lead_from_border_to_border() {
        let shown = names(&game(12, "f6 g7"), None, &["ways"]);
        assert!(shown.iter().filter(|name| name.starts_with("missing peg")).count() >= 8, "{shown:?}");
    }
}
