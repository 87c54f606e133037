//! Lessons as data: the slides of a tutorial and the puzzles, as `levels/<game>/` stores them.
//!
//! Moves and positions are in the game's own notation, so a lesson can be read, written and checked without a window.
//! The words are in the locales, under keys made from the ids.

use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::{Game, History, ParseMoveError, SetupOptions};

/// A position reached by moves from a setup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scene {
    /// The setup.
    pub setup: SetupOptions,
    /// The moves played from it, separated by spaces.
    pub moves: String,
}

/// One picture of a tutorial. Its words are `slide-<game>-<id>` (heading) and `slide-<game>-<id>-text`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slide {
    /// The name in locale keys.
    pub id: String,
    /// The position shown.
    #[serde(default)]
    pub scene: Scene,
    /// Places to highlight, named by the moves that are made there (also when they are not legal any more).
    #[serde(default)]
    pub marks: Vec<String>,
    /// Moves that are played on the slide one after the other, again and again.
    #[serde(default)]
    pub demo: Vec<String>,
    /// The moves of which the learner must find one. Empty: nothing to do on this slide.
    #[serde(default)]
    pub your_turn: Vec<String>,
}

/// A position in which the best move must be found. Its words are [`Puzzle::words`] (heading) and the same with `-text`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The name in locale keys and in the person's progress.
    pub id: String,
    /// The position.
    pub scene: Scene,
    /// All first moves that keep the best result; no other move does. Proved in a test of the game.
    pub solution: Vec<String>,
    /// The value the solution keeps, as the solver counts it.
    pub value: i32,
    /// How many moves the solver must find; after each but the last the strongest reply is played.
    #[serde(default = "one")]
    pub length: u8,
    /// From 1 (for a beginner) to 5.
    pub difficulty: u8,
    /// The moves of both sides in turn, from the first to the last of the solver. Each of his is the only right one, except
    /// that any which wins the game at once will do. Empty: the analyst finds the replies and what is right after them.
    #[serde(default)]
    pub line: Vec<String>,
    /// What it is an example of: puzzles of one theme stand together and share their words.
    #[serde(default)]
    pub theme: Option<String>,
    /// The Elo rating of a player who solves it every second time.
    #[serde(default)]
    pub rating: Option<u16>,
}

impl Puzzle {
    /// The locale key of its heading: `theme-<game>-<theme>` or, without a theme, `puzzle-<game>-<id>`.
    pub fn words(&self, game: &str) -> String {
        match &self.theme {
            Some(theme) => format!("theme-{game}-{theme}"),
            None => format!("puzzle-{game}-{}", self.id),
        }
    }
}

fn one() -> u8 {
    1
}

/// Why a scene is none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SceneError {
    /// The setup options are wrong.
    #[error(transparent)]
    Setup(#[from] crate::SetupError),
    /// A word is no move.
    #[error(transparent)]
    Parse(#[from] ParseMoveError),
    /// A move is illegal.
    #[error("move {ply}: {error}")]
    Illegal {
        /// Counted from 1.
        ply: usize,
        /// What is wrong with it.
        error: crate::IllegalMove,
    },
}

impl Scene {
    /// Plays the scene.
    ///
    /// # Errors
    /// The first fault in its setup or moves.
    pub fn stage<G: Game>(&self) -> Result<History<G>, SceneError> {
        let mut history = History::<G>::new(&G::setup_from(&self.setup)?)?;
        for (index, word) in self.moves.split_whitespace().enumerate() {
            let mv = history.position().move_of(word)?;
            history
                .play(mv, std::time::Duration::ZERO)
                .map_err(|error| SceneError::Illegal { ply: index + 1, error })?;
        }
        Ok(history)
    }
}

/// Reads a level file: a list of slides or of puzzles.
///
/// # Errors
/// The place and nature of the fault.
pub fn read_list<T: DeserializeOwned>(text: &str) -> Result<Vec<T>, ron::error::SpannedError> {
    ron::from_str(text)
}
