//! `TwixT`: rules, notation, opponents and an exact solver for small boards, for boards of 5×5 to 48×48 points.

pub mod classic;
mod field;
pub mod geometry;
mod grid;
mod groups;
pub mod heat;
pub mod moves;
pub mod opponents;
pub mod picture;
pub mod point;
pub mod rules;
pub mod setup;
pub mod solver;
pub mod theory;
pub mod thinking;
pub mod transcript;

pub use geometry::Link;
pub use moves::Move;
pub use opponents::Algorithm;
pub use picture::{Board, Effect};
pub use point::Point;
pub use rules::Twixt;
pub use setup::{Setup, Variant};
