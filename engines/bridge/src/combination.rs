//! Suit combinations: how to play one suit for a number of tricks, with which chance, and which layouts decide.
//!
//! Declarer has entries enough to lead from either hand to every trick, and plays no other suit; the defenders never lead
//! it. They see all cards, know declarer's plan, and play false cards. Declarer has one plan for all layouts that look alike
//! to him. That is the best defence model of Frank and Basin (1998, *Search in games with incomplete information*), and the
//! search is theirs: a plan is worth the set of layouts in which it succeeds, a position the plans of which none succeeds
//! wherever another does. Chances are those before anything is known of the other suits.

use std::collections::HashMap;
use std::fmt;
use std::str::FromStr;

use parlour_core::Control;
use serde::{Deserialize, Serialize};

use crate::card::{rank_from_letter, rank_letter};

/// Ranks of one suit: bit 0 is the deuce, bit 12 the ace.
pub type Ranks = u16;

/// All thirteen.
const ALL: Ranks = 0x1FFF;

/// The cards of a suit that declarer has in his two hands. The notation is `AQT9/543`, North first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Combination {
    hands: [Ranks; 2],
}

/// A text that is no suit combination.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("'{0}' is no suit combination: write the cards of both hands, as in AQT9/543")]
pub struct ParseCombinationError(pub String);

impl FromStr for Combination {
    type Err = ParseCombinationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParseCombinationError(text.to_owned());
        let ranks = |hand: &str| {
            hand.trim().chars().filter(|&letter| letter != '-').try_fold(0, |ranks: Ranks, letter| {
                let rank = 1 << rank_from_letter(letter)?;
                (ranks & rank == 0).then_some(ranks | rank)
            })
        };
        let (north, south) = text.split_once('/').ok_or_else(wrong)?;
        let hands = [ranks(north).ok_or_else(wrong)?, ranks(south).ok_or_else(wrong)?];
        if hands[0] & hands[1] != 0 || hands[0] | hands[1] == 0 {
            return Err(wrong());
        }
        Ok(Self { hands })
    }
}

impl fmt::Display for Combination {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", ranks_text(self.hands[0]), ranks_text(self.hands[1]))
    }
}

impl TryFrom<String> for Combination {
    type Error = ParseCombinationError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Combination> for String {
    fn from(combination: Combination) -> Self {
        combination.to_string()
    }
}

/// The ranks as letters, highest first; `-` for none.
pub fn ranks_text(ranks: Ranks) -> String {
    let letters: String = (0..13).rev().filter(|rank| ranks >> rank & 1 == 1).map(rank_letter).collect();
    if letters.is_empty() { "-".into() } else { letters }
}

/// How the missing cards may lie. Cards that no card of declarer's lies between are alike: one layout stands for all that
/// differ in such cards only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The cards of West, who plays after South.
    pub west: Ranks,
    /// The cards of East, who plays after North.
    pub east: Ranks,
    /// Of how many of the [`DEALS`] the cards of East and West lie like this.
    pub deals: u64,
}

/// The ways to deal 26 cards to East and West.
pub const DEALS: u64 = 10_400_600;

/// How the first trick is begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Start {
    /// The hand that leads: 0 for North, 1 for South.
    pub hand: usize,
    /// The rank led, 0 for the deuce to 12 for the ace.
    pub lead: u8,
    /// The rank that the other hand plays if the defender in between plays his lowest; `None` if it has none.
    pub third: Option<u8>,
}

/// The best that can come of a start.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// The start.
    pub start: Start,
    /// Of how many of the [`DEALS`] the best plan with this start succeeds.
    pub deals: u64,
    /// For each layout whether it does.
    pub succeeds: Vec<bool>,
}

impl Line {
    /// The chance of success, from 0 to 1.
    pub fn chance(&self) -> f64 {
        self.deals as f64 / DEALS as f64
    }
}

/// All that is to be known of playing a combination for a number of tricks.
#[derive(Clone, Debug, PartialEq)]
pub struct Analysis {
    /// The layouts.
    pub layouts: Vec<Layout>,
    /// The starts, the best first.
    pub lines: Vec<Line>,
}

impl Analysis {
    /// The layouts in which one of two lines succeeds and the other does not, and whether that is the first: those that
    /// decide between them.
    pub fn deciding(&self, first: &Line, second: &Line) -> Vec<(Layout, bool)> {
        let outcomes = first.succeeds.iter().zip(&second.succeeds);
        let layouts = self.layouts.iter().zip(outcomes).filter(|(_, (first, second))| first != second);
        layouts.map(|(&layout, (&first, _))| (layout, first)).collect()
    }
}

