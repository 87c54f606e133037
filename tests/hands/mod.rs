//! Simulated hands: the whole program without a window, a renderer or a sound device, played with the messages that a
//! mouse, a finger, a keyboard or a gamepad would send.

#![allow(dead_code, reason = "not every test uses every hand")]
#![allow(clippy::unwrap_used, reason = "tests fail by panicking")]

use std::path::Path;
use std::time::{Duration, Instant};

use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel};
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::log::{DEFAULT_FILTER, LogPlugin};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PrimaryWindow, WindowCloseRequested, WindowEvent, WindowResized, WindowResolution};
use bevy::winit::WinitPlugin;
use bevy_egui::{EguiContext, EguiPlugin, PrimaryEguiContext, egui};
use parlour::AppPlugin;
use parlour::args::Args;
use parlour::catalogue::{Catalogue, GameEntry, GameId};
use parlour::notice::Notices;
use parlour::platform::storage::Storage;
use parlour::screen::Screen;
use parlour::settings::{Pace, Settings};
use parlour::table::layout::{Layout, Shape};
use parlour::table::pointing::Pointing;
use parlour::table::{Phase, Table, TableGame};
use parlour::theme::widgets;

/// The time from one frame to the next.
const FRAME: Duration = Duration::from_millis(16);

/// Somebody who sits at the program.
pub struct Person {
    /// The program.
    pub app: App,
    window: Entity,
    gamepad: Option<Entity>,
}

impl Person {
    /// Starts the program in a window of that size, with its data in `folder`.
    pub fn new(width: u32, height: u32, folder: &Path) -> Self {
        Self::with_args(width, height, folder, Args::default())
    }

    /// Starts the program with a command line.
    pub fn with_args(width: u32, height: u32, folder: &Path, args: Args) -> Self {
        let mut app = App::new();
        app.insert_resource(Storage::open(Some(folder.to_path_buf())));
        app.add_plugins((
            DefaultPlugins
                .build()
                .disable::<WinitPlugin>()
                // There is no window to look for, and nobody has to be told so in every frame.
                .set(LogPlugin { filter: format!("{DEFAULT_FILTER},bevy_egui::input=error"), ..default() })
                .set(RenderPlugin {
                    render_creation: RenderCreation::Automatic(Box::new(WgpuSettings { backends: None, ..default() })),
                    ..default()
                })
                .set(WindowPlugin {
                    primary_window: Some(Window { resolution: WindowResolution::new(width, height), ..default() }),
                    ..default()
                }),
            EguiPlugin::default(),
            AppPlugin,
        ));
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
        app.add_systems(Startup, |mut commands: Commands| {
            commands.spawn(Camera2d);
        });
        if let Some(launch) = args.launch(app.world().resource::<Catalogue>(), 1).unwrap() {
            app.insert_resource(launch);
        }
        app.insert_resource(args);
        app.finish();
        app.cleanup();
        app.update();
        let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
        let mut person = Self { app, window, gamepad: None };
        person.until("loaded", |person| !matches!(person.screen(), Screen::Loading));
        person.frames(3);
        person
    }

    /// Lets the program draw so many frames.
    pub fn frames(&mut self, frames: usize) {
        for _ in 0..frames {
            self.app.update();
        }
    }

    /// Lets the program run until something is so. Fails after half a minute.
    pub fn until(&mut self, what: &str, done: impl Fn(&mut Self) -> bool) {
        let start = Instant::now();
        while !done(self) {
            self.app.update();
            std::thread::sleep(Duration::from_millis(1));
            assert!(start.elapsed() < Duration::from_secs(30), "waited in vain: {what}");
        }
    }

