//! What a person has done: results against every opponent, lessons finished, puzzles solved.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::catalogue::GameId;
use crate::platform::keep::{self, Kept};

pub mod skill;

pub use skill::Skill;

/// Results against one opponent, from the person's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Games won.
    pub won: u32,
    /// Games drawn.
    pub drawn: u32,
    /// Games lost.
    pub lost: u32,
}

impl Tally {
    /// More games than anybody plays. Sums and percentages of so many still fit.
    pub const MOST: u32 = 9_999_999;

    /// Games played.
    pub const fn played(self) -> u32 {
        self.won + self.drawn + self.lost
    }

    fn stay_in_range(&mut self) {
        for count in [&mut self.won, &mut self.drawn, &mut self.lost] {
            *count = (*count).min(Self::MOST);
        }
    }
}

/// What a person has done in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct GameProfile {
    /// Results by opponent id, and by the side the person played (first, second).
    pub results: BTreeMap<String, [Tally; 2]>,
    /// Games of two people, or watched, that came to an end.
    pub other_games: u32,
    /// Hints taken.
    pub hints: u32,
    /// The slides of the tutorial that have been passed, counted from 0: read and left behind, or their move found.
    pub slides_passed: BTreeSet<usize>,
    /// The ids of the puzzles solved.
    pub puzzles_solved: BTreeSet<String>,
    /// The ids of the puzzles with a rating that have been tried.
    pub puzzles_tried: BTreeSet<String>,
    /// How good the person is at puzzles, where these have ratings.
    pub puzzle_skill: Skill,
}

impl GameProfile {
    /// How many of a tutorial's slides have been passed.
    pub fn slides_done(&self, slides: usize) -> usize {
        self.slides_passed.range(..slides).count()
    }

    /// Where to open a tutorial: at its first slide not yet passed, or once all are passed at the beginning.
    pub fn next_slide(&self, slides: usize) -> usize {
        (0..slides).find(|slide| !self.slides_passed.contains(slide)).unwrap_or(0)
    }
}

/// What a person has done.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Profile {
    /// By game.
    pub games: BTreeMap<GameId, GameProfile>,
}

impl Profile {
    /// The part of a game.
    pub fn game(&mut self, id: GameId) -> &mut GameProfile {
        self.games.entry(id).or_default()
    }
}

impl Kept for Profile {
    const NAME: &'static str = "profile.ron";
    const VERSION: u32 = 1;
}

/// Keeps the profile.
pub fn plugin(app: &mut App) {
    app.add_plugins(keep::plugin::<Profile>).add_systems(Startup, stay_in_range);
}

/// A file edited by hand may hold any number.
fn stay_in_range(mut profile: ResMut<Profile>) {
    for game in profile.bypass_change_detection().games.values_mut() {
        game.results.values_mut().flatten().for_each(Tally::stay_in_range);
        game.other_games = game.other_games.min(Tally::MOST);
        game.hints = game.hints.min(Tally::MOST);
        game.puzzle_skill = game.puzzle_skill.in_range();
    }
}
