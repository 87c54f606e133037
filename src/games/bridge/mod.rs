//! Bridge at the table: the play of a deal.
//!
//! | File | What it says |
//! |---|---|
//! | [`style`] | the colours of the table and of the deck |
//! | [`plan`] | where hands, the trick and plates lie |
//! | [`spots`] | cards as spots, and what choosing one means |
//! | [`secrets`] | who sees which hands |
//! | [`view`] | a position and its marks as pieces |
//! | [`cues`] | how long effects take, and how they sound |
//! | [`words`] | cards, contracts and results in words |
//! | [`text`] | deals as PBN and LIN |
//! | [`panel`] | what everybody can know: tricks and suits |
//! | [`pages`] | results, and suits to think about |

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::egui;
use parlour_bridge::bidding::Kind;
use parlour_bridge::claim::{self, Verdict};
use parlour_bridge::{Board, Bridge, Card, Effect, Setup, View};
use parlour_core::{Control, Game, Seat, SetupOptions, Side, Thought};

use crate::catalogue::{GameChoice, GameId, GamePage};
use crate::locale::Locale;
use crate::packed;
use crate::profile::Entry;
use crate::table::TablePlugin;
use crate::table::game::{Choice, Claimed, Cue, Direction, Figure, MarkKind, Spot, SpotId, TableGame};
use crate::table::layout::Aspect;
use crate::table::notation::{Found, Opened, Sheet};
use crate::table::piece::Piece;

pub mod cues;
pub mod pages;
pub mod panel;
pub mod plan;
pub mod secrets;
pub mod spots;
pub mod style;
pub mod text;
pub mod view;
pub mod words;

use plan::Plan;

/// Registers the game.
pub fn plugin(app: &mut App) {
    app.add_plugins((TablePlugin::<Bridge>::default(), pages::plugin));
}

