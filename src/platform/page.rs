//! The page around the canvas. What it is told it does in `assets/web/boot.js`.

use web_sys::{CustomEvent, CustomEventInit, Document};

/// Tells the page something, as an event of the window: `parlour-<what>` with the words as its detail.
pub fn tell(what: &str, words: &str) {
    let init = CustomEventInit::new();
    init.set_detail(&words.into());
    if let Some(window) = web_sys::window()
        && let Ok(event) = CustomEvent::new_with_event_init_dict(&format!("parlour-{what}"), &init)
    {
        // No listener can object to it.
        drop(window.dispatch_event(&event));
    }
}

/// The document.
pub fn document() -> Option<Document> {
    web_sys::window()?.document()
}
