//! A position on the board and what a move does to it.
//!
//! [`Board`] is what a search works on: small, `Copy`, with the pieces that give check and those that are pinned always at
//! hand. It knows nothing of repetitions; those are the business of [`crate::Chess`].

use std::fmt::{self, Debug, Formatter};

use crate::attacks;
use crate::bitboard::Bitboard;
use crate::moves::{Kind, Move};
use crate::piece::{Color, Man, Piece};
use crate::square::Square;
use crate::zobrist;

/// A legal position of chess or Chess960.
///
/// Made from FEN ([`std::str::FromStr`]) or as the start of a game ([`Board::default`], [`Board::chess960`]).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Board {
    pieces: [Bitboard; 6],
    colors: [Bitboard; 2],
    /// The kind of the piece on each square: what the sets say, the other way round.
    kinds: [Option<Piece>; 64],
    /// The rooks with which their king may still castle: at most one on each side of each king.
    castling: Bitboard,
    checkers: Bitboard,
    pinned: Bitboard,
    hash: u64,
    /// The hashes of the pawns and of each colour's other men alone.
    parts: [u64; 3],
    en_passant: Option<Square>,
    turn: Color,
    quiet_plies: u8,
    number: u16,
}

/// The wing to which a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wing {
    /// Short: the king goes to the g-file, the rook to the f-file.
    King,
    /// Long: the king goes to the c-file, the rook to the d-file.
    Queen,
}

impl Wing {
    /// Both wings, the short one first.
    pub const BOTH: [Self; 2] = [Self::King, Self::Queen];

    /// The wing of a rook on that square for a king on that one.
    pub const fn of(king: Square, rook: Square) -> Self {
        if rook.file() > king.file() { Self::King } else { Self::Queen }
    }

    /// The file (0–7) on which the king arrives.
    pub const fn king_file(self) -> u8 {
        match self {
            Self::King => 6,
            Self::Queen => 2,
        }
    }

    /// The file (0–7) on which the rook arrives.
    pub const fn rook_file(self) -> u8 {
        match self {
            Self::King => 5,
            Self::Queen => 3,
        }
    }
}

/// What can be seen.
impl Board {
    /// Whose move it is.
    #[inline]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// All pieces of a kind, of both colours.
    #[inline]
    pub const fn pieces(&self, piece: Piece) -> Bitboard {
        self.pieces[piece.index()]
    }

