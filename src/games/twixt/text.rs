//! Games as texts that other programs read: SGF, and the lists of moves of Little Golem.

use parlour_core::{Game, Outcome, Seat, SetupOptions, Side};
use parlour_twixt::transcript::{self, Ending, Fault, Lines, Names, Transcript};
use parlour_twixt::{Move, Setup, Twixt};

use crate::locale::Locale;
use crate::table::notation::{self, Found, Notes, Opened, Sheet, shortened};
use crate::table::tree::Tree;

/// A list of moves without a mark of its own must go on for so long to be one, if it ends with something else.
const FEWEST_MOVES: usize = 4;

/// A game in SGF, with every line that was tried.
pub fn write(sheet: &Sheet<Twixt>) -> String {
    let game = sheet.history.position();
    let ending = sheet.outcome.as_ref().and_then(|outcome| match (outcome.reason, outcome.winner) {
        ("resigned", Some(winner)) => Some(Ending::Resigned(seat_of(winner.other()))),
        ("agreed", _) => Some(Ending::DrawAgreed),
        _ => None,
    });
    let [first, second] = sheet.players.clone().map(|name| Some(name).filter(|name| !name.is_empty()));
    let names = Names { first, second };
    match sheet.tree {
        Some(tree) => transcript::write_lines(*game.setup(), &lines_of(tree), ending, &names),
        None => transcript::write_sgf(game, ending, &names),
    }
}

/// The lines of a tree with what is said of their moves.
fn lines_of(tree: &Tree<Move>) -> Lines {
    let mut lines = Lines::default();
    let mut waiting = vec![(Tree::<Move>::ROOT, Lines::ROOT)];
    while let Some((from, to)) = waiting.pop() {
        let told = tree.node(from);
        let words = [&told.before, &told.after].map(String::as_str);
        words.join(" ").trim().clone_into(&mut lines.node_mut(to).comment);
        for &child in tree.children(from) {
            if let Some(mv) = tree.node(child).mv {
                waiting.push((child, lines.add(to, mv)));
            }
        }
    }
    lines
}

/// The same as a tree.
fn tree_of(lines: &Lines) -> Tree<Move> {
    let mut tree = Tree::default();
    let mut waiting = vec![(Lines::ROOT, Tree::<Move>::ROOT)];
    while let Some((from, to)) = waiting.pop() {
        tree.node_mut(to).after.clone_from(&lines.node(from).comment);
        for &child in lines.children(from) {
            if let Some(mv) = lines.node(child).mv {
                waiting.push((child, tree.add(to, mv)));
            }
        }
    }
    tree
}

const fn seat_of(side: Side) -> Seat {
    match side {
        Side::First => Seat::FIRST,
        Side::Second => Seat::SECOND,
    }
}

/// The game in a text.
///
/// # Errors
/// Why there is none, as a sentence.
pub fn find(text: &str, locale: &Locale) -> Result<Vec<Found>, String> {
    if notation::is_plain(text) {
        return notation::find::<Twixt>(text, locale);
    }
    let read = transcript::read(text).map_err(|fault| explained(&fault, locale))?;
    let fault = read.fault.as_ref().map(|fault| explained(fault, locale));
    // A hole or two may as well be squares of another game.
    let fewest = if fault.is_some() { FEWEST_MOVES } else { 2 };
    if read.history.at() < fewest && !text.trim_start().starts_with('(') {
        return Err(fault.unwrap_or_else(|| locale.tr("import-empty")));
    }
    let [first, second] = names(&read);
    let title = match (first, second) {
        (None, None) => locale.tr("game-twixt"),
        (first, second) => [first, second].map(|name| name.unwrap_or_else(|| "?".to_owned())).join(" – "),
    };
    let setup = read.history.position().setup();
    let rules = locale.tr(&format!("setup-twixt-{}", setup.variant.name()));
    let moves = locale.tr_with("game-moves", &[("moves", &read.history.at().to_string())]);
    let about = format!("{rules}, {0} × {0}, {moves}", setup.size);
    Ok(vec![Found { title, about, fault, text: text.to_owned() }])
}

/// The game of a text in which [`find`] has found one.
///
/// # Errors
/// Why it is none, as a sentence.
pub fn open(text: &str, locale: &Locale) -> Result<Opened<Twixt>, String> {
    if notation::is_plain(text) {
        return notation::open::<Twixt>(text, locale);
    }
    let read = transcript::read(text).map_err(|fault| explained(&fault, locale))?;
    let called = read.ending.map(|ending| match ending {
        Ending::Resigned(seat) => Outcome { winner: Some(seat.side().other()), reason: "resigned" },
        Ending::DrawAgreed => Outcome { winner: None, reason: "agreed" },
    });
    let notes = Notes { source: text.to_owned(), players: names(&read) };
    let options = options_of(*read.history.position().setup());
    let tree = tree_of(&read.lines);
    Ok(Opened { history: read.history, options, tree, called, notes })
}

