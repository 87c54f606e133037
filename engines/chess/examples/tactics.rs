//! Has chess programs solve the tactical positions of `tests/data/tactics.epd`, and compares how many positions a second
//! they look at.
//!
//! ```text
//! cargo build --release -p parlour-cli
//! cargo run --release -p parlour-chess --example tactics -- 1000 "target/release/parlour-engine chess uci" stockfish
//! ```
//!
//! The first argument is the time for each position in milliseconds, each further one the command line of a program that
//! speaks UCI.

#![allow(clippy::print_stdout, reason = "it is a program")]

use std::error::Error;
use std::io::{BufRead, BufReader, Lines, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use parlour_chess::{Epd, Letters, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [time, programs @ ..] = &args[..] else { return Err("<milliseconds> <program>…".into()) };
    let time: u64 = time.parse()?;
    let text = include_str!("../tests/data/tactics.epd");
    let positions = text.lines().map(str::parse).collect::<Result<Vec<Epd>, _>>()?;
    for command in programs {
        let result = solve(command, &positions, time)?;
        let share = 100.0 * result.solved as f64 / positions.len() as f64;
        let speed = result.nodes as f64 / result.millis.max(1) as f64;
        println!(
            "{command}: {} of {} ({share:.1} %), {speed:.0} 000 positions a second",
            result.solved,
            positions.len()
        );
        println!("  missed: {}", result.missed.join(", "));
    }
    Ok(())
}

/// What a program achieved.
#[derive(Default)]
struct Achieved {
    solved: usize,
    missed: Vec<String>,
    /// The positions it says it looked at, and in how many milliseconds.
    nodes: u64,
    millis: u64,
}

fn solve(command: &str, positions: &[Epd], time: u64) -> Result<Achieved, Box<dyn Error>> {
    let mut program = Program::start(command)?;
    let mut achieved = Achieved::default();
    for epd in positions {
        let wanted = epd.operands("bm").unwrap_or_default();
        let wanted = wanted.iter().map(|san| epd.board.parse_san(san, Letters::English));
        let wanted = wanted.map(|mv| Ok(mv?.uci(Variant::Standard).to_string()));
        let wanted = wanted.collect::<Result<Vec<_>, Box<dyn Error>>>()?;
        program.say("ucinewgame")?;
        program.say(&format!("position fen {}", epd.board))?;
        program.say(&format!("go movetime {time}"))?;
        let heard = program.hear("bestmove")?;
        let best = heard.last().and_then(|line| line.split(' ').nth(1)).unwrap_or_default();
        if wanted.iter().any(|mv| mv == best) {
            achieved.solved += 1;
        } else {
            let name = epd.operands("id").map_or_else(String::new, <[String]>::concat);
            achieved.missed.push(format!("{name} ({best})"));
        }
        let told = heard.iter().rev().find(|line| line.contains(" nodes ")).map_or("", String::as_str);
        achieved.nodes += number_after(told, "nodes");
        achieved.millis += number_after(told, "time");
    }
    program.say("quit")?;
    program.child.wait()?;
    Ok(achieved)
}

/// The number after a word in a line.
fn number_after(line: &str, word: &str) -> u64 {
    line.split(' ').skip_while(|&other| other != word).nth(1).and_then(|number| number.parse().ok()).unwrap_or(0)
}

/// A chess program in a dialogue.
struct Program {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

impl Program {
    fn start(command: &str) -> Result<Self, Box<dyn Error>> {
        let mut words = command.split_whitespace();
        let name = words.next().ok_or("a program without a name")?;
        let mut child = Command::new(name).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let input = child.stdin.take().ok_or("no input")?;
        let output = BufReader::new(child.stdout.take().ok_or("no output")?).lines();
        let mut program = Self { child, input, output };
        program.say("uci")?;
        program.hear("uciok")?;
        program.say("isready")?;
        program.hear("readyok")?;
        Ok(program)
    }

    fn say(&mut self, line: &str) -> Result<(), Box<dyn Error>> {
        writeln!(self.input, "{line}")?;
        Ok(self.input.flush()?)
    }

    /// The lines up to the one that begins so, this one included.
    fn hear(&mut self, beginning: &str) -> Result<Vec<String>, Box<dyn Error>> {
        let mut heard = Vec::new();
        loop {
            let line = self.output.next().ok_or("the program ended")??;
            let is_last = line.starts_with(beginning);
            heard.push(line);
            if is_last {
                return Ok(heard);
            }
        }
    }
}
