//! The choices before a game, and the way to its tutorial and puzzles.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, Stroke, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};
use parlour_core::SetupOptions;

use super::showcase::Showcase;
use super::{Screen, page};
use crate::catalogue::{Catalogue, Chapter, GameChoice, GameEntry, GameId, Launch, Player, Purpose};
use crate::locale::Locale;
use crate::platform::exchange::Exchange;
use crate::platform::storage::Storage;
use crate::profile::{GameProfile, Profiles};
use crate::settings::Settings;
use crate::table::saves;
use crate::table::transfer::ToEdit;
use crate::theme::widgets::{self, Button, look};
use crate::theme::{UiSystems, space};

mod board;
pub mod choice;
pub mod puzzles;
pub mod time;

use choice::Company;
use puzzles::PuzzleShelf;

/// The narrowest window with the board beside the choices.
const TWO_COLUMNS: f32 = 760.0;

/// The widest page of two columns.
const WIDTH: f32 = 1120.0;
/// The lowest picture of a board that still shows something.
const LOWEST_PREVIEW: f32 = 64.0;

/// What the page remembers that is no setting.
#[derive(Resource, Default)]
pub struct SetupPage {
    /// The game whose puzzles are shown instead of the choices.
    pub puzzles: Option<GameId>,
    /// The opponents chosen last, also while two persons play.
    opponents: HashMap<GameId, [String; 2]>,
    /// The position as it is being typed.
    position: Option<String>,
    /// What of the clocks lies open.
    clocks: time::Opened,
}

/// Registers the page.
pub fn plugin(app: &mut App) {
    app.init_resource::<SetupPage>().init_resource::<PuzzleShelf>().add_systems(
        EguiPrimaryContextPass,
        show_setup
            .in_set(UiSystems::Page)
            .run_if(|screen: Res<State<Screen>>| matches!(screen.get(), Screen::Setup(_))),
    );
}

/// What a person may do on this page.
enum Wish {
    Start(Purpose),
    Continue,
    Puzzles,
    Edit,
    Open,
    Page(&'static str),
    Defaults,
}

/// Everything the parts of the page look at.
struct View<'a> {
    entry: &'a dyn GameEntry,
    locale: &'a Locale,
    profile: &'a GameProfile,
    /// Whether a game of this kind waits to be gone on with.
    kept: bool,
}

impl View<'_> {
    fn game(&self) -> &'static str {
        self.entry.id().name()
    }

    /// The game's own words for a choice (`setup-<game>-<choice>`), or those of all games (`setup-<choice>`).
    fn own_words(&self, choice: &str) -> String {
        let own = format!("setup-{}-{choice}", self.game());
        if self.locale.has(&own) { self.locale.tr(&own) } else { self.locale.tr(&format!("setup-{choice}")) }
    }

    fn game_name(&self) -> String {
        self.locale.tr(&format!("game-{}", self.game()))
    }
}

