//! What a player keeps an eye on: material, the rights to castle, and how near a draw is.

use bevy_egui::egui::{RichText, Ui};
use parlour_chess::{Bitboard, Chess, Color, Piece, Wing};
use parlour_core::Game;

use super::style::BY_WORTH;
use super::words;
use crate::locale::Locale;
use crate::table::figure::{self, Weight};
use crate::theme::widgets::note;
use crate::theme::{bold, space};

/// From so many repetitions and quiet plies on, the panel speaks of them.
const SPEAK_FROM: (usize, u8) = (2, 20);

/// Shows what there is to know of the position.
pub fn show(game: &Chess, ui: &mut Ui, locale: &Locale) {
    let board = game.position();
    for color in Color::BOTH {
        let name = locale.tr(&format!("chess-player-{}", color.side().name()));
        ui.label(RichText::new(name).family(bold()));
        ui.horizontal_wrapped(|ui| {
            for piece in BY_WORTH {
                let (mine, theirs) = (board.men(color, piece).count(), board.men(color.other(), piece).count());
                let weight = match mine.cmp(&theirs) {
                    std::cmp::Ordering::Less => Weight::Faint,
                    std::cmp::Ordering::Equal => Weight::Normal,
                    std::cmp::Ordering::Greater => Weight::Strong,
                };
                let name = words::piece(piece, locale);
                figure::show(ui, &letter(piece, locale), &mine.to_string(), &format!("{name}: {mine}"), weight);
            }
        });
        note(ui, castling(game, color, locale));
        ui.add_space(space::XS);
    }
    let pair = |color| {
        let bishops = board.men(color, Piece::Bishop);
        bishops.meets(Bitboard::LIGHT) && bishops.meets(Bitboard::DARK)
    };
    for color in Color::BOTH.into_iter().filter(|color| pair(*color) && !pair(color.other())) {
        ui.label(locale.tr(&format!("chess-theory-bishops-{}", color.side().name())));
    }
    if game.outcome().is_none() {
        let moves = game.legal_moves().len().to_string();
        ui.label(locale.tr_with("chess-theory-moves", &[("count", &moves)]));
    }
    draws(game, ui, locale);
}

/// The letter that the language writes for a piece; the pawn, which has none in moves, has one here.
fn letter(piece: Piece, locale: &Locale) -> String {
    locale.tr(match piece {
        Piece::Pawn => "chess-letter-pawn",
        Piece::Knight => "chess-letter-knight",
        Piece::Bishop => "chess-letter-bishop",
        Piece::Rook => "chess-letter-rook",
        Piece::Queen => "chess-letter-queen",
        Piece::King => "chess-letter-king",
    })
}

/// How a side may still castle.
fn castling(game: &Chess, color: Color, locale: &Locale) -> String {
    let [short, long] = Wing::BOTH.map(|wing| game.position().castling_rook(color, wing).is_some());
    locale.tr(match (short, long) {
        (true, true) => "chess-theory-castles-both",
        (true, false) => "chess-theory-castles-short",
        (false, true) => "chess-theory-castles-long",
        (false, false) => "chess-theory-castles-none",
    })
}

/// How near a draw is by repetition or by quiet moves.
fn draws(game: &Chess, ui: &mut Ui, locale: &Locale) {
    let (times, quiet) = (game.repetitions(), game.position().quiet_plies());
    if times >= SPEAK_FROM.0 {
        note(ui, locale.tr_with("chess-theory-repeated", &[("times", &times.to_string())]));
    }
    if quiet >= SPEAK_FROM.1 {
        note(ui, locale.tr_with("chess-theory-quiet", &[("moves", &(quiet / 2).to_string())]));
    }
    if game.claim().is_some() {
        ui.label(locale.tr("chess-theory-claim"));
    }
}
