//! Whole games, from the title to the result, by every kind of hand.

#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

mod hands;

use bevy::prelude::*;
use hands::Person;
use parlour::args::{Args, SideChoice};
use parlour::catalogue::{Catalogue, GameId};
use parlour::profile::Profiles;
use parlour::screen::Screen;
use parlour::settings::{Pace, Settings};
use parlour::table::announce::Announcement;
use parlour::table::game::{Direction, SpotId};
use parlour::table::layout::{Aspect, Layout};
use parlour::table::motion::{Laid, Motion};
use parlour::table::pointing::Pointing;
use parlour::table::saves::Unfinished;
use parlour::table::{Phase, TableGame};
use parlour_bridge::Bridge;
use parlour_core::{Game, Seat, Side};
use parlour_dots::Dots;
use parlour_mancala::Mancala;
use parlour_notakto::Notakto;
use parlour_twixt::Twixt;

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().unwrap()
}

/// Waits until the hand may move or the game is over; whether it goes on.
fn my_turn(person: &mut Person) -> bool {
    person.until("my turn", |person| matches!(person.phase(), Phase::Hand | Phase::Over));
    person.phase() == Phase::Hand
}

/// Plays the first legal move with `act` until the game is over.
fn play_on<G: TableGame>(person: &mut Person, act: impl Fn(&mut Person, G::Move)) {
    let mut moves = 0;
    while my_turn(person) {
        let before = person.table::<G>().history.at();
        let legal = person.table::<G>().position().legal_moves();
        act(person, legal[legal.len() / 2]);
        person.frames(2);
        assert!(person.table::<G>().history.at() > before, "the move did not come through");
        moves += 1;
        assert!(moves < 200);
    }
    assert!(person.table::<G>().position().outcome().is_some());
}

fn counted(person: &Person, game: GameId) -> u32 {
    let profiles = person.app.world().resource::<Profiles>();
    profiles.chosen().games.get(&game).map_or(0, |profile| {
        profile.results.values().flatten().map(|tally| tally.played()).sum::<u32>() + profile.other_games
    })
}

/// Chooses a small board, where the size can be chosen: whole games on large ones take their time.
fn choose_a_small_board<G: TableGame>(person: &mut Person, size: &str) {
    let world = person.app.world_mut();
    let entry = world.resource::<Catalogue>().get(G::GAME).unwrap();
    if entry.setups().iter().any(|offer| offer.sizes.is_some()) {
        let mut choice = entry.default_choice();
        choice.setup.size = Some(size.to_owned());
        world.resource_mut::<Settings>().choices.insert(G::GAME, choice);
    }
    person.frames(2);
}

fn whole_game_by_mouse<G: TableGame>() {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    person.hurry();
    choose_a_small_board::<G>(&mut person, "7");
    person.open(G::GAME);
    person.press("play");
    person.until("table", |person| person.screen() == Screen::Table(G::GAME));
    person.frames(3);
    assert!(person.table::<G>().only_hand().is_some());
    play_on::<G>(&mut person, |person, mv| {
        let at = person.place_of::<G>(mv);
        person.click(at);
    });
    person.frames(5);
    assert_eq!(counted(&person, G::GAME), 1);
    assert_eq!(*person.app.world().resource::<Unfinished>(), Unfinished(None));
    // The review opens, steps, and closes again.
    person.press("review");
    person.frames(3);
    assert_eq!(person.phase(), Phase::Review);
    person.press("review-first");
    person.press("review-next");
    person.frames(3);
    person.press("review-close");
    person.frames(3);
    // Another game with the same settings.
    person.press("again");
    person.until("new game", |person| person.phase() != Phase::Over);
    assert_eq!(person.table::<G>().history.at(), 0);
    person.frames(3);
    assert_eq!(counted(&person, G::GAME), 1);
}

#[test]
fn bridge_by_mouse() {
    whole_game_by_mouse::<Bridge>();
}

#[test]
fn dots_by_mouse() {
    whole_game_by_mouse::<Dots>();
}

#[test]
fn mancala_by_mouse() {
    whole_game_by_mouse::<Mancala>();
}

#[test]
fn notakto_by_mouse() {
    whole_game_by_mouse::<Notakto>();
}

#[test]
fn twixt_by_mouse() {
    whole_game_by_mouse::<Twixt>();
}

/// The shortest way of the cursor from one spot to another.
fn way<G: TableGame>(position: &G, place: Aspect, from: SpotId, to: SpotId) -> Vec<Direction> {
    let mut reached = vec![(from, Vec::new())];
    let mut next = 0;
    while next < reached.len() {
        let (spot, way) = reached[next].clone();
        if spot == to {
            return way;
        }
        next += 1;
        for direction in Direction::ALL {
            if let Some(neighbour) = position.neighbour(place, spot, direction)
                && !reached.iter().any(|(spot, _)| *spot == neighbour)
            {
                reached.push((neighbour, [way.as_slice(), &[direction]].concat()));
            }
        }
    }
    panic!("the cursor cannot come from {from:?} to {to:?}");
}

