//! Omweso, rule by rule: the numbers are those of the module's text.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

mod common;

use common::{after, end, legal, position, with};
use parlour_core::{Game, Outcome, Seat, SetupOptions, Side};
use parlour_mancala::omweso::{MATCH, match_winner, points};
use parlour_mancala::rules::OVERTIME;
use parlour_mancala::variant::Akawumbi;
use parlour_mancala::{Effect, Mancala, Reason, Setup, Variant};

/// A position from the pits that are not empty, by their names; `rest` follows.
fn board(pits: &[(&str, u8)], rest: &str) -> String {
    let mut seeds = [[0; 16]; 2];
    for (name, count) in pits {
        let side = usize::from(name.starts_with('b'));
        seeds[side][name[1..].parse::<usize>().unwrap() - 1] = *count;
    }
    let row = |side: usize| seeds[side].iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
    format!("{}/{} 0,0 {rest}", row(0), row(1))
}

fn omweso(pits: &[(&str, u8)], rest: &str) -> Mancala {
    position(Variant::Omweso, &board(pits, rest))
}

fn switched(name: &str, value: &str, pits: &[(&str, u8)], rest: &str) -> Mancala {
    with(Setup::usual(Variant::Omweso).with(name, value).unwrap(), &board(pits, rest))
}

#[test]
fn r1_the_start_or_an_arrangement() {
    let game = Mancala::new(&Setup::usual(Variant::Omweso)).unwrap();
    assert_eq!(game.position(), "0,0,0,0,0,0,0,0,4,4,4,4,4,4,4,4/0,0,0,0,0,0,0,0,4,4,4,4,4,4,4,4 0,0 A");
    assert_eq!(game.board().seeds(), 64);
    let own = omweso(&[("a1", 30), ("a9", 2), ("b5", 32)], "B");
    assert_eq!(own.board().seeds(), 64);
    assert!(Setup::sized(Variant::Omweso, 6, 4).is_err(), "four rows have one size");
}

#[test]
fn r2_two_seeds_counterclockwise_on_ones_own_side() {
    let game = omweso(&[("a2", 3), ("a5", 1), ("a12", 1), ("b12", 2)], "A");
    assert_eq!(legal(&game), "a2");
    // From the second front pit to the first, then round into the back row, from its left end.
    assert_eq!(
        after(&game, "a2").position(),
        board(&[("a1", 1), ("a16", 1), ("a15", 1), ("a5", 1), ("a12", 1), ("b12", 2)], "B")
    );
}

#[test]
fn r3_an_occupied_pit_is_sown_on() {
    let game = omweso(&[("a10", 2), ("a8", 2), ("b12", 2)], "A");
    let next = after(&game, "a10");
    assert_eq!(next.position(), board(&[("a9", 1), ("a7", 1), ("a6", 1), ("a5", 1), ("b12", 2)], "B"));
}

#[test]
fn r4_captures_take_the_column_and_begin_where_the_lap_did() {
    // a10 ends in a8, which faces b1 with b16 behind it.
    let pits = [("a10", 2), ("a8", 1), ("b1", 1), ("b16", 2), ("b12", 2)];
    let mut game = omweso(&pits, "A");
    let effects = game.play("a10".parse().unwrap()).unwrap();
    let raided: Vec<String> = effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Raided { pit, seeds, .. } => Some(format!("{pit}-{seeds}")),
            _ => None,
        })
        .collect();
    assert_eq!(raided, ["b1-1", "b16-2"]);
    // Three seeds again from beyond a10: a9, a8, a7.
    assert_eq!(game.position(), board(&[("a9", 2), ("a8", 3), ("a7", 1), ("b12", 2)], "B captured:2,0"));
    let from_the_end = after(&switched("re-entry", "lap-end", &pits, "A"), "a10");
    assert_eq!(
        from_the_end.position(),
        board(&[("a9", 1), ("a8", 2), ("a7", 1), ("a6", 1), ("a5", 1), ("b12", 2)], "B captured:2,0")
    );
    let half = omweso(&[("a10", 2), ("a8", 1), ("b1", 1), ("b12", 2)], "A");
    assert!(after(&half, "a10").position().ends_with(" B"), "one pit of the column is not enough: the lap goes on");
}

#[test]
fn r5_an_empty_pit_ends_the_move() {
    let game = omweso(&[("a10", 2), ("b1", 3), ("b16", 2)], "A");
    assert_eq!(after(&game, "a10").position(), board(&[("a9", 1), ("a8", 1), ("b1", 3), ("b16", 2)], "B"));
}

