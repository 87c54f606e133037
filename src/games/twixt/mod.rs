//! `TwixT` at the table: pegs and links on a drilled board.
//!
//! | File | What it says |
//! |---|---|
//! | [`style`] | the colours of wood, pegs and links |
//! | [`spots`] | where the holes and links are, and what choosing them means |
//! | [`view`] | a position and its marks as pieces |
//! | [`overlay`] | what is laid over the board: links to come, the winning chain, the shortest ways |
//! | [`cues`] | how long effects take, and how they sound |
//! | [`words`] | moves and holes in words, and moves that are typed |
//! | [`text`] | games as texts |
//! | [`tree_window`] | the search-tree window |
//! | [`worth`] | what the engine's values mean |
//! | [`panel`] | what there is to know of a position |

use bevy::prelude::*;
use bevy_egui::egui;
use parlour_core::{Engine, Game, Side};
use parlour_twixt::{Board, Effect, Move, Setup, Twixt};

use crate::catalogue::{Family, Feature, GameId};
use crate::locale::Locale;
use crate::packed;
use crate::table::TablePlugin;
use crate::table::game::{Choice, Cue, Direction, MarkKind, Spot, SpotId, TableGame};
use crate::table::layout::Aspect;
use crate::table::notation::{Found, Opened, Sheet};
use crate::table::piece::Piece;
use crate::table::scale::Scale;

pub mod cues;
pub mod overlay;
pub mod panel;
pub mod spots;
pub mod style;
pub mod text;
pub mod tree_window;
pub mod view;
pub mod words;
pub mod worth;

/// Registers the game.
pub fn plugin(app: &mut App) {
    app.add_plugins((TablePlugin::<Twixt>::default(), tree_window::plugin));
}

impl TableGame for Twixt {
    const GAME: GameId = GameId::Twixt;
    const STYLES: &'static [&'static str] = style::NAMES;
    const NAMED: bool = true;
    const TYPED: bool = true;
    const SCALE: Option<Scale> = Some(worth::SCALE);
    const FILES: &'static [&'static str] = &["sgf", "tsgf", "txt"];
    const FAMILY: Option<Family> = Some(Family {
        name: "classic",
        features: &[
            Feature { name: "method", choices: &["heuristic", "minimax", "alpha-beta"] },
            Feature { name: "aim", choices: &["obstructing", "winning", "mixed"] },
            Feature { name: "depth", choices: &["1", "2", "3", "4"] },
        ],
    });
    const FINE: bool = true;
    const OVERLAYS: &'static [&'static str] = overlay::NAMES;
    const RESIGNS: bool = true;
    const DRAWS: bool = true;

    fn setups() -> &'static str {
        packed!("levels/twixt/setups.ron")
    }

    fn slides() -> &'static str {
        packed!("levels/twixt/tutorial.ron")
    }

    fn puzzles() -> &'static str {
        packed!("levels/twixt/puzzles.ron")
    }

    fn extent(setup: &Setup, _place: Aspect) -> Vec2 {
        view::extent(*setup)
    }

    fn spots(&self, _place: Aspect) -> Vec<Spot> {
        spots::all(*self.setup())
    }

    fn spot_at(&self, _place: Aspect, point: Vec2, touch: bool) -> Option<SpotId> {
        spots::under(*self.setup(), point, touch)
    }

    fn neighbour(&self, _place: Aspect, from: SpotId, direction: Direction) -> Option<SpotId> {
        spots::neighbour(*self.setup(), from, direction)
    }

    fn jump(&self, _place: Aspect, from: SpotId, direction: Direction, right: bool) -> Option<SpotId> {
        spots::jump(*self.setup(), from, direction, right)
    }

    /// The first of those that are not the classic ones.
    fn easiest() -> usize {
        Self::opponents().iter().position(|opponent| opponent.id == "newcomer").unwrap_or_default()
    }

    fn path(mv: Move) -> Vec<SpotId> {
        spots::path(mv)
    }

    fn choose(&self, selected: Option<SpotId>, spot: SpotId) -> Choice<Move> {
        spots::choose(self, selected, spot)
    }

    fn targets(&self, selected: SpotId) -> Vec<(SpotId, MarkKind)> {
        spots::targets(self, selected)
    }

    fn pieces(board: &Board, _setup: &Setup, _place: Aspect, style: &str) -> Vec<Piece> {
        view::pieces(board, style)
    }

    fn mark(&self, spot: SpotId, kind: MarkKind, _place: Aspect, style: &str) -> Vec<Piece> {
        view::mark(spot, kind, self.to_move(), *self.setup(), style)
    }

    fn overlay(&self, focus: Option<SpotId>, asked: &[&str], _place: Aspect, style: &str) -> Vec<Piece> {
        overlay::pieces(self, focus, asked, style)
    }

    fn special(&self) -> Option<(Move, &'static str, &'static str)> {
        self.may_swap().then_some((Move::Swap, "swap", "twixt-swap"))
    }

    fn counts(&self, locale: &Locale) -> Option<String> {
        Some(words::counts(self, locale))
    }

    fn labels(setup: &Setup, _place: Aspect) -> Vec<(Vec2, String)> {
        spots::labels(*setup)
    }

    fn cue(effect: &Effect, _index: usize) -> Cue {
        cues::cue(effect)
    }

    fn say_move(&self, mv: Move, locale: &Locale) -> String {
        words::said(self, mv, locale)
    }

    fn read_move(&self, text: &str, _locale: &Locale) -> Result<Move, &'static str> {
        words::read(text)
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
        let spots::Place::Hole(point) = spots::Place::of(spot) else { return None };
        Some(words::on_hole(self, point, locale))
    }

    fn say_outcome(&self, locale: &Locale) -> String {
        words::outcome(self, locale)
    }

    fn side_colour(side: Side, style: &str) -> Color {
        style::Style::of(style).paint(side).plate
    }

    fn theory(&self, ui: &mut egui::Ui, _asked: &[&str], locale: &Locale) {
        panel::show(self, ui, locale);
    }
}

