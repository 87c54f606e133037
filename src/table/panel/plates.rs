//! The players at the edge of the board: mark, name, score, and whose turn it is.

use bevy_egui::egui::{self, CornerRadius, Stroke, StrokeKind};
use parlour_core::Side;

use super::{Desk, points, status};
use crate::catalogue::{Player, Purpose};
use crate::table::Phase;
use crate::table::game::TableGame;
use crate::table::layout::Shape;
use crate::theme::palette::egui_colour;
use crate::theme::{bold, size, space, widgets};

/// Draws both plates: the second player above the board, the first below.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>) {
    if desk.table.purpose != Purpose::Play {
        return;
    }
    for (side, place) in [Side::Second, Side::First].into_iter().zip(desk.layout.plates()) {
        plate(ui, desk, side, points(ui.ctx(), place));
    }
}

fn plate<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>, side: Side, place: egui::Rect) {
    let position = desk.position_shown();
    let to_move = position.outcome().is_none() && position.to_move().side() == side;
    let width = place.width().min(420.0);
    let place = egui::Rect::from_center_size(place.center(), egui::vec2(width, place.height()));
    let colour = egui_colour(G::side_colour(side, &desk.table.choice.style));
    let painter = ui.painter();
    let line = if to_move { Stroke::new(2.0, desk.palette.accent) } else { Stroke::new(1.0, desk.palette.hairline) };
    painter.rect(place, CornerRadius::same(8), desk.palette.panel, line, StrokeKind::Inside);
    let mark_size = (place.height() * 0.5).min(20.0);
    let mark = egui::Rect::from_center_size(
        egui::pos2(place.left() + space::M + mark_size / 2.0, place.center().y),
        egui::Vec2::splat(mark_size),
    );
    // The mark tells the sides apart without colour: round and full, square and hollow.
    let art = if side == Side::First { "mark-first" } else { "mark-second" };
    if let Some(texture) = desk.art.get(art) {
        widgets::paint_picture(painter, texture, mark, colour);
    }
    let mut right = place.right() - space::M;
    if let Some(score) = position.score() {
        let shown = desk.score_shown().unwrap_or(score);
        // A minimised window has no height, and egui no letters of no size.
        let points = painter.layout_no_wrap(
            shown[side.index()].to_string(),
            egui::FontId::new(size::HEADING.min(place.height() * 0.7).max(1.0), bold()),
            desk.palette.text,
        );
        right -= points.size().x;
        painter.galley(egui::pos2(right, place.center().y - points.size().y / 2.0), points, desk.palette.text);
        right -= space::M;
    }
    let left = mark.right() + space::S;
    let middle = place.center().y;
    if let Some(words) = note(desk, to_move) {
        let room = (right - left) * 0.55;
        let galley = widgets::fitting(painter, &words, [size::SMALL; 3], &egui::FontFamily::Proportional, room);
        right -= galley.size().x;
        painter.galley_with_override_text_color(
            egui::pos2(right, middle - galley.size().y / 2.0),
            galley,
            desk.palette.secondary,
        );
        right -= space::S;
    }
    let sizes = [size::BODY, size::SMALL, 11.0];
    let name = status::name(desk, side);
    let galley = widgets::fitting(painter, &name, sizes, &egui::FontFamily::Proportional, (right - left).max(1.0));
    painter.galley(egui::pos2(left, middle - galley.size().y / 2.0), galley, desk.palette.text);
    let response = ui.interact(place, ui.id().with(("plate", side.name())), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &name));
}

/// What the plate says beside the name, where no panel says it.
fn note<G: TableGame>(desk: &Desk<G>, to_move: bool) -> Option<String> {
    if desk.layout.shape == Shape::Wide || !to_move || *desk.phase.get() == Phase::Review {
        return None;
    }
    if let Some(refusal) = &desk.refusal.0 {
        return Some(refusal.clone());
    }
    let hand = *desk.table.choice.player(desk.table.position().to_move().side()) == Player::Hand;
    Some(desk.tr(if hand { "table-your-turn" } else { "table-thinks" }))
}

impl<G: TableGame> Desk<'_, G> {
    /// The score as far as it has been shown: the board may lag behind the rules.
    fn score_shown(&self) -> Option<[i32; 2]> {
        self.timeline.is_running().then(|| G::score_on(&self.timeline.shown)).flatten()
    }
}
