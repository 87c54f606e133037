//! Makes puzzles from games of opponents that blunder now and then.
//!
//! ```text
//! cargo run --release -p parlour-mancala --example make_mancala_puzzles
//! ```
//!
//! The puzzles that `levels/mancala/puzzles.ron` already has stay, with their names, and those that are missing are added.
//! Twins, which are the same to the player to move when the board is turned or seen from the other seat, are left out.
//!
//! Where the games end after finitely many moves, every late position is searched to its end. If exactly one move is best
//! and the position is an example of one of the [`TASKS`], there is a puzzle. In the games that may go on for ever a search
//! over all moves looks for positions in which exactly one move forces the victory within so many moves. A line goes on with
//! the strongest reply as long as again only one move is right.
//!
//! The rating is an estimate: from how far ahead a player must look to see the move, how many there are, and how many must be
//! found.
#![allow(clippy::print_stderr, reason = "it is a program")]

use std::collections::HashSet;
use std::error::Error;
use std::fmt::Write as _;

use parlour_core::lesson::{Puzzle, Scene, read_list};
use parlour_core::search::{Position, Searcher};
use parlour_core::{Brain, Chance, Control, Game, Ranked, SetupOptions};
use parlour_mancala::forced::{forced_wins, toughest_reply};
use parlour_mancala::search::{SEED, Walk};
use parlour_mancala::thinker::{Level, Player};
use parlour_mancala::{Effect, Mancala, Move, Setup, Variant};

/// The positions that may be looked at to value one.
const NODES: u64 = 20_000;

/// The most seeds on the board for that.
const MOST_SEEDS: u32 = 16;

/// The moves of chance at the start of a game; and where the first ten leave no choice.
const RANDOM_PLIES: usize = 4;
const RANDOM_PLIES_P2: usize = 24;

/// The puzzles, from the root of the repository.
const FILE: &str = "levels/mancala/puzzles.ron";

/// The longest line, in moves to be found; and where the player moves again and again.
const LONGEST: u8 = 3;
const LONGEST_TURN: u8 = 6;

/// What there is to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Task {
    /// Kalah: to move at least three times running.
    Again,
    /// To capture two houses or more with one move.
    Chain,
    /// To capture after at least three laps.
    Relay,
    /// Not to lose: every other move does.
    Draw,
    /// To win: every other move draws or loses.
    Win,
    /// To win more seeds, by four or more, than any other move.
    Most,
    /// To win with a reverse capture.
    Reverse,
    /// To win by the ends of the board.
    Heads,
    /// To win with this move.
    One,
    /// To win with two moves.
    Two,
    /// To win with three moves.
    Three,
}

impl Task {
    const fn name(self) -> &'static str {
        match self {
            Self::Again => "again",
            Self::Chain => "chain",
            Self::Relay => "relay",
            Self::Draw => "draw",
            Self::Win => "win",
            Self::Most => "most",
            Self::Reverse => "reverse",
            Self::Heads => "heads",
            Self::One => "one",
            Self::Two => "two",
            Self::Three => "three",
        }
    }
}

/// The tasks of every rule set and how many puzzles of each there are. A position that is an example of more than one goes to
/// the first that still wants some.
const TASKS: [(Variant, &[(Task, usize)]); 9] = [
    (Variant::Woaley, &[(Task::Draw, 7), (Task::Chain, 5), (Task::Win, 7), (Task::Most, 5)]),
    (Variant::WoaleyP2, &[(Task::Draw, 4), (Task::Chain, 6), (Task::Win, 8), (Task::Most, 4)]),
    (Variant::WoaleyPublished, &[(Task::Relay, 8), (Task::Win, 8), (Task::Most, 6)]),
    (Variant::Wari, &[(Task::Two, 11), (Task::Three, 11)]),
    (Variant::Oware, &[(Task::Two, 11), (Task::Three, 11)]),
    (Variant::Kalah, &[(Task::Again, 8), (Task::Draw, 7), (Task::Win, 8)]),
    (Variant::KalahEmpty, &[(Task::Again, 8), (Task::Draw, 7), (Task::Win, 8)]),
    (Variant::Bao, &[(Task::One, 11), (Task::Two, 11)]),
    (Variant::Omweso, &[(Task::Reverse, 6), (Task::Heads, 5), (Task::One, 6), (Task::Two, 6)]),
];

/// A puzzle with its task.
struct Found {
    task: Task,
    puzzle: Puzzle,
}

/// What twins have in common: what the position means for the player to move, and how many seeds he has more.
type Likeness = (u64, i32);

