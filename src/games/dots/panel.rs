//! What a player counts: chains and loops, safe moves, and who is in control.

use bevy_egui::egui::{FontId, RichText, Ui};
use parlour_core::{Game, Seat, Side};
use parlour_dots::Dots;
use parlour_dots::theory::{Chain, Theory};

use crate::locale::Locale;
use crate::table::figure::{self, Weight};
use crate::theme::widgets::note;
use crate::theme::{bold, size, space};

/// Shows the theory of the position.
pub fn show(game: &Dots, ui: &mut Ui, locale: &Locale) {
    if game.outcome().is_some() {
        ui.label(locale.tr("dots-theory-over"));
        return;
    }
    let theory = Theory::of(game);
    if theory.chains.is_empty() {
        note(ui, locale.tr("dots-theory-no-chains"));
    }
    ui.horizontal_wrapped(|ui| {
        for chain in &theory.chains {
            show_chain(ui, locale, chain);
        }
    });
    ui.add_space(space::XS);
    let count = |ui: &mut Ui, key, number: usize| {
        ui.label(locale.tr_with(key, &[("count", &number.to_string())]));
    };
    count(ui, "dots-theory-long-chains", theory.long_chains());
    count(ui, "dots-theory-loops", theory.loops());
    count(ui, "dots-theory-safe-moves", theory.safe_moves);
    let control = match theory.control.map(Seat::side) {
        None => "dots-theory-control-open",
        Some(Side::First) => "dots-theory-control-first",
        Some(Side::Second) => "dots-theory-control-second",
    };
    ui.label(RichText::new(locale.tr(control)).font(FontId::new(size::BODY, bold())));
    note(ui, locale.tr(wish(game)));
}

/// What the long chain rule tells the players to aim for: the first wants dots and long chains together to be even.
fn wish(game: &Dots) -> &'static str {
    let size = game.setup();
    let dots = (size.rows + 1) * (size.cols + 1);
    if dots.is_multiple_of(2) { "dots-theory-wish-even" } else { "dots-theory-wish-odd" }
}

/// The length of a chain on a card. Long chains and loops, which decide the game, stand out.
fn show_chain(ui: &mut Ui, locale: &Locale, chain: &Chain) {
    let (kind, weight) = if chain.is_loop {
        ("loop", Weight::Strong)
    } else if chain.is_long() {
        ("long", Weight::Strong)
    } else {
        ("short", Weight::Normal)
    };
    let length = chain.boxes.len().to_string();
    let mut sentence = locale.tr_with(&format!("dots-theory-chain-{kind}"), &[("count", &length)]);
    if chain.is_open {
        sentence = format!("{sentence} {}", locale.tr("dots-theory-open"));
    }
    figure::show(ui, &locale.tr(&format!("dots-theory-kind-{kind}")), &length, &sentence, weight);
}
