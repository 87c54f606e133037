//! Small boards that quietly play by themselves, for the title and the set-up.

use std::collections::HashMap;
use std::time::Duration;

use bevy::input::keyboard::KeyboardInput;
use bevy::input::touch::TouchInput;
use bevy::prelude::*;
use bevy_egui::egui;
use parlour_core::SetupOptions;

use super::Screen;
use crate::catalogue::{GameEntry, GameId, Miniature};
use crate::settings::Settings;
use crate::table::TableSystems;
use crate::table::frames::Pulse;
use crate::theme::piece::{Aspect, Piece};

/// The size of a board in board units, and what lies on it.
pub type Picture = (Vec2, Vec<Piece>);

/// Seconds from one move to the next.
const BEAT: f32 = 0.9;
/// Seconds without any input after which the boards rest: nobody is looking, and a still picture costs nothing.
const REST_AFTER: f32 = 60.0;
/// Moves played before a board is first seen: an empty one is no picture.
const HEAD_START: usize = 5;

/// The boards on show.
#[derive(Resource, Default)]
pub struct Showcase {
    boards: HashMap<GameId, Shown>,
    now: f32,
    last_input: f32,
    still: bool,
}

/// One board on show.
struct Shown {
    setup: SetupOptions,
    style: String,
    place: Aspect,
    miniature: Box<dyn Miniature>,
    picture: Picture,
    next_move: f32,
}

impl Showcase {
    /// The board of a game with these choices, for that place. It plays on as long as it is asked for.
    pub fn picture(&mut self, entry: &dyn GameEntry, setup: &SetupOptions, style: &str, place: egui::Rect) -> &Picture {
        let (now, still) = (self.now, self.still);
        let place = Aspect::of(Vec2::new(place.width(), place.height()));
        let start = || {
            let mut miniature = entry.miniature(setup, entry.id() as u64);
            (0..HEAD_START).for_each(|_| miniature.step());
            let picture = miniature.picture(style, place);
            Shown { setup: setup.clone(), style: style.to_owned(), place, miniature, picture, next_move: now + BEAT }
        };
        let shown = self.boards.entry(entry.id()).or_insert_with(start);
        if shown.setup != *setup {
            *shown = start();
        }
        // The frame of the beat may come a little early.
        let due = !still && now + 0.1 * BEAT >= shown.next_move;
        if due {
            shown.miniature.step();
            shown.next_move = now + BEAT;
        }
        if due || shown.style != style || shown.place != place {
            style.clone_into(&mut shown.style);
            shown.place = place;
            shown.picture = shown.miniature.picture(style, place);
        }
        &shown.picture
    }
}

/// Registers the boards on show.
pub fn plugin(app: &mut App) {
    app.init_resource::<Showcase>().add_systems(Update, keep_time.run_if(on_show).before(TableSystems::Present));
}

/// Whether the page shows such boards.
fn on_show(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Title | Screen::Setup(_))
}

fn keep_time(
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut moved: MessageReader<CursorMoved>,
    mut keys: MessageReader<KeyboardInput>,
    mut touches: MessageReader<TouchInput>,
    mut showcase: ResMut<Showcase>,
    mut pulse: ResMut<Pulse>,
) {
    showcase.now = time.elapsed_secs();
    if moved.read().count() + keys.read().count() + touches.read().count() > 0 || showcase.last_input == 0.0 {
        showcase.last_input = showcase.now;
    }
    showcase.still = settings.reduced_motion || showcase.now - showcase.last_input > REST_AFTER;
    if !showcase.still {
        pulse.0 = Some(Duration::from_secs_f32(BEAT));
    }
}
