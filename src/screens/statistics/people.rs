//! Who plays at this machine: to be chosen, added, renamed and removed.

use bevy::prelude::*;
use bevy_egui::egui::{self, FontId, Margin, TextEdit, Ui, WidgetInfo, WidgetType};

use super::name_of;
use crate::locale::Locale;
use crate::notice::{Confirmed, Dialog};
use crate::profile::{Profile, Profiles, Tally};
use crate::theme::widgets::{self, Button};
use crate::theme::{size, space};

/// The question before somebody is removed.
const REMOVE: &str = "remove-profile";

/// Registers what happens behind the page.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, remove);
}

fn remove(mut confirmed: MessageReader<Confirmed>, mut profiles: ResMut<Profiles>) {
    if confirmed.read().any(|confirmed| confirmed.0 == REMOVE) {
        profiles.remove_chosen();
    }
}

/// Shows everybody, and what can be done with the one who is chosen.
pub fn show(ui: &mut Ui, profiles: &mut ResMut<Profiles>, dialog: &mut Dialog, locale: &Locale) {
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        widgets::heading(ui, locale.tr("people-who"));
        widgets::note(ui, locale.tr("people-note"));
        let mut chosen = None;
        for (id, profile) in profiles.people() {
            let is_chosen = id == profiles.chosen_id();
            let name = format!("person-{}", id.0);
            if widgets::choice_row(ui, &name, is_chosen, &name_of(id, profile, locale), &about(profile, locale))
                .clicked()
            {
                chosen = Some(id).filter(|_| !is_chosen);
            }
        }
        if let Some(chosen) = chosen {
            profiles.choose(chosen);
        }
        let can_create = profiles.people().len() < Profiles::MOST;
        if Button::secondary("person-new", locale.tr("people-new")).enabled(can_create).show(ui).clicked() {
            profiles.create();
        }
    });
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        widgets::heading(ui, name_of(profiles.chosen_id(), profiles.chosen(), locale));
        rename(ui, profiles, locale);
        let can_remove = profiles.can_remove();
        if Button::danger("person-remove", locale.tr("people-remove")).enabled(can_remove).show(ui).clicked() {
            dialog.ask(REMOVE);
        }
    });
}

/// What a person has done against opponents, in one line.
fn about(profile: &Profile, locale: &Locale) -> String {
    let total: Tally = profile.games.values().map(crate::profile::GameProfile::total).sum();
    let [played, won, drawn, lost] =
        [total.played(), total.won, total.drawn, total.lost].map(|count| count.to_string());
    locale.tr_with("people-about", &[("played", &played), ("won", &won), ("drawn", &drawn), ("lost", &lost)])
}

/// The field with the name of the one who is chosen.
fn rename(ui: &mut Ui, profiles: &mut ResMut<Profiles>, locale: &Locale) {
    let mut name = profiles.chosen().name.clone();
    let words = locale.tr("people-name");
    widgets::note(ui, words.clone());
    let field = TextEdit::singleline(&mut name)
        // Each person's field has its own memory of what was typed.
        .id(egui::Id::new(("person-name", profiles.chosen_id().0)))
        .desired_width(f32::INFINITY)
        .font(FontId::proportional(size::BODY))
        .margin(Margin::symmetric(8, 8))
        .char_limit(Profiles::LONGEST)
        .hint_text(name_of(profiles.chosen_id(), profiles.chosen(), locale));
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &words));
    widgets::attend(ui, "person-name", &response, false);
    if response.has_focus() {
        // Up and down leave the field, which has only one line: hands without a keyboard have no other way out.
        let inside = egui::EventFilter { horizontal_arrows: true, ..egui::EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, inside));
    }
    if name != profiles.chosen().name {
        profiles.chosen_mut().name = name;
    }
}