    /// All pieces of a colour.
    #[inline]
    pub const fn color(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The pieces of a colour and kind.
    #[inline]
    pub fn men(&self, color: Color, piece: Piece) -> Bitboard {
        self.color(color) & self.pieces(piece)
    }

    /// All pieces.
    #[inline]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The queens and those that move like them in one way: with rooks the straight lines, with bishops the diagonals.
    #[inline]
    fn sliders(&self, piece: Piece) -> Bitboard {
        self.pieces(piece) | self.pieces(Piece::Queen)
    }

    /// The square of a king.
    #[inline]
    pub fn king(&self, color: Color) -> Square {
        // A board always has both kings; should one be missing, a1 is as good as any square.
        Square::from_index(self.men(color, Piece::King).0.trailing_zeros() as u8)
    }

    /// The kind of the piece on a square.
    #[inline]
    pub const fn piece_on(&self, square: Square) -> Option<Piece> {
        self.kinds[square.index()]
    }

    /// The colour of the piece on a square.
    #[inline]
    pub const fn color_on(&self, square: Square) -> Option<Color> {
        if self.color(Color::White).has(square) {
            Some(Color::White)
        } else if self.color(Color::Black).has(square) {
            Some(Color::Black)
        } else {
            None
        }
    }

    /// The piece on a square with its colour.
    pub fn man_on(&self, square: Square) -> Option<Man> {
        Some(Man { color: self.color_on(square)?, piece: self.piece_on(square)? })
    }

    /// The rooks with which their king may still castle.
    #[inline]
    pub const fn castling(&self) -> Bitboard {
        self.castling
    }

    /// The square of the rook with which `color` may still castle to that wing.
    pub fn castling_rook(&self, color: Color, wing: Wing) -> Option<Square> {
        let king = self.king(color);
        (self.castling & self.color(color)).into_iter().find(|&rook| Wing::of(king, rook) == wing)
    }

    /// The square that a pawn has just passed, if a pawn can legally capture it there.
    #[inline]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The pieces that give check.
    #[inline]
    pub const fn checkers(&self) -> Bitboard {
        self.checkers
    }

    /// Whether the player to move is in check.
    #[inline]
    pub const fn in_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// The pieces, of either colour, that alone stand between the king of the player to move and a line piece of the
    /// other. His own are pinned; the other's give check when they leave the line.
    #[inline]
    pub const fn pinned(&self) -> Bitboard {
        self.pinned
    }

    /// Plies since the last capture or pawn move.
    #[inline]
    pub const fn quiet_plies(&self) -> u8 {
        self.quiet_plies
    }

    /// The number of the move, from 1, counted up after each move of Black.
    #[inline]
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// The Zobrist hash of all that counts for a repetition (FIDE Laws 9.2): men, player to move, rights to castle, and a
    /// pawn that can really be captured en passant.
    #[inline]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The Zobrist hash of the pawns alone.
    #[inline]
    pub const fn pawn_hash(&self) -> u64 {
        self.parts[0]
    }

    /// The Zobrist hash of the men of a colour that are no pawns.
    #[inline]
    pub const fn piece_hash(&self, color: Color) -> u64 {
        self.parts[1 + color.index()]
    }

    /// The pieces of both colours that attack a square when `occupied` are in the way of line pieces.
    pub fn attackers(&self, square: Square, occupied: Bitboard) -> Bitboard {
        let pawns = attacks::pawn(Color::White, square) & self.color(Color::Black)
            | attacks::pawn(Color::Black, square) & self.color(Color::White);
        pawns & self.pieces(Piece::Pawn)
            | attacks::knight(square) & self.pieces(Piece::Knight)
            | attacks::king(square) & self.pieces(Piece::King)
            | attacks::bishop(square, occupied) & self.sliders(Piece::Bishop)
            | attacks::rook(square, occupied) & self.sliders(Piece::Rook)
    }

    /// Whether a line piece of `color` attacks a square when `occupied` are in the way.
    #[inline]
    pub(crate) fn is_on_line(&self, color: Color, square: Square, occupied: Bitboard) -> bool {
        let straight = self.sliders(Piece::Rook) & self.color(color);
        let diagonal = self.sliders(Piece::Bishop) & self.color(color);
        attacks::rook_rays(square).meets(straight) && attacks::rook(square, occupied).meets(straight)
            || attacks::bishop_rays(square).meets(diagonal) && attacks::bishop(square, occupied).meets(diagonal)
    }

    /// Whether the move takes a piece off the board.
    #[inline]
    pub fn is_capture(&self, mv: Move) -> bool {
        self.color(self.turn.other()).has(mv.to()) || mv.kind() == Kind::EnPassant
    }

    /// The kind of piece that the move takes off the board.
    #[inline]
    pub fn captured(&self, mv: Move) -> Option<Piece> {
        match mv.kind() {
            Kind::EnPassant => Some(Piece::Pawn),
            Kind::Castle => None,
            _ => self.piece_on(mv.to()),
        }
    }
}

/// What moves do.
impl Board {
    /// The position after a move, which must be legal.
    #[inline]
    #[must_use]
    pub fn after(&self, mv: Move) -> Self {
        let mut next = *self;
        next.play(mv);
        next
    }

    /// Plays a move, which must be legal.
    #[inline]
    pub fn play(&mut self, mv: Move) {
        let (from, to, us) = (mv.from(), mv.to(), self.turn);
        self.forget_en_passant();
        self.quiet_plies = self.quiet_plies.saturating_add(1);
        match mv.kind() {
            Kind::Plain => self.move_plainly(from, to),
            Kind::DoubleStep => {
                self.relocate(us, Piece::Pawn, from, to);
                self.quiet_plies = 0;
            }
            Kind::Castle => self.castle(from, to),
            Kind::EnPassant => {
                self.relocate(us, Piece::Pawn, from, to);
                self.take(us.other(), Piece::Pawn, to.with_rank_of(from));
                self.quiet_plies = 0;
            }
            Kind::Promotion(piece) => {
                self.capture(to);
                self.take(us, Piece::Pawn, from);
                self.put(us, piece, to);
                self.quiet_plies = 0;
            }
        }
        self.end_castling(from.bit() | to.bit());
        self.pass_turn();
        self.see_checks();
        if mv.kind() == Kind::DoubleStep {
            self.offer_en_passant(from.forward(us, 1));
        }
    }

