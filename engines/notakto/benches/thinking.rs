//! How long the opponents think, and how fast a product reduces.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use parlour_core::{Control, Engine, Game};
use parlour_notakto::{Monomial, Notakto, Setup};

fn thinking(criterion: &mut Criterion) {
    for boards in [3, 9] {
        let game = Notakto::new(&Setup::empty(boards)).expect("the setup is possible");
        for opponent in Notakto::opponents() {
            let mut brain = Notakto::brain(&opponent.algorithm);
            criterion.bench_function(&format!("{} first move, {boards} boards", opponent.id), |bencher| {
                bencher.iter(|| brain.think(black_box(&game), &Control::seeded(1)));
            });
        }
    }
    criterion.bench_function("solve, 9 boards", |bencher| {
        let game = Notakto::new(&Setup::empty(9)).expect("the setup is possible");
        bencher.iter(|| black_box(&game).solve(&Control::default()));
    });
    criterion
        .bench_function("reduce c¹⁸", |bencher| bencher.iter(|| black_box(Monomial::new(0, 0, 18, 0)).reduce()));
}

criterion_group!(benches, thinking);
criterion_main!(benches);
