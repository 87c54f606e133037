//! What is different about bridge: its own options, four seats, tricks double dummy, and a new deal for every match.

use std::fmt::Write as _;

use clap::Args;
use parlour_bridge::bidding::Kind;
use parlour_bridge::deal::{SEATS, seat_after, seat_letter, seat_named};
use parlour_bridge::filter::Condition;
use parlour_bridge::solver::par;
use parlour_bridge::summary::LISTED;
use parlour_bridge::{Bridge, Card, Contract, Position, Setup, Solver, Strain, Vulnerability};
use parlour_core::matches::{Match, Tally};
use parlour_core::{Chance, Game, Seat, SetupError, Side, Stopwatch, Unsolved};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::answer::Answer;
use crate::args::{Command, Contest, Place, SolveLimits};
use crate::commands;
use crate::refusal::Refusal;

/// What the auction left to play.
#[derive(Args)]
pub struct Auction {
    /// The contract, such as 3NT, 4SX or 6HXX (bridge)
    #[arg(long, value_name = "TEXT", value_parser = |text: &str| text.parse::<Contract>())]
    contract: Option<Contract>,
    /// Who plays the contract: N, E, S or W (bridge)
    #[arg(long, value_name = "SEAT", value_parser = seat)]
    declarer: Option<Seat>,
    /// What is trumps: S, H, D, C or NT (bridge)
    #[arg(long, value_name = "STRAIN", value_parser = |text: &str| text.parse::<Strain>(), conflicts_with = "contract")]
    trump: Option<Strain>,
    /// Who leads to the first trick (bridge)
    #[arg(long, value_name = "SEAT", value_parser = seat, conflicts_with = "declarer")]
    leader: Option<Seat>,
    /// Which sides are vulnerable: None, NS, EW or All (bridge)
    #[arg(long, value_name = "SIDES", value_parser = |text: &str| text.parse::<Vulnerability>())]
    vulnerable: Option<Vulnerability>,
}

/// Understands a seat.
pub fn seat(text: &str) -> Result<Seat, &'static str> {
    seat_named(text).ok_or("a seat is N, E, S or W")
}

impl Auction {
    /// The first option of bridge that is set.
    pub fn option(&self) -> Option<&'static str> {
        let options = [
            ("contract", self.contract.is_some()),
            ("declarer", self.declarer.is_some()),
            ("trump", self.trump.is_some()),
            ("leader", self.leader.is_some()),
            ("vulnerable", self.vulnerable.is_some()),
        ];
        options.iter().find(|(_, is_set)| *is_set).map(|(name, _)| *name)
    }

    /// The setup that comes of these options. Where only trumps are named, a game is undertaken. The number of a deal alone stands
    /// for all that is played; with an option it stands for the cards.
    pub fn change(&self, mut setup: Setup) -> Setup {
        if let Some(number) = setup.number
            && self.option().is_some()
        {
            setup = Setup { deal: Setup::numbered(number).deal, ..Setup::default() };
        }
        let game = self.trump.and_then(Contract::game);
        setup.contract = self.contract.or(game).unwrap_or(setup.contract);
        let before_leader = self.leader.map(|leader| seat_after(leader, 3));
        setup.declarer = self.declarer.or(before_leader).unwrap_or(setup.declarer);
        setup.vulnerability = self.vulnerable.unwrap_or(setup.vulnerability);
        setup
    }
}

/// Among how many deals one that meets a condition is looked for.
const TRIES: u64 = 1_000_000;

/// The first deal by number from that of the setup on that meets the condition as it is played, in a contract of this kind.
///
/// # Errors
/// If the setup is not named by its number alone, or none of a million deals meets the condition.
pub fn meeting(setup: Setup, kind: Kind, condition: &Condition) -> Result<Setup, SetupError> {
    let from = setup.number.ok_or_else(|| {
        SetupError("a condition chooses among numbered deals: name a number alone as the position, or none".into())
    })?;
    let mut setups = (0..TRIES).filter_map(|step| from.checked_add(step)).map(Setup::numbered);
    let meets = |setup: &Setup| kind.includes(setup.contract) && condition.holds(&setup.deal);
    setups
        .find(meets)
        .ok_or_else(|| SetupError(format!("none of {TRIES} deals from number {from} on meets '{condition}'")))
}

