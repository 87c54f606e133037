//! Gestures become selections and intents, by the game's spots.

use bevy::prelude::*;

use super::game::{Choice, Direction, Spot, SpotId, TableGame};
use super::gate::{Decider, MoveIntent, MoveRefused};
use super::hands::{Gesture, LastDevice};
use super::layout::{Aspect, Layout, Reading};
use super::state::Table;
use super::{Action, GameSystems, Phase, TableSystems, zoom};
use crate::audio::{PlaySound, Sfx};
use crate::catalogue::Purpose;
use crate::settings::Settings;

/// Where the hand points.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Pointing {
    /// The spot under the pointer or the keyboard cursor.
    pub focus: Option<SpotId>,
    /// The first half of a move.
    pub selected: Option<SpotId>,
    /// Where the selection has been dragged, in board units, while the button is down.
    pub dragged_to: Option<Vec2>,
    /// The two spots that mean one of several moves, while the person is asked which.
    pub asked: Option<[SpotId; 2]>,
    /// The spot that a finger has tapped and must tap again, where spots are too small for fingers.
    pub held: Option<SpotId>,
    /// The spot on which the button went down.
    pressed: Option<(SpotId, Grip)>,
}

impl Pointing {
    /// The spot of which what lies there is dragged: the first half of a move or, where moves are thrown, the whole.
    pub fn dragged<G: TableGame>(&self) -> Option<SpotId> {
        self.selected.or(self.pressed.filter(|_| G::THROWN).map(|(spot, _)| spot))
    }
}

/// What a press on a spot began.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Grip {
    /// A click, which must end where it began.
    Click,
    /// It selected the spot, and may go on as a drag.
    Taken,
    /// The spot was selected before: a click gives it up, a drag moves it.
    Held,
}

impl Grip {
    /// Whether a release ends what was begun, on the same spot or on another.
    const fn ends(self, same: bool) -> bool {
        match self {
            Self::Click => same,
            Self::Taken => !same,
            Self::Held => true,
        }
    }
}

/// The move that is made as soon as it is the person's turn.
#[derive(Resource, Debug)]
pub struct Ahead<G: TableGame>(pub Option<G::Move>);

impl<G: TableGame> Default for Ahead<G> {
    fn default() -> Self {
        Self(None)
    }
}

/// Registers the pointing.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Pointing>()
        .init_resource::<Ahead<G>>()
        .add_message::<MoveIntent<G>>()
        .add_systems(OnEnter(super::screen::<G>()), forget::<G>)
        .add_systems(
            Update,
            (
                forget_selection::<G>.run_if(state_changed::<Phase>),
                change_of_plan::<G>,
                make_planned_move::<G>.run_if(in_state(Phase::Hand)),
                obey::<G>,
            )
                .chain()
                .in_set(TableSystems::Intent)
                .in_set(GameSystems::<G>::default()),
        )
        .add_systems(Update, say_no.in_set(TableSystems::Timeline).in_set(GameSystems::<G>::default()));
}

fn forget<G: TableGame>(mut pointing: ResMut<Pointing>, mut ahead: ResMut<Ahead<G>>) {
    *pointing = Pointing::default();
    ahead.0 = None;
}

/// What was half chosen is dropped when the turn passes, except where it is still to be had by who moves next or thinks ahead.
fn forget_selection<G: TableGame>(mut pointing: ResMut<Pointing>, phase: Res<State<Phase>>, table: Res<Table<G>>) {
    let Some(selected) = pointing.selected else { return };
    let goes_on = table.hand_to_move() || table.position().think_ahead(None, selected).is_some();
    if *phase.get() != Phase::Hand && !(goes_on && meaning(&table, None, selected) == Choice::Select) {
        *pointing = Pointing { focus: pointing.focus, ..Pointing::default() };
    }
}

