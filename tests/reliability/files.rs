//! Files that are damaged, foreign, of a later version, or full of absurd values.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::time::Duration;

use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use parlour::catalogue::{Catalogue, GameChoice, GameId, Player};
use parlour::notice::{self, Notices};
use parlour::platform::keep::{self, Unreadable};
use parlour::platform::storage::Storage;
use parlour::profile::{self, Against, GameProfile, ProfileId, Profiles, Tally};
use parlour::screen::Screen;
use parlour::settings::{self, Pace, Settings};
use parlour::table::saves::{self, Saved, Unfinished};
use parlour::table::{Phase, TableGame};
use parlour_core::{Game, History, Record, Seat, SetupOptions};
use parlour_dots::{Dots, Size};
use parlour_notakto::Notakto;
use proptest::prelude::*;

use super::folder;
use super::hands::Person;

/// The files that are read at the start.
const AT_START: [&str; 3] = ["settings.ron", "profile.ron", "unfinished.ron"];

/// The part of the program that keeps things.
fn keeper(folder: &Path) -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .init_state::<Screen>()
        .init_resource::<Catalogue>()
        .insert_resource(Storage::open(Some(folder.to_path_buf())))
        .add_plugins((notice::plugin, settings::plugin, profile::plugin, saves::plugin));
    app.update();
    app
}

/// What was said so far, as locale keys with the file.
fn said(notices: &mut Notices) -> Vec<String> {
    let mut said = Vec::new();
    while let Some(notice) = notices.current() {
        said.push(format!("{} {}", notice.key, notice.arguments[0].1));
        notices.dismiss();
    }
    said.sort();
    said
}

fn choice() -> GameChoice {
    GameChoice {
        setup: SetupOptions::default(),
        players: [Player::Hand, Player::Opponent("easy".to_owned())],
        style: "paper".to_owned(),
        partner: None,
        draw_sides: false,
        time: None,
    }
}

/// A game of so many moves.
fn saved<G: Game>(moves: usize) -> Saved<G> {
    let mut history = History::<G>::new(&G::Setup::default()).unwrap();
    for _ in 0..moves {
        let mv = history.position().legal_moves()[0];
        history.play(mv, Duration::from_millis(700)).unwrap();
    }
    Saved { choice: choice(), seed: 3, record: history.record(), thought: Duration::ZERO, counted: false }
}

fn text<T: serde::Serialize>(value: &T) -> Vec<u8> {
    keep::to_text(1, value).unwrap().into_bytes()
}

/// Every way in which a file that should read `whole` can be of no use, and how that is called.
fn damages(whole: &[u8]) -> BTreeMap<&'static str, (Vec<u8>, &'static str)> {
    let damaged = "notice-file-damaged";
    let newer = "notice-file-newer";
    BTreeMap::from([
        ("empty", (Vec::new(), damaged)),
        ("binary", ((0..=255).cycle().take(3000).collect(), damaged)),
        ("truncated", (whole[..whole.len() / 2].to_vec(), damaged)),
        ("foreign", (b"(name: \"another\", colours: [Red, Green(1)])".to_vec(), damaged)),
        ("foreign value", (b"(version: 1, value: [1, 2, 3])".to_vec(), damaged)),
        ("no version", (b"(value: ())".to_vec(), damaged)),
        ("absurd version", (b"(version: -1, value: ())".to_vec(), damaged)),
        ("deep", (format!("(version: 1, value: {}", "[".repeat(100_000)).into_bytes(), damaged)),
        (
            "deep and complete",
            (format!("(version: 1, value: {}{})", "[".repeat(5000), "]".repeat(5000)).into_bytes(), damaged),
        ),
        ("huge", (vec![b'a'; 10_000_000], damaged)),
        ("huge list", (format!("(version: 1, value: [{}])", "7,".repeat(5_000_000)).into_bytes(), damaged)),
        (
            "newer",
            (b"(version: 999, value: (brand: New(3, \"x\"), more: {1: [2.5]}, end: Some(true)))".to_vec(), newer),
        ),
    ])
}

