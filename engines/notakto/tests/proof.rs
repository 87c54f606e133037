//! That the quotient tells the truth, shown by brute force, and the counts that follow.

#![expect(clippy::unwrap_used, reason = "a failed test should panic")]
#![expect(clippy::print_stdout, reason = "the counts are worth seeing: cargo test -- --nocapture")]

mod common;

use std::collections::{BTreeSet, HashMap, HashSet};

use common::{after, live_classes_and_a_dead_one, merged, moves_of, played, unordered};
use parlour_core::{Control, Engine, Game};
use parlour_notakto::dictionary::{class, classes, product, symbol};
use parlour_notakto::theory::good_moves;
use parlour_notakto::{Grid, Monomial, Move, Notakto, Setup};

/// Misère play by its definition: who is to move with all boards dead has won.
fn mover_wins(grids: &[Grid], known: &mut HashMap<Vec<u8>, bool>) -> bool {
    let key = merged(grids);
    if let Some(&wins) = known.get(&key) {
        return wins;
    }
    let mut moves = (0..).zip(grids).flat_map(|(board, grid)| grid.free_cells().map(move |cell| (board, cell)));
    let over = grids.iter().all(|grid| !grid.is_live());
    let wins = over || moves.any(|(board, cell)| !mover_wins(&after(grids, Move::new(board, cell).unwrap()), known));
    known.insert(key, wins);
    wins
}

#[test]
fn the_quotient_is_right_in_all_positions_of_up_to_four_boards() {
    for boards in 1..=4 {
        let mut known = HashMap::new();
        let positions = unordered(&live_classes_and_a_dead_one(), boards);
        for grids in &positions {
            assert_eq!(mover_wins(grids, &mut known), !product(grids).is_p(), "{grids:?}");
        }
        let start = vec![Grid::EMPTY; boards];
        assert_eq!(mover_wins(&start, &mut known), boards % 2 == 1, "the first player wins with 1 and 3 boards");
        let lost = positions.iter().filter(|grids| product(grids).is_p()).count();
        println!("{boards} boards: {} positions, {lost} lost for the player to move", positions.len());
    }
}

/// Adding live boards one by one to none gives only 285 pairs of a product and the set of the products of its options.
/// In each the product is P if and only if there are options and none of them is P, so the quotient holds for any
/// number of boards.
#[test]
fn the_quotient_is_right_for_any_number_of_boards() {
    type Pair = (Monomial, BTreeSet<Monomial>);
    let boards: HashSet<Pair> = classes()
        .iter()
        .filter(|class| class.grid.is_live())
        .map(|class| {
            let options = class.grid.free_cells().map(|cell| symbol(class.grid.with(cell)).reduce());
            (class.symbol.reduce(), options.collect())
        })
        .collect();
    let joined = |x: &Pair, y: &Pair| -> Pair {
        let options = x.1.iter().map(|&o| (o * y.0).reduce()).chain(y.1.iter().map(|&o| (x.0 * o).reduce()));
        ((x.0 * y.0).reduce(), options.collect())
    };
    let mut found: HashSet<Pair> = HashSet::new();
    let mut open: Vec<Pair> = vec![(Monomial::ONE, BTreeSet::new())];
    while let Some(pair) = open.pop() {
        open.extend(boards.iter().map(|board| joined(&pair, board)).filter(|next| !found.contains(next)));
        let lost = !pair.1.is_empty() && pair.1.iter().all(|option| !option.is_p());
        assert_eq!(lost, pair.0.is_p(), "{pair:?}");
        found.insert(pair);
    }
    assert_eq!(found.len(), 285);
}

/// The positions that play from three empty boards reaches, positions with equal keys taken as one, and how many of
/// them the player to move loses.
fn reached<K: std::hash::Hash + Eq>(key: impl Fn(&Notakto) -> K) -> (usize, usize) {
    let start = Notakto::new(&Setup::default()).unwrap();
    let mut seen = HashSet::from([key(&start)]);
    let mut lost = 0;
    let mut open = vec![start];
    while let Some(game) = open.pop() {
        lost += usize::from(product(game.grids()).is_p());
        for mv in game.legal_moves() {
            let mut next = game.clone();
            next.play(mv).unwrap();
            if seen.insert(key(&next)) {
                open.push(next);
            }
        }
    }
    (seen.len(), lost)
}

#[test]
fn positions_of_three_unordered_boards() {
    let classes_of = |game: &Notakto| {
        let mut classes: Vec<u8> = game.grids().iter().map(|&grid| class(grid).number).collect();
        classes.sort_unstable();
        classes
    };
    let counts = [
        reached(|game| merged(game.grids())),
        reached(|game| (merged(game.grids()), game.to_move())),
        reached(classes_of),
        reached(|game| (classes_of(game), game.to_move())),
    ];
    println!("unordered boards, positions and lost ones: {counts:?}");
    assert_eq!(counts, [(18_424, 3_513), (19_552, 3_744), (113_564, 27_513), (113_564, 27_513)]);
}

