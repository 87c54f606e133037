//! The board as entities: what the game says lies there, no more and no less.

use std::collections::HashMap;

use bevy::prelude::*;

use super::game::{Choice, MarkKind, SpotId, TableGame};
use super::hands::LastDevice;
use super::layout::{Aspect, Layout};
use super::motion::{Blink, Laid, Motion, rest};
use super::pointing::{Ahead, Pointing};
use super::review::Review;
use super::state::Table;
use super::timeline::Timeline;
use super::{GameSystems, Phase, TableSystems};
use crate::screen::Screen;
use crate::settings::{Settings, ThemeName};
use crate::theme::Art;
use crate::theme::piece::{Fill, Piece};

/// The board: parent of everything on it, scaled to its place in the window.
#[derive(Component, Debug)]
pub struct BoardRoot;

/// The table under the board, with the light of the lamp on it.
#[derive(Component, Debug)]
struct Ground;

/// A piece that a hand has lifted from the board and drags.
#[derive(Component, Debug)]
struct Lifted;

/// A mark laid over the board.
#[derive(Component, Debug)]
struct Mark;

/// The pieces on the board by key.
#[derive(Resource, Debug, Default)]
struct OnBoard {
    root: Option<Entity>,
    pieces: HashMap<u64, Entity>,
    /// The shape of the place, the style and the seats whose secrets are seen, for which the pieces are laid.
    laid_for: Option<(Aspect, String, [bool; 4])>,
    marks: Option<Marks>,
}

/// The marks that are laid, and what they are laid for.
#[derive(Debug, PartialEq)]
struct Marks {
    aspect: Aspect,
    style: String,
    /// The hash of the position.
    position: u64,
    spots: Vec<(SpotId, MarkKind)>,
    /// The move whose sign is shown with them.
    hint: Option<String>,
}

/// Registers the view.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<OnBoard>().add_systems(OnEnter(super::screen::<G>()), lay_board::<G>).add_systems(
        Update,
        (place_board::<G>, draw_ground, draw_pieces::<G>, carry::<G>, draw_marks::<G>)
            .chain()
            .in_set(TableSystems::Present)
            .in_set(GameSystems::<G>::default()),
    );
}

fn lay_board<G: TableGame>(mut commands: Commands, mut on_board: ResMut<OnBoard>) {
    let root = commands
        .spawn((
            Name::new("Board"),
            BoardRoot,
            Transform::default(),
            Visibility::default(),
            DespawnOnExit(Screen::Table(G::GAME)),
        ))
        .id();
    commands.spawn((
        Name::new("Table"),
        Ground,
        Sprite::default(),
        Transform::from_xyz(0.0, 0.0, -20.0),
        DespawnOnExit(Screen::Table(G::GAME)),
    ));
    *on_board = OnBoard { root: Some(root), ..OnBoard::default() };
}

fn place_board<G: TableGame>(
    table: Res<Table<G>>,
    mut layout: ResMut<Layout>,
    mut root: Query<&mut Transform, With<BoardRoot>>,
) {
    let extent = G::extent(table.setup(), layout.aspect());
    if layout.extent != extent {
        layout.extent = extent;
    }
    if let Ok(mut transform) = root.single_mut() {
        let placed = Transform::from_translation(layout.board_centre().extend(0.0))
            .with_scale(Vec2::splat(layout.board_scale()).extend(1.0));
        transform.set_if_neq(placed);
    }
}

/// A table top lit by the lamp, where boards lie: not under the panel, for each pixel costs time on a machine without
/// graphics hardware. With high contrast there is nothing.
fn draw_ground(
    layout: Res<Layout>,
    art: Option<Res<Art>>,
    settings: Res<Settings>,
    mut ground: Query<(&mut Sprite, &mut Transform, &mut Visibility), With<Ground>>,
    laid: Query<(), Added<Ground>>,
) {
    let Some(art) = art else { return };
    if !(layout.is_changed() || settings.is_changed() || !laid.is_empty()) {
        return;
    }
    for (mut sprite, mut transform, mut visibility) in &mut ground {
        let place = layout.table_top();
        transform.translation = layout.to_world(place.center()).extend(transform.translation.z);
        *sprite = Sprite { image: art.image("table"), custom_size: Some(place.size()), ..default() };
        *visibility = match settings.theme {
            ThemeName::HighContrast => Visibility::Hidden,
            ThemeName::Lamp | ThemeName::ColourSafe => Visibility::Inherited,
        };
    }
}

