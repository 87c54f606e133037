//! The page around the canvas. What it is told it does in `assets/web/boot.js`.

use web_sys::wasm_bindgen::JsCast;
use web_sys::wasm_bindgen::prelude::Closure;
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

/// From now on hears what the page says: an event of the window, `parlour-<what>`, with words as its detail.
pub fn listen(what: &str, mut hear: impl FnMut(String) + 'static) {
    let ear = move |event: CustomEvent| hear(event.detail().as_string().unwrap_or_default());
    let ear = Closure::<dyn FnMut(CustomEvent)>::new(ear);
    if let Some(window) = web_sys::window() {
        let listener = ear.as_ref().unchecked_ref();
        drop(window.add_event_listener_with_callback(&format!("parlour-{what}"), listener));
    }
    // It hears as long as the page is open.
    ear.forget();
}

/// The document.
pub fn document() -> Option<Document> {
    web_sys::window()?.document()
}
