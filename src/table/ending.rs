//! The end of a game: counted once, and heard.

use bevy::prelude::*;

use super::state::Table;
use super::{GameSystems, Phase, TableGame, TableSystems};
use crate::audio::{PlaySound, Sfx};
use crate::catalogue::{Player, Purpose};
use crate::platform::clock;
use crate::profile::{Against, Profiles};

/// Registers the end.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        count_result::<G>
            .in_set(TableSystems::Present)
            .in_set(GameSystems::<G>::default())
            .run_if(in_state(Phase::Over)),
    );
}

fn count_result<G: TableGame>(
    mut table: ResMut<Table<G>>,
    mut profiles: ResMut<Profiles>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if table.counted || table.purpose != Purpose::Play {
        return;
    }
    let Some(outcome) = table.outcome() else { return };
    table.counted = true;
    let game = profiles.game(G::GAME);
    if let Some(entry) = table.position().journal_entry(&table.choice, clock::now()) {
        game.journal.add(entry);
    }
    let value = if let (Some(seat), [Player::Opponent(id), _] | [_, Player::Opponent(id)]) =
        (table.only_hand(), &table.choice.players)
    {
        let side = seat.side();
        let value = outcome.value_for(side);
        let variant = table.choice.setup.variant_name().or(G::VARIANTS.first().copied()).unwrap_or_default();
        let against = Against { variant: variant.to_owned(), opponent: id.clone() };
        game.results.entry(against).or_default()[side.index()].count(value);
        value
    } else {
        game.other_games += 1;
        outcome.winner.map_or(0, |_| 1)
    };
    sounds.write(
        match value {
            1 => Sfx::Win,
            0 => Sfx::Draw,
            _ => Sfx::Lose,
        }
        .into(),
    );
}
