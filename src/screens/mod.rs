//! What is not a game: loading, title, set-up before a game, settings, statistics, help.
//!
//! | File | What it shows |
//! |---|---|
//! | [`loading`] | pictures and sounds being read, and what is wrong if they cannot be |
//! | [`title`] | six tiles with boards that play by themselves |
//! | [`setup`] | the choices before a game, its tutorial and its puzzles |
//! | [`settings`], [`statistics`], [`help`] | one page each |
//! | [`notices`], [`dialog`] | what lies over every page |
//! | [`page`], [`showcase`] | what the pages are made of |

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

pub use crate::screen::Screen;
use crate::settings::Settings;
use crate::table::hands::LastDevice;
use crate::theme::widgets;

pub mod dialog;
pub mod help;
pub mod loading;
pub mod notices;
pub mod page;
pub mod settings;
pub mod setup;
pub mod showcase;
pub mod statistics;
pub mod title;

/// The screen a person comes back to with Escape.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CameFrom(pub Screen);

impl CameFrom {
    /// Where to go back to: never to the loading picture.
    pub const fn screen(self) -> Screen {
        match self.0 {
            Screen::Loading | Screen::Broken => Screen::Title,
            screen => screen,
        }
    }
}

/// Registers all screens.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<CameFrom>()
        .add_plugins((
            widgets::plugin,
            loading::plugin,
            title::plugin,
            setup::plugin,
            settings::plugin,
            statistics::plugin,
            help::plugin,
            notices::plugin,
            dialog::plugin,
            showcase::plugin,
        ))
        .add_systems(Update, (press_global_keys, focus_on_entry.run_if(state_changed::<Screen>)));
}

/// F11 fills the screen, M silences, on every page.
fn press_global_keys(keys: Res<ButtonInput<KeyCode>>, mut settings: ResMut<Settings>) {
    if keys.just_pressed(KeyCode::F11) {
        settings.fullscreen = !settings.fullscreen;
    }
    if keys.just_pressed(KeyCode::KeyM) {
        settings.mute = !settings.mute;
    }
}

/// Whoever came by keyboard or gamepad finds the main action of the new page in focus.
fn focus_on_entry(mut contexts: EguiContexts, device: Res<LastDevice>) {
    let Ok(ctx) = contexts.ctx_mut() else { return };
    let focused = ctx.memory(egui::Memory::focused);
    if let Some(control) = focused {
        ctx.memory_mut(|memory| memory.surrender_focus(control));
    }
    if *device == LastDevice::Keys {
        widgets::focus_main(ctx);
    }
}
