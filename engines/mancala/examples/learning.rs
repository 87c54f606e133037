//! Whether learning helps: the classic opponent of Woaley plays 200 games from an empty table against one that does not
//! learn and sometimes errs; the same games again with a table that is emptied before each.
#![allow(clippy::print_stdout, reason = "the purpose of this program")]

use std::sync::{Arc, Mutex};

use parlour_core::{Brain, Chance, Control, Game, Seat};
use parlour_mancala::classic::Classic;
use parlour_mancala::learning::Table;
use parlour_mancala::thinker::{Level, Player};
use parlour_mancala::{Mancala, Setup, Variant};

const GAMES: u32 = 200;
const BLOCK: u32 = 50;
const DEPTH: u32 = 3;

fn main() {
    for learns in [true, false] {
        let table = Arc::new(Mutex::new(Table::default()));
        let (mut points, mut margin) = (0.0, 0);
        for number in 0..GAMES {
            let lock = || table.lock().expect("no thread has panicked");
            if !learns {
                lock().clear();
            }
            let seat = if number.is_multiple_of(2) { Seat::FIRST } else { Seat::SECOND };
            let [own, other] = play(&table, seat, u64::from(number / 2));
            margin += own - other;
            points += f64::from((own - other).signum() + 1) / 2.0;
            if (number + 1).is_multiple_of(BLOCK) {
                let share = 100.0 * points / f64::from(BLOCK);
                let average = f64::from(margin) / f64::from(BLOCK);
                println!(
                    "learns {learns}, to game {}: {share:.0} %, {average:+.1} seeds, {} positions",
                    number + 1,
                    lock().count()
                );
                (points, margin) = (0.0, 0);
            }
        }
    }
}

/// The stores at the end of a game in which the learner has that seat.
fn play(table: &Arc<Mutex<Table>>, seat: Seat, seed: u64) -> [i32; 2] {
    let mut learner = Classic::with_table(DEPTH, table.clone());
    let mut other = Player::new(Level { nodes: 2_000, depth: Some(2), noise: 10, ..Level::default() });
    let mut chance = Chance::new(seed);
    let mut game = Mancala::new(&Setup::usual(Variant::Woaley)).expect("the usual setup is possible");
    loop {
        let control = Control::seeded(chance.bits());
        let thought =
            if game.to_move() == seat { learner.think(&game, &control) } else { other.think(&game, &control) };
        let Some(thought) = thought else { break };
        game.play(thought.best).expect("brains play legal moves");
    }
    let score = game.score().expect("Woaley has points");
    [score[seat.index()], score[seat.other().index()]]
}
