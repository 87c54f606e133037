//! The search itself.

use std::mem;

use super::table::{COMPLETE, Known, Table};
use super::{Bounds, Position};
use crate::{Control, Progress, Ranked, Solution, Thought, Unsolved};

/// The greatest depth of a search that is not complete, in plies.
const DEEPEST: u8 = COMPLETE - 1;

/// The longest expected continuation that is told.
const LONGEST_PV: usize = 200;

/// How the root treats its moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    /// Only the best move's value must be true; the others need only be shown to be no better.
    Best,
    /// Every move's value must be true.
    All,
}

/// Searches positions of one game. What it learns in one search it uses in the next.
pub struct Searcher<P: Position> {
    table: Table,
    /// A list of moves for every ply, kept to be used again.
    moves: Vec<Vec<P::Move>>,
    /// How often, weighted by depth, a move (by its code) was good enough to end the search of a position.
    history: Vec<u32>,
    nodes: u64,
    /// How often a value came from an estimate.
    estimates: u64,
    deepest: usize,
}

impl<P: Position> Searcher<P> {
    /// A searcher whose transposition table takes at most `bytes`.
    pub fn new(bytes: usize) -> Self {
        Self { table: Table::new(bytes), moves: Vec::new(), history: Vec::new(), nodes: 0, estimates: 0, deepest: 0 }
    }

    /// Forgets everything, so that the next search does exactly what a new searcher's would.
    pub fn clear(&mut self) {
        self.table.clear();
        self.history.clear();
    }

    /// The positions looked at by the search made last.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best move, by iterative deepening until the game is seen to its end or `control` says stop.
    ///
    /// The score is the value of the future. `None` if the game is over. Stopped early, the answer is the best move so far,
    /// and with no depth completed possibly just the first.
    pub fn best(&mut self, position: &mut P, control: &Control) -> Option<Thought<P::Move>> {
        let moves = list(position);
        self.deepen(position, moves, Wish::Best, control)
    }

    /// The same, with the value of each of `moves` (which must be legal). Stopped early, the values are those of the last
    /// completed depth; moves never valued are left out.
    pub fn rank(&mut self, position: &mut P, moves: &[P::Move], control: &Control) -> Option<Thought<P::Move>> {
        self.deepen(position, moves.to_vec(), Wish::All, control)
    }

    /// The exact value of the future and which of `moves` (which must be legal) reach it, in the order given.
    ///
    /// # Errors
    /// If `control` ends the search first. A depth limit is no such end: this search knows no depth.
    pub fn solve(
        &mut self,
        position: &mut P,
        moves: &[P::Move],
        control: &Control,
    ) -> Result<Solution<P::Move>, Unsolved> {
        self.begin();
        let value = self.value(position, COMPLETE, Bounds::ANY, 0, control).ok_or(Unsolved::Limit)?;
        let mut best = Vec::new();
        if !position.is_over() {
            // A move is best if it is not below the value: one bit of knowledge, got with the narrowest window.
            let window = Bounds { lower: value - 1, upper: value };
            for &mv in moves {
                if self.after(position, mv, COMPLETE, window, 0, control).ok_or(Unsolved::Limit)? >= value {
                    best.push(mv);
                }
            }
        }
        Ok(Solution { value, best, nodes: self.nodes })
    }

    /// A line of best play that begins with `first`, whose score must be the true value of the future: to the end of the
    /// game, or until `control` says stop. Right after [`Searcher::solve`] the table still knows most of it.
    pub fn line(&mut self, position: &mut P, first: Ranked<P::Move>, control: &Control) -> Vec<P::Move> {
        self.begin();
        let mut line = Vec::new();
        let mut next = Some(first);
        while let Some(Ranked { mv, score }) = next {
            let value = position.make(mv).future(score);
            line.push(mv);
            next = self.worth(position, value, control);
        }
        for &mv in line.iter().rev() {
            position.unmake(mv);
        }
        line
    }

