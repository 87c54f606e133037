//! Play with imperfect information by solving sampled layouts (Levy 1989; Ginsberg 2001, *GIB: Imperfect Information in a
//! Computationally Challenging Game*), and with [alpha-mu search](crate::alpha_mu) over these.

use parlour_core::{Brain, Chance, Control, Ranked, Thought};

use crate::alpha_mu::{AlphaMu, Layouts, MOST_LAYOUTS, Task, rest};
use crate::card::{Card, Cards};
use crate::classic::Classic;
use crate::rules::Bridge;
use crate::solver::{Position, Solver};
use crate::view::View;
use crate::worlds::sample;

/// What a sampling player expects of a card. The chance to reach the aim (to make the contract, or to defeat it) comes first,
/// tricks come second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Expectation {
    /// In how many of a thousand layouts the aim is reached.
    pub per_mille: i32,
    /// The tricks in all, on average, in hundredths.
    pub hundredths: i32,
}

/// What one in a thousand layouts counts for in a score: more than thirteen tricks.
const PER_MILLE: i32 = 10_000;

impl Expectation {
    /// The expectation as the score of a [`Thought`]: positive if the aim is rather reached than not.
    pub const fn score(self) -> i32 {
        (self.per_mille - 500) * PER_MILLE + self.hundredths
    }

    /// The expectation that a score, seen by the side it is about, stands for.
    pub const fn of_score(score: i32) -> Self {
        Self { per_mille: score.div_euclid(PER_MILLE) + 500, hundredths: score.rem_euclid(PER_MILLE) }
    }
}

/// A player who solves layouts, and plays the card that does best on average.
pub struct Sampler {
    worlds: usize,
    moves: u32,
    solver: Solver,
    sampled: Option<Sampled>,
}

/// What is known about a view: kept, so that a search that was ended can go on.
struct Sampled {
    view: View,
    seed: u64,
    chance: Chance,
    /// The layout that is being solved, or is next.
    next: [Cards; 4],
    layouts: Vec<[Cards; 4]>,
    /// The tricks of the player's side in all, by card and layout.
    tricks: Vec<Vec<u8>>,
    /// The solver's count when it began.
    since: u64,
}

/// A card and how it does.
struct Candidate {
    card: Card,
    /// The layouts in which it reaches the player's goal double dummy.
    hope: Layouts,
    /// The number of layouts in which it is known to reach it.
    reached: u32,
    /// Tricks in all layouts together.
    tricks: u32,
}

impl Sampler {
    /// A player who solves so many layouts for each card, from 1 to [`MOST_LAYOUTS`], and searches them for his next `moves`
    /// cards. With one move no search is needed.
    pub fn new(worlds: u32, moves: u32) -> Self {
        Self { worlds: (worlds as usize).clamp(1, MOST_LAYOUTS), moves, solver: Solver::default(), sampled: None }
    }

    /// What is known about the view; new if it was about another.
    fn recall(&mut self, view: &View, seed: u64) -> Sampled {
        let known = self.sampled.take().filter(|known| known.seed == seed && known.view == *view);
        known.unwrap_or_else(|| {
            let mut chance = Chance::new(seed);
            let next = sample(view, &mut chance);
            let tricks = vec![Vec::new(); view.playable().len() as usize];
            let since = self.solver.nodes();
            Sampled { view: view.clone(), seed, chance, next, layouts: Vec::new(), tricks, since }
        })
    }

    /// Solves layouts until there are enough or the control ends it.
    fn solve(&mut self, known: &mut Sampled, control: &Control) {
        let play = known.view.play();
        let taken = play.tricks(play.to_move().side());
        while known.layouts.len() < self.worlds {
            let left = rest(control, self.solver.nodes() - known.since);
            let strain = known.view.contract().strain();
            let position = Position::trusted(known.next, strain, play.leader(), play.trick());
            let Some(values) = self.solver.cards(&position, &left) else { break };
            for (tricks, (_, value)) in known.tricks.iter_mut().zip(values) {
                tricks.push(taken + value);
            }
            known.layouts.push(known.next);
            known.next = sample(&known.view, &mut known.chance);
        }
    }