#[test]
fn r6_reverse_captures() {
    // a2 clockwise ends in a4, facing b5 with b12 behind it; counterclockwise in a16.
    let pits = [("a2", 2), ("a4", 1), ("b5", 1), ("b12", 1), ("b9", 2)];
    let game = omweso(&pits, "A");
    assert_eq!(legal(&game), "a2 a2>");
    // The two captured seeds go counterclockwise from beyond a2.
    assert_eq!(
        after(&game, "a2>").position(),
        board(&[("a3", 1), ("a4", 2), ("a1", 1), ("a16", 1), ("b9", 2)], "B captured:2,0")
    );
    let no_prize = omweso(&[("a2", 2), ("a4", 1), ("b5", 1), ("b9", 2)], "A");
    assert_eq!(legal(&no_prize), "a2", "only if it captures");
    let elsewhere = omweso(&[("a3", 2), ("a5", 1), ("b4", 1), ("b13", 1), ("b9", 2)], "A");
    assert_eq!(legal(&elsewhere), "a3", "only from the four leftmost pits");
    // What a reverse capture brought in may go clockwise again if that captures: three seeds from a2 reach a5, facing b4.
    let twice =
        omweso(&[("a2", 2), ("a4", 1), ("a5", 1), ("b5", 2), ("b12", 1), ("b4", 1), ("b13", 1), ("b9", 2)], "A");
    assert_eq!(legal(&twice), "a2 a2> a2>>");
    // A later lap that begins at the left may go clockwise too, unless the switch says no.
    let later = [("a5", 3), ("a2", 1), ("a4", 1), ("b5", 1), ("b12", 1), ("b9", 2)];
    assert!(legal(&omweso(&later, "A")).split(' ').any(|mv| mv == "a5>"));
    assert!(!legal(&switched("reverse", "start", &later, "A")).contains("a5>"));
}

#[test]
fn r7_okwa_bulijo() {
    let game = omweso(&[("a10", 2), ("a9", 0), ("b1", 1), ("b9", 1)], "A");
    assert_eq!(end(&after(&game, "a10")), ("okwa-bulijo", 1));
}

#[test]
fn r8_and_r9_both_ends_in_one_move() {
    // a10 takes b1 and b16; the nine seeds end in a1, which takes b8 and b9.
    let pits = [("a10", 2), ("a8", 1), ("a1", 1), ("b1", 4), ("b16", 5), ("b8", 2), ("b9", 3)];
    let all = omweso(&pits, "A");
    let over = after(&all, "a10");
    assert_eq!(end(&over), ("akawumbi", 1), "{}", over.position());
    let more: Vec<(&str, u8)> = pits.into_iter().chain([("b12", 2)]).collect();
    let over = after(&omweso(&more, "A"), "a10");
    assert_eq!(end(&over), ("emitwe-ebiri", 1));
    assert_eq!(over.board().seeds(), 20);
}

#[test]
fn r10_akakyala() {
    let pits = [("a10", 2), ("a8", 1), ("b1", 1), ("b16", 2), ("b12", 2)];
    let play = |rest: &str| after(&switched("akakyala", "on", &pits, rest), "a10");
    assert_eq!(end(&play("A captured:2,0")), ("akakyala", 1));
    assert_eq!(play("A captured:1,0").outcome(), None, "not in the move before");
    assert_eq!(play("A captured:2,1").outcome(), None, "the opponent has captured");
    let off = after(&omweso(&pits, "A captured:2,0"), "a10");
    assert_eq!(off.outcome(), None);
}

#[test]
fn r11_okukoneeza() {
    let pits = [("a13", 3), ("a12", 2), ("a11", 1), ("b12", 2)];
    let play = |rest: &str| after(&switched("okukoneeza", "on", &pits, rest), "a13");
    assert_eq!(end(&play("A")), ("okukoneeza", 1));
    assert_eq!(play("A captured:0,1").outcome(), None, "the opponent has captured");
    assert_eq!(after(&omweso(&pits, "A"), "a13").outcome(), None);
}

#[test]
fn r12_endless_moves() {
    let mut found = false;
    let mut chance = parlour_core::Chance::new(3);
    // Endless moves are rare; random arrangements have some.
    for _ in 0..3000 {
        let mut seeds = [[0_u8; 16]; 2];
        for side in &mut seeds {
            for _ in 0..32 {
                side[chance.below(16)] += 1;
            }
        }
        let row = |side: usize| seeds[side].iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        let text = format!("{}/{} 0,0 A", row(0), row(1));
        let usual = position(Variant::Omweso, &text);
        let void = with(Setup::usual(Variant::Omweso).with("endless-move", "void").unwrap(), &text);
        let legal = usual.legal_moves();
        let Some(&endless) = void.legal_moves().iter().find(|mv| !legal.contains(mv)) else { continue };
        let next = after(&void, &endless.to_string());
        assert_eq!(end(&next), ("void", 0));
        assert_eq!(next.board().seeds(), 64);
        assert_eq!(usual.clone().play(endless).unwrap_err().reason, "no-reverse");
        found = true;
        break;
    }
    assert!(found, "no endless move found");
}

