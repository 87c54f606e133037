//! What is remembered from one run of the program to the next, and that results count once.

use bevy::prelude::*;
use parlour::args::SideChoice;
use parlour::catalogue::{GameId, Player};
use parlour::locale::Language;
use parlour::profile::{Profiles, Tally};
use parlour::screen::Screen;
use parlour::settings::{Pace, Settings};
use parlour::table::saves::Unfinished;
use parlour::table::{Phase, TableGame};
use parlour_core::{Game, History};
use parlour_dots::Dots;
use parlour_notakto::Notakto;

use super::hands::Person;
use super::{folder, sit_down};

fn go_on(folder: &std::path::Path, game: GameId) -> Person {
    let mut person = Person::new(1280, 800, folder);
    person.hurry();
    person.press("continue");
    person.until("table", |person| person.screen() == Screen::Table(game));
    person.frames(3);
    person
}

fn undo(person: &mut Person) {
    person.letter(KeyCode::KeyU, "u");
    person.frames(2);
}

fn results(person: &Person, game: GameId) -> (u32, Tally) {
    let profile = person.app.world().resource::<Profiles>().chosen();
    let Some(profile) = profile.games.get(&game) else { return (0, Tally::default()) };
    let all = profile.results.values().flatten().fold(Tally::default(), |sum, tally| Tally {
        won: sum.won + tally.won,
        drawn: sum.drawn + tally.drawn,
        lost: sum.lost + tally.lost,
    });
    (profile.other_games + all.played(), all)
}

fn a_game_goes_on_where_it_was_left<G: TableGame>(side: SideChoice, size: Option<&str>) {
    let folder = folder();
    let mut person = sit_down::<G>(side, size, "hard", folder.path());
    person.hurry();
    for _ in 0..3 {
        assert!(person.my_turn());
        person.make_any::<G>();
    }
    assert!(person.my_turn());
    undo(&mut person);
    let table = person.table::<G>();
    let (history, choice, seed) = (table.history.clone(), table.choice.clone(), table.seed);
    assert!(table.can_redo());
    drop(person);

    let mut person = go_on(folder.path(), G::GAME);
    let table = person.table::<G>();
    assert_eq!(table.history, history);
    assert_eq!((&table.choice, table.seed), (&choice, seed));
    person.letter(KeyCode::KeyR, "r");
    person.frames(2);
    let table = person.table::<G>();
    assert_eq!(table.history.at(), history.plies().len());
    let mut replayed = History::<G>::new(table.setup()).unwrap();
    for ply in history.plies() {
        replayed.play(ply.mv, ply.time).unwrap();
    }
    assert_eq!(table.history, replayed);
    // Played to its end, it is not offered any more.
    while person.my_turn() {
        person.make_any::<G>();
    }
    person.frames(3);
    assert_eq!(results(&person, G::GAME).0, 1);
    assert_eq!(*person.app.world().resource::<Unfinished>(), Unfinished(None));
    drop(person);
    let mut person = Person::new(1280, 800, folder.path());
    assert_eq!(person.find("continue"), None);
    assert_eq!(results(&person, G::GAME).0, 1);
    assert!(person.read_notices().is_empty());
}

#[test]
fn dots_goes_on_where_it_was_left() {
    a_game_goes_on_where_it_was_left::<Dots>(SideChoice::Second, Some("2x3"));
}

#[test]
fn notakto_goes_on_where_it_was_left() {
    a_game_goes_on_where_it_was_left::<Notakto>(SideChoice::Both, None);
}

#[test]
fn a_game_closed_while_the_opponent_thinks_goes_on_with_its_move() {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::First, Some("5x5"), "perfect", folder.path());
    person.make_any::<Dots>();
    person.until("thinking", |person| person.phase() == Phase::Thinking);
    drop(person);
    let mut person = Person::new(1280, 800, folder.path());
    person.press("continue");
    person.until("thinking", |person| person.phase() == Phase::Thinking);
    assert_eq!(person.table::<Dots>().history.at(), 1);
    assert_eq!(person.table::<Dots>().choice.players[1], Player::Opponent("perfect".to_owned()));
}

