//! What the tasks of Parlour share: running other programs, and the system packages they need.
#![expect(clippy::print_stdout, reason = "tasks speak to the terminal")]

pub mod steps;
pub mod system;