/// Moves the cursor with `arrow` to the place of the move and chooses it with `choose`.
fn walk_to<G: TableGame>(
    person: &mut Person,
    mv: G::Move,
    arrow: impl Fn(&mut Person, Direction),
    choose: impl Fn(&mut Person),
) {
    let position = person.table::<G>().position().clone();
    let place = person.app.world().resource::<Layout>().aspect();
    let focus = |person: &Person| person.app.world().resource::<Pointing>().focus;
    if focus(person).is_none() {
        arrow(person, Direction::Right);
    }
    for spot in G::path(mv) {
        for direction in way(&position, place, focus(person).unwrap(), spot) {
            arrow(person, direction);
        }
        assert_eq!(focus(person), Some(spot));
        choose(person);
    }
}

fn key_of(direction: Direction) -> KeyCode {
    match direction {
        Direction::Right => KeyCode::ArrowRight,
        Direction::Left => KeyCode::ArrowLeft,
        Direction::Up => KeyCode::ArrowUp,
        Direction::Down => KeyCode::ArrowDown,
    }
}

fn button_of(direction: Direction) -> GamepadButton {
    match direction {
        Direction::Right => GamepadButton::DPadRight,
        Direction::Left => GamepadButton::DPadLeft,
        Direction::Up => GamepadButton::DPadUp,
        Direction::Down => GamepadButton::DPadDown,
    }
}

/// Without a mouse: the arrows reach the tile, the set-up's main action starts the game, the arrows play it.
fn whole_game_without_mouse<G: TableGame>(arrow: impl Fn(&mut Person, Direction), choose: impl Fn(&mut Person)) {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    person.hurry();
    choose_a_small_board::<G>(&mut person, "7");
    arrow(&mut person, Direction::Right);
    person.frames(3);
    let tile = person.find(&format!("tile-{}", G::GAME.name())).unwrap();
    for _ in 0..8 {
        let here = person.focused_at();
        if here.is_some_and(|here| here.distance(tile) < 30.0) {
            break;
        }
        let way = here.map_or(Vec2::X, |here| tile - here);
        let step = match (way.x.abs() > way.y.abs(), way.x > 0.0, way.y > 0.0) {
            (true, true, _) => Direction::Right,
            (true, false, _) => Direction::Left,
            (false, _, true) => Direction::Down,
            (false, _, false) => Direction::Up,
        };
        arrow(&mut person, step);
        person.frames(3);
    }
    choose(&mut person);
    // Some tiles lead straight to a game.
    if !G::INSTANT {
        person.until("set-up", |person| person.screen() == Screen::Setup(G::GAME));
        person.frames(5);
        choose(&mut person);
    }
    person.until("table", |person| person.screen() == Screen::Table(G::GAME));
    person.frames(3);
    play_on::<G>(&mut person, |person, mv| walk_to::<G>(person, mv, &arrow, &choose));
    person.frames(5);
    assert_eq!(counted(&person, G::GAME), 1);
}

#[test]
fn bridge_by_keyboard() {
    whole_game_without_mouse::<Bridge>(|person, direction| person.arrow(key_of(direction)), Person::enter);
}

#[test]
fn dots_by_keyboard() {
    whole_game_without_mouse::<Dots>(|person, direction| person.arrow(key_of(direction)), Person::enter);
}

#[test]
fn mancala_by_keyboard() {
    whole_game_without_mouse::<Mancala>(|person, direction| person.arrow(key_of(direction)), Person::enter);
}

#[test]
fn notakto_by_keyboard() {
    whole_game_without_mouse::<Notakto>(|person, direction| person.arrow(key_of(direction)), Person::enter);
}

#[test]
fn bridge_by_gamepad() {
    whole_game_without_mouse::<Bridge>(
        |person, direction| person.pad(button_of(direction)),
        |person| person.pad(GamepadButton::South),
    );
}

#[test]
fn dots_by_gamepad() {
    whole_game_without_mouse::<Dots>(
        |person, direction| person.pad(button_of(direction)),
        |person| person.pad(GamepadButton::South),
    );
}

#[test]
fn mancala_by_gamepad() {
    whole_game_without_mouse::<Mancala>(
        |person, direction| person.pad(button_of(direction)),
        |person| person.pad(GamepadButton::South),
    );
}

