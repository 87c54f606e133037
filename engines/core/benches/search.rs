//! The search on a game with gains and repeated turns: coins in three rows of eight, solved to the end.

#![allow(missing_docs, reason = "criterion's macro writes an undocumented function")]

#[path = "../tests/coins/mod.rs"]
mod coins;

use coins::{Coins, Rows};
use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use parlour_core::search::Searcher;
use parlour_core::{Chance, Control, Game};

fn position() -> Coins {
    let mut chance = Chance::new(3);
    let rows = (0..3).map(|_| (0..8).map(|_| 1 + chance.below(9) as u8).collect()).collect();
    Coins::new(&Rows(rows)).expect("three rows are few enough")
}

fn search(criterion: &mut Criterion) {
    let position = position();
    let control = Control::seeded(0);
    for (name, bytes) in [("complete, 16 MiB", 1 << 24), ("complete, 256 KiB", 1 << 18)] {
        criterion.bench_function(name, |bencher| {
            bencher.iter_batched(
                || (Searcher::new(bytes), position.clone()),
                |(mut searcher, mut position)| searcher.complete(&mut position, &control),
                BatchSize::LargeInput,
            );
        });
    }
    let shallow = Control { depth_limit: Some(10), ..Control::seeded(0) };
    criterion.bench_function("deepening to 10 plies", |bencher| {
        bencher.iter_batched(
            || (Searcher::new(1 << 20), position.clone()),
            |(mut searcher, mut position)| searcher.best(&mut position, &shallow),
            BatchSize::LargeInput,
        );
    });
}

criterion_group!(benches, search);
criterion_main!(benches);
