//! The chances of all lines, and the layouts of the missing cards that decide between two of them.

use bevy_egui::egui::{
    self, Color32, CornerRadius, FontId, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};
use parlour_bridge::combination::{Analysis, DEALS, Layout, Line};
use parlour_bridge::deal::{EAST, WEST};
use parlour_bridge::{Card, Suit};

use super::task::defender_words;
use super::{Answer, HANDS, Question, is_right, plan};
use crate::games::bridge::words;
use crate::locale::Locale;
use crate::theme::widgets::{self, look};
use crate::theme::{bold, size, space};

/// So many lines are shown: the worst are of no use to anybody.
const MOST_LINES: usize = 8;

/// What came of the guess: whether it was right, and a sentence.
pub fn verdict(answer: &Answer, locale: &Locale) -> (bool, String) {
    let Some(Analysis { lines, .. }) = &answer.analysis else {
        return (false, locale.tr("bridge-combination-too-much"));
    };
    let Some((best, guessed)) = lines.first().zip(answer.guessed.and_then(|place| lines.get(place))) else {
        return (false, locale.tr("bridge-combination-no-line"));
    };
    let right = is_right(guessed, best);
    let key = match right {
        true if guessed.deals == best.deals => "bridge-combination-right",
        true => "bridge-combination-nearly",
        false => "bridge-combination-wrong",
    };
    let (chance, most) = (percent(guessed.deals, locale), percent(best.deals, locale));
    (right, locale.tr_with(key, &[("chance", &chance), ("best", &most)]))
}

/// A share of all deals.
fn percent(deals: u64, locale: &Locale) -> String {
    let number = format!("{:.2}", deals as f64 * 100.0 / DEALS as f64);
    number.replace('.', &locale.tr("bridge-combination-decimal-sign")) + "\u{a0}%"
}

/// Shows what came of the guess, the lines, and why.
pub fn show(ui: &mut Ui, question: &Question, answer: &mut Answer, locale: &Locale) {
    let (right, sentence) = verdict(answer, locale);
    let Answer { analysis, groups, guessed, compared, all, told } = answer;
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        show_verdict(ui, right, &sentence);
        let Some(analysis) = analysis else { return };
        widgets::note(ui, locale.tr("bridge-combination-lines-note"));
        // Of the lines that are worth the same the person's own stands for all.
        let of = |group: &[usize]| guessed.filter(|place| group.contains(place)).unwrap_or(group[0]);
        for (order, group) in groups.iter().enumerate() {
            let mine = guessed.is_some_and(|place| group.contains(&place));
            if order < MOST_LINES || mine {
                let line = &analysis.lines[of(group)];
                let words = group_words(line, group.len() - 1, mine, locale);
                if show_line(ui, order, line, &words, mine, group.contains(compared), locale) {
                    *compared = group[0];
                }
            }
        }
        if let Some(best) = groups.first() {
            widgets::toggle(ui, "plan", told, &locale.tr("bridge-combination-plan"));
            if *told {
                show_plan(ui, &analysis.lines[of(best)], question, locale);
            }
        }
    });
    if let Some(analysis) = analysis
        && let Some(other) = analysis.lines.get(*compared)
    {
        widgets::card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            show_layouts(ui, question, analysis, other, all, locale);
        });
    }
}

fn show_verdict(ui: &mut Ui, right: bool, sentence: &str) {
    const SIGN: f32 = 24.0;
    let look = look(ui.ctx());
    let (name, colour) = if right { ("tick", look.palette.good) } else { ("close", look.palette.bad) };
    let font = FontId::new(size::EMPHASIS, bold());
    let room = ui.available_width() - SIGN - space::S;
    let galley = ui.painter().layout(sentence.to_owned(), font, look.palette.text, room);
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y.max(SIGN)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, sentence));
    widgets::remember(ui.ctx(), if right { "right" } else { "wrong" }, rect);
    if let Some(texture) = look.art.get(name) {
        let middle = pos2(rect.left() + SIGN / 2.0, rect.center().y);
        widgets::paint_picture(ui.painter(), texture, Rect::from_center_size(middle, egui::Vec2::splat(SIGN)), colour);
    }
    let at = pos2(rect.left() + SIGN + space::S, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, look.palette.text);
}

