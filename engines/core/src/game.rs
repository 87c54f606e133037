//! What the rules of a game must be able to say.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::{Deserialize, Serialize, de::DeserializeOwned};

/// A place at the table, counted from the one that moves first.
///
/// Two-player games use seats 0 and 1; bridge uses 0–3 for N, E, S, W.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat that moves first.
    pub const FIRST: Self = Self(0);
    /// The seat that moves second.
    pub const SECOND: Self = Self(1);

    /// The seat as an index into per-seat tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other seat of a two-player game.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// The side this seat plays for: seats across the table are partners.
    pub const fn side(self) -> Side {
        if self.0.is_multiple_of(2) { Side::First } else { Side::Second }
    }
}

/// One of the two parties that win or lose together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The party of the seat that moves first.
    First,
    /// The party of the seat that moves second.
    Second,
}

impl Side {
    /// Both sides, in order.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other party.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }

    /// The side as an index: 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `first` or `second`, as the headless interface writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::First => "first",
            Self::Second => "second",
        }
    }
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The winning side; `None` is a draw.
    pub winner: Option<Side>,
    /// Why it ended, as a stable word (`last-board`, `most-boxes`) that programs test and locales translate.
    pub reason: &'static str,
}

impl Outcome {
    /// `first`, `second` or `draw`.
    pub const fn winner_name(&self) -> &'static str {
        match self.winner {
            Some(side) => side.name(),
            None => "draw",
        }
    }

    /// 1 if `side` won, −1 if it lost, 0 for a draw.
    pub fn value_for(&self, side: Side) -> i32 {
        match self.winner {
            None => 0,
            Some(winner) if winner == side => 1,
            Some(_) => -1,
        }
    }
}

/// A move that the rules do not allow in this position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{mv} cannot be played: {explanation}")]
pub struct IllegalMove {
    /// The move in the game's notation.
    pub mv: String,
    /// Why, as a stable word that locales translate (`board-dead`, `cell-taken`, `edge-drawn`, `game-over`, `off-board`).
    pub reason: &'static str,
    /// The same in plain English, for the headless interface: what follows "cannot be played:".
    pub explanation: &'static str,
}

/// A text that is not a move of this game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{text}' is not a move: {expected}")]
pub struct ParseMoveError {
    /// The text as given.
    pub text: String,
    /// What a move looks like, in English, for the headless interface.
    pub expected: &'static str,
}

/// A setup or start position that does not make a game.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SetupError(
    /// What is wrong and what would be right, in English.
    pub String,
);

/// The options a person can type to choose a setup. Every game takes those it knows and refuses the others.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SetupOptions {
    /// The name of a rule set.
    pub variant: Option<String>,
    /// The size of the board, in the game's own form (`3x3`, `24`).
    pub size: Option<String>,
    /// The number of boards (Notakto).
    pub boards: Option<u8>,
    /// The start position in the game's own text form.
    pub position: Option<String>,
}

impl SetupOptions {
    /// The name of the rule set alone, without the rules that some games let one choose behind it.
    pub fn variant_name(&self) -> Option<&str> {
        self.variant.as_deref()?.split_whitespace().next()
    }

    /// Refuses the options that `game` does not know, so that a mistyped command line is never half obeyed.
    ///
    /// # Errors
    /// Names the first option that is set but not among `known` (`variant`, `size`, `boards`, `position`).
    pub fn allow_only(&self, game: &str, known: &[&str]) -> Result<(), SetupError> {
        let set = [
            ("variant", self.variant.is_some()),
            ("size", self.size.is_some()),
            ("boards", self.boards.is_some()),
            ("position", self.position.is_some()),
        ];
        match set.iter().find(|(name, is_set)| *is_set && !known.contains(name)) {
            Some((name, _)) => Err(SetupError(format!("{game} has no option '{name}'"))),
            None => Ok(()),
        }
    }
}

/// The reason of an outcome that a player has asked for because nothing happens any more.
pub const FINISHED: &str = "finished";