/// Whoever takes back, starts anew or looks back does not want the planned move any more.
fn change_of_plan<G: TableGame>(mut actions: MessageReader<Action>, mut ahead: ResMut<Ahead<G>>) {
    let changed = |action: &Action| {
        matches!(action, Action::Undo | Action::Redo | Action::Restart | Action::Review | Action::Leave)
    };
    if actions.read().any(changed) && ahead.0.is_some() {
        ahead.0 = None;
    }
}

/// A move decided ahead is made, or forgotten if it has become impossible.
fn make_planned_move<G: TableGame>(
    table: Res<Table<G>>,
    mut ahead: ResMut<Ahead<G>>,
    mut intents: MessageWriter<MoveIntent<G>>,
) {
    // The phase may be that of the frame before.
    if ahead.0.is_none() || !table.hand_to_move() {
        return;
    }
    if let Some(mv) = ahead.0.take()
        && table.position().clone().play(mv).is_ok()
    {
        intents.write(MoveIntent { mv, by: Decider::Hand });
    }
}

/// Whether it is the other's turn in a game between a person and an opponent.
fn waits<G: TableGame>(table: &Table<G>) -> bool {
    let position = table.position();
    let other_to_move = |hand: parlour_core::Seat| hand.side() != position.to_move().side();
    table.purpose == Purpose::Play && table.outcome().is_none() && table.only_hand().is_some_and(other_to_move)
}

/// What it means to choose a spot now: a move, or one for later.
pub fn meaning<G: TableGame>(table: &Table<G>, selected: Option<SpotId>, spot: SpotId) -> Choice<G::Move> {
    let position = table.position();
    if position.is_covered(spot, table.seen) {
        return Choice::Refuse("covered");
    }
    let ahead = if waits(table) { position.think_ahead(selected, spot) } else { None };
    ahead.unwrap_or_else(|| position.choose(selected, spot))
}

