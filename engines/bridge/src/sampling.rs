//! Play with imperfect information by solving sampled layouts (Levy 1989; Ginsberg 2001, *GIB: Imperfect Information in a
//! Computationally Challenging Game*).

use parlour_core::{Brain, Chance, Control, Ranked, Thought};

use crate::card::Card;
use crate::rules::Bridge;
use crate::solver::{Position, Solver};
use crate::view::View;
use crate::worlds::sample;

/// Score of a layout in which the contract comes out as the player wants, against one for a trick.
const RESULT: i64 = 100;

/// A player who solves layouts, and plays the card that does best on average.
pub struct Sampler {
    worlds: u32,
    solver: Solver,
}

impl Sampler {
    /// A player who solves at most so many layouts for each card.
    pub fn new(worlds: u32) -> Self {
        Self { worlds: worlds.max(1), solver: Solver::default() }
    }
}

impl Brain<Bridge> for Sampler {
    /// Scores are thousandths of: 100 for a contract made (declarer) or defeated (defence), and one for each trick. At least
    /// one layout is begun whatever the limits.
    fn think(&mut self, view: &View, control: &Control) -> Option<Thought<Card>> {
        let cards: Vec<Card> = view.playable().iter().collect();
        let first = *cards.first()?;
        if cards.len() == 1 {
            return Some(Thought::choice(first));
        }
        let play = view.play();
        let side = play.to_move().side();
        let declares = side == play.declarer().side();
        let needed = i64::from(view.contract().tricks());
        let mut chance = Chance::new(control.seed);
        let mut totals = vec![0_i64; cards.len()];
        let mut solved = 0;
        let before = self.solver.nodes();
        while solved < self.worlds {
            let nodes = self.solver.nodes() - before;
            if solved > 0 && control.must_end(nodes) {
                break;
            }
            let hands = sample(view, &mut chance);
            let Ok(position) = Position::new(hands, view.contract().strain(), play.leader(), play.trick()) else {
                break;
            };
            let Some(values) = self.solver.cards(&position, control) else { break };
            for (total, (_, tricks)) in totals.iter_mut().zip(values) {
                let all = i64::from(tricks + play.tricks(side));
                let reached = if declares { all >= needed } else { all > 13 - needed };
                *total += all + if reached { RESULT } else { 0 };
            }
            solved += 1;
        }
        let mut ranked: Vec<Ranked<Card>> = cards
            .iter()
            .zip(&totals)
            .map(|(&mv, &total)| Ranked { mv, score: (total * 1000 / i64::from(solved.max(1))) as i32 })
            .collect();
        // Among equals the lowest card: it gives least away.
        ranked.sort_by_key(|ranked| (std::cmp::Reverse(ranked.score), ranked.mv.rank()));
        let best = ranked.first()?;
        Some(Thought {
            best: best.mv,
            score: best.score,
            exact: false,
            depth: 0,
            nodes: self.solver.nodes() - before,
            pv: vec![best.mv],
            ranked,
        })
    }
}
