//! A data folder that cannot be written to, or that vanishes.

use std::fs;

use bevy::prelude::*;
use parlour::args::SideChoice;
use parlour::catalogue::GameId;
use parlour::notice::Notices;
use parlour::platform::storage::Storage;
use parlour::profile::{ProfileId, Profiles};
use parlour::screen::Screen;
use parlour::table::Phase;
use parlour::table::saves;
use parlour_core::Game;
use parlour_dots::Dots;
use parlour_notakto::Notakto;

use super::hands::Person;
use super::{folder, sit_down};

#[test]
fn without_a_place_for_files_a_game_is_played_to_its_end_with_one_notice() {
    let folder = folder();
    let file = folder.path().join("file");
    fs::write(&file, "in the way").unwrap();
    let mut person = Person::new(1280, 800, &file.join("data"));
    assert!(person.read_notices().is_empty());
    person.hurry();
    person.open(GameId::Notakto);
    person.play(GameId::Notakto);
    let mut said = person.read_notices();
    while person.my_turn() {
        person.make_any::<Notakto>();
        person.frames(2);
        said.extend(person.read_notices());
    }
    person.frames(5);
    said.extend(person.read_notices());
    assert_eq!(said, ["notice-storage-fails"]);
    let profile = person.app.world().resource::<Profiles>().chosen();
    assert_eq!(profile.games[&GameId::Notakto].against("easy", None)[0].played(), 1);
    assert_eq!(fs::read_to_string(&file).unwrap(), "in the way");
}

/// How many moves of the game are kept.
fn kept_moves(folder: &std::path::Path) -> Option<usize> {
    let storage = Storage::open(Some(folder.to_path_buf()));
    if !storage.has("game-dots.ron") {
        return None;
    }
    saves::resume::<Dots>(ProfileId::FIRST, &storage, &mut Notices::default()).map(|(history, _)| history.at())
}

#[test]
fn a_folder_that_vanishes_during_play_costs_nothing_but_a_notice() {
    let folder = folder();
    let data = folder.path().join("data");
    let mut person = sit_down::<Dots>(SideChoice::Both, Some("3x3"), "easy", &data);
    person.hurry();
    person.make_any::<Dots>();
    assert_eq!(kept_moves(&data), Some(1));
    for round in 0..2 {
        fs::remove_dir_all(&data).unwrap();
        fs::write(&data, "in the way").unwrap();
        let before = person.table::<Dots>().history.at();
        for _ in 0..3 {
            person.make_any::<Dots>();
        }
        assert_eq!(person.read_notices(), ["notice-storage-fails"], "round {round}");
        // It works again: the folder is made anew, and the whole game is there.
        fs::remove_file(&data).unwrap();
        person.make_any::<Dots>();
        assert_eq!(kept_moves(&data), Some(before + 4));
        assert!(person.read_notices().is_empty());
        // Settings and profile are written when they next change.
        person.letter(KeyCode::KeyM, "m");
        person.letter(KeyCode::KeyH, "h");
        person.until("hint", |person| person.table::<Dots>().hint.is_some());
        assert!(data.join("settings.ron").exists() && data.join("profile.ron").exists());
    }
}

#[test]
fn a_game_whose_file_vanished_is_not_offered_again() {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::Both, Some("3x3"), "easy", folder.path());
    person.hurry();
    person.make_any::<Dots>();
    person.escape();
    person.until("set-up", |person| person.screen() == Screen::Setup(GameId::Dots));
    person.frames(3);
    person.escape();
    person.until("title", |person| person.screen() == Screen::Title);
    person.frames(3);
    fs::remove_file(folder.path().join("game-dots.ron")).unwrap();
    person.press("continue");
    person.frames(3);
    person.until("title", |person| person.screen() == Screen::Title);
    person.frames(3);
    assert_eq!(person.read_notices(), ["notice-game-gone"]);
    assert_eq!(person.phase(), Phase::Away);
    assert_eq!(person.find("continue"), None);
}

/// A disk without room: what is written ends in `/dev/full`.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_leaves_the_file_before_whole() {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::Both, Some("3x3"), "easy", folder.path());
    person.hurry();
    person.make_any::<Dots>();
    assert_eq!(kept_moves(folder.path()), Some(1));
    let before = fs::read(folder.path().join("game-dots.ron")).unwrap();
    std::os::unix::fs::symlink("/dev/full", folder.path().join("game-dots.new")).unwrap();
    person.make_any::<Dots>();
    assert_eq!(fs::read(folder.path().join("game-dots.ron")).unwrap(), before);
    assert_eq!(person.read_notices(), ["notice-storage-fails"]);
    person.make_any::<Dots>();
    assert_eq!(kept_moves(folder.path()), Some(3));
    assert_eq!(person.table::<Dots>().position().legal_moves().len(), 21);
}
