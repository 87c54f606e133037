//! Which moves give check, known before they are made.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::moves::Move;
use crate::piece::Piece;
use crate::square::Square;

/// The checks that the player to move could give.
pub struct Checks {
    king: Square,
    /// From where a piece of a kind would attack the king.
    squares: [Bitboard; 6],
    /// Own pieces that give check when they leave their line.
    discoverers: Bitboard,
}

impl Checks {
    /// The checks in a position.
    pub fn of(board: &Board) -> Self {
        let us = board.turn();
        let king = board.king(us.other());
        let occupied = board.occupied();
        let [straight, diagonal] = [attacks::rook(king, occupied), attacks::bishop(king, occupied)];
        let squares = [
            attacks::pawn(us.other(), king),
            attacks::knight(king),
            diagonal,
            straight,
            straight | diagonal,
            Bitboard::EMPTY,
        ];
        let own = |piece| board.men(us, piece) | board.men(us, Piece::Queen);
        let behind = attacks::rook(king, occupied ^ (straight & board.color(us))) & own(Piece::Rook)
            | attacks::bishop(king, occupied ^ (diagonal & board.color(us))) & own(Piece::Bishop);
        let between = behind.into_iter().map(|slider| attacks::between(king, slider));
        let discoverers = between.fold(Bitboard::EMPTY, |all, between| all | between) & board.color(us);
        Self { king, squares, discoverers }
    }

    /// Whether the move gives check; castling and capturing en passant are taken for moves that do not.
    pub fn has(&self, board: &Board, mv: Move) -> bool {
        let piece = mv.promotion().or_else(|| board.piece_on(mv.from())).unwrap_or(Piece::King);
        let is_direct = !mv.is_castle() && self.squares[piece.index()].has(mv.to());
        is_direct || self.discoverers.has(mv.from()) && !attacks::through(self.king, mv.from()).has(mv.to())
    }
}
