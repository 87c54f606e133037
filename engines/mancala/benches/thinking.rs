//! How fast the rules, the search and the solver of Kalah are.
#![allow(missing_docs, reason = "criterion's macros make undocumented items")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use parlour_core::{Brain, Control, Engine, Game};
use parlour_mancala::thinker::{Level, Player};
use parlour_mancala::{Mancala, Setup, Variant};

fn searching(c: &mut Criterion) {
    let mut group = c.benchmark_group("20 000 positions");
    group.sample_size(10);
    for variant in Variant::ALL {
        let game = Mancala::new(&Setup::usual(variant)).expect("the usual setup is possible");
        let level = Level { nodes: 20_000, ..Level::default() };
        group.bench_function(variant.name(), |b| {
            b.iter(|| Player::new(level).think(black_box(&game), &Control::seeded(1)));
        });
    }
    group.finish();
}

fn solving(c: &mut Criterion) {
    let mut group = c.benchmark_group("solve");
    group.sample_size(10);
    for (variant, seeds, value) in
        [(Variant::KalahEmpty, 3, 2), (Variant::Kalah, 3, 2), (Variant::KalahEmpty, 4, 10), (Variant::Kalah, 4, 8)]
    {
        let setup = Setup::sized(variant, 6, seeds).expect("the bench names possible sizes");
        let game = Mancala::new(&setup).expect("the start is possible");
        group.bench_function(format!("{} 6x{seeds}", variant.name()), |b| {
            b.iter(|| {
                let solution = black_box(&game).solve(&Control::default());
                assert_eq!(solution.map(|solution| solution.value), Ok(value));
            });
        });
    }
    group.finish();
}

criterion_group!(benches, searching, solving);
criterion_main!(benches);
