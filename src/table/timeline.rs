//! The timeline: effects are shown one after the other, each for its time.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{Action, GameSystems, TableGame, TableSystems};
use crate::audio::PlaySound;
use crate::settings::Settings;

/// After so many cues in a row a cascade speeds up.
const PATIENCE: usize = 10;

/// What has been shown, and what is still to be shown.
#[derive(Resource, Debug)]
pub struct Timeline<G: TableGame> {
    /// The board as shown so far.
    pub shown: G::Board,
    /// Whether the last change of the board was a jump: then nothing moves in.
    pub jumped: bool,
    waiting: VecDeque<G::Effect>,
    /// Seconds the running cue still takes.
    running: f32,
    /// Cues shown since the timeline last stood still.
    in_a_row: usize,
}

impl<G: TableGame> Timeline<G> {
    /// A timeline that shows a board and has nothing more to show.
    pub fn new(board: G::Board) -> Self {
        Self { shown: board, jumped: true, waiting: VecDeque::new(), running: 0.0, in_a_row: 0 }
    }

    /// Adds the effects of a move.
    pub fn add(&mut self, effects: &[G::Effect]) {
        self.waiting.extend(effects.iter().cloned());
    }

    /// Shows a board at once.
    pub fn jump(&mut self, mut board: G::Board) {
        G::recognise(&mut board, &self.shown);
        *self = Self::new(board);
    }

    /// Whether something is being shown or waits for it.
    pub fn is_running(&self) -> bool {
        self.running > 0.0 || !self.waiting.is_empty()
    }
}

/// Registers the timeline.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (finish::<G>, run::<G>).chain().in_set(TableSystems::Timeline).in_set(GameSystems::<G>::default()),
    );
}

/// Any input shows at once what is still to be shown.
fn finish<G: TableGame>(mut actions: MessageReader<Action>, mut timeline: ResMut<Timeline<G>>) {
    let asked = actions.read().any(|action| *action == Action::Finish);
    if asked && timeline.is_running() {
        let timeline = &mut *timeline;
        for effect in timeline.waiting.drain(..) {
            G::show(&mut timeline.shown, &effect);
        }
        timeline.running = 0.0;
        timeline.in_a_row = 0;
    }
}

fn run<G: TableGame>(
    time: Res<Time>,
    settings: Res<Settings>,
    mut timeline: ResMut<Timeline<G>>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if !timeline.is_running() {
        return;
    }
    let timeline = &mut *timeline;
    timeline.running -= time.delta_secs();
    while timeline.running <= 0.0 {
        let Some(effect) = timeline.waiting.pop_front() else {
            timeline.running = 0.0;
            timeline.in_a_row = 0;
            return;
        };
        let cue = G::cue(&effect, timeline.in_a_row);
        G::show(&mut timeline.shown, &effect);
        timeline.jumped = false;
        timeline.in_a_row += 1;
        let hurry = if timeline.in_a_row > PATIENCE { 0.5 } else { 1.0 };
        timeline.running = timeline.running.max(0.0) + settings.paced(cue.seconds) * hurry;
        if let Some(sfx) = cue.sound {
            let pitch = 1.0 + 0.04 * timeline.in_a_row.min(PATIENCE) as f32 - 0.04;
            sounds.write(PlaySound { sfx, pitch });
        }
    }
}
