//! Positions as text: what is read, what is refused, and that nothing breaks the reader.
#![allow(clippy::unwrap_used, reason = "a panic is how a test fails")]

use parlour_core::{Chance, Game};
use parlour_mancala::{Mancala, Setup, Variant};
use proptest::prelude::*;

/// Why a position is refused.
fn refused(variant: Variant, text: &str) -> String {
    Setup::usual(variant).from_position(text).expect_err(text).to_string()
}

#[test]
fn what_is_said_twice_is_refused() {
    let bao = "0,0,3,0,6,2,2,0,0,0,0,0,0,0,0,0/0,0,0,0,6,2,2,0,0,0,0,0,0,0,0,0 0,0 A";
    let omweso = "0,0,3,0,6,2,2,0,0,0,0,0,0,0,0,0/0,0,0,0,6,2,2,0,0,0,0,0,0,0,0,0 0,0 A";
    for (variant, position, words) in [
        (Variant::Woaley, "3,0,3,0,0,0/0,0,0,0,0,0 20,22 A", "@a1 @a3"),
        (Variant::WoaleyP2, "3,0,3,0,0,0/0,0,0,0,0,0 20,22 A", "@a1 @a1"),
        (Variant::Bao, bao, "@a3 house: @a6"),
        (Variant::Bao, bao, "house:A house:AB"),
        (Variant::Omweso, omweso, "captured:1,0 captured:0,1"),
    ] {
        let once = words.split(' ').next().unwrap();
        assert!(Setup::usual(variant).from_position(&format!("{position} {once}")).is_ok(), "{once}");
        let why = refused(variant, &format!("{position} {words}"));
        assert!(why.contains("twice"), "{why}");
    }
}

#[test]
fn woaley_cannot_come_to_odd_stores_or_a_mark_on_what_is_captured() {
    for variant in [Variant::Woaley, Variant::WoaleyP2] {
        for (text, word) in [
            ("3,0,3,0,0,0/0,0,0,0,0,0 21,21 A", "odd"),
            ("3,0,3,0,0,0/0,0,0,0,0,0 20,21 A", "odd"),
            ("2,0,3,0,0,0/0,0,0,0,0,0 20,22 A @a1", "captured"),
            ("3,0,3,0,0,0/0,4,0,0,0,0 20,22 A @b2", "captured"),
            ("3,0,3,0,0,0/0,0,0,0,0,0 20,22 A @a2", "'@a2'"),
            ("3,0,3,0,0,0/0,0,0,0,0,0 20,22 A @a7", "'@a7'"),
        ] {
            let why = refused(variant, text);
            assert!(why.contains(word), "{why}");
        }
        let shared_out = Setup::usual(variant).with("rest", "owner").unwrap();
        assert!(shared_out.from_position("0,0,0,0,0,0/0,0,0,0,0,0 23,25 A").is_ok());
    }
    assert!(Setup::usual(Variant::WoaleyPublished).from_position("3,0,3,0,0,0/0,0,0,0,0,0 21,21 A").is_ok());
}

#[test]
fn bao_blocks_no_pit_that_takasia_spares() {
    let position = |stock: &str, rest: &str| {
        format!("0,0,3,0,6,2,2,1,0,0,0,0,0,0,0,0/0,0,0,0,6,2,2,0,0,0,0,0,0,0,0,0 {stock} A {rest}")
    };
    assert!(Setup::usual(Variant::Bao).from_position(&position("0,0", "@a5 house:")).is_ok());
    for (stock, rest, word) in [
        ("0,2", "@a3 house:", "second stage"),
        ("0,0", "@a8 house:", "single"),
        ("0,0", "@a5 house:A", "owned"),
        ("0,0", "@b5 house:", "'@b5'"),
        ("0,0", "@a9 house:", "'@a9'"),
    ] {
        let why = refused(Variant::Bao, &position(stock, rest));
        assert!(why.contains(word), "{why}");
    }
}

/// A number of seeds: mostly one that there may be.
fn seeds() -> impl Strategy<Value = String> {
    prop_oneof![30 => (0..8_u8).prop_map(|seeds| seeds.to_string()), 1 => "[-+0-9]{0,4}"]
}

/// The pits of a player: mostly as many as a board has.
fn row() -> impl Strategy<Value = String> {
    let pits = prop_oneof![Just(6..=6), Just(16..=16), Just(0..=17)];
    pits.prop_flat_map(|pits| prop::collection::vec(seeds(), pits)).prop_map(|row| row.join(","))
}

fn stores() -> impl Strategy<Value = String> {
    prop_oneof![Just("0,0".to_owned()), Just("20,6".to_owned()), Just("3,11".to_owned()), "[0-9]{1,3},[0-9]{1,3}"]
}

/// A word behind the player to move.
fn extra() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => "@[ab][1-9]",
        1 => "@[abc]?[0-9]{0,3}",
        4 => "house:A?B?",
        4 => "captured:[0-3],[0-3]",
        1 => "\\PC{0,6}"
    ]
}

/// A position in something like the form that is read.
fn text() -> impl Strategy<Value = String> {
    let alike = (row(), row(), stores(), "[AB]", prop::collection::vec(extra(), 0..3)).prop_map(
        |(first, second, stores, mover, extras)| format!("{first}/{second} {stores} {mover} {}", extras.join(" ")),
    );
    prop_oneof![9 => alike, 1 => any::<String>()]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

    /// Whatever is read as a position is written so that it reads the same, and can be played.
    #[test]
    fn what_is_read_can_be_written_and_played(text in text(), seed in any::<u64>()) {
        for variant in Variant::ALL {
            let Ok(setup) = Setup::usual(variant).from_position(&text) else { continue };
            let written = setup.position(setup.start());
            prop_assert_eq!(Setup::usual(variant).from_position(&written), Ok(setup.clone()), "{}", &written);
            let mut game = Mancala::new(&setup).unwrap();
            let mut chance = Chance::new(seed);
            for _ in 0..20 {
                let Some(mv) = chance.pick(&game.legal_moves()) else { break };
                prop_assert!(game.play(mv).is_ok());
                let now = game.position();
                let read = setup.clone().from_position(&now);
                prop_assert_eq!(read.map(|read| read.position(read.start())), Ok(now));
            }
        }
    }
}
