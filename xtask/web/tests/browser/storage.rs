//! What the browser keeps of games.

use crate::browser::Browser;
use crate::guide::{self, GameInfo, Question};
use crate::hands::{Hand, Mouse, key};
use crate::play::Match;

/// Goes on with the unfinished game: from the title, its button is the first that an arrow key finds. Where clocks run, it
/// waits in a pause.
pub fn go_on(browser: &Browser) {
    browser.key(key::DOWN);
    browser.key(key::ENTER);
    browser.frames(8);
    browser.key('p');
}

#[test]
fn a_game_goes_on_after_the_page_is_loaded_again() {
    let browser = Browser::open();
    for game in &guide::house().games {
        let mut played = Match::begin(&browser, game, &game.usual, &Mouse);
        let before = played.play_moves(1).played;
        browser.visit("?lang=en&mute");
        go_on(&browser);
        let mut resumed = played.go_on();
        assert_eq!(resumed.position().played, before);
        let after = resumed.play_moves(before.len() + 1).played;
        assert!(after.starts_with(&before), "{after:?} after {before:?}");
        browser.assert_no_error();
    }
}

#[test]
fn cleared_storage_starts_clean() {
    let browser = Browser::open();
    let house = guide::house();
    let game = &house.games[0];
    Match::begin(&browser, game, &game.usual, &Mouse).play_moves(1);
    browser.forget();
    browser.visit("?lang=en&mute");
    assert_eq!(browser.kept(&game.file), None);
    assert_eq!(browser.said(), "");
    browser.assert_no_error();
}

#[test]
fn a_damaged_game_is_told_and_kept_aside() {
    let browser = Browser::open();
    for game in &guide::house().games {
        browser.forget();
        browser.keep(&game.file, "(version: 1, value: (cho");
        browser.visit("?lang=en&mute");
        go_on(&browser);
        let aside = format!("{}.unreadable-1", game.file);
        browser.until("the damage is told", || browser.said().contains(&aside).then_some(()));
        assert_eq!(browser.kept(&aside).as_deref(), Some("(version: 1, value: (cho"));
        assert_eq!(browser.kept(&game.file), None);
        browser.assert_no_error();
    }
}

/// Plays two moves of some games where nothing can be kept because of a script that runs before the page.
fn assert_told_once<'a>(refusal: &str, games: impl Iterator<Item = &'a GameInfo>) {
    let browser = Browser::open();
    browser.before_pages(refusal);
    for GameInfo { game, smallest, .. } in games {
        browser.visit(&format!("?game={game}{}&side=both&lang=en&mute", smallest.query()));
        let question =
            Question { game, window: browser.window(), setup: smallest, saved: None, since: &[], from: None };
        let first = &guide::ask(&question).moves[0];
        Mouse.make(&browser, first);
        let told = browser
            .until("a refusal is told", || Some(browser.said()).filter(|said| said.contains("Nothing can be saved")));
        browser.frames(3);
        let since = [first.mv.clone()];
        let second = &guide::ask(&Question { since: &since, ..question }).moves[0];
        Mouse.make(&browser, second);
        browser.until("the second move is told", || (browser.said() == second.said).then_some(()));
        browser.frames(30);
        assert_ne!(browser.said(), told, "told again");
        browser.assert_no_error();
    }
}

#[test]
fn a_browser_that_keeps_nothing_is_told_once() {
    let blocked = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('blocked'); } });";
    assert_told_once(blocked, guide::house().games.iter().step_by(2));
}

#[test]
fn a_browser_without_room_is_told_once() {
    let full = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };";
    assert_told_once(full, guide::house().games.iter().skip(1).step_by(2));
}
