//! Hands: mouse, touch, keyboard and gamepad become the same few gestures and actions.
//!
//! A gamepad is turned into the keys that mean the same, so that menus and boards obey it alike.

use bevy::input::ButtonState;
use bevy::input::gamepad::{Gamepad, GamepadButton};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseScrollUnit;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowEvent};
use bevy_egui::{EguiContexts, EguiPreUpdateSet, egui};

use super::game::Direction;
use super::layout::Layout;
use super::panel::TYPED;
use super::transfer::Transfer;
use super::{Action, Phase, TableSystems};
use crate::screen::Screen;
use crate::theme::widgets;

/// What a hand does on the board. Points are in logical pixels of the window.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub enum Gesture {
    /// The pointer moved there.
    Hover(Vec2),
    /// The pointer left the board.
    Away,
    /// A button or finger went down.
    Press {
        /// Where.
        at: Vec2,
        /// Whether it was a finger.
        touch: bool,
    },
    /// It came up again.
    Release {
        /// Where.
        at: Vec2,
        /// Whether it was a finger.
        touch: bool,
    },
    /// The other button went down or came up: a drawing begins or ends.
    Draw {
        /// Where.
        at: Vec2,
        /// Whether it went down.
        down: bool,
    },
    /// What went down came to nothing: it has become another gesture.
    LetGo,
    /// The board comes nearer, or goes away if the factor is less than one.
    Zoom {
        /// The point that keeps its place; none for the middle.
        at: Option<Vec2>,
        /// How many times larger the board becomes.
        by: f32,
    },
    /// The board is pushed by so many pixels.
    Pan(Vec2),
    /// The cursor of the keyboard moves.
    Cursor(Direction),
    /// It jumps in a direction and to its right-hand side, or to its left-hand one.
    Jump(Direction, bool),
    /// The next spot in reading order, or the one before.
    Cycle(i32),
    /// Choose the spot under the cursor.
    Choose,
    /// Take the selection back.
    Cancel,
}

/// What the person used last; keyboards need a visible focus.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LastDevice {
    /// Mouse or touch.
    #[default]
    Pointer,
    /// Keyboard or gamepad.
    Keys,
}

/// Whether the board is a picture to look at and not to play on: then the arrows turn the pages, and a click as well.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Paging(pub bool);

/// Registers the devices.
pub fn plugin(app: &mut App) {
    app.add_message::<Gesture>()
        .init_resource::<LastDevice>()
        .init_resource::<Paging>()
        .add_systems(
            PreUpdate,
            gamepad_as_keys.before(EguiPreUpdateSet::ProcessInput).before(bevy::input::InputSystems),
        )
        .add_systems(Update, note_device.before(TableSystems::Input))
        .add_systems(
            Update,
            (point, (type_keys, jump_by_stick).chain().run_if(at_any_table)).chain().in_set(TableSystems::Input),
        );
}

fn at_any_table(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Table(_))
}

