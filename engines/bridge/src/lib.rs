//! Contract bridge: the play of a deal, its scores and notations, and a double-dummy solver.

pub mod card;
pub mod claim;
pub mod contract;
pub mod deal;
pub mod filter;
pub mod lin;
pub mod pbn;
pub mod play;
pub mod record;
pub mod rules;
pub mod score;
pub mod solver;
pub mod view;

pub use card::{Card, Cards, Suit};
pub use contract::{Contract, Doubling, Strain, Vulnerability};
pub use deal::Deal;
pub use play::Play;
pub use rules::{Board, Bridge, Effect, Setup};
pub use solver::{Position, Solver};
pub use view::View;