#[test]
fn a_file_that_cannot_be_used_is_kept_aside_and_reported() {
    let whole = [text(&Settings::default()), text(&Profiles::default()), text(&Unfinished(Some(GameId::Dots)))];
    let kinds: Vec<_> = damages(&whole[0]).into_keys().collect();
    for kind in kinds {
        let folder = folder();
        let mut written = Vec::new();
        let mut expected = Vec::new();
        for (name, whole) in AT_START.iter().zip(&whole) {
            let (bytes, key) = damages(whole).remove(kind).unwrap();
            fs::write(folder.path().join(name), &bytes).unwrap();
            written.push(bytes);
            expected.push(format!("{key} {name}"));
        }
        expected.sort();
        let mut app = keeper(folder.path());
        assert_eq!(said(&mut app.world_mut().resource_mut::<Notices>()), expected, "{kind}");
        assert_eq!(*app.world().resource::<Settings>(), Settings::default(), "{kind}");
        assert_eq!(*app.world().resource::<Profiles>(), Profiles::default(), "{kind}");
        assert_eq!(*app.world().resource::<Unfinished>(), Unfinished(None), "{kind}");
        for (name, bytes) in AT_START.iter().zip(&written) {
            let aside = fs::read(folder.path().join(format!("{name}.unreadable-1"))).unwrap();
            assert!(aside == *bytes, "{kind}: {name} was changed");
            assert!(!folder.path().join(name).exists());
        }
        // It goes on, and keeps what changes from now on.
        app.world_mut().resource_mut::<Settings>().coordinates = true;
        app.update();
        assert!(keeper(folder.path()).world().resource::<Settings>().coordinates, "{kind}");
    }
}

#[test]
fn a_game_that_cannot_be_used_is_kept_aside_and_reported() {
    fn check<G: TableGame>() {
        let whole = text(&saved::<G>(3));
        let name = saves::file_name(G::GAME, ProfileId::FIRST);
        for (kind, (bytes, key)) in damages(&whole) {
            let folder = folder();
            fs::write(folder.path().join(&name), &bytes).unwrap();
            let storage = Storage::open(Some(folder.path().to_path_buf()));
            let mut notices = Notices::default();
            assert!(saves::resume::<G>(ProfileId::FIRST, &storage, &mut notices).is_none(), "{kind}");
            assert_eq!(said(&mut notices), [format!("{key} {name}")], "{kind}");
            let aside = fs::read(folder.path().join(format!("{name}.unreadable-1"))).unwrap();
            assert!(aside == bytes, "{kind}");
        }
    }
    check::<Dots>();
    check::<Notakto>();
}

#[test]
fn records_that_break_the_rules_are_no_games() {
    let good = saved::<Dots>(4);
    let with = |change: &dyn Fn(&mut Record<Dots>)| {
        let mut saved = good.clone();
        change(&mut saved.record);
        keep::to_text(1, &saved).unwrap()
    };
    let whole = with(&|_| {});
    let bad = [
        with(&|record| record.plies[1] = record.plies[0]),
        with(&|record| record.at = 5),
        with(&|record| record.at = usize::MAX),
        with(&|record| record.setup = Size { rows: 0, cols: 3 }),
        with(&|record| record.setup = Size { rows: 255, cols: 255 }),
        with(&|record| record.setup = Size { rows: 1, cols: 1 }),
        whole.replace("secs: 0", "secs: 18446744073709551615").replace("nanos: 700000000", "nanos: 4294967295"),
        whole.replace("h1-1", "h99-1"),
        whole.replace("h1-1", "a1"),
        whole.replace("dots", "chess").replace("rows: 3", "rows: -3"),
        keep::to_text(1, &saved::<Notakto>(4)).unwrap(),
    ];
    for (index, text) in bad.iter().enumerate() {
        assert_ne!(*text, whole, "{index} is not bad");
        let folder = folder();
        fs::write(folder.path().join("game-dots.ron"), text).unwrap();
        let storage = Storage::open(Some(folder.path().to_path_buf()));
        let mut notices = Notices::default();
        assert!(saves::resume::<Dots>(ProfileId::FIRST, &storage, &mut notices).is_none(), "{index}: {text}");
        assert_eq!(said(&mut notices), ["notice-file-damaged game-dots.ron"], "{index}");
        assert_eq!(fs::read_to_string(folder.path().join("game-dots.ron.unreadable-1")).unwrap(), *text);
    }
}

#[test]
fn a_folder_in_the_place_of_a_file_is_moved_aside_with_all_it_holds() {
    let folder = folder();
    for name in AT_START {
        fs::create_dir(folder.path().join(name)).unwrap();
        fs::write(folder.path().join(name).join("inside"), name).unwrap();
        // Names taken already are passed over.
        fs::write(folder.path().join(format!("{name}.unreadable-1")), "earlier").unwrap();
    }
    let mut app = keeper(folder.path());
    assert_eq!(said(&mut app.world_mut().resource_mut::<Notices>()).len(), 3);
    app.world_mut().resource_mut::<Settings>().mute = true;
    app.update();
    assert!(folder.path().join("settings.ron").is_file());
    for name in AT_START {
        let inside = folder.path().join(format!("{name}.unreadable-2")).join("inside");
        assert_eq!(fs::read_to_string(inside).unwrap(), name);
        assert_eq!(fs::read_to_string(folder.path().join(format!("{name}.unreadable-1"))).unwrap(), "earlier");
    }
}

