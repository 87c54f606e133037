//! What a game must say to be played at the table.

use bevy::prelude::*;
use bevy_egui::egui;
use parlour_core::{Engine, Seat};

use super::layout::Aspect;
use crate::audio::Sfx;
use crate::catalogue::GameId;
use crate::locale::Locale;
use crate::theme::piece::Piece;

/// A place on the board that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpotId(pub u16);

/// A direction of the keyboard cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Direction {
    /// All directions.
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Up, Self::Down];

    /// The direction in board units.
    pub const fn vector(self) -> Vec2 {
        match self {
            Self::Left => Vec2::NEG_X,
            Self::Right => Vec2::X,
            Self::Up => Vec2::Y,
            Self::Down => Vec2::NEG_Y,
        }
    }
}

/// Where a spot is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// Which one.
    pub id: SpotId,
    /// Its middle in board units.
    pub at: Vec2,
    /// The size of its focus ring in board units.
    pub size: Vec2,
    /// Whether the keyboard cursor stops here. Helpers for the mouse alone (the dots between edges) say no.
    pub cursor: bool,
}

/// What choosing a spot means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice<M> {
    /// The first half of a move: the spot is now selected.
    Select,
    /// Takes the selection back.
    Clear,
    /// A move.
    Move(M),
    /// No move, for this reason (a word as in [`parlour_core::IllegalMove`]); the selection is dropped.
    Refuse(&'static str),
}

/// How long an effect takes to show, and how it sounds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cue {
    /// Seconds at normal animation speed.
    pub seconds: f32,
    /// The sound at its beginning.
    pub sound: Option<Sfx>,
}

/// Why a spot is shown in a special way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkKind {
    /// The adviser's move: blinks.
    Hint,
    /// The last move.
    Last,
    /// The hand points here, where it can choose.
    Hover,
    /// The cursor is here, where nothing can be chosen. What lies there must keep its look.
    Cursor,
    /// A lesson or the review points here.
    Teach,
    /// The first half of a move.
    Selected,
}

/// A game as the table needs it: how a position looks, where its spots are, which cues an effect gives, and what its
/// side panel says. Rules and opponents are the engine's.
///
/// What lies on the board may be arranged to suit the shape of its place, so all that speaks of coordinates is told
/// `place`.
pub trait TableGame: Engine {
    /// The game.
    const GAME: GameId;

    /// The names of the board styles; the first is the default. Locale keys `style-<game>-<name>`.
    const STYLES: &'static [&'static str];

    /// The text of the sizes or variants offered before the game ([`Offer`](crate::catalogue::Offer)).
    fn setups() -> &'static str;

    /// The text of the tutorial's slides ([`parlour_core::lesson::Slide`]).
    fn slides() -> &'static str;

    /// The text of the puzzles ([`parlour_core::lesson::Puzzle`]).
    fn puzzles() -> &'static str;

    /// Width and height of the board with its border, in board units.
    fn extent(setup: &Self::Setup, place: Aspect) -> Vec2;

    /// All spots.
    fn spots(setup: &Self::Setup, place: Aspect) -> Vec<Spot>;

    /// The spot at a point, if the point belongs to one. `touch` asks for the larger areas a finger needs.
    fn spot_at(setup: &Self::Setup, place: Aspect, point: Vec2, touch: bool) -> Option<SpotId>;

    /// The spot to which the keyboard cursor goes from a spot; `None` where there is none. By default the nearest one
    /// that does not lie far off the line.
    fn neighbour(setup: &Self::Setup, place: Aspect, from: SpotId, direction: Direction) -> Option<SpotId> {
        super::pointing::nearest(&Self::spots(setup, place), from, direction)
    }

    /// The spot where a move is made.
    fn spot_of(mv: Self::Move) -> SpotId;

    /// What it means to choose `spot` when `selected` is the selection.
    fn choose(&self, selected: Option<SpotId>, spot: SpotId) -> Choice<Self::Move>;

    /// Everything that lies on the board.
    fn pieces(board: &Self::Board, setup: &Self::Setup, place: Aspect, style: &str) -> Vec<Piece>;

    /// The points that lie on a board, `[first, second]`, in games of points.
    fn score_on(_board: &Self::Board) -> Option<[i32; 2]> {
        None
    }

    /// How a marked spot looks: the pieces that are laid over it. `seat` is the one to move (for a preview in its
    /// colour). Keys need not differ from those of [`TableGame::pieces`].
    fn mark(spot: SpotId, kind: MarkKind, seat: Seat, setup: &Self::Setup, place: Aspect, style: &str) -> Vec<Piece>;

    /// Names of rows, columns or boards and where they stand, for those who want coordinates.
    fn labels(setup: &Self::Setup, place: Aspect) -> Vec<(Vec2, String)>;

    /// How an effect is shown. `index` counts the effects of the same kind in one turn, so that sounds can rise.
    fn cue(effect: &Self::Effect, index: usize) -> Cue;

    /// A move as a sentence for the screen reader and the status line ("board A, centre"). It may stand within a longer
    /// one, so it begins with a capital only where a name does.
    fn say_move(mv: Self::Move, setup: &Self::Setup, locale: &Locale) -> String;

    /// What the game ended with, as a sentence that follows the one that says who won.
    fn say_outcome(&self, locale: &Locale) -> String;

    /// The colour in which a side is shown (its plate, its score), in a style.
    fn side_colour(side: parlour_core::Side, style: &str) -> Color;

    /// The theory panel: what the game's theory says of this position.
    fn theory(&self, ui: &mut egui::Ui, locale: &Locale);
}