    /// Looks ahead from the candidates as far as the control allows; they are then known better. Returns how far.
    fn search(&mut self, known: &Sampled, candidates: &mut Vec<Candidate>, control: &Control) -> u32 {
        let view = &known.view;
        let play = view.play();
        let side = play.to_move().side();
        let task = Task {
            side,
            seen: [view.seat(), play.dummy()],
            chosen: if view.seat() == play.declarer() { &[play.declarer(), play.dummy()] } else { &[view.seat()] },
            strain: view.contract().strain(),
            leader: play.leader(),
            need: i32::from(view.aim(side)) - i32::from(play.tricks(side)),
        };
        let mut search = AlphaMu::new(&task, &mut self.solver, control, known.since);
        for moves in 2..=self.moves {
            // The floor of a card is what another is known to reach: who cannot reach more than that need not be known better.
            let mut best = 0;
            let mut reached = Vec::with_capacity(candidates.len());
            for candidate in &*candidates {
                let Candidate { card, hope, .. } = *candidate;
                let floor = u32::saturating_sub(best, 1);
                let Ok(count) = search.reach(&known.layouts, play.trick(), card, moves, hope, floor) else {
                    return moves - 1;
                };
                best = best.max(count);
                reached.push(count);
            }
            for (candidate, reached) in candidates.iter_mut().zip(reached) {
                candidate.reached = reached;
            }
            // Cards that reach it as often stay in the order in which they looked from less far.
            candidates.sort_by_key(|candidate| std::cmp::Reverse(candidate.reached));
        }
        self.moves
    }
}

/// The best first; among equals the lowest card, which gives least away.
fn sort(candidates: &mut [Candidate]) {
    candidates.sort_by_key(|candidate| {
        (std::cmp::Reverse((candidate.reached, candidate.tricks)), candidate.card.rank(), candidate.card)
    });
}

impl Brain<Bridge> for Sampler {
    /// Scores are those of an [`Expectation`]. Ended before the first layout is solved, it plays by the rules of thumb, and all
    /// scores are 0.
    fn think(&mut self, view: &View, control: &Control) -> Option<Thought<Card>> {
        let cards: Vec<Card> = view.playable().iter().collect();
        let first = *cards.first()?;
        if cards.len() == 1 {
            return Some(Thought::choice(first));
        }
        let mut known = self.recall(view, control.seed);
        self.solve(&mut known, control);
        let aim = view.aim(view.play().to_move().side());
        let candidate = |(&card, tricks): (&Card, &Vec<u8>)| {
            let reached = tricks.iter().enumerate().filter(|&(_, &tricks)| tricks >= aim);
            let hope = reached.fold(0, |set: Layouts, (index, _)| set | 1 << index);
            let tricks = tricks.iter().map(|&tricks| u32::from(tricks)).sum();
            Candidate { card, hope, reached: hope.count_ones(), tricks }
        };
        let mut candidates: Vec<Candidate> = cards.iter().zip(&known.tricks).map(candidate).collect();
        sort(&mut candidates);
        let layouts = known.layouts.len();
        // After the opening lead dummy tells all layouts apart: nothing to look ahead for.
        let is_ready = layouts == self.worlds && view.dummy().is_some();
        let depth = if is_ready { self.search(&known, &mut candidates, control) } else { 1 };
        let nodes = self.solver.nodes() - known.since;
        self.sampled = Some(known);
        if layouts == 0 {
            // Nothing is known of the cards: the rules of thumb choose.
            let choice = Classic::Simple.choose(view)?;
            candidates.sort_by_key(|candidate| candidate.card != choice);
        }
        let mean = |sum: u32, unit: u32| (sum * unit + layouts as u32 / 2).checked_div(layouts as u32);
        let score = |candidate: &Candidate| {
            let per_mille = mean(candidate.reached, 1000)? as i32;
            let hundredths = mean(candidate.tricks, 100)? as i32;
            Some(Expectation { per_mille, hundredths }.score())
        };
        let ranked: Vec<Ranked<Card>> = candidates
            .iter()
            .map(|candidate| Ranked { mv: candidate.card, score: score(candidate).unwrap_or(0) })
            .collect();
        let best = *ranked.first()?;
        Some(Thought { best: best.mv, score: best.score, exact: false, depth, nodes, pv: vec![best.mv], ranked })
    }
}
