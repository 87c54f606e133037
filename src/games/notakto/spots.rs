//! Which places can be pointed at, and which cell a point means.

use bevy::prelude::*;
use parlour_core::Game;
use parlour_notakto::{Move, Notakto};

use super::arrangement::{Arrangement, CELL, FRAME, INSET};
use crate::table::game::{Choice, Spot, SpotId};

/// How many cells a board has.
const CELLS: u8 = 9;

/// The numbers of the cells, each in the upper left corner of its cell.
pub fn labels(arrangement: Arrangement) -> Vec<(Vec2, String)> {
    let corner = Vec2::new(-0.38, 0.36) * CELL;
    cells(arrangement.boards()).map(|mv| (arrangement.cell_at(mv) + corner, (mv.cell() + 1).to_string())).collect()
}

/// All cells of a game, in the order of their notation.
pub fn cells(boards: u8) -> impl Iterator<Item = Move> {
    (0..boards).flat_map(|board| (0..CELLS).filter_map(move |cell| Move::new(board, cell)))
}

/// The spot of a cell.
pub const fn id(mv: Move) -> SpotId {
    SpotId((mv.board() * CELLS + mv.cell()) as u16)
}

/// The cell of a spot.
pub fn cell_of(SpotId(id): SpotId) -> Option<Move> {
    let cells = u16::from(CELLS);
    Move::new(u8::try_from(id / cells).ok()?, (id % cells) as u8)
}

/// All spots.
pub fn all(arrangement: Arrangement) -> Vec<Spot> {
    let spot = |mv| Spot { id: id(mv), at: arrangement.cell_at(mv), size: Vec2::splat(0.9 * CELL), cursor: true };
    cells(arrangement.boards()).map(spot).collect()
}

/// The cell at a point. A finger may miss a board's outer cells by a little.
pub fn at(arrangement: Arrangement, point: Vec2, touch: bool) -> Option<SpotId> {
    let beyond = if touch { INSET + FRAME } else { INSET };
    (0..arrangement.boards()).find_map(|board| {
        let inside = point - arrangement.board_at(board);
        let within = inside.abs().max_element() <= 1.5 * CELL + beyond;
        let place = |coordinate: f32| (coordinate / CELL).round().clamp(-1.0, 1.0) as i8;
        let cell = (4 + place(inside.x) - 3 * place(inside.y)) as u8;
        Move::new(board, cell).filter(|_| within).map(id)
    })
}

/// What choosing a cell means.
pub fn choose(game: &Notakto, spot: SpotId) -> Choice<Move> {
    let Some(mv) = cell_of(spot) else { return Choice::Refuse("off-board") };
    match game.grids().get(usize::from(mv.board())) {
        _ if game.outcome().is_some() => Choice::Refuse("game-over"),
        None => Choice::Refuse("off-board"),
        Some(grid) if !grid.is_live() => Choice::Refuse("board-dead"),
        Some(grid) if grid.is_marked(mv.cell()) => Choice::Refuse("cell-taken"),
        Some(_) => Choice::Move(mv),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_notakto::Setup;

    use super::*;
    use crate::games::conformance::PLACES;

    fn game(boards: u8, moves: &str) -> Notakto {
        let mut game = Notakto::new(&Setup::empty(boards)).unwrap();
        for word in moves.split_whitespace() {
            game.play(word.parse().unwrap()).unwrap();
        }
        game
    }

    /// The arrangements of so many boards in places of all shapes.
    fn arrangements(boards: u8) -> impl Iterator<Item = Arrangement> {
        PLACES.into_iter().map(move |place| Arrangement::of(&Setup::empty(boards), place))
    }

    #[test]
    fn the_middle_of_every_cell_means_that_cell() {
        for arrangement in (1..=9).flat_map(arrangements) {
            for mv in cells(arrangement.boards()) {
                assert_eq!(cell_of(id(mv)), Some(mv));
                for touch in [false, true] {
                    assert_eq!(
                        at(arrangement, arrangement.cell_at(mv), touch),
                        Some(id(mv)),
                        "{mv} of {arrangement:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn points_between_the_boards_mean_nothing() {
        for two in arrangements(2) {
            let between = two.board_at(0).midpoint(two.board_at(1));
            assert_eq!(at(two, between, true), None);
        }
        for one in arrangements(1) {
            let on_the_frame = one.board_at(0) + Vec2::new(0.0, 170.0);
            assert_eq!(at(one, on_the_frame, false), None);
            assert_eq!(at(one, on_the_frame, true), Some(SpotId(1)));
        }
    }

    #[test]
    fn every_legal_move_is_played_at_its_spot() {
        for arrangement in (1..=9).flat_map(arrangements) {
            let (game, spots) = (game(arrangement.boards(), ""), all(arrangement));
            assert_eq!(spots.iter().filter(|spot| spot.cursor).count(), game.legal_moves().len());
            for mv in game.legal_moves() {
                assert!(spots.iter().any(|spot| spot.id == id(mv)));
                assert_eq!(choose(&game, id(mv)), Choice::Move(mv));
            }
        }
    }

    #[test]
    fn what_the_rules_refuse_is_refused_with_the_same_reason() {
        let game = game(2, "a1 a2 a3 b5");
        for mv in cells(3) {
            let expected = game.clone().play(mv).map_err(|error| error.reason);
            match choose(&game, id(mv)) {
                Choice::Move(chosen) => assert!(chosen == mv && expected.is_ok()),
                Choice::Refuse(reason) => assert_eq!(expected, Err(reason)),
                other => panic!("{mv}: {other:?}"),
            }
        }
    }
}
