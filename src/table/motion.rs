//! Pieces have weight: they come in, slide and fade, and any input can finish the movement.

use bevy::prelude::*;

use super::{Action, TableSystems};
use crate::settings::Settings;
use crate::theme::piece::{Entrance, Piece};

/// Seconds that movements take at normal pace.
mod seconds {
    pub const FADE: f32 = 0.12;
    pub const POP: f32 = 0.18;
    pub const STROKE: f32 = 0.16;
    pub const DROP: f32 = 0.12;
    pub const SLIDE: f32 = 0.22;
    /// Every movement under reduced motion.
    pub const REDUCED: f32 = 0.08;
}

/// A movement under way; removed at its end.
#[derive(Component, Clone, Copy, Debug)]
pub struct Motion {
    kind: Kind,
    elapsed: f32,
    duration: f32,
}

#[derive(Clone, Copy, Debug)]
enum Kind {
    Enter(Entrance),
    Slide(Vec2),
}

impl Motion {
    /// The movement with which a new piece comes in, if it does.
    pub fn enter(entrance: Entrance, settings: &Settings) -> Option<Self> {
        let (entrance, seconds) = match entrance {
            Entrance::None => return None,
            _ if settings.reduced_motion => (Entrance::Fade, seconds::REDUCED),
            Entrance::Fade => (entrance, seconds::FADE),
            Entrance::Pop => (entrance, seconds::POP),
            Entrance::Stroke => (entrance, seconds::STROKE),
            Entrance::Drop => (entrance, seconds::DROP),
        };
        Self::lasting(Kind::Enter(entrance), settings.paced(seconds))
    }

    /// The movement of a piece that was at `from` before.
    pub fn slide(from: Vec2, settings: &Settings) -> Option<Self> {
        if settings.reduced_motion {
            return Self::lasting(Kind::Enter(Entrance::Fade), settings.paced(seconds::REDUCED));
        }
        Self::lasting(Kind::Slide(from), settings.paced(seconds::SLIDE))
    }

    fn lasting(kind: Kind, duration: f32) -> Option<Self> {
        (duration > 0.0).then_some(Self { kind, elapsed: 0.0, duration })
    }

    /// Where and how the piece is drawn now, and how opaque.
    fn pose(self, piece: &Piece) -> (Transform, f32) {
        let progress = (self.elapsed / self.duration).clamp(0.0, 1.0);
        let eased = 1.0 - (1.0 - progress).powi(3);
        let mut pose = rest(piece);
        let mut opacity = 1.0;
        match self.kind {
            Kind::Enter(Entrance::None) => {}
            Kind::Enter(Entrance::Fade) => opacity = eased,
            Kind::Enter(Entrance::Pop) => {
                // A slight settle: a little too large on the way.
                let swell = 0.6 + 0.4 * eased + 0.12 * (progress * std::f32::consts::PI).sin() * (1.0 - progress);
                pose.scale = Vec3::splat(swell);
                opacity = eased;
            }
            Kind::Enter(Entrance::Stroke) => {
                let along = Vec2::from_angle(piece.turn);
                let back = along * piece.size.x * 0.5 * (1.0 - eased);
                pose.translation -= back.extend(0.0);
                pose.scale.x = eased.max(0.001);
            }
            Kind::Enter(Entrance::Drop) => {
                pose.translation.y += piece.size.y * 0.35 * (1.0 - eased);
                pose.scale = Vec3::splat(1.0 + 0.15 * (1.0 - eased));
                opacity = eased;
            }
            Kind::Slide(from) => {
                pose.translation = from.lerp(piece.at, eased).extend(pose.translation.z);
            }
        }
        (pose, opacity)
    }
}

/// Where a piece rests.
pub fn rest(piece: &Piece) -> Transform {
    Transform::from_translation(piece.at.extend(piece.layer)).with_rotation(Quat::from_rotation_z(piece.turn))
}

/// A piece on the board, as it rests.
#[derive(Component, Clone, Debug)]
pub struct Laid(pub Piece);

/// Opacity that swells and fades, for hints.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Blink;

/// Registers the movements.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (finish_motion, advance, blink).chain().in_set(TableSystems::Present));
}

fn finish_motion(mut actions: MessageReader<Action>, mut moving: Query<&mut Motion>) {
    if actions.read().any(|action| *action == Action::Finish) {
        for mut motion in &mut moving {
            motion.elapsed = motion.duration;
        }
    }
}

fn advance(
    time: Res<Time>,
    mut commands: Commands,
    mut moving: Query<(Entity, &mut Motion, &Laid, &mut Transform, &mut Sprite)>,
) {
    for (entity, mut motion, laid, mut transform, mut sprite) in &mut moving {
        let (pose, opacity) = motion.pose(&laid.0);
        *transform = pose;
        sprite.color = faded(laid.0.tint, opacity);
        if motion.elapsed >= motion.duration {
            *transform = rest(&laid.0);
            sprite.color = laid.0.tint;
            commands.entity(entity).remove::<Motion>();
        }
        motion.elapsed += time.delta_secs();
    }
}

fn blink(time: Res<Time>, settings: Res<Settings>, mut blinking: Query<(&Laid, &mut Sprite), With<Blink>>) {
    for (laid, mut sprite) in &mut blinking {
        let phase = time.elapsed_secs() * std::f32::consts::TAU / 1.2;
        let opacity = if settings.reduced_motion { 1.0 } else { 0.55 + 0.45 * phase.cos() };
        sprite.color = faded(laid.0.tint, opacity);
    }
}

fn faded(tint: Color, opacity: f32) -> Color {
    tint.with_alpha(tint.alpha() * opacity)
}
