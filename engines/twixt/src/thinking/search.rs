//! The search of the strong opponents: principal variation search with a transposition table over a few good moves.

use parlour_core::{Control, Seat};

use super::candidates::{Scout, UNIT};
use super::table::{Bound, Entry, Table};
use crate::field::{Field, mix};

/// The value of a game that is won at once. A win is worth one less for every peg on the board.
pub const WIN: i32 = 30_000;

/// Values beyond this are wins.
pub const CERTAIN: i32 = WIN - 5_000;

/// Greater than every value.
const INFINITE: i32 = WIN + 1;

/// The greatest depth.
pub(crate) const DEEPEST: u32 = 60;

/// How many moves are looked at in a position by the depth that is left; the last number holds for all greater depths.
const WIDTHS: [usize; 4] = [14, 14, 18, 25];

/// How many moves are looked at in the position to be played.
const ROOT_WIDTH: usize = 40;

/// From this move on those not yet shown to be good are first searched one ply less deep (late move reductions).
const LATE: usize = 4;

/// How many plies beyond the depth are looked at while every move must answer a threat.
const EXTENSION: usize = 24;

/// A move of the root with its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Valued {
    /// The point.
    pub point: u16,
    /// Its value for the player to move; if it is not the best, it may be a bound.
    pub value: i32,
}

/// How a search is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Task {
    /// How far a position may be misjudged.
    pub noise: i32,
    /// Decides how.
    pub seed: u64,
    /// Whether every move of the root needs its value.
    pub values_all: bool,
    /// The size of the table, as a power of two.
    pub table_bits: u32,
}

/// A search of one position.
pub(crate) struct Search {
    field: Field,
    mover: Seat,
    task: Task,
    scout: Scout,
    table: Table,
    /// Moves that cut off last at each ply.
    killers: Vec<[u16; 2]>,
    nodes: u64,
    /// The completed depth.
    depth: u32,
    /// The moves of the root with their values at that depth, best first.
    lines: Vec<Valued>,
    /// Those of them that are searched one ply deeper.
    deeper: Vec<Valued>,
    /// Whether every other move lets the other player win at once.
    others_lose: bool,
}

impl Search {
    /// A search for `mover`, who must have a move.
    pub fn new(field: Field, mover: Seat, task: Task) -> Self {
        let mut search = Self {
            scout: Scout::default(),
            table: Table::new(task.table_bits),
            killers: vec![[Entry::NO_MOVE; 2]; DEEPEST as usize + EXTENSION + 2],
            nodes: 0,
            depth: 0,
            lines: Vec::new(),
            deeper: Vec::new(),
            others_lose: false,
            field,
            mover,
            task,
        };
        search.lines = search.root_moves().into_iter().map(|point| Valued { point, value: -INFINITE }).collect();
        search
    }

    /// The moves worth a look in the position to be played, the likeliest first.
    fn root_moves(&mut self) -> Vec<u16> {
        let mut moves = Vec::new();
        self.scout.winning(&mut self.field, self.mover, &mut moves);
        if !moves.is_empty() {
            return moves;
        }
        let mut threats = Vec::new();
        self.scout.winning(&mut self.field, self.mover.other(), &mut threats);
        if !threats.is_empty() {
            self.scout.answers(&mut self.field, self.mover.other(), &threats, &mut moves);
            if moves.is_empty() {
                // Lost, but it may be overlooked.
                moves = threats;
                moves.retain(|&point| self.field.may_put(self.mover, point.into()));
            }
            if !moves.is_empty() {
                self.others_lose = true;
                return moves;
            }
        }
        self.scout.candidates(&self.field, self.mover, ROOT_WIDTH, &mut moves);
        moves
    }

    pub fn depth(&self) -> u32 {
        self.depth
    }

    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best move. A round that was not finished counts: the favourite of the last one came first.
    pub fn best(&self) -> Valued {
        // Of equals the one that came first.
        self.deeper.iter().rev().max_by_key(|line| line.value).copied().unwrap_or(self.lines[0])
    }

    /// The moves of the root at the completed depth, best first.
    pub fn lines(&self) -> &[Valued] {
        &self.lines
    }

