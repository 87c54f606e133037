//! The games of the house, and what the screens may ask of a game without knowing its rules.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

use bevy::prelude::*;
use parlour_core::lesson::Puzzle;
use parlour_core::{SetupOptions, Side};
use serde::{Deserialize, Serialize};

use crate::locale::Locale;
use crate::theme::piece::{Aspect, Piece};

pub mod time;

pub use time::{Allowance, ClockStart, TimeControl};

/// The six games, those to come included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameId {
    /// Chess.
    Chess,
    /// Contract bridge.
    Bridge,
    /// The mancala family.
    Mancala,
    /// TwixT.
    Twixt,
    /// Dots and Boxes.
    Dots,
    /// Notakto.
    Notakto,
}

impl GameId {
    /// All games, in the order of the title screen.
    pub const ALL: [Self; 6] = [Self::Chess, Self::Bridge, Self::Mancala, Self::Twixt, Self::Dots, Self::Notakto];

    /// The name on the command line, in files and in locale keys.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chess => "chess",
            Self::Bridge => "bridge",
            Self::Mancala => "mancala",
            Self::Twixt => "twixt",
            Self::Dots => "dots",
            Self::Notakto => "notakto",
        }
    }
}

/// Who decides the moves of one side.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// A person at this table.
    Hand,
    /// One of the game's opponents, by id.
    Opponent(String),
}

/// What a person can choose before a game. Remembered from game to game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameChoice {
    /// Variant, size, boards, start position.
    pub setup: SetupOptions,
    /// Who plays first and who second.
    pub players: [Player; 2],
    /// Who plays as the partner of the person who plays for a side, in games of pairs; `None`: the same person.
    #[serde(default)]
    pub partner: Option<Player>,
    /// The style of the board, one of the game's [`GameEntry::styles`]; in games with sets of pieces followed by a plus
    /// and one of [`GameEntry::sets`].
    pub style: String,
    /// Whether chance decides which side the person plays against the opponent.
    #[serde(default)]
    pub draw_sides: bool,
    /// How long the players may think; `None`: as long as they like.
    #[serde(default)]
    pub time: Option<TimeControl>,
}

/// What the table is used for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Purpose {
    /// A game.
    #[default]
    Play,
    /// The tutorial, from a slide on.
    Lesson(usize),
    /// A puzzle, by its place in the list.
    Puzzle(usize),
    /// A board to try things out: one person moves for both sides, and nothing is counted.
    Analysis,
    /// A game whose moves are found again.
    Training,
}

impl Purpose {
    /// Whether moves are made as in a game, to be taken back and gone through.
    pub fn is_game(&self) -> bool {
        matches!(self, Self::Play | Self::Analysis)
    }
}

/// A request to sit down at a table: inserted as a resource before `Screen::Table` is entered.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Launch {
    /// The game.
    pub game: GameId,
    /// What to do there.
    pub purpose: Purpose,
    /// The choices; ignored by lessons and puzzles except for the style.
    pub choice: GameChoice,
    /// Moves to play before anybody is asked, in the game's notation, separated by spaces.
    pub moves: String,
    /// The seed of the opponents; drawn anew where a person starts the game.
    pub seed: u64,
    /// Whether to go on with the autosaved game instead.
    pub resume: bool,
}

/// A size or variant that is offered before a game, as `levels/<game>/setups.ron` lists them, small to large.
///
/// Its name is the locale key `setup-<game>-<id>`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Offer {
    /// The name in locale keys.
    pub id: String,
    /// What the rules are told.
    pub options: SetupOptions,
    /// Whether it is played by those who have chosen nothing yet.
    #[serde(default)]
    pub default: bool,
    /// Whether the person writes the position, for which the options have an example.
    #[serde(default)]
    pub typed: bool,
    /// The smallest and the largest side of a square board, where the person chooses the size; the options have the usual
    /// one.
    #[serde(default)]
    pub sizes: Option<(u8, u8)>,
}

impl Offer {
    /// Whether the options are those of this offer, apart from a size that can be chosen.
    pub fn covers(&self, options: &SetupOptions) -> bool {
        let usual = SetupOptions { size: self.options.size.clone(), ..options.clone() };
        let size = options.size.as_ref().and_then(|size| size.parse::<u8>().ok());
        let fits = self.sizes.zip(size).is_some_and(|((least, most), size)| (least..=most).contains(&size));
        *options == self.options || fits && usual == self.options
    }
}

/// A rule that is played in several ways, one of which is chosen before the game.
///
/// Locale keys: `rule-<game>-<name>`, and for each choice that is not a plain number `rule-<game>-<name>-<choice>`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleChoice {
    /// What it is about.
    pub name: &'static str,
    /// The ways in which it is played.
    pub choices: Vec<String>,
    /// The one that is chosen.
    pub chosen: String,
}

/// What there is to learn of one of a game's rule sets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    /// Its slides, by their places in the tutorial.
    pub slides: Range<usize>,
    /// Its puzzles, by their places among all.
    pub puzzles: Range<usize>,
}

