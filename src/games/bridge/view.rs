//! The table as felt, cards and plates, and the marks over cards.

use bevy::prelude::*;
use parlour_bridge::card::rank_letter;
use parlour_bridge::deal::{SEATS, seat_letter};
use parlour_bridge::{Board, Bridge, Card, Cards, Setup, Suit};
use parlour_core::{Seat, Side};

use super::plan::{CARD, PLATE, Plan};
use super::spots;
use super::style::Style;
use super::words;
use crate::locale::Locale;
use crate::table::game::{Figure, MarkKind, SpotId};
use crate::table::layout::Aspect;
use crate::table::piece::{ArtName, Piece};
use crate::theme::palette::{LAMP, hex};

/// What lies over what.
mod layer {
    pub const CLOTH: f32 = 1.0;
    pub const PLATE: f32 = 3.0;
    pub const TAKEN: f32 = 5.0;
    /// Cards in hands lie over each other, each in a step of its own.
    pub const HAND: f32 = 10.0;
    pub const STEP: f32 = 0.5;
    pub const TRICK: f32 = 70.0;
}

/// One tile of felt.
const CLOTH_TILE: f32 = 420.0;

/// The seat on turn.
const TURN: Color = hex(0x2f7df6);

/// A plate at rest.
const AT_REST: Color = hex(0x17130f);

/// A trick that was taken is drawn smaller.
const TAKEN: f32 = 0.34;

/// How far a card that is pointed at stands out of its hand.
const LIFT: f32 = 16.0;

/// Keys of pieces: a number for the kind of thing and one for which.
const fn key(kind: u64, which: u64) -> u64 {
    kind << 8 | which
}

/// How a card is seen.
#[derive(Clone, Copy, PartialEq)]
enum Look {
    Open,
    /// It cannot be played now.
    Dimmed,
    Hidden,
}

/// Everything that lies on the table.
pub fn pieces(board: &Board, setup: &Setup, place: Aspect, style: &str) -> Vec<Piece> {
    let (plan, style) = (Plan::of(setup, place), Style::of(style));
    let mut pieces = vec![cloth(&plan, &style)];
    pieces.extend(SEATS.into_iter().flat_map(|seat| plate(&plan, seat, board.turn == Some(seat))));
    if board.is_over() {
        // The hands are laid open once more, to be talked over.
        let dealt = Board { hands: setup.deal.hands(), hidden: [false; 4], ..board.clone() };
        pieces.extend(SEATS.into_iter().flat_map(|seat| hand(&dealt, &plan, seat, &style)));
        return pieces;
    }
    pieces.extend(SEATS.into_iter().flat_map(|seat| hand(board, &plan, seat, &style)));
    for (order, &(seat, card)) in board.trick.iter().enumerate() {
        let layer = layer::TRICK + order as f32 * layer::STEP;
        pieces.extend(drawn(card, plan.played(seat), 1.0, layer, Look::Open, &style));
        if board.winner == Some(seat) {
            pieces.push(frame(key(9, 0), plan.played(seat), LAMP, layer + 0.45));
        }
    }
    pieces.extend(taken(board, &plan, &style));
    pieces
}

/// The letters of the seats on their plates, and the contract beside declarer's.
pub fn captions(setup: &Setup, plan: &Plan, locale: &Locale) -> Vec<Figure> {
    let caption = |at: Vec2, text: String, size: f32| Figure { at, text, size, ink: Color::WHITE };
    let letter = |seat: Seat| {
        let text = words::letter(seat, locale);
        // Two letters have the room of one.
        let size = if text.chars().count() > 1 { 20.0 } else { 26.0 };
        caption(plan.plate(seat), text, size)
    };
    let contract = caption(plan.contract(setup.declarer), words::contract(setup.contract), 26.0);
    SEATS.map(letter).into_iter().chain([contract]).collect()
}

fn cloth(plan: &Plan, style: &Style) -> Piece {
    let piece = Piece::new(key(1, 0), "table", style.napped.then_some("felt"), Vec2::ZERO, plan.extent());
    let piece = if style.napped { piece.tiled(CLOTH_TILE) } else { piece };
    piece.tinted(style.cloth).on_layer(layer::CLOTH)
}

