//! Hands that click and type much faster than anything can be shown, everywhere and in windows of every size.

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use parlour::args::SideChoice;
use parlour::catalogue::GameId;
use parlour::notice::Notices;
use parlour::platform::storage::Storage;
use parlour::profile::ProfileId;
use parlour::screen::Screen;
use parlour::screens::setup::SetupPage;
use parlour::settings::Settings;
use parlour::table::review::Review;
use parlour::table::saves;
use parlour::table::timeline::Timeline;
use parlour::table::{Table, TableGame};
use parlour_core::{Chance, Game, History};
use parlour_dots::Dots;
use parlour_notakto::Notakto;

use super::hands::Person;
use super::{folder, sit_down};

const LETTERS: [(KeyCode, &str); 9] = [
    (KeyCode::KeyU, "u"),
    (KeyCode::KeyR, "r"),
    (KeyCode::KeyH, "h"),
    (KeyCode::KeyT, "t"),
    (KeyCode::KeyV, "v"),
    (KeyCode::KeyN, "n"),
    (KeyCode::KeyM, "m"),
    (KeyCode::KeyZ, "z"),
    (KeyCode::KeyX, "x"),
];

const NAMED: [(KeyCode, Key); 16] = [
    (KeyCode::ArrowUp, Key::ArrowUp),
    (KeyCode::ArrowDown, Key::ArrowDown),
    (KeyCode::ArrowLeft, Key::ArrowLeft),
    (KeyCode::ArrowRight, Key::ArrowRight),
    (KeyCode::Enter, Key::Enter),
    (KeyCode::Enter, Key::Enter),
    (KeyCode::Space, Key::Space),
    (KeyCode::Tab, Key::Tab),
    (KeyCode::Tab, Key::Tab),
    (KeyCode::PageDown, Key::PageDown),
    (KeyCode::PageUp, Key::PageUp),
    (KeyCode::Home, Key::Home),
    (KeyCode::End, Key::End),
    (KeyCode::F11, Key::F11),
    (KeyCode::ControlLeft, Key::Control),
    (KeyCode::Escape, Key::Escape),
];

const BUTTONS: [GamepadButton; 9] = [
    GamepadButton::DPadUp,
    GamepadButton::DPadDown,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::North,
    GamepadButton::West,
    GamepadButton::Select,
];

/// Controls that are worth pressing where they are: the way to every page and through every game.
const CONTROLS: [&str; 48] = [
    "tile-dots",
    "tile-notakto",
    "tile-chess",
    "continue",
    "settings",
    "statistics",
    "help",
    "quit",
    "play",
    "tutorial",
    "puzzles",
    "back",
    "defaults",
    "players-first",
    "players-second",
    "players-two",
    "players-watch",
    "opponent-easy",
    "opponent-hard",
    "opponent-strong",
    "size-2x2",
    "size-3x3",
    "style-contrast",
    "undo",
    "redo",
    "hint",
    "restart",
    "theory",
    "sheet",
    "leave",
    "again",
    "review",
    "review-first",
    "review-prev",
    "review-next",
    "review-last",
    "review-close",
    "next-slide",
    "back-slide",
    "puzzle-0",
    "puzzle-5",
    "reset",
    "settings",
    "help",
    "dialog-no",
    "notice-dismiss",
    "game-notakto",
    "theme-safe",
];

/// A monkey.
struct Monkey {
    person: Person,
    chance: Chance,
}

impl Monkey {
    fn somewhere(&mut self) -> Vec2 {
        let size = self.person.window_size();
        Vec2::new(self.chance.below(size.x as usize) as f32, self.chance.below(size.y as usize) as f32)
    }

    /// A place where a move can be made, if a game is on the table.
    fn on_the_board(&mut self) -> Option<Vec2> {
        let world = self.person.app.world();
        if let Some(table) = world.get_resource::<Table<Dots>>() {
            let mv = self.chance.pick(&table.position().legal_moves())?;
            Some(self.person.place_of::<Dots>(mv))
        } else if let Some(table) = world.get_resource::<Table<Notakto>>() {
            let mv = self.chance.pick(&table.position().legal_moves())?;
            Some(self.person.place_of::<Notakto>(mv))
        } else {
            None
        }
    }

