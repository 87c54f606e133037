//! Contract bridge: cards, deals, contracts, scores, and a double-dummy solver.

pub mod card;
pub mod contract;
pub mod deal;
pub mod score;
pub mod solver;

pub use card::{Card, Cards, Suit};
pub use contract::{Contract, Doubling, Strain, Vulnerability};
pub use deal::Deal;
pub use solver::{Position, Solver};
