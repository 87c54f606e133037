//! What the program shows itself in: a window of a desktop, or a page of a browser.

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use native::{can_fill_screen, check, engine, explain, explain_faults, mode, plugin, say};
#[cfg(target_arch = "wasm32")]
pub use web::{can_fill_screen, check, engine, explain, explain_faults, mode, plugin, say};
