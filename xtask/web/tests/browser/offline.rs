//! Once loaded, the page needs no network.

use crate::browser::Browser;
use crate::guide;
use crate::hands::Mouse;
use crate::play::Match;

#[test]
fn the_page_opens_and_plays_without_a_server() {
    let mut browser = Browser::open();
    browser.visit("?lang=en&mute");
    browser.wait_for("await navigator.serviceWorker.ready; return null", serde_json::json!([]));
    browser.server.stop();
    let house = guide::house();
    let game = &house.games[0];
    Match::begin(&browser, game, &game.smallest, &Mouse).play_out(&house);
    browser.assert_no_error();
}