#[test]
fn r12_three_minutes_for_a_move() {
    let usual = Setup::usual(Variant::Omweso);
    assert_eq!(Mancala::new(&usual).unwrap().move_time(), None);
    let limited = Mancala::new(&usual.with("move-time", "three-minutes").unwrap()).unwrap();
    assert_eq!(limited.move_time().map(|time| time.as_secs()), Some(180));
    assert_eq!(OVERTIME.winner, None, "void, not lost");
    assert_eq!(points(&OVERTIME, Akawumbi::Twelve), 0);
}

#[test]
fn r13_points() {
    assert_eq!(MATCH, 12);
    let won = |reason: &'static str| Outcome { winner: Some(Side::First), reason };
    let worth = |reason: Reason| points(&won(reason.word()), Akawumbi::Twelve);
    assert_eq!([Reason::OkwaBulijo, Reason::EmitweEbiri, Reason::Akakyala].map(worth), [1, 2, 2]);
    assert_eq!([Reason::OnlyEndless, Reason::Okukoneeza, Reason::Akawumbi].map(worth), [1, 1, 12]);
    assert_eq!(points(&won("akawumbi"), Akawumbi::Six), 6);
    assert_eq!(points(&won("resigned"), Akawumbi::Twelve), 1, "as the usual victory");
    for reason in [Reason::Void, Reason::MoveLimit, Reason::Repetition] {
        assert_eq!(points(&Outcome { winner: None, reason: reason.word() }, Akawumbi::Twelve), 0);
    }
}

/// The game that follows one that ended so.
fn next(setup: &Setup, winner: Option<Side>, reason: Reason) -> Setup {
    setup.next(&Outcome { winner, reason: reason.word() }).unwrap()
}

#[test]
fn r13_a_match_goes_to_who_first_has_twelve_points() {
    let single = Setup::usual(Variant::Omweso);
    assert_eq!((single.score(), single.next(&OVERTIME)), (None, None));
    let start = single.with("match", "on").unwrap();
    assert_eq!(start.score(), Some([0, 0]));
    let second = next(&start, Some(Side::First), Reason::EmitweEbiri);
    assert_eq!((second.score(), second.start().mover), (Some([2, 0]), Seat::SECOND), "the loser begins");
    let void = next(&second, None, Reason::Void);
    assert_eq!(void, second, "a game that nobody won is played again");
    let third = next(&second, Some(Side::Second), Reason::OkwaBulijo);
    assert_eq!((third.score(), third.start().mover), (Some([2, 1]), Seat::FIRST));
    let last = Outcome { winner: Some(Side::Second), reason: "akawumbi" };
    assert_eq!(third.score_after(&last), Some([2, 13]));
    assert_eq!(match_winner([2, 13]), Some(Side::Second));
    let another = third.next(&last).unwrap();
    assert_eq!(
        (another.score(), another.start().mover),
        (Some([0, 0]), Seat::FIRST),
        "another match, begun by the loser"
    );
    let six = third.with("akawumbi", "6").unwrap();
    assert_eq!((six.score_after(&last), match_winner([2, 7])), (Some([2, 7]), None));
}

#[test]
fn r13_the_score_of_a_match_is_written_and_read() {
    let start = Setup::usual(Variant::Omweso).with("match", "on").unwrap();
    let setups = [start.clone(), next(&start, Some(Side::First), Reason::OkwaBulijo)];
    for setup in setups {
        assert_eq!(Mancala::setup_from(&setup.options()).unwrap(), setup);
        let text = ron::to_string(&setup).unwrap();
        assert_eq!(ron::from_str::<Setup>(&text).unwrap(), setup);
        let mut game = Mancala::new(&setup).unwrap();
        game.play(game.legal_moves()[0]).unwrap();
        let text = ron::to_string(&game).unwrap();
        assert_eq!(ron::from_str::<Mancala>(&text).unwrap(), game);
    }
    let usual = Mancala::new(&start).unwrap().position();
    let read = |variant: &str, rest: &str| {
        let variant = Some(variant.to_owned());
        Mancala::setup_from(&SetupOptions {
            variant,
            position: Some(format!("{usual} {rest}")),
            ..SetupOptions::default()
        })
    };
    assert_eq!(read("omweso match=on", "match:3,11").unwrap().score(), Some([3, 11]));
    for (variant, rest) in [
        ("omweso", "match:3,5"),
        ("omweso match=on", "match:12,0"),
        ("omweso match=on", "match:3"),
        ("omweso match=on", "match:-1,0"),
        ("omweso match=on", "match:1,0 match:1,0"),
        ("bao", "match:1,0"),
    ] {
        assert!(read(variant, rest).is_err(), "{variant} {rest}");
    }
}
