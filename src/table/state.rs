//! The game on the table, and sitting down and getting up.

use bevy::prelude::*;
use parlour_core::{History, Outcome, Seat, Side};

use super::clock::Clock;
use super::game::{NextGame, SpotId, TableGame};
use super::hands::Paging;
use super::layout::Layout;
use super::lesson::Lesson;
use super::notation::{Notes, Opened};
use super::puzzle::PuzzleRun;
use super::review::Review;
use super::training::Training;
use super::transfer::Tray;
use super::tree::Tree;
use super::{Action, GameSystems, MoveIntent, Phase, TableSystems, gate, overlay, saves, timeline::Timeline};
use crate::catalogue::{Catalogue, GameChoice, Launch, Player, Purpose};
use crate::locale::Locale;
use crate::notice::{Notice, Notices};
use crate::platform::storage::Storage;
use crate::profile::Profiles;
use crate::screen::Screen;
use crate::settings::Settings;

/// The game on the table.
#[derive(Resource, Debug)]
pub struct Table<G: TableGame> {
    /// The moves.
    pub history: History<G>,
    /// Who plays, and how the board looks.
    pub choice: GameChoice,
    /// Game, lesson or puzzle.
    pub purpose: Purpose,
    /// The seed of the opponents' chance.
    pub seed: u64,
    /// In lessons and puzzles: the only moves the hand may make now. `None`: every legal move.
    pub expected: Option<Vec<G::Move>>,
    /// The move on the board that was made last.
    pub last: Option<G::Move>,
    /// The adviser's move, until the next move.
    pub hint: Option<G::Move>,
    /// Why it is advised, as a sentence.
    pub reason: Option<String>,
    /// The side in front of which the board lies, in games whose boards can be turned.
    pub seen_by: Side,
    /// The seats whose secrets are seen.
    pub seen: [bool; 4],
    /// Places a lesson or the review points at.
    pub teach: Vec<SpotId>,
    /// The clocks.
    pub clock: Clock,
    /// How the game ended where the rules had it go on: by the clock, or by a player's word.
    pub called: Option<Outcome>,
    /// What a game that was opened brought with it.
    pub notes: Notes,
    /// In a free analysis: all lines, of which the history is one.
    pub tree: Tree<G::Move>,
    /// After so many moves a claim settled the rest, which nobody has decided.
    pub settled_at: Option<usize>,
    /// Whether the end of this game has been counted.
    pub counted: bool,
    /// The game that a restart took from the table, until somebody decides a move of this one.
    replaced: Option<Replaced<G>>,
}

fn only_hand(choice: &GameChoice) -> Option<Seat> {
    match &choice.players {
        [Player::Hand, Player::Opponent(_)] => Some(Seat::FIRST),
        [Player::Opponent(_), Player::Hand] => Some(Seat::SECOND),
        _ => None,
    }
}

/// A game that a restart took from the table before its end.
#[derive(Resource, Clone, Debug)]
pub struct Replaced<G: TableGame> {
    history: History<G>,
    seed: u64,
    counted: bool,
}

impl<G: TableGame> Table<G> {
    fn new(history: History<G>, launch: &Launch) -> Self {
        let tree = Tree::of(history.plies().iter().map(|ply| ply.mv));
        let last = history.at().checked_sub(1).map(|ply| history.plies()[ply].mv);
        let seen_by = match launch.purpose {
            Purpose::Play => only_hand(&launch.choice).map_or(Side::First, Seat::side),
            Purpose::Puzzle(_) => history.position().to_move().side(),
            Purpose::Lesson(_) | Purpose::Analysis | Purpose::Training => Side::First,
        };
        Self {
            history,
            seen_by,
            choice: launch.choice.clone(),
            purpose: launch.purpose.clone(),
            seed: launch.seed,
            expected: None,
            last,
            hint: None,
            reason: None,
            seen: [true; 4],
            teach: Vec::new(),
            clock: Clock::default(),
            called: None,
            notes: Notes::default(),
            tree,
            settled_at: None,
            counted: false,
            replaced: None,
        }
    }

    /// The position after the moves played.
    pub fn position(&self) -> &G {
        self.history.position()
    }

    /// The setup of the game.
    pub fn setup(&self) -> &G::Setup {
        self.position().setup()
    }

    /// Who decides the next move.
    pub fn player(&self) -> &Player {
        self.decider(self.position())
    }

