//! `cargo xtask …`: one command each to play, test, check and redraw Parlour.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a command-line program speaks to its terminal")]

use std::process::ExitCode;
use std::sync::{Mutex, PoisonError};
use std::thread;
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
            page().run()?;
            page_tests().run()
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

/// The tests of the page in a browser.
fn page_tests() -> Step {
    let in_browser = ["test", "--package", "xtask-web", "--test", "browser", "--", "--nocapture", "--test-threads=2"];
    Step::cargo("page in browser", &in_browser)
}

/// What can be checked without the page.
fn native_checks() -> Vec<Step> {
    let lints = |name, selection: &[&str]| {
        Step::cargo(name, &["clippy"]).args(selection).args(&["--all-targets", "--", "-D", "warnings"])
    };
    let mut steps = vec![
        Step::cargo("format", &["fmt", "--all", "--check"]),
        lints("lints", &[]),
        lints("art lints", &["--package", "parlour-art"]),
        lints("page lints", &["--package", "xtask-web"]),
        // They are no tests that run unasked, so they are not among all targets.
        Step::cargo(
            "page test lints",
            &["clippy", "--package", "xtask-web", "--test", "browser", "--", "-D", "warnings"],
        ),
    ];
    steps.extend(tests());
    steps.push(Step::cargo("documentation", &["doc", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"));
    steps
}

/// Runs a step and writes down what it cost.
fn account(mut step: Step, costs: &Mutex<Vec<(&'static str, f64)>>) -> Result<(), Failure> {
    println!("xtask: {}: {}", step.name(), step.command_line());
    let began = Instant::now();
    step.run()?;
    let mut costs = costs.lock().unwrap_or_else(PoisonError::into_inner);
    costs.push((step.name(), began.elapsed().as_secs_f64()));
    Ok(())
}

fn check_everything() -> Result<(), Failure> {
    let start = Instant::now();
    system::prepare()?;
    system::prepare_browser()?;
    let costs = Mutex::new(Vec::new());
    // The page takes long and mostly one processor, and shares nothing with the others but what Cargo downloads.
    thread::scope(|scope| {
        let page = scope.spawn(|| account(page(), &costs));
        let native = native_checks().into_iter().try_for_each(|step| account(step, &costs));
        native.and(page.join().unwrap_or_else(|_| Err(Failure("the page's thread broke down".to_owned()))))
    })?;
    account(page_tests(), &costs)?;
    for (name, seconds) in costs.into_inner().unwrap_or_else(PoisonError::into_inner) {
        println!("xtask: {name:<16} {seconds:8.1} s");
    }
    println!("xtask: {:<16} {:8.1} s, all is well", "together", start.elapsed().as_secs_f64());
    Ok(())
}
