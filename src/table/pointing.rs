//! Gestures become selections and intents, by the game's spots.

use bevy::prelude::*;

use super::game::{Choice, Direction, Spot, SpotId, TableGame};
use super::gate::{Decider, MoveIntent, MoveRefused};
use super::hands::{Gesture, LastDevice};
use super::layout::{Aspect, Layout};
use super::state::Table;
use super::{Action, GameSystems, Phase, TableSystems};
use crate::audio::{PlaySound, Sfx};
use crate::settings::Settings;

/// Where the hand points.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Pointing {
    /// The spot under the pointer or the keyboard cursor.
    pub focus: Option<SpotId>,
    /// The first half of a move.
    pub selected: Option<SpotId>,
    /// The spot on which the button went down, and whether that already selected it.
    pressed: Option<(SpotId, bool)>,
}

/// Registers the pointing.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Pointing>()
        .add_message::<MoveIntent<G>>()
        .add_systems(OnEnter(super::screen::<G>()), forget)
        .add_systems(
            Update,
            (forget_selection.run_if(state_changed::<Phase>), obey::<G>)
                .chain()
                .in_set(TableSystems::Intent)
                .in_set(GameSystems::<G>::default()),
        )
        .add_systems(Update, say_no.in_set(TableSystems::Timeline).in_set(GameSystems::<G>::default()));
}

fn forget(mut pointing: ResMut<Pointing>) {
    *pointing = Pointing::default();
}

/// What was half chosen is dropped when the turn passes.
fn forget_selection(mut pointing: ResMut<Pointing>, phase: Res<State<Phase>>) {
    if *phase.get() != Phase::Hand && pointing.selected.is_some() {
        pointing.selected = None;
    }
}

fn obey<G: TableGame>(
    mut gestures: MessageReader<Gesture>,
    table: Res<Table<G>>,
    layout: Res<Layout>,
    phase: Res<State<Phase>>,
    settings: Res<Settings>,
    device: Res<LastDevice>,
    mut pointing: ResMut<Pointing>,
    mut intents: MessageWriter<MoveIntent<G>>,
    mut refused: MessageWriter<MoveRefused>,
    mut sounds: MessageWriter<PlaySound>,
    mut actions: MessageWriter<Action>,
) {
    let (setup, place) = (table.setup(), layout.aspect());
    let mut next = pointing.clone();
    let mut chosen: Vec<SpotId> = Vec::new();
    for gesture in gestures.read() {
        // Whoever acts does not want to wait for the animation.
        let acts = matches!(gesture, Gesture::Press { .. } | Gesture::Choose | Gesture::Cancel);
        if *phase.get() == Phase::Showing && acts && settings.paced(1.0) > 0.0 {
            actions.write(Action::Finish);
        }
        match *gesture {
            Gesture::Hover(at) => next.focus = G::spot_at(setup, place, layout.to_board(at), false),
            Gesture::Away => next.focus = None,
            Gesture::Press { at, touch } => {
                let spot = G::spot_at(setup, place, layout.to_board(at), touch);
                next.focus = spot;
                next.pressed = spot.map(|spot| (spot, false));
                match spot {
                    None => next.selected = None,
                    // A first half is taken up at once, so that it can also be dragged.
                    Some(spot) if next.selected.is_none() && table.position().choose(None, spot) == Choice::Select => {
                        chosen.push(spot);
                        next.pressed = Some((spot, true));
                    }
                    Some(_) => {}
                }
            }
            Gesture::Release { at, touch } => {
                let spot = G::spot_at(setup, place, layout.to_board(at), touch);
                // A drag ends a move whose first half it took up; a click must end where it began.
                if let (Some((from, taken)), Some(to)) = (next.pressed.take(), spot)
                    && (from == to) != taken
                {
                    chosen.push(to);
                }
                if touch {
                    next.focus = None;
                }
            }
            Gesture::Cursor(direction) => {
                next.focus = match next.focus.filter(|spot| is_cursor_spot::<G>(setup, place, *spot)) {
                    Some(from) => G::neighbour(setup, place, from, direction).or(Some(from)),
                    None => cycle(&G::spots(setup, place), None, 1),
                }
            }
            Gesture::Cycle(by) => next.focus = cycle(&G::spots(setup, place), next.focus, by),
            Gesture::Choose => match next.focus {
                Some(spot) => chosen.push(spot),
                None => next.focus = cycle(&G::spots(setup, place), None, 1),
            },
            Gesture::Cancel if next.selected.is_some() => next.selected = None,
            Gesture::Cancel => {
                let reviewing = *phase.get() == Phase::Review;
                actions.write(if reviewing { Action::Review } else { Action::Leave });
            }
        }
    }
    if *device == LastDevice::Keys && *phase.get() == Phase::Hand && next.focus.is_none() && next != *pointing {
        next.focus = pointing.focus;
    }
    for spot in chosen {
        match table.position().choose(next.selected, spot) {
            Choice::Select => {
                next.selected = Some(spot);
                sounds.write(Sfx::Select.into());
            }
            Choice::Clear => next.selected = None,
            Choice::Move(mv) => {
                next.selected = None;
                intents.write(MoveIntent { mv, by: Decider::Hand });
            }
            Choice::Refuse(reason) => {
                next.selected = None;
                refused.write(MoveRefused { reason });
            }
        }
    }
    pointing.set_if_neq(next);
}