pub(super) fn sprite(piece: &Piece, art: Option<&Art>) -> Sprite {
    let image = match (piece.art, art) {
        (Some(name), Some(art)) => art.image(name),
        _ => Handle::default(),
    };
    let (image_mode, rect) = match piece.fill {
        Fill::Stretch => (SpriteImageMode::Auto, None),
        Fill::Tile(units) => {
            // Tiles are drawn 512 pixels wide. What is smaller than a tile shows a part of it, not all of it made smaller.
            let scale = units / 512.0;
            let shown = (piece.size / scale).min(Vec2::splat(512.0));
            let mode = SpriteImageMode::Tiled { tile_x: true, tile_y: true, stretch_value: scale };
            (mode, Some(Rect::from_corners(Vec2::ZERO, shown)))
        }
    };
    Sprite { image, color: piece.tint, custom_size: Some(piece.size), image_mode, rect, ..default() }
}

fn draw_pieces<G: TableGame>(
    table: Res<Table<G>>,
    timeline: Res<Timeline<G>>,
    layout: Res<Layout>,
    settings: Res<Settings>,
    art: Option<Res<Art>>,
    mut on_board: ResMut<OnBoard>,
    mut laid: Query<(&mut Laid, &mut Transform, &mut Sprite)>,
    mut commands: Commands,
) {
    let laid_for = Some((layout.aspect(), table.choice.style.clone(), table.seen));
    let anew = on_board.laid_for != laid_for;
    if !(timeline.is_changed() || anew) {
        return;
    }
    let Some(root) = on_board.root else { return };
    on_board.laid_for = laid_for;
    let still = anew || timeline.jumped;
    let mut shown = timeline.shown.clone();
    G::cover(&mut shown, table.seen);
    let pieces = G::pieces(&shown, table.setup(), layout.aspect(), &table.choice.style);
    let mut before = std::mem::take(&mut on_board.pieces);
    for piece in pieces {
        let key = piece.key;
        let entity = if let Some(entity) = before.remove(&key) {
            if let Ok((mut laid, mut transform, mut drawn)) = laid.get_mut(entity)
                && laid.0 != piece
            {
                // From where it is seen: it may be in a hand, or still on its way.
                let seen_at = transform.translation.truncate();
                let moved = laid.0.at != piece.at && !still;
                if let Some(motion) = moved.then(|| Motion::slide(seen_at, &settings)).flatten() {
                    commands.entity(entity).insert(motion);
                }
                *transform = rest(&piece);
                *drawn = sprite(&piece, art.as_deref());
                laid.0 = piece;
            }
            entity
        } else {
            let moving = if still { None } else { Motion::enter(piece.entrance, &settings) };
            let mut entity = commands.spawn((
                Name::new(piece.name.clone()),
                sprite(&piece, art.as_deref()),
                rest(&piece),
                Laid(piece),
                ChildOf(root),
            ));
            if let Some(motion) = moving {
                entity.insert(motion);
            }
            entity.id()
        };
        on_board.pieces.insert(key, entity);
    }
    for entity in before.into_values() {
        commands.entity(entity).despawn();
    }
}

/// The layer of what a hand drags: above all marks.
const IN_HAND: f32 = 99.0;

