//! What pieces attack, from small tables built at compile time.
//!
//! The lines of sliding pieces use *obstruction difference* (Michael Hoffmann, described in the Chess Programming Wiki):
//! of the pieces in the way, the highest below the square and the lowest above it bound the attack, and one subtraction
//! finds all squares between them. It needs 6 KiB instead of the 800 KiB of magic multiplication, which leaves the cache
//! to the search and the download of the web page small.

use crate::bitboard::Bitboard;
use crate::piece::Color;
use crate::square::Square;

/// One line through a square: the squares below it and above it in the numbering of the board.
#[derive(Clone, Copy)]
struct Line {
    lower: u64,
    upper: u64,
}

impl Line {
    /// The squares of the line seen from its square when `occupied` are in the way, the first hit included.
    const fn seen(self, occupied: u64) -> u64 {
        let lower = self.lower & occupied;
        let upper = self.upper & occupied;
        let highest_below = (1 << 63) >> (lower | 1).leading_zeros();
        (upper ^ upper.wrapping_sub(highest_below)) & (self.lower | self.upper)
    }
}

/// Steps of the four lines as (files, ranks), upwards: rank, file, diagonal, antidiagonal.
const STEPS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (-1, 1)];

const LINES: [[Line; 4]; 64] = lines();
static STRAIGHT: [[Line; 2]; 64] = pairs(0);
static DIAGONAL: [[Line; 2]; 64] = pairs(2);
static KNIGHT: [u64; 64] = leaps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static KING: [u64; 64] = leaps(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);
static PAWN: [[u64; 64]; 2] = [leaps(&[(-1, 1), (1, 1)]), leaps(&[(-1, -1), (1, -1)])];
static JOINTS: [[Joint; 64]; 64] = joints();

/// How two squares of one line lie to each other; both sets are empty where no line joins them.
#[derive(Clone, Copy)]
struct Joint {
    /// The squares between them.
    between: u64,
    /// The whole line, from edge to edge.
    through: u64,
}

/// The squares a bishop on `square` attacks.
#[inline]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    let [one, other] = &DIAGONAL[square.index()];
    Bitboard(one.seen(occupied.0) | other.seen(occupied.0))
}

/// The squares a rook on `square` attacks.
#[inline]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let [one, other] = &STRAIGHT[square.index()];
    Bitboard(one.seen(occupied.0) | other.seen(occupied.0))
}

/// The squares a queen on `square` attacks.
#[inline]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// The squares a knight on `square` attacks.
#[inline]
pub fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

/// The squares a king on `square` attacks.
#[inline]
pub fn king(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

/// The squares a pawn of `color` on `square` attacks.
#[inline]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    Bitboard(PAWN[color.index()][square.index()])
}

/// The squares a bishop would attack on an empty board.
#[inline]
pub fn bishop_rays(square: Square) -> Bitboard {
    let [one, other] = &DIAGONAL[square.index()];
    Bitboard(one.lower | one.upper | other.lower | other.upper)
}

/// The squares a rook would attack on an empty board.
#[inline]
pub fn rook_rays(square: Square) -> Bitboard {
    let [one, other] = &STRAIGHT[square.index()];
    Bitboard(one.lower | one.upper | other.lower | other.upper)
}

/// The squares strictly between two squares of one rank, file or diagonal; none if they share no line.
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(JOINTS[a.index()][b.index()].between)
}

/// The whole line through two different squares of one rank, file or diagonal; none if they share no line.
#[inline]
pub fn through(a: Square, b: Square) -> Bitboard {
    Bitboard(JOINTS[a.index()][b.index()].through)
}

/// The bit that is `files` and `ranks` away from the square with that number; 0 beyond the board.
const fn step(square: usize, files: i8, ranks: i8) -> u64 {
    let file = (square % 8) as i8 + files;
    let rank = (square / 8) as i8 + ranks;
    if 0 <= file && file < 8 && 0 <= rank && rank < 8 { 1 << (rank * 8 + file) } else { 0 }
}

const fn leaps(steps: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < steps.len() {
            table[square] |= step(square, steps[i].0, steps[i].1);
            i += 1;
        }
        square += 1;
    }
    table
}

/// The squares from `square` to the edge of the board.
const fn ray(square: usize, (files, ranks): (i8, i8)) -> u64 {
    let mut squares = 0;
    let mut distance = 1;
    while distance < 8 {
        squares |= step(square, files * distance, ranks * distance);
        distance += 1;
    }
    squares
}

const fn lines() -> [[Line; 4]; 64] {
    let mut table = [[Line { lower: 0, upper: 0 }; 4]; 64];
    let mut square = 0;
    while square < 64 {
        let mut i = 0;
        while i < 4 {
            let (files, ranks) = STEPS[i];
            table[square][i] = Line { lower: ray(square, (-files, -ranks)), upper: ray(square, (files, ranks)) };
            i += 1;
        }
        square += 1;
    }
    table
}

/// Two of the four lines of every square, from the given one on.
const fn pairs(first: usize) -> [[Line; 2]; 64] {
    let mut table = [[Line { lower: 0, upper: 0 }; 2]; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = [LINES[square][first], LINES[square][first + 1]];
        square += 1;
    }
    table
}

#[expect(clippy::large_stack_arrays, reason = "it is the compiler's stack")]
const fn joints() -> [[Joint; 64]; 64] {
    let mut table = [[Joint { between: 0, through: 0 }; 64]; 64];
    let mut a = 0;
    while a < 64 {
        let mut b = 0;
        while b < 64 {
            table[a][b] = joint(a, b);
            b += 1;
        }
        a += 1;
    }
    table
}

const fn joint(a: usize, b: usize) -> Joint {
    let mut joint = Joint { between: 0, through: 0 };
    let mut i = 0;
    while i < 4 {
        let (from, to) = (LINES[a][i], LINES[b][i]);
        if from.upper >> b & 1 == 1 {
            joint.between = from.upper & to.lower;
        } else if from.lower >> b & 1 == 1 {
            joint.between = from.lower & to.upper;
        }
        if (from.lower | from.upper) >> b & 1 == 1 {
            joint.through = from.lower | from.upper | 1 << a;
        }
        i += 1;
    }
    joint
}
