//! Dots and Boxes at the table: ink on squared paper.
//!
//! | File | What it says |
//! |---|---|
//! | [`style`] | the colours of paper and ink |
//! | [`spots`] | where dots and lines are, and what choosing them means |
//! | [`view`] | a position and its marks as pieces |
//! | [`cues`] | how long effects take, and how they sound |
//! | [`panel`] | what the theory says of a position |

use bevy::prelude::*;
use bevy_egui::egui;
use parlour_core::{Game, Side};
use parlour_dots::{Board, Direction, Dots, Edge, Effect, Size};

use crate::catalogue::GameId;
use crate::locale::Locale;
use crate::packed;
use crate::table::TablePlugin;
use crate::table::game::{Choice, Cue, Direction as Towards, MarkKind, Spot, SpotId, TableGame};
use crate::table::layout::Aspect;
use crate::table::piece::Piece;

pub mod cues;
pub mod panel;
pub mod spots;
pub mod style;
pub mod view;

/// Registers the game.
pub fn plugin(app: &mut App) {
    app.add_plugins(TablePlugin::<Dots>::default());
}

impl TableGame for Dots {
    const GAME: GameId = GameId::Dots;
    const STYLES: &'static [&'static str] = style::NAMES;

    fn setups() -> &'static str {
        packed!("levels/dots/setups.ron")
    }

    fn slides() -> &'static str {
        packed!("levels/dots/tutorial.ron")
    }

    fn puzzles() -> &'static str {
        packed!("levels/dots/puzzles.ron")
    }

    fn extent(setup: &Size, _place: Aspect) -> Vec2 {
        view::extent(*setup)
    }

    fn spots(&self, _place: Aspect) -> Vec<Spot> {
        spots::all(*self.setup())
    }

    fn spot_at(&self, _place: Aspect, point: Vec2, touch: bool) -> Option<SpotId> {
        spots::at(*self.setup(), point, touch)
    }

    fn neighbour(&self, _place: Aspect, from: SpotId, towards: Towards) -> Option<SpotId> {
        let spots::Place::Line(line) = spots::Place::of(from) else { return None };
        spots::neighbour(*self.setup(), line, towards).map(|line| spots::Place::Line(line).id())
    }

    fn path(mv: Edge) -> Vec<SpotId> {
        vec![spots::Place::Line(mv).id()]
    }

    fn choose(&self, selected: Option<SpotId>, spot: SpotId) -> Choice<Edge> {
        spots::choose(self, selected, spot)
    }

    fn pieces(board: &Board, _setup: &Size, _place: Aspect, style: &str) -> Vec<Piece> {
        view::pieces(board, style)
    }

    fn mark(&self, spot: SpotId, kind: MarkKind, _place: Aspect, style: &str) -> Vec<Piece> {
        view::mark(spot, kind, self.to_move(), *self.setup(), style)
    }

    fn score_on(board: &Board) -> Option<[i32; 2]> {
        Some(view::score(board))
    }

    fn labels(setup: &Size, _place: Aspect) -> Vec<(Vec2, String)> {
        spots::labels(*setup)
    }

    fn cue(effect: &Effect, _index: usize) -> Cue {
        cues::cue(effect)
    }

    fn say_move(&self, mv: Edge, locale: &Locale) -> String {
        let key = match mv.direction {
            Direction::Horizontal => "dots-line-horizontal",
            Direction::Vertical => "dots-line-vertical",
        };
        locale.tr_with(key, &[("row", &mv.row.to_string()), ("col", &mv.col.to_string())])
    }

    fn say_outcome(&self, locale: &Locale) -> String {
        let [first, second] = self.score().unwrap_or_default();
        let [most, least] = [first.max(second), first.min(second)].map(|points| points.to_string());
        locale.tr_with("dots-outcome", &[("most", &most), ("least", &least)])
    }

    fn side_colour(side: Side, style: &str) -> Color {
        style::Style::of(style).pen(side).plate
    }

    fn theory(&self, ui: &mut egui::Ui, _asked: &[&str], locale: &Locale) {
        panel::show(self, ui, locale);
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::SetupOptions;

    use super::*;
    use crate::games::conformance;

    #[test]
    fn pictures_spots_and_words_are_sound() {
        let sizes =
            ["1x1", "1x4", "9x1", "1x9", "4x7"].map(|size| SetupOptions { size: Some(size.to_owned()), ..default() });
        conformance::check::<Dots>(&sizes);
    }

    #[test]
    fn sizes_grow() {
        conformance::sizes_grow::<Dots>();
    }
}