impl Combination {
    /// The cards of North and of South.
    pub const fn hands(&self) -> [Ranks; 2] {
        self.hands
    }

    /// The cards that the defenders hold.
    pub const fn missing(&self) -> Ranks {
        ALL & !(self.hands[0] | self.hands[1])
    }

    /// The most tricks that the suit can give.
    pub fn most_tricks(&self) -> u8 {
        self.hands.map(Ranks::count_ones).into_iter().max().unwrap_or(0) as u8
    }

    /// The layouts of the missing cards.
    pub fn layouts(&self) -> Vec<Layout> {
        let missing = self.missing();
        let count = u64::from(missing.count_ones());
        let mut layouts = vec![Layout { west: 0, east: 0, deals: 1 }];
        for group in groups(missing, self.hands[0] | self.hands[1]) {
            let size = u64::from(group.count_ones());
            layouts = layouts
                .into_iter()
                .flat_map(|layout| {
                    (0..=size).map(move |with_west| {
                        let west = lowest_of(group, with_west as u32);
                        let deals = layout.deals * choose(size, with_west);
                        Layout { west: layout.west | west, east: layout.east | group & !west, deals }
                    })
                })
                .collect();
        }
        for layout in &mut layouts {
            layout.deals *= choose(26 - count, 13 - u64::from(layout.west.count_ones()));
        }
        layouts
    }

    /// How to take so many tricks; `None` if `control` ended the search. Its nodes are the positions between two tricks.
    pub fn analyse(&self, tricks: u8, control: &Control) -> Option<Analysis> {
        if control.interrupted() {
            return None;
        }
        let layouts = self.layouts();
        let held = |(id, layout): (u8, &Layout)| Held { id, hands: [layout.west, layout.east], best: 0 };
        let held = (0..).zip(&layouts).map(held).collect();
        let mut search = Search { known: HashMap::new(), seen: SeenSuit::default(), control, nodes: 0, ended: false };
        let position = Position { hands: self.hands, need: tricks, layouts: held };
        let mut lines = Vec::new();
        for (start, plans) in search.starts(&position) {
            let worth =
                |plan: &Set| layouts.iter().enumerate().filter(|&(id, _)| plan.has(id)).map(|(_, l)| l.deals).sum();
            let best = plans.into_iter().map(|plan| (worth(&plan), plan)).max_by_key(|&(deals, _): &(u64, Set)| deals);
            let (deals, plan) = best.unwrap_or((0, Set::EMPTY));
            lines.push(Line { start, deals, succeeds: (0..layouts.len()).map(|id| plan.has(id)).collect() });
        }
        lines.sort_by_key(|line| std::cmp::Reverse(line.deals));
        (!search.ended).then_some(Analysis { layouts, lines })
    }
}

/// n over k.
fn choose(n: u64, k: u64) -> u64 {
    if k > n { 0 } else { (0..k).fold(1, |product, step| product * (n - step) / (step + 1)) }
}

/// The lowest cards of a set, so many.
fn lowest_of(ranks: Ranks, count: u32) -> Ranks {
    (0..count).fold((0, ranks), |(taken, rest), _| (taken | rest & rest.wrapping_neg(), rest & rest.wrapping_sub(1))).0
}

/// The cards of a set in groups between which `others` lie, the lowest first.
fn groups(ranks: Ranks, others: Ranks) -> Vec<Ranks> {
    let mut groups: Vec<Ranks> = Vec::new();
    let mut is_new = true;
    for rank in (0..13).map(|rank| 1 << rank) {
        if others & rank != 0 {
            is_new = true;
        } else if ranks & rank != 0 {
            match groups.last_mut().filter(|_| !is_new) {
                Some(group) => *group |= rank,
                None => groups.push(rank),
            }
            is_new = false;
        }
    }
    groups
}

/// A set of layouts. There are at most 162, when nine missing cards are in groups of 2, 2, 2, 2 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Set([u64; 3]);

impl Set {
    const EMPTY: Self = Self([0; 3]);

    fn has(&self, id: usize) -> bool {
        self.0[id / 64] >> (id % 64) & 1 == 1
    }

    fn with(mut self, id: usize) -> Self {
        self.0[id / 64] |= 1 << (id % 64);
        self
    }

    fn zip(self, other: Self, with: fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|word| with(self.0[word], other.0[word])))
    }

    fn is_within(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(word, other)| word & !other == 0)
    }
}

/// The plans of which none succeeds wherever another does.
type Front = Vec<Set>;

