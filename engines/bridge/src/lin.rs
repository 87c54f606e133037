//! LIN, the format of Bridge Base Online: pairs of a two-letter word and a value, each ended by `|`.

use std::fmt::Write;

use parlour_core::Seat;

use crate::card::{Card, Cards, Suit, rank_from_letter};
use crate::contract::{Contract, Vulnerability};
use crate::deal::{Deal, EAST, NORTH, SOUTH, WEST};
use crate::record::{BoardRecord, Fault, Problem, Reading};

/// The order in which LIN names seats.
const ORDER: [Seat; 4] = [SOUTH, WEST, NORTH, EAST];

/// A board that is being read, with the lines of its calls and cards.
#[derive(Default)]
struct Open {
    board: BoardRecord,
    call_lines: Vec<usize>,
    card_lines: Vec<usize>,
}

/// Reads all boards of a text. Whatever cannot be understood is left out and named; the rest is kept.
pub fn read(text: &str) -> Reading {
    let mut reading = Reading::default();
    let mut board: Option<Open> = None;
    let mut players: [String; 4] = Default::default();
    let mut name = None;
    let mut line = 1;
    let mut parts = text.split('|');
    while let (Some(key), Some(value)) = (parts.next(), parts.next()) {
        line += key.matches('\n').count();
        let here = line;
        line += value.matches('\n').count();
        let at = reading.boards.len();
        let mut wrong = |problem: Problem| reading.faults.push(Fault { line: here, board: at, problem });
        let key = key.trim().to_ascii_lowercase();
        let value = value.trim();
        match key.as_str() {
            "qx" => name = Some(value.to_owned()),
            "pn" => {
                for (seat, player) in ORDER.into_iter().zip(value.split(',')) {
                    player.trim().clone_into(&mut players[seat.index()]);
                }
                if let Some(Open { board, .. }) = &mut board {
                    board.players.clone_from(&players);
                }
            }
            "md" => {
                finish(board.take(), &mut reading);
                let mut next = BoardRecord { players: players.clone(), board: name.take(), ..Default::default() };
                match hands(value) {
                    Ok((dealer, deal)) => (next.dealer, next.deal) = (dealer, Some(deal)),
                    Err(problem) => reading.faults.push(Fault { line: here, board: reading.boards.len(), problem }),
                }
                board = Some(Open { board: next, ..Open::default() });
            }
            _ => {
                let Some(Open { board, call_lines, card_lines }) = &mut board else { continue };
                match key.as_str() {
                    "sv" => {
                        board.vulnerability = match value.to_ascii_lowercase().as_str() {
                            "o" | "0" | "-" => Some(Vulnerability::None),
                            "n" => Some(Vulnerability::NorthSouth),
                            "e" => Some(Vulnerability::EastWest),
                            "b" => Some(Vulnerability::Both),
                            "" => None,
                            _ => {
                                wrong(Problem::Vulnerability(value.to_owned()));
                                None
                            }
                        };
                    }
                    "ah" => board.board = Some(value.trim_start_matches("Board ").to_owned()),
                    "mb" => {
                        board.calls.push(call(value).unwrap_or_else(|| value.to_owned()));
                        call_lines.push(here);
                    }
                    "pc" => match value.parse::<Card>() {
                        Ok(card) => {
                            board.play.push(card);
                            card_lines.push(here);
                        }
                        Err(_) => wrong(Problem::Card(value.to_owned())),
                    },
                    "mc" => match value.parse() {
                        Ok(tricks) if tricks <= 13 => board.tricks = Some(tricks),
                        _ => wrong(Problem::Tricks(value.to_owned())),
                    },
                    _ => {}
                }
            }
        }
    }
    finish(board, &mut reading);
    reading
}

/// Works out what follows from calls and cards, and keeps the board.
fn finish(open: Option<Open>, reading: &mut Reading) {
    let Some(Open { mut board, call_lines, card_lines }) = open else { return };
    let at = reading.boards.len();
    let mut wrong = |line: usize, problem: Problem| reading.faults.push(Fault { line, board: at, problem });
    if let Some((place, problem)) = board.conclude_auction(false) {
        wrong(call_lines[place], problem);
    }
    if let Some((place, problem)) = board.wrong_card() {
        wrong(card_lines[place], problem);
        board.play.clear();
    }
    if let (None, Some(&line)) = (board.contract, card_lines.first()) {
        wrong(line, Problem::NoContract);
        board.play.clear();
    }
    reading.boards.push(board);
}

