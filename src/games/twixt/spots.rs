//! Where the holes and links are, and which of them a point means.
//!
//! Board units: [`PITCH`] from hole to hole, the origin in the middle of the board.

use bevy::prelude::*;
use parlour_core::{Game, Seat};
use parlour_twixt::geometry::DIRECTIONS;
use parlour_twixt::{Link, Move, Point, Setup, Twixt};

use crate::table::game::{Choice, Direction, MarkKind, Spot, SpotId};

/// From hole to hole.
pub const PITCH: f32 = 60.0;

/// From the cells of the outermost holes to the edge of the board.
pub const MARGIN: f32 = 12.0;

/// Around the board: room for the shadow and for the names of rows and columns, which do not become smaller on large boards.
pub fn border(setup: Setup) -> f32 {
    const LEAST: f32 = 42.0;
    (0.03 * sheet(setup)).max(LEAST)
}

/// How near to a hole the mouse means the hole, and how near to the middle of a link it means the link.
const REACH: [f32; 2] = [0.4 * PITCH, 0.16 * PITCH];

/// A place on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A hole. Where there is a swap and so no corner, the upper left corner is where the swap is made.
    Hole(Point),
    /// The middle of a link, in half columns and rows: one of the two is odd.
    Middle(u8, u8),
}

impl Place {
    /// Its number, the same on boards of every size.
    pub const fn id(self) -> SpotId {
        match self {
            Self::Hole(point) => SpotId((point.row as u16) << 6 | point.col as u16),
            Self::Middle(x, y) => SpotId(1 << 14 | (y as u16) << 7 | x as u16),
        }
    }

    /// The place of a number made by [`Place::id`].
    pub const fn of(SpotId(id): SpotId) -> Self {
        if id >> 14 == 0 {
            Self::Hole(Point::new((id & 63) as u8, (id >> 6) as u8))
        } else {
            Self::Middle((id & 127) as u8, (id >> 7 & 127) as u8)
        }
    }

    /// Where it is.
    pub fn at(self, setup: Setup) -> Vec2 {
        match self {
            Self::Hole(point) => hole_at(setup, point),
            Self::Middle(x, y) => at(setup, f32::from(x) / 2.0, f32::from(y) / 2.0),
        }
    }

    /// The two links that have their middle here, of which at most one can be there.
    fn links(self) -> [Option<Link>; 2] {
        let Self::Middle(x, y) = self else { return [None; 2] };
        let between = |a: (u8, u8), b: (u8, u8)| Link::between(Point::new(a.0, a.1), Point::new(b.0, b.1));
        if x % 2 == 1 {
            let (left, right, row) = (x / 2, x / 2 + 1, y / 2);
            [between((left, row - 1), (right, row + 1)), between((left, row + 1), (right, row - 1))]
        } else {
            let (top, bottom, col) = (y / 2, y / 2 + 1, x / 2);
            [between((col - 1, top), (col + 1, bottom)), between((col - 1, bottom), (col + 1, top))]
        }
    }
}

/// The place in a column and row that need not be whole.
fn at(setup: Setup, col: f32, row: f32) -> Vec2 {
    let middle = f32::from(setup.size + 1) / 2.0;
    Vec2::new(col - middle, middle - row) * PITCH
}

/// The place of a hole.
pub fn hole_at(setup: Setup, point: Point) -> Vec2 {
    at(setup, point.col.into(), point.row.into())
}

/// The side of the board.
pub fn sheet(setup: Setup) -> f32 {
    f32::from(setup.size) * PITCH + 2.0 * MARGIN
}

/// Where the swap is made.
pub const SWAP: Point = Point::new(1, 1);

/// Whether the cursor can go there: to every hole, and to where the swap is made.
pub fn exists(setup: Setup, point: Point) -> bool {
    let edge = |number: u8| number == 1 || number == setup.size;
    let inside = |number: u8| (1..=setup.size).contains(&number);
    let corner = edge(point.col) && edge(point.row);
    inside(point.col) && inside(point.row) && (!corner || setup.variant.has_corners() || point == SWAP)
}

