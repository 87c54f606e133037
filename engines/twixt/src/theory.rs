//! What a player of `TwixT` sees: how far both are from connecting, what threatens, and pegs that belong together without a
//! link.

use std::collections::VecDeque;

use parlour_core::{Game, Seat};

use crate::field::Field;
use crate::grid::bits;
use crate::moves::Move;
use crate::picture::Effect;
use crate::point::Point;
use crate::rules::Twixt;
use crate::thinking::Scout;

/// Two pegs that can be joined over either of two points, so that the other player cannot easily separate them. Named as
/// players do, by the columns and rows between the pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    /// 4–0.
    Beam,
    /// 3–1.
    Tilt,
    /// 3–3.
    Coign,
    /// 2–0.
    Mesh,
    /// 1–1.
    Short,
}

impl Pattern {
    /// The name in locale keys.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beam => "beam",
            Self::Tilt => "tilt",
            Self::Coign => "coign",
            Self::Mesh => "mesh",
            Self::Short => "short",
        }
    }

    /// The pattern of two points, if they have one.
    pub fn of(a: Point, b: Point) -> Option<Self> {
        let (cols, rows) = (a.col.abs_diff(b.col), a.row.abs_diff(b.row));
        match (cols.max(rows), cols.min(rows)) {
            (4, 0) => Some(Self::Beam),
            (3, 1) => Some(Self::Tilt),
            (3, 3) => Some(Self::Coign),
            (2, 0) => Some(Self::Mesh),
            (1, 1) => Some(Self::Short),
            _ => None,
        }
    }
}

/// A shortest way from border to border.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// All its points, those with pegs included.
    pub points: Vec<Point>,
    /// The points that still need a peg.
    pub missing: Vec<Point>,
}

/// The reading of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Theory {
    /// For each player a way that needs as few pegs as possible, if the other did nothing more; `None` if there is none.
    pub ways: [Option<Way>; 2],
    /// For each player the points where one peg would win.
    pub winning: [Vec<Point>; 2],
    /// If the other player threatens to win: the moves that prevent it.
    pub answers: Vec<Point>,
    /// Pegs of the player to move, and then those of the other, that can be joined in two ways.
    pub patterns: [Vec<(Point, Point, Pattern)>; 2],
}

impl Theory {
    /// Reads a position.
    pub fn of(game: &Twixt) -> Self {
        let mut field = game.field().clone();
        let (mut scout, mover) = (Scout::default(), game.to_move());
        let mut winning = [Vec::new(), Vec::new()];
        let mut answers = Vec::new();
        if game.outcome().is_none() {
            for seat in [Seat::FIRST, Seat::SECOND] {
                scout.winning(&mut field, seat, &mut winning[seat.index()]);
            }
            let threats = &winning[mover.other().index()];
            if !threats.is_empty() {
                scout.answers(&mut field, mover.other(), threats, &mut answers);
            }
        }
        let points = |list: &Vec<u16>| list.iter().map(|&index| field.grid().point(index.into())).collect();
        Self {
            ways: [Seat::FIRST, Seat::SECOND].map(|seat| shortest(&field, seat)),
            winning: winning.each_ref().map(points),
            answers: points(&answers),
            patterns: [mover, mover.other()].map(|seat| patterns(&field, seat)),
        }
    }
}

/// Why a move is worth playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It joins the borders.
    Wins,
    /// The other player would have won at once, and now cannot.
    Prevents,
    /// It wins with the next peg unless the other player prevents it; at so many points.
    Threatens(usize),
    /// It makes so many links.
    Links(usize),
    /// It belongs to an older peg, as this pattern.
    Holds(Pattern),
    /// The other player needs so many more pegs than before; `None`: it can no longer connect at all.
    Blocks(Option<usize>),
    /// The player needs one peg less than before.
    Advances,
}

impl Reason {
    /// The name in locale keys (`reason-twixt-<name>`).
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wins => "wins",
            Self::Prevents => "prevents",
            Self::Threatens(_) => "threatens",
            Self::Links(_) => "links",
            Self::Holds(_) => "holds",
            Self::Blocks(_) => "blocks",
            Self::Advances => "advances",
        }
    }
}