/// A game in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Who plays, or what it is.
    pub title: String,
    /// When it was played, how it ended, how it begins.
    pub about: String,
    /// What could not be read, as a sentence.
    pub fault: Option<String>,
    /// The text of this game alone.
    pub text: String,
}

/// Opponents that differ in a few things only, each of which is chosen by itself. Their ids are the choices, joined by a
/// hyphen.
///
/// Locale keys: `opponent-<game>-<name>` with `-about`, for each feature `opponent-<game>-<name>-<feature>`, and for each choice
/// `opponent-<game>-<name>-<choice>`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Family {
    /// What they are called together.
    pub name: &'static str,
    /// In what they differ.
    pub features: &'static [Feature],
}

/// Something in which the opponents of a [`Family`] differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// What it is called.
    pub name: &'static str,
    /// What there is to choose from, the strongest last.
    pub choices: &'static [&'static str],
}

impl Family {
    /// The choices that an opponent stands for, one of each feature, if it is one of the family.
    pub fn parts_of(&self, id: &str) -> Option<Vec<&'static str>> {
        fn split(features: &[Feature], id: &str) -> Option<Vec<&'static str>> {
            let (first, others) = features.split_first()?;
            first.choices.iter().find_map(|choice| {
                let rest = id.strip_prefix(choice)?;
                if others.is_empty() {
                    return rest.is_empty().then(|| vec![*choice]);
                }
                let mut parts = split(others, rest.strip_prefix('-')?)?;
                parts.insert(0, choice);
                Some(parts)
            })
        }
        split(self.features, id)
    }
}

/// What an opponent is called; one of a `family` by its choices.
pub fn name_of_opponent(game: GameId, family: Option<Family>, id: &str, locale: &Locale) -> String {
    let game = game.name();
    let Some((family, parts)) = family.and_then(|family| Some((family, family.parts_of(id)?))) else {
        return locale.tr(&format!("opponent-{game}-{id}"));
    };
    let words = parts.iter().map(|part| locale.tr(&format!("opponent-{game}-{}-{part}", family.name)));
    words.collect::<Vec<_>>().join(", ")
}

/// A page that belongs to one game alone, offered before it. The game's own plugin draws it, while
/// [`Screen::Page`](crate::screen::Screen::Page) with its name is on.
///
/// Locale keys: `page-<game>-<name>` and, for the sentence under its button, `page-<game>-<name>-about`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GamePage {
    /// The name in locale keys and, after `page-`, of its button.
    pub name: &'static str,
    /// The icon of its button.
    pub icon: &'static str,
}

/// One small board that plays by itself, for the title and the set-up screen.
pub trait Miniature: Send + Sync {
    /// Plays the next move; starts anew after the end.
    fn step(&mut self);
    /// The size of the board in board units and what lies on it, arranged for a place of that shape.
    fn picture(&self, style: &str, place: Aspect) -> (Vec2, Vec<Piece>);
}

/// What the screens may ask of a game.
pub trait GameEntry: Send + Sync {
    /// The game.
    fn id(&self) -> GameId;
    /// The ids of its opponents, weakest first.
    fn opponents(&self) -> Vec<&'static str>;
    /// The place among its opponents of the weakest that is meant for people who are new to the game.
    fn easiest(&self) -> usize {
        0
    }
    /// The opponents among them that differ in a few things only.
    fn family(&self) -> Option<Family> {
        None
    }
    /// The names of its board styles; the first is the default.
    fn styles(&self) -> &'static [&'static str];
    /// The names of its sets of pieces, the first the default; none where pieces belong to the board.
    fn sets(&self) -> &'static [&'static str] {
        &[]
    }
    /// The sizes or variants a person can choose from.
    fn setups(&self) -> &[Offer];
    /// The rules that can be chosen before a game with these options.
    fn rules(&self, _options: &SetupOptions) -> Vec<RuleChoice> {
        Vec::new()
    }
    /// The options with one of these rules chosen otherwise.
    fn with_rule(&self, options: &SetupOptions, _name: &str, _choice: &str) -> SetupOptions {
        options.clone()
    }
    /// The options with all these rules as they usually are, so that an offer covers them.
    fn with_usual_rules(&self, options: &SetupOptions) -> SetupOptions {
        options.clone()
    }
    /// Whether the engine values positions and lines, so that a board for analysis can be offered.
    fn analyses(&self) -> bool {
        false
    }
    /// Whether positions can be laid out by hand.
    fn edits(&self) -> bool {
        false
    }
    /// The pages that belong to this game alone.
    fn pages(&self) -> &'static [GamePage] {
        &[]
    }
    /// What the names of files with such games end with, the usual ending first.
    fn files(&self) -> &'static [&'static str] {
        &[]
    }
    /// The games in a text from anywhere.
    ///
    /// # Errors
    /// Why there is none, as a sentence.
    fn find_games(&self, _text: &str, locale: &Locale) -> Result<Vec<Found>, String> {
        Err(locale.tr("import-empty"))
    }
    /// Makes the game in the text of a [`Found`] the one that is laid on the table next. Returns from what options it is
    /// set up.
    ///
    /// # Errors
    /// Why it is none, as a sentence.
    fn open(&self, _text: &str, locale: &Locale, _commands: &mut Commands) -> Result<SetupOptions, String> {
        Err(locale.tr("import-empty"))
    }
    /// How long those may think who have chosen nothing yet; `None` where the game is played without clocks.
    fn time(&self) -> Option<TimeControl> {
        None
    }
    /// Checks options from a command line or a file.
    ///
    /// # Errors
    /// What is wrong, in English, as the engine says it.
    fn check(&self, options: &SetupOptions, moves: &str) -> Result<(), String>;
    /// A board that plays by itself, from the start position of `setup`.
    fn miniature(&self, setup: &SetupOptions, seed: u64) -> Box<dyn Miniature>;
    /// How many slides the tutorial has.
    fn slides(&self) -> usize;
    /// The puzzles, in order.
    fn puzzles(&self) -> &[Puzzle];
    /// What there is to learn of the rule set that the options name.
    fn chapter(&self, options: &SetupOptions) -> Chapter;
    /// The picture of a puzzle's position, arranged for a place of that shape.
    fn puzzle_picture(&self, index: usize, style: &str, place: Aspect) -> Option<(Vec2, Vec<Piece>)>;
    /// Whether four play in pairs: then a person begins in the second side, with an opponent for a partner.
    fn pairs(&self) -> bool {
        false
    }
    /// Whether a press on its tile leads straight to a game.
    fn instant(&self) -> bool {
        false
    }
    /// What a person plays who has chosen nothing yet.
    fn default_choice(&self) -> GameChoice {
        let easiest = self.opponents().get(self.easiest()).copied().unwrap_or_default();
        let opponent = || Player::Opponent(easiest.to_owned());
        let players = if self.pairs() { [opponent(), Player::Hand] } else { [Player::Hand, opponent()] };
        GameChoice {
            setup: self
                .setups()
                .iter()
                .find(|offer| offer.default)
                .map(|offer| offer.options.clone())
                .unwrap_or_default(),
            players,
            partner: self.pairs().then(opponent),
            draw_sides: false,
            style: styled(self.styles()[0], self.sets().first().copied()),
            time: self.time(),
        }
    }
}

