//! The moves so far; in the review with a verdict each, to be stepped to.

use bevy_egui::egui::{self, CornerRadius, Sense, Stroke, StrokeKind};
use parlour_core::Side;

use super::Desk;
use crate::table::Action;
use crate::table::game::TableGame;
use crate::table::review::Judgement;
use crate::theme::palette::egui_colour;
use crate::theme::{Palette, size, space, widgets};

/// The list of moves.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    if desk.table.history.plies().is_empty() {
        widgets::note(ui, desk.tr("table-no-moves"));
        return;
    }
    let at = desk.review.as_ref().map_or(desk.table.history.at(), |review| review.at);
    let sides = desk.table.sides();
    let mut jump = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::XS, space::XS);
        ui.spacing_mut().interact_size.y = 24.0;
        ui.horizontal_wrapped(|ui| {
            for (ply, side) in sides.into_iter().enumerate() {
                if chip(ui, desk, ply, side, at) {
                    jump = Some(ply + 1);
                }
            }
        });
    });
    if let Some(ply) = jump {
        desk.do_action(Action::ReviewAt(ply));
    }
}

/// One move: whose it was and, in the review, how it fared. Returns whether it was pressed.
fn chip<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>, ply: usize, side: Side, at: usize) -> bool {
    let palette = &desk.palette;
    let mv = desk.table.history.plies()[ply].mv;
    let undone = ply >= desk.table.history.at();
    let text_colour = if undone { palette.disabled } else { palette.text };
    let text = format!("{}. {mv}", ply + 1);
    let galley = ui.painter().layout_no_wrap(text, egui::FontId::proportional(size::SMALL), text_colour);
    let reviewing = desk.review.is_some();
    let height = if reviewing { 32.0 } else { 24.0 };
    let beside = if reviewing { 46.0 } else { 26.0 };
    let wanted = egui::vec2(galley.size().x + beside, height);
    let sense = if reviewing { Sense::click() } else { Sense::hover() };
    let (place, response) = ui.allocate_exact_size(wanted, sense);
    let current = ply + 1 == at;
    let fill = if current || response.hovered() && reviewing { palette.hover } else { palette.raised };
    let line = if current { Stroke::new(2.0, palette.accent) } else { Stroke::NONE };
    ui.painter().rect(place, CornerRadius::same(4), fill, line, StrokeKind::Inside);
    let middle = egui::pos2(place.left() + 11.0, place.center().y);
    let colour = egui_colour(G::side_colour(side, &desk.table.choice.style));
    side_mark(ui.painter(), middle, side, if undone { colour.gamma_multiply(0.5) } else { colour });
    if let Some(review) = &desk.review {
        let judgement = review.verdicts.get(ply).copied().flatten().map(|verdict| verdict.judgement);
        let end = egui::pos2(place.right() - 13.0, place.center().y);
        verdict_mark(ui.painter(), end, judgement, palette);
    }
    let text_at = egui::pos2(place.left() + 20.0, place.center().y - galley.size().y / 2.0);
    ui.painter().galley(text_at, galley, text_colour);
    widgets::remember(ui.ctx(), &format!("move-{}", ply + 1), place);
    response.clicked()
}

/// Whose move it was: full and round, or hollow and square.
fn side_mark(painter: &egui::Painter, at: egui::Pos2, side: Side, colour: egui::Color32) {
    match side {
        Side::First => {
            painter.circle_filled(at, 4.0, colour);
        }
        Side::Second => {
            let square = egui::Rect::from_center_size(at, egui::Vec2::splat(7.0));
            painter.rect_stroke(square, 0.0, Stroke::new(2.0, colour), StrokeKind::Inside);
        }
    }
}

/// The mark of a side among words.
pub fn side_icon<G: TableGame>(ui: &mut egui::Ui, side: Side, desk: &Desk<G>) -> egui::Response {
    let (place, response) = ui.allocate_exact_size(egui::Vec2::splat(space::L), Sense::hover());
    let colour = egui_colour(G::side_colour(side, &desk.table.choice.style));
    side_mark(ui.painter(), place.center(), side, colour);
    let name = desk.tr(&format!("table-player-{}", side.name()));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &name));
    response.on_hover_text(name)
}

/// The mark of a verdict among words.
pub fn verdict_icon(ui: &mut egui::Ui, judgement: Option<Judgement>, palette: &Palette) {
    let (place, _) = ui.allocate_exact_size(egui::Vec2::splat(space::L), Sense::hover());
    verdict_mark(ui.painter(), place.center(), judgement, palette);
}

/// A tick for the best, a bar for what keeps the result, a cross for what gives it away, a point for no verdict.
fn verdict_mark(painter: &egui::Painter, at: egui::Pos2, judgement: Option<Judgement>, palette: &Palette) {
    let line = |colour| Stroke::new(2.5, colour);
    let to = |x: f32, y: f32| at + egui::vec2(x, y);
    match judgement {
        Some(Judgement::Best) => {
            painter.line(vec![to(-5.0, 0.0), to(-1.5, 4.0), to(5.0, -4.0)], line(palette.good));
        }
        Some(Judgement::Keeps | Judgement::Loosens) => {
            painter.line_segment([to(-5.0, 0.0), to(5.0, 0.0)], line(palette.warning));
        }
        Some(Judgement::GivesAway) => {
            painter.line_segment([to(-4.0, -4.0), to(4.0, 4.0)], line(palette.bad));
            painter.line_segment([to(-4.0, 4.0), to(4.0, -4.0)], line(palette.bad));
        }
        None => drop(painter.circle_filled(at, 2.0, palette.secondary)),
    }
}
