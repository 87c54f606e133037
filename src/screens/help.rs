//! Help: the controls, the rules of every game, and what the program is made of.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{CameFrom, Screen, page, setup};
use crate::catalogue::{Catalogue, GameId};
use crate::locale::Locale;
use crate::theme::widgets::{self, look};
use crate::theme::{UiSystems, bold, space};

/// What of the help is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Topic {
    #[default]
    Controls,
    Rules(GameId),
    About,
}

/// The topic chosen last.
#[derive(Resource, Default)]
struct Shown(Topic);

/// One thing a person can do at the table, in words `help-do-<name>` and, for the mouse and fingers,
/// `help-do-<name>-point`. Key caps that are words are locale keys `key-<name>`.
struct Control {
    name: &'static str,
    keys: &'static [&'static str],
    gamepad: &'static [&'static str],
}

/// Everything that hands can do.
const CONTROLS: [Control; 28] = [
    Control { name: "move", keys: &["key-arrows"], gamepad: &["key-dpad"] },
    Control { name: "choose", keys: &["key-enter", "key-space"], gamepad: &["A"] },
    Control { name: "cancel", keys: &["key-escape"], gamepad: &["B"] },
    Control { name: "cycle", keys: &[",", "."], gamepad: &[] },
    Control { name: "undo", keys: &["U", "key-ctrl-z"], gamepad: &["LB"] },
    Control { name: "redo", keys: &["R", "key-ctrl-y"], gamepad: &["RB"] },
    Control { name: "hint", keys: &["H"], gamepad: &["X"] },
    Control { name: "theory", keys: &["T"], gamepad: &["Y"] },
    Control { name: "review", keys: &["V"], gamepad: &[] },
    Control { name: "analyse", keys: &["A"], gamepad: &["RT"] },
    Control { name: "explore", keys: &["E"], gamepad: &[] },
    Control { name: "instead", keys: &["W"], gamepad: &[] },
    Control { name: "promote", keys: &["Shift+W"], gamepad: &[] },
    Control { name: "prune", keys: &["Delete"], gamepad: &[] },
    Control { name: "jump", keys: &["Shift", "Alt", "key-arrows"], gamepad: &["RS"] },
    Control { name: "zoom", keys: &["+", "−", "0"], gamepad: &["LS", "RS"] },
    Control { name: "step", keys: &["key-left", "key-right"], gamepad: &["key-dpad"] },
    Control { name: "pause", keys: &["P"], gamepad: &["LT"] },
    Control { name: "draw", keys: &["D"], gamepad: &[] },
    Control { name: "resign", keys: &["G"], gamepad: &[] },
    Control { name: "turn", keys: &["F"], gamepad: &[] },
    Control { name: "type", keys: &["/"], gamepad: &[] },
    Control { name: "ahead", keys: &[], gamepad: &[] },
    Control { name: "sketch", keys: &[], gamepad: &[] },
    Control { name: "transfer", keys: &["S", "Ctrl+C", "Ctrl+V", "Ctrl+S", "Ctrl+O"], gamepad: &[] },
    Control { name: "again", keys: &["N"], gamepad: &["key-start"] },
    Control { name: "focus", keys: &["key-tab"], gamepad: &["key-select"] },
    Control { name: "window", keys: &["F11", "M"], gamepad: &[] },
];

/// Registers the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shown>()
        .add_systems(EguiPrimaryContextPass, show_help.in_set(UiSystems::Page).run_if(in_state(Screen::Help)));
}

fn show_help(
    mut contexts: EguiContexts,
    locale: Res<Locale>,
    catalogue: Res<Catalogue>,
    mut shown: ResMut<Shown>,
    came_from: Res<CameFrom>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let back = page::show(ctx, "help", &locale.tr("help"), &locale.tr("back"), |ui| {
        ui.spacing_mut().item_spacing.y = space::L;
        let mut topics = vec![("controls", Topic::Controls, locale.tr("help-controls"))];
        topics.extend(catalogue.games().map(|entry| {
            let name = entry.id().name();
            (name, Topic::Rules(entry.id()), locale.tr(&format!("game-{name}")))
        }));
        topics.push(("about", Topic::About, locale.tr("help-about")));
        widgets::choose(ui, "topic", &mut shown.0, &topics);
        match shown.0 {
            Topic::Controls => show_controls(ui, &locale),
            Topic::Rules(game) => setup::show_rules(ui, &locale, game.name(), None, &[]),
            Topic::About => show_about(ui, &locale),
        }
    });
    if back {
        next.set(came_from.screen());
    }
    Ok(())
}

