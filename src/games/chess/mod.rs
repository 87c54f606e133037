//! Chess at the table: men on a wooden board.
//!
//! | File | What it says |
//! |---|---|
//! | [`style`] | the colours of the boards and the sets of pieces |
//! | [`spots`] | where the squares are, and what choosing them means |
//! | [`view`] | a position, its marks and what was captured as pieces |
//! | [`cues`] | how long effects take, and how they sound |
//! | [`words`] | moves and squares in words, and moves that are typed |
//! | [`draft`] | a position while it is laid out by hand |
//! | [`text`], [`faults`] | games and positions as texts, and what is wrong with them |
//! | [`worth`] | what the engine's values mean |
//! | [`panel`] | what there is to know of a position |

use bevy::prelude::*;
use bevy_egui::egui;
use parlour_chess::{Chess, Diagram, Effect, Man, Setup, UciMove};
use parlour_core::{Chance, Game, Outcome, SetupOptions, Side};

use crate::catalogue::{Allowance, GameId, TimeControl};
use crate::locale::Locale;
use crate::packed;
use crate::table::TablePlugin;
use crate::table::game::{Choice, Cue, MarkKind, Spoils, Spot, SpotId, TableGame};
use crate::table::layout::Aspect;
use crate::table::notation::{Found, Opened, Sheet};
use crate::table::piece::Piece;
use crate::table::scale::Scale;

pub mod cues;
pub mod draft;
pub mod faults;
pub mod panel;
pub mod spots;
pub mod style;
pub mod text;
pub mod view;
pub mod words;
pub mod worth;

/// Registers the game.
pub fn plugin(app: &mut App) {
    app.add_plugins(TablePlugin::<Chess>::default());
}

/// How many start positions Chess960 has.
const START_POSITIONS: u64 = 960;