fn add(front: &mut Front, plan: Set) {
    if !front.iter().any(|&known| plan.is_within(known)) {
        front.retain(|&known| !known.is_within(plan));
        front.push(plan);
    }
}

/// What the defenders still hold in a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Held {
    id: u8,
    /// The cards of West and of East.
    hands: [Ranks; 2],
    /// The higher of their cards in the trick in progress; 0 for none.
    best: Ranks,
}

/// A position between two tricks, as declarer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Position {
    hands: [Ranks; 2],
    /// The tricks still needed.
    need: u8,
    /// The layouts that are possible; below the root only those in which the tricks can still be had.
    layouts: Vec<Held>,
}

/// The plans of positions, and what is needed to find them.
struct Search<'a> {
    known: HashMap<Position, Front>,
    seen: SeenSuit,
    control: &'a Control,
    nodes: u64,
    ended: bool,
}

impl Search<'_> {
    /// A position without the layouts in which the tricks cannot be had even if all cards are seen.
    fn position(&mut self, hands: [Ranks; 2], need: u8, mut layouts: Vec<Held>) -> Position {
        layouts
            .retain(|held| need == 0 || self.seen.tricks([hands[0], hands[1], held.hands[0], held.hands[1]]) >= need);
        Position { hands, need, layouts }
    }

    fn front(&mut self, position: Position) -> Front {
        let all = set_of(&position.layouts);
        if position.need == 0 || position.layouts.len() < 2 {
            return vec![all];
        }
        if let Some(front) = self.known.get(&position) {
            return front.clone();
        }
        self.nodes += 1;
        if self.ended || self.control.must_end(self.nodes) {
            self.ended = true;
            return Front::new();
        }
        let mut front = Front::new();
        for (hand, lead) in leads(&position) {
            let mut plans = vec![all];
            for layouts in second_hands(&position, hand) {
                let mut best = Front::new();
                for third in thirds(&position, hand, &layouts) {
                    for plan in self.after_third(&position, hand, [lead, third], &layouts) {
                        add(&mut best, plan);
                    }
                }
                plans = worst(&plans, &best, set_of(&layouts));
            }
            for plan in plans {
                add(&mut front, plan);
            }
            if front.contains(&all) {
                break;
            }
        }
        self.known.insert(position, front.clone());
        front
    }

    /// The starts of a position with the plans that begin so.
    fn starts(&mut self, position: &Position) -> Vec<(Start, Front)> {
        let mut starts = Vec::new();
        for (hand, lead) in leads(position) {
            let seconds = second_hands(position, hand);
            let choices = seconds.first().map_or_else(Vec::new, |low| thirds(position, hand, low));
            for first_third in choices {
                let mut plans = vec![set_of(&position.layouts)];
                for (number, layouts) in seconds.iter().enumerate() {
                    let thirds = if number == 0 { vec![first_third] } else { thirds(position, hand, layouts) };
                    let mut best = Front::new();
                    for third in thirds {
                        for plan in self.after_third(position, hand, [lead, third], layouts) {
                            add(&mut best, plan);
                        }
                    }
                    plans = worst(&plans, &best, set_of(layouts));
                }
                let rank = |card: Ranks| card.trailing_zeros() as u8;
                let third = (first_third != 0).then(|| rank(first_third));
                starts.push((Start { hand, lead: rank(lead), third }, plans));
            }
        }
        starts
    }

    /// The plans after three cards of a trick, whatever the last hand plays. `ours` are the leader's card and his partner's,
    /// which is 0 if he has none.
    fn after_third(&mut self, position: &Position, hand: usize, ours: [Ranks; 2], layouts: &[Held]) -> Front {
        let [lead, third] = ours;
        let mut hands = position.hands;
        hands[hand] &= !lead;
        hands[1 - hand] &= !third;
        let mut plans = vec![set_of(layouts)];
        // After North plays East, after South West.
        for mut after in plays(layouts, hand, hands[0] | hands[1] | lead | third) {
            let won = after.first().is_some_and(|held| held.best < lead.max(third));
            for held in &mut after {
                held.best = 0;
            }
            let group = set_of(&after);
            let need = position.need - u8::from(won && position.need > 0);
            let next = self.position(hands, need, after);
            let best = if hands == [0, 0] && need > 0 { vec![Set::EMPTY] } else { self.front(next) };
            plans = worst(&plans, &best, group);
        }
        plans
    }
}

/// The layouts as a set.
fn set_of(layouts: &[Held]) -> Set {
    layouts.iter().fold(Set::EMPTY, |set, held| set.with(held.id.into()))
}

