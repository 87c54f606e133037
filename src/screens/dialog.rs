//! Questions before something that cannot be taken back.

use bevy::prelude::*;
use bevy_egui::egui::RichText;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::locale::Locale;
use crate::notice::{Confirmed, Dialog};
use crate::theme::widgets::{self, Button};
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
    let response = widgets::modal(ctx, "dialog", 400.0, |ui| {
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
