//! The cover over the board in a pause.

use bevy_egui::egui::{self, CornerRadius, Stroke, StrokeKind};

use super::{Desk, points};
use crate::table::Action;
use crate::table::game::TableGame;
use crate::theme::widgets::{self, Button};
use crate::theme::{bold, size, space};

/// Covers the board while the clocks stand still.
pub fn cover<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    if !desk.table.is_hidden() {
        return;
    }
    let place = points(ui.ctx(), desk.layout.board_taken());
    let line = Stroke::new(1.0, desk.palette.hairline);
    ui.painter().rect(place, CornerRadius::same(widgets::PANEL_CORNER), desk.palette.edge, line, StrokeKind::Inside);
    let words = egui::Rect::from_center_size(place.center(), egui::vec2(place.width() - 2.0 * space::L, 140.0));
    widgets::inside(ui, words, |ui| {
        ui.spacing_mut().item_spacing.y = space::M;
        ui.vertical_centered(|ui| {
            ui.label(egui::RichText::new(desk.tr("table-paused")).font(egui::FontId::new(size::HEADING, bold())));
            ui.label(egui::RichText::new(desk.tr("table-paused-note")).color(desk.palette.secondary));
            if Button::primary("go-on", desk.tr("table-go-on")).icon("play").main(false).show(ui).clicked() {
                desk.do_action(Action::Pause);
            }
        });
    });
}
