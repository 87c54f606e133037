//! Plans card by card: what declarer does after everything that the defenders may show, and what that takes.

use std::collections::HashMap;
use std::sync::Arc;

use super::search::{End, Held, Position, Search, Set, Shown, ends, leads, second_hands, set_of, thirds};
use super::{Layout, Ranks, Start};

/// What declarer does in one trick, and after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The hand that leads: 0 for North, 1 for South.
    pub hand: usize,
    /// The rank led, 0 for the deuce to 12 for the ace; of cards that touch the lowest.
    pub lead: u8,
    /// What follows, by what the defender in between shows.
    pub answers: Vec<Answer>,
}

/// What declarer does when the second hand has played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What the second hand shows.
    pub second: Seen,
    /// The rank that the leader's partner plays; `None` if he has none.
    pub third: Option<u8>,
    /// How the suit is gone on with, by what the last hand shows. `None`: nothing is left to decide.
    pub then: Vec<(Seen, Option<Arc<Step>>)>,
}

/// What declarer may see of a defender: one of these cards, or that he has none. Cards between which none of declarer's lies
/// are alike, also those that have been played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The cards of which one is played.
    pub cards: Ranks,
    /// Whether it may also be a discard.
    pub discard: bool,
}

impl Seen {
    const fn of(cards: Ranks) -> Self {
        Self { cards, discard: cards == 0 }
    }

    fn join(&mut self, other: Self) {
        self.cards |= other.cards;
        self.discard |= other.discard;
    }
}

/// A position in which a plan is to be followed.
#[derive(Clone, PartialEq, Eq, Hash)]
struct State {
    hands: [Ranks; 2],
    /// The tricks still needed.
    need: u8,
    /// The layouts that are possible.
    layouts: Vec<Held>,
    /// Those of them in which the plan is to take the tricks needed.
    target: Set,
}

/// What comes of a state: the tricks of every layout, 0 in those that do not lead there, and what is done.
type Outcome = (Vec<u8>, Option<Arc<Step>>);

/// Finds out what declarer does to succeed where a plan promises it.
pub struct Planner<'s, 'a> {
    search: &'s mut Search<'a>,
    /// Of how many deals each layout is.
    deals: Vec<u64>,
    /// The cards that the defenders had.
    missing: Ranks,
    known: HashMap<State, Outcome>,
}

impl<'s, 'a> Planner<'s, 'a> {
    /// A planner who asks a search about these layouts.
    pub fn new(search: &'s mut Search<'a>, layouts: &[Layout]) -> Self {
        let deals = layouts.iter().map(|layout| layout.deals).collect();
        let missing = layouts.first().map_or(0, |layout| layout.west | layout.east);
        Self { search, deals, missing, known: HashMap::new() }
    }

    /// Of how many deals the layouts of a set are.
    pub fn worth(&self, set: &Set) -> u64 {
        self.deals.iter().enumerate().filter(|&(id, _)| set.has(id)).map(|(_, deals)| deals).sum()
    }

    /// The tricks of each layout, and the plan, if declarer begins so and is to succeed in the layouts of `target`; `None` if
    /// the search was ended.
    pub fn follow(&mut self, position: &Position, start: Start, target: Set) -> Option<(Vec<u8>, Arc<Step>)> {
        let Position { hands, need, layouts } = position.clone();
        let state = State { hands, need, layouts, target };
        let third = start.third.map_or(0, |rank| 1 << rank);
        let (tricks, step) = self.trick(&state, start.hand, 1 << start.lead, Some(third))?;
        Some((tricks, Arc::new(step)))
    }

    /// What comes of a state; `None` if the search was ended.
    fn outcome(&mut self, state: State) -> Option<Outcome> {
        let length = state.hands[0].count_ones().max(state.hands[1].count_ones());
        if state.layouts.iter().all(|held| held.hands == [0, 0]) || length == 0 {
            return Some((self.everywhere(&state.layouts, length as u8), None));
        }
        if let Some(outcome) = self.known.get(&state) {
            return Some(outcome.clone());
        }
        if self.search.is_over() {
            return None;
        }
        let mut aimed = state.clone();
        aimed.target = state.target.and(set_of(&state.layouts));
        if aimed.need == 0 || aimed.target == Set::EMPTY {
            let Some((need, target)) = self.aim(&state) else {
                return (!self.search.ended).then(|| (self.everywhere(&state.layouts, 0), None));
            };
            (aimed.need, aimed.target) = (need, target);
        }
        let mut best: Option<(u64, Vec<u8>, Step)> = None;
        for (hand, lead) in leads(aimed.hands, &aimed.layouts) {
            let Some((tricks, step)) = self.trick(&aimed, hand, lead, None) else { continue };
            let sum = self.sum(&tricks);
            if best.as_ref().is_none_or(|(most, ..)| sum > *most) {
                best = Some((sum, tricks, step));
            }
        }
        let (_, tricks, step) = best.filter(|_| !self.search.ended)?;
        let outcome = (tricks, Some(Arc::new(step)));
        self.known.insert(state, outcome.clone());
        Some(outcome)
    }

