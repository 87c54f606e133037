//! Adds problems of card play, from deals by number, to those in `levels/bridge/puzzles.ron`.
//!
//! ```text
//! cargo run --release -p parlour-bridge --example make_problems -- <of each theme and difficulty> <first deal> <last deal> [question]
//! ```
//!
//! A deal is put into a contract that might be bid and played by rules of thumb, except that whoever can reach his goal double
//! dummy does not throw it away, and that defenders give signals. Where then some cards reach the goal and all others fail, and a sampling player who sees
//! only what the player sees finds one of the right cards, there may be a problem: if the choice shows a theme.
#![allow(clippy::print_stderr, reason = "a program for people to read")]

use std::collections::{BTreeMap, HashSet};
use std::fmt::Write;

use parlour_bridge::classic::Classic;
use parlour_bridge::deal::seat_after;
use parlour_bridge::sampling::Sampler;
use parlour_bridge::themes::{SIGNAL, Theme};
use parlour_bridge::{Bridge, Card, Cards, Deal, Setup, Solver, Suit, bidding, signals};
use parlour_core::lesson::{Puzzle, read_list};
use parlour_core::{Brain, Control, Game};

type Fault = Box<dyn std::error::Error>;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../levels/bridge/puzzles.ron");

/// How many problems there are of a theme and a difficulty.
type Counts = BTreeMap<(Theme, u8), usize>;

struct Problem {
    /// The number in its id; new ones have none yet.
    number: Option<usize>,
    theme: Theme,
    setup: String,
    moves: String,
    right: Cards,
    value: i32,
    difficulty: u8,
}

/// The cards that reach the goal of the side to move, which is to make or to defeat the contract, if all others fail; with
/// the tricks that they take in all.
fn right_cards(game: &Bridge, solver: &mut Solver) -> Result<Option<(Cards, u8)>, Fault> {
    let side = game.to_move().side();
    let needed = game.setup().contract.tricks();
    let goal = if side == game.setup().declarer.side() { needed } else { 14 - needed };
    let taken = game.play_so_far().tricks(side);
    let values = solver.cards(&game.position()?, &Control::default()).ok_or("nothing ends it")?;
    let most = values.iter().map(|value| value.1).max().unwrap_or(0);
    let right: Cards = values.iter().filter(|value| value.1 == most).map(|value| value.0).collect();
    let clear = values.iter().all(|&(card, tricks)| (tricks + taken >= goal) == right.contains(card));
    Ok((clear && right.len() < values.len() as u32).then_some((right, most + taken)))
}

/// From 1 to 5: how many of the weaker players go wrong, and how many cards there are to think of.
fn difficulty(game: &Bridge, right: Cards) -> Result<u8, Fault> {
    let view = game.view(game.to_move());
    let classic = Classic::Simple.choose(&view).ok_or("the play goes on")?;
    let quick = Sampler::new(3, 1).think(&view, &Control::seeded(1)).ok_or("the play goes on")?.best;
    let tricks = game.position()?.tricks_left();
    let reasons = [!right.contains(classic), !right.contains(quick), tricks > 4, tricks > 8];
    Ok(1 + reasons.map(u8::from).iter().sum::<u8>())
}

/// The problem of a theme that the side to move has.
fn problem(game: &Bridge, theme: Theme, right: Cards, tricks: u8) -> Result<Problem, Fault> {
    let moves: Vec<String> = game.play_so_far().cards().iter().map(ToString::to_string).collect();
    Ok(Problem {
        number: None,
        theme,
        setup: game.setup().to_string(),
        moves: moves.join(" "),
        right,
        value: 2 * i32::from(tricks) - 13,
        difficulty: difficulty(game, right)?,
    })
}

/// Whether partner's signal alone tells what to do, or what else the choice is an example of.
fn themes(game: &Bridge, right: Cards, solver: &mut Solver) -> impl Iterator<Item = Theme> + use<> {
    let signalled = Theme::of_signal(game, right, solver);
    signalled.into_iter().chain(Theme::of(game, right, solver))
}

/// The signal that the player on turn gives instead of a low card, if it costs nothing.
fn signalled(game: &Bridge, card: Card, solver: &mut Solver) -> Result<Card, Fault> {
    let Some(signal) = signals::card_of(game, card).filter(|&signal| signal != card) else { return Ok(card) };
    let values = solver.cards(&game.position()?, &Control::default()).ok_or("nothing ends it")?;
    let tricks = |card: Card| values.iter().find(|value| value.0 == card).map(|value| value.1);
    Ok(if tricks(signal) == tricks(card) { signal } else { card })
}