    /// The hash after a legal move, rights to castle and en passant left aside: for most moves the hash itself.
    #[inline]
    pub(crate) fn likely_hash_after(&self, mv: Move) -> u64 {
        let (from, to, us) = (mv.from(), mv.to(), self.turn);
        let man = |color, piece: Option<Piece>, square| piece.map_or(0, |piece| zobrist::man(color, piece, square));
        let moved = self.piece_on(from);
        self.hash
            ^ zobrist::BLACK_TO_MOVE
            ^ man(us, moved, from)
            ^ man(us, mv.promotion().or(moved), to)
            ^ man(us.other(), self.captured(mv), to)
    }

    /// The position with the other player to move; `None` in check, where nobody may pass.
    #[must_use]
    pub fn after_null(&self) -> Option<Self> {
        if self.in_check() {
            return None;
        }
        let mut next = *self;
        next.forget_en_passant();
        next.quiet_plies = next.quiet_plies.saturating_add(1);
        next.pass_turn();
        next.see_checks();
        Some(next)
    }

    /// Moves a piece that may capture and keeps its kind.
    #[inline]
    fn move_plainly(&mut self, from: Square, to: Square) {
        let piece = self.piece_on(from).unwrap_or(Piece::Pawn);
        self.capture(to);
        self.relocate(self.turn, piece, from, to);
        if piece == Piece::Pawn {
            self.quiet_plies = 0;
        } else if piece == Piece::King {
            self.end_castling(self.color(self.turn));
        }
    }

    /// Takes an enemy piece on `square` off the board, if there is one.
    #[inline]
    fn capture(&mut self, square: Square) {
        if self.color(self.turn.other()).has(square)
            && let Some(piece) = self.piece_on(square)
        {
            self.take(self.turn.other(), piece, square);
            self.quiet_plies = 0;
        }
    }

    fn castle(&mut self, king: Square, rook: Square) {
        let us = self.turn;
        let wing = Wing::of(king, rook);
        self.end_castling(self.color(us));
        self.take(us, Piece::King, king);
        self.take(us, Piece::Rook, rook);
        self.put(us, Piece::King, king.with_file(wing.king_file()));
        self.put(us, Piece::Rook, king.with_file(wing.rook_file()));
    }

    /// Takes the rights to castle from the rooks on `squares`.
    #[inline]
    fn end_castling(&mut self, squares: Bitboard) {
        let ended = self.castling & squares;
        if !ended.is_empty() {
            self.castling ^= ended;
            self.hash ^= ended.into_iter().fold(0, |keys, rook| keys ^ zobrist::castling(rook));
        }
    }

    #[inline]
    fn forget_en_passant(&mut self) {
        if let Some(square) = self.en_passant.take() {
            self.hash ^= zobrist::en_passant(square.file());
        }
    }

    /// Remembers the square that a pawn has passed, if a pawn of the player to move can capture it.
    #[inline]
    pub(crate) fn offer_en_passant(&mut self, square: Square) {
        let near = attacks::pawn(self.turn.other(), square) & self.men(self.turn, Piece::Pawn);
        if near.into_iter().any(|from| self.may_capture_en_passant(from, square)) {
            self.en_passant = Some(square);
            self.hash ^= zobrist::en_passant(square.file());
        }
    }

    /// Whether the king is safe when the pawn on `from` captures the one that has passed `square`.
    pub(crate) fn may_capture_en_passant(&self, from: Square, square: Square) -> bool {
        let captured = square.with_rank_of(from).bit();
        let occupied = (self.occupied() ^ captured ^ from.bit()) | square.bit();
        let leapers = self.pieces(Piece::Knight) | self.pieces(Piece::Pawn);
        let king = self.king(self.turn);
        (self.checkers & leapers).without(captured).is_empty() && !self.is_on_line(self.turn.other(), king, occupied)
    }

    #[inline]
    fn pass_turn(&mut self) {
        if self.turn == Color::Black {
            self.number = self.number.saturating_add(1);
        }
        self.turn = self.turn.other();
        self.hash ^= zobrist::BLACK_TO_MOVE;
    }

