//! Suit combinations against published percentages, and against every plan tried.

#![allow(clippy::unwrap_used, reason = "tests")]

use std::collections::BTreeSet;
use std::sync::Arc;

use parlour_bridge::combination::{Combination, DEALS, Ranks, Seen, Step};
use parlour_core::lesson::read_list;
use parlour_core::{Chance, Control, StopFlag};
use serde::Deserialize;

/// Holdings, tricks wanted, and the best chance in per cent, from the results of `SuitPlay`.
const PUBLISHED: &[(&str, u8, f64)] = &[
    ("AJT98/5432", 4, 76.00),
    ("AQT98/5432", 5, 26.57),
    ("AQT98/5432", 4, 82.78),
    ("AJ98/5432", 3, 40.39),
    ("AJ98/5432", 2, 92.39),
    ("AJ32/K954", 4, 36.74),
    ("AJ32/K954", 3, 100.00),
    ("AJ92/K843", 4, 41.52),
    ("AJ92/K843", 3, 100.00),
    ("KJ2/A9876", 5, 39.57),
    ("KJ2/A9876", 4, 98.04),
    ("QJ82/A93", 3, 79.01),
    ("QJ82/A93", 4, 1.61),
    ("QT98/A432", 3, 77.96),
    ("J987/A432", 3, 13.00),
    ("J987/A432", 2, 97.17),
    ("AQJ/T987654", 7, 50.00),
    ("AQJ/T9876543", 8, 52.00),
];

fn percent(deals: u64) -> f64 {
    100.0 * deals as f64 / DEALS as f64
}

#[test]
fn published_chances_come_out() {
    for &(holding, tricks, published) in PUBLISHED {
        let combination: Combination = holding.parse().unwrap();
        let analysis = combination.analyse(tricks, &Control::default()).unwrap();
        let best = &analysis.lines[0];
        // Published with two decimals.
        assert!((percent(best.deals) - published).abs() <= 0.0051, "{holding} {tricks}: {}", percent(best.deals));
        for line in &analysis.lines {
            let succeeding = analysis.layouts.iter().zip(&line.succeeds).filter(|(_, succeeds)| **succeeds);
            assert_eq!(succeeding.map(|(layout, _)| layout.deals).sum::<u64>(), line.deals);
        }
        assert_eq!(analysis.layouts.iter().map(|layout| layout.deals).sum::<u64>(), DEALS);
    }
}

/// The fewest tricks that declarer takes with a plan if the defenders, who hold these cards, may play whatever they have.
fn played(step: Option<&Arc<Step>>, ours: [Ranks; 2], theirs: [Ranks; 2]) -> u32 {
    let Some(step) = step else {
        // Nothing is left to decide: either all cards win or none does.
        let length = ours.map(Ranks::count_ones).into_iter().max().unwrap();
        return if theirs == [0, 0] { length } else { 0 };
    };
    let cards = |hand: Ranks| -> Vec<Ranks> {
        if hand == 0 { vec![0] } else { (0..13).map(|rank| 1 << rank).filter(|card| hand & card != 0).collect() }
    };
    let is_seen = |seen: &Seen, card: Ranks| if card == 0 { seen.discard } else { seen.cards & card != 0 };
    let lead = 1 << step.lead;
    let mut fewest = u32::MAX;
    // After South plays West, after North East.
    let (second, fourth) = (1 - step.hand, step.hand);
    for card in cards(theirs[second]) {
        let answer = step.answers.iter().find(|answer| is_seen(&answer.second, card)).unwrap();
        let third = answer.third.map_or(0, |rank| 1 << rank);
        let mut ours = ours;
        assert!(ours[step.hand] & lead != 0 && (third == 0) == (ours[1 - step.hand] == 0));
        ours[step.hand] &= !lead;
        assert_eq!(ours[1 - step.hand] & third, third, "a card that is not there");
        ours[1 - step.hand] &= !third;
        for last in cards(theirs[fourth]) {
            let (_, next) = answer.then.iter().find(|(seen, _)| is_seen(seen, last)).unwrap();
            let mut theirs = theirs;
            theirs[second] &= !card;
            theirs[fourth] &= !last;
            let won = u32::from(lead.max(third) > card.max(last));
            fewest = fewest.min(won + played(next.as_ref(), ours, theirs));
        }
    }
    fewest
}