    fn act(&mut self) {
        match self.chance.below(24) {
            0..8 => {
                let at = self.on_the_board().unwrap_or(Vec2::splat(5.0));
                self.person.click(at);
            }
            8..13 => {
                let control = self.chance.pick(&CONTROLS).unwrap();
                if let Some(at) = self.person.find(control) {
                    self.person.click(at);
                }
            }
            13 => {
                let at = self.somewhere();
                self.person.click(at);
            }
            14 => {
                let at = self.somewhere();
                self.person.tap(at);
            }
            15 => {
                let (from, to) = (self.somewhere(), self.somewhere());
                self.person.drag(from, to);
            }
            16 => {
                let at = self.somewhere();
                let lines = self.chance.below(9) as f32 - 4.0;
                self.person.wheel(at, lines);
            }
            17..19 => {
                let (code, letter) = self.chance.pick(&LETTERS).unwrap();
                self.person.letter(code, letter);
            }
            19..21 => {
                let (code, key) = NAMED[self.chance.below(NAMED.len())].clone();
                self.person.key(code, key);
            }
            21 => {
                let button = self.chance.pick(&BUTTONS).unwrap();
                self.person.pad(button);
            }
            22 => {
                let sizes =
                    [(160, 160), (320, 480), (480, 320), (800, 600), (1280, 800), (3840, 2160), (1, 1), (700, 160)];
                let (width, height) = self.chance.pick(&sizes).unwrap();
                self.person.resize(width, height);
            }
            _ => {
                let scale = [0.75, 1.0, 1.25, 2.0][self.chance.below(4)];
                self.person.app.world_mut().resource_mut::<Settings>().scale = scale;
                self.person.frames(1);
            }
        }
    }
}

/// The history is a game by the rules, and the board shows it once nothing moves any more.
fn is_sound<G: TableGame>(person: &Person) {
    let world = person.app.world();
    let Some(table) = world.get_resource::<Table<G>>() else { return };
    let replayed = History::<G>::replay(&table.history.record()).unwrap();
    assert_eq!(replayed, table.history);
    let timeline = world.resource::<Timeline<G>>();
    if !timeline.is_running() && world.get_resource::<Review<G>>().is_none() {
        assert_eq!(timeline.shown, table.position().board());
    }
}

fn is_all_sound(person: &Person) {
    is_sound::<Dots>(person);
    is_sound::<Notakto>(person);
}

impl Monkey {
    fn play(&mut self, acts: usize) {
        for act in 0..acts {
            self.act();
            if act % 20 == 0 {
                is_all_sound(&self.person);
            }
        }
        is_all_sound(&self.person);
    }

    /// Is put before the title, in a usual window, and shown a way.
    fn is_led(&mut self, way: &[&str], to: Screen) {
        let person = &mut self.person;
        person.app.world_mut().resource_mut::<Settings>().scale = 1.0;
        person.resize(1280, 800);
        person.frames(3);
        if person.find("dialog-no").is_some() {
            person.press("dialog-no");
        }
        person.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
        person.frames(5);
        for control in way {
            person.wheel(Vec2::new(640.0, 400.0), 100.0);
            person.frames(20);
            person.press(control);
            person.frames(4);
        }
        assert_eq!(person.screen(), to, "{way:?}");
    }
}

#[test]
fn a_monkey_breaks_nothing_anywhere() {
    let folder = folder();
    let mut monkey = Monkey { person: Person::new(1280, 800, folder.path()), chance: Chance::new(7) };
    let (dots, notakto) = (GameId::Dots, GameId::Notakto);
    let ways: [(&[&str], Screen); 9] = [
        (&[], Screen::Title),
        (&["settings"], Screen::Settings),
        (&["statistics"], Screen::Statistics),
        (&["help"], Screen::Help),
        (&["tile-dots"], Screen::Setup(dots)),
        (&["tile-notakto"], Screen::Setup(notakto)),
        (&["tile-dots", "tutorial"], Screen::Table(dots)),
        (&["tile-notakto", "tutorial"], Screen::Table(notakto)),
        (&["tile-notakto", "play"], Screen::Table(notakto)),
    ];
    for (way, to) in ways {
        // It may have left the page of the puzzles open.
        monkey.person.app.insert_resource(SetupPage::default());
        monkey.is_led(way, to);
        monkey.play(80);
    }
}

