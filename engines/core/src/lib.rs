//! The contract between Parlour's rules, its opponents and whoever plays them.
//!
//! A game crate implements [`Game`] (its rules, once) and [`Engine`] (its opponents and solver). Everything else — the
//! command line, the table with its animations, saves, review, matches — is written against these two traits.
//!
//! Nothing here draws, waits, starts a thread or, but for the [`Stopwatch`] that others may hand in, reads a clock.

pub mod brain;
pub mod chance;
pub mod conformance;
pub mod control;
pub mod engine;
pub mod game;
pub mod history;
pub mod job;
pub mod lesson;
pub mod matches;
pub mod obedience;
pub mod search;
pub mod slices;
pub mod stopwatch;
mod text;
pub mod verdict;

pub use brain::{Brain, Ranked, Thought};
pub use chance::Chance;
pub use control::{Clock, Control, Listener, Progress, StopFlag, ToldLine};
pub use engine::{Engine, Opponent, Solution, Unsolved};
pub use game::{FINISHED, Game, IllegalMove, Outcome, ParseMoveError, Seat, SetupError, SetupOptions, Side};
pub use history::{History, HistoryError, Record};
pub use job::{Inquiry, Job, Limits, Thinker, UnknownOpponent};
pub use slices::Slices;
pub use stopwatch::Stopwatch;
pub use text::text_of;