/// The options from which such a board is set up.
pub fn options_of(setup: Setup) -> SetupOptions {
    SetupOptions {
        variant: Some(setup.variant.name().to_owned()),
        size: Some(setup.size.to_string()),
        ..SetupOptions::default()
    }
}

fn names(read: &Transcript) -> [Option<String>; 2] {
    [read.names.first.clone(), read.names.second.clone()]
}

/// What is wrong with a text, as a sentence.
fn explained(fault: &Fault, locale: &Locale) -> String {
    let at = |ply: &usize, word: &str| {
        locale.tr_with("twixt-file-illegal", &[("number", &ply.to_string()), ("move", &shortened(word))])
    };
    match fault {
        Fault::Empty => locale.tr("import-empty"),
        Fault::OtherGame(_) => locale.tr("twixt-file-other"),
        Fault::Rules(rules) => locale.tr_with("twixt-file-rules", &[("rules", &shortened(rules))]),
        Fault::Setup(error) => locale.tr_with("import-no-start", &[("error", &error.to_string())]),
        Fault::Word { ply, error } => at(ply, &error.text),
        Fault::Illegal { ply, error } => at(ply, &error.mv),
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use proptest::prelude::*;

    use super::*;
    use crate::table::game::TableGame;

    fn locale() -> Locale {
        Locale::default()
    }

    #[test]
    fn a_list_of_moves_is_a_game_of_pp_and_tells_how_it_ended() {
        let text = "1.f6 2.swap 3.m16 4.resign";
        let found = find(text, &locale()).unwrap();
        assert!(found[0].about.contains("24"), "{found:?}");
        let opened = open(&found[0].text, &locale()).unwrap();
        assert_eq!(opened.history.at(), 3);
        assert_eq!(opened.options, options_of(Setup::usual(parlour_twixt::Variant::Pp)));
        assert_eq!(opened.called, Some(Outcome { winner: Some(Side::First), reason: "resigned" }));
    }

    #[test]
    fn a_game_comes_back_from_its_text() {
        let plain = "game: twixt\nvariant: standard\nsize: 10\nmoves: c3 h8 e4 h7 -c3e4 g5\n";
        let opened = open(plain, &locale()).unwrap();
        let sheet = Sheet {
            history: &opened.history,
            options: &opened.options,
            players: ["Anna".to_owned(), "Béla]".to_owned()],
            date: [2026, 11, 28],
            outcome: None,
            time: None,
            clocks: Vec::new(),
            notes: &opened.notes,
            tree: None,
        };
        let again = open(&Twixt::write_game(&sheet), &locale()).unwrap();
        assert_eq!(again.history.position(), opened.history.position());
        assert_eq!(again.notes.players, [Some("Anna".to_owned()), Some("Béla]".to_owned())]);
    }

    #[test]
    fn lines_and_comments_come_back() {
        let text = "(;GM[21]RU[PP]SZ[24];r[f6]C[near];b[g8](;r[h3])(;r[g9];b[k10]))";
        let opened = open(text, &locale()).unwrap();
        assert_eq!(opened.history.at(), 3);
        let sheet = Sheet {
            history: &opened.history,
            options: &opened.options,
            players: [String::new(), String::new()],
            date: [2026, 11, 28],
            outcome: None,
            time: None,
            clocks: Vec::new(),
            notes: &opened.notes,
            tree: Some(&opened.tree),
        };
        let again = open(&Twixt::write_game(&sheet), &locale()).unwrap();
        assert_eq!(lines_of(&again.tree), lines_of(&opened.tree));
        let told = lines_of(&again.tree);
        assert_eq!(told.node(told.children(Lines::ROOT)[0]).comment, "near");
    }

    #[test]
    fn what_stands_before_a_fault_is_kept() {
        let found = find("1.f6 2.g8 3.h10 4.k12 5.hello 6.m3", &locale()).unwrap();
        assert!(found[0].fault.as_ref().is_some_and(|fault| fault.contains("hello")), "{found:?}");
        assert_eq!(open(&found[0].text, &locale()).unwrap().history.at(), 4);
    }

    #[test]
    fn what_is_no_game_is_refused_with_a_reason() {
        for text in ["", "Dear diary", "(;GM[1]SZ[19];B[aa])", "(;GM[21]RU[CHESS])", "(;GM[21]SZ[4])", "1.f6 2.f6"] {
            let reason = find(text, &locale()).unwrap_err();
            assert!(reason.len() > 10 && reason.contains(' '), "{text:?}: {reason}");
        }
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "(\\(;)?[ -~\n]{0,60}|([1-9]\\.[a-h][1-8] ?){0,12}|\\PC{0,80}") {
            if find(&text, &locale()).is_ok() {
                prop_assert!(open(&text, &locale()).is_ok());
            }
        }
    }
}