impl TableGame for Chess {
    const GAME: GameId = GameId::Chess;
    const STYLES: &'static [&'static str] = style::NAMES;
    const SETS: &'static [&'static str] = style::SETS;
    const TURNS: bool = true;
    const NAMED: bool = true;
    const PAIRS: bool = true;
    const TYPED: bool = true;
    const TIME: Option<TimeControl> = Some(TimeControl::even(Allowance::of(10, 0)));
    const SCALE: Option<Scale> = Some(worth::SCALE);
    const FILES: &'static [&'static str] = &["pgn", "fen", "epd", "txt"];
    const EDITED: bool = true;
    const HAS_USUAL: bool = true;
    const RESIGNS: bool = true;
    const DRAWS: bool = true;

    fn setups() -> &'static str {
        packed!("levels/chess/setups.ron")
    }

    fn slides() -> &'static str {
        packed!("levels/chess/tutorial.ron")
    }

    fn puzzles() -> &'static str {
        packed!("levels/chess/puzzles.ron")
    }

    /// Chess960 without a number: one of its start positions.
    fn deal(options: &SetupOptions, seed: u64) -> SetupOptions {
        let drawn = options.variant.as_deref() == Some("chess960") && options.position.is_none();
        let numbers: Vec<u64> = (0..START_POSITIONS).collect();
        let number = Chance::new(seed).pick(&numbers).filter(|_| drawn);
        SetupOptions {
            position: number.map(|number| number.to_string()).or_else(|| options.position.clone()),
            ..options.clone()
        }
    }

    fn extent(_setup: &Setup, _place: Aspect) -> Vec2 {
        spots::EXTENT
    }

    fn spots(&self, place: Aspect) -> Vec<Spot> {
        spots::all(place.turned)
    }

    fn spot_at(&self, place: Aspect, point: Vec2, _touch: bool) -> Option<SpotId> {
        spots::under(point, place.turned)
    }

    fn path(mv: UciMove) -> Vec<SpotId> {
        spots::path(mv)
    }

    fn choose(&self, selected: Option<SpotId>, spot: SpotId) -> Choice<UciMove> {
        spots::choose(self, selected, spot)
    }

    fn meant(&self, selected: SpotId, spot: SpotId) -> Vec<UciMove> {
        spots::meant(self, spots::square(selected), spots::square(spot))
    }

    fn option(&self, mv: UciMove, _place: Aspect, style: &str, locale: &Locale) -> (Vec<Piece>, String) {
        let Some(piece) = mv.promotion else { return (Vec::new(), String::new()) };
        (view::portrait(Man { color: self.position().turn(), piece }, style), words::piece(piece, locale))
    }

    fn think_ahead(&self, selected: Option<SpotId>, spot: SpotId) -> Option<Choice<UciMove>> {
        Some(spots::think_ahead(self, selected, spot))
    }

    fn targets(&self, selected: SpotId) -> Vec<(SpotId, MarkKind)> {
        spots::targets(self, selected)
    }

    fn alarms(&self) -> Vec<SpotId> {
        let board = self.position();
        board.in_check().then(|| spots::id(board.king(board.turn()))).into_iter().collect()
    }

    fn lifted(board: &Diagram, spot: SpotId) -> Vec<u64> {
        view::lifted(board, spot)
    }

    fn pieces(board: &Diagram, _setup: &Setup, place: Aspect, style: &str) -> Vec<Piece> {
        view::pieces(board, place.turned, style)
    }

    fn spoils(board: &Diagram, setup: &Setup, side: Side, style: &str) -> Option<Spoils> {
        Some(view::spoils(board, setup, colour_of(side), style))
    }

    fn mark(&self, spot: SpotId, kind: MarkKind, place: Aspect, style: &str) -> Vec<Piece> {
        view::mark(spot, kind, place.turned, style)
    }

    fn labels(_setup: &Setup, place: Aspect) -> Vec<(Vec2, String)> {
        spots::labels(place.turned)
    }

    fn cue(effect: &Effect, _index: usize) -> Cue {
        cues::cue(effect)
    }

    fn claim_with(&self, mv: UciMove) -> Option<Outcome> {
        Self::claim_with(self, mv)
    }

    /// A position cannot be there for the third time sooner than after eight quiet plies.
    fn claim_by_move(&self) -> Option<(UciMove, Outcome)> {
        const SOONEST: u8 = 8;
        let early = self.position().quiet_plies() + 1 < SOONEST || self.outcome().is_some();
        let moves = if early { Vec::new() } else { self.legal_moves() };
        moves.into_iter().find_map(|mv| Some((mv, Self::claim_with(self, mv)?)))
    }

    fn say_move(&self, mv: UciMove, locale: &Locale) -> String {
        words::said(self, mv, locale)
    }

    fn write_move(&self, mv: UciMove, locale: &Locale) -> String {
        words::written(self, mv, locale)
    }

    fn read_move(&self, text: &str, locale: &Locale) -> Result<UciMove, &'static str> {
        words::read(self, text, locale)
    }

    fn number(&self) -> usize {
        self.position().number().into()
    }

    fn way_so_far<'a>(positions: impl Iterator<Item = &'a Self>, locale: &Locale) -> Option<String> {
        words::opening(positions, locale)
    }

    fn write_position(&self) -> Option<String> {
        Some(self.position().to_string())
    }

    fn write_game(sheet: &Sheet<Self>) -> String {
        text::write(sheet)
    }

    fn find_games(text: &str, locale: &Locale) -> Result<Vec<Found>, String> {
        text::find(text, locale)
    }

    fn open_game(text: &str, locale: &Locale) -> Result<Opened<Self>, String> {
        text::open(text, locale)
    }

    fn say_spot(&self, spot: SpotId, _asked: &[&str], locale: &Locale) -> Option<String> {
        Some(words::on_square(self, spots::square(spot), locale))
    }

    fn say_outcome(&self, locale: &Locale) -> String {
        words::outcome(self, locale)
    }

    fn side_colour(side: Side, _style: &str) -> Color {
        style::plate(colour_of(side))
    }

    fn theory(&self, ui: &mut egui::Ui, _asked: &[&str], locale: &Locale) {
        panel::show(self, ui, locale);
    }
}

/// The colour that a side plays.
const fn colour_of(side: Side) -> parlour_chess::Color {
    match side {
        Side::First => parlour_chess::Color::White,
        Side::Second => parlour_chess::Color::Black,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::conformance;

    fn from(variant: &str, position: &str) -> SetupOptions {
        SetupOptions { variant: Some(variant.to_owned()), position: Some(position.to_owned()), ..default() }
    }

    #[test]
    fn pictures_spots_and_words_are_sound() {
        conformance::check::<Chess>(&[
            from("standard", "r3k2r/P6P/8/8/8/8/p6p/R3K2R w KQkq - 0 1"),
            from("standard", "4k3/8/8/8/8/8/8/4K2Q b - - 0 1"),
            from("chess960", "0"),
            from("chess960", "959"),
        ]);
    }

    #[test]
    fn chance_draws_the_start_of_chess960_and_of_nothing_else() {
        let drawn = SetupOptions { variant: Some("chess960".to_owned()), ..default() };
        let starts: Vec<_> = (0..5).filter_map(|seed| Chess::deal(&drawn, seed).position).collect();
        assert_eq!(starts.len(), 5);
        assert!(starts.windows(2).any(|pair| pair[0] != pair[1]));
        assert_eq!(Chess::deal(&drawn, 3), Chess::deal(&drawn, 3));
        for given in [SetupOptions::default(), from("chess960", "17"), from("standard", "8/8")] {
            assert_eq!(Chess::deal(&given, 1), given);
        }
    }
}
