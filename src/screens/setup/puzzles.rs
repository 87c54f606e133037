//! The puzzles of a game: small pictures to choose from.

use std::ops::Range;
use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{self, Galley, Rect, Sense, Stroke, Ui, WidgetInfo, WidgetType, pos2, vec2};

use parlour_core::lesson::Puzzle;

use super::super::showcase::Picture;
use crate::catalogue::{GameChoice, GameEntry, GameId};
use crate::locale::Locale;
use crate::profile::GameProfile;
use crate::theme::piece::Aspect;
use crate::theme::widgets::{self, Button, look};
use crate::theme::{bold, size, space};

/// The hardest puzzles have this many dots.
const HARDEST: u8 = 5;

/// The widest shelf.
pub const WIDTH: f32 = 960.0;
/// The narrowest card.
const NARROWEST: f32 = 168.0;
/// Below the title: difficulty, and whether it is solved.
const FOOT: f32 = 32.0;

/// The pictures of the puzzles on show, made once.
#[derive(Resource, Default)]
pub struct PuzzleShelf {
    of: Option<(GameId, Range<usize>, String, Aspect)>,
    pictures: Vec<Option<Picture>>,
}

impl PuzzleShelf {
    fn fill(&mut self, entry: &dyn GameEntry, places: Range<usize>, style: &str, place: Aspect) {
        let of = Some((entry.id(), places.clone(), style.to_owned(), place));
        if self.of != of {
            self.of = of;
            self.pictures = places.map(|index| entry.puzzle_picture(index, style, place)).collect();
        }
    }

    /// Shows the puzzles of the chosen rule set. Returns the one that was chosen. The first unsolved one is the main action.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        entry: &dyn GameEntry,
        choice: &GameChoice,
        locale: &Locale,
        profile: &GameProfile,
    ) -> Option<usize> {
        let puzzles = entry.puzzles();
        let places = entry.chapter(&choice.setup).puzzles;
        let next = profile.next_puzzle(puzzles, places.clone(), None);
        let mut chosen = None;
        ui.label(egui::RichText::new(locale.tr("puzzles-intro")).color(look(ui.ctx()).palette.secondary));
        let suggested = next.filter(|&next| puzzles[next].rating.is_some());
        if suggested.is_some() {
            let rating = profile.puzzle_skill.rating.to_string();
            ui.label(locale.tr_with("puzzles-rating", &[("rating", &rating)]));
            if Button::primary("next-puzzle", locale.tr("puzzles-suggested")).icon("puzzle").show(ui).clicked() {
                chosen = suggested;
            }
        }
        let main = if suggested.is_some() { None } else { Some(next.unwrap_or(places.start)) };
        let room = ui.available_width();
        let columns = ((room + space::M) / (NARROWEST + space::M)).floor().max(1.0);
        let side = (room - space::M * (columns - 1.0)) / columns;
        let board = vec2(side - 2.0 * space::S, (side * 0.8).clamp(110.0, 170.0) - space::S);
        self.fill(entry, places.clone(), &choice.style, Aspect::of(Vec2::new(board.x, board.y)));
        for (theme, group) in groups(puzzles, places.clone()) {
            let name = entry.id().name();
            if theme.is_some() {
                widgets::heading(ui, locale.tr(&puzzles[group[0]].words(name)));
            }
            let cards = group.into_iter().enumerate().map(|(nth, index)| {
                let puzzle = &puzzles[index];
                let words = locale.tr(&puzzle.words(name));
                let words =
                    if theme.is_some() { format!("{words} {}", nth + 1) } else { format!("{}. {words}", nth + 1) };
                Card {
                    index,
                    board,
                    title: title(ui, words, side),
                    difficulty: puzzle.difficulty,
                    rating: puzzle.rating,
                    solved: profile.puzzles_solved.contains(&puzzle.id),
                    picture: self.pictures.get(index - places.start).and_then(Option::as_ref),
                }
            });
            let cards: Vec<Card> = cards.collect();
            for row in cards.chunks(columns as usize) {
                // The longest title decides how high the row is.
                let height = row.iter().map(Card::height).fold(0.0, f32::max);
                let (area, _) = ui.allocate_exact_size(vec2(room, height), Sense::hover());
                for (column, card) in row.iter().enumerate() {
                    let corner = area.min + vec2(column as f32 * (side + space::M), 0.0);
                    let rect = Rect::from_min_size(corner, vec2(side, height));
                    if card.show(ui, rect, locale, Some(card.index) == main) {
                        chosen = Some(card.index);
                    }
                }
            }
        }
        chosen
    }
}

/// The places of puzzles by theme, in the order in which the themes first come.
fn groups(puzzles: &[Puzzle], places: Range<usize>) -> Vec<(Option<&str>, Vec<usize>)> {
    let mut groups: Vec<(Option<&str>, Vec<usize>)> = Vec::new();
    for index in places {
        let theme = puzzles[index].theme.as_deref();
        match groups.iter_mut().find(|(known, _)| *known == theme) {
            Some((_, places)) => places.push(index),
            None => groups.push((theme, vec![index])),
        }
    }
    groups
}

/// The title of a puzzle, on as many lines as it needs on a card of that width.
fn title(ui: &Ui, words: String, side: f32) -> Arc<Galley> {
    let (font, colour) = (egui::FontId::proportional(size::BODY), look(ui.ctx()).palette.text);
    ui.painter().layout(words, font, colour, side - 2.0 * space::M)
}

/// One puzzle on the shelf.
struct Card<'a> {
    index: usize,
    board: egui::Vec2,
    title: Arc<Galley>,
    difficulty: u8,
    rating: Option<u16>,
    solved: bool,
    picture: Option<&'a Picture>,
}

impl Card<'_> {
    /// How high it must be.
    fn height(&self) -> f32 {
        space::S + self.board.y + space::S + self.title.size().y + FOOT
    }

    fn spoken(&self, locale: &Locale) -> String {
        let state = locale.tr(if self.solved { "puzzles-solved" } else { "puzzles-unsolved" });
        let hard = match self.rating {
            Some(rating) => locale.tr_with("puzzles-of", &[("rating", &rating.to_string())]),
            None => locale.tr_with("puzzles-difficulty", &[("difficulty", &self.difficulty.to_string())]),
        };
        format!("{}. {hard}. {state}.", self.title.text())
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
        widgets::paint_tile(ui, &response);
        let board = Rect::from_min_size(rect.min + egui::Vec2::splat(space::S), self.board);
        if let Some((extent, pieces)) = self.picture {
            look.art.paint_board(ui.painter(), board, *extent, pieces);
        }
        let left = rect.left() + space::M;
        ui.painter().galley(pos2(left, board.bottom() + space::S), self.title.clone(), palette.text);
        self.paint_difficulty(ui, pos2(left + 4.0, rect.bottom() - 16.0));
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
        if let Some(rating) = self.rating {
            let after = first + vec2(f32::from(HARDEST) * 11.0 + space::XS, 0.0);
            let font = egui::FontId::proportional(12.0);
            ui.painter().text(after, egui::Align2::LEFT_CENTER, rating, font, palette.secondary);
        }
    }
}
