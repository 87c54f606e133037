//! Says where the moves of a game are made, for tests that play in a window they can only see from outside.
//!
//! The first line printed describes the house as JSON. Then every line read, a question as JSON, is answered with a line.
//! The points are the table's own: this asks the layout, the spots and the cursor that the program itself uses; and the
//! program itself, without a window, where controls are.

#[path = "../tests/hands/mod.rs"]
mod hands;

use std::collections::{HashMap, VecDeque};
use std::io::{self, BufRead, Write};
use std::time::Duration;

use bevy::math::Vec2;
use hands::Person;
use parlour::catalogue::{GameEntry, GameId};
use parlour::games;
use parlour::locale::{Language, Locale, capitalised};
use parlour::platform::keep;
use parlour::profile::ProfileId;
use parlour::screen::Screen;
use parlour::settings::Settings;
use parlour::table::game::{Choice, Direction, Spot, SpotId, TableGame};
use parlour::table::layout::{Aspect, Layout, Reading};
use parlour::table::pointing::cycle;
use parlour::table::saves::{self, Saved};
use parlour_bridge::Bridge;
use parlour_chess::Chess;
use parlour_core::{History, SetupOptions, Side};
use parlour_dots::Dots;
use parlour_mancala::Mancala;
use parlour_notakto::Notakto;
use parlour_twixt::Twixt;
use serde::{Deserialize, Serialize};

/// What there is to play.
#[derive(Serialize)]
struct House {
    games: Vec<GameInfo>,
    /// How the sentence begins that says the result to one person.
    endings: [String; 3],
    backup: Backup,
}

/// Where everything that is kept can be taken along and brought back.
#[derive(Serialize)]
struct Backup {
    /// A window in which all of it is seen, width and height in logical pixels.
    window: [u32; 2],
    /// Where the settings save all as a file, and open one.
    save: Vec2,
    open: Vec2,
}

#[derive(Serialize)]
struct GameInfo {
    game: &'static str,
    /// The name under which an unfinished game is kept.
    file: String,
    opponents: Vec<&'static str>,
    smallest: SetupOptions,
    usual: SetupOptions,
    /// What an address must say besides so that a hand makes all moves of the first side.
    seats: &'static str,
}

#[derive(Deserialize)]
struct Question {
    game: String,
    /// Width and height in logical pixels.
    window: Vec2,
    setup: SetupOptions,
    /// The unfinished game as it is kept; none before the first move.
    saved: Option<String>,
    /// Moves made since.
    since: Vec<String>,
    /// Where the cursor of the keyboard is.
    from: Option<u16>,
}

#[derive(Serialize)]
struct Answer {
    played: Vec<String>,
    /// Whether the first player moves next.
    first_to_move: bool,
    /// Every legal move.
    moves: Vec<Way>,
}

/// How a move is made.
#[derive(Serialize)]
struct Way {
    #[serde(rename = "move")]
    mv: String,
    /// What is said when the cursor of the keyboard points at it.
    said: String,
    /// The places chosen one after the other.
    steps: Vec<Step>,
}

#[derive(Serialize)]
struct Step {
    spot: u16,
    /// In logical pixels of the window.
    at: Vec2,
    /// The arrow keys that bring the cursor there.
    arrows: Vec<&'static str>,
    /// How often the cursor goes to the next place of use in reading order to come there.
    next: usize,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut output = io::stdout().lock();
    writeln!(output, "{}", serde_json::to_string(&house()?)?)?;
    for line in io::stdin().lock().lines() {
        let question: Question = serde_json::from_str(&line?)?;
        let answer = match question.game.as_str() {
            "bridge" => answer::<Bridge>(&question)?,
            "chess" => answer::<Chess>(&question)?,
            "dots" => answer::<Dots>(&question)?,
            "mancala" => answer::<Mancala>(&question)?,
            "notakto" => answer::<Notakto>(&question)?,
            "twixt" => answer::<Twixt>(&question)?,
            other => return Err(format!("no game '{other}' here: add it to the list").into()),
        };
        writeln!(output, "{}", serde_json::to_string(&answer)?)?;
    }
    Ok(())
}

fn house() -> io::Result<House> {
    let locale = Locale::new(Language::En);
    let game = |entry: &dyn GameEntry| GameInfo {
        game: entry.id().name(),
        file: saves::file_name(entry.id(), ProfileId::FIRST),
        opponents: entry.opponents(),
        smallest: shortest(entry),
        usual: if entry.pairs() { shortest(entry) } else { entry.default_choice().setup },
        seats: if entry.pairs() { "&side=first&partner=hand" } else { "" },
    };
    Ok(House {
        games: games::catalogue().games().map(game).collect(),
        endings: ["table-you-won", "table-you-lost", "table-drawn"].map(|key| locale.tr(key)),
        backup: backup()?,
    })
}

/// Goes to the settings to see where they are.
fn backup() -> io::Result<Backup> {
    const WINDOW: [u32; 2] = [800, 1800];
    let folder = tempfile::tempdir()?;
    let [width, height] = WINDOW;
    let mut person = Person::new(width, height, folder.path());
    let find =
        |person: &mut Person, name: &str| person.find(name).ok_or_else(|| io::Error::other(format!("no {name}")));
    person.press("settings");
    person.until("settings", |person| person.screen() == Screen::Settings);
    person.frames(3);
    let [save, open] = [find(&mut person, "backup-save")?, find(&mut person, "backup-open")?];
    Ok(Backup { window: WINDOW, save, open })
}

