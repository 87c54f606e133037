//! What stands beside the board: whose turn it is, the moves, the actions; and the players at the board's edge.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui};

use super::advice::Adviser;
use super::analysis::Analysis;
use super::claim::Claim;
use super::drawing::{self, Drawings};
use super::frames::Busy;
use super::game::TableGame;
use super::gate::{MoveIntent, MoveRefused};
use super::layout::{Layout, Reading, Shape};
use super::lesson::Lesson;
use super::opponent::Opponent;
use super::overlay;
use super::pointing::Pointing;
use super::puzzle::PuzzleRun;
use super::review::Review;
use super::state::Table;
use super::summary::Summary;
use super::timeline::Timeline;
use super::training::Training;
use super::transfer::{Transfer, Tray};
use super::word::Offer;
use super::{Action, GameSystems, Phase, TableSystems, announce, at_table};
use crate::locale::Locale;
use crate::profile::Profiles;
use crate::settings::Settings;
use crate::theme::palette::egui_colour;
use crate::theme::{self, EguiArt, Palette, UiSystems, bold, space, widgets};

mod actions;
mod cards;
mod gauge;
mod graph;
mod lines;
mod moves;
mod pause;
mod plates;
mod review;
mod special;
mod status;
mod transfer;
mod typed;
mod word;
mod written;

pub use status::grouped;
pub use typed::NAME as TYPED;

/// Whether the sheet with the panel is up, in tall windows.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sheet(pub bool);

/// The last refusal, shown until the next move.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Refusal(pub Option<String>);

/// Registers the panel of a game.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Sheet>()
        .init_resource::<Refusal>()
        .init_resource::<written::Written<G>>()
        .add_systems(OnEnter(super::screen::<G>()), (tidy, written::forget::<G>))
        .add_systems(
            Update,
            (
                (note_refusals::<G>, written::write::<G>).in_set(TableSystems::Present),
                obey_panel::<G>.in_set(TableSystems::Intent),
                stay_awake::<G>.in_set(TableSystems::Present),
            )
                .in_set(GameSystems::<G>::default()),
        )
        .add_systems(EguiPrimaryContextPass, draw::<G>.in_set(UiSystems::Page).run_if(at_table::<G>));
}

fn tidy(mut sheet: ResMut<Sheet>, mut refusal: ResMut<Refusal>) {
    sheet.set_if_neq(Sheet(false));
    refusal.set_if_neq(Refusal(None));
}

fn note_refusals<G: TableGame>(
    mut refused: MessageReader<MoveRefused>,
    table: Res<Table<G>>,
    phase: Res<State<Phase>>,
    locale: Res<Locale>,
    mut refusal: ResMut<Refusal>,
    mut plies: Local<usize>,
) {
    if *plies != table.history.at() || (phase.is_changed() && matches!(phase.get(), Phase::Over | Phase::Review)) {
        *plies = table.history.at();
        refusal.set_if_neq(Refusal(None));
    }
    if let Some(refused) = refused.read().last() {
        refusal.set_if_neq(Refusal(Some(announce::refusal::<G>(refused.reason, &locale))));
    }
}

fn obey_panel<G: TableGame>(
    mut actions: MessageReader<Action>,
    mut settings: ResMut<Settings>,
    mut sheet: ResMut<Sheet>,
    mut layout: ResMut<Layout>,
    phase: Res<State<Phase>>,
    lesson: Option<Res<Lesson<G>>>,
    puzzle: Option<Res<PuzzleRun<G>>>,
    training: Option<Res<Training<G>>>,
    analysis: Res<Analysis<G>>,
) {
    for action in actions.read() {
        match action {
            Action::Theory => {
                settings.theory = !settings.theory;
                sheet.0 |= settings.theory && layout.shape == Shape::Tall;
            }
            Action::Sheet => sheet.0 = !sheet.0,
            Action::Lines(lines) => settings.lines = *lines,
            Action::Overlay(index) => {
                let name = G::OVERLAYS.get(*index).map(|name| overlay::name_of::<G>(name));
                if let Some(name) = name
                    && !settings.overlays.remove(&name)
                {
                    settings.overlays.insert(name);
                }
            }
            _ => {}
        }
    }
    let reading = match phase.get() {
        _ if sheet.0 && layout.shape == Shape::Tall => Reading::Sheet,
        _ if lesson.is_some() || puzzle.is_some() || training.is_some() => Reading::Page,
        Phase::Review => Reading::Page,
        _ if analysis.on => Reading::Page,
        Phase::Over => Reading::Result,
        _ => Reading::Nothing,
    };
    if layout.reading != reading {
        layout.reading = reading;
    }
}

