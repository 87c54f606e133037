//! The people who play at this machine: chosen, added, renamed and removed with every kind of hand, and ranked.

use bevy::prelude::*;
use parlour::args::SideChoice;
use parlour::catalogue::GameId;
use parlour::locale::Language;
use parlour::profile::{Against, Profile, ProfileId, Profiles, Tally};
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::saves::{self, Unfinished};
use parlour::table::{Phase, TableGame};
use parlour_dots::Dots;

use super::hands::Person;
use super::{folder, sit_down};

fn profiles(person: &Person) -> &Profiles {
    person.app.world().resource::<Profiles>()
}

fn names(person: &Person) -> Vec<String> {
    profiles(person).people().map(|(_, profile)| profile.name.clone()).collect()
}

/// On the page where the people are, in a window so high that nothing is below the fold.
fn among_people(folder: &std::path::Path) -> Person {
    let mut person = Person::new(1280, 1600, folder);
    person.hurry();
    person.press("statistics");
    person.until("statistics", |person| person.screen() == Screen::Statistics);
    person.frames(3);
    person.press("statistics-people");
    person.frames(3);
    person
}

fn call(person: &mut Person, name: &str) {
    person.press("person-name");
    person.write(name);
    person.frames(2);
}

#[test]
fn people_are_added_named_chosen_and_removed_with_the_mouse() {
    let folder = folder();
    let mut person = among_people(folder.path());
    call(&mut person, "Ágnes");
    person.press("person-new");
    person.frames(3);
    call(&mut person, "Béla");
    assert_eq!(names(&person), ["Ágnes", "Béla"]);
    assert_eq!(profiles(&person).chosen().name, "Béla");
    person.press("person-1");
    person.frames(3);
    assert_eq!(profiles(&person).chosen().name, "Ágnes");
    // No more letters than a name may have, wherever they come from.
    call(&mut person, &"w".repeat(40));
    assert_eq!(profiles(&person).chosen().name.chars().count(), Profiles::LONGEST);
    person.press("person-remove");
    person.frames(3);
    person.press("dialog-no");
    person.frames(3);
    assert_eq!(profiles(&person).people().len(), 2, "only who agrees removes somebody");
    person.press("person-remove");
    person.frames(3);
    person.press("dialog-yes");
    person.frames(4);
    assert_eq!(names(&person), ["Béla"]);
    // The last one stays: the button does nothing.
    person.press("person-remove");
    person.frames(3);
    assert!(person.find("dialog-yes").is_none());
    drop(person);
    let again = Person::new(1280, 800, folder.path());
    assert_eq!(names(&again), ["Béla"]);
}

/// Presses a key, or a button of the gamepad, until the control of that name has the focus.
fn go_to(person: &mut Person, name: &str, mut step: impl FnMut(&mut Person)) {
    for _ in 0..40 {
        let place = person.place(name).unwrap();
        if person.focused_at().is_some_and(|at| place.contains(at)) {
            return;
        }
        step(person);
        person.frames(2);
    }
    panic!("'{name}' is not reached");
}

#[test]
fn people_are_added_and_chosen_with_keys_and_with_a_gamepad() {
    let folder = folder();
    let mut person = among_people(folder.path());
    go_to(&mut person, "person-new", |person| person.arrow(KeyCode::ArrowDown));
    person.enter();
    person.frames(3);
    assert_eq!(profiles(&person).people().len(), 2);
    go_to(&mut person, "person-1", |person| person.arrow(KeyCode::ArrowUp));
    person.enter();
    person.frames(3);
    assert_eq!(profiles(&person).chosen_id().0, 1);
    go_to(&mut person, "person-2", |person| person.pad(GamepadButton::DPadDown));
    person.pad(GamepadButton::South);
    person.frames(3);
    assert_eq!(profiles(&person).chosen_id().0, 2);
    go_to(&mut person, "person-new", |person| person.pad(GamepadButton::DPadDown));
    person.pad(GamepadButton::South);
    person.frames(3);
    assert_eq!((profiles(&person).people().len(), profiles(&person).chosen_id().0), (3, 3));
    go_to(&mut person, "person-remove", |person| person.pad(GamepadButton::DPadDown));
    person.pad(GamepadButton::South);
    person.frames(4);
    // The harmless answer has the focus.
    go_to(&mut person, "dialog-yes", |person| person.pad(GamepadButton::DPadRight));
    person.pad(GamepadButton::South);
    person.frames(4);
    assert_eq!((profiles(&person).people().len(), profiles(&person).chosen_id().0), (2, 2));
}

