//! Portable Bridge Notation 2.1 (Tis Veugen, <https://www.tistis.nl/pbn/>).

use std::collections::BTreeMap;
use std::fmt::Write;

use parlour_core::Seat;

use crate::card::Card;
use crate::contract::{Contract, Vulnerability};
use crate::deal::{SEATS, seat_after, seat_from_letter, seat_letter};
use crate::play::Play;
use crate::record::{BoardRecord, Fault, Problem, Reading};

/// The tags of the four players.
const PLAYERS: [&str; 4] = ["North", "East", "South", "West"];

/// The only tag that a board may have several times.
const NOTE: &str = "Note";

/// One tag with the lines of its section.
struct Tag {
    line: usize,
    name: String,
    value: String,
    section: Vec<String>,
}

/// The tags of a board by name.
type Tags = BTreeMap<String, Tag>;

/// Reads all boards of a text. Whatever cannot be understood is left out and named; the rest is kept.
pub fn read(text: &str) -> Reading {
    let mut reading = Reading::default();
    let mut board: Vec<Tag> = Vec::new();
    let mut previous = Tags::new();
    let mut depth = 0_usize;
    for (number, raw) in text.lines().enumerate() {
        let line = number + 1;
        if raw.starts_with('%') {
            continue;
        }
        let content = without_comments(raw, &mut depth);
        let content = content.trim();
        if content.is_empty() {
            // An empty line ends a board; a line that is all comment does not.
            if raw.trim().is_empty() && depth == 0 {
                finish(&mut board, &mut previous, &mut reading);
            }
            continue;
        }
        match tag(content) {
            Some((name, value)) => {
                if name != NOTE && board.iter().any(|tag| tag.name == name) {
                    finish(&mut board, &mut previous, &mut reading);
                }
                board.push(Tag { line, name, value, section: Vec::new() });
            }
            None if content.starts_with('[') => {
                let (board, problem) = (reading.boards.len(), Problem::Tag(content.to_owned()));
                reading.faults.push(Fault { line, board, problem });
            }
            None => {
                if let Some(tag) = board.last_mut() {
                    tag.section.push(content.to_owned());
                } else {
                    let (board, problem) = (reading.boards.len(), Problem::Stray(content.to_owned()));
                    reading.faults.push(Fault { line, board, problem });
                }
            }
        }
    }
    finish(&mut board, &mut previous, &mut reading);
    reading
}

/// The line without what stands in braces, which may begin and end on other lines, and without what follows a semicolon.
fn without_comments(line: &str, depth: &mut usize) -> String {
    let mut quoted = false;
    let mut kept = String::new();
    for letter in line.chars() {
        match letter {
            '"' if *depth == 0 => {
                quoted = !quoted;
                kept.push(letter);
            }
            '{' if !quoted => *depth = 1,
            '}' if *depth > 0 => *depth = 0,
            ';' if !quoted && *depth == 0 => break,
            _ if *depth == 0 => kept.push(letter),
            _ => {}
        }
    }
    kept
}

/// Name and value of a line like `[Name "value"]`.
fn tag(line: &str) -> Option<(String, String)> {
    let inner = line.strip_prefix('[')?.trim_end().strip_suffix(']')?;
    let (name, rest) = inner.trim().split_once(char::is_whitespace)?;
    let value = rest.trim().strip_prefix('"')?.strip_suffix('"')?;
    Some((name.to_owned(), value.to_owned()))
}

/// Puts what the board before said in the place of `#`. What cannot be inherited is left open and named.
fn inherit(tags: &mut Tags, previous: &Tags, board: usize, faults: &mut Vec<Fault>) {
    for tag in tags.values_mut().filter(|tag| tag.value.trim() == "#") {
        if let Some(before) = previous.get(&tag.name) {
            tag.value.clone_from(&before.value);
            if tag.section.is_empty() {
                tag.section.clone_from(&before.section);
            }
        } else {
            faults.push(Fault { line: tag.line, board, problem: Problem::Inherited(tag.name.clone()) });
            tag.value.clear();
        }
    }
}