/// Whether a deal is one in which a signal may well decide: ace and king are led against a suit of dummy; or at no-trump a long
/// suit of dummy without another high card waits for an ace that can be held up; or a single card is led to partner's ace, who
/// has another one and gives a ruff.
fn may_signal(setup: &Setup) -> Result<bool, Fault> {
    let hand = |steps: u8| setup.deal.hand(seat_after(setup.declarer, steps));
    let (leader, dummy, partner) = (hand(1), hand(2), hand(3));
    let ace = |hand: Cards, suit: Suit| hand.contains(Card::new(suit, ACE));
    let trumps = setup.contract.strain().trumps();
    let game = Bridge::new(setup)?;
    let lead = Classic::Simple.choose(&game.view(game.to_move())).ok_or("somebody leads")?;
    let led = lead.suit();
    let Some(trumps) = trumps else {
        return Ok(Suit::ALL.into_iter().any(|suit| {
            let long = dummy.of_suit(suit);
            let elsewhere = (dummy & !long).iter().any(|card| card.rank() >= QUEEN);
            let holds_up = [leader, partner].into_iter().any(|hand| ace(hand, suit) && hand.of_suit(suit).len() >= 3);
            long.len() >= 5 && long.iter().filter(|card| card.is_honour()).count() >= 2 && !elsewhere && holds_up
        }));
    };
    let top = lead.rank() == ACE && leader.contains(Card::new(led, KING)) && dummy.of_suit(led).len() >= 3;
    let aces = Suit::ALL.into_iter().filter(|&suit| suit != trumps && suit != led && ace(partner, suit)).count();
    let ruffs = leader.of_suit(led).len() == 1 && ace(partner, led) && partner.of_suit(led).len() >= 4;
    Ok(led != trumps && (top || ruffs && aces == 1 && leader.of_suit(trumps).len() >= 2))
}

const QUEEN: u8 = 10;
const KING: u8 = 11;
const ACE: u8 = 12;

/// The first problem in a deal that is still wanted.
fn problem_in(setup: &Setup, number: u64, wanted: impl Fn(&Problem) -> bool) -> Result<Option<Problem>, Fault> {
    let mut game = Bridge::new(setup)?;
    let mut solver = Solver::default();
    while game.play_so_far().cards().len() < 44 {
        let view = game.view(game.to_move());
        let mut card = Classic::Simple.choose(&view).ok_or("the play goes on")?;
        // The first trick takes the solver longest and tells the player least.
        if game.play_so_far().cards().len() >= 4
            && let Some((right, tricks)) = right_cards(&game, &mut solver)?
        {
            for theme in themes(&game, right, &mut solver) {
                let problem = problem(&game, theme, right, tricks)?;
                if !wanted(&problem) {
                    continue;
                }
                // Who samples layouts does not read signals.
                let thought = Sampler::new(24, 2).think(&view, &Control::seeded(number)).ok_or("the play goes on")?;
                if theme.question() == SIGNAL || right.contains(thought.best) {
                    return Ok(Some(problem));
                }
            }
            if !right.contains(card) {
                card = right.lowest().unwrap_or(card);
            }
        }
        game.play(signalled(&game, card, &mut solver)?)?;
    }
    Ok(None)
}

/// A problem of the file, looked at anew but for its difficulty, which opponents that have changed since would change.
fn again(known: &Puzzle) -> Result<Option<Problem>, Fault> {
    let game = known.scene.stage::<Bridge>()?.position().clone();
    let mut solver = Solver::default();
    let Some((right, tricks)) = right_cards(&game, &mut solver)? else { return Ok(None) };
    let number = |problem: &Problem| known.id.strip_prefix(problem.theme.id())?.strip_prefix('-')?.parse().ok();
    let is_signal = known.theme.as_deref() == Some(SIGNAL);
    let theme = if is_signal { Theme::of_signal } else { Theme::of };
    let Some(theme) = theme(&game, right, &mut solver) else { return Ok(None) };
    let problem = problem(&game, theme, right, tricks)?;
    Ok(Some(Problem { number: number(&problem), difficulty: known.difficulty, ..problem }))
}