#[test]
fn a_game_counts_for_who_is_chosen() {
    let folder = folder();
    let mut person = among_people(folder.path());
    person.press("person-new");
    person.frames(3);
    drop(person);
    let mut person = sit_down::<Dots>(SideChoice::First, Some("1x1"), "easy", folder.path());
    person.hurry();
    while person.my_turn() {
        person.make_any::<Dots>();
    }
    assert_eq!(person.phase(), Phase::Over);
    person.frames(5);
    let played: Vec<u32> = profiles(&person)
        .people()
        .map(|(_, profile)| profile.games.values().map(|game| game.total().played()).sum())
        .collect();
    assert_eq!(played, [0, 1]);
    assert_eq!(profiles(&person).chosen().games[&Dots::GAME].against("easy", None)[0].played(), 1);
}

/// Whoever is chosen is offered the games that he left, and nobody else's.
#[test]
fn everybody_has_unfinished_games_of_his_own() {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::Both, Some("2x2"), "easy", folder.path());
    person.make_any::<Dots>();
    person.frames(3);
    drop(person);
    let mut person = among_people(folder.path());
    person.press("person-new");
    person.frames(3);
    let unfinished = |person: &Person| person.app.world().resource::<Unfinished>().0;
    assert_eq!(unfinished(&person), None, "the game is somebody else's");
    drop(person);
    let mut person = sit_down::<Dots>(SideChoice::Both, Some("3x3"), "easy", folder.path());
    for _ in 0..2 {
        person.make_any::<Dots>();
        person.frames(3);
    }
    drop(person);
    let continued = |folder: &std::path::Path| {
        let mut person = Person::new(1280, 800, folder);
        person.press("continue");
        person.until("table", |person| person.screen() == Screen::Table(GameId::Dots));
        person.frames(3);
        person.table::<Dots>().history.at()
    };
    assert_eq!(continued(folder.path()), 2);
    let mut person = among_people(folder.path());
    person.press("person-1");
    person.frames(3);
    drop(person);
    assert_eq!(continued(folder.path()), 1, "the first one's game is as it was left");
    // With a person the games go, too.
    let mut person = among_people(folder.path());
    person.press("person-2");
    person.frames(3);
    person.press("person-remove");
    person.frames(3);
    person.press("dialog-yes");
    person.frames(4);
    assert_eq!(unfinished(&person), Some(GameId::Dots));
    let files: Vec<bool> =
        [1, 2].map(|id| folder.path().join(saves::file_name(GameId::Dots, ProfileId(id))).exists()).into();
    assert_eq!(files, [true, false]);
}

/// Many people with long names and results in all games.
fn crowd() -> Profiles {
    let mut profiles = Profiles::default();
    for number in 0..Profiles::MOST as u32 {
        if number > 0 {
            profiles.create().unwrap();
        }
        *profiles.chosen_mut() = Profile { name: format!("{number:02}").repeat(12), ..Profile::default() };
        for game in GameId::ALL {
            let against = Against { variant: "kalah".to_owned(), opponent: "club".to_owned() };
            let tally = Tally { won: number, drawn: 30 - number, lost: 1_000_000 * number };
            profiles.game(game).results.insert(against, [tally, Tally::default()]);
            profiles.game(game).emptied.insert("kalah".to_owned(), number % 5);
        }
    }
    profiles
}

/// The pages hold a crowd, in every window and both languages: every control can be reached, and clearing the statistics
/// forgets only what the chosen one has done.
#[test]
fn a_crowd_fits() {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    *person.app.world_mut().resource_mut::<Profiles>() = crowd();
    person.press("statistics");
    person.until("statistics", |person| person.screen() == Screen::Statistics);
    for language in Language::ALL {
        person.app.world_mut().resource_mut::<Settings>().language = Some(language);
        for (width, height) in [(1280, 800), (390, 844), (320, 480)] {
            person.resize(width, height);
            for part in ["rankings", "people", "results"] {
                person.frames(4);
                person.press(&format!("statistics-{part}"));
                person.frames(4);
                let tabs = ["results", "people", "rankings"].map(|name| person.sees(&format!("statistics-{name}")));
                assert_eq!(tabs, [true; 3], "{part} in {language:?} at {width}×{height}");
            }
        }
    }
    person.resize(1280, 1600);
    person.frames(4);
    let before = profiles(&person).clone();
    person.press("game-dots");
    person.frames(4);
    person.wheel(Vec2::new(640.0, 800.0), -200.0);
    person.frames(20);
    person.press("reset");
    person.frames(4);
    person.press("dialog-yes");
    person.frames(4);
    assert!(profiles(&person).chosen().games.is_empty());
    assert_eq!(profiles(&person).chosen().name, before.chosen().name);
    let others = |profiles: &Profiles| -> Vec<Profile> {
        let chosen = profiles.chosen_id();
        profiles.people().filter(|(id, _)| *id != chosen).map(|(_, profile)| profile.clone()).collect()
    };
    assert_eq!(others(profiles(&person)), others(&before));
}
