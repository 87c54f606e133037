//! Bao, rule by rule: the numbers are those of the module's text.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod common;

use common::{after, end, legal, position, with};
use parlour_core::{Game, Seat};
use parlour_mancala::{Effect, Mancala, Setup, Variant};

/// A position from the pits that are not empty, by their names; `rest` begins with the stock.
fn board(pits: &[(&str, u8)], rest: &str) -> String {
    let mut seeds = [[0; 16]; 2];
    for (name, count) in pits {
        let side = usize::from(name.starts_with('b'));
        seeds[side][name[1..].parse::<usize>().unwrap() - 1] = *count;
    }
    let row = |side: usize| seeds[side].iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    format!("{}/{} {rest}", row(0), row(1))
}

fn bao(pits: &[(&str, u8)], rest: &str) -> Mancala {
    position(Variant::Bao, &board(pits, rest))
}

fn start() -> Mancala {
    Mancala::new(&Setup::usual(Variant::Bao)).unwrap()
}

#[test]
fn r1_and_r2_board_and_start() {
    assert_eq!(start().position(), "0,0,0,0,6,2,2,0,0,0,0,0,0,0,0,0/0,0,0,0,6,2,2,0,0,0,0,0,0,0,0,0 22,22 A house:AB");
    assert_eq!(start().board().seeds(), 64);
    assert_eq!(start().to_move(), Seat::FIRST);
    assert_eq!(start().board().houses, [true, true]);
}

#[test]
fn r3_a_sowing_goes_round_ones_own_rows_one_way() {
    let game = bao(&[("a7", 4), ("a3", 1), ("b1", 3), ("b9", 3)], "0,0 A house:");
    assert_eq!(
        after(&game, "a7>").position(),
        board(&[("a8", 1), ("a9", 1), ("a10", 1), ("a11", 1), ("a3", 1), ("b1", 3), ("b9", 3)], "0,0 B house:")
    );
}

#[test]
fn r4_captures_are_sown_from_a_kichwa() {
    // a6 counterclockwise ends in a4, facing b5: three seeds from a8 on.
    let game = bao(&[("a6", 2), ("a4", 1), ("b5", 3), ("b6", 2)], "0,0 A house:");
    assert_eq!(legal(&game), "a6<");
    let mut next = game.clone();
    let effects = next.play("a6<".parse().unwrap()).unwrap();
    assert!(
        effects.iter().any(|effect| matches!(effect, Effect::Raided { pit, seeds: 3, .. } if pit.to_string() == "b5"))
    );
    assert_eq!(
        next.position(),
        board(&[("a5", 1), ("a4", 2), ("a8", 1), ("a7", 1), ("a6", 1), ("b6", 2)], "0,0 B house:")
    );
}

#[test]
fn r5_the_kimbi_decide_the_side() {
    // First stage, free choice in the middle: from the left kichwa clockwise or from the right counterclockwise.
    let middle = bao(&[("a4", 2), ("b5", 1), ("b9", 3)], "5,5 A house:");
    assert_eq!(legal(&middle), "a4< a4>");
    assert_eq!(after(&middle, "a4<").state().pits[7], 1);
    assert_eq!(after(&middle, "a4>").state().pits[0], 1);
    for (pit, facing, way) in [("a1", "b8", ">"), ("a2", "b7", ">"), ("a7", "b2", "<"), ("a8", "b1", "<")] {
        assert_eq!(legal(&bao(&[(pit, 2), (facing, 1), ("b9", 3)], "5,5 A house:")), format!("{pit}{way}"));
    }
    // Second stage: a capture in the right kimbi turns a clockwise move round.
    // The two seeds fall into a8 and a7, which faces nothing any more: its three seeds go on the same way.
    let turned = bao(&[("a5", 2), ("a7", 1), ("a1", 1), ("b2", 2), ("b5", 2)], "0,0 A house:");
    let expected = board(&[("a1", 1), ("a4", 1), ("a5", 1), ("a6", 2), ("a8", 1), ("b5", 2)], "0,0 B house:");
    assert_eq!(after(&turned, "a5>").position(), expected);
}

#[test]
fn r6_and_r7_the_end_of_a_move_and_endelea() {
    let game = bao(&[("a1", 2), ("a3", 1), ("a9", 1), ("b1", 2), ("b9", 2)], "0,0 A house:");
    // a1 ends in a3, occupied but facing nothing: two seeds go on to a5, empty.
    assert_eq!(
        after(&game, "a1>").position(),
        board(&[("a2", 1), ("a4", 1), ("a5", 1), ("a9", 1), ("b1", 2), ("b9", 2)], "0,0 B house:")
    );
}

