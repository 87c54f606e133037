//! The classic players follow their rules, and the single-suit search counts as its description says.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::classic::{Classic, guess, strongest_suit, trumps_at_start};
use parlour_bridge::deal::{EAST, NORTH, SEATS, SOUTH, WEST, seat_after};
use parlour_bridge::suit_tree::{Holding, Node, best_lead, forest, holding, rounds};
use parlour_bridge::{Algorithm, Bridge, Card, Cards, Deal, Setup, Strain, Suit};
use parlour_core::{Chance, Control, Engine, Game, Seat};
use proptest::prelude::*;

/// A game in which `seat` holds `hand` and the trick so far is `trick`, led by the seat that makes `seat` next; the other
/// cards lie anyhow.
fn game(contract: &str, seat: Seat, hand: &str, trick: &[&str]) -> Bridge {
    let leader = seat_after(seat, 4 - trick.len() as u8);
    let mut hands = [Cards::EMPTY; 4];
    hands[seat.index()] = hand.parse().unwrap();
    let trick: Vec<Card> = trick.iter().map(|card| card.parse().unwrap()).collect();
    for (step, &card) in (0..).zip(&trick) {
        let other = &mut hands[seat_after(leader, step).index()];
        *other = other.with(card);
    }
    let dealt = hands.iter().fold(Cards::EMPTY, |all, &hand| all | hand);
    // Cards of the suit led go first to those who must follow, so that the trick is legal.
    let mut rest: Vec<Card> = (!dealt).iter().collect();
    rest.sort_by_key(|card| Some(card.suit()) != trick.first().map(|led| led.suit()));
    for card in rest {
        let open = SEATS.into_iter().filter(|&other| hands[other.index()].len() < 13);
        let to = open.max_by_key(|&other| (trick.len() < 4 && other != seat, hands[other.index()].len() < 13)).unwrap();
        hands[to.index()] = hands[to.index()].with(card);
    }
    let setup = Setup {
        deal: Deal::new(hands).unwrap(),
        contract: contract.parse().unwrap(),
        // Whoever leads now led first.
        declarer: seat_after(leader, 3),
        ..Setup::default()
    };
    let mut game = Bridge::new(&setup).unwrap();
    for card in trick {
        game.play(card).unwrap();
    }
    assert_eq!(game.to_move(), seat);
    game
}

/// What both classic players choose there.
fn choice(contract: &str, hand: &str, trick: &[&str]) -> String {
    let game = game(contract, WEST, hand, trick);
    let view = game.view(WEST);
    let choices = [Classic::Simple, Classic::Advanced].map(|player| player.choose(&view).unwrap());
    assert_eq!(choices[0], choices[1], "they differ in leading only");
    choices[0].to_string()
}

/// Second seat.
#[test]
fn second_hand() {
    // One higher honour covers; of several the lowest; without any, and against small cards, low.
    assert_eq!(choice("3NT", "K852.A743.Q62.J5", &["SQ"]), "SK");
    assert_eq!(choice("3NT", "AK52.A743.Q62.J5", &["SQ"]), "SK");
    assert_eq!(choice("3NT", "J852.A743.Q62.J5", &["SQ"]), "S2");
    assert_eq!(choice("3NT", "AK52.A743.Q62.J5", &["S9"]), "S2");
    // Void: a low ruff, or a discard from the shortest suit that is neither trumps nor the strongest.
    assert_eq!(choice("4H", ".A743.QJ62.J5432", &["SQ"]), "H3");
    assert_eq!(choice("4H", "..QJ96532.J54328", &["S9"]), "C2");
    assert_eq!(choice("3NT", ".A74.QJ962.J5432", &["SQ"]), "H4");
    assert_eq!(choice("4H", "..QJ96532.J54328", &["SQ"]), "C2");
}