/// What speaks for a legal move, the most important first; nothing for moves other than pegs.
pub fn reasons(game: &Twixt, mv: Move) -> Vec<Reason> {
    let mut next = game.clone();
    let (Move::Peg(point), Ok(effects)) = (mv, next.play(mv)) else { return Vec::new() };
    let (mover, other) = (game.to_move(), game.to_move().other());
    let (before, after) = (Theory::of(game), Theory::of(&next));
    if effects.iter().any(|effect| matches!(effect, Effect::Connected { .. })) {
        return vec![Reason::Wins];
    }
    let mut reasons = Vec::new();
    if !before.winning[other.index()].is_empty() && after.winning[other.index()].is_empty() {
        reasons.push(Reason::Prevents);
    }
    if !after.winning[mover.index()].is_empty() {
        reasons.push(Reason::Threatens(after.winning[mover.index()].len()));
    }
    let missing = |theory: &Theory, seat: Seat| theory.ways[seat.index()].as_ref().map(|way| way.missing.len());
    match (missing(&before, other), missing(&after, other)) {
        (Some(_), None) => reasons.push(Reason::Blocks(None)),
        (Some(less), Some(more)) if more > less => reasons.push(Reason::Blocks(Some(more - less))),
        _ => {}
    }
    let links = effects.iter().filter(|effect| matches!(effect, Effect::LinkAdded { .. })).count();
    if links > 0 {
        reasons.push(Reason::Links(links));
    }
    let of_point = |&&(a, b, _): &&(Point, Point, Pattern)| a == point || b == point;
    if let Some(&(_, _, pattern)) = after.patterns[1].iter().find(of_point) {
        reasons.push(Reason::Holds(pattern));
    }
    if missing(&after, mover) < missing(&before, mover) && after.ways[mover.index()].is_some() {
        reasons.push(Reason::Advances);
    }
    reasons
}

/// How many pegs `seat` needs at least to connect, if the other player did nothing more; `None` if it cannot.
pub(crate) fn missing(field: &Field, seat: Seat) -> Option<usize> {
    shortest(field, seat).map(|way| way.missing.len())
}

/// A way of `seat` that needs as few pegs as possible (breadth-first search with steps of 0 and 1).
fn shortest(field: &Field, seat: Seat) -> Option<Way> {
    const UNSEEN: usize = usize::MAX;
    let grid = field.grid();
    let own = |index: usize| field.owner(index) == Some(seat);
    let usable = |index: usize| own(index) || field.may_put(seat, index);
    let cost = |index: usize| usize::from(!own(index));
    let mut from = vec![UNSEEN; grid.points()];
    let mut far = vec![UNSEEN; grid.points()];
    let mut is_done = vec![false; grid.points()];
    let mut queue = VecDeque::new();
    for index in grid.border(seat, false).filter(|&index| usable(index)) {
        (from[index], far[index]) = (index, cost(index));
        if own(index) { queue.push_front(index) } else { queue.push_back(index) }
    }
    while let Some(at) = queue.pop_front() {
        if std::mem::replace(&mut is_done[at], true) {
            continue;
        }
        if grid.border_of(seat, at) == Some(1) {
            let back = std::iter::successors(Some(at), |&at| Some(from[at]).filter(|&before| before != at));
            let mut way: Vec<usize> = back.collect();
            way.reverse();
            let points = |indices: &mut dyn Iterator<Item = usize>| indices.map(|index| grid.point(index)).collect();
            let missing = points(&mut way.iter().copied().filter(|&index| !own(index)));
            return Some(Way { points: points(&mut way.into_iter()), missing });
        }
        for direction in bits(field.open(seat, at)) {
            let to = grid.towards(at, direction);
            let is_step = if own(at) && own(to) { field.links(at) >> direction & 1 == 1 } else { usable(to) };
            if is_step && far[at] + cost(to) < far[to] {
                (from[to], far[to]) = (at, far[at] + cost(to));
                if own(to) { queue.push_front(to) } else { queue.push_back(to) }
            }
        }
    }
    None
}

/// Pegs of `seat` that are not joined but can be, over either of two points.
fn patterns(field: &Field, seat: Seat) -> Vec<(Point, Point, Pattern)> {
    let grid = field.grid();
    let pegs: Vec<usize> = field.pegs(seat).collect();
    let mut found = Vec::new();
    for (at, &a) in pegs.iter().enumerate() {
        for &b in &pegs[..at] {
            let (first, second) = (grid.point(a).min(grid.point(b)), grid.point(a).max(grid.point(b)));
            let Some(pattern) = Pattern::of(first, second).filter(|_| field.root(a) != field.root(b)) else { continue };
            let joins = |middle: &usize| {
                bits(field.open(seat, *middle)).any(|direction| grid.towards(*middle, direction) == b)
                    && field.may_put(seat, *middle)
            };
            let middles = bits(field.open(seat, a)).map(|direction| grid.towards(a, direction));
            if middles.filter(joins).count() == 2 {
                found.push((first, second, pattern));
            }
        }
    }
    found.sort_unstable_by_key(|&(a, b, _)| (a, b));
    found
}
