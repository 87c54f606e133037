//! `parlour-engine`: every engine of Parlour from a terminal.
//!
//! Answers are for people, or with `--json` one JSON object on the last line. Exit status 0 means answered, 1 not solved
//! within the limits given, 2 bad input.

mod annotate;
mod answer;
mod args;
mod bridge;
mod commands;
mod refusal;
mod registry;
mod uci;

use std::io::{self, Write as _};
use std::process::ExitCode;

use answer::Answer;
use args::Invocation;
use refusal::Refusal;

fn main() -> ExitCode {
    let (command, json) = match args::parse(std::env::args_os()) {
        Ok(parsed) => parsed,
        Err(refusal) => return refuse(&refusal),
    };
    let answer = match command {
        Invocation::Uci => {
            return match uci::run() {
                Err(error) if error.kind() != io::ErrorKind::BrokenPipe => refuse(&Refusal::Output(error)),
                _ => ExitCode::SUCCESS,
            };
        }
        Invocation::Annotate(wish) => {
            return match annotate::run(&wish) {
                Ok(()) => ExitCode::SUCCESS,
                Err(refusal) => refuse(&refusal),
            };
        }
        Invocation::Games => Ok(registry::list()),
        Invocation::Play(game, command) => (game.run)(&command),
    };
    match answer {
        Ok(answer) => tell(&answer, json),
        Err(refusal) => refuse(&refusal),
    }
}

fn tell(answer: &Answer, json: bool) -> ExitCode {
    let text = if json { &answer.json } else { &answer.text };
    // A reader that has seen enough, such as `head`, closes the pipe: no fault of ours and nobody left to tell.
    match writeln!(io::stdout(), "{text}") {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => refuse(&Refusal::Output(error)),
        _ => ExitCode::SUCCESS,
    }
}

fn refuse(refusal: &Refusal) -> ExitCode {
    if let Refusal::Usage(error) = refusal {
        // Help is such an "error", too; clap knows where to print it and with which status.
        let _ = error.print();
        return ExitCode::from(error.exit_code() as u8);
    }
    let _ = writeln!(io::stderr(), "error: {refusal}");
    ExitCode::from(refusal.exit_status())
}