/// A key that a gamepad button stands for.
enum PadKey {
    Named(Key),
    Letter(&'static str),
}
use PadKey::{Letter, Named};

impl PadKey {
    fn key(&self) -> Key {
        match self {
            Named(key) => key.clone(),
            Letter(letter) => Key::Character((*letter).into()),
        }
    }
}

/// The keys that gamepad buttons stand for.
const GAMEPAD_KEYS: [(GamepadButton, KeyCode, PadKey); 16] = [
    (GamepadButton::DPadUp, KeyCode::ArrowUp, Named(Key::ArrowUp)),
    (GamepadButton::DPadDown, KeyCode::ArrowDown, Named(Key::ArrowDown)),
    (GamepadButton::DPadLeft, KeyCode::ArrowLeft, Named(Key::ArrowLeft)),
    (GamepadButton::DPadRight, KeyCode::ArrowRight, Named(Key::ArrowRight)),
    (GamepadButton::South, KeyCode::Enter, Named(Key::Enter)),
    (GamepadButton::East, KeyCode::Escape, Named(Key::Escape)),
    (GamepadButton::LeftTrigger, KeyCode::KeyU, Letter("u")),
    (GamepadButton::RightTrigger, KeyCode::KeyR, Letter("r")),
    (GamepadButton::West, KeyCode::KeyH, Letter("h")),
    (GamepadButton::North, KeyCode::KeyT, Letter("t")),
    (GamepadButton::Start, KeyCode::KeyN, Letter("n")),
    (GamepadButton::LeftTrigger2, KeyCode::KeyP, Letter("p")),
    (GamepadButton::RightTrigger2, KeyCode::KeyA, Letter("a")),
    (GamepadButton::Select, KeyCode::Tab, Named(Key::Tab)),
    (GamepadButton::LeftThumb, KeyCode::Minus, Letter("-")),
    (GamepadButton::RightThumb, KeyCode::Equal, Letter("+")),
];

/// Turns buttons into keys. The left stick works like the directional pad.
fn gamepad_as_keys(
    gamepads: Query<&Gamepad>,
    window: Query<Entity, With<PrimaryWindow>>,
    mut keys: MessageWriter<KeyboardInput>,
    mut stick_was: Local<IVec2>,
) {
    let Ok(window) = window.single() else { return };
    let mut send = |code: KeyCode, key: &Key, state: ButtonState| {
        keys.write(KeyboardInput {
            key_code: code,
            logical_key: key.clone(),
            state,
            text: None,
            repeat: false,
            window,
        });
    };
    let mut stick = IVec2::ZERO;
    for gamepad in &gamepads {
        for (button, code, key) in &GAMEPAD_KEYS {
            if gamepad.just_pressed(*button) {
                send(*code, &key.key(), ButtonState::Pressed);
            }
            if gamepad.just_released(*button) {
                send(*code, &key.key(), ButtonState::Released);
            }
        }
        let tilt = gamepad.left_stick();
        if tilt.length() > 0.6 {
            stick = if tilt.x.abs() > tilt.y.abs() {
                IVec2::new(tilt.x.signum() as i32, 0)
            } else {
                IVec2::new(0, tilt.y.signum() as i32)
            };
        }
    }
    if stick != *stick_was {
        for (direction, state) in [(*stick_was, ButtonState::Released), (stick, ButtonState::Pressed)] {
            match (direction.x, direction.y) {
                (1, _) => send(KeyCode::ArrowRight, &Key::ArrowRight, state),
                (-1, _) => send(KeyCode::ArrowLeft, &Key::ArrowLeft, state),
                (_, 1) => send(KeyCode::ArrowUp, &Key::ArrowUp, state),
                (_, -1) => send(KeyCode::ArrowDown, &Key::ArrowDown, state),
                _ => {}
            }
        }
        *stick_was = stick;
    }
}

fn note_device(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    mut moved: MessageReader<CursorMoved>,
    mut device: ResMut<LastDevice>,
) {
    let pointer = moved.read().count() > 0 || buttons.get_just_pressed().len() > 0 || touches.any_just_pressed();
    if pointer {
        device.set_if_neq(LastDevice::Pointer);
    } else if keys.get_just_pressed().len() > 0 {
        device.set_if_neq(LastDevice::Keys);
    }
}

/// Whether a point of the window belongs to the board: inside its place, and under no window, sheet or dialog of egui.
fn on_board(ctx: &egui::Context, layout: &Layout, at: Vec2) -> bool {
    let zoom = ctx.zoom_factor();
    let covered = ctx
        .layer_id_at(egui::pos2(at.x / zoom, at.y / zoom))
        .is_some_and(|layer| layer.order > egui::Order::Background);
    layout.board.inflate(8.0).contains(at) && !covered
}

/// The pointer and the fingers, in the order in which they acted: within one frame a drag can begin and end.
fn point(
    mut contexts: EguiContexts,
    screen: Res<State<Screen>>,
    layout: Res<Layout>,
    mut events: MessageReader<WindowEvent>,
    paging: Res<Paging>,
    mut gestures: MessageWriter<Gesture>,
    mut actions: MessageWriter<Action>,
    mut pointer: Local<Vec2>,
    mut hold: Local<Hold>,
) -> Result {
    // What is done elsewhere is read as well, so that it is not taken for something done here.
    let away = !at_any_table(screen);
    let ctx = contexts.ctx_mut()?;
    let on_board = |at: Vec2| !away && on_board(ctx, &layout, at);
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => {
                let at = moved.position;
                let pushed = hold.push(0, at, &layout);
                *pointer = at;
                if pushed.is_some() {
                    gestures.write_batch(pushed.into_iter().flatten());
                } else if !away {
                    gestures.write(if on_board(at) { Gesture::Hover(at) } else { Gesture::Away });
                }
            }
            WindowEvent::MouseButtonInput(input) if on_board(*pointer) => {
                let at = *pointer;
                if input.button == MouseButton::Left && !hold.button(0, at, input.state == ButtonState::Pressed) {
                    continue;
                }
                match (paging.0, input.button, input.state) {
                    (true, MouseButton::Left, ButtonState::Pressed) => drop(actions.write(Action::Step(1))),
                    (true, MouseButton::Right, ButtonState::Pressed) => drop(actions.write(Action::Step(-1))),
                    (false, MouseButton::Left, ButtonState::Pressed) => {
                        gestures.write(Gesture::Press { at, touch: false });
                    }
                    (false, MouseButton::Left, ButtonState::Released) => {
                        gestures.write(Gesture::Release { at, touch: false });
                    }
                    (false, MouseButton::Right, state) => {
                        gestures.write(Gesture::Draw { at, down: state == ButtonState::Pressed });
                    }
                    _ => {}
                }
            }
            // What went down on the board comes up elsewhere.
            WindowEvent::MouseButtonInput(input)
                if input.button == MouseButton::Left && input.state == ButtonState::Released =>
            {
                hold.button(0, *pointer, false);
            }
            WindowEvent::MouseWheel(wheel) if on_board(*pointer) && layout.lens.is_some() => {
                let lines = match wheel.unit {
                    MouseScrollUnit::Line => wheel.y,
                    MouseScrollUnit::Pixel => wheel.y / 60.0,
                };
                gestures.write(Gesture::Zoom { at: Some(*pointer), by: 1.2_f32.powf(lines.clamp(-4.0, 4.0)) });
            }
            WindowEvent::TouchInput(input) if on_board(input.position) || hold.has(input.id + 1) => {
                let (at, finger) = (input.position, input.id + 1);
                let quiet = match input.phase {
                    TouchPhase::Started => !hold.button(finger, at, true),
                    TouchPhase::Moved => match hold.push(finger, at, &layout) {
                        Some(pushed) => {
                            gestures.write_batch(pushed);
                            true
                        }
                        None => false,
                    },
                    TouchPhase::Ended | TouchPhase::Canceled => !hold.button(finger, at, false),
                };
                if quiet {
                    if hold.pinches() {
                        gestures.write(Gesture::LetGo);
                    }
                    continue;
                }
                match input.phase {
                    TouchPhase::Started => drop(gestures.write(Gesture::Press { at, touch: true })),
                    TouchPhase::Ended => drop(gestures.write(Gesture::Release { at, touch: true })),
                    TouchPhase::Moved => drop(gestures.write(Gesture::Hover(at))),
                    TouchPhase::Canceled => {}
                }
            }
            _ => {}
        }
    }
    Ok(())
}

