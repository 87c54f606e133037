//! On a desktop the system's dialogs ask for files, and a file can be dropped on the window.

use std::fs::{self, File};
use std::future::Future;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{IoTaskPool, Task};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use bevy_egui::EguiClipboard;
use rfd::{AsyncFileDialog, FileHandle};

use super::{Exchange, Exchanged, MOST};

/// A dialog that is gone before anybody can have seen it was never there: the desktop has none.
const UNSEEN: Duration = Duration::from_millis(250);

/// The dialogs that are open.
#[derive(Resource, Default)]
struct Dialogs(Vec<Task<Option<Exchanged>>>);

/// Registers both ways.
pub fn plugin(app: &mut App) {
    app.init_resource::<Dialogs>()
        .add_systems(PreUpdate, (take_dropped, hear_dialogs))
        .add_systems(PostUpdate, (exchange, open_dialogs));
}

fn exchange(
    mut wishes: MessageReader<Exchange>,
    mut done: MessageWriter<Exchanged>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
) {
    for wish in wishes.read() {
        done.write(match (wish, &mut clipboard) {
            (Exchange::Save { .. } | Exchange::Open { .. }, _) => continue,
            (Exchange::Copy(text), Some(clipboard)) => {
                clipboard.set_text(text);
                Exchanged::Copied
            }
            (Exchange::Paste, Some(clipboard)) => Exchanged::Taken(clipboard.get_text().unwrap_or_default()),
            (Exchange::Copy(_) | Exchange::Paste, None) => Exchanged::Failed(String::new()),
        });
    }
}

/// Some systems open dialogs only from the thread that holds the windows.
fn open_dialogs(
    _main_thread: NonSendMarker,
    mut wishes: MessageReader<Exchange>,
    mut dialogs: ResMut<Dialogs>,
    wake: Option<Res<EventLoopProxyWrapper>>,
) {
    for wish in wishes.read() {
        let wake = wake.as_ref().map(|wake| (***wake).clone());
        let start = |dialog: Answer| {
            dialogs.0.push(IoTaskPool::get().spawn(async move {
                let answer = dialog.await;
                if let Some(wake) = wake {
                    // If nothing listens any more, the program ends.
                    let _ = wake.send_event(WinitUserEvent::WakeUp);
                }
                answer
            }));
        };
        match wish {
            Exchange::Save { name, text } => start(Box::pin(ask_and_save(name.clone(), text.clone()))),
            Exchange::Open { endings } => start(Box::pin(ask_and_read(endings))),
            Exchange::Copy(_) | Exchange::Paste => {}
        }
    }
}

/// What comes of a dialog; nothing if the person closes it.
type Answer = std::pin::Pin<Box<dyn Future<Output = Option<Exchanged>> + Send>>;

fn hear_dialogs(mut dialogs: ResMut<Dialogs>, mut done: MessageWriter<Exchanged>) {
    dialogs.bypass_change_detection().0.retain_mut(|dialog| {
        let answer = check_ready(dialog);
        let open = answer.is_none();
        done.write_batch(answer.flatten());
        open
    });
}

/// What a dialog has found; an error if it could not be shown.
async fn shown(dialog: impl Future<Output = Option<FileHandle>>) -> Result<Option<PathBuf>, ()> {
    let start = Instant::now();
    match dialog.await {
        Some(file) => Ok(Some(file.path().to_owned())),
        None if start.elapsed() < UNSEEN => Err(()),
        None => Ok(None),
    }
}

async fn ask_and_save(name: String, text: String) -> Option<Exchanged> {
    let ending = name.rsplit_once('.').map_or("txt", |(_, ending)| ending);
    let dialog = AsyncFileDialog::new().set_file_name(&name).add_filter(ending, &[ending]).save_file();
    let saved = match shown(dialog).await {
        Ok(None) => return None,
        Ok(Some(path)) => fs::write(&path, &text).map(|()| path),
        Err(()) => save(&name, &text),
    };
    Some(match saved {
        Ok(path) => Exchanged::Saved(Some(path.display().to_string())),
        Err(error) => Exchanged::Failed(error.to_string()),
    })
}

async fn ask_and_read(endings: &[&str]) -> Option<Exchanged> {
    let dialog = AsyncFileDialog::new().add_filter(endings.join(", "), endings).add_filter("*", &["*"]).pick_file();
    match shown(dialog).await {
        Ok(path) => path.map(|path| take(&path)),
        Err(()) => Some(Exchanged::NoDialog),
    }
}

/// Writes a text into a new file of that name among the person's documents, or of a name much like it.
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
            done.write(take(path_buf));
        }
    }
}

fn take(path: &Path) -> Exchanged {
    read(path).map_or_else(|error| Exchanged::Failed(error.to_string()), Exchanged::Taken)
}

/// The text of a file, also of one that an older program wrote in Latin-1.
fn read(path: &Path) -> io::Result<String> {
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST as u64).read_to_end(&mut bytes)?;
    Ok(parlour_core::text_of(&bytes))
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

    #[test]
    fn old_files_can_be_read() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("old.pgn");
        fs::write(&path, b"[White \"Mar\xf3czy\"]").unwrap();
        assert_eq!(read(&path).unwrap(), "[White \"Maróczy\"]");
    }
}