    /// Finds the checkers and the pinned pieces.
    #[inline]
    fn see_checks(&mut self) {
        let us = self.turn;
        let them = self.color(us.other());
        let king = self.king(us);
        let pawns = attacks::pawn(us, king) & self.pieces(Piece::Pawn);
        self.checkers = (attacks::knight(king) & self.pieces(Piece::Knight) | pawns) & them;
        self.pinned = Bitboard::EMPTY;
        let snipers = attacks::rook_rays(king) & self.sliders(Piece::Rook)
            | attacks::bishop_rays(king) & self.sliders(Piece::Bishop);
        let occupied = self.occupied();
        for sniper in snipers & them {
            let between = attacks::between(king, sniper) & occupied;
            if between.is_empty() {
                self.checkers |= sniper.bit();
            } else if !between.has_several() {
                self.pinned |= between;
            }
        }
    }

    #[inline]
    fn relocate(&mut self, color: Color, piece: Piece, from: Square, to: Square) {
        let both = from.bit() | to.bit();
        self.pieces[piece.index()] ^= both;
        self.colors[color.index()] ^= both;
        self.kinds[from.index()] = None;
        self.kinds[to.index()] = Some(piece);
        self.rehash(color, piece, zobrist::man(color, piece, from) ^ zobrist::man(color, piece, to));
    }

    #[inline]
    fn put(&mut self, color: Color, piece: Piece, square: Square) {
        self.kinds[square.index()] = Some(piece);
        self.toggle(color, piece, square);
    }

    #[inline]
    fn take(&mut self, color: Color, piece: Piece, square: Square) {
        self.kinds[square.index()] = None;
        self.toggle(color, piece, square);
    }

    #[inline]
    fn toggle(&mut self, color: Color, piece: Piece, square: Square) {
        self.pieces[piece.index()] ^= square.bit();
        self.colors[color.index()] ^= square.bit();
        self.rehash(color, piece, zobrist::man(color, piece, square));
    }

    #[inline]
    fn rehash(&mut self, color: Color, piece: Piece, keys: u64) {
        self.hash ^= keys;
        self.parts[if piece == Piece::Pawn { 0 } else { 1 + color.index() }] ^= keys;
    }
}

/// What makes a board from nothing; used by [`crate::fen`], which sees to it that the position is legal.
impl Board {
    /// Men and player to move, without rights to castle and to capture en passant, at the start of move 1.
    pub(crate) fn from_men(men: impl IntoIterator<Item = (Square, Man)>, turn: Color) -> Self {
        let mut board = Self {
            pieces: [Bitboard::EMPTY; 6],
            colors: [Bitboard::EMPTY; 2],
            kinds: [None; 64],
            castling: Bitboard::EMPTY,
            checkers: Bitboard::EMPTY,
            pinned: Bitboard::EMPTY,
            hash: if turn == Color::Black { zobrist::BLACK_TO_MOVE } else { 0 },
            parts: [0; 3],
            en_passant: None,
            turn,
            quiet_plies: 0,
            number: 1,
        };
        for (square, man) in men {
            board.put(man.color, man.piece, square);
        }
        board.see_checks();
        board
    }

    /// Gives the right to castle with the rook on `square`.
    pub(crate) fn allow_castling(&mut self, square: Square) {
        if !self.castling.has(square) {
            self.castling |= square.bit();
            self.hash ^= zobrist::castling(square);
        }
    }

    /// Sets the counters.
    pub(crate) fn count_from(&mut self, quiet_plies: u8, number: u16) {
        self.quiet_plies = quiet_plies;
        self.number = number;
    }

    /// The hash made from nothing, to check the one kept up move by move.
    pub fn fresh_hash(&self) -> u64 {
        let men = Square::all().filter_map(|square| Some((square, self.man_on(square)?)));
        let men = men.fold(0, |hash, (square, man)| hash ^ zobrist::man(man.color, man.piece, square));
        let castling = self.castling.into_iter().fold(0, |hash, rook| hash ^ zobrist::castling(rook));
        let en_passant = self.en_passant.map_or(0, |square| zobrist::en_passant(square.file()));
        men ^ castling ^ en_passant ^ if self.turn == Color::Black { zobrist::BLACK_TO_MOVE } else { 0 }
    }
}

impl Debug for Board {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "Board({self})")
    }
}
