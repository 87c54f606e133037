//! The engine beside the board: the best lines of the position on show, growing while it looks deeper, and the free
//! analysis, in which a person tries moves of both sides.
//!
//! Nobody is helped against an opponent: the engine speaks where two persons play, after the end, in the review and in the
//! analysis.

use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowOccluded;
use parlour_core::{Game, History, Job, Outcome, Progress, Side};

use super::advice::Adviser;
use super::clock::Clock;
use super::game::{SpotId, TableGame};
use super::gate::{Decider, MoveIntent};
use super::layout::Layout;
use super::review::Review;
use super::state::Table;
use super::timeline::Timeline;
use super::tree::Tree;
use super::{Action, GameSystems, Phase, TableSystems};
use crate::catalogue::{GameChoice, Player, Purpose};
use crate::locale::Locale;
use crate::platform::thinking::Thinking;
use crate::settings::Settings;

/// The longest the engine looks at one position.
const PATIENCE: Duration = Duration::from_secs(90);

/// The same while a review needs the threads.
const SHORT_PATIENCE: Duration = Duration::from_secs(1);

/// Moves of a line after these are guesses.
const LONGEST: usize = 20;

/// A move of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step<M> {
    /// The move.
    pub mv: M,
    /// As it is written, with its number where one is due.
    pub text: String,
}

/// A line of play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<M> {
    /// What it is worth for the first player.
    pub value: i32,
    /// Its moves.
    pub steps: Vec<Step<M>>,
}

/// What the engine has found out.
#[derive(Resource)]
pub struct Analysis<G: TableGame> {
    /// Whether it is asked for.
    pub on: bool,
    /// The best lines of the position on show, the best first.
    pub lines: Vec<Line<G::Move>>,
    /// To what depth in plies it has looked.
    pub depth: u32,
    /// How many positions it has looked at.
    pub nodes: u64,
    search: Option<Thinking<G>>,
    /// What is being looked at or has been: the hash of the position, the number of lines, and whether in a hurry.
    about: Option<(u64, u8, bool)>,
    /// The last value of the position on show for the first player.
    value: Option<i32>,
    /// The game from which the free analysis has set out.
    aside: Option<Aside<G>>,
}

/// A game that is set aside while its positions are tried out.
struct Aside<G: TableGame> {
    history: History<G>,
    choice: GameChoice,
    called: Option<Outcome>,
    clock: Clock,
}

impl<G: TableGame> Default for Analysis<G> {
    fn default() -> Self {
        Self { on: false, lines: Vec::new(), depth: 0, nodes: 0, search: None, about: None, value: None, aside: None }
    }
}

impl<G: TableGame> Analysis<G> {
    /// Whether the engine is at work.
    pub fn is_searching(&self) -> bool {
        self.search.is_some()
    }

    /// Whether there is a game to go back to.
    pub fn has_game_aside(&self) -> bool {
        self.aside.is_some()
    }

    /// What the position on show is worth for the first player, as far as known: here, or from the review.
    pub fn value(&self, review: Option<&Review<G>>) -> Option<i32> {
        let reviewed = review.and_then(|review| review.value_at(review.at));
        if self.on { self.value.or(reviewed) } else { reviewed }
    }

    /// What the first move of each line points at on the board, with the weight of its arrow from 0 to 1: full for the
    /// best, less for those that are worth less.
    pub fn pointed(&self) -> Vec<(Vec<SpotId>, f32)> {
        let firsts = self.lines.iter().enumerate().filter(|_| self.on);
        firsts
            .filter_map(|(rank, line)| Some((G::path(line.steps.first()?.mv), if rank == 0 { 1.0 } else { 0.45 })))
            .collect()
    }

    fn forget(&mut self) {
        self.search = None;
        self.about = None;
        self.lines.clear();
        (self.depth, self.nodes) = (0, 0);
    }

    fn hear(&mut self, position: &G, progress: &Progress, locale: &Locale) {
        if progress.depth == self.depth && !self.lines.is_empty() {
            return;
        }
        (self.depth, self.nodes) = (progress.depth, progress.nodes);
        let told = progress.lines.iter();
        self.lines = told
            .map(|line| Line { value: for_first(position, line.score), steps: written(position, &line.moves, locale) })
            .collect();
        self.value = self.lines.first().map(|line| line.value).or(self.value);
    }
}

/// A value for the player to move as one for the first player.
pub fn for_first<G: Game>(position: &G, value: i32) -> i32 {
    match position.to_move().side() {
        Side::First => value,
        Side::Second => -value,
    }
}

