//! How long the solver and the opponents take.
#![allow(missing_docs, reason = "criterion's macros make undocumented items")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use parlour_core::{Brain, Control, Game};
use parlour_dots::thinker::Thinker;
use parlour_dots::{Dots, Size, solver};

fn empty(rows: u8, cols: u8) -> Dots {
    Dots::new(&Size { rows, cols }).expect("a possible size")
}

fn solving(c: &mut Criterion) {
    let mut group = c.benchmark_group("solve");
    group.sample_size(10);
    for (rows, cols) in [(2, 4), (3, 3)] {
        let game = empty(rows, cols);
        group.bench_function(format!("{rows}x{cols}"), |b| {
            b.iter(|| solver::solve(black_box(&game), &Control::default()));
        });
    }
    group.finish();
}

fn searching(c: &mut Criterion) {
    let mut group = c.benchmark_group("move of strong");
    group.sample_size(20);
    for side in [5, 9] {
        let game = empty(side, side);
        group.bench_function(format!("{side}x{side}"), |b| {
            b.iter(|| Thinker::new(40_000).think(black_box(&game), &Control::seeded(1)));
        });
    }
    group.finish();
}

criterion_group!(benches, solving, searching);
criterion_main!(benches);