/// Every plan, played out against every card of the defenders, takes what is said of it.
#[test]
fn plans_take_their_tricks() {
    for (holding, tricks) in [
        ("AQ/32", 2),
        ("AQT98/5432", 4),
        ("AJ32/K954", 3),
        ("KJ2/A9876", 4),
        ("QJ82/A93", 3),
        ("KT5/63", 1),
        ("J3/Q4", 1),
    ] {
        let combination: Combination = holding.parse().unwrap();
        let analysis = combination.analyse(tricks, &Control::default()).unwrap();
        for line in &analysis.lines {
            assert_eq!((line.plan.hand, line.plan.lead), (line.start.hand, line.start.lead));
            assert_eq!(line.plan.answers[0].third, line.start.third);
            for ((layout, &succeeds), &taken) in analysis.layouts.iter().zip(&line.succeeds).zip(&line.tricks) {
                let found = played(Some(&line.plan), combination.hands(), [layout.west, layout.east]);
                assert_eq!(found, taken.into(), "{holding} {:?} {layout:?}", line.start);
                assert_eq!(taken >= tricks, succeeds, "{holding} {:?} {layout:?}", line.start);
            }
            assert_eq!(analysis.deals_of(line, tricks), line.deals);
            let average = (1..=combination.most_tricks()).map(|least| analysis.deals_of(line, least)).sum::<u64>();
            assert!((analysis.average(line) - average as f64 / DEALS as f64).abs() < 1e-9);
        }
        assert!(analysis.lines.is_sorted_by_key(|line| std::cmp::Reverse(line.deals)));
    }
}

/// A combination to practise.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exercise {
    id: String,
    combination: Combination,
    tricks: u8,
    chance: f64,
    difficulty: u8,
}

#[test]
fn exercises_have_their_chances() {
    let exercises: Vec<Exercise> = read_list(include_str!("../../../levels/bridge/combinations.ron")).unwrap();
    assert!(exercises.len() >= 40);
    assert!(exercises.is_sorted_by_key(|exercise| exercise.difficulty), "the easiest come first");
    let ids: BTreeSet<&str> = exercises.iter().map(|exercise| exercise.id.as_str()).collect();
    assert_eq!(ids.len(), exercises.len(), "names are given once");
    for Exercise { id, combination, tricks, chance, difficulty } in &exercises {
        assert!((1..=5).contains(difficulty), "{id}");
        let analysis = combination.analyse(*tricks, &Control::default()).unwrap();
        let best = analysis.lines[0].deals;
        assert!((percent(best) - chance).abs() <= 0.0051, "{id}: {}", percent(best));
        let others = analysis.lines.iter().filter(|line| line.deals < best).count();
        assert!(2 * others >= analysis.lines.len() || others >= 2, "{id}: there must be something to find");
    }
}

/// The odds of splits as every textbook has them.
#[test]
fn missing_cards_split_as_they_should() {
    for (holding, split, published) in
        [("AKQJT98/765", 3, 22.0), ("AKQJT9/87", 3, 67.83), ("AKQJ/T98", 4, 48.45), ("AKQJ/T9", 4, 62.17)]
    {
        let combination: Combination = holding.parse().unwrap();
        let missing = combination.missing().count_ones();
        let like = |west: Ranks| west.count_ones() == split || missing - west.count_ones() == split;
        let deals = combination.layouts().iter().filter(|layout| like(layout.west)).map(|layout| layout.deals).sum();
        assert!((percent(deals) - published).abs() <= 0.0051, "{holding}: {}", percent(deals));
    }
}

