//! Where the squares are, and what choosing them means.
//!
//! Board units: 100 for the side of a square, the origin in the middle of the board.

use bevy::prelude::*;
use parlour_chess::square::Square;
use parlour_chess::uci::Variant;
use parlour_chess::{Bitboard, Chess, Color, Man, Move, Piece, UciMove, Wing, attacks};
use parlour_core::Game;

use crate::table::game::{Choice, MarkKind, Spot, SpotId};

/// The side of a square.
pub const SQUARE: f32 = 100.0;

/// The frame around the squares, with the names of files and ranks.
pub const FRAME: f32 = 34.0;

/// Beyond the frame: room for its shadow.
pub const BORDER: f32 = 12.0;

/// The size of the board with its shadow.
pub const EXTENT: Vec2 = Vec2::splat(8.0 * SQUARE + 2.0 * (FRAME + BORDER));

/// What a pawn may become, the most usual first.
pub const PROMOTIONS: [Piece; 4] = [Piece::Queen, Piece::Knight, Piece::Rook, Piece::Bishop];

/// The number of a square.
pub const fn id(square: Square) -> SpotId {
    SpotId(square.index() as u16)
}

/// The square of a number made by [`id`].
pub const fn square(SpotId(id): SpotId) -> Square {
    Square::from_index(id as u8)
}

/// The middle of a square; `turned` is Black's view.
pub fn at(square: Square, turned: bool) -> Vec2 {
    let at = (Vec2::new(square.file().into(), square.rank().into()) - 3.5) * SQUARE;
    if turned { -at } else { at }
}

/// All squares.
pub fn all(turned: bool) -> Vec<Spot> {
    let spot = |square| Spot { id: id(square), at: at(square, turned), size: Vec2::splat(SQUARE), cursor: true };
    Square::all().map(spot).collect()
}

/// The square at a point.
pub fn under(point: Vec2, turned: bool) -> Option<SpotId> {
    let point = (if turned { -point } else { point }) / SQUARE + 4.0;
    let on_board = (0.0..8.0).contains(&point.x) && (0.0..8.0).contains(&point.y);
    on_board.then(|| id(Square::at(point.x as u8, point.y as u8)))
}

/// The names of files and ranks, on the frame.
pub fn labels(turned: bool) -> Vec<(Vec2, String)> {
    let beyond = 4.0 * SQUARE + FRAME / 2.0;
    let file = |file| {
        let square = Square::at(file, 0);
        (Vec2::new(at(square, turned).x, -beyond), square.file_letter().to_string())
    };
    let rank = |rank| {
        let square = Square::at(0, rank);
        (Vec2::new(-beyond, at(square, turned).y), square.rank_digit().to_string())
    };
    (0..8).map(file).chain((0..8).map(rank)).collect()
}

/// The squares chosen for a move.
pub fn path(mv: UciMove) -> Vec<SpotId> {
    // A lesson names a square by a move to itself.
    if mv.from == mv.to { vec![id(mv.to)] } else { vec![id(mv.from), id(mv.to)] }
}

/// The legal moves from one square to another; castling is the king's way to its new place as well as to the rook.
pub fn moves(game: &Chess, from: Square, to: Square) -> Vec<UciMove> {
    let variant = game.setup().variant;
    let legal = if game.outcome().is_some() { None } else { Some(game.position().moves()) };
    let found = |wanted: &dyn Fn(&Move) -> bool| -> Vec<UciMove> {
        let moves = legal.iter().flatten().filter(|mv| mv.from() == from && wanted(mv));
        moves.map(|mv| mv.uci(variant)).collect()
    };
    let plain = found(&|mv| mv.to() == to);
    if !plain.is_empty() {
        return plain;
    }
    let far = from.file().abs_diff(to.file()) > 1;
    found(&|mv| far && mv.is_castle() && mv.uci(Variant::Standard).to == to)
}

/// The moves from one square to another, the most usual promotion first.
pub fn meant(game: &Chess, from: Square, to: Square) -> Vec<UciMove> {
    let mut moves = moves(game, from, to);
    moves.sort_by_key(|mv| PROMOTIONS.iter().position(|piece| mv.promotion == Some(*piece)));
    moves
}

/// What choosing a square means.
pub fn choose(game: &Chess, selected: Option<SpotId>, spot: SpotId) -> Choice<UciMove> {
    let to = square(spot);
    if game.outcome().is_some() {
        return Choice::Refuse("game-over");
    }
    let own = game.position().color_on(to) == Some(game.position().turn());
    let Some(from) = selected.map(square) else {
        return if own { Choice::Select } else { Choice::Clear };
    };
    match moves(game, from, to)[..] {
        [mv] => Choice::Move(mv),
        [_, ..] => Choice::Ask,
        [] if from == to => Choice::Clear,
        [] if own => Choice::Select,
        [] => refuse(game, from, to),
    }
}