/// What is held down on the board: it is pushed by a drag while it is near, and brought nearer with two fingers.
#[derive(Default)]
struct Hold {
    /// The button and the fingers that are down (0 is the button), where they went down and where they are.
    down: Vec<(u64, Vec2, Vec2)>,
    /// Whether the board is being pushed or brought nearer. Then nothing is chosen until all have come up.
    grips: bool,
}

impl Hold {
    /// What goes further than this is a drag.
    const TREMBLE: f32 = 8.0;

    fn has(&self, id: u64) -> bool {
        self.down.iter().any(|(held, ..)| *held == id)
    }

    fn pinches(&self) -> bool {
        self.down.len() > 1
    }

    /// Notes that one went down or came up; returns whether that is a press or a release.
    fn button(&mut self, id: u64, at: Vec2, down: bool) -> bool {
        self.down.retain(|(held, ..)| *held != id);
        let gripped = self.grips;
        if down {
            self.down.push((id, at, at));
        }
        self.grips = !self.down.is_empty() && (gripped || self.pinches());
        !(gripped || self.grips)
    }

    /// Notes that one has moved; returns what that does to the board, unless it is an ordinary movement.
    fn push(&mut self, id: u64, at: Vec2, layout: &Layout) -> Option<Vec<Gesture>> {
        let lens = layout.lens?;
        let before = self.down.clone();
        let (_, from, here) = self.down.iter_mut().find(|(held, ..)| *held == id)?;
        let (by, far) = (at - *here, at.distance(*from) > Self::TREMBLE);
        *here = at;
        if let ([(_, _, a), (_, _, b)], [(_, _, c), (_, _, d)]) = (&before[..], &self.down[..]) {
            // First nearer, for a board that is seen as a whole cannot be pushed.
            let (before, wider) = (a.midpoint(*b), c.distance(*d) / a.distance(*b).max(1.0));
            let pushed = c.midpoint(*d) - before;
            return Some(vec![Gesture::Zoom { at: Some(before), by: wider }, Gesture::Pan(pushed)]);
        }
        let may_grip = far && lens.zoom > 1.0;
        if !self.grips && !may_grip {
            return None;
        }
        let begins = (!self.grips).then_some(Gesture::LetGo);
        self.grips = true;
        Some(begins.into_iter().chain([Gesture::Pan(by)]).collect())
    }
}

