//! Where the dots and lines are, and which of them a point means.
//!
//! Board units: 100 for the side of a box, the origin in the middle of the board.

use bevy::prelude::*;
use parlour_core::Game;
use parlour_dots::{Direction, Dots, Edge, Size};

use crate::table::game::{Choice, Direction as Towards, Spot, SpotId};

/// The side of a box.
pub const BOX: f32 = 100.0;

/// From the outermost dots to the edge of the sheet: two and a half squares of the paper, so that dots lie on its lines.
pub const MARGIN: f32 = 62.5;

/// From the edge of the sheet to the edge of the board: room for the shadow and for the numbers of rows and columns.
pub const BORDER: f32 = 30.0;

/// How near to a dot a point means the dot: the radius in board units, for a mouse and for a finger. A finger is coarse
/// and draws lines by a tap on them; it rarely wants a dot.
const DOT_RADIUS: [f32; 2] = [22.0, 14.0];

/// A place on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A dot by row and column, both from 1.
    Dot(u8, u8),
    /// A line, drawn or not.
    Line(Edge),
}

impl Place {
    /// Its number, the same on boards of every size.
    pub const fn id(self) -> SpotId {
        let (kind, row, col) = match self {
            Self::Dot(row, col) => (0, row, col),
            Self::Line(Edge { direction: Direction::Horizontal, row, col }) => (1, row, col),
            Self::Line(Edge { direction: Direction::Vertical, row, col }) => (2, row, col),
        };
        SpotId(kind << 8 | (row as u16) << 4 | col as u16)
    }

    /// The place of a number made by [`Place::id`].
    pub const fn of(SpotId(id): SpotId) -> Self {
        let (row, col) = ((id >> 4 & 15) as u8, (id & 15) as u8);
        match id >> 8 {
            0 => Self::Dot(row, col),
            1 => Self::Line(Edge::horizontal(row, col)),
            _ => Self::Line(Edge::vertical(row, col)),
        }
    }

    /// Its middle.
    pub fn at(self, size: Size) -> Vec2 {
        match self {
            Self::Dot(row, col) => dot_at(size, row, col),
            Self::Line(edge) => line_at(size, edge),
        }
    }
}

/// The size of the sheet of paper.
pub fn sheet(size: Size) -> Vec2 {
    Vec2::new(f32::from(size.cols), f32::from(size.rows)) * BOX + 2.0 * MARGIN
}

/// The place of a dot.
pub fn dot_at(size: Size, row: u8, col: u8) -> Vec2 {
    let from_middle = |place: u8, boxes: u8| f32::from(place - 1) - f32::from(boxes) / 2.0;
    Vec2::new(from_middle(col, size.cols), -from_middle(row, size.rows)) * BOX
}

/// The numbers of the rows and columns of dots, beside the sheet and above it.
pub fn labels(size: Size) -> Vec<(Vec2, String)> {
    let beyond = MARGIN + 0.55 * BORDER;
    let row = |row: u8| (dot_at(size, row, 1) - Vec2::X * beyond, row.to_string());
    let col = |col: u8| (dot_at(size, 1, col) + Vec2::Y * beyond, col.to_string());
    (1..=size.rows + 1).map(row).chain((1..=size.cols + 1).map(col)).collect()
}

/// The middle of a line.
pub fn line_at(size: Size, edge: Edge) -> Vec2 {
    let [a, b] = edge.dots().map(|(row, col)| dot_at(size, row, col));
    a.midpoint(b)
}

/// The middle of a box.
pub fn box_at(size: Size, row: u8, col: u8) -> Vec2 {
    dot_at(size, row, col) + Vec2::new(0.5, -0.5) * BOX
}

/// All dots, row by row.
pub fn dots(size: Size) -> impl Iterator<Item = (u8, u8)> {
    (1..=size.rows + 1).flat_map(move |row| (1..=size.cols + 1).map(move |col| (row, col)))
}

/// All lines, in the order of their notation.
pub fn lines(size: Size) -> impl Iterator<Item = Edge> {
    let horizontal = dots(size).filter(move |&(_, col)| col <= size.cols).map(|(row, col)| Edge::horizontal(row, col));
    let vertical = dots(size).filter(move |&(row, _)| row <= size.rows).map(|(row, col)| Edge::vertical(row, col));
    horizontal.chain(vertical)
}