#[test]
fn r8_captures_come_first_and_takasa_captures_nothing() {
    let must = bao(&[("a6", 2), ("a4", 1), ("a1", 2), ("b5", 3), ("b9", 2)], "0,0 A house:");
    assert_eq!(legal(&must), "a6<", "a1 may not be played");
    assert_eq!(must.clone().play("a1>".parse().unwrap()).unwrap_err().reason, "not-now");
    // a1 goes on from a3, and ends with it in a5, which is occupied and faces b4; but a3 faced nothing, so this is takasa.
    let takasa = bao(&[("a1", 2), ("a3", 1), ("a5", 1), ("b4", 1), ("b9", 2)], "0,0 A house:");
    let next = after(&takasa, "a1>");
    assert_eq!(next.state().pits[16 + 3], 1, "{}", next.position());
}

#[test]
fn r9_an_empty_front_row_or_no_move_loses() {
    let game = bao(&[("a6", 2), ("a4", 1), ("b5", 3), ("b9", 6)], "0,0 A house:");
    assert_eq!(end(&after(&game, "a6<")), ("front-row-empty", 1));
    let stuck = bao(&[("a6", 2), ("b5", 1), ("b9", 1)], "0,0 A house:");
    assert_eq!(end(&after(&stuck, "a6>")), ("no-move", 1));
    // The only seeds of the front row may not leave it.
    let alone = bao(&[("a8", 2), ("a16", 3), ("b5", 2), ("b9", 2)], "0,0 A house:");
    assert_eq!(legal(&alone), "a8<");
}

#[test]
fn r10_the_first_stage_enters_a_seed() {
    // At the start no pit faces an occupied one but a5 (b4 is empty), a6 (b3), a7 (b2): takasa; a5 is the house.
    assert_eq!(legal(&start()), "a6< a6> a7< a7>");
    let mut next = start();
    let effects = next.play("a7>".parse().unwrap()).unwrap();
    assert!(matches!(effects[0], Effect::Entered { by: Seat::FIRST, .. }));
    assert_eq!(next.position(), "0,0,0,0,6,2,0,1,1,1,0,0,0,0,0,0/0,0,0,0,6,2,2,0,0,0,0,0,0,0,0,0 21,22 B house:AB");
    // b1 faces a8 but is empty: nothing to enter there; the other takasas stay.
    assert_eq!(legal(&next), "b6< b6> b7< b7>");
}

#[test]
fn r11_where_takasa_begins_in_the_first_stage() {
    let rest = |owners: &str| format!("5,5 A house:{owners}");
    let pits = [("a5", 6), ("a2", 1), ("a3", 2), ("b1", 2), ("b9", 2)];
    assert_eq!(legal(&bao(&pits, &rest("A"))), "a2< a2> a3< a3>", "the house not, a single seed while it is owned");
    assert_eq!(legal(&bao(&pits, &rest(""))), "a3< a3> a5< a5>", "without a house no single seeds");
    let small = [("a5", 3), ("a2", 1), ("b1", 2), ("b9", 2)];
    assert_eq!(legal(&bao(&small, &rest("A"))), "a2< a2> a5< a5>", "an owned house with fewer than six");
    let singles = [("a2", 1), ("a3", 1), ("b1", 2), ("b9", 2)];
    assert_eq!(legal(&bao(&singles, &rest(""))), "a2< a2> a3< a3>", "nothing but single seeds");
}

#[test]
fn r12_a_house_alone_gives_two_seeds() {
    let game = bao(&[("a5", 8), ("b1", 2), ("b9", 2)], "5,5 A house:A");
    assert_eq!(legal(&game), "a5< a5>");
    assert_eq!(
        after(&game, "a5>").position(),
        board(&[("a5", 7), ("a6", 1), ("a7", 1), ("b1", 2), ("b9", 2)], "4,5 B house:A")
    );
}

#[test]
fn r13_a_kichwa_alone_goes_along_the_row() {
    for (pit, way) in [("a1", ">"), ("a8", "<")] {
        for rest in ["5,5 A house:", "0,0 A house:"] {
            assert_eq!(legal(&bao(&[(pit, 3), ("b5", 2), ("b9", 2)], rest)), format!("{pit}{way}"));
        }
    }
}

#[test]
fn r14_how_a_house_is_lost() {
    // By a capture.
    let captured = bao(&[("a4", 2), ("b5", 7), ("b9", 2), ("b2", 1)], "5,5 A house:B");
    let mut next = captured.clone();
    let effects = next.play("a4>".parse().unwrap()).unwrap();
    assert!(effects.contains(&Effect::HouseLost { of: Seat::SECOND }));
    assert_eq!(next.board().houses, [false, false]);
    // By playing it.
    let played = bao(&[("a5", 3), ("b1", 2), ("b9", 2)], "5,5 A house:A");
    assert_eq!(after(&played, "a5>").board().houses, [false, false]);
}

