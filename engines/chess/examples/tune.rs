//! Makes the weights of the evaluation from games the engine plays against itself.
//!
//! ```text
//! cargo run --release -p parlour-chess --example tune -- play <games> <nodes> <seed> > positions.txt
//! cargo run --release -p parlour-chess --example tune -- fit positions.txt > weights.rs
//! ```
//!
//! `play` gives quiet positions with the value the search found and the result of the game. `fit` changes the weights until
//! the evaluation, brought between 0 and 1 by a logistic function, fits both best (logistic regression; Peter Österlund,
//! *Texel's Tuning Method*, 2014), by gradient descent with Adam (Kingma & Ba 2014). Both are repeatable to the bit on one
//! machine. The new weights take the place of `src/evaluation/weights.rs`.
//!
//! The weights in use come from 2 149 356 positions: the first 805 936 of `play 40000 600 301`, the first 360 541 of `play
//! 40000 600 302` and the first 982 879 of `play 40000 1500 303`, played with the weights before them.

#![allow(clippy::print_stdout, clippy::print_stderr, reason = "it is a program")]

use std::error::Error;
use std::fmt::Write as _;
use std::sync::Arc;

use parlour_chess::evaluation::terms::{COUNT, GROUPS};
use parlour_chess::evaluation::{self, FULL_PHASE, FULL_SCALE, Tally, WEIGHTS};
use parlour_chess::search::{Search, Table, Task};
use parlour_chess::{Board, Chess, Color, score};
use parlour_core::{Chance, Control, Game};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    match args[..] {
        ["play", games, nodes, seed] => play(games.parse()?, nodes.parse()?, seed.parse()?),
        ["fit", file] => fit(&std::fs::read_to_string(file)?)?,
        _ => return Err("play <games> <nodes> <seed>, or fit <file>".into()),
    }
    Ok(())
}

/// Random moves at the start of each game.
const OPENING: usize = 8;

/// A game is taken for won when the value has been beyond this for [`CLEAR_PLIES`].
const CLEAR: i32 = 1200;
const CLEAR_PLIES: u32 = 6;

/// A game that takes longer is taken for drawn.
const MOST_PLIES: usize = 300;

fn play(games: usize, nodes: u64, seed: u64) {
    let mut chance = Chance::new(seed);
    let mut search = Search::new(Arc::new(Table::new(1 << 20)));
    for _ in 0..games {
        let Some(game) = opening(&mut chance) else { continue };
        let (positions, result) = play_game(game, nodes, &mut search);
        for (board, value) in positions {
            println!("{board};{value};{result}");
        }
    }
}

fn opening(chance: &mut Chance) -> Option<Chess> {
    let mut game = Chess::new(&parlour_chess::Setup::default()).ok()?;
    for _ in 0..OPENING + chance.below(2) {
        let mv = chance.pick(&game.legal_moves())?;
        game.play(mv).ok()?;
    }
    game.outcome().is_none().then_some(game)
}

/// The quiet positions of a game with their values for White, and the result for White.
fn play_game(mut game: Chess, nodes: u64, search: &mut Search) -> (Vec<(Board, i32)>, f32) {
    let mut positions = Vec::new();
    let mut clear = 0;
    for _ in 0..MOST_PLIES {
        if let Some(outcome) = game.outcome() {
            let winner = outcome.winner.map(|side| side == Color::White.side());
            return (positions, winner.map_or(0.5, |is_white| f32::from(u8::from(is_white))));
        }
        if game.claim().is_some() {
            break;
        }
        search.set(&game, Task::default());
        search.run(&Control::default().with_nodes(nodes), |_| true);
        let board = game.position();
        let line = &search.lines()[0];
        let sign = if board.turn() == Color::White { 1 } else { -1 };
        let value = line.score * sign;
        let is_quiet = !board.in_check() && !board.is_capture(line.mv) && line.mv.promotion().is_none();
        if is_quiet && value.abs() < CLEAR && !evaluation::is_bare_king_lost(board) {
            positions.push((*board, value));
        }
        clear = if value.abs() < CLEAR { 0 } else { clear + 1 };
        if clear >= CLEAR_PLIES || score::is_mate(value) {
            return (positions, if value > 0 { 1.0 } else { 0.0 });
        }
        let mv = line.mv.uci(game.setup().variant);
        if game.play(mv).is_err() {
            break;
        }
    }
    (positions, 0.5)
}

/// A position as the regression sees it.
struct Sample {
    /// The terms with their counts, White's minus Black's.
    terms: Vec<(u16, f32)>,
    /// The share of the middle game and, scaled, of the endgame.
    shares: [f32; 2],
    /// The value the search found, for White.
    value: f32,
    /// The result for White.
    result: f32,
    /// The plies since the last capture or pawn move.
    quiet_plies: u8,
}

#[derive(Default)]
struct Terms(Vec<(u16, f32)>);

impl Tally for Terms {
    fn add(&mut self, color: Color, term: usize, count: i32) {
        let count = if color == Color::White { count } else { -count } as f32;
        match self.0.iter_mut().find(|(known, _)| usize::from(*known) == term) {
            Some((_, sum)) => *sum += count,
            None => self.0.push((term as u16, count)),
        }
    }
}

impl Sample {
    fn read(line: &str) -> Result<Self, Box<dyn Error>> {
        let [fen, value, result] = line.split(';').collect::<Vec<_>>()[..] else { return Err(line.into()) };
        let board: Board = fen.parse()?;
        let mut terms = Terms::default();
        evaluation::tally(&board, &mut terms);
        terms.0.retain(|&(_, count)| count != 0.0);
        let middle = evaluation::phase(&board) as f32 / FULL_PHASE as f32;
        let value: f32 = value.parse()?;
        let scale = evaluation::scale(&board, value as i32) as f32 / FULL_SCALE as f32;
        let shares = [middle, (1.0 - middle) * scale];
        Ok(Self { terms: terms.0, shares, value, result: result.parse()?, quiet_plies: board.quiet_plies() })
    }

