//! The pieces, where they stand and what they attack.

use super::{Tally, terms};
use crate::attacks;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Color, Piece};
use crate::square::Square;

/// A position with all that several terms ask for.
pub struct Scene<'a> {
    pub board: &'a Board,
    /// What the pieces of a kind attack, by colour and kind.
    pub attacks: [[Bitboard; 6]; 2],
    /// What a colour attacks at all.
    pub all: [Bitboard; 2],
    /// What a colour attacks more than once.
    pub twice: [Bitboard; 2],
    /// The squares around the king of a colour, and those one further ahead.
    pub zones: [Bitboard; 2],
    /// How strongly a colour attacks the zone of the other's king.
    pub units: [usize; 2],
    /// How many pieces do so.
    pub attackers: [usize; 2],
    /// Squares where pieces of a colour stand well: defended by a pawn, and no enemy pawn can come to attack them.
    outposts: [Bitboard; 2],
    /// How many pawns a colour has beyond four.
    many_pawns: [i32; 2],
}

/// What an attack on one square near the king counts, by kind of piece.
const UNITS: [usize; 6] = [0, 2, 2, 3, 5, 0];

impl<'a> Scene<'a> {
    pub fn new(board: &'a Board) -> Self {
        let mut scene = Self {
            board,
            attacks: [[Bitboard::EMPTY; 6]; 2],
            all: [Bitboard::EMPTY; 2],
            twice: [Bitboard::EMPTY; 2],
            zones: [Bitboard::EMPTY; 2],
            units: [0; 2],
            attackers: [0; 2],
            outposts: [Bitboard::EMPTY; 2],
            many_pawns: [0; 2],
        };
        for color in Color::BOTH {
            let king = board.king(color);
            let around = attacks::king(king);
            scene.zones[color.index()] = around | king.bit() | around.forward(color);
            scene.attack(color, Piece::King, around);
            let pawns = board.men(color, Piece::Pawn).forward(color);
            scene.attack(color, Piece::Pawn, pawns.east());
            scene.attack(color, Piece::Pawn, pawns.west());
            scene.outposts[color.index()] = scene.outposts(color);
            scene.many_pawns[color.index()] = pawns.count() as i32 - 4;
        }
        scene
    }

    fn attack(&mut self, color: Color, piece: Piece, squares: Bitboard) {
        let side = color.index();
        self.twice[side] |= self.all[side] & squares;
        self.all[side] |= squares;
        self.attacks[side][piece.index()] |= squares;
    }

    /// Material, squares and mobility of the pieces of a colour. Notes what they attack.
    pub fn pieces(&mut self, color: Color, tally: &mut impl Tally) {
        let view = View::of(self.board, color);
        for piece in [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen] {
            for square in self.board.men(color, piece) {
                view.stand(piece, square, tally);
                self.piece(color, piece, square, tally);
            }
        }
        tally.add(color, view.term(Piece::King, self.board.king(color)), 1);
        self.bishops(color, tally);
    }

    fn piece(&mut self, color: Color, piece: Piece, square: Square, tally: &mut impl Tally) {
        let (us, them) = (color.index(), color.other().index());
        let board = self.board;
        let occupied = board.occupied();
        // Pieces that move the same way see through one another.
        let queens = board.men(color, Piece::Queen);
        let (squares, mobility) = match piece {
            Piece::Knight => (attacks::knight(square), terms::KNIGHT_MOBILITY),
            Piece::Bishop => (attacks::bishop(square, occupied ^ queens), terms::BISHOP_MOBILITY),
            Piece::Rook => {
                let rooks = board.men(color, Piece::Rook);
                (attacks::rook(square, occupied ^ queens ^ rooks), terms::ROOK_MOBILITY)
            }
            _ => (attacks::queen(square, occupied), terms::QUEEN_MOBILITY),
        };
        self.attack(color, piece, squares);
        let free = squares.without(board.color(color) & (board.pieces(Piece::Pawn) | board.pieces(Piece::King)));
        let safe = free.without(self.attacks[them][Piece::Pawn.index()]);
        tally.add(color, mobility.at(safe.count() as usize), 1);

        let near_king = squares & self.zones[them];
        if !near_king.is_empty() {
            self.attackers[us] += 1;
            self.units[us] += UNITS[piece.index()] * near_king.count() as usize;
        }
        match piece {
            Piece::Rook => self.rook(color, square, safe, tally),
            Piece::Knight | Piece::Bishop => self.minor(color, piece, square, tally),
            _ => {}
        }
    }

