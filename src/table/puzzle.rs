//! Puzzles: find the best move, against the strongest replies. They are written down with the puzzle or, where the game can
//! be solved, found by the analyst.

use std::ops::Range;
use std::time::Duration;

use bevy::prelude::*;
use parlour_core::lesson::{Puzzle, read_list};

use super::advice::analyse;
use super::chapter;
use super::game::TableGame;
use super::gate::{Decider, MoveIntent, MovePlayed, MoveRefused};
use super::state::Table;
use super::timeline::Timeline;
use super::transfer::Transfer;
use super::{Action, GameSystems, TableSystems};
use crate::audio::{PlaySound, Sfx};
use crate::catalogue::{GameChoice, Launch, Purpose};
use crate::platform::thinking::Thinking;
use crate::profile::Profiles;
use crate::screen::Screen;

/// The longest the analyst thinks about a reply, or about which moves are right.
const PATIENCE: Duration = Duration::from_secs(5);

/// How a puzzle stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// A move is to be found.
    #[default]
    Open,
    /// The last try was wrong; a move is to be found.
    Wrong,
    /// The strongest reply, and which moves are right after it, are being looked for.
    Replying,
    /// Solved.
    Solved,
}

/// The puzzle on the table.
#[derive(Resource)]
pub struct PuzzleRun<G: TableGame> {
    puzzles: Vec<Puzzle>,
    /// The places of the puzzles of this chapter.
    chapter: Range<usize>,
    at: usize,
    /// Moves still to be found.
    left: u8,
    /// How it stands.
    pub standing: Standing,
    /// The side that solves.
    solver: parlour_core::Side,
    /// The moves that led to the position.
    before: usize,
    /// What the try brought the person's rating, once it has been counted.
    gain: Option<i32>,
    search: Option<Thinking<G>>,
}

impl<G: TableGame> PuzzleRun<G> {
    /// The puzzle of that place in the game's list.
    ///
    /// # Errors
    /// If the level file is damaged or the scene impossible.
    pub fn open(at: usize) -> Result<Self, String> {
        let puzzles: Vec<Puzzle> = read_list(G::puzzles()).map_err(|error| error.to_string())?;
        let puzzle = puzzles.get(at).ok_or_else(|| format!("there is no puzzle {}", at + 1))?;
        let staged = puzzle.scene.stage::<G>().map_err(|error| error.to_string())?;
        let (left, solver) = (puzzle.length, staged.position().to_move().side());
        let chapter = chapter::around(&chapter::of_scenes::<G>(puzzles.iter().map(|puzzle| &puzzle.scene)), at);
        Ok(Self {
            puzzles,
            chapter,
            at,
            left,
            standing: Standing::Open,
            solver,
            before: staged.at(),
            gain: None,
            search: None,
        })
    }

    /// The puzzle.
    pub fn puzzle(&self) -> &Puzzle {
        &self.puzzles[self.at]
    }

    /// Its place in its chapter and how many the chapter has.
    pub fn place(&self) -> (usize, usize) {
        (self.at - self.chapter.start, self.chapter.len())
    }

    /// The place among all of the puzzle of this chapter that comes next, if one does. After one that has a rating it is one
    /// that suits the person.
    pub fn next_place(&self, profiles: &Profiles) -> Option<usize> {
        let suits = self.standing == Standing::Solved && self.puzzle().rating.is_some();
        if let Some(profile) = profiles.chosen().games.get(&G::GAME).filter(|_| suits) {
            profile.next_puzzle(&self.puzzles, self.chapter.clone(), Some(self.at))
        } else {
            Some(self.at + 1).filter(|next| self.chapter.contains(next))
        }
    }

    /// What the try brought the person's rating, once it has been counted.
    pub fn gain(&self) -> Option<i32> {
        self.gain
    }

    /// Whether a search is under way.
    pub fn is_searching(&self) -> bool {
        self.standing == Standing::Replying
    }

    fn count_try(&mut self, profiles: &mut Profiles, solved: bool) {
        let gain = profiles.game(G::GAME).count_try(self.puzzle(), solved);
        self.gain = self.gain.or(gain);
    }

    /// The next move of the line that is written down with the puzzle.
    fn written(&self, table: &Table<G>) -> Option<G::Move> {
        let played = table.history.at().checked_sub(self.before)?;
        self.puzzle().line.get(played)?.parse().ok()
    }

    /// How many moves are still to be found.
    pub fn left(&self) -> u8 {
        self.left
    }
}

/// Registers the puzzles.
pub fn plugin<G: TableGame>(app: &mut App) {
    app.add_systems(
        Update,
        (
            (turn_pages::<G>, pose::<G>).chain().in_set(TableSystems::Intent),
            (note_tries::<G>, reply::<G>).chain().in_set(TableSystems::Opponent),
        )
            .in_set(GameSystems::<G>::default())
            .run_if(resource_exists::<PuzzleRun<G>>),
    );
}