fn likeness(game: &Mancala) -> Likeness {
    (Walk::new(game.ruleset(), game.state()).key(), margin(game))
}

/// The seeds that the player to move has more than the other.
fn margin(game: &Mancala) -> i32 {
    let [first, second] = game.score().unwrap_or_default();
    if game.to_move().index() == 0 { first - second } else { second - first }
}

fn main() -> Result<(), Box<dyn Error>> {
    let before: Vec<Puzzle> = read_list(&std::fs::read_to_string(FILE)?)?;
    let mut text = String::from(
        "// Mancala puzzles by rule set and task, made by engines/mancala/examples/make_mancala_puzzles.rs. Exactly one move is best.\n[\n",
    );
    for (variant, tasks) in TASKS {
        let mut taken = HashSet::new();
        let mut found = kept(variant, tasks, &before, &mut taken)?;
        for seed in 0.. {
            let counts = tasks.counts(&found);
            let wanted: Vec<Task> = tasks
                .iter()
                .zip(&counts)
                .filter(|((_, most), count)| *count < most)
                .map(|((task, _), _)| *task)
                .collect();
            if wanted.is_empty() {
                break;
            }
            eprint!("\r{}: {seed} games, {counts:?}   ", variant.name());
            if let Some((task, mut puzzle)) = puzzle_in(variant, seed, &wanted, &mut taken)? {
                puzzle.id = free_id(variant, task, before.iter().chain(found.iter().map(|found| &found.puzzle)));
                found.push(Found { task, puzzle });
            }
        }
        eprintln!();
        for (task, _) in tasks {
            let mut of_task: Vec<&Found> = found.iter().filter(|found| found.task == *task).collect();
            of_task.sort_by_key(|found| found.puzzle.rating);
            of_task.into_iter().try_for_each(|found| write(&mut text, variant, &found.puzzle))?;
        }
    }
    std::fs::write(FILE, text + "]\n")?;
    Ok(())
}

/// The puzzles of a rule set that there were before, without twins.
fn kept(
    variant: Variant,
    tasks: &[(Task, usize)],
    before: &[Puzzle],
    taken: &mut HashSet<Likeness>,
) -> Result<Vec<Found>, Box<dyn Error>> {
    let mut kept = Vec::new();
    for puzzle in before {
        let theme = |task: Task| Some(format!("{}-{}", variant.name(), task.name()));
        let Some((task, _)) = tasks.iter().find(|(task, _)| theme(*task) == puzzle.theme) else { continue };
        if taken.insert(likeness(puzzle.scene.stage::<Mancala>()?.position())) {
            kept.push(Found { task: *task, puzzle: puzzle.clone() });
        }
    }
    Ok(kept)
}

/// A name that no puzzle has or had.
fn free_id<'a>(variant: Variant, task: Task, others: impl Iterator<Item = &'a Puzzle>) -> String {
    let stem = format!("{}-{}-", variant.name(), task.name());
    let number = |puzzle: &Puzzle| puzzle.id.strip_prefix(&stem)?.parse::<usize>().ok();
    format!("{stem}{}", others.filter_map(number).max().unwrap_or_default() + 1)
}

/// How many there are of each task.
trait Counts {
    fn counts(&self, found: &[Found]) -> Vec<usize>;
}

impl Counts for [(Task, usize)] {
    fn counts(&self, found: &[Found]) -> Vec<usize> {
        self.iter().map(|(task, _)| found.iter().filter(|found| found.task == *task).count()).collect()
    }
}

/// One puzzle from the game with that seed, if it has any that is wanted and no twin of another.
fn puzzle_in(
    variant: Variant,
    seed: u64,
    wanted: &[Task],
    taken: &mut HashSet<Likeness>,
) -> Result<Option<(Task, Puzzle)>, Box<dyn Error>> {
    let mut game = Mancala::new(&Setup::usual(variant))?;
    let mut chance = Chance::new(seed);
    let plies = if variant == Variant::WoaleyP2 { RANDOM_PLIES_P2 } else { RANDOM_PLIES };
    for _ in 0..plies {
        game.play(chance.pick(&game.legal_moves()).ok_or("a game has begun")?)?;
    }
    let mut player = Player::new(Level { nodes: 300, depth: Some(3), noise: 30, ..Level::default() });
    let mut positions = Vec::new();
    while let Some(thought) = player.think(&game, &Control::seeded(seed)) {
        positions.push(game.clone());
        game.play(thought.best)?;
    }
    let mut searcher = Searcher::new(2 << 20);
    for game in positions.iter().rev().filter(|game| is_open(game) && !taken.contains(&likeness(game))) {
        let found = if may_be_endless(variant) {
            examine_forced(game, wanted)
        } else {
            examine_points(game, wanted, &mut searcher)
        };
        if found.is_some() {
            taken.insert(likeness(game));
            return Ok(found);
        }
    }
    Ok(None)
}