/// A piece that goes there but may not is told why. Elsewhere the click takes the selection back.
fn refuse(game: &Chess, from: Square, to: Square) -> Choice<UciMove> {
    let pawn = game.position().piece_on(from) == Some(Piece::Pawn);
    let promotion = (pawn && matches!(to.rank(), 0 | 7)).then_some(Piece::Queen);
    match game.clone().play(UciMove { from, to, promotion }) {
        Err(error) if error.reason == "leaves-check" => Choice::Refuse(error.reason),
        _ => Choice::Clear,
    }
}

/// What choosing a square means to the one who waits for the turn. Everything is possible that the piece could do if
/// nothing stood where it now stands: by then much may have changed.
pub fn think_ahead(game: &Chess, selected: Option<SpotId>, spot: SpotId) -> Choice<UciMove> {
    let (board, to) = (game.position(), square(spot));
    let own = board.color_on(to) == Some(board.turn().other());
    let Some(from) = selected.map(square) else {
        return if own { Choice::Select } else { Choice::Clear };
    };
    if from == to {
        return Choice::Clear;
    }
    if let Some(mv) = ahead(game, from, to) {
        return Choice::Move(mv);
    }
    if own { Choice::Select } else { Choice::Clear }
}

/// The move that the waiting piece on `from` may make later.
fn ahead(game: &Chess, from: Square, to: Square) -> Option<UciMove> {
    let man = game.position().man_on(from).filter(|man| man.color != game.position().turn())?;
    if man.piece == Piece::King
        && let Some(wing) = castling_ahead(game, man.color, from, to)
    {
        let rook = game.position().castling_rook(man.color, wing)?;
        let king_to = from.with_file(wing.king_file());
        let to = if game.setup().variant == Variant::Standard { king_to } else { rook };
        return Some(UciMove { from, to, promotion: None });
    }
    let promotion = (man.piece == Piece::Pawn && to.relative_rank(man.color) == 7).then_some(Piece::Queen);
    reach(man, from).has(to).then_some(UciMove { from, to, promotion })
}

/// The castling that the king's way to that square means, if its right is not lost.
fn castling_ahead(game: &Chess, color: Color, from: Square, to: Square) -> Option<Wing> {
    let far = from.file().abs_diff(to.file()) > 1;
    Wing::BOTH.into_iter().find(|wing| {
        let rook = game.position().castling_rook(color, *wing);
        rook.is_some_and(|rook| to == rook || far && to == from.with_file(wing.king_file()))
    })
}

/// Where a man goes on an empty board, and a pawn where it takes.
fn reach(man: Man, from: Square) -> Bitboard {
    match man.piece {
        Piece::Pawn => {
            let one = from.bit().forward(man.color);
            let two = if from.relative_rank(man.color) == 1 { one.forward(man.color) } else { Bitboard::EMPTY };
            attacks::pawn(man.color, from) | one | two
        }
        Piece::Knight => attacks::knight(from),
        Piece::Bishop => attacks::bishop_rays(from),
        Piece::Rook => attacks::rook_rays(from),
        Piece::Queen => attacks::bishop_rays(from) | attacks::rook_rays(from),
        Piece::King => attacks::king(from),
    }
}

