//! The graph of a game under review: what the positions were worth, and where it turned.

use bevy_egui::egui::{self, Color32, CornerRadius, Mesh, Pos2, Rect, Sense, Shape, Stroke, StrokeKind};
use parlour_core::Side;

use super::{Desk, moves};
use crate::table::Action;
use crate::table::game::TableGame;
use crate::table::review::{Judgement, Review};
use crate::table::scale::Scale;
use crate::theme::palette::egui_colour;
use crate::theme::widgets;

/// The height of the graph.
const HEIGHT: f32 = 84.0;

/// Draws the graph, in games with a scale. A click or a drag goes to a position, and so do the arrows of the keyboard while
/// it has the focus.
pub fn draw<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    let (Some(scale), Some(review)) = (G::SCALE, &desk.review) else { return };
    let plies = review.verdicts.len();
    let size = egui::vec2(ui.available_width(), HEIGHT);
    let (place, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    widgets::attend(ui, "graph", &response, false);
    let inner = place.shrink(2.0);
    paint(ui, desk, review, &scale, inner);
    widgets::focus_ring(ui, &response, 4);
    let value = review.value_at(review.at).map_or_else(|| "–".to_owned(), scale.written);
    let words = [("at", &*review.at.to_string()), ("of", &plies.to_string()), ("value", &value)];
    let spoken = desk.tr_with("table-graph", &words);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Slider, true, &spoken));
    let mut to = None;
    if (response.clicked() || response.dragged())
        && let Some(pointer) = response.interact_pointer_pos()
    {
        to = Some(ply_at(inner, pointer.x, plies));
    }
    if response.has_focus() {
        // Escape gives the keys back to the board, which egui need not do as well.
        let own = egui::EventFilter { horizontal_arrows: true, escape: true, ..egui::EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, own));
        let pressed = |key| ui.input(|input| input.num_presses(key));
        let by = pressed(egui::Key::ArrowRight) as isize - pressed(egui::Key::ArrowLeft) as isize;
        if by != 0 {
            to = Some(review.at.saturating_add_signed(by).min(plies));
        }
    }
    if let Some(ply) = to.filter(|ply| *ply != review.at) {
        desk.do_action(Action::ReviewAt(ply));
    }
}

/// Where the position after so many plies stands.
fn x_of(place: Rect, ply: usize, plies: usize) -> f32 {
    place.left() + place.width() * ply as f32 / plies.max(1) as f32
}

/// The position nearest to a place.
fn ply_at(place: Rect, x: f32, plies: usize) -> usize {
    ((x - place.left()) / place.width().max(1.0) * plies as f32).round().clamp(0.0, plies as f32) as usize
}

fn paint<G: TableGame>(ui: &egui::Ui, desk: &Desk<G>, review: &Review<G>, scale: &Scale, place: Rect) {
    let palette = &desk.palette;
    let painter = ui.painter().with_clip_rect(place.expand(2.0));
    let side = |side| egui_colour(G::side_colour(side, &desk.table.choice.style));
    let plies = review.verdicts.len();
    painter.rect_filled(place, CornerRadius::same(4), palette.raised);
    let y_of = |value| place.bottom() - place.height() * (scale.share)(value);
    let curve: Vec<Pos2> = (0..=plies)
        .filter_map(|ply| review.value_at(ply).map(|value| egui::pos2(x_of(place, ply, plies), y_of(value))))
        .collect();
    fill(&painter, &curve, place, side(Side::First), side(Side::Second));
    let middle = Stroke::new(1.0, palette.secondary.gamma_multiply(0.7));
    painter.extend(Shape::dashed_line(&[place.left_center(), place.right_center()], middle, 4.0, 4.0));
    painter.line(curve, Stroke::new(1.5, palette.accent));
    let now = x_of(place, review.at, plies);
    painter.vline(now, place.y_range(), Stroke::new(2.0, palette.accent));
    for (ply, verdict) in review.verdicts.iter().enumerate() {
        let judgement = verdict.as_ref().map(|verdict| verdict.judgement);
        if let (Some(judgement @ (Judgement::Mistake | Judgement::Blunder)), Some(value)) =
            (judgement, review.value_at(ply + 1))
        {
            let at = egui::pos2(x_of(place, ply + 1, plies), y_of(value)).clamp(place.min, place.max);
            let colour = moves::verdict_colour(judgement, palette);
            painter.circle(at, 4.0, colour, Stroke::new(1.0, Color32::BLACK));
        }
    }
    painter.rect_stroke(place, CornerRadius::same(4), Stroke::new(1.0, palette.hairline), StrokeKind::Outside);
}

/// Fills what lies below the curve in one colour and what lies above it in the other.
fn fill(painter: &egui::Painter, curve: &[Pos2], place: Rect, below: Color32, above: Color32) {
    for (edge, colour) in [(place.bottom(), below), (place.top(), above)] {
        let mut mesh = Mesh::default();
        for pair in curve.windows(2) {
            let first = mesh.vertices.len() as u32;
            for point in pair {
                mesh.colored_vertex(*point, colour);
                mesh.colored_vertex(egui::pos2(point.x, edge), colour);
            }
            mesh.add_triangle(first, first + 1, first + 2);
            mesh.add_triangle(first + 1, first + 2, first + 3);
        }
        painter.add(mesh);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_on_the_graph_is_a_position_and_back() {
        let place = Rect::from_min_size(egui::pos2(10.0, 0.0), egui::vec2(300.0, 80.0));
        for ply in 0..=40 {
            assert_eq!(ply_at(place, x_of(place, ply, 40), 40), ply);
        }
        assert_eq!((ply_at(place, -50.0, 40), ply_at(place, 900.0, 40), ply_at(place, 20.0, 0)), (0, 40, 0));
    }
}
