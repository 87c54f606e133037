//! Knows where moves are made: a program of the app package that asks the table itself (`examples/spots.rs`).

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::{LazyLock, Mutex};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use xtask::steps::workspace_root;

/// What there is to play.
#[derive(Clone, Debug, Deserialize)]
pub struct House {
    /// The games.
    pub games: Vec<GameInfo>,
    /// How the sentence begins that says the result to one person.
    pub endings: Vec<String>,
    /// Where everything that is kept can be taken along and brought back.
    pub backup: Backup,
}

/// Where everything that is kept can be taken along and brought back.
#[derive(Clone, Debug, Deserialize)]
pub struct Backup {
    /// A window in which all of it is seen, width and height in logical pixels.
    pub window: [u32; 2],
    /// Where the settings save all as a file.
    pub save: [f64; 2],
    /// Where they open one.
    pub open: [f64; 2],
}

/// A game of the house.
#[derive(Clone, Debug, Deserialize)]
pub struct GameInfo {
    /// Its name in addresses.
    pub game: String,
    /// The name under which an unfinished game is kept.
    pub file: String,
    /// Its opponents, weakest first.
    pub opponents: Vec<String>,
    /// A set-up whose games are soon over.
    pub smallest: Setup,
    /// What those play who have chosen nothing.
    pub usual: Setup,
    /// What an address must say besides so that a hand makes all moves of the first side.
    pub seats: String,
}

/// A set-up as options by name.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(transparent)]
pub struct Setup(serde_json::Map<String, Value>);

impl Setup {
    /// The options as a part of an address.
    pub fn query(&self) -> String {
        let said = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let options = self.0.iter().filter(|(_, value)| !value.is_null());
        options.flat_map(|(name, value)| ["&".to_owned(), name.clone(), "=".to_owned(), said(value)]).collect()
    }
}

/// A question about a position.
#[derive(Serialize)]
pub struct Question<'a> {
    /// The game.
    pub game: &'a str,
    /// Width and height of the window.
    pub window: [u32; 2],
    /// How the game began.
    pub setup: &'a Setup,
    /// The game as it is kept; none before the first move.
    pub saved: Option<&'a str>,
    /// Moves made since.
    pub since: &'a [String],
    /// Where the cursor of the keyboard is.
    pub from: Option<u16>,
}

/// What can be done in a position.
#[derive(Debug, Deserialize)]
pub struct Answer {
    /// The moves so far.
    pub played: Vec<String>,
    /// Whether the first player moves next.
    pub first_to_move: bool,
    /// Every legal move.
    pub moves: Vec<Way>,
}

/// How a move is made.
#[derive(Clone, Debug, Deserialize)]
pub struct Way {
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// What is said when the cursor of the keyboard points at it.
    pub said: String,
    /// The places chosen one after the other.
    pub steps: Vec<Step>,
}

/// A place to choose.
#[derive(Clone, Debug, Deserialize)]
pub struct Step {
    /// Its number.
    pub spot: u16,
    /// In logical pixels of the window.
    pub at: [f64; 2],
    /// The arrow keys that bring the cursor there.
    pub arrows: Vec<String>,
    /// How often the cursor goes to the next place in reading order to come there.
    pub next: usize,
}

struct Guide {
    house: House,
    _program: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

static GUIDE: LazyLock<Mutex<Guide>> = LazyLock::new(|| Mutex::new(Guide::start()));

/// What there is to play.
pub fn house() -> House {
    GUIDE.lock().unwrap().house.clone()
}

/// What can be done in a position.
pub fn ask(question: &Question) -> Answer {
    GUIDE.lock().unwrap().ask(question)
}

impl Guide {
    /// Starts the program. It ends with its input, when the tests end.
    fn start() -> Self {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        // No package is named, so that it is built as for the tests of the app.
        let mut program = Command::new(cargo)
            .args(["run", "--quiet", "--example", "spots"])
            .current_dir(workspace_root())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let questions = program.stdin.take().unwrap();
        let mut answers = BufReader::new(program.stdout.take().unwrap());
        let house = serde_json::from_str(&line(&mut answers)).unwrap();
        Self { house, _program: program, questions, answers }
    }

    fn ask(&mut self, question: &Question) -> Answer {
        writeln!(self.questions, "{}", serde_json::to_string(question).unwrap()).unwrap();
        serde_json::from_str(&line(&mut self.answers)).unwrap()
    }
}

fn line(answers: &mut BufReader<ChildStdout>) -> String {
    let mut line = String::new();
    answers.read_line(&mut line).unwrap();
    assert!(!line.is_empty(), "the guide has stopped");
    line
}
