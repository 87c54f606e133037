//! What may go wrong around a game, and that nothing is lost by it.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

#[path = "../hands/mod.rs"]
mod hands;

mod backup;
mod command_line;
mod files;
mod folder;
mod pages;
mod people;
mod resume;
mod rough_hands;
mod searches;
mod windows;

use std::path::Path;

use hands::Person;
use parlour::args::{Args, SideChoice};
use parlour::screen::Screen;
use parlour::table::TableGame;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// Starts the program at a table.
fn sit_down<G: TableGame>(side: SideChoice, size: Option<&str>, opponent: &str, folder: &Path) -> Person {
    let args = Args {
        game: Some(G::GAME.name().to_owned()),
        side: Some(side),
        size: size.map(str::to_owned),
        opponent: Some(opponent.to_owned()),
        seed: Some(1),
        ..Args::default()
    };
    let mut person = Person::with_args(1280, 800, folder, args);
    person.until("table", |person| person.screen() == Screen::Table(G::GAME));
    person.frames(3);
    person
}
