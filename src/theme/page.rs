//! What the pages are made of: the room behind them, a bar with the way back, and a column that scrolls.

use bevy_egui::egui::{self, Color32, FontFamily, Key, Mesh, Pos2, Rect, Stroke, Ui, pos2, vec2};

use super::widgets::{self, look};
use super::{bold, root, size, space};

/// The widest column of text and controls, in logical pixels.
pub const COLUMN: f32 = 640.0;

/// The space below the end of a column.
pub const AFTER: f32 = space::XL;

/// The space around the contents of a window of this width.
pub fn margin(width: f32) -> f32 {
    if width >= 900.0 {
        space::XXL
    } else if width >= 480.0 {
        space::XL
    } else if width >= 280.0 {
        space::M
    } else {
        space::S
    }
}

/// The whole window with the room painted behind.
pub fn room(ctx: &egui::Context, name: &'static str) -> Ui {
    let ui = root(ctx, name);
    paint_room(&ui);
    ui
}

/// Dark wood, and the light of a lamp above the middle. With high contrast there is only black.
fn paint_room(ui: &Ui) {
    const TILE: f32 = 512.0;
    let look = look(ui.ctx());
    let window = ui.ctx().content_rect();
    let painter = ui.painter().with_clip_rect(window);
    painter.rect_filled(window, 0.0, look.palette.room);
    if look.palette.room == Color32::BLACK {
        return;
    }
    if let Some(wood) = look.art.get("room") {
        for row in 0..(window.height() / TILE).ceil() as u32 {
            for column in 0..(window.width() / TILE).ceil() as u32 {
                let corner = window.min + vec2(column as f32, row as f32) * TILE;
                let tile = Rect::from_min_size(corner, egui::Vec2::splat(TILE));
                widgets::paint_picture(&painter, wood, tile, Color32::WHITE);
            }
        }
    }
    let reach = window.width().max(window.height()) * 0.8;
    let lamp = pos2(window.center().x, window.top() - reach * 0.15);
    painter.add(glow(lamp, reach, look.palette.accent.gamma_multiply(0.16)));
}

/// A round light: `colour` in the middle, fading to nothing at `radius`.
fn glow(centre: Pos2, radius: f32, colour: Color32) -> Mesh {
    const RIM: u32 = 64;
    /// Share of the radius and of the light, falling off softly.
    const RINGS: [(f32, f32); 6] = [(0.15, 0.93), (0.3, 0.75), (0.45, 0.5), (0.6, 0.28), (0.8, 0.08), (1.0, 0.0)];
    let mut mesh = Mesh::default();
    mesh.colored_vertex(centre, colour);
    for (share, light) in RINGS {
        for step in 0..RIM {
            let angle = std::f32::consts::TAU * step as f32 / RIM as f32;
            mesh.colored_vertex(centre + egui::Vec2::angled(angle) * radius * share, colour.gamma_multiply(light));
        }
    }
    for step in 0..RIM {
        let next = (step + 1) % RIM;
        mesh.add_triangle(0, 1 + step, 1 + next);
        for ring in 1..RINGS.len() as u32 {
            let (inner, outer) = (1 + (ring - 1) * RIM, 1 + ring * RIM);
            mesh.add_triangle(inner + step, outer + step, outer + next);
            mesh.add_triangle(inner + step, outer + next, inner + next);
        }
    }
    mesh
}

/// Whether Escape was pressed and is free: no dialog and no list lies over the page.
pub fn escape(ctx: &egui::Context) -> bool {
    let covered = ctx.memory(|memory| memory.top_modal_layer().is_some());
    !covered && ctx.input(|input| input.key_pressed(Key::Escape))
}

