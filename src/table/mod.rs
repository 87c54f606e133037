//! The table: one way to play any game.
//!
//! Whoever decides a move — a hand, an opponent, a lesson — writes a [`MoveIntent`]. One gate asks the rules, applies the
//! move to the history and announces [`MovePlayed`] with its effects. The timeline shows the effects one after the
//! other; the view draws what has been shown so far.
//!
//! | File | What it does |
//! |---|---|
//! | [`game`] | what a game must say |
//! | [`entry`] | a game in the catalogue |
//! | [`state`] | the game on the table; sitting down and getting up |
//! | [`gate`] | intents become moves |
//! | [`clock`], [`word`], [`claim`] | the time of the players, and what they say: resigning, draws, claims |
//! | [`timeline`], [`view`], [`motion`] | effects become pictures |
//! | [`hands`], [`pointing`], [`picker`] | mouse, touch, keys and gamepad become moves |
//! | [`zoom`], [`overlay`] | fine boards brought nearer; what is laid over the board on request |
//! | [`drawing`] | arrows and rings that a person draws on the board |
//! | [`opponent`], [`advice`], [`review`] | searches: moves, hints, verdicts |
//! | [`analysis`], [`tree`], [`scale`] | the engine's lines beside the board, free analysis and its lines; what values mean |
//! | [`lesson`], [`puzzle`], [`chapter`] | the tutorial and the puzzles, and what belongs to each rule set |
//! | [`layout`], [`panel`], [`figure`] | where everything is, and what stands beside the board |
//! | [`notation`], [`transfer`], [`arrival`] | games as texts that come and go |
//! | [`ending`], [`summary`], [`saves`], [`announce`], [`frames`] | results, what to say of a whole game, autosave, screen readers, how often to draw |

use std::marker::PhantomData;

use bevy::prelude::*;

use crate::screen::Screen;

pub mod advice;
pub mod analysis;
pub mod announce;
pub mod arrival;
pub mod chapter;
pub mod claim;
pub mod clock;
pub mod drawing;
pub mod ending;
pub mod entry;
pub mod figure;
pub mod frames;
pub mod game;
pub mod gate;
pub mod hands;
pub mod layout;
pub mod lesson;
pub mod motion;
pub mod notation;
pub mod opponent;
pub mod overlay;
pub mod panel;
pub mod picker;
pub mod pointing;
pub mod puzzle;
pub mod review;
pub mod saves;
pub mod scale;
pub mod state;
pub mod summary;
pub mod timeline;
pub mod training;
pub mod transfer;
pub mod tree;
pub mod view;
pub mod word;
pub mod zoom;

pub use crate::theme::piece;
pub use game::TableGame;
pub use gate::{MoveIntent, MovePlayed, MoveRefused};
pub use state::Table;

/// The order of a frame at the table.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// Devices become actions.
    Input,
    /// Actions become intents.
    Intent,
    /// Intents become moves.
    Rules,
    /// Opponents and advisers think.
    Opponent,
    /// Effects become cues.
    Timeline,
    /// What has been shown is drawn.
    Present,
}

/// What happens at the table right now.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Phase {
    /// Nobody sits at a table.
    #[default]
    Away,
    /// A hand is to move.
    Hand,
    /// An opponent thinks.
    Thinking,
    /// A move is being shown.
    Showing,
    /// The game is paused.
    Paused,
    /// The finished game is looked through.
    Review,
    /// The game is over.
    Over,
}