/// The right stick lets the cursor jump: each eighth of the circle is one of the eight jumps.
fn jump_by_stick(gamepads: Query<&Gamepad>, mut gestures: MessageWriter<Gesture>, mut was: Local<Option<usize>>) {
    const JUMPS: [(Direction, bool); 8] = [
        (Direction::Right, false),
        (Direction::Up, true),
        (Direction::Up, false),
        (Direction::Left, true),
        (Direction::Left, false),
        (Direction::Down, true),
        (Direction::Down, false),
        (Direction::Right, true),
    ];
    let tilt = gamepads.iter().map(Gamepad::right_stick).find(|tilt| tilt.length() > 0.6);
    let eighth =
        tilt.map(|tilt| (tilt.to_angle().rem_euclid(std::f32::consts::TAU) / std::f32::consts::FRAC_PI_4) as usize % 8);
    if *was != eighth {
        gestures.write_batch(eighth.map(|eighth| Gesture::Jump(JUMPS[eighth].0, JUMPS[eighth].1)));
        *was = eighth;
    }
}

/// The keys that make commands of letters.
pub const CONTROL: [KeyCode; 3] = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft];

/// Whether one of the keys is held. On a slow machine it may have come or gone within the frame.
pub fn are_held(keys: &ButtonInput<KeyCode>, codes: &[KeyCode]) -> bool {
    let held = |code: KeyCode| keys.pressed(code) || keys.just_pressed(code) || keys.just_released(code);
    codes.iter().copied().any(held)
}

