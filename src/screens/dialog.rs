//! Questions before something that cannot be taken back.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, Id, Modal, RichText, Stroke};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::locale::Locale;
use crate::notice::{Confirmed, Dialog};
use crate::theme::widgets::{self, Button, look};
use crate::theme::{UiSystems, size, space};

/// Registers the dialog.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show_dialog.in_set(UiSystems::Overlay));
}

fn show_dialog(
    mut contexts: EguiContexts,
    locale: Res<Locale>,
    mut dialog: ResMut<Dialog>,
    mut confirmed: MessageWriter<Confirmed>,
    mut shown: Local<Option<&'static str>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(question) = dialog.question() else {
        *shown = None;
        return Ok(());
    };
    let just_opened = shown.replace(question) != Some(question);
    let palette = look(ctx).palette.clone();
    let window = ctx.content_rect();
    let frame = egui::Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.hairline))
        .corner_radius(CornerRadius::same(widgets::PANEL_CORNER))
        .shadow(widgets::shadow())
        .inner_margin(if window.width() < 320.0 { 12 } else { 24 });
    let area = Modal::default_area(Id::new("dialog")).anchor(Align2::CENTER_CENTER, egui::Vec2::ZERO);
    let modal = Modal::new(Id::new("dialog")).area(area).frame(frame).backdrop_color(Color32::from_black_alpha(160));
    let response = modal.show(ctx, |ui| {
        ui.set_width((window.width() - 2.0 * space::XXL - 2.0 * space::XL).clamp(96.0, 400.0));
        ui.spacing_mut().item_spacing.y = space::L;
        ui.label(RichText::new(locale.tr(&format!("confirm-{question}"))).size(size::EMPHASIS));
        let mut answer = None;
        ui.horizontal_wrapped(|ui| {
            // The harmless answer comes first and has the focus.
            let no = Button::secondary("dialog-no", locale.tr("confirm-cancel")).show(ui);
            if just_opened {
                no.request_focus();
            }
            if no.clicked() {
                answer = Some(false);
            }
            if Button::danger("dialog-yes", locale.tr(&format!("confirm-{question}-yes"))).show(ui).clicked() {
                answer = Some(true);
            }
        });
        answer
    });
    if response.inner == Some(true) {
        confirmed.write(Confirmed(question));
    }
    if response.inner.is_some() || response.should_close() {
        dialog.close();
        ctx.request_repaint();
    }
    Ok(())
}