    fn evaluate(&self, weights: &[[f32; 2]]) -> f32 {
        let [middle, end] = self.shares;
        let value = |&(term, count): &(u16, f32)| {
            let [one, other] = weights[usize::from(term)];
            count * (one * middle + other * end)
        };
        self.terms.iter().map(value).sum()
    }

    /// What the evaluation should predict: as much of the result as of the value found.
    fn target(&self, steepness: f32) -> f32 {
        RESULT * self.result + (1.0 - RESULT) * logistic(steepness * self.value)
    }
}

fn logistic(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// How much the result counts against the value that the search found: it is the truth, but a noisy one.
const RESULT: f32 = 0.35;

/// How often all positions are looked at.
const PASSES: i32 = 300;

/// The step of the descent, in hundredths of a pawn.
const STEP: f32 = 1.0;

/// Positions with more plies since the last capture or pawn move are left out: what is found of them tells of the draw.
const MOST_QUIET_PLIES: u8 = 40;

/// How strongly the weights are held to where they were: little evidence is to change little.
const PULL: f32 = 3e-10;

fn fit(text: &str) -> Result<(), Box<dyn Error>> {
    let mut all = text.lines().map(Sample::read).collect::<Result<Vec<_>, _>>()?;
    all.retain(|sample| sample.quiet_plies < MOST_QUIET_PLIES);
    // The last games take no part: they tell whether what was learnt holds elsewhere.
    let (samples, others) = all.split_at(all.len() - all.len() / 10);
    let start: Vec<[f32; 2]> = WEIGHTS.iter().map(|pair| [pair.middle() as f32, pair.end() as f32]).collect();
    let steepness = steepness(samples);
    eprintln!("{} positions, steepness {steepness}", samples.len());
    let mut weights = start.clone();
    let mut means = vec![[[0_f32; 2]; 2]; COUNT];
    for pass in 1..=PASSES {
        let (slopes, loss) = gradient(samples, &weights, steepness);
        if pass % 50 == 1 || pass == PASSES {
            let (_, elsewhere) = gradient(others, &weights, steepness);
            eprintln!("pass {pass}: mean square error {loss:.6}, elsewhere {elsewhere:.6}");
        }
        for term in 0..COUNT {
            for part in 0..2 {
                let slope = slopes[term][part] + PULL * (weights[term][part] - start[term][part]);
                let [mean, square] = &mut means[term][part];
                *mean = 0.9 * *mean + 0.1 * slope;
                *square = 0.999 * *square + 0.001 * slope * slope;
                let [mean, square] = [*mean / (1.0 - 0.9_f32.powi(pass)), *square / (1.0 - 0.999_f32.powi(pass))];
                let step = if pass > PASSES * 3 / 4 { STEP / 4.0 } else { STEP };
                weights[term][part] -= step * mean / (square.sqrt() + 1e-9);
            }
        }
    }
    print!("{}", source(&weights));
    Ok(())
}

/// The factor with which the values found predict the results best.
fn steepness(samples: &[Sample]) -> f32 {
    let error = |steepness: f32| -> f32 {
        samples.iter().map(|sample| (logistic(steepness * sample.value) - sample.result).powi(2)).sum()
    };
    let candidates = (10..120).map(|step| step as f32 * 1e-4);
    candidates.min_by(|&a, &b| error(a).total_cmp(&error(b))).unwrap_or(0.004)
}

/// How the mean square error changes with each weight, and the error.
fn gradient(samples: &[Sample], weights: &[[f32; 2]], steepness: f32) -> (Vec<[f32; 2]>, f64) {
    let mut gradient = vec![[0.0; 2]; COUNT];
    let mut loss = 0.0;
    for sample in samples {
        let guess = logistic(steepness * sample.evaluate(weights));
        let error = guess - sample.target(steepness);
        loss += f64::from(error * error);
        let slope = 2.0 * error * guess * (1.0 - guess) * steepness / samples.len() as f32;
        for &(term, count) in &sample.terms {
            for (sum, share) in gradient[usize::from(term)].iter_mut().zip(sample.shares) {
                *sum += slope * count * share;
            }
        }
    }
    (gradient, loss / samples.len() as f64)
}

/// The file of weights.
fn source(weights: &[[f32; 2]]) -> String {
    let mut text = String::from(HEAD);
    for group in GROUPS {
        let _ = writeln!(text, "    // {}", group.name);
        for row in weights[group.first..group.first + group.len].chunks(8) {
            let pair = |[middle, end]: &[f32; 2]| format!("w({}, {}),", middle.round() as i16, end.round() as i16);
            let row: Vec<String> = row.iter().map(pair).collect();
            let _ = writeln!(text, "    {}", row.join(" "));
        }
    }
    text + "];\n"
}

const HEAD: &str = "\
//! The weights of the evaluation, for the middle game and the endgame in hundredths of a pawn.
//!
//! Made by `cargo run --release -p parlour-chess --example tune`, which tells how.

use super::pair::Pair;
use super::terms::COUNT;

const fn w(middle: i16, end: i16) -> Pair {
    Pair::new(middle, end)
}

/// The weights, in the order of [`super::terms`].
#[rustfmt::skip]
pub static WEIGHTS: [Pair; COUNT] = [
";
