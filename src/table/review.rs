//! The review of a finished game: step through it, with a verdict on every move.

use std::collections::HashMap;
use std::time::Duration;

use bevy::prelude::*;
use parlour_core::verdict::SPOILS;
use parlour_core::{History, Job, Ranked, Seat, Thought};

use super::advice::{self, analyse};
use super::analysis::{decided, for_first, look_at};
use super::game::TableGame;
use super::opponent::ply_seed;
use super::scale::Scale;
use super::state::Table;
use super::timeline::Timeline;
use super::{Action, GameSystems, Phase, TableSystems};
use crate::catalogue::Purpose;
use crate::notice::{Notice, Notices};
use crate::platform::thinking::{self, Thinking};

/// The same where one line is looked for and not the value of every move.
const PATIENCE_FOR_A_LINE: Duration = Duration::from_millis(500);

/// What a move did to the result, or to the prospects where the result cannot be known.
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
    /// It spoils less than an inaccuracy does.
    Good,
    /// It spoils the prospects a little.
    Inaccuracy,
    /// It spoils them clearly.
    Mistake,
    /// It spoils them badly.
    Blunder,
}

impl Judgement {
    /// The sign by which players write it, where there is one.
    pub const fn sign(self) -> Option<&'static str> {
        match self {
            Self::Inaccuracy => Some("?!"),
            Self::Mistake => Some("?"),
            Self::Blunder => Some("??"),
            Self::Best | Self::Keeps | Self::GivesAway | Self::Loosens | Self::Good => None,
        }
    }
}

/// The verdict on one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict<M> {
    /// Value before the move for the one who made it, with best play.
    pub before: i32,
    /// Value after the move for the one who made it.
    pub after: i32,
    /// Whether the values are exact.
    pub exact: bool,
    /// The best move (the one played, if it is as good).
    pub best: M,
    /// How the game could have gone on, beginning with the best move.
    pub line: Vec<M>,
    /// The value of every move that could have been made, as far as the analyst told.
    pub ranked: Vec<Ranked<M>>,
    /// What the move did to the result.
    pub judgement: Judgement,
}

/// A move that gave tricks away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loss {
    /// Which move, counted from 0.
    pub ply: usize,
    /// Who made it.
    pub seat: Seat,
    /// So many tricks fewer than with the best move, if all see all cards.
    pub tricks: u32,
    /// Whether it changed who reaches the aim.
    pub turned: bool,
}

/// What one position of the game is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Worth<M> {
    /// For the first player.
    value: i32,
    /// Best play from here.
    line: Vec<M>,
}

/// A review under way.
#[derive(Resource)]
pub struct Review<G: TableGame> {
    /// The position shown: after so many moves.
    pub at: usize,
    /// Verdicts by ply; `None` while not analysed, and where the analyst came to none.
    pub verdicts: Vec<Option<Verdict<G::Move>>>,
    /// In games with a scale: what the positions are worth, as far as known.
    worths: Vec<Option<Worth<G::Move>>>,
    /// How many plies, from the first, are still to be analysed.
    left: usize,
    /// The plies being analysed.
    searches: Vec<(usize, Thinking<G>)>,
    /// In games with secrets: what the adviser thought of plies that were looked at, with no more than the player knew.
    advice: HashMap<usize, Option<Thought<G::Move>>>,
    /// The ply the adviser thinks about.
    advising: Option<(usize, Thinking<G>)>,
}

impl<G: TableGame> Review<G> {
    /// Whether a search is under way.
    pub fn is_searching(&self) -> bool {
        !self.searches.is_empty() || self.advising.is_some()
    }

    /// What was best at a ply with no more than the player knew.
    pub fn advice(&self, ply: usize) -> Option<&Thought<G::Move>> {
        self.advice.get(&ply)?.as_ref()
    }

    /// How many moves have been looked at, with a verdict or without.
    pub fn looked_at(&self) -> usize {
        // Where positions are looked at, the last one is not followed by a move.
        let extra = self.worths.len().min(1);
        (self.verdicts.len() + extra - self.left - self.searches.len()).saturating_sub(extra)
    }

    /// What the position after so many plies is worth for the first player, in games with a scale and as far as known.
    pub fn value_at(&self, ply: usize) -> Option<i32> {
        self.worths.get(ply)?.as_ref().map(|worth| worth.value)
    }

