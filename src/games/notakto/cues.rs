//! How long a move takes to show, and how it sounds.

use parlour_notakto::Effect;

use crate::audio::Sfx;
use crate::table::game::Cue;

/// The cue of an effect.
pub const fn cue(effect: &Effect) -> Cue {
    match effect {
        Effect::Marked { .. } => Cue { seconds: 0.12, sound: Some(Sfx::Chalk) },
        Effect::BoardDied { .. } => Cue { seconds: 0.4, sound: Some(Sfx::BoardDies) },
    }
}
