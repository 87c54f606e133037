//! Moves as chess programs exchange them (UCI, the Universal Chess Interface of Stefan Meyer-Kahlen): `e2e4`, `e7e8q`.
//!
//! Castling is the king's step of two squares in ordinary chess, and the king taking its own rook in Chess960.

use std::cmp::Ordering;
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use parlour_core::ParseMoveError;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::board::{Board, Wing};
use crate::moves::{Kind, Move};
use crate::piece::Piece;
use crate::square::Square;

/// The rule sets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Variant {
    /// Ordinary chess.
    #[default]
    Standard,
    /// Chess960, also called Fischer Random: 960 start positions, and castling from all of them.
    Chess960,
}

/// A move by its squares. What it does depends on the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UciMove {
    /// The origin.
    pub from: Square,
    /// The target.
    pub to: Square,
    /// What a pawn becomes on the last rank.
    pub promotion: Option<Piece>,
}

impl UciMove {
    /// The order of the written moves, for which files come before ranks.
    fn key(self) -> impl Ord {
        let square = |square: Square| (square.file(), square.rank());
        (square(self.from), square(self.to), self.promotion.map(Piece::letter))
    }
}

impl Ord for UciMove {
    fn cmp(&self, other: &Self) -> Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for UciMove {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Display for UciMove {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from, self.to)?;
        self.promotion.map_or(Ok(()), |piece| write!(f, "{}", piece.letter()))
    }
}

impl FromStr for UciMove {
    type Err = ParseMoveError;

    fn from_str(text: &str) -> Result<Self, ParseMoveError> {
        parse(text.as_bytes()).ok_or_else(|| ParseMoveError {
            text: text.to_owned(),
            expected: "origin, target and for a promotion one of n b r q, as in e2e4 or e7e8q",
        })
    }
}

fn parse(text: &[u8]) -> Option<UciMove> {
    let (squares, promotion) = match text {
        [squares @ .., letter] if text.len() == 5 => (squares, Some(promotion(*letter)?)),
        _ => (text, None),
    };
    let &[a, b, c, d] = squares else { return None };
    Some(UciMove { from: Square::from_chars(a, b)?, to: Square::from_chars(c, d)?, promotion })
}

fn promotion(letter: u8) -> Option<Piece> {
    Piece::from_letter(char::from(letter)).filter(|piece| !matches!(piece, Piece::Pawn | Piece::King))
}

impl Serialize for UciMove {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for UciMove {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(de::Error::custom)
    }
}

impl Move {
    /// The move as it is written in that rule set.
    pub fn uci(self, variant: Variant) -> UciMove {
        let to = match variant {
            Variant::Standard if self.is_castle() => self.castled_king(),
            _ => self.to(),
        };
        UciMove { from: self.from(), to, promotion: self.promotion() }
    }

    /// Where the king stands after castling.
    fn castled_king(self) -> Square {
        self.from().with_file(Wing::of(self.from(), self.to()).king_file())
    }
}

impl Board {
    /// The legal move that is written so, castling in either way; `None` if there is none.
    ///
    /// In Chess960 the king's step to the c- or g-file may be castling and an ordinary move; then it is the latter.
    pub fn find(&self, written: UciMove) -> Option<Move> {
        let moves = self.moves();
        let exact = moves.iter().find(|mv| mv.uci(Variant::Chess960) == written);
        let distance = written.from.file().abs_diff(written.to.file());
        let castle = |mv: &&Move| distance > 1 && mv.kind() == Kind::Castle && mv.uci(Variant::Standard) == written;
        exact.or_else(|| moves.iter().find(castle)).copied()
    }
}
