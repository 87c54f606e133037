//! Deals as texts that other programs read: PBN, and the LIN of Bridge Base Online.

use parlour_bridge::deal::{DealError, SEATS};
use parlour_bridge::record::{BoardRecord, Fault, Problem, Reading, WrongCall};
use parlour_bridge::{Bridge, Card, Setup, bidding, lin, pbn};
use parlour_core::{Game, History, Seat, SetupOptions, Side};

use super::words;
use crate::locale::Locale;
use crate::table::notation::{self, Found, Notes, Opened, Sheet, shortened};
use crate::table::tree::Tree;

/// What the names of files end with, the usual ending first.
pub const FILES: &[&str] = &["pbn", LIN, "txt"];

/// PBN and LIN are written.
pub const SAVED: usize = 2;

const LIN: &str = "lin";

/// A deal with its play in PBN.
pub fn write(sheet: &Sheet<Bridge>) -> String {
    pbn::write(&[record(sheet)])
}

/// The same in the format of a file whose name ends like that.
pub fn write_file(sheet: &Sheet<Bridge>, ending: &str) -> String {
    if ending == LIN { lin::write(&[record(sheet)]) } else { write(sheet) }
}

/// A deal with its play.
fn record(sheet: &Sheet<Bridge>) -> BoardRecord {
    let game = sheet.history.position();
    let setup = game.setup();
    let over = game.play_so_far().is_over();
    BoardRecord {
        board: setup.number.map(|number| number.to_string()),
        vulnerability: Some(setup.vulnerability),
        deal: Some(setup.deal),
        players: SEATS.map(|seat| name_of_seat(&sheet.players[seat.side().index()], seat)),
        contract: Some((setup.contract, setup.declarer)),
        play: game.play_so_far().cards().to_vec(),
        tricks: over.then(|| game.play_so_far().tricks(setup.declarer.side())),
        ..BoardRecord::default()
    }
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
    let say = |fault: &Fault| {
        let (line, problem) = (fault.line.to_string(), say_problem(&fault.problem, locale));
        locale.tr_with("bridge-file-fault", &[("line", &line), ("problem", &problem)])
    };
    let whole = boards.iter().enumerate().filter(|(_, board)| is_whole(board));
    let found: Vec<Found> = whole
        .map(|(place, board)| Found {
            title: title(board, locale),
            about: about(board, locale),
            fault: faults.iter().find(|fault| fault.board == place).map(say),
            text: pbn::write(std::slice::from_ref(board)),
        })
        .collect();
    let nothing = || faults.first().map_or_else(|| locale.tr("import-empty"), say);
    if found.is_empty() { Err(nothing()) } else { Ok(found) }
}

/// What is wrong in a file, within a sentence.
fn say_problem(problem: &Problem, locale: &Locale) -> String {
    let tell = |key: &str, word: &str| locale.tr_with(&format!("bridge-fault-{key}"), &[("word", &shortened(word))]);
    let tell_card = |key: &str, number: usize, card: Card| {
        let words = [("number", number.to_string()), ("card", words::short(card))];
        locale.tr_with(&format!("bridge-fault-{key}"), &words.each_ref().map(|(name, value)| (*name, value.as_str())))
    };
    match problem {
        Problem::Tag(word) => tell("tag", word),
        Problem::Stray(word) => tell("stray", word),
        Problem::Inherited(word) => tell("inherited", word),
        Problem::Seat(word) => tell("seat", word),
        Problem::Vulnerability(word) => tell("vulnerability", word),
        Problem::Contract(word) => tell("contract", word),
        Problem::Tricks(word) => tell("tricks", word),
        Problem::Hand(word) => tell("hand", word),
        Problem::Deal(DealError::Hand(error)) => tell("hand", &error.text),
        Problem::Deal(DealError::Form(word)) => tell("deal", word),
        Problem::Deal(DealError::Twice(card)) | Problem::Twice(card) => tell("twice", &words::short(*card)),
        Problem::Deal(DealError::Lengths(_)) => locale.tr("bridge-fault-lengths"),
        Problem::Card(word) => tell("card", word),
        Problem::Call { number, wrong } => {
            let wrong = say_wrong_call(wrong, locale);
            locale.tr_with("bridge-fault-call", &[("number", &number.to_string()), ("problem", &wrong)])
        }
        Problem::Unfinished => locale.tr("bridge-fault-unfinished"),
        Problem::Leader => locale.tr("bridge-fault-leader"),
        Problem::NotHeld { number, card } => tell_card("not-held", *number, *card),
        Problem::Revoke { number, card } => tell_card("revoke", *number, *card),
        Problem::NoContract => locale.tr("bridge-fault-no-contract"),
    }
}