#[test]
fn r15_the_house_in_the_first_stage() {
    // The two seeds of a3 end in the house.
    let takasa = bao(&[("a3", 1), ("a5", 6), ("b1", 2), ("b9", 2)], "5,5 A house:A");
    assert_eq!(after(&takasa, "a3>").position(), board(&[("a4", 1), ("a5", 7), ("b1", 2), ("b9", 2)], "4,5 B house:A"));
    // A capture of five from the left kichwa ends in the house: stop, or play it on.
    let capture = bao(&[("a2", 1), ("a5", 6), ("b7", 5), ("b9", 2), ("b1", 1)], "5,5 A house:A");
    assert_eq!(legal(&capture), "a2> a2>+");
    let stopped = after(&capture, "a2>");
    assert_eq!((stopped.state().pits[4], stopped.board().houses), (7, [true, false]));
    let played = after(&capture, "a2>+");
    assert_eq!((played.state().pits[4], played.board().houses), (0, [false, false]));
}

#[test]
fn r16_a_capture_begins_with_two_to_fifteen() {
    // Three seeds from a10 end in a7: from the back row a capture is allowed.
    let back = bao(&[("a10", 3), ("a7", 1), ("a1", 1), ("b2", 2), ("b9", 2)], "0,0 A house:");
    assert_eq!(legal(&back), "a10<");
    let many = bao(&[("a10", 19), ("a7", 1), ("a1", 2), ("b2", 2), ("b9", 2)], "0,0 A house:");
    assert!(!legal(&many).contains("a10"), "nineteen end in a7 too, but are too many: {}", legal(&many));
}

#[test]
fn r17_takasa_begins_in_the_front_row_if_it_can() {
    let front = bao(&[("a3", 2), ("a12", 5), ("b1", 2), ("b9", 2)], "0,0 A house:");
    assert_eq!(legal(&front), "a3< a3>");
    let back = bao(&[("a3", 1), ("a12", 2), ("b1", 2), ("b9", 2)], "0,0 A house:");
    assert_eq!(legal(&back), "a12< a12>");
}

#[test]
fn r18_the_house_in_the_second_stage() {
    let pits = [("a3", 2), ("a5", 6), ("b1", 2), ("b9", 2)];
    let on = after(&bao(&pits, "0,0 A house:A"), "a3>");
    assert_eq!((on.state().pits[4], on.board().houses), (0, [false, false]));
    let stops =
        with(Setup::usual(Variant::Bao).with("house-in-mtaji", "may-stop").unwrap(), &board(&pits, "0,0 A house:A"));
    assert_eq!(after(&stops, "a3>").state().pits[4], 7);
}

/// The position that the K.I.B.A. rules give as an example: b5 is blocked, and all replies stop there.
#[test]
fn r19_takasia() {
    // Columns from the first player's left in the published diagram; second player's pits from his own left here.
    let before = "0,2,0,0,0,0,2,0,4,6,2,0,2,2,0,0/1,0,1,2,10,0,0,10,0,1,2,1,4,8,2,2 0,0 A house:";
    let game = position(Variant::Bao, before);
    assert_eq!(game.board().seeds(), 64);
    let next = after(&game, "a7<");
    assert!(next.position().contains(" B @b4 "), "{}", next.position());
    assert!(!legal(&next).contains("b4"));
    assert_eq!(next.clone().play("b4>".parse().unwrap()).unwrap_err().reason, "blocked");
    for mv in next.legal_moves() {
        let reply = after(&next, &mv.to_string());
        assert!(reply.state().pits[16 + 3] >= 2, "{mv}: the blocked pit is never emptied");
        assert_eq!(reply.board().mark, None, "for one move only");
    }
    let off = with(Setup::usual(Variant::Bao).with("takasia", "off").unwrap(), before);
    assert_eq!(after(&off, "a7<").board().mark, None);
}

#[test]
fn r20_endless_moves_may_not_be_played() {
    let mut chance = parlour_core::Chance::new(11);
    let mut found = false;
    for _ in 0..20_000 {
        let mut seeds = [[0_u8; 16]; 2];
        for side in &mut seeds {
            for _ in 0..32 {
                side[chance.below(16)] += 1;
            }
        }
        // Nothing faces anything: only takasa.
        (0..8).for_each(|place| seeds[1][place] = if seeds[0][7 - place] > 0 { 0 } else { seeds[1][place] });
        let row = |side: usize| seeds[side].iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        let text = format!("{}/{} 0,0 A house:", row(0), row(1));
        let usual = position(Variant::Bao, &text);
        let void = with(Setup::usual(Variant::Bao).with("endless-move", "void").unwrap(), &text);
        let legal = usual.legal_moves();
        let Some(&endless) = void.legal_moves().iter().find(|mv| !legal.contains(mv)) else { continue };
        assert_eq!(end(&after(&void, &endless.to_string())), ("void", 0));
        found = true;
        break;
    }
    assert!(found, "no endless move found");
}