#[test]
fn notakto_by_gamepad() {
    whole_game_without_mouse::<Notakto>(
        |person, direction| person.pad(button_of(direction)),
        |person| person.pad(GamepadButton::South),
    );
}

#[test]
fn twixt_by_keyboard() {
    whole_game_without_mouse::<Twixt>(|person, direction| person.arrow(key_of(direction)), Person::enter);
}

#[test]
fn twixt_by_gamepad() {
    whole_game_without_mouse::<Twixt>(
        |person, direction| person.pad(button_of(direction)),
        |person| person.pad(GamepadButton::South),
    );
}

fn whole_game_by_touch<G: TableGame>() {
    let folder = folder();
    let mut person = Person::new(390, 844, folder.path());
    person.hurry();
    choose_a_small_board::<G>(&mut person, "12");
    let tile = person.find(&format!("tile-{}", G::GAME.name())).unwrap();
    person.tap(tile);
    if !G::INSTANT {
        person.until("set-up", |person| person.screen() == Screen::Setup(G::GAME));
        person.frames(5);
        let play = person.find("play").unwrap();
        person.tap(play);
    }
    person.until("table", |person| person.screen() == Screen::Table(G::GAME));
    person.frames(3);
    play_on::<G>(&mut person, |person, mv| {
        // Where places are smaller than a fingertip, a tap is confirmed by another one.
        let taps = if G::FINE { 2 } else { 1 };
        for at in person.places_of::<G>(mv) {
            let before = person.table::<G>().history.at();
            for _ in 0..taps {
                assert_eq!(person.table::<G>().history.at(), before);
                person.tap(at);
            }
        }
    });
    person.frames(5);
    assert_eq!(counted(&person, G::GAME), 1);
}

#[test]
fn bridge_by_touch() {
    whole_game_by_touch::<Bridge>();
}

#[test]
fn dots_by_touch() {
    whole_game_by_touch::<Dots>();
}

#[test]
fn mancala_by_touch() {
    whole_game_by_touch::<Mancala>();
}

#[test]
fn notakto_by_touch() {
    whole_game_by_touch::<Notakto>();
}

#[test]
fn twixt_by_touch() {
    whole_game_by_touch::<Twixt>();
}

fn sit_down<G: TableGame>(side: SideChoice, folder: &std::path::Path) -> Person {
    let args = Args { game: Some(G::GAME.name().to_owned()), side: Some(side), ..Args::default() };
    let mut person = Person::with_args(1280, 800, folder, args);
    person.until("table", |person| person.screen() == Screen::Table(G::GAME));
    person.hurry();
    person.frames(3);
    person
}

#[test]
fn opponents_play_a_whole_game_to_watch() {
    for game in [GameId::Dots, GameId::Notakto] {
        let folder = folder();
        let mut person = match game {
            GameId::Dots => sit_down::<Dots>(SideChoice::None, folder.path()),
            _ => sit_down::<Notakto>(SideChoice::None, folder.path()),
        };
        person.until("the end", |person| person.phase() == Phase::Over);
        person.frames(3);
        assert_eq!(counted(&person, game), 1);
    }
}

#[test]
fn boards_are_laid_anew_when_the_window_changes_its_shape() {
    let folder = folder();
    let mut person = sit_down::<Notakto>(SideChoice::Both, folder.path());
    let pieces = |person: &mut Person| {
        let mut laid = person.app.world_mut().query::<(&Laid, Has<Motion>)>();
        let mut laid: Vec<(u64, Vec2, bool)> =
            laid.iter(person.app.world()).map(|(laid, moves)| (laid.0.key, laid.0.at, moves)).collect();
        laid.sort_by_key(|(key, ..)| *key);
        laid
    };
    person.app.world_mut().resource_mut::<Settings>().pace = Pace::Normal;
    for (size, tall) in [((390, 844), true), ((1280, 800), false), ((320, 480), true), ((844, 390), false)] {
        let legal = person.table::<Notakto>().position().legal_moves();
        let before = person.table::<Notakto>().history.at();
        let at = person.place_of::<Notakto>(legal[legal.len() / 2]);
        person.click(at);
        assert!(my_turn(&mut person));
        person.frames(60);
        assert_eq!(person.table::<Notakto>().history.at(), before + 1);
        let was = pieces(&mut person);
        person.resize(size.0, size.1);
        person.frames(2);
        let now = pieces(&mut person);
        assert_eq!(person.app.world().resource::<Layout>().aspect().ratio < 1.0, tall);
        assert!(was.iter().map(|piece| piece.0).eq(now.iter().map(|piece| piece.0)), "the same pieces");
        assert!(was.iter().zip(&now).any(|(was, now)| was.1 != now.1), "in other places");
        assert!(now.iter().all(|(.., moves)| !moves), "at once");
    }
    person.hurry();
    play_on::<Notakto>(&mut person, |person, mv| {
        let at = person.place_of::<Notakto>(mv);
        person.click(at);
    });
}

