//! On a desktop a file is saved among the person's documents, and taken when it is dropped on the window.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy_egui::EguiClipboard;

use super::{Exchange, Exchanged, MOST};

/// Whether a file can be asked for. Here one is dropped on the window instead.
pub const CAN_ASK_FOR_FILES: bool = false;

/// Registers both ways.
pub fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, take_dropped).add_systems(PostUpdate, exchange);
}

fn exchange(
    mut wishes: MessageReader<Exchange>,
    mut done: MessageWriter<Exchanged>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
) {
    for wish in wishes.read() {
        done.write(match (wish, &mut clipboard) {
            (Exchange::Save { name, text }, _) => match save(name, text) {
                Ok(path) => Exchanged::Saved(Some(path.display().to_string())),
                Err(error) => Exchanged::Failed(error.to_string()),
            },
            (Exchange::Copy(text), Some(clipboard)) => {
                clipboard.set_text(text);
                Exchanged::Copied
            }
            (Exchange::Paste, Some(clipboard)) => Exchanged::Taken(clipboard.get_text().unwrap_or_default()),
            (Exchange::Copy(_) | Exchange::Paste | Exchange::Open, _) => Exchanged::Failed(String::new()),
        });
    }
}

/// Writes a text into a new file of that name, or of one much like it.
fn save(name: &str, text: &str) -> io::Result<PathBuf> {
    let folders = directories::UserDirs::new().ok_or(io::ErrorKind::NotFound)?;
    let folder = folders.document_dir().or(folders.download_dir()).unwrap_or(folders.home_dir());
    save_in(folder, name, text)
}

fn save_in(folder: &Path, name: &str, text: &str) -> io::Result<PathBuf> {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, "txt"));
    for number in 1.. {
        let path = folder.join(if number == 1 { name.to_owned() } else { format!("{stem}-{number}.{ending}") });
        match File::create_new(&path).and_then(|mut file| io::Write::write_all(&mut file, text.as_bytes())) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            done => return done.map(|()| path),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn take_dropped(mut dropped: MessageReader<FileDragAndDrop>, mut done: MessageWriter<Exchanged>) {
    for event in dropped.read() {
        if let FileDragAndDrop::DroppedFile { path_buf, .. } = event {
            done.write(read(path_buf).map_or_else(|error| Exchanged::Failed(error.to_string()), Exchanged::Taken));
        }
    }
}

fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(MOST as u64).read_to_string(&mut text)?;
    Ok(text)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use super::*;

    #[test]
    fn no_file_is_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let paths = ["first", "second"].map(|text| save_in(folder.path(), "parlour.txt", text).unwrap());
        assert_eq!(paths, ["parlour.txt", "parlour-2.txt"].map(|name| folder.path().join(name)));
        assert_eq!(paths.map(|path| read(&path).unwrap()), ["first", "second"]);
    }
}
