//! The deals that were played to the end: a table to be sorted, filtered, taken along, and played from again.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{
    self, Color32, FontFamily, FontId, Galley, Pos2, Rect, Sense, Stroke, Ui, UiBuilder, WidgetInfo, WidgetType, pos2,
    vec2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use parlour_bridge::{Bridge, Contract};
use parlour_core::Engine;

use self::list::{Asked, Column, Kind, Mode, Row};
use super::drawing;
use crate::catalogue::{Catalogue, GameChoice, GameId, Launch, Purpose};
use crate::games::bridge::words;
use crate::locale::Locale;
use crate::platform::exchange::Exchange;
use crate::profile::{Journal, Profiles};
use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::announce::Announcement;
use crate::theme::widgets::{self, Button, look};
use crate::theme::{UiSystems, bold, page, size, space};

pub mod list;

/// The name of the page.
pub const NAME: &str = "results";

/// The widest page.
const WIDTH: f32 = 1080.0;

/// The narrowest column in which the results are a table; in a narrower one each is a card.
const TABLE: f32 = 680.0;

/// The width of the columns of the table, as shares of what the button at the end leaves.
const SHARES: [f32; 8] = [0.11, 0.11, 0.12, 0.09, 0.09, 0.18, 0.15, 0.15];

/// So many results are shown at first, and so many more each time.
const AT_A_TIME: usize = 40;

/// What the page remembers.
#[derive(Resource, Default)]
struct ResultsPage {
    asked: Asked,
    /// Whether the filters lie open.
    filtering: bool,
    /// How many results may be shown.
    most: usize,
    /// What was asked for when the rows were made, and the rows.
    made_for: Option<Asked>,
    rows: Vec<Row>,
}

impl ResultsPage {
    /// Makes the rows anew if something else is asked for, or the journal has changed. Returns whether another number of
    /// them is on show.
    fn refresh(&mut self, journal: &Journal, changed: bool) -> bool {
        if !changed && self.made_for.as_ref() == Some(&self.asked) {
            return false;
        }
        let before = self.rows.len();
        self.rows = self.asked.rows(journal);
        self.made_for = Some(self.asked.clone());
        self.most = AT_A_TIME;
        before != self.rows.len()
    }
}

/// What a person wants of the page.
enum Wish {
    /// To play a deal again, on the same terms.
    Again(GameChoice),
    /// To play for the first time.
    Play,
    Copy,
    Save,
}

/// Registers the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<ResultsPage>().add_systems(
        EguiPrimaryContextPass,
        show_results.in_set(UiSystems::Page).run_if(in_state(super::screen(NAME))),
    );
}

fn show_results(
    mut contexts: EguiContexts,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
    locale: Res<Locale>,
    catalogue: Res<Catalogue>,
    settings: Res<Settings>,
    profiles: Res<Profiles>,
    mut memory: ResMut<ResultsPage>,
    mut exchange: MessageWriter<Exchange>,
    mut said: ResMut<Announcement>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let memory = memory.bypass_change_detection();
    let nothing = Journal::default();
    let journal = profiles.chosen().games.get(&GameId::Bridge).map_or(&nothing, |game| &game.journal);
    if memory.refresh(journal, profiles.is_changed()) {
        said.0 = count_words(memory.rows.len(), &locale);
    }
    let mut wish = None;
    let mut ui = page::room(ctx, NAME);
    let (rest, back) = page::bar(&mut ui, WIDTH, &locale.tr("page-bridge-results"), &locale.tr("back"));
    page::column(&mut ui, rest, NAME, WIDTH, |ui| {
        ui.spacing_mut().item_spacing.y = space::L;
        if journal.entries().is_empty() {
            show_nothing(ui, &locale, &mut wish);
        } else {
            let as_table = ui.available_width() >= TABLE;
            show_choices(ui, memory, as_table, &locale, &mut wish);
            show_rows(ui, memory, as_table, &locale, &mut wish);
            show_legend(ui, &locale);
        }
    });
    match wish {
        None if back => next.set(super::BACK),
        None => {}
        Some(Wish::Play) => next.set(super::BACK),
        Some(Wish::Copy) => drop(exchange.write(Exchange::Copy(list::csv(&memory.rows, &locale)))),
        Some(Wish::Save) => {
            let text = list::csv(&memory.rows, &locale);
            exchange.write(Exchange::Save { name: "bridge.csv".to_owned(), text });
        }
        Some(Wish::Again(choice)) => {
            let default = || catalogue.get(GameId::Bridge).map(|entry| entry.default_choice().style);
            let style = settings.choices.get(&GameId::Bridge).map(|choice| choice.style.clone()).or_else(default);
            let choice = GameChoice { style: style.unwrap_or_default(), draw_sides: false, ..choice };
            let (game, purpose, moves) = (GameId::Bridge, Purpose::Play, String::new());
            commands.insert_resource(Launch { game, purpose, choice, moves, seed: rand::random(), resume: false });
            next.set(Screen::Table(game));
        }
    }
    Ok(())
}

