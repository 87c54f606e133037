//! What a person has done, game by game.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Color32, CornerRadius, FontFamily, FontId, Rect, Sense, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use parlour_core::Side;

use super::{CameFrom, Screen, page};
use crate::catalogue::{Catalogue, GameEntry, GameId};
use crate::locale::Locale;
use crate::notice::{Confirmed, Dialog};
use crate::profile::{GameProfile, Profile, Tally};
use crate::theme::widgets::{self, Button, look};
use crate::theme::{UiSystems, bold, size, space};

/// The question before everything is forgotten.
const RESET: &str = "reset-statistics";

/// The game whose results are shown.
#[derive(Resource, Default)]
struct Shown(Option<GameId>);

/// Registers the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shown>().add_systems(Update, reset).add_systems(
        EguiPrimaryContextPass,
        show_statistics.in_set(UiSystems::Page).run_if(in_state(Screen::Statistics)),
    );
}

fn reset(mut confirmed: MessageReader<Confirmed>, mut profile: ResMut<Profile>) {
    if confirmed.read().any(|confirmed| confirmed.0 == RESET) {
        *profile = Profile::default();
    }
}

fn show_statistics(
    mut contexts: EguiContexts,
    locale: Res<Locale>,
    catalogue: Res<Catalogue>,
    profile: Res<Profile>,
    mut shown: ResMut<Shown>,
    mut dialog: ResMut<Dialog>,
    came_from: Res<CameFrom>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let back = page::show(ctx, "statistics", &locale.tr("statistics"), &locale.tr("back"), |ui| {
        ui.spacing_mut().item_spacing.y = space::L;
        let games: Vec<_> = catalogue
            .games()
            .map(|entry| (entry.id().name(), entry.id(), locale.tr(&format!("game-{}", entry.id().name()))))
            .collect();
        let Some((_, first, _)) = games.first() else { return };
        let mut game = shown.0.unwrap_or(*first);
        if games.len() > 1 {
            widgets::choose(ui, "game", &mut game, &games);
        }
        shown.0 = Some(game);
        if let Some(entry) = catalogue.get(game) {
            let nothing = GameProfile::default();
            show_game(ui, entry, profile.games.get(&game).unwrap_or(&nothing), &locale);
        }
        ui.horizontal(|ui| {
            let any = *profile != Profile::default();
            if Button::danger("reset", locale.tr("statistics-reset")).enabled(any).show(ui).clicked() {
                dialog.ask(RESET);
            }
        });
    });
    if back && !dialog.is_open() {
        next.set(came_from.screen());
    }
    Ok(())
}

fn show_game(ui: &mut Ui, entry: &dyn GameEntry, profile: &GameProfile, locale: &Locale) {
    widgets::card(ui, |ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        widgets::heading(ui, locale.tr("statistics-opponents"));
        widgets::note(ui, locale.tr("statistics-legend"));
        ui.add_space(space::XS);
        for (index, id) in entry.opponents().into_iter().enumerate() {
            if index > 0 {
                ui.separator();
            }
            let results = profile.results.get(id).copied().unwrap_or_default();
            show_opponent(ui, entry.id(), id, results, locale);
        }
    });
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
            ("statistics-tutorial", of(profile.slides_done(slides), slides)),
            ("statistics-puzzles", of(solved, puzzles.len())),
        ] {
            line(ui, &locale.tr(key), &value, bold(), look(ui.ctx()).palette.text);
        }
        if profile.puzzle_skill.tries > 0 {
            let rating = profile.puzzle_skill.rating.to_string();
            line(ui, &locale.tr("statistics-puzzle-rating"), &rating, bold(), look(ui.ctx()).palette.text);
        }
    });
}

/// Words on the left, a value on the right.
fn line(ui: &mut Ui, words: &str, value: &str, family: FontFamily, colour: Color32) {
    let room = ui.available_width();
    let value = ui.painter().layout(value.to_owned(), FontId::new(size::BODY, family), colour, room / 2.0);
    let text = look(ui.ctx()).palette.text;
    let left = (room - value.size().x - space::M).max(1.0);
    let words = ui.painter().layout(words.to_owned(), FontId::proportional(size::BODY), text, left);
    let spoken = format!("{}: {}", words.text(), value.text());
    let (rect, response) = ui.allocate_exact_size(vec2(room, words.size().y.max(value.size().y)), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &spoken));
    let right = rect.right() - value.size().x;
    ui.painter().galley(rect.min, words, text);
    ui.painter().galley(pos2(right, rect.top()), value, colour);
}

fn sum(results: [Tally; 2]) -> Tally {
    let [first, second] = results;
    Tally { won: first.won + second.won, drawn: first.drawn + second.drawn, lost: first.lost + second.lost }
}

/// The share of points in percent: a win counts one, a draw a half. `None` before the first game.
fn score(tally: Tally) -> Option<u32> {
    let played = tally.played();
    (played > 0).then(|| (100 * tally.won + 50 * tally.drawn + played / 2) / played)
}

fn show_opponent(ui: &mut Ui, game: GameId, id: &str, results: [Tally; 2], locale: &Locale) {
    let palette = look(ui.ctx()).palette.clone();
    let all = sum(results);
    let name = locale.tr(&format!("opponent-{}-{id}", game.name()));
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

    #[test]
    fn both_sides_are_added_up() {
        let first = Tally { won: 3, drawn: 2, lost: 1 };
        let second = Tally { won: 10, drawn: 20, lost: 30 };
        assert_eq!(sum([first, second]), Tally { won: 13, drawn: 22, lost: 31 });
    }
}