    /// The same with a few frames a second, where time must pass and nothing is done.
    pub fn wait(&mut self, what: &str, done: impl Fn(&mut Self) -> bool) {
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(5 * FRAME));
        self.until(what, done);
        self.app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    }

    /// The window.
    pub fn window(&self) -> Entity {
        self.window
    }

    /// The screen.
    pub fn screen(&self) -> Screen {
        *self.app.world().resource::<State<Screen>>().get()
    }

    /// What happens at the table.
    pub fn phase(&self) -> Phase {
        *self.app.world().resource::<State<Phase>>().get()
    }

    /// The game on the table.
    pub fn table<G: TableGame>(&self) -> &Table<G> {
        self.app.world().resource::<Table<G>>()
    }

    /// Makes animations as short as a person can.
    pub fn hurry(&mut self) {
        self.app.world_mut().resource_mut::<Settings>().pace = Pace::Off;
        self.frames(1);
    }

    fn ctx(&mut self) -> egui::Context {
        let world = self.app.world_mut();
        let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
        contexts.single_mut(world).unwrap().get_mut().clone()
    }

    /// The middle of the control of that name, in logical pixels; `None` if it is not on the page.
    pub fn find(&mut self, name: &str) -> Option<Vec2> {
        let ctx = self.ctx();
        widgets::target(&ctx, name).map(|rect| Vec2::new(rect.center().x, rect.center().y) * ctx.zoom_factor())
    }

    /// The middle of the control that has the focus of the keyboard, in logical pixels.
    pub fn focused_at(&mut self) -> Option<Vec2> {
        let ctx = self.ctx();
        let control = ctx.memory(egui::Memory::focused)?;
        let rect = ctx.read_response(control)?.rect;
        Some(Vec2::new(rect.center().x, rect.center().y) * ctx.zoom_factor())
    }

    /// Presses the control of that name with the mouse.
    pub fn press(&mut self, name: &str) {
        let at = self.find(name).unwrap_or_else(|| panic!("no control '{name}' on {:?}", self.screen()));
        self.click(at);
    }

    /// Where a move of the game is made, in logical pixels: the spots that are chosen for it, in turn.
    pub fn places_of<G: TableGame>(&self, mv: G::Move) -> Vec<Vec2> {
        let layout = self.app.world().resource::<Layout>();
        let spots = self.table::<G>().position().spots(layout.aspect());
        let at = |spot| spots.iter().find(|place| place.id == spot).unwrap().at;
        G::path(mv).into_iter().map(|spot| layout.to_window(at(spot))).collect()
    }

    /// Where a move of the game is completed, in logical pixels.
    pub fn place_of<G: TableGame>(&self, mv: G::Move) -> Vec2 {
        *self.places_of::<G>(mv).last().unwrap()
    }

    /// Tells the program what happened to its window, both ways in which a window does: each kind of event to those
    /// who read that kind, and all in their order.
    pub fn tell<E: Message + Clone + Into<WindowEvent>>(&mut self, event: E) {
        self.app.world_mut().write_message::<WindowEvent>(event.clone().into());
        self.app.world_mut().write_message(event);
    }

    /// Moves the mouse there, within the frame to come.
    pub fn point_now(&mut self, position: Vec2) {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).unwrap().set_cursor_position(Some(position));
        self.tell(CursorMoved { window, position, delta: None });
    }

    /// Moves the mouse there.
    pub fn point(&mut self, at: Vec2) {
        self.point_now(at);
        self.frames(1);
    }

    /// Presses or releases the left button, within the frame to come.
    pub fn button_now(&mut self, state: ButtonState) {
        self.tell(MouseButtonInput { button: MouseButton::Left, state, window: self.window });
    }

    /// Presses or releases the left button.
    pub fn button(&mut self, state: ButtonState) {
        self.button_now(state);
        self.frames(1);
    }

    /// A click.
    pub fn click(&mut self, at: Vec2) {
        self.point(at);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        self.frames(2);
    }

    /// A drag from one point to another.
    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.point(from);
        self.button(ButtonState::Pressed);
        self.point(to);
        self.button(ButtonState::Released);
        self.frames(2);
    }

    /// A drag so fast that it begins and ends within one frame.
    pub fn flick(&mut self, from: Vec2, to: Vec2) {
        self.point(from);
        self.button_now(ButtonState::Pressed);
        self.point_now(to);
        self.button_now(ButtonState::Released);
        self.frames(3);
    }

    /// A tap with a finger.
    pub fn tap(&mut self, position: Vec2) {
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.tell(TouchInput { phase, position, window: self.window, force: None, id: 1 });
            self.frames(1);
        }
        self.frames(2);
    }

    /// Presses and releases a key.
    pub fn key(&mut self, key_code: KeyCode, logical_key: Key) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.key_now(key_code, logical_key.clone(), state);
            self.frames(1);
        }
        self.frames(1);
    }

    /// Presses or releases a key, without a frame after it.
    pub fn key_now(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        self.tell(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: self.window });
    }

    /// Presses and releases an arrow key.
    pub fn arrow(&mut self, key_code: KeyCode) {
        let key = match key_code {
            KeyCode::ArrowUp => Key::ArrowUp,
            KeyCode::ArrowDown => Key::ArrowDown,
            KeyCode::ArrowLeft => Key::ArrowLeft,
            _ => Key::ArrowRight,
        };
        self.key(key_code, key);
    }

    /// Enter.
    pub fn enter(&mut self) {
        self.key(KeyCode::Enter, Key::Enter);
    }

    /// Escape.
    pub fn escape(&mut self) {
        self.key(KeyCode::Escape, Key::Escape);
    }

    /// A letter.
    pub fn letter(&mut self, key_code: KeyCode, letter: &str) {
        self.key(key_code, Key::Character(letter.into()));
    }

    /// Presses and releases a button of the gamepad, which is plugged in at the first press.
    pub fn pad(&mut self, button: GamepadButton) {
        let gamepad = *self.gamepad.get_or_insert_with(|| {
            let gamepad = self.app.world_mut().spawn_empty().id();
            self.app.world_mut().write_message(GamepadConnectionEvent {
                gamepad,
                connection: GamepadConnection::Connected { name: "Test".to_owned(), vendor_id: None, product_id: None },
            });
            gamepad
        });
        self.frames(1);
        for value in [1.0, 0.0] {
            let change = RawGamepadButtonChangedEvent { gamepad, button, value };
            self.app.world_mut().write_message(RawGamepadEvent::Button(change));
            self.frames(2);
        }
        self.frames(1);
    }

    /// Turns the wheel over the page until the control is wholly in the window; whether that happens.
    pub fn reaches(&mut self, name: &str) -> bool {
        for _ in 0..80 {
            if self.sees(name) {
                return true;
            }
            let middle = self.window_size() / 2.0;
            self.wheel(middle, -3.0);
            self.frames(2);
        }
        false
    }

    /// Goes from the title to the set-up of a game with the mouse.
    pub fn open(&mut self, game: GameId) {
        self.press(&format!("tile-{}", game.name()));
        if self.app.world().resource::<Catalogue>().get(game).is_some_and(GameEntry::instant) {
            self.until("table", |person| person.screen() == Screen::Table(game));
            self.frames(3);
            let layout = self.app.world().resource::<Layout>();
            self.press(if layout.shape == Shape::Wide { "back" } else { "leave" });
        }
        self.until("set-up", |person| person.screen() == Screen::Setup(game));
        self.frames(3);
    }
}

