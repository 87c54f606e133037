//! The controls of the program: buttons, choices, switches, sliders, and what they stand on.
//!
//! Every control is at least [`TARGET`] pixels high, shows its focus, sounds, and remembers its place under a name, so
//! that tests and simulated hands can find it with [`target`].

use std::ops::RangeInclusive;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align, Color32, CornerRadius, CursorIcon, EventFilter, FontFamily, FontId, Galley, Id, Key, Pos2, Rect,
    Response, RichText, Sense, Shadow, Stroke, StrokeKind, TextStyle, Ui, UiBuilder, WidgetInfo, WidgetType, pos2,
    vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{EguiArt, Palette, UiSystems, bold, size, space};
use crate::audio::{PlaySound, Sfx};

mod button;
mod modal;

pub use button::{Button, back_button};
pub use modal::modal;

/// The least height of a control, in logical pixels.
pub const TARGET: f32 = 40.0;
/// The least height of a control for a finger, in logical pixels.
pub const TOUCH_TARGET: f32 = 48.0;
/// The corners of controls.
pub const CONTROL_CORNER: u8 = 4;
/// The corners of panels.
pub const PANEL_CORNER: u8 = 8;
/// The size of an icon beside text, in logical pixels.
const ICON: f32 = 20.0;

/// What controls need to know to draw themselves. Shared with them through the egui context.
#[derive(Clone, Default)]
pub struct Look {
    /// The colours.
    pub palette: Palette,
    /// The pictures.
    pub art: EguiArt,
    /// Whether the person points with a finger.
    pub touch: bool,
}

impl Look {
    /// The least height of a control for the device in use.
    pub const fn target(&self) -> f32 {
        if self.touch { TOUCH_TARGET } else { TARGET }
    }
}

/// The look in force.
pub fn look(ctx: &egui::Context) -> Arc<Look> {
    ctx.data(|data| data.get_temp(Id::NULL)).unwrap_or_default()
}

/// What is to have the focus of the keyboard.
#[derive(Clone)]
enum Wanted {
    /// The main action of the page.
    Main,
    /// The control of that name.
    Named(String),
}

/// What controls tell the program within one pass.
#[derive(Clone, Default)]
struct Signals {
    sounds: Vec<Sfx>,
    under_pointer: Option<Id>,
    under_pointer_before: Option<Id>,
    /// What takes the focus in the pass to come: the page on show may be left with this one.
    wanted_next: Option<Wanted>,
    wanted: Option<Wanted>,
    last_used: Option<String>,
    first_chosen: Option<Id>,
    /// What has been scrolled to.
    in_sight: Option<Id>,
}

/// The place of a control and the pass in which it was shown there.
#[derive(Clone, Copy)]
struct Place {
    rect: Rect,
    pass: u64,
}

/// Where the control of that name is, if it is on the page now. In egui points; it may be scrolled out of sight.
pub fn target(ctx: &egui::Context, name: &str) -> Option<Rect> {
    let place: Place = ctx.data(|data| data.get_temp(Id::new(("target", name))))?;
    (place.pass + 1 >= ctx.cumulative_pass_nr()).then_some(place.rect)
}

/// Remembers where the thing of that name is.
pub fn remember(ctx: &egui::Context, name: &str, rect: Rect) {
    let place = Place { rect, pass: ctx.cumulative_pass_nr() };
    ctx.data_mut(|data| data.insert_temp(Id::new(("target", name)), place));
}

/// Gives the main action the focus of the keyboard in the pass to come.
pub fn focus_main(ctx: &egui::Context) {
    focus_next(ctx, Wanted::Main);
}

/// Gives the control of that name the focus of the keyboard in the pass to come, or if it is not shown the main action.
pub fn focus_on(ctx: &egui::Context, name: String) {
    focus_next(ctx, Wanted::Named(name));
}

fn focus_next(ctx: &egui::Context, wanted: Wanted) {
    signal(ctx, |signals| signals.wanted_next = Some(wanted));
    ctx.request_repaint();
}

/// The control that was last pressed or in focus since this was last asked.
pub fn take_last_used(ctx: &egui::Context) -> Option<String> {
    signal(ctx, |signals| signals.last_used.take())
}

fn signal<R>(ctx: &egui::Context, change: impl FnOnce(&mut Signals) -> R) -> R {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::NULL)))
}

