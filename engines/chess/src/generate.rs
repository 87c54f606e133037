//! The legal moves of a position.
//!
//! Only legal moves are made: targets are limited to those that answer a check, pinned pieces to their line, and the king
//! to squares that are not attacked. The moves go to a [`Sink`], so that those who only count need no list.

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::{Board, Wing};
use crate::moves::{Kind, Move, MoveList, PROMOTIONS};
use crate::piece::{Color, Piece};
use crate::square::Square;

/// Takes the moves of a position in handfuls.
pub trait Sink {
    /// A piece that is no pawn may go from `from` to each of the targets.
    fn piece(&mut self, from: Square, targets: Bitboard);
    /// Pawns may go to each of the targets, which are `delta` squares further on than their origins, and then are what
    /// `kind` says. Promotions come as `kind` [`Kind::Promotion`] and stand for all four.
    fn pawns(&mut self, targets: Bitboard, delta: i8, kind: Kind);
    /// Any other move.
    fn single(&mut self, mv: Move);
}

impl Sink for MoveList {
    #[inline]
    fn piece(&mut self, from: Square, targets: Bitboard) {
        for to in targets {
            self.push(Move::new(from, to, Kind::Plain));
        }
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, delta: i8, kind: Kind) {
        for to in targets {
            let from = Square::from_index((to.index() as u8).wrapping_add_signed(-delta));
            if let Kind::Promotion(_) = kind {
                PROMOTIONS.into_iter().rev().for_each(|piece| self.push(Move::new(from, to, Kind::Promotion(piece))));
            } else {
                self.push(Move::new(from, to, kind));
            }
        }
    }

    #[inline]
    fn single(&mut self, mv: Move) {
        self.push(mv);
    }
}

/// Counts moves without looking at each.
struct Count(u64);

impl Sink for Count {
    #[inline]
    fn piece(&mut self, _from: Square, targets: Bitboard) {
        self.0 += u64::from(targets.count());
    }

    #[inline]
    fn pawns(&mut self, targets: Bitboard, _delta: i8, kind: Kind) {
        let each = if let Kind::Promotion(_) = kind { PROMOTIONS.len() as u64 } else { 1 };
        self.0 += each * u64::from(targets.count());
    }

    #[inline]
    fn single(&mut self, _mv: Move) {
        self.0 += 1;
    }
}

/// Which of the legal moves are wanted. Both together are all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Wanted {
    All,
    /// Captures and promotions.
    Noisy,
    /// The others.
    Quiet,
}

impl Wanted {
    const fn noisy(self) -> bool {
        matches!(self, Self::All | Self::Noisy)
    }

    const fn quiet(self) -> bool {
        matches!(self, Self::All | Self::Quiet)
    }
}

impl Board {
    /// All legal moves, captures and promotions not apart.
    #[inline]
    pub fn moves(&self) -> MoveList {
        self.list(Wanted::All)
    }

    /// The legal captures and promotions.
    #[inline]
    pub fn noisy_moves(&self) -> MoveList {
        self.list(Wanted::Noisy)
    }

    /// The legal moves that neither capture nor promote.
    #[inline]
    pub fn quiet_moves(&self) -> MoveList {
        self.list(Wanted::Quiet)
    }

    /// How many legal moves there are.
    #[inline]
    pub fn count_moves(&self) -> u64 {
        let mut count = Count(0);
        self.generate(Wanted::All, &mut count);
        count.0
    }

    /// Gives all legal moves to `sink`.
    #[inline]
    pub fn generate_into<S: Sink>(&self, sink: &mut S) {
        self.generate(Wanted::All, sink);
    }

    /// Whether there is a legal move.
    pub fn can_move(&self) -> bool {
        self.count_moves() > 0
    }

    /// Whether the player to move is mated.
    pub fn is_mate(&self) -> bool {
        self.in_check() && !self.can_move()
    }

    /// Whether the player to move has no move and is not in check.
    pub fn is_stalemate(&self) -> bool {
        !self.in_check() && !self.can_move()
    }