fn show_setup(
    mut contexts: EguiContexts,
    mut commands: Commands,
    screen: Res<State<Screen>>,
    mut next: ResMut<NextState<Screen>>,
    catalogue: Res<Catalogue>,
    locale: Res<Locale>,
    profiles: Res<Profiles>,
    mut settings: ResMut<Settings>,
    mut memory: ResMut<SetupPage>,
    mut shelf: ResMut<PuzzleShelf>,
    mut showcase: ResMut<Showcase>,
    mut exchange: MessageWriter<Exchange>,
    storage: Res<Storage>,
    time: Res<Time<Real>>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let Screen::Setup(game) = *screen.get() else { return Ok(()) };
    if screen.is_changed() {
        memory.position = None;
    }
    let Some(entry) = catalogue.get(game) else {
        next.set(Screen::Title);
        return Ok(());
    };
    let nothing = GameProfile::default();
    let view = View {
        entry,
        locale: &locale,
        profile: profiles.chosen().games.get(&game).unwrap_or(&nothing),
        kept: storage.has(&saves::file_name(game, profiles.chosen_id())),
    };
    let before = choice::remembered(entry, &settings);
    let mut chosen = before.clone();
    let mut wish = None;
    if memory.puzzles == Some(game) {
        let mut ui = page::room(ctx, "puzzles");
        let heading = locale.tr_with("puzzles-heading", &[("game", &view.game_name())]);
        let (rest, back) = page::bar(&mut ui, puzzles::WIDTH, &heading, &locale.tr("back"));
        page::column(&mut ui, rest, "puzzles", puzzles::WIDTH, |ui| {
            if let Some(index) = shelf.show(ui, entry, &chosen, &locale, view.profile) {
                wish = Some(Wish::Start(Purpose::Puzzle(index)));
            }
        });
        if back {
            memory.puzzles = None;
            widgets::focus_on(ctx, "puzzles".to_owned());
        }
    } else if show_choices(ctx, &view, &mut chosen, &mut memory, &mut showcase, &mut wish) {
        next.set(Screen::Title);
    }
    match wish {
        None => {}
        Some(Wish::Puzzles) => {
            memory.puzzles = Some(game);
            widgets::focus_main(ctx);
        }
        Some(Wish::Edit) => {
            commands.insert_resource(ToEdit { position: chosen.setup.position.clone(), back: None });
            next.set(Screen::Editor(game));
        }
        Some(Wish::Open) => drop(exchange.write(Exchange::Open { endings: entry.files() })),
        Some(Wish::Page(name)) => next.set(Screen::Page(game, name)),
        Some(Wish::Defaults) => chosen = entry.default_choice(),
        Some(Wish::Continue) => {
            commands.insert_resource(choice::kept_game(entry, &settings, time.elapsed()));
            next.set(Screen::Table(game));
        }
        Some(Wish::Start(purpose)) => {
            let seed = choice::chance(time.elapsed());
            commands.insert_resource(Launch {
                game,
                purpose,
                choice: chosen.clone().drawn(seed),
                moves: String::new(),
                seed,
                resume: false,
            });
            next.set(Screen::Table(game));
        }
    }
    if chosen != before {
        settings.choices.insert(game, chosen);
    }
    Ok(())
}

/// Shows the choices. Returns whether the person wants to go back.
fn show_choices(
    ctx: &egui::Context,
    view: &View,
    chosen: &mut GameChoice,
    memory: &mut SetupPage,
    showcase: &mut Showcase,
    wish: &mut Option<Wish>,
) -> bool {
    let mut ui = page::room(ctx, "setup");
    let width = if ui.max_rect().width() >= TWO_COLUMNS { WIDTH } else { page::COLUMN };
    let (rest, back) = page::bar(&mut ui, width, &view.game_name(), &view.locale.tr("back"));
    let margin = page::margin(rest.width());
    if rest.width() >= TWO_COLUMNS {
        // Board and "Play" keep their place while the choices scroll.
        let whole =
            Rect::from_center_size(rest.center(), vec2((rest.width() - 2.0 * margin).min(WIDTH), rest.height()));
        let right_width = (whole.width() * 0.42).clamp(340.0, 440.0);
        let divide = whole.right() - right_width - space::L;
        let split = |left: f32, right: f32| Rect::from_x_y_ranges(left..=right, rest.y_range());
        let (left, right) = (split(whole.left() - space::L, divide), split(divide, whole.right() + space::L));
        page::column_within(&mut ui, left, &format!("choices-{}", view.game()), space::L, f32::INFINITY, |ui| {
            show_cards(ui, view, chosen, memory, wish);
        });
        page::column_within(&mut ui, right, "start", space::L, f32::INFINITY, |ui| {
            // What the buttons leave.
            let height = (rest.height() - 220.0).min(right_width);
            if height >= LOWEST_PREVIEW {
                show_preview(ui, view, chosen, showcase, height);
            }
            play_button(ui, view, memory, chosen, wish);
            continue_button(ui, view, wish);
            show_learning(ui, view, chosen, wish);
        });
    } else {
        // "Play" stays under the thumb.
        let foot_height = 56.0 + 2.0 * if rest.height() >= 360.0 { space::M } else { space::XS };
        let foot = Rect::from_min_max(pos2(rest.left(), rest.bottom() - foot_height), rest.max);
        let above = Rect::from_min_max(rest.min, foot.right_top());
        page::column(&mut ui, above, &format!("choices-{}", view.game()), page::COLUMN, |ui| {
            let height = (rest.height() * 0.34).clamp(96.0, 260.0);
            show_preview(ui, view, chosen, showcase, height);
            continue_button(ui, view, wish);
            show_learning(ui, view, chosen, wish);
            show_cards(ui, view, chosen, memory, wish);
        });
        let line = Stroke::new(1.0, look(ctx).palette.hairline.gamma_multiply(0.5));
        ui.painter().hline(foot.x_range(), foot.top(), line);
        let width = (foot.width() - 2.0 * margin).min(page::COLUMN);
        let row = Rect::from_center_size(foot.center(), vec2(width, 56.0));
        widgets::inside(&mut ui, row, |ui| play_button(ui, view, memory, chosen, wish));
    }
    back
}