/// Makes a board of its tags, unless there are none. `previous` are those of the board before, and then of this one.
fn finish(tags: &mut Vec<Tag>, previous: &mut Tags, reading: &mut Reading) {
    if tags.is_empty() {
        return;
    }
    let mut board = BoardRecord::default();
    let mut faults = Vec::new();
    let mut tags: Tags = tags.drain(..).map(|tag| (tag.name.clone(), tag)).collect();
    let place = reading.boards.len();
    inherit(&mut tags, previous, place, &mut faults);
    // Empty values, question marks and dashes say that something is not known; a dash also that nobody is vulnerable.
    let says = |tag: &&Tag| match tag.value.trim() {
        "" | "?" => false,
        "-" => tag.name == "Vulnerable",
        _ => true,
    };
    let known = |name: &str| tags.get(name).filter(says);
    let mut wrong = |tag: &Tag, problem: Problem| faults.push(Fault { line: tag.line, board: place, problem });
    board.board = known("Board").map(|tag| tag.value.clone());
    for (player, name) in board.players.iter_mut().zip(PLAYERS) {
        *player = known(name).map(|tag| tag.value.clone()).unwrap_or_default();
    }
    if let Some(tag) = known("Dealer") {
        board.dealer = seat_of(&tag.value);
        if board.dealer.is_none() {
            wrong(tag, Problem::Seat(tag.value.clone()));
        }
    }
    if let Some(tag) = known("Vulnerable") {
        match tag.value.parse::<Vulnerability>() {
            Ok(vulnerability) => board.vulnerability = Some(vulnerability),
            Err(_) => wrong(tag, Problem::Vulnerability(tag.value.clone())),
        }
    }
    if let Some(tag) = known("Deal") {
        match tag.value.parse() {
            Ok(deal) => board.deal = Some(deal),
            Err(error) => wrong(tag, Problem::Deal(error)),
        }
    }
    if let Some(tag) = known("Auction") {
        board.dealer = board.dealer.or_else(|| seat_of(&tag.value));
        let breaks_off;
        (board.calls, breaks_off) = calls(&tag.section);
        if let Some((_, problem)) = board.conclude_auction(breaks_off) {
            wrong(tag, problem);
        }
    }
    if let Some(tag) = known("Contract") {
        let text = tag.value.trim();
        if text.eq_ignore_ascii_case("pass") {
            board.passed_out = true;
            board.contract = None;
        } else {
            let declarer = known("Declarer").and_then(|tag| seat_of(tag.value.trim_start_matches('^')));
            match (text.parse::<Contract>(), declarer) {
                (Ok(contract), Some(declarer)) => board.contract = Some((contract, declarer)),
                (Ok(_), None) => {}
                (Err(_), _) => wrong(tag, Problem::Contract(text.to_owned())),
            }
        }
    }
    if let Some(tag) = known("Result") {
        // A caret says that the result is uncertain.
        let number = tag.value.trim().trim_start_matches('^');
        board.tricks = number.parse().ok().filter(|&tricks| tricks <= 13);
        if board.tricks.is_none() {
            wrong(tag, Problem::Tricks(tag.value.clone()));
        }
    }
    if let Some(tag) = known("Play") {
        match (seat_of(&tag.value), board.contract) {
            (Some(first), Some((contract, declarer))) => {
                match cards_in_order(&tag.section, first, contract, declarer) {
                    Ok(cards) => board.play = cards,
                    Err(problem) => wrong(tag, problem),
                }
            }
            (None, _) => wrong(tag, Problem::Seat(tag.value.clone())),
            // Without a contract nobody knows who leads next.
            (Some(_), None) => {}
        }
    }
    if let Some(problem) = board.fault_of_play() {
        let line = tags.get("Play").map_or(0, |tag| tag.line);
        faults.push(Fault { line, board: place, problem });
        board.play.clear();
    }
    reading.faults.append(&mut faults);
    reading.boards.push(board);
    *previous = tags;
}

fn seat_of(text: &str) -> Option<Seat> {
    let mut letters = text.trim().chars();
    letters.next().and_then(seat_from_letter).filter(|_| letters.next().is_none())
}

/// The calls of an auction section, without notes and remarks, and whether it says that the rest is not known. A word that is no
/// call stays as it is.
fn calls(section: &[String]) -> (Vec<String>, bool) {
    let mut calls = Vec::new();
    for word in section.iter().flat_map(|line| line.split_whitespace()) {
        // `=1=` refers to a note, `$1` to a remark, `^I` to an irregularity.
        let word = word.trim_end_matches(['!', '?']);
        if word.is_empty() || word.starts_with(['=', '$', '^']) {
            continue;
        }
        match word.to_ascii_uppercase().as_str() {
            // All others pass: as often as it takes.
            "AP" => {
                let passes = calls.iter().rev().take_while(|&call| call == "Pass").count();
                let needed = if passes == calls.len() { 4 } else { 3 };
                calls.extend((passes..needed).map(|_| "Pass".to_owned()));
            }
            "PASS" | "P" => calls.push("Pass".to_owned()),
            call @ ("X" | "XX") => calls.push(call.to_owned()),
            "*" | "+" => return (calls, true),
            _ => calls.push(word.parse::<Contract>().map_or_else(|_| word.to_owned(), |bid| bid.to_string())),
        }
    }
    (calls, false)
}

