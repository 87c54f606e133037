//! Which men suffice to mate.

use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Color, Piece};

impl Board {
    /// Whether neither side has the men to mate, so that the game is drawn at once (FIDE Laws 5.2.2): bare kings, one
    /// knight, or only bishops of one square colour.
    pub fn is_dead_by_material(&self) -> bool {
        Color::BOTH.into_iter().all(|color| !self.could_mate(color))
    }

    /// Whether `color` has the men to mate, given any help the opponent's men allow. If not, it cannot win even when the
    /// opponent's time runs out (FIDE Laws 6.9).
    ///
    /// A lone knight mates only a king whose own men stand in the way; bishops of one square colour need one of another
    /// square colour, a knight or a pawn for that.
    pub fn could_mate(&self, color: Color) -> bool {
        let own = |piece| self.men(color, piece);
        if !(own(Piece::Pawn) | own(Piece::Rook) | own(Piece::Queen)).is_empty() {
            return true;
        }
        let other = self.color(color.other()).without(self.pieces(Piece::King));
        if !own(Piece::Knight).is_empty() {
            let alone = self.color(color).count() == 2;
            return !alone || !other.without(self.pieces(Piece::Queen)).is_empty();
        }
        if own(Piece::Bishop).is_empty() {
            return false;
        }
        let bishops = self.pieces(Piece::Bishop);
        let both_colors = bishops.meets(Bitboard::LIGHT) && bishops.meets(Bitboard::DARK);
        both_colors || !(self.pieces(Piece::Pawn) | self.pieces(Piece::Knight)).is_empty()
    }
}