/// What was typed must be a position before it can be played.
fn play_button(ui: &mut Ui, view: &View, memory: &SetupPage, chosen: &GameChoice, wish: &mut Option<Wish>) {
    let typed = memory.position.as_ref().map(|text| Some(text.trim().to_owned()));
    let is_wrong = typed.is_some_and(|position| {
        let options = SetupOptions { position, ..chosen.setup.clone() };
        view.entry.check(&options, "").is_err()
    });
    let button = Button::primary("play", view.locale.tr("setup-play")).icon("play").big().wide();
    if button.enabled(!is_wrong).show(ui).clicked() {
        *wish = Some(Wish::Start(Purpose::Play));
    }
}

/// The way back to a game that was left; whoever plays a new one instead sees that there is one.
fn continue_button(ui: &mut Ui, view: &View, wish: &mut Option<Wish>) {
    let words = view.locale.tr("setup-continue");
    if view.kept && Button::secondary("continue", words).icon("play").wide().show(ui).clicked() {
        *wish = Some(Wish::Continue);
    }
}

/// The board with the chosen size and style, playing by itself.
fn show_preview(ui: &mut Ui, view: &View, chosen: &GameChoice, showcase: &mut Showcase, height: f32) {
    let look = look(ui.ctx());
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Image, true, view.locale.tr("setup-preview")));
    widgets::remember(ui.ctx(), "preview", rect);
    let corner = egui::CornerRadius::same(widgets::PANEL_CORNER);
    ui.painter().add(widgets::shadow().as_shape(rect, corner));
    let line = Stroke::new(1.0, look.palette.hairline);
    ui.painter().rect(rect, corner, look.palette.edge, line, egui::StrokeKind::Inside);
    if ui.is_rect_visible(rect) {
        let place = rect.shrink(space::M);
        let (extent, pieces) = showcase.picture(view.entry, &chosen.setup, &chosen.style, place);
        look.art.paint_board(ui.painter(), place, *extent, pieces);
    }
}

/// Tutorial and puzzles of the chosen rule set, side by side where there is room, with what has been done of them.
fn show_learning(ui: &mut Ui, view: &View, chosen: &GameChoice, wish: &mut Option<Wish>) {
    let Chapter { slides, puzzles } = view.entry.chapter(&chosen.setup);
    let puzzles = &view.entry.puzzles()[puzzles];
    let seen = view.profile.slides_done(slides.clone());
    let solved = puzzles.iter().filter(|puzzle| view.profile.puzzles_solved.contains(&puzzle.id)).count();
    let progress = |key: &str, done: usize, of: usize| {
        view.locale.tr_with(key, &[("done", &done.to_string()), ("of", &of.to_string())])
    };
    let mut column = |ui: &mut Ui, name: &str, icon: &str, note: String, of: usize, meant: Wish| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            let words = view.locale.tr(&format!("setup-{name}"));
            if Button::secondary(name, words).icon(icon).wide().enabled(of > 0).show(ui).clicked() {
                *wish = Some(meant);
            }
            widgets::note(ui, note);
        });
    };
    let lesson = Wish::Start(Purpose::Lesson(view.profile.next_slide(slides.clone())));
    let slides = slides.len();
    let slides_note = progress("setup-slides-seen", seen, slides);
    let puzzles_note = progress("setup-puzzles-solved", solved, puzzles.len());
    if ui.available_width() >= 280.0 {
        ui.columns(2, |sides| {
            column(&mut sides[0], "tutorial", "book", slides_note, slides, lesson);
            column(&mut sides[1], "puzzles", "puzzle", puzzles_note, puzzles.len(), Wish::Puzzles);
        });
    } else {
        column(ui, "tutorial", "book", slides_note, slides, lesson);
        column(ui, "puzzles", "puzzle", puzzles_note, puzzles.len(), Wish::Puzzles);
    }
    if view.entry.analyses() {
        let mut button = |ui: &mut Ui, name: &str, icon: &str, meant: Wish| {
            let words = view.locale.tr(&format!("setup-{name}"));
            if Button::secondary(name, words).icon(icon).wide().show(ui).clicked() {
                *wish = Some(meant);
            }
        };
        ui.columns(2, |sides| {
            button(&mut sides[0], "analysis", "chart", Wish::Start(Purpose::Analysis));
            button(&mut sides[1], "open", "open", Wish::Open);
        });
    }
    show_pages(ui, view, wish);
}