    /// A move that is worth as much as the position, which is `value`. `None` if the game is over or the search must end.
    fn worth(&mut self, position: &mut P, value: i32, control: &Control) -> Option<Ranked<P::Move>> {
        let mut moves = list(position);
        if let Some(hint) = self.table.probe(position.key()).and_then(|known| known.best) {
            bring_forward(&mut moves, |&mv| P::code(mv) == hint);
        }
        let window = Bounds { lower: value - 1, upper: value };
        for mv in moves {
            if self.after(position, mv, COMPLETE, window, 0, control)? >= value {
                return Some(Ranked { mv, score: value });
            }
        }
        None
    }

    /// The best move and its exact value without looking at lesser depths first: for games that are searched to the end
    /// and order their moves well.
    ///
    /// Ended early, the thought is not exact; its score is then that of the best move searched so far.
    pub fn complete(&mut self, position: &mut P, control: &Control) -> Option<Thought<P::Move>> {
        self.begin();
        let mut moves = list(position);
        let mut thought = Thought::choice(*moves.first()?);
        let (valued, ended) = self.root(position, &mut moves, COMPLETE, Wish::Best, control);
        if let Some(best) = valued.first() {
            thought.best = best.mv;
            thought.score = best.score;
            thought.exact = !ended;
            thought.pv = self.continuation(position, *best, COMPLETE);
        }
        thought.depth = if ended { 0 } else { self.deepest as u32 };
        thought.nodes = self.nodes;
        Some(thought)
    }

    fn begin(&mut self) {
        self.nodes = 0;
        self.deepest = 0;
        self.table.renew();
        self.history.iter_mut().for_each(|count| *count /= 2);
    }

    fn deepen(
        &mut self,
        position: &mut P,
        mut moves: Vec<P::Move>,
        wish: Wish,
        control: &Control,
    ) -> Option<Thought<P::Move>> {
        self.begin();
        let mut thought = Thought::choice(*moves.first()?);
        let limit = control.depth_limit.map_or(DEEPEST, |limit| limit.clamp(1, u32::from(DEEPEST)) as u8);
        for depth in 1..=limit {
            let estimates = self.estimates;
            let (valued, ended) = self.root(position, &mut moves, depth, wish, control);
            thought.exact = !ended && estimates == self.estimates;
            // Half a round still counts if only the best is wanted: the favourite of the last round came first.
            if !ended || wish == Wish::Best || depth == 1 {
                if let Some(best) = valued.first() {
                    thought.best = best.mv;
                    thought.score = best.score;
                    thought.pv = self.continuation(position, *best, if thought.exact { COMPLETE } else { depth });
                }
                if wish == Wish::All {
                    thought.ranked = valued;
                }
            }
            if ended {
                break;
            }
            thought.depth = u32::from(depth);
            control.report(Progress {
                depth: thought.depth,
                score: thought.score,
                nodes: self.nodes,
                ..Progress::default()
            });
            if thought.exact {
                break;
            }
        }
        thought.nodes = self.nodes;
        Some(thought)
    }

    /// Values `moves` and sorts them, best first, for the next round. Gives the values that are true, best first, and
    /// whether the control ended the round.
    fn root(
        &mut self,
        position: &mut P,
        moves: &mut [P::Move],
        depth: u8,
        wish: Wish,
        control: &Control,
    ) -> (Vec<Ranked<P::Move>>, bool) {
        let mut valued: Vec<Ranked<P::Move>> = Vec::with_capacity(moves.len());
        let mut window = Bounds::ANY;
        let mut ended = false;
        for &mv in moves.iter() {
            let Some(score) = self.variation(position, mv, depth, window, valued.is_empty(), 0, control) else {
                ended = true;
                break;
            };
            if wish == Wish::All || valued.is_empty() || score > window.lower {
                valued.push(Ranked { mv, score });
            }
            if wish == Wish::Best {
                window.lower = window.lower.max(score);
            }
        }
        // Stable: of equals, the one that was first stays first.
        valued.sort_by_key(|ranked| -ranked.score);
        for (at, ranked) in valued.iter().enumerate() {
            bring_forward(&mut moves[at..], |&mv| mv == ranked.mv);
        }
        (valued, ended)
    }

