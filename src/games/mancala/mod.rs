//! Mancala at the table: Woaley and its family on a carved board.
//!
//! | File | What it says |
//! |---|---|
//! | [`style`] | the colours of wood and seeds |
//! | [`rules`] | houses, seeds and switches that are chosen before the game |
//! | [`spots`] | where pits and stores are, and what choosing a pit means |
//! | [`view`] | a position and its marks as pieces, seed by seed; the numbers on the board |
//! | [`overlay`] | lamps, and what the move of a house would do |
//! | [`cues`] | how long effects take, and how they sound |
//! | [`words`] | moves, pits and results in words, and moves that are typed |
//! | [`worth`] | what the engine's values mean |
//! | [`panel`] | what there is to know of a position |

use bevy::prelude::*;
use bevy_egui::egui;
use parlour_core::{Engine, Game, Outcome, Seat, SetupOptions, Side};
use parlour_mancala::rules::OVERTIME;
use parlour_mancala::{Board, Effect, Mancala, Move, Setup, Variant, omweso};

use crate::catalogue::{GameId, RuleChoice};
use crate::locale::Locale;
use crate::packed;
use crate::table::TablePlugin;
use crate::table::game::{Choice, Cue, Figure, MarkKind, MoveLimit, NextGame, Spot, SpotId, TableGame};
use crate::table::layout::Aspect;
use crate::table::piece::Piece;
use crate::table::scale::Scale;

pub mod cues;
pub mod overlay;
pub mod panel;
pub mod rules;
pub mod spots;
pub mod style;
pub mod view;
pub mod words;
pub mod worth;

use spots::Plan;

/// Registers the game.
pub fn plugin(app: &mut App) {
    app.add_plugins(TablePlugin::<Mancala>::default());
}

