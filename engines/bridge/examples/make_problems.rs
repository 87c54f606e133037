//! Makes problems of card play from deals by number.
//!
//! ```text
//! cargo run --release -p parlour-bridge --example make_problems -- <problems of each theme> <deals> > levels/bridge/puzzles.ron
//! ```
//!
//! A deal is put into a contract that might be bid and played by rules of thumb, except that whoever can reach his goal double
//! dummy does not throw it away. Where then some cards reach the goal and all others fail, and a sampling player who sees
//! only what the player sees finds one of the right cards, there may be a problem: if the choice shows a theme.
#![allow(clippy::print_stdout, clippy::print_stderr, reason = "a program for people to read")]

use std::collections::BTreeMap;

use parlour_bridge::classic::Classic;
use parlour_bridge::sampling::Sampler;
use parlour_bridge::themes::Theme;
use parlour_bridge::{Bridge, Card, Cards, Deal, Solver, bidding};
use parlour_core::{Brain, Control, Game};

type Fault = Box<dyn std::error::Error>;

struct Problem {
    setup: String,
    moves: Vec<Card>,
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

/// From 1 to 5: how many of the weaker players go wrong, and how much there is to think of.
fn difficulty(game: &Bridge, right: Cards) -> Result<u8, Fault> {
    let view = game.view(game.to_move());
    let classic = Classic::Simple.choose(&view).ok_or("the play goes on")?;
    let quick = Sampler::new(3, 1).think(&view, &Control::seeded(1)).ok_or("the play goes on")?.best;
    let early = game.position()?.tricks_left() > 8;
    Ok(1 + [!right.contains(classic), !right.contains(quick), early, right.len() == 1].map(u8::from).iter().sum::<u8>())
}

/// The first problem in a deal whose theme is still wanted.
fn problem_in(number: u64, wanted: impl Fn(Theme) -> bool) -> Result<Option<(Theme, Problem)>, Fault> {
    let setup = bidding::setup(&Deal::numbered(number));
    let mut game = Bridge::new(&setup)?;
    let mut solver = Solver::default();
    let mut moves: Vec<Card> = Vec::new();
    while moves.len() < 44 {
        let view = game.view(game.to_move());
        let mut card = Classic::Simple.choose(&view).ok_or("the play goes on")?;
        // The first tricks take the solver longest and tell the player least.
        if moves.len() >= 6
            && let Some((right, tricks)) = right_cards(&game, &mut solver)?
        {
            if let Some(theme) = Theme::of(&game, right).filter(|&theme| wanted(theme)) {
                let thought = Sampler::new(24, 2).think(&view, &Control::seeded(number)).ok_or("the play goes on")?;
                if right.contains(thought.best) {
                    let value = 2 * i32::from(tricks) - 13;
                    let difficulty = difficulty(&game, right)?;
                    return Ok(Some((theme, Problem { setup: setup.to_string(), moves, right, value, difficulty })));
                }
            }
            if !right.contains(card) {
                card = right.lowest().unwrap_or(card);
            }
        }
        game.play(card)?;
        moves.push(card);
    }
    Ok(None)
}

fn main() -> Result<(), Fault> {
    let arguments: Vec<u64> = std::env::args().skip(1).map(|word| word.parse()).collect::<Result<_, _>>()?;
    let &[each, deals] = &arguments[..] else { return Err("how many of each theme, from how many deals?".into()) };
    let mut found: BTreeMap<Theme, Vec<Problem>> = BTreeMap::new();
    for number in 1..=deals {
        let wanted = |theme: Theme| found.get(&theme).map_or(0, Vec::len) < each as usize;
        if let Some((theme, problem)) = problem_in(number, wanted)? {
            found.entry(theme).or_default().push(problem);
        }
        let counts: Vec<usize> = Theme::ALL.iter().map(|theme| found.get(theme).map_or(0, Vec::len)).collect();
        eprint!("\r{number} deals: {counts:?}");
        if counts.iter().all(|&count| count >= each as usize) {
            break;
        }
    }
    eprintln!();
    println!(
        "// Problems of card play by theme, the easiest of each first, made by engines/bridge/examples/make_problems.rs. The"
    );
    println!(
        "// cards of the solution, and no others, make the contract (declarer) or defeat it (defence), all cards seen."
    );
    println!("[");
    for (theme, mut problems) in found {
        problems.sort_by_key(|problem| problem.difficulty);
        for (number, problem) in (1..).zip(&problems) {
            print(theme, number, problem);
        }
    }
    println!("]");
    Ok(())
}

fn print(theme: Theme, number: usize, problem: &Problem) {
    let list = |cards: &[Card], between: &str| cards.iter().map(ToString::to_string).collect::<Vec<_>>().join(between);
    let right: Vec<Card> = problem.right.iter().collect();
    println!("    (");
    println!("        id: \"{}-{number}\",", theme.id());
    println!("        scene: (");
    println!("            setup: (position: Some(\"{}\")),", problem.setup);
    println!("            moves: \"{}\",", list(&problem.moves, " "));
    println!("        ),");
    println!("        solution: [\"{}\"],", list(&right, "\", \""));
    println!("        value: {},", problem.value);
    println!("        difficulty: {},", problem.difficulty);
    println!("        theme: Some(\"{}\"),", theme.id());
    println!("    ),");
}