/// What a position is worth for the first player once the game is over.
pub fn decided<G: TableGame>(position: &G) -> Option<i32> {
    let outcome = position.outcome()?;
    Some(outcome.value_for(Side::First) * G::SCALE?.won)
}

/// The moves of a line as they are written, as far as they are legal.
pub fn written<G: TableGame>(position: &G, moves: &str, locale: &Locale) -> Vec<Step<G::Move>> {
    let mut position = position.clone();
    let mut steps = Vec::new();
    for mv in moves.split_whitespace().take(LONGEST).map_while(|word| word.parse::<G::Move>().ok()) {
        let first = position.to_move().side() == Side::First;
        let number = match (G::PAIRS, first) {
            (true, true) => format!("{}. ", position.number()),
            (true, false) if steps.is_empty() => format!("{}… ", position.number()),
            _ => String::new(),
        };
        let text = number + &position.write_move(mv, locale);
        if position.play(mv).is_err() {
            break;
        }
        steps.push(Step { mv, text });
    }
    steps
}

impl<G: TableGame> Table<G> {
    /// Whether the engine may speak of the positions of this game.
    pub fn may_analyse(&self) -> bool {
        let persons = self.choice.players.iter().all(|player| *player == Player::Hand);
        G::SCALE.is_some() && self.purpose.is_game() && (persons || self.outcome().is_some()) && !self.clock.paused
    }
}

/// Registers the analysis.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.init_resource::<Analysis<G>>()
        .add_systems(OnEnter(super::screen::<G>()), begin::<G>.after(super::state::sit_down::<G>))
        .add_systems(OnExit(super::screen::<G>()), end::<G>)
        .add_systems(
            Update,
            (
                (switch::<G>, step::<G>).chain().in_set(TableSystems::Intent),
                follow::<G>.in_set(TableSystems::Opponent),
                show_gauge::<G>.in_set(TableSystems::Present),
            )
                .in_set(GameSystems::<G>::default()),
        );
}

/// A free analysis begins with the engine at work, a game without.
fn begin<G: TableGame>(table: Option<Res<Table<G>>>, mut analysis: ResMut<Analysis<G>>) {
    let on = table.is_some_and(|table| table.purpose == Purpose::Analysis && table.may_analyse());
    *analysis = Analysis { on, ..Analysis::default() };
}

fn end<G: TableGame>(mut analysis: ResMut<Analysis<G>>, mut layout: ResMut<Layout>) {
    *analysis = Analysis::default();
    layout.gauge = false;
}

fn switch<G: TableGame>(
    mut actions: MessageReader<Action>,
    mut table: ResMut<Table<G>>,
    mut timeline: ResMut<Timeline<G>>,
    mut analysis: ResMut<Analysis<G>>,
    review: Option<Res<Review<G>>>,
    mut commands: Commands,
) {
    for action in actions.read() {
        match action {
            Action::Analyse if table.may_analyse() => {
                analysis.on = !analysis.on;
                analysis.forget();
            }
            Action::Explore if explore(&mut table, &mut analysis, review.as_deref()) => {
                commands.remove_resource::<Review<G>>();
                timeline.jump(table.position().board());
            }
            _ => {}
        }
    }
}

/// From a game to an analysis that begins with the position on show, and back; from the review of an analysis to its moves.
/// Returns whether there was such a way.
fn explore<G: TableGame>(table: &mut Table<G>, analysis: &mut Analysis<G>, review: Option<&Review<G>>) -> bool {
    let shown = review.map_or(table.history.at(), |review| review.at);
    match table.purpose {
        Purpose::Play if table.may_analyse() => set_aside(table, analysis, shown),
        Purpose::Analysis if review.is_some() => table.turn_to(shown),
        Purpose::Analysis if analysis.aside.is_some() => go_back(table, analysis),
        _ => return false,
    }
    true
}

/// The game is laid aside, and the board is free for trying out, from the position after so many plies.
fn set_aside<G: TableGame>(table: &mut Table<G>, analysis: &mut Analysis<G>, shown: usize) {
    let (history, choice, clock) = (table.history.clone(), table.choice.clone(), table.clock.clone());
    analysis.aside = Some(Aside { history, choice, called: table.called.take(), clock });
    analysis.on = true;
    table.purpose = Purpose::Analysis;
    table.choice.play_alone();
    table.tree = Tree::default();
    table.note_line();
    table.turn_to(shown);
}

