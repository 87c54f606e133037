//! Everything that is kept, to take along as one text and to bring back: a card of the settings.

use std::collections::BTreeMap;

use bevy::prelude::*;
use bevy_egui::egui::Ui;

use super::Screen;
use crate::locale::Locale;
use crate::notice::{Confirmed, Dialog, Notice, Notices};
use crate::platform::backup::{Keepsakes, Restored};
use crate::platform::exchange::{Exchange, Exchanged};
use crate::platform::keep::Unreadable;
use crate::platform::storage::Storage;
use crate::theme::widgets::{self, Button};

/// The question before the values of this place are replaced.
const RESTORE: &str = "restore";

/// The name proposed for the file.
const FILE: &str = "parlour.txt";

/// What the names of such files end with.
const ENDINGS: &[&str] = &["txt", "ron"];

/// What a person wants of the card.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// A file of all that is kept.
    Save,
    /// The same on the clipboard.
    Copy,
    /// To bring back what is in a file.
    Open,
    /// To bring back what is on the clipboard.
    Paste,
}

/// What was read and is brought back once the person agrees.
#[derive(Resource, Default)]
struct Pending(BTreeMap<String, String>);

/// Registers what happens behind the card.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pending>()
        .add_message::<Wish>()
        .add_systems(Update, (grant, (answer, restore).chain()).run_if(in_state(Screen::Settings)));
}

/// Shows the card.
pub fn show(ui: &mut Ui, locale: &Locale, wishes: &mut MessageWriter<Wish>) {
    widgets::heading(ui, locale.tr("settings-backup"));
    widgets::note(ui, locale.tr("settings-backup-note"));
    let mut row = |buttons: &[(&str, Wish)]| {
        ui.horizontal_wrapped(|ui| {
            for (name, wish) in buttons {
                if Button::secondary(name, locale.tr(&format!("settings-{name}"))).show(ui).clicked() {
                    wishes.write(*wish);
                }
            }
        });
    };
    row(&[("backup-save", Wish::Save), ("backup-copy", Wish::Copy)]);
    row(&[("backup-open", Wish::Open), ("backup-paste", Wish::Paste)]);
}

fn grant(
    mut wishes: MessageReader<Wish>,
    keepsakes: Res<Keepsakes>,
    storage: Res<Storage>,
    mut exchange: MessageWriter<Exchange>,
    mut notices: ResMut<Notices>,
) {
    for wish in wishes.read() {
        let text = match wish {
            Wish::Save | Wish::Copy if !keepsakes.any(&storage) => {
                notices.push(Notice::info("notice-backup-empty"));
                continue;
            }
            Wish::Save | Wish::Copy => keepsakes.write(&storage),
            Wish::Open | Wish::Paste => Ok(String::new()),
        };
        match text {
            Ok(text) => {
                exchange.write(match wish {
                    Wish::Save => Exchange::Save { name: FILE.to_owned(), text },
                    Wish::Copy => Exchange::Copy(text),
                    Wish::Open => Exchange::Open { endings: ENDINGS },
                    Wish::Paste => Exchange::Paste,
                });
            }
            Err(error) => notices.push(Notice::warning("notice-backup-failed").with("error", error.to_string())),
        }
    }
}

/// Says what came of it. A text that has come is read, and the person asked.
fn answer(
    mut exchanged: ResMut<Messages<Exchanged>>,
    keepsakes: Res<Keepsakes>,
    mut pending: ResMut<Pending>,
    mut dialog: ResMut<Dialog>,
    mut notices: ResMut<Notices>,
) {
    for exchanged in exchanged.drain() {
        let notice = match exchanged {
            Exchanged::Copied => Notice::info("notice-backup-copied"),
            Exchanged::Saved(Some(place)) => Notice::info("notice-backup-saved").with("place", place),
            Exchanged::Saved(None) => Notice::info("notice-backup-downloaded"),
            Exchanged::NoDialog => Notice::warning("notice-no-dialog"),
            Exchanged::Failed(error) => Notice::warning("notice-backup-failed").with("error", error),
            Exchanged::Taken(text) => match keepsakes.read(&text) {
                Ok(texts) => {
                    pending.0 = texts;
                    dialog.ask(RESTORE);
                    continue;
                }
                Err(Unreadable::Damaged) => Notice::warning("notice-backup-damaged"),
                Err(Unreadable::Newer) => Notice::warning("notice-backup-newer"),
            },
        };
        notices.push(notice);
    }
}

fn restore(
    mut confirmed: MessageReader<Confirmed>,
    mut pending: ResMut<Pending>,
    keepsakes: Res<Keepsakes>,
    storage: Res<Storage>,
    mut restored: MessageWriter<Restored>,
    mut notices: ResMut<Notices>,
) {
    if confirmed.read().any(|confirmed| confirmed.0 == RESTORE) {
        match keepsakes.restore(&storage, &std::mem::take(&mut pending.0)) {
            Ok(()) => {
                restored.write(Restored);
                notices.push(Notice::info("notice-backup-restored"));
            }
            Err(error) => notices.push(Notice::warning("notice-backup-failed").with("error", error.to_string())),
        }
    }
}
