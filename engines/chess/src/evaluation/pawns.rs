//! Pawn structure and passed pawns (the usual terms of Hans Kmoch, *Pawn Power in Chess*, 1959).

use super::scene::{Scene, View, ahead, beside, distance};
use super::{Pair, Sum, Tally, evaluate_with, terms};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::piece::{Color, Piece};
use crate::square::Square;

/// What the pawns alone are worth for White, and which are passed.
#[derive(Clone, Copy, Default)]
pub struct Structure {
    pub value: Pair,
    /// The passed pawns of both colours.
    pub passed: [Bitboard; 2],
}

impl Structure {
    pub fn of(board: &Board) -> Self {
        let mut sum = Sum::default();
        let passed = Color::BOTH.map(|color| structure(board, color, &mut sum));
        Self { value: sum.difference(), passed }
    }
}

/// Remembers pawn structures, which change seldom, from one evaluation to the next.
pub struct PawnTable(Box<[(u64, Structure)]>);

impl PawnTable {
    /// A power of two.
    const LEN: usize = 1 << 12;

    /// Remembers nothing.
    pub fn new() -> Self {
        // No pawns are worth nothing: what stands there of the key 0 is true.
        Self(vec![(0, Structure::default()); Self::LEN].into_boxed_slice())
    }

    /// The value of the position for the player to move, in hundredths of a pawn: as [`super::evaluate`].
    pub fn evaluate(&mut self, board: &Board) -> i32 {
        let hash = Self::key(board);
        let (known, structure) = &mut self.0[hash as usize & (Self::LEN - 1)];
        if *known != hash {
            (*known, *structure) = (hash, Structure::of(board));
        }
        evaluate_with(board, structure)
    }

    /// The pawns and the wings of the kings, by which the squares of pawns are valued.
    fn key(board: &Board) -> u64 {
        let [white, black] = Color::BOTH.map(|color| u64::from(board.king(color).file() < 4));
        board.pawn_hash() ^ white << 40 ^ black << 41
    }
}

impl Default for PawnTable {
    fn default() -> Self {
        Self::new()
    }
}

/// The pawns of a colour without regard to pieces. Gives the passed ones.
pub fn structure(board: &Board, color: Color, tally: &mut impl Tally) -> Bitboard {
    let own = board.men(color, Piece::Pawn);
    let other = board.men(color.other(), Piece::Pawn);
    let defended = own.pawn_attacks(color);
    let view = View::of(board, color);
    let mut passed = Bitboard::EMPTY;
    for square in own {
        view.stand(Piece::Pawn, square, tally);
        let rank = usize::from(square.relative_rank(color));
        let file = Bitboard::file(square.file());
        let beside = beside(square.file());
        let ahead = ahead(color, square);
        let is_isolated = (own & beside).is_empty();
        let is_backward = !is_isolated && (own & beside).without(ahead).is_empty() && is_stopped(color, square, other);
        if is_isolated {
            tally.add(color, terms::ISOLATED.first, 1);
        }
        if is_backward {
            tally.add(color, terms::BACKWARD.first, 1);
        }
        if other.meets(square.bit().forward(color)) {
            tally.add(color, terms::RAM.at(rank), 1);
        }
        let is_doubled = (own & file).meets(ahead);
        if is_doubled {
            tally.add(color, terms::DOUBLED.first, 1);
        }
        let is_beside = own.meets(square.bit().east() | square.bit().west());
        if is_beside {
            tally.add(color, terms::PHALANX.at(rank), 1);
        }
        if defended.has(square) {
            tally.add(color, terms::SUPPORTED.at(rank), 1);
        }
        if !is_doubled && !other.meets((file | beside) & ahead) {
            tally.add(color, terms::PASSED.at(rank), 1);
            if is_beside || defended.has(square) {
                tally.add(color, terms::PASSED_CONNECTED.at(rank), 1);
            }
            passed |= square.bit();
        }
    }
    passed
}

/// Whether an enemy pawn attacks or holds the square before the pawn.
fn is_stopped(color: Color, square: Square, other: Bitboard) -> bool {
    let stop = square.bit().forward(color);
    stop.meets(other | other.pawn_attacks(color.other()))
}

/// The passed pawns of a colour, and what stands before and behind them.
pub fn passed(scene: &Scene, color: Color, passed: Bitboard, tally: &mut impl Tally) {
    for square in passed {
        passed_pawn(scene, color, square, tally);
    }
}

/// What is before a passed pawn, behind it and how far the kings are.
fn passed_pawn(scene: &Scene, color: Color, square: Square, tally: &mut impl Tally) {
    let board = scene.board;
    let rank = usize::from(square.relative_rank(color));
    let (us, them) = (color.index(), color.other().index());
    let stop = square.bit().forward(color);
    let in_the_way = board.occupied() | scene.all[them];
    if !stop.meets(in_the_way) {
        tally.add(color, terms::PASSED_FREE.at(rank), 1);
    }
    if stop.meets(board.color(color.other())) {
        tally.add(color, terms::PASSED_BLOCKED.at(rank), 1);
    }
    let way = Bitboard::file(square.file()) & ahead(color, square);
    if !way.meets(in_the_way) {
        tally.add(color, terms::PASSED_CLEAR.at(rank), 1);
    }
    if stop.meets(scene.all[us]) {
        tally.add(color, terms::PASSED_ESCORT.at(rank), 1);
    }
    if rank >= 3
        && let Some(stop) = stop.first()
    {
        tally.add(color, terms::PASSED_OWN_KING.at(distance(board.king(color), stop)), 1);
        tally.add(color, terms::PASSED_OTHER_KING.at(distance(board.king(color.other()), stop)), 1);
    }
    let behind = Bitboard::file(square.file()).without(ahead(color, square));
    if behind.meets(board.men(color, Piece::Rook)) {
        tally.add(color, terms::PASSED_ROOK.first, 1);
    }
    if behind.meets(board.men(color.other(), Piece::Rook)) {
        tally.add(color, terms::PASSED_CHASED.first, 1);
    }
    if is_unstoppable(board, color, rank, way) {
        tally.add(color, terms::UNSTOPPABLE.first, 1);
    }
}

/// Whether the other side has no piece, and its king is outside the square of the pawn (the *rule of the square*).
fn is_unstoppable(board: &Board, color: Color, rank: usize, way: Bitboard) -> bool {
    let other = color.other();
    let has_pieces = !board.color(other).without(board.pieces(Piece::Pawn) | board.pieces(Piece::King)).is_empty();
    if has_pieces || way.meets(board.color(color)) {
        return false;
    }
    // A pawn on its first step may make two.
    let steps = 7 - rank.max(2) + usize::from(board.turn() != color);
    let goal = if color == Color::White { way.last() } else { way.first() };
    goal.is_some_and(|goal| distance(board.king(other), goal) > steps)
}
