//! A small card with one figure of the theory on it: a symbol, a length.

use bevy_egui::egui::{
    Align2, Color32, CornerRadius, FontId, Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

use crate::theme::widgets::{CONTROL_CORNER, look};
use crate::theme::{bold, size};

/// Width and height of a card, in egui points.
const CARD: Vec2 = vec2(46.0, 48.0);

/// How much a figure matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weight {
    /// It counts no more.
    Faint,
    /// It counts.
    #[default]
    Normal,
    /// It decides.
    Strong,
}

/// Shows a card: `caption` small above `figure`, and `sentence` in full when it is pointed at and to screen readers.
pub fn show(ui: &mut Ui, caption: &str, figure: &str, sentence: &str, weight: Weight) -> Response {
    let palette = &look(ui.ctx()).palette;
    let (rect, response) = ui.allocate_exact_size(CARD, Sense::hover());
    let (ground, edge, colour) = match weight {
        Weight::Faint => (palette.edge, Color32::TRANSPARENT, palette.secondary),
        Weight::Normal => (palette.raised, Color32::TRANSPARENT, palette.text),
        Weight::Strong => (palette.raised, palette.accent, palette.text),
    };
    let corner = CornerRadius::same(CONTROL_CORNER);
    ui.painter().rect(rect, corner, ground, Stroke::new(1.5, edge), StrokeKind::Inside);
    let word = |offset, text: &str, font, colour| {
        ui.painter().text(rect.center() + vec2(0.0, offset), Align2::CENTER_CENTER, text, font, colour);
    };
    word(-12.0, caption, FontId::proportional(size::SMALL), palette.secondary);
    word(8.0, figure, FontId::new(size::EMPHASIS, bold()), colour);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, sentence));
    response.on_hover_text(sentence)
}
