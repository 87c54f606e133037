//! Contract bridge: the play of a deal, its scores and notations, and a double-dummy solver.

pub mod alpha_mu;
pub mod analyst;
mod auction;
pub mod bidding;
pub mod card;
pub mod certain;
pub mod claim;
pub mod classic;
pub mod combination;
pub mod contract;
pub mod deal;
pub mod filter;
pub mod lin;
pub mod opponents;
pub mod pbn;
pub mod play;
pub mod record;
pub mod rules;
pub mod sampling;
pub mod score;
pub mod signals;
pub mod solver;
pub mod suit_tree;
pub mod summary;
pub mod themes;
pub mod view;
pub mod worlds;

pub use card::{Card, Cards, Suit};
pub use contract::{Contract, Doubling, Strain, Vulnerability};
pub use deal::Deal;
pub use opponents::Algorithm;
pub use play::Play;
pub use rules::{Board, Bridge, Effect, Setup};
pub use solver::{Position, Solver};
pub use view::View;
