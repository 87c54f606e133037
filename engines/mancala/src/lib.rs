//! Mancala: Woaley and its family, with opponents, endgame tables and exact solvers.
//!
//! - [`pit`]: pits, moves and their notation; [`effect`]: what a move does, seed by seed
//! - [`variant`]: the rule sets and their switches; [`setup`]: what is agreed before the game
//! - [`state`]: positions without their past; [`woaley`], [`published`], [`oware`], [`kalah`], [`bao`] and [`omweso`]: the rules
//! - [`rules`]: the game
//! - [`forced`]: victories that can be forced within a few moves; [`endgame`]: what is certain of positions with few seeds
//! - [`classic`] with [`learning`]: the classic opponent; [`search`], [`evaluation`] and [`thinker`]: ours; [`opponents`]: all
//!   of them, and the solver

pub mod bao;
pub mod classic;
pub mod effect;
pub mod endgame;
pub mod evaluation;
pub mod forced;
pub mod kalah;
pub mod kalah_solver;
mod kalah_word;
pub mod learning;
pub mod omweso;
pub mod opponents;
pub mod oware;
pub mod pit;
pub mod published;
mod ring;
pub mod rules;
pub mod search;
pub mod setup;
pub mod state;
pub mod thinker;
pub mod variant;
pub mod woaley;
pub mod woaley_solver;
mod woaley_word;

pub use effect::{Board, Effect, Heap, Place};
pub use opponents::Algorithm;
pub use pit::{Direction, Move, Pit, Way};
pub use rules::Mancala;
pub use setup::Setup;
pub use state::{Reason, Ruleset, State};
pub use variant::{Choices, Rules, SWITCHES, Switch, Variant};