    /// One trick more than is certain, and where the best plan takes it; if there are no more, those that are certain. `None`
    /// if none is.
    fn aim(&mut self, state: &State) -> Option<(u8, Set)> {
        let all = set_of(&state.layouts);
        let mut aim = None;
        for need in 1.. {
            let position = self.search.position(state.hands, need, state.layouts.clone());
            let plans = if position.layouts.is_empty() { Vec::new() } else { self.search.front(position) };
            let best = plans.into_iter().max_by_key(|plan| self.worth(plan)).filter(|&plan| plan != Set::EMPTY);
            let Some(best) = best.filter(|_| !self.search.ended) else { break };
            aim = Some((need, best));
            if best != all {
                break;
            }
        }
        aim
    }

    /// What comes of leading a card: the other hand's cards are chosen to succeed in the layouts of the target, and then for
    /// as many tricks as possible. `low` is the other hand's card to the lowest of the second hand, if that is settled. `None`
    /// if the lead does not succeed there, or the search was ended.
    fn trick(&mut self, state: &State, hand: usize, lead: Ranks, low: Option<Ranks>) -> Option<(Vec<u8>, Step)> {
        let mut tricks = vec![u8::MAX; self.deals.len()];
        let mut answers: Vec<Answer> = Vec::new();
        for (number, Shown { cards, layouts }) in
            second_hands(state.hands, &state.layouts, hand).into_iter().enumerate()
        {
            let choices = match low {
                Some(card) if number == 0 => vec![card],
                _ => thirds(state.hands, hand, &layouts),
            };
            let mut best: Option<(u64, Vec<u8>, Answer)> = None;
            for third in choices {
                let Some((taken, then)) = self.end(state, hand, [lead, third], &layouts) else { continue };
                let sum = self.sum(&taken);
                if best.as_ref().is_none_or(|(most, ..)| sum > *most) {
                    let third = (third != 0).then(|| rank(third));
                    best = Some((sum, taken, Answer { second: Seen::of(cards & self.missing), third, then }));
                }
            }
            let (_, taken, answer) = best?;
            lower(&mut tricks, &taken, &layouts);
            match answers.iter_mut().find(|other| other.third == answer.third && other.then == answer.then) {
                Some(other) => other.second.join(answer.second),
                None => answers.push(answer),
            }
        }
        for (id, tricks) in tricks.iter_mut().enumerate() {
            if !state.layouts.iter().any(|held| usize::from(held.id) == id) {
                *tricks = 0;
            }
        }
        Some((tricks, Step { hand, lead: rank(lead), answers }))
    }

    /// What comes of three cards of a trick, if they succeed in the layouts of the target.
    fn end(
        &mut self,
        state: &State,
        hand: usize,
        ours: [Ranks; 2],
        layouts: &[Held],
    ) -> Option<(Vec<u8>, Vec<(Seen, Option<Arc<Step>>)>)> {
        let ends: Vec<End> = ends(state.hands, hand, ours, layouts).collect();
        let need = |end: &End| state.need.saturating_sub(u8::from(end.won));
        for end in &ends {
            let target = state.target.and(set_of(&end.layouts));
            if target != Set::EMPTY && !self.succeeds(end.hands, need(end), &end.layouts, target) {
                return None;
            }
        }
        let mut tricks = vec![u8::MAX; self.deals.len()];
        let mut then: Vec<(Seen, Option<Arc<Step>>)> = Vec::new();
        for end in ends {
            let (need, seen, won) = (need(&end), Seen::of(end.cards & self.missing), u8::from(end.won));
            let target = state.target.and(set_of(&end.layouts));
            let next = State { hands: end.hands, need, layouts: end.layouts.clone(), target };
            let (mut taken, step) = self.outcome(next)?;
            for tricks in &mut taken {
                *tricks += won;
            }
            lower(&mut tricks, &taken, &end.layouts);
            match then.iter_mut().find(|other| other.1 == step) {
                Some((other, _)) => other.join(seen),
                None => then.push((seen, step)),
            }
        }
        Some((tricks, then))
    }

    /// Whether a plan takes so many tricks in all layouts of the target.
    fn succeeds(&mut self, hands: [Ranks; 2], need: u8, layouts: &[Held], target: Set) -> bool {
        if need == 0 || hands == [0, 0] {
            return need == 0;
        }
        let position = self.search.position(hands, need, layouts.to_vec());
        self.search.front(position).iter().any(|&plan| target.is_within(plan))
    }

    /// So many tricks in each of these layouts.
    fn everywhere(&self, layouts: &[Held], count: u8) -> Vec<u8> {
        let mut tricks = vec![0; self.deals.len()];
        for held in layouts {
            tricks[usize::from(held.id)] = count;
        }
        tricks
    }

    /// The tricks in all deals together.
    fn sum(&self, tricks: &[u8]) -> u64 {
        let counted = tricks.iter().zip(&self.deals).filter(|(tricks, _)| **tricks != u8::MAX);
        counted.map(|(&tricks, deals)| u64::from(tricks) * deals).sum()
    }
}

const fn rank(card: Ranks) -> u8 {
    card.trailing_zeros() as u8
}

/// Defenders who can choose leave declarer the fewer tricks.
fn lower(tricks: &mut [u8], taken: &[u8], layouts: &[Held]) {
    for id in layouts.iter().map(|held| usize::from(held.id)) {
        tricks[id] = tricks[id].min(taken[id]);
    }
}