/// Answers a command about bridge.
///
/// # Errors
/// If the input is bad, or there is no answer within the limits.
pub fn run(command: &Command) -> Result<Answer, Refusal> {
    match command {
        Command::Show(place) => Ok(show(&commands::reach(place)?)),
        Command::Solve { place, limits } => solve(place, limits),
        Command::Table { place, dealer, limits } => table(place, *dealer, limits),
        Command::Match(contest) if !contest.place.start.names_position() => play_match(contest),
        _ => commands::run::<Bridge>(command),
    }
}

fn letter(seat: Seat) -> String {
    seat_letter(seat).to_string()
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "NS",
        Side::Second => "EW",
    }
}

#[derive(Serialize)]
struct Shown {
    text: String,
    to_move: String,
    outcome: Option<End>,
    /// Tricks of North and South, and of East and West.
    score: [u8; 2],
    /// The duplicate score of declarer's side, when all tricks are over.
    points: Option<i32>,
}

#[derive(Serialize)]
struct End {
    winner: &'static str,
    reason: &'static str,
}

fn show(game: &Bridge) -> Answer {
    let end = |outcome: parlour_core::Outcome| {
        let winner = outcome.winner.map_or("draw", side_name);
        End { winner, reason: outcome.reason }
    };
    let shown = Shown {
        text: game.to_text(),
        to_move: letter(game.to_move()),
        outcome: game.outcome().map(end),
        score: Side::BOTH.map(|side| game.play_so_far().tricks(side)),
        points: game.duplicate_score(),
    };
    let mut text = format!("{}\n\n", shown.text);
    let _ = match (&shown.outcome, shown.points) {
        (Some(End { winner, reason }), Some(points)) => write!(text, "over: {winner} wins ({reason}), {points} points"),
        _ => write!(text, "to move: {}", shown.to_move),
    };
    Answer::new(text, &shown)
}

/// The position that the options describe, which need not have all cards.
fn position(place: &Place) -> Result<Position, Refusal> {
    let setup = place.start.bridge()?;
    let mut position = Position::lead(&setup.deal, setup.contract.strain(), seat_after(setup.declarer, 1));
    for (index, word) in place.moves.split_whitespace().enumerate() {
        let ply = index + 1;
        let card: Card = word.parse().map_err(|error| Refusal::Notation { ply, error })?;
        position = position.after(card).ok_or_else(|| Refusal::Card {
            ply,
            card,
            seat: seat_letter(position.to_move()),
            cards: position.playable().iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" "),
        })?;
    }
    Ok(position)
}

#[derive(Serialize)]
struct Solved {
    /// What the side to move can still take.
    tricks: u8,
    /// The same by card.
    cards: Map<String, Value>,
    /// The cards that take most.
    best: Vec<String>,
    to_move: String,
    nodes: u64,
    time_ms: u64,
}

fn solve(place: &Place, limits: &SolveLimits) -> Result<Answer, Refusal> {
    let position = position(place)?;
    let control = commands::limit(limits.nodes, limits.time_ms);
    let stopwatch = Stopwatch::start();
    let mut solver = Solver::default();
    let values = solver.cards(&position, &control).ok_or(Unsolved::Limit)?;
    let tricks = values.iter().map(|&(_, tricks)| tricks).max().unwrap_or(0);
    let best: Vec<Card> = values.iter().filter(|value| value.1 == tricks).map(|value| value.0).collect();
    let solved = Solved {
        tricks,
        cards: values.iter().map(|(card, tricks)| (card.to_string(), (*tricks).into())).collect(),
        best: commands::notations(&best),
        to_move: letter(position.to_move()),
        nodes: solver.nodes(),
        time_ms: stopwatch.millis(),
    };
    let Solved { to_move, nodes, time_ms, .. } = &solved;
    let mut text = format!("{to_move} and partner still take {tricks} of {}\n", position.tricks_left());
    for (card, tricks) in values.iter().rev() {
        let _ = writeln!(text, "{card} {tricks}");
    }
    let _ = write!(text, "{nodes} positions, {time_ms} ms");
    Ok(Answer::new(text, &solved))
}

