//! Notakto at the table: chalk on framed slates.
//!
//! | File | What it says |
//! |---|---|
//! | [`style`] | the colours of slate and chalk |
//! | [`spots`] | where boards and cells are, and what choosing them means |
//! | [`letters`] | the letters of the boards as strokes |
//! | [`view`] | a position and its marks as pieces |
//! | [`cues`] | how long effects take, and how they sound |
//! | [`panel`] | the algebra of a position |

use bevy::prelude::*;
use bevy_egui::egui;
use parlour_core::{Game, Seat, SetupOptions, Side};
use parlour_notakto::{Board, Effect, Move, Notakto, Setup};

use crate::catalogue::GameId;
use crate::locale::Locale;
use crate::table::TablePlugin;
use crate::table::game::{Choice, Cue, MarkKind, Spot, SpotId, TableGame};
use crate::table::piece::Piece;
use crate::theme::Palette;
use crate::theme::palette::colour;

pub mod cues;
pub mod letters;
pub mod panel;
pub mod spots;
pub mod style;
pub mod view;

/// The numbers of boards offered, the default first.
const NUMBERS: [u8; 9] = [3, 1, 2, 4, 5, 6, 7, 8, 9];

/// Registers the game.
pub fn plugin(app: &mut App) {
    app.add_plugins(TablePlugin::<Notakto>::default());
}

/// How many boards a game has.
fn boards(setup: &Setup) -> u8 {
    setup.boards.len() as u8
}

/// The name of a board: A for 0.
fn board_name(board: u8) -> String {
    char::from(b'A' + board).to_string()
}

impl TableGame for Notakto {
    const GAME: GameId = GameId::Notakto;
    const STYLES: &'static [&'static str] = style::NAMES;

    fn setups() -> Vec<(String, SetupOptions)> {
        let offer = |boards| {
            (format!("setup-notakto-{boards}"), SetupOptions { boards: Some(boards), ..SetupOptions::default() })
        };
        NUMBERS.into_iter().map(offer).collect()
    }

    fn slides() -> &'static str {
        include_str!("../../../levels/notakto/tutorial.ron")
    }

    fn puzzles() -> &'static str {
        include_str!("../../../levels/notakto/puzzles.ron")
    }

    fn extent(setup: &Setup) -> Vec2 {
        spots::extent(boards(setup))
    }

    fn spots(setup: &Setup) -> Vec<Spot> {
        spots::all(boards(setup))
    }

    fn spot_at(setup: &Setup, point: Vec2, touch: bool) -> Option<SpotId> {
        spots::at(boards(setup), point, touch)
    }

    fn spot_of(mv: Move) -> SpotId {
        spots::id(mv)
    }

    fn choose(&self, _selected: Option<SpotId>, spot: SpotId) -> Choice<Move> {
        spots::choose(self, spot)
    }

    fn pieces(board: &Board, _setup: &Setup, style: &str) -> Vec<Piece> {
        view::pieces(board, style)
    }

    fn mark(spot: SpotId, kind: MarkKind, seat: Seat, setup: &Setup, style: &str) -> Vec<Piece> {
        view::mark(spot, kind, seat, boards(setup), style)
    }

    fn labels(setup: &Setup) -> Vec<(Vec2, String)> {
        spots::labels(boards(setup))
    }

    fn cue(effect: &Effect, _index: usize) -> Cue {
        cues::cue(effect)
    }

    fn say_move(mv: Move, _setup: &Setup, locale: &Locale) -> String {
        let cell = locale.tr(&format!("notakto-cell-{}", mv.cell() + 1));
        locale.tr_with("notakto-move", &[("board", &board_name(mv.board())), ("cell", &cell)])
    }

    fn say_outcome(&self, locale: &Locale) -> String {
        let winner = self.outcome().and_then(|outcome| outcome.winner);
        locale.tr(if winner == Some(Side::Second) { "notakto-outcome-second" } else { "notakto-outcome-first" })
    }

    /// All X are alike, so the sides have the colours of the house.
    fn side_colour(side: Side, _style: &str) -> Color {
        colour(Palette::default().side(side))
    }

    fn theory(&self, ui: &mut egui::Ui, locale: &Locale) {
        panel::show(self, ui, locale);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::conformance;

    #[test]
    fn pictures_spots_and_words_are_sound() {
        conformance::check::<Notakto>(&[]);
    }
}
