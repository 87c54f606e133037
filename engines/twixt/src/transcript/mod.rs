//! Games as text: the lists of moves that Little Golem and its players write, and SGF.
//!
//! What is read sets its rule set by itself: a list of moves and a file from Little Golem are games of `TwixT` PP; an SGF
//! file says what it is, and if it does not, it is a game of standard `TwixT` (red-bean.com/sgf/twixt.html).

mod lines;
mod moves;
mod sgf;

use std::ops::ControlFlow;
use std::time::Duration;

use parlour_core::{Game, History, IllegalMove, ParseMoveError, Seat, SetupError};

use crate::moves::Move;
use crate::rules::Twixt;
use crate::setup::{Setup, Variant};

pub use lines::{Lines, Node, NodeId};
pub use moves::write_moves;
pub use sgf::{Names, write_lines, write_sgf};

/// How a game ended other than on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// A player gave up.
    Resigned(Seat),
    /// The players agreed to a draw.
    DrawAgreed,
}

/// A game that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct Transcript {
    /// The game, up to the first word that is no move of it.
    pub history: History<Twixt>,
    /// The same with all variations, and what is said of the moves.
    pub lines: Lines,
    /// How it ended, if not on the board.
    pub ending: Option<Ending>,
    /// The names of the players, where the text has them.
    pub names: Names,
    /// What could not be read: the first word that is no move. Its line ends before it. Where the rules have ended the
    /// game already, it is illegal for the reason `game-over`.
    pub fault: Option<Fault>,
}

impl Transcript {
    /// The same, unless there is nothing before the fault.
    fn checked(mut self) -> Result<Self, Fault> {
        match self.fault.take() {
            Some(fault) if self.lines.is_empty() => Err(fault),
            fault => Ok(Self { fault, ..self }),
        }
    }
}

/// Why a text is no game, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// There is nothing to be read.
    #[error("there is no game in this text")]
    Empty,
    /// The file is of another game.
    #[error("this is a game of another kind: GM[{0}], and TwixT is GM[21]")]
    OtherGame(String),
    /// The rule set is unknown.
    #[error("the rule set '{0}' is unknown: STD, PP and CLASSIC are known")]
    Rules(String),
    /// The board is impossible.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A word is no move.
    #[error("move {ply}: {error}")]
    Word {
        /// Counted from 1.
        ply: usize,
        /// What is wrong with it.
        error: ParseMoveError,
    },
    /// A move is illegal.
    #[error("move {ply}: {error}")]
    Illegal {
        /// Counted from 1.
        ply: usize,
        /// What is wrong with it.
        error: IllegalMove,
    },
}

/// Reads a game in either form. If a word in it is no move, what stands before it is kept.
///
/// # Errors
/// The first fault, if nothing stands before it.
pub fn read(text: &str) -> Result<Transcript, Fault> {
    if text.trim_start().starts_with('(') && text.contains(';') { sgf::read(text) } else { moves::read(text) }
}

/// Plays words one after the other, to the end of the list or of the game, or to the first that is no move.
fn play(setup: Setup, words: &[String]) -> Result<Transcript, Fault> {
    let mut history = History::<Twixt>::new(&setup)?;
    let (mut ending, mut fault) = (None, None);
    for word in words {
        match play_word(&mut history, word) {
            Ok(ControlFlow::Continue(_)) => continue,
            Ok(ControlFlow::Break(called)) => ending = called,
            Err(wrong) => fault = Some(wrong),
        }
        break;
    }
    let lines = Lines::of(history.plies().iter().map(|ply| ply.mv));
    Transcript { history, lines, ending, names: Names::default(), fault }.checked()
}

/// Plays a word and gives its move, or tells that the game ends here, and how if not on the board.
fn play_word(history: &mut History<Twixt>, word: &str) -> Result<ControlFlow<Option<Ending>, Move>, Fault> {
    let ply = history.at() + 1;
    let position = history.position();
    let lower = word.to_ascii_lowercase();
    let ending = match lower.as_str() {
        "resign" | "resigns" => Ending::Resigned(position.to_move()),
        "draw" => Ending::DrawAgreed,
        _ => {
            let mv = read_move(&lower).map_err(|error| Fault::Word { ply, error })?;
            history.play(mv, Duration::ZERO).map_err(|error| Fault::Illegal { ply, error })?;
            return Ok(ControlFlow::Continue(mv));
        }
    };
    let Some(outcome) = position.outcome() else { return Ok(ControlFlow::Break(Some(ending))) };
    // On the board the game has ended already. Players who see it too may still say so.
    let says_so = match ending {
        Ending::Resigned(seat) => outcome.winner == Some(seat.side().other()),
        Ending::DrawAgreed => outcome.winner.is_none(),
    };
    if says_so {
        return Ok(ControlFlow::Break(None));
    }
    let error = IllegalMove { mv: lower, reason: "game-over", explanation: "the game is over" };
    Err(Fault::Illegal { ply, error })
}

/// A move in our notation or, as Little Golem's files have it, as two letters for column and row.
fn read_move(word: &str) -> Result<Move, ParseMoveError> {
    let letters = || match word.as_bytes() {
        &[col @ b'a'..=b'z', row @ b'a'..=b'z'] => Some(crate::Point::new(col - b'a' + 1, row - b'a' + 1)),
        _ => None,
    };
    word.parse().or_else(|fault| letters().map(Move::Peg).ok_or(fault))
}

/// The usual board of a rule set or, if points beyond its edge are named, a greater one that Little Golem offers.
fn board_for(variant: Variant, words: &[String]) -> Setup {
    let usual = Setup::usual(variant);
    let far = words.iter().filter_map(|word| match read_move(&word.to_ascii_lowercase()) {
        Ok(Move::Peg(point)) => Some(point.col.max(point.row)),
        _ => None,
    });
    let far = far.max().unwrap_or(0);
    let size = [usual.size, 30, Setup::GREATEST].into_iter().find(|&size| far <= size).unwrap_or(usual.size);
    Setup { size, ..usual }
}
