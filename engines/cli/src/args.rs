//! The command line.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::TypedValueParser;
use clap::error::{ContextKind, ContextValue};
use clap::{Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand, value_parser};
use parlour_bridge::bidding::Kind;
use parlour_bridge::filter::Condition;
use parlour_bridge::{Bridge, Setup};
use parlour_chess::Chess;
use parlour_core::{Game as _, Seat, SetupError, SetupOptions};
use parlour_mancala::{Mancala, Variant};
use parlour_notakto::moves::MAX_BOARDS;

use crate::bridge::{self, Auction};
use crate::refusal::Refusal;
use crate::registry::{self, Entry};

/// What is asked for.
pub enum Invocation {
    /// The list of games.
    Games,
    /// Something about a position of a game.
    Play(&'static Entry, Box<Command>),
    /// The dialogue of chess engines with graphical interfaces.
    Uci,
    /// What the engine has to say of games of chess.
    Annotate(Annotate),
}

/// Look at every position of the games in a file, and print the games with values, marks and what was better
#[derive(Parser, Debug)]
#[command(name = "parlour-engine chess annotate")]
pub struct Annotate {
    /// A file with games as PGN; `-` is the input
    pub file: PathBuf,
    /// The positions looked at for each move
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    pub nodes: u64,
}

/// Parlour's engines without a window: positions, best moves, exact values and matches.
#[derive(Parser)]
#[command(name = "parlour-engine", version, arg_required_else_help = true)]
#[command(override_usage = "parlour-engine games [--json]\n       parlour-engine <GAME> <COMMAND> [OPTIONS]")]
struct Outer {
    /// Answer with one JSON object on the last line
    #[arg(long)]
    json: bool,
    #[command(subcommand)]
    subject: Subject,
}

#[derive(Subcommand)]
enum Subject {
    /// List the games, their variants and opponents
    Games {
        /// Answer with one JSON object on the last line
        #[arg(long)]
        json: bool,
    },
    #[command(external_subcommand)]
    Game(Vec<String>),
}

/// Positions, best moves, exact values and matches of one game.
#[derive(Parser)]
#[command(subcommand_required = true, arg_required_else_help = true)]
struct Inner {
    /// Answer with one JSON object on the last line
    #[arg(long, global = true)]
    json: bool,
    #[command(subcommand)]
    command: Command,
}

/// A question about one game.
#[derive(Subcommand)]
pub enum Command {
    /// List the legal moves
    Legal(Place),
    /// Show the position, who is to move, the score and the outcome
    Show(Place),
    /// Count the move sequences of a length; lesser lengths are told on standard error on the way
    Perft {
        #[command(flatten)]
        place: Place,
        /// The length; a game that ended earlier counts nothing
        #[arg(long, value_name = "N")]
        depth: u32,
    },
    /// Find the best move
    Best {
        #[command(flatten)]
        place: Place,
        /// Who looks for it; the strongest opponent if not given
        #[arg(long, value_name = "ID")]
        opponent: Option<String>,
        #[command(flatten)]
        limits: Limits,
        /// Decides what is left to chance
        #[arg(long, value_name = "N", default_value_t = 0)]
        seed: u64,
    },
    /// Find the exact value and all moves that reach it
    Solve {
        #[command(flatten)]
        place: Place,
        #[command(flatten)]
        limits: SolveLimits,
    },
    /// Let two opponents play; they take turns to start
    Match(Contest),
    /// Measure the speed on a fixed piece of work
    Bench,
    /// Find the tricks of all declarers in all strains double dummy, and par
    Table {
        #[command(flatten)]
        place: Place,
        /// Who opens the auction: who bids first may matter for par
        #[arg(long, value_name = "SEAT", default_value = "N", value_parser = bridge::seat)]
        dealer: Seat,
        #[command(flatten)]
        limits: SolveLimits,
    },
}

/// What is played.
#[derive(Args)]
pub struct Start {
    /// The rule set (mancala: with switches behind it, such as "kalah rest=other"; bridge: the kind of contract, of which the
    /// first deal is played where no position is named)
    #[arg(long)]
    variant: Option<String>,
    /// The size of the board (dots: boxes, such as 3x3; mancala: houses and seeds in each, such as 6x4)
    #[arg(long)]
    size: Option<String>,
    /// The houses of each player (mancala)
    #[arg(long, value_name = "N", conflicts_with = "size")]
    pits: Option<u8>,
    /// The seeds in each house (mancala)
    #[arg(long, value_name = "N", conflicts_with = "size")]
    seeds: Option<u8>,
    /// The number of boards (notakto)
    #[arg(long, value_name = "N", value_parser = value_parser!(u8).range(1..=i64::from(MAX_BOARDS)))]
    boards: Option<u8>,
    /// The start position in the game's own notation (bridge: a deal of PBN or the number of one; a number alone means its proposed
    /// contract, declared by North, and the vulnerability of its board)
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    position: Option<String>,
    /// Takes the first deal by number, from that of the position on, that meets a condition as it is played, declared by North:
    /// such as "NS.points=25-27 N.balanced (S.spades=5+ or not S.hearts=0-4)" (bridge)
    #[arg(long, value_name = "TEXT", value_parser = |text: &str| text.parse::<Condition>())]
    deal_where: Option<Condition>,
    #[command(flatten)]
    auction: Auction,
}

impl Start {
    /// As the rules of a game want it.
    ///
    /// # Errors
    /// If houses or seeds are counted or a contract is named in a game without them.
    pub fn options(&self, game: &str) -> Result<SetupOptions, SetupError> {
        let houses = [("pits", self.pits), ("seeds", self.seeds)];
        let of_mancala = houses.iter().find(|(_, number)| number.is_some()).map(|(name, _)| *name);
        let of_bridge = self.deal_where.as_ref().map_or_else(|| self.auction.option(), |_| Some("deal-where"));
        let foreign = [(Mancala::ID, of_mancala), (Bridge::ID, of_bridge)];
        if let Some(name) = foreign.into_iter().filter(|(owner, _)| *owner != game).find_map(|(_, option)| option) {
            return Err(SetupError(format!("{game} has no option '{name}'")));
        }
        let mut options = SetupOptions {
            variant: self.variant.clone(),
            size: self.size.clone().or_else(|| self.houses()),
            boards: self.boards,
            position: self.position.clone(),
        };
        if game == Bridge::ID {
            let setup = self.meeting(Setup::named(&options)?, kind_of(&options)?)?;
            options.position = Some(self.auction.change(setup).to_string());
        }
        Ok(options)
    }

