//! Views with all hands, what the analyst says of them, and what the players do not learn from them.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::analyst::{score, tricks};
use parlour_bridge::sampling::Expectation;
use parlour_bridge::{Bridge, Card, Contract, Setup, View};
use parlour_core::{Chance, Control, Engine, Game, Side};

/// A random position of a random deal in which some cards have been played.
fn position(number: u64, cards: usize) -> Bridge {
    let mut game = Bridge::new(&Setup::numbered(number)).unwrap();
    let mut chance = Chance::new(number);
    for _ in 0..cards {
        let card = chance.pick(&game.legal_moves()).unwrap();
        game.play(card).unwrap();
    }
    game
}

fn sorted(cards: impl Iterator<Item = Card>) -> Vec<Card> {
    let mut cards: Vec<Card> = cards.collect();
    cards.sort_unstable();
    cards
}

#[test]
fn the_score_of_an_open_view_counts_tricks_above_the_aim() {
    for contract in ["1C", "3NT", "4HX", "7S"] {
        let contract: Contract = contract.parse().unwrap();
        for declares in [true, false] {
            let aim = contract.aim(declares);
            for taken in 0..=13 {
                assert_eq!(tricks(score(taken, aim), aim), taken);
                assert_eq!(score(taken, aim) > 0, taken >= aim);
                assert_eq!(score(13 - taken, contract.aim(!declares)), -score(taken, aim));
                assert!(taken == 0 || score(taken, aim) - score(taken - 1, aim) == 2);
            }
        }
        assert_eq!(contract.aim(true), contract.level() + 6);
    }
}

/// The tricks of a side whose margin over the other is `value`.
fn tricks_of(value: i32) -> u8 {
    i32::midpoint(13, value) as u8
}

#[test]
fn an_open_view_is_solved() {
    for number in 1..=60 {
        let game = position(number, 15 + number as usize % 37);
        let view = game.open_view();
        assert_eq!(view.open().unwrap(), parlour_bridge::deal::SEATS.map(|seat| game.hand(seat)));
        let thought = Bridge::analyst().think(&view, &Control::default()).unwrap();
        let solution = game.solve(&Control::default()).unwrap();
        let side = game.to_move().side();
        let aim = view.aim(side);
        let most = tricks_of(solution.value);
        assert!(thought.exact && thought.score == score(most, aim) && thought.score == thought.ranked[0].score);
        assert!(solution.best.contains(&thought.best) && thought.best == thought.ranked[0].mv);
        assert_eq!(sorted(thought.ranked.iter().map(|ranked| ranked.mv)), game.legal_moves());
        assert!(thought.ranked.is_sorted_by(|one, next| one.score >= next.score));
        for ranked in &thought.ranked {
            let mut after = game.clone();
            after.play(ranked.mv).unwrap();
            // Of the last card nothing is left to solve.
            let left =
                if after.outcome().is_some() { None } else { Some(after.solve(&Control::default()).unwrap().value) };
            let taken = match left {
                Some(value) if after.to_move().side() == side => tricks_of(value),
                Some(value) => 13 - tricks_of(value),
                None => after.play_so_far().tricks(side),
            };
            assert_eq!(tricks(ranked.score, aim), taken, "{} {}", game.to_text(), ranked.mv);
        }
        check_line(&game, &thought.pv, most);
    }
}

/// The line goes on to the end of the trick, and nobody loses anything by it.
fn check_line(game: &Bridge, line: &[Card], most: u8) {
    let (mut after, side) = (game.clone(), game.to_move().side());
    for &card in line {
        after.play(card).unwrap();
        let of_side = after.play_so_far().tricks(side);
        let value = after.position().unwrap();
        let left = parlour_bridge::Solver::default().tricks(&value, &Control::default()).unwrap();
        let still = if after.to_move().side() == side { left } else { value.tricks_left() as u8 - left };
        assert_eq!(of_side + still, most, "{} {line:?}", game.to_text());
    }
    assert!(after.play_so_far().trick().is_empty(), "{line:?} is not to the end of the trick");
}