/// How a line is gone on with.
fn show_plan(ui: &mut Ui, line: &Line, question: &Question, locale: &Locale) {
    ui.spacing_mut().item_spacing.y = space::XS;
    for (depth, words) in plan::lines(&line.plan, question.combination, locale) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().interact_size.y = 0.0;
            ui.add_space(depth as f32 * space::M);
            ui.vertical(|ui| widgets::note(ui, words));
        });
    }
}

/// How a line begins.
fn line_words(line: &Line, locale: &Locale) -> String {
    let rank = |rank: u8| words::rank(Card::new(Suit::Spades, rank));
    let (leader, lead) = (HANDS[line.start.hand], rank(line.start.lead));
    match line.start.third {
        Some(third) => {
            let arguments = [("lead", lead.as_str()), ("third", &rank(third))];
            locale.tr_with(&format!("bridge-combination-line-{leader}"), &arguments)
        }
        None => locale.tr_with(&format!("bridge-combination-line-{leader}-alone"), &[("lead", &lead)]),
    }
}

/// How a line begins, whether it is the person's, and how many others come to the same.
fn group_words(line: &Line, others: usize, mine: bool, locale: &Locale) -> String {
    let mine = mine.then(|| locale.tr("bridge-combination-your-line"));
    let others = (others > 0).then(|| locale.tr_with("bridge-combination-others", &[("count", &others.to_string())]));
    [Some(line_words(line, locale)), mine, others].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// A line with its chance as a number and as a bar. Returns whether it was pressed.
fn show_line(
    ui: &mut Ui,
    order: usize,
    line: &Line,
    words: &str,
    guessed: bool,
    compared: bool,
    locale: &Locale,
) -> bool {
    const BAR: f32 = 4.0;
    let look = look(ui.ctx());
    let palette = &look.palette;
    let chance = percent(line.deals, locale);
    let layout = |text: &str, font: FontId, room: f32| ui.painter().layout(text.to_owned(), font, palette.text, room);
    let number = layout(&chance, FontId::new(size::BODY, bold()), f32::INFINITY);
    let room = ui.available_width() - number.size().x - 3.0 * space::M;
    let galley = layout(words, FontId::proportional(size::BODY), room);
    let height = (galley.size().y + BAR + 3.0 * space::S).max(look.target());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    let spoken = format!("{words}, {chance}");
    response.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, compared, &spoken));
    widgets::attend(ui, &format!("line-{order}"), &response, false);
    if ui.is_rect_visible(rect) {
        let ground = if response.hovered() || response.has_focus() { palette.hover } else { palette.raised };
        let edge = if compared { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.hairline) };
        let corner = CornerRadius::same(widgets::CONTROL_CORNER);
        ui.painter().rect(rect, corner, ground, edge, StrokeKind::Inside);
        let inner = rect.shrink2(vec2(space::M, space::S));
        ui.painter().galley(inner.min, galley, palette.text);
        ui.painter().galley(pos2(inner.right() - number.size().x, inner.top()), number, palette.text);
        let track = Rect::from_min_max(pos2(inner.left(), inner.bottom() - BAR), inner.max);
        let filled = Rect::from_min_size(track.min, vec2(track.width() * line.chance() as f32, BAR));
        ui.painter().rect_filled(track, CornerRadius::same(2), palette.edge);
        let colour = if guessed { palette.accent } else { palette.good };
        ui.painter().rect_filled(filled, CornerRadius::same(2), colour);
        widgets::focus_ring(ui, &response, widgets::CONTROL_CORNER);
    }
    response.clicked()
}

/// What a line comes to with one layout.
#[derive(Clone, Copy)]
struct Outcome {
    tricks: u8,
    /// Whether these are enough.
    succeeds: bool,
}