/// Whether the point is where the swap is made.
pub fn is_swap(setup: Setup, point: Point) -> bool {
    setup.variant.has_swap() && point == SWAP
}

/// All spots, row by row; behind them the middles of links where links may be taken away.
pub fn all(setup: Setup) -> Vec<Spot> {
    let rows = 1..=setup.size;
    let points = rows.flat_map(|row| (1..=setup.size).map(move |col| Point::new(col, row)));
    let hole = |point| Spot {
        id: Place::Hole(point).id(),
        at: hole_at(setup, point),
        size: Vec2::splat(0.9 * PITCH),
        cursor: true,
    };
    let mut spots: Vec<Spot> = points.filter(|&point| exists(setup, point)).map(hole).collect();
    if !setup.variant.own_links_may_cross() {
        let halves = 3..=2 * setup.size - 1;
        let middles = halves.clone().flat_map(|y| halves.clone().map(move |x| (x, y)));
        spots.extend(middles.filter(|(x, y)| x % 2 != y % 2).map(|(x, y)| Spot {
            id: Place::Middle(x, y).id(),
            at: Place::Middle(x, y).at(setup),
            size: Vec2::splat(0.3 * PITCH),
            cursor: false,
        }));
    }
    spots
}

/// The spot that a point means.
pub fn under(setup: Setup, point: Vec2, touch: bool) -> Option<SpotId> {
    let middle = f32::from(setup.size + 1) / 2.0;
    let (col, row) = (point.x / PITCH + middle, middle - point.y / PITCH);
    let numbered = |number: f32| (0.5..f32::from(setup.size) + 0.5).contains(&number);
    if !(numbered(col) && numbered(row)) {
        return None;
    }
    let hole = Point::new(col.round() as u8, row.round() as u8);
    let link = Place::Middle((2.0 * col).round() as u8, (2.0 * row).round() as u8);
    if let (Place::Middle(x, y), false) = (link, setup.variant.own_links_may_cross()) {
        let inside = |half: u8| (3..2 * setup.size).contains(&half);
        let near = link.at(setup).distance(point) <= REACH[1];
        if x % 2 != y % 2 && inside(x) && inside(y) && near {
            return Some(link.id());
        }
    }
    let near = touch || hole_at(setup, hole).distance(point) <= REACH[0] || setup.variant.own_links_may_cross();
    (near && exists(setup, hole)).then(|| Place::Hole(hole).id())
}

/// The hole next to another one.
pub fn neighbour(setup: Setup, from: SpotId, direction: Direction) -> Option<SpotId> {
    let step = match direction {
        Direction::Left => (-1, 0),
        Direction::Right => (1, 0),
        Direction::Up => (0, -1),
        Direction::Down => (0, 1),
    };
    moved(setup, from, step)
}

/// The hole a knight's move away: two ahead and one to the right-hand side, or to the left-hand one.
pub fn jump(setup: Setup, from: SpotId, direction: Direction, right: bool) -> Option<SpotId> {
    let aside = if right { 1 } else { -1 };
    moved(
        setup,
        from,
        match direction {
            Direction::Up => (aside, -2),
            Direction::Right => (2, aside),
            Direction::Down => (-aside, 2),
            Direction::Left => (-2, -aside),
        },
    )
}

fn moved(setup: Setup, from: SpotId, (cols, rows): (i8, i8)) -> Option<SpotId> {
    let Place::Hole(point) = Place::of(from) else { return None };
    let to = Point::new(point.col.checked_add_signed(cols)?, point.row.checked_add_signed(rows)?);
    exists(setup, to).then(|| Place::Hole(to).id())
}

/// The holes a knight's move away.
pub fn around(setup: Setup, point: Point) -> impl Iterator<Item = Point> {
    let towards = move |(cols, rows): (i8, i8)| {
        let to = Point::new(point.col.checked_add_signed(cols)?, point.row.checked_add_signed(rows)?);
        Some(to).filter(|&to| exists(setup, to))
    };
    DIRECTIONS.into_iter().filter_map(towards)
}