#[test]
fn absurd_numbers_are_brought_into_range() {
    for (scale, volume) in [("NaN", "inf"), ("inf", "-NaN"), ("-1e30", "1e30"), ("0.0", "-3"), ("1e39", "1e-45")] {
        let folder = folder();
        let text = format!("(version: 1, value: (scale: {scale}, effects_volume: {volume}, music_volume: {volume}))");
        fs::write(folder.path().join("settings.ron"), text).unwrap();
        let mut app = keeper(folder.path());
        let settings = app.world().resource::<Settings>();
        assert!(Settings::SCALES.contains(&settings.scale), "{scale} became {}", settings.scale);
        for volume in [settings.effects_volume, settings.music_volume] {
            assert!((0.0..=1.0).contains(&volume), "{volume}");
        }
        assert!(said(&mut app.world_mut().resource_mut::<Notices>()).is_empty());
    }
}

#[test]
fn old_files_without_the_newer_fields_are_understood() {
    let folder = folder();
    fs::write(folder.path().join("settings.ron"), "(version: 1, value: (mute: true))").unwrap();
    fs::write(folder.path().join("profile.ron"), "(version: 1, value: (games: {notakto: (hints: 2)}))").unwrap();
    let mut app = keeper(folder.path());
    assert!(said(&mut app.world_mut().resource_mut::<Notices>()).is_empty());
    assert_eq!(*app.world().resource::<Settings>(), Settings { mute: true, ..Settings::default() });
    assert_eq!(app.world_mut().resource_mut::<Profiles>().game(GameId::Notakto).hints, 2);
}

#[test]
fn half_a_file_beside_the_kept_one_does_no_harm() {
    let folder = folder();
    let mut app = keeper(folder.path());
    app.world_mut().resource_mut::<Settings>().theory = true;
    app.update();
    // The program was ended in the middle of a write: the new file is there in part, the old one whole.
    fs::write(folder.path().join("settings.new"), "(version: 1, va").unwrap();
    let mut app = keeper(folder.path());
    assert!(app.world().resource::<Settings>().theory);
    assert!(said(&mut app.world_mut().resource_mut::<Notices>()).is_empty());
    app.world_mut().resource_mut::<Settings>().mute = true;
    app.update();
    assert!(!folder.path().join("settings.new").exists());
    let settings = keeper(folder.path());
    let settings = settings.world().resource::<Settings>();
    assert!(settings.theory && settings.mute);
}

#[test]
fn the_whole_program_goes_on_with_every_file_damaged() {
    let folder = folder();
    for name in [&AT_START[..], &["game-dots.ron", "game-notakto.ron"]].concat() {
        fs::write(folder.path().join(name), [0xff, 0xfe, 0x00, 0x28]).unwrap();
    }
    let mut person = Person::new(1280, 800, folder.path());
    assert_eq!(person.screen(), Screen::Title);
    assert_eq!(person.read_notices().len(), 3);
    // A game is there, so it is offered; it turns out to be damaged, and so does the other.
    for _ in 0..2 {
        person.press("continue");
        person.frames(3);
        person.until("title", |person| person.screen() == Screen::Title);
        person.frames(3);
        let said = person.read_notices();
        assert!(said.len() == 1 && said[0].starts_with("notice-file-damaged game-"), "{said:?}");
    }
    assert_eq!(person.find("continue"), None);
    for name in ["game-dots.ron", "game-notakto.ron"] {
        assert_eq!(fs::read(folder.path().join(format!("{name}.unreadable-1"))).unwrap(), [0xff, 0xfe, 0x00, 0x28]);
    }
    person.hurry();
    person.open(GameId::Notakto);
    person.play(GameId::Notakto);
    person.make_any::<Notakto>();
    person.my_turn();
    assert!(folder.path().join("game-notakto.ron").exists());
    assert!(person.read_notices().is_empty());
}