/// Whether there are fewer than `each` of its theme and difficulty, or fewer than twice that of its theme.
fn is_rare(problem: &Problem, counts: &Counts, each: u64) -> bool {
    let of_theme = counts.range((problem.theme, 0)..=(problem.theme, u8::MAX)).map(|(_, count)| count).sum::<usize>();
    let alike = counts.get(&(problem.theme, problem.difficulty)).copied().unwrap_or_default();
    (alike as u64) < each || (of_theme as u64) < 2 * each
}

fn main() -> Result<(), Fault> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [each, first, last, question @ ..] = &arguments[..] else {
        return Err("how many of each kind, from which deals, with which question?".into());
    };
    let (each, first, last): (u64, u64, u64) = (each.parse()?, first.parse()?, last.parse()?);
    let is_asked =
        |problem: &Problem| question.is_empty() || question.iter().any(|word| word == problem.theme.question());
    let known: Vec<Puzzle> = read_list(&std::fs::read_to_string(FILE)?)?;
    let mut problems: Vec<Problem> = Vec::new();
    for puzzle in &known {
        problems.extend(again(puzzle)?);
    }
    let mut deals: HashSet<String> = problems.iter().map(|problem| problem.setup.clone()).collect();
    let mut counts = Counts::new();
    for problem in &problems {
        *counts.entry((problem.theme, problem.difficulty)).or_default() += 1;
    }
    for number in first..=last {
        let is_wanted =
            |problem: &Problem| is_asked(problem) && is_rare(problem, &counts, each) && !deals.contains(&problem.setup);
        let setup = bidding::setup(&Deal::numbered(number));
        if question.iter().any(|word| word == SIGNAL) && !may_signal(&setup)? {
            continue;
        }
        if let Some(problem) = problem_in(&setup, number, is_wanted)? {
            eprintln!("deal {number}: {} of difficulty {}", problem.theme.id(), problem.difficulty);
            *counts.entry((problem.theme, problem.difficulty)).or_default() += 1;
            deals.insert(problem.setup.clone());
            problems.push(problem);
        }
    }
    give_numbers(&mut problems);
    std::fs::write(FILE, file_of(problems)?)?;
    Ok(())
}

/// Every problem keeps its number; new ones get those that follow.
fn give_numbers(problems: &mut [Problem]) {
    let mut highest: BTreeMap<Theme, usize> = BTreeMap::new();
    for problem in &*problems {
        let highest = highest.entry(problem.theme).or_default();
        *highest = problem.number.unwrap_or_default().max(*highest);
    }
    for problem in problems.iter_mut().filter(|problem| problem.number.is_none()) {
        let highest = highest.entry(problem.theme).or_default();
        *highest += 1;
        problem.number = Some(*highest);
    }
}

fn file_of(mut problems: Vec<Problem>) -> Result<String, Fault> {
    // By question in the order of the themes, the easiest first.
    let place = |problem: &Problem| {
        Theme::ALL.iter().position(|theme| theme.question() == problem.theme.question()).unwrap_or_default()
    };
    problems.sort_by_key(|problem| (place(problem), problem.difficulty, problem.theme, problem.number));
    let mut text = "\
// Problems of card play by question, the easiest of each first, found by engines/bridge/examples/make_problems.rs. An id is the
// technique that the solution shows. The cards of the solution, and no others, make the contract (declarer) or defeat it
// (defence), all cards seen.
[
"
    .to_owned();
    for problem in &problems {
        let right: Vec<String> = problem.right.iter().map(|card| card.to_string()).collect();
        writeln!(text, "    (")?;
        writeln!(text, "        id: \"{}-{}\",", problem.theme.id(), problem.number.unwrap_or_default())?;
        writeln!(text, "        scene: (")?;
        writeln!(text, "            setup: (position: Some(\"{}\")),", problem.setup)?;
        writeln!(text, "            moves: \"{}\",", problem.moves)?;
        writeln!(text, "        ),")?;
        writeln!(text, "        solution: [\"{}\"],", right.join("\", \""))?;
        writeln!(text, "        value: {},", problem.value)?;
        writeln!(text, "        difficulty: {},", problem.difficulty)?;
        writeln!(text, "        theme: Some(\"{}\"),", problem.theme.question())?;
        writeln!(text, "    ),")?;
    }
    text.push_str("]\n");
    Ok(text)
}
