//! Layouts that are dealt anew agree with what was bid and led.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::bidding::{POINTS, points};
use parlour_bridge::classic::Classic;
use parlour_bridge::deal::{EAST, NORTH, SOUTH};
use parlour_bridge::worlds::sample;
use parlour_bridge::{Bridge, Card, Cards, Setup};
use parlour_core::{Chance, Game, Seat};

/// Layouts of each deal.
const SAMPLES: u32 = 40;

/// What high cards alone lack for the contract of a setup.
fn lacks(setup: &Setup) -> u32 {
    let high: u32 = [NORTH, SOUTH].map(|seat| setup.deal.hand(seat).high_card_points()).iter().sum();
    POINTS[usize::from(setup.contract.level()) - 1].saturating_sub(high)
}

/// Deals in contracts that were bid on short suits, after an opening lead by the rules of thumb.
fn bid_on_shape() -> impl Iterator<Item = Bridge> {
    let setups = (1..).map(Setup::numbered).filter(|setup| lacks(setup) > 2);
    setups.map(|setup| {
        let mut game = Bridge::new(&setup).unwrap();
        let lead = Classic::Simple.choose(&game.view(EAST)).unwrap();
        game.play(lead).unwrap();
        game
    })
}

/// The hand that a seat was dealt in a layout.
fn dealt(game: &Bridge, hands: &[Cards; 4], seat: Seat) -> Cards {
    hands[seat.index()] | game.play_so_far().played_by(seat)
}

/// Declarer knows what was bid on. He thinks of leaders who hold the card below the honour that they led, or few cards.
#[test]
fn declarer_believes_the_lead_also_where_shape_was_bid() {
    let lead = |game: &Bridge| game.play_so_far().cards()[0];
    let honours = bid_on_shape().filter(|game| ('T'..='Z').contains(&rank(lead(game))) && rank(lead(game)) != 'A');
    let mut chance = Chance::new(1);
    let (mut believed, mut all) = (0, 0);
    for game in honours.take(25) {
        let card = lead(&game);
        for _ in 0..SAMPLES {
            let hand = dealt(&game, &sample(&game.view(NORTH), &mut chance), EAST);
            let below = Card::new(card.suit(), card.rank() - 1);
            let above = Card::from_index(card.index() + 1).filter(|_| rank(card) == 'K');
            let touches = hand.contains(below) || above.is_some_and(|above| hand.contains(above));
            believed += u32::from(touches || hand.of_suit(card.suit()).len() <= 2);
            all += 1;
        }
    }
    assert!(believed * 100 >= all * 90, "{believed} of {all}");
}

fn rank(card: Card) -> char {
    card.to_string().chars().nth(1).unwrap()
}

/// A defender counts declarer's short suits as the auction did, and so gives him no high cards that he need not have.
#[test]
fn defenders_do_not_give_declarer_too_much() {
    let mut chance = Chance::new(2);
    let (mut modest, mut bid, mut all) = (0, 0, 0);
    for game in bid_on_shape().take(150) {
        let (view, contract) = (game.view(EAST), game.setup().contract);
        let needed = POINTS[usize::from(contract.level()) - 1];
        for _ in 0..SAMPLES {
            let hands = sample(&view, &mut chance);
            let side = [NORTH, SOUTH].map(|seat| dealt(&game, &hands, seat));
            let high: u32 = side.map(Cards::high_card_points).iter().sum();
            bid += u32::from(points(side, contract.strain()) + 2 >= needed);
            modest += u32::from(high + 2 < needed);
            all += 1;
        }
    }
    assert!(bid * 100 >= all * 95, "{bid} of {all} would be bid");
    assert!(modest * 3 >= all, "{modest} of {all} have no more high cards than the deals themselves");
}
