//! In a browser the page around the canvas shows what the canvas cannot.

use bevy::app::{PluginGroupBuilder, plugin_group};
use bevy::prelude::*;
use bevy::window::WindowMode;
use bevy_egui::EguiContexts;

use crate::args::Args;
use crate::locale::Locale;
use crate::platform::page;
use crate::screen::Screen;
use crate::settings::Settings;

plugin_group! {
    /// Bevy's `DefaultPlugins` as far as they serve a page, with a leaner log. (A plugin that is only disabled stays in the program.)
    struct Engine {
        crate::platform::console:::ConsolePlugin,
        bevy::app:::TaskPoolPlugin,
        bevy::diagnostic:::FrameCountPlugin,
        bevy::time:::TimePlugin,
        bevy::transform:::TransformPlugin,
        bevy::diagnostic:::DiagnosticsPlugin,
        bevy::input:::InputPlugin,
        bevy::window:::WindowPlugin,
        bevy::a11y:::AccessibilityPlugin,
        bevy::asset:::AssetPlugin,
        bevy::winit:::WinitPlugin,
        bevy::render:::RenderPlugin,
        bevy::image:::ImagePlugin,
        bevy::mesh:::MeshPlugin,
        bevy::camera:::CameraPlugin,
        bevy::core_pipeline:::CorePipelinePlugin,
        bevy::sprite:::SpritePlugin,
        bevy::sprite_render:::SpriteRenderPlugin,
        bevy::gilrs:::GilrsPlugin,
        bevy::state::app:::StatesPlugin,
    }
}

/// The plugins of Bevy that the program runs on.
pub fn engine() -> PluginGroupBuilder {
    Engine.build()
}

/// Nothing stands in the way of a canvas that could be known before it is tried.
///
/// # Errors
/// None.
pub fn check() -> Result<(), String> {
    Ok(())
}

/// From now on a fault that ends the program is shown by the page.
pub fn explain_faults() {
    std::panic::set_hook(Box::new(|fault| explain(&fault.to_string())));
}

/// Shows why the program cannot go on.
pub fn explain(sentence: &str) {
    page::tell("fault", sentence);
}

/// Keeps the page in step with the program.
pub fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Loading), || page::tell("ready", ""))
        .add_systems(Update, tell_language.run_if(resource_changed::<Locale>))
        .add_systems(Last, ask_for_keyboard)
        .add_systems(PreUpdate, (notice_return, follow_fullscreen.run_if(resource_changed::<Settings>)).chain());
}

/// Whether this browser lets a page fill the screen.
pub fn can_fill_screen() -> bool {
    page::document().is_some_and(|document| document.fullscreen_enabled())
}

/// The canvas always fills the page; the page itself fills the screen.
pub fn mode(_fullscreen: bool) -> WindowMode {
    WindowMode::Windowed
}

fn fills_screen() -> bool {
    page::document().is_some_and(|document| document.fullscreen_element().is_some())
}

/// The browser leaves the full screen by itself when the person presses Escape.
fn notice_return(mut settings: ResMut<Settings>, mut filled: Local<bool>) {
    let fills = fills_screen();
    if std::mem::replace(&mut *filled, fills) && !fills && settings.fullscreen {
        settings.fullscreen = false;
    }
}

fn follow_fullscreen(settings: Res<Settings>, args: Option<Res<Args>>) {
    let wanted = settings.fullscreen || args.is_some_and(|args| args.fullscreen);
    if wanted != fills_screen() {
        page::tell("fullscreen", if wanted { "on" } else { "off" });
    }
}

/// Phones bring their keyboard when the page asks for it.
fn ask_for_keyboard(mut contexts: EguiContexts, mut before: Local<bool>) {
    let wanted = contexts.ctx_mut().is_ok_and(|ctx| ctx.text_edit_focused());
    if std::mem::replace(&mut *before, wanted) != wanted {
        page::tell("typing", if wanted { "on" } else { "off" });
    }
}

/// Screen readers and hyphenation of the page go by its language.
fn tell_language(locale: Res<Locale>) {
    page::tell("language", locale.language().code());
}

/// The words just said, for those who hear the program: a canvas has no accessibility tree.
pub fn say(words: &str) {
    page::tell("say", words);
}