/// What every control does once it has been laid out: it remembers its place, sounds, and comes into sight with the
/// focus. `main` marks the main action of the page.
pub fn attend(ui: &Ui, name: &str, response: &Response, main: bool) {
    let ctx = ui.ctx();
    remember(ctx, name, response.rect);
    let (clicked, hovered) = (response.clicked(), response.hovered() && response.enabled());
    let focused = response.has_focus();
    let (take_focus, scroll) = signal(ctx, |signals| {
        if clicked {
            signals.sounds.push(Sfx::Click);
        }
        if hovered {
            signals.under_pointer = Some(response.id);
        }
        if (clicked || focused) && signals.last_used.as_deref() != Some(name) {
            signals.last_used = Some(name.to_owned());
        }
        let mine = |wanted: &mut Wanted| match wanted {
            Wanted::Main => main,
            Wanted::Named(wanted) => wanted == name,
        };
        let take_focus = signals.wanted.take_if(mine).is_some();
        (take_focus, focused && signals.in_sight.replace(response.id) != Some(response.id))
    });
    if take_focus {
        response.request_focus();
    }
    if scroll {
        // With what stands around it: the edge of a column that goes on lies in the shade.
        ui.scroll_to_rect(response.rect.expand2(vec2(0.0, space::XXL)), None);
    }
    if hovered {
        ctx.set_cursor_icon(CursorIcon::PointingHand);
    }
}

/// The ring around what has the focus of the keyboard.
pub fn focus_ring(ui: &Ui, response: &Response, corner: u8) {
    if response.has_focus() {
        let palette = &look(ui.ctx()).palette;
        // Dark inside, light outside: seen on every ground.
        let ring = |grow: f32, colour| {
            let corner = CornerRadius::same(corner + grow as u8);
            let stroke = Stroke::new(2.0, colour);
            ui.painter().rect_stroke(response.rect.expand(grow), corner, stroke, StrokeKind::Middle);
        };
        ring(1.0, palette.room);
        ring(3.0, palette.accent);
    }
}

/// The ground of a tile that can be chosen: it grows lighter under the pointer. Only the focus has a frame.
pub fn paint_tile(ui: &Ui, response: &Response) {
    let palette = &look(ui.ctx()).palette;
    let warmth = ui.ctx().animate_bool(response.id, response.hovered() || response.has_focus());
    let corner = CornerRadius::same(PANEL_CORNER);
    let ground = palette.panel.lerp_to_gamma(palette.hover, warmth);
    ui.painter().add(shadow().as_shape(response.rect, corner));
    ui.painter().rect(response.rect, corner, ground, Stroke::new(1.0, palette.hairline), StrokeKind::Inside);
}

/// A white picture in a colour.
pub fn paint_picture(painter: &egui::Painter, texture: egui::TextureId, rect: Rect, tint: Color32) {
    painter.image(texture, rect, Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0)), tint);
}

/// The round mark of a choice: a ring, filled when it is the chosen one.
fn paint_radio(painter: &egui::Painter, centre: Pos2, chosen: bool, colour: Color32) {
    painter.circle_stroke(centre, 7.0, Stroke::new(1.5, colour));
    if chosen {
        painter.circle_filled(centre, 3.5, colour);
    }
}

/// One choice of several, as a chip. The choices of a group stand in a row that wraps.
pub fn chip(ui: &mut Ui, name: &str, chosen: bool, text: &str) -> Response {
    let look = look(ui.ctx());
    let palette = &look.palette;
    let room = ui.max_rect().width() - 2.0 * space::M - 22.0;
    let galley =
        ui.painter().layout(text.to_owned(), FontId::proportional(size::BODY), Color32::PLACEHOLDER, room.max(1.0));
    let wanted = vec2(galley.size().x + 22.0 + 2.0 * space::M, (galley.size().y + 2.0 * space::S).max(look.target()));
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, text));
    attend(ui, name, &response, false);
    if chosen {
        signal(ui.ctx(), |signals| {
            signals.first_chosen.get_or_insert(response.id);
        });
    }
    if ui.is_rect_visible(rect) {
        let words = paint_choice_ground(ui, &response, palette, chosen);
        let middle = rect.center().y;
        paint_radio(ui.painter(), pos2(rect.left() + space::M + 7.0, middle), chosen, words);
        ui.painter().galley(pos2(rect.left() + space::M + 22.0, middle - galley.size().y / 2.0), galley, words);
        focus_ring(ui, &response, CONTROL_CORNER);
    }
    response
}

