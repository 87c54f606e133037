//! Deals as texts that other programs read: PBN, and the LIN of Bridge Base Online.

use parlour_bridge::deal::{SEATS, seat_letter};
use parlour_bridge::record::{BoardRecord, Reading};
use parlour_bridge::{Bridge, Setup, bidding, lin, pbn};
use parlour_core::{Game, History, Seat, SetupOptions, Side};

use super::words;
use crate::locale::Locale;
use crate::table::notation::{self, Found, Notes, Opened, Sheet, shortened};
use crate::table::tree::Tree;

/// What the names of files end with, the usual ending first.
pub const FILES: &[&str] = &["pbn", "lin", "txt"];

/// A deal with its play in PBN.
pub fn write(sheet: &Sheet<Bridge>) -> String {
    let game = sheet.history.position();
    let setup = game.setup();
    let over = game.play_so_far().is_over();
    let record = BoardRecord {
        board: setup.number.map(|number| number.to_string()),
        vulnerability: Some(setup.vulnerability),
        deal: Some(setup.deal),
        players: SEATS.map(|seat| name_of_seat(&sheet.players[seat.side().index()], seat)),
        contract: Some((setup.contract, setup.declarer)),
        play: game.play_so_far().cards().to_vec(),
        tricks: over.then(|| game.play_so_far().tricks(setup.declarer.side())),
        ..BoardRecord::default()
    };
    pbn::write(&[record])
}

/// Between the names of two partners.
const AND: &str = ", ";

/// Who sits there, by the names of a side: one for both seats, or one for each.
fn name_of_seat(of_side: &str, seat: Seat) -> String {
    let names = of_side.split_once(AND).map_or([of_side; 2], |(first, second)| [first, second]);
    names[seat.index() / 2].to_owned()
}

fn read(text: &str) -> Reading {
    // A LIN file is a chain of commands and values between bars.
    if text.contains("md|") || text.contains("qx|") { lin::read(text) } else { pbn::read(text) }
}

/// The deals in a text.
///
/// # Errors
/// Why there is none, as a sentence.
pub fn find(text: &str, locale: &Locale) -> Result<Vec<Found>, String> {
    if notation::is_plain(text) {
        return notation::find::<Bridge>(text, locale);
    }
    let Reading { boards, faults } = read(text);
    let fault = faults.first().map(|fault| {
        let line = fault.line.to_string();
        locale.tr_with("bridge-file-fault", &[("line", &line), ("problem", &shortened(&fault.problem))])
    });
    let found: Vec<Found> = boards
        .iter()
        .filter(|board| is_whole(board))
        .map(|board| Found {
            title: title(board, locale),
            about: about(board, locale),
            fault: board.fault_of_play().or_else(|| fault.clone()),
            text: pbn::write(std::slice::from_ref(board)),
        })
        .collect();
    if found.is_empty() { Err(fault.unwrap_or_else(|| locale.tr("import-empty"))) } else { Ok(found) }
}

/// Whether all 52 cards are known.
fn is_whole(board: &BoardRecord) -> bool {
    board.deal.is_some_and(|deal| deal.tricks() == 13)
}

fn title(board: &BoardRecord, locale: &Locale) -> String {
    let name = board.board.clone().unwrap_or_else(|| "?".to_owned());
    let players: Vec<&str> = board.players.iter().map(String::as_str).filter(|name| !name.is_empty()).collect();
    let number = locale.tr_with("bridge-file-board", &[("board", &name)]);
    if players.is_empty() { number } else { format!("{number}: {}", players.join(", ")) }
}