/// Lets what is dragged follow the pointer, and puts it back where the drag came to nothing.
fn carry<G: TableGame>(
    pointing: Res<Pointing>,
    timeline: Res<Timeline<G>>,
    on_board: Res<OnBoard>,
    mut laid: Query<(&Laid, &mut Transform)>,
    lifted: Query<(Entity, Has<Motion>), With<Lifted>>,
    mut commands: Commands,
) {
    let (keys, to) = match (pointing.dragged::<G>(), pointing.dragged_to) {
        (Some(spot), Some(at)) => (G::lifted(&timeline.shown, spot), at),
        _ => (Vec::new(), Vec2::ZERO),
    };
    let held: Vec<Entity> = keys.iter().filter_map(|key| on_board.pieces.get(key).copied()).collect();
    for (entity, moves) in &lifted {
        if held.contains(&entity) {
            continue;
        }
        commands.entity(entity).remove::<Lifted>();
        if let (false, Ok((laid, mut transform))) = (moves, laid.get_mut(entity)) {
            *transform = rest(&laid.0);
        }
    }
    let Some(origin) = held.first().and_then(|entity| laid.get(*entity).ok()).map(|(laid, _)| laid.0.at) else {
        return;
    };
    for entity in held {
        if let Ok((laid, mut transform)) = laid.get_mut(entity) {
            let above = IN_HAND + laid.0.layer / 100.0;
            transform.translation = (to + laid.0.at - origin).extend(above);
            commands.entity(entity).insert(Lifted);
        }
    }
}

fn draw_marks<G: TableGame>(
    table: Res<Table<G>>,
    review: Option<Res<Review<G>>>,
    ahead: Res<Ahead<G>>,
    layout: Res<Layout>,
    pointing: Res<Pointing>,
    device: Res<LastDevice>,
    phase: Res<State<Phase>>,
    art: Option<Res<Art>>,
    mut on_board: ResMut<OnBoard>,
    old: Query<Entity, With<Mark>>,
    mut commands: Commands,
) {
    let Some(root) = on_board.root else { return };
    let reviewed = review.as_ref().and_then(|review| table.history.position_at(review.at));
    let shown = reviewed.unwrap_or_else(|| table.position());
    let mut marks: Vec<(SpotId, MarkKind)> = Vec::new();
    marks.extend(table.teach.iter().map(|spot| (*spot, MarkKind::Teach)));
    if *phase.get() != Phase::Showing {
        marks.extend(table.last.into_iter().flat_map(G::path).map(|spot| (spot, MarkKind::Last)));
        marks.extend(shown.alarms().into_iter().map(|spot| (spot, MarkKind::Alarm)));
        if *phase.get() == Phase::Hand {
            // A pointer has its own arrow; the place of the keyboard's cursor is shown wherever it is.
            marks.extend(pointing.focus.and_then(|spot| match table.position().choose(pointing.selected, spot) {
                Choice::Select | Choice::Move(_) | Choice::Ask => Some((spot, MarkKind::Hover)),
                Choice::Clear | Choice::Refuse(_) if *device == LastDevice::Keys => Some((spot, MarkKind::Cursor)),
                Choice::Clear | Choice::Refuse(_) => None,
            }));
        }
        marks.extend(table.hint.into_iter().flat_map(G::path).map(|spot| (spot, MarkKind::Hint)));
    }
    marks.extend(ahead.0.into_iter().flat_map(G::path).map(|spot| (spot, MarkKind::Ahead)));
    if let Some(spot) = pointing.selected {
        marks.push((spot, MarkKind::Selected));
        marks.extend(table.position().targets(spot));
    }
    let hint = table.hint.filter(|_| *phase.get() != Phase::Showing);
    let (aspect, style) = (layout.aspect(), &table.choice.style);
    let laid = Marks {
        aspect,
        style: style.clone(),
        position: shown.hash(),
        spots: marks,
        hint: hint.map(|mv| mv.to_string()),
    };
    if on_board.marks.as_ref() == Some(&laid) {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    let pieces_of = |&(spot, kind)| (kind == MarkKind::Hint, shown.mark(spot, kind, aspect, style));
    let signs = hint.map(|mv| (true, shown.sign(mv, aspect)));
    for (blinks, pieces) in laid.spots.iter().map(pieces_of).chain(signs) {
        for piece in pieces {
            let mut entity = commands.spawn((
                Name::new(piece.name.clone()),
                Mark,
                sprite(&piece, art.as_deref()),
                rest(&piece),
                Laid(piece),
                ChildOf(root),
            ));
            if blinks {
                entity.insert(Blink);
            }
        }
    }
    on_board.marks = Some(laid);
}
