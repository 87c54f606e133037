//! The solver against an obvious minimax on small endings, and against recorded results of another solver.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::deal::{SEATS, seat_after, seat_from_letter};
use parlour_bridge::solver::trick_winner;
use parlour_bridge::{Card, Cards, Position, Solver, Strain};
use parlour_core::{Chance, Control, Seat, Side};

/// The tricks of North and South with best play: tries everything, remembers nothing.
fn minimax(hands: &mut [Cards; 4], strain: Strain, leader: Seat, played: &mut Vec<Card>) -> u8 {
    let seat = seat_after(leader, played.len() as u8);
    if played.len() == 4 {
        let winner = trick_winner(played, leader, strain.trumps()).unwrap();
        let rest = minimax(hands, strain, winner, &mut Vec::new());
        return rest + u8::from(winner.side() == Side::First);
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
    let best = if seat.side() == Side::First { values.iter().max() } else { values.iter().min() };
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
    for round in 0..600 {
        let tricks = 1 + round % 4 + usize::from(round % 60 == 7);
        let (position, mut hands, leader, mut trick, strain) = ending(tricks, chance.below(4), &mut chance);
        let mover = position.to_move();
        let left = position.tricks_left() as u8;
        let of_mover = |north_south: u8| if mover.side() == Side::First { north_south } else { left - north_south };
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

/// The lines of a file of recorded results, without its comments.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter(|line| !line.starts_with('#'))
}

/// Compares twenty results of a deal with the recorded ones.
fn check_table(solver: &mut Solver, line: &str) {
    let (deal, digits) = line.rsplit_once(' ').unwrap();
    let table = solver.table(&deal.parse().unwrap(), &Control::default()).unwrap();
    let strains = [Strain::Spades, Strain::Hearts, Strain::Diamonds, Strain::Clubs, Strain::NoTrump];
    let cells = strains.into_iter().flat_map(|strain| SEATS.map(|seat| (strain, seat)));
    let tricks = cells.filter_map(|(strain, seat)| char::from_digit(table.tricks(strain, seat).into(), 16));
    let found: String = tricks.collect();
    assert_eq!(found, digits, "{deal}");
}

#[test]
fn tables_agree_with_dds() {
    let mut solver = Solver::default();
    for line in lines(include_str!("data/random.txt")).take(20) {
        check_table(&mut solver, line);
    }
}

/// All recorded deals, random and hard: some minutes.
#[test]
#[ignore = "takes minutes"]
fn all_tables_agree_with_dds() {
    let mut solver = Solver::default();
    for line in lines(include_str!("data/random.txt")).chain(lines(include_str!("data/hard.txt"))) {
        check_table(&mut solver, line);
    }
}

#[test]
fn cards_agree_with_dds() {
    let mut solver = Solver::default();
    for line in lines(include_str!("data/plays.txt")) {
        let [hands, state, scores] = line.split(" | ").collect::<Vec<_>>().try_into().unwrap();
        let hands: Vec<Cards> = hands[2..].split(' ').map(|hand| hand.parse().unwrap()).collect();
        let [strain, leader, played] = state.split(' ').collect::<Vec<_>>().try_into().unwrap();
        let leader = seat_from_letter(leader.parse().unwrap()).unwrap();
        let played: Vec<Card> =
            played.as_bytes().chunks_exact(2).map(|card| std::str::from_utf8(card).unwrap().parse().unwrap()).collect();
        let position = Position::new(hands.try_into().unwrap(), strain.parse().unwrap(), leader, &played).unwrap();
        let mut expected: Vec<(Card, u8)> = scores
            .split(' ')
            .map(|score| score.split_once('=').unwrap())
            .map(|(card, tricks)| (card.parse().unwrap(), tricks.parse().unwrap()))
            .collect();
        expected.sort_unstable();
        assert_eq!(solver.cards(&position, &Control::default()).unwrap(), expected, "{line}");
    }
}
