//! What people have done: the results of the one who is chosen, who plays at this machine, and who has done most.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, FontFamily, FontId, Sense, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{CameFrom, Screen, page};
use crate::catalogue::{Catalogue, GameEntry, GameId};
use crate::locale::Locale;
use crate::notice::{Confirmed, Dialog};
use crate::profile::{GameProfile, Profile, ProfileId, Profiles};
use crate::theme::widgets::{self, Button, look};
use crate::theme::{UiSystems, size, space};

mod learned;
mod people;
mod rankings;
mod results;

/// The question before everything is forgotten.
const RESET: &str = "reset-statistics";

/// The parts of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Part {
    #[default]
    Results,
    People,
    Rankings,
}

/// What is shown.
#[derive(Resource, Default)]
struct Shown {
    part: Part,
    /// The game whose results are shown, and of which rule set; `None`: of all.
    game: Option<GameId>,
    variant: Option<String>,
    /// Whether the positions that opponents have learned are listed.
    learned: bool,
    /// The game by which people are ranked; `None`: all together.
    ranked: Option<GameId>,
}

/// Registers the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<Shown>().add_plugins((learned::plugin, people::plugin)).add_systems(Update, reset).add_systems(
        EguiPrimaryContextPass,
        show_statistics.in_set(UiSystems::Page).run_if(in_state(Screen::Statistics)),
    );
}

fn reset(mut confirmed: MessageReader<Confirmed>, mut profiles: ResMut<Profiles>) {
    if confirmed.read().any(|confirmed| confirmed.0 == RESET) {
        profiles.chosen_mut().games.clear();
    }
}

fn show_statistics(
    mut contexts: EguiContexts,
    locale: Res<Locale>,
    catalogue: Res<Catalogue>,
    mut profiles: ResMut<Profiles>,
    mut shown: ResMut<Shown>,
    mut dialog: ResMut<Dialog>,
    came_from: Res<CameFrom>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let back = page::show(ctx, "statistics", &locale.tr("statistics"), &locale.tr("back"), |ui| {
        ui.spacing_mut().item_spacing.y = space::L;
        let parts = [("results", Part::Results), ("people", Part::People), ("rankings", Part::Rankings)]
            .map(|(name, part)| (name, part, locale.tr(&format!("statistics-{name}"))));
        widgets::choose(ui, "statistics", &mut shown.part, &parts);
        match shown.part {
            Part::Results => show_results(ui, &profiles, &catalogue, &mut shown, &mut dialog, &locale),
            Part::People => people::show(ui, &mut profiles, &mut dialog, &locale),
            Part::Rankings => rankings::show(ui, &profiles, &games(&catalogue, &locale), &mut shown.ranked, &locale),
        }
    });
    if back && !dialog.is_open() {
        next.set(came_from.screen());
    }
    Ok(())
}

/// The games that can be played, with their names as targets and in words.
fn games<'a>(catalogue: &'a Catalogue, locale: &Locale) -> Vec<(&'a str, GameId, String)> {
    let games = catalogue.games().map(GameEntry::id);
    games.map(|id| (id.name(), id, locale.tr(&format!("game-{}", id.name())))).collect()
}

fn show_results(
    ui: &mut Ui,
    profiles: &Profiles,
    catalogue: &Catalogue,
    shown: &mut Shown,
    dialog: &mut Dialog,
    locale: &Locale,
) {
    let games = games(catalogue, locale);
    let Some((_, first, _)) = games.first() else { return };
    let profile = profiles.chosen();
    if profiles.people().len() > 1 {
        widgets::heading(ui, name_of(profiles.chosen_id(), profile, locale));
    }
    let mut game = shown.game.unwrap_or(*first);
    if games.len() > 1 {
        widgets::choose(ui, "game", &mut game, &games);
    }
    shown.game = Some(game);
    if let Some(entry) = catalogue.get(game) {
        let nothing = GameProfile::default();
        let done = profile.games.get(&game).unwrap_or(&nothing);
        results::show(ui, entry, done, &mut shown.variant, locale);
        learned::show(ui, game, done, shown.variant.as_deref(), &mut shown.learned, dialog, locale);
    }
    ui.horizontal(|ui| {
        let any = !profile.games.is_empty();
        if Button::danger("reset", locale.tr("statistics-reset")).enabled(any).show(ui).clicked() {
            dialog.ask(RESET);
        }
    });
}

/// What a person is called.
fn name_of(id: ProfileId, profile: &Profile, locale: &Locale) -> String {
    match profile.name.trim() {
        "" => locale.tr_with("people-unnamed", &[("number", &id.0.to_string())]),
        name => name.to_owned(),
    }
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
