//! The search for plans.

use std::collections::HashMap;

use parlour_core::Control;

use super::{Ranks, Start, groups, lowest_of};

/// A set of layouts. There are at most 162, when nine missing cards are in groups of 2, 2, 2, 2 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Set([u64; 3]);

impl Set {
    /// No layout.
    pub const EMPTY: Self = Self([0; 3]);

    /// Whether a layout is in it.
    pub const fn has(&self, id: usize) -> bool {
        self.0[id / 64] >> (id % 64) & 1 == 1
    }

    #[must_use]
    fn with(mut self, id: usize) -> Self {
        self.0[id / 64] |= 1 << (id % 64);
        self
    }

    fn zip(self, other: Self, with: fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|word| with(self.0[word], other.0[word])))
    }

    /// The layouts that are in both.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.zip(other, |word, other| word & other)
    }

    /// Whether all of its layouts are in the other.
    pub fn is_within(self, other: Self) -> bool {
        self.0.iter().zip(other.0).all(|(word, other)| word & !other == 0)
    }
}

/// The plans of which none succeeds wherever another does.
pub type Front = Vec<Set>;

fn add(front: &mut Front, plan: Set) {
    if !front.iter().any(|&known| plan.is_within(known)) {
        front.retain(|&known| !known.is_within(plan));
        front.push(plan);
    }
}

/// What the defenders still hold in a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Held {
    /// The number of the layout.
    pub id: u8,
    /// The cards of West and of East.
    pub hands: [Ranks; 2],
    /// The higher of their cards in the trick in progress; 0 for none.
    pub best: Ranks,
}

/// A position between two tricks, as declarer knows it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    /// The cards of North and of South.
    pub hands: [Ranks; 2],
    /// The tricks still needed.
    pub need: u8,
    /// The layouts that are possible; below the root only those in which the tricks can still be had.
    pub layouts: Vec<Held>,
}

/// The plans of positions, and what is needed to find them.
pub struct Search<'a> {
    known: HashMap<Position, Front>,
    seen: SeenSuit,
    control: &'a Control,
    nodes: u64,
    /// Whether the control ended it: then nothing of what it says is of use.
    pub ended: bool,
}

impl<'a> Search<'a> {
    /// A search that `control` ends.
    pub fn new(control: &'a Control) -> Self {
        Self { known: HashMap::new(), seen: SeenSuit::default(), control, nodes: 0, ended: false }
    }

    /// A position without the layouts in which the tricks cannot be had even if all cards are seen.
    pub fn position(&mut self, hands: [Ranks; 2], need: u8, mut layouts: Vec<Held>) -> Position {
        layouts
            .retain(|held| need == 0 || self.seen.tricks([hands[0], hands[1], held.hands[0], held.hands[1]]) >= need);
        Position { hands, need, layouts }
    }