#[test]
fn absurd_results_and_unknown_names_spoil_no_page() {
    let folder = folder();
    let most = Tally { won: u32::MAX, drawn: u32::MAX, lost: u32::MAX };
    let absurd = GameProfile {
        results: ["easy", "no-rules/nobody"].map(|text| (Against::from(text.to_owned()), [most; 2])).into(),
        other_games: u32::MAX,
        hints: u32::MAX,
        slides_passed: [3, usize::MAX].into(),
        puzzles_solved: ["no-such-puzzle".to_owned()].into(),
        ..GameProfile::default()
    };
    let mut profiles = Profiles::default();
    profiles.chosen_mut().name = "w".repeat(500);
    profiles.chosen_mut().games = [(GameId::Notakto, absurd), (GameId::Chess, GameProfile::default())].into();
    fs::write(folder.path().join("profile.ron"), text(&profiles)).unwrap();
    let strange = GameChoice {
        setup: SetupOptions { size: Some("huge".to_owned()), ..SetupOptions::default() },
        players: [Player::Opponent("nobody".to_owned()), Player::Hand],
        style: "gold".to_owned(),
        partner: None,
        draw_sides: false,
        time: None,
    };
    let settings = Settings {
        pace: Pace::Off,
        choices: BTreeMap::from([(GameId::Notakto, strange.clone()), (GameId::Twixt, strange.clone())]),
        ..Settings::default()
    };
    fs::write(folder.path().join("settings.ron"), text(&settings)).unwrap();
    let game = Saved::<Notakto> { choice: strange, ..saved(2) };
    fs::write(folder.path().join("game-notakto.ron"), text(&game)).unwrap();
    let mut person = Person::new(1280, 800, folder.path());
    person.press("statistics");
    person.frames(5);
    person.press("game-notakto");
    person.frames(5);
    person.escape();
    person.frames(3);
    person.press("continue");
    person.until("table", |person| person.screen() == Screen::Table(GameId::Notakto));
    person.frames(3);
    let choice = person.table::<Notakto>().choice.clone();
    assert_eq!(choice.players, [Player::Opponent("easy".to_owned()), Player::Hand]);
    assert_ne!(choice.style, "gold");
    person.letter(KeyCode::KeyH, "h");
    while person.my_turn() {
        person.make_any::<Notakto>();
        person.frames(2);
    }
    person.frames(3);
    assert_eq!(person.phase(), Phase::Over);
    assert!(person.read_notices().is_empty());
    // The setup that nobody knows cannot be laid again; that is said.
    person.letter(KeyCode::KeyN, "n");
    person.until("title", |person| person.screen() == Screen::Title);
    assert_eq!(person.read_notices(), ["notice-no-game"]);
}

#[test]
fn a_resumed_game_stands_as_it_was_saved() {
    let folder = folder();
    let mut game = saved::<Dots>(5);
    game.record.at = 2;
    game.seed = u64::MAX;
    fs::write(folder.path().join("game-dots.ron"), text(&game)).unwrap();
    let storage = Storage::open(Some(folder.path().to_path_buf()));
    let mut notices = Notices::default();
    let (history, read) = saves::resume::<Dots>(ProfileId::FIRST, &storage, &mut notices).unwrap();
    assert_eq!(read, game);
    assert_eq!((history.at(), history.plies().len()), (2, 5));
    assert_eq!(history.position().to_move(), Seat::FIRST);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn no_bytes_bring_the_program_down(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let folder = folder();
        for name in AT_START {
            fs::write(folder.path().join(name), &bytes).unwrap();
        }
        fs::write(folder.path().join("game-dots.ron"), &bytes).unwrap();
        let mut app = keeper(folder.path());
        app.update();
        let storage = Storage::open(Some(folder.path().to_path_buf()));
        let mut notices = Notices::default();
        prop_assert!(saves::resume::<Dots>(ProfileId::FIRST, &storage, &mut notices).is_none());
        prop_assert!(notices.current().is_some());
    }

    /// A good file with some bytes changed, taken out or put in is a game by the rules, or is set aside; nothing is lost.
    #[test]
    fn slightly_changed_games_are_legal_or_set_aside(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..3_u8), 1..6),
    ) {
        let mut bytes = text(&saved::<Dots>(6));
        for (place, byte, kind) in changes {
            let place = place.index(bytes.len());
            match kind {
                0 => bytes[place] = byte,
                1 => drop(bytes.remove(place)),
                _ => bytes.insert(place, byte),
            }
        }
        let folder = folder();
        let path = folder.path().join("game-dots.ron");
        fs::write(&path, &bytes).unwrap();
        let storage = Storage::open(Some(folder.path().to_path_buf()));
        let mut notices = Notices::default();
        let kept = match saves::resume::<Dots>(ProfileId::FIRST, &storage, &mut notices) {
            Some((history, saved)) => {
                prop_assert_eq!(History::replay(&saved.record).unwrap(), history);
                path
            }
            None => folder.path().join("game-dots.ron.unreadable-1"),
        };
        prop_assert_eq!(fs::read(kept).unwrap(), bytes);
    }

    #[test]
    fn texts_of_any_form_are_understood_or_refused(
        body in "[(){}\\[\\]:,\"'a-z0-9 ./#\\\\-]{0,80}",
        version in 0..3_u32,
    ) {
        let text = format!("(version: {version}, value: {body})");
        let read = keep::from_text::<Settings>(1, &text);
        prop_assert!(version < 2 || matches!(read, Err(Unreadable::Newer | Unreadable::Damaged)));
        drop(keep::from_text::<Profiles>(1, &body));
    }
}
