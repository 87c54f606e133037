//! Alpha-mu search on endings.

#![allow(clippy::unwrap_used, reason = "tests")]

use parlour_bridge::alpha_mu::{AlphaMu, Task};
use parlour_bridge::deal::{NORTH, SEATS, SOUTH, partner};
use parlour_bridge::{Card, Cards, Position, Solver, Strain};
use parlour_core::{Chance, Control, Seat, Side};

/// In how many of the layouts a card reaches the goal for each number of own cards ahead, after what is so double dummy.
fn reached(task: &Task, layouts: &[[Cards; 4]], card: Card, moves: u32) -> Vec<u32> {
    let (mut solver, control) = (Solver::default(), Control::default());
    let mut hope = 0;
    for (index, &hands) in layouts.iter().enumerate() {
        let position = Position::new(hands, task.strain, task.leader, &[]).unwrap();
        let values = solver.cards(&position, &control).unwrap();
        let tricks = values.into_iter().find(|value| value.0 == card).unwrap().1;
        hope |= u64::from(i32::from(tricks) >= task.need) << index;
    }
    let since = solver.nodes();
    let mut search = AlphaMu::new(task, &mut solver, &control, since);
    (1..=moves).map(|moves| search.reach(layouts, &[], card, moves, hope, 0).ok().unwrap()).collect()
}

fn hands(text: &str) -> [Cards; 4] {
    let hands: Vec<Cards> = text.split(' ').map(|hand| hand.parse().unwrap()).collect();
    hands.try_into().unwrap()
}

/// South's ten runs through West to the ace and jack. With all cards seen North always knows whether to finesse; in truth he
/// has to guess, and it was his partner's only entry. The ace of hearts first takes two tricks in any case.
#[test]
fn a_guess_is_no_knowledge() {
    let layouts = [hands("AJ..2. Q..KQ. T.A.3. 98..A."), hands("AJ..2. 8..KQ. T.A.3. Q9..A.")];
    let task = Task {
        side: Side::First,
        seen: [NORTH, SOUTH],
        chosen: &[NORTH, SOUTH],
        strain: Strain::NoTrump,
        leader: SOUTH,
        need: 2,
    };
    assert_eq!(reached(&task, &layouts, "ST".parse().unwrap(), 3), [2, 1, 1]);
    assert_eq!(reached(&task, &layouts, "HA".parse().unwrap(), 3), [2, 2, 2]);
}

/// The further a player has to commit himself, the less he reaches.
#[test]
fn commitment_never_helps() {
    let mut chance = Chance::new(5);
    let (mut strict, mut searched) = (0, 0);
    for round in 0..150 {
        let tricks = 3 + round % 3;
        let mut deck: Vec<Card> = (0..52).filter_map(Card::from_index).filter(|card| card.rank() > 6).collect();
        let mut deal =
            |count: usize| -> Vec<Card> { (0..count).map(|_| deck.swap_remove(chance.below(deck.len()))).collect() };
        let mut seen = [Cards::EMPTY; 4];
        let leader = SEATS[round % 4];
        let is_defender = round % 2 == 1;
        // Declarer sees across the table; a defender sees dummy on his left.
        let other = if is_defender { Seat((leader.0 + 1) % 4) } else { partner(leader) };
        for seat in [leader, other] {
            seen[seat.index()] = deal(tricks).into_iter().collect();
        }
        let hidden: Vec<Seat> = SEATS.into_iter().filter(|&seat| seat != leader && seat != other).collect();
        let mut rest = deal(2 * tricks);
        let layouts: Vec<[Cards; 4]> = (0..8)
            .map(|_| {
                for last in (1..rest.len()).rev() {
                    rest.swap(last, chance.below(last + 1));
                }
                let mut hands = seen;
                hands[hidden[0].index()] = rest[..tricks].iter().copied().collect();
                hands[hidden[1].index()] = rest[tricks..].iter().copied().collect();
                hands
            })
            .collect();
        let both = [leader, other];
        let task = Task {
            side: leader.side(),
            seen: both,
            chosen: if is_defender { &both[..1] } else { &both },
            strain: Strain::ALL[chance.below(5)],
            leader,
            need: 1 + chance.below(tricks) as i32,
        };
        for card in seen[leader.index()].iter() {
            let counts = reached(&task, &layouts, card, 4);
            assert!(counts.is_sorted_by(|more, less| more >= less), "round {round}, {card}: {counts:?}");
            searched += 1;
            strict += u32::from(counts[0] > counts[3]);
        }
    }
    assert!(strict * 50 > searched, "in some endings it must matter: {strict} of {searched}");
}
