//! Games as text: those that people paste, those that files hold, and whatever else comes along.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::{Chance, Game, Seat};
use parlour_twixt::transcript::{Ending, Fault, Names, read, write_moves, write_sgf};
use parlour_twixt::{Move, Setup, Twixt, Variant};
use proptest::prelude::*;

#[test]
fn points_and_moves_round_trip() {
    for text in ["a1", "f6", "z26", "aa27", "av48", "swap", "+f6h7", "-f6h7", "+aa27ab29", "-a9b11"] {
        assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
    }
    for text in ["", "6", "f", "f0", "f06", "F6", "f6 ", "+f6", "+f6g7", "+h7f6", "f256", "zzzzzzzzzzzz1", "é1", "+é"]
    {
        assert!(text.parse::<Move>().is_err(), "{text}");
    }
}

/// The form in which people paste games.
#[test]
fn a_numbered_list_is_a_game_of_twixt_pp() {
    let game = read("1.f6 2.swap 3.m16 4.resign").unwrap();
    let position = game.history.position();
    assert_eq!(*position.setup(), Setup { variant: Variant::Pp, size: 24 });
    assert_eq!(position.moves().len(), 3);
    assert_eq!(game.ending, Some(Ending::Resigned(Seat::SECOND)));
    assert_eq!(write_moves(position, game.ending), "1.f6 2.swap 3.m16 4.resign");
    assert_eq!(read("F6 SWAP m16").unwrap().history, read("1. f6  2. swap\n3. m16").unwrap().history);
    assert_eq!(read("1.f6 2.ad29").unwrap().history.position().setup().size, 30);
    assert_eq!(read("1.f6 2.av40").unwrap().history.position().setup().size, 48);
}

/// A file of Little Golem, with its letters for rows (dd is d4).
#[test]
fn a_file_of_little_golem_sets_its_rules_by_itself() {
    let text =
        "(;FF[4]EV[twixt.x]PB[Anna]PW[Bo\\]b]SZ[24]SO[https://www.littlegolem.net];b[dd];r[th];b[kj|draw];r[resign])";
    let game = read(text).unwrap();
    let position = game.history.position();
    assert_eq!(*position.setup(), Setup { variant: Variant::Pp, size: 24 });
    assert_eq!(write_moves(position, game.ending), "1.d4 2.t8 3.k10 4.resign");
    assert_eq!(game.names, Names { first: Some("Anna".into()), second: Some("Bo]b".into()) });
    // Own links may cross: e5-g6 and d6-f5.
    let crossing = "(;SO[littlegolem]SZ[24];b[ee];r[rc];b[gf];r[rf];b[fe];r[ri];b[df])";
    assert_eq!(read(crossing).unwrap().history.position().board().links().count(), 2);
}

#[test]
fn an_sgf_file_says_which_rules_hold() {
    let rules = |text: &str| *read(text).unwrap().history.position().setup();
    assert_eq!(rules("(;GM[21];W[f6])"), Setup { variant: Variant::Standard, size: 24 });
    assert_eq!(rules("(;GM[21]RU[pp]SZ[30];W[f6];B[swap])"), Setup { variant: Variant::Pp, size: 30 });
    assert_eq!(rules("(;GM[21]RU[classic];W[a1])"), Setup { variant: Variant::Classic, size: 20 });
    // Of variations the first is read.
    assert_eq!(read("(;GM[21];W[f6](;B[g9];W[h3])(;B[g8]))").unwrap().history.plies().len(), 3);
}

#[test]
fn what_is_no_game_is_refused_with_the_reason() {
    assert_eq!(read("  "), Err(Fault::Empty));
    assert_eq!(read("(;GM[1]SZ[19];B[aa])"), Err(Fault::OtherGame("1".into())));
    assert!(matches!(read("(;GM[21]RU[XYZ];W[f6])"), Err(Fault::Rules(_))));
    assert!(matches!(read("(;GM[21]SZ[3];W[b2])"), Err(Fault::Setup(_))));
    assert!(matches!(read("(;GM[21]SZ[24:20];W[b2])"), Err(Fault::Setup(_))));
    assert!(matches!(read("1.f6 2.zebra"), Err(Fault::Word { ply: 2, .. })));
    assert!(matches!(read("1.f6 2.f6"), Err(Fault::Illegal { ply: 2, .. })));
    assert_eq!(read("1.f6 2.f6").unwrap_err().to_string(), "move 2: f6 cannot be played: there is a peg already");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn games_survive_both_forms(seed in any::<u64>(), variant in 0..3_usize, size in 5..31_u8, plies in 0..80_usize) {
        let setup = Setup { variant: Variant::ALL[variant], size };
        let mut game = Twixt::new(&setup).unwrap();
        let mut chance = Chance::new(seed);
        for _ in 0..plies {
            let Some(mv) = chance.pick(&game.legal_moves()) else { break };
            game.play(mv).unwrap();
        }
        let ending = match seed % 3 {
            _ if game.outcome().is_some() => None,
            0 => Some(Ending::Resigned(game.to_move())),
            1 => Some(Ending::DrawAgreed),
            _ => None,
        };
        let names = Names { first: Some("A]\\".into()), second: None };
        let read_again = read(&write_sgf(&game, ending, &names)).unwrap();
        prop_assert_eq!(read_again.history.position(), &game);
        prop_assert_eq!((read_again.ending, read_again.names), (ending, names));
        if setup == Setup::usual(Variant::Pp) && !game.moves().is_empty() {
            let read_again = read(&write_moves(&game, ending)).unwrap();
            prop_assert_eq!(read_again.history.position(), &game);
        }
    }

    #[test]
    fn no_text_makes_it_panic(text in "\\PC{0,60}", seed in "[\\(\\);\\[\\]\\\\a-zA-Z0-9 .+|-]{0,80}") {
        let _ = read(&text);
        let _ = read(&seed);
        let _ = read(&format!("(;GM[21]{seed}"));
        let _ = text.parse::<Move>();
        let _ = seed.parse::<Move>();
    }
}
