//! Games as texts: what is written, what is found in a text, and the plain form of games that have none of their own.
//!
//! The plain form has a line `name: value` for the game, for every option of its setup and for its moves:
//!
//! ```text
//! game: dots
//! size: 4x4
//! moves: h1-1 v1-1 h2-1
//! ```

use std::time::Duration;

use bevy::prelude::*;
use parlour_core::{Game, History, Outcome, SetupOptions, Side};

use super::announce;
use super::game::TableGame;
use super::state::Table;
use super::tree::Tree;
pub use crate::catalogue::Found;
use crate::catalogue::{Purpose, TimeControl};
use crate::locale::Locale;
use crate::platform::clock::today;

/// What is written of a game.
pub struct Sheet<'a, G: TableGame> {
    /// The moves.
    pub history: &'a History<G>,
    /// From what options the game was set up.
    pub options: &'a SetupOptions,
    /// What the players are called.
    pub players: [String; 2],
    /// The day on which it is written: year, month, day.
    pub date: [u16; 3],
    /// How it ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// How long the players may think.
    pub time: Option<TimeControl>,
    /// What the clock of the player showed who made the move, by ply; empty without clocks.
    pub clocks: Vec<Duration>,
    /// What a game that was opened brought with it.
    pub notes: &'a Notes,
    /// In a free analysis: all lines.
    pub tree: Option<&'a Tree<G::Move>>,
}

impl<'a, G: TableGame> Sheet<'a, G> {
    /// What is to be written of the game on the table.
    pub fn of(table: &'a Table<G>, locale: &Locale) -> Self {
        let history = &table.history;
        let explored = table.purpose == Purpose::Analysis;
        let clock = |ply: usize| table.time_before(ply + 1, history.position_at(ply)?.to_move().side());
        Self {
            history,
            options: &table.choice.setup,
            players: Side::BOTH.map(|side| announce::player_name(table, side, locale)),
            date: today(),
            outcome: table.outcome().filter(|_| !explored || table.at_main_end()),
            time: table.time_control(),
            clocks: (0..history.at()).map_while(clock).collect(),
            notes: &table.notes,
            tree: explored.then_some(&table.tree),
        }
    }
}

/// What a game that was opened brought with it beside its moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The text from which it was read.
    pub source: String,
    /// What the players are called, as far as it said.
    pub players: [Option<String>; 2],
}

/// A game that was read. Inserted as a resource beside a [`Launch`](crate::catalogue::Launch), it is what is laid out.
#[derive(Resource, Clone, Debug)]
pub struct Opened<G: Game> {
    /// The moves.
    pub history: History<G>,
    /// From what options the game is set up.
    pub options: SetupOptions,
    /// All lines, of which the moves are one.
    pub tree: Tree<G::Move>,
    /// How it ended, if it did so by other ways than the rules'.
    pub called: Option<Outcome>,
    /// What else it brought.
    pub notes: Notes,
}

/// The reason of an outcome that a text tells without saying why.
pub const RECORDED: &str = "recorded";

/// A game in the plain form.
pub fn write<G: TableGame>(sheet: &Sheet<G>) -> String {
    let SetupOptions { variant, size, boards, position } = sheet.options.clone();
    let plies = &sheet.history.plies()[..sheet.history.at()];
    let moves: Vec<String> = plies.iter().map(|ply| ply.mv.to_string()).collect();
    let lines = [
        ("game", Some(G::ID.to_owned())),
        ("variant", variant),
        ("size", size),
        ("boards", boards.map(|boards| boards.to_string())),
        ("position", position),
        ("moves", Some(moves.join(" "))),
    ];
    lines.into_iter().filter_map(|(name, value)| Some(format!("{name}: {}\n", value?))).collect()
}

/// Whether a text is in the plain form.
pub fn is_plain(text: &str) -> bool {
    text.lines().any(|line| line.split_once(':').is_some_and(|(name, _)| name.trim().eq_ignore_ascii_case("game")))
}

/// The game in a text of the plain form, or moves alone.
///
/// # Errors
/// Why there is none, as a sentence.
pub fn find<G: TableGame>(text: &str, locale: &Locale) -> Result<Vec<Found>, String> {
    let (history, _, fault) = read::<G>(text, locale)?;
    let title = locale.tr(&format!("game-{}", G::ID));
    let about = locale.tr_with("game-moves", &[("moves", &history.at().to_string())]);
    Ok(vec![Found { title, about, fault, text: text.to_owned() }])
}

/// The game of a text in which [`find`] has found one.
///
/// # Errors
/// Why it is none, as a sentence.
pub fn open<G: TableGame>(text: &str, locale: &Locale) -> Result<Opened<G>, String> {
    let (history, options, _) = read::<G>(text, locale)?;
    let tree = Tree::of(history.plies().iter().map(|ply| ply.mv));
    Ok(Opened { history, options, tree, called: None, notes: Notes::default() })
}

