//! Dots and Boxes: rules, exact solver, theory and opponents, for boards of 1×1 to 9×9 boxes.

pub mod captures;
pub mod classic;
pub mod edge;
pub mod endgame;
pub mod graph;
pub mod grid;
pub mod lines;
pub mod opponents;
pub mod playout;
pub mod rules;
pub mod sheet;
pub mod solver;
pub mod state;
pub mod theory;
pub mod thinker;
pub mod tree;

pub use edge::{Direction, Edge};
pub use grid::{Grid, Size};
pub use lines::Lines;
pub use opponents::Algorithm;
pub use rules::{Board, Dots, Effect};
pub use theory::{Chain, Theory};
