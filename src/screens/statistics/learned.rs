//! What opponents have learned from the chosen person's games: to be counted, looked at and emptied.

use bevy::prelude::*;
use bevy_egui::egui::{ScrollArea, Ui};

use super::{Shown, line};
use crate::catalogue::GameId;
use crate::locale::Locale;
use crate::notice::{Confirmed, Dialog};
use crate::profile::{GameProfile, Profiles};
use crate::theme::widgets::{self, Button, look};
use crate::theme::{bold, space};

/// The question before the tables are emptied.
const EMPTY: &str = "empty-tables";

/// So many positions of a table are shown.
const MOST_SHOWN: usize = 500;

/// Registers what happens behind the page.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, empty);
}

fn empty(mut confirmed: MessageReader<Confirmed>, mut profiles: ResMut<Profiles>, shown: Res<Shown>) {
    if let Some(game) = shown.game.filter(|_| confirmed.read().any(|confirmed| confirmed.0 == EMPTY)) {
        profiles.game(game).empty_tables(shown.variant.as_deref());
    }
}

/// Shows the tables of a game, or those of one of its rule sets, if anything has been learned.
pub fn show(
    ui: &mut Ui,
    game: GameId,
    profile: &GameProfile,
    variant: Option<&str>,
    open: &mut bool,
    dialog: &mut Dialog,
    locale: &Locale,
) {
    if profile.learned_of(variant).next().is_none() {
        return;
    }
    let text = look(ui.ctx()).palette.text;
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        widgets::heading(ui, locale.tr("statistics-learned"));
        for (lore, table) in profile.learned_of(variant) {
            line(ui, &name_of(game, lore, locale), &table.lines().count().to_string(), bold(), text);
        }
        widgets::toggle(ui, "show-learned", open, &locale.tr("statistics-learned-show"));
        if *open {
            widgets::note(ui, locale.tr(&format!("statistics-learned-{}", game.name())));
            ScrollArea::vertical().max_height(240.0).auto_shrink([false, true]).show(ui, |ui| {
                for entry in profile.learned_of(variant).flat_map(|(_, table)| table.lines()).take(MOST_SHOWN) {
                    ui.label(entry);
                }
            });
        }
        if Button::danger("empty-tables", locale.tr("statistics-learned-empty")).show(ui).clicked() {
            dialog.ask(EMPTY);
        }
    });
}

/// The rule set to which a table belongs, with its unusual rules as they are written.
fn name_of(game: GameId, lore: &str, locale: &Locale) -> String {
    let (variant, rules) = lore.split_once(' ').unwrap_or((lore, ""));
    format!("{} {rules}", locale.tr(&format!("setup-{}-{variant}", game.name()))).trim_end().to_owned()
}