    /// By how much of a point the move of that ply spoilt the prospects of the player who made it.
    pub fn spoilt(&self, ply: usize) -> Option<f32> {
        let verdict = self.verdicts.get(ply)?.as_ref()?;
        Some(spoilt(&G::SCALE?, verdict.before, verdict.after))
    }

    /// The moves of a game that gave tricks away, as far as they have been looked at; `None` in games without tricks.
    pub fn losses(&self, history: &History<G>) -> Option<Vec<Loss>> {
        G::tricks_lost(0, 0)?;
        let verdicts = self.verdicts.iter().enumerate();
        let exact =
            verdicts.filter_map(|(ply, verdict)| Some((ply, verdict.as_ref().filter(|verdict| verdict.exact)?)));
        let losses = exact.filter_map(|(ply, verdict)| {
            let tricks = G::tricks_lost(verdict.before, verdict.after).filter(|tricks| *tricks > 0)?;
            let seat = history.position_at(ply)?.to_move();
            Some(Loss { ply, seat, tricks, turned: verdict.judgement == Judgement::GivesAway })
        });
        Some(losses.collect())
    }

    /// Whether the move of that ply has been looked at.
    pub fn has_looked_at(&self, ply: usize) -> bool {
        let needed = ply..=ply + self.worths.len().min(1);
        ply >= self.left && self.searches.iter().all(|(searched, _)| !needed.contains(searched))
    }
}

/// Registers the review.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            toggle::<G>.in_set(TableSystems::Intent),
            (step::<G>, analyse_next::<G>, advise::<G>.run_if(|| G::SECRETS))
                .chain()
                .in_set(TableSystems::Opponent)
                .run_if(resource_exists::<Review<G>>),
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
    mut notices: ResMut<Notices>,
    mut commands: Commands,
) {
    for action in actions.read() {
        match action {
            Action::Review if review.is_some() => {
                commands.remove_resource::<Review<G>>();
                timeline.jump(table.board());
            }
            Action::Review if matches!(phase.get(), Phase::Over | Phase::Hand) && can_be_reviewed(&table) => {
                let plies = table.history.at();
                let positions = if G::SCALE.is_some() { plies + 1 } else { 0 };
                commands.insert_resource(Review::<G> {
                    at: plies,
                    verdicts: vec![None; plies],
                    worths: vec![None; positions],
                    // What a claim settled was nobody's decision.
                    left: table.settled_at.unwrap_or(plies.max(positions)),
                    searches: Vec::new(),
                    advice: HashMap::new(),
                    advising: None,
                });
            }
            Action::Review if table.purpose.is_game() && !can_be_reviewed(&table) => {
                let key = if table.purpose == Purpose::Play { "notice-review-later" } else { "notice-review-empty" };
                notices.push(Notice::info(key));
            }
            _ => {}
        }
    }
}

/// A game when it is over, an analysis at any time. The phase is that of the frame before: a game laid anew since then is
/// not over.
pub fn can_be_reviewed<G: TableGame>(table: &Table<G>) -> bool {
    match table.purpose {
        Purpose::Play => table.outcome().is_some(),
        Purpose::Analysis => table.history.at() > 0,
        Purpose::Lesson(_) | Purpose::Puzzle(_) | Purpose::Training => false,
    }
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
        if at == plies {
            timeline.add(&table.claimed());
        }
    } else {
        timeline.jump(if at == plies { table.board() } else { shown.board() });
    }
    table.last = at.checked_sub(1).map(|ply| table.history.plies()[ply].mv);
    table.teach = review
        .verdicts
        .get(at)
        .and_then(Option::as_ref)
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
        if G::SCALE.is_some() {
            let Some(position) = table.history.position_at(ply) else { continue };
            let value = decided(position).or(thought.as_ref().map(|thought| for_first(position, thought.score)));
            let line = thought.map_or_else(Vec::new, |thought| thought.pv);
            review.worths[ply] = value.map(|value| Worth { value, line });
            for ply in [ply.checked_sub(1), Some(ply)].into_iter().flatten() {
                weigh(&table, &mut review, ply);
            }
        } else {
            let played = table.history.plies()[ply].mv;
            review.verdicts[ply] = thought.and_then(|thought| judge(&thought, played));
        }
    }
    // From the end backwards: late positions are quickly solved.
    while review.searches.len() < thinking::at_once()
        && let Some(ply) = review.left.checked_sub(1)
        && let Some(position) = table.history.position_at(ply)
    {
        review.left = ply;
        let search = match G::SCALE {
            Some(_) => look_at(position, 1, PATIENCE_FOR_A_LINE),
            None => Thinking::start(Job::of_analyst(position.open_view(), ply as u64, G::REVIEW_TIME)),
        };
        review.searches.push((ply, search));
    }
}