/// A finesse works where the king is in front, and only there: those layouts decide.
#[test]
fn the_deciding_layouts_of_a_finesse() {
    let combination: Combination = "AQ/32".parse().unwrap();
    let analysis = combination.analyse(2, &Control::default()).unwrap();
    let finesse = &analysis.lines[0];
    assert_eq!((finesse.start.hand, finesse.start.third), (1, Some(10)), "from South, the queen from North");
    let king = 1 << 11;
    for (layout, &succeeds) in analysis.layouts.iter().zip(&finesse.succeeds) {
        assert_eq!(succeeds, layout.west & king != 0, "{layout:?}");
    }
    assert_eq!(finesse.deals * 2, DEALS);
    // The ace first: only the bare king, on either side, which is rarer than in a hundred deals.
    let ace = analysis.lines.iter().find(|line| line.start.hand == 1 && line.start.third == Some(12)).unwrap();
    assert!(ace.chance() < 0.01 && ace.chance() > 0.0);
    let decides = analysis.deciding(finesse, ace);
    assert!(decides.iter().all(|&(layout, is_first)| is_first == (layout.west & king != 0)));
}

/// The suit of which the search of the classic declarer cannot tell that leading the queen loses.
#[test]
fn the_queen_is_not_led_towards_the_ace() {
    let combination: Combination = "Q74/A63".parse().unwrap();
    let analysis = combination.analyse(2, &Control::default()).unwrap();
    let queen = analysis.lines.iter().filter(|line| line.start.hand == 0 && line.start.lead == 10);
    let best = &analysis.lines[0];
    assert!(queen.map(|line| line.deals).max().unwrap() < best.deals / 4, "{analysis:?}");
    let ace_first = best.start.lead == 12 || best.start.third == Some(12);
    assert!(ace_first, "the ace, in case the king is bare, and then low to the queen: {:?}", best.start);
    assert!((50.0..53.0).contains(&percent(best.deals)), "the king is in front: {}", percent(best.deals));
}

#[test]
fn more_tricks_are_never_likelier_and_one_hand_is_like_the_other() {
    let mut chance = Chance::new(3);
    for _ in 0..25 {
        let size = 3 + chance.below(6);
        let mut hands: [Ranks; 2] = [0, 0];
        while hands[0].count_ones() + hands[1].count_ones() < size as u32 {
            let rank = 1 << chance.below(13);
            if (hands[0] | hands[1]) & rank == 0 {
                hands[chance.below(2)] |= rank;
            }
        }
        let text = |hands: [Ranks; 2]| hands.map(parlour_bridge::combination::ranks_text).join("/");
        let combination: Combination = text(hands).parse().unwrap();
        let mirrored: Combination = text([hands[1], hands[0]]).parse().unwrap();
        let mut last = DEALS;
        for tricks in 1..=combination.most_tricks() {
            let control = Control::default().with_nodes(20_000);
            let Some(analysis) = combination.analyse(tricks, &control) else { break };
            let best = analysis.lines[0].deals;
            assert!(best <= last, "{combination} for {tricks}");
            let other = mirrored.analyse(tricks, &Control::default()).unwrap();
            assert_eq!(other.lines[0].deals, best, "{combination} for {tricks}");
            last = best;
        }
    }
}

#[test]
fn what_is_no_combination_is_refused() {
    for text in ["", "/", "-/-", "AKQ", "AA/2", "A/A", "AX/2", "A/2/3", "é/2"] {
        assert!(text.parse::<Combination>().is_err(), "{text}");
    }
    let void: Combination = "-/AKQ".parse().unwrap();
    assert_eq!(void.to_string(), "-/AKQ");
    assert_eq!(void.analyse(3, &Control::default()).unwrap().lines[0].deals, DEALS);
    let all: Combination = "AKQJT98765432/-".parse().unwrap();
    assert_eq!(all.analyse(13, &Control::default()).unwrap().lines[0].deals, DEALS);
    assert!(all.analyse(14, &Control::default()).unwrap().lines.iter().all(|line| line.deals == 0));
    let stop = StopFlag::default();
    stop.stop();
    assert!(
        "QJ82/A93".parse::<Combination>().unwrap().analyse(3, &Control { stop, ..Control::default() }).is_none(),
        "ended before it began"
    );
}