fn go_back<G: TableGame>(table: &mut Table<G>, analysis: &mut Analysis<G>) {
    let Some(aside) = analysis.aside.take() else { return };
    table.purpose = Purpose::Play;
    (table.history, table.choice) = (aside.history, aside.choice);
    (table.called, table.clock) = (aside.called, aside.clock);
    table.forget_marks();
    analysis.forget();
}

/// In a free analysis the pages of the game are turned as in the review.
fn step<G: TableGame>(
    mut actions: MessageReader<Action>,
    mut table: ResMut<Table<G>>,
    mut timeline: ResMut<Timeline<G>>,
    review: Option<Res<Review<G>>>,
) {
    for action in actions.read() {
        let at = table.history.at();
        if table.purpose != Purpose::Analysis || review.is_some() {
            continue;
        }
        match action {
            Action::Promote => table.promote_line(),
            Action::Prune => {
                table.prune_line();
                timeline.jump(table.position().board());
            }
            _ => {}
        }
        let branch = match action {
            Action::Step(by) => Err(at.saturating_add_signed(*by as isize)),
            Action::ReviewAt(ply) => Err(*ply),
            Action::Branch(node) => Ok(*node),
            Action::Instead => match table.here().and_then(|here| table.tree.instead(here)) {
                Some(node) => Ok(node),
                None => continue,
            },
            _ => continue,
        };
        match branch {
            Ok(node) => table.turn_to_node(node),
            Err(ply) if ply.min(table.history.plies().len()) == at => continue,
            Err(ply) => table.turn_to(ply),
        }
        timeline.jump(table.position().board());
    }
}

/// Looks at whatever position is on show.
fn follow<G: TableGame>(
    table: Res<Table<G>>,
    review: Option<Res<Review<G>>>,
    adviser: Res<Adviser<G>>,
    settings: Res<Settings>,
    locale: Res<Locale>,
    mut covered: MessageReader<WindowOccluded>,
    mut is_covered: Local<bool>,
    mut analysis: ResMut<Analysis<G>>,
) {
    *is_covered = covered.read().last().map_or(*is_covered, |window| window.occluded);
    let shown = review.as_ref().and_then(|review| table.history.position_at(review.at));
    let position = shown.unwrap_or_else(|| table.position());
    if !analysis.on || !table.may_analyse() || adviser.is_thinking() || *is_covered {
        if analysis.about.is_some() {
            analysis.forget();
        }
        return;
    }
    // A machine may have one thread for searches, on which the review waits.
    let hurries = review.as_ref().is_some_and(|review| review.is_searching());
    let about = Some((position.hash(), settings.lines, hurries));
    if analysis.about != about {
        analysis.forget();
        analysis.about = about;
        analysis.value = decided(position).or(analysis.value);
        if position.outcome().is_none() {
            let patience = if hurries { SHORT_PATIENCE } else { PATIENCE };
            analysis.search = Some(look_at(position, settings.lines, patience));
        }
    }
    let Some(search) = &mut analysis.bypass_change_detection().search else { return };
    let is_done = search.poll().is_some();
    let progress = search.progress();
    if let Some(progress) = progress {
        analysis.hear(position, &progress, &locale);
    }
    if is_done {
        analysis.search = None;
    }
}

/// Starts a search for so many of the best lines.
pub fn look_at<G: TableGame>(position: &G, lines: u8, patience: Duration) -> Thinking<G> {
    let mut job = Job::of_analyst(position.view(position.to_move()), 1, patience);
    job.limits.lines = Some(lines);
    // The time alone ends it.
    job.limits.nodes = Some(u64::MAX);
    Thinking::start(job)
}

/// Makes room for the bar beside the board.
fn show_gauge<G: TableGame>(
    table: Res<Table<G>>,
    analysis: Res<Analysis<G>>,
    phase: Res<State<Phase>>,
    mut layout: ResMut<Layout>,
) {
    let reviewed = G::SCALE.is_some() && *phase.get() == Phase::Review;
    let gauge = reviewed || analysis.on && table.may_analyse();
    if layout.gauge != gauge {
        layout.gauge = gauge;
    }
}

/// Plays the moves of a line up to and with one of them.
pub fn play_along<G: TableGame>(steps: &[Step<G::Move>], intents: &mut MessageWriter<MoveIntent<G>>) {
    intents.write_batch(steps.iter().map(|step| MoveIntent { mv: step.mv, by: Decider::Hand }));
}