/// A set-up whose games are soon over: a small board, and in chess an ending that the fifty-move rule cuts short.
fn shortest(entry: &dyn GameEntry) -> SetupOptions {
    let ending = Some("8/8/8/8/8/4k3/8/4K2R w - - 90 90".to_owned());
    match entry.id() {
        // A deal that is named, in which the first side leads.
        GameId::Bridge => SetupOptions { position: Some("17 3NT W".to_owned()), ..SetupOptions::default() },
        GameId::Chess => SetupOptions { position: ending, ..SetupOptions::default() },
        GameId::Mancala => {
            SetupOptions { variant: Some("kalah".to_owned()), size: Some("3x2".to_owned()), ..SetupOptions::default() }
        }
        GameId::Twixt => SetupOptions { size: Some("5".to_owned()), ..SetupOptions::default() },
        _ => entry.setups().first().map(|offer| offer.options.clone()).unwrap_or_default(),
    }
}

fn answer<G: TableGame>(question: &Question) -> Result<Answer, Box<dyn std::error::Error>> {
    let mut history = match &question.saved {
        Some(text) => {
            let saved: Saved<G> =
                keep::from_text(saves::VERSION, text).map_err(|fault| format!("{fault:?}: {text}"))?;
            History::replay(&saved.record)?
        }
        None => History::<G>::new(&G::setup_from(&question.setup)?)?,
    };
    for text in &question.since {
        history.play(history.position().move_of(text)?, Duration::ZERO)?;
    }
    let game = history.position();
    let scale = Settings::default().scale_in(question.window);
    let mut layout = Layout::of(question.window, scale, Reading::Nothing);
    layout.extent = G::extent(game.setup(), layout.aspect());
    let board = Board { game, layout };
    let locale = Locale::new(Language::En);
    let way = |mv: G::Move| Way {
        mv: mv.to_string(),
        said: capitalised(&game.say_move(mv, &locale)),
        steps: board.steps(mv, question.from.map(SpotId)),
    };
    Ok(Answer {
        played: history.plies()[..history.at()].iter().map(|ply| ply.mv.to_string()).collect(),
        first_to_move: game.to_move().side() == Side::First,
        moves: game.legal_moves().into_iter().map(way).filter(|way| !way.steps.is_empty()).collect(),
    })
}

/// A position in a window.
struct Board<'a, G> {
    game: &'a G,
    layout: Layout,
}

impl<G: TableGame> Board<'_, G> {
    fn place(&self) -> Aspect {
        self.layout.aspect()
    }

    /// The places to choose for a move, with the ways of a cursor that begins at `from`.
    fn steps(&self, mv: G::Move, mut from: Option<SpotId>) -> Vec<Step> {
        let mut steps = Vec::new();
        let mut selected = None;
        for spot in self.choices_of(mv) {
            steps.extend(self.step(from, selected, spot));
            from = Some(spot);
            selected = from;
        }
        steps
    }

    /// The places chosen for a move. Where the person is asked which of several is meant, the first to be picked lies in
    /// the place chosen last; there is no way here to pick another.
    fn choices_of(&self, mv: G::Move) -> Vec<SpotId> {
        let mut path = G::path(mv);
        if let [from, to] = path[..]
            && self.game.choose(Some(from), to) == Choice::Ask
        {
            if self.game.meant(from, to).first() != Some(&mv) {
                return Vec::new();
            }
            path.push(to);
        }
        path
    }

    fn step(&self, from: Option<SpotId>, selected: Option<SpotId>, to: SpotId) -> Option<Step> {
        let spots = self.game.spots(self.place());
        let at = self.layout.to_window(spots.iter().find(|spot| spot.id == to)?.at);
        let useful = |spot: &Spot| self.game.choose(selected, spot.id).leads_on(selected.is_some());
        let mut order = std::iter::successors(Some(from), |at| Some(cycle(&spots, *at, 1, useful)));
        let next = order.by_ref().take(spots.len() + 1).position(|at| at == Some(to))?;
        Some(Step { spot: to.0, at, arrows: self.arrows(from, to)?, next })
    }

    /// The shortest way of the cursor by arrow keys. The first one shows it, at the first place in reading order.
    fn arrows(&self, from: Option<SpotId>, to: SpotId) -> Option<Vec<&'static str>> {
        let spots = self.game.spots(self.place());
        let useful = |spot: &Spot| self.game.choose(None, spot.id).leads_on(false);
        let (start, shown) = match from {
            Some(from) if spots.iter().any(|spot| spot.id == from) => (from, vec![]),
            // What lay there is gone.
            Some(_) => (cycle(&spots, None, 1, useful)?, vec![key(Direction::Right)]),
            None => (cycle(&spots, None, 1, |_| true)?, vec![key(Direction::Right)]),
        };
        let mut ways = HashMap::from([(start, shown)]);
        let mut reached = VecDeque::from([start]);
        while let Some(at) = reached.pop_front() {
            if at == to {
                break;
            }
            for direction in Direction::ALL {
                let Some(next) = self.game.neighbour(self.place(), at, direction) else { continue };
                if !ways.contains_key(&next) {
                    let way = ways[&at].iter().copied().chain([key(direction)]).collect();
                    ways.insert(next, way);
                    reached.push_back(next);
                }
            }
        }
        ways.remove(&to)
    }
}

const fn key(direction: Direction) -> &'static str {
    match direction {
        Direction::Left => "ArrowLeft",
        Direction::Right => "ArrowRight",
        Direction::Up => "ArrowUp",
        Direction::Down => "ArrowDown",
    }
}
