//! The commands, for any game.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::sync::Arc;
use std::time::Duration;

use parlour_core::matches::{Match, Results, Tally};
use parlour_core::{Control, Engine, Opponent, Outcome, Stopwatch};
use serde::Serialize;

use crate::answer::Answer;
use crate::args::{self, Command, Contest, Limits, Place, SolveLimits};
use crate::refusal::Refusal;

/// Answers a command about the game `G`.
///
/// # Errors
/// If the input is bad, or there is no answer within the limits.
pub fn run<G: Engine>(command: &Command) -> Result<Answer, Refusal> {
    match command {
        Command::Legal(place) => Ok(legal(&reach::<G>(place)?)),
        Command::Show(place) => Ok(show(&reach::<G>(place)?)),
        Command::Perft { place, depth } => Ok(perft(&reach::<G>(place)?, *depth)),
        Command::Best { place, opponent, limits, seed } => {
            best(&reach::<G>(place)?, opponent.as_deref(), limits, *seed)
        }
        Command::Solve { place, limits } => solve(&reach::<G>(place)?, limits),
        Command::Match(contest) => play_match::<G>(contest),
        Command::Bench => Ok(bench::<G>()),
        Command::Table { .. } => Err(args::unknown_command(G::ID, "table")),
    }
}

/// The position that the options describe.
pub fn reach<G: Engine>(place: &Place) -> Result<G, Refusal> {
    let mut game = G::new(&G::setup_from(&place.start.options(G::ID)?)?)?;
    for (index, word) in place.moves.split_whitespace().enumerate() {
        let ply = index + 1;
        let mv = game.move_of(word).map_err(|error| Refusal::Notation { ply, error })?;
        game.play(mv).map_err(|error| Refusal::Illegal { ply, error })?;
    }
    Ok(game)
}

/// The opponent of that name.
fn opponent<G: Engine>(name: &str) -> Result<&'static Opponent<G::Algorithm>, Refusal> {
    G::opponent(name).ok_or_else(|| {
        let known: Vec<&str> = G::opponents().iter().map(|opponent| opponent.id.as_str()).collect();
        Refusal::UnknownOpponent { game: G::ID, name: name.into(), known: known.join(", ") }
    })
}

/// Moves in notation, sorted as texts, so that programs may compare lists.
pub fn notations<M: ToString>(moves: &[M]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}

#[derive(Serialize)]
struct Legal {
    moves: Vec<String>,
}

fn legal<G: Engine>(game: &G) -> Answer {
    let moves = notations(&game.legal_moves());
    let text = if moves.is_empty() { "none: the game is over".into() } else { moves.join(" ") };
    Answer::new(text, &Legal { moves })
}

#[derive(Serialize)]
struct Shown {
    text: String,
    to_move: &'static str,
    outcome: Option<End>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<[i32; 2]>,
}

#[derive(Serialize)]
struct End {
    winner: &'static str,
    reason: &'static str,
}

impl From<Outcome> for End {
    fn from(outcome: Outcome) -> Self {
        Self { winner: outcome.winner_name(), reason: outcome.reason }
    }
}

fn show<G: Engine>(game: &G) -> Answer {
    let shown = Shown {
        text: game.to_text(),
        to_move: game.to_move().side().name(),
        outcome: game.outcome().map(End::from),
        score: game.score(),
    };
    let mut text = format!("{}\n\n", shown.text);
    if let Some([first, second]) = shown.score {
        let _ = writeln!(text, "score: first {first}, second {second}");
    }
    let _ = match &shown.outcome {
        None => write!(text, "to move: {}", shown.to_move),
        Some(End { winner: "draw", reason }) => write!(text, "over: draw ({reason})"),
        Some(End { winner, reason }) => write!(text, "over: {winner} wins ({reason})"),
    };
    Answer::new(text, &shown)
}

#[derive(Serialize)]
struct Perft {
    depth: u32,
    nodes: u64,
    time_ms: u64,
}

