//! The bar beside the board: who stands better, and by how much.

use bevy::color::Color;
use bevy_egui::egui::{self, CornerRadius, Stroke, StrokeKind};
use parlour_core::Side;

use super::{Desk, points};
use crate::table::game::TableGame;
use crate::theme::palette::{contrast, egui_colour};
use crate::theme::{bold, widgets};

/// How long the bar takes to come to a new value, in seconds at normal pace.
const SLIDE: f32 = 0.3;

/// Narrower bars have no room for their number.
const LEAST_FOR_NUMBER: f32 = 20.0;

/// Draws the bar, filled from the side of the player who sits there, as far as he may expect a point.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>) {
    let Some(scale) = G::SCALE.filter(|_| desk.layout.gauge) else { return };
    let place = points(ui.ctx(), desk.layout.gauge_place());
    if place.height() < 1.0 {
        return;
    }
    let value = desk.analysis.value(desk.review.as_deref());
    let near = desk.table.seen_by;
    let share = (scale.share)(value.unwrap_or(0));
    let share = if near == Side::First { share } else { 1.0 - share };
    let seconds = if desk.settings.reduced_motion { 0.0 } else { desk.settings.paced(SLIDE) };
    let share = ui.ctx().animate_value_with_time(ui.id().with("gauge"), share, seconds);
    let colour = |side| G::side_colour(side, &desk.table.choice.style);
    let split = place.bottom() - place.height() * share.clamp(0.0, 1.0);
    let corner = CornerRadius::same(3);
    let painter = ui.painter();
    painter.rect_filled(place, corner, egui_colour(colour(near.other())));
    painter.with_clip_rect(place.with_min_y(split)).rect_filled(place, corner, egui_colour(colour(near)));
    // An even game is at the middle.
    painter.hline(place.x_range(), place.center().y, Stroke::new(1.0, desk.palette.accent));
    painter.rect_stroke(place, corner, Stroke::new(1.0, desk.palette.hairline), StrokeKind::Outside);
    let Some(value) = value else { return };
    let words = (scale.written)(value);
    if place.width() * ui.ctx().zoom_factor() >= LEAST_FOR_NUMBER {
        let better = if value >= 0 { Side::First } else { Side::Second };
        number(painter, place, &words, better == near, colour(better));
    }
    let response = ui.interact(place, ui.id().with("gauge"), egui::Sense::hover());
    let spoken = desk.tr_with("table-stands", &[("value", &words)]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
    widgets::remember(ui.ctx(), "gauge", place);
    response.on_hover_text(spoken);
}

/// The number at the end of the player who stands better, on his colour.
fn number(painter: &egui::Painter, place: egui::Rect, words: &str, near: bool, ground: Color) {
    // Without its sign and with at most one decimal it fits into the bar.
    let plain = words.replace(['+', '−'], "");
    let short = match plain.parse::<f32>() {
        Ok(number) if number < 9.95 => format!("{number:.1}"),
        Ok(number) => format!("{number:.0}"),
        Err(_) => plain,
    };
    let (at, anchor) = if near {
        (egui::pos2(place.center().x, place.bottom() - 3.0), egui::Align2::CENTER_BOTTOM)
    } else {
        (egui::pos2(place.center().x, place.top() + 3.0), egui::Align2::CENTER_TOP)
    };
    let dark = contrast(Color::BLACK, ground) >= contrast(Color::WHITE, ground);
    let ink = if dark { egui::Color32::BLACK } else { egui::Color32::WHITE };
    painter.text(at, anchor, short, egui::FontId::new(11.0, bold()), ink);
}