/// Dealer and hands of an `md` value: a digit, then the hands of S, W, N and, where it is written, E.
fn hands(value: &str) -> Result<(Option<Seat>, Deal), Problem> {
    let digits = value.chars().take_while(char::is_ascii_digit).count();
    let dealer = value[..digits].parse::<usize>().ok().and_then(|digit| digit.checked_sub(1));
    let dealer = dealer.and_then(|place| ORDER.get(place).copied());
    let mut hands = [Cards::EMPTY; 4];
    let mut seen = Cards::EMPTY;
    let mut missing = Vec::new();
    let texts: Vec<&str> = value[digits..].split(',').collect();
    for (place, seat) in ORDER.into_iter().enumerate() {
        let hand = hand(texts.get(place).copied().unwrap_or_default())?;
        if hand.is_empty() {
            missing.push(seat);
        }
        hands[seat.index()] = hand;
        seen |= hand;
    }
    // One hand that is left out has the rest of the pack.
    if let [seat] = missing[..] {
        hands[seat.index()] = !seen;
    }
    Ok((dealer, Deal::new(hands)?))
}

/// A hand like `SAKQHJT9D876C5432`.
fn hand(text: &str) -> Result<Cards, Problem> {
    let mut suit = None;
    let mut hand = Cards::EMPTY;
    for letter in text.trim().replace("10", "T").chars() {
        if let Some(next) = Suit::from_letter(letter) {
            suit = Some(next);
            continue;
        }
        let (Some(suit), Some(rank)) = (suit, rank_from_letter(letter)) else {
            return Err(Problem::Hand(text.to_owned()));
        };
        let card = Card::new(suit, rank);
        if hand.contains(card) {
            return Err(Problem::Twice(card));
        }
        hand = hand.with(card);
    }
    Ok(hand)
}

/// A call as PBN writes it.
fn call(value: &str) -> Option<String> {
    match value.trim_end_matches(['!', '?']).to_ascii_lowercase().as_str() {
        "p" | "pass" => Some("Pass".into()),
        "d" | "x" => Some("X".into()),
        "r" | "xx" => Some("XX".into()),
        bid => bid.parse::<Contract>().ok().map(|bid| bid.to_string()),
    }
}

/// Writes boards, one a line. A board without a deal is left out: LIN has no place for it.
pub fn write(boards: &[BoardRecord]) -> String {
    let mut text = String::new();
    for board in boards {
        let Some(deal) = board.deal else { continue };
        // A value ends at the next bar.
        let plain = |value: &str| value.replace(['|', ',', '\n', '\r'], " ");
        let names = ORDER.map(|seat| plain(&board.players[seat.index()]));
        if names.iter().any(|name| !name.is_empty()) {
            let _ = write!(text, "pn|{}|", names.join(","));
        }
        let (dealer, calls) = board.auction();
        let dealer = dealer.and_then(|dealer| ORDER.iter().position(|&seat| seat == dealer));
        let hands = ORDER.map(|seat| {
            let hand = deal.hand(seat);
            let suits = Suit::WRITTEN.map(|suit| {
                let ranks: String = hand.suit_text(suit).chars().rev().collect();
                format!("{suit}{ranks}")
            });
            suits.concat()
        });
        let _ =
            write!(text, "md|{}{}|", dealer.map_or(String::new(), |place| (place + 1).to_string()), hands.join(","));
        if let Some(vulnerability) = board.vulnerability {
            let letter = match vulnerability {
                Vulnerability::None => 'o',
                Vulnerability::NorthSouth => 'n',
                Vulnerability::EastWest => 'e',
                Vulnerability::Both => 'b',
            };
            let _ = write!(text, "sv|{letter}|");
        }
        if let Some(name) = &board.board {
            let _ = write!(text, "ah|Board {}|", plain(name));
        }
        for call in calls {
            let short = match call.as_str() {
                "Pass" => "p".into(),
                "X" => "d".into(),
                "XX" => "r".into(),
                bid => bid.replace("NT", "N"),
            };
            let _ = write!(text, "mb|{short}|");
        }
        for card in &board.play {
            let _ = write!(text, "pc|{card}|");
        }
        if let Some(tricks) = board.tricks {
            let _ = write!(text, "mc|{tricks}|");
        }
        text.push('\n');
    }
    text
}
