//! The command line of the window.

use std::path::PathBuf;

use bevy::prelude::*;
use clap::Parser;
use parlour_core::SetupOptions;

use crate::catalogue::{Catalogue, GameEntry, Launch, Player, Purpose};
use crate::locale::Language;

/// Which side the person plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum SideChoice {
    /// The side that moves first.
    First,
    /// The side that moves second.
    Second,
    /// Both: two people at one table.
    Both,
    /// None: two opponents play, the person watches.
    None,
}

/// Six classic games of thought: chess, bridge, mancala, TwixT, Dots and Boxes, Notakto.
#[derive(Clone, Debug, Default, Parser, Resource)]
#[command(name = "parlour", version, about)]
pub struct Args {
    /// Start in this game at once
    #[arg(long, value_name = "ID")]
    pub game: Option<String>,
    /// The rule set of the game
    #[arg(long, value_name = "V", requires = "game")]
    pub variant: Option<String>,
    /// The size of the board, for instance 4x4
    #[arg(long, value_name = "S", requires = "game")]
    pub size: Option<String>,
    /// The number of boards (Notakto)
    #[arg(long, value_name = "N", requires = "game")]
    pub boards: Option<u8>,
    /// The opponent, by id
    #[arg(long, value_name = "ID", requires = "game")]
    pub opponent: Option<String>,
    /// The side you play
    #[arg(long, value_enum, requires = "game")]
    pub side: Option<SideChoice>,
    /// The seed of the opponents' chance
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// The language
    #[arg(long, value_enum)]
    pub lang: Option<Language>,
    /// The size of the window, for instance 1280x800
    #[arg(long, value_name = "WxH", value_parser = parse_window)]
    pub window: Option<UVec2>,
    /// Fill the screen
    #[arg(long)]
    pub fullscreen: bool,
    /// Start without sound
    #[arg(long)]
    pub mute: bool,
    /// Log once a second how many frames are drawn
    #[arg(long)]
    pub frame_rate: bool,
    /// The folder for settings, saves and statistics
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
    /// Moves to play before anybody is asked, in the game's notation
    #[arg(long, value_name = "MOVES", requires = "game")]
    pub moves: Option<String>,
}

fn parse_window(text: &str) -> Result<UVec2, String> {
    let expected = || format!("'{text}' is not a window size: write width x height in pixels, for instance 1280x800");
    let (width, height) = text.split_once(['x', 'X']).ok_or_else(expected)?;
    let side = |word: &str| word.parse::<u32>().ok().filter(|side| (160..=16384).contains(side)).ok_or_else(expected);
    Ok(UVec2::new(side(width)?, side(height)?))
}

impl Args {
    /// The game that the command line asks for, if it asks for one.
    ///
    /// # Errors
    /// Says which name or option is wrong and which are valid.
    pub fn launch(&self, catalogue: &Catalogue, chance_seed: u64) -> Result<Option<Launch>, String> {
        let Some(name) = &self.game else { return Ok(None) };
        let entry = catalogue.games().find(|entry| entry.id().name() == name).ok_or_else(|| {
            let valid: Vec<&str> = catalogue.games().map(|entry| entry.id().name()).collect();
            format!("there is no game '{name}'; the games are: {}", valid.join(", "))
        })?;
        let mut choice = entry.default_choice();
        let setup = SetupOptions {
            variant: self.variant.clone(),
            size: self.size.clone(),
            boards: self.boards,
            position: None,
        };
        if setup != SetupOptions::default() {
            choice.setup = setup;
        }
        let moves = self.moves.clone().unwrap_or_default();
        entry.check(&choice.setup, &moves)?;
        let opponent = Player::Opponent(self.opponent_id(entry)?);
        choice.players = match self.side.unwrap_or(SideChoice::First) {
            SideChoice::First => [Player::Hand, opponent],
            SideChoice::Second => [opponent, Player::Hand],
            SideChoice::Both => [Player::Hand, Player::Hand],
            SideChoice::None => [opponent.clone(), opponent],
        };
        let seed = self.seed.unwrap_or(chance_seed);
        Ok(Some(Launch { game: entry.id(), purpose: Purpose::Play, choice, moves, seed, resume: false }))
    }

    fn opponent_id(&self, entry: &dyn GameEntry) -> Result<String, String> {
        let ids = entry.opponents();
        match &self.opponent {
            None => Ok(ids.first().copied().unwrap_or_default().to_owned()),
            Some(id) if ids.contains(&id.as_str()) => Ok(id.clone()),
            Some(id) => {
                Err(format!("{} has no opponent '{id}'; its opponents are: {}", entry.id().name(), ids.join(", ")))
            }
        }
    }
}