/// The name of a style of board with a set of pieces.
pub fn styled(board: &str, set: Option<&str>) -> String {
    set.map_or_else(|| board.to_owned(), |set| format!("{board}+{set}"))
}

/// The board and the set of pieces of a name made by [`styled`].
pub fn parts_of_style(style: &str) -> (&str, Option<&str>) {
    style.split_once('+').map_or((style, None), |(board, set)| (board, Some(set)))
}

/// The games that can be played, by id. Game plugins enter themselves.
#[derive(Resource, Clone, Default)]
pub struct Catalogue(BTreeMap<GameId, Arc<dyn GameEntry>>);

impl Catalogue {
    /// Enters a game.
    pub fn enter(&mut self, entry: Arc<dyn GameEntry>) {
        self.0.insert(entry.id(), entry);
    }

    /// The game, if it exists already.
    pub fn get(&self, id: GameId) -> Option<&dyn GameEntry> {
        self.0.get(&id).map(AsRef::as_ref)
    }

    /// The games that can be played.
    pub fn games(&self) -> impl Iterator<Item = &dyn GameEntry> {
        self.0.values().map(AsRef::as_ref)
    }
}

impl GameChoice {
    /// The same, with the sides drawn if that is wished for: from one bit of chance.
    #[must_use]
    pub fn drawn(mut self, chance: u64) -> Self {
        if self.draw_sides && chance.count_ones() % 2 == 1 {
            self.players.reverse();
        }
        self
    }

    /// Has one person play every seat.
    pub fn play_alone(&mut self) {
        (self.players, self.partner) = ([Player::Hand, Player::Hand], None);
    }

    /// Who plays for `side`.
    pub fn player(&self, side: Side) -> &Player {
        &self.players[side.index()]
    }

    /// Who decides for a seat of `side`, that of the partner or not.
    pub fn decider(&self, side: Side, is_partner: bool) -> &Player {
        let player = self.player(side);
        self.partner.as_ref().filter(|_| is_partner && *player == Player::Hand).unwrap_or(player)
    }

    /// Replaces the style and the opponents that the game does not know (any more), and times nobody can play with: the
    /// choice may come from a file.
    pub fn forget_unknown(&mut self, entry: &dyn GameEntry) {
        let (styles, sets, opponents) = (entry.styles(), entry.sets(), entry.opponents());
        let (style, set) = parts_of_style(&self.style);
        let style = styles.iter().find(|known| **known == style).unwrap_or(&styles[0]);
        let set = sets.iter().find(|known| Some(**known) == set).or(sets.first());
        self.style = styled(style, set.copied());
        self.time = self.time.map(TimeControl::in_range);
        let weakest = opponents.get(entry.easiest()).copied().unwrap_or_default();
        self.partner = self.partner.take().filter(|_| entry.pairs());
        for player in self.players.iter_mut().chain(&mut self.partner) {
            if let Player::Opponent(id) = player
                && !opponents.contains(&id.as_str())
            {
                weakest.clone_into(id);
            }
        }
    }
}