    /// Who decides the next move of a position of this game.
    fn decider(&self, position: &G) -> &Player {
        let seat = position.to_move();
        self.choice.decider(seat.side(), position.is_partner(seat))
    }

    /// The seats that are played by hand.
    fn seats_by_hand(&self) -> [bool; 4] {
        let by_hand = |seat: Seat| *self.choice.decider(seat.side(), self.position().is_partner(seat)) == Player::Hand;
        [0, 1, 2, 3].map(|seat| by_hand(Seat(seat)))
    }

    /// Which of [`TableGame::OVERLAYS`] can be asked for now.
    pub fn on_request(&self) -> Vec<&'static str> {
        self.position().on_request(self.seats_by_hand())
    }

    /// The seats whose secrets are seen while the game goes on. `asked` is what is shown of [`TableGame::OVERLAYS`].
    pub(super) fn seen_in_play(&self, asked: &[&str]) -> [bool; 4] {
        self.position().seen(self.seats_by_hand(), asked)
    }

    /// How the game ended; `None` while it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position().outcome().or_else(|| self.call().cloned())
    }

    /// How the game ended by a call. In an analysis the recorded one holds only at the end of the main line.
    pub fn call(&self) -> Option<&Outcome> {
        self.called.as_ref().filter(|_| self.purpose != Purpose::Analysis || self.at_main_end())
    }

    /// A game to be laid out next at this table.
    pub fn launch(&self, choice: GameChoice, seed: u64) -> Launch {
        Launch { game: G::GAME, purpose: self.purpose.clone(), choice, moves: String::new(), seed, resume: false }
    }

    /// What follows this game in a match, once it is over.
    pub fn next_game(&self) -> Option<NextGame> {
        self.position().next_game(&self.outcome()?).filter(|_| self.purpose == Purpose::Play)
    }

    /// What a claim did on the board after the last move, if one has ended the game.
    pub fn claimed(&self) -> Vec<G::Effect> {
        let is_claimed = self.call().is_some() && self.call() == self.position().claim().as_ref();
        if is_claimed { self.position().claimed() } else { Vec::new() }
    }

    /// What lies on the board.
    pub fn board(&self) -> G::Board {
        let mut board = self.position().board();
        self.claimed().iter().for_each(|effect| G::show(&mut board, effect));
        board
    }

    /// Whether the next move is a person's, who may make it now.
    pub fn hand_to_move(&self) -> bool {
        self.outcome().is_none() && !self.clock.paused && *self.player() == Player::Hand
    }

    /// The side a single person plays against an opponent; `None` with two persons or none.
    pub fn only_hand(&self) -> Option<Seat> {
        only_hand(&self.choice)
    }

    /// Looks at every move, those taken back included, with the position before it.
    pub fn each_move<T>(&self, look: impl Fn(&G, G::Move) -> T) -> Vec<T> {
        let (at, plies) = (self.history.at(), self.history.plies());
        let mut seen: Vec<T> =
            (0..at).filter_map(|ply| self.history.position_at(ply).map(|before| look(before, plies[ply].mv))).collect();
        let mut position = self.position().clone();
        for ply in &plies[at..] {
            seen.push(look(&position, ply.mv));
            if position.play(ply.mv).is_err() {
                break;
            }
        }
        seen
    }

    /// The side of every move, those taken back included.
    pub fn sides(&self) -> Vec<Side> {
        self.each_move(|before, _| before.to_move().side())
    }

    /// Notes that the position changed without a move that is shown: what pointed at the old one is gone.
    pub fn forget_marks(&mut self) {
        self.settled_at = self.settled_at.filter(|ply| self.history.at() > *ply);
        self.last = self.history.at().checked_sub(1).map(|ply| self.history.plies()[ply].mv);
        (self.hint, self.reason) = (None, None);
        self.teach.clear();
    }

    /// Turns to the position after so many moves.
    pub fn turn_to(&mut self, plies: usize) {
        self.history.jump(plies);
        self.forget_marks();
    }

    /// Goes back to the position after so many plies of a game that has been counted, to try it otherwise.
    fn play_on_from(&mut self, plies: usize) {
        self.clock.turn_back();
        self.called = None;
        self.counted = true;
        self.turn_to(plies);
        self.history.forget_undone();
    }

    /// Takes back to the last decision of a hand; one move where no hand plays. Before the first decision it takes back
    /// a restart, and after a flag fall or a player's word the turn begins anew.
    fn undo(&mut self) {
        self.clock.turn_back();
        if self.purpose == Purpose::Play && self.called.take().is_some() {
            return self.forget_marks();
        }
        if !self.is_begun()
            && let Some(replaced) = self.replaced.take()
        {
            (self.history, self.seed, self.counted) = (replaced.history, replaced.seed, replaced.counted);
            return self.forget_marks();
        }
        let anybody = self.choice.players.contains(&Player::Hand);
        while self.history.undo().is_some() && anybody && *self.player() != Player::Hand {}
        self.forget_marks();
    }

    /// Plays on to the next decision of a hand, as far as moves were taken back.
    fn redo(&mut self) {
        self.clock.turn_back();
        let anybody = self.choice.players.contains(&Player::Hand);
        while self.history.redo().is_some() && anybody && !self.hand_to_move() {}
        self.forget_marks();
    }

    /// Whether something can be taken back. Not while only the opponent has moved.
    pub fn can_undo(&self) -> bool {
        let taken_back = self.called.is_some() || self.decided_within(self.history.at()) && !self.tells_secrets();
        !self.clock.paused && (taken_back || (self.replaced.is_some() && !self.is_begun()))
    }

    /// Whether something was a secret at the last decision of a hand and is none any more: then it cannot be taken back.
    pub fn tells_secrets(&self) -> bool {
        let earlier = (0..self.history.at()).rev().filter_map(|ply| self.history.position_at(ply));
        let decided = earlier.clone().find(|position| *self.decider(position) == Player::Hand);
        let in_play = self.purpose == Purpose::Play && self.called.is_none();
        in_play && decided.is_some_and(|earlier| self.position().reveals(earlier, self.seen_in_play(&[])))
    }

    /// Whether a hand has decided a move of this game; where no hand plays, whether there is a move.
    pub fn is_begun(&self) -> bool {
        self.decided_within(self.history.plies().len())
    }

    fn decided_within(&self, plies: usize) -> bool {
        let hand = |player: &Player| *player == Player::Hand;
        if !self.choice.players.iter().any(hand) {
            return plies > 0;
        }
        (0..plies).filter_map(|ply| self.history.position_at(ply)).any(|position| hand(self.decider(position)))
    }

    /// Whether it is a game that somebody has begun and nobody has won.
    pub fn is_worth_keeping(&self) -> bool {
        self.purpose == Purpose::Play && self.is_begun() && self.outcome().is_none()
    }

    /// This game as one that can be laid out again.
    pub fn as_opened(&self) -> Opened<G> {
        let (history, options, tree) = (self.history.clone(), self.choice.setup.clone(), self.tree.clone());
        Opened { history, options, tree, called: self.called.clone(), notes: self.notes.clone() }
    }

    /// This game, if it is worth bringing back after a restart.
    fn to_be_replaced(&self) -> Option<Replaced<G>> {
        let Self { history, seed, counted, .. } = self;
        self.is_worth_keeping().then(|| Replaced { history: history.clone(), seed: *seed, counted: *counted })
    }

    /// Whether something taken back can be played again.
    pub fn can_redo(&self) -> bool {
        !self.clock.paused && self.call().is_none() && self.history.at() < self.history.plies().len()
    }
}