/// The plate of a seat, in blue when it is on turn.
fn plate(plan: &Plan, seat: Seat, on_turn: bool) -> [Piece; 2] {
    let name = format!("plate of {}", seat_letter(seat));
    let disc = |kind, size: f32, tint: Color| {
        Piece::new(key(kind, seat.0.into()), name.clone(), Some("mark-first"), plan.plate(seat), Vec2::splat(size))
            .tinted(tint)
            .on_layer(layer::PLATE + kind as f32 * 0.1)
    };
    // The disc of the picture takes three quarters of it.
    let size = PLATE / 0.72;
    if on_turn {
        [disc(2, size + 10.0, hex(0xdbe8ff)), disc(3, size, TURN)]
    } else {
        [disc(2, size, AT_REST.with_alpha(0.0)), disc(3, size, AT_REST.with_alpha(0.72))]
    }
}

/// The cards that a seat holds. What it cannot play now is dimmed, if its cards are seen.
fn hand(board: &Board, plan: &Plan, seat: Seat, style: &Style) -> Vec<Piece> {
    let cards = board.hands[seat.index()];
    let hidden = board.hidden[seat.index()];
    let laid = if hidden { plan.hidden_hand(seat, cards) } else { plan.open_hand(seat, cards) };
    let playable = playable(board, seat, cards);
    let look = |card: Card| match () {
        () if hidden => Look::Hidden,
        () if playable.contains(card) => Look::Open,
        () => Look::Dimmed,
    };
    let places = laid.into_iter().enumerate();
    places
        .flat_map(|(slot, (card, at))| drawn(card, at, 1.0, layer::HAND + slot as f32 * layer::STEP, look(card), style))
        .collect()
}

/// What a seat may play of its cards, as far as it is on turn.
fn playable(board: &Board, seat: Seat, cards: Cards) -> Cards {
    let led = board.trick.first().map(|(_, card)| card.suit());
    if board.turn == Some(seat) { cards.playable(led) } else { cards }
}

/// The trick that was taken last, face down beside the plate of the seat that took it.
fn taken(board: &Board, plan: &Plan, style: &Style) -> Vec<Piece> {
    let Some(taker) = board.taker else { return Vec::new() };
    let at = plan.taken(taker);
    let cards = board.last_trick.iter().enumerate();
    cards
        .flat_map(|(order, &(_, card))| {
            let shift = Vec2::new(2.0, 2.0) * order as f32;
            drawn(card, at + shift, TAKEN, layer::TAKEN + order as f32 * layer::STEP, Look::Hidden, style)
        })
        .collect()
}

/// A card at a place: pasteboard or back, rank and suit at the corner, and the suit large. What is hidden keeps its parts,
/// unseen, so that they come along when it is played.
fn drawn(card: Card, at: Vec2, scale: f32, layer: f32, look: Look, style: &Style) -> [Piece; 4] {
    let which = card.index() as u64;
    let name = || card.to_string();
    let print = if look == Look::Hidden { style.ink(card.suit()).with_alpha(0.0) } else { style.ink(card.suit()) };
    let part = |kind, art, offset: Vec2, size: f32, above: f32| {
        Piece::new(key(kind, which), name(), Some(art), at + offset * scale, Vec2::splat(size * scale))
            .tinted(print)
            .on_layer(layer + above)
    };
    let (ground, tint) = match look {
        Look::Open => ("card", Color::WHITE),
        Look::Dimmed => ("card", hex(0xb9b4a8)),
        Look::Hidden if style.white_backs => ("card", Color::WHITE),
        Look::Hidden => ("card-back", Color::WHITE),
    };
    let corner = Vec2::new(-CARD.x, CARD.y) / 2.0;
    [
        Piece::new(key(PARTS[0], which), name(), Some(ground), at, CARD * scale).tinted(tint).on_layer(layer),
        part(PARTS[1], rank_art(card), corner + Vec2::new(19.5, -20.0), 34.0, 0.1),
        part(PARTS[2], suit_art(card.suit()), corner + Vec2::new(43.0, -19.0), 22.0, 0.2),
        part(PARTS[3], suit_art(card.suit()), Vec2::new(6.0, -24.0), 62.0, 0.3),
    ]
}

/// A card by itself, face up, in a board of the size [`CARD`].
pub fn portrait(card: Card, style: &str) -> [Piece; 4] {
    drawn(card, Vec2::ZERO, 1.0, 0.0, Look::Open, &Style::of(style))
}

