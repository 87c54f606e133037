//! How strong the opponents are and how long they think.
//!
//! ```text
//! cargo run --release -p parlour-twixt --example twixt_strength -- times
//! cargo run --release -p parlour-twixt --example twixt_strength -- depths [OPPONENT…]
//! cargo run --release -p parlour-twixt --example twixt_strength -- ladder [OPPONENT…]
//! cargo run --release -p parlour-twixt --example twixt_strength -- classics [OPPONENT…]
//! cargo run --release -p parlour-twixt --example twixt_strength -- duel SIZE GAMES FIRST SECOND
//! ```
//!
//! `times`: the answer times of the strongest opponent on large boards. `depths`: how deep the classic opponents see within
//! five seconds on 20×20 points. `ladder`: each of our opponents against the one below. `classics`: the strongest opponent,
//! held to [`TOP_TIME`] a move, against the classic ones at those depths. Opponents can be named so that a table is made in
//! parts. `duel`: any two opponents, written as in levels/twixt/opponents.ron, such as `Player((nodes: 600))`;
//! `(nodes: 600)` is short for that.
//!
//! `ladder` and `duel` count positions and not time, so that everybody gets the same games. Each opening of two pegs of
//! chance is played from both sides.
#![allow(clippy::print_stdout, reason = "a tool for measuring")]

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use parlour_core::matches::Match;
use parlour_core::{Chance, Clock, Control, Engine, Game, Opponent, Stopwatch};
use parlour_twixt::classic::{Aim, Method};
use parlour_twixt::thinking::Level;
use parlour_twixt::{Algorithm, Setup, Twixt, Variant, classic};

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The time for each move of the strongest opponent against classic ones.
const TOP_TIME: Duration = Duration::from_secs(1);

/// How long a classic opponent may think.
const PATIENCE: Duration = Duration::from_secs(5);

fn main() -> Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match &words[..] {
        ["times"] => times(),
        ["depths", names @ ..] => depths(names),
        ["ladder", ids @ ..] => ladder(ids),
        ["classics", names @ ..] => classics(names),
        ["duel", size, games, first, second] => {
            let [first, second] = [written(first)?, written(second)?];
            print_contest(&contest(size.parse()?, games.parse()?, &first, &second)?);
            Ok(())
        }
        _ => Err("times, depths, ladder, classics, or duel SIZE GAMES FIRST SECOND".into()),
    }
}

/// The longest and the median answer of the strongest opponent in a game against itself, with its own limits.
fn times() -> Result<()> {
    let top = strongest()?;
    println!("board              moves  median ms  longest ms");
    for (variant, size) in [(Variant::Classic, 20), (Variant::Pp, 24), (Variant::Standard, 24)] {
        let (mut times, mut brain) = (Vec::new(), Twixt::brain(&top.algorithm));
        let mut game = opening(Setup { variant, size }, 0)?;
        while game.outcome().is_none() {
            let stopwatch = Arc::new(Stopwatch::start());
            let control = match top.time_ms {
                Some(limit) => Control::seeded(0).with_time(stopwatch.clone(), Duration::from_millis(limit)),
                None => Control::seeded(0),
            };
            let thought = brain.think(&game, &control).ok_or("the game goes on")?;
            times.push(stopwatch.millis());
            game.play(thought.best)?;
        }
        times.sort_unstable();
        let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
        println!("{:<10}{size}x{size} {:>7} {median:>10} {longest:>11}", variant.name(), times.len());
    }
    Ok(())
}

/// How deep each classic opponent sees within its time, in every position of a game of 20×20 points.
fn depths(names: &[&str]) -> Result<()> {
    let positions = positions()?;
    println!("opponent                  depth  longest ms  next depth");
    for (name, level) in classic_opponents(names)? {
        let mut within = (0, Duration::ZERO);
        let next = loop {
            let level = classic::Level { depth: within.0 + 1, ..level };
            match longest(&Algorithm::Classic(level), &positions)? {
                Some(time) => within = (level.depth, time),
                None => break level.depth,
            }
        };
        println!("{:<25} {:>5} {:>11}  {next} takes longer", name, within.0, within.1.as_millis());
    }
    Ok(())
}

/// Positions of a game: every eighth.
fn positions() -> Result<Vec<Twixt>> {
    let mut game = opening(Setup::usual(Variant::Classic), 0)?;
    let mut player = Twixt::brain(&Algorithm::Player(Level { nodes: 100, ..Level::STRONGEST }));
    let mut positions = Vec::new();
    while let Some(thought) = player.think(&game, &Control::seeded(0)) {
        if game.moves().len().is_multiple_of(8) {
            positions.push(game.clone());
        }
        game.play(thought.best)?;
    }
    Ok(positions)
}

