//! What the picture of every game must keep to.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use std::collections::HashSet;

use bevy::prelude::*;
use parlour_core::lesson::read_list;
use parlour_core::{Chance, SetupOptions};

use crate::catalogue::Offer;
use crate::locale::{Language, Locale};
use crate::table::game::{Choice, Direction, MarkKind, TableGame};
use crate::table::layout::Aspect;
use crate::table::piece::Piece;

/// Shapes of places, from a narrow phone to a wide window.
pub const PLACES: [Aspect; 6] = [
    Aspect::wide(0.45),
    Aspect::wide(0.6),
    Aspect::wide(0.95),
    Aspect::wide(0.95).turned(true),
    Aspect::wide(1.3),
    Aspect::wide(2.2),
];

/// All positions of a game of random moves.
pub fn random_game<G: TableGame>(setup: &G::Setup, seed: u64) -> Vec<G> {
    let mut chance = Chance::new(seed);
    let mut positions = vec![G::new(setup).unwrap()];
    while let Some(mv) = chance.pick(&positions.last().unwrap().legal_moves()) {
        let mut game = positions.last().unwrap().clone();
        game.play(mv).unwrap();
        positions.push(game);
    }
    positions
}

/// Whether every corner of the piece lies on a board of that extent.
fn lies_inside(piece: &Piece, extent: Vec2) -> bool {
    let half = piece.size / 2.0;
    [half, Vec2::new(half.x, -half.y), Vec2::new(-half.x, half.y), -half].into_iter().all(|corner| {
        let corner = (piece.at + Vec2::from_angle(piece.turn).rotate(corner)).abs();
        corner.x <= extent.x / 2.0 + 0.01 && corner.y <= extent.y / 2.0 + 0.01
    })
}

/// What is offered before the game: one of them by default, and no two alike.
fn offers<G: TableGame>() -> Vec<Offer> {
    let offers: Vec<Offer> = read_list(G::setups()).unwrap();
    assert_eq!(offers.iter().filter(|offer| offer.default).count(), 1, "one default");
    for (index, one) in offers.iter().enumerate() {
        assert_ne!(one.options, SetupOptions::default(), "'{}' says nothing", one.id);
        for other in &offers[index + 1..] {
            assert!(one.id != other.id && one.options != other.options, "'{}' and '{}' are alike", one.id, other.id);
        }
    }
    offers
}

/// Checks that what is offered goes from small to large, for games whose set-ups are sizes.
pub fn sizes_grow<G: TableGame>() {
    let moves = |offer: &Offer| G::new(&G::setup_from(&offer.options).unwrap()).unwrap().legal_moves().len();
    let sizes: Vec<usize> = offers::<G>().iter().map(moves).collect();
    assert!(sizes.is_sorted(), "{sizes:?}");
}

/// Checks pictures, spots and words over one random game of every offered setup and of `more`.
pub fn check<G: TableGame>(more: &[SetupOptions]) {
    // Of sizes that can be chosen a handy one will do.
    let handy = |offer: Offer| match offer.sizes {
        Some(_) => SetupOptions { size: Some("10".to_owned()), ..offer.options },
        None => offer.options,
    };
    let offered: Vec<SetupOptions> = offers::<G>().into_iter().map(handy).collect();
    for (seed, options) in (0..).zip(offered.iter().chain(more)) {
        let setup = G::setup_from(options).unwrap();
        let games = random_game::<G>(&setup, seed);
        for place in PLACES {
            // Halfway through the other player may be the one to move.
            for game in [&games[0], &games[(games.len() / 2) | 1]] {
                spots_are_where_they_say(game, place);
                marks_lie_on_the_board(game, place);
                the_cursor_comes_everywhere(game, place);
            }
            labels_stand_on_the_board::<G>(&setup, place);
            for game in &games {
                moves_are_played_at_their_spots(game, place);
                pieces_lie_on_the_board(game, place);
            }
        }
    }
    for language in Language::ALL {
        words_are_there::<G>(&Locale::new(language));
    }
}

fn spots_are_where_they_say<G: TableGame>(game: &G, place: Aspect) {
    let spots = game.spots(place);
    let ids: HashSet<_> = spots.iter().map(|spot| spot.id).collect();
    assert_eq!(ids.len(), spots.len(), "two spots of one id");
    for spot in spots {
        for touch in [false, true] {
            assert_eq!(game.spot_at(place, spot.at, touch), Some(spot.id), "{:?} {spot:?}", game.setup());
        }
    }
}