fn say_no(mut refused: MessageReader<MoveRefused>, mut sounds: MessageWriter<PlaySound>) {
    if refused.read().count() > 0 {
        sounds.write(Sfx::Illegal.into());
    }
}

fn is_cursor_spot<G: TableGame>(setup: &G::Setup, place: Aspect, id: SpotId) -> bool {
    G::spots(setup, place).iter().any(|spot| spot.id == id && spot.cursor)
}

/// The spot in a direction: near, and not far off the line.
pub fn nearest(spots: &[Spot], from: SpotId, direction: Direction) -> Option<SpotId> {
    let here = spots.iter().find(|spot| spot.id == from)?;
    let ahead = direction.vector();
    spots
        .iter()
        .filter(|spot| spot.cursor && spot.id != here.id)
        .filter_map(|spot| {
            let way = spot.at - here.at;
            let along = way.dot(ahead);
            let aside = (way - along * ahead).length();
            (along > 0.1 && aside <= along * 1.5 + 0.1).then_some((spot.id, along + 2.0 * aside))
        })
        .min_by(|one, other| one.1.total_cmp(&other.1))
        .map(|(id, _)| id)
}

/// The next spot in reading order.
pub fn cycle(spots: &[Spot], from: Option<SpotId>, by: i32) -> Option<SpotId> {
    let mut order: Vec<&Spot> = spots.iter().filter(|spot| spot.cursor).collect();
    order.sort_by(|one, other| other.at.y.total_cmp(&one.at.y).then(one.at.x.total_cmp(&other.at.x)));
    let place = order.iter().position(|spot| Some(spot.id) == from);
    let next = match place {
        None => 0,
        Some(place) => (place as i32 + by).rem_euclid(order.len() as i32) as usize,
    };
    order.get(next).map(|spot| spot.id)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grid() -> Vec<Spot> {
        (0..9)
            .map(|index| Spot {
                id: SpotId(index),
                at: Vec2::new(f32::from(index % 3) * 100.0, -f32::from(index / 3) * 100.0),
                size: Vec2::splat(90.0),
                cursor: true,
            })
            .collect()
    }

    #[test]
    fn arrows_go_to_the_neighbour_and_stop_at_the_edge() {
        let spots = grid();
        let from = |id: u16, direction| nearest(&spots, SpotId(id), direction).map(|spot| spot.0);
        assert_eq!(from(4, Direction::Left), Some(3));
        assert_eq!(from(4, Direction::Right), Some(5));
        assert_eq!(from(4, Direction::Up), Some(1));
        assert_eq!(from(4, Direction::Down), Some(7));
        assert_eq!(from(0, Direction::Left), None);
        assert_eq!(from(8, Direction::Down), None);
    }

    #[test]
    fn cycling_visits_every_spot_in_reading_order() {
        let spots = grid();
        let mut at = cycle(&spots, None, 1);
        for expected in 0..9 {
            assert_eq!(at, Some(SpotId(expected)));
            at = cycle(&spots, at, 1);
        }
        assert_eq!(at, Some(SpotId(0)));
        assert_eq!(cycle(&spots, at, -1), Some(SpotId(8)));
    }
}
