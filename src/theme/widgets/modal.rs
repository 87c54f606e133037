//! A sheet over everything: what lies behind waits.

use bevy_egui::egui::{self, Align2, Color32, CornerRadius, Id, Modal, ModalResponse, Stroke};

use super::{PANEL_CORNER, look, shadow};
use crate::theme::space;

/// Shows a sheet in the middle of the window, at most so wide.
pub fn modal<R>(
    ctx: &egui::Context,
    id: &str,
    most_width: f32,
    contents: impl FnOnce(&mut egui::Ui) -> R,
) -> ModalResponse<R> {
    let palette = look(ctx).palette.clone();
    let window = ctx.content_rect();
    let margin = if window.width() < 480.0 { space::L } else { space::XL };
    let frame = egui::Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.hairline))
        .corner_radius(CornerRadius::same(PANEL_CORNER))
        .shadow(shadow())
        .inner_margin(margin);
    let area = Modal::default_area(Id::new(id)).anchor(Align2::CENTER_CENTER, egui::Vec2::ZERO);
    let modal = Modal::new(Id::new(id)).area(area).frame(frame).backdrop_color(Color32::from_black_alpha(160));
    modal.show(ctx, |ui| {
        ui.set_width((window.width() - 2.0 * (margin + space::L)).clamp(96.0, most_width));
        contents(ui)
    })
}
