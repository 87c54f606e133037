//! The notice on show, at the lower edge of the window.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Align2, Area, CornerRadius, Id, Layout, Order, Sense, Stroke, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::Screen;
use crate::locale::Locale;
use crate::notice::{Notices, Tone};
use crate::theme::widgets::{self, Button, look};
use crate::theme::{UiSystems, space};

/// Registers the notices.
pub fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show_notice.in_set(UiSystems::Overlay).run_if(not(in_state(Screen::Loading))),
    );
}

fn show_notice(mut contexts: EguiContexts, locale: Res<Locale>, mut notices: ResMut<Notices>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(notice) = notices.current() else { return Ok(()) };
    let arguments: Vec<(&str, &str)> = notice.arguments.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let words = locale.tr_with(&notice.key, &arguments);
    let palette = look(ctx).palette.clone();
    let tone = match notice.tone {
        Tone::Info => palette.accent,
        Tone::Warning => palette.warning,
    };
    let window = ctx.content_rect();
    let width = (window.width() - 2.0 * space::M).clamp(80.0, 560.0);
    let dismissed = Area::new(Id::new("notice"))
        .order(Order::Foreground)
        .anchor(Align2::CENTER_BOTTOM, vec2(0.0, -space::L))
        .show(ctx, |ui| {
            egui::Frame::new()
                .fill(palette.raised)
                .stroke(Stroke::new(1.0, palette.hairline))
                .corner_radius(CornerRadius::same(widgets::PANEL_CORNER))
                .shadow(widgets::shadow())
                .inner_margin(egui::Margin { left: 16, right: 8, top: 8, bottom: 8 })
                .show(ui, |ui| {
                    ui.set_width(width - 24.0);
                    ui.horizontal(|ui| {
                        let (dot, _) = ui.allocate_exact_size(vec2(12.0, 12.0), Sense::hover());
                        ui.painter().circle_filled(dot.center(), 5.0, tone);
                        let room = ui.available_width() - widgets::TOUCH_TARGET - space::S;
                        ui.allocate_ui_with_layout(vec2(room, 0.0), Layout::top_down(Align::Min), |ui| {
                            ui.set_width(room);
                            ui.label(words);
                        });
                        let close = locale.tr("notice-dismiss");
                        Button::icon_only("notice-dismiss", "close", close).show(ui).clicked()
                    })
                    .inner
                })
                .inner
        })
        .inner;
    if dismissed {
        notices.dismiss();
    }
    Ok(())
}
