//! The moves so far; in the review with a verdict each, to be stepped to.

use bevy_egui::egui::{self, CornerRadius, Sense, Stroke, StrokeKind};
use parlour_core::Side;

use super::Desk;
use super::written::{Line, Part, Row};
use crate::catalogue::Purpose;
use crate::table::Action;
use crate::table::game::TableGame;
use crate::table::review::Judgement;
use crate::table::tree::{NodeId, Tree};
use crate::theme::palette::egui_colour;
use crate::theme::widgets::Button;
use crate::theme::{Palette, bold, size, space, widgets};

/// The list of moves.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    if desk.written.lines.is_empty() {
        widgets::note(ui, desk.tr("table-no-moves"));
        return;
    }
    let at = desk.review.as_ref().map_or(desk.table.history.at(), |review| review.at);
    let history = &desk.table.history;
    if let Some(way) = G::way_so_far((0..=at).filter_map(|ply| history.position_at(ply)), &desk.locale) {
        widgets::note(ui, way);
    }
    let list = List { desk, at, line: line_on_board(desk) };
    let mut chosen = None;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(space::XS, space::XS);
        ui.spacing_mut().interact_size.y = 24.0;
        if G::PAIRS {
            chosen = list.rows(ui);
            return;
        }
        // A round is numbered once.
        let each = G::ROUND.max(1);
        let mut round = |ui: &mut egui::Ui, lines: &[Line]| {
            for line in lines {
                let number = (line.ply % each == 0).then(|| format!("{}. ", line.ply / each + 1));
                let text = format!("{}{}", number.unwrap_or_default(), line.text);
                if list.chip(ui, line, &text, None) {
                    chosen = Some(list.action(line));
                }
            }
        };
        if G::ROUND == 0 {
            ui.horizontal_wrapped(|ui| round(ui, &desk.written.lines));
        } else {
            for lines in desk.written.lines.chunks(G::ROUND) {
                ui.horizontal(|ui| round(ui, lines));
            }
        }
    });
    if let Some(action) = chosen.or_else(|| tend_lines(ui, desk)) {
        desk.do_action(action);
    }
}

/// In a free analysis: putting lines in order and taking them out. Returns what is to be done.
fn tend_lines<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>) -> Option<Action> {
    if !G::PAIRS || desk.table.purpose != Purpose::Analysis || desk.review.is_some() {
        return None;
    }
    let tree = &desk.table.tree;
    let here = desk.table.here().filter(|here| *here != Tree::<G::Move>::ROOT);
    let possible = [here.is_some_and(|here| tree.parting(here).is_some()), here.is_some()];
    let names = [("promote", Action::Promote), ("prune", Action::Prune)];
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for ((name, action), _) in names.into_iter().zip(possible).filter(|(_, possible)| *possible) {
            if Button::secondary(name, desk.tr(&format!("table-{name}"))).main(false).show(ui).clicked() {
                chosen = Some(action);
            }
        }
    });
    chosen
}

/// The places among the lines of a free analysis of the moves on the board, those taken back included.
fn line_on_board<G: TableGame>(desk: &Desk<G>) -> Vec<NodeId> {
    let (table, mut line) = (&desk.table, Vec::new());
    for ply in table.history.plies() {
        let at = line.last().copied().unwrap_or(Tree::<G::Move>::ROOT);
        let next = table.tree.children(at).iter().find(|child| table.tree.node(**child).mv == Some(ply.mv));
        let Some(&next) = next else { break };
        line.push(next);
    }
    line
}

/// The width of the numbers before pairs of moves.
const NUMBERS: f32 = 34.0;

/// The list while it is drawn.
struct List<'a, 'w, G: TableGame> {
    desk: &'a Desk<'w, G>,
    /// After so many moves is the position on show.
    at: usize,
    /// The line on the board, in a free analysis.
    line: Vec<NodeId>,
}