/// Registers sitting down, getting up and the actions that change the game as a whole.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(OnEnter(super::screen::<G>()), sit_down::<G>)
        .add_systems(OnExit(super::screen::<G>()), get_up::<G>)
        .add_systems(
            Update,
            change_game::<G>
                .after(gate::pass_gate::<G>)
                .in_set(TableSystems::Rules)
                .in_set(GameSystems::<G>::default()),
        )
        .add_systems(
            Update,
            (turn_board::<G>, keep_secrets::<G>).in_set(TableSystems::Input).in_set(GameSystems::<G>::default()),
        )
        .add_systems(Update, tell_phase::<G>.in_set(TableSystems::Present).in_set(GameSystems::<G>::default()));
}

/// Lays out the game that the [`Launch`] asks for. A launch that is impossible ends at the title with a notice.
pub fn sit_down<G: TableGame>(
    mut commands: Commands,
    launch: Option<Res<Launch>>,
    replaced: Option<Res<Replaced<G>>>,
    opened: Option<Res<Opened<G>>>,
    catalogue: Res<Catalogue>,
    profiles: Res<Profiles>,
    storage: Res<Storage>,
    mut unfinished: ResMut<saves::Unfinished>,
    mut intents: ResMut<Messages<MoveIntent<G>>>,
    mut notices: ResMut<Notices>,
    tray: Res<Tray>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
) {
    // What was meant for the game before is not played in this one.
    intents.clear();
    let Some(mut launch) = launch.map(|launch| launch.clone()) else {
        screen.as_mut().set_if_neq(Screen::Title);
        return;
    };
    commands.remove_resource::<Launch>();
    commands.remove_resource::<Replaced<G>>();
    commands.remove_resource::<Opened<G>>();
    if launch.purpose != Purpose::Training {
        commands.remove_resource::<Training<G>>();
    }
    // Of a deal that was opened nothing has been seen yet: the person chooses a seat for it, once it is the only one on show.
    if let Some(opened) = opened.as_ref().filter(|opened| opened.history.at() == 0 && *tray == Tray::Closed)
        && let Some(setup) = opened.history.position().dealt()
    {
        let players = settings.choices.get(&G::GAME).map_or_else(|| launch.choice.clone(), GameChoice::clone);
        settings.choices.insert(G::GAME, GameChoice { setup, ..players });
        screen.as_mut().set_if_neq(Screen::Setup(G::GAME));
        return;
    }
    let replaced = replaced.map(|replaced| replaced.clone());
    let resumed = if launch.resume { saves::resume::<G>(profiles.chosen_id(), &storage, &mut notices) } else { None };
    let (mut counted, mut clock) = (false, Clock::default());
    let (mut called, mut notes, mut tree) = (None, Notes::default(), None);
    let staged = match resumed {
        Some((history, saved)) => {
            launch.choice = saved.choice;
            launch.seed = saved.seed;
            counted = saved.counted;
            // Whoever comes back to a running clock says when to go on.
            clock.thought = saved.thought;
            Ok(history)
        }
        None if launch.resume => Err(None),
        None => match opened.map(|opened| opened.clone()) {
            Some(opened) => {
                // Its end counts for nobody here.
                (called, notes, tree, counted) = (opened.called, opened.notes, Some(opened.tree), true);
                Ok(opened.history)
            }
            None => stage::<G>(&mut commands, &mut launch).map_err(Some),
        },
    };
    if let Some(entry) = catalogue.get(G::GAME) {
        launch.choice.forget_unknown(entry);
    }
    match staged {
        Ok(history) => {
            commands.insert_resource(Timeline::<G>::new(history.position().board()));
            let mut table = Table { clock, called, notes, counted, replaced, ..Table::new(history, &launch) };
            table.tree = tree.unwrap_or(table.tree);
            table.clock.paused = launch.resume && table.is_timed();
            commands.insert_resource(table);
        }
        Err(problem) => {
            if launch.resume {
                unfinished.0 = saves::any_kept(profiles.chosen_id(), &storage, &catalogue);
            }
            if let Some(problem) = problem {
                notices.push(Notice::warning("notice-no-game").with("error", problem));
            }
            screen.as_mut().set_if_neq(Screen::Title);
        }
    }
}