    /// What is played, in bridge.
    ///
    /// # Errors
    /// If the position is none.
    pub fn bridge(&self) -> Result<Setup, SetupError> {
        Setup::named(&self.options(Bridge::ID)?)
    }

    /// The kind of contract that is played, in bridge.
    ///
    /// # Errors
    /// If there is no such kind.
    pub fn kind(&self) -> Result<Kind, SetupError> {
        kind_of(&self.options(Bridge::ID)?)
    }

    /// The setup or, where the deal must meet a condition, the first of that kind of contract from it on that does.
    ///
    /// # Errors
    /// If the setup is not named by its number alone, or no deal meets the condition.
    pub fn meeting(&self, setup: Setup, kind: Kind) -> Result<Setup, SetupError> {
        self.deal_where.as_ref().map_or(Ok(setup), |condition| bridge::meeting(setup, kind, condition))
    }

    /// Whether a start position is named.
    pub const fn names_position(&self) -> bool {
        self.position.is_some()
    }

    /// Houses and seeds as a size, as usual where they are not given.
    fn houses(&self) -> Option<String> {
        self.pits.or(self.seeds)?;
        let rules = self.variant.as_deref().and_then(|words| words.split_whitespace().next());
        let variant = rules.and_then(Variant::named).unwrap_or_default();
        let pits = self.pits.unwrap_or(variant.usual_houses());
        Some(format!("{pits}x{}", self.seeds.unwrap_or(variant.usual_seeds())))
    }
}

fn kind_of(options: &SetupOptions) -> Result<Kind, SetupError> {
    options.variant.as_deref().unwrap_or(Kind::Any.name()).parse()
}

/// A position: where the game starts and what has been played since.
#[derive(Args)]
pub struct Place {
    #[command(flatten)]
    pub start: Start,
    /// Moves played from the start, separated by spaces
    #[arg(long, value_name = "MOVES", default_value = "", hide_default_value = true, allow_hyphen_values = true)]
    pub moves: String,
}

/// When a search must end.
#[derive(Args)]
pub struct Limits {
    /// How many plies it may look ahead; exact values need a look to the end, or theory
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub depth: Option<u32>,
    #[command(flatten)]
    pub work: SolveLimits,
}

/// When a solver must give up.
#[derive(Args)]
pub struct SolveLimits {
    /// The number of positions to look at
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// The time in milliseconds
    #[arg(long, value_name = "T", value_parser = millis())]
    pub time_ms: Option<Duration>,
}

/// A match.
#[derive(Args)]
pub struct Contest {
    #[command(flatten)]
    pub place: Place,
    /// The opponent who starts in the first game
    #[arg(long, value_name = "ID")]
    pub first: String,
    /// The opponent who starts in the second game
    #[arg(long, value_name = "ID")]
    pub second: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = value_parser!(u32).range(1..=MOST_GAMES))]
    pub games: u32,
    /// Decides what is left to chance
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// The time for each move in milliseconds; each opponent's own if not given
    #[arg(long, value_name = "T", value_parser = millis())]
    pub moves_time: Option<Duration>,
    /// The number of positions to look at for each move
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Random moves at the start of each game; every opening is played from both sides
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub opening: u32,
    /// End a game in a draw once both opponents would have agreed to one at six of their moves in a row
    #[arg(long)]
    pub agree: bool,
}