#[derive(Serialize)]
struct Tables {
    /// Tricks by strain and declarer.
    table: Map<String, Value>,
    /// The score of North and South if both sides bid perfectly; null if the hands have fewer than thirteen cards.
    par: Option<i32>,
    /// The contracts that give it, with their declarers.
    par_contracts: Vec<String>,
    nodes: u64,
    time_ms: u64,
}

fn table(place: &Place, dealer: Seat, limits: &SolveLimits) -> Result<Answer, Refusal> {
    if !place.moves.trim().is_empty() {
        return Err(SetupError("a table is about a deal before the first card: leave --moves out".into()).into());
    }
    let Setup { deal, vulnerability, .. } = place.start.bridge()?;
    let control = commands::limit(limits.nodes, limits.time_ms);
    let stopwatch = Stopwatch::start();
    let mut solver = Solver::default();
    let tricks = solver.table(&deal, &control).ok_or(Unsolved::Limit)?;
    let time_ms = stopwatch.millis();
    let par = (deal.tricks() == 13).then(|| par(&tricks, vulnerability, dealer));
    let row = |strain: Strain| {
        let cells = SEATS.map(|seat| (letter(seat), Value::from(tricks.tricks(strain, seat))));
        (strain.name().to_owned(), Value::Object(cells.into_iter().collect()))
    };
    let contracts = par.iter().flat_map(|par| &par.contracts);
    let table = Tables {
        table: LISTED.into_iter().map(row).collect(),
        par: par.as_ref().map(|par| par.score),
        par_contracts: contracts.map(|(contract, seat)| format!("{contract} {}", seat_letter(*seat))).collect(),
        nodes: solver.nodes(),
        time_ms,
    };
    let mut text = format!("{deal}\n     N  E  S  W\n");
    for strain in LISTED {
        let cells = SEATS.map(|seat| format!("{:3}", tricks.tricks(strain, seat)));
        let _ = writeln!(text, "{:3}{}", strain.name(), cells.concat());
    }
    if let Some(par) = &par {
        let contracts = if par.contracts.is_empty() { "all pass".into() } else { table.par_contracts.join(", ") };
        let _ = writeln!(text, "par of NS {:+}: {contracts}", par.score);
    }
    let _ = write!(text, "{} positions, {time_ms} ms", table.nodes);
    Ok(Answer::new(text, &table))
}

/// A match in which every deal is played twice, so that each opponent declares it once: other deals for other seeds, of the
/// kind of contract that the variant names, and under its condition.
fn play_match(contest: &Contest) -> Result<Answer, Refusal> {
    let stopwatch = Stopwatch::start();
    let kind = contest.place.start.kind()?;
    let mut numbers = Chance::new(contest.seed);
    let mut tally = Tally::default();
    for played in (0..contest.games).step_by(2) {
        let setup = contest.place.start.meeting(Setup::numbered(kind.deal_number(numbers.bits())), kind)?;
        let games = (contest.games - played).min(2);
        let pair = commands::match_from(contest, Bridge::new(&setup)?)?;
        let result = Match { games, seed: numbers.bits(), ..pair }.play(|_| ());
        for (sum, results) in tally.by_side.iter_mut().zip(result.by_side) {
            sum.won += results.won;
            sum.drawn += results.drawn;
            sum.lost += results.lost;
        }
        tally.plies += result.plies;
    }
    Ok(commands::report(&tally, contest, false, &stopwatch))
}
