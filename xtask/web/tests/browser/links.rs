//! Addresses that ask for something.

use crate::browser::Browser;

#[test]
fn what_an_address_asks_for_in_vain_is_told() {
    let browser = Browser::open();
    browser.visit("?game=dots&size=2x2&opponent=nobody&colour=blue&lang=en&mute");
    browser.until("the notice is said", || {
        let said = browser.said();
        (said.contains("opponent=nobody") && said.contains("colour=blue")).then_some(())
    });
    browser.assert_no_error();
}

#[test]
fn an_address_chooses_the_language() {
    let browser = Browser::open();
    browser.visit("?lang=hu&mute");
    assert_eq!(browser.run("return document.documentElement.lang"), "hu");
    browser.assert_no_error();
}