/// Where the missing cards may lie, and what the best line and another one make of it.
fn show_layouts(ui: &mut Ui, question: &Question, analysis: &Analysis, other: &Line, all: &mut bool, locale: &Locale) {
    let Some(best) = analysis.lines.first() else { return };
    widgets::heading(ui, locale.tr("bridge-combination-why"));
    let deciding = analysis.deciding(best, other);
    let sum = |first: bool| deciding.iter().filter(|(_, best)| *best == first).map(|(layout, _)| layout.deals).sum();
    let [more, less] = [true, false].map(|first| percent(sum(first), locale));
    ui.label(if deciding.is_empty() {
        locale.tr("bridge-combination-no-difference")
    } else {
        locale.tr_with("bridge-combination-difference", &[("more", &more), ("less", &less)])
    });
    widgets::toggle(ui, "layouts", all, &locale.tr("bridge-combination-all-layouts"));
    let of = |line: &Line, place: usize| Outcome { tricks: line.tricks[place], succeeds: line.succeeds[place] };
    let mut rows: Vec<(Layout, [Outcome; 2])> = (0..analysis.layouts.len())
        .map(|place| (analysis.layouts[place], [of(best, place), of(other, place)]))
        .filter(|(_, [first, second])| *all || first.succeeds != second.succeeds)
        .collect();
    if rows.is_empty() {
        return;
    }
    rows.sort_by_key(|(layout, _)| std::cmp::Reverse(layout.deals));
    ui.spacing_mut().item_spacing.y = 0.0;
    show_headings(ui, locale);
    for (layout, outcomes) in rows {
        show_layout(ui, question, layout, outcomes, locale);
    }
    ui.add_space(space::S);
    widgets::note(ui, locale.tr("bridge-combination-layouts-note"));
}

/// The widths of the columns, as shares of the room.
const SHARES: [f32; 5] = [0.25, 0.25, 0.22, 0.14, 0.14];

fn cells(row: Rect) -> [Rect; 5] {
    let mut left = row.left();
    SHARES.map(|share| {
        let cell = Rect::from_min_max(pos2(left, row.top()), pos2(left + row.width() * share, row.bottom()));
        left = cell.right();
        cell
    })
}

fn write(ui: &Ui, cell: Rect, words: &str, colour: Color32) {
    let room = cell.width() - space::XS;
    let galley = ui.painter().layout(words.to_owned(), FontId::proportional(size::SMALL), colour, room.max(1.0));
    ui.painter().galley(pos2(cell.left(), cell.center().y - galley.size().y / 2.0), galley, colour);
}

fn show_headings(ui: &mut Ui, locale: &Locale) {
    let colour = look(ui.ctx()).palette.secondary;
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 40.0), Sense::hover());
    let [west, east] = [WEST, EAST].map(|seat| words::seat(seat, locale));
    let others = ["chance", "best", "other"].map(|name| locale.tr(&format!("bridge-combination-{name}")));
    for (words, cell) in [west, east].iter().chain(&others).zip(cells(row)) {
        write(ui, cell, words, colour);
    }
}

fn show_layout(ui: &mut Ui, question: &Question, layout: Layout, outcomes: [Outcome; 2], locale: &Locale) {
    const HEIGHT: f32 = 26.0;
    let look = look(ui.ctx());
    let palette = &look.palette;
    let [north, south] = question.combination.hands();
    let hand = |ranks| defender_words(ranks, question.combination.missing(), north | south);
    let (west, east, chance) = (hand(layout.west), hand(layout.east), percent(layout.deals, locale));
    let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    response.widget_info(|| {
        let [best, other] = outcomes.map(|outcome| outcome.tricks.to_string());
        let arguments =
            [("west", west.as_str()), ("east", &east), ("chance", &chance), ("best", &best), ("other", &other)];
        WidgetInfo::labeled(WidgetType::Label, true, locale.tr_with("bridge-combination-layout", &arguments))
    });
    if !ui.is_rect_visible(row) {
        return;
    }
    ui.painter().hline(row.x_range(), row.top(), Stroke::new(1.0, palette.hairline));
    let cells = cells(row);
    for (cell, words) in cells.into_iter().zip([&west, &east, &chance]) {
        write(ui, cell, words, palette.text);
    }
    for (cell, outcome) in cells[3..].iter().zip(outcomes) {
        let (name, colour) = if outcome.succeeds { ("tick", palette.good) } else { ("close", palette.bad) };
        if let Some(texture) = look.art.get(name) {
            let middle = pos2(cell.left() + 9.0, cell.center().y);
            let sign = Rect::from_center_size(middle, egui::Vec2::splat(16.0));
            widgets::paint_picture(ui.painter(), texture, sign, colour);
        }
        let beside = Rect::from_min_max(pos2(cell.left() + 22.0, cell.top()), cell.max);
        write(ui, beside, &outcome.tricks.to_string(), palette.text);
    }
}