fn about(board: &BoardRecord, locale: &Locale) -> String {
    let contract =
        board.contract.map(|(contract, declarer)| format!("{} {}", words::contract(contract), seat_letter(declarer)));
    let moves = locale.tr_with("game-moves", &[("moves", &board.play.len().to_string())]);
    [contract, Some(moves)].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// The deal of a text in which [`find`] has found one, with the cards that can have been played.
///
/// # Errors
/// Why it is none, as a sentence.
pub fn open(text: &str, locale: &Locale) -> Result<Opened<Bridge>, String> {
    if notation::is_plain(text) {
        return notation::open::<Bridge>(text, locale);
    }
    let boards = read(text).boards;
    let board = boards.iter().find(|board| is_whole(board)).ok_or_else(|| locale.tr("import-empty"))?;
    let setup = setup_of(board).ok_or_else(|| locale.tr("import-empty"))?;
    let wrong = |error: &dyn std::fmt::Display| locale.tr_with("import-no-start", &[("error", &error.to_string())]);
    let mut history = History::<Bridge>::new(&setup).map_err(|error| wrong(&error))?;
    for &card in &board.play {
        if history.play(card, std::time::Duration::ZERO).is_err() {
            break;
        }
    }
    let name = |side: Side| {
        let of_side = SEATS.into_iter().filter(|seat| seat.side() == side).map(|seat| &board.players[seat.index()]);
        let mut names: Vec<&str> = of_side.map(String::as_str).filter(|name| !name.is_empty()).collect();
        names.dedup();
        (!names.is_empty()).then(|| names.join(AND))
    };
    let notes = Notes { source: text.to_owned(), players: Side::BOTH.map(name) };
    let options = SetupOptions { position: Some(setup.to_string()), ..SetupOptions::default() };
    let tree = Tree::of(history.plies().iter().map(|ply| ply.mv));
    Ok(Opened { history, options, tree, called: None, notes })
}

/// What is played: where a record has no contract, the one that the stronger side might bid.
fn setup_of(board: &BoardRecord) -> Option<Setup> {
    let deal = board.deal?;
    let Some((contract, declarer)) = board.contract else { return Some(bidding::setup(&deal)) };
    let vulnerability = board.vulnerability.unwrap_or_default();
    Some(Setup { deal, contract, declarer, vulnerability, number: None })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

    use super::*;
    use crate::locale::Language;

    fn english() -> Locale {
        Locale::new(Language::En)
    }

    #[test]
    fn what_is_written_is_read() {
        let mut history = History::<Bridge>::new(&"17 4SX W EW".parse().unwrap()).unwrap();
        for _ in 0..7 {
            let card = history.position().legal_moves()[0];
            history.play(card, std::time::Duration::ZERO).unwrap();
        }
        let text = write(&Sheet {
            history: &history,
            options: &SetupOptions::default(),
            players: ["Anna".to_owned(), "Béla".to_owned()],
            date: [2026, 11, 28],
            outcome: None,
            time: None,
            clocks: Vec::new(),
            notes: &Notes::default(),
            tree: None,
        });
        let found = find(&text, &english()).unwrap();
        assert_eq!((found.len(), &found[0].fault), (1, &None), "{text}");
        let opened = open(&found[0].text, &english()).unwrap();
        assert_eq!(opened.history.position(), history.position());
        assert_eq!(opened.notes.players, ["Anna", "Béla"].map(|name| Some(name.to_owned())));
    }

    #[test]
    fn every_seat_keeps_its_name() {
        let [both, each] = ["Anna", "Anna, Béla"];
        let seats = [Seat(0), Seat(2)];
        assert_eq!(seats.map(|seat| name_of_seat(both, seat)), ["Anna", "Anna"]);
        assert_eq!(seats.map(|seat| name_of_seat(each, seat)), ["Anna", "Béla"]);
    }

    #[test]
    fn what_is_no_deal_is_said() {
        for text in ["", "hello", "[Event \"x\"]", "md|1|", "[Deal \"N:AKQ\"]"] {
            assert!(find(text, &english()).is_err(), "{text}");
        }
    }

    #[test]
    fn a_deal_without_contract_gets_a_likely_one() {
        let text = "[Deal \"N:AKQ2.432.AK2.KQ2 JT9.KQJ.QJ9.JT98 876.A98.T87.A765 543.T765.6543.43\"]";
        let opened = open(text, &english()).unwrap();
        assert_eq!(opened.history.position().setup().declarer.0, 0);
    }
}