fn paint_choice_ground(ui: &Ui, response: &Response, palette: &Palette, chosen: bool) -> Color32 {
    let warmth = ui.ctx().animate_bool(response.id, response.hovered() || response.has_focus());
    let (ground, line, words) = if chosen {
        (palette.accent, palette.accent, palette.on_accent)
    } else {
        (palette.raised.lerp_to_gamma(palette.hover, warmth), palette.hairline, palette.text)
    };
    let corner = CornerRadius::same(CONTROL_CORNER);
    ui.painter().rect(response.rect, corner, ground, Stroke::new(1.0, line), StrokeKind::Inside);
    words
}

/// A group of chips. Returns whether another one was chosen. Each is a target named `<name>-<option>`.
pub fn choose<T: Clone + PartialEq>(ui: &mut Ui, name: &str, value: &mut T, options: &[(&str, T, String)]) -> bool {
    let before = value.clone();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(space::S);
        for (option, meant, text) in options {
            if chip(ui, &format!("{name}-{option}"), *value == *meant, text).clicked() {
                *value = meant.clone();
            }
        }
    });
    *value != before
}

/// One choice of several that needs a sentence: a row with a heading and the sentence under it.
pub fn choice_row(ui: &mut Ui, name: &str, chosen: bool, heading: &str, about: &str) -> Response {
    let look = look(ui.ctx());
    let palette = &look.palette;
    let indent = space::M + 14.0 + space::M;
    let room = (ui.available_width() - indent - space::M).max(1.0);
    let layout = |text: &str, font| ui.painter().layout(text.to_owned(), font, Color32::PLACEHOLDER, room);
    let heading_galley = layout(heading, FontId::new(size::BODY, bold()));
    let about_galley = layout(about, FontId::proportional(size::SMALL));
    let text_height = heading_galley.size().y + 2.0 + about_galley.size().y;
    let wanted = vec2(ui.available_width(), (text_height + 2.0 * space::S).max(look.target()));
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    let spoken = format!("{heading}. {about}");
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, chosen, &spoken));
    attend(ui, name, &response, false);
    if ui.is_rect_visible(rect) {
        let warmth = ui.ctx().animate_bool(response.id, response.hovered() || response.has_focus());
        let ground = if chosen { palette.hover } else { palette.raised.lerp_to_gamma(palette.hover, warmth * 0.6) };
        let line = if chosen { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.hairline) };
        ui.painter().rect(rect, CornerRadius::same(CONTROL_CORNER), ground, line, StrokeKind::Inside);
        let mark = if chosen { palette.accent } else { palette.secondary };
        paint_radio(ui.painter(), pos2(rect.left() + space::M + 7.0, rect.center().y), chosen, mark);
        let top = rect.center().y - text_height / 2.0;
        let below = top + heading_galley.size().y + 2.0;
        ui.painter().galley(pos2(rect.left() + indent, top), heading_galley, palette.text);
        ui.painter().galley(pos2(rect.left() + indent, below), about_galley, palette.secondary);
        focus_ring(ui, &response, CONTROL_CORNER);
    }
    response
}

/// A switch with its words to the left, as wide as there is room. Returns whether it was turned.
pub fn toggle(ui: &mut Ui, name: &str, on: &mut bool, text: &str) -> bool {
    const SWITCH: egui::Vec2 = vec2(44.0, 24.0);
    let look = look(ui.ctx());
    let palette = &look.palette;
    let room = (ui.available_width() - SWITCH.x - space::M).max(1.0);
    let galley = ui.painter().layout(text.to_owned(), FontId::proportional(size::BODY), palette.text, room);
    let wanted = vec2(ui.available_width(), (galley.size().y + space::S).max(look.target()));
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click());
    if response.clicked() {
        *on = !*on;
    }
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, *on, text));
    attend(ui, name, &response, false);
    if ui.is_rect_visible(rect) {
        let middle = rect.center().y;
        ui.painter().galley(pos2(rect.left(), middle - galley.size().y / 2.0), galley, palette.text);
        let track = Rect::from_min_size(pos2(rect.right() - SWITCH.x, middle - SWITCH.y / 2.0), SWITCH);
        let way = ui.ctx().animate_bool(response.id, *on);
        let hovered = response.hovered() || response.has_focus();
        let off = if hovered { palette.hover } else { palette.edge };
        let ground = off.lerp_to_gamma(palette.accent, way);
        let line = Stroke::new(1.0, palette.secondary.lerp_to_gamma(palette.accent, way));
        ui.painter().rect(track, CornerRadius::same(12), ground, line, StrokeKind::Inside);
        let knob = pos2(egui::lerp((track.left() + 12.0)..=(track.right() - 12.0), way), middle);
        ui.painter().circle_filled(knob, 8.0, palette.secondary.lerp_to_gamma(palette.on_accent, way));
        focus_ring(ui, &response, CONTROL_CORNER);
    }
    response.clicked()
}

