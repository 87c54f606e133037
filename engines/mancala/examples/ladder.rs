//! Matches between neighbours of the ladder.
//!
//! Usage: `ladder VARIANT GAMES WEAKER STRONGER`: how often the stronger won, drew and lost, and its share of the points.
#![allow(clippy::print_stdout, reason = "the purpose of this program")]

use parlour_core::matches::Match;
use parlour_core::{Engine, Game};
use parlour_mancala::{Mancala, Setup};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [variant, games, weaker, stronger] = &words[..] else { panic!("VARIANT GAMES WEAKER STRONGER") };
    let setup: Setup = variant.parse().expect("a rule set");
    let opponent = |id: &str| Mancala::opponent(id).expect("an opponent").clone();
    let start = Mancala::new(&setup).expect("a possible start");
    let games = games.parse().expect("a number of games");
    let mut contest = Match::new(start, opponent(stronger), opponent(weaker), games, 1);
    // In Woaley the first five moves leave no choice; as published it is over after some fifteen.
    contest.opening_plies = match variant.as_str() {
        "woaley" | "woaley-p2" => 8,
        "woaley-published" => 2,
        _ => 4,
    };
    let tally = contest.play(|_| ());
    let (won, drawn, lost) = (tally.first_wins(), tally.draws(), tally.second_wins());
    let share = 100.0 * (f64::from(won) + f64::from(drawn) / 2.0) / f64::from(tally.games());
    println!("{variant}: {stronger} against {weaker} +{won} ={drawn} -{lost}, {share:.0} %");
}
