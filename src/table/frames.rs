//! How often a frame is drawn: continuously while something moves, seldom while nothing does.

use std::time::Duration;

use bevy::input::gamepad::Gamepad;
use bevy::input::keyboard::KeyboardInput;
use bevy::input::mouse::{MouseButtonInput, MouseWheel};
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowResized};
use bevy::winit::{UpdateMode, WinitSettings};

use super::motion::{Blink, Motion};
use super::{Phase, TableSystems};
use crate::notice::Notices;
use crate::platform::thinking;
use crate::screen::Screen;

/// Between frames while nothing happens.
const IDLE: Duration = Duration::from_secs(5);

/// Between frames while a notice is on show, which comes and goes slowly.
const NOTICE: Duration = Duration::from_millis(30);

/// Between looks at a gamepad, which cannot wake the program.
const GAMEPAD: Duration = Duration::from_millis(33);

/// Frames drawn after an input, so that what it set off in the next frames is also seen.
const ECHO: u8 = 4;

/// Searches that run without a phase of their own (hints, reviews, demonstrations) ask for frames here.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Busy(pub bool);

/// The longest wait between frames that something on show allows. Asked for anew in every frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pulse(pub Option<Duration>);

/// Registers the pace of frames.
pub fn plugin(app: &mut App) {
    app.init_resource::<Busy>()
        .init_resource::<Pulse>()
        .add_systems(Update, (set_pace, echo_input).after(TableSystems::Present));
}

/// An input may change the screen only a frame or two later; nothing else would wake the program for that.
fn echo_input(
    mut keys: MessageReader<KeyboardInput>,
    mut buttons: MessageReader<MouseButtonInput>,
    mut wheel: MessageReader<MouseWheel>,
    mut moved: MessageReader<CursorMoved>,
    mut touches: MessageReader<TouchInput>,
    mut resized: MessageReader<WindowResized>,
    screen: Res<State<Screen>>,
    phase: Res<State<Phase>>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut left: Local<u8>,
) {
    let inputs = [
        keys.read().count(),
        buttons.read().count(),
        wheel.read().count(),
        moved.read().count(),
        touches.read().count(),
        resized.read().count(),
    ];
    if inputs.iter().any(|count| *count > 0) || screen.is_changed() || phase.is_changed() {
        *left = ECHO;
    }
    if *left > 0 {
        *left -= 1;
        redraw.write(RequestRedraw);
    }
}

fn set_pace(
    phase: Res<State<Phase>>,
    screen: Res<State<Screen>>,
    mut busy: ResMut<Busy>,
    mut pulse: ResMut<Pulse>,
    moving: Query<(), Or<(With<Motion>, With<Blink>)>>,
    gamepads: Query<(), With<Gamepad>>,
    notices: Res<Notices>,
    settings: Option<ResMut<WinitSettings>>,
) {
    let Some(mut settings) = settings else { return };
    let animated = !moving.is_empty() || *phase.get() == Phase::Showing || *screen.get() == Screen::Loading;
    let wait = if notices.current().is_some() {
        NOTICE
    } else if *phase.get() == Phase::Thinking || busy.0 {
        thinking::pace()
    } else if !gamepads.is_empty() {
        GAMEPAD
    } else {
        pulse.0.unwrap_or(IDLE)
    };
    busy.0 = false;
    pulse.0 = None;
    let focused = if animated { UpdateMode::Continuous } else { UpdateMode::reactive(wait) };
    let unfocused = if animated { UpdateMode::Continuous } else { UpdateMode::reactive_low_power(wait) };
    if settings.focused_mode != focused || settings.unfocused_mode != unfocused {
        settings.focused_mode = focused;
        settings.unfocused_mode = unfocused;
    }
}