/// The height of a key cap.
const CAP: f32 = 28.0;

/// Widths of the columns for words, keys and gamepad, where they stand side by side.
const SHARES: [f32; 3] = [0.48, 0.3, 0.22];

fn show_controls(ui: &mut Ui, locale: &Locale) {
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        widgets::heading(ui, locale.tr("help-controls"));
        widgets::note(ui, locale.tr("help-controls-note"));
        if ui.available_width() >= 520.0 {
            ui.add_space(space::S);
            row(ui, [&|_| {}, &|ui| device(ui, "keyboard", locale), &|ui| device(ui, "gamepad", locale)]);
            for control in &CONTROLS {
                let words = |ui: &mut Ui| words(ui, control, locale);
                let keyboard = |ui: &mut Ui| caps(ui, control.keys, locale);
                let gamepad = |ui: &mut Ui| caps(ui, control.gamepad, locale);
                ui.separator();
                row(ui, [&words, &keyboard, &gamepad]);
            }
        } else {
            for control in &CONTROLS {
                ui.separator();
                words(ui, control, locale);
                ui.horizontal_wrapped(|ui| {
                    ui.spacing_mut().interact_size.y = CAP;
                    for (name, keys) in [("keyboard", control.keys), ("gamepad", control.gamepad)] {
                        if !keys.is_empty() {
                            icon(ui, name, locale);
                            for key in keys {
                                cap(ui, key, locale);
                            }
                            ui.add_space(space::M);
                        }
                    }
                });
            }
        }
    });
}

/// Three cells side by side.
fn row(ui: &mut Ui, cells: [&dyn Fn(&mut Ui); 3]) {
    let room = ui.available_width() - 2.0 * space::M;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = space::M;
        for (cell, share) in cells.into_iter().zip(SHARES) {
            ui.allocate_ui_with_layout(vec2(room * share, 0.0), egui::Layout::top_down(egui::Align::Min), |ui| {
                ui.set_width(room * share);
                cell(ui);
            });
        }
    });
}

/// What it does, and how it is done with the mouse or a finger.
fn words(ui: &mut Ui, control: &Control, locale: &Locale) {
    ui.spacing_mut().item_spacing.y = space::XS;
    ui.label(RichText::new(locale.tr(&format!("help-do-{}", control.name))).family(bold()));
    let pointing = format!("help-do-{}-point", control.name);
    if locale.has(&pointing) {
        widgets::note(ui, locale.tr(&pointing));
    }
}

fn caps(ui: &mut Ui, caps: &[&str], locale: &Locale) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
        ui.spacing_mut().interact_size.y = CAP;
        for name in caps {
            cap(ui, name, locale);
        }
    });
}

fn cap(ui: &mut Ui, cap: &str, locale: &Locale) {
    widgets::key_cap(ui, &if cap.starts_with("key-") { locale.tr(cap) } else { cap.to_owned() });
}

/// The icon and the name of a device.
fn device(ui: &mut Ui, name: &str, locale: &Locale) {
    ui.horizontal(|ui| {
        ui.spacing_mut().interact_size.y = 20.0;
        icon(ui, name, locale);
        widgets::note(ui, locale.tr(&format!("help-{name}")));
    });
}

fn icon(ui: &mut Ui, name: &str, locale: &Locale) {
    let look = look(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(20.0, 20.0), egui::Sense::hover());
    let words = locale.tr(&format!("help-{name}"));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &words));
    if let Some(texture) = look.art.get(name) {
        widgets::paint_picture(ui.painter(), texture, rect, look.palette.secondary);
    }
}

fn show_about(ui: &mut Ui, locale: &Locale) {
    widgets::card(ui, |ui| {
        widgets::heading(ui, locale.tr_with("about-heading", &[("version", env!("CARGO_PKG_VERSION"))]));
        for key in ["about-what", "about-licence", "about-fonts", "about-art", "about-made-with"] {
            ui.label(locale.tr(key));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::Language;

    #[test]
    fn every_control_has_words_in_every_language() {
        for language in Language::ALL {
            let locale = Locale::new(language);
            for control in &CONTROLS {
                let words = format!("help-do-{}", control.name);
                assert!(locale.has(&words), "{language:?}: {words}");
                let caps = control.keys.iter().chain(control.gamepad).filter(|cap| cap.starts_with("key-"));
                caps.for_each(|cap| assert!(locale.has(cap), "{language:?}: {cap}"));
            }
        }
    }
}
