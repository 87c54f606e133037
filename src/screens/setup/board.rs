//! The choices of the board: size or variant, a position of one's own, style and pieces.

use bevy_egui::egui::{self, Ui};
use parlour_core::SetupOptions;

use super::{SetupPage, View, Wish};
use crate::catalogue::{GameChoice, Offer, RuleChoice, parts_of_style, styled};
use crate::theme::widgets::{self, Button, look};
use crate::theme::{size, space};

/// Size or variant, and the style of the board and of the pieces.
pub fn show(ui: &mut Ui, view: &View, chosen: &mut GameChoice, memory: &mut SetupPage, wish: &mut Option<Wish>) {
    widgets::card(ui, |ui| {
        if view.entry.setups().len() > 1 {
            show_setups(ui, view, &mut chosen.setup, memory);
            if view.entry.edits() && Button::secondary("edit", view.locale.tr("transfer-edit")).show(ui).clicked() {
                *wish = Some(Wish::Edit);
            }
            ui.add_space(space::XS);
        }
        let (board, set) = parts_of_style(&chosen.style);
        let (mut board, mut set) = (board.to_owned(), set.map(ToOwned::to_owned));
        widgets::heading(ui, view.locale.tr("setup-style"));
        choose(ui, view, "style", &mut board, view.entry.styles());
        if let Some(set) = &mut set {
            ui.add_space(space::XS);
            widgets::heading(ui, view.own_words("set"));
            choose(ui, view, "set", set, view.entry.sets());
        }
        chosen.style = styled(&board, set.as_deref());
    });
}

/// One of several names; the words are `<what>-<game>-<name>`.
fn choose(ui: &mut Ui, view: &View, what: &str, value: &mut String, names: &[&str]) {
    let words = |name: &str| view.locale.tr(&format!("{what}-{}-{name}", view.game()));
    let options: Vec<_> = names.iter().map(|name| (*name, (*name).to_owned(), words(name))).collect();
    widgets::choose(ui, what, value, &options);
}

fn show_setups(ui: &mut Ui, view: &View, setup: &mut SetupOptions, memory: &mut SetupPage) {
    let setups = view.entry.setups();
    widgets::heading(ui, view.locale.tr(&format!("setup-size-{}", view.game())));
    let words = |offer: &Offer| view.locale.tr(&format!("setup-{}-{}", view.game(), offer.id));
    let plain = view.entry.with_usual_rules(setup);
    let fixed = setups.iter().any(|offer| !offer.typed && offer.covers(&plain));
    // What was typed is the choice of the offer with which it began.
    let mine = |offer: &Offer| offer.typed && !fixed && offer.options.variant == setup.variant;
    let chosen = |offer: &Offer| mine(offer) || offer.covers(&plain);
    let options = |offer: &Offer| if chosen(offer) { setup.clone() } else { offer.options.clone() };
    let options: Vec<_> = setups.iter().map(|offer| (offer.id.as_str(), options(offer), words(offer))).collect();
    if widgets::choose(ui, "size", setup, &options) {
        memory.position = None;
    }
    let plain = view.entry.with_usual_rules(setup);
    if let Some(offer) = setups.iter().find(|offer| !offer.typed && offer.covers(&plain)) {
        memory.position = None;
        if let Some(sizes) = offer.sizes {
            choose_size(ui, view, setup, sizes);
        }
    } else {
        type_position(ui, view, setup, memory);
    }
}

/// What is chosen of the rules that is not usual, a phrase each.
pub fn unusual_rules(view: &View, setup: &SetupOptions) -> Vec<String> {
    let usual = view.entry.rules(&view.entry.with_usual_rules(setup));
    let is_unusual =
        |rule: &RuleChoice| !usual.iter().any(|usual| usual.name == rule.name && usual.chosen == rule.chosen);
    let rules = view.entry.rules(setup).into_iter().filter(is_unusual);
    rules
        .map(|rule| {
            let key = format!("rule-{}-{}", view.game(), rule.name);
            let (name, choice) = (view.locale.tr(&key), choice_words(view, &key, &rule.chosen));
            view.locale.tr_with("setup-rules-otherwise", &[("rule", &name), ("choice", &choice)])
        })
        .collect()
}

