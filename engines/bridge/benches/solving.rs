//! How long the solver takes.
#![allow(missing_docs, reason = "criterion's macros make undocumented items")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use parlour_bridge::deal::NORTH;
use parlour_bridge::{Deal, Position, Solver, Strain};
use parlour_core::Control;

fn solving(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("solve");
    group.sample_size(10);
    group.bench_function("twenty results of ten deals", |bencher| {
        bencher.iter(|| {
            let mut solver = Solver::default();
            (1..=10).map(|number| solver.table(black_box(&Deal::numbered(number)), &Control::default())).last()
        });
    });
    group.bench_function("no-trump, one leader, ten deals", |bencher| {
        bencher.iter(|| {
            let mut solver = Solver::default();
            let deals = (1..=10).map(Deal::numbered);
            let positions = deals.map(|deal| Position::lead(&deal, Strain::NoTrump, NORTH));
            positions.map(|position| solver.tricks(black_box(&position), &Control::default())).last()
        });
    });
    group.finish();
}

criterion_group!(benches, solving);
criterion_main!(benches);