/// Searches and demonstrations that no other part waits for still need frames to come through.
fn stay_awake<G: TableGame>(
    adviser: Res<Adviser<G>>,
    lesson: Option<Res<Lesson<G>>>,
    puzzle: Option<Res<PuzzleRun<G>>>,
    review: Option<Res<Review<G>>>,
    analysis: Res<Analysis<G>>,
    mut busy: ResMut<Busy>,
) {
    busy.0 |= adviser.is_thinking()
        || analysis.is_searching()
        || lesson.is_some_and(|lesson| !lesson.slide().demo.is_empty())
        || puzzle.is_some_and(|puzzle| puzzle.is_searching())
        || review.is_some_and(|review| review.is_searching());
}

/// All that the panel shows.
#[derive(SystemParam)]
pub(super) struct Desk<'w, G: TableGame> {
    table: Res<'w, Table<G>>,
    timeline: Res<'w, Timeline<G>>,
    opponent: Res<'w, Opponent<G>>,
    adviser: Res<'w, Adviser<G>>,
    lesson: Option<Res<'w, Lesson<G>>>,
    puzzle: Option<Res<'w, PuzzleRun<G>>>,
    training: Option<Res<'w, Training<G>>>,
    review: Option<Res<'w, Review<G>>>,
    analysis: Res<'w, Analysis<G>>,
    phase: Res<'w, State<Phase>>,
    layout: Res<'w, Layout>,
    locale: Res<'w, Locale>,
    palette: Res<'w, Palette>,
    art: Res<'w, EguiArt>,
    settings: Res<'w, Settings>,
    profiles: Res<'w, Profiles>,
    refusal: Res<'w, Refusal>,
    drawings: Res<'w, Drawings>,
    offer: Res<'w, Offer<G>>,
    summary: Res<'w, Summary>,
    claim: Res<'w, Claim<G>>,
    pointing: Res<'w, Pointing>,
    actions: MessageWriter<'w, Action>,
    transfers: MessageWriter<'w, Transfer>,
    tray: Res<'w, Tray>,
    written: Res<'w, written::Written<G>>,
    intents: MessageWriter<'w, MoveIntent<G>>,
    refused: MessageWriter<'w, MoveRefused>,
}

impl<G: TableGame> Desk<'_, G> {
    fn tr(&self, key: &str) -> String {
        self.locale.tr(key)
    }

    fn tr_with(&self, key: &str, arguments: &[(&str, &str)]) -> String {
        self.locale.tr_with(key, arguments)
    }

    fn do_action(&mut self, action: Action) {
        self.actions.write(action);
    }
}

fn draw<G: TableGame>(mut contexts: EguiContexts, mut desk: Desk<G>) -> Result {
    let ctx = contexts.ctx_mut()?.clone();
    let mut root = theme::root(&ctx, "table");
    plates::draw(&mut root, &desk);
    labels(&root, &desk);
    figures(&root, &desk);
    gauge::draw(&mut root, &desk);
    drawing::paint(&root, &desk.drawings, &desk.table, &desk.layout, &advice(&desk));
    review::values_on_board(&root, &desk);
    review::mark_on_board(&root, &desk);
    pause::cover(&mut root, &mut desk);
    transfer::overlay(&ctx, &mut desk);
    match desk.layout.shape {
        Shape::Wide => {
            let place = points(&ctx, desk.layout.panel);
            ground(&root, place, desk.palette.panel, desk.palette.hairline);
            widgets::inside(&mut root, place.shrink(space::L), |ui| column(ui, &mut desk));
        }
        Shape::Tall => {
            words(&mut root, &mut desk);
            let bar = points(&ctx, desk.layout.bar);
            ground(&root, bar, desk.palette.panel, desk.palette.hairline);
            widgets::inside(&mut root, bar.shrink2(egui::vec2(space::S, space::XS)), |ui| actions::bar(ui, &mut desk));
        }
    }
    Ok(())
}

