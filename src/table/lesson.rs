//! The tutorial: slides on the real board, with demonstrations and moves to find.

use std::ops::Range;

use bevy::prelude::*;
use parlour_core::Side;
use parlour_core::lesson::{Slide, read_list};

use super::chapter;
use super::game::TableGame;
use super::gate::{Decider, MoveIntent, MovePlayed};
use super::hands::Paging;
use super::pointing::Pointing;
use super::state::Table;
use super::timeline::Timeline;
use super::{Action, GameSystems, TableSystems};
use crate::catalogue::{Catalogue, Launch, Purpose};
use crate::profile::Profiles;
use crate::screen::Screen;

/// Seconds before each move of a demonstration.
const BEAT: f32 = 1.1;

/// Seconds before a demonstration begins anew.
const REST: f32 = 2.5;

/// The tutorial on the table.
#[derive(Resource, Debug)]
pub struct Lesson<G: TableGame> {
    slides: Vec<Slide>,
    /// The places of the slides of this chapter.
    chapter: Range<usize>,
    at: usize,
    /// Moves of the demonstration already shown.
    demo_at: usize,
    /// Seconds to the next move of the demonstration.
    pause: f32,
    /// Whether the learner has found the move.
    pub found: bool,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<G: TableGame> Lesson<G> {
    /// The tutorial of the game, open at a slide.
    ///
    /// # Errors
    /// If the level file is damaged.
    pub fn open(at: usize) -> Result<Self, String> {
        let slides: Vec<Slide> = read_list(G::slides()).map_err(|error| error.to_string())?;
        if slides.is_empty() {
            return Err("the tutorial has no slides".to_owned());
        }
        let at = at.min(slides.len() - 1);
        let chapter = chapter::around(&chapter::of_scenes::<G>(slides.iter().map(|slide| &slide.scene)), at);
        Ok(Self { slides, chapter, at, demo_at: 0, pause: BEAT, found: false, game: std::marker::PhantomData })
    }

    /// The slide on show.
    pub fn slide(&self) -> &Slide {
        &self.slides[self.at]
    }

    /// The slide's place in its chapter and how many the chapter has.
    pub fn place(&self) -> (usize, usize) {
        (self.at - self.chapter.start, self.chapter.len())
    }

    /// Whether the learner still has a move to find here.
    pub fn asks(&self) -> bool {
        !self.slide().your_turn.is_empty() && !self.found
    }
}

/// Registers the tutorial.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            (turn_pages::<G>, prepare::<G>, demonstrate::<G>, offer_paging::<G>).chain().in_set(TableSystems::Intent),
            // In the frame of the move, so that the next slide is not praised for it.
            praise::<G>.in_set(TableSystems::Opponent),
        )
            .in_set(GameSystems::<G>::default())
            .run_if(resource_exists::<Lesson<G>>),
    );
}

/// Where nothing is to be found, the board is a picture.
fn offer_paging<G: TableGame>(lesson: Res<Lesson<G>>, mut paging: ResMut<Paging>) {
    paging.set_if_neq(Paging(!lesson.asks()));
}

fn moves<G: TableGame>(words: &[String]) -> Vec<G::Move> {
    words.iter().filter_map(|word| word.parse().ok()).collect()
}

/// Left and right. After the last slide the tutorial leads to the puzzles of the same chapter.
fn turn_pages<G: TableGame>(
    mut actions: MessageReader<Action>,
    mut lesson: ResMut<Lesson<G>>,
    table: Res<Table<G>>,
    mut profiles: ResMut<Profiles>,
    catalogue: Res<Catalogue>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
) {
    for action in actions.read() {
        let Some(by) = action.step() else { continue };
        if by > 0 && !lesson.asks() {
            profiles.game(G::GAME).slides_passed.insert(lesson.at);
        }
        let next = lesson.at.saturating_add_signed(by as isize).max(lesson.chapter.start);
        if next >= lesson.chapter.end {
            let chapter = catalogue.get(G::GAME).map(|entry| entry.chapter(&lesson.slide().scene.setup));
            commands.insert_resource(Launch {
                game: G::GAME,
                purpose: Purpose::Puzzle(chapter.map_or(0, |chapter| chapter.puzzles.start)),
                choice: table.choice.clone(),
                moves: String::new(),
                seed: table.seed,
                resume: false,
            });
            screen.set(super::screen::<G>());
        } else if next != lesson.at {
            lesson.at = next;
            lesson.demo_at = 0;
            lesson.found = false;
        }
    }
}

/// Lays out the scene when a slide is opened, and again before a demonstration repeats.
fn prepare<G: TableGame>(
    mut lesson: ResMut<Lesson<G>>,
    mut table: ResMut<Table<G>>,
    mut timeline: ResMut<Timeline<G>>,
    mut laid: Local<Option<(usize, usize)>>,
    mut pointing: ResMut<Pointing>,
) {
    let repeated = lesson.demo_at == 0 && laid.is_some_and(|(_, demo)| demo > 0);
    let opened = lesson.is_added() || laid.is_none_or(|(at, _)| at != lesson.at);
    *laid = Some((lesson.at, lesson.demo_at));
    if !opened && !repeated {
        return;
    }
    if opened {
        // The new board may be of another size.
        *pointing = Pointing::default();
    }
    if let Ok(history) = lesson.slide().scene.stage::<G>() {
        timeline.jump(history.position().board());
        table.history = history;
    }
    table.forget_marks();
    table.last = None;
    table.teach = moves::<G>(&lesson.slide().marks).into_iter().flat_map(G::path).collect();
    table.expected = Some(moves::<G>(&lesson.slide().your_turn));
    if opened {
        let learner = table.position().to_move().side();
        table.seen_by = if lesson.asks() { learner } else { Side::First };
    }
    table.purpose = Purpose::Lesson(lesson.at);
    lesson.pause = BEAT;
}

fn demonstrate<G: TableGame>(
    time: Res<Time>,
    mut lesson: ResMut<Lesson<G>>,
    timeline: Res<Timeline<G>>,
    mut intents: MessageWriter<MoveIntent<G>>,
) {
    let lesson = lesson.bypass_change_detection();
    let demo = moves::<G>(&lesson.slide().demo);
    if demo.is_empty() || lesson.found || timeline.is_running() {
        return;
    }
    lesson.pause -= time.delta_secs();
    if lesson.pause > 0.0 {
        return;
    }
    if let Some(mv) = demo.get(lesson.demo_at) {
        intents.write(MoveIntent { mv: *mv, by: Decider::Script });
        lesson.demo_at += 1;
        lesson.pause = if lesson.demo_at == demo.len() { REST } else { BEAT };
    } else {
        lesson.demo_at = 0;
    }
}

/// The learner found the move.
fn praise<G: TableGame>(
    mut played: MessageReader<MovePlayed<G>>,
    mut lesson: ResMut<Lesson<G>>,
    mut table: ResMut<Table<G>>,
    mut profiles: ResMut<Profiles>,
) {
    if played.read().any(|played| played.by == Decider::Hand) && lesson.asks() {
        lesson.found = true;
        profiles.game(G::GAME).slides_passed.insert(lesson.at);
        table.expected = Some(Vec::new());
        table.teach.clear();
    }
}
