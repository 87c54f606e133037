//! The window of Parlour.
fn main() {}