/// The position to begin with; for lessons and puzzles also their script.
fn stage<G: TableGame>(commands: &mut Commands, launch: &mut Launch) -> Result<History<G>, String> {
    let scene = match launch.purpose {
        Purpose::Play | Purpose::Analysis | Purpose::Training => {
            if launch.purpose != Purpose::Play {
                launch.choice.play_alone();
            }
            // Moves that are to be played belong to the position that was asked for.
            let asked = &launch.choice.setup;
            let setup = if launch.moves.is_empty() { G::deal(asked, launch.seed) } else { asked.clone() };
            parlour_core::lesson::Scene { setup, moves: launch.moves.clone() }
        }
        Purpose::Lesson(at) => {
            let lesson = Lesson::<G>::open(at)?;
            let scene = lesson.slide().scene.clone();
            launch.choice.play_alone();
            commands.insert_resource(lesson);
            scene
        }
        Purpose::Puzzle(at) => {
            let run = PuzzleRun::<G>::open(at)?;
            let scene = run.puzzle().scene.clone();
            launch.choice.play_alone();
            commands.insert_resource(run);
            scene
        }
    };
    scene.stage().map_err(|error| error.to_string())
}

fn get_up<G: TableGame>(mut commands: Commands, mut phase: ResMut<NextState<Phase>>, mut paging: ResMut<Paging>) {
    *paging = Paging::default();
    commands.remove_resource::<Table<G>>();
    commands.remove_resource::<Timeline<G>>();
    commands.remove_resource::<Lesson<G>>();
    commands.remove_resource::<PuzzleRun<G>>();
    commands.remove_resource::<Review<G>>();
    phase.as_mut().set_if_neq(Phase::Away);
}