/// What is recommended on the board: the adviser's move, else the lines of the engine.
fn advice<G: TableGame>(desk: &Desk<G>) -> Vec<drawing::Advice> {
    let hint = desk.table.hint.map(G::path).filter(|path| path.len() == 2);
    hint.map_or_else(|| desk.analysis.pointed(), |path| vec![(path, 1.0)])
}

/// A rectangle of the window in egui's points.
fn points(ctx: &egui::Context, rect: Rect) -> egui::Rect {
    let zoom = ctx.zoom_factor();
    egui::Rect::from_min_max(
        egui::pos2(rect.min.x / zoom, rect.min.y / zoom),
        egui::pos2(rect.max.x / zoom, rect.max.y / zoom),
    )
}

fn ground(ui: &egui::Ui, place: egui::Rect, fill: egui::Color32, line: egui::Color32) {
    ui.painter().rect_filled(place, 0.0, fill);
    let along = if place.height() > place.width() {
        [place.left_top(), place.left_bottom()]
    } else {
        [place.left_top(), place.right_top()]
    };
    ui.painter().line_segment(along, egui::Stroke::new(1.0, line));
}

/// The panel of wide windows: status on top, actions at the bottom, and between them what the moment calls for.
fn column<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    ui.spacing_mut().item_spacing.y = space::M;
    status::heading(ui, desk);
    let whole = ui.available_rect_before_wrap();
    let target = widgets::look(ui.ctx()).target();
    let split = (whole.bottom() - target).max(whole.top());
    let actions = egui::Rect::from_min_max(egui::pos2(whole.left(), split), whole.max);
    let middle = egui::Rect::from_min_max(whole.min, egui::pos2(whole.right(), split - space::M));
    widgets::inside(ui, middle, |ui| {
        egui::ScrollArea::vertical().id_salt("panel").auto_shrink(false).show(ui, |ui| contents(ui, desk));
    });
    widgets::inside(ui, actions, |ui| actions::row(ui, desk));
}

fn contents<G: TableGame>(ui: &mut egui::Ui, desk: &mut Desk<G>) {
    // Room for the scroll bar.
    ui.set_width((ui.available_width() - space::M).max(1.0));
    ui.spacing_mut().item_spacing.y = space::M;
    // Above what changes its height, so that the buttons keep their place.
    word::draw(ui, desk);
    special::draw(ui, desk);
    status::draw(ui, desk);
    if desk.layout.shape == Shape::Tall {
        transfer::button(ui, desk);
    }
    cards::draw(ui, desk);
    lines::draw(ui, desk);
    typed::draw(ui, desk);
    if desk.lesson.is_none() && desk.puzzle.is_none() {
        moves::draw(ui, desk);
    }
    special::overlays(ui, desk);
    // A lesson says itself what is to be known.
    if desk.settings.theory && desk.lesson.is_none() {
        widgets::card(ui, |ui| {
            widgets::heading(ui, desk.tr("table-theory"));
            let asked = overlay::asked_of::<G>(&desk.settings);
            desk.position_shown().theory(ui, &asked, &desk.locale);
        });
    }
}

