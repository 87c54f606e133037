//! Where settings, saves and statistics are kept: small named texts.

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use native::Storage;
#[cfg(target_arch = "wasm32")]
pub use web::Storage;

/// Why a text could not be kept or read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StorageError {
    /// There is nowhere to write to.
    #[error("no place for data")]
    NoPlace,
    /// The system or the browser refused.
    #[error("{place}: {reason}")]
    Refused {
        /// The file or the key.
        place: String,
        /// What was said.
        reason: String,
    },
}

/// The first free name under which a text that cannot be understood is set aside.
fn aside(name: &str, taken: impl Fn(&str) -> bool) -> String {
    let mut number = 1;
    loop {
        let free = format!("{name}.unreadable-{number}");
        if !taken(&free) {
            return free;
        }
        number += 1;
    }
}
