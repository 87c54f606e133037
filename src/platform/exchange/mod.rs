//! Texts that come and go: by the clipboard, and as files.

use bevy::prelude::*;

use crate::notice::Notice;

#[cfg(not(target_arch = "wasm32"))]
mod native;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
use native as backend;
#[cfg(target_arch = "wasm32")]
use web as backend;

/// The longest text that is taken, in bytes.
const MOST: usize = 16 << 20;

/// What a person wants to give or take.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Exchange {
    /// Puts a text on the clipboard.
    Copy(String),
    /// Takes the text on the clipboard.
    Paste,
    /// Saves a text as a file.
    Save {
        /// The name that is proposed.
        name: String,
        /// The text.
        text: String,
    },
    /// Asks for a file and takes its text.
    Open {
        /// What the names of such files end with, without the dot.
        endings: &'static [&'static str],
    },
}

/// What came of it. Whoever is on show takes these away (`Messages::drain`), so that who comes next does not hear them again.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub enum Exchanged {
    /// A text came.
    Taken(String),
    /// A text was put on the clipboard.
    Copied,
    /// A text was saved, at this place as far as that is known.
    Saved(Option<String>),
    /// It did not work, for this reason.
    Failed(String),
    /// There is no dialog that could ask for a file.
    NoDialog,
}

impl Exchanged {
    /// What the person is told of it; if a text came, the text instead.
    ///
    /// # Errors
    /// The text that came.
    pub fn into_notice(self) -> Result<Notice, String> {
        Ok(match self {
            Self::Taken(text) => return Err(text),
            Self::Copied => Notice::info("notice-copied"),
            Self::Saved(Some(place)) => Notice::info("notice-saved").with("place", place),
            Self::Saved(None) => Notice::info("notice-downloaded"),
            Self::Failed(error) => Notice::warning("notice-exchange-failed").with("error", error),
            Self::NoDialog => Notice::warning("notice-no-dialog"),
        })
    }
}

/// Registers the ways in and out.
pub fn plugin(app: &mut App) {
    app.add_message::<Exchange>().add_message::<Exchanged>().add_plugins(backend::plugin);
}