/// The line to which the keyboard's cursor goes from a line. Each box counts with its upper and its left line; the cursor
/// takes the two in turn, so that it goes straight along rows and columns and comes to every line.
pub fn neighbour(size: Size, from: Edge, towards: Towards) -> Option<Edge> {
    let Edge { direction, row, col } = from;
    let (last_row, last_col) = (size.rows + 1, size.cols + 1);
    let next = match (direction, towards) {
        (Direction::Vertical, Towards::Right) => Edge::horizontal(row, col),
        (Direction::Horizontal, Towards::Right) if row < last_row => Edge::vertical(row, col + 1),
        (Direction::Horizontal, Towards::Right) => Edge::horizontal(row, col + 1),
        (Direction::Horizontal, Towards::Left) if row < last_row => Edge::vertical(row, col),
        (Direction::Vertical | Direction::Horizontal, Towards::Left) => Edge::horizontal(row, col - 1),
        (Direction::Horizontal, Towards::Down) => Edge::vertical(row, col),
        (Direction::Vertical, Towards::Down) if col < last_col => Edge::horizontal(row + 1, col),
        (Direction::Vertical, Towards::Down) => Edge::vertical(row + 1, col),
        (Direction::Vertical, Towards::Up) if col < last_col => Edge::horizontal(row, col),
        (Direction::Vertical | Direction::Horizontal, Towards::Up) => Edge::vertical(row - 1, col),
    };
    lines(size).find(|line| *line == next)
}

/// All spots: the lines, where the keyboard's cursor goes, and the dots for those who join dots with the mouse.
pub fn all(size: Size) -> Vec<Spot> {
    let line = |edge: Edge| Spot {
        id: Place::Line(edge).id(),
        at: line_at(size, edge),
        size: match edge.direction {
            Direction::Horizontal => Vec2::new(0.8, 0.32) * BOX,
            Direction::Vertical => Vec2::new(0.32, 0.8) * BOX,
        },
        cursor: true,
    };
    let dot = |(row, col)| Spot {
        id: Place::Dot(row, col).id(),
        at: dot_at(size, row, col),
        size: Vec2::splat(0.4 * BOX),
        cursor: false,
    };
    lines(size).map(line).chain(dots(size).map(dot)).collect()
}

/// The spot that a point means: a dot close by, or else the line whose diamond holds the point. The diamonds over the
/// lines as diagonals (a quarter of the box on either side) cover the board without gaps.
pub fn at(size: Size, point: Vec2, touch: bool) -> Option<SpotId> {
    let radius = DOT_RADIUS[usize::from(touch)];
    let dot = dots(size).find(|&(row, col)| dot_at(size, row, col).distance(point) <= radius);
    if let Some((row, col)) = dot {
        return Some(Place::Dot(row, col).id());
    }
    let reach = |edge: &Edge| (line_at(size, *edge) - point).abs().element_sum();
    let nearest = lines(size).min_by(|a, b| reach(a).total_cmp(&reach(b)))?;
    (reach(&nearest) <= BOX / 2.0).then(|| Place::Line(nearest).id())
}

/// What choosing a spot means: a line is drawn at once; of two dots the first is selected and the second draws the line
/// between them. With a dot selected, a line that does not leave it counts as the empty paper, which takes the selection
/// back.
pub fn choose(game: &Dots, selected: Option<SpotId>, spot: SpotId) -> Choice<Edge> {
    match (selected.map(Place::of), Place::of(spot)) {
        _ if game.outcome().is_some() => Choice::Refuse("game-over"),
        (Some(Place::Dot(row, col)), Place::Line(edge)) if !edge.dots().contains(&(row, col)) => Choice::Clear,
        (_, Place::Line(edge)) => draw(game, edge),
        (Some(first), second) if first == second => Choice::Clear,
        (Some(Place::Dot(row, col)), Place::Dot(to_row, to_col)) => match Edge::between((row, col), (to_row, to_col)) {
            Some(edge) => draw(game, edge),
            None => Choice::Refuse("not-adjacent"),
        },
        (_, Place::Dot(..)) => Choice::Select,
    }
}