/// The spots chosen for a move: a hole, or the two ends of a link.
pub fn path(mv: Move) -> Vec<SpotId> {
    match mv {
        Move::Peg(point) => vec![Place::Hole(point).id()],
        Move::Swap => vec![Place::Hole(SWAP).id()],
        Move::Add(link) | Move::Remove(link) => link.ends().map(|end| Place::Hole(end).id()).into(),
    }
}

/// What choosing a spot means. A peg goes into an empty hole at once. Where links are chosen, an own peg is selected, and a
/// second one adds or removes the link between them; a link is also removed by its middle.
pub fn choose(game: &Twixt, selected: Option<SpotId>, spot: SpotId) -> Choice<Move> {
    let made = |mv: Move| game.refusal(mv).map_or(Choice::Move(mv), Choice::Refuse);
    if game.outcome().is_some() {
        return Choice::Refuse("game-over");
    }
    let is_own = |point: Point| game.peg(point) == Some(game.to_move());
    match (selected.map(Place::of), Place::of(spot)) {
        (Some(first), second) if first == second => Choice::Clear,
        (_, place @ Place::Middle(..)) => {
            let own = |link: &Link| game.link(*link) == Some(game.to_move());
            place.links().into_iter().flatten().find(own).map_or(Choice::Clear, |link| made(Move::Remove(link)))
        }
        (Some(Place::Hole(first)), Place::Hole(second)) if is_own(second) => match Link::between(first, second) {
            Some(link) => made(edit(game, link)),
            None if has_edits(game, second) => Choice::Select,
            None => Choice::Refuse("no-knights-move"),
        },
        (_, Place::Hole(point)) if is_swap(*game.setup(), point) => made(Move::Swap),
        (_, Place::Hole(point)) if is_own(point) && has_edits(game, point) => Choice::Select,
        (_, Place::Hole(point)) => made(Move::Peg(point)),
    }
}

/// What can be done with a link: it is removed if it is there, else added.
fn edit(game: &Twixt, link: Link) -> Move {
    if game.link(link).is_some() { Move::Remove(link) } else { Move::Add(link) }
}

/// The links at a peg that may be added or removed now.
fn edits(game: &Twixt, point: Point) -> impl Iterator<Item = (Point, Move)> {
    let with = move |to: Point| Some((to, edit(game, Link::between(point, to)?)));
    around(*game.setup(), point).filter_map(with).filter(|&(_, mv)| game.refusal(mv).is_none())
}

fn has_edits(game: &Twixt, point: Point) -> bool {
    edits(game, point).next().is_some()
}

/// The pegs to which the selected one can get or lose a link.
pub fn targets(game: &Twixt, selected: SpotId) -> Vec<(SpotId, MarkKind)> {
    let Place::Hole(point) = Place::of(selected) else { return Vec::new() };
    let kind = |mv| if matches!(mv, Move::Remove(_)) { MarkKind::Prey } else { MarkKind::Target };
    edits(game, point).map(|(to, mv)| (Place::Hole(to).id(), kind(mv))).collect()
}

/// The names of columns and rows, above and beside the board. Where they would stand too close, every other one.
pub fn labels(setup: Setup) -> Vec<(Vec2, String)> {
    let beyond = sheet(setup) / 2.0 + 0.56 * border(setup);
    let every = if setup.size > 30 { 2 } else { 1 };
    let numbers = (1..=setup.size).filter(|number| (number - 1) % every == 0);
    let column = |col: u8| (Vec2::new(hole_at(setup, Point::new(col, 1)).x, beyond), letters(col));
    let row = |row: u8| (Vec2::new(-beyond, hole_at(setup, Point::new(1, row)).y), row.to_string());
    numbers.clone().map(column).chain(numbers.map(row)).collect()
}

/// The letters of a column.
fn letters(col: u8) -> String {
    Point::new(col, 1).to_string().trim_end_matches(|sign: char| sign.is_ascii_digit()).to_owned()
}

