//! The classic opponent: alpha-beta to a fixed depth, counting material and nothing else.
//!
//! It sees mates and takes draws for what they are, prefers the shorter way to a mate, and leaves the choice among equal
//! moves to chance.

use parlour_core::{Brain, Chance, Control, Game, Progress, Ranked, Thought};

use crate::board::Board;
use crate::moves::Move;
use crate::piece::Piece;
use crate::rules::Chess;
use crate::score::{CERTAIN, INFINITE, MATE};
use crate::uci::UciMove;

/// The usual values of the pieces (pawn, knight, bishop, rook, queen) in hundredths of a pawn; both kings are always there.
const VALUES: [i32; 6] = [100, 300, 300, 500, 900, 0];

/// What a search is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The best move.
    Best,
    /// The value of every move.
    All,
}

/// A brain that counts material some moves ahead.
pub struct Classic {
    depth: u32,
    wish: Wish,
    interrupted: Option<Work>,
}

impl Classic {
    /// A brain that looks `depth` plies ahead (at least one).
    pub fn new(depth: u32, wish: Wish) -> Self {
        Self { depth: depth.max(1), wish, interrupted: None }
    }
}

impl Brain<Chess> for Classic {
    /// Stop and limits are obeyed between two moves of the position; one ply is always seen.
    fn think(&mut self, view: &Chess, control: &Control) -> Option<Thought<UciMove>> {
        if view.outcome().is_some() {
            return None;
        }
        let depth = control.depth_limit.map_or(self.depth, |limit| self.depth.min(limit.max(1)));
        let is_same = |work: &Work| work.game == *view && work.seed == control.seed && work.depth <= depth;
        let mut work = self.interrupted.take().filter(is_same).unwrap_or_else(|| Work::new(view, control.seed));
        work.run(depth, self.wish, control);
        let thought = work.thought(self.wish);
        if work.depth < depth {
            self.interrupted = Some(work);
        }
        Some(thought)
    }
}

/// The thinking about one position, so that it can be interrupted and go on.
struct Work {
    game: Chess,
    seed: u64,
    /// The completed depth.
    depth: u32,
    /// The moves with their values at that depth, best first; of those that are not the best it may be a bound.
    lines: Vec<(Move, i32)>,
    /// Those of them that are searched one ply deeper.
    deeper: Vec<(Move, i32)>,
    search: Search,
}

impl Work {
    fn new(game: &Chess, seed: u64) -> Self {
        let board = game.position();
        let mut lines: Vec<(Move, i32)> = board.moves().iter().map(|&mv| (mv, -INFINITE)).collect();
        shuffle(&mut lines, &mut Chance::new(seed ^ game.hash()));
        let mut path = game.past().to_vec();
        path.push(board.hash());
        let search = Search { root: path.len(), path, nodes: 0 };
        Self { game: game.clone(), seed, depth: 0, lines, deeper: Vec::new(), search }
    }

    /// Deepens up to `depth` or until told to end.
    fn run(&mut self, depth: u32, wish: Wish, control: &Control) {
        while self.depth < depth {
            while let Some(&(mv, _)) = self.lines.get(self.deeper.len()) {
                let spent = control.node_limit.is_some_and(|limit| self.search.nodes >= limit);
                if self.depth > 0 && (spent || control.interrupted()) {
                    return;
                }
                let best = self.deeper.iter().map(|&(_, value)| value).max().unwrap_or(-INFINITE);
                let alpha = if wish == Wish::All { -INFINITE } else { best };
                let next = self.game.position().after(mv);
                let value = -self.search.value(&next, self.depth, -INFINITE, -alpha);
                self.deeper.push((mv, value));
            }
            self.lines = std::mem::take(&mut self.deeper);
            // Stable: a bound as high as the value of the best move comes after it.
            self.lines.sort_by_key(|&(_, value)| -value);
            self.depth += 1;
            control.report(Progress {
                depth: self.depth,
                score: self.lines[0].1,
                nodes: self.search.nodes,
                ..Progress::default()
            });
        }
    }

    fn thought(&self, wish: Wish) -> Thought<UciMove> {
        let variant = self.game.setup().variant;
        let ranked = self.lines.iter().map(|&(mv, score)| Ranked { mv: mv.uci(variant), score });
        let ranked: Vec<_> = ranked.collect();
        let Ranked { mv, score } = ranked[0];
        Thought {
            score,
            exact: score.abs() >= CERTAIN,
            depth: self.depth,
            nodes: self.search.nodes,
            ranked: if wish == Wish::All { ranked } else { Vec::new() },
            ..Thought::choice(mv)
        }
    }
}

/// Puts items in any order, each equally likely (Fisher & Yates).
fn shuffle<T>(items: &mut [T], chance: &mut Chance) {
    for last in (1..items.len()).rev() {
        items.swap(last, chance.below(last + 1));
    }
}

/// Fail-soft alpha-beta (Fishburn 1983).
struct Search {
    /// The hashes of the positions on the way here, those of the game included.
    path: Vec<u64>,
    /// How many of them were there before the search.
    root: usize,
    nodes: u64,
}

impl Search {
    /// The value of a position for the player to move, as far as it lies between `alpha` and `beta`.
    fn value(&mut self, board: &Board, depth: u32, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if !board.can_move() {
            let plies = (self.path.len() - self.root) as i32 + 1;
            return if board.in_check() { plies - MATE } else { 0 };
        }
        if self.is_drawn(board) {
            return 0;
        }
        if depth == 0 {
            return material(board);
        }
        self.path.push(board.hash());
        let mut best = -INFINITE;
        for mv in ordered(board) {
            best = best.max(-self.value(&board.after(mv), depth - 1, -beta, -alpha));
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        self.path.pop();
        best
    }

    /// Whether the position is a draw, or can be made one: what has come back once can come back twice.
    fn is_drawn(&self, board: &Board) -> bool {
        let reach = usize::from(board.quiet_plies());
        reach >= 100
            || self.path.iter().rev().take(reach).any(|&hash| hash == board.hash())
            || board.is_dead_by_material()
    }
}

/// The material of the player to move minus that of the other, in hundredths of a pawn.
pub fn material(board: &Board) -> i32 {
    let us = board.turn();
    let count = |color, piece| board.men(color, piece).count() as i32;
    let margin = |piece: Piece| VALUES[piece.index()] * (count(us, piece) - count(us.other(), piece));
    Piece::ALL.into_iter().map(margin).sum()
}

/// The moves with the most valuable victims first, of equal victims those of the least valuable captors.
fn ordered(board: &Board) -> impl Iterator<Item = Move> {
    let mut noisy = board.noisy_moves();
    let value = |piece: Option<Piece>| piece.map_or(0, |piece| VALUES[piece.index()]);
    noisy.sort_by_key(|&mv| {
        (-value(board.captured(mv)) - value(mv.promotion()), board.piece_on(mv.from()).map(Piece::index))
    });
    let quiet = board.quiet_moves();
    (0..noisy.len()).map(move |i| noisy[i]).chain((0..quiet.len()).map(move |i| quiet[i]))
}
