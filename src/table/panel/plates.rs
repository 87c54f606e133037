//! The players at the edge of the board: mark, name, score, and whose turn it is.

use std::time::Duration;

use bevy_egui::egui::{self, CornerRadius, Stroke, StrokeKind};
use parlour_core::Side;

use super::{Desk, points, status};
use crate::catalogue::Player;
use crate::table::game::TableGame;
use crate::table::layout::Shape;
use crate::table::{Phase, clock};
use crate::theme::palette::egui_colour;
use crate::theme::{bold, size, space, widgets};

/// Draws both plates: the second player above the board, the first below.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>) {
    if !desk.table.purpose.is_game() {
        return;
    }
    for (side, place) in [Side::Second, Side::First].into_iter().zip(desk.layout.plates()) {
        if place.height() >= 1.0 {
            plate(ui, desk, side, points(ui.ctx(), place));
        }
    }
}

fn plate<G: TableGame>(ui: &mut egui::Ui, desk: &Desk<G>, side: Side, place: egui::Rect) {
    let position = desk.position_shown();
    let goes_on = position.outcome().is_none() && (desk.table.call().is_none() || desk.review.is_some());
    let to_move = goes_on && position.to_move().side() == side;
    let width = place.width().min(420.0);
    let place = egui::Rect::from_center_size(place.center(), egui::vec2(width, place.height()));
    let colour = egui_colour(G::side_colour(side, &desk.table.choice.style));
    let painter = ui.painter();
    let line = if to_move { Stroke::new(2.0, desk.palette.accent) } else { Stroke::new(1.0, desk.palette.hairline) };
    painter.rect(place, CornerRadius::same(8), desk.palette.panel, line, StrokeKind::Inside);
    let mark_size = (place.height() * 0.5).min(20.0);
    let mark = egui::Rect::from_center_size(
        egui::pos2(place.left() + space::M + mark_size / 2.0, place.center().y),
        egui::Vec2::splat(mark_size),
    );
    // The mark tells the sides apart without colour: round and full, square and hollow.
    let art = if side == Side::First { "mark-first" } else { "mark-second" };
    if let Some(texture) = desk.art.get(art) {
        widgets::paint_picture(painter, texture, mark, colour);
    }
    let mut right = place.right() - space::M;
    if let Some(left) = time_shown(desk, side) {
        right = clock(ui, desk, side, place, left) - space::M;
    }
    if let Some(shown) = G::score_on(&desk.timeline.shown) {
        // A minimised window has no height, and egui no letters of no size.
        let points = painter.layout_no_wrap(
            shown[side.index()].to_string(),
            egui::FontId::new(size::HEADING.min(place.height() * 0.7).max(1.0), bold()),
            desk.palette.text,
        );
        right -= points.size().x;
        painter.galley(egui::pos2(right, place.center().y - points.size().y / 2.0), points, desk.palette.text);
        right -= space::M;
    }
    let left = mark.right() + space::S;
    let middle = place.center().y;
    if let Some(begins) = spoils(ui, desk, side, place.with_min_x(left).with_max_x(right)) {
        right = begins - space::S;
    }
    if let Some(words) = note(desk, to_move) {
        let room = (right - left) * 0.55;
        let galley = widgets::fitting(painter, &words, [size::SMALL; 3], &egui::FontFamily::Proportional, room);
        right -= galley.size().x;
        painter.galley_with_override_text_color(
            egui::pos2(right, middle - galley.size().y / 2.0),
            galley,
            desk.palette.secondary,
        );
        right -= space::S;
    }
    let sizes = [size::BODY, size::SMALL, 11.0];
    let player = status::name(desk, side);
    let name = if G::PAIRED {
        let side = desk.locale.of_game(G::GAME.name(), &format!("player-{}", side.name()));
        if side == player { side } else { format!("{side} · {player}") }
    } else {
        player
    };
    let spoken = time_shown(desk, side).map_or_else(
        || name.clone(),
        |left| desk.tr_with("table-clock", &[("player", &name), ("time", &clock::written(left))]),
    );
    let galley = widgets::fitting(painter, &name, sizes, &egui::FontFamily::Proportional, (right - left).max(1.0));
    painter.galley(egui::pos2(left, middle - galley.size().y / 2.0), galley, desk.palette.text);
    let response = ui.interact(place, ui.id().with(("plate", side.name())), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
}

/// What a side has taken and by how much it is ahead, at the right end of the room. Returns where it begins.
fn spoils<G: TableGame>(ui: &egui::Ui, desk: &Desk<G>, side: Side, room: egui::Rect) -> Option<f32> {
    let spoils = G::spoils(&desk.timeline.shown, desk.table.setup(), side, &desk.table.choice.style)?;
    let mut right = room.right();
    if spoils.ahead > 0 {
        let font = egui::FontId::proportional(size::SMALL);
        let ahead = ui.painter().layout_no_wrap(format!("+{}", spoils.ahead), font, desk.palette.secondary);
        right -= ahead.size().x;
        ui.painter().galley(egui::pos2(right, room.center().y - ahead.size().y / 2.0), ahead, desk.palette.secondary);
        right -= space::XS;
    }
    if spoils.extent.x > 0.0 {
        let unit = (room.height() * 0.56).min((right - room.left()) * 0.45 / spoils.extent.x).max(1.0);
        let size = egui::vec2(spoils.extent.x, spoils.extent.y) * unit;
        let place = egui::Rect::from_min_size(egui::pos2(right - size.x, room.center().y - size.y / 2.0), size);
        desk.art.paint_board(ui.painter(), place, spoils.extent, &spoils.pieces);
        right = place.left();
    }
    Some(right)
}

/// What the clock of a side shows: in the review, what it showed then.
fn time_shown<G: TableGame>(desk: &Desk<G>, side: Side) -> Option<Duration> {
    match &desk.review {
        Some(review) => desk.table.time_before(review.at, side),
        None => desk.table.time_left(side),
    }
}

/// The clock at the right end of a plate: lit while it runs, in the colour of warning when time is short. Returns where
/// it begins.
fn clock<G: TableGame>(ui: &egui::Ui, desk: &Desk<G>, side: Side, place: egui::Rect, left: Duration) -> f32 {
    let palette = &desk.palette;
    let running = desk.table.is_timed()
        && !desk.table.clock.paused
        && desk.review.is_none()
        && desk.table.position().to_move().side() == side;
    let short = desk.table.short(side).is_some_and(|short| left <= short);
    let (ground, words) = match (running, short) {
        (true, false) => (palette.accent, palette.on_accent),
        (true, true) => (palette.bad, palette.on_accent),
        (false, true) => (palette.raised, palette.bad),
        (false, false) => (palette.raised, palette.secondary),
    };
    // A minimised window has no height, and egui no letters of no size.
    let font = egui::FontId::new(size::HEADING.min(place.height() * 0.6).max(1.0), bold());
    let digits = ui.painter().layout_no_wrap(clock::written(left), font, words);
    let room = egui::vec2(digits.size().x + 2.0 * space::S, (place.height() - 2.0 * space::XS).max(1.0));
    let middle = egui::pos2(place.right() - space::XS - room.x / 2.0, place.center().y);
    let face = egui::Rect::from_center_size(middle, room);
    ui.painter().rect_filled(face, CornerRadius::same(widgets::CONTROL_CORNER), ground);
    ui.painter().galley(face.center() - digits.size() / 2.0, digits, words);
    widgets::remember(ui.ctx(), &format!("clock-{}", side.name()), face);
    face.left()
}

/// What the plate says beside the name, where no panel says it.
fn note<G: TableGame>(desk: &Desk<G>, to_move: bool) -> Option<String> {
    if desk.layout.shape == Shape::Wide || !to_move || *desk.phase.get() == Phase::Review {
        return None;
    }
    if let Some(refusal) = &desk.refusal.0 {
        return Some(refusal.clone());
    }
    if desk.table.clock.paused {
        return Some(desk.tr("table-paused"));
    }
    if let Some(offer) = status::offer(desk) {
        return Some(offer);
    }
    let hand = *desk.table.player() == Player::Hand;
    Some(desk.tr(if hand { "table-your-turn" } else { "table-thinks" }))
}
