//! The single-suit search of the advanced classic declarer.
//!
//! It plays one suit out in whole rounds, one card of each hand at once, and values a line by the rounds that declarer's
//! side wins less those that it loses. A node counts as the best of all lines through it, whoever chooses: the search takes
//! the defenders' help for granted. That is how this opponent is known to play, and its weakness.

use std::collections::BTreeMap;

use crate::card::Card;

/// A card reduced to what the search tells apart: 5 for the ace down to 1 for the ten, 0 for all smaller cards.
pub type Symbol = u8;

/// How many cards of each symbol a hand holds.
pub type Holding = [u8; 6];

/// A round: the symbols played by N, E, S, W; `None` from a void hand.
pub type Round = [Option<Symbol>; 4];

/// The symbol of a card.
pub const fn symbol(card: Card) -> Symbol {
    card.rank().saturating_sub(7)
}

/// The holding of some cards of one suit.
pub fn holding(cards: impl Iterator<Item = Card>) -> Holding {
    let mut holding = Holding::default();
    for card in cards {
        holding[usize::from(symbol(card))] += 1;
    }
    holding
}

/// A round in the tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Node {
    /// The cards of the round.
    pub round: Round,
    /// What N, E, S, W hold after it.
    pub hands: [Holding; 4],
    /// Rounds won less rounds lost by declarer's side from the root to here.
    pub fitness: i32,
    /// The greatest fitness of this node and all below.
    pub best: i32,
    /// The rounds that can follow.
    pub children: Vec<Node>,
}

impl Node {
    /// The nodes of this tree, the root included.
    pub fn size(&self) -> usize {
        1 + self.children.iter().map(Self::size).sum::<usize>()
    }
}

/// 1 if North or South has the highest card of the round, −1 if East or West has it, 0 if only small cards were played.
pub fn delta(round: &Round) -> i32 {
    let highest = (0..4).filter(|&seat| round[seat].is_some_and(|symbol| symbol > 0)).max_by_key(|&seat| round[seat]);
    highest.map_or(0, |seat| if seat % 2 == 0 { 1 } else { -1 })
}

/// All rounds that can be formed, with those of high cards first; hands in the order N, E, S, W.
pub fn rounds(hands: &[Holding; 4]) -> Vec<Round> {
    let choices = hands.map(|hand| {
        let held: Vec<Option<Symbol>> =
            (0..6).rev().filter(|&symbol| hand[symbol] > 0).map(|s| Some(s as u8)).collect();
        if held.is_empty() { vec![None] } else { held }
    });
    let mut rounds = Vec::new();
    for &north in &choices[0] {
        for &east in &choices[1] {
            for &south in &choices[2] {
                rounds.extend(choices[3].iter().map(|&west| [north, east, south, west]));
            }
        }
    }
    rounds
}

/// The trees of all first rounds. They end where declarer's side has no card of the suit left.
pub fn forest(hands: &[Holding; 4]) -> Vec<Node> {
    grow(hands, 0)
}

fn grow(hands: &[Holding; 4], fitness: i32) -> Vec<Node> {
    if hands[0].iter().chain(&hands[2]).all(|&count| count == 0) {
        return Vec::new();
    }
    let node = |round: Round| {
        let mut after = *hands;
        for (hand, symbol) in after.iter_mut().zip(round) {
            if let Some(symbol) = symbol {
                hand[usize::from(symbol)] -= 1;
            }
        }
        let fitness = fitness + delta(&round);
        let children = grow(&after, fitness);
        let best = children.iter().map(|child| child.best).fold(fitness, i32::max);
        Node { round, hands: after, fitness, best, children }
    };
    rounds(hands).into_iter().map(node).collect()
}

/// The symbol to lead from hand `leader` (0–3 for N, E, S, W), and the greatest value of a round that begins with it; `None`
/// if that hand is void.
///
/// Of leads with the same greatest value it is the one that needs the defenders' help least: whose values, each with the best
/// card from across, have the greatest sum over all cards of the defenders; of these the highest, whose trick nobody can take away.
pub fn best_lead(hands: &[Holding; 4], leader: usize) -> Option<(Symbol, i32)> {
    let across = (leader + 2) % 4;
    // By lead and the defenders' cards the best value.
    let mut values: BTreeMap<Symbol, BTreeMap<[Option<Symbol>; 2], i32>> = BTreeMap::new();
    for round in rounds(hands) {
        let value = value_of(round, hands, 0);
        let theirs = [round[(leader + 1) % 4], round[(across + 1) % 4]];
        let best = values.entry(round[leader]?).or_default().entry(theirs).or_insert(value);
        *best = value.max(*best);
    }
    let merit = |values: &BTreeMap<_, i32>| (values.values().max().copied().unwrap_or(0), values.values().sum::<i32>());
    let leads = values.iter().map(|(&lead, values)| (lead, merit(values)));
    let best = leads.max_by_key(|&(lead, merit)| (merit, lead));
    best.map(|(lead, (greatest, _))| (lead, greatest))
}

fn value_of(round: Round, hands: &[Holding; 4], fitness: i32) -> i32 {
    let mut after = *hands;
    for (hand, symbol) in after.iter_mut().zip(round) {
        if let Some(symbol) = symbol {
            hand[usize::from(symbol)] -= 1;
        }
    }
    let fitness = fitness + delta(&round);
    if after[0].iter().chain(&after[2]).all(|&count| count == 0) {
        return fitness;
    }
    rounds(&after).into_iter().map(|next| value_of(next, &after, fitness)).fold(fitness, i32::max)
}
