//! Conditions on deals as text.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::Deal;
use parlour_bridge::card::Suit;
use parlour_bridge::deal::{NORTH, SEATS, SOUTH};
use parlour_bridge::filter::Condition;
use parlour_core::Side;
use proptest::prelude::*;

#[test]
fn conditions_are_read_as_they_are_written() {
    let condition = Condition::All(vec![
        Condition::SidePoints(Side::First, 25..=27),
        Condition::Balanced(NORTH),
        Condition::Any(vec![
            Condition::Length(SOUTH, Suit::Spades, 5..=5),
            Condition::Not(Box::new(Condition::Fit(Side::Second, Suit::Hearts, 0..=7))),
            Condition::Points(SOUTH, 10..=u32::MAX),
        ]),
    ]);
    let text = "NS.points=25-27 N.balanced (S.spades=5 or not EW.hearts=0-7 or S.points=10+)";
    assert_eq!(condition.to_string(), text);
    assert_eq!(text.parse(), Ok(condition.clone()));
    assert_eq!("ns.points=25-27 n.balanced(S.spades=5-5 or not(EW.hearts=0-7)or s.points=10+ )".parse(), Ok(condition));
    assert_eq!("".parse(), Ok(Condition::All(Vec::new())), "nothing is asked for");
    assert!(!"not ()".parse::<Condition>().unwrap().holds(&Deal::numbered(1)));
}

#[test]
fn errors_name_the_word() {
    let deep = "(".repeat(100_000);
    let cases = [
        ("N.points=15-17 S.aces=2", "S.aces=2"),
        ("X.points=3", "X.points=3"),
        ("NS.balanced", "NS.balanced"),
        ("balanced", "balanced"),
        ("N.points=17-15", "N.points=17-15"),
        ("N.points=", "N.points="),
        ("N.points=-3", "N.points=-3"),
        ("N.points=+5", "N.points=+5"),
        ("N.points=99999999999", "N.points=99999999999"),
        ("N.balanced or", "or"),
        ("or N.balanced", "or"),
        ("N.balanced not", "not"),
        ("(N.balanced", "("),
        ("N.balanced)", ")"),
        (&deep, "("),
    ];
    for (text, word) in cases {
        let error = text.parse::<Condition>().unwrap_err();
        assert_eq!(error.word, word, "{error}");
        assert!(error.to_string().starts_with(&format!("'{word}' ")));
    }
}

fn condition() -> impl Strategy<Value = Condition> {
    let range = || (0_u32..14, 0_u32..14).prop_map(|(one, other)| one.min(other)..=one.max(other));
    let range = move || prop_oneof![range(), (0_u32..14).prop_map(|least| least..=u32::MAX)];
    let seat = || (0_usize..4).prop_map(|index| SEATS[index]);
    let suit = || (0_usize..4).prop_map(Suit::from_index);
    let side = || prop_oneof![Just(Side::First), Just(Side::Second)];
    let leaf = prop_oneof![
        (seat(), range()).prop_map(|(seat, range)| Condition::Points(seat, range)),
        (side(), range()).prop_map(|(side, range)| Condition::SidePoints(side, range)),
        (seat(), suit(), range()).prop_map(|(seat, suit, range)| Condition::Length(seat, suit, range)),
        (side(), suit(), range()).prop_map(|(side, suit, range)| Condition::Fit(side, suit, range)),
        seat().prop_map(Condition::Balanced),
    ];
    leaf.prop_recursive(4, 24, 3, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Condition::All),
            prop::collection::vec(inner.clone(), 0..4).prop_map(Condition::Any),
            inner.prop_map(|condition| Condition::Not(Box::new(condition))),
        ]
    })
}

proptest! {
    /// What is read means what was written, and is written the same again.
    #[test]
    fn conditions_survive_as_text(condition in condition()) {
        let text = condition.to_string();
        let read: Condition = text.parse().unwrap();
        prop_assert_eq!(read.to_string(), text);
        for number in 0..200 {
            let deal = Deal::numbered(number);
            prop_assert_eq!(read.holds(&deal), condition.holds(&deal));
        }
    }

    #[test]
    fn no_text_makes_the_reader_fail(text in "([NESW.=()+0-9 -]|or|not|points|spades|balanced){0,40}|\\PC*") {
        if let Ok(condition) = text.parse::<Condition>() {
            prop_assert_eq!(condition.to_string().parse::<Condition>().map(|again| again.to_string()), Ok(condition.to_string()));
        }
    }
}