    /// The plans of a position.
    pub fn front(&mut self, position: Position) -> Front {
        let all = set_of(&position.layouts);
        if position.need == 0 || position.layouts.len() < 2 {
            return vec![all];
        }
        if let Some(front) = self.known.get(&position) {
            return front.clone();
        }
        if self.is_over() {
            return Front::new();
        }
        let mut front = Front::new();
        for (hand, lead) in leads(position.hands, &position.layouts) {
            let mut plans = vec![all];
            for Shown { layouts, .. } in second_hands(position.hands, &position.layouts, hand) {
                let mut best = Front::new();
                for third in thirds(position.hands, hand, &layouts) {
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

    /// Counts a step of the work. Whether the control ends it.
    pub fn is_over(&mut self) -> bool {
        self.nodes += 1;
        self.ended = self.ended || self.control.must_end(self.nodes);
        self.ended
    }

    /// The starts of a position with the plans that begin so.
    pub fn starts(&mut self, position: &Position) -> Vec<(Start, Front)> {
        let mut starts = Vec::new();
        for (hand, lead) in leads(position.hands, &position.layouts) {
            let seconds = second_hands(position.hands, &position.layouts, hand);
            let choices = seconds.first().map_or_else(Vec::new, |low| thirds(position.hands, hand, &low.layouts));
            for first_third in choices {
                let mut plans = vec![set_of(&position.layouts)];
                for (number, Shown { layouts, .. }) in seconds.iter().enumerate() {
                    let thirds = if number == 0 { vec![first_third] } else { thirds(position.hands, hand, layouts) };
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
        let mut plans = vec![set_of(layouts)];
        for after in ends(position.hands, hand, ours, layouts) {
            let group = set_of(&after.layouts);
            let need = position.need.saturating_sub(u8::from(after.won));
            let next = self.position(after.hands, need, after.layouts);
            let best = if after.hands == [0, 0] && need > 0 { vec![Set::EMPTY] } else { self.front(next) };
            plans = worst(&plans, &best, group);
        }
        plans
    }
}

/// A trick that is over.
pub struct End {
    /// The cards of North and of South after it.
    pub hands: [Ranks; 2],
    /// Whether declarer's side took it.
    pub won: bool,
    /// The ranks of which the last hand has shown one; none if it has discarded.
    pub cards: Ranks,
    /// The layouts that are possible then.
    pub layouts: Vec<Held>,
}

/// The ends of a trick by what the last hand shows. `ours` are the leader's card and his partner's, which is 0 if he has
/// none.
pub fn ends(mut hands: [Ranks; 2], leader: usize, ours: [Ranks; 2], layouts: &[Held]) -> impl Iterator<Item = End> {
    let [lead, third] = ours;
    hands[leader] &= !lead;
    hands[1 - leader] &= !third;
    // After North plays East, after South West.
    let shown = plays(layouts, leader, hands[0] | hands[1] | lead | third);
    shown.into_iter().map(move |Shown { cards, mut layouts }| {
        let won = layouts.first().is_some_and(|held| held.best < lead.max(third));
        for held in &mut layouts {
            held.best = 0;
        }
        End { hands, won, cards, layouts }
    })
}

/// The layouts as a set.
pub fn set_of(layouts: &[Held]) -> Set {
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
pub fn leads(hands: [Ranks; 2], layouts: &[Held]) -> Vec<(usize, Ranks)> {
    let of = |hand: usize| distinct(hands[hand], layouts).into_iter().map(move |card| (hand, card));
    of(0).chain(of(1)).collect()
}

/// The cards that the other hand may play; 0 if it has none.
pub fn thirds(hands: [Ranks; 2], leader: usize, layouts: &[Held]) -> Vec<Ranks> {
    let cards = distinct(hands[1 - leader], layouts);
    if cards.is_empty() { vec![0] } else { cards }
}

/// The cards of a hand, of those that touch the lowest.
fn distinct(hand: Ranks, layouts: &[Held]) -> Vec<Ranks> {
    // In all layouts as many cards are left between two of declarer's.
    let theirs = layouts.first().map_or(0, |held| held.hands[0] | held.hands[1] | held.best);
    groups(hand, theirs).into_iter().map(|group| lowest_of(group, 1)).collect()
}

/// What a defender shows.
pub struct Shown {
    /// The ranks of which he plays one, between two cards of declarer's; none if he discards.
    pub cards: Ranks,
    /// The layouts in which he can, after it.
    pub layouts: Vec<Held>,
}

/// What the second hand may show.
pub fn second_hands(hands: [Ranks; 2], layouts: &[Held], leader: usize) -> Vec<Shown> {
    plays(layouts, 1 - leader, hands[0] | hands[1])
}

/// A defender plays: what may be shown that looks different to declarer, whose cards are `ours`, the lowest card first. A
/// layout is in all groups of which the defender has a card; where he has none of the suit he discards.
fn plays(layouts: &[Held], defender: usize, ours: Ranks) -> Vec<Shown> {
    let mut groups: Vec<(u32, Shown)> = Vec::new();
    let mut put = |sign: u32, cards: Ranks, held: Held| match groups.iter_mut().find(|group| group.0 == sign) {
        Some((_, group)) => group.layouts.push(held),
        None => groups.push((sign, Shown { cards, layouts: vec![held] })),
    };
    for held in layouts {
        let hand = held.hands[defender];
        if hand == 0 {
            put(u32::MAX, 0, *held);
        }
        for cards in super::groups(hand, ours) {
            let card = lowest_of(cards, 1);
            let mut after = *held;
            after.hands[defender] &= !card;
            after.best = held.best.max(card);
            put((ours & (card - 1)).count_ones(), gap(card, ours), after);
        }
    }
    groups.sort_by_key(|group| group.0);
    groups.into_iter().map(|group| group.1).collect()
}

/// All ranks that lie between the same two of `ours` as a card.
fn gap(card: Ranks, ours: Ranks) -> Ranks {
    let below = ours & (card - 1);
    let above = ours & !(below | card);
    let up_to = if above == 0 { super::ALL } else { (above & above.wrapping_neg()) - 1 };
    let down_to = if below == 0 { 0 } else { (2 << below.ilog2()) - 1 };
    up_to & !down_to
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
