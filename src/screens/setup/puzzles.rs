//! The puzzles of a game: small pictures to choose from.

use bevy::prelude::*;
use bevy_egui::egui::{self, CornerRadius, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::super::page;
use super::super::showcase::Picture;
use crate::catalogue::{GameEntry, GameId};
use crate::locale::Locale;
use crate::profile::GameProfile;
use crate::theme::widgets::{self, look};
use crate::theme::{bold, size, space};

/// The hardest puzzles have this many dots.
const HARDEST: u8 = 5;

/// The pictures of the puzzles on show, made once.
#[derive(Resource, Default)]
pub struct PuzzleShelf {
    of: Option<(GameId, String)>,
    pictures: Vec<Option<Picture>>,
}

impl PuzzleShelf {
    fn fill(&mut self, entry: &dyn GameEntry, count: usize, style: &str) {
        let of = Some((entry.id(), style.to_owned()));
        if self.of != of {
            self.of = of;
            self.pictures = (0..count).map(|index| entry.puzzle_picture(index, style)).collect();
        }
    }

    /// Shows the puzzles. Returns the one that was chosen. The first unsolved one is the main action.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        entry: &dyn GameEntry,
        style: &str,
        locale: &Locale,
        profile: &GameProfile,
    ) -> Option<usize> {
        let puzzles = entry.puzzles();
        self.fill(entry, puzzles.len(), style);
        ui.label(egui::RichText::new(locale.tr("puzzles-intro")).color(look(ui.ctx()).palette.secondary));
        let columns = ((ui.available_width() + space::M) / (168.0 + space::M)).floor().max(1.0);
        let side = (ui.available_width() - space::M * (columns - 1.0)) / columns;
        let height = (side * 0.8).clamp(110.0, 170.0) + 52.0;
        let rows = (puzzles.len() as f32 / columns).ceil();
        let whole = vec2(ui.available_width(), rows * (height + space::M));
        let (area, _) = ui.allocate_exact_size(whole, Sense::hover());
        let solved = |id: &String| profile.puzzles_solved.contains(id);
        let main = puzzles.iter().position(|(id, _)| !solved(id)).unwrap_or(0);
        let mut chosen = None;
        for (index, (id, difficulty)) in puzzles.iter().enumerate() {
            let cell = vec2((index as f32) % columns, (index as f32 / columns).floor());
            let corner = area.min + cell * vec2(side + space::M, height + space::M);
            let puzzle = Card {
                index,
                title: locale.tr(&format!("puzzle-{}-{id}", entry.id().name())),
                difficulty: *difficulty,
                solved: solved(id),
                picture: self.pictures.get(index).and_then(Option::as_ref),
            };
            let rect = Rect::from_min_size(corner, vec2(side, height));
            if puzzle.show(ui, rect, locale, index == main) {
                chosen = Some(index);
            }
        }
        chosen
    }
}

/// One puzzle on the shelf.
struct Card<'a> {
    index: usize,
    title: String,
    difficulty: u8,
    solved: bool,
    picture: Option<&'a Picture>,
}

impl Card<'_> {
    fn spoken(&self, locale: &Locale) -> String {
        let state = locale.tr(if self.solved { "puzzles-solved" } else { "puzzles-unsolved" });
        let hard = locale.tr_with("puzzles-difficulty", &[("difficulty", &self.difficulty.to_string())]);
        format!("{}. {hard}. {state}.", self.title)
    }

    /// Shows it and returns whether it was chosen.
    fn show(&self, ui: &Ui, rect: Rect, locale: &Locale, main: bool) -> bool {
        let look = look(ui.ctx());
        let palette = &look.palette;
        let response = ui.interact(rect, ui.id().with(self.index), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, self.spoken(locale)));
        widgets::attend(ui, &format!("puzzle-{}", self.index), &response, main);
        if !ui.is_rect_visible(rect) {
            return response.clicked();
        }
        let warmth = ui.ctx().animate_bool(response.id, response.hovered() || response.has_focus());
        let corner = CornerRadius::same(widgets::PANEL_CORNER);
        let ground = palette.panel.lerp_to_gamma(palette.raised, warmth);
        let line = Stroke::new(1.0 + warmth, palette.hairline.lerp_to_gamma(palette.accent, warmth));
        ui.painter().rect(rect, corner, ground, line, StrokeKind::Inside);
        let board = Rect::from_min_max(rect.min + vec2(space::S, space::S), rect.max - vec2(space::S, 52.0));
        if let Some((extent, pieces)) = self.picture {
            look.art.paint_board(ui.painter(), board, *extent, pieces);
        }
        let left = rect.left() + space::M;
        let title = format!("{}. {}", self.index + 1, self.title);
        let width = rect.right() - space::M - left;
        let galley = widgets::fitting(ui.painter(), &title, [size::BODY, size::SMALL, 12.0], &page::body(), width);
        ui.painter().galley(pos2(left, rect.bottom() - 46.0), galley, palette.text);
        self.paint_difficulty(ui, pos2(left + 4.0, rect.bottom() - 15.0));
        if self.solved
            && let Some(tick) = look.art.get("tick")
        {
            let square = Rect::from_center_size(pos2(rect.right() - 20.0, rect.bottom() - 16.0), vec2(18.0, 18.0));
            widgets::paint_picture(ui.painter(), tick, square, palette.good);
            let words = locale.tr("puzzles-solved");
            let font = egui::FontId::new(12.0, bold());
            let at = square.left_center() - vec2(space::XS, 0.0);
            ui.painter().text(at, egui::Align2::RIGHT_CENTER, words, font, palette.good);
        }
        widgets::focus_ring(ui, &response, widgets::PANEL_CORNER);
        response.clicked()
    }

    fn paint_difficulty(&self, ui: &Ui, first: egui::Pos2) {
        let palette = &look(ui.ctx()).palette;
        for dot in 0..HARDEST {
            let at = first + vec2(f32::from(dot) * 11.0, 0.0);
            if dot < self.difficulty {
                ui.painter().circle_filled(at, 4.0, palette.accent);
            } else {
                ui.painter().circle_stroke(at, 3.5, Stroke::new(1.0, palette.disabled));
            }
        }
    }
}
