//! The solver against published values and against a full table made by brute force.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::{Chance, Control, Game};
use parlour_dots::{Dots, Edge, Grid, Size, solver};

fn start(size: &str) -> Dots {
    Dots::new(&size.parse().unwrap()).unwrap()
}

/// The margin of the future with best play for every set of drawn lines, by the rules alone.
struct Table {
    grid: &'static Grid,
    values: Vec<i8>,
}

impl Table {
    fn new(size: Size) -> Self {
        let grid = Grid::of(size);
        let boxes: Vec<u32> =
            (0..grid.boxes()).map(|b| grid.sides(b).iter().fold(0, |all, side| all | 1 << side)).collect();
        let full = 1_u32 << grid.edges();
        let mut values = vec![0_i8; full as usize];
        for drawn in (0..full - 1).rev() {
            let mut best = i8::MIN;
            for edge in (0..grid.edges()).filter(|edge| drawn >> edge & 1 == 0) {
                let next = drawn | 1 << edge;
                let beside = grid.beside(edge).into_iter().flatten();
                let closed = beside.filter(|&b| next & boxes[b] == boxes[b]).count() as i8;
                let future = values[next as usize];
                best = best.max(if closed > 0 { closed + future } else { -future });
            }
            values[drawn as usize] = best;
        }
        Self { grid, values }
    }

    fn value(&self, game: &Dots) -> i32 {
        let drawn: usize = game.drawn().iter().map(|line| 1 << line).sum();
        game.margin() + i32::from(self.values[drawn])
    }

    fn best(&self, game: &Dots) -> Vec<Edge> {
        let keeps = |&mv: &Edge| {
            let mut next = game.clone();
            next.play(mv).unwrap();
            let sign = if next.to_move() == game.to_move() { 1 } else { -1 };
            sign * self.value(&next) == self.value(game)
        };
        game.legal_moves().into_iter().filter(keeps).collect()
    }

    fn check(&self, game: &Dots) {
        let solution = solver::solve(game, &Control::default()).unwrap();
        assert_eq!(solution.value, self.value(game), "\n{}", game.to_text());
        assert_eq!(solution.best, self.best(game), "\n{}", game.to_text());
    }

    /// The position in which the lines of `drawn` are drawn one after the other.
    fn position(&self, drawn: u32) -> Dots {
        let mut game = Dots::new(&self.grid.size()).unwrap();
        for edge in (0..self.grid.edges()).filter(|edge| drawn >> edge & 1 == 1) {
            game.play(self.grid.edge(edge)).unwrap();
        }
        game
    }
}

#[test]
fn small_boards_have_their_published_values() {
    let values = [
        ("1x1", -1),
        ("1x2", 0),
        ("1x3", -1),
        ("1x4", 0),
        ("1x5", -1),
        ("1x6", 0),
        ("2x2", 2),
        ("2x3", -2),
        ("2x4", 2),
        ("3x3", -3),
    ];
    for (size, value) in values {
        assert_eq!(solver::solve(&start(size), &Control::default()).unwrap().value, value, "{size}");
    }
}

#[test]
fn the_solver_needs_far_fewer_positions_than_a_table_has() {
    assert!(solver::solve(&start("3x3"), &Control::default()).unwrap().nodes < 1_300_000);
    let solution = solver::solve(&start("2x5"), &Control::default()).unwrap();
    assert_eq!(solution.value, -2);
    assert!(solution.nodes < 15_300_000);
}

#[test]
fn first_moves_have_their_published_values() {
    let values = |size: &str| solver::values(&start(size), &Control::default()).unwrap().0;
    for (edge, value) in values("2x2").into_iter().map(|ranked| (ranked.mv, ranked.score)) {
        let inner = Grid::of(Size { rows: 2, cols: 2 });
        let inner = inner.beside(inner.index(edge).unwrap()).iter().all(Option::is_some);
        assert_eq!(value, if inner { 0 } else { 2 }, "{edge}");
    }
    assert!(values("2x3").iter().all(|ranked| ranked.score == -2));
    assert!(values("3x3").iter().all(|ranked| ranked.score == -3));
    let weak = ["h2-2", "h2-3", "v1-3", "v2-3"];
    for ranked in values("2x4") {
        assert_eq!(ranked.score, if weak.contains(&ranked.mv.to_string().as_str()) { 0 } else { 2 }, "{}", ranked.mv);
    }
    for (size, middle) in [("1x2", "v1-2"), ("1x4", "v1-3")] {
        for ranked in values(size) {
            assert_eq!(ranked.score, if ranked.mv.to_string() == middle { 0 } else { -2 }, "{size} {}", ranked.mv);
        }
    }
}

#[test]
fn the_solver_agrees_with_brute_force_on_every_small_position() {
    for (rows, cols) in [(1, 1), (1, 2), (1, 3), (1, 4), (2, 2)] {
        let table = Table::new(Size { rows, cols });
        for drawn in 0..1 << table.grid.edges() {
            table.check(&table.position(drawn));
        }
    }
}

#[test]
fn the_solver_agrees_with_brute_force_on_every_position_of_2x3() {
    let table = Table::new(Size { rows: 2, cols: 3 });
    for drawn in 0..1 << table.grid.edges() {
        table.check(&table.position(drawn));
    }
}

#[test]
fn the_solver_agrees_with_brute_force_on_random_positions_of_3x3() {
    let table = Table::new(Size { rows: 3, cols: 3 });
    let mut chance = Chance::new(7);
    for count in 0..4000 {
        let mut game = start("3x3");
        for _ in 0..4 + count % 20 {
            game.play(chance.pick(&game.legal_moves()).unwrap()).unwrap();
        }
        table.check(&game);
    }
}
