//! What has the focus of the keyboard when a screen is entered.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};

use super::Screen;
use crate::table::hands::LastDevice;
use crate::theme::widgets;

/// The control that was used last on each screen.
#[derive(Resource, Default)]
struct Used(HashMap<Screen, String>);

/// Registers the focus.
pub fn plugin(app: &mut App) {
    app.init_resource::<Used>().add_systems(Update, focus_on_entry);
}

/// Whoever came by keyboard or gamepad finds the main action of a new screen in focus, and a screen returned to as it
/// was left.
fn focus_on_entry(
    mut contexts: EguiContexts,
    mut transitions: MessageReader<StateTransitionEvent<Screen>>,
    device: Res<LastDevice>,
    mut used: ResMut<Used>,
) {
    let Some(&StateTransitionEvent { exited: Some(left), entered: Some(entered), .. }) = transitions.read().last()
    else {
        return;
    };
    let Ok(ctx) = contexts.ctx_mut() else { return };
    if let Some(control) = ctx.memory(egui::Memory::focused) {
        ctx.memory_mut(|memory| memory.surrender_focus(control));
    }
    if let Some(name) = widgets::take_last_used(ctx) {
        used.0.insert(left, name);
    }
    if *device == LastDevice::Keys {
        match on_return(left, entered, &used) {
            Some(name) => widgets::focus_on(ctx, name),
            None => widgets::focus_main(ctx),
        }
    }
}

/// The control to go back to: the tile of the game that was left, or what was used last on a screen that another one
/// lay over. `None` where the screen is not returned to.
fn on_return(left: Screen, entered: Screen, used: &Used) -> Option<String> {
    match (left, entered) {
        (Screen::Setup(game) | Screen::Table(game), Screen::Title) => Some(format!("tile-{}", game.name())),
        (Screen::Settings | Screen::Statistics | Screen::Help, _)
        | (Screen::Table(_) | Screen::Page(..), Screen::Setup(_)) => used.0.get(&entered).cloned(),
        _ => None,
    }
}