/// What chess needs besides.
impl Person {
    /// Types a text into the field in focus.
    pub fn write(&mut self, text: &str) {
        for letter in text.chars() {
            let (window, text) = (self.window, letter.to_string());
            for state in [ButtonState::Pressed, ButtonState::Released] {
                self.app.world_mut().write_message(KeyboardInput {
                    key_code: KeyCode::F20,
                    logical_key: Key::Character(text.as_str().into()),
                    state,
                    text: Some(text.as_str().into()),
                    repeat: false,
                    window,
                });
                self.frames(1);
            }
        }
    }

    /// Erases so many letters before the cursor.
    pub fn erase(&mut self, letters: usize) {
        for _ in 0..letters {
            self.key(KeyCode::Backspace, Key::Backspace);
        }
    }

    /// A drag with the right button.
    pub fn drag_other(&mut self, from: Vec2, to: Vec2) {
        for (at, state) in [(from, ButtonState::Pressed), (to, ButtonState::Released)] {
            self.point(at);
            self.tell(MouseButtonInput { button: MouseButton::Right, state, window: self.window });
            self.frames(2);
        }
    }
}

/// What rough hands and odd windows need besides.
impl Person {
    /// Makes the window that large, in logical pixels.
    pub fn resize(&mut self, width: u32, height: u32) {
        let window = self.window;
        if let Some(mut open) = self.app.world_mut().get_mut::<Window>(window) {
            open.resolution.set(width as f32, height as f32);
        }
        self.app.world_mut().write_message(WindowResized { window, width: width as f32, height: height as f32 });
        self.frames(1);
    }