fn turn_pages<G: TableGame>(
    mut actions: MessageReader<Action>,
    run: Res<PuzzleRun<G>>,
    table: Res<Table<G>>,
    profiles: Res<Profiles>,
    mut commands: Commands,
    mut screen: ResMut<NextState<Screen>>,
) {
    if run.is_added() {
        // What led here does not lead on.
        actions.clear();
    }
    for action in actions.read() {
        let Some(by) = action.step() else { continue };
        let next =
            if by > 0 { run.next_place(&profiles) } else { Some(run.at.saturating_sub(1).max(run.chapter.start)) };
        let Some(next) = next else {
            screen.as_mut().set_if_neq(Screen::Setup(G::GAME));
            continue;
        };
        if next != run.at {
            commands.insert_resource(Launch {
                game: G::GAME,
                purpose: Purpose::Puzzle(next),
                choice: GameChoice { ..table.choice.clone() },
                moves: String::new(),
                seed: table.seed,
                resume: false,
            });
            screen.set(super::screen::<G>());
        }
    }
}

/// Lets the solver move, and only rightly.
fn pose<G: TableGame>(run: Res<PuzzleRun<G>>, mut table: ResMut<Table<G>>) {
    if run.is_added() {
        table.expected = Some(match run.written(&table) {
            Some(mv) => right_beside(table.position(), mv),
            None => run.puzzle().solution.iter().filter_map(|word| word.parse().ok()).collect(),
        });
    }
}

/// What is right where the line goes on with `mv`: this move, and every one that wins the game at once.
fn right_beside<G: TableGame>(position: &G, mv: G::Move) -> Vec<G::Move> {
    let wins = |other: G::Move| {
        let mut next = position.clone();
        next.play(other).is_ok() && next.outcome().is_some_and(|end| end.winner == Some(position.to_move().side()))
    };
    position.legal_moves().into_iter().filter(|&other| other == mv || wins(other)).collect()
}

fn note_tries<G: TableGame>(
    mut played: MessageReader<MovePlayed<G>>,
    mut refused: MessageReader<MoveRefused>,
    mut actions: MessageReader<Action>,
    mut wishes: MessageReader<Transfer>,
    mut run: ResMut<PuzzleRun<G>>,
    mut table: ResMut<Table<G>>,
    mut profiles: ResMut<Profiles>,
    mut sounds: MessageWriter<PlaySound>,
) {
    if refused.read().any(|refused| refused.reason == "not-the-move") && run.standing == Standing::Open {
        run.standing = Standing::Wrong;
        run.count_try(&mut profiles, false);
    }
    // Where a position is set up the engine says what is best.
    let asks = actions.read().any(|action| *action == Action::Hint);
    let looks = wishes.read().any(|wish| *wish == Transfer::Edit);
    if (asks || looks) && run.standing != Standing::Solved {
        run.count_try(&mut profiles, false);
    }
    for played in played.read() {
        if played.by == Decider::Hand {
            run.left = run.left.saturating_sub(1);
        }
        let over = table.position().outcome().is_some();
        if run.left == 0 || over {
            if run.standing != Standing::Solved {
                run.standing = Standing::Solved;
                table.expected = Some(Vec::new());
                run.count_try(&mut profiles, true);
                let id = run.puzzle().id.clone();
                profiles.game(G::GAME).puzzles_solved.insert(id);
                sounds.write(Sfx::Win.into());
            }
        } else {
            run.standing = Standing::Replying;
            table.expected = Some(Vec::new());
        }
    }
}

/// Gives the reply while the other side is to move, and the right moves when the solver is: as the line says or, where there
/// is none, as the analyst finds.
fn reply<G: TableGame>(
    mut run: ResMut<PuzzleRun<G>>,
    mut table: ResMut<Table<G>>,
    timeline: Res<Timeline<G>>,
    mut intents: MessageWriter<MoveIntent<G>>,
) {
    if run.standing != Standing::Replying || timeline.is_running() {
        return;
    }
    let is_solvers = table.position().to_move().side() == run.solver;
    if let Some(mv) = run.written(&table) {
        if is_solvers {
            table.expected = Some(right_beside(table.position(), mv));
            run.standing = Standing::Open;
        } else {
            intents.write(MoveIntent { mv, by: Decider::Script });
        }
        return;
    }
    let Some(search) = &mut run.search else {
        run.search = Some(analyse(table.position(), table.seed, PATIENCE));
        return;
    };
    let Some(thought) = search.poll() else { return };
    run.search = None;
    let Some(thought) = thought else { return };
    if is_solvers {
        let best = thought.ranked.first().map_or(thought.score, |ranked| ranked.score);
        let right = thought.ranked.iter().filter(|ranked| ranked.score == best).map(|ranked| ranked.mv).collect();
        table.expected = Some(right);
        run.standing = Standing::Open;
    } else {
        intents.write(MoveIntent { mv: thought.best, by: Decider::Script });
    }
}

#[cfg(test)]
mod tests {
    use parlour_chess::{Chess, Setup};
    use parlour_core::Game;

    use super::*;

    /// Whoever sees another mate than the one that is written down has solved the puzzle.
    #[test]
    fn every_mate_is_right() {
        let fen = "6k1/pp3ppp/4bq2/2p5/2n1P3/1PP2P2/P3rQ1P/2K2B1R w - - 0 27";
        let mut game = Chess::new(&Setup { start: fen.parse().unwrap(), ..Setup::default() }).unwrap();
        for mv in ["f1e2", "f6c3", "c1b1"] {
            game.play(mv.parse().unwrap()).unwrap();
        }
        let mut right: Vec<String> =
            right_beside(&game, "c4d2".parse().unwrap()).iter().map(ToString::to_string).collect();
        right.sort();
        assert_eq!(right, ["c3b2", "c4a3", "c4d2"]);
    }
}
