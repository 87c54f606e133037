//! The random numbers of the position hash (Zobrist, *A New Hashing Method with Application for Game Playing*, 1970).

use crate::piece::{Color, Piece};
use crate::square::Square;

struct Keys {
    men: [[[u64; 64]; 6]; 2],
    castling: [u64; 64],
    en_passant: [u64; 8],
}

static KEYS: Keys = keys();

/// Toggled when the player to move changes.
pub const BLACK_TO_MOVE: u64 = mix(1);

/// A man on a square.
#[inline]
pub fn man(color: Color, piece: Piece, square: Square) -> u64 {
    KEYS.men[color.index()][piece.index()][square.index()]
}

/// A rook on that square with which its king may still castle.
#[inline]
pub fn castling(rook: Square) -> u64 {
    KEYS.castling[rook.index()]
}

/// A pawn on that file (0–7) that can really be captured en passant.
#[inline]
pub fn en_passant(file: u8) -> u64 {
    KEYS.en_passant[usize::from(file & 7)]
}

/// The output function of `SplitMix64` (Steele, Lea & Flood 2014): every bit of the input moves every bit of the result.
pub const fn mix(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn keys() -> Keys {
    let mut keys = Keys { men: [[[0; 64]; 6]; 2], castling: [0; 64], en_passant: [0; 8] };
    let mut state = BLACK_TO_MOVE;
    let mut square = 0;
    while square < 64 {
        let mut piece = 0;
        while piece < 6 {
            state = mix(state);
            keys.men[0][piece][square] = state;
            state = mix(state);
            keys.men[1][piece][square] = state;
            piece += 1;
        }
        state = mix(state);
        keys.castling[square] = state;
        if square < 8 {
            state = mix(state);
            keys.en_passant[square] = state;
        }
        square += 1;
    }
    keys
}