/// Why a call is not allowed, within a sentence.
fn say_wrong_call(wrong: &WrongCall, locale: &Locale) -> String {
    let tell = |key: &str, word: &str, last: &str| {
        locale.tr_with(&format!("bridge-fault-call-{key}"), &[("call", &shortened(word)), ("last", last)])
    };
    match wrong {
        WrongCall::Late(call) => tell("late", call, ""),
        WrongCall::Unknown(call) => tell("unknown", call, ""),
        WrongCall::TooLow { bid, last } => tell("low", bid, last),
        WrongCall::Baseless(call) => tell("baseless", call, ""),
    }
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
    let contract = board
        .contract
        .map(|(contract, declarer)| format!("{} {}", words::contract(contract), words::letter(declarer, locale)));
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

    /// Of two boards the one with a fault tells it, in the language of the person; the other has none.
    #[test]
    fn a_fault_is_told_with_its_board_alone() {
        let deal = "[Deal \"N:AKQ2.432.AK2.KQ2 JT9.KQJ.QJ9.JT98 876.A98.T87.A765 543.T765.6543.43\"]";
        let text = format!(
            "[Board \"1\"]\n{deal}\n\n[Board \"2\"]\n{deal}\n[Vulnerable \"maybe\"]\n\n[Board \"3\"]\n{deal}\n"
        );
        let faults = |language| {
            let found = find(&text, &Locale::new(language)).unwrap();
            found.into_iter().map(|found| found.fault).collect::<Vec<_>>()
        };
        let (english, hungarian) = (faults(Language::En), faults(Language::Hu));
        assert_eq!((english.len(), &english[0], &english[2]), (3, &None, &None));
        let [english, hungarian] =
            [&english[1], &hungarian[1]].map(|fault| fault.clone().unwrap().replace('\u{a0}', " "));
        assert!(english.contains("Line 6") && english.contains("maybe"), "{english}");
        assert!(
            hungarian.contains("6. sor") && hungarian.contains("maybe") && !hungarian.contains(" is "),
            "{hungarian}"
        );
    }

    /// Every fault there is has words.
    #[test]
    fn faults_of_all_kinds_have_words() {
        let texts = [
            "[Deal \"N:AKQ\"]",
            "[Deal \"N:AKX2.432.AK2.KQ2 JT9.KQJ.QJ9.JT98 876.A98.T87.A765 543.T765.6543.43\"]",
            "[Deal \"N:AKQ2.432.AK2.KQ2 AT9.KQJ.QJ9.JT98 876.A98.T87.A765 543.T765.6543.43\"]",
            "[Deal \"N:AKQ2.432.AK2.KQ JT9.KQJ.QJ9.JT98 876.A98.T87.A765 543.T765.6543.43\"]",
            "[x\n",
            "x\n[Board \"1\"]",
            "[Board \"#\"]",
            "[Dealer \"Q\"]",
            "[Vulnerable \"Q\"]",
            "[Contract \"9NT\"]",
            "[Result \"14\"]",
            "[Contract \"3NT\"]\n[Declarer \"S\"]\n[Play \"N\"]\nSA",
            "[Contract \"3NT\"]\n[Declarer \"S\"]\n[Play \"W\"]\nS1",
            "[Auction \"N\"]\n1NT",
            "[Auction \"N\"]\nPass Pass Pass Pass 1NT",
            "[Auction \"N\"]\n1NT 1S",
            "[Auction \"N\"]\nX",
            "[Auction \"N\"]\nhm",
            "md|1SAA|",
            "md|1Q|",
        ];
        for text in texts {
            for language in Language::ALL {
                let said = find(text, &Locale::new(language)).unwrap_err();
                assert!(said.contains(['1', '2', '3', '4']) && !said.contains("bridge-"), "{text}: {said}");
            }
        }
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
