//! Fine boards come nearer: by the wheel, with two fingers or by keys; then they are pushed, and follow the cursor of the
//! keyboard.

use bevy::prelude::*;

use super::game::{SpotId, TableGame};
use super::hands::{Gesture, LastDevice};
use super::layout::{Layout, Lens};
use super::pointing::Pointing;
use super::state::Table;
use super::{GameSystems, TableSystems};

/// How many times larger a board can become.
const NEAREST: f32 = 6.0;

/// Spots that are smaller than this many pixels are too small for a finger.
const FINGER: f32 = 34.0;

/// Registers the lens of a game.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(OnEnter(super::screen::<G>()), lay_lens::<G>)
        .add_systems(OnExit(super::screen::<G>()), take_lens)
        .add_systems(
            Update,
            (turn_lens, follow_cursor::<G>).chain().in_set(TableSystems::Opponent).in_set(GameSystems::<G>::default()),
        );
}

fn lay_lens<G: TableGame>(mut layout: ResMut<Layout>) {
    layout.lens = G::FINE.then(Lens::default);
}

fn take_lens(mut layout: ResMut<Layout>) {
    layout.lens = None;
}

/// Whether a spot is too small for a finger as it is seen now.
pub fn is_small<G: TableGame>(position: &G, layout: &Layout, spot: SpotId) -> bool {
    let spots = position.spots(layout.aspect());
    let small = |size: Vec2| size.min_element() * layout.board_scale() < FINGER;
    G::FINE && spots.iter().any(|there| there.id == spot && small(there.size))
}

impl Lens {
    /// The same, not looking past the edges of a board of that extent, of which so much is seen.
    fn within(self, extent: Vec2, seen: Vec2) -> Self {
        let beyond = ((extent - seen) / 2.0).max(Vec2::ZERO);
        Self { at: self.at.clamp(-beyond, beyond), ..self }
    }
}

/// What is seen of the board, in board units.
fn seen(layout: &Layout) -> Vec2 {
    layout.board.size() / layout.board_scale()
}

fn turn_lens(mut gestures: MessageReader<Gesture>, mut layout: ResMut<Layout>) {
    for gesture in gestures.read() {
        let Some(lens) = layout.lens else { continue };
        match *gesture {
            Gesture::Zoom { at, by } => {
                let at = at.unwrap_or_else(|| layout.board.center());
                let fixed = layout.to_board(at);
                let zoom = (lens.zoom * by).clamp(1.0, NEAREST);
                // The point under the pointer stays there.
                let middle = fixed + (lens.at - fixed) * (lens.zoom / zoom);
                layout.lens = Some(Lens { zoom, at: middle });
            }
            Gesture::Pan(by) => {
                let by = Vec2::new(-by.x, by.y) / layout.board_scale();
                layout.lens = Some(Lens { at: lens.at + by, ..lens });
            }
            _ => continue,
        }
        let (extent, seen) = (layout.extent, seen(&layout));
        layout.lens = layout.lens.map(|lens| lens.within(extent, seen));
    }
}

/// The cursor of the keyboard does not leave what is seen.
fn follow_cursor<G: TableGame>(
    pointing: Res<Pointing>,
    device: Res<LastDevice>,
    table: Res<Table<G>>,
    mut layout: ResMut<Layout>,
) {
    let (Some(lens), Some(focus)) = (layout.lens, pointing.focus) else { return };
    if *device != LastDevice::Keys || lens.zoom <= 1.0 || !pointing.is_changed() {
        return;
    }
    let spots = table.position().spots(layout.aspect());
    let Some(spot) = spots.iter().find(|spot| spot.id == focus) else { return };
    let seen = seen(&layout);
    let room = (seen / 2.0 - 1.5 * spot.size).max(Vec2::ZERO);
    let at = lens.at.clamp(spot.at - room, spot.at + room);
    let followed = Lens { at, ..lens }.within(layout.extent, seen);
    if followed != lens {
        layout.lens = Some(followed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_looks_past_the_edge() {
        let lens = Lens { zoom: 2.0, at: Vec2::new(90.0, -10.0) };
        assert_eq!(lens.within(Vec2::splat(100.0), Vec2::splat(50.0)).at, Vec2::new(25.0, -10.0));
        assert_eq!(lens.within(Vec2::splat(100.0), Vec2::new(200.0, 50.0)).at, Vec2::new(0.0, -10.0));
    }
}