/// Whether positions come again and again in games of that kind, so that few of them can be searched to the end.
const fn may_be_endless(variant: Variant) -> bool {
    variant.has_four_rows() || matches!(variant, Variant::Wari | Variant::Oware)
}

/// Whether there is a choice, and few enough seeds for a search to the end where there is to be one.
fn is_open(game: &Mancala) -> bool {
    let seeds: u32 = game.state().pits.iter().map(|&seeds| u32::from(seeds)).sum();
    (may_be_endless(game.ruleset().variant) || seeds <= MOST_SEEDS) && game.legal_moves().len() >= 3
}

/// The final margin after every move, the best first, if the game can be searched to its end.
fn margins(game: &Mancala, searcher: &mut Searcher<Walk>) -> Option<Vec<Ranked<Move>>> {
    searcher.clear();
    let moves = game.legal_moves();
    let control = Control::default().with_nodes(NODES);
    let thought = searcher.rank(&mut Walk::new(game.ruleset(), game.state()), &moves, &control)?;
    let now = margin(game);
    let total = |ranked: &Ranked<Move>| Ranked { mv: ranked.mv, score: now + ranked.score / SEED };
    (thought.exact && thought.ranked.len() == moves.len()).then(|| thought.ranked.iter().map(total).collect())
}

/// Whether a move wins the game at once.
fn wins_at_once(game: &Mancala, mv: Move) -> bool {
    let mut next = game.clone();
    next.play(mv).is_ok() && next.outcome().is_some_and(|end| end.winner == Some(game.to_move().side()))
}

fn examine_points(game: &Mancala, wanted: &[Task], searcher: &mut Searcher<Walk>) -> Option<(Task, Puzzle)> {
    let ranked = margins(game, searcher)?;
    let [best, second] = [ranked.first()?, ranked.get(1)?].map(|ranked| ranked.score);
    let first = ranked[0].mv;
    if best == second || ranked.iter().any(|ranked| wins_at_once(game, ranked.mv)) {
        return None;
    }
    let line = line_of_points(game, first, searcher);
    let own_turn = run_of_own(game, &line);
    let mut next = game.clone();
    let effects = next.play(first).ok()?;
    let captures = effects.iter().filter(|effect| matches!(effect, Effect::Captured { .. })).count();
    let laps = effects.iter().filter(|effect| matches!(effect, Effect::Lifted { .. })).count();
    let fits = |task: &Task| match task {
        Task::Again => own_turn >= 3,
        Task::Chain => captures >= 2,
        Task::Relay => captures >= 1 && laps >= 3,
        Task::Draw => best == 0,
        Task::Win => best > 0 && second <= 0,
        Task::Most => best - second >= 4,
        Task::Reverse | Task::Heads | Task::One | Task::Two | Task::Three => false,
    };
    let task = wanted.iter().copied().find(fits)?;
    let length = own_moves(game, &line);
    Some((task, puzzle(game, task, best, length, &line)))
}

/// The moves of both from the first on, as long as one move alone is best.
fn line_of_points(game: &Mancala, first: Move, searcher: &mut Searcher<Walk>) -> Vec<Move> {
    let solver = game.to_move();
    let (mut game, mut line) = (game.clone(), vec![first]);
    // Where a line may end: after a move that was a choice.
    let mut end = 1;
    let (mut found, mut is_one_turn) = (1, true);
    while found < LONGEST || is_one_turn && found < LONGEST_TURN {
        if game.play(line[line.len() - 1]).is_err() || game.outcome().is_some() {
            break;
        }
        let Some(ranked) = margins(&game, searcher) else { break };
        let is_only = ranked.get(1).is_none_or(|second| second.score < ranked[0].score);
        if game.to_move() == solver {
            if !is_only {
                break;
            }
            found += 1;
            end = if ranked.len() > 1 { line.len() + 1 } else { end };
        } else {
            is_one_turn = false;
        }
        line.push(ranked[0].mv);
    }
    line.truncate(end);
    line
}

/// How many moves of the line its first player makes.
fn own_moves(game: &Mancala, line: &[Move]) -> u8 {
    let (solver, mut game, mut own) = (game.to_move(), game.clone(), 0);
    for &mv in line {
        own += u8::from(game.to_move() == solver);
        if game.play(mv).is_err() {
            break;
        }
    }
    own
}