/// The pages that belong to this game alone, one under the other: each has a sentence that says what it is for.
fn show_pages(ui: &mut Ui, view: &View, wish: &mut Option<Wish>) {
    for page in view.entry.pages() {
        let key = format!("page-{}-{}", view.game(), page.name);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = space::XS;
            if Button::secondary(&format!("page-{}", page.name), view.locale.tr(&key))
                .icon(page.icon)
                .wide()
                .show(ui)
                .clicked()
            {
                *wish = Some(Wish::Page(page.name));
            }
            widgets::note(ui, view.locale.tr(&format!("{key}-about")));
        });
    }
}

fn show_cards(ui: &mut Ui, view: &View, chosen: &mut GameChoice, memory: &mut SetupPage, wish: &mut Option<Wish>) {
    ui.spacing_mut().item_spacing.y = space::L;
    time::show(ui, view, chosen, &mut memory.clocks);
    show_players(ui, view, chosen, memory);
    board::show(ui, view, chosen, memory, wish);
    let plain = view.entry.with_usual_rules(&chosen.setup);
    let offer = view.entry.setups().iter().find(|offer| offer.covers(&plain)).map(|offer| offer.id.as_str());
    show_rules(ui, view.locale, view.game(), offer, &board::unusual_rules(view, &chosen.setup));
    board::show_rules(ui, view, chosen);
    ui.horizontal(|ui| {
        if Button::quiet("defaults", view.locale.tr("setup-defaults")).icon("restart").show(ui).clicked() {
            *wish = Some(Wish::Defaults);
        }
    });
}

/// Who plays: the person's side, and against whom.
fn show_players(ui: &mut Ui, view: &View, chosen: &mut GameChoice, memory: &mut SetupPage) {
    let weakest = view.entry.opponents().get(view.entry.easiest()).copied().unwrap_or_default().to_owned();
    let before = memory.opponents.remove(&view.entry.id()).unwrap_or_else(|| [weakest.clone(), weakest]);
    let mut opponents = choice::opponents_of(&chosen.players, before);
    let mut company = Company::of(chosen);
    widgets::card(ui, |ui| {
        widgets::heading(ui, view.locale.tr("setup-players"));
        let words = |name: &str| view.own_words(&format!("players-{name}"));
        let options = Company::ALL.map(|(name, value)| (name, value, words(name)));
        widgets::choose(ui, "players", &mut company, &options);
        match company {
            Company::Two => drop(widgets::note(ui, view.locale.tr("setup-two-note"))),
            Company::First | Company::Second | Company::Either => {
                show_opponents(ui, view, "opponent", &view.own_words("opponent"), &mut opponents[0]);
                if view.entry.pairs() && company != Company::First {
                    choose_partner(ui, view, &mut chosen.partner);
                }
            }
            Company::Watch => {
                show_opponents(ui, view, "first", &view.own_words("first"), &mut opponents[0]);
                show_opponents(ui, view, "other", &view.own_words("other"), &mut opponents[1]);
            }
        }
    });
    chosen.players = company.seat(&opponents);
    chosen.draw_sides = company == Company::Either;
    memory.opponents.insert(view.entry.id(), opponents);
}