    /// The size of the window in logical pixels.
    pub fn window_size(&self) -> Vec2 {
        self.app.world().get::<Window>(self.window).unwrap().size()
    }

    /// Presses the button that closes the window.
    pub fn close_window(&mut self) {
        let window = self.window;
        self.app.world_mut().write_message(WindowCloseRequested { window });
    }

    /// Turns the wheel by so many lines at a place; negative is down the page.
    pub fn wheel(&mut self, at: Vec2, lines: f32) {
        let window = self.window;
        self.point(at);
        let (unit, phase) = (MouseScrollUnit::Line, TouchPhase::Moved);
        self.tell(MouseWheel { unit, x: 0.0, y: lines, window, phase });
        self.frames(1);
    }

    /// The place of the control of that name, in logical pixels; `None` if it is not on the page.
    pub fn place(&mut self, name: &str) -> Option<Rect> {
        let ctx = self.ctx();
        let zoom = ctx.zoom_factor();
        let rect = widgets::target(&ctx, name)?;
        Some(Rect::new(rect.min.x * zoom, rect.min.y * zoom, rect.max.x * zoom, rect.max.y * zoom))
    }

    /// Whether the control of that name is on the page and wholly in the window.
    pub fn sees(&mut self, name: &str) -> bool {
        let window = Rect::from_corners(Vec2::ZERO, self.window_size()).inflate(1.0);
        self.place(name).is_some_and(|place| window.contains(place.min) && window.contains(place.max))
    }

    /// Reads all notices and takes them away; their locale keys with the named file, if there is one.
    pub fn read_notices(&mut self) -> Vec<String> {
        let mut notices = self.app.world_mut().resource_mut::<Notices>();
        let mut read = Vec::new();
        while let Some(notice) = notices.current() {
            let file = notice.arguments.iter().find(|(name, _)| *name == "file").map_or("", |(_, file)| file);
            read.push(format!("{} {file}", notice.key).trim_end().to_owned());
            notices.dismiss();
        }
        read
    }

    /// Starts the chosen game at the set-up and waits for its table.
    pub fn play(&mut self, game: GameId) {
        self.press("play");
        self.until("table", |person| person.screen() == Screen::Table(game));
        self.frames(3);
    }

    /// Waits until the hand may move or the game is over; whether it goes on.
    pub fn my_turn(&mut self) -> bool {
        self.until("my turn", |person| matches!(person.phase(), Phase::Hand | Phase::Over));
        self.phase() == Phase::Hand
    }

    /// Makes a move with the mouse.
    pub fn make<G: TableGame>(&mut self, mv: G::Move) {
        for at in self.places_of::<G>(mv) {
            self.click(at);
        }
        let asked = self.app.world().resource::<Pointing>().asked;
        let meant = asked.map(|[from, to]| self.table::<G>().position().meant(from, to));
        if let Some(row) = meant.and_then(|moves| moves.iter().position(|meant| *meant == mv)) {
            self.press(&format!("pick-{row}"));
        }
    }

    /// Makes the first legal move with the mouse.
    pub fn make_any<G: TableGame>(&mut self) {
        let mv = self.table::<G>().position().legal_moves()[0];
        self.make::<G>(mv);
    }
}
