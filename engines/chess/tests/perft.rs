//! Counts of moves from published tables.

#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]