#[test]
fn an_earlier_game_of_the_other_kind_is_offered_again() {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::Both, Some("2x2"), "easy", folder.path());
    person.make_any::<Dots>();
    drop(person);
    let mut person = sit_down::<Notakto>(SideChoice::Both, None, "easy", folder.path());
    person.hurry();
    person.make_any::<Notakto>();
    assert_eq!(*person.app.world().resource::<Unfinished>(), Unfinished(Some(GameId::Notakto)));
    while person.my_turn() {
        person.make_any::<Notakto>();
    }
    person.frames(3);
    assert_eq!(*person.app.world().resource::<Unfinished>(), Unfinished(Some(GameId::Dots)));
    drop(person);
    // Also when the note of what is unfinished is lost.
    std::fs::remove_file(folder.path().join("unfinished.ron")).unwrap();
    let person = go_on(folder.path(), GameId::Dots);
    assert_eq!(person.table::<Dots>().history.at(), 1);
}

#[test]
fn choices_and_settings_are_remembered() {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    person.hurry();
    person.open(GameId::Dots);
    for control in ["players-second", "opponent-medium", "size-4x4"] {
        for _ in 0..30 {
            if person.sees(control) {
                break;
            }
            person.wheel(Vec2::new(300.0, 500.0), -2.0);
            person.frames(2);
        }
        person.press(control);
        person.frames(2);
    }
    let chosen = person.app.world().resource::<Settings>().choices[&GameId::Dots].clone();
    assert_eq!(chosen.players, [Player::Opponent("medium".to_owned()), Player::Hand]);
    assert_eq!(chosen.setup.size.as_deref(), Some("4x4"));
    person.escape();
    person.until("title", |person| person.screen() == Screen::Title);
    person.frames(3);
    person.press("settings");
    person.until("settings", |person| person.screen() == Screen::Settings);
    person.frames(3);
    for control in ["language-hu", "theme-contrast", "scale-115"] {
        person.press(control);
        person.frames(3);
    }
    let settings = person.app.world().resource::<Settings>().clone();
    drop(person);
    let mut person = Person::new(1280, 800, folder.path());
    let again = person.app.world().resource::<Settings>();
    assert_eq!(*again, settings);
    assert_eq!((again.language, again.pace), (Some(Language::Hu), Pace::Off));
    person.open(GameId::Dots);
    person.play(GameId::Dots);
    assert_eq!(person.table::<Dots>().choice, chosen);
}

/// The first end of a game counts. Taking moves back from it and going another way is practice and counts no more.
#[test]
fn a_game_counts_once() {
    let folder = folder();
    let mut person = sit_down::<Notakto>(SideChoice::First, None, "easy", folder.path());
    person.hurry();
    while person.my_turn() {
        person.make_any::<Notakto>();
    }
    person.frames(3);
    let first = results(&person, GameId::Notakto);
    assert_eq!(first.0, 1);
    // Through the review and back.
    for _ in 0..2 {
        person.letter(KeyCode::KeyV, "v");
        person.frames(5);
    }
    assert_eq!(results(&person, GameId::Notakto), first);
    // To the end again, by redo.
    undo(&mut person);
    assert!(person.my_turn());
    person.letter(KeyCode::KeyR, "r");
    person.until("the end", |person| person.phase() == Phase::Over);
    person.frames(3);
    assert_eq!(results(&person, GameId::Notakto), first);
    // By another way, also after the program was closed in between.
    undo(&mut person);
    undo(&mut person);
    assert!(person.my_turn());
    drop(person);
    let mut person = go_on(folder.path(), GameId::Notakto);
    while person.my_turn() {
        let mv = *person.table::<Notakto>().position().legal_moves().last().unwrap();
        person.make::<Notakto>(mv);
    }
    person.frames(3);
    assert_eq!(results(&person, GameId::Notakto), first);
    // A new game counts anew.
    person.letter(KeyCode::KeyN, "n");
    person.until("a new game", |person| person.phase() == Phase::Hand);
    while person.my_turn() {
        person.make_any::<Notakto>();
    }
    person.frames(3);
    assert_eq!(results(&person, GameId::Notakto).0, 2);
}
