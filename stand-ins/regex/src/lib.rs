//! Stands in for the crate `regex`, which Bevy reads its shaders with: they are ASCII, and the tables of Unicode and the
//! automata for long texts would make the page half a megabyte longer.

pub use regex_lite::*;
