//! The title: six tiles, the last unfinished game, and the way to everything else.

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, FontId, Rect, Response, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::showcase::Showcase;
use super::{CameFrom, Screen, page, setup};
use crate::catalogue::{Catalogue, GameId, Launch, Purpose};
use crate::locale::Locale;
use crate::platform;
use crate::settings::Settings;
use crate::table::saves::Unfinished;
use crate::theme::widgets::{self, Button, Look, PANEL_CORNER, look};
use crate::theme::{UiSystems, bold, size, space};

/// The widest set of tiles.
const WIDTH: f32 = 1440.0;
/// The narrowest set of tiles, where the window has that much room.
const NARROWEST: f32 = 900.0;
/// The lowest tile that still shows a board.
const LOWEST_TILE: f32 = 150.0;
/// The highest tile: larger boards would be more than a glance.
const HIGHEST_TILE: f32 = 420.0;

/// Registers the title.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show_title.in_set(UiSystems::Page).run_if(in_state(Screen::Title)));
}

/// What a person may do on this page.
enum Wish {
    Open(Screen),
    /// A new game at once, as it was played last.
    Play(GameId),
    Continue(GameId),
    Quit,
}

fn show_title(
    mut contexts: EguiContexts,
    mut commands: Commands,
    locale: Res<Locale>,
    catalogue: Res<Catalogue>,
    settings: Res<Settings>,
    unfinished: Res<Unfinished>,
    mut showcase: ResMut<Showcase>,
    mut came_from: ResMut<CameFrom>,
    mut next: ResMut<NextState<Screen>>,
    mut exit: MessageWriter<AppExit>,
    time: Res<Time<Real>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut ui = page::room(ctx, "title");
    let window = ui.max_rect();
    let mut wish = None;
    let resume = unfinished.0.filter(|game| catalogue.get(*game).is_some());
    let foot = foot_height(&ui, &locale, resume.is_some());
    let foot_rect = Rect::from_min_max(pos2(window.left(), window.bottom() - foot), window.max);
    let rest = Rect::from_min_max(window.min, foot_rect.right_top());
    // Tiles are at most a third wider than they are high.
    let width = (rest.height() * 1.75).clamp(NARROWEST, WIDTH);
    page::column(&mut ui, rest, "title", width, |ui| {
        show_name(ui, rest.height(), &locale);
        show_tiles(ui, rest, &locale, &catalogue, &settings, &mut showcase, resume.is_none(), &mut wish);
    });
    show_foot(&mut ui, foot_rect, width, &locale, resume, &mut wish);
    match wish {
        None => {}
        Some(Wish::Quit) => drop(exit.write(AppExit::Success)),
        Some(Wish::Open(screen)) => {
            came_from.0 = Screen::Title;
            next.set(screen);
        }
        Some(Wish::Play(game)) => {
            if let Some(entry) = catalogue.get(game) {
                let seed = setup::choice::chance(time.elapsed());
                let choice = setup::choice::remembered(entry, &settings).drawn(seed);
                let (purpose, moves) = (Purpose::Play, String::new());
                commands.insert_resource(Launch { game, purpose, choice, moves, seed, resume: false });
                next.set(Screen::Table(game));
            }
        }
        Some(Wish::Continue(game)) => {
            if let Some(entry) = catalogue.get(game) {
                commands.insert_resource(setup::choice::kept_game(entry, &settings, time.elapsed()));
                next.set(Screen::Table(game));
            }
        }
    }
    Ok(())
}

/// The name of the house and a line under it, in the middle. Low windows do without the line.
fn show_name(ui: &mut Ui, height: f32, locale: &Locale) {
    let look = look(ui.ctx());
    let sizes = [size::TITLE, 32.0, size::HEADING];
    let name = widgets::fitting(ui.painter(), &locale.tr("title"), sizes, &bold(), ui.available_width());
    let roomy = height >= 440.0;
    let above = if roomy { space::L } else { space::XS };
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), name.size().y + above), Sense::hover());
    let at = pos2(rect.center().x - name.size().x / 2.0, rect.bottom() - name.size().y);
    ui.painter().galley(at, name, look.palette.text);
    if roomy {
        let words = ui.painter().layout(
            locale.tr("title-line"),
            FontId::proportional(size::BODY),
            look.palette.secondary,
            ui.available_width(),
        );
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), words.size().y), Sense::hover());
        let at = pos2(rect.center().x - words.size().x / 2.0, rect.top() - space::S);
        ui.painter().galley(at, words, look.palette.secondary);
    }
}

