//! Everything that is kept leaves the browser as one file, also when the program has broken down, and comes back.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::files::CHOOSER;
use crate::guide;
use crate::hands::{Mouse, key, tap};
use crate::play::Match;
use crate::storage::go_on;

/// Goes from the title to the settings, whose button comes after those of the games.
fn to_settings(browser: &Browser) {
    browser.visit("?lang=en&mute");
    for _ in 0..=guide::house().games.len() {
        browser.key(key::TAB);
    }
    browser.key(key::ENTER);
    browser.frames(8);
}

#[test]
fn all_games_are_saved_as_one_file_and_brought_back() {
    let house = guide::house();
    let mut browser = Browser::open();
    browser.before_pages(CHOOSER);
    let mut games = Vec::new();
    for game in house.games.iter().take(2) {
        Match::begin(&browser, game, &game.usual, &Mouse).play_moves(1);
        games.push((&game.file, browser.kept(&game.file).unwrap()));
    }
    browser.resize(house.backup.window);
    browser.forget();
    to_settings(&browser);
    for (file, text) in &games {
        browser.run_with("localStorage.setItem(`parlour/${arguments[0]}`, arguments[1])", json!([file, text]));
    }
    tap(&browser, "mouse", house.backup.save);
    let saved = browser.downloaded();
    browser.forget();
    to_settings(&browser);
    browser.run_with("window.chosen = arguments[0]", json!([saved]));
    tap(&browser, "mouse", house.backup.open);
    // The question whether what is here is to be replaced has the harmless answer first.
    browser.frames(20);
    browser.key(key::TAB);
    browser.key(key::ENTER);
    for (file, text) in &games {
        browser.until("a game is back", || (browser.kept(file).as_ref() == Some(text)).then_some(()));
    }
    browser.assert_no_error();
}

#[test]
fn a_broken_program_says_so_and_gives_the_games_away() {
    let house = guide::house();
    let browser = Browser::open();
    let game = &house.games[0];
    let mut played = Match::begin(&browser, game, &game.usual, &Mouse);
    let before = played.play_moves(1).played;
    browser.run(BREAK);
    browser.until("the fault is told", || {
        let hidden = browser.run("return document.getElementById('fault').hidden");
        (hidden == Value::Bool(false)).then_some(())
    });
    browser.run("document.getElementById('rescue').click()");
    let rescued = browser.downloaded();
    let kept = browser.kept(&game.file).unwrap();
    assert!(rescued.contains(&serde_json::to_string(&kept).unwrap()), "{rescued}");
    // And the game goes on when the page is loaded anew.
    browser.run("document.getElementById('reload').click()");
    browser.until_ready();
    browser.visit("?lang=en&mute");
    go_on(&browser);
    assert_eq!(played.go_on().position().played, before);
}

/// Takes the graphics away from the program, as a browser does when the driver fails.
const BREAK: &str = "
document.getElementById('parlour').getContext('webgl2').getExtension('WEBGL_lose_context').loseContext();
";