fn count_words(count: usize, locale: &Locale) -> String {
    locale.tr_with("bridge-results-count", &[("count", &count.to_string())])
}

/// The page before the first deal is over.
fn show_nothing(ui: &mut Ui, locale: &Locale, wish: &mut Option<Wish>) {
    widgets::card(ui, |ui| {
        widgets::heading(ui, locale.tr("bridge-results-nothing"));
        ui.label(locale.tr("bridge-results-nothing-text"));
        if Button::primary("play", locale.tr("bridge-results-play")).icon("play").show(ui).clicked() {
            *wish = Some(Wish::Play);
        }
    });
}

/// What is listed, and the ways to choose and to take along.
fn show_choices(ui: &mut Ui, memory: &mut ResultsPage, as_table: bool, locale: &Locale, wish: &mut Option<Wish>) {
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        widgets::note(ui, locale.tr("bridge-results-intro"));
        widgets::toggle(ui, "history", &mut memory.asked.history, &locale.tr("bridge-results-history"));
        // A table is sorted by its headings.
        let key = if as_table { "bridge-results-filter" } else { "bridge-results-filter-and-sort" };
        widgets::toggle(ui, "filters", &mut memory.filtering, &locale.tr(key));
        if memory.filtering {
            show_filters(ui, &mut memory.asked, locale);
            if !as_table {
                show_order(ui, &mut memory.asked, locale);
            }
        }
        ui.horizontal_wrapped(|ui| {
            let any = !memory.rows.is_empty();
            for (name, icon, meant) in [("copy", "copy", Wish::Copy), ("save", "save", Wish::Save)] {
                let words = locale.tr(&format!("bridge-results-{name}"));
                let name = format!("results-{name}");
                if Button::secondary(&name, words).icon(icon).enabled(any).show(ui).clicked() {
                    *wish = Some(meant);
                }
            }
        });
    });
}

fn show_filters(ui: &mut Ui, asked: &mut Asked, locale: &Locale) {
    let all = || locale.tr("bridge-results-all");
    let words = |key: &str| locale.tr(&format!("bridge-results-{key}"));
    caption(ui, words("result"));
    let results = [("any", None, all()), ("won", Some(1), words("won")), ("lost", Some(-1), words("lost"))];
    widgets::choose(ui, "result", &mut asked.value, &results);
    caption(ui, words("contract"));
    let (none, suit) = (words("no-trump"), words("suit"));
    let kinds = [("any", None, all()), ("no-trump", Some(Kind::NoTrump), none), ("suit", Some(Kind::Suit), suit)];
    widgets::choose(ui, "kind", &mut asked.kind, &kinds);
    caption(ui, words("mode"));
    let modes = Mode::ALL.map(|(name, mode)| (name, Some(mode), locale.tr(&format!("bridge-mode-{name}"))));
    let modes: Vec<_> = std::iter::once(("any", None, all())).chain(modes).collect();
    widgets::choose(ui, "mode", &mut asked.mode, &modes);
    caption(ui, words("level"));
    let levels = Bridge::opponents().iter().map(|opponent| {
        let id = opponent.id.as_str();
        (id, Some(id.to_owned()), locale.tr(&format!("opponent-bridge-{id}")))
    });
    let levels: Vec<_> = std::iter::once(("any", None, all())).chain(levels).collect();
    widgets::choose(ui, "level", &mut asked.level, &levels);
}

/// The column by which the list is sorted.
fn show_order(ui: &mut Ui, asked: &mut Asked, locale: &Locale) {
    let words = |key: &str| locale.tr(&format!("bridge-results-{key}"));
    caption(ui, words("order"));
    let mut order = asked.order;
    let columns = Column::ALL.map(|(name, column)| (name, column, words(name)));
    if widgets::choose(ui, "sort", &mut order, &columns) {
        asked.order_by(order);
    }
    widgets::toggle(ui, "descending", &mut asked.descending, &words("descending"));
}