    /// The value of a move. All but the `first` are at first only asked whether they are better than what we have.
    fn variation(
        &mut self,
        position: &mut P,
        mv: P::Move,
        depth: u8,
        window: Bounds,
        first: bool,
        ply: usize,
        control: &Control,
    ) -> Option<i32> {
        let scout = Bounds { lower: window.lower, upper: window.lower + 1 };
        if first || window.lower == Bounds::ANY.lower || scout.upper >= window.upper {
            return self.after(position, mv, depth, window, ply, control);
        }
        let value = self.after(position, mv, depth, scout, ply, control)?;
        if value <= window.lower || value >= window.upper {
            return Some(value);
        }
        self.after(position, mv, depth, window, ply, control)
    }

    /// The value of a move, true within `window`.
    fn after(
        &mut self,
        position: &mut P,
        mv: P::Move,
        depth: u8,
        window: Bounds,
        ply: usize,
        control: &Control,
    ) -> Option<i32> {
        let step = position.make(mv);
        let future = self.value(position, less(depth), step.shift(window), ply + 1, control);
        position.unmake(mv);
        future.map(|future| step.value(future))
    }

    /// The value of a position: true within the window, below it an upper bound and above it a lower one. `None` if the
    /// control ended the search.
    fn value(&mut self, position: &mut P, depth: u8, window: Bounds, ply: usize, control: &Control) -> Option<i32> {
        if control.must_end(self.nodes) {
            return None;
        }
        let (nodes, estimates) = (self.nodes, self.estimates);
        self.nodes += 1;
        self.deepest = self.deepest.max(ply);
        if position.is_over() {
            return Some(position.evaluate());
        }
        let mut certain = position.bounds();
        if let Some(value) = decided(certain, window) {
            return Some(value);
        }
        if depth == 0 {
            self.estimates += 1;
            return Some(position.evaluate().clamp(certain.lower, certain.upper));
        }
        let key = position.key();
        let known = self.table.probe(key);
        if let Some(known) = known.filter(|known| known.depth >= depth) {
            let narrower = certain.intersection(known.bounds);
            if narrower != certain && known.depth != COMPLETE {
                self.estimates += 1;
            }
            certain = narrower;
            if let Some(value) = decided(certain, window) {
                return Some(value);
            }
        }

        let inner = window.intersection(certain);
        let mut moves = self.take_moves(ply);
        position.moves(&mut moves);
        let hint = known.and_then(|known| known.best);
        let found = self.best_of(position, &mut moves, hint, depth, inner, ply, control);
        self.moves[ply] = moves;
        let (best, value) = found?;

        let value = value.clamp(certain.lower, certain.upper);
        let known = Known {
            bounds: Bounds {
                lower: if value > inner.lower { value } else { certain.lower },
                upper: if value < inner.upper { value } else { certain.upper },
            },
            depth: if estimates == self.estimates { COMPLETE } else { depth },
            // If every move was too weak, none is known to be better than the others.
            best: if value > inner.lower { Some(P::code(best)) } else { hint },
        };
        self.table.store(key, known, self.nodes - nodes);
        Some(value)
    }

    /// The best of the moves and its value.
    fn best_of(
        &mut self,
        position: &mut P,
        moves: &mut [P::Move],
        hint: Option<u16>,
        depth: u8,
        mut window: Bounds,
        ply: usize,
        control: &Control,
    ) -> Option<(P::Move, i32)> {
        let hinted = hint.is_some_and(|hint| bring_forward(moves, |&mv| P::code(mv) == hint));
        let mut best: Option<(P::Move, i32)> = None;
        for at in 0..moves.len() {
            if P::HISTORY && !(hinted && at == 0) {
                self.bring_most_successful(&mut moves[at..]);
            }
            let mv = moves[at];
            let value = self.variation(position, mv, depth, window, best.is_none(), ply, control)?;
            if best.is_none_or(|(_, highest)| value > highest) {
                best = Some((mv, value));
            }
            if value >= window.upper {
                if P::HISTORY {
                    self.praise(mv, depth);
                }
                break;
            }
            window.lower = window.lower.max(value);
        }
        Some(best.expect("a position that is not over has moves"))
    }

