//! Throws damaged texts at every reader: `cargo run --release -p parlour-chess --example fuzz -- SECONDS [SEED]`.
//!
//! Whatever is read must be written and read again without change, and every move found must be legal. Panics at the first
//! fault and names the text.
#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::time::{Duration, Instant};

use parlour_chess::pgn;
use parlour_chess::{Board, Chess, Epd, Letters, Setup, UciMove};
use parlour_core::{Chance, Game, text_of};

/// Texts to begin with.
const SEEDS: [&str; 10] = [
    parlour_chess::fen::START,
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "1rkr3b/1ppn3p/3pB1n1/6q1/R2P4/4N1P1/1P5P/2KRQ1B1 b Dbd - 0 14",
    "rnbqkbnr/ppp1pppp/8/8/3pP3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 3",
    "1k1r4/pp1b1R2/3q2pp/4p3/2B5/4Q3/PPP2B2/2K5 b - - bm Qd1+; id \"BK.01\";",
    "Nge2+ O-O-O exd6 e.p. a8=Q# e7e8q axb8(N) Vxf6 ♘f3!?",
    include_str!("../tests/data/odd.pgn"),
    "1. e4 (1. d4 d5 (1... Nf6 {a} 2. c4) 2. c4 $1) 1... c5 2. -- {[%clk 1:00:00]} * ",
    "[Event \"x\"]\n[FEN \"8/8/4k3/3pP3/8/4K3/8/8 w - d6 0 60\"]\n\n60. exd6 Kxd6 1/2-1/2\n",
    "(start:\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\",variant:chess960)",
];

/// Signs that mean something to some reader.
const SIGNS: &[char] = &[
    'a', 'b', 'e', 'h', '1', '4', '8', '9', '0', 'K', 'Q', 'R', 'B', 'N', 'O', 'k', 'q', 'w', 'x', '=', '+', '#', '-',
    '/', ' ', '\n', '(', ')', '{', '}', '[', ']', '"', '\\', ';', '%', '$', '*', '.', '!', '?', '±', '½', '♘',
    '\u{feff}', '\0', 'é',
];

/// Changes a text in a few places.
fn damaged(chance: &mut Chance) -> String {
    let seed = |chance: &mut Chance| SEEDS[chance.below(SEEDS.len())].chars().collect::<Vec<char>>();
    let mut text = seed(chance);
    for _ in 0..=chance.below(6) {
        let at = chance.below(text.len() + 1);
        let end = (at + chance.below(8)).min(text.len());
        match chance.below(5) {
            0 => drop(text.drain(at..end)),
            1 => text.insert(at, chance.pick(SIGNS).unwrap_or(' ')),
            2 => text[at..end].fill(chance.pick(SIGNS).unwrap_or(' ')),
            3 => text.truncate(at.max(1)),
            _ => {
                let other = seed(chance);
                let from = chance.below(other.len());
                text.splice(at..end, other[from..(from + chance.below(60)).min(other.len())].iter().copied());
            }
        }
    }
    text.into_iter().collect()
}

fn check(text: &str) {
    if let Ok(board) = text.parse::<Board>() {
        assert_eq!(board.to_string().parse(), Ok(board), "{text:?}");
        for &mv in &board.moves() {
            assert_eq!(board.after(mv).hash(), board.after(mv).fresh_hash(), "{text:?}");
            assert_eq!(board.parse_san(&board.san(mv, Letters::English), Letters::English), Ok(mv), "{text:?}");
        }
    }
    if let Ok(epd) = text.parse::<Epd>() {
        assert_eq!(epd.to_string().parse::<Epd>().map(|epd| epd.board), Ok(epd.board), "{text:?}");
    }
    if let Ok(setup) = ron::from_str::<Setup>(text) {
        let _ = Chess::new(&setup);
    }
    let board = Board::default();
    for word in text.split_whitespace() {
        for letters in [Letters::English, Letters::Hungarian, Letters::Figurine] {
            if let Ok(mv) = board.parse_san(word, letters) {
                assert!(board.is_legal(mv), "{word:?}");
            }
        }
        if let Ok(mv) = word.parse::<UciMove>() {
            assert_eq!(mv.to_string(), word);
        }
    }
    for game in pgn::read(text) {
        let written = game.to_string();
        let mut again = pgn::read(&written);
        let same = again.next().is_some_and(|again| again.len() == game.len() && again.to_string() == written);
        assert!(same && again.next().is_none(), "{text:?}");
    }
}

fn main() {
    let number = |at| std::env::args().nth(at).and_then(|text| text.parse::<u64>().ok());
    let time = Duration::from_secs(number(1).unwrap_or(10));
    let mut chance = Chance::new(number(2).unwrap_or(1));
    let (start, mut texts) = (Instant::now(), 0u64);
    while start.elapsed() < time {
        let mut bytes = damaged(&mut chance).into_bytes();
        if chance.below(10) == 0 && !bytes.is_empty() {
            let at = chance.below(bytes.len());
            bytes[at] = chance.below(256) as u8;
        }
        check(&text_of(&bytes));
        texts += 1;
    }
    println!("{texts} texts, nothing found");
}
