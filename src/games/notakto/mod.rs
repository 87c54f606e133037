//! Notakto at the table: chalk on framed slates.
//!
//! | File | What it says |
//! |---|---|
//! | [`style`] | the colours of slate and chalk |
//! | [`arrangement`] | where boards and cells are |
//! | [`spots`] | which cell a point means, and what choosing it means |
//! | [`letters`] | the letters of the boards as strokes |
//! | [`view`] | a position and its marks as pieces |
//! | [`cues`] | how long effects take, and how they sound |
//! | [`panel`] | the algebra of a position |

use bevy::prelude::*;
use bevy_egui::egui;
use parlour_core::{Game, Side};
use parlour_notakto::{Board, Effect, Move, Notakto, Setup};

use self::arrangement::Arrangement;
use crate::catalogue::GameId;
use crate::locale::Locale;
use crate::packed;
use crate::table::TablePlugin;
use crate::table::game::{Choice, Cue, MarkKind, Spot, SpotId, TableGame};
use crate::table::layout::Aspect;
use crate::table::piece::Piece;
use crate::theme::Palette;
use crate::theme::palette::colour;

pub mod arrangement;
pub mod cues;
pub mod letters;
pub mod panel;
pub mod spots;
pub mod style;
pub mod view;

/// Registers the game.
pub fn plugin(app: &mut App) {
    app.add_plugins(TablePlugin::<Notakto>::default());
}

/// The name of a board: A for 0.
fn board_name(board: u8) -> String {
    char::from(b'A' + board).to_string()
}

impl TableGame for Notakto {
    const GAME: GameId = GameId::Notakto;
    const STYLES: &'static [&'static str] = style::NAMES;

    fn setups() -> &'static str {
        packed!("levels/notakto/setups.ron")
    }

    fn slides() -> &'static str {
        packed!("levels/notakto/tutorial.ron")
    }

    fn puzzles() -> &'static str {
        packed!("levels/notakto/puzzles.ron")
    }

    fn extent(setup: &Setup, place: Aspect) -> Vec2 {
        Arrangement::of(setup, place).extent()
    }

    fn spots(&self, place: Aspect) -> Vec<Spot> {
        spots::all(Arrangement::of(self.setup(), place))
    }

    fn spot_at(&self, place: Aspect, point: Vec2, touch: bool) -> Option<SpotId> {
        spots::at(Arrangement::of(self.setup(), place), point, touch)
    }

    fn path(mv: Move) -> Vec<SpotId> {
        vec![spots::id(mv)]
    }

    fn choose(&self, _selected: Option<SpotId>, spot: SpotId) -> Choice<Move> {
        spots::choose(self, spot)
    }

    fn pieces(board: &Board, setup: &Setup, place: Aspect, style: &str) -> Vec<Piece> {
        view::pieces(board, Arrangement::of(setup, place), style)
    }

    fn mark(&self, spot: SpotId, kind: MarkKind, place: Aspect, style: &str) -> Vec<Piece> {
        view::mark(spot, kind, self.to_move(), Arrangement::of(self.setup(), place), style)
    }

    fn labels(setup: &Setup, place: Aspect) -> Vec<(Vec2, String)> {
        spots::labels(Arrangement::of(setup, place))
    }

    fn cue(effect: &Effect, _index: usize) -> Cue {
        cues::cue(effect)
    }

    fn say_move(&self, mv: Move, locale: &Locale) -> String {
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

    fn theory(&self, ui: &mut egui::Ui, _asked: &[&str], locale: &Locale) {
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

    #[test]
    fn sizes_grow() {
        conformance::sizes_grow::<Notakto>();
    }
}
