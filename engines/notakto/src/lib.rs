//! Notakto: tic-tac-toe in which both players write X, on one to nine boards at once.
//!
//! A board with three X in a line is dead and takes no more marks; who kills the last live board loses. Plambeck and
//! Whitehead solved the game for any number of boards ("The Secrets of Notakto: Winning at X-only Tic-Tac-Toe", 2013):
//! every board has a symbol, the symbols multiply in a commutative monoid of 18 elements, and four of these are the
//! positions that the player to move loses.
//!
//! - [`grid`]: one board; [`moves`] and [`rules`]: the game
//! - [`quotient`]: the monoid with its reduction; [`dictionary`]: the symbol of every board
//! - [`theory`]: the algebra of a position, to be shown; [`opponents`]: who plays

pub mod dictionary;
pub mod grid;
pub mod moves;
pub mod opponents;
pub mod quotient;
pub mod rules;
pub mod theory;

pub use grid::{Grid, Lines};
pub use moves::Move;
pub use opponents::Algorithm;
pub use quotient::Monomial;
pub use rules::{Board, Effect, Notakto, Setup, Slate};
