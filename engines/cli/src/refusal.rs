//! Why a command is not answered.

use std::path::PathBuf;

use parlour_bridge::Card;
use parlour_core::{IllegalMove, ParseMoveError, SetupError, Unsolved};

/// Why a command is not answered, in words for the person who typed it.
#[derive(Debug, thiserror::Error)]
pub enum Refusal {
    /// The command line is no command, or asks for help.
    #[error(transparent)]
    Usage(#[from] clap::Error),
    /// There is no such game.
    #[error("there is no game '{name}'; the games are: {known}")]
    UnknownGame {
        /// As typed.
        name: String,
        /// The games there are.
        known: String,
    },
    /// There is no such command.
    #[error("{game} has no command '{name}'; its commands are: {known}")]
    UnknownCommand {
        /// The game.
        game: &'static str,
        /// As typed.
        name: String,
        /// The commands there are.
        known: String,
    },
    /// The game has no such opponent.
    #[error("{game} has no opponent '{name}'; its opponents are: {known}")]
    UnknownOpponent {
        /// The game.
        game: &'static str,
        /// As typed.
        name: String,
        /// The opponents there are, weakest first.
        known: String,
    },
    /// The options describe no start position.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A word of `--moves` is no move.
    #[error("move {ply}: {error}")]
    Notation {
        /// Counted from 1.
        ply: usize,
        /// What is wrong with it.
        error: ParseMoveError,
    },
    /// A move of `--moves` is against the rules.
    #[error("move {ply}: {error}")]
    Illegal {
        /// Counted from 1.
        ply: usize,
        /// What is wrong with it.
        error: IllegalMove,
    },
    /// A card of `--moves` may not be played (bridge, where only the solver is asked).
    #[error("move {ply}: {card} cannot be played by {seat}, who may play: {cards}")]
    Card {
        /// Counted from 1.
        ply: usize,
        /// As typed.
        card: Card,
        /// Who is to play.
        seat: char,
        /// The cards that may be played.
        cards: String,
    },
    /// A move is asked for where there is none.
    #[error("the game is over: there is no move to find")]
    GameOver,
    /// There is no exact value.
    #[error(transparent)]
    Unsolved(#[from] Unsolved),
    /// A file cannot be read.
    #[error("{}: {error}", file.display())]
    File {
        /// As typed.
        file: PathBuf,
        /// Why not.
        error: std::io::Error,
    },
    /// The answer could not be written.
    #[error("the answer could not be written: {0}")]
    Output(std::io::Error),
}

impl Refusal {
    /// 2 for bad input, 1 if the input was good and yet there is no answer.
    pub fn exit_status(&self) -> u8 {
        match self {
            Self::Unsolved(Unsolved::Limit) | Self::Output(_) => 1,
            _ => 2,
        }
    }
}