fn the_cursor_comes_everywhere<G: TableGame>(game: &G, place: Aspect) {
    let all: HashSet<_> = game.spots(place).iter().filter(|spot| spot.cursor).map(|spot| spot.id).collect();
    for &start in &all {
        let (mut seen, mut ahead) = (HashSet::from([start]), vec![start]);
        while let Some(here) = ahead.pop() {
            let next = Direction::ALL.into_iter().filter_map(|direction| game.neighbour(place, here, direction));
            ahead.extend(next.filter(|spot| seen.insert(*spot)));
        }
        assert_eq!(seen, all, "{:?} from {start:?}", game.setup());
    }
}

fn labels_stand_on_the_board<G: TableGame>(setup: &G::Setup, place: Aspect) {
    let half = G::extent(setup, place) / 2.0;
    for (at, text) in G::labels(setup, place) {
        assert!(at.abs().cmple(half).all() && !text.is_empty(), "{text} at {at}");
    }
}

fn marks_lie_on_the_board<G: TableGame>(game: &G, place: Aspect) {
    let extent = G::extent(game.setup(), place);
    for spot in game.spots(place) {
        for kind in MarkKind::ALL {
            for style in G::STYLES {
                let mark = game.mark(spot.id, kind, place, style);
                assert!(!mark.is_empty(), "{kind:?} {spot:?}");
                assert!(mark.iter().all(|piece| lies_inside(piece, extent)), "{kind:?} {spot:?}: {mark:?}");
            }
        }
    }
}

fn moves_are_played_at_their_spots<G: TableGame>(game: &G, place: Aspect) {
    let cursor: HashSet<_> = game.spots(place).iter().filter(|spot| spot.cursor).map(|spot| spot.id).collect();
    for mv in game.legal_moves() {
        let path = G::path(mv);
        assert!(path.iter().all(|spot| cursor.contains(spot)), "the cursor does not reach {mv}");
        let extent = G::extent(game.setup(), place);
        assert!(game.sign(mv, place).iter().all(|piece| lies_inside(piece, extent)), "the sign of {mv}");
        match path[..] {
            [spot] => {
                let asked = game.choose(None, spot) == Choice::Ask && game.meant(spot, spot).contains(&mv);
                assert!(asked || game.choose(None, spot) == Choice::Move(mv), "{mv}");
            }
            [from, to] => {
                assert_eq!(game.choose(None, from), Choice::Select, "{mv}");
                let asked = game.choose(Some(from), to) == Choice::Ask && game.meant(from, to).contains(&mv);
                assert!(asked || game.choose(Some(from), to) == Choice::Move(mv), "{mv}");
                assert!(game.targets(from).iter().any(|(spot, _)| *spot == to), "{mv} is not shown");
            }
            _ => panic!("{mv} is made at {path:?}"),
        }
    }
}

fn pieces_lie_on_the_board<G: TableGame>(game: &G, place: Aspect) {
    let (board, extent) = (game.board(), G::extent(game.setup(), place));
    if let Some(points) = game.score() {
        assert_eq!(G::score_on(&board), Some(points), "the points on the board");
    }
    for style in G::STYLES {
        let pieces = G::pieces(&board, game.setup(), place, style);
        let keys: HashSet<u64> = pieces.iter().map(|piece| piece.key).collect();
        assert_eq!(keys.len(), pieces.len(), "two pieces of one key");
        for piece in &pieces {
            assert!(lies_inside(piece, extent), "{piece:?}");
            assert!((0.0..=100.0).contains(&piece.layer), "{piece:?}");
        }
    }
}

fn words_are_there<G: TableGame>(locale: &Locale) {
    for offer in offers::<G>() {
        let key = format!("setup-{}-{}", G::GAME.name(), offer.id);
        assert!(locale.has(&key), "{key}");
    }
    for style in G::STYLES {
        let key = format!("style-{}-{style}", G::GAME.name());
        assert!(locale.has(&key), "{key}");
    }
    let setup = G::Setup::default();
    let game = random_game::<G>(&setup, 1);
    let (first, last) = (&game[0], &game[game.len() - 1]);
    let said: HashSet<String> = first.legal_moves().into_iter().map(|mv| first.say_move(mv, locale)).collect();
    assert_eq!(said.len(), first.legal_moves().len(), "two moves that are said alike");
    let sentences = said.into_iter().chain([last.say_outcome(locale)]);
    for sentence in sentences {
        assert!(sentence.contains(' '), "a key without words: {sentence}");
    }
}