fn show_tiles(
    ui: &mut Ui,
    place: Rect,
    locale: &Locale,
    catalogue: &Catalogue,
    settings: &Settings,
    showcase: &mut Showcase,
    mut main: bool,
    wish: &mut Option<Wish>,
) {
    let width = ui.available_width();
    let columns = columns(width);
    let rows = GameId::ALL.len().div_ceil(columns);
    let gap = if width >= 700.0 { space::L } else { space::M };
    let tile_width = (width - gap * (columns - 1) as f32) / columns as f32;
    let room = place.bottom() - ui.cursor().top() - space::M - page::AFTER - gap * (rows - 1) as f32;
    let tile_height = (room / rows as f32).clamp(LOWEST_TILE.min(tile_width * 1.1), HIGHEST_TILE);
    let whole = vec2(width, tile_height * rows as f32 + gap * (rows - 1) as f32);
    let (area, _) = ui.allocate_exact_size(whole, Sense::hover());
    let entries = GameId::ALL.into_iter().filter_map(|game| catalogue.get(game));
    for (index, entry) in entries.enumerate() {
        let game = entry.id();
        let cell = vec2((index % columns) as f32, (index / columns) as f32);
        let corner = area.min + vec2(cell.x * (tile_width + gap), cell.y * (tile_height + gap));
        let rect = Rect::from_min_size(corner, vec2(tile_width, tile_height));
        let name = locale.tr(&format!("game-{}", game.name()));
        let response = tile(ui, rect, game, &name);
        widgets::attend(ui, &format!("tile-{}", game.name()), &response, std::mem::take(&mut main));
        if response.clicked() {
            *wish = Some(if entry.instant() { Wish::Play(game) } else { Wish::Open(Screen::Setup(game)) });
        }
        let choice = setup::choice::remembered(entry, settings);
        let board = board_place(rect);
        let look = look(ui.ctx());
        let about = locale.tr(&format!("game-{}-about", game.name()));
        paint_words(ui, &look, rect, &name, &about);
        if ui.is_rect_visible(rect) {
            let (extent, pieces) = showcase.picture(entry, &choice.setup, &choice.style, board);
            look.art.paint_board(&ui.painter().with_clip_rect(board.intersect(ui.clip_rect())), board, *extent, pieces);
        }
        widgets::focus_ring(ui, &response, PANEL_CORNER);
    }
}

/// How many tiles stand side by side.
fn columns(width: f32) -> usize {
    match width {
        w if w >= 560.0 => 3,
        w if w >= 250.0 => 2,
        _ => 1,
    }
}

/// The height of the words under a board.
const WORDS: f32 = 52.0;

/// Where the board stands in a tile.
fn board_place(tile: Rect) -> Rect {
    let inset = space::M;
    Rect::from_min_max(tile.min + vec2(inset, inset), tile.max - vec2(inset, WORDS + space::XS))
}

/// The ground of a tile.
fn tile(ui: &Ui, rect: Rect, game: GameId, name: &str) -> Response {
    let response = ui.interact(rect, ui.id().with(game), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, name));
    widgets::paint_tile(ui, &response);
    response
}

/// The name of a game and what it is about, at the foot of its tile.
fn paint_words(ui: &Ui, look: &Look, tile: Rect, name: &str, about: &str) {
    let width = tile.width() - 2.0 * space::XS;
    let name = widgets::fitting(ui.painter(), name, [size::EMPHASIS, size::BODY, 12.0], &bold(), width);
    let about = widgets::fitting(ui.painter(), about, [size::SMALL, size::SMALL, 12.0], &page::body(), width);
    let top = tile.bottom() - WORDS;
    let centre = |galley: &egui::Galley, y: f32| pos2(tile.center().x - galley.size().x / 2.0, y);
    let at = centre(&name, top);
    let below = top + name.size().y + 1.0;
    ui.painter().galley_with_override_text_color(at, name, look.palette.text);
    let at = centre(&about, below);
    ui.painter().galley_with_override_text_color(at, about, look.palette.secondary);
}

/// The buttons at the foot of the page: name, icon, locale key, what they do.
fn foot_buttons() -> impl Iterator<Item = (&'static str, &'static str, &'static str, Wish)> {
    [
        ("settings", "settings", "title-settings", Wish::Open(Screen::Settings)),
        ("statistics", "trophy", "title-statistics", Wish::Open(Screen::Statistics)),
        ("help", "help", "title-help", Wish::Open(Screen::Help)),
        ("quit", "close", "title-quit", Wish::Quit),
    ]
    .into_iter()
    .filter(|(.., wish)| platform::CAN_QUIT || !matches!(wish, Wish::Quit))
}

/// How the foot is laid out in a window of this width.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Foot {
    /// Everything with words in one row.
    Row,
    /// The unfinished game above small icons with captions.
    Captions,
    /// Icons alone.
    Icons,
}

fn words_width(ui: &Ui, text: &str, size: f32) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), FontId::proportional(size), Color32::WHITE).size().x
}

/// What the buttons take in a row: icons of 20 with a gap of 8, and 16 on either side.
fn buttons_width(ui: &Ui, locale: &Locale) -> f32 {
    let one = |key: &str| words_width(ui, &locale.tr(key), size::BODY) + 28.0 + 2.0 * space::L;
    foot_buttons().map(|(_, _, key, _)| one(key).max(widgets::TARGET)).sum()
}