fn obey<G: TableGame>(
    mut gestures: MessageReader<Gesture>,
    table: Res<Table<G>>,
    layout: Res<Layout>,
    phase: Res<State<Phase>>,
    settings: Res<Settings>,
    device: Res<LastDevice>,
    mut pointing: ResMut<Pointing>,
    mut ahead: ResMut<Ahead<G>>,
    mut intents: MessageWriter<MoveIntent<G>>,
    mut refused: MessageWriter<MoveRefused>,
    mut sounds: MessageWriter<PlaySound>,
    mut actions: MessageWriter<Action>,
) {
    if *phase.get() == Phase::Paused {
        // The board is not there to be played on.
        if gestures.read().filter(|gesture| **gesture == Gesture::Cancel).count() > 0 {
            actions.write(Action::Leave);
        }
        return;
    }
    let (position, place) = (table.position(), layout.aspect());
    let mut next = pointing.clone();
    let mut chosen: Vec<SpotId> = Vec::new();
    let mut plan = ahead.0;
    for gesture in gestures.read() {
        // Whoever acts does not want to wait for the animation.
        let acts = matches!(gesture, Gesture::Press { .. } | Gesture::Choose | Gesture::Cancel);
        if *phase.get() == Phase::Showing && acts && settings.paced(1.0) > 0.0 {
            actions.write(Action::Finish);
        }
        if acts || matches!(gesture, Gesture::Draw { down: true, .. }) {
            plan = None;
        }
        match *gesture {
            Gesture::Hover(at) => {
                let at = layout.to_board(at);
                next.focus = position.spot_at(place, at, false);
                // Without leaving its spot it is no drag yet: hands tremble.
                let drags = next
                    .pressed
                    .is_some_and(|(spot, grip)| (grip != Grip::Click || G::THROWN) && next.focus != Some(spot));
                next.dragged_to = (drags || next.dragged_to.is_some()).then_some(at);
            }
            Gesture::Away => next.focus = None,
            Gesture::Press { at, touch } => {
                let spot = position.spot_at(place, layout.to_board(at), touch);
                next.focus = spot;
                next.pressed = None;
                match spot {
                    None => next.selected = None,
                    // A first half is taken up at once, so that it can also be dragged.
                    Some(spot) if meaning(&table, next.selected, spot) == Choice::Select => {
                        chosen.push(spot);
                        next.pressed = Some((spot, Grip::Taken));
                    }
                    Some(spot) if next.selected == Some(spot) => next.pressed = Some((spot, Grip::Held)),
                    Some(spot) => next.pressed = Some((spot, Grip::Click)),
                }
            }
            Gesture::Release { at, touch } => {
                let spot = position.spot_at(place, layout.to_board(at), touch);
                let dragged = next.dragged_to.take().is_some();
                let held = next.held.take();
                let thrown = next.pressed.filter(|_| G::THROWN && dragged && spot.is_none());
                if let Some((from, Grip::Click)) = thrown {
                    chosen.push(from);
                    next.pressed = None;
                } else if let (Some((from, grip)), Some(to)) = (next.pressed.take(), spot)
                    && grip.ends(from == to)
                {
                    let again = held.filter(|held| is_hit(position, &layout, *held, at));
                    let moves = matches!(meaning(&table, next.selected, to), Choice::Move(_));
                    if touch && again.is_none() && moves && zoom::is_small(position, &layout, to) {
                        next.held = Some(to);
                        sounds.write(Sfx::Select.into());
                    } else {
                        chosen.push(again.unwrap_or(to));
                    }
                }
                if touch {
                    next.focus = next.held;
                }
            }
            Gesture::LetGo => (next.pressed, next.dragged_to) = (None, None),
            Gesture::Zoom { .. } | Gesture::Pan(_) => {}
            Gesture::Jump(direction, right) => {
                let from = next.focus.filter(|spot| is_cursor_spot(position, place, *spot));
                let there = from.and_then(|from| position.jump(place, from, direction, right));
                next.focus = there.or(from).or_else(|| cycle(&position.spots(place), None, 1, |_| true));
            }
            Gesture::Cursor(direction) => {
                next.focus = match next.focus {
                    Some(from) if is_cursor_spot(position, place, from) => {
                        position.neighbour(place, from, direction).or(Some(from))
                    }
                    // What lay there is gone.
                    Some(_) => cycle(&position.spots(place), None, 1, |spot| {
                        meaning(&table, next.selected, spot.id).leads_on(next.selected.is_some())
                    }),
                    None => cycle(&position.spots(place), None, 1, |_| true),
                }
            }
            Gesture::Cycle(by) => {
                let spots = position.spots(place);
                next.focus = cycle(&spots, next.focus, by, |spot| {
                    meaning(&table, next.selected, spot.id).leads_on(next.selected.is_some())
                });
            }
            Gesture::Choose => match next.focus {
                Some(spot) => chosen.push(spot),
                None => next.focus = cycle(&position.spots(place), None, 1, |_| true),
            },
            Gesture::Draw { .. } => next.selected = None,
            Gesture::Cancel if next.held.is_some() => (next.held, next.focus) = (None, None),
            Gesture::Cancel if next.selected.is_some() => next.selected = None,
            // The first press has taken the plan back.
            Gesture::Cancel if ahead.0.is_some() => {}
            // What was opened last is closed first.
            Gesture::Cancel if layout.reading == Reading::Sheet => drop(actions.write(Action::Sheet)),
            Gesture::Cancel => {
                let reviewing = *phase.get() == Phase::Review;
                actions.write(if reviewing { Action::Review } else { Action::Leave });
            }
        }
    }
    if *device == LastDevice::Keys && *phase.get() == Phase::Hand && next.focus.is_none() && next != *pointing {
        next.focus = pointing.focus;
    }
    if *phase.get() != Phase::Hand && next.held.is_some() {
        next.held = None;
    }
    for spot in chosen {
        match meaning(&table, next.selected, spot) {
            Choice::Select => {
                next.selected = Some(spot);
                sounds.write(Sfx::Select.into());
            }
            Choice::Clear => next.selected = None,
            Choice::Move(mv) if waits(&table) => {
                next.selected = None;
                // Where nothing is decided ahead, the gate refuses it.
                if table.position().think_ahead(None, spot).is_some() {
                    plan = Some(mv);
                    sounds.write(Sfx::Select.into());
                } else {
                    intents.write(MoveIntent { mv, by: Decider::Hand });
                }
            }
            Choice::Move(mv) => {
                next.selected = None;
                intents.write(MoveIntent { mv, by: Decider::Hand });
            }
            Choice::Ask => {
                let from = next.selected.take().unwrap_or(spot);
                let usual = table.position().meant(from, spot).first().copied();
                match usual.filter(|_| G::HAS_USUAL && settings.auto_queen && table.expected.is_none()) {
                    Some(mv) => drop(intents.write(MoveIntent { mv, by: Decider::Hand })),
                    None => next.asked = Some([from, spot]),
                }
            }
            Choice::Refuse(reason) => {
                next.selected = None;
                refused.write(MoveRefused { reason });
            }
        }
    }
    if plan != ahead.0 {
        ahead.0 = plan;
    }
    pointing.set_if_neq(next);
}