impl<G: TableGame> List<'_, '_, G> {
    /// What pressing a move does.
    fn action(&self, line: &Line) -> Action {
        line.node.filter(|_| !self.is_on_board(line)).map_or(Action::ReviewAt(line.ply + 1), Action::Branch)
    }

    fn is_on_board(&self, line: &Line) -> bool {
        line.node.is_none() || self.line.get(line.ply) == line.node.as_ref()
    }

    fn is_current(&self, line: &Line) -> bool {
        line.ply + 1 == self.at && self.is_on_board(line)
    }

    fn turns_pages(&self) -> bool {
        self.desk.review.is_some() || self.desk.table.purpose == Purpose::Analysis
    }

    /// The name of a move for whoever looks for it on the page.
    fn name(&self, line: &Line) -> String {
        let ply = line.ply + 1;
        if self.is_on_board(line) { format!("move-{ply}") } else { format!("other-{ply}-{}", line.text) }
    }

    /// The moves in rows: a number, the first side's move, the second side's; and what is said between them. Returns what
    /// is to be done.
    fn rows(&self, ui: &mut egui::Ui) -> Option<Action> {
        let width = ((ui.available_width() - NUMBERS) / 2.0 - space::XS).max(1.0);
        let mut chosen = None;
        for row in &self.desk.written.rows {
            let pressed = match row {
                Row::Pair(pair) => ui.horizontal(|ui| self.pair(ui, *pair, width)).inner,
                Row::Aside(parts) => self.aside(ui, parts),
            };
            chosen = chosen.or(pressed);
        }
        chosen
    }

    fn pair(&self, ui: &mut egui::Ui, pair: [Option<usize>; 2], width: f32) -> Option<Action> {
        let lines = &self.desk.written.lines;
        let number = pair.iter().flatten().next().map_or(0, |index| lines[*index].number);
        let number = egui::RichText::new(format!("{number}.")).size(size::SMALL);
        let place = egui::vec2(NUMBERS - space::XS, ui.spacing().interact_size.y);
        ui.add_sized(place, egui::Label::new(number.color(self.desk.palette.secondary)));
        if pair[0].is_none() {
            ui.add_space(width + space::XS);
        }
        let mut chosen = None;
        for line in pair.into_iter().flatten().map(|index| &lines[index]) {
            if self.chip(ui, line, &line.text, Some(width)) {
                chosen = Some(self.action(line));
            }
        }
        chosen
    }

