//! The engine's lines: how much they are worth, how deep it has looked, and the moves, to be played by a click.

use bevy_egui::egui::{self, CornerRadius, Sense, Stroke, StrokeKind};

use super::Desk;
use super::status::grouped;
use crate::catalogue::Purpose;
use crate::settings::Settings;
use crate::table::analysis::{self, Line, Step};
use crate::table::game::TableGame;
use crate::table::review;
use crate::table::{Action, Phase};
use crate::theme::palette::egui_colour;
use crate::theme::widgets::{self, Button};
use crate::theme::{bold, size, space};

/// The width of what a line is worth.
const VALUE: f32 = 52.0;

/// The height of a line.
const HEIGHT: f32 = 26.0;

/// The card of the engine, where it is asked for, and what a free analysis can be left for.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let speaks = desk.analysis.on && desk.table.may_analyse();
    if !speaks && desk.table.purpose != Purpose::Analysis {
        return;
    }
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        if speaks {
            heading(ui, desk);
            lines(ui, desk);
        }
        ways_on(ui, desk);
    });
}

/// How deep the engine has looked, and how many lines are wanted.
fn heading<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let most = *Settings::LINES.end();
    // From the right, so that the button has its room before the words.
    let row = egui::vec2(ui.available_width(), widgets::look(ui.ctx()).target());
    ui.allocate_ui_with_layout(row, egui::Layout::right_to_left(egui::Align::Center), |ui| {
        let wanted = desk.settings.lines;
        let next = if wanted >= most { *Settings::LINES.start() } else { wanted + 1 };
        let words = desk.tr_with("table-lines", &[("lines", &wanted.to_string())]);
        if Button::secondary("lines", words).main(false).show(ui).clicked() {
            desk.actions.write(Action::Lines(next));
        }
        let analysis = &desk.analysis;
        let (depth, nodes) = (analysis.depth.to_string(), grouped(analysis.nodes));
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            widgets::heading(ui, desk.tr("table-analysis"));
            // Of a game that is over there is nothing to find out.
            if analysis.depth > 0 || desk.position_shown().outcome().is_none() {
                let words = [("depth", depth.as_str()), ("nodes", &nodes)];
                widgets::note(ui, desk.tr_with("table-progress-deep", &words));
            }
        });
    });
}

fn lines<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let wanted = usize::from(desk.settings.lines);
    if desk.position_shown().outcome().is_some() {
        widgets::note(ui, desk.tr("table-analysis-over"));
        return;
    }
    let mut chosen: Option<(usize, usize)> = None;
    for rank in 0..wanted {
        // The place of a line is there before the line, so that nothing jumps.
        let (place, _) = ui.allocate_exact_size(egui::vec2(ui.available_width(), HEIGHT), Sense::hover());
        if let Some(line) = desk.analysis.lines.get(rank) {
            widgets::remember(ui.ctx(), &format!("line-{}", rank + 1), place);
            if let Some(step) = show_line(ui, desk, place, rank, line) {
                chosen = Some((rank, step));
            }
        }
    }
    if let Some((rank, step)) = chosen {
        let steps = desk.analysis.lines[rank].steps[..=step].to_vec();
        play(desk, &steps);
    }
}

/// In the review a line cannot be played: it is tried out on a board of its own.
fn play<G: TableGame>(desk: &mut Desk<G>, steps: &[Step<G::Move>]) {
    if desk.review.is_some() || desk.table.purpose == Purpose::Play && desk.table.outcome().is_some() {
        desk.do_action(Action::Explore);
    }
    analysis::play_along(steps, &mut desk.intents);
}

/// One line, as many of its moves as there is room for. Returns the move that was pressed.
fn show_line<G: TableGame>(
    ui: &mut egui::Ui,
    desk: &Desk<G>,
    place: egui::Rect,
    rank: usize,
    line: &Line<G::Move>,
) -> Option<usize> {
    let scale = G::SCALE?;
    let palette = &desk.palette;
    let badge = egui::Rect::from_min_size(place.min, egui::vec2(VALUE, place.height())).shrink2(egui::vec2(0.0, 2.0));
    let better = if line.value >= 0 { parlour_core::Side::First } else { parlour_core::Side::Second };
    let ground = egui_colour(G::side_colour(better, &desk.table.choice.style));
    ui.painter().rect(
        badge,
        CornerRadius::same(4),
        palette.raised,
        Stroke::new(if rank == 0 { 1.5 } else { 1.0 }, ground),
        StrokeKind::Inside,
    );
    let font = egui::FontId::new(size::SMALL, bold());
    ui.painter().text(badge.center(), egui::Align2::CENTER_CENTER, (scale.written)(line.value), font, palette.text);
    let mut left = badge.right() + space::XS;
    let mut pressed = None;
    for (index, step) in line.steps.iter().enumerate() {
        let font =
            if index == 0 { egui::FontId::new(size::SMALL, bold()) } else { egui::FontId::proportional(size::SMALL) };
        let galley = ui.painter().layout_no_wrap(step.text.clone(), font, palette.text);
        let width = galley.size().x + 2.0 * 3.0;
        if left + width > place.right() {
            break;
        }
        let rect = egui::Rect::from_min_size(egui::pos2(left, place.top()), egui::vec2(width, place.height()));
        let response = ui.interact(rect, ui.id().with(("line", rank, index)), Sense::click());
        let name = format!("line-{}-{}", rank + 1, index + 1);
        widgets::attend(ui, &name, &response, false);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &step.text));
        if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, CornerRadius::same(3), palette.hover);
        }
        widgets::focus_ring(ui, &response, 3);
        ui.painter().galley(egui::pos2(left + 3.0, place.center().y - galley.size().y / 2.0), galley, palette.text);
        if response.clicked() {
            pressed = Some(index);
        }
        left += width;
    }
    pressed
}

/// What a free analysis can be left for: the review of its moves, and the game it came from.
fn ways_on<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    if desk.table.purpose != Purpose::Analysis || *desk.phase.get() == Phase::Review {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = space::S;
        if desk.analysis.has_game_aside() {
            let words = desk.tr("table-back-to-game");
            if Button::secondary("back-to-game", words).icon("undo").main(false).show(ui).clicked() {
                desk.do_action(Action::Explore);
            }
        }
        let words = desk.tr("table-review");
        let possible = review::can_be_reviewed(&desk.table);
        if Button::secondary("review", words).icon("review").enabled(possible).main(false).show(ui).clicked() {
            desk.do_action(Action::Review);
        }
    });
}
