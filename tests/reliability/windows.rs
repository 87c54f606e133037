//! Windows from a small telephone to a large screen: everything is there, and nothing lies over anything else.

use bevy::prelude::*;
use parlour::args::SideChoice;
use parlour::catalogue::GameId;
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::TableGame;
use parlour::table::layout::{Layout, Shape};
use parlour_dots::Dots;
use parlour_notakto::Notakto;

use super::hands::Person;
use super::{folder, sit_down};

const WINDOWS: [(u32, u32); 5] = [(320, 480), (390, 844), (800, 600), (1280, 800), (3840, 2160)];

/// Scrolls the page to its top.
fn to_the_top(person: &mut Person) {
    for _ in 0..20 {
        let middle = person.window_size() / 2.0;
        person.wheel(middle, 10.0);
    }
    person.frames(10);
}

/// Lets the page settle after the window has changed.
fn settle(person: &mut Person, (width, height): (u32, u32)) {
    person.resize(width, height);
    person.frames(4);
}

#[test]
fn every_page_can_be_used_in_every_window() {
    let folder = folder();
    let mut person = Person::new(1280, 800, folder.path());
    for scale in [1.0, 2.0] {
        for window in WINDOWS {
            let case = format!("{window:?} at {scale}");
            person.app.world_mut().resource_mut::<Settings>().scale = scale;
            settle(&mut person, window);
            for control in ["settings", "statistics", "help", "quit"] {
                assert!(person.sees(control), "{control} on the title, {case}");
            }
            to_the_top(&mut person);
            for tile in ["tile-chess", "tile-mancala", "tile-twixt", "tile-dots", "tile-notakto"] {
                assert!(person.reaches(tile), "{tile}, {case}");
            }
            for page in ["settings", "statistics", "help"] {
                person.press(page);
                person.frames(4);
                assert!(person.sees("back"), "back on {page}, {case}");
                person.press("back");
                person.frames(4);
                assert_eq!(person.screen(), Screen::Title);
            }
            for game in [GameId::Bridge, GameId::Chess, GameId::Mancala, GameId::Twixt, GameId::Dots, GameId::Notakto] {
                to_the_top(&mut person);
                assert!(person.reaches(&format!("tile-{}", game.name())), "{case}");
                person.open(game);
                assert!(person.sees("back"), "back at the set-up, {case}");
                assert!(person.reaches("play"), "play, {case}");
                assert!(person.reaches("tutorial") && person.reaches("puzzles"), "learning, {case}");
                person.press("back");
                person.until("title", |person| person.screen() == Screen::Title);
                person.frames(3);
            }
        }
    }
}

fn the_table_fits<G: TableGame>(sizes: &[Option<&str>]) {
    for size in sizes {
        let folder = folder();
        let mut person = sit_down::<G>(SideChoice::First, *size, "easy", folder.path());
        for (window, scale) in WINDOWS.into_iter().flat_map(|window| [(window, 1.0), (window, 2.0)]) {
            person.app.world_mut().resource_mut::<Settings>().scale = scale;
            settle(&mut person, window);
            let layout = person.app.world().resource::<Layout>().clone();
            let case = format!("{} {size:?} in {window:?} at {scale}", G::GAME.name());
            let whole = Rect::from_corners(Vec2::ZERO, person.window_size());
            assert_eq!(layout.window, whole, "{case}");
            // The board with its border lies in its place, and that place in the window, beside everything else.
            let half = layout.extent / 2.0;
            let board = Rect::from_corners(layout.to_window(-half), layout.to_window(half));
            assert!(layout.board.inflate(0.5).union(board) == layout.board.inflate(0.5), "{case}: {board:?}");
            let places = [board, layout.plate_above, layout.plate_below, layout.panel, layout.bar];
            for (index, one) in places.iter().enumerate() {
                assert!(one.is_empty() || whole.inflate(0.5).union(*one) == whole.inflate(0.5), "{case}: {one:?}");
                for other in &places[index + 1..] {
                    assert!(one.intersect(*other).is_empty(), "{case}: {one:?} over {other:?}");
                }
            }
            for spot in person.table::<G>().position().spots(layout.aspect()) {
                assert!(board.contains(layout.to_window(spot.at)), "{case}");
            }
            let back = if layout.shape == Shape::Wide { ["back", "theory"] } else { ["leave", "sheet"] };
            for control in ["undo", "redo", "hint", "restart"].into_iter().chain(back) {
                assert!(person.sees(control), "{control}: {case}");
            }
        }
    }
}

#[test]
fn dots_fits_into_every_window() {
    the_table_fits::<Dots>(&[Some("3x3"), Some("2x5"), Some("9x9")]);
}

#[test]
fn notakto_fits_into_every_window() {
    the_table_fits::<Notakto>(&[None]);
}

#[test]
fn windows_of_no_size_at_all_are_survived() {
    let folder = folder();
    let mut person = sit_down::<Dots>(SideChoice::First, None, "easy", folder.path());
    for (width, height) in [(0, 0), (1, 1), (1, 2000), (2000, 1), (160, 160), (1280, 800)] {
        settle(&mut person, (width, height));
    }
    person.make_any::<Dots>();
    assert!(person.table::<Dots>().history.at() >= 1);
}