fn caption(ui: &mut Ui, text: String) {
    let colour = look(ui.ctx()).palette.secondary;
    ui.label(egui::RichText::new(text).color(colour));
}

/// The results, as a table or as cards.
fn show_rows(ui: &mut Ui, memory: &mut ResultsPage, as_table: bool, locale: &Locale, wish: &mut Option<Wish>) {
    let ResultsPage { asked, most, rows, .. } = memory;
    let shown = &rows[..rows.len().min(*most)];
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        let count = count_words(rows.len(), locale);
        widgets::heading(ui, count);
        ui.add_space(space::S);
        if rows.is_empty() {
            ui.label(locale.tr("bridge-results-none-such"));
        } else if as_table {
            show_headings(ui, asked, locale);
        }
        for (index, row) in shown.iter().enumerate() {
            let again = if as_table { show_line(ui, index, row, locale) } else { show_card(ui, index, row, locale) };
            if again {
                *wish = Some(Wish::Again(row.choice.clone()));
            }
        }
        if shown.len() < rows.len() {
            ui.add_space(space::M);
            if Button::secondary("more", locale.tr("bridge-results-more")).show(ui).clicked() {
                *most += AT_A_TIME;
            }
        }
    });
}

/// The places of the columns, and of the button at the end, in a line of the table.
fn columns(line: Rect, target: f32) -> ([Rect; 8], Rect) {
    let mut left = line.left();
    let room = line.width() - target - space::S;
    let cells = SHARES.map(|share| {
        let cell = Rect::from_min_max(pos2(left, line.top()), pos2(left + room * share - space::S, line.bottom()));
        left += room * share;
        cell
    });
    (cells, Rect::from_min_max(pos2(line.right() - target, line.top()), line.max))
}

/// The headings of the columns; a press orders by one.
fn show_headings(ui: &mut Ui, asked: &mut Asked, locale: &Locale) {
    let target = look(ui.ctx()).target();
    let (line, _) = ui.allocate_exact_size(vec2(ui.available_width(), target), Sense::hover());
    let (cells, _) = columns(line, target);
    for ((name, column), cell) in Column::ALL.into_iter().zip(cells) {
        let words = locale.tr(&format!("bridge-results-{name}"));
        let direction = (asked.order == column).then_some(asked.descending);
        if heading(ui, &format!("sort-{name}"), cell, &words, direction, locale).clicked() {
            asked.order_by(column);
        }
    }
}

/// The heading of a column, with an arrow that points down where the greatest stand first and up where the least do.
fn heading(
    ui: &mut Ui,
    name: &str,
    cell: Rect,
    words: &str,
    descending: Option<bool>,
    locale: &Locale,
) -> egui::Response {
    const ARROW: f32 = 10.0;
    let palette = look(ui.ctx()).palette.clone();
    let response = ui.interact(cell, ui.id().with(name), Sense::click());
    let state = descending.map(|descending| if descending { "descending" } else { "ascending" });
    let state = state.map(|state| locale.tr(&format!("bridge-results-{state}")));
    let spoken = [Some(words.to_owned()), state].into_iter().flatten().collect::<Vec<_>>().join(", ");
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, descending.is_some(), &spoken));
    widgets::attend(ui, name, &response, false);
    let warm = response.hovered() || response.has_focus() || descending.is_some();
    let colour = if warm { palette.text } else { palette.secondary };
    let galley = text(ui, words, size::SMALL, bold(), colour, cell.width() - ARROW - space::XS, 2);
    let at = pos2(cell.left(), cell.center().y - galley.size().y / 2.0);
    let beside = pos2(cell.left() + galley.size().x + space::XS + ARROW / 2.0, cell.center().y);
    ui.painter().galley(at, galley, colour);
    if let Some(descending) = descending {
        let (tip, base) = if descending { (4.0, -3.0) } else { (-4.0, 3.0) };
        let points = vec![beside + vec2(-5.0, base), beside + vec2(5.0, base), beside + vec2(0.0, tip)];
        ui.painter().add(egui::Shape::convex_polygon(points, palette.accent, Stroke::NONE));
    }
    widgets::focus_ring(ui, &response, widgets::CONTROL_CORNER);
    response
}