/// Counts one depth after the other and tells each on standard error: the lesser ones take little of the time, and one
/// sees how long the next may take.
fn perft<G: Engine>(game: &G, depth: u32) -> Answer {
    if let Some(most) = game.most_moves_left().filter(|&most| most < depth) {
        let text = format!("0 positions at depth {depth}: the game is over after {most} moves at the latest");
        return Answer::new(text, &Perft { depth, nodes: 0, time_ms: 0 });
    }
    for lesser in 1..depth {
        // Whoever closed standard error does not want to know.
        let _ = writeln!(io::stderr(), "{}", count(game, lesser).say());
    }
    let perft = count(game, depth);
    Answer::new(perft.say(), &perft)
}

fn count<G: Engine>(game: &G, depth: u32) -> Perft {
    let stopwatch = Stopwatch::start();
    let nodes = leaves(game, depth);
    Perft { depth, nodes, time_ms: stopwatch.millis() }
}

impl Perft {
    fn say(&self) -> String {
        let Self { depth, nodes, time_ms } = self;
        format!("{nodes} positions at depth {depth}, {time_ms} ms")
    }
}

/// Move sequences of length `depth`.
fn leaves<G: Engine>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = game.legal_moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |mv| {
        let mut next = game.clone();
        next.play(mv).expect("listed moves are legal");
        leaves(&next, depth - 1)
    };
    moves.into_iter().map(after).sum()
}

#[derive(Serialize)]
struct Best {
    #[serde(rename = "move")]
    mv: String,
    score: i32,
    exact: bool,
    depth: u32,
    nodes: u64,
    time_ms: u64,
    pv: Vec<String>,
}

fn best<G: Engine>(game: &G, name: Option<&str>, limits: &Limits, seed: u64) -> Result<Answer, Refusal> {
    let opponent = match name {
        Some(name) => opponent::<G>(name)?,
        None => G::opponents().last().expect("every game has opponents"),
    };
    let limited = limits.depth.is_some() || limits.work.nodes.is_some() || limits.work.time_ms.is_some();
    // An opponent's own time is for when nobody says anything else.
    let own_time = if limited { None } else { opponent.time_ms.map(Duration::from_millis) };
    let control =
        Control { depth_limit: limits.depth, seed, ..limit(limits.work.nodes, limits.work.time_ms.or(own_time)) };
    let stopwatch = Stopwatch::start();
    let mut brain = G::brain(&opponent.algorithm);
    let thought = brain.think(&game.view(game.to_move()), &control).ok_or(Refusal::GameOver)?;
    let best = Best {
        mv: thought.best.to_string(),
        score: thought.score,
        exact: thought.exact,
        depth: thought.depth,
        nodes: thought.nodes,
        time_ms: stopwatch.millis(),
        pv: thought.pv.iter().map(ToString::to_string).collect(),
    };
    let Best { mv, score, depth, nodes, time_ms, .. } = &best;
    let exact = if best.exact { " (exact)" } else { "" };
    let line = best.pv.join(" ");
    let text = format!("{mv}\nscore {score}{exact}, depth {depth}, {nodes} positions, {time_ms} ms\nline: {line}");
    Ok(Answer::new(text, &best))
}

pub fn limit(nodes: Option<u64>, time: Option<Duration>) -> Control {
    let control = Control { node_limit: nodes, ..Control::default() };
    match time {
        Some(time) => control.with_time(Arc::new(Stopwatch::start()), time),
        None => control,
    }
}

#[derive(Serialize)]
struct Solved {
    value: i32,
    best: Vec<String>,
    nodes: u64,
    time_ms: u64,
}

fn solve<G: Engine>(game: &G, limits: &SolveLimits) -> Result<Answer, Refusal> {
    let control = limit(limits.nodes, limits.time_ms);
    let stopwatch = Stopwatch::start();
    let solution = game.solve(&control)?;
    let solved = Solved {
        value: solution.value,
        best: notations(&solution.best),
        nodes: solution.nodes,
        time_ms: stopwatch.millis(),
    };
    let Solved { value, nodes, time_ms, .. } = &solved;
    let moves = if solved.best.is_empty() { "none: the game is over".into() } else { solved.best.join(" ") };
    let text =
        format!("value {value} for {}\nbest: {moves}\n{nodes} positions, {time_ms} ms", game.to_move().side().name());
    Ok(Answer::new(text, &solved))
}

