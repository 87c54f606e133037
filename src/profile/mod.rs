//! What a person has done: results against every opponent, lessons finished, puzzles solved.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::catalogue::GameId;
use crate::platform::keep::{self, Kept};

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
    /// Games played.
    pub const fn played(self) -> u32 {
        self.won + self.drawn + self.lost
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
    /// How many slides of the tutorial have been seen.
    pub slides_seen: usize,
    /// The ids of the puzzles solved.
    pub puzzles_solved: BTreeSet<String>,
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
    app.add_plugins(keep::plugin::<Profile>);
}