/// Whoever is told to play from an open view plays as from the player's own.
#[test]
fn players_do_not_look_at_open_hands() {
    for number in 1..=8 {
        let game = position(number, 10 + 5 * number as usize);
        let views = [game.view(game.to_move()), game.open_view()];
        for opponent in Bridge::opponents() {
            let thoughts = views.each_ref().map(|view| {
                let control = Control { node_limit: Some(40_000), ..Control::seeded(number) };
                Bridge::brain(&opponent.algorithm).think(view, &control).unwrap()
            });
            assert_eq!(thoughts[0], thoughts[1], "{} in deal {number}", opponent.id);
        }
    }
}

#[test]
fn an_analyst_cut_short_ranks_every_card_and_goes_on_later() {
    let game = position(3, 9);
    let view = game.open_view();
    let whole = Bridge::analyst().think(&view, &Control::default()).unwrap();
    let mut analyst = Bridge::analyst();
    let mut steps = 0;
    let thought = loop {
        let stop_soon = Control { node_limit: Some(2_000 * (steps + 1)), ..Control::default() };
        let thought = analyst.think(&view, &stop_soon).unwrap();
        assert_eq!(sorted(thought.ranked.iter().map(|ranked| ranked.mv)), game.legal_moves());
        if thought.exact {
            break thought;
        }
        steps += 1;
        assert!(steps < 1_000, "it does not end");
    };
    assert!(steps > 0, "it was cut short");
    assert_eq!(thought.ranked, whole.ranked);
}

#[test]
fn hidden_cards_are_estimated() {
    for per_mille in [0, 1, 500, 983, 1000] {
        for hundredths in [0, 50, 1300] {
            let expectation = Expectation { per_mille, hundredths };
            assert_eq!(Expectation::of_score(expectation.score()), expectation);
        }
    }
    for number in 1..=4 {
        let game = position(number, 30);
        let thought = Bridge::analyst().think(&game.view(game.to_move()), &Control::seeded(1)).unwrap();
        if game.legal_moves().len() < 2 {
            continue;
        }
        assert!(!thought.exact && thought.ranked.is_sorted_by(|one, next| one.score >= next.score));
        for ranked in &thought.ranked {
            let Expectation { per_mille, hundredths } = Expectation::of_score(ranked.score);
            assert!((0..=1000).contains(&per_mille) && (0..=1300).contains(&hundredths), "{ranked:?}");
            assert_eq!(ranked.score > 0, per_mille >= 500, "{ranked:?}");
        }
    }
}

/// An open view survives a file, and one that cannot be is refused.
#[test]
fn open_views_are_checked() {
    let game = position(5, 6);
    let view = game.open_view();
    let text = ron::to_string(&view).unwrap();
    assert_eq!(ron::from_str::<View>(&text).unwrap(), view);
    let own = ron::to_string(&game.view(game.to_move())).unwrap();
    assert!(!own.contains("open"), "{own}");
    let hands = view.open().unwrap().map(|hand| hand.to_string());
    let with = |hands: [&str; 4]| {
        let open = hands.map(|hand| format!("\"{hand}\"")).join(",");
        let start = text.find("open:").unwrap();
        format!("{}open:Some(({open})))", &text[..start])
    };
    let [north, east, south, west] = hands.each_ref().map(String::as_str);
    assert_eq!(ron::from_str::<View>(&with([north, east, south, west])).unwrap(), view);
    for wrong in [
        [east, north, south, west],
        [south, east, north, west],
        [north, east, south, south],
        ["...", east, south, west],
    ] {
        assert!(ron::from_str::<View>(&with(wrong)).is_err(), "{wrong:?}");
    }
}

/// What declarer hopes for, the defence fears.
#[test]
fn both_sides_see_the_same_deal() {
    for number in 1..=10 {
        let game = position(number, 24);
        let [first, second] = Side::BOTH.map(|side| game.open_view().aim(side));
        assert_eq!(first + second, 14);
        let mut after = game.clone();
        let score = |game: &Bridge| Bridge::analyst().think(&game.open_view(), &Control::default()).unwrap().score;
        let best = Bridge::analyst().think(&game.open_view(), &Control::default()).unwrap().best;
        after.play(best).unwrap();
        let sign = if after.to_move().side() == game.to_move().side() { 1 } else { -1 };
        assert_eq!(score(&after) * sign, score(&game), "deal {number}");
    }
}
