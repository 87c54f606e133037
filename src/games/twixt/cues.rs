//! How long a move takes to show, and how it sounds.

use parlour_twixt::Effect;

use crate::audio::Sfx;
use crate::table::game::Cue;

/// The cue of an effect.
pub const fn cue(effect: &Effect) -> Cue {
    match effect {
        Effect::PegPut { .. } => Cue { seconds: 0.12, sound: Some(Sfx::Place) },
        Effect::Swapped { .. } => Cue { seconds: 0.35, sound: Some(Sfx::Castle) },
        Effect::LinkAdded { .. } => Cue { seconds: 0.16, sound: Some(Sfx::Line) },
        Effect::LinkRemoved { .. } => Cue { seconds: 0.16, sound: Some(Sfx::Capture) },
        // What is not made takes no time, and the end has its own sound.
        Effect::LinkRefused { .. } | Effect::Connected { .. } | Effect::Drawn { .. } => {
            Cue { seconds: 0.0, sound: None }
        }
    }
}