/// Words on at most so many lines.
fn text(ui: &Ui, words: &str, size: f32, family: FontFamily, colour: Color32, width: f32, lines: usize) -> Arc<Galley> {
    let mut job = egui::text::LayoutJob::simple(words.to_owned(), FontId::new(size, family), colour, width.max(1.0));
    job.wrap.max_rows = lines;
    ui.painter().layout_job(job)
}

/// A result as a line of the table. Returns whether it is to be played again.
fn show_line(ui: &mut Ui, index: usize, row: &Row, locale: &Locale) -> bool {
    const AIR: f32 = 8.0;
    let look = look(ui.ctx());
    let (target, palette) = (look.target(), &look.palette);
    let (line, response) = ui.allocate_exact_size(vec2(ui.available_width(), target + AIR), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, row.spoken(locale)));
    let (cells, end) = columns(line, target);
    if ui.is_rect_visible(line) {
        ui.painter().hline(line.x_range(), line.top(), Stroke::new(1.0, palette.hairline));
        let [deal, contract, result, tricks, matchpoints, mode, level, ended] = cells;
        write(ui, deal, &row.deal_words(locale), palette.text);
        paint_contract(ui, contract, row.contract);
        let icon = paint_result(ui, result, row.value);
        write(ui, icon, &row.result_words(locale), palette.text);
        write(ui, tricks, &row.margin_words(), palette.text);
        write(ui, matchpoints, &row.matchpoint_words(), palette.text);
        let icon = paint_mode(ui, mode, row.mode);
        write(ui, icon, &locale.tr(&format!("bridge-mode-{}", row.mode.name())), palette.text);
        write(ui, level, &row.level_words(locale), palette.text);
        write(ui, ended, &row.ended_words(locale), palette.secondary);
    }
    again_button(ui, end.center(), index, row, locale)
}

/// A result as a card of its own, for narrow windows. Returns whether it is to be played again.
fn show_card(ui: &mut Ui, index: usize, row: &Row, locale: &Locale) -> bool {
    let look = look(ui.ctx());
    let (target, palette) = (look.target(), &look.palette);
    let left = ui.available_width() - target - space::S;
    let mode = locale.tr(&format!("bridge-mode-{}", row.mode.name()));
    let deal = row.deal_title(locale);
    let about = [row.matchpoint_title(locale), row.level_words(locale), row.ended_words(locale)];
    let about: Vec<String> = about.into_iter().filter(|words| !words.is_empty()).collect();
    let mode = text(ui, &mode, size::SMALL, page::body(), palette.text, left - ICON - space::S, 2);
    let about = text(ui, &about.join("\n"), size::SMALL, page::body(), palette.secondary, left, 5);
    let first = 24.0;
    let mode_height = mode.size().y.max(ICON);
    let height = space::M + first + space::XS + mode_height + space::XS + about.size().y + space::M;
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, row.spoken(locale)));
    if ui.is_rect_visible(rect) {
        ui.painter().hline(rect.x_range(), rect.top(), Stroke::new(1.0, palette.hairline));
        let top = rect.top() + space::M;
        let line = Rect::from_min_size(pos2(rect.left(), top), vec2(left, first));
        let result = Rect::from_min_size(line.min, vec2(ICON + space::S + 40.0, first));
        let icon = paint_result(ui, result, row.value);
        write(ui, icon, &row.margin_words(), palette.text);
        let contract = Rect::from_min_size(pos2(result.right(), top), vec2(80.0, first));
        paint_contract(ui, contract, row.contract);
        write(ui, Rect::from_min_max(pos2(contract.right(), top), line.max), &deal, palette.text);
        let below = Rect::from_min_size(pos2(rect.left(), line.bottom() + space::XS), vec2(left, mode_height));
        let icon = paint_mode(ui, below, row.mode);
        ui.painter().galley(pos2(icon.left(), below.center().y - mode.size().y / 2.0), mode, palette.text);
        ui.painter().galley(pos2(rect.left(), below.bottom() + space::XS), about, palette.secondary);
    }
    let middle = pos2(rect.right() - target / 2.0, rect.center().y);
    again_button(ui, middle, index, row, locale)
}