/// Asks the adviser about the move on show, once all moves have their verdicts: both would want the same processor.
fn advise<G: TableGame>(table: Res<Table<G>>, mut review: ResMut<Review<G>>) {
    let review = review.bypass_change_detection();
    let ply = review.at.checked_sub(1).filter(|&ply| review.verdicts[ply].is_some());
    if review.advising.as_ref().is_some_and(|&(asked, _)| Some(asked) != ply) {
        review.advising = None;
    }
    let Some(ply) = ply.filter(|ply| review.searches.is_empty() && !review.advice.contains_key(ply)) else { return };
    let Some(position) = table.history.position_at(ply) else { return };
    let seed = ply_seed(table.seed, ply);
    let (_, thinking) = review.advising.get_or_insert_with(|| (ply, analyse(position, seed, advice::PATIENCE)));
    if let Some(thought) = thinking.poll() {
        review.advice.insert(ply, thought);
        review.advising = None;
    }
}

/// Comes to a verdict on a move once the positions before and after it are known.
fn weigh<G: TableGame>(table: &Table<G>, review: &mut Review<G>, ply: usize) {
    let (Some(scale), Some(played)) = (G::SCALE, table.history.plies().get(ply)) else { return };
    let Some([Some(before), Some(after)]) = review.worths.get(ply..ply + 2) else { return };
    let Some(position) = table.history.position_at(ply) else { return };
    // The player who made it is the one to move before it.
    let values = [before.value, after.value].map(|value| for_first(position, value));
    let verdict = compare(&scale, values, &before.line, played.mv);
    review.verdicts[ply] = Some(verdict);
}

/// The verdict on a move by the values before and after it for the player who made it.
fn compare<M: Copy + PartialEq>(scale: &Scale, [before, after]: [i32; 2], line: &[M], played: M) -> Verdict<M> {
    let best = line.first().copied().unwrap_or(played);
    let spoilt = spoilt(scale, before, after);
    let judgement = match SPOILS.into_iter().filter(|limit| spoilt >= *limit).count() {
        _ if best == played => Judgement::Best,
        0 => Judgement::Good,
        1 => Judgement::Inaccuracy,
        2 => Judgement::Mistake,
        _ => Judgement::Blunder,
    };
    Verdict { before, after, exact: false, best, line: line.to_vec(), ranked: Vec::new(), judgement }
}

/// By how much of a point a move spoilt the prospects of the player who made it.
fn spoilt(scale: &Scale, before: i32, after: i32) -> f32 {
    ((scale.share)(before) - (scale.share)(after)).max(0.0)
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
    Some(Verdict {
        before,
        after,
        exact: thought.exact,
        best,
        line: thought.pv.clone(),
        ranked: thought.ranked.clone(),
        judgement,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

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

    #[test]
    fn estimates_are_judged_by_what_part_of_a_point_a_move_spoils() {
        use Judgement::{Blunder, Good, Inaccuracy, Mistake};

        let share = |value: i32| value as f32 / 100.0;
        let scale = Scale { won: 100, share, written: |value| value.to_string() };
        let judged = |after, played: u8| compare(&scale, [60, after], &[1, 7], played).judgement;
        // The best move is the best, whatever a deeper look says.
        assert_eq!(judged(20, 1), Judgement::Best);
        let spoilt = [70, 60, 56, 54, 49, 44, 0].map(|after| judged(after, 2));
        assert_eq!(spoilt, [Good, Good, Good, Inaccuracy, Mistake, Blunder, Blunder]);
        assert_eq!(compare(&scale, [60, 44], &[1, 7], 2).line, [1, 7]);
    }
}
