//! What there is to say of a game as a whole once it is over, worked out beside the frames.

use std::time::Duration;

use bevy::prelude::*;
use parlour_core::Inquiry;

use super::frames::Busy;
use super::game::TableGame;
use super::state::Table;
use super::{GameSystems, Phase, TableSystems};
use crate::catalogue::Purpose;
use crate::platform::thinking::Summarising;

/// The longest it may take.
const PATIENCE: Duration = Duration::from_mins(3);

/// The summary of the game on the table.
#[derive(Resource, Default)]
pub struct Summary {
    /// The position it is about, by its hash.
    about: Option<u64>,
    work: Option<Summarising>,
    /// In the form in which the engine writes it, once it is there.
    pub text: Option<String>,
}

impl Summary {
    /// Whether it is being worked out.
    pub fn is_coming(&self) -> bool {
        self.work.is_some()
    }
}

/// Registers the summary.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Summary>().add_systems(
        Update,
        sum_up::<G>.in_set(TableSystems::Opponent).in_set(GameSystems::<G>::default()).run_if(|| G::SUMMED_UP),
    );
}

fn sum_up<G: TableGame>(
    table: Res<Table<G>>,
    phase: Res<State<Phase>>,
    mut summary: ResMut<Summary>,
    mut busy: ResMut<Busy>,
) {
    let position = table.position();
    let over = table.purpose == Purpose::Play && matches!(phase.get(), Phase::Over | Phase::Review);
    let about = over.then(|| position.hash());
    if summary.about != about {
        let ask = || Summarising::start(Inquiry::<G>::within(position.open_view(), PATIENCE));
        *summary = Summary { about, work: about.map(|_| ask()), text: None };
    }
    let done = summary.bypass_change_detection().work.as_mut().and_then(Summarising::poll);
    if let Some(text) = done {
        summary.work = None;
        summary.text = text;
    }
    busy.0 |= summary.work.is_some();
}