    /// Whether a move, perhaps of another position, is legal here.
    pub fn is_legal(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let Some(piece) = self.piece_on(from).filter(|_| self.color(self.turn()).has(from)) else { return false };
        if piece == Piece::Pawn || mv.is_castle() {
            return self.moves().contains(&mv);
        }
        mv.kind() == Kind::Plain && self.attacked_by(piece, from).has(to) && self.allows(piece, from, to)
    }

    /// What the piece, which is no pawn, attacks from a square.
    fn attacked_by(&self, piece: Piece, from: Square) -> Bitboard {
        match piece {
            Piece::Knight => attacks::knight(from),
            Piece::Bishop => attacks::bishop(from, self.occupied()),
            Piece::Rook => attacks::rook(from, self.occupied()),
            Piece::Queen => attacks::queen(from, self.occupied()),
            Piece::King | Piece::Pawn => attacks::king(from),
        }
    }

    /// Whether a piece of the player to move, which is no pawn and attacks the target, may go there: not onto its own men,
    /// and its king must be safe then.
    fn allows(&self, piece: Piece, from: Square, to: Square) -> bool {
        if self.color(self.turn()).has(to) {
            return false;
        }
        if piece == Piece::King {
            return !self.safe_for_king(to.bit()).is_empty();
        }
        let king = self.king(self.turn());
        let answers = match self.checkers().first() {
            None => Bitboard::ALL,
            Some(_) if self.checkers().has_several() => Bitboard::EMPTY,
            Some(checker) => attacks::between(king, checker) | checker.bit(),
        };
        answers.has(to) && (!self.pinned().has(from) || attacks::through(king, from).has(to))
    }

    fn list(&self, wanted: Wanted) -> MoveList {
        let mut list = MoveList::new();
        self.generate(wanted, &mut list);
        list
    }

    #[inline(always)]
    #[expect(clippy::inline_always, reason = "so that each kind of list has code of its own without the other's tests")]
    fn generate<S: Sink>(&self, wanted: Wanted, sink: &mut S) {
        self.king_moves(wanted, sink);
        let check = self.checkers();
        let king = self.king(self.turn());
        let answers = match check.first() {
            None => {
                if wanted.quiet() {
                    self.castling_moves(king, sink);
                }
                Bitboard::ALL
            }
            Some(_) if check.has_several() => return,
            Some(checker) => attacks::between(king, checker) | check,
        };
        self.piece_moves(answers & self.targets(wanted), king, sink);
        self.pawn_moves(wanted, answers, king, sink);
        if wanted.noisy() {
            self.en_passant_moves(sink);
        }
    }

    /// Where pieces may go: not onto their own.
    #[inline]
    fn targets(&self, wanted: Wanted) -> Bitboard {
        match wanted {
            Wanted::All => !self.color(self.turn()),
            Wanted::Noisy => self.color(self.turn().other()),
            Wanted::Quiet => !self.occupied(),
        }
    }

    #[inline]
    fn king_moves<S: Sink>(&self, wanted: Wanted, sink: &mut S) {
        let from = self.king(self.turn());
        let targets = self.safe_for_king(attacks::king(from) & self.targets(wanted));
        sink.piece(from, targets);
    }

    /// Those of the squares on which the king of the player to move would not be in check.
    #[inline]
    fn safe_for_king(&self, squares: Bitboard) -> Bitboard {
        if squares.is_empty() {
            return squares;
        }
        let them = self.turn().other();
        let near = self.men(them, Piece::Pawn).pawn_attacks(them)
            | self.men(them, Piece::Knight).knight_attacks()
            | attacks::king(self.king(them));
        let occupied = self.occupied() ^ self.men(self.turn(), Piece::King);
        let candidates = squares.without(near);
        let attacked = |&square: &Square| self.is_on_line(them, square, occupied);
        candidates.without(candidates.into_iter().filter(attacked).collect())
    }

