//! Duplicate scores, IMPs and matchpoints (The Laws of Duplicate Bridge 2017, laws 77 and 78).

use crate::contract::{Contract, Doubling, Strain};

/// The score of declarer's side for a contract of which it took `tricks` (0 to 13).
pub fn score(contract: Contract, vulnerable: bool, tricks: u8) -> i32 {
    let over = i32::from(tricks.min(13)) - i32::from(contract.tricks());
    if over >= 0 { made(contract, vulnerable, over) } else { -penalty(contract.doubling(), vulnerable, -over) }
}

/// The score of a contract made with `over` overtricks.
fn made(contract: Contract, vulnerable: bool, over: i32) -> i32 {
    let level = i32::from(contract.level());
    let (first, each) = match contract.strain() {
        Strain::Clubs | Strain::Diamonds => (20, 20),
        Strain::Hearts | Strain::Spades => (30, 30),
        Strain::NoTrump => (40, 30),
    };
    let contracted = (first + each * (level - 1)) * contract.doubling().factor();
    let game = match (contracted >= 100, vulnerable) {
        (false, _) => 50,
        (true, false) => 300,
        (true, true) => 500,
    };
    let slam = match (level, vulnerable) {
        (6, false) => 500,
        (6, true) => 750,
        (7, false) => 1000,
        (7, true) => 1500,
        _ => 0,
    };
    let extra = if vulnerable { 200 } else { 100 };
    let (insult, overtrick) = match contract.doubling() {
        Doubling::Undoubled => (0, each),
        Doubling::Doubled => (50, extra),
        Doubling::Redoubled => (100, 2 * extra),
    };
    contracted + game + slam + insult + over * overtrick
}

/// What the defence gets for a contract that is `down` tricks short.
fn penalty(doubling: Doubling, vulnerable: bool, down: i32) -> i32 {
    let doubled = match (vulnerable, down) {
        (false, 1) => 100,
        (false, 2) => 300,
        (false, _) => 500 + 300 * (down - 3),
        (true, _) => 200 + 300 * (down - 1),
    };
    match doubling {
        Doubling::Undoubled => down * if vulnerable { 100 } else { 50 },
        Doubling::Doubled => doubled,
        Doubling::Redoubled => 2 * doubled,
    }
}

/// The differences at which 1, 2 … 24 IMPs begin (law 78B).
const IMP_STEPS: [i32; 24] = [
    20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600, 750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000,
    3500, 4000,
];

/// International match points for a difference of scores, with its sign: −24 to 24.
pub fn imps(difference: i32) -> i32 {
    let steps = IMP_STEPS.partition_point(|&step| step <= difference.abs()) as i32;
    steps * difference.signum()
}

/// Matchpoints of a score against those of the other tables: 2 for each that is lower, 1 for each that is equal.
pub fn matchpoints(score: i32, others: &[i32]) -> u32 {
    others.iter().map(|&other| if score > other { 2 } else { u32::from(score == other) }).sum()
}

/// The same as a share of all that could be got, in thousandths: 500 for one of the same score at every table. `None` without
/// other tables.
pub fn matchpoint_share(score: i32, others: &[i32]) -> Option<u32> {
    let most = 2 * others.len() as u32;
    (most > 0).then(|| (1000 * matchpoints(score, others) + most / 2) / most)
}
