//! What a person sees: the diagram and what a move does to it.

use crate::piece::{Color, Man, Piece};
use crate::square::Square;

/// One thing that a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A man went from one square to another.
    Moved {
        /// Who, as he was before a promotion.
        man: Man,
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// A man was captured by the one that has just moved.
    Captured {
        /// Who.
        man: Man,
        /// Where he stood. Except en passant the captor stands there now.
        square: Square,
    },
    /// King and rook moved at once. In Chess960 either may go where the other was, or stay.
    Castled {
        /// Whose.
        color: Color,
        /// From where to where the king went.
        king: (Square, Square),
        /// From where to where the rook went.
        rook: (Square, Square),
    },
    /// A pawn on the last rank became something better.
    Promoted {
        /// What and whose.
        man: Man,
        /// Where.
        square: Square,
    },
    /// A king was put in check.
    Checked {
        /// Where the king stands.
        king: Square,
    },
    /// The game ended with mate; [`Effect::Checked`] went before.
    Mated {
        /// Where the king stands.
        king: Square,
    },
    /// The game ended in a draw, for this reason (see [`crate::Chess`]).
    Drawn {
        /// The reason of the outcome.
        reason: &'static str,
    },
}

/// The men on their squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram([Option<Man>; 64]);

impl Diagram {
    /// The diagram of these men.
    pub fn new(man_on: impl Fn(Square) -> Option<Man>) -> Self {
        Self(std::array::from_fn(|index| man_on(Square::from_index(index as u8))))
    }

    /// The man on a square.
    pub const fn man_on(&self, square: Square) -> Option<Man> {
        self.0[square.index()]
    }

    /// All men with their squares, a1 first.
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> {
        Square::all().filter_map(|square| Some((square, self.man_on(square)?)))
    }

    /// Changes the diagram as the effect says.
    pub fn show(&mut self, effect: Effect) {
        match effect {
            Effect::Moved { man, from, to } => {
                self.put(from, None);
                self.put(to, Some(man));
            }
            Effect::Captured { man, square } => {
                // Mostly the captor has already taken his place.
                if self.man_on(square) == Some(man) {
                    self.put(square, None);
                }
            }
            Effect::Castled { color, king, rook } => {
                self.put(king.0, None);
                self.put(rook.0, None);
                self.put(king.1, Some(Man { color, piece: Piece::King }));
                self.put(rook.1, Some(Man { color, piece: Piece::Rook }));
            }
            Effect::Promoted { man, square } => self.put(square, Some(man)),
            Effect::Checked { .. } | Effect::Mated { .. } | Effect::Drawn { .. } => {}
        }
    }

    fn put(&mut self, square: Square, man: Option<Man>) {
        self.0[square.index()] = man;
    }
}