/// Shows the bar with the way back and the heading at the top of `ui`, as wide as the column of `width` below it.
/// Returns the rest of the window below the bar, without margins, and whether the person wants to go back.
pub fn bar(ui: &mut Ui, width: f32, heading: &str, back: &str) -> (Rect, bool) {
    let window = ui.max_rect();
    let wide = (window.width() - 2.0 * margin(window.width())).min(width).max(1.0);
    let target = look(ui.ctx()).target();
    let height = target + 2.0 * if window.height() >= 400.0 { space::M } else { space::XS };
    let row = Rect::from_min_size(
        pos2(window.center().x - wide / 2.0, window.top() + (height - target) / 2.0),
        vec2(wide, target),
    );
    let pressed = widgets::inside(ui, Rect::from_min_size(row.min, egui::Vec2::splat(target)), |ui| {
        widgets::back_button(ui, back).clicked()
    });
    let words = row.left() + target + space::M;
    let sizes = [size::HEADING, size::EMPHASIS, size::BODY];
    let galley = widgets::fitting(ui.painter(), heading, sizes, &bold(), row.right() - words);
    let at = pos2(words, row.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, look(ui.ctx()).palette.text);
    let rest = Rect::from_min_max(pos2(window.left(), window.top() + height), window.max);
    (rest, pressed || escape(ui.ctx()))
}

/// A column in the middle of `rect`, at most `width` wide, that scrolls when it is too long.
pub fn column(ui: &mut Ui, rect: Rect, name: &str, width: f32, contents: impl FnOnce(&mut Ui)) {
    let margin = margin(rect.width());
    column_within(ui, rect, name, margin, width, contents);
}

/// A column with a margin of its own.
pub fn column_within(ui: &mut Ui, rect: Rect, name: &str, margin: f32, width: f32, contents: impl FnOnce(&mut Ui)) {
    widgets::inside(ui, rect, |ui| {
        ui.set_clip_rect(rect);
        let shown = egui::ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, |ui| {
            let whole = ui.max_rect();
            let wide = (whole.width() - 2.0 * margin).min(width).max(1.0);
            let left = whole.center().x - wide / 2.0;
            let place = Rect::from_min_size(pos2(left, ui.cursor().top()), vec2(wide, f32::INFINITY));
            widgets::inside(ui, place, |ui| {
                ui.set_width(wide);
                ui.spacing_mut().item_spacing.y = space::M;
                ui.add_space(space::XS);
                contents(ui);
                ui.add_space(AFTER);
            });
        });
        let below = shown.content_size.y - shown.state.offset.y - shown.inner_rect.height();
        if below > AFTER {
            paint_more(ui, rect);
        }
    });
}

/// The sign that a column goes on below: it sinks into the dark, and an arrow points down.
fn paint_more(ui: &Ui, rect: Rect) {
    const DEPTH: f32 = 44.0;
    let palette = &look(ui.ctx()).palette;
    let top = (rect.bottom() - DEPTH).max(rect.top());
    let mut shade = Mesh::default();
    for (y, colour) in [(top, Color32::TRANSPARENT), (rect.bottom(), palette.room)] {
        shade.colored_vertex(pos2(rect.left(), y), colour);
        shade.colored_vertex(pos2(rect.right(), y), colour);
    }
    shade.add_triangle(0, 1, 2);
    shade.add_triangle(1, 2, 3);
    ui.painter().add(shade);
    let tip = pos2(rect.center().x, rect.bottom() - space::S);
    let arrow = vec![tip + vec2(-10.0, -8.0), tip, tip + vec2(10.0, -8.0)];
    for (width, colour) in [(6.0, palette.room), (2.5, palette.accent)] {
        ui.painter().line(arrow.clone(), Stroke::new(width, colour));
    }
}

/// A whole page: room, bar and column. Returns whether the person wants to go back.
pub fn show(
    ctx: &egui::Context,
    name: &'static str,
    heading: &str,
    back: &str,
    contents: impl FnOnce(&mut Ui),
) -> bool {
    let mut ui = room(ctx, name);
    let (rest, back) = bar(&mut ui, COLUMN, heading, back);
    column(&mut ui, rest, name, COLUMN, contents);
    back
}

/// The family of body text.
pub const fn body() -> FontFamily {
    FontFamily::Proportional
}