/// The button that deals the same cards again, in the row that has been laid out.
fn again_button(ui: &mut Ui, middle: Pos2, index: usize, row: &Row, locale: &Locale) -> bool {
    let place = Rect::from_center_size(middle, egui::Vec2::splat(look(ui.ctx()).target()));
    let mut within = ui.new_child(UiBuilder::new().max_rect(place));
    let words = locale.tr_with("bridge-results-again", &[("deal", &row.deal_title(locale))]);
    Button::icon_only(&format!("again-{index}"), "restart", words).main(index == 0).show(&mut within).clicked()
}

/// The size of the icons in the table.
const ICON: f32 = 18.0;

/// Words in the middle of a cell's height, on at most two lines.
fn write(ui: &Ui, cell: Rect, words: &str, colour: Color32) {
    let galley = text(ui, words, size::SMALL, page::body(), colour, cell.width(), 2);
    ui.painter().galley(pos2(cell.left(), cell.center().y - galley.size().y / 2.0), galley, colour);
}

/// The place of an icon at the left of a cell, and the rest of the cell.
fn beside_icon(cell: Rect) -> (Rect, Rect) {
    let icon = Rect::from_center_size(pos2(cell.left() + ICON / 2.0, cell.center().y), egui::Vec2::splat(ICON));
    (icon, Rect::from_min_max(pos2(icon.right() + space::S, cell.top()), cell.max))
}

/// A tick for what was won, a cross for what was lost. Returns the rest of the cell.
fn paint_result(ui: &Ui, cell: Rect, value: i32) -> Rect {
    let look = look(ui.ctx());
    let (icon, rest) = beside_icon(cell);
    let sign = match value {
        1 => Some(("tick", look.palette.good)),
        0 => None,
        _ => Some(("close", look.palette.bad)),
    };
    if let Some((texture, colour)) = sign.and_then(|(name, colour)| Some((look.art.get(name)?, colour))) {
        widgets::paint_picture(ui.painter(), texture, icon, colour);
    }
    rest
}

/// The four seats, those of the person filled. Returns the rest of the cell.
fn paint_mode(ui: &Ui, cell: Rect, mode: Mode) -> Rect {
    let look = look(ui.ctx());
    let (icon, rest) = beside_icon(cell);
    drawing::paint_seats(ui.painter(), icon, mode.seats(), look.palette.accent, look.palette.secondary);
    rest
}

/// The contract, with red suits in red.
fn paint_contract(ui: &Ui, cell: Rect, contract: Option<Contract>) {
    let Some(contract) = contract else { return };
    let palette = &look(ui.ctx()).palette;
    let mut job = egui::text::LayoutJob::default();
    for sign in words::contract(contract).chars() {
        let colour = if matches!(sign, '♥' | '♦') { drawing::RED } else { palette.text };
        job.append(&sign.to_string(), 0.0, egui::TextFormat::simple(FontId::new(size::BODY, bold()), colour));
    }
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(pos2(cell.left(), cell.center().y - galley.size().y / 2.0), galley, palette.text);
}

/// What the icons of the table mean.
fn show_legend(ui: &mut Ui, locale: &Locale) {
    let line = |ui: &mut Ui, words: String, paint: &dyn Fn(&Ui, Rect) -> Rect| {
        let colour = look(ui.ctx()).palette.secondary;
        let galley = text(ui, &words, size::SMALL, page::body(), colour, ui.available_width() - ICON - space::S, 6);
        let height = galley.size().y.max(ICON);
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
        paint(ui, rect);
        let at = pos2(rect.left() + ICON + space::S, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, colour);
    };
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        widgets::heading(ui, locale.tr("bridge-results-legend"));
        for (name, value) in [("won", 1), ("lost", -1)] {
            let words = locale.tr(&format!("bridge-results-legend-{name}"));
            line(ui, words, &|ui, rect| paint_result(ui, rect, value));
        }
        for (name, mode) in Mode::ALL {
            let words = locale.tr(&format!("bridge-mode-{name}-about"));
            line(ui, words, &|ui, rect| paint_mode(ui, rect, mode));
        }
        line(ui, locale.tr("bridge-results-legend-matchpoints"), &|_, rect| rect);
        line(ui, locale.tr("bridge-results-legend-again"), &|ui, rect| {
            let look = look(ui.ctx());
            let (icon, rest) = beside_icon(rect);
            if let Some(texture) = look.art.get("restart") {
                widgets::paint_picture(ui.painter(), texture, icon, look.palette.text);
            }
            rest
        });
    });
}
