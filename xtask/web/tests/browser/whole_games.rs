//! Whole games to their result, with every kind of hand.

use std::time::Instant;

use crate::browser::{Browser, SMALL, WINDOW};
use crate::guide;
use crate::hands::{Finger, GAMEPAD, Gamepad, Hand, Keyboard, Mouse};
use crate::play::Match;

fn play_every_game(name: &str, window: [u32; 2], hand: &dyn Hand, prepare: impl Fn(&Browser)) {
    let house = guide::house();
    let mut browser = Browser::open();
    browser.resize(window);
    prepare(&browser);
    for game in &house.games {
        let start = Instant::now();
        let said = Match::begin(&browser, game, &game.smallest, hand).play_out(&house);
        println!("{} by {name} in {:.1} s: {said}", game.game, start.elapsed().as_secs_f64());
        browser.assert_no_error();
    }
}

#[test]
fn with_a_mouse() {
    play_every_game("mouse", SMALL, &Mouse, |_| ());
}

#[test]
fn with_a_finger() {
    play_every_game("finger", WINDOW, &Finger, |_| ());
}

#[test]
fn with_keys_only() {
    play_every_game("keyboard", SMALL, &Keyboard, |_| ());
}

#[test]
fn with_a_gamepad() {
    play_every_game("gamepad", SMALL, &Gamepad, |browser| browser.before_pages(GAMEPAD));
}

/// Opponents answer where no worker can be had.
#[test]
fn without_workers() {
    let blocked = "window.Worker = class { constructor() { throw new Error('workers are blocked'); } };";
    let mut browser = Browser::open();
    browser.resize(SMALL);
    browser.before_pages(blocked);
    for game in &guide::house().games {
        let begun = Match::begin(&browser, game, &game.smallest, &Mouse).play_moves(2);
        println!("{} without workers: {}", game.game, begun.played.join(" "));
        browser.assert_no_error();
    }
}