    /// Deepens until `control` says stop, or a win is found or all is lost. One ply is always seen. After every ply
    /// `watch` is told.
    pub fn run(&mut self, control: &Control, mut watch: impl FnMut(&mut Self)) {
        let limit = control.depth_limit.unwrap_or(DEEPEST).clamp(1, DEEPEST);
        while self.depth < limit && !self.is_settled() {
            if !self.deepen(control) {
                return;
            }
            watch(self);
        }
    }

    /// Whether looking further changes nothing.
    pub fn is_settled(&self) -> bool {
        let is_certain = |line: &Valued| line.value.abs() > CERTAIN;
        self.depth > 0
            && if self.task.values_all {
                self.lines.iter().all(is_certain)
            } else {
                is_certain(&self.lines[0]) || self.lines.len() == 1
            }
    }

    /// The moves that were not worth a look, the likeliest first, with what they are taken to be worth: nothing more than
    /// the last that was, and less the farther they are off the short ways.
    pub fn others(&mut self) -> Vec<Valued> {
        let all = self.scout.appraised(&self.field, self.mover);
        let is_line = |point: u16| self.lines.iter().any(|line| line.point == point);
        let others: Vec<(u16, u16)> = all.into_iter().filter(|&(_, point)| !is_line(point)).collect();
        let Some(&(nearest, _)) = others.first() else { return Vec::new() };
        let worst = self.lines.iter().map(|line| line.value).min().unwrap_or(0);
        // Where one move wins, nothing is said of those that do not.
        let base = if worst > CERTAIN { 0 } else { worst };
        let lost = self.field.count() as i32 + 2 - WIN;
        let value = |far: u16| if self.others_lose { lost } else { base - 1 - UNIT * i32::from(far - nearest) };
        others.into_iter().map(|(far, point)| Valued { point, value: value(far).max(lost) }).collect()
    }

    /// Searches the root one ply deeper; tells whether it came to the end.
    fn deepen(&mut self, control: &Control) -> bool {
        let depth = self.depth + 1;
        while let Some(&Valued { point, .. }) = self.lines.get(self.deeper.len()) {
            let best = self.deeper.iter().map(|line| line.value).max().unwrap_or(-INFINITE);
            let is_first = self.deeper.is_empty() || self.task.values_all;
            self.field.put(self.mover, point.into());
            let value = self.after(depth as i32, best, INFINITE, is_first, 0, control);
            self.field.take_back();
            let Some(value) = value else { return false };
            self.deeper.push(Valued { point, value });
        }
        self.lines = std::mem::take(&mut self.deeper);
        // Stable: a bound as high as the value of the best move comes after it.
        self.lines.sort_by_key(|line| -line.value);
        self.depth = depth;
        true
    }

    /// The value for the player who has just put a peg, if the best elsewhere is `alpha`.
    fn after(
        &mut self,
        depth: i32,
        alpha: i32,
        beta: i32,
        is_first: bool,
        ply: usize,
        control: &Control,
    ) -> Option<i32> {
        let seat = if ply.is_multiple_of(2) { self.mover.other() } else { self.mover };
        let mut search = |depth: i32, alpha: i32, beta: i32| {
            self.value(seat, depth, -beta, -alpha, ply + 1, control).map(|value| -value)
        };
        if is_first {
            return search(depth - 1, alpha, beta);
        }
        let value = search(depth - 1, alpha, alpha + 1)?;
        if value > alpha && value < beta { search(depth - 1, alpha, beta) } else { Some(value) }
    }

    /// The value of a position for `seat`, who is to move, as far as it lies between `alpha` and `beta`. `None` if the
    /// search must end.
    fn value(
        &mut self,
        seat: Seat,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        control: &Control,
    ) -> Option<i32> {
        let is_over = control.node_limit.is_some_and(|limit| self.nodes >= limit);
        // A position takes far longer than reading the clock.
        if self.depth > 0 && (is_over || control.interrupted()) {
            return None;
        }
        self.nodes += 1;
        let pegs = self.field.count() as i32;
        if self.field.is_connected(seat.other()) {
            return Some(pegs - WIN);
        }
        let mut moves = self.scout.take_list(ply);
        self.scout.winning(&mut self.field, seat, &mut moves);
        if !moves.is_empty() {
            self.scout.give_list(ply, moves);
            return Some(WIN - pegs - 1);
        }
        let mut threats = Vec::new();
        self.scout.winning(&mut self.field, seat.other(), &mut threats);
        let is_forced = !threats.is_empty();
        if !is_forced && depth <= 0 || ply >= self.killers.len() - 1 {
            self.scout.give_list(ply, moves);
            return Some(self.estimate(seat));
        }
        let depth = if is_forced && ply < self.depth as usize + EXTENSION { depth.max(1) } else { depth };
        if depth <= 0 {
            self.scout.give_list(ply, moves);
            return Some(self.estimate(seat));
        }

        let key = self.field.hash() ^ u64::from(seat.0);
        let known = self.table.probe(key);
        if let Some(entry) = known.filter(|entry| i32::from(entry.depth) >= depth) {
            let is_enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            };
            if is_enough {
                self.scout.give_list(ply, moves);
                return Some(entry.value);
            }
        }

