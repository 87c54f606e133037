//! Looks through a game for positions in which one move alone wins or saves.

use std::collections::BTreeSet;
use std::sync::Arc;

use parlour_chess::score::{CERTAIN, MATE, is_mate, moves_to_mate};
use parlour_chess::search::{Line, Search, Table, Task};
use parlour_chess::{Chess, Move, UciMove, Variant};
use parlour_core::{Chance, Control, Game};
use serde::{Deserialize, Serialize};

use crate::play::slip;
use crate::rate::rate;
use crate::theme::{Story, theme};

/// What has been found in one place.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Found {
    /// The position before the last move of the other side.
    pub before: String,
    /// That move.
    pub last: String,
    /// The line from the first to the last move of the solver.
    pub line: Vec<String>,
    /// The theme.
    pub theme: String,
    /// The Elo rating of a player who solves it every second time.
    pub rating: u16,
    /// The value at the start for the solver.
    pub value: i32,
}

/// What the solver is to achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// Mate in so many moves.
    Mate(usize),
    /// A decisive advantage.
    Win,
    /// Not to lose.
    Save,
}

/// Positions looked at to see whether a position is worth a closer look, and another, and for the last look.
const GLANCES: [u64; 2] = [2_500, 50_000];
const LOOK: u64 = 600_000;

/// Slips that are tried in each position.
const SLIPS: usize = 8;

/// Mates in one and pieces that only have to be taken are many: they are taken from one position of so many.
const EASY_EVERY: usize = 4;

/// The longest mate, in moves, and the longest other solution.
const LONGEST_MATE: usize = 4;
const LONGEST_LINE: usize = 4;

/// A winning move is worth at least so much, in hundredths of a pawn, all others at most so much, and less by so much.
const WON: i32 = 300;
const NOT_WON: i32 = 130;
const GAP: i32 = 200;
/// A saving move is worth at least so much, all others at most so much.
const SAVED: i32 = -60;
const LOST: i32 = -330;

/// Where the second-best move is worth so much, nobody needs the mate, unless it is a mate in one.
const CRUSHING: i32 = 700;
/// A defence that weaker players find is made without thinking.
const FORCED: u16 = 1300;

/// Plies that are left out after a find, so that one idea is not found twice.
const PAUSE: usize = 8;

/// The two best moves.
fn look(game: &Chess, nodes: u64) -> Vec<Line> {
    let memory = usize::try_from(nodes).unwrap_or(usize::MAX).saturating_mul(2 * Table::ENTRY).min(16 << 20);
    let mut search = Search::new(Arc::new(Table::new(memory)));
    search.set(game, Task { lines: 2, ..Task::default() });
    search
        .run(&Control::seeded(0).with_nodes(nodes), |search| !is_mate(search.lines()[0].score) || search.depth() < 14);
    search.lines().iter().take(2).cloned().collect()
}

/// What there is to achieve, if exactly one move achieves it as far as these values tell.
fn goal(lines: &[Line]) -> Option<Goal> {
    let best = lines.first()?.score;
    let second = lines.get(1).map_or(-MATE, |line| line.score);
    match moves_to_mate(best).and_then(|moves| usize::try_from(moves).ok()).filter(|&moves| moves > 0) {
        Some(moves) if moves <= LONGEST_MATE => {
            (second < best && (moves == 1 || second < CRUSHING)).then_some(Goal::Mate(moves))
        }
        _ if best >= WON && second <= NOT_WON.min(best - GAP) => Some(Goal::Win),
        _ if (SAVED..WON).contains(&best) && second <= LOST => Some(Goal::Save),
        _ => None,
    }
}

/// What is worth asking if one of the moves of a game had been a slip.
pub fn in_game(positions: &[Chess], chance: &mut Chance) -> Vec<Found> {
    let mut found = Vec::new();
    let mut ply = 0;
    while ply < positions.len() {
        let before = &positions[ply];
        ply += 1;
        let slips: BTreeSet<UciMove> = (0..SLIPS).filter_map(|_| slip(before, chance)).collect();
        let takes_easy = chance.below(EASY_EVERY) == 0;
        if let Some(puzzle) = slips.into_iter().find_map(|mv| pose(before, mv, takes_easy)) {
            found.push(puzzle);
            ply += PAUSE;
        }
    }
    found
}

