//! `cargo xtask …`: one command each to play, test, check and redraw Parlour.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program speaks to its terminal")]

use std::process::ExitCode;
use std::time::Instant;

use clap::{Parser, Subcommand};
use xtask::steps::{Failure, Step};
use xtask::system;

/// Set-up, build and tests of Parlour.
#[derive(Parser)]
#[command(name = "cargo xtask", version)]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Install what is missing, build in release and start the game
    #[command(disable_help_flag = true)]
    Play {
        /// Handed to the game as they are: try `--help`
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Install what is missing and run every test but those in a browser
    Test,
    /// Install what is missing, build the page, and play it in Chromium
    TestWeb,
    /// Format, lints, every test and the documentation, as a change must pass them
    Ci,
    /// Build the game as a web page into `target/page`
    #[command(disable_help_flag = true)]
    Web {
        /// Handed on as they are: `--serve 8000` serves the page on this machine
        #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<String>,
    },
    /// Draw all pictures and synthesise all sounds under `assets/` anew
    Art,
}

fn main() -> ExitCode {
    match run(Arguments::parse().task) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: Task) -> Result<(), Failure> {
    match task {
        Task::Play { arguments } => {
            system::prepare()?;
            Step::cargo("build", &["build", "--release", "--package", "parlour", "--bin", "parlour"]).run()?;
            Step::cargo("game", &["run", "--quiet", "--release", "--package", "parlour", "--bin", "parlour", "--"])
                .args(&arguments)
                .run()
        }
        Task::Test => {
            system::prepare()?;
            tests().into_iter().try_for_each(|mut step| step.run())
        }
        Task::TestWeb => {
            system::prepare()?;
            system::prepare_browser()?;
            page_tests().into_iter().try_for_each(|mut step| step.run())
        }
        Task::Ci => check_everything(),
        Task::Web { arguments } => page().args(&arguments).run(),
        Task::Art => Step::cargo("art", &["run", "--package", "parlour-art"]).run(),
    }
}

/// Every test of every package, documentation tests included.
///
/// Two workshops go apart: their libraries would have half of Bevy built a second time with other features.
fn tests() -> [Step; 3] {
    [
        Step::cargo("tests", &["test"]),
        Step::cargo("art tests", &["test", "--package", "parlour-art"]),
        Step::cargo("page workshop", &["test", "--package", "xtask-web"]),
    ]
}

/// Builds the page.
fn page() -> Step {
    Step::cargo("page", &["run", "--quiet", "--package", "xtask-web", "--"])
}

/// The page, and the page in a browser.
fn page_tests() -> [Step; 2] {
    let in_browser = ["test", "--package", "xtask-web", "--test", "browser", "--", "--nocapture", "--test-threads=1"];
    [page(), Step::cargo("page in browser", &in_browser)]
}

fn check_everything() -> Result<(), Failure> {
    let start = Instant::now();
    system::prepare()?;
    let [tests, art_tests, workshop_tests] = tests();
    let page_lints = ["clippy", "--package", "xtask-web", "--all-targets", "--", "-D", "warnings"];
    // It is no test that runs unasked, so it is not among all targets.
    let page_test_lints = ["clippy", "--package", "xtask-web", "--test", "browser", "--", "-D", "warnings"];
    let steps = [
        Step::cargo("format", &["fmt", "--all", "--check"]),
        Step::cargo("lints", &["clippy", "--all-targets", "--", "-D", "warnings"]),
        Step::cargo("art lints", &["clippy", "--package", "parlour-art", "--all-targets", "--", "-D", "warnings"]),
        Step::cargo("page lints", &page_lints),
        Step::cargo("page test lints", &page_test_lints),
        tests,
        art_tests,
        workshop_tests,
        Step::cargo("documentation", &["doc", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"),
    ];
    let mut costs = Vec::new();
    for mut step in steps {
        println!("xtask: {}: {}", step.name(), step.command_line());
        let began = Instant::now();
        step.run()?;
        costs.push((step.name(), began.elapsed().as_secs_f64()));
    }
    for (name, seconds) in costs {
        println!("xtask: {name:<16} {seconds:8.1} s");
    }
    println!("xtask: {:<16} {:8.1} s, all is well", "together", start.elapsed().as_secs_f64());
    Ok(())
}
