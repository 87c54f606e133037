//! A move inside the engine, in two bytes, and lists of moves without allocation.

use std::fmt::{self, Debug, Formatter};
use std::ops::{Deref, DerefMut};

use crate::piece::Piece;
use crate::square::Square;

/// What a move does besides going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Nothing; it may capture what stands on its target.
    Plain,
    /// A pawn's first move over two squares.
    DoubleStep,
    /// The king castles with the rook on the target square.
    Castle,
    /// A pawn captures the one that has just passed the target square.
    EnPassant,
    /// A pawn reaches the last rank and becomes this piece.
    Promotion(Piece),
}

/// A move of a given position: origin, target and kind. Castling is the king's move onto its own rook, also in ordinary
/// chess. The default is the null move.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Move(u16);

/// The pieces a pawn may become, in the order of their codes.
pub const PROMOTIONS: [Piece; 4] = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];

const DOUBLE_STEP: u16 = 1 << 12;
const CASTLE: u16 = 2 << 12;
const EN_PASSANT: u16 = 3 << 12;
const PROMOTION: u16 = 4 << 12;

impl Move {
    /// The move that only passes the turn. No legal move equals it.
    pub const NULL: Self = Self(0);

    /// A move of that kind.
    #[inline]
    pub const fn new(from: Square, to: Square, kind: Kind) -> Self {
        let code = match kind {
            Kind::Plain => 0,
            Kind::DoubleStep => DOUBLE_STEP,
            Kind::Castle => CASTLE,
            Kind::EnPassant => EN_PASSANT,
            Kind::Promotion(Piece::Bishop) => PROMOTION + (1 << 12),
            Kind::Promotion(Piece::Rook) => PROMOTION + (2 << 12),
            Kind::Promotion(Piece::Queen) => PROMOTION + (3 << 12),
            Kind::Promotion(_) => PROMOTION,
        };
        Self(code | (to.index() as u16) << 6 | from.index() as u16)
    }

    /// The origin.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_index(self.0 as u8)
    }

    /// The target; in castling the square of the rook.
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_index((self.0 >> 6) as u8)
    }

    /// The kind.
    #[inline]
    pub const fn kind(self) -> Kind {
        match self.0 >> 12 {
            0 => Kind::Plain,
            1 => Kind::DoubleStep,
            2 => Kind::Castle,
            3 => Kind::EnPassant,
            code => Kind::Promotion(PROMOTIONS[(code & 3) as usize]),
        }
    }

    /// What the pawn becomes, if it is a promotion.
    #[inline]
    pub const fn promotion(self) -> Option<Piece> {
        match self.kind() {
            Kind::Promotion(piece) => Some(piece),
            _ => None,
        }
    }

    /// Whether it is castling.
    #[inline]
    pub const fn is_castle(self) -> bool {
        self.0 >> 12 == CASTLE >> 12
    }

    /// Whether it is the null move.
    #[inline]
    pub const fn is_null(self) -> bool {
        self.0 == 0
    }

    /// Two bytes from which [`Move::from_bits`] makes the move again, for tables.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The move of two bytes made by [`Move::bits`]. Whether it is legal anywhere is not known.
    #[inline]
    pub const fn from_bits(bits: u16) -> Self {
        Self(bits)
    }
}

impl Debug for Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} {:?}", self.from(), self.to(), self.kind())
    }
}

/// More than any position has: the most known is 218 (Nenad Petrović, 1964).
const CAPACITY: usize = 256;

/// A list of moves on the stack.
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; CAPACITY],
    len: usize,
}

impl MoveList {
    /// An empty list.
    #[inline]
    pub const fn new() -> Self {
        Self { moves: [Move::NULL; CAPACITY], len: 0 }
    }

    /// Adds a move. A list of 256 moves, which no position has, takes no more.
    #[inline]
    pub fn push(&mut self, mv: Move) {
        if let Some(place) = self.moves.get_mut(self.len) {
            *place = mv;
            self.len += 1;
        }
    }
}

impl Default for MoveList {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len.min(CAPACITY)]
    }
}

impl DerefMut for MoveList {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Move] {
        &mut self.moves[..self.len.min(CAPACITY)]
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl Debug for MoveList {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
