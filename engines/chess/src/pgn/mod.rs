//! Games as text: PGN (Portable Game Notation, Steven Edwards 1994) with all that is found in real files.
//!
//! A [`PgnGame`] is a tree of moves with comments and marks. [`read`] gives one game after the other, never panics, takes
//! time linear in the text and keeps of a damaged game what stands before the damage; `Display` writes a game.

mod annotate;
mod marks;
mod read;
mod tokens;
mod tree;
mod write;

pub use annotate::annotate;
pub use marks::sign;
pub use read::{Fault, Reader, read};
pub use tree::{Node, NodeId, PgnGame};

/// A comment as it can be written: without the brace that would end it, and with single blanks.
fn tidy(comment: &str) -> String {
    comment
        .split(|sign: char| sign.is_whitespace() || sign == '}')
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}
