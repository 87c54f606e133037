//! Small boards that quietly play by themselves, for the title and the set-up.

use std::collections::HashMap;

use bevy::prelude::*;
use parlour_core::SetupOptions;

use super::Screen;
use crate::catalogue::{GameEntry, GameId, Miniature};
use crate::settings::Settings;
use crate::table::piece::Piece;

/// The size of a board in board units, and what lies on it.
pub type Picture = (Vec2, Vec<Piece>);

/// Seconds from one move to the next.
const BEAT: f32 = 0.9;
/// Moves played before a board is first seen: an empty one is no picture.
const HEAD_START: usize = 5;

/// The boards on show.
#[derive(Resource, Default)]
pub struct Showcase {
    boards: HashMap<GameId, Shown>,
    now: f32,
    still: bool,
}

/// One board on show.
struct Shown {
    setup: SetupOptions,
    style: String,
    miniature: Box<dyn Miniature>,
    picture: Picture,
    next_move: f32,
}

impl Showcase {
    /// The board of a game with these choices. It plays on as long as it is asked for.
    pub fn picture(&mut self, entry: &dyn GameEntry, setup: &SetupOptions, style: &str) -> &Picture {
        let (now, still) = (self.now, self.still);
        // Boards side by side move one after the other, not all at once.
        let stagger = BEAT * (f32::from(entry.id() as u8) * 0.5).fract();
        let start = || {
            let mut miniature = entry.miniature(setup, entry.id() as u64);
            (0..HEAD_START).for_each(|_| miniature.step());
            let picture = miniature.picture(style);
            Shown { setup: setup.clone(), style: style.to_owned(), miniature, picture, next_move: now + BEAT + stagger }
        };
        let shown = self.boards.entry(entry.id()).or_insert_with(start);
        if shown.setup != *setup {
            *shown = start();
        }
        let due = !still && now >= shown.next_move;
        if due {
            shown.miniature.step();
            shown.next_move = now + BEAT;
        }
        if due || shown.style != style {
            style.clone_into(&mut shown.style);
            shown.picture = shown.miniature.picture(style);
        }
        &shown.picture
    }
}

/// Registers the boards on show.
pub fn plugin(app: &mut App) {
    app.init_resource::<Showcase>().add_systems(Update, keep_time.run_if(on_show));
}

/// Whether the page shows such boards.
pub fn on_show(screen: Res<State<Screen>>) -> bool {
    matches!(screen.get(), Screen::Title | Screen::Setup(_))
}

fn keep_time(time: Res<Time<Real>>, settings: Res<Settings>, mut showcase: ResMut<Showcase>) {
    showcase.now = time.elapsed_secs();
    showcase.still = settings.reduced_motion;
}