/// A way to play a rule, in words or as a number.
fn choice_words(view: &View, rule: &str, choice: &str) -> String {
    let key = format!("{rule}-{choice}");
    if view.locale.has(&key) { view.locale.tr(&key) } else { choice.to_owned() }
}

/// The rules of the chosen game that can be played in several ways.
pub fn show_rules(ui: &mut Ui, view: &View, chosen: &mut GameChoice) {
    let rules = view.entry.rules(&chosen.setup);
    if rules.is_empty() {
        return;
    }
    widgets::card(ui, |ui| {
        widgets::heading(ui, view.locale.tr("setup-switches"));
        for RuleChoice { name, choices, chosen: mut value } in rules {
            let key = format!("rule-{}-{name}", view.game());
            ui.add_space(space::XS);
            ui.label(egui::RichText::new(view.locale.tr(&key)).color(look(ui.ctx()).palette.secondary));
            let words = |choice: &String| choice_words(view, &key, choice);
            let options: Vec<_> =
                choices.iter().map(|choice| (choice.as_str(), choice.clone(), words(choice))).collect();
            if widgets::choose(ui, &format!("rule-{name}"), &mut value, &options) {
                chosen.setup = view.entry.with_rule(&chosen.setup, name, &value);
            }
        }
    });
}

/// Sizes that are often played.
const OFTEN: [u8; 7] = [8, 12, 16, 20, 24, 30, 48];

/// The size of a square board: one that is often played, or one more or less than it is.
fn choose_size(ui: &mut Ui, view: &View, setup: &mut SetupOptions, (least, most): (u8, u8)) {
    let mut size: u8 = setup.size.as_ref().and_then(|size| size.parse().ok()).unwrap_or(least);
    ui.add_space(space::XS);
    widgets::heading(ui, view.locale.tr_with("setup-board-size", &[("size", &size.to_string())]));
    let names = OFTEN.map(|size| (size.to_string(), size));
    let offered = names.iter().filter(|(_, size)| (least..=most).contains(size));
    let options: Vec<_> = offered.map(|(name, size)| (name.as_str(), *size, name.clone())).collect();
    widgets::choose(ui, "board-size", &mut size, &options);
    ui.horizontal_wrapped(|ui| {
        let (less, more) = (view.locale.tr("setup-smaller"), view.locale.tr("setup-larger"));
        if Button::secondary("size-smaller", less).enabled(size > least).show(ui).clicked() {
            size -= 1;
        }
        if Button::secondary("size-larger", more).enabled(size < most).show(ui).clicked() {
            size += 1;
        }
    });
    setup.size = Some(size.to_string());
}

/// The position in the game's own text form. While it is none, the last one that was stays chosen.
fn type_position(ui: &mut Ui, view: &View, setup: &mut SetupOptions, memory: &mut SetupPage) {
    let text = memory.position.get_or_insert_with(|| setup.position.clone().unwrap_or_default());
    let variant = setup.variant.as_deref().unwrap_or_default();
    let key = format!("setup-position-{}-{variant}", view.game());
    let key = if view.locale.has(&key) { key } else { format!("setup-position-{}", view.game()) };
    let words = view.locale.tr(&key);
    let field = egui::TextEdit::singleline(text)
        .desired_width(f32::INFINITY)
        .font(egui::FontId::proportional(size::BODY))
        .margin(egui::Margin::symmetric(8, 8))
        .hint_text(words.clone());
    let response = ui.add(field);
    widgets::attend(ui, "position", &response, false);
    let typed = SetupOptions { position: Some(text.trim().to_owned()), ..setup.clone() };
    match view.entry.check(&typed, "") {
        Ok(()) => {
            *setup = typed;
            widgets::note(ui, words);
        }
        Err(error) => {
            let palette = look(ui.ctx()).palette.clone();
            ui.colored_label(palette.warning, view.locale.tr_with("setup-position-wrong", &[("error", &error)]));
        }
    }
}
