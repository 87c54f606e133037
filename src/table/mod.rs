//! The table.
pub mod game;
pub mod piece;
