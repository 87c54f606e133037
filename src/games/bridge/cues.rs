//! How long what a card does takes to show, and how it sounds.

use parlour_bridge::Effect;

use crate::audio::Sfx;
use crate::table::game::Cue;

/// The cue of an effect. A complete trick lies for a moment.
pub const fn cue(effect: &Effect) -> Cue {
    match effect {
        Effect::Played { .. } => Cue { seconds: 0.26, sound: Some(Sfx::Card) },
        Effect::Faced { .. } => Cue { seconds: 0.45, sound: Some(Sfx::Shuffle) },
        Effect::Won { .. } => Cue { seconds: 1.1, sound: None },
        Effect::Taken { .. } => Cue { seconds: 0.3, sound: Some(Sfx::Card) },
    }
}