impl TableGame for Bridge {
    const GAME: GameId = GameId::Bridge;
    const STYLES: &'static [&'static str] = style::NAMES;
    const SETS: &'static [&'static str] = style::DECKS;
    const TURNS: bool = true;
    const TYPED: bool = true;
    const PAIRED: bool = true;
    const INSTANT: bool = true;
    const PAUSE: f32 = 2.0;
    // Every card is solved, which is quick but for the first tricks of some deals.
    const REVIEW_TIME: Duration = Duration::from_secs(20);
    const ROUND: usize = 4;
    const THROWN: bool = true;
    const SUMMED_UP: bool = true;
    const CLAIMS: bool = true;
    const SECRETS: bool = true;
    const OVERLAYS: &'static [&'static str] = secrets::HANDS;
    const FILES: &'static [&'static str] = text::FILES;
    const SAVED: usize = text::SAVED;

    const PAGES: &'static [GamePage] = pages::ALL;

    fn setups() -> &'static str {
        packed!("levels/bridge/setups.ron")
    }

    fn slides() -> &'static str {
        packed!("levels/bridge/tutorial.ron")
    }

    fn puzzles() -> &'static str {
        packed!("levels/bridge/puzzles.ron")
    }

    /// A deal of the kind that was chosen, if none is named.
    fn deal(options: &SetupOptions, seed: u64) -> SetupOptions {
        let kind = options.variant.as_deref().and_then(|variant| variant.parse::<Kind>().ok()).unwrap_or(Kind::Any);
        let number = || kind.deal_number(seed).to_string();
        SetupOptions { position: options.position.clone().or_else(|| Some(number())), ..options.clone() }
    }

    fn is_partner(&self, seat: Seat) -> bool {
        seat == parlour_bridge::deal::seat_after(self.setup().declarer, 3)
    }

    fn seen(&self, by_hand: [bool; 4], asked: &[&str]) -> [bool; 4] {
        secrets::seen(self, by_hand, asked)
    }

    fn on_request(&self, by_hand: [bool; 4]) -> Vec<&'static str> {
        secrets::on_request(self, by_hand)
    }

    fn dealt(&self) -> Option<SetupOptions> {
        Some(SetupOptions { position: Some(self.setup().to_string()), ..SetupOptions::default() })
    }

    fn cover(board: &mut Board, seen: [bool; 4]) {
        secrets::cover(board, seen);
    }

    fn is_covered(&self, spot: SpotId, seen: [bool; 4]) -> bool {
        spots::card_of(spot).is_some_and(|card| secrets::is_covered(self, card, seen))
    }

    fn reveals(&self, earlier: &Self, seen: [bool; 4]) -> bool {
        secrets::reveals(self, earlier, seen)
    }

    fn extent(setup: &Setup, place: Aspect) -> Vec2 {
        Plan::of(setup, place).extent()
    }

    fn spots(&self, place: Aspect) -> Vec<Spot> {
        spots::all(self, &Plan::of(self.setup(), place))
    }

    fn spot_at(&self, place: Aspect, point: Vec2, _touch: bool) -> Option<SpotId> {
        spots::under(self, &Plan::of(self.setup(), place), point)
    }

    fn neighbour(&self, place: Aspect, from: SpotId, direction: Direction) -> Option<SpotId> {
        spots::neighbour(self, &Plan::of(self.setup(), place), from, direction)
    }

    fn path(mv: Card) -> Vec<SpotId> {
        vec![spots::spot_of(mv)]
    }

    fn choose(&self, _selected: Option<SpotId>, spot: SpotId) -> Choice<Card> {
        spots::choose(self, spot)
    }

    fn lifted(board: &Board, spot: SpotId) -> Vec<u64> {
        view::lifted(board, spot)
    }

    fn pieces(board: &Board, setup: &Setup, place: Aspect, style: &str) -> Vec<Piece> {
        view::pieces(board, setup, place, style)
    }

    fn captions(setup: &Setup, place: Aspect, locale: &Locale) -> Vec<Figure> {
        view::captions(setup, &Plan::of(setup, place), locale)
    }

    fn score_on(board: &Board) -> Option<[i32; 2]> {
        Some(board.tricks.map(i32::from))
    }

    fn mark(&self, spot: SpotId, kind: MarkKind, place: Aspect, style: &str) -> Vec<Piece> {
        view::mark(self, spot, kind, &Plan::of(self.setup(), place), style)
    }

    fn counts(&self, locale: &Locale) -> Option<String> {
        Some(words::counts(self, locale))
    }

    /// The seats have their letters on their plates.
    fn labels(_setup: &Setup, _place: Aspect) -> Vec<(Vec2, String)> {
        Vec::new()
    }

    fn cue(effect: &Effect, _index: usize) -> Cue {
        cues::cue(effect)
    }

    fn say_move(&self, mv: Card, locale: &Locale) -> String {
        words::said(self, mv, locale)
    }

    fn write_move(&self, mv: Card, locale: &Locale) -> String {
        words::written(self, mv, locale)
    }

    fn read_move(&self, text: &str, _locale: &Locale) -> Result<Card, &'static str> {
        words::read(text)
    }

    fn write_position(&self) -> Option<String> {
        Some(self.setup().to_string())
    }

    fn write_game(sheet: &Sheet<Self>) -> String {
        text::write(sheet)
    }

    fn write_file(sheet: &Sheet<Self>, ending: &str) -> String {
        text::write_file(sheet, ending)
    }

    fn find_games(text: &str, locale: &Locale) -> Result<Vec<Found>, String> {
        text::find(text, locale)
    }

    fn open_game(text: &str, locale: &Locale) -> Result<Opened<Self>, String> {
        text::open(text, locale)
    }

    fn say_spot(&self, spot: SpotId, _asked: &[&str], locale: &Locale) -> Option<String> {
        words::held(self, spots::card_of(spot)?, locale)
    }

    fn say_outcome(&self, locale: &Locale) -> String {
        words::outcome(self, locale)
    }

    fn tricks_left(&self) -> u8 {
        13 - Side::BOTH.map(|side| self.play_so_far().tricks(side)).iter().sum::<u8>()
    }

    fn claimed_tricks(&self, view: &View, side: Side, tricks: u8, thought: &Thought<Card>) -> Claimed<Card> {
        // Late in a deal that takes no time; earlier a claim is seldom made, and seldom certain.
        let control = Control::default().with_nodes(1_000_000);
        match claim::judge(view, side, tricks, thought) {
            Verdict::Sound => {
                let moves = claim::settle(self, view, side, tricks, thought, &control);
                moves.map_or(Claimed::Unknown, Claimed::Settled)
            }
            Verdict::Overstated { .. } | Verdict::Impossible => Claimed::Refused,
            Verdict::Undecided => Claimed::Unknown,
        }
    }

    fn tricks_lost(before: i32, after: i32) -> Option<u32> {
        Some(before.saturating_sub(after).max(0) as u32 / 2)
    }

    fn name_of_mover(&self, locale: &Locale) -> Option<String> {
        Some(words::seat(self.to_move(), locale))
    }

    fn say_reason(&self, mv: Card, thought: &Thought<Card>, locale: &Locale) -> Option<String> {
        words::reason(self, mv, thought, locale)
    }

    fn say_summary(&self, summary: &str, locale: &Locale) -> Vec<String> {
        words::summary(self, summary, locale)
    }

    fn write_value(&self, value: i32) -> Option<String> {
        Some(words::tricks_of_declarer(self, value).to_string())
    }

    fn journal_entry(&self, choice: &GameChoice, ended: u64) -> Option<Entry> {
        pages::results::list::noted(self, choice, ended)
    }

    fn side_colour(side: Side, style: &str) -> Color {
        view::side_colour(side, style)
    }

    fn theory(&self, ui: &mut egui::Ui, _asked: &[&str], locale: &Locale) {
        panel::show(self, ui, locale);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::conformance;

    #[test]
    fn pictures_spots_and_words_are_sound() {
        let declared = |seat: char| SetupOptions { position: Some(format!("17 4S {seat} EW")), ..default() };
        conformance::check::<Bridge>(&['N', 'E', 'S', 'W'].map(declared));
    }

    #[test]
    fn a_deal_of_the_kind_is_drawn_and_kept() {
        let options = |position: Option<&str>| SetupOptions {
            variant: Some("slam".to_owned()),
            position: position.map(ToOwned::to_owned),
            ..default()
        };
        let dealt = Bridge::deal(&options(None), 7);
        assert!(Bridge::setup_from(&dealt).unwrap().contract.level() >= 6, "{dealt:?}");
        assert_ne!(dealt, Bridge::deal(&options(None), 8));
        assert_eq!(Bridge::deal(&options(Some("17")), 7), options(Some("17")));
    }
}
