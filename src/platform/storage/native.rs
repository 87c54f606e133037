//! On a desktop each text is a file in the person's data folder, written beside itself first and then renamed, so that
//! a crash or a full disk never leaves half a file.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::{StorageError, aside};

/// A place for named texts: a folder.
#[derive(Resource, Clone, Debug, Default)]
pub struct Storage {
    folder: Option<PathBuf>,
}

impl Storage {
    /// The storage in `folder`, or in the system's own place for the data of programs.
    pub fn open(folder: Option<PathBuf>) -> Self {
        let folder = folder
            .or_else(|| directories::ProjectDirs::from("", "", "Parlour").map(|dirs| dirs.data_dir().to_path_buf()));
        Self { folder }
    }

    fn path(&self, name: &str) -> Result<PathBuf, StorageError> {
        self.folder.as_ref().map(|folder| folder.join(name)).ok_or(StorageError::NoPlace)
    }

    /// The text of that name, `None` if there is none yet.
    ///
    /// # Errors
    /// If it exists but cannot be read as text.
    pub fn read(&self, name: &str) -> Result<Option<String>, StorageError> {
        let Ok(path) = self.path(name) else { return Ok(None) };
        match fs::read_to_string(&path) {
            Ok(text) => Ok(Some(text)),
            // Without the folder, or with something else in its place, there is no text either.
            Err(error) if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory) => Ok(None),
            Err(error) => Err(at(&path, error)),
        }
    }

    /// Whether something is kept under that name.
    pub fn has(&self, name: &str) -> bool {
        self.path(name).is_ok_and(|path| path.exists())
    }

    /// Keeps a text under a name, whole or not at all.
    ///
    /// # Errors
    /// If the folder is missing, full or read-only. The text kept before is then still there.
    pub fn write(&self, name: &str, text: &str) -> Result<(), StorageError> {
        let path = self.path(name)?;
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| at(folder, error))?;
        }
        let beside = path.with_extension("new");
        write_through(&beside, text)
            .and_then(|()| fs::rename(&beside, &path))
            .inspect_err(|_| drop(fs::remove_file(&beside)))
            .map_err(|error| at(&path, error))
    }

    /// Forgets a text; it is no error if there is none.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn remove(&self, name: &str) -> Result<(), StorageError> {
        let path = self.path(name)?;
        match fs::remove_file(&path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(at(&path, error)),
            _ => Ok(()),
        }
    }

    /// Renames a text that cannot be understood, so that it is not overwritten. Returns the new name.
    ///
    /// # Errors
    /// If the system refuses.
    pub fn set_aside(&self, name: &str) -> Result<String, StorageError> {
        let path = self.path(name)?;
        let free = aside(name, |name| path.with_file_name(name).exists());
        fs::rename(&path, path.with_file_name(&free)).map_err(|error| at(&path, error))?;
        Ok(free)
    }
}

/// Writes a file and waits until it has reached the disk: a rename must not overtake its contents.
fn write_through(path: &Path, text: &str) -> io::Result<()> {
    let mut file = fs::File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

fn at(path: &Path, error: io::Error) -> StorageError {
    StorageError::Refused { place: path.display().to_string(), reason: error.to_string() }
}
