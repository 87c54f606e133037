//! The names of openings, from `levels/chess/openings.ron`.
//!
//! Codes are those of the *Encyclopaedia of Chess Openings* (Chess Informant). A name belongs to the position its moves lead
//! to, so that it is found whatever the order of the moves was.

use std::collections::HashMap;
use std::sync::LazyLock;

use serde::Deserialize;

use crate::board::Board;
use crate::san::Letters;

/// An opening that has a name.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// The ECO code, `A00` to `E99`.
    pub eco: String,
    /// The moves that usually lead to it, in SAN, separated by spaces.
    pub moves: String,
    /// The English name.
    pub en: String,
    /// The Hungarian name.
    pub hu: String,
}

impl Opening {
    /// The position that its moves lead to.
    fn position(&self) -> Board {
        self.moves.split(' ').fold(Board::default(), |board, word| {
            board.after(board.parse_san(word, Letters::English).expect("the moves of the openings in levels are legal"))
        })
    }
}

static OPENINGS: LazyLock<Vec<Opening>> = LazyLock::new(|| {
    ron::from_str(include_str!("../../../levels/chess/openings.ron")).expect("the openings in levels are well formed")
});

/// The openings by the hash of their position.
static NAMES: LazyLock<HashMap<u64, &'static Opening>> =
    LazyLock::new(|| OPENINGS.iter().map(|opening| (opening.position().hash(), opening)).collect());

/// All openings, by code.
pub fn all() -> &'static [Opening] {
    &OPENINGS
}

/// The opening whose position this is.
pub fn named(position: &Board) -> Option<&'static Opening> {
    NAMES.get(&position.hash()).copied()
}

/// The opening of a game whose positions are given in order: the last of them that has a name.
pub fn of_game<'a>(positions: impl IntoIterator<Item = &'a Board>) -> Option<&'static Opening> {
    positions.into_iter().filter_map(named).last()
}