    #[inline]
    fn piece_moves<S: Sink>(&self, targets: Bitboard, king: Square, sink: &mut S) {
        let own = self.color(self.turn());
        let occupied = self.occupied();
        let queens = self.pieces(Piece::Queen);
        let free = own.without(self.pinned());
        for from in self.pieces(Piece::Knight) & free {
            sink.piece(from, attacks::knight(from) & targets);
        }
        for from in (self.pieces(Piece::Bishop) | queens) & free {
            sink.piece(from, attacks::bishop(from, occupied) & targets);
        }
        for from in (self.pieces(Piece::Rook) | queens) & free {
            sink.piece(from, attacks::rook(from, occupied) & targets);
        }
        let bound = own & self.pinned();
        for from in (self.pieces(Piece::Bishop) | queens) & bound {
            sink.piece(from, attacks::bishop(from, occupied) & targets & attacks::through(king, from));
        }
        for from in (self.pieces(Piece::Rook) | queens) & bound {
            sink.piece(from, attacks::rook(from, occupied) & targets & attacks::through(king, from));
        }
    }

    #[inline]
    fn pawn_moves<S: Sink>(&self, wanted: Wanted, answers: Bitboard, king: Square, sink: &mut S) {
        let pawns = self.men(self.turn(), Piece::Pawn);
        self.some_pawn_moves(wanted, pawns.without(self.pinned()), answers, sink);
        for from in pawns & self.pinned() {
            self.some_pawn_moves(wanted, from.bit(), answers & attacks::through(king, from), sink);
        }
    }

    /// The moves of some of the pawns to some of the squares, all at once.
    #[inline]
    fn some_pawn_moves<S: Sink>(&self, wanted: Wanted, pawns: Bitboard, targets: Bitboard, sink: &mut S) {
        let us = self.turn();
        let ahead: i8 = if us == Color::White { 8 } else { -8 };
        let last = Bitboard::relative_rank(us, 7);
        let enemies = self.color(us.other()) & targets;
        let empty = !self.occupied();
        let single = pawns.forward(us) & empty;
        let captures =
            [(pawns.forward(us).east() & enemies, ahead + 1), (pawns.forward(us).west() & enemies, ahead - 1)];
        if wanted.quiet() {
            let double = (single & Bitboard::relative_rank(us, 2)).forward(us) & empty;
            sink.pawns((single & targets).without(last), ahead, Kind::Plain);
            sink.pawns(double & targets, 2 * ahead, Kind::DoubleStep);
        }
        if wanted.noisy() {
            for (targets, delta) in captures {
                sink.pawns(targets.without(last), delta, Kind::Plain);
            }
            if pawns.meets(Bitboard::relative_rank(us, 6)) {
                for (targets, delta) in captures {
                    sink.pawns(targets & last, delta, Kind::Promotion(Piece::Queen));
                }
                sink.pawns(single & targets & last, ahead, Kind::Promotion(Piece::Queen));
            }
        }
    }

    #[inline]
    fn en_passant_moves<S: Sink>(&self, sink: &mut S) {
        let Some(to) = self.en_passant() else { return };
        for from in attacks::pawn(self.turn().other(), to) & self.men(self.turn(), Piece::Pawn) {
            if self.may_capture_en_passant(from, to) {
                sink.single(Move::new(from, to, Kind::EnPassant));
            }
        }
    }

    #[inline]
    fn castling_moves<S: Sink>(&self, king: Square, sink: &mut S) {
        for rook in self.castling() & self.color(self.turn()) {
            if self.may_castle(king, rook) {
                sink.single(Move::new(king, rook, Kind::Castle));
            }
        }
    }

    /// Whether the king, which is not in check, may castle with that rook (FIDE Laws 3.8 and Guidelines II).
    fn may_castle(&self, king: Square, rook: Square) -> bool {
        let wing = Wing::of(king, rook);
        let king_to = king.with_file(wing.king_file());
        let rook_to = king.with_file(wing.rook_file());
        let walk = attacks::between(king, king_to) | king_to.bit();
        let way = walk | attacks::between(king, rook) | attacks::between(rook, rook_to) | rook_to.bit();
        let others = self.occupied() ^ king.bit() ^ rook.bit();
        // In Chess960 the rook may be what keeps a check from the king.
        !way.meets(others) && !self.pinned().has(rook) && self.safe_for_king(walk) == walk
    }
}
