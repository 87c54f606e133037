//! Where the boards and their cells are, and which cell a point means.
//!
//! Board units: 100 for the side of a cell, the origin in the middle of everything.

use bevy::prelude::*;
use parlour_core::Game;
use parlour_notakto::{Move, Notakto};

use crate::table::game::{Choice, Spot, SpotId};

/// The side of a cell.
pub const CELL: f32 = 100.0;

/// The side of a board without its frame.
pub const BOARD: f32 = 3.0 * CELL + 2.0 * INSET;

/// From the outer cells to the frame.
const INSET: f32 = 14.0;

/// The width of the frame.
pub const FRAME: f32 = 16.0;

/// Between the frames of two boards side by side.
const GAP: f32 = 40.0;

/// Below each board: room for its letter.
pub const LETTER: f32 = 50.0;

/// Around everything: room for the shadows.
pub const BORDER: f32 = 26.0;

/// How many cells a board has.
const CELLS: u8 = 9;

/// How many boards lie in each row, from the top. Rows are centred, and as alike as the number allows; three boards lie
/// side by side, as the game is known.
const fn rows(boards: u8) -> &'static [u8] {
    match boards {
        0 | 1 => &[1],
        2 => &[2],
        3 => &[3],
        4 => &[2, 2],
        5 => &[3, 2],
        6 => &[3, 3],
        7 => &[2, 3, 2],
        8 => &[3, 2, 3],
        _ => &[3, 3, 3],
    }
}

/// From board to board: each with its frame and, below, its letter.
const PITCH: Vec2 = Vec2::new(BOARD + 2.0 * FRAME + GAP, BOARD + 2.0 * FRAME + LETTER);

/// The size of everything.
pub fn extent(boards: u8) -> Vec2 {
    let rows = rows(boards);
    let widest = rows.iter().copied().fold(1, u8::max);
    Vec2::new(f32::from(widest), rows.len() as f32) * PITCH - Vec2::X * GAP + 2.0 * BORDER
}

/// The middle of a board, counted from 0.
pub fn board_at(boards: u8, board: u8) -> Vec2 {
    let rows = rows(boards);
    let mut before = 0;
    for (row, &here) in rows.iter().enumerate() {
        if board < before + here {
            let column = f32::from(board - before) - f32::from(here - 1) / 2.0;
            let row = row as f32 - (rows.len() - 1) as f32 / 2.0;
            return Vec2::new(column, -row) * PITCH + Vec2::Y * LETTER / 2.0;
        }
        before += here;
    }
    Vec2::ZERO
}

/// The middle of a cell (0–8, row by row) as seen from the middle of its board.
pub fn cell_in_board(cell: u8) -> Vec2 {
    Vec2::new(f32::from(cell % 3) - 1.0, 1.0 - f32::from(cell / 3)) * CELL
}

/// The middle of the cell of a move.
pub fn cell_at(boards: u8, mv: Move) -> Vec2 {
    board_at(boards, mv.board()) + cell_in_board(mv.cell())
}

/// The numbers of the cells, each in the upper left corner of its cell.
pub fn labels(boards: u8) -> Vec<(Vec2, String)> {
    let corner = Vec2::new(-0.38, 0.36) * CELL;
    cells(boards).map(|mv| (cell_at(boards, mv) + corner, (mv.cell() + 1).to_string())).collect()
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
pub fn all(boards: u8) -> Vec<Spot> {
    let spot = |mv| Spot { id: id(mv), at: cell_at(boards, mv), size: Vec2::splat(0.9 * CELL), cursor: true };
    cells(boards).map(spot).collect()
}

/// The cell at a point. A finger may miss a board's outer cells by a little.
pub fn at(boards: u8, point: Vec2, touch: bool) -> Option<SpotId> {
    let beyond = if touch { INSET + FRAME } else { INSET };
    (0..boards).find_map(|board| {
        let inside = point - board_at(boards, board);
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

    fn game(boards: u8, moves: &str) -> Notakto {
        let mut game = Notakto::new(&Setup::empty(boards)).unwrap();
        for word in moves.split_whitespace() {
            game.play(word.parse().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn rows_hold_all_boards() {
        for boards in 1..=9 {
            assert_eq!(rows(boards).iter().sum::<u8>(), boards);
        }
    }

    #[test]
    fn the_middle_of_every_cell_means_that_cell() {
        for boards in 1..=9 {
            for mv in cells(boards) {
                assert_eq!(cell_of(id(mv)), Some(mv));
                for touch in [false, true] {
                    assert_eq!(at(boards, cell_at(boards, mv), touch), Some(id(mv)), "{mv} of {boards}");
                }
            }
        }
    }

    #[test]
    fn points_between_the_boards_mean_nothing() {
        assert_eq!(at(2, Vec2::ZERO, true), None);
        let on_the_frame = board_at(1, 0) + Vec2::new(0.0, 170.0);
        assert_eq!(at(1, on_the_frame, false), None);
        assert_eq!(at(1, on_the_frame, true), Some(SpotId(1)));
    }

    #[test]
    fn boards_keep_apart() {
        for boards in 1..=9 {
            for (one, other) in (0..boards).flat_map(|one| (0..one).map(move |other| (one, other))) {
                let apart = (board_at(boards, one) - board_at(boards, other)).abs();
                assert!(apart.max_element() >= BOARD + 2.0 * FRAME, "{one} and {other} of {boards}");
            }
        }
    }

    #[test]
    fn every_legal_move_is_played_at_its_spot() {
        for boards in 1..=9 {
            let game = game(boards, "");
            assert_eq!(all(boards).iter().filter(|spot| spot.cursor).count(), game.legal_moves().len());
            for mv in game.legal_moves() {
                assert!(all(boards).iter().any(|spot| spot.id == id(mv)));
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
