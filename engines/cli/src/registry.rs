//! The games there are.

use std::fmt::Write as _;

use parlour_bridge::Bridge;
use parlour_chess::Chess;
use parlour_core::Engine;
use parlour_dots::Dots;
use parlour_mancala::Mancala;
use parlour_notakto::Notakto;
use parlour_twixt::Twixt;
use serde::Serialize;

use crate::answer::Answer;
use crate::args::Command;
use crate::refusal::Refusal;
use crate::{bridge, commands};

/// Every game. A new one is added here and nowhere else.
pub static GAMES: &[Entry] = &[
    Entry::of::<Notakto>(),
    Entry::of::<Dots>(),
    Entry::of::<Chess>(),
    Entry::of::<Twixt>(),
    Entry::of::<Mancala>(),
    Entry { run: bridge::run, ..Entry::of::<Bridge>() },
];

/// A game as the command line knows it.
pub struct Entry {
    /// Its name.
    pub id: &'static str,
    /// Its rule sets, if it has several.
    variants: &'static [&'static str],
    /// The names of its opponents, weakest first.
    opponents: fn() -> Vec<&'static str>,
    /// Answers a command.
    pub run: fn(&Command) -> Result<Answer, Refusal>,
}

impl Entry {
    const fn of<G: Engine>() -> Self {
        Self {
            id: G::ID,
            variants: G::VARIANTS,
            opponents: || G::opponents().iter().map(|opponent| opponent.id.as_str()).collect(),
            run: commands::run::<G>,
        }
    }
}

/// The game of that name.
///
/// # Errors
/// If there is none; the refusal names those there are.
pub fn find(name: &str) -> Result<&'static Entry, Refusal> {
    GAMES.iter().find(|game| game.id == name).ok_or_else(|| Refusal::UnknownGame { name: name.into(), known: names() })
}

/// The names of all games, for messages.
pub fn names() -> String {
    GAMES.iter().map(|game| game.id).collect::<Vec<_>>().join(", ")
}

#[derive(Serialize)]
struct Games {
    games: Vec<Listed>,
}

#[derive(Serialize)]
struct Listed {
    id: &'static str,
    variants: &'static [&'static str],
    opponents: Vec<&'static str>,
}

/// Answers `games`.
pub fn list() -> Answer {
    let listed = |game: &Entry| Listed { id: game.id, variants: game.variants, opponents: (game.opponents)() };
    let games: Vec<Listed> = GAMES.iter().map(listed).collect();
    let mut text = String::new();
    for game in &games {
        let separator = if text.is_empty() { "" } else { "\n" };
        let _ = write!(text, "{separator}{}\n  opponents: {}", game.id, game.opponents.join(", "));
        if !game.variants.is_empty() {
            let _ = write!(text, "\n  variants: {}", game.variants.join(", "));
        }
    }
    Answer::new(text, &Games { games })
}
