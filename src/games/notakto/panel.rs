//! The algebra of a position: the symbol of each board, their product, its reduction, and who wins.

use bevy_egui::egui::{self, CornerRadius, FontId, RichText, Ui, vec2};
use parlour_core::Game;
use parlour_notakto::theory::Theory;
use parlour_notakto::{Monomial, Notakto};

use super::board_name;
use crate::locale::Locale;
use crate::theme::widgets::{CONTROL_CORNER, look, note};
use crate::theme::{bold, size, space};

/// Width and height of the card of a board, in egui points.
const CARD: egui::Vec2 = vec2(52.0, 54.0);

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
    let palette = &look(ui.ctx()).palette;
    let (name, symbol) = (board_name(board), symbol.to_string());
    let (rect, response) = ui.allocate_exact_size(CARD, egui::Sense::hover());
    let ground = if live { palette.raised } else { palette.edge };
    ui.painter().rect_filled(rect, CornerRadius::same(CONTROL_CORNER), ground);
    let word = |offset, text: &str, font, colour| {
        ui.painter().text(rect.center() + vec2(0.0, offset), egui::Align2::CENTER_CENTER, text, font, colour);
    };
    word(-15.0, &name, FontId::proportional(size::SMALL), palette.secondary);
    let colour = if live { palette.text } else { palette.disabled };
    word(8.0, &symbol, FontId::new(size::HEADING, bold()), colour);
    let key = if live { "notakto-theory-board" } else { "notakto-theory-board-dead" };
    let sentence = locale.tr_with(key, &[("board", &name), ("symbol", &symbol)]);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &sentence));
    response.on_hover_text(sentence);
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
