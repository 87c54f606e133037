//! Games leave the page as files and by the clipboard, and come back.

use serde_json::json;

use crate::browser::{Browser, SMALL};
use crate::guide::{self, GameInfo};
use crate::hands::{Mouse, key};
use crate::play::Match;

/// Chooses a file with the text of `window.chosen` where the page asks for one: only a person can answer the browser's
/// own dialog.
pub const CHOOSER: &str = r#"
const click = HTMLInputElement.prototype.click;
HTMLInputElement.prototype.click = function () {
  if (this.type !== "file") return click.call(this);
  const chosen = new DataTransfer();
  chosen.items.add(new File([window.chosen], "chosen.txt"));
  this.files = chosen.files;
  this.dispatchEvent(new Event("change"));
};
"#;

#[test]
fn a_game_is_saved_as_a_file_and_opened_again() {
    let mut browser = Browser::open();
    browser.resize(SMALL);
    browser.before_pages(CHOOSER);
    let games = guide::house().games;
    let save = |game: &GameInfo| {
        Match::begin(&browser, game, &game.usual, &Mouse).play_moves(2);
        browser.chord(key::CONTROL, 's');
        browser.downloaded()
    };
    let saved: Vec<String> = games.iter().map(save).collect();
    browser.forget();
    browser.visit("?lang=en&mute");
    for (game, saved) in games.iter().zip(saved) {
        browser.run_with("window.chosen = arguments[0]", json!([saved]));
        browser.chord(key::CONTROL, 'o');
        browser.frames(20);
        browser.chord(key::CONTROL, 's');
        assert_eq!(browser.downloaded(), saved, "{}", game.game);
        browser.assert_no_error();
    }
}

/// The browser would ask a person for leave.
const NO_LEAVE: &str = "navigator.clipboard.readText = () => Promise.reject('no leave was given');";

#[test]
fn a_game_is_copied_and_pasted_without_leave() {
    let mut browser = Browser::open();
    browser.resize(SMALL);
    browser.before_pages(NO_LEAVE);
    for game in &guide::house().games {
        Match::begin(&browser, game, &game.usual, &Mouse).play_moves(2);
        browser.chord(key::CONTROL, 's');
        let saved = browser.downloaded();
        browser.chord(key::CONTROL, 'c');
        browser.until("the game is copied", || browser.said().contains("clipboard").then_some(()));
        // From the title, to which it goes back, the clipboard brings the game to the table again.
        browser.key(key::ESCAPE);
        browser.frames(8);
        browser.chord(key::CONTROL, 'v');
        browser.frames(20);
        browser.chord(key::CONTROL, 's');
        assert_eq!(browser.downloaded(), saved, "{}", game.game);
        browser.assert_no_error();
    }
}