/// A slider for a share from 0 to 1 in steps of a twentieth, with its words above and its value in percent. Returns
/// whether it was moved.
pub fn slider(ui: &mut Ui, name: &str, value: &mut f32, text: &str) -> bool {
    const RANGE: RangeInclusive<f32> = 0.0..=1.0;
    const STEP: f32 = 0.05;
    const KNOB: f32 = 9.0;
    let look = look(ui.ctx());
    let palette = &look.palette;
    let before = *value;
    ui.horizontal(|ui| {
        ui.add(egui::Label::new(text).truncate());
        ui.with_layout(egui::Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(format!("{:.0} %", *value * 100.0)).color(palette.secondary));
        });
    });
    let wanted = vec2(ui.available_width(), look.target());
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::click_and_drag());
    let track = (rect.left() + KNOB)..=(rect.right() - KNOB);
    if let Some(pointer) = response.interact_pointer_pos() {
        *value = egui::remap_clamp(pointer.x, track.clone(), RANGE);
    }
    if response.has_focus() {
        let keep = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, keep));
        let steps =
            ui.input(|input| input.num_presses(Key::ArrowRight) as f32 - input.num_presses(Key::ArrowLeft) as f32);
        *value += steps * STEP;
    }
    *value = ((*value / STEP).round() * STEP).clamp(*RANGE.start(), *RANGE.end());
    response.widget_info(|| WidgetInfo::slider(true, f64::from(*value), text));
    attend(ui, name, &response, false);
    if ui.is_rect_visible(rect) {
        let middle = rect.center().y;
        let knob = pos2(egui::lerp(track.clone(), *value), middle);
        let bar = |from: f32, to: f32| Rect::from_min_max(pos2(from, middle - 3.0), pos2(to, middle + 3.0));
        let corner = CornerRadius::same(3);
        let line = Stroke::new(1.0, palette.hairline);
        ui.painter().rect(bar(rect.left(), rect.right()), corner, palette.edge, line, StrokeKind::Inside);
        ui.painter().rect_filled(bar(rect.left(), knob.x), corner, palette.accent);
        let hovered = response.hovered() || response.has_focus();
        let radius = if hovered { KNOB } else { KNOB - 1.0 };
        ui.painter().circle(knob, radius, palette.accent, Stroke::new(2.0, palette.panel));
        focus_ring(ui, &response, CONTROL_CORNER);
    }
    (*value - before).abs() > f32::EPSILON
}

/// The shadow of what lies under the lamp.
pub fn shadow() -> Shadow {
    Shadow { offset: [0, 4], blur: 16, spread: 0, color: Color32::from_black_alpha(90) }
}

/// A panel as wide as there is room.
pub fn card<R>(ui: &mut Ui, contents: impl FnOnce(&mut Ui) -> R) -> R {
    let palette = look(ui.ctx()).palette.clone();
    let inset = if ui.available_width() < 360.0 { 12 } else { 16 };
    egui::Frame::new()
        .fill(palette.panel)
        .stroke(Stroke::new(1.0, palette.hairline))
        .corner_radius(CornerRadius::same(PANEL_CORNER))
        .shadow(shadow())
        .inner_margin(inset)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            contents(ui)
        })
        .inner
}

/// A heading inside a card.
pub fn heading(ui: &mut Ui, text: impl Into<String>) -> Response {
    ui.label(RichText::new(text).font(FontId::new(size::EMPHASIS, bold())))
}

/// Less important words.
pub fn note(ui: &mut Ui, text: impl Into<String>) -> Response {
    let colour = look(ui.ctx()).palette.secondary;
    ui.label(RichText::new(text).text_style(TextStyle::Small).color(colour))
}

