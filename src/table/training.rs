//! Training: a game is gone through again, and the person finds the moves of one side; those of the other are made as they
//! were.

use bevy::prelude::*;
use parlour_core::{History, Side};

use super::game::TableGame;
use super::gate::{Decider, MoveIntent, MovePlayed, MoveRefused};
use super::notation::Opened;
use super::review::Review;
use super::state::Table;
use super::timeline::Timeline;
use super::tree::Tree;
use super::{Action, GameSystems, TableSystems};
use crate::catalogue::{GameChoice, Launch, Purpose};
use crate::screen::Screen;

/// The game that is gone through.
#[derive(Resource, Clone)]
pub struct Training<G: TableGame> {
    /// The whole of it, to go back to.
    game: Opened<G>,
    /// The plies after which the training begins.
    from: usize,
    /// Whose moves are to be found.
    side: Side,
    /// How many were found at the first try, and how many not.
    found: [usize; 2],
    /// Whether the move to be found now has been tried wrongly, or shown.
    missed: bool,
}

impl<G: TableGame> Training<G> {
    /// A training with the moves of the side at the bottom of the board, after so many plies of the game on the table.
    fn of(table: &Table<G>, from: usize) -> Self {
        let game = Opened {
            history: table.history.clone(),
            options: table.choice.setup.clone(),
            tree: table.tree.clone(),
            called: table.called.clone(),
            notes: table.notes.clone(),
        };
        Self { game, from, side: table.seen_by, found: [0; 2], missed: false }
    }

    /// The position in which it begins.
    pub fn start(&self) -> Opened<G> {
        let mut history = self.game.history.clone();
        history.jump(self.from);
        history.forget_undone();
        let tree = Tree::of(history.plies().iter().map(|ply| ply.mv));
        Opened { history, tree, called: None, ..self.game.clone() }
    }

    /// The same before anything was tried.
    #[must_use]
    pub fn afresh(&self) -> Self {
        Self { found: [0; 2], missed: false, ..self.clone() }
    }

    /// The moves that are to be found after so many plies.
    pub fn left(&self, at: usize) -> usize {
        moves_of(&self.game.history, self.side, at)
    }

    /// The moves that were found at the first try, and all that are behind.
    pub fn found(&self) -> (usize, usize) {
        (self.found[0], self.found.iter().sum())
    }

    /// Whether the move to be found now has been tried wrongly.
    pub fn is_missed(&self) -> bool {
        self.missed
    }

    /// The move of the game after so many plies.
    fn next(&self, at: usize) -> Option<G::Move> {
        let plies = &self.game.history.plies()[..self.game.history.at()];
        plies.get(at).map(|ply| ply.mv)
    }
}

/// How many moves a side makes in a game after so many plies.
fn moves_of<G: TableGame>(history: &History<G>, side: Side, at: usize) -> usize {
    let is_own = |ply: &usize| history.position_at(*ply).is_some_and(|one| one.to_move().side() == side);
    (at..history.at()).filter(is_own).count()
}

/// The plies after which a training with the game on the table begins: those on show, or the first where nothing follows
/// them that the side at the bottom of the board has played; `None` if it has played nothing at all.
pub fn beginning<G: TableGame>(table: &Table<G>, shown: usize) -> Option<usize> {
    let is_of_use = |at: &usize| !G::SECRETS && moves_of(&table.history, table.seen_by, *at) > 0;
    [shown, 0].into_iter().find(is_of_use)
}

/// Registers the training.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            turn::<G>.in_set(TableSystems::Intent),
            (count::<G>, lead::<G>).chain().in_set(TableSystems::Opponent).run_if(resource_exists::<Training<G>>),
        )
            .in_set(GameSystems::<G>::default()),
    );
}

/// From the review to the training, and from there back to the game.
fn turn<G: TableGame>(
    mut actions: MessageReader<Action>,
    table: Res<Table<G>>,
    training: Option<Res<Training<G>>>,
    review: Option<Res<Review<G>>>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
) {
    if actions.read().filter(|action| **action == Action::Train).count() == 0 {
        return;
    }
    let training = training.filter(|_| table.purpose == Purpose::Training);
    let (opened, purpose) = match (training, review) {
        (Some(training), _) => (training.game.clone(), Purpose::Analysis),
        (None, Some(review)) => {
            let Some(from) = beginning(&table, review.at) else { return };
            let training = Training::of(&table, from);
            let start = training.start();
            commands.insert_resource(training);
            (start, Purpose::Training)
        }
        (None, None) => return,
    };
    let mut choice = GameChoice { setup: opened.options.clone(), ..table.choice.clone() };
    choice.play_alone();
    commands.insert_resource(opened);
    commands.insert_resource(Launch { purpose, ..table.launch(choice, table.seed) });
    screen.set(super::screen::<G>());
}

/// Counts what is found.
fn count<G: TableGame>(
    mut played: MessageReader<MovePlayed<G>>,
    mut refused: MessageReader<MoveRefused>,
    mut actions: MessageReader<Action>,
    mut training: ResMut<Training<G>>,
) {
    let is_wrong = refused.read().any(|refused| refused.reason == "not-the-move");
    let is_shown = actions.read().any(|action| *action == Action::Hint);
    if (is_wrong || is_shown) && !training.missed {
        training.missed = true;
    }
    for _ in played.read().filter(|played| played.by == Decider::Hand) {
        let index = usize::from(training.missed);
        training.found[index] += 1;
        training.missed = false;
    }
}

/// Asks for the person's next move, or makes that of the other side.
fn lead<G: TableGame>(
    training: Res<Training<G>>,
    mut table: ResMut<Table<G>>,
    timeline: Res<Timeline<G>>,
    mut intents: MessageWriter<MoveIntent<G>>,
) {
    if table.purpose != Purpose::Training {
        return;
    }
    if table.is_added() {
        table.seen_by = training.side;
    }
    let next = training.next(table.history.at());
    let is_own = table.position().to_move().side() == training.side;
    let expected: Option<Vec<G::Move>> = Some(next.filter(|_| is_own).into_iter().collect());
    if table.expected != expected {
        table.expected = expected;
    }
    if let Some(mv) = next.filter(|_| !is_own && !timeline.is_running()) {
        intents.write(MoveIntent { mv, by: Decider::Script });
    }
}
