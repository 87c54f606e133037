//! What is not a game: loading, title, set-up before a game, settings, statistics, help.
//!
//! | File | What it shows |
//! |---|---|
//! | [`loading`] | pictures and sounds being read, and what is wrong if they cannot be |
//! | [`title`] | six tiles with boards that play by themselves |
//! | [`setup`] | the choices before a game, its tutorial and its puzzles |
//! | [`editor`] | a position laid out by hand |
//! | [`settings`], [`statistics`], [`help`] | one page each |
//! | [`backup`] | everything that is kept, to take along and to bring back |
//! | [`notices`], [`dialog`] | what lies over every page |
//! | [`page`], [`showcase`] | what the pages are made of |
//! | [`focus`] | where the keyboard is when a screen is entered |

use bevy::prelude::*;
use bevy_egui::EguiContexts;

pub use crate::screen::Screen;
use crate::settings::Settings;
pub use crate::theme::page;
use crate::theme::widgets;

pub mod backup;
pub mod dialog;
pub mod editor;
pub mod focus;
pub mod help;
pub mod loading;
pub mod notices;
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
            backup::plugin,
            statistics::plugin,
            help::plugin,
            notices::plugin,
            dialog::plugin,
            editor::plugin,
            focus::plugin,
            showcase::plugin,
        ))
        .add_systems(Update, press_global_keys);
}

/// F11 fills the screen, M silences, on every page.
fn press_global_keys(
    mut contexts: EguiContexts,
    keys: Res<ButtonInput<KeyCode>>,
    mut settings: ResMut<Settings>,
) -> Result {
    if keys.just_pressed(KeyCode::F11) {
        settings.fullscreen = !settings.fullscreen;
    }
    // Where a text is typed it is a letter.
    if keys.just_pressed(KeyCode::KeyM) && !contexts.ctx_mut()?.text_edit_focused() {
        settings.mute = !settings.mute;
    }
    Ok(())
}