/// The rules of one game. A value is a position together with whatever of its past the rules ask for.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The name on the command line, in file names and in locale keys.
    const ID: &'static str;

    /// The rule sets that [`SetupOptions::variant`] may name, the default first; empty where there is only one.
    const VARIANTS: &'static [&'static str] = &[];

    /// Variant, size and start position: what must be agreed before the first move.
    type Setup: Clone + Debug + Default + PartialEq + Eq + Serialize + DeserializeOwned + Send + Sync;

    /// A move. `Display` and `FromStr` are the field's own notation and round-trip; `Ord` sorts as the notation does.
    type Move: Copy
        + Debug
        + Display
        + FromStr<Err = ParseMoveError>
        + Eq
        + Ord
        + Hash
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;

    /// One thing that a move did, for a person to see. [`Game::play`] gives them in the order in which they should be seen.
    type Effect: Clone + Debug + PartialEq + Send + Sync;

    /// What lies on the table: everything a picture of the position shows, and nothing about whose turn it is.
    type Board: Clone + Debug + PartialEq + Send + Sync;

    /// What one seat may know. The position itself in games without secrets. Read from foreign data, it is checked: a view
    /// that can be read can be thought about.
    type View: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync;

    /// The start of a game.
    ///
    /// # Errors
    /// If the setup (which may come from a file) does not describe a possible game.
    fn new(setup: &Self::Setup) -> Result<Self, SetupError>;

    /// The setup that the options name; options left out take the game's default.
    ///
    /// # Errors
    /// Says which option is wrong and what would be right.
    fn setup_from(options: &SetupOptions) -> Result<Self::Setup, SetupError>;

    /// The setup this game started from.
    fn setup(&self) -> &Self::Setup;

    /// The seat whose move it is. After the end: the seat that would move.
    fn to_move(&self) -> Seat;

    /// The move that a text means in this position: in the game's notation, and in games that have a shorter one in that
    /// too.
    ///
    /// # Errors
    /// If it means none. Where it does, the move need not be legal.
    fn move_of(&self, text: &str) -> Result<Self::Move, ParseMoveError> {
        text.parse()
    }

    /// All legal moves in ascending order; empty exactly when the game is over.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Plays a move.
    ///
    /// # Errors
    /// If the move is not legal; the position is then unchanged.
    fn play(&mut self, mv: Self::Move) -> Result<Vec<Self::Effect>, IllegalMove>;

    /// `None` while the game goes on.
    fn outcome(&self) -> Option<Outcome>;

    /// How the game ends when `side` has no time left. By default the other side wins; rules may ask more of it.
    fn flag_fall(&self, side: Side) -> Outcome {
        Outcome { winner: Some(side.other()), reason: "time" }
    }

    /// How the game ends if the player to move asks for it: with a draw that the rules give, or as it stands
    /// ([`FINISHED`]); `None` where there is nothing to ask for, and when the game is over.
    fn claim(&self) -> Option<Outcome> {
        None
    }

    /// Points made so far, `[first, second]`, in games of points.
    fn score(&self) -> Option<[i32; 2]> {
        None
    }

    /// After how many moves at the latest the game is over; `None` where a game may go on for ever.
    fn most_moves_left(&self) -> Option<u32> {
        None
    }

    /// A hash of all that decides how the game can go on, kept up incrementally. Equal positions have equal hashes.
    fn hash(&self) -> u64;

    /// The picture of the position.
    fn board(&self) -> Self::Board;

    /// Changes a picture as one effect says. All effects of a move turn the picture before it into the one after it.
    fn show(board: &mut Self::Board, effect: &Self::Effect);

    /// What `seat` may know of the position.
    fn view(&self, seat: Seat) -> Self::View;

    /// What one knows of the position from whom nothing is hidden: for reviews and analyses of a game that is over.
    fn open_view(&self) -> Self::View {
        self.view(self.to_move())
    }

    /// The position as text, for terminals and logs. Several lines, without a final line break.
    fn to_text(&self) -> String;
}
