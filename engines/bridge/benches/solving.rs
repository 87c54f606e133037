//! How long the solvers and the players that use them take.
#![allow(missing_docs, reason = "criterion's macros make undocumented items")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use parlour_bridge::classic::Classic;
use parlour_bridge::combination::Combination;
use parlour_bridge::deal::NORTH;
use parlour_bridge::sampling::Sampler;
use parlour_bridge::{Bridge, Deal, Position, Setup, Solver, Strain};
use parlour_core::{Brain, Control, Game};

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

fn playing(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("play");
    group.sample_size(10);
    let mut game = Bridge::new(&Setup::default()).expect("the usual setup is possible");
    for _ in 0..13 {
        let card = Classic::Simple.choose(&game.view(game.to_move())).expect("the play goes on");
        game.play(card).expect("players play legal cards");
    }
    let view = game.view(game.to_move());
    for (name, moves) in [("twelve layouts", 1), ("twelve layouts and alpha-mu over three cards", 3)] {
        group.bench_function(name, |bencher| {
            bencher.iter(|| Sampler::new(12, moves).think(black_box(&view), &Control::seeded(1)));
        });
    }
    let combination: Combination = "QJ82/A93".parse().expect("it is one");
    group.bench_function("a suit combination", |bencher| {
        bencher.iter(|| black_box(combination).analyse(3, &Control::default()));
    });
    group.finish();
}

criterion_group!(benches, solving, playing);
criterion_main!(benches);