/// The moves up to the first that is none, the options, and what is wrong.
fn read<G: TableGame>(text: &str, locale: &Locale) -> Result<(History<G>, SetupOptions, Option<String>), String> {
    let (options, words) = options_and_moves::<G>(text, locale)?;
    let no_setup =
        |error: parlour_core::SetupError| locale.tr_with("import-no-start", &[("error", &error.to_string())]);
    let mut history = G::setup_from(&options).and_then(|setup| History::new(&setup)).map_err(no_setup)?;
    let mut fault = None;
    for word in words.split_whitespace() {
        let played = word.parse().is_ok_and(|mv| history.play(mv, Duration::ZERO).is_ok());
        if !played {
            let (ply, word) = ((history.at() + 1).to_string(), shortened(word));
            fault = Some(locale.tr_with("import-illegal", &[("number", &ply), ("move", &word)]));
            break;
        }
    }
    match fault {
        Some(fault) if history.at() == 0 => Err(fault),
        fault => Ok((history, options, fault)),
    }
}

fn options_and_moves<G: TableGame>(text: &str, locale: &Locale) -> Result<(SetupOptions, String), String> {
    let mut options = SetupOptions::default();
    let mut moves = String::new();
    for line in text.trim_start_matches('\u{feff}').lines() {
        let Some((name, value)) = line.split_once(':') else {
            moves.push(' ');
            moves.push_str(line);
            continue;
        };
        let value = value.trim();
        let kept = || Some(value.to_owned());
        match name.trim().to_lowercase().as_str() {
            "game" if value == G::ID => {}
            "game" => return Err(locale.tr_with("import-other-game", &[("game", &shortened(value))])),
            "variant" => options.variant = kept(),
            "size" => options.size = kept(),
            "boards" => options.boards = value.parse().ok(),
            "position" => options.position = kept(),
            "moves" => value.clone_into(&mut moves),
            name => return Err(locale.tr_with("import-unknown", &[("word", &shortened(name))])),
        }
    }
    if moves.trim().is_empty() && options == SetupOptions::default() {
        return Err(locale.tr("import-empty"));
    }
    Ok((options, moves))
}

/// A word from somewhere as it can be shown.
pub fn shortened(word: &str) -> String {
    const MOST: usize = 24;
    let mut short: String = word.chars().filter(|sign| !sign.is_control()).take(MOST).collect();
    if word.chars().count() > MOST {
        short.push('…');
    }
    short
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use parlour_dots::Dots;
    use parlour_notakto::Notakto;
    use proptest::prelude::*;

    use super::*;

    fn locale() -> Locale {
        Locale::default()
    }

    fn sheet<'a, G: TableGame>(history: &'a History<G>, options: &'a SetupOptions, notes: &'a Notes) -> Sheet<'a, G> {
        Sheet {
            history,
            options,
            players: [String::new(), String::new()],
            date: [2026, 11, 28],
            outcome: None,
            time: None,
            clocks: Vec::new(),
            notes,
            tree: None,
        }
    }

    #[test]
    fn a_game_comes_back_from_its_text() {
        let text = "game: dots\nsize: 3x3\nmoves: h1-1 v1-1 h2-1\n";
        let opened = open::<Dots>(text, &locale()).unwrap();
        assert_eq!(opened.history.at(), 3);
        assert_eq!(write(&sheet(&opened.history, &opened.options, &opened.notes)), text);
        let text = "game: notakto\nboards: 2\nmoves: a5 b1\n";
        let opened = open::<Notakto>(text, &locale()).unwrap();
        assert_eq!(write(&sheet(&opened.history, &opened.options, &opened.notes)), text);
    }

    #[test]
    fn the_first_wrong_move_is_named_and_the_rest_kept() {
        let found = find::<Dots>("game: dots\nsize: 2x2\nmoves: h1-1 h1-1 v1-1", &locale()).unwrap();
        assert_eq!(found.len(), 1);
        assert!(found[0].fault.as_ref().unwrap().contains("h1-1"), "{found:?}");
        assert_eq!(open::<Dots>(&found[0].text, &locale()).unwrap().history.at(), 1);
    }

    #[test]
    fn what_is_no_game_is_refused_with_a_reason() {
        for text in ["", "  \n ", "game: chess\nmoves: e4", "size: 99x99\nmoves: h1-1", "Dear diary", "colour: red"] {
            let reason = find::<Dots>(text, &locale()).unwrap_err();
            assert!(reason.len() > 10 && !reason.starts_with("import-"), "{text:?}: {reason}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "((game|size|boards|moves): ?)?[ -~\n]{0,60}|\\PC{0,80}") {
            if find::<Dots>(&text, &locale()).is_ok() {
                prop_assert!(open::<Dots>(&text, &locale()).is_ok());
            }
            let _ = find::<Notakto>(&text, &locale());
        }
    }
}