    fn rook(&self, color: Color, square: Square, safe: Bitboard, tally: &mut impl Tally) {
        tally.add(color, terms::WITH_PAWNS.at(1), self.many_pawns[color.index()]);
        let king = self.board.king(color);
        let is_beside = || if king.file() < 4 { square.file() < king.file() } else { square.file() > king.file() };
        if safe.count() < 4 && is_beside() && square.relative_rank(color) < 2 && king.relative_rank(color) < 2 {
            tally.add(color, terms::TRAPPED_ROOK.first, 1);
        }
        let pawns = self.board.pieces(Piece::Pawn) & Bitboard::file(square.file());
        if !pawns.meets(self.board.color(color)) {
            tally.add(color, terms::ROOK_FILE.at(usize::from(pawns.is_empty())), 1);
        }
    }

    /// Outposts (Hans Kmoch, *Pawn Power in Chess*, 1959).
    fn minor(&self, color: Color, piece: Piece, square: Square, tally: &mut impl Tally) {
        let is_bishop = usize::from(piece == Piece::Bishop);
        let outposts = self.outposts[color.index()];
        if outposts.has(square) {
            tally.add(color, terms::OUTPOST.at(is_bishop), 1);
        } else if piece == Piece::Knight && outposts.without(self.board.color(color)).meets(attacks::knight(square)) {
            tally.add(color, terms::OUTPOST_AHEAD.first, 1);
        }
        let pawns = self.board.pieces(Piece::Pawn);
        if pawns.meets(square.bit().forward(color)) {
            tally.add(color, terms::BEHIND_PAWN.at(is_bishop), 1);
        }
        let steps = distance(square, self.board.king(color)) as i32;
        tally.add(color, terms::FAR_FROM_KING.at(is_bishop), steps);
        if piece == Piece::Knight {
            tally.add(color, terms::WITH_PAWNS.at(0), self.many_pawns[color.index()]);
        }
    }

    /// The squares beyond the third rank that a pawn of a colour defends and no pawn of the other can come to attack.
    fn outposts(&self, color: Color) -> Bitboard {
        let mut front = self.board.men(color.other(), Piece::Pawn);
        for _ in 0..5 {
            front |= front.forward(color.other());
        }
        let home = [0, 1, 2].map(|rank| Bitboard::relative_rank(color, rank));
        let defended = self.attacks[color.index()][Piece::Pawn.index()];
        defended.without(home[0] | home[1] | home[2] | front.pawn_attacks(color.other()))
    }

    fn bishops(&self, color: Color, tally: &mut impl Tally) {
        let bishops = self.board.men(color, Piece::Bishop);
        let pawns = self.board.men(color, Piece::Pawn);
        let both = [Bitboard::LIGHT, Bitboard::DARK].map(|shade| bishops.meets(shade));
        if both == [true; 2] {
            tally.add(color, terms::BISHOP_PAIR.first, 1);
        }
        for (has, shade) in both.into_iter().zip([Bitboard::LIGHT, Bitboard::DARK]) {
            if has {
                tally.add(color, terms::BAD_BISHOP.first, (pawns & shade).count() as i32);
            }
        }
    }
}

/// How a colour looks at the board: from its side, and left and right exchanged if its king is on the files a to d.
#[derive(Clone, Copy)]
pub struct View {
    color: Color,
    /// The bits of a square's number that change.
    turned: usize,
}

impl View {
    pub fn of(board: &Board, color: Color) -> Self {
        let ranks = if color == Color::White { 0 } else { 0o70 };
        let files = if board.king(color).file() < 4 { 0o07 } else { 0 };
        Self { color, turned: ranks | files }
    }

    /// A piece other than a king is there, and on that square.
    pub fn stand(self, piece: Piece, square: Square, tally: &mut impl Tally) {
        tally.add(self.color, terms::MATERIAL.at(piece.index()), 1);
        tally.add(self.color, self.term(piece, square), 1);
    }

    /// The term of a piece on a square.
    fn term(self, piece: Piece, square: Square) -> usize {
        terms::SQUARES.at(piece.index() * 64 + (square.index() ^ self.turned))
    }
}

/// The files beside a file.
pub fn beside(file: u8) -> Bitboard {
    let file = Bitboard::file(file);
    file.east() | file.west()
}

/// All ranks before the square, as `color` sees it.
pub fn ahead(color: Color, square: Square) -> Bitboard {
    let rank = u32::from(square.rank());
    match color {
        Color::White => Bitboard(u64::MAX.checked_shl(8 * (rank + 1)).unwrap_or(0)),
        Color::Black => Bitboard((1 << (8 * rank)) - 1),
    }
}

/// The king's steps from one square to another.
pub fn distance(from: Square, to: Square) -> usize {
    let [files, ranks] = [from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank())];
    usize::from(files.max(ranks))
}
