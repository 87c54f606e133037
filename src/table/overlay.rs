//! What is laid over the board because of the position, and what a person wants to see besides.

use bevy::prelude::*;

use super::game::{Choice, SpotId, TableGame};
use super::layout::{Aspect, Layout};
use super::motion::{Laid, rest};
use super::pointing::Pointing;
use super::review::Review;
use super::state::Table;
use super::view::{BoardRoot, sprite};
use super::{GameSystems, Phase, TableSystems};
use crate::settings::Settings;
use crate::theme::Art;

/// A piece of the overlay.
#[derive(Component)]
struct Overlaid;

/// What the overlay is laid for; when it changes, the overlay is laid anew.
#[derive(Clone, PartialEq)]
struct Occasion {
    root: Entity,
    position: u64,
    /// Whether a word or the clock has ended the game in this position, in which moves could still be made.
    is_called: bool,
    focus: Option<SpotId>,
    asked: Vec<&'static str>,
    place: Aspect,
    style: String,
}

/// Registers the overlay of a game.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(Update, draw::<G>.in_set(TableSystems::Present).in_set(GameSystems::<G>::default()));
}

/// The name of an overlay in the settings.
pub fn name_of<G: TableGame>(overlay: &str) -> String {
    format!("{}-{overlay}", G::GAME.name())
}

/// What of [`TableGame::OVERLAYS`] is asked for.
pub fn asked_of<G: TableGame>(settings: &Settings) -> Vec<&'static str> {
    G::OVERLAYS.iter().copied().filter(|name| settings.overlays.contains(&name_of::<G>(name))).collect()
}

fn draw<G: TableGame>(
    table: Res<Table<G>>,
    review: Option<Res<Review<G>>>,
    layout: Res<Layout>,
    pointing: Res<Pointing>,
    phase: Res<State<Phase>>,
    settings: Res<Settings>,
    art: Option<Res<Art>>,
    root: Query<Entity, With<BoardRoot>>,
    old: Query<Entity, With<Overlaid>>,
    mut laid_for: Local<Option<Occasion>>,
    mut commands: Commands,
) {
    let Ok(root) = root.single() else { return };
    let reviewed = review.as_ref().and_then(|review| table.history.position_at(review.at));
    let position = reviewed.unwrap_or_else(|| table.position());
    let may_move = |spot: &SpotId| matches!(position.choose(pointing.selected, *spot), Choice::Move(_));
    let occasion = (*phase.get() != Phase::Showing).then(|| Occasion {
        root,
        position: position.hash(),
        is_called: reviewed.is_none() && table.call().is_some(),
        focus: pointing.focus.filter(|_| *phase.get() == Phase::Hand).filter(may_move),
        asked: asked_of::<G>(&settings),
        place: layout.aspect(),
        style: table.choice.style.clone(),
    });
    if *laid_for == occasion {
        return;
    }
    for entity in &old {
        commands.entity(entity).despawn();
    }
    if let Some(Occasion { is_called, focus, asked, place, style, .. }) = &occasion {
        let lamps = if *is_called { Vec::new() } else { position.lamps(*place) };
        for piece in lamps.into_iter().chain(position.overlay(*focus, asked, *place, style)) {
            commands.spawn((
                Name::new(piece.name.clone()),
                Overlaid,
                sprite(&piece, art.as_deref()),
                rest(&piece),
                Laid(piece),
                ChildOf(root),
            ));
        }
    }
    *laid_for = occasion;
}