/// What a person can ask for at any table, by button, key or gamepad.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Take back to one's own last decision.
    Undo,
    /// Play what was taken back again.
    Redo,
    /// The same game from the start.
    Restart,
    /// The same game with the same chance: what was dealt is dealt again.
    Replay,
    /// What was dealt is dealt again, and who plays is chosen anew.
    Rearrange,
    /// What follows in the match after a game that is over.
    NextGame,
    /// In the review: play on from the position on show.
    PlayOn,
    /// Show a good move.
    Hint,
    /// See the board from the other side.
    Turn,
    /// Open or close the theory panel.
    Theory,
    /// Open or close the review.
    Review,
    /// Let the engine speak, or be silent.
    Analyse,
    /// Show so many of the engine's lines.
    Lines(u8),
    /// Show something on the board or hide it, by its place in [`TableGame::OVERLAYS`].
    Overlay(usize),
    /// Try out moves from the position on show, or go back to the game.
    Explore,
    /// In the review: find the moves of the game, from the position on show; in such a training: go back to the game.
    Train,
    /// In the review or a free analysis: show the position after this many moves.
    ReviewAt(usize),
    /// In a free analysis: show the position after this move of its lines.
    Branch(tree::NodeId),
    /// In a free analysis: show what else could have been done instead of the last move.
    Instead,
    /// In a free analysis: put the line on show before the one from which it parts.
    Promote,
    /// In a free analysis: take the last move and what follows it out of the lines.
    Prune,
    /// In review, lessons and puzzles: so many steps on (or back).
    Step(i32),
    /// Pause the game, or go on with it.
    Pause,
    /// Claim, agree to or offer a draw, whichever can be done.
    Draw,
    /// Resign.
    Resign,
    /// Claim so many of the tricks that are left; `None`: ask how many.
    Claim(Option<u8>),
    /// Show at once what is being shown.
    Finish,
    /// Open or close the sheet that holds the panel in narrow windows.
    Sheet,
    /// Leave the table.
    Leave,
}

impl Action {
    /// How many steps on (or back) the action means where there is something to step through and nothing to take back.
    pub const fn step(self) -> Option<i32> {
        match self {
            Self::Step(by) => Some(by),
            Self::Undo => Some(-1),
            Self::Redo => Some(1),
            _ => None,
        }
    }
}

/// Whether a game of this kind is on the table.
pub fn at_table<G: TableGame>(table: Option<Res<Table<G>>>) -> bool {
    table.is_some()
}

/// Registers what all games share once.
pub fn plugin(app: &mut App) {
    app.init_state::<Phase>()
        .add_message::<Action>()
        .add_message::<MoveRefused>()
        .configure_sets(
            Update,
            (
                TableSystems::Input,
                TableSystems::Intent,
                TableSystems::Rules,
                TableSystems::Opponent,
                TableSystems::Timeline,
                TableSystems::Present,
            )
                .chain(),
        )
        .add_plugins((announce::plugin, frames::plugin, hands::plugin, layout::plugin, motion::plugin))
        .add_plugins((saves::plugin, transfer::plugin, arrival::plugin));
}

/// Everything the table does for one game.
pub struct TablePlugin<G>(PhantomData<fn() -> G>);

impl<G> Default for TablePlugin<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: TableGame> Plugin for TablePlugin<G> {
    fn build(&self, app: &mut App) {
        app.configure_sets(Update, GameSystems::<G>::default().run_if(at_table::<G>)).add_plugins((
            state::plugin::<G>,
            gate::plugin::<G>,
            (clock::plugin::<G>, word::plugin::<G>, claim::plugin::<G>),
            timeline::plugin::<G>,
            (view::plugin::<G>, overlay::plugin::<G>, zoom::plugin::<G>),
            (pointing::plugin::<G>, drawing::plugin::<G>, picker::plugin::<G>),
            opponent::plugin::<G>,
            (advice::plugin::<G>, analysis::plugin::<G>),
            review::plugin::<G>,
            (lesson::plugin::<G>, puzzle::plugin::<G>, training::plugin::<G>),
            (ending::plugin::<G>, summary::plugin::<G>),
            (saves::game_plugin::<G>, transfer::game_plugin::<G>),
            announce::game_plugin::<G>,
            panel::plugin::<G>,
        ));
    }
}

/// The systems of one game; they run only while that game is on the table.
#[derive(SystemSet)]
pub struct GameSystems<G>(PhantomData<fn() -> G>);

impl<G> Default for GameSystems<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G> Clone for GameSystems<G> {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl<G> std::fmt::Debug for GameSystems<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("GameSystems")
    }
}

impl<G> PartialEq for GameSystems<G> {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl<G> Eq for GameSystems<G> {}

impl<G> std::hash::Hash for GameSystems<G> {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// The state of the screen while this game is on the table.
pub const fn screen<G: TableGame>() -> Screen {
    Screen::Table(G::GAME)
}
