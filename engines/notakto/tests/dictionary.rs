//! The boards and their symbols against the published list.

use std::collections::BTreeMap;

use parlour_notakto::Grid;
use parlour_notakto::dictionary::{class, classes, symbol};

#[test]
fn all_102_classes_are_as_printed() {
    let printed: Vec<&str> =
        include_str!("data/dictionary.txt").lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(printed.len(), 102);
    assert_eq!(classes().len(), 102);
    for (class, line) in classes().iter().zip(printed) {
        let state = if class.grid.is_live() { "live" } else { "dead" };
        let mut images = class.grid.images();
        images.sort_unstable();
        let images = images.chunk_by(Grid::eq).count();
        assert_eq!(format!("{} {} {state} {} {images}", class.number, class.grid, class.symbol), line);
    }
}

#[test]
fn every_board_has_the_symbol_of_its_class() {
    for grid in Grid::all() {
        assert_eq!(class(grid).grid, grid.canonical());
        assert_eq!(symbol(grid), class(grid).symbol);
        for image in grid.images() {
            assert_eq!(class(image), class(grid));
        }
    }
}

#[test]
fn classes_by_number_of_marks() {
    let count = |marks, live_only: bool| {
        classes().iter().filter(|class| class.grid.marks() == marks && (class.grid.is_live() || !live_only)).count()
    };
    assert_eq!((0..=9).map(|marks| count(marks, false)).collect::<Vec<_>>(), [1, 3, 8, 16, 23, 23, 16, 8, 3, 1]);
    assert_eq!((0..=9).map(|marks| count(marks, true)).collect::<Vec<_>>(), [1, 3, 8, 13, 15, 5, 1, 0, 0, 0]);
}

#[test]
fn live_and_dead_boards() {
    let live = Grid::all().filter(|grid| grid.is_live()).count();
    let dead_in_play = Grid::all().filter(|grid| !grid.is_live() && grid.can_arise()).count();
    assert_eq!((live, dead_in_play), (230, 220));

    let live = classes().iter().filter(|class| class.grid.is_live()).count();
    let impossible: Vec<u8> =
        classes().iter().filter(|class| !class.grid.can_arise()).map(|class| class.number).collect();
    assert_eq!(live, 46);
    assert_eq!(impossible, [75, 76, 83, 84, 85, 91, 92, 93, 94, 96, 97, 99, 100, 101, 102]);
}

#[test]
fn how_often_each_symbol_occurs() {
    let mut counts = BTreeMap::new();
    for class in classes().iter().filter(|class| class.grid.is_live()) {
        *counts.entry(class.symbol.to_string()).or_insert(0) += 1;
    }
    let counts: Vec<(&str, i32)> = counts.iter().map(|(symbol, &count)| (symbol.as_str(), count)).collect();
    assert_eq!(counts, [("1", 3), ("a", 17), ("ab", 5), ("ad", 1), ("b", 15), ("c", 1), ("c²", 1), ("d", 3)]);
}

#[test]
fn two_edges_and_the_centre_are_told_from_three_edges() {
    let symbol_of = |text: &str| symbol(text.parse().unwrap()).letters();
    assert_eq!(symbol_of(".X.XX...."), "ab");
    assert_eq!(symbol_of(".X.X.X..."), "b");
}