/// The plans when a defender may play as in `plans` or as in `others`, the latter only in the layouts of `group`.
fn worst(plans: &[Set], others: &[Set], group: Set) -> Front {
    let mut front = Front::new();
    for plan in plans {
        for other in others {
            add(&mut front, plan.zip(other.zip(group, |other, group| other | !group), |plan, other| plan & other));
        }
    }
    front
}

/// The cards that may be led, with the hands that lead them; of cards that touch one.
fn leads(position: &Position) -> Vec<(usize, Ranks)> {
    let of = |hand: usize| distinct(position, hand, &position.layouts).into_iter().map(move |card| (hand, card));
    of(0).chain(of(1)).collect()
}

/// The cards that the other hand may play; 0 if it has none.
fn thirds(position: &Position, leader: usize, layouts: &[Held]) -> Vec<Ranks> {
    let cards = distinct(position, 1 - leader, layouts);
    if cards.is_empty() { vec![0] } else { cards }
}

/// The cards of a hand, of those that touch the lowest.
fn distinct(position: &Position, hand: usize, layouts: &[Held]) -> Vec<Ranks> {
    // In all layouts as many cards are left between two of declarer's.
    let theirs = layouts.first().map_or(0, |held| held.hands[0] | held.hands[1] | held.best);
    groups(position.hands[hand], theirs).into_iter().map(|group| lowest_of(group, 1)).collect()
}

/// What can be seen of the second hand's play, and the layouts after it.
fn second_hands(position: &Position, leader: usize) -> Vec<Vec<Held>> {
    plays(&position.layouts, 1 - leader, position.hands[0] | position.hands[1])
}

/// A defender plays: the layouts after each card that looks different to declarer, whose cards are `ours`, the lowest card
/// first. A layout is in all groups of which the defender has a card; where he has none of the suit he discards.
fn plays(layouts: &[Held], defender: usize, ours: Ranks) -> Vec<Vec<Held>> {
    let mut groups: Vec<(u32, Vec<Held>)> = Vec::new();
    let mut put = |sign: u32, held: Held| match groups.iter_mut().find(|group| group.0 == sign) {
        Some(group) => group.1.push(held),
        None => groups.push((sign, vec![held])),
    };
    for held in layouts {
        let hand = held.hands[defender];
        if hand == 0 {
            put(u32::MAX, *held);
        }
        let mut last = None;
        for card in (0..13).map(|rank| 1 << rank).filter(|card| hand & card != 0) {
            let below = (ours & (card - 1)).count_ones();
            if last != Some(below) {
                last = Some(below);
                let mut after = *held;
                after.hands[defender] &= !card;
                after.best = held.best.max(card);
                put(below, after);
            }
        }
    }
    groups.sort_by_key(|group| group.0);
    groups.into_iter().map(|group| group.1).collect()
}

/// One suit with all cards seen.
#[derive(Default)]
struct SeenSuit(HashMap<[Ranks; 4], u8>);

impl SeenSuit {
    /// The tricks of North and South, who lead to every trick, by the cards of N, S, W, E.
    fn tricks(&mut self, hands: [Ranks; 4]) -> u8 {
        let [north, south, west, east] = hands;
        if west | east == 0 || north | south == 0 {
            return north.count_ones().max(south.count_ones()) as u8;
        }
        if let Some(&tricks) = self.0.get(&hands) {
            return tricks;
        }
        let most = (0..2)
            .filter(|&hand| hands[hand] != 0)
            .map(|hand| self.trick(hands, &[hand, 3 - hand, 1 - hand, 2 + hand], 0, false))
            .max();
        let most = most.unwrap_or(0);
        self.0.insert(hands, most);
        most
    }

    /// The tricks from a trick in progress on. Those of `turns` have yet to play to it; `best` is its highest card so far,
    /// and `ours` says whether that is declarer's.
    fn trick(&mut self, hands: [Ranks; 4], turns: &[usize], best: Ranks, ours: bool) -> u8 {
        let Some((&turn, turns)) = turns.split_first() else {
            return u8::from(ours) + self.tricks(hands);
        };
        let is_ours = turn < 2;
        let hand = hands[turn];
        if hand == 0 {
            return self.trick(hands, turns, best, ours);
        }
        let others = hands.iter().fold(best, |all, cards| all | cards) & !hand;
        let cards = groups(hand, others).into_iter().map(|group| lowest_of(group, 1));
        let values = cards.map(|card| {
            let mut after = hands;
            after[turn] &= !card;
            self.trick(after, turns, best.max(card), if card > best { is_ours } else { ours })
        });
        if is_ours { values.max() } else { values.min() }.unwrap_or(0)
    }
}