/// Who plays as the person's partner: the person too, or one of the opponents.
fn choose_partner(ui: &mut Ui, view: &View, partner: &mut Option<Player>) {
    ui.add_space(space::XS);
    ui.label(egui::RichText::new(view.own_words("partner")).color(look(ui.ctx()).palette.secondary));
    let myself = ("myself", None, view.own_words("partner-myself"));
    let opponents = view.entry.opponents().into_iter().map(|id| {
        let name = view.locale.tr(&format!("opponent-{}-{id}", view.game()));
        (id, Some(Player::Opponent(id.to_owned())), name)
    });
    let options: Vec<_> = std::iter::once(myself).chain(opponents).collect();
    widgets::choose(ui, "partner", partner, &options);
}

/// The opponents of a game, weakest first; a family of them is one. Each is a target named `<name>-<id>`.
fn show_opponents(ui: &mut Ui, view: &View, name: &str, heading: &str, value: &mut String) {
    ui.add_space(space::XS);
    ui.label(egui::RichText::new(heading).color(look(ui.ctx()).palette.secondary));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = space::S;
        let family = view.entry.family();
        let row = |ui: &mut Ui, id: &str, chosen: bool| {
            let key = format!("opponent-{}-{id}", view.game());
            let (words, about) = (view.locale.tr(&key), view.locale.tr(&format!("{key}-about")));
            widgets::choice_row(ui, &format!("{name}-{id}"), chosen, &words, &about).clicked()
        };
        for id in view.entry.opponents() {
            let alone = family.is_none_or(|family| family.parts_of(id).is_none());
            if alone && row(ui, id, value == id) {
                id.clone_into(value);
            }
        }
        let Some(family) = family else { return };
        let parts = family.parts_of(value);
        if row(ui, family.name, parts.is_some()) && parts.is_none() {
            let strongest = family.features.iter().filter_map(|feature| feature.choices.last().copied());
            *value = strongest.collect::<Vec<_>>().join("-");
        }
        let Some(mut parts) = parts else { return };
        for (index, feature) in family.features.iter().enumerate() {
            let key = format!("opponent-{}-{}", view.game(), family.name);
            let heading = egui::RichText::new(view.locale.tr(&format!("{key}-{}", feature.name)));
            ui.label(heading.color(look(ui.ctx()).palette.secondary));
            let words = |choice: &str| view.locale.tr(&format!("{key}-{choice}"));
            let options: Vec<_> = feature.choices.iter().map(|choice| (*choice, *choice, words(choice))).collect();
            if widgets::choose(ui, &format!("{name}-{}", feature.name), &mut parts[index], &options) {
                *value = parts.join("-");
            }
        }
    });
}

/// The rules in short, one sentence a line: those of the game on offer if it has its own (`<game>-rules-<offer>-<line>`), and
/// what is agreed otherwise.
pub fn show_rules(ui: &mut Ui, locale: &Locale, game: &str, offer: Option<&str>, otherwise: &[String]) {
    let own = offer.map(|offer| format!("{game}-rules-{offer}")).filter(|own| locale.has(&format!("{own}-1")));
    let prefix = own.unwrap_or_else(|| format!("{game}-rules"));
    widgets::card(ui, |ui| {
        widgets::heading(ui, locale.tr("setup-rules"));
        ui.spacing_mut().item_spacing.y = space::S;
        let lines = (1..).map(|line| format!("{prefix}-{line}")).take_while(|key| locale.has(key));
        for (index, key) in lines.enumerate() {
            ui.horizontal_top(|ui| {
                let number = egui::RichText::new(format!("{}.", index + 1)).color(look(ui.ctx()).palette.accent);
                ui.allocate_ui(vec2(20.0, 20.0), |ui| ui.label(number));
                ui.vertical(|ui| ui.label(locale.tr(&key)));
            });
        }
        if !otherwise.is_empty() {
            ui.label(egui::RichText::new(locale.tr("setup-rules-agreed")).color(look(ui.ctx()).palette.accent));
            for rule in otherwise {
                ui.label(rule);
            }
        }
    });
}