#[cfg(test)]
mod tests {
    use parlour_core::lesson::read_list;
    use parlour_core::{Game, SetupOptions};

    use super::*;
    use crate::catalogue::Offer;
    use crate::games::conformance;

    #[test]
    fn every_size_that_the_rules_know_is_offered() {
        let offers: Vec<Offer> = read_list(Twixt::setups()).unwrap_or_default();
        assert_eq!(offers.len(), 3);
        for offer in offers {
            let sized = |size: &str| SetupOptions { size: Some(size.to_owned()), ..offer.options.clone() };
            for size in ["4", "5", "17", "48", "49", "", "20x20"] {
                assert_eq!(offer.covers(&sized(size)), Twixt::setup_from(&sized(size)).is_ok(), "{size}");
            }
        }
    }

    #[test]
    fn classic_opponents_are_one_family_and_the_easiest_is_none_of_them() {
        let family = Twixt::FAMILY.expect("the classic opponents are one");
        let ids = || Twixt::opponents().iter().map(|opponent| opponent.id.as_str());
        assert_eq!(ids().filter(|id| family.parts_of(id).is_some()).count(), 3 * 3 * 4);
        assert_eq!(family.parts_of("alpha-beta-mixed-3"), Some(vec!["alpha-beta", "mixed", "3"]));
        for stranger in ["alpha-beta-mixed", "alpha-beta-mixed-33", "mixed-alpha-beta-3", "newcomer", ""] {
            assert_eq!(family.parts_of(stranger), None, "{stranger}");
        }
        assert_eq!(ids().nth(Twixt::easiest()), Some("newcomer"));
    }

    #[test]
    fn pictures_spots_and_words_are_sound() {
        let small = [("classic", "5"), ("pp", "6"), ("standard", "6"), ("standard", "9")];
        conformance::check::<Twixt>(&small.map(|(variant, size)| SetupOptions {
            variant: Some(variant.to_owned()),
            size: Some(size.to_owned()),
            ..default()
        }));
    }
}
