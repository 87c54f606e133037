//! PBN and LIN: what people's files contain, and that no text whatever makes the readers fail.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::deal::{EAST, NORTH, SOUTH, WEST};
use parlour_bridge::record::{BoardRecord, text_of};
use parlour_bridge::{Bridge, Deal, Setup, Vulnerability, lin, pbn};
use parlour_core::{Chance, Game};
use proptest::prelude::*;

const DEAL: &str = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3";

/// Question marks stand for what is not known; a passed-out board has no declarer; lines may be all comment.
#[test]
fn what_is_not_known_is_left_open() {
    let text = format!(
        "% PBN 2.1\n[Board \"7\"]\n{{ a comment\nover lines }}\n[Dealer \"S\"]\n[Deal \"{DEAL}\"]\n[Declarer \"?\"]\n\
         [Contract \"?\"]\n[Result \"?\"]\n\n[Board \"8\"]\n[Dealer \"W\"]\n[Vulnerable \"-\"]\n[Declarer \"\"]\n\
         [Contract \"Pass\"]\n[Auction \"W\"]\nAP Pass\n[Note \"1:a note\"]\n{{PAR of the deal}}\n; another remark"
    );
    let reading = pbn::read(&text);
    assert_eq!(reading.faults, []);
    assert_eq!(reading.boards.len(), 2);
    assert_eq!(reading.boards[0].deal, Some(DEAL.parse().unwrap()));
    assert_eq!((reading.boards[0].contract, reading.boards[0].tricks), (None, None));
    assert!(reading.boards[1].passed_out);
    assert_eq!(reading.boards[1].vulnerability, Some(Vulnerability::None));
}

#[test]
fn files_of_deals_only_and_without_a_last_line_break_are_read() {
    let reading = pbn::read(&format!("[Deal \"{DEAL}\"]\n[Deal \"{DEAL}\"]\n\n[Deal \"{DEAL}\"]"));
    assert_eq!((reading.boards.len(), reading.faults.len()), (3, 0));
    let letters =
        pbn::read("[Deal \"N:SQJ6.HK652.DJ85.CT98 S873.HJ97.DAT764.CQ4 SK5.HT83.DKQ9.CA7652 SAT942.HAQ4.D32.CKJ3\"]");
    assert_eq!(letters.boards[0].deal, Some(DEAL.parse().unwrap()));
}

#[test]
fn utf16_is_read() {
    let units: Vec<u8> = "\u{feff}[Board \"1\"]".encode_utf16().flat_map(u16::to_le_bytes).collect();
    assert_eq!(pbn::read(&text_of(&units)).boards[0].board.as_deref(), Some("1"));
    assert_eq!(text_of(b"K\xF6r"), "K\u{f6}r", "not UTF-8: Latin-1");
}

#[test]
fn deals_with_a_card_twice_or_hands_of_other_lengths_are_refused_and_the_rest_is_kept() {
    let twice = DEAL.replace("K5.T83", "Q5.T83");
    let short = DEAL.replace("K5.T83", "5.T83");
    let reading = pbn::read(&format!("[Board \"1\"]\n[Deal \"{twice}\"]\n\n[Board \"2\"]\n[Deal \"{short}\"]"));
    assert_eq!(reading.faults.len(), 2);
    assert_eq!(reading.faults[0].line, 2);
    assert!(reading.boards.iter().all(|board| board.deal.is_none()));
}

/// A card led must belong to the leader.
#[test]
fn a_play_that_cannot_have_been_is_named() {
    let text = format!("[Deal \"{DEAL}\"]\n[Contract \"2S\"]\n[Declarer \"W\"]\n[Play \"N\"]\nDA D5 D2 D8\n*");
    let reading = pbn::read(&text);
    assert_eq!(reading.faults.len(), 1, "{reading:?}");
    assert!(reading.boards[0].play.is_empty());
}

#[test]
fn lin_with_four_hands_and_a_claim() {
    let text = "pn|south,west,north,east|md|1SK5HT83DKQ9CA7652,SAT942HAQ4D32CKJ3,SQJ6HK652DJ85CT98,S873HJ97DAT764CQ4|sv|b|\
                ah|Board 3|mb|1C|mb|1S!|an|five spades|mb|p|mb|2S|mb|d|mb|p|mb|p|mb|p|pg||pc|SQ|pc|S3|pc|SK|pc|SA|mc|8|pg||";
    let reading = lin::read(text);
    assert_eq!(reading.faults, []);
    let board = &reading.boards[0];
    assert_eq!(board.deal, Some(DEAL.parse().unwrap()));
    assert_eq!((board.dealer, board.tricks), (Some(SOUTH), Some(8)));
    assert_eq!(board.contract, Some(("2SX".parse().unwrap(), WEST)));
    assert_eq!(board.players[EAST.index()], "east");
    assert_eq!(board.play.len(), 4);
    // The fourth hand may be left out.
    let three = text.replace(",S873HJ97DAT764CQ4|sv", "|sv");
    assert_eq!(lin::read(&three).boards, reading.boards);
    // From LIN to PBN and back nothing is lost.
    assert_eq!(pbn::read(&pbn::write(&reading.boards)).boards, reading.boards);
    assert_eq!(lin::read(&lin::write(&reading.boards)).boards, reading.boards);
}

/// A whole deal, played at random as far as `cards`.
fn played(number: u64, cards: usize) -> BoardRecord {
    let mut chance = Chance::new(number);
    let deal = Deal::numbered(number);
    let contract = ["3NT", "4S", "2HX", "6CXX"][chance.below(4)].parse().unwrap();
    let declarer = parlour_bridge::deal::SEATS[chance.below(4)];
    let setup = Setup { deal, contract, declarer, vulnerability: Vulnerability::Both, number: None };
    let mut game = Bridge::new(&setup).unwrap();
    for _ in 0..cards {
        let card = chance.pick(&game.legal_moves()).unwrap();
        game.play(card).unwrap();
    }
    BoardRecord {
        board: Some(number.to_string()),
        dealer: Some(NORTH),
        vulnerability: Some(Vulnerability::Both),
        deal: Some(deal),
        players: ["a b".into(), "c".into(), "d".into(), "e".into()],
        contract: Some((contract, declarer)),
        play: game.play_so_far().cards().to_vec(),
        tricks: Some((number % 14) as u8),
        ..BoardRecord::default()
    }
}

proptest! {
    #[test]
    fn boards_survive_both_formats(number in 0_u64..1000, cards in 0_usize..=52) {
        let board = played(number, cards);
        prop_assert_eq!(&pbn::read(&pbn::write(std::slice::from_ref(&board))).boards, &vec![board.clone()]);
        let through = lin::read(&lin::write(std::slice::from_ref(&board))).boards;
        // LIN writes an auction that leads to the contract.
        prop_assert_eq!(through.len(), 1);
        prop_assert_eq!(&BoardRecord { calls: Vec::new(), ..through[0].clone() }, &board);
    }

    #[test]
    fn no_text_makes_the_readers_fail(text in "\\PC*") {
        pbn::read(&text);
        lin::read(&text);
        let _ = text.parse::<Deal>();
    }

    #[test]
    fn no_damage_makes_the_readers_fail(number in 0_u64..50, place in 0_usize..2000, with in any::<u8>(), cut in 0_usize..2000) {
        for text in [pbn::write(&[played(number, 30)]), lin::write(&[played(number, 30)])] {
            let mut bytes = text.into_bytes();
            let place = place % bytes.len();
            bytes[place] = with;
            bytes.truncate(cut.max(place));
            let text = text_of(&bytes);
            pbn::read(&text);
            lin::read(&text);
        }
    }
}
