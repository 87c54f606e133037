//! What a player looks at: what each move would do, and how the seeds are shared.

use bevy_egui::egui::{RichText, Ui};
use parlour_core::{Game, Seat};
use parlour_mancala::Mancala;

use super::{overlay, words};
use crate::locale::Locale;
use crate::theme::widgets::note;
use crate::theme::{bold, space};

/// So many moves are told at most.
const MOST_MOVES: usize = 24;

/// Shows what there is to know of the position.
pub fn show(game: &Mancala, ui: &mut Ui, asked: &[&str], locale: &Locale) {
    if overlay::keeps_silent(asked) {
        note(ui, locale.tr("mancala-theory-untold"));
        return;
    }
    let seeds = [Seat::FIRST, Seat::SECOND].map(|seat| game.ruleset().seeds_of(game.state(), seat).to_string());
    let [first, second] = &seeds;
    note(ui, locale.tr_with("mancala-counts-seeds", &[("first", first), ("second", second)]));
    let moves = game.legal_moves();
    if moves.is_empty() {
        ui.label(locale.tr("mancala-theory-over"));
        return;
    }
    ui.add_space(space::XS);
    ui.label(RichText::new(locale.tr("mancala-theory-moves")).family(bold()));
    for &mv in moves.iter().take(MOST_MOVES) {
        ui.label(words::said(game, mv, locale));
    }
    if moves.len() > MOST_MOVES {
        let count = (moves.len() - MOST_MOVES).to_string();
        note(ui, locale.tr_with("mancala-theory-more", &[("count", &count)]));
    }
}