    /// Follows the best moves that the table proves, as far as it does.
    fn continuation(&self, position: &mut P, first: Ranked<P::Move>, mut depth: u8) -> Vec<P::Move> {
        let mut line = vec![first.mv];
        let step = position.make(first.mv);
        let mut value = step.future(first.score);
        depth = less(depth);
        while depth > 0 && line.len() < LONGEST_PV && !position.is_over() {
            let mut moves = list(position);
            if let Some(hint) = self.table.probe(position.key()).and_then(|known| known.best) {
                bring_forward(&mut moves, |&mv| P::code(mv) == hint);
            }
            depth = less(depth);
            let next = moves.into_iter().find_map(|mv| {
                let step = position.make(mv);
                let future = self.known_value(position, depth);
                position.unmake(mv);
                future.filter(|&future| step.value(future) == value).map(|future| (mv, future))
            });
            let Some((mv, future)) = next else { break };
            position.make(mv);
            line.push(mv);
            value = future;
        }
        for &mv in line.iter().rev() {
            position.unmake(mv);
        }
        line
    }

    /// The value a position had in a search to `depth`, if it can be told without searching.
    fn known_value(&self, position: &P, depth: u8) -> Option<i32> {
        if position.is_over() {
            return Some(position.evaluate());
        }
        let certain = position.bounds();
        if depth == 0 {
            return Some(position.evaluate().clamp(certain.lower, certain.upper));
        }
        let known = self.table.probe(position.key()).filter(|known| known.depth >= depth);
        known.map_or(certain, |known| known.bounds.intersection(certain)).exact()
    }

    fn take_moves(&mut self, ply: usize) -> Vec<P::Move> {
        if self.moves.len() <= ply {
            self.moves.resize_with(ply + 1, Vec::new);
        }
        let mut moves = mem::take(&mut self.moves[ply]);
        moves.clear();
        moves
    }

    fn success(&self, mv: P::Move) -> u32 {
        self.history.get(usize::from(P::code(mv))).copied().unwrap_or(0)
    }

    fn bring_most_successful(&self, moves: &mut [P::Move]) {
        let most = moves.iter().map(|&mv| self.success(mv)).max();
        bring_forward(moves, |&mv| Some(self.success(mv)) == most);
    }

    fn praise(&mut self, mv: P::Move, depth: u8) {
        let at = usize::from(P::code(mv));
        if self.history.len() <= at {
            self.history.resize(at + 1, 0);
        }
        self.history[at] = self.history[at].saturating_add(u32::from(depth).pow(2));
    }
}

/// The moves of a position that is not in the middle of a search.
fn list<P: Position>(position: &P) -> Vec<P::Move> {
    let mut moves = Vec::new();
    if !position.is_over() {
        position.moves(&mut moves);
    }
    moves
}

/// The depth after a move. A complete search stays one.
fn less(depth: u8) -> u8 {
    if depth == COMPLETE { COMPLETE } else { depth.saturating_sub(1) }
}

/// The value to answer with, if what is certain leaves nothing to ask within the window.
fn decided(certain: Bounds, window: Bounds) -> Option<i32> {
    if certain.lower >= window.upper || certain.lower >= certain.upper {
        Some(certain.lower)
    } else if certain.upper <= window.lower {
        Some(certain.upper)
    } else {
        None
    }
}

/// Moves the first fitting item to the front; the others keep their order. Says whether there was one.
fn bring_forward<T>(items: &mut [T], fits: impl Fn(&T) -> bool) -> bool {
    let place = items.iter().position(fits);
    if let Some(place) = place {
        items[..=place].rotate_right(1);
    }
    place.is_some()
}
