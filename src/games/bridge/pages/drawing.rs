//! What several pages draw.

use bevy_egui::egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2, vec2};
use parlour_bridge::Card;

use crate::games::bridge::plan::CARD;
use crate::games::bridge::view;
use crate::theme::widgets::look;

/// The width of a card for its height.
pub const CARD_RATIO: f32 = CARD.x / CARD.y;

/// Red suits on the dark of a panel.
pub const RED: Color32 = Color32::from_rgb(0xf2, 0x6b, 0x5e);

/// A card, face up.
pub fn paint_card(painter: &Painter, rect: Rect, card: Card, style: &str) {
    look(painter.ctx()).art.paint_board(painter, rect, CARD, &view::portrait(card, style));
}

/// Four seats round a table, N, E, S, W; those of `filled` are full, the others hollow.
pub fn paint_seats(painter: &Painter, place: Rect, filled: [bool; 4], full: Color32, hollow: Color32) {
    let side = place.width().min(place.height());
    for ((x, y), filled) in [(0.0, -0.34), (0.34, 0.0), (0.0, 0.34), (-0.34, 0.0)].into_iter().zip(filled) {
        let middle = place.center() + vec2(x, y) * side;
        let seat = Rect::from_center_size(middle, Vec2::splat(side * 0.3));
        if filled {
            painter.rect_filled(seat, CornerRadius::same(2), full);
        } else {
            painter.rect_stroke(seat, CornerRadius::same(2), Stroke::new(1.2, hollow), StrokeKind::Inside);
        }
    }
}
