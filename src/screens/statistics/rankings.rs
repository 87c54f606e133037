//! Who has done most, in lists of ten.

use bevy_egui::egui::Ui;

use super::{line, name_of};
use crate::catalogue::GameId;
use crate::locale::Locale;
use crate::profile::Profiles;
use crate::profile::ranking::Feat;
use crate::theme::widgets::{self, look};
use crate::theme::{bold, space};

/// Shows the lists for one game or, with `None`, for all together.
pub fn show(
    ui: &mut Ui,
    profiles: &Profiles,
    games: &[(&str, GameId, String)],
    ranked: &mut Option<GameId>,
    locale: &Locale,
) {
    let mut options = vec![("all", None, locale.tr("rankings-all-games"))];
    options.extend(games.iter().map(|(name, id, words)| (*name, Some(*id), words.clone())));
    widgets::choose(ui, "ranked", ranked, &options);
    for (name, feat) in Feat::ALL {
        let ranking = feat.ranking(profiles, *ranked);
        widgets::card(ui, |ui| {
            ui.spacing_mut().item_spacing.y = space::S;
            widgets::heading(ui, locale.tr(&format!("rankings-{name}")));
            let palette = look(ui.ctx()).palette.clone();
            if ranking.is_empty() {
                widgets::note(ui, locale.tr("rankings-nobody"));
            }
            for (place, (id, count)) in (1..).zip(ranking) {
                let Some((_, profile)) = profiles.people().find(|(other, _)| *other == id) else { continue };
                let colour = if id == profiles.chosen_id() { palette.accent } else { palette.text };
                let words = format!("{place}. {}", name_of(id, profile, locale));
                line(ui, &words, &count.to_string(), bold(), colour);
            }
        });
    }
}