impl TableGame for Mancala {
    const GAME: GameId = GameId::Mancala;
    const STYLES: &'static [&'static str] = style::NAMES;
    const TURNS: bool = true;
    const TYPED: bool = true;
    const SCALE: Option<Scale> = Some(worth::SCALE);
    const OVERLAYS: &'static [&'static str] = overlay::NAMES;
    const RESIGNS: bool = true;
    const DRAWS: bool = true;

    fn setups() -> &'static str {
        packed!("levels/mancala/setups.ron")
    }

    fn rules(options: &SetupOptions) -> Vec<RuleChoice> {
        rules::of(options)
    }

    fn with_rule(options: &SetupOptions, name: &str, choice: &str) -> SetupOptions {
        rules::chosen(options, name, choice)
    }

    fn with_usual_rules(options: &SetupOptions) -> SetupOptions {
        rules::usual(options)
    }

    fn next_game(&self, ended: &Outcome) -> Option<NextGame> {
        let next = self.setup().next(ended)?;
        let is_new_match = omweso::match_winner(self.setup().score_after(ended)?).is_some();
        Some(NextGame { setup: next.options(), is_new_match })
    }

    fn say_match(&self, ended: &Outcome, person: Option<Side>, locale: &Locale) -> Option<String> {
        words::match_after(self, ended, person, locale)
    }

    fn move_limit(&self) -> Option<MoveLimit> {
        self.move_time().map(|time| MoveLimit { time, end: OVERTIME })
    }

    fn claimed(&self) -> Vec<Effect> {
        self.finished().map_or_else(Vec::new, |(_, effects)| effects)
    }

    fn slides() -> &'static str {
        packed!("levels/mancala/tutorial.ron")
    }

    fn puzzles() -> &'static str {
        packed!("levels/mancala/puzzles.ron")
    }

    /// Woaley and its relatives are taught together, and so are both kinds of Kalah.
    fn chapter(setup: &Setup) -> &'static str {
        match setup.variant() {
            Variant::Woaley | Variant::WoaleyP2 | Variant::WoaleyPublished => "woaley",
            Variant::Kalah | Variant::KalahEmpty => "kalah",
            other => other.name(),
        }
    }

    fn extent(setup: &Setup, place: Aspect) -> Vec2 {
        Plan::of(setup, place).extent()
    }

    fn spots(&self, place: Aspect) -> Vec<Spot> {
        spots::all(&Plan::of(self.setup(), place))
    }

    fn spot_at(&self, place: Aspect, point: Vec2, _touch: bool) -> Option<SpotId> {
        spots::under(&Plan::of(self.setup(), place), point)
    }

    /// The first of those that are not the classic ones.
    fn easiest() -> usize {
        Self::opponents().iter().position(|opponent| opponent.id == "newcomer").unwrap_or_default()
    }

    fn path(mv: Move) -> Vec<SpotId> {
        vec![spots::spot_of(mv.pit)]
    }

    fn choose(&self, _selected: Option<SpotId>, spot: SpotId) -> Choice<Move> {
        spots::choose(self, spot)
    }

    fn meant(&self, _selected: SpotId, spot: SpotId) -> Vec<Move> {
        spots::moves_from(self, spots::pit_of(spot))
    }

    fn option(&self, mv: Move, place: Aspect, _style: &str, locale: &Locale) -> (Vec<Piece>, String) {
        let plan = Plan::of(self.setup(), place);
        (view::option(mv, &plan), words::said(self, mv, locale))
    }

    fn pieces(board: &Board, setup: &Setup, place: Aspect, style: &str) -> Vec<Piece> {
        view::pieces(board, setup, place, style)
    }

    fn figures(
        board: &Board,
        setup: &Setup,
        place: Aspect,
        style: &str,
        seat: Seat,
        focus: Option<SpotId>,
        asked: &[&str],
    ) -> Vec<Figure> {
        let uncounted = asked.contains(&overlay::UNCOUNTED).then(|| (seat, focus.map(spots::pit_of)));
        view::figures(board, &Plan::of(setup, place), uncounted, style)
    }

    fn recognise(board: &mut Board, before: &Board) {
        board.recognise(before);
    }

    fn score_on(board: &Board) -> Option<[i32; 2]> {
        view::score(board)
    }

    fn mark(&self, spot: SpotId, kind: MarkKind, place: Aspect, style: &str) -> Vec<Piece> {
        view::mark(spot, kind, self.to_move(), &Plan::of(self.setup(), place), style)
    }

    fn sign(&self, mv: Move, place: Aspect) -> Vec<Piece> {
        view::sign(mv, &Plan::of(self.setup(), place))
    }

    fn lamps(&self, place: Aspect) -> Vec<Piece> {
        overlay::lamps(self, &Plan::of(self.setup(), place))
    }

    fn overlay(&self, focus: Option<SpotId>, asked: &[&str], place: Aspect, _style: &str) -> Vec<Piece> {
        overlay::pieces(self, focus, asked, place)
    }

    fn counts(&self, locale: &Locale) -> Option<String> {
        words::counts(self, locale)
    }

    fn labels(setup: &Setup, place: Aspect) -> Vec<(Vec2, String)> {
        spots::labels(&Plan::of(setup, place))
    }

    fn cue(effect: &Effect, _index: usize) -> Cue {
        cues::cue(effect)
    }

    fn say_move(&self, mv: Move, locale: &Locale) -> String {
        words::said(self, mv, locale)
    }

    fn read_move(&self, text: &str, _locale: &Locale) -> Result<Move, &'static str> {
        words::read(self, text)
    }

    fn write_position(&self) -> Option<String> {
        Some(self.position())
    }

    fn say_spot(&self, spot: SpotId, asked: &[&str], locale: &Locale) -> Option<String> {
        Some(words::in_pit(self, spots::pit_of(spot), asked, locale))
    }

    fn say_choice(&self, mv: Move, asked: &[&str], locale: &Locale) -> String {
        words::chosen(self, mv, asked, locale)
    }

    fn say_outcome(&self, locale: &Locale) -> String {
        words::outcome(self, locale)
    }

    fn say_claimed(&self, reason: &str, locale: &Locale) -> String {
        words::ended(self, reason, locale)
    }

    fn side_colour(side: Side, style: &str) -> Color {
        view::side_colour(side, style)
    }

    fn theory(&self, ui: &mut egui::Ui, asked: &[&str], locale: &Locale) {
        panel::show(self, ui, asked, locale);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::conformance;

    #[test]
    fn pictures_spots_and_words_are_sound() {
        let sized = |variant: &str, size: &str| SetupOptions {
            variant: Some(variant.to_owned()),
            size: Some(size.to_owned()),
            ..default()
        };
        let sizes = [("kalah", "1x1"), ("woaley", "12x10"), ("oware", "3x3")];
        conformance::check::<Mancala>(&sizes.map(|(variant, size)| sized(variant, size)));
    }
}
