//! What a person has chosen for the whole program.

use std::collections::{BTreeMap, BTreeSet};

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::catalogue::{GameChoice, GameId};
use crate::locale::Language;
use crate::platform::keep::{self, Kept};

/// How fast moves are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// At once.
    Off,
    /// In half the time.
    Fast,
    /// As designed.
    #[default]
    Normal,
}

/// How long opponents wait before they move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pause {
    /// A third of the time.
    Short,
    /// As the game has it.
    #[default]
    Normal,
    /// Twice as long.
    Long,
}

impl Pause {
    /// By how much the game's own pause is multiplied.
    pub const fn factor(self) -> f32 {
        match self {
            Self::Short => 0.33,
            Self::Normal => 1.0,
            Self::Long => 2.0,
        }
    }
}

/// The colours of the program.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeName {
    /// A dark room and a lamp.
    #[default]
    Lamp,
    /// Black, white and yellow.
    HighContrast,
    /// Sides in blue and orange of different brightness, safe for every kind of colour vision.
    ColourSafe,
}

/// The settings of the program. Fields that a file lacks take their defaults.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// `None`: the language of the system, if we speak it.
    pub language: Option<Language>,
    /// The size of all words and controls, from 0.75 to 2.
    pub scale: f32,
    /// The colours.
    pub theme: ThemeName,
    /// How fast moves are shown.
    pub pace: Pace,
    /// How long opponents wait before they move.
    pub pause: Pause,
    /// Cross-fades instead of movement.
    pub reduced_motion: bool,
    /// No sound at all.
    pub mute: bool,
    /// Volume of the effects, from 0 to 1.
    pub effects_volume: f32,
    /// Volume of the music, from 0 to 1.
    pub music_volume: f32,
    /// Whether rows and columns are named at the edge of the boards.
    pub coordinates: bool,
    /// Whether a pawn that reaches the last rank becomes a queen without a question.
    pub auto_queen: bool,
    /// Whether opponents resign what is lost and offer draws.
    pub opponents_concede: bool,
    /// Whether moves are written with figures for the pieces instead of letters.
    pub figurines: bool,
    /// How many of the engine's lines are shown, from 1 to 3.
    pub lines: u8,
    /// Whether the theory panel is open.
    pub theory: bool,
    /// What is shown on boards on request, `<game>-<name>`.
    pub overlays: BTreeSet<String>,
    /// Fill the screen.
    pub fullscreen: bool,
    /// What was chosen last for each game.
    pub choices: BTreeMap<GameId, GameChoice>,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            scale: 1.0,
            theme: ThemeName::default(),
            pace: Pace::default(),
            pause: Pause::default(),
            reduced_motion: false,
            mute: false,
            effects_volume: 0.8,
            music_volume: 0.5,
            coordinates: false,
            auto_queen: false,
            opponents_concede: true,
            figurines: true,
            lines: 3,
            theory: false,
            overlays: BTreeSet::new(),
            fullscreen: false,
            choices: BTreeMap::new(),
        }
    }
}

impl Settings {
    /// The range of [`Settings::scale`].
    pub const SCALES: std::ops::RangeInclusive<f32> = 0.75..=2.0;

    /// The range of [`Settings::lines`].
    pub const LINES: std::ops::RangeInclusive<u8> = 1..=3;

    /// The least width and height of a window, in units of its scale, that has room for every control.
    const ROOM: f32 = 304.0;

    /// In windows larger than this, words and controls grow with the window.
    const LARGE: Vec2 = Vec2::new(1920.0, 1080.0);

    /// The size of words and controls in a window of that size in logical pixels: the one chosen, in small windows at
    /// most the largest at which everything finds room, and in very large ones as much larger as the window.
    pub fn scale_in(&self, window: Vec2) -> f32 {
        let most = (window.min_element() / Self::ROOM).max(*Self::SCALES.start());
        let larger = (window / Self::LARGE).min_element().max(1.0);
        (self.scale * larger).min(most)
    }

    /// What a duration designed as `seconds` takes at the chosen pace.
    pub fn paced(&self, seconds: f32) -> f32 {
        match self.pace {
            Pace::Off => 0.0,
            Pace::Fast => seconds * 0.5,
            Pace::Normal => seconds,
        }
    }
}

impl Kept for Settings {
    const NAME: &'static str = "settings.ron";
    const VERSION: u32 = 1;
}

/// Keeps the settings.
pub fn plugin(app: &mut App) {
    app.add_plugins(keep::plugin::<Settings>).add_systems(PreUpdate, stay_in_range);
}

/// A file edited by hand may hold any number.
fn stay_in_range(mut settings: ResMut<Settings>) {
    if !settings.is_changed() {
        return;
    }
    let (low, high) = (*Settings::SCALES.start(), *Settings::SCALES.end());
    let finite = |value: f32, fallback: f32| if value.is_finite() { value } else { fallback };
    let tamed = Settings {
        scale: finite(settings.scale, 1.0).clamp(low, high),
        effects_volume: finite(settings.effects_volume, 0.8).clamp(0.0, 1.0),
        music_volume: finite(settings.music_volume, 0.5).clamp(0.0, 1.0),
        lines: settings.lines.clamp(*Settings::LINES.start(), *Settings::LINES.end()),
        ..settings.clone()
    };
    settings.set_if_neq(tamed);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_windows_bound_the_scale() {
        let settings = |scale| Settings { scale, ..Settings::default() };
        assert!((settings(2.0).scale_in(Vec2::new(1280.0, 800.0)) - 2.0).abs() < f32::EPSILON);
        assert!((settings(2.0).scale_in(Vec2::new(304.0, 480.0)) - 1.0).abs() < f32::EPSILON);
        assert!((settings(1.0).scale_in(Vec2::ZERO) - 0.75).abs() < f32::EPSILON);
    }

    #[test]
    fn words_grow_in_very_large_windows() {
        let settings = Settings { scale: 1.5, ..Settings::default() };
        assert!((settings.scale_in(Vec2::new(1920.0, 1080.0)) - 1.5).abs() < f32::EPSILON);
        assert!((settings.scale_in(Vec2::new(3840.0, 2160.0)) - 3.0).abs() < f32::EPSILON);
        assert!((settings.scale_in(Vec2::new(3840.0, 1080.0)) - 1.5).abs() < f32::EPSILON);
    }
}
