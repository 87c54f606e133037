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
///
/// It also knows which man is which, so that a picture can follow each of them; two diagrams are equal if they look the
/// same.
#[derive(Clone, Debug)]
pub struct Diagram {
    men: [Option<Man>; 64],
    /// The squares on which the men stood at first.
    origins: [Square; 64],
}

impl PartialEq for Diagram {
    fn eq(&self, other: &Self) -> bool {
        self.men == other.men
    }
}

impl Eq for Diagram {}

impl Diagram {
    /// The diagram of these men.
    pub fn new(man_on: impl Fn(Square) -> Option<Man>) -> Self {
        let square = |index| Square::from_index(index as u8);
        Self { men: std::array::from_fn(|index| man_on(square(index))), origins: std::array::from_fn(square) }
    }

    /// The man on a square.
    pub const fn man_on(&self, square: Square) -> Option<Man> {
        self.men[square.index()]
    }

    /// Where the man on a square stood when the diagram was made; a promoted one, where its pawn did. No two men that are on
    /// the board have the same origin.
    pub const fn origin(&self, square: Square) -> Square {
        self.origins[square.index()]
    }

    /// All men with their squares, a1 first.
    pub fn men(&self) -> impl Iterator<Item = (Square, Man)> {
        Square::all().filter_map(|square| Some((square, self.man_on(square)?)))
    }

    /// Changes the diagram as the effect says.
    pub fn show(&mut self, effect: Effect) {
        match effect {
            Effect::Moved { man, from, to } => {
                let origin = self.origin(from);
                self.put(from, None);
                self.put(to, Some(man));
                self.origins[to.index()] = origin;
            }
            Effect::Captured { man, square } => {
                // Mostly the captor has already taken his place.
                if self.man_on(square) == Some(man) {
                    self.put(square, None);
                }
            }
            Effect::Castled { color, king, rook } => {
                // Each may go to the square of the other.
                let [king_origin, rook_origin] = [king.0, rook.0].map(|square| self.origin(square));
                self.put(king.0, None);
                self.put(rook.0, None);
                self.put(king.1, Some(Man { color, piece: Piece::King }));
                self.put(rook.1, Some(Man { color, piece: Piece::Rook }));
                self.origins[king.1.index()] = king_origin;
                self.origins[rook.1.index()] = rook_origin;
            }
            Effect::Promoted { man, square } => self.put(square, Some(man)),
            Effect::Checked { .. } | Effect::Mated { .. } | Effect::Drawn { .. } => {}
        }
    }

    fn put(&mut self, square: Square, man: Option<Man>) {
        self.men[square.index()] = man;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_man_is_known_by_where_he_came_from() {
        let board = crate::Board::default();
        let mut diagram = Diagram::new(|square| board.man_on(square));
        let [e1, g1, h1, f1, h8] =
            ["e1", "g1", "h1", "f1", "h8"].map(|square| square.parse().unwrap_or(Square::at(0, 0)));
        diagram.show(Effect::Castled { color: Color::White, king: (e1, g1), rook: (h1, f1) });
        assert_eq!((diagram.origin(g1), diagram.origin(f1)), (e1, h1));
        let king = Man { color: Color::White, piece: Piece::King };
        diagram.show(Effect::Moved { man: king, from: g1, to: h8 });
        assert_eq!(diagram.origin(h8), e1);
        let men: Vec<Square> = diagram.men().map(|(square, _)| square).collect();
        let origins: HashSet<Square> = men.iter().map(|square| diagram.origin(*square)).collect();
        assert_eq!(origins.len(), men.len());
    }
}
