//! The notice on show. Beside a board it lies over the end of the panel, so that nothing moves; elsewhere it has a strip of
//! its own at the lower edge of the window, for which pages and the table make room.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Area, Color32, CornerRadius, FontId, Galley, Id, Order, Rect, Stroke, StrokeKind, Ui, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::Screen;
use crate::locale::Locale;
use crate::notice::{Notice, Notices, Strip, Tone};
use crate::table::announce::{Announcement, speak};
use crate::table::layout::{Layout, Shape};
use crate::theme::widgets::{self, Button, look};
use crate::theme::{self, UiSystems, size, space};

/// The widest notice.
const WIDTH: f32 = 560.0;
/// Between the edge of a notice and its contents.
const INSET: f32 = space::S;
/// The width of the coloured dot before the words.
const DOT: f32 = 12.0;

/// Registers the notices.
pub fn plugin(app: &mut App) {
    let loaded = not(in_state(Screen::Loading));
    app.add_systems(EguiPrimaryContextPass, show_notice.in_set(UiSystems::Overlay).run_if(loaded.clone()))
        .add_systems(Update, say_notice.before(speak).run_if(loaded));
}

/// A notice is said when it comes on show.
fn say_notice(
    notices: Res<Notices>,
    locale: Res<Locale>,
    mut said: ResMut<Announcement>,
    mut before: Local<Option<Notice>>,
) {
    if notices.current() == before.as_ref() {
        return;
    }
    *before = notices.current().cloned();
    if let Some(notice) = &*before {
        said.0 = words(notice, &locale);
    }
}

fn words(notice: &Notice, locale: &Locale) -> String {
    let arguments: Vec<(&str, &str)> = notice.arguments.iter().map(|(name, value)| (*name, value.as_str())).collect();
    locale.tr_with(&notice.key, &arguments)
}

fn show_notice(
    mut contexts: EguiContexts,
    locale: Res<Locale>,
    layout: Res<Layout>,
    screen: Res<State<Screen>>,
    mut notices: ResMut<Notices>,
    mut strip: ResMut<Strip>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Some(notice) = notices.current() else {
        reserve(ctx, &mut strip, 0.0);
        return Ok(());
    };
    let words = words(notice, &locale);
    let look = look(ctx);
    let tone = match notice.tone {
        Tone::Info => look.palette.accent,
        Tone::Warning => look.palette.warning,
    };
    let window = ctx.content_rect();
    let at_table = matches!(screen.get(), Screen::Table(_));
    let beside = at_table && layout.shape == Shape::Wide;
    let left = if beside { layout.panel.min.x / ctx.zoom_factor() } else { 0.0 };
    let width = (window.width() - left - 2.0 * space::S).clamp(80.0, WIDTH);
    let room = width - DOT - look.target() - 2.0 * (INSET + space::S);
    let galley =
        ctx.fonts_mut(|fonts| fonts.layout(words, FontId::proportional(size::BODY), look.palette.text, room.max(1.0)));
    let height = galley.size().y.max(look.target()) + 2.0 * (INSET + space::S);
    // The buttons at the end of the panel stay free.
    let bottom = if beside { window.bottom() - look.target() - space::L } else { window.bottom() };
    let place = Rect::from_min_max(pos2(window.left() + left, bottom - height), pos2(window.right(), bottom));
    if !reserve(ctx, &mut strip, if beside { 0.0 } else { height }) {
        return Ok(());
    }
    let ground = if at_table && !beside { look.palette.panel } else { Color32::TRANSPARENT };
    let close = locale.tr("notice-dismiss");
    let dismissed = Area::new(Id::new("notice"))
        .order(Order::Foreground)
        .fixed_pos(place.min)
        .show(ctx, |ui| {
            ui.painter().rect_filled(place, 0.0, ground);
            let frame = Rect::from_center_size(place.center(), vec2(width, height - 2.0 * space::S));
            show(ui, frame, galley, tone, &close)
        })
        .inner;
    if dismissed {
        notices.dismiss();
    }
    Ok(())
}

/// Reserves a strip of that height, in egui's points. Returns whether the pages have already made room for it.
fn reserve(ctx: &egui::Context, strip: &mut ResMut<Strip>, height: f32) -> bool {
    let free = strip.set_if_neq(Strip(height * ctx.zoom_factor()));
    if free {
        theme::reserve(ctx, height);
        ctx.request_repaint();
    }
    !free
}

/// Shows the words in their frame, and returns whether they were dismissed.
fn show(ui: &mut Ui, frame: Rect, words: Arc<Galley>, tone: Color32, close: &str) -> bool {
    let look = look(ui.ctx());
    let palette = &look.palette;
    let corner = CornerRadius::same(widgets::PANEL_CORNER);
    ui.painter().rect(frame, corner, palette.raised, Stroke::new(1.0, palette.hairline), StrokeKind::Inside);
    widgets::remember(ui.ctx(), "notice", frame);
    let left = frame.left() + INSET;
    ui.painter().circle_filled(pos2(left + DOT / 2.0, frame.center().y), 5.0, tone);
    let spoken = words.text().to_owned();
    let text = Rect::from_min_size(pos2(left + DOT + space::S, frame.center().y - words.size().y / 2.0), words.size());
    ui.painter().galley(text.min, words, palette.text);
    let response = ui.interact(text, ui.id().with("words"), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
    let button = egui::Vec2::splat(look.target());
    let place = Rect::from_center_size(pos2(frame.right() - INSET - button.x / 2.0, frame.center().y), button);
    widgets::inside(ui, place, |ui| Button::icon_only("notice-dismiss", "close", close).show(ui).clicked())
}