/// The most games of a match.
const MOST_GAMES: i64 = 1_000_000;

/// The longest time for a search, in milliseconds: a day.
const LONGEST_TIME: u64 = 24 * 60 * 60 * 1000;

fn millis() -> impl TypedValueParser<Value = Duration> {
    value_parser!(u64).range(1..=LONGEST_TIME).map(Duration::from_millis)
}

/// Understands a command line; the flag says whether the answer must be JSON.
///
/// # Errors
/// If it is no command, or asks for help.
pub fn parse(args: impl IntoIterator<Item = OsString>) -> Result<(Invocation, bool), Refusal> {
    let after = format!("Games: {}\nAll about one of them: parlour-engine <GAME> --help", registry::names());
    let matches = Outer::command().after_help(after).try_get_matches_from(args)?;
    let outer = Outer::from_arg_matches(&matches)?;
    match outer.subject {
        Subject::Games { json } => Ok((Invocation::Games, outer.json || json)),
        Subject::Game(words) => {
            if words == [Chess::ID, "uci"] {
                return Ok((Invocation::Uci, false));
            }
            if words.get(..2).is_some_and(|first| first == [Chess::ID, "annotate"]) {
                return Ok((Invocation::Annotate(Annotate::try_parse_from(&words[1..])?), false));
            }
            let game = registry::find(words.first().map_or("", String::as_str))?;
            let mut command = Inner::command().bin_name(format!("parlour-engine {}", game.id));
            if game.id != Bridge::ID {
                command = command.mut_subcommand("table", |table| table.hide(true));
            }
            if game.id == Chess::ID {
                command = command.after_help(
                    "For graphical interfaces (UCI protocol): parlour-engine chess uci\n\
                     What the engine says of the games in a file: parlour-engine chess annotate FILE.pgn",
                );
            }
            let matches = command.try_get_matches_from(words).map_err(|error| name_commands(error, game))?;
            let inner = Inner::from_arg_matches(&matches)?;
            Ok((Invocation::Play(game, Box::new(inner.command)), outer.json || inner.json))
        }
    }
}

/// Clap refuses an unknown command without saying which there are.
fn name_commands(error: clap::Error, game: &Entry) -> Refusal {
    match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(name)) => unknown_command(game.id, name),
        _ => Refusal::Usage(error),
    }
}

/// The refusal of a command that a game does not have; it names those it has.
pub fn unknown_command(game: &'static str, name: &str) -> Refusal {
    let inner = Inner::command();
    let more = (game == Chess::ID).then_some("uci");
    let names = inner.get_subcommands().map(clap::Command::get_name);
    let known: Vec<&str> = names.filter(|&name| name != "table" || game == Bridge::ID).chain(more).collect();
    Refusal::UnknownCommand { game, name: name.into(), known: known.join(", ") }
}
