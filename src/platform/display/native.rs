//! On a desktop the window fills the screen, and what ends the program is said in the terminal.

use bevy::app::{PanicHandlerPlugin, PluginGroupBuilder};
use bevy::prelude::*;
use bevy::window::{MonitorSelection, WindowMode};

use crate::args::Args;
use crate::settings::Settings;

/// The variables of which one must be set where a window is opened on Linux: the names of the display servers.
const DISPLAYS: [&str; 3] = ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"];

/// The plugins of Bevy that the program runs on. Faults are explained by [`explain_faults`].
pub fn engine() -> PluginGroupBuilder {
    DefaultPlugins.build().disable::<PanicHandlerPlugin>()
}

/// Why no window can be opened here, as far as that can be known before it is tried.
///
/// # Errors
/// In a Linux terminal without a desktop, where no display server is named.
pub fn check() -> Result<(), String> {
    let named = |name: &&str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(target_os = "linux") && !DISPLAYS.iter().any(named) {
        return Err(format!(
            "There is no screen to open a window on: none of {} is set. Start Parlour from a desktop; the engines also \
             run in a terminal, with `cargo run --release -p parlour-cli -- --help`.",
            DISPLAYS.join(", ")
        ));
    }
    Ok(())
}

/// From now on a fault that ends the program also ends in a sentence for the person in front of it.
pub fn explain_faults() {
    let technical = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |fault| {
        technical(fault);
        let cause = fault.payload_as_str().unwrap_or_default();
        explain(if cause.contains("event loop") {
            "Parlour could not open its window: the screen named by DISPLAY or WAYLAND_DISPLAY does not answer."
        } else if cause.contains("find a GPU") {
            "Parlour found nothing to draw with. A Vulkan or OpenGL driver is needed; Mesa has one for machines without \
             a graphics card (on Debian and Ubuntu the package mesa-vulkan-drivers)."
        } else {
            "Parlour had to stop because of the fault above. The game on the table is kept; the next start offers it."
        });
    }));
}

/// Says a sentence to the terminal that the program was started from.
#[expect(clippy::print_stderr, reason = "there is no window to say it in")]
pub fn explain(sentence: &str) {
    eprintln!("\n{sentence}");
}

/// Nothing but what every desktop program has.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, follow_fullscreen.run_if(resource_changed::<Settings>));
}

/// Whether a window can fill the screen here.
pub fn can_fill_screen() -> bool {
    true
}

/// How the window opens.
pub fn mode(fullscreen: bool) -> WindowMode {
    if fullscreen { WindowMode::BorderlessFullscreen(MonitorSelection::Current) } else { WindowMode::Windowed }
}

fn follow_fullscreen(settings: Res<Settings>, args: Option<Res<Args>>, mut windows: Query<&mut Window>) {
    let asked = args.is_some_and(|args| args.fullscreen);
    for mut window in &mut windows {
        let wanted = mode(settings.fullscreen || asked);
        if window.mode != wanted {
            window.mode = wanted;
        }
    }
}

/// The words just said, for those who hear the program: the accessibility tree of the window already has them.
pub fn say(_words: &str) {}
