//! The solver against an obvious minimax on small endings, and against recorded results of another solver.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::deal::{SEATS, seat_after};
use parlour_bridge::solver::trick_winner;
use parlour_bridge::{Card, Cards, Deal, Position, Solver, Strain};
use parlour_core::{Chance, Control, Seat};

/// The tricks of North and South with best play: tries everything, remembers nothing.
fn minimax(hands: &mut [Cards; 4], strain: Strain, leader: Seat, played: &mut Vec<Card>) -> u8 {
    let seat = seat_after(leader, played.len() as u8);
    if played.len() == 4 {
        let winner = trick_winner(played, leader, strain.trumps()).unwrap();
        let rest = minimax(hands, strain, winner, &mut Vec::new());
        return rest + u8::from(winner.0 % 2 == 0);
    }
    let hand = hands[seat.index()];
    let values = hand.playable(played.first().map(|card| card.suit())).iter().map(|card| {
        hands[seat.index()] = hand.without(card);
        played.push(card);
        let value = minimax(hands, strain, leader, played);
        played.pop();
        hands[seat.index()] = hand;
        value
    });
    let values: Vec<u8> = values.collect();
    let best = if seat.0 % 2 == 0 { values.iter().max() } else { values.iter().min() };
    best.copied().unwrap_or(0)
}

/// A random ending of `tricks` cards each, with `played` cards of the current trick on the table.
fn ending(tricks: usize, played: usize, chance: &mut Chance) -> (Position, [Cards; 4], Seat, Vec<Card>, Strain) {
    // Few suits or ranks now and then, for many voids and many touching cards.
    let suits = 1 + chance.below(4);
    let mut deck: Vec<usize> = (0..52).filter(|card| card / 13 < suits.max(2)).collect();
    if chance.below(3) == 0 && suits > 2 {
        deck.retain(|card| card % 13 > 4);
    }
    let mut hands = [Cards::EMPTY; 4];
    for hand in &mut hands {
        for _ in 0..tricks {
            let place = chance.below(deck.len());
            *hand = hand.with(Card::from_index(deck.swap_remove(place)).unwrap());
        }
    }
    let strain = Strain::ALL[chance.below(5)];
    let leader = SEATS[chance.below(4)];
    let mut trick = Vec::new();
    for step in 0..played {
        let hand = &mut hands[seat_after(leader, step as u8).index()];
        let choice: Vec<Card> = hand.playable(trick.first().map(|card: &Card| card.suit())).iter().collect();
        let card = chance.pick(&choice).unwrap();
        *hand = hand.without(card);
        trick.push(card);
    }
    let position = Position::new(hands, strain, leader, &trick).unwrap();
    (position, hands, leader, trick, strain)
}

#[test]
fn endings_are_worth_what_trying_everything_says() {
    let mut chance = Chance::new(7);
    let mut solver = Solver::default();
    for round in 0..6000 {
        let tricks = 1 + round % 4 + usize::from(round % 60 == 7);
        let (position, mut hands, leader, mut trick, strain) = ending(tricks, chance.below(4), &mut chance);
        let mover = position.to_move();
        let left = position.tricks_left() as u8;
        let of_mover = |north_south: u8| if mover.0 % 2 == 0 { north_south } else { left - north_south };
        let expected = of_mover(minimax(&mut hands, strain, leader, &mut trick));
        let found = solver.tricks(&position, &Control::default()).unwrap();
        assert_eq!(found, expected, "round {round}: {position:?}");
        for (card, value) in solver.cards(&position, &Control::default()).unwrap() {
            let hand = hands[mover.index()];
            hands[mover.index()] = hand.without(card);
            trick.push(card);
            let expected = of_mover(minimax(&mut hands, strain, leader, &mut trick));
            trick.pop();
            hands[mover.index()] = hand;
            assert_eq!(value, expected, "round {round}: {card} in {position:?}");
        }
    }
}

#[test]
fn a_deal_is_read() {
    let deal: Deal = "N:QJ6.K652.J85.T98 873.J97.AT764.Q4 K5.T83.KQ9.A7652 AT942.AQ4.32.KJ3".parse().unwrap();
    assert_eq!(deal.tricks(), 13);
}
