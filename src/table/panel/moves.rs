//! The moves so far; in the review with a verdict each, to be stepped to.

use bevy::ecs::prelude::*;
use bevy_egui::egui::{self, CornerRadius, Sense, Stroke, StrokeKind};
use parlour_core::{Game, Side};

use super::Desk;
use crate::catalogue::Purpose;
use crate::locale::{Language, Locale};
use crate::table::Action;
use crate::table::game::TableGame;
use crate::table::review::Judgement;
use crate::table::state::Table;
use crate::theme::palette::egui_colour;
use crate::theme::{Palette, bold, size, space, widgets};

/// The moves as they are written, anew whenever they change: it takes the rules to write them.
#[derive(Resource)]
pub struct Written<G: TableGame> {
    /// What is written: the moves from which start, in which language.
    about: Option<(Option<u64>, Vec<G::Move>, Language)>,
    lines: Vec<Line>,
}

impl<G: TableGame> Default for Written<G> {
    fn default() -> Self {
        Self { about: None, lines: Vec::new() }
    }
}

/// Writes the moves.
pub fn write<G: TableGame>(table: Res<Table<G>>, locale: Res<Locale>, mut written: ResMut<Written<G>>) {
    let moves = table.history.plies().iter().map(|ply| ply.mv).collect();
    let about = Some((table.history.position_at(0).map(Game::hash), moves, locale.language()));
    if written.about != about {
        written.about = about;
        written.lines = table.each_move(|before, mv| Line {
            side: before.to_move().side(),
            number: before.number(),
            text: before.write_move(mv, &locale),
        });
    }
}

/// The list of moves.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    if desk.table.history.plies().is_empty() {
        widgets::note(ui, desk.tr("table-no-moves"));
        return;
    }
    let at = desk.review.as_ref().map_or(desk.table.history.at(), |review| review.at);
    let history = &desk.table.history;
    if let Some(way) = G::way_so_far((0..=at).filter_map(|ply| history.position_at(ply)), &desk.locale) {
        widgets::note(ui, way);
    }
    let lines = &desk.written.lines;
    let mut jump = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::XS, space::XS);
        ui.spacing_mut().interact_size.y = 24.0;
        if G::PAIRS {
            jump = pairs(ui, desk, lines, at);
            return;
        }
        ui.horizontal_wrapped(|ui| {
            for (ply, line) in lines.iter().enumerate() {
                let text = format!("{}. {}", ply + 1, line.text);
                if chip(ui, desk, ply, line.side, at, &text, None) {
                    jump = Some(ply + 1);
                }
            }
        });
    });
    if let Some(ply) = jump {
        desk.do_action(Action::ReviewAt(ply));
    }
}

/// A move of the list.
struct Line {
    side: Side,
    /// Its number where moves are written in pairs.
    number: usize,
    text: String,
}

/// The width of the numbers before pairs of moves.
const NUMBERS: f32 = 34.0;

/// The moves in rows: a number, the first side's move, the second side's. Returns the one that was pressed, counted from 1.
fn pairs<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>, lines: &[Line], at: usize) -> Option<usize> {
    let width = ((ui.available_width() - NUMBERS) / 2.0 - space::XS).max(1.0);
    let mut jump = None;
    let mut ply = 0;
    while let Some(first) = lines.get(ply) {
        ui.horizontal(|ui| {
            let number = egui::RichText::new(format!("{}.", first.number)).size(size::SMALL);
            let place = egui::vec2(NUMBERS - space::XS, ui.spacing().interact_size.y);
            ui.add_sized(place, egui::Label::new(number.color(desk.palette.secondary)));
            if first.side == Side::Second {
                ui.add_space(width + space::XS);
            }
            for side in [Side::First, Side::Second] {
                if let Some(line) = lines.get(ply).filter(|line| line.side == side) {
                    if chip(ui, desk, ply, side, at, &line.text, Some(width)) {
                        jump = Some(ply + 1);
                    }
                    ply += 1;
                }
            }
        });
    }
    jump
}