/// How many moves of the line its first player makes running.
fn run_of_own(game: &Mancala, line: &[Move]) -> usize {
    let (solver, mut game) = (game.to_move(), game.clone());
    line.iter().take_while(|&&mv| game.to_move() == solver && game.play(mv).is_ok()).count()
}

fn examine_forced(game: &Mancala, wanted: &[Task]) -> Option<(Task, Puzzle)> {
    let (ruleset, state) = (game.ruleset(), game.state());
    let most = if wanted.contains(&Task::Three) { 3 } else { 2 };
    let (within, wins) =
        (1..=most).map(|within| (within, forced_wins(ruleset, state, within))).find(|(_, wins)| !wins.is_empty())?;
    let [first] = wins[..] else { return None };
    let mut next = game.clone();
    next.play(first).ok()?;
    let reason = next.outcome().map(|outcome| outcome.reason);
    let fits = |task: &Task| match task {
        Task::Reverse => within == 1 && !first.way.is_empty(),
        Task::Heads => matches!(reason, Some("emitwe-ebiri" | "akawumbi")),
        Task::One => within == 1,
        Task::Two => within == 2,
        Task::Three => within == 3,
        _ => false,
    };
    let task = wanted.iter().copied().find(fits)?;
    let line = line_to_victory(game, first, within);
    let length = line.len().div_ceil(2) as u8;
    Some((task, puzzle(game, task, 1, length, &line)))
}

/// The moves of both from the first on, as long as the attacker has only one; of those that win at once, any.
fn line_to_victory(game: &Mancala, first: Move, within: u32) -> Vec<Move> {
    let (mut game, mut line, mut within) = (game.clone(), vec![first], within);
    while let Some((reply, needed)) = toughest_reply(game.ruleset(), game.state(), line[line.len() - 1], within) {
        if [line[line.len() - 1], reply].into_iter().any(|mv| game.play(mv).is_err()) {
            break;
        }
        let wins = forced_wins(game.ruleset(), game.state(), needed);
        let Some(&first) = wins.first().filter(|_| wins.len() == 1 || needed == 1) else { break };
        line.extend([reply, first]);
        within = needed;
    }
    line
}

/// An estimate of how hard it is to find the move.
fn rating(game: &Mancala, first: Move, length: u8) -> u16 {
    const DEEPEST: u32 = 9;
    let sees = |depth: &u32| {
        let mut player = Player::new(Level { nodes: 10 * NODES, depth: Some(*depth), ..Level::default() });
        player.think(game, &Control::default()).is_some_and(|thought| thought.best == first)
    };
    let blind = (1..=DEEPEST).rev().take_while(sees).last().map_or(DEEPEST, |depth| depth - 1);
    let moves = game.legal_moves().len().min(20) as u32;
    (400 + 110 * blind + 15 * moves + 60 * u32::from(length)) as u16
}

/// The puzzle, without a name.
fn puzzle(game: &Mancala, task: Task, value: i32, length: u8, line: &[Move]) -> Puzzle {
    let variant = game.ruleset().variant.name();
    let rating = rating(game, line[0], length);
    let line: Vec<String> = line.iter().map(ToString::to_string).collect();
    let setup =
        SetupOptions { variant: Some(variant.to_owned()), position: Some(game.position()), ..SetupOptions::default() };
    Puzzle {
        id: String::new(),
        scene: Scene { setup, ..Scene::default() },
        solution: vec![line[0].clone()],
        value,
        length,
        difficulty: (rating / 250).saturating_sub(1).clamp(1, 5) as u8,
        line,
        theme: Some(format!("{variant}-{}", task.name())),
        rating: Some(rating),
    }
}

fn write(text: &mut String, variant: Variant, puzzle: &Puzzle) -> Result<(), Box<dyn Error>> {
    let Puzzle { id, scene, solution, value, length, difficulty, line, theme, rating } = puzzle;
    let variant = variant.name();
    let position = scene.setup.position.as_deref().ok_or("every puzzle has a position")?;
    writeln!(text, "    (")?;
    writeln!(text, "        id: \"{id}\",")?;
    writeln!(text, "        scene: (setup: (variant: Some(\"{variant}\"), position: Some(\"{position}\"))),")?;
    writeln!(text, "        solution: {solution:?},")?;
    writeln!(text, "        value: {value},")?;
    if *length > 1 {
        writeln!(text, "        length: {length},")?;
    }
    writeln!(text, "        difficulty: {difficulty},")?;
    writeln!(text, "        line: {line:?},")?;
    writeln!(text, "        theme: {theme:?},")?;
    writeln!(text, "        rating: {rating:?},")?;
    writeln!(text, "    ),")?;
    Ok(())
}