#[test]
fn two_dots_make_a_line_by_clicks_and_by_a_drag() {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::Both, folder.path());
    let setup = *person.table::<Dots>().setup();
    let layout = person.app.world().resource::<Layout>().clone();
    let dot = |row: u8, col: u8| layout.to_window(parlour::games::dots::spots::dot_at(setup, row, col));
    let at = |person: &Person| person.table::<Dots>().history.at();
    person.click(dot(1, 1));
    person.click(dot(1, 2));
    assert_eq!(at(&person), 1);
    person.drag(dot(2, 2), dot(3, 2));
    assert_eq!(at(&person), 2);
    person.letter(KeyCode::KeyU, "u");
    assert_eq!(at(&person), 1);
    // The quickest drag comes within one frame.
    person.flick(dot(2, 2), dot(3, 2));
    assert_eq!(at(&person), 2);
    // Too far, slanting, or drawn already: nothing is drawn, and the first dot is let go.
    for (from, to) in [((1, 1), (1, 3)), ((1, 1), (2, 2)), ((1, 1), (1, 2))] {
        person.click(dot(from.0, from.1));
        person.click(dot(to.0, to.1));
        assert_eq!(at(&person), 2);
        let pointing = person.app.world().resource::<Pointing>();
        assert_eq!(pointing.selected, None);
    }
    // The same dot again, or the background, lets go as well.
    person.click(dot(2, 2));
    person.click(dot(2, 2));
    assert_eq!(person.app.world().resource::<Pointing>().selected, None);
}

#[test]
fn undo_goes_back_to_ones_own_decision_and_redo_forth() {
    let folder = folder();
    let mut person = sit_down::<Notakto>(SideChoice::First, folder.path());
    let mv = person.table::<Notakto>().position().legal_moves()[0];
    let at = person.place_of::<Notakto>(mv);
    person.click(at);
    assert!(my_turn(&mut person));
    assert_eq!(person.table::<Notakto>().history.at(), 2);
    person.letter(KeyCode::KeyU, "u");
    person.frames(3);
    assert_eq!(person.table::<Notakto>().history.at(), 0);
    assert_eq!(person.table::<Notakto>().position().to_move(), Seat::FIRST);
    // What was taken back still belongs to its side.
    assert_eq!(person.table::<Notakto>().sides(), Side::BOTH);
    person.letter(KeyCode::KeyR, "r");
    person.frames(3);
    assert_eq!(person.table::<Notakto>().history.at(), 2);
}

#[test]
fn a_hint_is_a_legal_move_and_is_gone_after_the_next() {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::Both, folder.path());
    person.letter(KeyCode::KeyH, "h");
    person.until("a hint", |person| person.table::<Dots>().hint.is_some());
    let hint = person.table::<Dots>().hint.unwrap();
    assert!(person.table::<Dots>().position().legal_moves().contains(&hint));
    let at = person.place_of::<Dots>(hint);
    person.click(at);
    assert_eq!(person.table::<Dots>().hint, None);
}

#[test]
fn the_cursor_and_the_moves_are_said() {
    let folder = folder();
    let mut person = sit_down::<Notakto>(SideChoice::Both, folder.path());
    let said = |person: &Person| person.app.world().resource::<Announcement>().0.clone();
    person.arrow(KeyCode::ArrowRight);
    let first = said(&person);
    person.arrow(KeyCode::ArrowRight);
    let second = said(&person);
    assert!(!first.is_empty() && first != second, "{first} {second}");
    person.enter();
    assert_eq!(said(&person), second);
    // A place that is taken says so, at the cursor and when it is chosen.
    person.arrow(KeyCode::ArrowLeft);
    person.arrow(KeyCode::ArrowRight);
    assert!(said(&person) != second);
}

#[test]
fn leaving_the_table_leaves_nothing_behind() {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    let count = |person: &mut Person| person.app.world_mut().query::<&Name>().iter(person.app.world()).count();
    let visit = |person: &mut Person, game: GameId| {
        person.open(game);
        person.press("play");
        person.until("table", |person| person.screen() == Screen::Table(game));
        person.frames(10);
        person.escape();
        person.until("set-up", |person| person.screen() == Screen::Setup(game));
        person.frames(3);
        person.escape();
        person.until("title", |person| person.screen() == Screen::Title);
        person.frames(3);
    };
    visit(&mut person, GameId::Dots);
    let before = count(&mut person);
    for game in [GameId::Dots, GameId::Notakto, GameId::Dots] {
        visit(&mut person, game);
        assert_eq!(count(&mut person), before);
    }
}