fn draw(game: &Dots, edge: Edge) -> Choice<Edge> {
    let grid = game.grid();
    match grid.index(edge) {
        None => Choice::Refuse("off-board"),
        Some(index) if game.drawn().contains(index) => Choice::Refuse("edge-drawn"),
        Some(_) => Choice::Move(edge),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use super::*;

    fn sizes() -> impl Iterator<Item = Size> {
        (1..=9).flat_map(|rows| (1..=9).map(move |cols| Size { rows, cols }))
    }

    fn game(size: Size, moves: &str) -> Dots {
        let mut game = Dots::new(&size).unwrap();
        for word in moves.split_whitespace() {
            game.play(word.parse().unwrap()).unwrap();
        }
        game
    }

    #[test]
    fn numbers_lead_back_to_their_places() {
        for size in sizes() {
            for place in dots(size).map(|(row, col)| Place::Dot(row, col)).chain(lines(size).map(Place::Line)) {
                assert_eq!(Place::of(place.id()), place);
            }
        }
    }

    #[test]
    fn the_middle_of_every_spot_means_that_spot() {
        for size in sizes() {
            for spot in all(size) {
                for touch in [false, true] {
                    assert_eq!(at(size, spot.at, touch), Some(spot.id), "{size} {:?}", Place::of(spot.id));
                }
            }
        }
    }

    #[test]
    fn every_point_between_the_dots_means_something_and_the_margin_nothing() {
        let size = Size { rows: 2, cols: 3 };
        for x in -150..=150 {
            for y in -100..=100 {
                assert!(at(size, Vec2::new(x as f32, y as f32), true).is_some());
            }
        }
        assert_eq!(at(size, Vec2::new(205.0, 0.0), false), None);
        assert_eq!(at(size, Vec2::new(-150.0, -160.0), true), None);
    }

    #[test]
    fn a_point_means_the_nearest_line_and_a_finger_hits_lines_more_easily_than_dots() {
        let size = Size { rows: 1, cols: 1 };
        let line = |text: &str| Some(Place::Line(text.parse().unwrap()).id());
        assert_eq!(at(size, Vec2::new(0.0, 10.0), false), line("h1-1"));
        assert_eq!(at(size, Vec2::new(-10.0, 5.0), false), line("v1-1"));
        let beside_a_dot = Vec2::new(-32.0, 50.0);
        assert_eq!(at(size, beside_a_dot, false), Some(Place::Dot(1, 1).id()));
        assert_eq!(at(size, beside_a_dot, true), line("h1-1"));
    }

    #[test]
    fn every_legal_move_is_played_at_its_spot() {
        for size in sizes() {
            let game = game(size, "");
            let spots: Vec<SpotId> = all(size).into_iter().filter(|spot| spot.cursor).map(|spot| spot.id).collect();
            assert_eq!(spots.len(), game.legal_moves().len());
            for mv in game.legal_moves() {
                let spot = Place::Line(mv).id();
                assert!(spots.contains(&spot));
                assert_eq!(choose(&game, None, spot), Choice::Move(mv));
            }
        }
    }

    #[test]
    fn two_neighbouring_dots_draw_the_line_between_them() {
        let game = game(Size::default(), "h1-1");
        let dot = |row, col| Place::Dot(row, col).id();
        assert_eq!(choose(&game, None, dot(2, 2)), Choice::Select);
        for (to, edge) in [((1, 2), "v1-2"), ((3, 2), "v2-2"), ((2, 1), "h2-1"), ((2, 3), "h2-2")] {
            assert_eq!(choose(&game, Some(dot(2, 2)), dot(to.0, to.1)), Choice::Move(edge.parse().unwrap()));
        }
        assert_eq!(choose(&game, Some(dot(2, 2)), dot(2, 2)), Choice::Clear);
        for (row, col) in [(1, 1), (2, 4), (4, 2), (4, 4)] {
            assert_eq!(choose(&game, Some(dot(2, 2)), dot(row, col)), Choice::Refuse("not-adjacent"));
        }
        assert_eq!(choose(&game, Some(dot(1, 1)), dot(1, 2)), Choice::Refuse("edge-drawn"));
    }

    #[test]
    fn with_a_dot_selected_a_line_elsewhere_is_empty_paper() {
        let game = game(Size::default(), "h1-1");
        let line = |text: &str| Place::Line(text.parse().unwrap()).id();
        let selected = Some(Place::Dot(1, 2).id());
        assert_eq!(choose(&game, selected, line("v3-3")), Choice::Clear);
        assert_eq!(choose(&game, selected, line("v1-2")), Choice::Move("v1-2".parse().unwrap()));
        assert_eq!(choose(&game, selected, line("h1-1")), Choice::Refuse("edge-drawn"));
        assert_eq!(choose(&game, None, line("h1-1")), Choice::Refuse("edge-drawn"));
    }

    #[test]
    fn nothing_is_chosen_after_the_end() {
        let game = game(Size { rows: 1, cols: 1 }, "h1-1 h2-1 v1-1 v1-2");
        assert_eq!(choose(&game, None, Place::Dot(1, 1).id()), Choice::Refuse("game-over"));
        assert_eq!(choose(&game, None, Place::Line(Edge::horizontal(1, 1)).id()), Choice::Refuse("game-over"));
    }
}