/// Under the board of tall windows: what the moment calls for, or all that the panel holds.
fn words<G: TableGame>(root: &mut egui::Ui, desk: &mut Desk<G>) {
    let place = points(root.ctx(), desk.layout.words);
    if place.height() <= 1.0 {
        return;
    }
    ground(root, place, desk.palette.panel, desk.palette.hairline);
    widgets::inside(root, place.shrink2(egui::vec2(space::M, space::S)), |ui| {
        let reading = desk.layout.reading;
        // Each has its own place to which it was scrolled.
        let name = if reading == Reading::Sheet { "sheet" } else { "words" };
        egui::ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, |ui| match reading {
            Reading::Sheet => contents(ui, desk),
            Reading::Result => {
                ui.label(egui::RichText::new(status::sentence(desk)).size(theme::size::EMPHASIS));
                cards::draw(ui, desk);
            }
            Reading::Page | Reading::Nothing => {
                cards::draw(ui, desk);
                lines::draw(ui, desk);
            }
        });
    });
}

/// Names of rows and columns at the edge of the board.
fn labels<G: TableGame>(ui: &egui::Ui, desk: &Desk<G>) {
    if !(desk.settings.coordinates || G::NAMED) {
        return;
    }
    let zoom = ui.ctx().zoom_factor();
    let size = (desk.layout.board_scale() * 26.0 / zoom).clamp(9.0, theme::size::EMPHASIS);
    let font = egui::FontId::proportional(size);
    let near = desk.layout.lens.is_some_and(|lens| lens.zoom > 1.0);
    for (at, text) in G::labels(desk.table.setup(), desk.layout.aspect()) {
        let across = at.x.abs() > at.y.abs();
        let at = desk.layout.to_window(at);
        let at = if near { at_edge(at, across, desk.layout.board, size * zoom) } else { Some(at) };
        let Some(at) = at.map(|at| egui::pos2(at.x / zoom, at.y / zoom)) else { continue };
        let name = ui.painter().layout_no_wrap(text, font.clone(), desk.palette.secondary);
        let place = egui::Rect::from_center_size(at, name.size());
        if near {
            ui.painter().rect_filled(place.expand2(egui::vec2(3.0, 0.0)), 3.0, desk.palette.panel);
        }
        ui.painter().galley(place.min, name, desk.palette.secondary);
    }
}

/// The numbers and words on the board.
fn figures<G: TableGame>(ui: &egui::Ui, desk: &Desk<G>) {
    let (zoom, scale) = (ui.ctx().zoom_factor(), desk.layout.board_scale());
    let seat = desk.table.only_hand().unwrap_or_else(|| desk.position_shown().to_move());
    let asked = overlay::asked_of::<G>(&desk.settings);
    let place = desk.layout.aspect();
    let (setup, style) = (desk.table.setup(), &desk.table.choice.style);
    // On a board that is looked at from near they stay within its place.
    let painter = ui.painter().with_clip_rect(points(ui.ctx(), desk.layout.board));
    let numbers = G::figures(&desk.timeline.shown, setup, place, style, seat, desk.pointing.focus, &asked);
    for figure in G::captions(setup, place, &desk.locale).into_iter().chain(numbers) {
        let at = desk.layout.to_window(figure.at) / zoom;
        let font = egui::FontId::new((figure.size * scale / zoom).max(1.0), bold());
        let ink = egui_colour(figure.ink);
        painter.text(egui::pos2(at.x, at.y), egui::Align2::CENTER_CENTER, figure.text, font, ink);
    }
}

/// Where the name of a row (or of a column) of a board that is looked at from near stands: at the edge of what is seen.
fn at_edge(at: Vec2, across: bool, seen: Rect, size: f32) -> Option<Vec2> {
    let inner = seen.inflate(-0.7 * size);
    let there = if across { at.y } else { at.x };
    let range = if across { inner.min.y..=inner.max.y } else { inner.min.x..=inner.max.x };
    let moved = at.clamp(inner.min, inner.max);
    range.contains(&there).then(|| if across { Vec2::new(moved.x, at.y) } else { Vec2::new(at.x, moved.y) })
}

impl<G: TableGame> Desk<'_, G> {
    /// The position that the board shows: in the review an earlier one.
    fn position_shown(&self) -> &G {
        self.review
            .as_ref()
            .and_then(|review| self.table.history.position_at(review.at))
            .unwrap_or_else(|| self.table.position())
    }
}
