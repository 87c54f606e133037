//! Static exchange evaluation: what a series of captures on one square is worth.
//!
//! Each side captures with its least valuable piece and may stop when going on would lose (the swap algorithm of the Chess
//! Programming Wiki, here in the form that only compares with a threshold).

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::moves::{Kind, Move};
use crate::piece::Piece;

/// What the pieces are worth in an exchange, in hundredths of a pawn. The king is never given up.
pub const VALUES: [i32; 6] = [100, 320, 330, 500, 950, 0];

/// The value of a piece in an exchange.
pub const fn value(piece: Piece) -> i32 {
    VALUES[piece.index()]
}

impl Board {
    /// Whether the legal move wins at least `threshold` if all captures on its target follow that pay.
    ///
    /// Pins are not looked at; castling wins nothing.
    pub fn exchange_reaches(&self, mv: Move, threshold: i32) -> bool {
        if mv.is_castle() {
            return threshold <= 0;
        }
        let promoted = mv.promotion();
        let gain = self.captured(mv).map_or(0, value) + promoted.map_or(0, |piece| value(piece) - VALUES[0]);
        let mut balance = gain - threshold;
        if balance < 0 {
            return false;
        }
        let moved = promoted.or_else(|| self.piece_on(mv.from())).unwrap_or(Piece::Pawn);
        balance -= value(moved);
        if balance >= 0 {
            return true;
        }
        let mut occupied = (self.occupied() ^ mv.from().bit()) | mv.to().bit();
        if mv.kind() == Kind::EnPassant {
            occupied = occupied.without(mv.to().with_rank_of(mv.from()).bit());
        }
        self.exchange_goes_on(mv, occupied, balance)
    }

    /// The exchange after its first move, which is good for who made it if the other's captures do not make up for
    /// `balance`, which is negative.
    fn exchange_goes_on(&self, mv: Move, mut occupied: Bitboard, mut balance: i32) -> bool {
        let to = mv.to();
        let straight = self.pieces(Piece::Rook) | self.pieces(Piece::Queen);
        let diagonal = self.pieces(Piece::Bishop) | self.pieces(Piece::Queen);
        let mut attackers = self.attackers(to, occupied);
        let us = self.turn();
        let mut side = us.other();
        loop {
            attackers &= occupied;
            let own = attackers & self.color(side);
            let Some(piece) = Piece::ALL.into_iter().find(|&piece| own.meets(self.pieces(piece))) else { break };
            if piece == Piece::King && attackers.meets(self.color(side.other())) {
                // The king may not capture what is defended.
                break;
            }
            let Some(from) = (own & self.pieces(piece)).first() else { break };
            occupied ^= from.bit();
            if matches!(piece, Piece::Pawn | Piece::Bishop | Piece::Queen) {
                attackers |= attacks::bishop(to, occupied) & diagonal;
            }
            if matches!(piece, Piece::Rook | Piece::Queen) {
                attackers |= attacks::rook(to, occupied) & straight;
            }
            side = side.other();
            balance = -balance - 1 - value(piece);
            if balance >= 0 {
                break;
            }
        }
        // Who cannot capture any more has lost the exchange.
        side != us
    }
}
