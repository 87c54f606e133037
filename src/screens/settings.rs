//! The settings page.

use bevy::prelude::*;
use bevy_egui::egui::Ui;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::backup::{self, Wish};
use super::{CameFrom, Screen, page};
use crate::locale::{Language, Locale};
use crate::notice::Dialog;
use crate::platform::display;
use crate::settings::{Pace, Pause, Settings, ThemeName};
use crate::theme::widgets::{self, Button};
use crate::theme::{UiSystems, space};

/// The sizes offered, in percent.
const SCALES: [u16; 8] = [75, 90, 100, 115, 125, 150, 175, 200];

/// Registers the page.
pub fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show_settings.in_set(UiSystems::Page).run_if(in_state(Screen::Settings)));
}

fn show_settings(
    mut contexts: EguiContexts,
    locale: Res<Locale>,
    mut settings: ResMut<Settings>,
    came_from: Res<CameFrom>,
    dialog: Res<Dialog>,
    mut wishes: MessageWriter<Wish>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let mut draft = settings.clone();
    let back = page::show(ctx, "settings", &locale.tr("settings"), &locale.tr("back"), |ui| {
        ui.spacing_mut().item_spacing.y = space::L;
        widgets::card(ui, |ui| show_language(ui, &locale, &mut draft));
        widgets::card(ui, |ui| show_looks(ui, &locale, &mut draft));
        widgets::card(ui, |ui| show_motion(ui, &locale, &mut draft));
        widgets::card(ui, |ui| show_sound(ui, &locale, &mut draft));
        widgets::card(ui, |ui| backup::show(ui, &locale, &mut wishes));
        ui.horizontal(|ui| {
            if Button::quiet("defaults", locale.tr("settings-defaults")).icon("restart").show(ui).clicked() {
                // The choices before games are not on this page.
                draft = Settings { choices: std::mem::take(&mut draft.choices), ..Settings::default() };
            }
        });
    });
    settings.set_if_neq(draft);
    if back && !dialog.is_open() {
        next.set(came_from.screen());
    }
    Ok(())
}

fn show_language(ui: &mut Ui, locale: &Locale, draft: &mut Settings) {
    widgets::heading(ui, locale.tr("settings-language"));
    let mut language = locale.language();
    let options = Language::ALL.map(|language| (language.code(), language, language.own_name().to_owned()));
    if widgets::choose(ui, "language", &mut language, &options) {
        draft.language = Some(language);
    }
}

fn show_looks(ui: &mut Ui, locale: &Locale, draft: &mut Settings) {
    widgets::heading(ui, locale.tr("settings-looks"));
    ui.label(locale.tr("settings-theme"));
    let themes = [("lamp", ThemeName::Lamp), ("contrast", ThemeName::HighContrast), ("safe", ThemeName::ColourSafe)]
        .map(|(name, theme)| (name, theme, locale.tr(&format!("settings-theme-{name}"))));
    widgets::choose(ui, "theme", &mut draft.theme, &themes);
    ui.label(locale.tr("settings-scale"));
    let mut percent = (draft.scale * 100.0).round() as u16;
    let names = SCALES.map(|scale| scale.to_string());
    let scales: Vec<_> =
        SCALES.iter().zip(&names).map(|(scale, name)| (name.as_str(), *scale, format!("{scale} %"))).collect();
    if widgets::choose(ui, "scale", &mut percent, &scales) {
        draft.scale = f32::from(percent) / 100.0;
    }
    widgets::toggle(ui, "coordinates", &mut draft.coordinates, &locale.tr("settings-coordinates"));
    widgets::toggle(ui, "auto-queen", &mut draft.auto_queen, &locale.tr("settings-auto-queen"));
    widgets::toggle(ui, "concede", &mut draft.opponents_concede, &locale.tr("settings-concede"));
    widgets::toggle(ui, "figurines", &mut draft.figurines, &locale.tr("settings-figurines"));
    if display::can_fill_screen() {
        widgets::toggle(ui, "fullscreen", &mut draft.fullscreen, &locale.tr("settings-fullscreen"));
    }
}

fn show_motion(ui: &mut Ui, locale: &Locale, draft: &mut Settings) {
    widgets::heading(ui, locale.tr("settings-motion"));
    ui.label(locale.tr("settings-pace"));
    let paces = [("normal", Pace::Normal), ("fast", Pace::Fast), ("off", Pace::Off)]
        .map(|(name, pace)| (name, pace, locale.tr(&format!("settings-pace-{name}"))));
    widgets::choose(ui, "pace", &mut draft.pace, &paces);
    ui.label(locale.tr("settings-pause"));
    let pauses = [("short", Pause::Short), ("normal", Pause::Normal), ("long", Pause::Long)]
        .map(|(name, pause)| (name, pause, locale.tr(&format!("settings-pause-{name}"))));
    widgets::choose(ui, "pause", &mut draft.pause, &pauses);
    widgets::toggle(ui, "reduced-motion", &mut draft.reduced_motion, &locale.tr("settings-reduced-motion"));
    widgets::note(ui, locale.tr("settings-reduced-motion-note"));
}

fn show_sound(ui: &mut Ui, locale: &Locale, draft: &mut Settings) {
    widgets::heading(ui, locale.tr("settings-sound"));
    widgets::toggle(ui, "mute", &mut draft.mute, &locale.tr("settings-mute"));
    ui.add_enabled_ui(!draft.mute, |ui| {
        widgets::slider(ui, "effects-volume", &mut draft.effects_volume, &locale.tr("settings-effects"));
        widgets::slider(ui, "music-volume", &mut draft.music_volume, &locale.tr("settings-music"));
    });
}
