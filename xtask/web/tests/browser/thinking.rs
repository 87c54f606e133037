//! A search does not hold up the page, and ends when it is no longer wanted.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::hands::key;
use crate::play::QUICK;

/// Counts frames for so many milliseconds. Returns the frames per second and the longest time between two, in
/// milliseconds.
const COUNT: &str = "
const start = performance.now();
let [count, longest, last] = [0, 0, start];
while (last - start < args[0]) {
  await new Promise(requestAnimationFrame);
  const now = performance.now();
  longest = Math.max(longest, now - last);
  last = now;
  count += 1;
}
return [count * 1000 / (last - start), longest];
";

/// The file of the unfinished game.
const GAME: &str = "game-dots.ron";

/// The lines drawn before that search.
const DRAWN: usize = 28;

/// An address at which an opponent thinks for seconds about its move on the largest board, three rows of which and a line are drawn.
fn long_search(side: &str) -> String {
    let rows = (1..).step_by(2).flat_map(|row| (1..=9).map(move |col| format!("h{row}-{col}")));
    let lines: Vec<String> = rows.take(DRAWN).collect();
    format!("?game=dots&size=9x9&moves={}&opponent=perfect&side={side}&lang=en&mute", lines.join("+"))
}

/// An address at which the strongest opponents of TwixT think about their moves on the largest board.
fn large_board(side: &str) -> String {
    format!("?game=twixt&size=48&opponent=master&side={side}&lang=en&mute")
}

/// A window that software draws quickly.
const SMALL: [u32; 2] = [480, 360];

/// How long frames are counted, in milliseconds.
const WHILE: u32 = 5000;

/// The share of the frames that goes on.
const SHARE: f64 = 0.7;

/// How long the end of a search may take beside the frame in which it is asked for, in milliseconds.
const PROMPT: f64 = 50.0;

/// So often is measured what other programs on the machine can spoil: once well is enough.
const TRIES: usize = 4;

fn count(browser: &Browser) -> (f64, f64) {
    let counted = browser.wait_for(COUNT, json!([WHILE]));
    let number = |index: usize| counted[index].as_f64().unwrap_or_else(|| panic!("{counted}"));
    (number(0), number(1))
}

/// Tries until it is good.
fn try_often(what: &str, once: impl FnMut() -> bool) {
    let tried = std::iter::repeat_with(once).take(TRIES).any(|is_good| is_good);
    assert!(tried, "{what}: not once in {TRIES} tries");
}

/// Whether frames go on while searches run at an address that says who plays, and the longest time between two, in
/// milliseconds.
fn goes_on(browser: &Browser, name: &str, address: fn(&str) -> String) -> (bool, f64) {
    browser.forget();
    browser.visit(&address("both"));
    let (idle, _) = count(browser);
    // One search follows the other, and the moves between are shown at once.
    browser.keep("settings.ron", QUICK);
    browser.visit(&address("none"));
    let (thinking, longest) = count(browser);
    println!("{name}: {idle:.1} frames a second, {thinking:.1} while searches run, the longest {longest:.0} ms");
    (thinking >= SHARE * idle, longest)
}

/// How long after the key a search ends that is no longer wanted, in milliseconds.
fn delay_of_the_end(browser: &Browser) -> f64 {
    browser.forget();
    browser.visit(&long_search("second"));
    browser.key(key::ESCAPE);
    let seen = browser.until("the search has ended", || {
        let seen = browser.run("return [seen.keys.at(-1), seen.ends.at(-1) ?? null]");
        (seen[1] != Value::Null).then_some(seen)
    });
    let moves = browser.kept(GAME).map_or(DRAWN, |game| game.matches("mv:").count());
    assert_eq!(moves, DRAWN, "the search was too short");
    let delay = seen[1].as_f64().unwrap() - seen[0].as_f64().unwrap();
    println!("a search has ended {delay:.1} ms after the key");
    assert!(delay >= 0.0, "{seen}");
    delay
}

#[test]
fn frames_go_on_and_a_search_is_cancelled_at_once() {
    let mut browser = Browser::open_alone();
    browser.resize(SMALL);
    let mut longest = 0.0;
    try_often("frames while searches run", || {
        let (is_good, frame) = goes_on(&browser, "dots", long_search);
        longest = frame;
        is_good
    });
    try_often("frames while a large board is looked at", || goes_on(&browser, "twixt", large_board).0);
    try_often("a prompt end", || delay_of_the_end(&browser) <= PROMPT + longest);
    browser.assert_no_error();
}
