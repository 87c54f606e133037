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
const CONTROLS: [Control; 13] = [
    Control { name: "move", keys: &["key-arrows"], gamepad: &["key-dpad"] },
    Control { name: "choose", keys: &["key-enter", "key-space"], gamepad: &["A"] },
    Control { name: "cancel", keys: &["key-escape"], gamepad: &["B"] },
    Control { name: "cycle", keys: &[",", "."], gamepad: &[] },
    Control { name: "undo", keys: &["U", "key-ctrl-z"], gamepad: &["LB"] },
    Control { name: "redo", keys: &["R", "key-ctrl-y"], gamepad: &["RB"] },
    Control { name: "hint", keys: &["H"], gamepad: &["X"] },
    Control { name: "theory", keys: &["T"], gamepad: &["Y"] },
    Control { name: "review", keys: &["V"], gamepad: &[] },
    Control { name: "step", keys: &["key-left", "key-right"], gamepad: &["key-dpad"] },
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
            Topic::Rules(game) => setup::show_rules(ui, &locale, game.name()),
            Topic::About => show_about(ui, &locale),
        }
    });
    if back {
        next.set(came_from.screen());
    }
    Ok(())
}

fn show_controls(ui: &mut Ui, locale: &Locale) {
    widgets::card(ui, |ui| {
        widgets::heading(ui, locale.tr("help-controls"));
        widgets::note(ui, locale.tr("help-controls-note"));
        let wide = ui.available_width() >= 520.0;
        for control in &CONTROLS {
            ui.separator();
            show_control(ui, control, locale, wide);
        }
    });
}

/// What it does and how to point at it; beside it, or under it in narrow windows, the keys and buttons.
fn show_control(ui: &mut Ui, control: &Control, locale: &Locale, wide: bool) {
    let words = |ui: &mut Ui| {
        ui.spacing_mut().item_spacing.y = space::XS;
        ui.label(RichText::new(locale.tr(&format!("help-do-{}", control.name))).family(bold()));
        let pointing = format!("help-do-{}-point", control.name);
        if locale.has(&pointing) {
            widgets::note(ui, locale.tr(&pointing));
        }
    };
    let caps = |ui: &mut Ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(space::XS, space::XS);
            device(ui, "keyboard", control.keys, locale);
            ui.add_space(space::S);
            device(ui, "gamepad", control.gamepad, locale);
        });
    };
    if wide {
        let half = (ui.available_width() - space::L) / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = space::L;
            for side in [&words as &dyn Fn(&mut Ui), &caps] {
                ui.allocate_ui_with_layout(vec2(half, 0.0), egui::Layout::top_down(egui::Align::Min), |ui| {
                    ui.set_width(half);
                    side(ui);
                });
            }
        });
    } else {
        words(ui);
        caps(ui);
    }
}

/// The icon of a device and its keys.
fn device(ui: &mut Ui, icon: &str, caps: &[&str], locale: &Locale) {
    if caps.is_empty() {
        return;
    }
    let look = look(ui.ctx());
    let (rect, _) = ui.allocate_exact_size(vec2(22.0, 28.0), egui::Sense::hover());
    if let Some(texture) = look.art.get(icon) {
        let square = egui::Rect::from_center_size(rect.center(), vec2(20.0, 20.0));
        widgets::paint_picture(ui.painter(), texture, square, look.palette.secondary);
    }
    for cap in caps {
        widgets::key_cap(ui, &if cap.starts_with("key-") { locale.tr(cap) } else { (*cap).to_owned() });
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
