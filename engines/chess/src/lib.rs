//! Chess and Chess960: the rules, and positions, moves and games as text.
//!
//! [`Board`] is the position a search works on; [`fen`] and [`perft`](mod@perft) belong to it.

pub mod attacks;
pub mod bitboard;
pub mod board;
pub mod fen;
pub mod generate;
pub mod moves;
pub mod perft;
pub mod piece;
pub mod square;
pub mod zobrist;

pub use bitboard::Bitboard;
pub use board::{Board, Wing};
pub use fen::FenError;
pub use moves::{Kind, Move, MoveList};
pub use piece::{Color, Man, Piece};
pub use square::Square;