/// The player whose border row a hole lies on; `None` inside and in corners.
pub fn border_of(setup: Setup, point: Point) -> Option<Seat> {
    let edge = |number: u8| number == 1 || number == setup.size;
    match (edge(point.col), edge(point.row)) {
        (false, true) => Some(Seat::FIRST),
        (true, false) => Some(Seat::SECOND),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_twixt::Variant;

    use super::*;

    fn game(variant: Variant, size: u8, moves: &str) -> Twixt {
        let mut game = Twixt::new(&Setup { variant, size }).unwrap();
        for word in moves.split_whitespace() {
            game.play(word.parse().unwrap()).unwrap();
        }
        game
    }

    fn hole(text: &str) -> SpotId {
        Place::Hole(text.parse().unwrap()).id()
    }

    #[test]
    fn numbers_lead_back_to_their_places() {
        for variant in Variant::ALL {
            for spot in all(Setup { variant, size: 48 }) {
                assert_eq!(Place::of(spot.id).id(), spot.id);
                assert_eq!(Place::of(spot.id).at(Setup { variant, size: 48 }), spot.at);
            }
        }
    }

    #[test]
    fn the_cursor_goes_to_neighbours_and_by_all_knights_moves() {
        let setup = Setup { variant: Variant::Classic, size: 9 };
        let from = hole("e5");
        assert_eq!(neighbour(setup, from, Direction::Up), Some(hole("e4")));
        assert_eq!(neighbour(setup, hole("a5"), Direction::Left), None);
        let jumps: Vec<SpotId> = Direction::ALL
            .into_iter()
            .flat_map(|direction| [true, false].map(|right| jump(setup, from, direction, right).unwrap()))
            .collect();
        let mut around: Vec<SpotId> = around(setup, "e5".parse().unwrap()).map(|to| Place::Hole(to).id()).collect();
        assert_eq!(jump(setup, from, Direction::Up, true), Some(hole("f3")));
        assert_eq!(jump(setup, from, Direction::Down, true), Some(hole("d7")));
        let mut sorted = jumps;
        sorted.sort();
        around.sort();
        assert_eq!(sorted, around);
    }

    #[test]
    fn without_corners_the_upper_left_one_is_for_the_swap() {
        let swaps = game(Variant::Pp, 8, "c4");
        assert_eq!(choose(&swaps, None, hole("a1")), Choice::Move(Move::Swap));
        let later = game(Variant::Pp, 8, "c4 d5 e5");
        assert_eq!(choose(&later, None, hole("a1")), Choice::Refuse("no-swap"));
        assert!(!exists(*later.setup(), "h8".parse().unwrap()));
        let classic = game(Variant::Classic, 8, "c4");
        assert_eq!(choose(&classic, None, hole("a1")), Choice::Move("a1".parse().unwrap()));
    }

    #[test]
    fn a_link_goes_by_its_middle_or_by_its_ends_and_comes_back_by_its_ends() {
        let mut linked = game(Variant::Standard, 10, "c3 h8 e4 h9");
        let (from, to) = (hole("c3"), hole("e4"));
        assert_eq!(choose(&linked, None, from), Choice::Select);
        let remove: Move = "-c3e4".parse().unwrap();
        assert_eq!(choose(&linked, Some(from), to), Choice::Move(remove));
        assert_eq!(choose(&linked, None, Place::Middle(8, 7).id()), Choice::Move(remove));
        assert_eq!(choose(&linked, None, Place::Middle(9, 8).id()), Choice::Clear);
        assert_eq!(targets(&linked, from), [(to, MarkKind::Prey)]);
        linked.play(remove).unwrap();
        // A link is touched once in a turn.
        assert_eq!(choose(&linked, Some(from), to), Choice::Refuse("link-touched"));
        linked.play("g6".parse().unwrap()).unwrap();
        linked.play("f9".parse().unwrap()).unwrap();
        assert_eq!(choose(&linked, Some(from), to), Choice::Move("+c3e4".parse().unwrap()));
    }

    #[test]
    fn nothing_is_done_to_links_that_are_permanent() {
        let linked = game(Variant::Pp, 10, "c3 h8 e4 h9");
        assert_eq!(choose(&linked, None, hole("c3")), Choice::Refuse("point-taken"));
        assert!(targets(&linked, hole("c3")).is_empty());
    }
}
