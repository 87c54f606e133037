//! What a player looks at: how far both are from connecting, what threatens, and pegs that belong together.

use bevy_egui::egui::{RichText, Ui};
use parlour_core::{Game, Seat};
use parlour_twixt::Twixt;
use parlour_twixt::theory::{Pattern, Theory};

use super::words;
use crate::locale::Locale;
use crate::theme::widgets::note;
use crate::theme::{bold, space};

/// So many pairs of pegs are named at most.
const MOST_PAIRS: usize = 6;

/// Shows what there is to know of the position.
pub fn show(game: &Twixt, ui: &mut Ui, locale: &Locale) {
    let theory = Theory::of(game);
    for seat in [Seat::FIRST, Seat::SECOND] {
        show_player(game, &theory, seat, ui, locale);
    }
    if game.outcome().is_some() {
        ui.label(locale.tr("twixt-theory-over"));
        return;
    }
    if !theory.answers.is_empty() {
        let points = pointed(&theory.answers);
        ui.label(locale.tr_with("twixt-theory-answers", &[("points", &points)]));
    }
    let [own, _] = &theory.patterns;
    if own.is_empty() {
        return;
    }
    ui.add_space(space::XS);
    ui.label(RichText::new(locale.tr("twixt-theory-pairs")).family(bold()));
    for (a, b, pattern) in own.iter().take(MOST_PAIRS) {
        let name = pattern_name(*pattern, locale);
        let words = [("a", a.to_string()), ("b", b.to_string()), ("pattern", name)];
        let words: Vec<(&str, &str)> = words.iter().map(|(key, value)| (*key, value.as_str())).collect();
        ui.label(locale.tr_with("twixt-theory-pair", &words));
    }
    note(ui, locale.tr("twixt-theory-pairs-note"));
}

/// What players call the pattern of two pegs.
fn pattern_name(pattern: Pattern, locale: &Locale) -> String {
    locale.tr(&format!("twixt-pattern-{}", pattern.name()))
}

fn pointed(points: &[parlour_twixt::Point]) -> String {
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Pegs and links of a player, and how many more are needed to connect.
fn show_player(game: &Twixt, theory: &Theory, seat: Seat, ui: &mut Ui, locale: &Locale) {
    let name = locale.tr(&format!("twixt-way-{}", seat.side().name()));
    ui.label(RichText::new(name).family(bold()));
    let [pegs, links] = words::counted(game, seat).map(|count| count.to_string());
    note(ui, locale.tr_with("twixt-theory-counts", &[("pegs", &pegs), ("links", &links)]));
    if game.outcome().is_some() {
        return;
    }
    match &theory.ways[seat.index()] {
        Some(way) => {
            let count = way.missing.len().to_string();
            ui.label(locale.tr_with("twixt-theory-needs", &[("count", &count), ("points", &pointed(&way.missing))]));
        }
        None => drop(ui.label(locale.tr("twixt-theory-cut-off"))),
    }
    let winning = &theory.winning[seat.index()];
    if !winning.is_empty() {
        ui.label(locale.tr_with("twixt-theory-wins", &[("points", &pointed(winning))]));
    }
}