/// Whether a point of the window is near enough to a spot that was tapped before.
fn is_hit<G: TableGame>(position: &G, layout: &Layout, spot: SpotId, at: Vec2) -> bool {
    const AT_LEAST: f32 = 12.0;
    let spots = position.spots(layout.aspect());
    spots.iter().find(|there| there.id == spot).is_some_and(|there| {
        let reach = 0.8 * there.size.min_element() * layout.board_scale();
        layout.to_window(there.at).distance(at) <= reach.max(AT_LEAST)
    })
}

fn say_no(mut refused: MessageReader<MoveRefused>, mut sounds: MessageWriter<PlaySound>) {
    if refused.read().count() > 0 {
        sounds.write(Sfx::Illegal.into());
    }
}

fn is_cursor_spot<G: TableGame>(position: &G, place: Aspect, id: SpotId) -> bool {
    position.spots(place).iter().any(|spot| spot.id == id && spot.cursor)
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

/// The next spot in reading order at which something can be done; where there is none, simply the next.
pub fn cycle(spots: &[Spot], from: Option<SpotId>, by: i32, useful: impl Fn(&Spot) -> bool) -> Option<SpotId> {
    let mut order: Vec<&Spot> = spots.iter().filter(|spot| spot.cursor).collect();
    order.sort_by(|one, other| other.at.y.total_cmp(&one.at.y).then(one.at.x.total_cmp(&other.at.x)));
    let count = order.len() as i32;
    let place = order.iter().position(|spot| Some(spot.id) == from).map(|place| place as i32);
    // From nowhere the first step leads to the first place, or backwards to the last.
    let start = place.unwrap_or(if by < 0 { 0 } else { -1 });
    let mut steps = (1..=count).map(|step| order[(start + step * by).rem_euclid(count) as usize]);
    let next = steps.clone().find(|spot| useful(spot));
    next.or_else(|| steps.next()).map(|spot| spot.id)
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
        let every = |_: &Spot| true;
        let mut at = cycle(&spots, None, 1, every);
        for expected in 0..9 {
            assert_eq!(at, Some(SpotId(expected)));
            at = cycle(&spots, at, 1, every);
        }
        assert_eq!(at, Some(SpotId(0)));
        assert_eq!(cycle(&spots, at, -1, every), Some(SpotId(8)));
    }

    #[test]
    fn cycling_passes_over_what_is_of_no_use() {
        let spots = grid();
        let odd = |spot: &Spot| spot.id.0 % 2 == 1;
        assert_eq!(cycle(&spots, Some(SpotId(4)), 1, odd), Some(SpotId(5)));
        assert_eq!(cycle(&spots, Some(SpotId(7)), 1, odd), Some(SpotId(1)));
        assert_eq!(cycle(&spots, Some(SpotId(1)), -1, odd), Some(SpotId(7)));
        assert_eq!(cycle(&spots, None, -1, odd), Some(SpotId(7)));
        assert_eq!(cycle(&spots, Some(SpotId(4)), 1, |_| false), Some(SpotId(5)));
        assert_eq!(cycle(&[], None, 1, odd), None);
    }
}
