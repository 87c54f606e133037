//! How long a move takes to show, and how it sounds.

use parlour_dots::Effect;

use crate::audio::Sfx;
use crate::table::game::Cue;

/// The cue of an effect.
pub const fn cue(effect: &Effect) -> Cue {
    match effect {
        Effect::LineDrawn { .. } => Cue { seconds: 0.16, sound: Some(Sfx::Line) },
        Effect::BoxClosed { .. } => Cue { seconds: 0.18, sound: Some(Sfx::CloseBox) },
    }
}