/// A key as it is printed on a keyboard or gamepad.
pub fn key_cap(ui: &mut Ui, text: &str) -> Response {
    let palette = look(ui.ctx()).palette.clone();
    let galley = ui.painter().layout_no_wrap(text.to_owned(), FontId::proportional(size::SMALL), palette.text);
    let wanted = vec2((galley.size().x + 2.0 * space::S).max(28.0), 28.0);
    let (rect, response) = ui.allocate_exact_size(wanted, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    let corner = CornerRadius::same(CONTROL_CORNER);
    ui.painter().rect_filled(rect, corner, palette.edge);
    let face = Rect::from_min_max(rect.min, rect.max - vec2(0.0, 3.0));
    ui.painter().rect(face, corner, palette.raised, Stroke::new(1.0, palette.secondary), StrokeKind::Inside);
    ui.painter().galley(face.center() - galley.size() / 2.0, galley, palette.text);
    response
}

/// The words in the largest of three sizes in which they fit the width on one line; in the smallest they may take two
/// lines, and what does not fit there is cut.
pub fn fitting(painter: &egui::Painter, text: &str, sizes: [f32; 3], family: &FontFamily, width: f32) -> Arc<Galley> {
    let colour = look(painter.ctx()).palette.text;
    let font = |size: f32| FontId::new(size, family.clone());
    let on_one_line = |size: f32| painter.layout_no_wrap(text.to_owned(), font(size), colour);
    if let Some(galley) = sizes.iter().map(|size| on_one_line(*size)).find(|galley| galley.size().x <= width) {
        return galley;
    }
    let mut job = egui::text::LayoutJob::simple(text.to_owned(), font(sizes[2]), colour, width);
    job.wrap.max_rows = 2;
    painter.layout_job(job)
}

/// A child of `ui` with all its contents inside `rect`.
pub fn inside<R>(ui: &mut Ui, rect: Rect, contents: impl FnOnce(&mut Ui) -> R) -> R {
    ui.scope_builder(UiBuilder::new().max_rect(rect), contents).inner
}

/// Shares the look with the controls and takes their signals.
pub fn plugin(app: &mut App) {
    app.add_message::<PlaySound>().add_systems(
        EguiPrimaryContextPass,
        (share_look.after(UiSystems::Theme).before(UiSystems::Page), take_signals.after(UiSystems::Overlay)),
    );
}

fn share_look(
    mut contexts: EguiContexts,
    palette: Res<Palette>,
    art: Res<EguiArt>,
    mut touch: Local<bool>,
    mut shared: Local<bool>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (fingers, mouse) = ctx.input(|input| {
        let touched = input.any_touches();
        (touched, !touched && input.pointer.is_moving())
    });
    let touch_now = fingers || (*touch && !mouse);
    if !*shared || touch_now != *touch || palette.is_changed() || art.is_changed() {
        let look = Look { palette: palette.clone(), art: art.clone(), touch: touch_now };
        ctx.data_mut(|data| data.insert_temp(Id::NULL, Arc::new(look)));
        (*shared, *touch) = (true, touch_now);
    }
    begin_pass(ctx);
    Ok(())
}

/// Lets the focus that was asked for in the pass before be taken.
fn begin_pass(ctx: &egui::Context) {
    // An arrow key with nothing in focus goes to the main action; in the next pass, because egui would move on from it
    // in this one.
    let arrow = [Key::ArrowUp, Key::ArrowDown, Key::ArrowLeft, Key::ArrowRight];
    let lost = ctx.memory(|memory| memory.focused().is_none())
        && ctx.input(|input| arrow.iter().any(|key| input.key_pressed(*key)));
    signal(ctx, |signals| signals.wanted = signals.wanted_next.take());
    if lost {
        focus_main(ctx);
    }
}

fn take_signals(mut contexts: EguiContexts, mut sounds: MessageWriter<PlaySound>) -> Result {
    let ctx = contexts.ctx_mut()?;
    let (focus, missing) = signal(ctx, |signals| {
        if signals.under_pointer.is_some() && signals.under_pointer != signals.under_pointer_before {
            signals.sounds.push(Sfx::Hover);
        }
        signals.under_pointer_before = signals.under_pointer.take();
        sounds.write_batch(signals.sounds.drain(..).map(PlaySound::from));
        let first = signals.first_chosen.take();
        match signals.wanted.take() {
            // A page without a main action begins with its first choice.
            Some(Wanted::Main) => (first, false),
            Some(Wanted::Named(_)) => (None, true),
            None => (None, false),
        }
    });
    if missing {
        focus_main(ctx);
    }
    if let Some(control) = focus {
        ctx.memory_mut(|memory| memory.request_focus(control));
        ctx.request_repaint();
    }
    Ok(())
}

#[cfg(test)]
mod tests;
