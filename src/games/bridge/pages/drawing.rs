//! Cards, suits and seats as the pages draw them.

use bevy_egui::egui::{Color32, CornerRadius, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use parlour_bridge::Suit;
use parlour_bridge::card::rank_letter;

use crate::theme::Palette;
use crate::theme::widgets::{look, paint_picture};

/// The width of a card for its height.
pub const CARD_RATIO: f32 = 180.0 / 252.0;

/// The colour of a suit on the white of a card.
pub const fn ink(suit: Suit) -> Color32 {
    match suit {
        Suit::Clubs | Suit::Spades => Color32::from_rgb(0x1b, 0x1b, 0x1f),
        Suit::Diamonds | Suit::Hearts => Color32::from_rgb(0xc8, 0x28, 0x28),
    }
}

/// The colour of a suit on the dark of a panel.
pub const fn light_ink(suit: Suit, palette: &Palette) -> Color32 {
    match suit {
        Suit::Clubs | Suit::Spades => palette.text,
        Suit::Diamonds | Suit::Hearts => Color32::from_rgb(0xf2, 0x6b, 0x5e),
    }
}

/// What is said of a card of that rank, from 0 for the deuce to 12 for the ace.
pub fn rank_words(rank: u8) -> String {
    match rank_letter(rank) {
        'T' => "10".to_owned(),
        letter => letter.to_string(),
    }
}

/// A card, face up: rank and suit in the corner, and the suit large below them.
pub fn paint_card(painter: &Painter, rect: Rect, suit: Suit, rank: u8) {
    let picture = |name: &str, place: Rect, tint: Color32| {
        if let Some(texture) = look(painter.ctx()).art.get(name) {
            paint_picture(painter, texture, place, tint);
        }
    };
    picture("card", rect, Color32::WHITE);
    let letter = rank_letter(rank).to_ascii_lowercase();
    let side = rect.width() * 0.46;
    let corner = Rect::from_min_size(rect.min + vec2(rect.width() * 0.05, rect.height() * 0.05), Vec2::splat(side));
    picture(&format!("card-rank-{letter}"), corner, ink(suit));
    let large = rect.width() * 0.6;
    let middle = pos2(rect.center().x, rect.bottom() - rect.height() * 0.07 - large / 2.0);
    paint_suit(painter, Rect::from_center_size(middle, Vec2::splat(large)), suit, ink(suit));
}

/// The sign of a suit, as large as fits into the place.
pub fn paint_suit(painter: &Painter, place: Rect, suit: Suit, colour: Color32) {
    let name = match suit {
        Suit::Clubs => "card-suit-clubs",
        Suit::Diamonds => "card-suit-diamonds",
        Suit::Hearts => "card-suit-hearts",
        Suit::Spades => "card-suit-spades",
    };
    if let Some(texture) = look(painter.ctx()).art.get(name) {
        let square = Rect::from_center_size(place.center(), Vec2::splat(place.width().min(place.height())));
        paint_picture(painter, texture, square, colour);
    }
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