fn foot_form(ui: &Ui, locale: &Locale, resume: bool) -> Foot {
    let width = ui.max_rect().width() - 2.0 * page::margin(ui.max_rect().width());
    let row = buttons_width(ui, locale);
    let resume = if resume { words_width(ui, &locale.tr("title-continue"), size::EMPHASIS) + 130.0 } else { 0.0 };
    let caption =
        foot_buttons().map(|(_, _, key, _)| words_width(ui, &locale.tr(key), size::SMALL)).fold(0.0, f32::max);
    if row + resume <= width {
        Foot::Row
    } else if (caption + space::XS) * foot_buttons().count() as f32 <= width {
        Foot::Captions
    } else {
        Foot::Icons
    }
}

fn foot_height(ui: &Ui, locale: &Locale, resume: bool) -> f32 {
    let around = if ui.max_rect().height() >= 400.0 { 2.0 * space::M } else { space::S };
    let target = look(ui.ctx()).target();
    let above = if resume { target + space::S } else { 0.0 };
    around
        + match foot_form(ui, locale, resume) {
            Foot::Row => target.max(if resume { 56.0 } else { 0.0 }),
            Foot::Captions => 56.0 + above,
            Foot::Icons => target + above,
        }
}

fn show_foot(ui: &mut Ui, place: Rect, width: f32, locale: &Locale, resume: Option<GameId>, wish: &mut Option<Wish>) {
    let form = foot_form(ui, locale, resume.is_some());
    let look = look(ui.ctx());
    let margin = page::margin(place.width());
    let inner = place.shrink2(vec2(margin, 0.0));
    ui.painter().hline(inner.x_range(), place.top(), Stroke::new(1.0, look.palette.hairline.gamma_multiply(0.5)));
    let continue_words =
        |game: GameId| locale.tr_with("title-continue", &[("game", &locale.tr(&format!("game-{}", game.name())))]);
    if form == Foot::Row {
        let wide = width.min(inner.width());
        let row = Rect::from_center_size(inner.center(), vec2(wide, inner.height()));
        widgets::inside(ui, row, |ui| {
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                if let Some(game) = resume
                    && Button::primary("continue", continue_words(game)).icon("play").show(ui).clicked()
                {
                    *wish = Some(Wish::Continue(game));
                }
                let buttons = buttons_width(ui, locale);
                ui.add_space((ui.available_width() - buttons).max(0.0));
                ui.spacing_mut().item_spacing.x = 0.0;
                for (name, icon, key, meant) in foot_buttons() {
                    if Button::quiet(name, locale.tr(key)).icon(icon).show(ui).clicked() {
                        *wish = Some(meant);
                    }
                }
            });
        });
        return;
    }
    let target = look.target();
    let mut top = place.top() + if place.height() > 90.0 { space::S } else { space::XS };
    if let Some(game) = resume {
        let row = Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), target));
        widgets::inside(ui, row, |ui| {
            if Button::primary("continue", continue_words(game)).icon("play").wide().show(ui).clicked() {
                *wish = Some(Wish::Continue(game));
            }
        });
        top += target + space::S;
    }
    let count = foot_buttons().count() as f32;
    for (index, (name, icon, key, meant)) in foot_buttons().enumerate() {
        let each = inner.width() / count;
        let cell = Rect::from_min_max(
            pos2(inner.left() + each * index as f32, top),
            pos2(inner.left() + each * (index + 1) as f32, place.bottom() - space::XS),
        );
        if captioned(ui, cell, name, icon, &locale.tr(key), form == Foot::Captions).clicked() {
            *wish = Some(meant);
        }
    }
}

/// An icon with a small caption under it, filling its cell.
fn captioned(ui: &Ui, cell: Rect, name: &str, icon: &str, text: &str, caption: bool) -> Response {
    let look = look(ui.ctx());
    let response = ui.interact(cell, ui.id().with(name), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, text));
    widgets::attend(ui, name, &response, false);
    let warmth = ui.ctx().animate_bool(response.id, response.hovered() || response.has_focus());
    ui.painter().rect_filled(cell, CornerRadius::same(4), look.palette.raised.gamma_multiply(warmth));
    let middle = if caption { pos2(cell.center().x, cell.top() + 18.0) } else { cell.center() };
    if let Some(texture) = look.art.get(icon) {
        let square = Rect::from_center_size(middle, egui::Vec2::splat(22.0));
        widgets::paint_picture(ui.painter(), texture, square, look.palette.text);
    }
    if caption {
        let at = pos2(cell.center().x, cell.top() + 34.0);
        let font = FontId::proportional(size::SMALL);
        ui.painter().text(at, Align2::CENTER_TOP, text, font, look.palette.secondary);
    }
    widgets::focus_ring(ui, &response, 4);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_stand_three_two_or_one_in_a_row() {
        assert_eq!(columns(1120.0), 3);
        assert_eq!(columns(560.0), 3);
        assert_eq!(columns(366.0), 2);
        assert_eq!(columns(296.0), 2);
        assert_eq!(columns(136.0), 1);
    }
}
