//! Stands in for the crate `regex`, which Bevy reads its shaders with: they are ASCII, and the tables of Unicode and the
//! automata for long texts would make the page longer by hundreds of kilobytes.

pub use regex_lite::*;
