//! Everything that is kept, as one text: for another machine, another browser, or a safe place.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::keep::{self, Unreadable};
use super::storage::{Storage, StorageError};

/// The version of the form. The page of a browser writes it too, when the program itself cannot (`assets/web/boot.js`).
const VERSION: u32 = 1;

/// Under this name the values that a restoration replaced are kept.
pub const REPLACED: &str = "replaced.ron";

/// Whether a text is a value that could be read.
type Check = fn(&str) -> Result<(), Unreadable>;

/// The names of all texts that are kept, and how each is checked. Whoever keeps a text enters it.
#[derive(Resource, Clone, Debug, Default)]
pub struct Keepsakes(BTreeMap<String, Check>);

impl Keepsakes {
    /// Enters a text.
    pub fn enter(&mut self, name: String, check: Check) {
        self.0.insert(name, check);
    }

    /// Whether there is anything to write. Nothing is kept before something has been chosen or played.
    pub fn any(&self, storage: &Storage) -> bool {
        self.0.keys().any(|name| storage.has(name))
    }

    /// All that is kept, as one text. What cannot be read is left out.
    ///
    /// # Errors
    /// If the text cannot be written.
    pub fn write(&self, storage: &Storage) -> Result<String, ron::Error> {
        let texts: BTreeMap<&String, String> =
            self.0.keys().filter_map(|name| Some((name, storage.read(name).ok()??))).collect();
        keep::to_text(VERSION, &texts)
    }

    /// The values in such a text, by name.
    ///
    /// # Errors
    /// If it is something else, comes from a later version, or one of its values could not be read. A text that is
    /// kept here under no such name is such a value.
    pub fn read(&self, text: &str) -> Result<BTreeMap<String, String>, Unreadable> {
        let mut texts: BTreeMap<String, String> = keep::from_text(VERSION, text)?;
        // A rescued page holds also what was set aside, which has no use here.
        texts.retain(|name, _| self.0.contains_key(name));
        if texts.is_empty() {
            return Err(Unreadable::Damaged);
        }
        texts.iter().try_for_each(|(name, text)| self.0[name](text)).map(|()| texts)
    }

    /// Keeps the values instead of those of the same names, which go on under [`REPLACED`] as one text.
    ///
    /// # Errors
    /// If one cannot be kept. Everything is then as it was.
    pub fn restore(&self, storage: &Storage, texts: &BTreeMap<String, String>) -> Result<(), StorageError> {
        let before = self
            .write(storage)
            .map_err(|error| StorageError::Refused { place: REPLACED.to_owned(), reason: error.to_string() })?;
        storage.write(REPLACED, &before)?;
        let old: Vec<(&String, Option<String>)> =
            texts.keys().map(|name| (name, storage.read(name).ok().flatten())).collect();
        texts.iter().try_for_each(|(name, text)| storage.write(name, text)).inspect_err(|_| {
            for (name, text) in &old {
                // What could be written before can be written again.
                let _ = text.as_ref().map_or_else(|| storage.remove(name), |text| storage.write(name, text));
            }
        })
    }
}

/// Other values are kept now: whoever holds one reads it again.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Restored;
