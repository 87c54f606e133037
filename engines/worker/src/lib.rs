//! Parlour's engines as a small program of their own, so that a web page can think in Web Workers.
//!
//! A worker gets a [`Request`](parlour_core::job::Request) as JSON and posts [`Answer`](parlour_core::job::Answer)s: now
//! and then how far it is, and last what came of it. It works on one request at a time and listens to nobody meanwhile; who
//! no longer wants an answer ends the worker. Natively the same is a library, for tests.

pub mod desk;
#[cfg(target_arch = "wasm32")]
mod exports;
pub mod games;
pub mod samples;

pub use desk::handle;
