//! The review of a finished game: step through it, with a verdict on every move.

use std::time::Duration;

use bevy::prelude::*;
use parlour_core::Thought;

use super::advice::analyse;
use super::game::TableGame;
use super::state::Table;
use super::timeline::Timeline;
use super::{Action, GameSystems, Phase, TableSystems};
use crate::catalogue::Purpose;
use crate::platform::thinking::{self, Thinking};

/// The longest the analyst thinks about one position of a review.
const PATIENCE: Duration = Duration::from_millis(1200);

/// What a move did to the result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// The best there was.
    Best,
    /// Not the best, but the result is still the same.
    Keeps,
    /// A win became a draw or a loss, or a draw a loss.
    GivesAway,
    /// The result is the same, but the margin is worse.
    Loosens,
}

/// The verdict on one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict<M> {
    /// Value before the move for the one who made it, with best play.
    pub before: i32,
    /// Value after the move for the one who made it.
    pub after: i32,
    /// Whether the values are exact.
    pub exact: bool,
    /// The best move (the one played, if it is as good).
    pub best: M,
    /// What the move did to the result.
    pub judgement: Judgement,
}

/// A review under way.
#[derive(Resource)]
pub struct Review<G: TableGame> {
    /// The position shown: after so many moves.
    pub at: usize,
    /// Verdicts by ply; `None` while not analysed, and where the analyst came to none.
    pub verdicts: Vec<Option<Verdict<G::Move>>>,
    /// How many plies, from the first, are still to be analysed.
    left: usize,
    /// The plies being analysed.
    searches: Vec<(usize, Thinking<G>)>,
}

impl<G: TableGame> Review<G> {
    /// Whether a search is under way.
    pub fn is_searching(&self) -> bool {
        !self.searches.is_empty()
    }

    /// How many moves have been looked at, with a verdict or without.
    pub fn looked_at(&self) -> usize {
        self.verdicts.len() - self.left - self.searches.len()
    }

    /// Whether the move of that ply has been looked at.
    pub fn has_looked_at(&self, ply: usize) -> bool {
        ply >= self.left && self.searches.iter().all(|(searched, _)| *searched != ply)
    }
}

/// Registers the review.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            toggle::<G>.in_set(TableSystems::Intent),
            (step::<G>, analyse_next::<G>).chain().in_set(TableSystems::Opponent).run_if(resource_exists::<Review<G>>),
        )
            .in_set(GameSystems::<G>::default()),
    );
}

fn toggle<G: TableGame>(
    mut actions: MessageReader<Action>,
    table: Res<Table<G>>,
    phase: Res<State<Phase>>,
    mut timeline: ResMut<Timeline<G>>,
    review: Option<Res<Review<G>>>,
    mut commands: Commands,
) {
    for action in actions.read() {
        match action {
            Action::Review if review.is_some() => {
                commands.remove_resource::<Review<G>>();
                timeline.jump(table.position().board());
            }
            Action::Review if *phase.get() == Phase::Over && can_be_reviewed(&table) => {
                let plies = table.history.at();
                commands.insert_resource(Review::<G> {
                    at: plies,
                    verdicts: vec![None; plies],
                    left: plies,
                    searches: Vec::new(),
                });
            }
            _ => {}
        }
    }
}

/// The phase is that of the frame before: a game laid anew since then is not over.
fn can_be_reviewed<G: TableGame>(table: &Table<G>) -> bool {
    table.purpose == Purpose::Play && table.outcome().is_some()
}

fn step<G: TableGame>(
    mut actions: MessageReader<Action>,
    mut table: ResMut<Table<G>>,
    mut timeline: ResMut<Timeline<G>>,
    mut review: ResMut<Review<G>>,
) {
    let plies = table.history.at();
    let mut at = review.at;
    for action in actions.read() {
        match (action.step(), *action) {
            (Some(by), _) => at = at.saturating_add_signed(by as isize).min(plies),
            (None, Action::ReviewAt(ply)) => at = ply.min(plies),
            _ => {}
        }
    }
    let fresh = review.is_added();
    if at == review.at && !fresh {
        return;
    }
    let forward_by_one = at == review.at + 1;
    review.at = at;
    let Some(shown) = table.history.position_at(at) else { return };
    if forward_by_one
        && let Some(before) = table.history.position_at(at - 1)
        && let Ok(effects) = before.clone().play(table.history.plies()[at - 1].mv)
    {
        timeline.jump(before.board());
        timeline.add(&effects);
    } else {
        timeline.jump(shown.board());
    }
    table.last = at.checked_sub(1).map(|ply| table.history.plies()[ply].mv);
    table.teach = review
        .verdicts
        .get(at)
        .copied()
        .flatten()
        .filter(|verdict| verdict.best != table.history.plies()[at].mv)
        .map(|verdict| G::path(verdict.best))
        .unwrap_or_default();
}

fn analyse_next<G: TableGame>(table: Res<Table<G>>, mut review: ResMut<Review<G>>) {
    let mut done = Vec::new();
    review.bypass_change_detection().searches.retain_mut(|(ply, search)| {
        let thought = search.poll();
        let goes_on = thought.is_none();
        done.extend(thought.map(|thought| (*ply, thought)));
        goes_on
    });
    for (ply, thought) in done {
        let played = table.history.plies()[ply].mv;
        review.verdicts[ply] = thought.and_then(|thought| judge(&thought, played));
    }
    // From the end backwards: late positions are quickly solved.
    while review.searches.len() < thinking::at_once()
        && let Some(ply) = review.left.checked_sub(1)
        && let Some(position) = table.history.position_at(ply)
    {
        review.left = ply;
        review.searches.push((ply, analyse(position, ply as u64, PATIENCE)));
    }
}

fn judge<M: Copy + PartialEq>(thought: &Thought<M>, played: M) -> Option<Verdict<M>> {
    let before = thought.ranked.first()?.score;
    let after = thought.ranked.iter().find(|ranked| ranked.mv == played)?.score;
    let judgement = if after == before {
        Judgement::Best
    } else if after.signum() != before.signum() {
        Judgement::GivesAway
    } else if thought.exact {
        Judgement::Loosens
    } else {
        Judgement::Keeps
    };
    let best = if after == before { played } else { thought.best };
    Some(Verdict { before, after, exact: thought.exact, best, judgement })
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_core::Ranked;

    fn thought(exact: bool) -> Thought<u8> {
        let ranked = [(1, 3), (2, 3), (3, 1), (4, 0), (5, -2)].map(|(mv, score)| Ranked { mv, score }).to_vec();
        Thought { best: 1, score: 3, exact, depth: 1, nodes: 1, pv: vec![1], ranked }
    }

    #[test]
    fn judgements_follow_the_result() {
        let of = |mv| judge(&thought(true), mv).unwrap();
        assert_eq!(of(1).judgement, Judgement::Best);
        assert_eq!((of(2).judgement, of(2).best), (Judgement::Best, 2));
        assert_eq!((of(3).judgement, of(3).best), (Judgement::Loosens, 1));
        assert_eq!(of(4).judgement, Judgement::GivesAway);
        assert_eq!((of(5).judgement, of(5).before, of(5).after), (Judgement::GivesAway, 3, -2));
        assert_eq!(judge(&thought(false), 3).unwrap().judgement, Judgement::Keeps);
        assert_eq!(judge(&thought(true), 9), None);
    }
}
