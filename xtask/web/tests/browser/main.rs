//! Parlour as a page in a real browser: Chromium, driven from outside like by a person.
//!
//! `cargo xtask test-web` builds the page and runs this. Every game of the house takes part in every test.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]
#![expect(clippy::print_stdout, reason = "figures are for the person who reads along")]

mod backup;
mod browser;
mod files;
mod guide;
mod hands;
mod links;
mod loading;
mod looks;
mod offline;
mod play;
mod samples;
mod server;
mod storage;
mod thinking;
mod typing;
mod whole_games;