        if is_forced {
            self.scout.answers(&mut self.field, seat.other(), &threats, &mut moves);
            if moves.is_empty() {
                self.scout.give_list(ply, moves);
                // Who has no move left at all ends the game.
                return Some(if self.field.free(seat).next().is_some() { pegs + 2 - WIN } else { 0 });
            }
        } else {
            let width = WIDTHS[(depth as usize).min(WIDTHS.len() - 1)];
            self.scout.candidates(&self.field, seat, width, &mut moves);
        }
        if moves.is_empty() {
            self.scout.give_list(ply, moves);
            return Some(0);
        }
        let hint = known.map_or(Entry::NO_MOVE, |entry| entry.best);
        let killers = self.killers[ply];
        bring_forward(&mut moves, &[hint, killers[0], killers[1]]);

        let (lowest, next_depth) = (alpha, if is_forced { depth } else { depth - 1 });
        let (mut best, mut best_move) = (-INFINITE, Entry::NO_MOVE);
        let mut result = Some(());
        for (at, &mv) in moves.iter().enumerate() {
            self.field.put(seat, mv.into());
            let is_late = at >= LATE && depth >= 3 && !is_forced;
            let mut value = self.after(next_depth + 1 - i32::from(is_late), alpha, beta, at == 0, ply, control);
            if is_late && value.is_some_and(|value| value > alpha) {
                value = self.after(next_depth + 1, alpha, beta, false, ply, control);
            }
            self.field.take_back();
            let Some(value) = value else {
                result = None;
                break;
            };
            if value > best {
                (best, best_move) = (value, mv);
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                if killers[0] != mv {
                    self.killers[ply] = [mv, killers[0]];
                }
                break;
            }
        }
        self.scout.give_list(ply, moves);
        result?;
        let bound = if best >= beta {
            Bound::Lower
        } else if best > lowest {
            Bound::Exact
        } else {
            Bound::Upper
        };
        self.table.store(Entry::new(key, best, best_move, depth as u8, bound));
        Some(best)
    }

    /// How well `seat`, who is to move, stands.
    fn estimate(&mut self, seat: Seat) -> i32 {
        let estimate = self.scout.estimate(&self.field, seat);
        if self.task.noise == 0 {
            return estimate;
        }
        let range = 2 * self.task.noise as u64 + 1;
        estimate + (mix(self.field.hash() ^ self.task.seed) % range) as i32 - self.task.noise
    }

    /// The expected continuation that begins with a move of the root, as far as the table knows it.
    pub fn continuation(&mut self, first: u16) -> Vec<u16> {
        let (mut line, mut seat) = (vec![first], self.mover);
        self.field.put(seat, first.into());
        while line.len() < self.depth as usize {
            seat = seat.other();
            let known = self.table.probe(self.field.hash() ^ u64::from(seat.0));
            let Some(entry) = known.filter(|entry| entry.best != Entry::NO_MOVE) else { break };
            self.field.put(seat, entry.best.into());
            line.push(entry.best);
        }
        for _ in &line {
            self.field.take_back();
        }
        line
    }
}

/// Moves some of the items to the front, in the order given, where they are among them.
fn bring_forward(items: &mut [u16], first: &[u16]) {
    let mut front = 0;
    for wanted in first {
        if let Some(at) = items[front..].iter().position(|item| item == wanted) {
            items[front..=front + at].rotate_right(1);
            front += 1;
        }
    }
}
