//! Parlour as a folder that any web server can host: compiled, bound, shrunk, furnished and served.
#![expect(clippy::print_stdout, reason = "tasks speak to the terminal")]

pub mod program;
pub mod serve;
pub mod site;
pub mod toolchain;
mod words;