    /// What is said, and other lines: set in, with a line at their side.
    fn aside(&self, ui: &mut egui::Ui, parts: &[Part]) -> Option<Action> {
        let mut chosen = None;
        let whole = ui.available_rect_before_wrap();
        let inner = ui.scope_builder(
            egui::UiBuilder::new().max_rect(whole.with_min_x(whole.left() + NUMBERS + space::XS)),
            |ui| {
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().item_spacing = egui::vec2(0.0, 2.0);
                    ui.spacing_mut().interact_size.y = 20.0;
                    for part in parts {
                        match part {
                            Part::Move { index, before, after } => {
                                let line = &self.desk.written.lines[*index];
                                if self.word(ui, line, &format!("{before}{}{after}", line.text)) {
                                    chosen = Some(self.action(line));
                                }
                            }
                            Part::Words(words) => {
                                let words = egui::RichText::new(format!("{words}  ")).size(size::SMALL).italics();
                                ui.add(egui::Label::new(words.color(self.desk.palette.secondary)).wrap());
                            }
                        }
                    }
                });
            },
        );
        let place = inner.response.rect;
        let edge = egui::pos2(whole.left() + NUMBERS - space::XS, place.top());
        let line = egui::Rect::from_min_size(edge, egui::vec2(2.0, place.height()));
        ui.painter().rect_filled(line, CornerRadius::same(1), self.desk.palette.hairline);
        chosen
    }

    /// A move among words. Returns whether it was pressed.
    fn word(&self, ui: &mut egui::Ui, line: &Line, text: &str) -> bool {
        let palette = &self.desk.palette;
        let current = self.is_current(line);
        let font =
            if current { egui::FontId::new(size::SMALL, bold()) } else { egui::FontId::proportional(size::SMALL) };
        let colour = if self.is_on_board(line) { palette.text } else { palette.secondary };
        let galley = ui.painter().layout_no_wrap(text.to_owned(), font, colour);
        let (place, response) = ui.allocate_exact_size(galley.size() + egui::vec2(6.0, 4.0), Sense::click());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, text));
        self.keep_in_sight(ui, line, &response);
        if current || response.hovered() {
            ui.painter().rect_filled(place, CornerRadius::same(3), palette.hover);
        }
        if current {
            ui.painter().rect_stroke(
                place,
                CornerRadius::same(3),
                Stroke::new(1.5, palette.accent),
                StrokeKind::Inside,
            );
        }
        ui.painter().galley(place.min + egui::vec2(3.0, 2.0), galley, colour);
        widgets::remember(ui.ctx(), &self.name(line), place);
        response.clicked()
    }

    /// In the review the graph keeps the place, and what is said of the move stays in sight.
    fn keep_in_sight(&self, ui: &egui::Ui, line: &Line, response: &egui::Response) {
        let (followed, now) = (egui::Id::new("move-in-sight"), (self.at, line.node));
        if self.is_current(line) && self.desk.review.is_none() && ui.data(|data| data.get_temp(followed)) != Some(now) {
            ui.data_mut(|data| data.insert_temp(followed, now));
            response.scroll_to_me(None);
        }
    }

    /// One move: whose it was and, in the review, how it fared. As wide as its words, or so wide. Returns whether it was
    /// pressed.
    fn chip(&self, ui: &mut egui::Ui, line: &Line, text: &str, width: Option<f32>) -> bool {
        let desk = self.desk;
        let palette = &desk.palette;
        let undone = line.ply >= desk.table.history.at() || !self.is_on_board(line);
        let text_colour = match undone {
            // What can be gone to is not to look as if it could not.
            true if self.turns_pages() => palette.secondary,
            true => palette.disabled,
            false => palette.text,
        };
        let galley = ui.painter().layout_no_wrap(text.to_owned(), egui::FontId::proportional(size::SMALL), text_colour);
        let height = if desk.review.is_some() { 32.0 } else { 24.0 };
        let beside = if desk.review.is_some() { 46.0 } else { 26.0 };
        let wanted = egui::vec2(width.unwrap_or(galley.size().x + beside), height);
        let sense = if self.turns_pages() { Sense::click() } else { Sense::hover() };
        let (place, response) = ui.allocate_exact_size(wanted, sense);
        self.keep_in_sight(ui, line, &response);
        let current = self.is_current(line);
        let fill = if current || response.hovered() && self.turns_pages() { palette.hover } else { palette.raised };
        let edge = if current { Stroke::new(2.0, palette.accent) } else { Stroke::NONE };
        ui.painter().rect(place, CornerRadius::same(4), fill, edge, StrokeKind::Inside);
        let middle = egui::pos2(place.left() + 11.0, place.center().y);
        let colour = egui_colour(G::side_colour(line.side, &desk.table.choice.style));
        side_mark(ui.painter(), middle, line.side, if undone { colour.gamma_multiply(0.5) } else { colour });
        if let Some(review) = &desk.review {
            let judgement = review.verdicts.get(line.ply).and_then(Option::as_ref).map(|verdict| verdict.judgement);
            let end = egui::pos2(place.right() - 13.0, place.center().y);
            verdict_mark(ui.painter(), end, judgement, palette);
        }
        let text_at = egui::pos2(place.left() + 20.0, place.center().y - galley.size().y / 2.0);
        ui.painter().galley(text_at, galley, text_colour);
        widgets::remember(ui.ctx(), &self.name(line), place);
        response.clicked()
    }
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
