//! How long moves, measuring and searches take.
#![allow(missing_docs, reason = "criterion's macros make undocumented items")]

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use parlour_core::{Brain, Control, Engine, Game};
use parlour_twixt::thinking::{Level, Player};
use parlour_twixt::{Setup, Twixt, Variant};

fn position(size: u8) -> Twixt {
    let mut game = Twixt::new(&Setup { variant: Variant::Classic, size }).expect("a possible size");
    for mv in ["f6", "g8", "h5", "e9"] {
        game.play(mv.parse().expect("a move")).expect("a legal move");
    }
    game
}

fn playing(c: &mut Criterion) {
    for size in [20, 48] {
        let game = position(size);
        let mv = game.legal_moves()[100];
        c.bench_function(&format!("a move on {size}x{size}"), |b| b.iter(|| black_box(&game).clone().play(mv)));
    }
}

fn searching(c: &mut Criterion) {
    let mut group = c.benchmark_group("500 positions");
    group.sample_size(20);
    for size in [12, 24, 48] {
        let game = position(size);
        let level = Level { nodes: 500, ..Level::STRONGEST };
        group.bench_function(format!("{size}x{size}"), |b| {
            b.iter(|| Player::new(level).think(black_box(&game), &Control::seeded(1)));
        });
    }
    group.finish();
}

fn solving(c: &mut Criterion) {
    let game = Twixt::new(&Setup { variant: Variant::Classic, size: 5 }).expect("a possible size");
    c.bench_function("solve 5x5", |b| b.iter(|| black_box(&game).solve(&Control::default())));
}

criterion_group!(benches, playing, searching, solving);
criterion_main!(benches);
