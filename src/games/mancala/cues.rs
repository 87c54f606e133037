//! How long a move takes to show, and how it sounds.

use parlour_mancala::Effect;

use crate::audio::Sfx;
use crate::table::game::Cue;

/// The cue of an effect.
pub const fn cue(effect: &Effect) -> Cue {
    match effect {
        Effect::Lifted { .. } => Cue { seconds: 0.24, sound: Some(Sfx::Select) },
        Effect::Sown { .. } => Cue { seconds: 0.16, sound: Some(Sfx::Seed) },
        Effect::Banked { .. } => Cue { seconds: 0.2, sound: Some(Sfx::Place) },
        Effect::Entered { .. } => Cue { seconds: 0.3, sound: Some(Sfx::Seed) },
        Effect::Captured { .. } | Effect::Raided { .. } => Cue { seconds: 0.38, sound: Some(Sfx::Capture) },
        Effect::Swept { .. } => Cue { seconds: 0.22, sound: Some(Sfx::Place) },
        // What changes no seeds takes no time.
        Effect::Marked { .. } | Effect::HouseLost { .. } | Effect::Again { .. } | Effect::Passed { .. } => {
            Cue { seconds: 0.0, sound: None }
        }
    }
}
