//! The hands that play: with a mouse, a finger, a keyboard or a gamepad.

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::guide::{Step, Way};

/// Keys as `WebDriver` names them.
pub mod key {
    /// The key that deletes backwards.
    pub const BACKSPACE: char = '\u{E003}';
    /// The key that goes to the next control.
    pub const TAB: char = '\u{E004}';
    /// Enter.
    pub const ENTER: char = '\u{E007}';
    /// The key that is held for commands.
    pub const CONTROL: char = '\u{E009}';
    /// Escape.
    pub const ESCAPE: char = '\u{E00C}';
    /// The arrow that points down.
    pub const DOWN: char = '\u{E015}';
}

/// A gamepad of the standard layout that is always there. What looks at it sees a press in one look and a release in a
/// later one.
pub const GAMEPAD: &str = r#"
const pad = {
  id: "Test (STANDARD GAMEPAD Vendor: 0000 Product: 0000)", index: 0, connected: true, mapping: "standard", timestamp: 0,
  axes: [0, 0, 0, 0],
  buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })),
};
let looks = 0;
navigator.getGamepads = () => {
  looks += 1;
  return [pad, null, null, null];
};
const frame = () => new Promise(requestAnimationFrame);
window.pressPad = async (button) => {
  for (const value of [1, 0]) {
    pad.buttons[button] = { pressed: value === 1, touched: value === 1, value };
    pad.timestamp = performance.now();
    for (const before = looks; looks === before; ) await frame();
    await frame();
  }
};
"#;

/// A way to make moves.
pub trait Hand {
    /// Chooses a place.
    fn choose(&self, browser: &Browser, step: &Step);

    /// Whether this hand moves the cursor of the keyboard.
    fn has_cursor(&self) -> bool;

    /// Makes a move.
    fn make(&self, browser: &Browser, way: &Way) {
        for step in &way.steps {
            self.choose(browser, step);
        }
    }
}

/// A mouse.
pub struct Mouse;

/// A finger.
pub struct Finger;

/// A keyboard. Its cursor goes through all places in reading order, and what it points at is listened to.
pub struct Keyboard;

/// The simulated gamepad ([`GAMEPAD`]).
pub struct Gamepad;

/// Taps a place, in logical pixels of the window, with a pointer of that kind.
pub fn tap(browser: &Browser, kind: &str, at: [f64; 2]) {
    let [x, y] = at.map(f64::round);
    let actions = json!([
        { "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y },
        { "type": "pointerDown", "button": 0 },
        { "type": "pointerUp", "button": 0 },
    ]);
    browser.act(&json!({ "type": "pointer", "id": kind, "parameters": { "pointerType": kind }, "actions": actions }));
    browser.frames(2);
}

impl Hand for Mouse {
    fn choose(&self, browser: &Browser, step: &Step) {
        tap(browser, "mouse", step.at);
    }

    fn has_cursor(&self) -> bool {
        false
    }
}

impl Hand for Finger {
    fn choose(&self, browser: &Browser, step: &Step) {
        tap(browser, "touch", step.at);
    }

    fn has_cursor(&self) -> bool {
        false
    }
}

impl Hand for Keyboard {
    fn choose(&self, browser: &Browser, step: &Step) {
        for _ in 0..step.next {
            browser.key('.');
        }
    }

    fn has_cursor(&self) -> bool {
        true
    }

    fn make(&self, browser: &Browser, way: &Way) {
        for step in &way.steps {
            self.choose(browser, step);
            if way.steps.len() == 1 && step.next > 0 {
                browser.until(&way.said, || (browser.said() == way.said).then_some(()));
            }
            browser.key(key::ENTER);
        }
    }
}

impl Hand for Gamepad {
    fn choose(&self, browser: &Browser, step: &Step) {
        for arrow in &step.arrows {
            let button = match arrow.as_str() {
                "ArrowUp" => 12,
                "ArrowDown" => 13,
                "ArrowLeft" => 14,
                _ => 15,
            };
            press_pad(browser, button);
        }
        press_pad(browser, 0);
    }

    fn has_cursor(&self) -> bool {
        true
    }
}

fn press_pad(browser: &Browser, button: u8) {
    let answer = browser.wait_for("await pressPad(args[0]); return null", json!([button]));
    assert_eq!(answer, Value::Null);
}