fn change_game<G: TableGame>(
    mut actions: MessageReader<Action>,
    mut table: ResMut<Table<G>>,
    mut timeline: ResMut<Timeline<G>>,
    review: Option<Res<Review<G>>>,
    training: Option<Res<Training<G>>>,
    locale: Res<Locale>,
    mut settings: ResMut<Settings>,
    mut notices: ResMut<Notices>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
) {
    for action in actions.read() {
        match action {
            Action::Undo if review.is_none() && table.tells_secrets() => {
                notices.push(Notice::info("notice-secret-told"));
            }
            Action::Undo if table.purpose.is_game() && review.is_none() && table.can_undo() => {
                table.undo();
                timeline.jump(table.position().board());
            }
            Action::Redo if table.purpose.is_game() && review.is_none() && table.can_redo() => {
                table.redo();
                timeline.jump(table.position().board());
            }
            Action::PlayOn if table.purpose == Purpose::Play && review.is_some() => {
                let at = review.as_ref().map_or(0, |review| review.at);
                table.play_on_from(at);
                commands.remove_resource::<Review<G>>();
                timeline.jump(table.position().board());
            }
            Action::Restart | Action::Replay => {
                // The table is laid anew, with another seed so that the opponent does not repeat itself.
                if let Some(replaced) = table.to_be_replaced().or_else(|| table.replaced.clone()) {
                    commands.insert_resource(replaced);
                }
                if let Some(training) = training.as_ref().filter(|_| table.purpose == Purpose::Training) {
                    commands.insert_resource(training.start());
                    commands.insert_resource(training.afresh());
                }
                // A game that was opened begins again as it was read.
                if table.purpose == Purpose::Analysis
                    && let Ok(mut opened) = G::open_game(&table.notes.source, &locale)
                {
                    opened.history.jump(0);
                    commands.insert_resource(opened);
                }
                let seed = if *action == Action::Replay { table.seed } else { table.seed.wrapping_add(1) };
                commands.insert_resource(table.launch(table.choice.clone(), seed));
                screen.set(super::screen::<G>());
            }
            Action::NextGame => {
                let Some(NextGame { setup, .. }) = table.next_game() else { continue };
                let choice = GameChoice { setup, ..table.choice.clone() };
                commands.insert_resource(table.launch(choice, table.seed.wrapping_add(1)));
                screen.set(super::screen::<G>());
            }
            Action::Rearrange => {
                let Some(setup) = table.position().dealt() else { continue };
                settings.choices.insert(G::GAME, GameChoice { setup, ..table.choice.clone() });
                screen.as_mut().set_if_neq(Screen::Setup(G::GAME));
            }
            Action::Leave => screen.as_mut().set_if_neq(Screen::Setup(G::GAME)),
            _ => {}
        }
    }
}

/// In a game that goes on, secrets are kept.
fn keep_secrets<G: TableGame>(settings: Res<Settings>, mut table: ResMut<Table<G>>) {
    let hides = table.purpose == Purpose::Play && table.outcome().is_none();
    let seen = if hides { table.seen_in_play(&overlay::asked_of::<G>(&settings)) } else { [true; 4] };
    if table.seen != seen {
        table.seen = seen;
    }
}

/// Lays the board in front of the person, and turns it on request.
fn turn_board<G: TableGame>(
    mut actions: MessageReader<Action>,
    mut table: ResMut<Table<G>>,
    mut layout: ResMut<Layout>,
) {
    if G::TURNS && actions.read().filter(|action| **action == Action::Turn).count() % 2 == 1 {
        table.seen_by = table.seen_by.other();
    }
    let turned = G::TURNS && table.seen_by == Side::Second;
    if layout.turned != turned {
        layout.turned = turned;
    }
}

fn tell_phase<G: TableGame>(
    table: Res<Table<G>>,
    timeline: Res<Timeline<G>>,
    review: Option<Res<Review<G>>>,
    mut phase: ResMut<NextState<Phase>>,
) {
    phase.as_mut().set_if_neq(if timeline.is_running() {
        Phase::Showing
    } else if review.is_some() {
        Phase::Review
    } else if table.outcome().is_some() {
        Phase::Over
    } else if table.clock.paused {
        Phase::Paused
    } else if table.hand_to_move() {
        Phase::Hand
    } else {
        Phase::Thinking
    });
}
