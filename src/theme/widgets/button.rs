//! Buttons.

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2,
    vec2,
};

use super::{CONTROL_CORNER, ICON, attend, focus_ring, look, paint_picture};
use crate::theme::{Palette, bold, size, space};

/// How a button is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Primary,
    Secondary,
    Quiet,
    Danger,
}

/// How large a button is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Size {
    IconOnly,
    Normal,
    Big,
}

/// A button with words, an icon, or both.
#[must_use = "a button must be shown"]
pub struct Button<'a> {
    name: &'a str,
    text: String,
    icon: Option<&'a str>,
    kind: Kind,
    size: Size,
    wide: bool,
    main: bool,
    enabled: bool,
}

impl<'a> Button<'a> {
    fn new(name: &'a str, text: impl Into<String>, kind: Kind) -> Self {
        Self { name, text: text.into(), icon: None, kind, size: Size::Normal, wide: false, main: false, enabled: true }
    }

    /// The one thing the page is for. It takes the focus when the page asks for it.
    pub fn primary(name: &'a str, text: impl Into<String>) -> Self {
        Self { main: true, ..Self::new(name, text, Kind::Primary) }
    }

    /// Any other action.
    pub fn secondary(name: &'a str, text: impl Into<String>) -> Self {
        Self::new(name, text, Kind::Secondary)
    }

    /// An action that stays in the background: no ground until it is pointed at.
    pub fn quiet(name: &'a str, text: impl Into<String>) -> Self {
        Self::new(name, text, Kind::Quiet)
    }

    /// An action that destroys something.
    pub fn danger(name: &'a str, text: impl Into<String>) -> Self {
        Self::new(name, text, Kind::Danger)
    }

    /// Only an icon; the words are shown when it is pointed at, and read out.
    pub fn icon_only(name: &'a str, icon: &'a str, text: impl Into<String>) -> Self {
        Self { icon: Some(icon), size: Size::IconOnly, ..Self::new(name, text, Kind::Quiet) }
    }

    /// With an icon before the words.
    pub fn icon(mut self, icon: &'a str) -> Self {
        self.icon = Some(icon);
        self
    }

    /// Taller, in larger type.
    pub fn big(mut self) -> Self {
        self.size = Size::Big;
        self
    }

    /// As wide as there is room.
    pub fn wide(mut self) -> Self {
        self.wide = true;
        self
    }

    /// The main action of the page, whatever it looks like.
    pub fn main(mut self, main: bool) -> Self {
        self.main = main;
        self
    }

    /// Whether it can be pressed now.
    pub fn enabled(mut self, enabled: bool) -> Self {
        self.enabled = enabled;
        self
    }

    /// Shows it. Pressed if `clicked()`, by pointer, Enter or Space.
    pub fn show(self, ui: &mut Ui) -> Response {
        let look = look(ui.ctx());
        let (big, only_icon) = (self.size == Size::Big, self.size == Size::IconOnly);
        let font = if big { FontId::new(size::EMPHASIS, bold()) } else { FontId::proportional(size::BODY) };
        let icon = self.icon.map_or(0.0, |_| if big { ICON + 4.0 } else { ICON });
        let gap = if self.icon.is_some() { space::S } else { 0.0 };
        let padding = vec2(if only_icon { 10.0 } else { space::L }, space::S);
        let least = if big { 56.0 } else { look.target() };
        let galley = (!only_icon).then(|| {
            let limit = ui.max_rect().width() - 2.0 * padding.x - icon - gap;
            ui.painter().layout(self.text.clone(), font, Color32::PLACEHOLDER, limit.max(1.0))
        });
        let words = galley.as_ref().map_or(egui::Vec2::ZERO, |galley| galley.size() + vec2(gap, 0.0));
        let mut wanted = vec2(icon + words.x, words.y.max(icon)) + 2.0 * padding;
        wanted = wanted.max(egui::Vec2::splat(least));
        if self.wide {
            wanted.x = wanted.x.max(ui.available_width());
        }
        let sense = if self.enabled { Sense::click() } else { Sense::hover() };
        let (rect, response) = ui.allocate_exact_size(wanted, sense);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, self.enabled, &self.text));
        attend(ui, self.name, &response, self.main && self.enabled);
        if ui.is_rect_visible(rect) {
            let colour = self.paint_ground(ui, &look.palette, &response);
            let left = rect.center().x - f32::midpoint(icon, words.x);
            if let Some(texture) = self.icon.and_then(|name| look.art.get(name)) {
                let middle = pos2(left + icon / 2.0, rect.center().y);
                paint_picture(ui.painter(), texture, Rect::from_center_size(middle, egui::Vec2::splat(icon)), colour);
            }
            if let Some(galley) = galley {
                let at = pos2(left + icon + gap, rect.center().y - galley.size().y / 2.0);
                ui.painter().galley(at, galley, colour);
            }
            focus_ring(ui, &response, CONTROL_CORNER);
        }
        if only_icon { response.on_hover_text(self.text) } else { response }
    }

    /// Paints the ground and returns the colour of what stands on it.
    fn paint_ground(&self, ui: &Ui, palette: &Palette, response: &Response) -> Color32 {
        if !self.enabled {
            if self.kind != Kind::Quiet {
                let stroke = Stroke::new(1.0, palette.hairline);
                ui.painter().rect_stroke(response.rect, CornerRadius::same(CONTROL_CORNER), stroke, StrokeKind::Inside);
            }
            return palette.disabled;
        }
        let (rest, over, down, line, words) = match self.kind {
            Kind::Primary => {
                let over = palette.accent.lerp_to_gamma(Color32::WHITE, 0.18);
                let down = palette.accent.lerp_to_gamma(Color32::BLACK, 0.15);
                (palette.accent, over, down, Color32::TRANSPARENT, palette.on_accent)
            }
            Kind::Secondary => (palette.raised, palette.hover, palette.pressed, palette.hairline, palette.text),
            Kind::Quiet => (Color32::TRANSPARENT, palette.raised, palette.pressed, Color32::TRANSPARENT, palette.text),
            Kind::Danger => (palette.raised, palette.hover, palette.pressed, palette.bad, palette.text),
        };
        let warmth = ui.ctx().animate_bool(response.id, response.hovered() || response.has_focus());
        let fill = if response.is_pointer_button_down_on() { down } else { rest.lerp_to_gamma(over, warmth) };
        let corner = CornerRadius::same(CONTROL_CORNER);
        ui.painter().rect(response.rect, corner, fill, Stroke::new(1.0, line), StrokeKind::Inside);
        words
    }
}

/// A button with an arrow to the left: back to where the person came from.
pub fn back_button(ui: &mut Ui, text: &str) -> Response {
    let look = look(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(egui::Vec2::splat(look.target()), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text));
    attend(ui, "back", &response, false);
    let ground = if response.hovered() || response.has_focus() { look.palette.raised } else { Color32::TRANSPARENT };
    ui.painter().rect_filled(rect, CornerRadius::same(CONTROL_CORNER), ground);
    let middle = rect.center();
    let tip = pos2(middle.x - 8.0, middle.y);
    let stroke = Stroke::new(2.0, look.palette.text);
    ui.painter().line(vec![tip + vec2(7.0, -7.0), tip, tip + vec2(7.0, 7.0)], stroke);
    ui.painter().line_segment([tip, tip + vec2(17.0, 0.0)], stroke);
    focus_ring(ui, &response, CONTROL_CORNER);
    response.on_hover_text(text)
}
