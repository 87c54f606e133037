//! Matches between neighbours of the ladder.
//!
//! Usage: `ladder [VARIANT|all [GAMES [WEAKER STRONGER]]]`: how often the stronger won, drew and lost, and its share of the
//! points. Without opponents every rung is played; without anything else all rule sets, 100 games each.
#![allow(clippy::print_stdout, reason = "the purpose of this program")]

use std::time::Instant;

use parlour_core::matches::Match;
use parlour_core::{Engine, Game};
use parlour_mancala::{Mancala, Setup, Variant};

/// The opponents, weakest first.
const LADDER: [&str; 5] = ["newcomer", "casual", "regular", "club", "master"];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let variants = match words.first().map(String::as_str) {
        None | Some("all") => Variant::ALL.to_vec(),
        Some(name) => vec![Variant::named(name).expect("a rule set, or all of them")],
    };
    let games = words.get(1).map_or(100, |word| word.parse().expect("a number of games"));
    let rungs: Vec<[&str; 2]> = match words.get(2..) {
        None | Some([]) => LADDER.windows(2).map(|pair| [pair[0], pair[1]]).collect(),
        Some([weaker, stronger]) => vec![[weaker, stronger]],
        Some(_) => panic!("VARIANT GAMES WEAKER STRONGER"),
    };
    for rung in rungs {
        for &variant in &variants {
            play(variant, games, rung);
        }
    }
}

fn play(variant: Variant, games: u32, [weaker, stronger]: [&str; 2]) {
    let begin = Instant::now();
    let opponent = |id: &str| Mancala::opponent(id).expect("an opponent").clone();
    let start = Mancala::new(&Setup::usual(variant)).expect("a possible start");
    let mut contest = Match::new(start, opponent(stronger), opponent(weaker), games, 1);
    // In Woaley the first five moves leave no choice, where singles move ten. There the first choice decides so much that
    // chance must not make it: it would give every game to one side. As published a game is over after some fifteen moves.
    contest.opening_plies = match variant {
        Variant::Woaley => 8,
        Variant::WoaleyP2 => 10,
        Variant::WoaleyPublished => 2,
        _ => 4,
    };
    let tally = contest.play(|_| ());
    let (won, drawn, lost) = (tally.first_wins(), tally.draws(), tally.second_wins());
    let share = 100.0 * (f64::from(won) + f64::from(drawn) / 2.0) / f64::from(tally.games());
    println!(
        "{}: {stronger} against {weaker} +{won} ={drawn} -{lost}, {share:.0} % ({:.0} plies a game, {:.0?})",
        variant.name(),
        tally.average_plies(),
        begin.elapsed()
    );
}
