//! Everything that is kept can be taken along and brought back, and nothing is lost by a text that is no such thing.

use std::path::Path;

use bevy::prelude::*;
use parlour::args::SideChoice;
use parlour::catalogue::GameId;
use parlour::locale::Language;
use parlour::notice::Notices;
use parlour::platform::backup::{Keepsakes, REPLACED};
use parlour::platform::exchange::{Exchange, Exchanged};
use parlour::platform::keep::Kept;
use parlour::platform::storage::Storage;
use parlour::profile::Profiles;
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::TableGame;
use parlour::table::saves::Unfinished;
use parlour_dots::Dots;
use proptest::prelude::*;

use super::hands::Person;
use super::{folder, sit_down};

/// What was wished for, frame by frame: messages themselves soon pass.
#[derive(Resource, Default)]
struct Wishes(Vec<Exchange>);

fn note(mut wishes: ResMut<Wishes>, mut messages: MessageReader<Exchange>) {
    wishes.0.extend(messages.read().cloned());
}

/// In a window so high that nothing is below the fold.
fn on_the_settings_page(folder: &Path) -> Person {
    let mut person = Person::new(1280, 1600, folder);
    person.app.init_resource::<Wishes>().add_systems(Last, note);
    person.hurry();
    person.press("settings");
    person.until("settings", |person| person.screen() == Screen::Settings);
    person.frames(3);
    person
}

/// What pressing the button gives away: the text of a file, or of the clipboard.
fn given(person: &mut Person, button: &str) -> String {
    person.app.insert_resource(Wishes::default());
    person.press(button);
    person.frames(3);
    match person.app.world().resource::<Wishes>().0.as_slice() {
        [Exchange::Save { text, .. } | Exchange::Copy(text)] => text.clone(),
        other => panic!("{other:?}"),
    }
}

fn take(person: &mut Person, text: &str) {
    person.app.world_mut().write_message(Exchanged::Taken(text.to_owned()));
    person.frames(4);
}

/// A text with Hungarian words, results and a game of two moves.
fn text_of_a_used_parlour() -> String {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::Both, Some("2x2"), "easy", folder.path());
    person.make_any::<Dots>();
    person.make_any::<Dots>();
    person.app.world_mut().resource_mut::<Settings>().language = Some(Language::Hu);
    person.app.world_mut().resource_mut::<Profiles>().game(Dots::GAME).hints = 7;
    person.frames(3);
    drop(person);
    let mut person = on_the_settings_page(folder.path());
    given(&mut person, "backup-copy")
}

#[test]
fn what_was_taken_along_is_brought_back() {
    let text = text_of_a_used_parlour();
    let folder = folder();
    let mut person = on_the_settings_page(folder.path());
    take(&mut person, &text);
    // Nothing changes before the person agrees.
    assert_eq!(person.app.world().resource::<Profiles>(), &Profiles::default());
    person.press("dialog-no");
    person.frames(3);
    assert_eq!(person.app.world().resource::<Profiles>(), &Profiles::default());
    take(&mut person, &text);
    person.press("dialog-yes");
    person.frames(4);
    let world = person.app.world();
    assert_eq!(world.resource::<Settings>().language, Some(Language::Hu));
    assert_eq!(world.resource::<Profiles>().chosen().games[&GameId::Dots].hints, 7);
    assert_eq!(*world.resource::<Unfinished>(), Unfinished(Some(GameId::Dots)));
    assert!(world.resource::<Storage>().has(REPLACED));
    person.app.world_mut().insert_resource(Notices::default());
    person.frames(10);
    assert_eq!(given(&mut person, "backup-copy"), text);
    person.app.world_mut().insert_resource(Notices::default());
    person.escape();
    person.until("title", |person| person.screen() == Screen::Title);
    person.frames(10);
    person.press("continue");
    person.until("table", |person| person.screen() == Screen::Table(GameId::Dots));
    person.frames(3);
    assert_eq!(person.table::<Dots>().history.at(), 2);
}

#[test]
fn before_anything_is_kept_there_is_nothing_to_take_along() {
    let folder = folder();
    let mut person = on_the_settings_page(folder.path());
    // The hurry of these hands is a setting, and kept.
    std::fs::remove_file(folder.path().join(Settings::NAME)).unwrap();
    person.press("backup-save");
    person.frames(3);
    assert!(person.app.world().resource::<Wishes>().0.is_empty());
    assert!(person.read_notices().join(" ").contains("notice-backup-empty"));
}

#[test]
fn what_is_no_such_text_changes_nothing() {
    let folder = folder();
    let good = text_of_a_used_parlour();
    let mut person = on_the_settings_page(folder.path());
    let before = person.app.world().resource::<Settings>().clone();
    let damaged = [
        String::new(),
        "Dear diary".to_owned(),
        "(version: 1, value: {})".to_owned(),
        good.replace("hints", "hounds(("),
        good[..good.len() / 2].to_owned(),
    ];
    let newer = good.replacen("version: 1", "version: 2", 1);
    let cases = damaged.iter().map(|text| (text, "notice-backup-damaged")).chain([(&newer, "notice-backup-newer")]);
    for (text, notice) in cases {
        person.app.world_mut().insert_resource(Notices::default());
        take(&mut person, text);
        assert!(!person.sees("dialog-yes"), "{text}");
        let said = person.read_notices().join(" ");
        assert!(said.contains(notice), "{said}: {text}");
    }
    assert_eq!(*person.app.world().resource::<Settings>(), before);
}

#[test]
fn any_text_is_read_or_refused() {
    let folder = folder();
    let person = on_the_settings_page(folder.path());
    let keepsakes = person.app.world().resource::<Keepsakes>().clone();
    proptest!(|(text in "\\(version: [0-9]{1,3}, value: .{0,200}|.{0,300}")| {
        let _ = keepsakes.read(&text);
    });
}
