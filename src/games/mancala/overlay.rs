//! What is laid over the board because of the position: the lamps of the houses, and what the move of a house would do.

use bevy::prelude::*;
use parlour_core::Game;
use parlour_mancala::{Effect, Mancala, Pit, Place, Variant};

use super::spots::{self, Plan};
use super::view::{key, layer, number};
use crate::table::game::SpotId;
use crate::table::layout::Aspect;
use crate::table::piece::Piece;
use crate::theme::palette::{LAMP, hex};

/// The houses of the opponent are not counted, and one's own only by pointing at them: the rule of tournaments.
pub const UNCOUNTED: &str = "uncounted";

/// What a move would do is not shown beforehand.
pub const UNTOLD: &str = "untold";

/// What can be asked for.
pub const NAMES: &[&str] = &[UNCOUNTED, UNTOLD];

/// Whether the rules chosen forbid to tell beforehand what a move would do.
pub fn keeps_silent(asked: &[&str]) -> bool {
    asked.contains(&UNTOLD) || asked.contains(&UNCOUNTED)
}

/// What the move of the house that is pointed at would do, where the rules chosen let it be told.
pub fn pieces(game: &Mancala, focus: Option<SpotId>, asked: &[&str], place: Aspect) -> Vec<Piece> {
    let told = focus.filter(|_| !keeps_silent(asked));
    told.map_or_else(Vec::new, |spot| preview(game, &Plan::of(game.setup(), place), spots::pit_of(spot)))
}

/// A lamp beside every house: green and round where a sowing may begin, red and square where it may not; and a ring around
/// the one from which it must.
pub fn lamps(game: &Mancala, plan: &Plan) -> Vec<Piece> {
    let moves = game.legal_moves();
    if moves.is_empty() {
        return Vec::new();
    }
    // Where nobody may ever sow from the other's side its lamps would say nothing.
    let is_shared = matches!(plan.variant(), Variant::Woaley | Variant::WoaleyP2);
    let lit = plan.pits().filter(|pit| is_shared || pit.seat == game.to_move());
    let lamps = lit.flat_map(|pit| lamp(plan, pit, moves.iter().any(|mv| mv.pit == pit)));
    lamps.chain(game.bound_to().into_iter().flat_map(|pit| ring(plan, pit))).collect()
}

fn ring(plan: &Plan, pit: Pit) -> [Piece; 2] {
    let (at, size) = (plan.at(Place::Pit(pit)), plan.pit_size());
    let piece = |n, art, size: Vec2| Piece::new(key(23, n), "goes on here", Some(art), at, size);
    [
        piece(0, "glow", size + 60.0).tinted(LAMP.with_alpha(0.8)).on_layer(layer::GLOW),
        piece(1, "ring", size * 1.36).tinted(hex(0xffd27a)).on_layer(layer::RING),
    ]
}

fn lamp(plan: &Plan, pit: Pit, is_playable: bool) -> Vec<Piece> {
    let (strip, along) = plan.strip(Place::Pit(pit));
    let (at, n) = (strip - along * 17.0, number(Place::Pit(pit)));
    let piece = |kind, name: String, art, size, tint| {
        Piece::new(key(kind, n), name, Some(art), at, Vec2::splat(size)).tinted(tint).on_layer(layer::LAMP)
    };
    if is_playable {
        let glow = piece(20, "glow".to_owned(), "glow", 46.0, hex(0x6df08a).with_alpha(0.8));
        let ring = piece(21, "lamp".to_owned(), "mark-first", 24.0, hex(0x0d2a14)).on_layer(layer::LAMP + 0.1);
        let light = piece(22, format!("green lamp of {pit}"), "mark-first", 19.0, hex(0x62e27e));
        vec![glow, ring, light.on_layer(layer::LAMP + 0.2)]
    } else {
        let socket = Piece { art: None, ..piece(21, "lamp".to_owned(), "mark-second", 18.0, hex(0x2a0d08)) };
        let light = Piece { art: None, ..piece(22, format!("red lamp of {pit}"), "mark-second", 12.0, hex(0xd0452c)) };
        vec![socket.on_layer(layer::LAMP + 0.1), light.on_layer(layer::LAMP + 0.2)]
    }
}