/// Boards in their order: every triple of single boards can arise, so the triples are counted by the elements of the
/// quotient.
fn ordered(boards: impl Iterator<Item = Grid>) -> (u64, u64) {
    let mut with_element: HashMap<Monomial, u64> = HashMap::new();
    for grid in boards {
        *with_element.entry(symbol(grid).reduce()).or_default() += 1;
    }
    let (mut all, mut lost) = (0, 0);
    for (x, nx) in &with_element {
        for (y, ny) in &with_element {
            for (z, nz) in &with_element {
                all += nx * ny * nz;
                lost += if (*x * *y * *z).is_p() { nx * ny * nz } else { 0 };
            }
        }
    }
    (all, lost)
}

#[test]
fn positions_of_three_ordered_boards() {
    let dead: Grid = "XXX......".parse().unwrap();
    let counts = [
        ordered(live_classes_and_a_dead_one().into_iter()),
        ordered(Grid::all().filter(|grid| grid.is_live()).chain([dead])),
        ordered(Grid::all().filter(|grid| grid.can_arise())),
    ];
    println!("ordered boards, positions and lost ones: {counts:?}");
    assert_eq!(counts, [(103_823, 19_518), (12_326_391, 1_901_293), (91_125_000, 19_334_788)]);
}

#[test]
fn all_unordered_triples_of_all_classes() {
    let all: Vec<Grid> = classes().iter().map(|class| class.grid).collect();
    let triples = unordered(&all, 3);
    let lost = triples.iter().filter(|grids| product(grids).is_p()).count();
    assert_eq!((triples.len(), lost), (182_104, 43_938));
}

#[test]
fn solve_agrees_with_the_known_openings() {
    let solved = |boards| played(boards, "").solve(&Control::default()).unwrap();
    let one = solved(1);
    assert_eq!((one.value, one.best), (1, moves_of("a5")), "with one board only the centre wins");
    for boards in [2, 4, 6, 8] {
        assert_eq!(solved(boards).value, -1);
        assert_eq!(solved(boards).best.len(), 9 * usize::from(boards), "all moves are equally good");
    }
    for boards in [3, 5, 7, 9] {
        assert_eq!(solved(boards).value, 1);
        assert_eq!(good_moves(played(boards, "").grids()), solved(boards).best);
    }
    assert_eq!(solved(3).best.len(), 27, "with three boards every opening wins");
    let over = played(1, "a1 a2 a3").solve(&Control::default()).unwrap();
    assert_eq!((over.value, over.best), (1, vec![]));
}

/// After the centre, a knight's move from the reply keeps a single board won, whatever the reply.
#[test]
fn one_board_is_won_by_the_centre_and_a_knights_move() {
    let answers = |moves| good_moves(played(1, moves).grids());
    assert_eq!(answers("a5 a1"), moves_of("a3 a6 a7 a8"), "a6 and a8 are knight's moves");
    assert_eq!(answers("a5 a2"), moves_of("a7 a9"), "both are knight's moves");
}

#[test]
fn winning_continuations_after_each_reply() {
    let counts = |opening: &str, replies: &str| -> Vec<usize> {
        let count = |reply| good_moves(played(3, &format!("{opening} {reply}")).grids()).len();
        replies.split(' ').map(count).collect()
    };
    // The centre: any reply beside it, then corner, edge and centre of another board.
    assert_eq!(counts("a5", "a1 a2 a3 a4 a6 a7 a8 a9"), [17; 8]);
    assert_eq!(counts("a5", "b1 b3 b7 b9 c1 c3 c7 c9"), [18; 8]);
    assert_eq!(counts("a5", "b2 b4 b6 b8 c2 c4 c6 c8"), [20; 8]);
    assert_eq!(counts("a5", "b5 c5"), [9; 2]);
    // A corner.
    assert_eq!(counts("a1", "a2 a3 a4 a5 a6 a7 a8 a9"), [1, 17, 1, 17, 17, 17, 17, 3]);
    assert_eq!(counts("a1", "b1 c3 b7 c9 b2 c4 b6 c8 b5 c5"), [11, 11, 11, 11, 9, 9, 9, 9, 18, 18]);
    // An edge.
    assert_eq!(counts("a2", "a1 a3 a4 a5 a6 a7 a8 a9"), [1, 1, 3, 17, 3, 17, 3, 17]);
    assert_eq!(counts("a2", "b1 c3 b7 c9 b2 c4 b6 c8 b5 c5"), [9, 9, 9, 9, 7, 7, 7, 7, 20, 20]);
}