/// Third and fourth seat.
#[test]
fn third_and_fourth_hand() {
    for more in [&[][..], &["S3"][..]] {
        // In fourth seat another card came before the two that count.
        let with = |trick: [&'static str; 2]| [more, &trick[..]].concat();
        assert_eq!(choice("3NT", "AK52.A743.Q62.J8", &with(["SQ", "S4"])), "S2", "partner wins");
        assert_eq!(choice("3NT", "AK52.A743.Q62.J8", &with(["S4", "SJ"])), "SK", "the lowest honour that wins");
        assert_eq!(choice("3NT", "T852.A743.Q62.J9", &with(["S4", "SJ"])), "S2", "nothing wins");
        assert_eq!(choice("4H", ".A743.QJ62.J9876", &with(["SQ", "S4"])), "D2", "partner wins: discard");
        assert_eq!(choice("4H", ".A743.QJ62.J9876", &with(["S4", "SQ"])), "H3", "a low ruff");
        assert_eq!(choice("4H", "..QJ96532.J98765", &with(["S2", "S9"])), "C5", "no trump left");
        assert_eq!(choice("3NT", ".A74.QJ962.J9876", &with(["S4", "SQ"])), "H4");
        assert_eq!(choice("4H", "..QJ96532.J98765", &with(["S4", "SQ"])), "C5");
    }
}

/// Third and fourth seat, void, when an honour was led: what cannot ruff is discarded from the shortest suit.
#[test]
fn discards_on_an_honour_led() {
    for trick in [&["SQ", "SK"][..], &["SQ", "S4"], &["SQ", "S3", "S4"], &["SQ", "SK", "S4"], &["SQ", "S3", "SK"]] {
        assert_eq!(choice("3NT", ".A74.QJ962.J9876", trick), "H4", "no-trump, {trick:?}");
        assert_eq!(choice("4H", "..QJ96532.J98765", trick), "C5", "no trump left, {trick:?}");
    }
}

#[test]
fn declarers_side_is_counted() {
    let setup = |contract: &str| Setup {
        deal: "N:AKT.QJ6543.AJ6.7 98.T92.T98.KQJT9 Q432.AK.KQ432.86 J765.87.75.A5432".parse().unwrap(),
        contract: contract.parse().unwrap(),
        declarer: NORTH,
        ..Setup::default()
    };
    for (contract, trumps, strongest) in [("4H", 8, Suit::Diamonds), ("3NT", 0, Suit::Hearts), ("4S", 7, Suit::Hearts)]
    {
        let mut game = Bridge::new(&setup(contract)).unwrap();
        game.play("CK".parse().unwrap()).unwrap();
        let view = game.view(NORTH);
        assert_eq!(trumps_at_start(&view), trumps, "{contract}");
        assert_eq!(strongest_suit(&view), Some(strongest), "{contract}");
        assert_eq!(view.dummy(), Some(game.hand(SOUTH)));
        assert!(SEATS.into_iter().filter(|&seat| seat != EAST).all(|seat| view.play().played_by(seat).is_empty()));
    }
}

fn hands(texts: [&str; 4]) -> [Holding; 4] {
    texts.map(|text| {
        let cards: Cards = format!("{text}...").parse().unwrap();
        holding(cards.iter())
    })
}

/// The worked example: N Q74, E J95, S A63, W KT82.
const EXAMPLE: [&str; 4] = ["Q74", "J95", "A63", "KT82"];

/// Rounds as symbols: A K Q J T x are 5 4 3 2 1 0, in the order N, E, S, W.
fn root(forest: &[Node], round: [u8; 4]) -> &Node {
    forest.iter().find(|node| node.round == round.map(Some)).unwrap()
}

#[test]
fn the_tree_of_the_example_has_its_known_size_and_values() {
    let forest = forest(&hands(EXAMPLE));
    assert_eq!(forest.len(), 24);
    assert_eq!(forest.iter().map(Node::size).sum::<usize>(), 537);
    let node = root(&forest, [0, 2, 5, 0]);
    assert_eq!((node.children.len(), node.size(), node.best), (6, 19, 2));
    assert_eq!(node.hands[2], [2, 0, 0, 0, 0, 0]);
    assert_eq!(node.fitness, 1);
    // By North's, East's, South's card; for each the values with West's K, T, x.
    let table = [
        ([3, 2, 5], [1, 1, 1]),
        ([3, 2, 0], [0, 2, 2]),
        ([3, 0, 5], [1, 1, 1]),
        ([3, 0, 0], [0, 2, 2]),
        ([0, 2, 5], [2, 2, 2]),
        ([0, 2, 0], [1, 1, 1]),
        ([0, 0, 5], [2, 2, 2]),
        ([0, 0, 0], [1, 1, 2]),
    ];
    for ([north, east, south], values) in table {
        for (west, value) in [4, 1, 0].into_iter().zip(values) {
            assert_eq!(root(&forest, [north, east, south, west]).best, value, "{north} {east} {south} {west}");
        }
    }
    // The queen and a small card reach the same greatest value; the queen does it only with the defenders' help.
    assert_eq!(best_lead(&hands(EXAMPLE), 0), Some((0, 2)));
}

#[test]
fn other_trees_have_their_known_sizes() {
    let cases = [
        (["AQT2", "J43", "K765", "98"], 16, 700),
        (["AKT32", "J54", "Q76", "98"], 16, 1510),
        (["AQ432", "KJ5", "T76", "98"], 18, 1098),
    ];
    for (texts, roots, nodes) in cases {
        let forest = forest(&hands(texts));
        assert_eq!((forest.len(), forest.iter().map(Node::size).sum::<usize>()), (roots, nodes), "{texts:?}");
    }
}

/// The first child is the first round that the remaining cards can form; all children are there.
#[test]
fn children_are_the_rounds_that_remain() {
    for node in forest(&hands(EXAMPLE)) {
        let next = rounds(&node.hands);
        assert!(node.children.iter().map(|child| child.round).eq(next));
        assert!(node.children.iter().all(|child| child.best <= node.best && child.fitness <= child.best));
    }
}

/// The unseen cards are dealt in turn, the highest to West: from Q74 and A63 the example's hands follow.
#[test]
fn the_guess_is_that_of_the_example() {
    let setup = Setup {
        deal: "N:Q74.AK2.AK32.432 KJT.QJT9.QJT.KQJ A63.876.987.AT98 9852.543.654.765".parse().unwrap(),
        ..Setup::default()
    };
    let mut game = Bridge::new(&setup).unwrap();
    game.play("CK".parse().unwrap()).unwrap();
    let guess = guess(&game.view(NORTH), Suit::Spades);
    assert_eq!((guess[WEST.index()].to_string(), guess[EAST.index()].to_string()), ("KT82...".into(), "J95...".into()));
}

/// Plays a whole deal with these players as declarer and defenders.
fn play(setup: &Setup, declarer: Algorithm, defence: Algorithm, seed: u64) -> Bridge {
    let mut game = Bridge::new(setup).unwrap();
    let mut brains = [Bridge::brain(&declarer), Bridge::brain(&defence)];
    let mut chance = Chance::new(seed);
    while game.outcome().is_none() {
        let seat = game.to_move();
        let brain = &mut brains[usize::from(seat.side() != setup.declarer.side())];
        let control = Control::seeded(chance.bits());
        let card = brain.think(&game.view(seat), &control).unwrap().best;
        game.play(card).unwrap_or_else(|error| panic!("{error}: {}", game.to_text()));
    }
    game
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn classic_players_never_play_an_illegal_card(number in any::<u64>(), strain in 0_usize..5, seat in 0_usize..4) {
        let contract = format!("4{}", Strain::ALL[strain]).parse().unwrap();
        let deal = Deal::numbered(number);
        let setup = Setup { deal, contract, declarer: SEATS[seat], ..Setup::default() };
        for declarer in [Algorithm::Simple, Algorithm::Advanced] {
            prop_assert!(play(&setup, declarer, Algorithm::Simple, 1).outcome().is_some());
        }
    }
}

#[test]
fn samplers_play_legal_cards_to_the_end() {
    for number in 1..=2 {
        let setup = Setup { deal: Deal::numbered(number), ..Setup::default() };
        assert!(play(&setup, Algorithm::Sampler { worlds: 1 }, Algorithm::Simple, number).outcome().is_some());
    }
}

#[test]
fn the_opponents_are_listed() {
    let ids: Vec<&str> = Bridge::opponents().iter().map(|opponent| opponent.id.as_str()).collect();
    assert_eq!(ids, ["beginner", "advanced", "intermediate", "strong", "expert"]);
}
