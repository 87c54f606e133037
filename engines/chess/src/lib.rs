//! Chess and Chess960: the rules, and positions, moves and games as text.
//!
//! [`Chess`] is a game with its past, as the rest of Parlour sees it. [`Board`] is a position alone, which a search works on:
//! small and `Copy`, with [`Move`]s of two bytes.

pub mod attacks;
pub mod bitboard;
pub mod board;
pub mod classic;
pub mod diagram;
pub mod epd;
pub mod evaluation;
pub mod fen;
pub mod generate;
pub mod mate;
pub mod material;
pub mod moves;
pub mod openings;
pub mod opponents;
pub mod perft;
pub mod pgn;
pub mod piece;
pub mod rules;
pub mod san;
pub mod score;
pub mod search;
pub mod see;
pub mod square;
pub mod thinker;
pub mod uci;
pub mod zobrist;

pub use bitboard::Bitboard;
pub use board::{Board, Wing};
pub use diagram::{Diagram, Effect};
pub use epd::Epd;
pub use fen::FenError;
pub use moves::{Kind, Move, MoveList};
pub use opponents::Algorithm;
pub use pgn::PgnGame;
pub use piece::{Color, Man, Piece};
pub use rules::{Chess, Setup};
pub use san::{Letters, SanError};
pub use square::Square;
pub use uci::{UciMove, Variant};