/// The cards of a play section, whose columns are the seats from `first` on, in the order in which they were played.
fn cards_in_order(section: &[String], first: Seat, contract: Contract, declarer: Seat) -> Result<Vec<Card>, Problem> {
    let words = section.iter().flat_map(|line| line.split_whitespace());
    // `*` ends the play, `=1=` refers to a note, `$1` to a remark, `+` and `-` stand for cards not played.
    let words: Vec<&str> =
        words.filter(|word| !word.starts_with(['=', '$', '^'])).take_while(|word| *word != "*").collect();
    let mut play = Play::new(contract.strain().trumps(), declarer);
    if first != seat_after(declarer, 1) {
        return Err(Problem::Leader);
    }
    for row in words.chunks(4) {
        for _ in 0..4 {
            let column = (play.to_move().0 + 4 - first.0) & 3;
            let Some(word) = row.get(usize::from(column)).filter(|word| !matches!(**word, "-" | "+")) else {
                return Ok(play.cards().to_vec());
            };
            let card: Card = word.parse().map_err(|_| Problem::Card((*word).to_owned()))?;
            play.push(card);
        }
    }
    Ok(play.cards().to_vec())
}

/// Writes boards as PBN's export format does, with the fifteen tags that every board must have.
pub fn write(boards: &[BoardRecord]) -> String {
    let mut text = String::from("% PBN 2.1\n% EXPORT\n");
    for board in boards {
        text.push('\n');
        let mut tag = |name: &str, value: &str| {
            // A value cannot contain quotation marks or line breaks.
            let value = value.replace('"', "'").replace(['\n', '\r'], " ");
            let _ = writeln!(text, "[{name} \"{value}\"]");
        };
        let seat = |seat: Option<Seat>| seat.map(|seat| seat_letter(seat).to_string()).unwrap_or_default();
        for name in ["Event", "Site", "Date"] {
            tag(name, "?");
        }
        tag("Board", board.board.as_deref().unwrap_or("?"));
        for index in [3, 0, 1, 2] {
            let name = &board.players[index];
            tag(PLAYERS[index], if name.is_empty() { "?" } else { name });
        }
        tag("Dealer", &seat(board.dealer));
        tag("Vulnerable", board.vulnerability.map_or("?", Vulnerability::name));
        tag("Deal", &board.deal.map(|deal| deal.to_string()).unwrap_or_default());
        tag("Scoring", "?");
        tag("Declarer", &seat(board.contract.map(|(_, declarer)| declarer)));
        let contract = board.contract.map(|(contract, _)| contract.to_string());
        tag("Contract", &contract.unwrap_or_else(|| if board.passed_out { "Pass" } else { "?" }.into()));
        tag("Result", &board.tricks.map(|tricks| tricks.to_string()).unwrap_or_default());
        if let (Some(dealer), false) = (board.dealer, board.calls.is_empty()) {
            tag("Auction", &seat_letter(dealer).to_string());
            for row in board.calls.chunks(4) {
                let _ = writeln!(text, "{}", row.join(" "));
            }
            if board.breaks_off() {
                let _ = writeln!(text, "*");
            }
        }
        if let (Some((contract, declarer)), false) = (board.contract, board.play.is_empty()) {
            let first = seat_after(declarer, 1);
            let _ = writeln!(text, "[Play \"{}\"]", seat_letter(first));
            write_play(&mut text, board, contract, declarer);
        }
    }
    text
}

/// One line a trick, each card in the column of its player.
fn write_play(text: &mut String, board: &BoardRecord, contract: Contract, declarer: Seat) {
    let first = seat_after(declarer, 1);
    let mut play = Play::new(contract.strain().trumps(), declarer);
    for trick in board.play.chunks(4) {
        let mut row = [const { None }; 4];
        for &card in trick {
            row[play.to_move().index()] = Some(card.to_string());
            play.push(card);
        }
        let row = SEATS.map(|seat| row[seat_after(first, seat.0).index()].take().unwrap_or_else(|| "-".into()));
        let _ = writeln!(text, "{}", row.join(" "));
    }
    if board.play.len() < 52 {
        let _ = writeln!(text, "*");
    }
}