/// Where the selected man can go: now, or ahead of its turn.
pub fn targets(game: &Chess, selected: SpotId) -> Vec<(SpotId, MarkKind)> {
    let (board, from) = (game.position(), square(selected));
    if game.outcome().is_some() {
        return Vec::new();
    }
    if board.color_on(from) == Some(board.turn()) {
        let mut targets: Vec<(SpotId, MarkKind)> = board
            .moves()
            .iter()
            .filter(|mv| mv.from() == from)
            .map(|mv| {
                let kind = if board.is_capture(*mv) { MarkKind::Prey } else { MarkKind::Target };
                (id(mv.uci(game.setup().variant).to), kind)
            })
            .collect();
        // A promotion is four moves to one square.
        targets.sort_unstable_by_key(|(spot, _)| *spot);
        targets.dedup();
        return targets;
    }
    Square::all()
        .filter(|to| ahead(game, from, *to).is_some())
        .map(|to| (id(to), if board.man_on(to).is_some() { MarkKind::Prey } else { MarkKind::Target }))
        .collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_core::SetupOptions;

    use super::*;

    fn game(variant: &str, position: &str) -> Chess {
        let options = SetupOptions {
            variant: Some(variant.to_owned()),
            position: Some(position.to_owned()),
            ..SetupOptions::default()
        };
        Chess::new(&Chess::setup_from(&options).unwrap()).unwrap()
    }

    fn spot(name: &str) -> SpotId {
        id(name.parse().unwrap())
    }

    fn choice(game: &Chess, from: &str, to: &str) -> Choice<UciMove> {
        choose(game, Some(spot(from)), spot(to))
    }

    fn mv(text: &str) -> Choice<UciMove> {
        Choice::Move(text.parse().unwrap())
    }

    #[test]
    fn points_are_on_the_squares_of_both_views() {
        let corner = Vec2::splat(-399.0);
        assert_eq!(under(corner, false), Some(spot("a1")));
        assert_eq!(under(corner, true), Some(spot("h8")));
        assert_eq!(under(Vec2::splat(-401.0), false), None);
        assert_eq!(under(Vec2::splat(400.0), false), None);
    }

    #[test]
    fn a_king_castles_by_two_squares_and_by_its_rook() {
        let game = game("standard", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assert_eq!(choice(&game, "e1", "g1"), mv("e1g1"));
        assert_eq!(choice(&game, "e1", "h1"), mv("e1g1"));
        assert_eq!(choice(&game, "e1", "a1"), mv("e1c1"));
        assert_eq!(choice(&game, "e1", "f1"), mv("e1f1"));
        // The rook alone goes beside the king.
        assert_eq!(choice(&game, "h1", "e1"), Choice::Select);
    }

    #[test]
    fn in_chess960_a_step_is_a_step() {
        let game = game("chess960", "4k3/8/8/8/8/8/8/5K1R w H - 0 1");
        assert_eq!(choice(&game, "f1", "g1"), mv("f1g1"));
        assert_eq!(choice(&game, "f1", "h1"), mv("f1h1"));
    }

    #[test]
    fn a_pawn_that_promotes_asks_and_the_queen_comes_first() {
        let game = game("standard", "1n6/P6k/8/8/8/8/8/K7 w - - 0 1");
        assert_eq!(choice(&game, "a7", "a8"), Choice::Ask);
        assert_eq!(choice(&game, "a7", "b8"), Choice::Ask);
        let words: Vec<String> =
            meant(&game, "a7".parse().unwrap(), "a8".parse().unwrap()).iter().map(ToString::to_string).collect();
        assert_eq!(words, ["a7a8q", "a7a8n", "a7a8r", "a7a8b"]);
        assert_eq!(targets(&game, spot("a7")), [(spot("a8"), MarkKind::Target), (spot("b8"), MarkKind::Prey)]);
    }

    #[test]
    fn clicks_select_change_and_clear_as_players_expect() {
        let game = game("standard", "4k3/8/8/8/1b6/8/3N4/R3K3 w Q - 0 1");
        assert_eq!(choose(&game, None, spot("d2")), Choice::Select);
        assert_eq!(choose(&game, None, spot("b4")), Choice::Clear);
        assert_eq!(choose(&game, None, spot("c5")), Choice::Clear);
        assert_eq!(choice(&game, "a1", "d2"), Choice::Select);
        assert_eq!(choice(&game, "a1", "a1"), Choice::Clear);
        assert_eq!(choice(&game, "a1", "b4"), Choice::Clear);
        // The knight is pinned.
        assert_eq!(choice(&game, "d2", "f3"), Choice::Refuse("leaves-check"));
    }

    #[test]
    fn whoever_waits_may_plan_what_is_not_yet_possible() {
        let game = game("standard", "4k3/P7/8/8/8/3p4/8/R3K2R b KQ - 0 1");
        let plan = |from, to| think_ahead(&game, Some(spot(from)), spot(to));
        assert_eq!(think_ahead(&game, None, spot("a1")), Choice::Select);
        assert_eq!(think_ahead(&game, None, spot("e8")), Choice::Clear);
        assert_eq!(plan("a1", "a8"), mv("a1a8"));
        assert_eq!(plan("a1", "e1"), mv("a1e1"));
        assert_eq!(plan("e1", "h1"), mv("e1g1"));
        assert_eq!(plan("e1", "c1"), mv("e1c1"));
        assert_eq!(plan("a7", "a8"), mv("a7a8q"));
        assert_eq!(plan("a7", "c5"), Choice::Clear);
    }
}
