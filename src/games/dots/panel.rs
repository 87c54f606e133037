//! What a player counts: chains and loops, safe moves, and who is in control.

use bevy_egui::egui::{RichText, Ui};
use parlour_core::Game;
use parlour_dots::Dots;
use parlour_dots::theory::{Chain, Theory};

use crate::locale::Locale;
use crate::table::figure::{self, Weight};
use crate::theme::widgets::note;
use crate::theme::{bold, space};

/// Shows the theory of the position.
pub fn show(game: &Dots, ui: &mut Ui, locale: &Locale) {
    if game.outcome().is_some() {
        ui.label(locale.tr("dots-theory-over"));
        return;
    }
    let theory = Theory::of(game);
    let long = theory.long_chains();
    let count =
        |key: &str, number: usize| locale.tr_with(&format!("dots-theory-{key}"), &[("count", &number.to_string())]);
    if theory.chains.is_empty() {
        note(ui, locale.tr("dots-theory-none"));
    } else {
        ui.horizontal_wrapped(|ui| {
            for chain in &theory.chains {
                show_chain(ui, locale, chain);
            }
        });
        ui.add_space(space::XS);
        ui.label(format!("{} · {}", count("long-chains", long), count("loops", theory.loops())));
    }
    ui.label(count("safe", theory.safe_moves));
    if !theory.joints.is_empty() {
        note(ui, count("joints", theory.joints.len()));
    }
    let control = theory.control.map_or_else(
        || locale.tr("dots-theory-control-open"),
        |seat| {
            let player = locale.tr(&format!("table-player-{}", seat.side().name()));
            locale.tr_with("dots-theory-control", &[("player", &player)])
        },
    );
    ui.label(RichText::new(control).family(bold()));
    note(ui, locale.tr("dots-theory-rule"));
    let size = game.setup();
    let dots = usize::from((size.rows + 1) * (size.cols + 1));
    let [dots, chains, sum] = [dots, long, dots + long].map(|number| number.to_string());
    note(ui, locale.tr_with("dots-theory-sum", &[("dots", &dots), ("chains", &chains), ("sum", &sum)]));
}

/// The length of a chain on a card. Long chains and loops, which decide the game, stand out.
fn show_chain(ui: &mut Ui, locale: &Locale, chain: &Chain) {
    let (kind, weight) = if chain.is_loop {
        ("loop", Weight::Strong)
    } else if chain.is_long() {
        ("chain-long", Weight::Strong)
    } else {
        ("chain", Weight::Normal)
    };
    let boxes = chain.boxes.len().to_string();
    let mut sentence = locale.tr_with(&format!("dots-theory-{kind}"), &[("boxes", &boxes)]);
    if chain.is_open {
        sentence = format!("{sentence}, {}", locale.tr("dots-theory-open"));
    }
    figure::show(ui, &locale.tr(&format!("dots-theory-kind-{kind}")), &boxes, &sentence, weight);
}
