//! Lets players declare the same three no-trump deals against the same defenders, and counts what they make.
//!
//! `cargo run --release -p parlour-bridge --example declarers -- [DEALS] [FIRST] [DEFENDERS] [NODES] PLAYER…`. A player is the
//! name of an opponent or an algorithm in RON, such as `'AlphaMu(worlds: 20, moves: 2)'`. NODES limits every card, so that
//! the report comes out the same everywhere. Deals are those by number, from FIRST on, in which North and South have 24 to 26
//! points. Printed are, every twenty deals and per player: contracts made, tricks, and the share of its decisions (among two cards or more) that
//! keep the double-dummy result, in all and where a card could lose it; then the difference in contracts between
//! neighbours, paired by deal, with its standard error. The same for the defenders.
#![allow(clippy::print_stdout, reason = "a program for people to read")]

use parlour_bridge::filter::Condition;
use parlour_bridge::{Algorithm, Bridge, Deal, Setup, Solver};
use parlour_core::{Chance, Control, Engine, Game, Side};

type Fault = Box<dyn std::error::Error>;

/// Decisions, and those that kept the double-dummy result.
#[derive(Clone, Copy, Default)]
struct Decisions {
    all: u32,
    kept: u32,
    /// Those in which a card could lose something.
    tests: u32,
    passed: u32,
}

impl Decisions {
    fn add(&mut self, kept: bool, was_test: bool) {
        self.all += 1;
        self.kept += u32::from(kept);
        self.tests += u32::from(was_test);
        self.passed += u32::from(was_test && kept);
    }

    fn say(self) -> String {
        let share = |part: u32, whole: u32| 100.0 * f64::from(part) / f64::from(whole.max(1));
        format!(
            "{:.1} % of {} decisions kept the result, {:.1} % of the {} that could lose",
            share(self.kept, self.all),
            self.all,
            share(self.passed, self.tests),
            self.tests
        )
    }
}

fn algorithm(name: &str) -> Result<Algorithm, Fault> {
    match Bridge::opponent(name) {
        Some(opponent) => Ok(opponent.algorithm),
        None => Ok(ron::from_str(name)?),
    }
}

/// What came of a deal: declarer's tricks.
fn play(
    deal: Deal,
    declarer: &Algorithm,
    defender: &Algorithm,
    nodes: u64,
    seed: u64,
    judged: &mut [Decisions; 2],
) -> Result<u8, Fault> {
    let mut game = Bridge::new(&Setup { deal, ..Setup::default() })?;
    let mut brains = [Bridge::brain(declarer), Bridge::brain(defender), Bridge::brain(defender)];
    let mut seeds = Chance::new(seed);
    let mut solver = Solver::default();
    while game.outcome().is_none() {
        let side = game.to_move().side();
        let brain = if side == Side::First { 0 } else { 1 + usize::from(game.to_move().0 / 2) };
        let control = Control { node_limit: Some(nodes), ..Control::seeded(seeds.bits()) };
        let card = brains[brain].think(&game.view(game.to_move()), &control).ok_or("the play goes on")?.best;
        let values = solver.cards(&game.position()?, &Control::default()).ok_or("nothing ends it")?;
        if values.len() > 1 {
            let most = values.iter().map(|value| value.1).max();
            let least = values.iter().map(|value| value.1).min();
            let chosen = values.iter().find(|value| value.0 == card).map(|value| value.1);
            judged[side.index()].add(chosen == most, least != most);
        }
        game.play(card)?;
    }
    Ok(game.play_so_far().tricks(Side::First))
}

fn main() -> Result<(), Fault> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [count, first, defenders, nodes, players @ ..] = &arguments[..] else {
        return Err("name the number of deals, the first of them, the defenders, the nodes and players".into());
    };
    let (count, first, nodes): (usize, u64, u64) = (count.parse()?, first.parse()?, nodes.parse()?);
    let defender = algorithm(defenders)?;
    let condition = Condition::SidePoints(Side::First, 24..=26);
    let mut deals = Vec::new();
    let mut from = first;
    while deals.len() < count {
        let (number, deal) = condition.first_from(from, u64::MAX).ok_or("there are such deals")?;
        deals.push((number, deal));
        from = number + 1;
    }
    let mut records: Vec<Record> = players.iter().map(|_| Record::default()).collect();
    for (played, &(number, deal)) in deals.iter().enumerate() {
        for (name, record) in players.iter().zip(&mut records) {
            let taken = play(deal, &algorithm(name)?, &defender, nodes, number, &mut record.judged)?;
            record.tricks += u32::from(taken);
            record.made.push(taken >= 9);
        }
        if (played + 1) % 20 == 0 || played + 1 == count {
            println!("after {} deals", played + 1);
            report(players, &records);
        }
    }
    Ok(())
}

/// What a player did.
#[derive(Default)]
struct Record {
    made: Vec<bool>,
    tricks: u32,
    /// Its decisions and those of the defenders against it.
    judged: [Decisions; 2],
}

fn report(players: &[String], records: &[Record]) {
    let mut last: Option<&Record> = None;
    for (name, record) in players.iter().zip(records) {
        let count = record.made.len();
        let contracts = record.made.iter().filter(|&&made| made).count();
        let tricks = f64::from(record.tricks) / count as f64;
        println!("  {name}: {contracts} of {count} made, {tricks:.2} tricks; {}", record.judged[0].say());
        println!("    the defenders: {}", record.judged[1].say());
        if let Some(last) = last {
            let worth = |made: &bool| f64::from(u8::from(*made));
            let steps: Vec<f64> =
                record.made.iter().zip(&last.made).map(|(now, before)| worth(now) - worth(before)).collect();
            let mean = steps.iter().sum::<f64>() / count as f64;
            let variance = steps.iter().map(|step| (step - mean).powi(2)).sum::<f64>() / (count as f64 - 1.0);
            let error = (variance / count as f64).sqrt();
            println!("    against the one before: {:+.1} % ± {:.1} % of the contracts", 100.0 * mean, 100.0 * error);
        }
        last = Some(record);
    }
}
