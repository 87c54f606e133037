//! In a browser each text is an entry of the page's `localStorage`.

use std::path::PathBuf;

use bevy::prelude::*;
use web_sys::wasm_bindgen::{JsCast, JsValue};

use super::{StorageError, aside};

/// What the keys of this program begin with: a page may share its storage with others of the same host. The script
/// `boot.js` knows it too.
const PREFIX: &str = "parlour/";

/// A place for named texts: the storage of the page.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub struct Storage;

impl Storage {
    /// The storage of the page. A folder has no meaning here.
    pub fn open(_folder: Option<PathBuf>) -> Self {
        Self
    }

    /// The text of that name, `None` if there is none yet or the browser keeps nothing for this page.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn read(&self, name: &str) -> Result<Option<String>, StorageError> {
        let Ok(entries) = entries() else { return Ok(None) };
        entries.get_item(&key(name)).map_err(|refusal| refused(name, &refusal))
    }

    /// Whether something is kept under that name.
    pub fn has(&self, name: &str) -> bool {
        matches!(self.read(name), Ok(Some(_)))
    }

    /// Keeps a text under a name, whole or not at all.
    ///
    /// # Errors
    /// If storage is blocked or full. The text kept before is then still there.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StorageError> {
        entries()?.set_item(&key(name), text).map_err(|refusal| refused(name, &refusal))
    }

    /// Forgets a text; it is no error if there is none.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn remove(&self, name: &str) -> Result<(), StorageError> {
        entries()?.remove_item(&key(name)).map_err(|refusal| refused(name, &refusal))
    }

    /// Renames a text that cannot be understood, so that it is not overwritten. Returns the new name.
    ///
    /// # Errors
    /// If the browser refuses.
    pub fn set_aside(&self, name: &str) -> Result<String, StorageError> {
        let text = self.read(name)?.unwrap_or_default();
        let free = aside(name, |name| self.has(name));
        // Removed first: two copies might not find room.
        self.remove(name)?;
        self.write(&free, &text)?;
        Ok(free)
    }
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

/// The entries of the page. A browser that keeps nothing for it has none, or throws when asked.
fn entries() -> Result<web_sys::Storage, StorageError> {
    let window = web_sys::window().ok_or(StorageError::NoPlace)?;
    window.local_storage().ok().flatten().ok_or(StorageError::NoPlace)
}

fn refused(name: &str, refusal: &JsValue) -> StorageError {
    // An exception of the browser has a name and a message; both are in its text.
    let reason = refusal.dyn_ref::<web_sys::DomException>().map_or_else(|| format!("{refusal:?}"), |e| e.message());
    StorageError::Refused { place: name.to_owned(), reason }
}
