//! Text on phones.

use serde_json::json;

use crate::browser::Browser;
use crate::hands::key;

/// A phone shows its keyboard for a field of the page: it has the keys while the program wants text, and only then.
#[test]
fn a_touch_brings_the_keyboard_of_the_screen() {
    let browser = Browser::open();
    browser.visit("?game=chess&side=both&lang=en&mute");
    let has_keys = |id: &str| browser.run("return document.activeElement.id") == id;
    let touch = json!([
        { "type": "pointerMove", "duration": 0, "origin": "viewport", "x": 195, "y": 20 },
        { "type": "pointerDown", "button": 0 },
        { "type": "pointerUp", "button": 0 },
    ]);
    let finger =
        json!({ "type": "pointer", "id": "touch", "parameters": { "pointerType": "touch" }, "actions": touch });
    browser.act(&finger);
    browser.key('/');
    browser.until("the field has the keys", || has_keys("typed").then_some(()));
    // What is deleted, and corrected by the phone itself, arrives as well.
    for letter in "e5".chars() {
        browser.key(letter);
    }
    browser.key(key::BACKSPACE);
    browser
        .run("const field = document.activeElement; field.value += '4'; field.dispatchEvent(new InputEvent('input'))");
    browser.key(key::ENTER);
    browser.until("the move is told", || browser.said().contains("e4").then_some(()));
    browser.key(key::ESCAPE);
    browser.until("the canvas has the keys", || has_keys("parlour").then_some(()));
    browser.assert_no_error();
}
