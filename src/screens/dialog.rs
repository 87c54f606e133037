//! Questions before something that cannot be taken back.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, Id, Modal, RichText, Stroke};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::locale::Locale;
use crate::theme::widgets::{self, Button, look};
use crate::theme::{UiSystems, size, space};

/// The question on show. Its words are `confirm-<question>` and, on the button that agrees, `confirm-<question>-yes`.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Dialog(Option<&'static str>);

impl Dialog {
    /// Asks a question. The answer comes as [`Confirmed`], or not at all.
    pub fn ask(&mut self, question: &'static str) {
        self.0 = Some(question);
    }

    /// Whether a question waits for its answer.
    pub const fn is_open(&self) -> bool {
        self.0.is_some()
    }
}

/// The person agreed to the question of this name.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Confirmed(pub &'static str);

/// Registers the dialog.
pub fn plugin(app: &mut App) {
    app.init_resource::<Dialog>()
        .add_message::<Confirmed>()
        .add_systems(EguiPrimaryContextPass, show_dialog.in_set(UiSystems::Overlay));
}

fn show_dialog(
    mut contexts: EguiContexts,
    locale: Res<Locale>,
    mut dialog: ResMut<Dialog>,
    mut confirmed: MessageWriter<Confirmed>,
    mut shown: Local<Option<&'static str>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(question) = dialog.0 else {
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
        dialog.0 = None;
        ctx.request_repaint();
    }
    Ok(())
}
