//! What the person asks for at the start: a command line, or the address of a page.

use std::path::PathBuf;

use bevy::prelude::*;
use clap::{CommandFactory, Parser};
use parlour_core::SetupOptions;

use crate::catalogue::time::ParseTimeError;
use crate::catalogue::{Catalogue, GameEntry, Launch, Player, Purpose, TimeControl};
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
    /// The start position, in the game's own text form (a FEN in chess)
    #[arg(long, value_name = "P", requires = "game")]
    pub position: Option<String>,
    /// The time control, in games with clocks: minutes and seconds a move, for instance 3+2, or for the first and the
    /// second player 5+0/1+0; or none
    #[arg(long, value_name = "TIME", requires = "game")]
    pub time: Option<String>,
    /// The side you play
    #[arg(long, value_enum, requires = "game")]
    pub side: Option<SideChoice>,
    /// The opponent, by id; two of them (first,second) to watch a game of theirs with --side none
    #[arg(long, value_name = "ID[,ID]", requires = "game")]
    pub opponent: Option<String>,
    /// The partner of the side you play, in games of pairs: an opponent by id, or hand to play both yourself
    #[arg(long, value_name = "ID", requires = "game")]
    pub partner: Option<String>,
    /// Try out moves of both sides with the engine beside the board, in games that have one for it
    #[arg(long, requires = "game", conflicts_with_all = ["side", "opponent", "time"])]
    pub analysis: bool,
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
            position: self.position.clone(),
        };
        if setup != SetupOptions::default() {
            choice.setup = setup;
        }
        choice.time = self.time_control(entry)?;
        let moves = self.moves.clone().unwrap_or_default();
        entry.check(&choice.setup, &moves)?;
        let [opponent, other] = self.opponents(entry)?.map(Player::Opponent);
        let usual = if entry.pairs() { SideChoice::Second } else { SideChoice::First };
        choice.players = match self.side.unwrap_or(usual) {
            SideChoice::First => [Player::Hand, opponent],
            SideChoice::Second => [opponent, Player::Hand],
            SideChoice::Both => [Player::Hand, Player::Hand],
            SideChoice::None => [opponent, other],
        };
        choice.partner = self.partner(entry, choice.partner)?;
        let seed = self.seed.unwrap_or(chance_seed);
        let purpose = if self.analysis { Purpose::Analysis } else { Purpose::Play };
        if self.analysis && !entry.analyses() {
            return Err(format!("there is no analysis board for {name}"));
        }
        Ok(Some(Launch { game: entry.id(), purpose, choice, moves, seed, resume: false }))
    }

    /// Who plays as the person's partner: as asked for, else as the game has it.
    fn partner(&self, entry: &dyn GameEntry, usual: Option<Player>) -> Result<Option<Player>, String> {
        let game = entry.id().name();
        match self.partner.as_deref() {
            None => Ok(usual),
            Some(_) if !entry.pairs() => Err(format!("there are no partners in {game}")),
            Some("hand") => Ok(None),
            Some(id) if entry.opponents().contains(&id) => Ok(Some(Player::Opponent(id.to_owned()))),
            Some(id) => {
                let valid = entry.opponents().join(", ");
                Err(format!("'{id}' is no partner in {game}: write hand or one of {valid}"))
            }
        }
    }

    /// How long the players may think: as asked for, else as the game offers first.
    fn time_control(&self, entry: &dyn GameEntry) -> Result<Option<TimeControl>, String> {
        match self.time.as_deref() {
            None => Ok(entry.time()),
            Some("none") => Ok(None),
            Some(_) if entry.time().is_none() => Err(format!("{} is played without clocks", entry.id().name())),
            Some(text) => text.parse().map(Some).map_err(|error: ParseTimeError| error.to_string()),
        }
    }

    /// Who plays first and who second where the person watches; elsewhere both are the person's opponent.
    fn opponents(&self, entry: &dyn GameEntry) -> Result<[String; 2], String> {
        let ids = entry.opponents();
        let Some(asked) = &self.opponent else {
            let weakest = ids.get(entry.easiest()).copied().unwrap_or_default().to_owned();
            return Ok([weakest.clone(), weakest]);
        };
        let asked: Vec<&str> = asked.split(',').map(str::trim).collect();
        if let Some(unknown) = asked.iter().find(|id| !ids.contains(id)) {
            let (game, valid) = (entry.id().name(), ids.join(", "));
            return Err(format!("{game} has no opponent '{unknown}'; its opponents are: {valid}"));
        }
        match asked[..] {
            [one] => Ok([one.to_owned(), one.to_owned()]),
            [first, second] if self.side == Some(SideChoice::None) => Ok([first.to_owned(), second.to_owned()]),
            [_, _] => Err("two opponents play each other only with --side none".to_owned()),
            _ => Err(format!("at most two opponents can play: --opponent {}", asked.join(","))),
        }
    }
}

/// What was asked for at the start.
#[derive(Clone, Debug, Default)]
pub struct Wish {
    /// The options.
    pub args: Args,
    /// The game they ask for, if they ask for one.
    pub launch: Option<Launch>,
    /// What was asked for but is not known here.
    pub left_out: Vec<String>,
}

impl Wish {
    /// What the query of an address asks for, such as `?game=dots&size=4x4&opponent=strong&lang=hu`: its names are the
    /// long options of the command line. An old or mistyped link still opens: what is unknown is left out.
    pub fn of_query(query: &str, catalogue: &Catalogue, chance_seed: u64) -> Self {
        let mut asked: Vec<_> = form_urlencoded::parse(query.trim_start_matches('?').as_bytes()).into_owned().collect();
        let mut words = vec!["parlour".to_owned()];
        let mut wish = Self::default();
        // In the order of the options: a size has a meaning only after the game, moves only after the size, and two
        // opponents only after the side.
        for option in Args::command().get_arguments() {
            let Some(index) = asked.iter().position(|(name, _)| Some(name.as_str()) == option.get_long()) else {
                continue;
            };
            let (name, value) = asked.remove(index);
            let word =
                if option.get_action().takes_values() { format!("--{name}={value}") } else { format!("--{name}") };
            words.push(word);
            let args = Args::try_parse_from(&words).map_err(drop);
            if let Ok((launch, args)) =
                args.and_then(|args| Ok((args.launch(catalogue, chance_seed).map_err(drop)?, args)))
            {
                (wish.launch, wish.args) = (launch, args);
            } else {
                words.pop();
                asked.push((name, value));
            }
        }
        wish.left_out = asked.into_iter().map(|(name, value)| format!("{name}={value}")).collect();
        wish
    }
}
