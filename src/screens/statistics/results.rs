//! What the chosen person has done, game by game.

use bevy_egui::egui::{self, Align2, Color32, CornerRadius, FontId, Rect, Sense, Ui, pos2, vec2};
use parlour_core::Side;

use super::line;
use crate::catalogue::{GameEntry, name_of_opponent};
use crate::locale::Locale;
use crate::profile::{GameProfile, Tally};
use crate::screens::page;
use crate::theme::widgets::{self, look};
use crate::theme::{bold, size, space};

/// Shows what has been done in a game. `variant` is the rule set whose results are shown; `None`: those of all.
pub fn show(ui: &mut Ui, entry: &dyn GameEntry, profile: &GameProfile, variant: &mut Option<String>, locale: &Locale) {
    let variants = variants(entry);
    variant.take_if(|chosen| !variants.iter().any(|(name, _)| name == chosen));
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        widgets::heading(ui, locale.tr("statistics-opponents"));
        if variants.len() > 1 {
            let mut options = vec![("all", None, locale.tr("statistics-all-variants"))];
            let named = |offer: &String| locale.tr(&format!("setup-{}-{offer}", entry.id().name()));
            options.extend(variants.iter().map(|(name, offer)| (name.as_str(), Some(name.clone()), named(offer))));
            widgets::choose(ui, "variant", variant, &options);
        }
        widgets::note(ui, locale.tr("statistics-legend"));
        ui.add_space(space::XS);
        // Of a family there are many: only those are listed that somebody has played against.
        let family = entry.family();
        let is_listed = |id: &&str| {
            let alone = family.is_none_or(|family| family.parts_of(id).is_none());
            alone || score(profile.against(id, variant.as_deref()).into_iter().sum()).is_some()
        };
        for (index, id) in entry.opponents().into_iter().filter(is_listed).enumerate() {
            if index > 0 {
                ui.separator();
            }
            show_opponent(ui, entry, id, profile.against(id, variant.as_deref()), locale);
        }
    });
    show_rest(ui, entry, profile, variant.as_deref(), locale);
}

/// The rule sets on offer, with the id of the offer that names each.
fn variants(entry: &dyn GameEntry) -> Vec<(String, String)> {
    let mut variants: Vec<(String, String)> = Vec::new();
    for offer in entry.setups() {
        if let Some(name) = offer.options.variant_name().filter(|name| !variants.iter().any(|(known, _)| known == name))
        {
            variants.push((name.to_owned(), offer.id.clone()));
        }
    }
    variants
}

/// What has been done apart from games against opponents. Of the tables that were emptied those of the rule set are counted.
fn show_rest(ui: &mut Ui, entry: &dyn GameEntry, profile: &GameProfile, variant: Option<&str>, locale: &Locale) {
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        widgets::heading(ui, locale.tr("statistics-other"));
        let puzzles = entry.puzzles();
        let solved = puzzles.iter().filter(|puzzle| profile.puzzles_solved.contains(&puzzle.id)).count();
        let of = |done: usize, of: usize| {
            locale.tr_with("statistics-of", &[("done", &done.to_string()), ("of", &of.to_string())])
        };
        let slides = entry.slides();
        for (key, value) in [
            ("statistics-two", profile.other_games.to_string()),
            ("statistics-hints", profile.hints.to_string()),
            ("statistics-tutorial", of(profile.slides_done(0..slides), slides)),
            ("statistics-puzzles", of(solved, puzzles.len())),
        ] {
            line(ui, &locale.tr(key), &value, bold(), look(ui.ctx()).palette.text);
        }
        if profile.tables_emptied(None) > 0 {
            let emptied = profile.tables_emptied(variant).to_string();
            line(ui, &locale.tr("statistics-tables"), &emptied, bold(), look(ui.ctx()).palette.text);
        }
        if profile.puzzle_skill.tries > 0 {
            let rating = profile.puzzle_skill.rating.to_string();
            line(ui, &locale.tr("statistics-puzzle-rating"), &rating, bold(), look(ui.ctx()).palette.text);
        }
    });
}

/// The share of points in percent: a win counts one, a draw a half. `None` before the first game.
fn score(tally: Tally) -> Option<u32> {
    let played = tally.played();
    (played > 0).then(|| (100 * tally.won + 50 * tally.drawn + played / 2) / played)
}

fn show_opponent(ui: &mut Ui, entry: &dyn GameEntry, id: &str, results: [Tally; 2], locale: &Locale) {
    let palette = look(ui.ctx()).palette.clone();
    let all: Tally = results.into_iter().sum();
    let name = name_of_opponent(entry.id(), entry.family(), id, locale);
    let Some(percent) = score(all) else {
        line(ui, &name, &locale.tr("statistics-none"), page::body(), palette.secondary);
        return;
    };
    line(ui, &name, &format!("{percent} %"), bold(), palette.text);
    bar(ui, all);
    for side in Side::BOTH {
        let tally = results[side.index()];
        if tally.played() > 0 {
            let key = format!("statistics-as-{}", side.name());
            let (won, drawn, lost) = (tally.won.to_string(), tally.drawn.to_string(), tally.lost.to_string());
            widgets::note(ui, locale.tr_with(&key, &[("won", &won), ("drawn", &drawn), ("lost", &lost)]));
        }
    }
}

/// Won, drawn and lost as parts of one bar, with their numbers where they fit.
fn bar(ui: &mut Ui, tally: Tally) {
    const HEIGHT: f32 = 22.0;
    let palette = look(ui.ctx()).palette.clone();
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let spoken = format!("{} : {} : {}", tally.won, tally.drawn, tally.lost);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, &spoken));
    let played = tally.played() as f32;
    let mut left = rect.left();
    let parts = [(tally.won, palette.good), (tally.drawn, palette.secondary), (tally.lost, palette.bad)];
    for (count, colour) in parts.into_iter().filter(|(count, _)| *count > 0) {
        let right = left + rect.width() * count as f32 / played;
        let part = Rect::from_min_max(pos2(left, rect.top()), pos2(right, rect.bottom()));
        ui.painter().rect_filled(part.shrink2(vec2(1.0, 0.0)), CornerRadius::same(3), colour);
        let font = FontId::new(size::SMALL, bold());
        let words = ui.painter().layout_no_wrap(count.to_string(), font, Color32::BLACK);
        if words.size().x + space::XS < part.width() {
            let at = Align2::CENTER_CENTER.anchor_size(part.center(), words.size()).min;
            ui.painter().galley(at, words, Color32::BLACK);
        }
        left = right;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_half_a_win() {
        assert_eq!(score(Tally::default()), None);
        assert_eq!(score(Tally { won: 1, drawn: 1, lost: 0 }), Some(75));
        assert_eq!(score(Tally { won: 1, drawn: 0, lost: 2 }), Some(33));
        assert_eq!(score(Tally { won: 2, drawn: 0, lost: 1 }), Some(67));
    }
}
