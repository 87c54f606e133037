//! What a script sees of this program, and what the program uses of the worker it runs in.

use std::sync::Arc;
use std::time::Duration;

use parlour_core::Clock;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = postMessage)]
    fn post_message(text: &str);

    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;

    #[wasm_bindgen(js_namespace = console)]
    fn error(text: &str);
}

/// The clock of the worker.
struct WorkerClock;

impl Clock for WorkerClock {
    fn now(&self) -> Duration {
        Duration::from_secs_f64(now() / 1000.0)
    }
}

/// A fault is first told to the console: all that the page sees of it is that the program stopped.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|fault| error(&fault.to_string())));
}

/// Does what a text asks for and posts the answers; see [`crate::handle`].
#[wasm_bindgen]
pub fn think(request: &str) {
    crate::handle(request, Arc::new(WorkerClock), Arc::new(post_message));
}