/// Where the last seed of a house's move would fall, and what it would capture.
fn preview(game: &Mancala, plan: &Plan, pit: Pit) -> Vec<Piece> {
    let [mv] = spots::moves_from(game, pit)[..] else { return Vec::new() };
    let effects = game.clone().play(mv).unwrap_or_default();
    let ring = |kind, name: &str, place: Place, tint: Color| {
        let size = plan.size(place) * if matches!(place, Place::Pit(_)) { 1.32 } else { 1.12 };
        Piece::new(key(kind, number(place)), name, Some("ring"), plan.at(place), size)
            .tinted(tint)
            .on_layer(layer::RING + 0.5)
    };
    let last = effects.iter().rev().find_map(|effect| match *effect {
        Effect::Sown { pit, .. } => Some(Place::Pit(pit)),
        Effect::Banked { by } => Some(Place::Store(by)),
        _ => None,
    });
    let mut pieces: Vec<Piece> = last.map(|place| ring(23, "last seed", place, LAMP)).into_iter().collect();
    let captured = effects.iter().filter_map(|effect| match *effect {
        Effect::Captured { pit, .. } | Effect::Raided { pit, .. } => Some(Place::Pit(pit)),
        _ => None,
    });
    let mut captured: Vec<Piece> = captured.map(|place| ring(24, "captured", place, hex(0xe4572e))).collect();
    // A long move may raid a pit more than once.
    captured.sort_by_key(|piece| piece.key);
    captured.dedup_by_key(|piece| piece.key);
    pieces.extend(captured);
    pieces
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_core::SetupOptions;

    use super::*;

    fn game(variant: &str, position: Option<&str>) -> Mancala {
        let options = SetupOptions {
            variant: Some(variant.to_owned()),
            position: position.map(ToOwned::to_owned),
            ..SetupOptions::default()
        };
        Mancala::new(&Mancala::setup_from(&options).unwrap()).unwrap()
    }

    fn named(game: &Mancala, focus: Option<&str>, asked: &[&str], start: &str) -> usize {
        let focus = focus.map(|pit| spots::spot_of(pit.parse::<parlour_mancala::Move>().unwrap().pit));
        let place = Aspect::wide(1.3);
        let laid = lamps(game, &Plan::of(game.setup(), place)).into_iter().chain(pieces(game, focus, asked, place));
        laid.filter(|piece| piece.name.starts_with(start)).count()
    }

    #[test]
    fn lamps_are_green_exactly_where_a_sowing_may_begin() {
        let mut woaley = game("woaley", None);
        assert_eq!([named(&woaley, None, &[], "green"), named(&woaley, None, &[], "red")], [6, 6]);
        woaley.play("a1".parse().unwrap()).unwrap();
        assert_eq!([named(&woaley, None, &[], "green"), named(&woaley, None, &[], "red")], [1, 11]);
        assert_eq!(named(&woaley, None, &[], "green lamp of a5"), 1, "the house where the last seed fell");
        let kalah = game("kalah", Some("0,0,0,0,0,1/1,0,0,0,0,0 0,0 A"));
        assert_eq!([named(&kalah, None, &[], "green"), named(&kalah, None, &[], "red")], [1, 5]);
    }

    #[test]
    fn what_a_house_would_do_is_shown_unless_that_is_against_the_rules_chosen() {
        // The seed falls into an empty house opposite three seeds.
        let kalah = game("kalah", Some("1,0,0,0,0,0/0,0,0,0,3,1 0,0 A"));
        assert_eq!(named(&kalah, Some("a1"), &[], "last seed"), 1);
        assert!(named(&kalah, Some("a1"), &[], "captured") >= 1);
        for asked in [UNCOUNTED, UNTOLD] {
            assert_eq!(named(&kalah, Some("a1"), &[asked], "last seed"), 0, "{asked}");
        }
    }
}
