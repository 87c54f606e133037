//! In a browser the page does what only a page can: it asks for files and for the clipboard. See `assets/web/boot.js`.

use std::cell::RefCell;

use bevy::prelude::*;

use super::{Exchange, Exchanged, MOST};
use crate::platform::page;

thread_local! {
    /// What the page has said since the last frame.
    static SAID: RefCell<Vec<Exchanged>> = RefCell::default();
}

/// Registers both ways.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, listen).add_systems(PreUpdate, hear).add_systems(PostUpdate, ask);
}

fn ask(mut wishes: MessageReader<Exchange>, mut done: MessageWriter<Exchanged>) {
    for wish in wishes.read() {
        match wish {
            Exchange::Copy(text) => page::tell("copy", text),
            Exchange::Paste => page::tell("paste", ""),
            Exchange::Open { endings } => page::tell("open", &endings.join(",")),
            Exchange::Save { name, text } => {
                // The name on a line of its own, then the text.
                page::tell("save", &format!("{name}\n{text}"));
                done.write(Exchanged::Saved(None));
            }
        }
    }
}

fn hear(mut done: MessageWriter<Exchanged>) {
    done.write_batch(SAID.take());
}

/// From now on what the page says is kept for the next frame.
fn listen() {
    page::listen("taken", |text| {
        note(if text.len() <= MOST { Exchanged::Taken(text) } else { Exchanged::Failed(String::new()) });
    });
    page::listen("copied", |_| note(Exchanged::Copied));
    page::listen("failed", |reason| note(Exchanged::Failed(reason)));
}

fn note(said: Exchanged) {
    SAID.with_borrow_mut(|all| all.push(said));
}
