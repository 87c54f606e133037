//! How long a move takes to show, and how it sounds.

use parlour_chess::Effect;

use crate::audio::Sfx;
use crate::table::game::Cue;

/// The cue of an effect.
pub const fn cue(effect: &Effect) -> Cue {
    match effect {
        Effect::Moved { .. } => Cue { seconds: 0.22, sound: Some(Sfx::Place) },
        Effect::Castled { .. } => Cue { seconds: 0.22, sound: Some(Sfx::Castle) },
        Effect::Captured { .. } => Cue { seconds: 0.04, sound: Some(Sfx::Capture) },
        Effect::Promoted { .. } => Cue { seconds: 0.12, sound: Some(Sfx::Promote) },
        Effect::Checked { .. } => Cue { seconds: 0.0, sound: Some(Sfx::Check) },
        // The table tells the end.
        Effect::Mated { .. } | Effect::Drawn { .. } => Cue { seconds: 0.0, sound: None },
    }
}