/// The longest answer to one of some positions, if none takes too long.
fn longest(algorithm: &Algorithm, positions: &[Twixt]) -> Result<Option<Duration>> {
    let mut longest = Duration::ZERO;
    for game in positions {
        let stopwatch = Arc::new(Stopwatch::start());
        let control = Control::default().with_time(stopwatch.clone(), PATIENCE);
        Twixt::brain(algorithm).think(game, &control).ok_or("the game goes on")?;
        longest = longest.max(stopwatch.now());
        if longest >= PATIENCE {
            return Ok(None);
        }
    }
    Ok(Some(longest))
}

/// Each of our opponents, or those named, against the one below: 40 games on a small and on the usual board.
fn ladder(ids: &[&str]) -> Result<()> {
    let ours: Vec<&Opponent<Algorithm>> =
        Twixt::opponents().iter().filter(|opponent| matches!(opponent.algorithm, Algorithm::Player(_))).collect();
    for size in [12, 20] {
        for pair in ours.windows(2).filter(|pair| ids.is_empty() || ids.contains(&pair[1].id.as_str())) {
            print_contest(&contest(size, 40, pair[1], pair[0])?);
        }
    }
    Ok(())
}

/// The strongest opponent against the classic ones, or those named: 20 games each.
fn classics(names: &[&str]) -> Result<()> {
    let top = Opponent { time_ms: u64::try_from(TOP_TIME.as_millis()).ok(), ..strongest()?.clone() };
    for (_, level) in classic_opponents(names)? {
        let level = classic::Level { depth: depth_within_patience(level), ..level };
        let classic = Opponent { id: level.name(), algorithm: Algorithm::Classic(level), time_ms: None };
        let mut contest = contest(Variant::Classic.usual_size(), 20, &top, &classic)?;
        contest.clock = Some(Arc::new(Stopwatch::start()));
        print_contest(&contest);
    }
    Ok(())
}

/// What `depths` prints.
fn depth_within_patience(level: classic::Level) -> u32 {
    match (level.method, level.aim) {
        (Method::Minimax, _) => 2,
        (Method::AlphaBeta, _) => 3,
        (Method::Heuristic, Aim::Obstructing) => 9,
        (Method::Heuristic, Aim::Winning) => 8,
        (Method::Heuristic, Aim::Mixed) => 19,
    }
}

/// The nine classic opponents as they look one ply ahead, or those named, such as `alpha-beta-mixed`.
fn classic_opponents(names: &[&str]) -> Result<Vec<(String, classic::Level)>> {
    let shallow = classic::Level::all().filter(|level| level.depth == 1);
    let named = shallow.map(|level| (format!("{}-{}", level.method.name(), level.aim.name()), level));
    let found: Vec<_> = named.filter(|(name, _)| names.is_empty() || names.contains(&name.as_str())).collect();
    if found.is_empty() { Err("no classic opponent has such a name".into()) } else { Ok(found) }
}

fn strongest() -> Result<&'static Opponent<Algorithm>> {
    Twixt::opponents().last().ok_or_else(|| "there are opponents".into())
}

fn written(text: &str) -> Result<Opponent<Algorithm>> {
    let algorithm = if text.starts_with('(') { ron::from_str(&format!("Player({text})")) } else { ron::from_str(text) };
    Ok(Opponent { id: text.to_owned(), algorithm: algorithm?, time_ms: None })
}

/// A board with two pegs of chance.
fn opening(setup: Setup, seed: u64) -> Result<Twixt> {
    let (mut game, mut chance) = (Twixt::new(&setup)?, Chance::new(seed));
    for _ in 0..2 {
        game.play(chance.pick(&game.legal_moves()).ok_or("a board has points")?)?;
    }
    Ok(game)
}

/// A match by the classic rules.
fn contest(size: u8, games: u32, first: &Opponent<Algorithm>, second: &Opponent<Algorithm>) -> Result<Match<Twixt>> {
    let start = Twixt::new(&Setup { variant: Variant::Classic, size })?;
    Ok(Match { opening_plies: 2, ..Match::new(start, first.clone(), second.clone(), games, 1) })
}

/// Plays a match and prints what came of it.
fn print_contest(contest: &Match<Twixt>) {
    let tally = contest.play(|_| ());
    let share = 100.0 * f64::from(2 * tally.first_wins() + tally.draws()) / f64::from(2 * tally.games());
    let (won, drawn, lost) = (tally.first_wins(), tally.draws(), tally.second_wins());
    let (first, second, length) = (&contest.first.id, &contest.second.id, tally.average_plies());
    let size = contest.from.setup().size;
    println!("{size}x{size}  {first} against {second}: +{won} ={drawn} -{lost}, {share:.0} %, {length:.0} moves");
}