/// One move: whose it was and, in the review, how it fared. As wide as its words, or so wide. Returns whether it was pressed.
fn chip<G: TableGame>(
    ui: &mut egui::Ui,
    desk: &Desk<G>,
    ply: usize,
    side: Side,
    at: usize,
    text: &str,
    width: Option<f32>,
) -> bool {
    let palette = &desk.palette;
    let undone = ply >= desk.table.history.at();
    let text_colour = if undone { palette.disabled } else { palette.text };
    let galley = ui.painter().layout_no_wrap(text.to_owned(), egui::FontId::proportional(size::SMALL), text_colour);
    let reviewing = desk.review.is_some();
    let turns_pages = reviewing || desk.table.purpose == Purpose::Analysis;
    let height = if reviewing { 32.0 } else { 24.0 };
    let beside = if reviewing { 46.0 } else { 26.0 };
    let wanted = egui::vec2(width.unwrap_or(galley.size().x + beside), height);
    let sense = if turns_pages { Sense::click() } else { Sense::hover() };
    let (place, response) = ui.allocate_exact_size(wanted, sense);
    let current = ply + 1 == at;
    let followed = egui::Id::new("move-in-sight");
    // In the review the graph keeps the place, and what is said of the move stays in sight.
    if current && !reviewing && ui.data(|data| data.get_temp(followed)) != Some(at) {
        ui.data_mut(|data| data.insert_temp(followed, at));
        response.scroll_to_me(None);
    }
    let fill = if current || response.hovered() && turns_pages { palette.hover } else { palette.raised };
    let line = if current { Stroke::new(2.0, palette.accent) } else { Stroke::NONE };
    ui.painter().rect(place, CornerRadius::same(4), fill, line, StrokeKind::Inside);
    let middle = egui::pos2(place.left() + 11.0, place.center().y);
    let colour = egui_colour(G::side_colour(side, &desk.table.choice.style));
    side_mark(ui.painter(), middle, side, if undone { colour.gamma_multiply(0.5) } else { colour });
    if let Some(review) = &desk.review {
        let judgement = review.verdicts.get(ply).and_then(Option::as_ref).map(|verdict| verdict.judgement);
        let end = egui::pos2(place.right() - 13.0, place.center().y);
        verdict_mark(ui.painter(), end, judgement, palette);
    }
    let text_at = egui::pos2(place.left() + 20.0, place.center().y - galley.size().y / 2.0);
    ui.painter().galley(text_at, galley, text_colour);
    widgets::remember(ui.ctx(), &format!("move-{}", ply + 1), place);
    response.clicked()
}

/// Whose move it was: full and round, or hollow and square.
fn side_mark(painter: &egui::Painter, at: egui::Pos2, side: Side, colour: egui::Color32) {
    match side {
        Side::First => {
            painter.circle_filled(at, 4.0, colour);
        }
        Side::Second => {
            let square = egui::Rect::from_center_size(at, egui::Vec2::splat(7.0));
            painter.rect_stroke(square, 0.0, Stroke::new(2.0, colour), StrokeKind::Inside);
        }
    }
}

/// The mark of a side among words.
pub fn side_icon<G: TableGame>(ui: &mut egui::Ui, side: Side, desk: &Desk<G>) -> egui::Response {
    let (place, response) = ui.allocate_exact_size(egui::Vec2::splat(space::L), Sense::hover());
    let colour = egui_colour(G::side_colour(side, &desk.table.choice.style));
    side_mark(ui.painter(), place.center(), side, colour);
    let name = desk.locale.of_game(G::GAME.name(), &format!("player-{}", side.name()));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &name));
    response.on_hover_text(name)
}

/// The mark of a verdict among words.
pub fn verdict_icon(ui: &mut egui::Ui, judgement: Option<Judgement>, palette: &Palette) {
    let (place, _) = ui.allocate_exact_size(egui::Vec2::splat(space::L), Sense::hover());
    verdict_mark(ui.painter(), place.center(), judgement, palette);
}

/// The colour of a verdict. Its shape says the same.
pub const fn verdict_colour(judgement: Judgement, palette: &Palette) -> egui::Color32 {
    match judgement {
        Judgement::Best => palette.good,
        Judgement::Good => palette.secondary,
        Judgement::Keeps | Judgement::Loosens | Judgement::Inaccuracy => palette.warning,
        Judgement::Mistake | Judgement::GivesAway | Judgement::Blunder => palette.bad,
    }
}

/// A tick for the best, a ring for what is good, a bar for what keeps the result, a cross for what gives it away, the signs
/// of players for inaccuracies, mistakes and blunders, a point for no verdict.
pub fn verdict_mark(painter: &egui::Painter, at: egui::Pos2, judgement: Option<Judgement>, palette: &Palette) {
    let line = |colour| Stroke::new(2.5, colour);
    let to = |x: f32, y: f32| at + egui::vec2(x, y);
    match judgement {
        Some(Judgement::Best) => {
            painter.line(vec![to(-5.0, 0.0), to(-1.5, 4.0), to(5.0, -4.0)], line(palette.good));
        }
        Some(Judgement::Keeps | Judgement::Loosens) => {
            painter.line_segment([to(-5.0, 0.0), to(5.0, 0.0)], line(palette.warning));
        }
        Some(Judgement::GivesAway) => {
            painter.line_segment([to(-4.0, -4.0), to(4.0, 4.0)], line(palette.bad));
            painter.line_segment([to(-4.0, 4.0), to(4.0, -4.0)], line(palette.bad));
        }
        Some(Judgement::Good) => drop(painter.circle_stroke(at, 3.5, Stroke::new(1.5, palette.secondary))),
        Some(judgement @ (Judgement::Inaccuracy | Judgement::Mistake | Judgement::Blunder)) => {
            let (font, colour) = (egui::FontId::new(size::SMALL + 1.0, bold()), verdict_colour(judgement, palette));
            painter.text(at, egui::Align2::CENTER_CENTER, judgement.sign().unwrap_or_default(), font, colour);
        }
        None => drop(painter.circle_filled(at, 2.0, palette.secondary)),
    }
}
