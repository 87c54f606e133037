//! PBN and LIN: what people's files contain, and that no text whatever makes the readers fail.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::deal::{EAST, NORTH, SOUTH, WEST, seat_letter};
use parlour_bridge::record::BoardRecord;
use parlour_bridge::{Bridge, Deal, Setup, Vulnerability, lin, pbn};
use parlour_core::{Chance, Game, text_of};
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
    let units: Vec<u8> = "\u{feff}[Board \"1\"]".encode_utf16().flat_map(u16::to_be_bytes).collect();
    assert_eq!(pbn::read(&text_of(&units)).boards[0].board.as_deref(), Some("1"));
    assert_eq!(text_of(&[0xFF, 0xFE, b'a', 0, b'b']), "a", "half a letter at the end");
}

#[test]
fn utf8_and_latin1_are_read() {
    assert_eq!(text_of("K\u{151}r \u{2665}".as_bytes()), "K\u{151}r \u{2665}");
    assert_eq!(text_of(b"\xEF\xBB\xBFK\xC3\xB6r"), "K\u{f6}r", "without its byte order mark");
    assert_eq!(text_of(b"K\xF6r"), "K\u{f6}r", "not UTF-8: Latin-1");
    assert_eq!(text_of(b""), "");
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

/// Notes have all the same tag, and belong to the board as long as it goes on.
#[test]
fn several_notes_belong_to_one_board() {
    let text = format!(
        "[Board \"1\"]\n[Dealer \"W\"]\n[Deal \"{DEAL}\"]\n[Declarer \"W\"]\n[Contract \"2S\"]\n[Auction \"W\"]\n\
         1S =1= Pass 2S! =2= AP\n[Note \"1:five spades\"]\n[Note \"2:weak\"]\n[Play \"N\"]\nSQ S3 SK SA\n*\n[Note \"1:top\"]\n"
    );
    let reading = pbn::read(&text);
    assert_eq!(reading.faults, []);
    assert_eq!(reading.boards.len(), 1);
    assert_eq!(reading.boards[0].play.len(), 4);
    assert_eq!(reading.boards[0].calls, ["1S", "Pass", "2S", "Pass", "Pass", "Pass"]);
}

#[test]
fn a_dash_stands_for_what_is_not_known() {
    let text = "[Board \"1\"]\n[Dealer \"-\"]\n[Vulnerable \"-\"]\n[Deal \"-\"]\n[Declarer \"-\"]\n[Contract \"-\"]\n\
                [Result \"-\"]\n[Auction \"-\"]\n[Play \"-\"]";
    let reading = pbn::read(text);
    assert_eq!(reading.faults, []);
    let expected =
        BoardRecord { board: Some("1".into()), vulnerability: Some(Vulnerability::None), ..BoardRecord::default() };
    assert_eq!(reading.boards, [expected]);
}

/// A number sign stands for what the board before says, also where that inherited it itself.
#[test]
fn a_value_may_be_that_of_the_board_before() {
    let more = "[North \"#\"]\n[Dealer \"#\"]\n[Deal \"#\"]\n[Declarer \"#\"]\n[Contract \"#\"]\n[Auction \"#\"]\n[Play \"#\"]";
    let text = format!(
        "[Board \"1\"]\n[North \"Anna\"]\n[Dealer \"W\"]\n[Deal \"{DEAL}\"]\n[Declarer \"W\"]\n[Contract \"1S\"]\n\
         [Auction \"W\"]\n1S AP\n[Play \"N\"]\nSQ S3 SK SA\n\n[Board \"2\"]\n{more}\n\n[Board \"3\"]\n{more}\n"
    );
    let reading = pbn::read(&text);
    assert_eq!(reading.faults, []);
    let named = |name: &str| BoardRecord { board: Some(name.into()), ..reading.boards[0].clone() };
    assert_eq!(reading.boards[0].play.len(), 4);
    assert_eq!(reading.boards[1..], [named("2"), named("3")]);
    let first = pbn::read("[Board \"1\"]\n[Deal \"#\"]");
    assert_eq!(first.faults.iter().map(|fault| fault.line).collect::<Vec<_>>(), [2], "there is none before");
}

/// The calls that are left of an auction by West, what is wrong in it, and its contract.
fn auction(calls: &str) -> (String, Option<String>, Option<String>) {
    let reading = pbn::read(&format!("[Dealer \"W\"]\n[Auction \"W\"]\n{calls}"));
    let faults: Vec<_> = reading.faults.iter().map(|fault| (fault.line, fault.problem.to_string())).collect();
    assert!(faults.len() <= 1 && faults.iter().all(|fault| fault.0 == 2), "{faults:?}");
    let board = &reading.boards[0];
    let contract = board.contract.map(|(contract, declarer)| format!("{contract} {}", seat_letter(declarer)));
    (board.calls.join(" "), faults.into_iter().next().map(|fault| fault.1), contract)
}

#[test]
fn auctions_obey_the_laws() {
    let good = [
        ("1NT X XX AP", "1NT X XX Pass Pass Pass", Some("1NTXX W")),
        ("1H Pass 2H X Pass Pass XX AP", "1H Pass 2H X Pass Pass XX Pass Pass Pass", Some("2HXX W")),
        ("Pass 1S X XX 2C AP", "Pass 1S X XX 2C Pass Pass Pass", Some("2C W")),
        ("1H 1S 2H 2S AP Pass", "1H 1S 2H 2S Pass Pass Pass", Some("2S N")),
        ("Pass Pass Pass 1C AP", "Pass Pass Pass 1C Pass Pass Pass", Some("1C S")),
        ("AP", "Pass Pass Pass Pass", None),
        ("1S Pass *", "1S Pass", None),
    ];
    for (calls, kept, contract) in good {
        assert_eq!(auction(calls), (kept.into(), None, contract.map(str::to_owned)), "{calls}");
    }
    let bad = [
        ("1S 1H AP", "1S", "call 2: 1H is not higher than 1S"),
        ("1S X 1S AP", "1S X", "call 3: 1S is not higher than 1S"),
        ("X AP", "", "call 1: there is nothing that X could stand for"),
        ("1S Pass X AP", "1S Pass", "call 3: there is nothing that X could stand for"),
        ("1S X X AP", "1S X", "call 3: there is nothing that X could stand for"),
        ("1S XX AP", "1S", "call 2: there is nothing that XX could stand for"),
        ("1S X Pass XX AP", "1S X Pass", "call 4: there is nothing that XX could stand for"),
        ("1S Pass Pass Pass 2S AP", "1S Pass Pass Pass", "call 5: 2S comes after the end of the auction"),
        ("1S 8H 2S AP", "1S", "call 2: '8H' is no call"),
        ("1S 2HX AP", "1S", "call 2: '2HX' is no call"),
        ("1S Pass Pass", "1S Pass Pass", "the auction does not come to an end"),
        ("Pass Pass Pass", "Pass Pass Pass", "the auction does not come to an end"),
    ];
    for (calls, kept, problem) in bad {
        let (left, found, _) = auction(calls);
        assert_eq!((left.as_str(), found.as_deref()), (kept, Some(problem)), "{calls}");
    }
    // What breaks off does so in the file again.
    let open = pbn::read("[Dealer \"W\"]\n[Auction \"W\"]\n1S Pass\n*");
    assert_eq!(pbn::read(&pbn::write(&open.boards)), open);
}

#[test]
fn faults_in_lin_are_told_by_their_line() {
    let head = "pn|s,w,n,e|\nmd|1SK5HT83DKQ9CA7652,SAT942HAQ4D32CKJ3,SQJ6HK652DJ85CT98,|\nmb|p|mb|1S|mb|p|\n";
    let line = |rest: &str| {
        let faults = lin::read(&format!("{head}{rest}")).faults;
        faults.into_iter().map(|fault| fault.line).collect::<Vec<_>>()
    };
    assert_eq!(line("mb|p|mb|p|\npc|SQ|\npc|S3|\npc|H3|pc|SA|\npc|S2|"), [7], "a revoke");
    assert_eq!(line("mb|p|mb|p|\npc|SQ|pc|SQ|"), [5], "a card of nobody");
    assert_eq!(line("mb|1H|\nmb|p|mb|p|mb|p|"), [4], "a bid too low");
    assert_eq!(line("mb|2S|\nmb|p|mb|p|mb|p|mb|x|"), [5], "a call too many");
    assert_eq!(line("mb|2S|\nmb|p|"), [5], "no end");
    assert_eq!(line("mb|2S|\npc|SQ|"), [4, 5], "no end, but cards");
}

/// Where nobody is named as dealer one is found with whom the calls, or calls at all, lead to the contract.
#[test]
fn lin_keeps_the_contract_where_the_dealer_is_not_known() {
    let contract = Some(("4SX".parse().unwrap(), EAST));
    let board = BoardRecord { deal: Some(DEAL.parse().unwrap()), contract, ..BoardRecord::default() };
    let written = &lin::read(&lin::write(std::slice::from_ref(&board))).boards[0];
    assert_eq!(written.contract, contract);
    let calls = ["Pass", "1S", "Pass", "4S", "X", "Pass", "Pass", "Pass"].map(str::to_owned).to_vec();
    let bid = BoardRecord { calls: calls.clone(), ..board.clone() };
    let written = &lin::read(&lin::write(&[bid])).boards[0];
    assert_eq!((written.contract, written.dealer, &written.calls), (contract, Some(NORTH), &calls));
    let out = BoardRecord { contract: None, passed_out: true, ..board };
    assert!(lin::read(&lin::write(&[out])).boards[0].passed_out);
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