#[derive(Serialize)]
struct Played {
    games: u32,
    first_wins: u32,
    second_wins: u32,
    draws: u32,
    /// What `first` did when it moved first.
    moving_first: Results,
    /// What `first` did when it moved second.
    moving_second: Results,
    /// In games of points: what `first` scored more than `second`, on average.
    #[serde(skip_serializing_if = "Option::is_none")]
    average_margin: Option<f64>,
    average_length: f64,
    time_ms: u64,
}

fn play_match<G: Engine>(contest: &Contest) -> Result<Answer, Refusal> {
    let stopwatch = Stopwatch::start();
    let from = reach::<G>(&contest.place)?;
    let is_scored = from.score().is_some();
    let tally = match_from(contest, from)?.play(|_| ());
    Ok(report(&tally, contest, is_scored, &stopwatch))
}

/// The match that is asked for, played from that position.
pub fn match_from<G: Engine>(contest: &Contest, from: G) -> Result<Match<G>, Refusal> {
    let opponents = [opponent::<G>(&contest.first)?, opponent::<G>(&contest.second)?];
    let [first, second] = opponents.map(Clone::clone);
    Ok(Match {
        opening_plies: contest.opening,
        clock: Some(Arc::new(Stopwatch::start())),
        move_time: contest.moves_time,
        move_nodes: contest.nodes,
        agreement: contest.agree,
        ..Match::new(from, first, second, contest.games, contest.seed)
    })
}

/// What came of a match.
pub fn report(tally: &Tally, contest: &Contest, is_scored: bool, stopwatch: &Stopwatch) -> Answer {
    let played = Played {
        games: tally.games(),
        first_wins: tally.first_wins(),
        second_wins: tally.second_wins(),
        draws: tally.draws(),
        moving_first: tally.by_side[0],
        moving_second: tally.by_side[1],
        average_margin: is_scored.then(|| tally.average_margin()),
        average_length: tally.average_plies(),
        time_ms: stopwatch.millis(),
    };
    Answer::new(describe(&played, contest), &played)
}

fn describe(played: &Played, contest: &Contest) -> String {
    let Contest { first, second, .. } = contest;
    let Played { games, first_wins, second_wins, draws, average_length, time_ms, .. } = played;
    let mut text = format!("{first} {first_wins}, {second} {second_wins}, draws {draws} ({games} games, {time_ms} ms)");
    for (turn, results) in [("first", played.moving_first), ("second", played.moving_second)] {
        let Results { won, drawn, lost } = results;
        let _ = write!(text, "\n{first} moving {turn}: won {won}, drew {drawn}, lost {lost}");
    }
    let _ = write!(text, "\naverage length: {average_length:.1} moves");
    if let Some(margin) = played.average_margin {
        let _ = write!(text, "\naverage margin of {first}: {margin:+.2}");
    }
    text
}

#[derive(Serialize)]
struct Measured {
    nodes: u64,
    time_ms: u64,
    nodes_per_s: u64,
    signature: String,
}

fn bench<G: Engine>() -> Answer {
    use parlour_core::Clock as _;
    let stopwatch = Stopwatch::start();
    let (nodes, signature) = G::bench();
    let time = stopwatch.now();
    let measured = Measured {
        nodes,
        time_ms: time.as_millis() as u64,
        nodes_per_s: (nodes as f64 / time.as_secs_f64().max(1e-9)) as u64,
        signature: format!("{signature:016x}"),
    };
    let Measured { time_ms, nodes_per_s, signature, .. } = &measured;
    let totals = format!("{nodes} positions, {time_ms} ms, {nodes_per_s} positions/s\nsignature {signature}");
    let text = match G::bench_report(&Stopwatch::start()) {
        Some(report) => format!("{report}\n\n{totals}"),
        None => totals,
    };
    Answer::new(text, &measured)
}
