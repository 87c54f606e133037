//! Who hints and looks back: with all hands seen he knows, at the table he expects.

use parlour_core::{Brain, Control, Ranked, Thought};

use crate::alpha_mu::rest;
use crate::card::Card;
use crate::certain;
use crate::classic::Classic;
use crate::rules::Bridge;
use crate::sampling::Sampler;
use crate::solver::{Position, Solver};
use crate::view::View;

/// The layouts that are solved where hands are hidden.
const LAYOUTS: u32 = 60;

/// The analyst of bridge. An open view is solved double dummy: every card has its exact [`score`]. Of any other view a
/// [`Sampler`] says what to [expect](crate::sampling::Expectation); asked for one line alone, the analyst says what is
/// [`certain`] whatever the hidden cards are.
#[derive(Default)]
pub struct Analyst {
    seeing: Seeing,
    seated: Option<Sampler>,
}

impl Brain<Bridge> for Analyst {
    fn think(&mut self, view: &View, control: &Control) -> Option<Thought<Card>> {
        match view.open() {
            Some(hands) => {
                let play = view.play();
                let position = Position::trusted(hands, view.contract().strain(), play.leader(), play.trick());
                self.seeing.think(view, &position, control)
            }
            None if control.lines == Some(1) => certain::think(view, control),
            None => self.seated.get_or_insert_with(|| Sampler::new(LAYOUTS, 1)).think(view, control),
        }
    }
}

/// The exact score of a side that takes `tricks` in all and reaches its aim with `aim` ([`View::aim`]): two for every trick,
/// positive where the aim is reached, and the other side's with the sign changed: `2 · (tricks − aim) + 1`.
pub const fn score(tricks: u8, aim: u8) -> i32 {
    2 * (tricks as i32 - aim as i32) + 1
}

/// The tricks in all that an exact [`score`] stands for.
pub const fn tricks(score: i32, aim: u8) -> u8 {
    ((score - 1) / 2 + aim as i32) as u8
}

/// Who sees all hands.
#[derive(Default)]
struct Seeing {
    solver: Solver,
    known: Known,
}

/// What is known about a view: kept, so that a search that was ended can go on.
#[derive(Default)]
struct Known {
    view: Option<View>,
    /// Cards with the tricks that the side to move then takes of those left.
    values: Vec<(Card, u8)>,
    /// The solver's count when it began.
    since: u64,
}

impl Seeing {
    /// Thinks about an open view and its position. Ended early, it has no value for the cards it did not come to, and ranks
    /// them last; what it thinks is exact when it knows all of them.
    fn think(&mut self, view: &View, position: &Position, control: &Control) -> Option<Thought<Card>> {
        let cards: Vec<Card> = position.playable().iter().collect();
        if self.known.view.as_ref() != Some(view) {
            self.known = Known { view: Some(view.clone()), values: Vec::new(), since: self.solver.nodes() };
        }
        while let Some(&card) = cards.get(self.known.values.len()) {
            let left = self.rest(control);
            let Some(tricks) = self.solver.card(position, card, &self.known.values, &left) else { break };
            self.known.values.push((card, tricks));
        }
        let side = view.play().to_move().side();
        let (taken, aim) = (view.play().tricks(side), view.aim(side));
        let value = |tricks: u8| score(taken + tricks, aim);
        let least = self.known.values.iter().map(|&(_, tricks)| tricks).min().map_or(0, value);
        let known = self.known.values.iter().map(|&(mv, tricks)| Ranked { mv, score: value(tricks) });
        let unknown = cards.iter().skip(known.len()).map(|&mv| Ranked { mv, score: least });
        let mut ranked: Vec<Ranked<Card>> = known.chain(unknown).collect();
        let exact = self.known.values.len() == cards.len();
        // Among equals the lowest card gives least away; where nothing is known the rules of thumb choose.
        let habit = if self.known.values.is_empty() { Classic::Simple.choose(view) } else { None };
        ranked.sort_by_key(|ranked| (-ranked.score, Some(ranked.mv) != habit, ranked.mv.rank(), ranked.mv));
        let best = *ranked.first()?;
        let pv = if exact { self.line(position, best.mv, control) } else { vec![best.mv] };
        let depth = if exact { 4 * position.tricks_left() - view.play().trick().len() as u32 } else { 0 };
        let nodes = self.solver.nodes() - self.known.since;
        Some(Thought { best: best.mv, score: best.score, exact, depth, nodes, pv, ranked })
    }

    /// The best play from a card on to the end of the trick, or of the deal where one line is asked for; the lowest of the best
    /// cards each time, and less if the control ends it.
    fn line(&mut self, position: &Position, card: Card, control: &Control) -> Vec<Card> {
        let mut line = vec![card];
        let mut next = position.after(card);
        let to_the_end = control.lines == Some(1);
        let goes_on = |position: &Position| position.is_in_trick() || to_the_end && position.tricks_left() > 0;
        while let Some(position) = next.filter(goes_on) {
            let left = self.rest(control);
            let Some(values) = self.solver.cards(&position, &left) else { break };
            let best =
                values.into_iter().max_by_key(|&(card, tricks)| (tricks, std::cmp::Reverse((card.rank(), card))));
            let Some((card, _)) = best else { break };
            line.push(card);
            next = position.after(card);
        }
        line
    }

    /// What is left of the limits.
    fn rest(&self, control: &Control) -> Control {
        rest(control, self.solver.nodes() - self.known.since)
    }
}
