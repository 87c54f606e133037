//! What is logged goes to the console of the browser. Bevy's own plugin for that reads filters in a language of their own, which
//! would make the page longer by hundreds of kilobytes.

use std::fmt::{Debug, Write};

use bevy::prelude::*;
use log::{LevelFilter, Log, Record};
use tracing::field::Field;
use tracing::span::{Attributes, Id};
use tracing::{Event, Level, Metadata, Subscriber};
use web_sys::console;
use web_sys::wasm_bindgen::JsValue;

/// Takes the place of Bevy's `LogPlugin`.
#[derive(Default)]
pub struct ConsolePlugin;

impl Plugin for ConsolePlugin {
    fn build(&self, _app: &mut App) {
        // Both fail only where somebody listens already.
        if log::set_logger(&Console).is_ok() {
            log::set_max_level(LevelFilter::Warn);
        }
        let _ = tracing::subscriber::set_global_default(Console);
    }
}

struct Console;

/// What most libraries log.
impl Log for Console {
    fn enabled(&self, metadata: &log::Metadata) -> bool {
        // The renderer's warnings are for those who write renderers.
        metadata.level() == log::Level::Error || !metadata.target().starts_with("wgpu")
    }

    fn log(&self, record: &Record) {
        if Log::enabled(self, record.metadata()) {
            let write = if record.level() == log::Level::Error { console::error_1 } else { console::warn_1 };
            write(&line(record.target(), &record.args().to_string()));
        }
    }

    fn flush(&self) {}
}

/// What Bevy and we log.
impl Subscriber for Console {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        // The page has a field of its own for keyboards on the screen; that egui's is not there it complains of at every touch.
        let is_wanted = metadata.target() != "bevy_egui::text_agent";
        metadata.is_event() && *metadata.level() <= Level::INFO && is_wanted
    }

    fn event(&self, event: &Event<'_>) {
        let mut words = String::new();
        event.record(&mut |field: &Field, value: &dyn Debug| {
            // To write to a text cannot fail.
            let _ = match field.name() {
                "message" => write!(words, "{value:?}"),
                name => write!(words, " {name}={value:?}"),
            };
        });
        let write = match *event.metadata().level() {
            Level::ERROR => console::error_1,
            Level::WARN => console::warn_1,
            _ => console::log_1,
        };
        write(&line(event.metadata().target(), &words));
    }

    // Spans are for measuring, and are not listened to.
    fn new_span(&self, _span: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _span: &Id, _values: &tracing::span::Record<'_>) {}

    fn record_follows_from(&self, _span: &Id, _follows: &Id) {}

    fn enter(&self, _span: &Id) {}

    fn exit(&self, _span: &Id) {}
}

fn line(source: &str, words: &str) -> JsValue {
    format!("{source}: {words}").into()
}
