//! The algebra of a position: the symbol of each board, their product, its reduction, and who wins.

use bevy_egui::egui::{FontId, RichText, Ui};
use parlour_core::Game;
use parlour_notakto::theory::Theory;
use parlour_notakto::{Monomial, Notakto};

use super::board_name;
use crate::locale::Locale;
use crate::table::figure::{self, Weight};
use crate::theme::widgets::{look, note};
use crate::theme::{bold, size, space};

/// Shows the algebra of the position.
pub fn show(game: &Notakto, ui: &mut Ui, locale: &Locale) {
    let theory = Theory::of(game);
    ui.horizontal_wrapped(|ui| {
        for ((board, grid), &symbol) in (0..).zip(game.grids()).zip(&theory.symbols) {
            show_board(ui, locale, board, symbol, grid.is_live());
        }
    });
    ui.add_space(space::XS);
    ui.label(locale.tr_with("notakto-theory-product", &[("product", &theory.product.to_string())]));
    if theory.steps.is_empty() {
        note(ui, locale.tr("notakto-theory-short"));
    }
    for step in &theory.steps {
        let (rule, before, after) = (step.rule.to_string(), step.before.to_string(), step.after.to_string());
        note(ui, locale.tr_with("notakto-theory-step", &[("rule", &rule), ("before", &before), ("after", &after)]));
    }
    let reduced = locale.tr_with("notakto-theory-reduced", &[("product", &theory.reduced.to_string())]);
    ui.label(RichText::new(reduced).font(FontId::new(size::EMPHASIS, bold())));
    show_result(game, &theory, ui, locale);
    note(ui, locale.tr("notakto-theory-lost-products"));
}

/// A board's name with its symbol.
fn show_board(ui: &mut Ui, locale: &Locale, board: u8, symbol: Monomial, live: bool) {
    let (name, symbol) = (board_name(board), symbol.to_string());
    let (key, weight) =
        if live { ("notakto-theory-board", Weight::Normal) } else { ("notakto-theory-board-dead", Weight::Faint) };
    let sentence = locale.tr_with(key, &[("board", &name), ("symbol", &symbol)]);
    figure::show(ui, &name, &symbol, &sentence, weight);
}

fn show_result(game: &Notakto, theory: &Theory, ui: &mut Ui, locale: &Locale) {
    let palette = &look(ui.ctx()).palette;
    if game.outcome().is_some() {
        ui.label(locale.tr("notakto-theory-over"));
        return;
    }
    let (key, colour) = if theory.winning {
        ("notakto-theory-winning", palette.good)
    } else {
        ("notakto-theory-losing", palette.warning)
    };
    ui.label(RichText::new(locale.tr(key)).color(colour));
    let count = theory.good_moves.len().to_string();
    ui.label(locale.tr_with("notakto-theory-good-moves", &[("count", &count)]));
}