/// Whether there may be exactly one good move.
fn is_promising(game: &Chess) -> bool {
    game.outcome().is_none()
        && game.position().count_moves() > 3
        && GLANCES.into_iter().all(|nodes| goal(&look(game, nodes)).is_some())
}

/// The puzzle after a move, if there is one.
fn pose(before: &Chess, last: UciMove, takes_easy: bool) -> Option<Found> {
    let mut start = before.clone();
    start.play(last).expect("opponents play legal moves");
    let start = &start;
    if !is_promising(start) {
        return None;
    }
    let lines = look(start, LOOK);
    let goal = goal(&lines).filter(|&goal| goal != Goal::Mate(1) || takes_easy)?;
    let last = before.find(last)?;
    // Taking back needs no finding.
    let recaptures = before.position().is_capture(last) && lines[0].mv.to() == last.to();
    if recaptures && !matches!(goal, Goal::Mate(_)) {
        return None;
    }
    let line = match goal {
        Goal::Mate(moves) => mate(start, moves)?,
        Goal::Win | Goal::Save => advantage(start, goal, lines[0].mv),
    };
    let story = Story::new(before, last, start, &line, goal);
    let theme = theme(&story).filter(|&theme| theme != "hanging-piece" || takes_easy)?;
    let rating = rate(start, &line);
    if theme == "defence" && rating < FORCED {
        return None;
    }
    let uci = |mv: Move| mv.uci(Variant::Standard).to_string();
    Some(Found {
        before: before.position().to_string(),
        last: uci(last),
        theme: theme.to_owned(),
        rating,
        value: if matches!(goal, Goal::Mate(_)) { lines[0].score } else { lines[0].score.min(CERTAIN - 1) },
        line: line.into_iter().map(uci).collect(),
    })
}

/// The line of a mate in `moves` in which every move but the last is proved to be the only one; a mate in one is it, too.
fn mate(start: &Chess, moves: usize) -> Option<Vec<Move>> {
    // A shorter way would have to be taken.
    if !start.position().mates_within(moves - 1).is_empty() {
        return None;
    }
    let mut game = start.clone();
    let mut line = Vec::new();
    for left in (1..=moves).rev() {
        let mates = game.position().mates_within(left);
        if mates.is_empty() || mates.len() > 1 && (left > 1 || moves == 1) {
            return None;
        }
        push(&mut game, &mut line, mates[0]);
        if left > 1 {
            // The answer that holds out longest, among those the one the search likes best.
            let answer = look(&game, LOOK / 8)[0].mv;
            push(&mut game, &mut line, answer);
            if game.outcome().is_some() {
                return None;
            }
        }
    }
    Some(line)
}

/// The line to an advantage, as long as there is only one way.
fn advantage(start: &Chess, goal: Goal, first: Move) -> Vec<Move> {
    let mut game = start.clone();
    let mut line = Vec::new();
    push(&mut game, &mut line, first);
    while line.len() < 2 * LONGEST_LINE - 1 && game.outcome().is_none() {
        let (mut next, mut more) = (game.clone(), Vec::new());
        push(&mut next, &mut more, look(&game, LOOK)[0].mv);
        if next.outcome().is_some() {
            break;
        }
        let lines = look(&next, LOOK);
        let is_only = match self::goal(&lines) {
            // Where only one move is legal, none is to be found.
            Some(Goal::Mate(_) | Goal::Win) if goal == Goal::Win => lines.len() > 1,
            Some(Goal::Save) if goal == Goal::Save => lines.len() > 1,
            _ => false,
        };
        if !is_only {
            break;
        }
        push(&mut next, &mut more, lines[0].mv);
        line.extend(more);
        game = next;
    }
    line
}

fn push(game: &mut Chess, line: &mut Vec<Move>, mv: Move) {
    game.play(mv.uci(Variant::Standard)).expect("the search gives legal moves");
    line.push(mv);
}

/// How the search sees the game go on after the line.
pub fn outlook(game: &Chess) -> Vec<Move> {
    if game.outcome().is_some() { Vec::new() } else { look(game, LOOK / 4).swap_remove(0).pv }
}