/// The keys of the parts of a card that its holder may play.
pub fn lifted(board: &Board, spot: SpotId) -> Vec<u64> {
    let Some(card) = spots::card_of(spot) else { return Vec::new() };
    let holds = |seat: &Seat| board.hands[seat.index()].contains(card) && !board.hidden[seat.index()];
    let free =
        board.turn.filter(holds).is_some_and(|seat| playable(board, seat, board.hands[seat.index()]).contains(card));
    if free { PARTS.map(|kind| key(kind, card.index() as u64)).to_vec() } else { Vec::new() }
}

/// The kinds of the parts of a card, as keys tell them apart.
const PARTS: [u64; 4] = [5, 6, 7, 8];

const fn suit_art(suit: Suit) -> ArtName {
    match suit {
        Suit::Clubs => "card-suit-clubs",
        Suit::Diamonds => "card-suit-diamonds",
        Suit::Hearts => "card-suit-hearts",
        Suit::Spades => "card-suit-spades",
    }
}

fn rank_art(card: Card) -> ArtName {
    match rank_letter(card.rank()) {
        '2' => "card-rank-2",
        '3' => "card-rank-3",
        '4' => "card-rank-4",
        '5' => "card-rank-5",
        '6' => "card-rank-6",
        '7' => "card-rank-7",
        '8' => "card-rank-8",
        '9' => "card-rank-9",
        'T' => "card-rank-t",
        'J' => "card-rank-j",
        'Q' => "card-rank-q",
        'K' => "card-rank-k",
        _ => "card-rank-a",
    }
}

fn frame(key: u64, at: Vec2, tint: Color, layer: f32) -> Piece {
    Piece::new(key, "mark", Some("card-frame"), at, CARD).tinted(tint).on_layer(layer)
}

/// How a marked card looks: a frame around it; what is pointed at stands out of its hand.
pub fn mark(game: &Bridge, spot: SpotId, kind: MarkKind, plan: &Plan, style: &str) -> Vec<Piece> {
    let Some(card) = spots::card_of(spot) else { return Vec::new() };
    if let Some((seat, order)) = in_trick(game, card) {
        let layer = layer::TRICK + order as f32 * layer::STEP + 0.4;
        let tint = if kind == MarkKind::Last { LAMP.with_alpha(0.55) } else { LAMP };
        return vec![frame(key(10, 0), plan.played(seat), tint, layer)];
    }
    let Some((slot, at)) = in_hand(game, plan, card) else { return Vec::new() };
    let layer = layer::HAND + slot as f32 * layer::STEP + 0.4;
    let tint = match kind {
        MarkKind::Hint => hex(0x58b368),
        MarkKind::Target | MarkKind::Ahead => hex(0x3e8ede),
        MarkKind::Prey => hex(0xe4572e),
        _ => LAMP,
    };
    match kind {
        MarkKind::Hover | MarkKind::Selected => {
            let lifted = at + Vec2::Y * LIFT.min(plan.room_above(at));
            let mut pieces: Vec<Piece> = drawn(card, lifted, 1.0, layer, Look::Open, &Style::of(style))
                .map(|piece| piece_of_mark(piece, layer))
                .into();
            pieces.push(frame(key(10, 0), lifted, tint, layer + 0.08));
            pieces
        }
        _ => vec![frame(key(10, 0), at, tint, layer)],
    }
}

/// A part of a card that is drawn once more as a mark: close above the card itself, below the next one.
fn piece_of_mark(piece: Piece, layer: f32) -> Piece {
    let above = (piece.layer - layer) * 0.15;
    piece.on_layer(layer + above)
}

/// Whose card it is in the trick, and when it was played.
fn in_trick(game: &Bridge, card: Card) -> Option<(Seat, usize)> {
    let play = game.play_so_far();
    let order = play.trick().iter().position(|played| *played == card)?;
    Some((parlour_bridge::deal::seat_after(play.leader(), order as u8), order))
}

/// Where in which hand a card is.
fn in_hand(game: &Bridge, plan: &Plan, card: Card) -> Option<(usize, Vec2)> {
    let hands = SEATS.into_iter().map(|seat| plan.open_hand(seat, game.hand(seat)));
    hands.into_iter().find_map(|hand| {
        let slot = hand.iter().position(|(held, _)| *held == card)?;
        Some((slot, hand[slot].1))
    })
}

/// The colour in which a side is shown.
pub fn side_colour(side: Side, style: &str) -> Color {
    Style::of(style).side(side)
}