#[test]
fn a_monkey_at_the_puzzles() {
    let folder = folder();
    let mut monkey = Monkey { person: Person::new(1280, 800, folder.path()), chance: Chance::new(8) };
    for (tile, game) in [("tile-dots", GameId::Dots), ("tile-notakto", GameId::Notakto)] {
        monkey.person.app.insert_resource(SetupPage::default());
        monkey.is_led(&[tile, "puzzles", "puzzle-0"], Screen::Table(game));
        monkey.play(150);
    }
}

/// Starts a monkey at a game; afterwards the game that is kept, if there is one, is a game by the rules.
fn a_monkey_at<G: TableGame>(seed: u64, side: SideChoice, size: Option<&str>, opponent: &str) {
    let folder = folder();
    let person = sit_down::<G>(side, size, opponent, folder.path());
    let mut monkey = Monkey { person, chance: Chance::new(seed) };
    monkey.play(400);
    drop(monkey);
    let storage = Storage::open(Some(folder.path().to_path_buf()));
    let mut notices = Notices::default();
    if storage.has(&saves::file_name(G::GAME, ProfileId::FIRST)) {
        assert!(saves::resume::<G>(ProfileId::FIRST, &storage, &mut notices).is_some());
    }
    assert!(notices.current().is_none());
}

#[test]
fn a_monkey_at_dots() {
    a_monkey_at::<Dots>(11, SideChoice::First, Some("3x3"), "medium");
}

#[test]
fn a_monkey_at_notakto() {
    a_monkey_at::<Notakto>(12, SideChoice::Second, None, "hard");
}

/// Four clicks and keys in every frame, with all animations, from the first move to the end.
fn a_flood_of_clicks<G: TableGame>(size: Option<&str>) {
    let folder = folder();
    let mut person = sit_down::<G>(SideChoice::First, size, "medium", folder.path());
    let mut chance = Chance::new(5);
    let window = person.app.world_mut().query_filtered::<Entity, With<Window>>().single(person.app.world()).unwrap();
    let mut frames = 0;
    while person.table::<G>().position().outcome().is_none() {
        for _ in 0..4 {
            let moves = person.table::<G>().position().legal_moves();
            let Some(mv) = chance.pick(&moves) else { break };
            let position = person.place_of::<G>(mv);
            person.point_now(position);
            for state in [ButtonState::Pressed, ButtonState::Released] {
                person.button_now(state);
                let keys = [(KeyCode::Enter, Key::Enter), (KeyCode::ArrowLeft, Key::ArrowLeft)];
                let (key_code, logical_key) = keys[chance.below(2)].clone();
                person.tell(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
            }
        }
        person.frames(1);
        is_sound::<G>(&person);
        frames += 1;
        assert!(frames < 5000, "the game goes on");
    }
}

#[test]
fn a_flood_of_clicks_plays_dots_by_the_rules() {
    a_flood_of_clicks::<Dots>(Some("3x3"));
}

#[test]
fn a_flood_of_clicks_plays_notakto_by_the_rules() {
    a_flood_of_clicks::<Notakto>(None);
}

#[test]
fn a_restart_can_be_taken_back_and_costs_no_saved_game() {
    for side in [SideChoice::First, SideChoice::Second] {
        let folder = folder();
        let mut person = sit_down::<Dots>(side, Some("3x3"), "easy", folder.path());
        person.hurry();
        assert!(person.my_turn());
        person.make_any::<Dots>();
        assert!(person.my_turn());
        let before = person.table::<Dots>().history.clone();
        let kept = || std::fs::read_to_string(folder.path().join("game-dots.ron")).unwrap();
        let file = kept();
        for _ in 0..2 {
            person.letter(KeyCode::KeyN, "n");
            person.frames(3);
            assert!(person.my_turn());
        }
        assert_ne!(person.table::<Dots>().history.plies(), before.plies());
        assert_eq!(kept(), file, "{side:?}");
        person.letter(KeyCode::KeyU, "u");
        person.frames(3);
        assert_eq!(person.table::<Dots>().history, before, "{side:?}");
        // Once a move is decided, the new game counts.
        person.letter(KeyCode::KeyN, "n");
        person.frames(3);
        assert!(person.my_turn());
        person.make_any::<Dots>();
        assert!(person.my_turn());
        for _ in 0..2 {
            person.letter(KeyCode::KeyU, "u");
            person.frames(3);
        }
        assert_ne!(person.table::<Dots>().history.plies(), before.plies());
        assert_ne!(kept(), file, "{side:?}");
    }
}