/// Keys act on the board unless a control of egui has the focus.
fn type_keys(
    mut contexts: EguiContexts,
    keys: Res<ButtonInput<KeyCode>>,
    letters: Res<ButtonInput<Key>>,
    phase: Res<State<Phase>>,
    paging: Res<Paging>,
    mut gestures: MessageWriter<Gesture>,
    mut actions: MessageWriter<Action>,
    mut transfers: MessageWriter<Transfer>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let focus = ctx.memory(egui::Memory::focused);
    let covered = ctx.memory(|memory| memory.top_modal_layer().is_some());
    if covered {
        return Ok(());
    }
    if let Some(control) = focus {
        // Escape gives the keys back to the board.
        if keys.just_pressed(KeyCode::Escape) {
            ctx.memory_mut(|memory| memory.surrender_focus(control));
        }
        return Ok(());
    }
    let pressed = |code: KeyCode| keys.just_pressed(code);
    let control = are_held(&keys, &CONTROL);
    let shift = are_held(&keys, &[KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let alt = are_held(&keys, &[KeyCode::AltLeft, KeyCode::AltRight]);
    let stepping = paging.0 || *phase.get() == Phase::Review;
    for (code, direction) in [
        (KeyCode::ArrowLeft, Direction::Left),
        (KeyCode::ArrowRight, Direction::Right),
        (KeyCode::ArrowUp, Direction::Up),
        (KeyCode::ArrowDown, Direction::Down),
    ] {
        if !pressed(code) {
            continue;
        }
        match (stepping, direction) {
            (true, Direction::Left) => drop(actions.write(Action::Step(-1))),
            (true, Direction::Right) => drop(actions.write(Action::Step(1))),
            (true, Direction::Up) => drop(actions.write(Action::ReviewAt(0))),
            (true, Direction::Down) => drop(actions.write(Action::ReviewAt(usize::MAX))),
            (false, _) if shift => drop(gestures.write(Gesture::Jump(direction, true))),
            (false, _) if alt => drop(gestures.write(Gesture::Jump(direction, false))),
            (false, _) => drop(gestures.write(Gesture::Cursor(direction))),
        }
    }
    for (code, action) in [
        (KeyCode::Delete, Action::Prune),
        (KeyCode::PageDown, Action::Step(1)),
        (KeyCode::PageUp, Action::Step(-1)),
        (KeyCode::Home, Action::ReviewAt(0)),
        (KeyCode::End, Action::ReviewAt(usize::MAX)),
    ] {
        if pressed(code) {
            actions.write(action);
        }
    }
    // Letters are meant as printed on the keys, whatever the layout of the keyboard.
    for letter in letters.get_just_pressed() {
        let Key::Character(letter) = letter else { continue };
        if letter == "/" {
            widgets::focus_on(ctx, TYPED.to_owned());
        }
        let nearer = match letter.as_str() {
            "+" | "=" => Some(1.3),
            "-" => Some(1.0 / 1.3),
            "0" => Some(0.0),
            _ => None,
        };
        gestures.write_batch(nearer.map(|by| Gesture::Zoom { at: None, by }));
        let transfer = match (control, letter.to_lowercase().as_str()) {
            (false, "s") => Some(Transfer::Menu),
            (true, "c") if shift => Some(Transfer::CopyPosition),
            (true, "c") => Some(Transfer::CopyGame),
            (true, "v") => Some(Transfer::Paste),
            (true, "s") => Some(Transfer::Save(0)),
            (true, "o") => Some(Transfer::Open),
            _ => None,
        };
        transfers.write_batch(transfer);
        let action = match (control, letter.to_lowercase().as_str()) {
            (true, "z") if shift => Action::Redo,
            (true, "z") | (false, "u") => Action::Undo,
            (true, "y") | (false, "r") => Action::Redo,
            (false, "h") => Action::Hint,
            (false, "t") => Action::Theory,
            (false, "v") => Action::Review,
            (false, "f") => Action::Turn,
            (false, "a") => Action::Analyse,
            (false, "e") => Action::Explore,
            (false, "w") if shift => Action::Promote,
            (false, "w") => Action::Instead,
            (false, "p") => Action::Pause,
            (false, "d") => Action::Draw,
            (false, "g") => Action::Resign,
            (true | false, "n") => Action::Restart,
            _ => continue,
        };
        actions.write(action);
    }
    if pressed(KeyCode::Enter) || pressed(KeyCode::Space) || pressed(KeyCode::NumpadEnter) {
        gestures.write(Gesture::Choose);
    }
    if pressed(KeyCode::Escape) {
        gestures.write(Gesture::Cancel);
    }
    if pressed(KeyCode::Period) {
        gestures.write(Gesture::Cycle(1));
    }
    if pressed(KeyCode::Comma) {
        gestures.write(Gesture::Cycle(-1));
    }
    Ok(())
}
